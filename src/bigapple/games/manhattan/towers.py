"""Towers: reading them, adding a block, taking the top block away.

The blocks of the board are one string of four-bit codes, so that a block is added or taken away
by shifting a few words.
"""

from __future__ import annotations

from bigapple.engine.compiler import rule
from bigapple.games.manhattan.components import (
    BLOCK_WORDS,
    BLOCKS_IN_WORD,
    COLOURS,
    DISTRICTS,
    LOTS_IN_DISTRICT,
    NO_COLOUR,
    SIZES,
)
from bigapple.games.manhattan.state import Game

BYTE = 8
CODE_BITS = 4
CODE = 15
WORD_BITS = BLOCKS_IN_WORD * CODE_BITS
WORD = (1 << WORD_BITS) - 1
HIGHEST = WORD_BITS - CODE_BITS


@rule
def owner(game: Game, lot: int) -> int:
    """The colour that owns the tower on a lot, or NO_COLOUR."""
    return int(game.top_colour[lot])  # M5.5


@rule
def start_of(game: Game, lot: int) -> int:
    """Where the blocks of a lot begin in the string."""
    place = 0
    district = lot // LOTS_IN_DISTRICT
    # Sums of fixed length without a branch: faster than stopping in time.
    for before in range(DISTRICTS):
        place += int(game.blocks_in[before]) * (before < district)
    first = district * LOTS_IN_DISTRICT
    for before in range(LOTS_IN_DISTRICT):
        place += int(game.levels[first + before]) * (first + before < lot)
    return place


@rule
def block_at(game: Game, place: int) -> int:
    """The code of a block: 4 × colour + size − 1."""
    return int(game.blocks[place // BLOCKS_IN_WORD]) >> place % BLOCKS_IN_WORD * CODE_BITS & CODE


@rule
def block_colour(code: int) -> int:
    return code // SIZES


@rule
def block_size(code: int) -> int:
    return code % SIZES + 1


@rule
def height(game: Game, lot: int) -> int:
    return int(game.heights[lot])


@rule
def floors_by_colour(game: Game, lot: int) -> int:
    """Each colour's floors in a tower, wherever they are, as counts in one integer."""
    counts = 0
    start = start_of(game, lot)
    for place in range(start, start + game.levels[lot]):
        code = block_at(game, place)
        counts += block_size(code) << (block_colour(code) + 1) * BYTE
    return counts


@rule
def count_of(counts: int, colour: int) -> int:
    """A colour's share of counts in one integer, a byte each (NO_COLOUR has the first)."""
    return counts >> (colour + 1) * BYTE & 255


@rule
def towers_by_colour(game: Game, district: int) -> int:
    """How many lots of a district are empty (NO_COLOUR) and how many towers each colour owns."""
    counts = 0
    for lot in range(district * LOTS_IN_DISTRICT, (district + 1) * LOTS_IN_DISTRICT):
        counts += 1 << (owner(game, lot) + 1) * BYTE
    return counts


@rule
def towers_in(game: Game, district: int) -> int:
    return LOTS_IN_DISTRICT - count_of(towers_by_colour(game, district), NO_COLOUR)


@rule
def add_block(game: Game, lot: int, colour: int, size: int) -> None:
    place = start_of(game, lot) + int(game.levels[lot])
    first = place // BLOCKS_IN_WORD
    shift = place % BLOCKS_IN_WORD * CODE_BITS
    word = int(game.blocks[first])
    below = word & ((1 << shift) - 1)
    code = colour * SIZES + size - 1
    game.blocks[first] = (((word >> shift) << CODE_BITS | code) << shift | below) & WORD
    carried = word >> HIGHEST
    # All words, though those before the block stay as they are: no branch to predict.
    for i in range(1, BLOCK_WORDS):
        word = int(game.blocks[i])
        moved = (word << CODE_BITS | carried) & WORD
        game.blocks[i] = moved if i > first else word
        carried = word >> HIGHEST if i > first else carried
    game.levels[lot] += 1
    game.heights[lot] += size  # M5.3
    game.blocks_in[lot // LOTS_IN_DISTRICT] += 1

    game.top_colour[lot] = colour
    gained = size - int(game.lacking[lot, colour])
    for other in range(COLOURS):
        game.lacking[lot, other] += gained  # M5.4
    game.lacking[lot, colour] = 0


@rule
def remove_top(game: Game, lot: int) -> int:
    """Takes the top block of a tower away and returns its code."""
    place = start_of(game, lot) + int(game.levels[lot]) - 1
    code = block_at(game, place)
    first = place // BLOCKS_IN_WORD
    shift = place % BLOCKS_IN_WORD * CODE_BITS
    for i in range(first, BLOCK_WORDS):
        word = int(game.blocks[i])
        following = int(game.blocks[i + 1]) & CODE if i + 1 < BLOCK_WORDS else 0
        kept = word & ((1 << shift) - 1) if i == first else 0
        moved = word >> shift >> CODE_BITS << shift if i == first else word >> CODE_BITS
        game.blocks[i] = kept | moved | following << HIGHEST
    game.levels[lot] -= 1
    game.heights[lot] -= block_size(code)
    game.blocks_in[lot // LOTS_IN_DISTRICT] -= 1
    note_top(game, lot)
    return code


@rule
def note_top(game: Game, lot: int) -> None:
    """Works out `top_colour` and `lacking` of a lot from its blocks."""
    colour = NO_COLOUR
    if game.levels[lot] > 0:
        colour = block_colour(block_at(game, start_of(game, lot) + int(game.levels[lot]) - 1))
    game.top_colour[lot] = colour
    floors = floors_by_colour(game, lot)
    for other in range(COLOURS):
        game.lacking[lot, other] = count_of(floors, colour) - count_of(floors, other)
