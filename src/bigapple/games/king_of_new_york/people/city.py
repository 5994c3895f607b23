"""The piles and units of a position's document: 45 tiles in all (K13.2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from bigapple.engine.chance import Chance, below
from bigapple.engine.layout import Array
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
from bigapple.values import list_of, one_of, table_of, whole_number

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
                counts[borough, one_of(UNIT_NAMES, unit, key)] = whole_number(count, key, 0, TILES)
    _read_tops(game, document)
    tops, drawn = _read_unseen(game, document)
    _read_below(game, document, drawn)
    for pile in range(PILES):
        if game.tops[pile] == NOT_YET:
            tiles = [kind for kind in range(TILE_KINDS) for _ in range(tops[kind])]
            tile = tiles[below(chance, len(tiles))]
            tops[tile] -= 1
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


def _read_unseen(game: Game, document: Mapping[str, Any]) -> tuple[Array, int | None]:
    """What unknown tops are drawn from, and how many; None for as many as there can be.

    They are drawn from the unseen tiles; but if these are given without the tops, from all others.
    """
    given = table_of(document, "unseen_tiles")
    for name in given:
        one_of(TILE_NAMES, name, "unseen_tiles")
    counts = [whole_number(given.get(name, 0), "unseen_tiles", 0, TILES) for name in TILE_NAMES]
    others = game.unseen_tiles.copy()
    if given:
        others -= np.array(counts, others.dtype)
        if (others < 0).any():
            raise _wrong_tiles("unseen_tiles")
    _take_turned(game, others, bool(given))
    if not given or not others.any():
        game.unseen_tiles[:] = counts if given else others
        return game.unseen_tiles, None
    game.unseen_tiles[:] = counts
    if others.sum() > (game.tops == NOT_YET).sum():
        raise _wrong_tiles("unseen_tiles")
    return others, int(others.sum())


def _take_turned(game: Game, tiles: Array, told: bool) -> None:
    """Takes tiles that are units or trophies now: where there is a choice, high-rises first."""
    lying = {"units": game.units, "new_units": game.new_units, "trophies": game.trophies}
    for kind in range(UNIT_KINDS):
        found = {key: int(units[:, kind].sum()) for key, units in lying.items()}
        needed = sum(found.values())
        for tile in range(TILE_KINDS):
            if TILE_UNIT[tile] == kind:
                taken = min(needed, int(tiles[tile]))
                tiles[tile] -= taken
                needed -= taken
        if needed and told:
            raise _wrong_tiles("unseen_tiles")
        if needed:
            key = next(key for key, count in found.items() if count)
            unit = {"unit": Message(f"king-unit-{UNIT_NAMES[kind]}")}
            raise Contradiction(key, Message("king-position-units", unit), "K13.2")


def _read_below(game: Game, document: Mapping[str, Any], drawn: int | None) -> None:
    """How many tiles lie under each top: given, or as many as there can be.

    Of the piles of which nothing is known the last ones are empty, if there are not enough tiles.
    """
    given = _given_below(document)
    known = sum(given.values())
    unknown = [pile for pile in range(PILES) if game.tops[pile] == NOT_YET]
    unseen = int(game.unseen_tiles.sum())
    if drawn is None:
        drawn = max(0, min(len(unknown), unseen - known))
        unseen -= drawn
    possible = [pile for pile in reversed(unknown) if not given.get(pile)]
    for pile in possible[: len(unknown) - drawn]:
        game.tops[pile] = NO_TILE
    unseen -= known
    for pile in range(PILES):
        if pile in given:
            game.below[pile] = given[pile]
        elif game.tops[pile] != NO_TILE:
            game.below[pile] = max(0, min(TILES_IN_PILE - 1, unseen))
            unseen -= int(game.below[pile])
    empty = any(game.below[pile] and game.tops[pile] == NO_TILE for pile in range(PILES))
    if unseen or empty or (game.tops == NOT_YET).sum() != drawn:
        keys = [key for key in ("below", "piles", "unseen_tiles") if document.get(key)]
        raise _wrong_tiles(keys[0])


def _given_below(document: Mapping[str, Any]) -> dict[int, int]:
    """By pile, as far as it is said."""
    found = {}
    for name, counts in table_of(document, "below").items():
        first = one_of(BOROUGH_NAMES, name, "below") * PILES_IN_BOROUGH
        for i, count in enumerate(list_of(counts, "below", PILES_IN_BOROUGH)):
            found[first + i] = whole_number(count, "below", 0, TILES_IN_PILE - 1)
    return found


def _wrong_tiles(key: str) -> Contradiction:
    return Contradiction(key, Message("king-position-tiles"), "K13.2")
