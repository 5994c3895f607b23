"""Extra turns, in the order in which a monster gained them (K3.4)."""

from __future__ import annotations

from bigapple.engine.compiler import rule
from bigapple.engine.events import Log, emit
from bigapple.games.king_of_new_york.components import NO_TURN
from bigapple.games.king_of_new_york.happenings import EXTRA_TURN
from bigapple.games.king_of_new_york.state import MOST_EXTRA_TURNS, Game

TOO_MANY_EXTRA_TURNS = 2


@rule
def gain_extra_turn(game: Game, player: int, kind: int, card: int, log: Log) -> None:
    for i in range(MOST_EXTRA_TURNS):
        if game.extra_turns[player, i] == NO_TURN:
            game.extra_turns[player, i] = kind  # K3.4
            emit(log, EXTRA_TURN, player, card)
            return
    game.fault = TOO_MANY_EXTRA_TURNS


@rule
def take_extra_turn(game: Game, player: int) -> int:
    """The kind of a monster's next extra turn, which is then no longer pending."""
    kind = int(game.extra_turns[player, 0])
    for i in range(MOST_EXTRA_TURNS - 1):
        game.extra_turns[player, i] = game.extra_turns[player, i + 1]
    game.extra_turns[player, MOST_EXTRA_TURNS - 1] = NO_TURN
    return kind
