"""What lies in the box: districts, lots, blocks, cards, and the sides of the board (M1, M2, M4)."""

from __future__ import annotations

import numpy as np

DISTRICTS = 6
LOTS_IN_DISTRICT = 9
LOTS = DISTRICTS * LOTS_IN_DISTRICT  # M1.1
GRID_WIDTH = 9
GRID_HEIGHT = 6

COLOURS = 4
SIZES = 4
BLOCKS_OF_SIZE = np.array([11, 6, 4, 3], np.int8)  # M1.2
BLOCKS_OF_COLOUR = 24
BLOCKS = COLOURS * BLOCKS_OF_COLOUR
BLOCKS_IN_WORD = 15
BLOCK_WORDS = 7

CARDS = 9
COPIES_OF_CARD = 5  # M1.3
CARDS_IN_BOX = CARDS * COPIES_OF_CARD
HAND = 4  # M2.4

MOST_PLAYERS = 4
SIDES = 4

# Editions.
EDITION_2018 = 0
EDITION_1994 = 1

# Monsters.
NO_MONSTER = 0
GODZILLA = 1
BABY_GODZILLA = 2
NOWHERE = -1

# Anti-trust.
ANTI_TRUST_OFF = 0
ANTI_TRUST_PLAYER = 1
ANTI_TRUST_COLOUR = 2

# Megacity.
MEGACITY_ONE = 0
MEGACITY_ALL = 1

# Urban rules, in the order of the rulebook; 0 is none (M1.4).
NO_RULE = 0
BIG_BUSINESS = 1
FOUNDER = 2
MEGACITY = 3
FOG_FREE_VIEW = 4
MULTIPLE_TOWER = 5
VILLA = 6
WORLDWIDE_EXPANSION = 7
HOBBIT_HOME = 8
SMALL_TOWN = 9
FAKE_NEWS = 10
URBAN_RULES = 10

# An empty lot's top colour.
NO_COLOUR = -1


def _turned(row: int, column: int, side: int) -> tuple[int, int]:
    for _ in range(side):
        row, column = column, 2 - row  # M4.2
    return row, column


def _lots_shown() -> np.ndarray[tuple[int, int], np.dtype[np.uint8]]:
    shown = np.zeros((SIDES, CARDS), np.uint8)
    for side in range(SIDES):
        for card in range(CARDS):
            row, column = _turned(card // 3, card % 3, side)  # M4.1
            shown[side, card] = row * 3 + column
    return shown


LOT_SHOWN = _lots_shown()
"""LOT_SHOWN[side, card]: the lot inside a district that a card shows, both counted from 0."""
