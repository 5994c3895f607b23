"""Choosing the blocks of a round (M3.1)."""

from __future__ import annotations

from bigapple.engine.agenda import top
from bigapple.engine.compiler import rule
from bigapple.engine.layout import Array
from bigapple.games.manhattan import actions
from bigapple.games.manhattan.components import SIZES
from bigapple.games.manhattan.state import Game
from bigapple.games.manhattan.table import blocks_each_round, colour_of


@rule
def colour_asked(game: Game) -> int:
    """The colour whose blocks are being chosen."""
    return colour_of(game, int(game.actor), int(top(game).step))


@rule
def reserve_asked(game: Game) -> int:
    """The reserve of the colour whose blocks are being chosen, packed like a choice."""
    colour = colour_asked(game)
    packed = 0
    for size in range(1, SIZES + 1):
        packed |= int(game.reserve[colour, size - 1]) << actions.BYTE * (size - 1)
    return packed


@rule
def first_choice(game: Game) -> int:
    """The first action that takes as many blocks as this game's rounds ask for."""
    return actions.FIRST_CHOICE if blocks_each_round(game) == 4 else actions.FIRST_CHOICE_OF_6


@rule
def last_choice(game: Game) -> int:
    return (actions.FIRST_CHOICE_OF_6 if blocks_each_round(game) == 4 else actions.ACTIONS) - 1


@rule
def legal_choices(game: Game, out: Array) -> int:
    reserve = reserve_asked(game)
    n = 0
    for action in range(first_choice(game), last_choice(game) + 1):
        out[n] = action
        n += actions.covers(reserve, action)  # M3.1
    return n


@rule
def legal_choices_count(game: Game) -> int:
    reserve = reserve_asked(game)
    n = 0
    for action in range(first_choice(game), last_choice(game) + 1):
        n += actions.covers(reserve, action)
    return n


@rule
def legal_choice_at(game: Game, index: int) -> int:
    """The legal choice with a certain number among them, without a list to write them in."""
    reserve = reserve_asked(game)
    for action in range(first_choice(game), last_choice(game) + 1):
        index -= actions.covers(reserve, action)
        if index < 0:
            return action
    return -1
