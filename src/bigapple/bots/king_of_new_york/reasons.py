"""What speaks for an action in King of New York: what a monster comes by until its next turn."""

from __future__ import annotations

from collections.abc import Hashable

from bigapple.engine.events import Event, Written, empty_log
from bigapple.games.king_of_new_york.happenings import PLACE
from bigapple.games.king_of_new_york.state import Game

UNTOLD = frozenset(
    {"placed", "resolved", "stayed", "paid", "rerolled", "rolled", "bought", "swept", "moved"}
    | {"turn-started", "card-revealed", "tile-revealed"}
)
"""They only repeat the action, or say nothing of it."""

WORTH = {
    "stars-gained": 1.0,
    "stars-lost": -1.0,
    "energy-gained": 0.4,
    "healed": 0.6,
    "hearts-lost": -0.6,
    "damaged": -0.6,
    "superstar-taken": 2.0,
    "statue-taken": 2.0,
    "extra-turn": 2.0,
    "eliminated": -20.0,
    "game-won": 20.0,
}
"""For the monster it happens to, each ★, ⚡ or ♥ of it."""
RIVALS = 0.5
"""How much of that, the other way round, is what it means to a rival."""


def is_telling(event: Event, player: int) -> bool:
    """A rival that has to move is more than a repetition."""
    return event.kind not in UNTOLD or (event.kind == "moved" and event["player"] != player)


def worth_of(game: Game, event: Event, player: int) -> float:
    each = WORTH.get(event.kind)
    if each is None:
        return 0.0
    worth = each * float(event.arguments.get("count", 1) or 0)
    if event["player"] == player:
        return worth
    # What rivals come by in their own ways is no consequence of the action.
    is_ours = event.arguments.get("source") == player or event.kind in ("eliminated", "game-won")
    return -RIVALS * worth if is_ours else 0.0


def likeness(event: Event) -> Hashable:
    """The same whatever the count; each cause apart."""
    named = ("player", "cause", "source", "card")
    return event.kind, *(event.arguments.get(name) for name in named)


def turns_ahead(game: Game) -> int:
    """Until the monster's turn begins; where it starts from shows in its first turn only."""
    return 2 if game.decision == PLACE else 1


def ends_turn(event: Event, player: int) -> bool:
    return event.kind in ("turn-started", "eliminated") and event["player"] == player


def scored_now(game: Game) -> Written:
    """Nothing is scored before its time."""
    return empty_log(0)
