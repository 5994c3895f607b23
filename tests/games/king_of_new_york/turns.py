"""Moments in a turn, and whole turns, for tests."""

from __future__ import annotations

from typing import Any

from bigapple.engine.events import Event
from bigapple.match import Match
from tests.games.king_of_new_york.positions import QUIET, monster, table, texts


def at(decision: str, monsters: list[dict[str, Any]] | None = None, **keys: Any) -> Match:
    """A position in a phase of player 0's turn."""
    monsters = [monster("bronx"), monster("brooklyn")] if monsters is None else monsters
    if decision in ("reroll", "resolve"):
        keys = {"dice": "EEEEEE"} | keys
    if decision == "reroll":
        keys = {"rerolls_left": 2} | keys
    return table(monsters, decision=decision, **({"market": QUIET} | keys))


def finish(match: Match) -> None:
    """Plays the rest of a turn with nothing but energy, from wherever it stands."""
    player = match.position()["active"]
    while match.decision != "over":
        if match.decision == "roll":
            match.script(["die E"] * 6)
        text = {"roll": "roll", "reroll": "keep", "resolve": "resolve E", "buy": "end"}
        last = match.decision == "buy"
        match.play(text.get(match.decision, texts(match)[0]))
        if last:
            return
        assert match.position()["active"] == player


def turns(match: Match, count: int) -> list[int | None]:
    """Who plays the next turns, beginning with the end of the current one."""
    order = []
    for _ in range(count):
        finish(match)
        order.append(match.actor)
    return order


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]
