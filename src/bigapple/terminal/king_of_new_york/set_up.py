"""The set-up of a game in a few lines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bigapple.engine.events import Event
from bigapple.games.king_of_new_york.components import BOROUGHS, PILES_IN_BOROUGH
from bigapple.games.king_of_new_york.people import words
from bigapple.terminal.king_of_new_york.look import Look


def parted(events: Sequence[Event]) -> tuple[list[Event], list[Event]]:
    """The events of the set-up, and those since the first monster has taken its place."""
    first = next((i for i, e in enumerate(events) if e.kind == "placed"), len(events))
    return list(events[:first]), list(events[first:])


def set_up_lines(
    events: Sequence[Event], look: Look, names: Sequence[str], *, drawn: bool
) -> list[str]:
    """The set-up in a few lines; piles and cards only where they are not drawn."""
    lines = []
    found = [event for event in events if event.kind == "monster-drawn"]
    if found:
        said = [f"{names[e['player'] or 0]}: {_monster(look, e['monster'])}" for e in found]
        lines.append(look.text("king-table-news-monsters", monsters=", ".join(said)))
    found = [event for event in events if event.kind == "start-rolled"]
    if found:
        said = [f"{names[e['player'] or 0]}: {e['attacks']}" for e in found]
        lines.append(look.text("king-table-news-start", rolls=", ".join(said)))
    found = [event for event in events if event.kind == "tile-revealed"]
    if found and not drawn:
        said = [_piles(look, borough, found) for borough in range(BOROUGHS)]
        lines.append(look.text("king-table-news-piles", piles="; ".join(said)))
    found = [event for event in events if event.kind == "card-revealed"]
    if found and not drawn:
        cards = [look.say(words.card(event["card"] or 0)) for event in found]
        lines.append(look.text("king-table-news-cards", cards=", ".join(cards)))
    return lines


def _monster(look: Look, number: int | None) -> str:
    return look.say(words.monster(number or 0))


def _piles(look: Look, borough: int, events: Iterable[Event]) -> str:
    tiles = [e["tile"] or 0 for e in events if (e["pile"] or 0) // PILES_IN_BOROUGH == borough]
    said = ", ".join(look.say(words.tile(tile)) for tile in tiles)
    return f"{look.say(words.borough(borough))}: {said}"
