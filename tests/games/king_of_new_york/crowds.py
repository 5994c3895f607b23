"""Five and six monsters at their places, for tests."""

from __future__ import annotations

from typing import Any

from tests.games.king_of_new_york.positions import monster

HOMES = ("bronx", "queens", "brooklyn", "staten-island", "bronx", "queens")
FIRST = ("lower", "midtown", "upper")
SECOND = ("lower-5-6", "midtown-5-6", "upper-5-6")
Monster = dict[str, Any]


def six(*places: str, **changed: Monster) -> list[Monster]:
    """Monsters at these places, then at home; `p2={...}` says more about player 2's."""
    return [
        monster(place) | changed.get(f"p{player}", {})
        for player, place in enumerate([*places, *HOMES[len(places) :]])
    ]


def five(*places: str, **changed: Monster) -> list[Monster]:
    return six(*places, **changed)[:5]
