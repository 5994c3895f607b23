"""The piles and units of a position's document: 45 tiles in all (K13.2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bigapple.engine.chance import Chance, below
from bigapple.errors import Contradiction
from bigapple.games.king_of_new_york.components import (
    BOROUGHS,
    NO_TILE,
    PILES,
    PILES_IN_BOROUGH,
    TILE_KINDS,
    TILE_UNIT,
    TILES,
    TILES_IN_PILE,
    UNIT_KINDS,
)
from bigapple.games.king_of_new_york.people.words import BOROUGH_NAMES, TILE_NAMES, UNIT_NAMES
from bigapple.games.king_of_new_york.state import Game
from bigapple.people import Document
from bigapple.texts import Message
from bigapple.values import list_of, number, numbers, one_of, table_of

KEYS = ("piles", "below", "unseen_tiles", "units", "new_units")
UNKNOWN = "?"
NOT_YET = -2


def write(game: Game) -> Document:
    piles, below_them = {}, {}
    for borough, name in enumerate(BOROUGH_NAMES):
        first = borough * PILES_IN_BOROUGH
        tops = [int(tile) for tile in game.tops[first : first + PILES_IN_BOROUGH]]
        piles[name] = [None if tile == NO_TILE else TILE_NAMES[tile] for tile in tops]
        below_them[name] = [int(n) for n in game.below[first : first + PILES_IN_BOROUGH]]
    return {
        "piles": piles,
        "below": below_them,
        "unseen_tiles": {name: int(game.unseen_tiles[i]) for i, name in enumerate(TILE_NAMES)},
        "units": _units(game.units),
        "new_units": _units(game.new_units),
    }


def _units(counts: Any) -> dict[str, dict[str, int]]:
    return {
        BOROUGH_NAMES[b]: {
            UNIT_NAMES[k]: int(counts[b, k]) for k in range(UNIT_KINDS) if counts[b, k]
        }
        for b in range(BOROUGHS)
        if counts[b].any()
    }


def read(game: Game, document: Mapping[str, Any], chance: Chance) -> None:
    for key, counts in (("units", game.units), ("new_units", game.new_units)):
        for name, kinds in table_of(document, key).items():
            borough = one_of(BOROUGH_NAMES, name, key)
            for unit, count in table_of({key: kinds}, key).items():
                kind = one_of(UNIT_NAMES, unit, key)
                counts[borough, kind] = number({unit: count}, unit, 0, 0, TILES)
    _read_tops(game, document)
    _read_unseen(game, document)
    _read_below(game, document)
    for pile in range(PILES):
        if game.tops[pile] == NOT_YET:
            unseen = [kind for kind in range(TILE_KINDS) for _ in range(game.unseen_tiles[kind])]
            tile = unseen[below(chance, len(unseen))]
            game.unseen_tiles[tile] -= 1
            game.tops[pile] = tile


def _read_tops(game: Game, document: Mapping[str, Any]) -> None:
    """Unknown ones are NOT_YET drawn; known ones are taken off the unseen tiles."""
    game.tops[:] = NOT_YET
    for name, tops in table_of(document, "piles").items():
        borough = one_of(BOROUGH_NAMES, name, "piles")
        for i, tile in enumerate(list_of(tops, "piles", PILES_IN_BOROUGH)):
            pile = borough * PILES_IN_BOROUGH + i
            if tile is None:
                game.tops[pile] = NO_TILE
            elif tile != UNKNOWN:
                kind = one_of(TILE_NAMES, tile, "piles")
                if game.unseen_tiles[kind] == 0:
                    told = {"tile": Message(f"king-tile-{tile}")}
                    raise Contradiction("piles", Message("king-position-tiles-of", told), "K1.4")
                game.unseen_tiles[kind] -= 1
                game.tops[pile] = kind


def _read_unseen(game: Game, document: Mapping[str, Any]) -> None:
    """Takes the tiles of units and trophies off the unseen ones, high-rises first."""
    turned = game.units.sum(axis=0) + game.new_units.sum(axis=0) + game.trophies.sum(axis=0)
    left = [int(n) for n in game.unseen_tiles]
    for kind in range(UNIT_KINDS):
        needed = int(turned[kind])
        for tile in range(TILE_KINDS):
            if TILE_UNIT[tile] == kind:
                taken = min(needed, left[tile])
                left[tile] -= taken
                needed -= taken
        if needed:
            told = {"unit": Message(f"king-unit-{UNIT_NAMES[kind]}")}
            raise Contradiction("units", Message("king-position-units", told), "K13.2")
    unknown = sum(tile == NOT_YET for tile in game.tops)
    if document.get("unseen_tiles") is not None:
        given = table_of(document, "unseen_tiles")
        counts = [number(given, name, 0, 0, TILES) for name in TILE_NAMES]
        for name in given:
            one_of(TILE_NAMES, name, "unseen_tiles")
        # The unseen tiles with an unknown top must be those of each unit's kind that are left.
        for kind in range(UNIT_KINDS):
            tiles = [tile for tile in range(TILE_KINDS) if TILE_UNIT[tile] == kind]
            given_of_kind = sum(counts[tile] for tile in tiles)
            same = given_of_kind == sum(left[tile] for tile in tiles)
            most = all(counts[tile] <= game.unseen_tiles[tile] for tile in tiles)
            if not most or (not same and unknown == 0):
                raise Contradiction("unseen_tiles", Message("king-position-tiles"), "K13.2")
        if unknown == 0:
            left = counts
    game.unseen_tiles[:] = left


def _read_below(game: Game, document: Mapping[str, Any]) -> None:
    """How many tiles lie under each top: given, or as many as there can be."""
    unknown = sum(tile == NOT_YET for tile in game.tops)
    unseen = int(game.unseen_tiles.sum()) - unknown
    if unseen < 0:
        raise Contradiction("piles", Message("king-position-tiles"), "K13.2")
    given = table_of(document, "below")
    for name, counts in given.items():
        first = one_of(BOROUGH_NAMES, name, "below") * PILES_IN_BOROUGH
        for i, count in enumerate(numbers(counts, "below", 0, TILES_IN_PILE - 1)):
            if i < PILES_IN_BOROUGH:
                game.below[first + i] = count
                unseen -= count
    for pile in range(PILES):
        if BOROUGH_NAMES[pile // PILES_IN_BOROUGH] not in given and game.tops[pile] != NO_TILE:
            game.below[pile] = max(0, min(TILES_IN_PILE - 1, unseen))
            unseen -= int(game.below[pile])
        if game.tops[pile] == NO_TILE and game.below[pile]:
            raise Contradiction("below", Message("king-position-tiles"), "K13.2")
    if unseen:
        raise Contradiction("piles", Message("king-position-tiles"), "K13.2")
