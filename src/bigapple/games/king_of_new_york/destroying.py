"""Spending D on buildings and units (K5.7 to K5.9)."""

from __future__ import annotations

from bigapple.engine.agenda import ask, pop, top
from bigapple.engine.chance import Chance, draw_from
from bigapple.engine.compiler import rule
from bigapple.engine.events import Log, emit
from bigapple.games.king_of_new_york import actions
from bigapple.games.king_of_new_york.cards.destroying import (
    RAY_COST,
    destroyers_cards,
    durability,
    seismic_ray,
    sharp_shooter,
)
from bigapple.games.king_of_new_york.components import (
    BOROUGHS,
    BUILDING,
    CUBES,
    HEARTS,
    INFANTRY,
    JET,
    NO_TILE,
    PILES,
    PILES_IN_BOROUGH,
    STARS,
    TANK,
    TILE_DURABILITY,
    TILE_KINDS,
    TILE_REWARD,
    TILE_UNIT,
    UNIT_KINDS,
)
from bigapple.games.king_of_new_york.frames import AIMING, DESTROYING
from bigapple.games.king_of_new_york.gains import gain_energy, gain_stars, heal
from bigapple.games.king_of_new_york.happenings import (
    BUILDING_DESTROYED,
    BY_BUILDING,
    BY_UNIT,
    DESTROY,
    RAY,
    RAY_AIMED,
    TILE,
    TILE_REVEALED,
    UNIT_APPEARED,
    UNIT_DESTROYED,
)
from bigapple.games.king_of_new_york.paying import charge
from bigapple.games.king_of_new_york.refusals import Refusal
from bigapple.games.king_of_new_york.state import Game


@rule
def destruction_goes_on(game: Game, chance: Chance, log: Log) -> bool:
    """Carries the spending of D on; whether it asks for a target."""
    frame = top(game)
    player = int(game.active)
    if frame.step == AIMING:
        if seismic_ray(game, player):
            ask(game, player, RAY)  # K11.32
            return True
        frame.step = DESTROYING
    forced, free, single = count_targets(game, player)
    if forced + free == 0:
        pop(game)  # What is left is lost (K5.7).
        return False
    if forced == 1 and free == 0:
        destroy(game, player, single, chance, log)  # K5.7
        return False
    ask(game, player, DESTROY)
    return True


@rule
def aim_ray(game: Game, player: int, borough: int, log: Log) -> None:
    """The borough then counts as the monster's own for D (K11.32)."""
    frame = top(game)
    frame.step = DESTROYING
    frame.player = borough  # K11.32
    emit(log, RAY_AIMED, player, borough)
    charge(game, player, RAY_COST, log)  # K11.32


# Targets.


@rule
def count_targets(game: Game, player: int) -> tuple[int, int, int]:
    """How many targets there are in the borough, how many elsewhere, and one of the former."""
    forced = 0
    free = 0
    single = 0
    home = int(top(game).player)
    for i in range(PILES_IN_BOROUGH):
        pile = home * PILES_IN_BOROUGH + i
        if why_not_building(game, pile) == Refusal.NONE:
            forced += 1
            single = actions.FIRST_BUILDING + pile
    for borough in range(BOROUGHS):
        for kind in range(UNIT_KINDS):
            if why_not_unit(game, player, borough, kind) == Refusal.NONE:
                if borough == home:
                    forced += 1
                    single = actions.unit(borough, kind)
                else:
                    free += 1
    return forced, free, single


@rule
def why_not_building(game: Game, pile: int) -> int:
    if game.only_units:
        return Refusal.ONLY_UNITS  # K11.17
    if pile // PILES_IN_BOROUGH != top(game).player:
        return Refusal.OTHER_BOROUGH  # K5.7
    if game.tops[pile] == NO_TILE:
        return Refusal.NO_TARGET  # K5.7
    if TILE_DURABILITY[game.tops[pile]] > top(game).left:
        return Refusal.TOO_DURABLE  # K5.7
    return Refusal.NONE


@rule
def why_not_unit(game: Game, player: int, borough: int, kind: int) -> int:
    if borough != top(game).player and not sharp_shooter(game, player, kind):
        return Refusal.OTHER_BOROUGH  # K5.7, K11.34
    if game.units[borough, kind] == 0:
        new = game.new_units[borough, kind] > 0
        return Refusal.NEW_UNIT if new else Refusal.NO_TARGET  # K5.9, K5.7
    if durability(game, player, kind) > top(game).left:
        return Refusal.TOO_DURABLE  # K5.7
    return Refusal.NONE


@rule
def why_not_stop(game: Game, player: int) -> int:
    forced, _, _ = count_targets(game, player)
    return Refusal.MUST_DESTROY if forced > 0 else Refusal.NONE  # K5.7, K11.34


# Destroying.


@rule
def destroy(game: Game, player: int, action: int, chance: Chance, log: Log) -> None:
    if actions.within(action, actions.FIRST_BUILDING, PILES):
        destroy_building(game, player, action - actions.FIRST_BUILDING, chance, log)
    else:
        borough, kind = divmod(action - actions.FIRST_UNIT, UNIT_KINDS)
        destroy_unit(game, player, borough, kind, log)


@rule
def destroy_building(game: Game, player: int, pile: int, chance: Chance, log: Log) -> None:
    tile = int(game.tops[pile])
    top(game).left -= int(TILE_DURABILITY[tile])  # K5.7
    game.destroyed[BUILDING] += 1
    emit(log, BUILDING_DESTROYED, player, pile, tile)
    reward(game, player, int(TILE_REWARD[tile]), int(TILE_DURABILITY[tile]), BY_BUILDING, log)
    destroyers_cards(game, player, BUILDING, log)
    borough = pile // PILES_IN_BOROUGH
    game.new_units[borough, TILE_UNIT[tile]] += 1  # K5.8, K5.9
    emit(log, UNIT_APPEARED, borough, int(TILE_UNIT[tile]))
    if game.below[pile] == 0:
        game.tops[pile] = NO_TILE
    else:
        game.below[pile] -= 1
        reveal_tile(game, pile, chance, log)  # K5.8


@rule
def reveal_tile(game: Game, pile: int, chance: Chance, log: Log) -> None:
    """Turns an unseen tile up: only now is it drawn which one it is (K2.6)."""
    unseen = 0
    for kind in range(TILE_KINDS):
        unseen += int(game.unseen_tiles[kind])
    tile = draw_from(chance, TILE, game.unseen_tiles, unseen)
    game.unseen_tiles[tile] -= 1
    game.tops[pile] = tile
    emit(log, TILE_REVEALED, pile, tile)


@rule
def destroy_unit(game: Game, player: int, borough: int, kind: int, log: Log) -> None:
    top(game).left -= durability(game, player, kind)  # K5.7
    game.units[borough, kind] -= 1
    game.trophies[player, kind] += 1  # K5.8
    game.destroyed[kind] += 1
    emit(log, UNIT_DESTROYED, player, borough, kind)
    if kind == INFANTRY:
        reward(game, player, HEARTS, 1, BY_UNIT, log)  # K1.4
    elif kind == JET:
        reward(game, player, CUBES, 2, BY_UNIT, log)  # K1.4
    elif kind == TANK:
        reward(game, player, STARS, 3, BY_UNIT, log)  # K1.4
    destroyers_cards(game, player, kind, log)


@rule
def reward(game: Game, player: int, what: int, count: int, cause: int, log: Log) -> None:
    if what == STARS:
        gain_stars(game, player, count, cause, log)
    elif what == CUBES:
        gain_energy(game, player, count, cause, log)
    else:
        heal(game, player, count, cause, log)  # In Manhattan too (K5.3).
