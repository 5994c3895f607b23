"""All that up to eight dice may show, as multisets: numbered, small ones first."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any

import numpy as np

from bigapple.games.king_of_new_york.components import FACES, MOST_DICE


def _multisets() -> list[tuple[int, ...]]:
    return [
        tuple(chosen.count(face) for face in range(FACES))
        for size in range(MOST_DICE + 1)
        for chosen in combinations_with_replacement(range(FACES), size)
    ]


def _one_more(known: list[tuple[int, ...]]) -> np.ndarray[Any, np.dtype[np.int16]]:
    """The number of each multiset with one more die of each face; 0 if that is too many."""
    number = {counts: i for i, counts in enumerate(known)}
    more = np.zeros((len(known), FACES), np.int16)
    for i, counts in enumerate(known):
        for face in range(FACES):
            grown = tuple(n + (f == face) for f, n in enumerate(counts))
            more[i, face] = number.get(grown, 0)
    return more


_KNOWN = _multisets()
MOST_SETS = len(_KNOWN)
COUNTS = np.array(_KNOWN, np.int8)
ONE_MORE = _one_more(_KNOWN)
FIRST_OF_SIZE = np.searchsorted(COUNTS.sum(axis=1), np.arange(MOST_DICE + 2)).astype(np.int64)
"""The number of the first multiset of each size; behind the last, how many there are."""
