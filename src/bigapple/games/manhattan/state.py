"""The record of a game of Manhattan."""

from __future__ import annotations

from bigapple.engine.agenda import GameRecord
from bigapple.engine.layout import Array, int8, int16, int64, uint8
from bigapple.games.manhattan.components import (
    BLOCK_WORDS,
    CARDS,
    COLOURS,
    DISTRICTS,
    LOTS,
    MOST_PLAYERS,
    SIZES,
    URBAN_RULES,
)


class Game(GameRecord):
    # Options.
    players: int = int8()
    edition: int = int8()
    urban_rules: int = int8()
    megacity: int = int8()
    monster: int = int8()
    progressive: int = int8()
    anti_trust: int = int8()
    adjacent: int = int8()

    # The course of the game.
    first_player: int = int8()
    round_number: int = int8()
    """From 1; 0 before the first round."""

    # The board. All its blocks form one string, lot by lot and from the ground up.
    blocks: Array = int64(BLOCK_WORDS)
    """Fifteen blocks a word, four bits a block: 4 × colour + size − 1; 0 behind the last one."""
    levels: Array = int8(LOTS)
    """How many blocks lie on each lot."""
    blocks_in: Array = int8(DISTRICTS)
    """How many blocks lie in each district."""
    top_colour: Array = int8(LOTS)
    heights: Array = uint8(LOTS)
    """In floors; the one unsigned field, since all 188 floors may end up in one tower."""
    lacking: Array = int8(LOTS, COLOURS)
    """How many floors a colour has fewer in a tower than the colour on top; 0 on an empty lot."""
    monster_lot: int = int8()

    # Blocks that are not on the board, by colour and size − 1.
    reserve: Array = int8(COLOURS, SIZES)
    chosen: Array = int8(COLOURS, SIZES)
    destroyed: Array = int8(COLOURS, SIZES)
    given_up: Array = int8(COLOURS, SIZES)
    pending: Array = int8(SIZES)
    """The first half of a choice of two colours, known to its player alone until it is whole."""

    # Permit cards, by position − 1.
    hands: Array = int8(MOST_PLAYERS, CARDS)
    played: Array = int8(CARDS)
    pile: Array = int8(CARDS)
    pile_size: int = int8()

    # Urban rules: the unseen ones, this round's, and the one that fake news turned out to be.
    unseen_rules: Array = int8(URBAN_RULES)
    urban_rule: int = int8()
    true_rule: int = int8()

    # Points, and what the last scoring gave: it settles ties.
    score: Array = int16(COLOURS)
    tallest: int = int8()
    majorities: Array = int8(COLOURS)
