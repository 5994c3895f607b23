"""Takes games of the ladder over from an earlier version, where they still come out the same.

    .venv/bin/python -m tools.adopt [--seconds 20]

A comment in a bot makes it another version, and its games another tournament's. Of each row some
games are played again, two at least and more for so many seconds. Where they come out as before,
the row is taken over; where not, it is put aside, to be played anew.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from pathlib import Path

from bigapple.arena.parquet import write_parquet
from bigapple.arena.playing import Played, play, prepare
from bigapple.arena.results import load
from bigapple.arena.schedule import Fixture, Tournament, schedule
from bigapple.arena.version import engine_version
from bigapple.cli import DONE, REFUSED
from bigapple.errors import BigAppleError

FEWEST = 2
MOST = 40


def drawn(plan: Tournament, games: Mapping[int, Played]) -> Iterator[Fixture]:
    """The fixtures of games, by lot."""
    fixtures = [one for one in islice(schedule(plan), max(games) + 1) if one.number in games]
    random.Random(plan.engine_version).shuffle(fixtures)
    return iter(fixtures)


def comes_out_the_same(plan: Tournament, games: Mapping[int, Played], seconds: float) -> bool:
    """Whether the present bots play as those who played the games."""
    present = replace(plan, engine_version=engine_version(plan.game))
    prepare(present)
    end = time.monotonic() + seconds
    for count, fixture in enumerate(islice(drawn(plan, games), MOST)):
        if count >= FEWEST and time.monotonic() > end:
            break
        before = games[fixture.number]
        # How long they thought is the machine's affair.
        if replace(play(present, fixture), seconds=before.seconds) != before:
            return False
    return True


def adopt(path: Path, seconds: float, aside: Path) -> str:
    """What became of a row."""
    plan, games = load(path)
    present = engine_version(plan.game)
    if plan.engine_version == present:
        return "is of this version"
    if not comes_out_the_same(plan, games, seconds):
        aside.mkdir(parents=True, exist_ok=True)
        path.replace(aside / path.name)
        return "comes out otherwise, and is put aside"
    write_parquet(path, replace(plan, engine_version=present), games)
    return "comes out the same, and is taken over"


def main(given: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=20.0, help="of playing for each row")
    parser.add_argument("--results", type=Path, default=Path("docs/strength"))
    parser.add_argument("--aside", type=Path, default=Path("build/strength"))
    arguments = parser.parse_args(given)
    try:
        for path in sorted(arguments.results.glob("*.parquet")):
            became = adopt(path, arguments.seconds, arguments.aside)
            print(f"{path.name} {became}.", file=sys.stderr, flush=True)
    except BigAppleError as error:
        print(error, file=sys.stderr)
        return REFUSED
    return DONE


if __name__ == "__main__":
    sys.exit(main())
