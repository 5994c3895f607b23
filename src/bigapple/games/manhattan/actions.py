"""Actions as small integers: build, discard, choose.

An action names its colour by `which` of the player's own colours, 0 or (two players) 1.
"""

from __future__ import annotations

from itertools import product

import numpy as np

from bigapple.engine.compiler import rule
from bigapple.games.manhattan.components import CARDS, DISTRICTS, HAND, SIZES

BUILDS = CARDS * DISTRICTS * SIZES
DISCARDS = CARDS * SIZES

FIRST_BUILD = 0
FIRST_DISCARD = FIRST_BUILD + 2 * BUILDS
FIRST_CHOICE = FIRST_DISCARD + 2 * DISCARDS


# A choice is four counts, one for each size, in one integer of four bytes: so one subtraction
# compares all four.
BYTE = 8
ENOUGH = 0x80808080


def _choices() -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    """All ways to take 4 and then 6 blocks, small blocks first."""
    taken = (t for t in product(range(6, -1, -1), repeat=SIZES) if sum(t) in (4, 6))
    packed = [sum(n << BYTE * i for i, n in enumerate(t)) for t in sorted(taken, key=sum)]
    return np.array(packed, np.int64)


CHOICES = _choices()
CHOICES_OF_4 = 35
FIRST_CHOICE_OF_6 = FIRST_CHOICE + CHOICES_OF_4
ACTIONS = FIRST_CHOICE + len(CHOICES)

MOST_LEGAL = HAND * DISTRICTS * SIZES * 2
"""Four different cards, six districts, four sizes, two colours; choices are fewer."""


@rule
def build(which: int, card: int, district: int, size: int) -> int:
    return FIRST_BUILD + which * BUILDS + (card * SIZES + size - 1) * DISTRICTS + district


@rule
def is_build(action: int) -> bool:
    return FIRST_BUILD <= action < FIRST_DISCARD


@rule
def build_parts(action: int) -> tuple[int, int, int, int]:
    """which, card, district, size"""
    which, rest = divmod(action - FIRST_BUILD, BUILDS)
    card, rest = divmod(rest, SIZES * DISTRICTS)
    return which, card, rest % DISTRICTS, rest // DISTRICTS + 1


@rule
def discard(which: int, card: int, size: int) -> int:
    return FIRST_DISCARD + which * DISCARDS + card * SIZES + size - 1


@rule
def is_discard(action: int) -> bool:
    return FIRST_DISCARD <= action < FIRST_CHOICE


@rule
def discard_parts(action: int) -> tuple[int, int, int]:
    """which, card, size"""
    which, rest = divmod(action - FIRST_DISCARD, DISCARDS)
    return which, rest // SIZES, rest % SIZES + 1


@rule
def is_choice(action: int) -> bool:
    return FIRST_CHOICE <= action < ACTIONS


@rule
def chosen_total(action: int) -> int:
    return 4 if action < FIRST_CHOICE_OF_6 else 6


@rule
def chosen_count(action: int, size: int) -> int:
    """How many blocks of a size a choice takes."""
    return int(CHOICES[action - FIRST_CHOICE]) >> BYTE * (size - 1) & 15


@rule
def covers(reserve: int, action: int) -> bool:
    """Whether a reserve, packed like a choice, has all blocks of a choice."""
    return (reserve + ENOUGH - int(CHOICES[action - FIRST_CHOICE])) & ENOUGH == ENOUGH
