"""Player 0 buys, for tests."""

from __future__ import annotations

from typing import Any

from bigapple.engine.events import Event
from bigapple.games.king_of_new_york.cards.table import CARDS
from bigapple.match import Match
from tests.games.king_of_new_york.positions import facts, monster, table

ALL = [card.name for card in CARDS]
KEEP = [card.name for card in CARDS if card.keep]
BOROUGHS = ("bronx", "queens", "brooklyn", "staten-island", "midtown")
CHEAPER = {
    "brooklyn-bridge": (6, ("brooklyn",)),
    "central-park": (5, ("midtown",)),
    "columbia-university": (6, ("midtown",)),
    "coney-island": (4, ("brooklyn",)),
    "drink-the-hudson": (12, ("midtown", "brooklyn", "staten-island")),
    "flatiron-building": (3, ("midtown",)),
    "holland-tunnel": (9, ("midtown",)),
    "the-unisphere": (5, ("queens",)),
    "yankee-stadium": (9, ("bronx",)),
}
NOWHERE_CHEAPER = {
    "new-york-marathon": 6,
    "next-stage": 4,
    "photo-op": 4,
    "power-substation": 5,
    "subway": 10,
    "tesla-cannon": 5,
    "drain": 4,
    "king-of-queens": 5,
    "shadow-double": 12,
}


def buying(*market: str | None, place: str = "bronx", others: int = 1, **keys: Any) -> Match:
    """Player 0 buys; `energy`, `hearts`, `cards`, … are its own, the rest the position's."""
    own = ("energy", "hearts", "stars", "cards", "webs", "curses", "extra_turns")
    mine = {key: keys.pop(key) for key in own if key in keys}
    homes = [home for home in ("queens", "brooklyn", "staten-island") if home != place]
    monsters = [monster(place, **mine), *[monster(home) for home in homes[:others]]]
    return table(monsters, decision="buy", market=list(market), **keys)


def market(match: Match) -> list[str | None]:
    found: list[str | None] = match.position()["market"]
    return found


def energy(match: Match, player: int = 0) -> int:
    return int(facts(match, player)["energy"])


def kinds(events: list[Event], *wanted: str) -> list[str]:
    return [event.kind for event in events if event.kind in wanted]
