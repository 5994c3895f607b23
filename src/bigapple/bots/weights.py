"""What makes a player win, as weights: logarithms of odds, fitted by `tools/fitting.py`.

A file beside each game's `score`: a line for each kind of situation, a number for each part.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

from bigapple.engine.layout import Array

FOLDER = Path(__file__).parent


def path_of(game_id: str) -> Path:
    return FOLDER / game_id.replace("-", "_") / "weights.txt"


def read(game_id: str) -> Array:
    """The weights of all situations, one behind the other."""
    found: Array = np.loadtxt(path_of(game_id), ndmin=2).reshape(-1)
    return found


def write(game_id: str, weights: Array, parts: int) -> None:
    np.savetxt(path_of(game_id), weights.reshape(-1, parts), fmt="%.3f")
