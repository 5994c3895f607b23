"""Who sits where, with which colours, and how long the game is (M2)."""

from __future__ import annotations

from bigapple.engine.compiler import rule
from bigapple.games.manhattan.components import DISTRICTS, EDITION_1994
from bigapple.games.manhattan.state import Game


@rule
def side_of(game: Game, player: int) -> int:
    if game.players == 2 and not game.adjacent:
        return 2 * player  # M2.1
    return player


@rule
def colours_each(game: Game) -> int:
    return 2 if game.players == 2 else 1  # M2.2


@rule
def colour_of(game: Game, player: int, which: int) -> int:
    """A player's colours are counted by `which`: 0, and with two players 1."""
    return player * colours_each(game) + which


@rule
def owner_of_colour(game: Game, colour: int) -> int:
    # Both are divisions by constants: one by `colours_each` is much slower.
    return colour // 2 if game.players == 2 else colour  # M2.2


@rule
def rounds(game: Game) -> int:
    if game.players == 3 or (game.players == 2 and game.edition == EDITION_1994):
        return 6  # M2.4
    return 4


@rule
def blocks_each_round(game: Game) -> int:
    """Blocks of one colour."""
    return 6 if game.players == 4 else 4  # M2.4


@rule
def turns_each_round(game: Game) -> int:
    """Turns of one player."""
    return blocks_each_round(game) * colours_each(game)


@rule
def start_player(game: Game) -> int:
    return (int(game.first_player) + int(game.round_number) - 1) % int(game.players)  # M3.7


@rule
def open_districts(game: Game) -> int:
    if game.progressive:
        return min(DISTRICTS, 2 + int(game.round_number))  # M9.6
    return DISTRICTS
