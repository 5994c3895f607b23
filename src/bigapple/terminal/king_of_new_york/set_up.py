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
        said = [_each(look, names[e["player"] or 0], _monster(look, e["monster"])) for e in found]
        lines.append(look.text("king-table-news-monsters", monsters=", ".join(said)))
    found = [event for event in events if event.kind == "start-rolled"]
    if found:
        lines.append(look.text("king-table-news-start", rolls=_start_rolls(found, look, names)))
    found = [event for event in events if event.kind == "tile-revealed"]
    if found and not drawn:
        said = [_piles(look, borough, found) for borough in range(BOROUGHS)]
        lines.append(look.text("king-table-news-piles", piles=_parts(look, said)))
    found = [event for event in events if event.kind == "card-revealed"]
    if found and not drawn:
        cards = [look.say(words.card(event["card"] or 0)) for event in found]
        lines.append(look.text("king-table-news-cards", cards=", ".join(cards)))
    return lines


def _each(look: Look, who: str, what: str | int) -> str:
    return look.text("king-table-news-each", who=who, what=what)


def _parts(look: Look, said: Sequence[str]) -> str:
    return look.text("parts-separator").join(said)


def _start_rolls(events: Sequence[Event], look: Look, names: Sequence[str]) -> str:
    """The rolls for the start; who shares the most rolls again, and that is told apart (K2.4)."""
    rounds: list[dict[int, str]] = [{}]
    for event in events:
        player = event["player"] or 0
        if player in rounds[-1]:
            rounds.append({})
        rounds[-1][player] = _each(look, names[player], event["attacks"] or 0)
    first, *rest = (", ".join(rolls.values()) for rolls in rounds)
    again = (look.text("king-table-news-start-again", rolls=rolls) for rolls in rest)
    return _parts(look, [first, *again])


def _monster(look: Look, number: int | None) -> str:
    return look.say(words.monster(number or 0))


def _piles(look: Look, borough: int, events: Iterable[Event]) -> str:
    tiles = [e["tile"] or 0 for e in events if (e["pile"] or 0) // PILES_IN_BOROUGH == borough]
    said = ", ".join(look.say(words.tile(tile)) for tile in tiles)
    return _each(look, look.say(words.borough(borough)), said)
