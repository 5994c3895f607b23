"""The ladder: every level and character of both games against each other, as docs/strength.md.

    .venv/bin/python -m tools.ladder [--games 3000] [--players 2] [--write docs/strength.md]

It plays one tournament of the arena for each game and number of players. Started again, it goes
on where it was; with more games it adds to those that it has. The results stay in build/ladder.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from bigapple.arena.report import Report
from bigapple.arena.results import load
from bigapple.bots import CHARACTERS, LEVELS
from bigapple.cli import main as bigapple_command
from bigapple.games import MODULES

BOTS = (*LEVELS, *CHARACTERS, "greedy", "random")
INTRODUCTION = """# How strong the bots are

Written by `make ladder` (`{command}`): tournaments of all levels and characters against each other,
with *greedy* and *random*, as [the arena](arena.md) plays and rates them. Ratings are points as in
chess: with 400 more one is ten times as likely to win; *greedy*, which never changes, has 1000.
Intervals are of 95 %. Games are base games, bots think on one core, and a level is a number of
playouts, whatever the machine.
"""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3000, help="of each tournament")
    parser.add_argument("--players", default="2", help="numbers, with commas between them")
    parser.add_argument("--jobs")
    parser.add_argument("--ray")
    parser.add_argument("--results", type=Path, default=Path("build/ladder"))
    parser.add_argument("--write", type=Path, default=Path("docs/strength.md"))
    arguments = parser.parse_args()
    arguments.results.mkdir(parents=True, exist_ok=True)
    command = f"python -m tools.ladder --games {arguments.games} --players {arguments.players}"
    sections = [INTRODUCTION.format(command=command)]
    for game in sorted(MODULES):
        for players in arguments.players.split(","):
            kept = arguments.results / f"{game}-{players}.parquet"
            line = ["arena", *BOTS, "--game", game, "--players", players, "--out", str(kept)]
            line += ["--games", str(arguments.games), "--language", "en"]
            for option in ("jobs", "ray"):
                if getattr(arguments, option) is not None:
                    line += [f"--{option}", getattr(arguments, option)]
            code = bigapple_command(line)
            if code:
                return code
            sections.append(Report(*load(kept)).markdown())
    arguments.write.write_text("\n".join(sections), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
