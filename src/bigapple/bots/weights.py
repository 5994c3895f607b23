"""What makes a player win, as weights: logarithms of odds, fitted by `tools/fitting.py`.

A file for each game: a line for each kind of situation, a number for each part of `score`.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

from bigapple.engine.layout import Array

FOLDER = Path(__file__).parent / "fitted"


def read(game_id: str) -> Array:
    """The weights of all situations, one behind the other."""
    found: Array = np.loadtxt(FOLDER / f"{game_id}.txt", ndmin=2).reshape(-1)
    return found


def write(game_id: str, weights: Array, parts: int) -> None:
    np.savetxt(FOLDER / f"{game_id}.txt", weights.reshape(-1, parts), fmt="%.3f")
