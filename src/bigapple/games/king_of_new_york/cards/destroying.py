"""Cards about D: Seismic Ray, Sharp Shooter, and rows (Can Opener, Hunter, Leveler, …)."""

from __future__ import annotations

from bigapple.engine.compiler import rule
from bigapple.engine.events import Log
from bigapple.games.king_of_new_york.cards.table import (
    AT_DESTROYED,
    DESTROYED,
    DESTROYED_GIVES,
    SEISMIC_RAY,
    SHARP_SHOOTER,
    WEAKENS,
    WITH_WEAKENS,
)
from bigapple.games.king_of_new_york.components import BUILDING, JET, UNIT_DURABILITY
from bigapple.games.king_of_new_york.gains import give
from bigapple.games.king_of_new_york.monsters import has
from bigapple.games.king_of_new_york.paying import can_pay
from bigapple.games.king_of_new_york.state import Game

RAY_COST = 1


@rule
def seismic_ray(game: Game, player: int) -> bool:
    """Whether a monster may aim its D at another borough."""
    return has(game, player, SEISMIC_RAY) and can_pay(game, player, RAY_COST)  # K11.32


@rule
def sharp_shooter(game: Game, player: int, kind: int) -> bool:
    """Whether a unit of a kind is a target in other boroughs too."""
    return kind == JET and has(game, player, SHARP_SHOOTER)  # K11.34


@rule
def durability(game: Game, player: int, kind: int) -> int:
    """Of a unit, for a monster."""
    points = int(UNIT_DURABILITY[kind])
    for card in WITH_WEAKENS:
        if WEAKENS[card, kind] and has(game, player, int(card)):
            points -= 1  # K11.5, K11.22
    return points


@rule
def destroyers_cards(game: Game, player: int, kind: int, log: Log) -> None:
    """What cards give for destroying a thing; for buildings only once a turn (K11.21)."""
    if kind == BUILDING and game.destroyed[BUILDING] > 1:
        return  # K11.21
    for card in AT_DESTROYED:
        if DESTROYED[card, kind] and has(game, player, int(card)):
            give(game, player, DESTROYED_GIVES, int(card), log)  # K11.18, K11.21, K11.34, K11.43
