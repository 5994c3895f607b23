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
from bigapple.games.king_of_new_york.cards.table import CARDS, KEEP_CARDS
from bigapple.match import Action, Match

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
    game: str = "manhattan"
    start: dict[str, Any] | None = None
    """The position that the match begins from, if it is not dealt."""


def everything(players: int, edition: str) -> dict[str, Any]:
    """All variants that go together."""
    options: dict[str, Any] = {"progressive": True, "anti_trust": "player"}
    if edition == "2018":
        options |= {"urban_rules": True, "megacity": "all", "monster": "baby"}
    else:
        options |= {"monster": "godzilla"}
    return options | ({"sides": "adjacent"} if players == 2 else {})


def plan() -> list[Golden]:
    return [*plan_manhattan(), *plan_king()]


def plan_manhattan() -> list[Golden]:
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


def all_cards(players: int) -> dict[str, Any]:
    """A position in which every keep card has an owner: much happens in few turns."""
    names = [card.name for card in CARDS[:KEEP_CARDS]]
    monsters: list[dict[str, Any]] = [
        {"cards": names[player::players], "energy": 12, "webs": 1, "curses": 1}
        for player in range(players)
    ]
    monsters[1]["place"] = "lower"
    units = {"bronx": {"infantry": 2, "jet": 1}, "manhattan": {"infantry": 1, "tank": 1}}
    return {"monsters": monsters, "units": units}


# How a game can end (K10), and a seed of a short game that ends so.
ENDINGS: dict[str, tuple[int, str]] = {
    "stars": (2, "king-2-68"),
    "survivor": (3, "king-3-147"),
    "own-death": (3, "king-3-20"),
    "nobody": (4, "king-4-5"),
}
# Random play comes to these endings only from positions that are close to them.
PAINBOW: dict[str, Any] = {
    "monsters": [
        {"place": "bronx", "cards": ["painbow", "stomp", "hailing-cabs", "extra-head"]},
        {"place": "lower"},
    ]
}
STARS_OF_ANOTHER: dict[str, Any] = {
    "monsters": [
        {"place": "bronx"},
        {"place": "lower", "stars": 19, "cards": ["tourist"]},
        {"place": "queens", "stars": 7},
    ],
    "souvenirs": {"manhattan": 1},
}


def plan_king() -> list[Golden]:
    """King of New York: all numbers of monsters, options, and ways in which a game can end."""
    games = []

    def add(name: str, players: int, seed: str | None = None, **more: Any) -> None:
        options = {"players": players} | more.pop("options", {})
        full = f"king-{players}-{name}"
        games.append(Golden(full, options, seed or full, game="king-of-new-york", **more))

    for players in (2, 3, 4, 5, 6):
        add("base", players)
    for players in (5, 6):
        add("one", players, options={"two_in_manhattan": False})
    add("given", 3, options={"monsters": ["kong", "rob", "mantis"], "first_player": 2})
    for players in (2, 4):
        add("undo", players, undo=True)
    for players in (3, 6):
        add("cards", players, start=all_cards(players))
    for name, (players, seed) in ENDINGS.items():
        add(name, players, seed)
    add("painbow", 2, "king-2-painbow-9", start=PAINBOW)
    add("stars-of-another", 3, "king-3-stars-of-another-397", start=STARS_OF_ANOTHER)
    return games


def begin(golden: Golden) -> Match:
    if golden.start is None:
        return bigapple.new(golden.game, seed=golden.seed, **golden.options)
    head = {"game": golden.game, "options": golden.options, "seed": golden.seed}
    return bigapple.load(head | golden.start)


def choices(match: Match) -> list[Action]:
    """What is chosen from, in an order that does not depend on how the engine lists it."""
    return sorted(match.legal, key=lambda action: action.index)


def finish(match: Match, chooser: random.Random, undo: bool) -> None:
    """Plays on to the end; with undo, things are taken back on the way."""
    played = 0
    while match.actor is not None:
        match.play(chooser.choice(choices(match)))
        played += 1
        if undo and played % TAKEN_BACK_EVERY == 0:
            for _ in range(1 + played % 2):
                match.undo()


def play(golden: Golden) -> Match:
    """A whole match, the same one every time."""
    match = begin(golden)
    chooser = random.Random(golden.seed)
    finish(match, chooser, golden.undo)
    if golden.undo:  # The end of a game can be taken back too.
        match.undo()
        finish(match, chooser, undo=False)
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
