"""Small positions of King of New York for tests: monsters, and whatever else matters."""

from __future__ import annotations

from typing import Any

import bigapple
from bigapple.match import Match


def monster(place: str | None = None, **facts: Any) -> dict[str, Any]:
    """A monster at a place (bronx, queens, brooklyn, staten-island, lower, midtown, upper, or
    lower-5-6, … for the second space), with hearts, stars, energy, cards, webs, curses, …"""
    return ({} if place is None else {"place": place}) | facts


def table(
    monsters: list[dict[str, Any]], *, options: dict[str, Any] | None = None, **keys: Any
) -> Match:
    """A match that goes on from a position. `keys` are those of the position's document."""
    document = {
        "game": "king-of-new-york",
        "options": {"players": len(monsters)} | (options or {}),
        "seed": 1,
        "monsters": monsters,
    }
    return bigapple.load(document | keys)


def facts(match: Match, player: int) -> dict[str, Any]:
    """What a position says about one player's monster."""
    found: dict[str, Any] = match.position()["monsters"][player]
    return found


def texts(match: Match) -> list[str]:
    """The texts of the legal actions."""
    return [action.text for action in match.legal]


def refused(match: Match, text: str, player: int | None = None) -> str | None:
    """The clause by which an action is refused, or None if it is legal."""
    refusal = match.why_not(text, player)
    return None if refusal is None else refusal.clause
