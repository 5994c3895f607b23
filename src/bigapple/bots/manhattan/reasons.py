"""What speaks for an action in Manhattan: what it scores, and what it keeps rivals from scoring."""

from __future__ import annotations

from collections.abc import Hashable

from bigapple.engine.events import Event, Written, empty_log
from bigapple.games.manhattan.happenings import CHOOSE
from bigapple.games.manhattan.scoring import score_board
from bigapple.games.manhattan.state import Game
from bigapple.games.manhattan.table import owner_of_colour

UNTOLD = frozenset({"built", "blocks-chosen", "card-drawn", "pile-shuffled"})
"""They only repeat the action, or say nothing of it."""
ROOM = 64


def is_telling(event: Event, player: int) -> bool:
    return event.kind not in UNTOLD


def worth_of(game: Game, event: Event, player: int) -> float:
    """In points; those of each rival count against the player as their share."""
    if event.kind != "scored":
        return 0.0
    points = float(event["points"] or 0)
    if owner_of_colour(game, int(event["colour"] or 0)) == player:
        return points
    # Which blocks are chosen says too little about where rivals will score.
    return 0.0 if game.decision == CHOOSE else -points / (game.players - 1)


def likeness(event: Event) -> Hashable:
    """The same whatever the points."""
    named = ("criterion", "colour", "place")
    return event.kind, *(event.arguments.get(name) for name in named)


def turns_ahead(game: Game) -> int:
    return 1


def ends_turn(event: Event, player: int) -> bool:
    """A round is what decides."""
    return event.kind == "round-scored"


def scored_now(game: Game) -> Written:
    """The events of a scoring before its time."""
    log = empty_log(ROOM)
    score_board(game, log)
    return log
