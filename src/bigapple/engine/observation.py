"""Observations: named pieces over one buffer of small integers."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod

import numpy as np
import numpy.typing as npt

Observation = npt.NDArray[np.int16]


@dataclass(frozen=True)
class Piece:
    name: str
    shape: tuple[int, ...]

    @property
    def length(self) -> int:
        return prod(self.shape)


@dataclass(frozen=True)
class Encoding:
    """The layout of an observation; `version` changes whenever a piece does."""

    version: int
    pieces: tuple[Piece, ...]

    @property
    def length(self) -> int:
        return sum(piece.length for piece in self.pieces)

    def start(self, name: str) -> int:
        start = 0
        for piece in self.pieces:
            if piece.name == name:
                return start
            start += piece.length
        raise KeyError(name)

    def named(self, observation: Observation) -> dict[str, Observation]:
        """The pieces of an observation (or of a batch of them), as views."""
        views = {}
        for piece in self.pieces:
            start = self.start(piece.name)
            part = observation[..., start : start + piece.length]
            views[piece.name] = part.reshape(*observation.shape[:-1], *piece.shape)
        return views
