"""Where a curve of strength would end if the bot could think for ever.

The games that even endless thinking would lose are those that chance takes. They cannot be
counted, but the curve tells about them: what is still lost shrinks by much the same factor with
every doubling of the playouts, so the share won is taken to be `ceiling - gap * playouts**-pace`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

PACES = np.linspace(0.05, 1.5, 59)
DRAWS = 1000
ENOUGH = 4
"""Points, for a curve of three numbers."""

Numbers = npt.NDArray[np.float64]


class Measured(NamedTuple):
    playouts: int
    games: int
    won: float


class Ceiling(NamedTuple):
    share: float
    low: float
    high: float


def fitted(playouts: Numbers, shares: Numbers, weights: Numbers) -> Numbers:
    """The ceilings of the curves that are nearest to rows of shares, by weighted least squares;
    none above 1."""
    fading = playouts[None, :] ** -PACES[:, None]
    total, first, second = np.sum(weights), fading @ weights, fading**2 @ weights
    height, slope = shares @ weights, shares * weights @ fading.T
    ceilings = (second * height[:, None] - first * slope) / (second * total - first**2)
    ceilings = np.minimum(ceilings, 1.0)
    gaps = (first * ceilings - slope) / second
    curves = ceilings[:, :, None] - gaps[:, :, None] * fading
    away = (curves - shares[:, None, :]) ** 2 @ weights
    return np.take_along_axis(ceilings, away.argmin(axis=1)[:, None], axis=1)[:, 0]


def ceiling(measured: Sequence[Measured], seed: int = 1) -> Ceiling | None:
    """With the interval of 95 % that the same games played anew would give (parametric
    bootstrap). Nothing where the points are too few."""
    if len(measured) < ENOUGH:
        return None
    playouts = np.array([one.playouts for one in measured], float)
    games = np.array([one.games for one in measured])
    shares = np.array([one.won / one.games for one in measured])
    # Agresti and Coull: a bot that won all its games is not known for certain.
    likely = (shares * games + 2.0) / (games + 4.0)
    weights = games / (likely * (1.0 - likely))
    chance = np.random.default_rng(seed)
    again = chance.binomial(games, likely, (DRAWS, len(games))) / games
    low, high = np.percentile(fitted(playouts, again, weights), (2.5, 97.5))
    return Ceiling(float(fitted(playouts, shares[None, :], weights)[0]), float(low), float(high))
