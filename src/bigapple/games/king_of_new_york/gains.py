"""Gaining and losing ★, ⚡ and ♥ (K6.2)."""

from __future__ import annotations

from bigapple.engine.compiler import large_rule, rule
from bigapple.engine.events import Log, emit
from bigapple.engine.layout import Array
from bigapple.games.king_of_new_york.cards.power_tap import power_tap
from bigapple.games.king_of_new_york.components import CUBES, HEARTS, STARS
from bigapple.games.king_of_new_york.happenings import (
    BY_CARD,
    ENERGY_GAINED,
    ENERGY_GIVEN,
    HEALED,
    STARS_GAINED,
    STARS_LOST,
)
from bigapple.games.king_of_new_york.monsters import most_hearts
from bigapple.games.king_of_new_york.state import Game


@rule
def gain_stars(game: Game, player: int, count: int, cause: int, log: Log) -> None:
    if count > 0:
        game.stars[player] += count
        emit(log, STARS_GAINED, player, count, cause)


@rule
def lose_stars(game: Game, player: int, count: int, cause: int, log: Log) -> None:
    lost = min(count, int(game.stars[player]))  # K6.2
    if lost > 0:
        game.stars[player] -= lost
        emit(log, STARS_LOST, player, lost, cause)


@large_rule
def gain_energy(game: Game, player: int, count: int, cause: int, log: Log) -> None:
    if count > 0:
        game.energy[player] += count
        emit(log, ENERGY_GAINED, player, count, cause)
        power_tap(game, player, count, log)


@rule
def give_energy(game: Game, giver: int, player: int, most: int, card: int, log: Log) -> None:
    """What a monster has, up to so many, goes to another."""
    count = min(most, int(game.energy[giver]))
    if count > 0:
        game.energy[giver] -= count
        game.energy[player] += count
        emit(log, ENERGY_GIVEN, giver, player, count, card)
        power_tap(game, player, count, log)


@rule
def heal(game: Game, player: int, count: int, cause: int, log: Log) -> None:
    missing = most_hearts(game, player) - int(game.hearts[player])  # K6.2
    healed = min(count, missing)
    if healed > 0:
        game.hearts[player] += healed
        emit(log, HEALED, player, healed, cause)


@large_rule
def give(game: Game, player: int, gives: Array, card: int, log: Log) -> None:
    """What a card's row gives, by a table of gifts for all cards."""
    gain_stars(game, player, int(gives[card, STARS]), BY_CARD + card, log)
    gain_energy(game, player, int(gives[card, CUBES]), BY_CARD + card, log)
    heal(game, player, int(gives[card, HEARTS]), BY_CARD + card, log)
