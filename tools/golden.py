"""Writes the golden records of tests/golden: finished games, played at random from a fixed seed.

    .venv/bin/python tools/golden.py [NAME ...] [--force] [--into FOLDER]

NAME.record is the match, NAME.result.json what it must come to. They say what the rules gave when
they were written, so an existing file is only overwritten with --force: after a change of the
rules or of a format that is meant to change them.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import random
import sys
from pathlib import Path
from typing import Any, NamedTuple

import bigapple
from bigapple.engine.layout import to_bytes
from bigapple.match import Match

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"

VARIANTS: dict[str, dict[str, Any]] = {
    "base": {},
    "godzilla": {"monster": "godzilla"},
    "baby": {"monster": "baby"},
    "progressive": {"progressive": True},
    "trust": {"anti_trust": "player"},
}
ONLY_2018: dict[str, dict[str, Any]] = {
    "urban": {"urban_rules": True},
    "megacity": {"urban_rules": True, "megacity": "all"},
}
ONLY_TWO_PLAYERS: dict[str, dict[str, Any]] = {
    "trust-colour": {"anti_trust": "colour"},
    "adjacent": {"sides": "adjacent"},
}
TAKEN_BACK_EVERY = 13
"""In a game with undo, so often the last action or the last two are taken back."""


class Golden(NamedTuple):
    name: str
    options: dict[str, Any]
    seed: str
    undo: bool = False


def everything(players: int, edition: str) -> dict[str, Any]:
    """All variants that go together."""
    options: dict[str, Any] = {"progressive": True, "anti_trust": "player"}
    if edition == "2018":
        options |= {"urban_rules": True, "megacity": "all", "monster": "baby"}
    else:
        options |= {"monster": "godzilla"}
    return options | ({"sides": "adjacent"} if players == 2 else {})


def plan() -> list[Golden]:
    games = []
    for players in (2, 3, 4):
        for edition in ("2018", "1994"):
            variants = VARIANTS | {"everything": everything(players, edition)}
            variants |= ONLY_2018 if edition == "2018" else {}
            variants |= ONLY_TWO_PLAYERS if players == 2 else {}
            for variant, options in variants.items():
                name = f"{players}-{edition}-{variant}"
                games.append(Golden(name, {"players": players, "edition": edition} | options, name))
    stuck = {"progressive": True, "anti_trust": "player"}
    taken_back = {"urban_rules": True, "monster": "baby"}
    # These seeds lead to turns without a legal placement (M3.4).
    games.append(Golden("2-1994-discard", {"players": 2, "edition": "1994"} | stuck, "discard-0"))
    games.append(Golden("4-2018-discard", {"players": 4, "edition": "2018"} | stuck, "discard-17"))
    for players in (2, 4):
        name = f"{players}-2018-undo"
        options = {"players": players, "edition": "2018"} | taken_back
        games.append(Golden(name, options, name, undo=True))
    return games


def play(golden: Golden) -> Match:
    """A whole match, the same one every time."""
    match = bigapple.new("manhattan", seed=golden.seed, **golden.options)
    chooser = random.Random(golden.seed)
    played = 0
    while match.actor is not None:
        match.play(chooser.choice(match.legal))
        played += 1
        if golden.undo and played % TAKEN_BACK_EVERY == 0:
            for _ in range(1 + played % 2):
                match.undo()
    if golden.undo:  # The end of a game can be taken back too.
        match.undo()
        match.play(chooser.choice(match.legal))
    return match


def result(match: Match) -> dict[str, Any]:
    outcome = match.outcome
    assert outcome is not None
    return {
        "sha256": hashlib.sha256(to_bytes(match.game)).hexdigest(),
        "scores": outcome.scores,
        "ranking": outcome.ranking,
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("names", nargs="*", metavar="NAME", help="only these games")
    parser.add_argument("--force", action="store_true", help="overwrite files that exist")
    parser.add_argument("--into", type=Path, default=FOLDER, metavar="FOLDER")
    arguments = parser.parse_args()
    games = {golden.name: golden for golden in plan()}
    for name in arguments.names:
        if name not in games:
            parser.error(f"no such game: {name}; there are {', '.join(games)}")
    chosen = [games[name] for name in arguments.names or games]
    folder: Path = arguments.into
    files = {
        g.name: (folder / f"{g.name}.record", folder / f"{g.name}.result.json") for g in chosen
    }
    existing = [file.name for pair in files.values() for file in pair if file.exists()]
    if existing and not arguments.force:
        print(f"not overwritten without --force: {', '.join(existing)}", file=sys.stderr)
        return 1
    for golden in chosen:
        match = play(golden)
        record, expected = files[golden.name]
        record.write_text(match.record(), "utf-8", newline="\n")
        expected.write_text(json.dumps(result(match)) + "\n", "utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
