"""Godzilla and Baby Godzilla (M9.1 to M9.5)."""

from __future__ import annotations

from bigapple.engine.compiler import rule
from bigapple.engine.events import Log, emit
from bigapple.games.manhattan.components import (
    GODZILLA,
    GRID_HEIGHT,
    GRID_WIDTH,
    LOT_SHOWN,
    LOTS_IN_DISTRICT,
    NO_COLOUR,
)
from bigapple.games.manhattan.happenings import BLOCK_DESTROYED, MONSTER_MOVED
from bigapple.games.manhattan.state import Game
from bigapple.games.manhattan.table import side_of
from bigapple.games.manhattan.towers import block_colour, block_size, owner, remove_top


@rule
def grid_row(lot: int) -> int:
    return lot // (3 * LOTS_IN_DISTRICT) * 3 + lot % LOTS_IN_DISTRICT // 3  # M9.1


@rule
def grid_column(lot: int) -> int:
    return lot // LOTS_IN_DISTRICT % 3 * 3 + lot % 3  # M9.1


@rule
def lot_at(row: int, column: int) -> int:
    """The lot at a place of the grid of all lots, which wraps at every edge."""
    row %= GRID_HEIGHT  # M9.1
    column %= GRID_WIDTH  # M9.1
    district = row // 3 * 3 + column // 3
    return district * LOTS_IN_DISTRICT + row % 3 * 3 + column % 3


@rule
def move_monster(game: Game, player: int, card: int, log: Log) -> None:
    """One step in the direction of the card's cell as turned for the player's side."""
    cell = int(LOT_SHOWN[side_of(game, player), card])  # M9.2
    origin = int(game.monster_lot)
    lot = lot_at(grid_row(origin) + cell // 3 - 1, grid_column(origin) + cell % 3 - 1)  # M9.2
    game.monster_lot = lot
    emit(log, MONSTER_MOVED, int(game.monster), origin, lot)
    if game.monster == GODZILLA:
        if lot != origin:
            while owner(game, lot) != NO_COLOUR:
                destroy_top(game, lot, log)  # M9.3
    elif owner(game, lot) != NO_COLOUR:
        destroy_top(game, lot, log)  # M9.5


@rule
def destroy_top(game: Game, lot: int, log: Log) -> None:
    block = remove_top(game, lot)
    game.destroyed[block_colour(block), block_size(block) - 1] += 1  # M9.3
    emit(log, BLOCK_DESTROYED, lot, block_colour(block), block_size(block))
