"""The Bronx, about to be destroyed, for tests."""

from __future__ import annotations

from collections import Counter
from typing import Any

from bigapple.match import Match
from tests.games.king_of_new_york.positions import QUIET, facts, monster, table

BUILDINGS = {
    "high-rise-1": (1, (1, 0, 0), "infantry"),
    "high-rise-2": (2, (2, 0, 0), "jet"),
    "high-rise-3": (3, (3, 0, 0), "tank"),
    "power-plant-2": (2, (0, 2, 0), "jet"),
    "power-plant-3": (3, (0, 3, 0), "tank"),
    "hospital-2": (2, (0, 0, 2), "jet"),
    "hospital-3": (3, (0, 0, 3), "tank"),
}
UNITS = {
    "infantry": (2, (0, 0, 1)),
    "jet": (3, (0, 2, 0)),
    "tank": (4, (3, 0, 0)),
}


def wrecking(count: int, bronx: list[str | None], *, other_dice: str = "", **keys: Any) -> Match:
    """Player 0, in the Bronx with 5♥, is about to resolve so many D."""
    dice = ("D" * count + other_dice + "E" * 6)[:6]
    monsters = [monster("bronx", hearts=5), monster("lower")]
    given = {"monsters": monsters, "piles": {"bronx": bronx}, "market": QUIET} | keys
    return table(given.pop("monsters"), decision="resolve", dice=dice, **given)


def bare(**units: int) -> dict[str, Any]:
    """The Bronx with these units and not a single tile; the rest of its tiles are trophies."""
    trophies = {"infantry": 9 - sum(units.values())}
    return {
        "monsters": [monster("bronx", hearts=5), monster("lower", trophies=trophies)],
        "units": {"bronx": units},
    }


def gained(match: Match, player: int = 0) -> tuple[int, int, int]:
    """Stars, energy and hearts since the monster had 0, 0 and 5."""
    found = facts(match, player)
    return found["stars"], found["energy"], found["hearts"] - 5


def units_in(match: Match, borough: str) -> Counter[str]:
    """The units of a borough, new ones too."""
    document = match.position()
    old, new = (document[key].get(borough, {}) for key in ("units", "new_units"))
    return Counter(old) + Counter(new)


def bare_but(tile: str) -> dict[str, Any]:
    """The Bronx with one building and nothing under it: its other eight tiles are trophies."""
    trophies = {"infantry": 8}
    return {
        "monsters": [monster("bronx", hearts=5), monster("lower", trophies=trophies)],
        "below": {"bronx": [0, 0, 0]},
    }
