"""Estimates with 95 % intervals, from sums alone."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, nan, sqrt
from typing import Any, NamedTuple

Z = 1.959963984540054
"""Half the width of a 95 % interval, in standard errors."""
UNSEEN = 3.0
"""What has never happened may still be so frequent that it would have happened so often."""


class Estimate(NamedTuple):
    value: float
    low: float
    high: float
    trials: int
    """Of what it was estimated from."""

    def times(self, factor: float) -> Estimate:
        return Estimate(self.value * factor, self.low * factor, self.high * factor, self.trials)

    @property
    def known(self) -> bool:
        return self.trials > 0

    @property
    def apart(self) -> bool:
        """Whether the interval leaves zero out."""
        return self.known and (self.low > 0 or self.high < 0)


NOTHING = Estimate(nan, nan, nan, 0)


def proportion(hits: int, count: int) -> Estimate:
    """Wilson's interval, which also holds where hardly anything or almost everything hits."""
    if count == 0:
        return NOTHING
    share = hits / count
    spread = Z * Z / count
    middle = (share + spread / 2) / (1 + spread)
    half = Z / (1 + spread) * sqrt(share * (1 - share) / count + spread / (4 * count))
    return Estimate(share, max(0.0, middle - half), min(1.0, middle + half), int(count))


def mean(total: int, squares: int, count: int) -> Estimate:
    """Of so many numbers, of which the sum and the sum of squares are known."""
    if count == 0:
        return NOTHING
    average = total / count
    if count == 1:
        return unbounded(average, count)
    variance = max(0.0, squares / count - average * average) * count / (count - 1)
    return around(average, variance / count, count)


def unbounded(value: float, count: int) -> Estimate:
    """Of too little to tell how far the truth may lie from it."""
    return Estimate(value, -inf, inf, int(count))


def around(value: float, variance: float, count: int) -> Estimate:
    half = Z * sqrt(variance)
    return Estimate(value, value - half, value + half, int(count))


def difference(one: Estimate, other: Estimate) -> Estimate:
    """Of two independent estimates."""
    if not (one.known and other.known):
        return NOTHING
    variance = ((one.high - one.low) / 2 / Z) ** 2 + ((other.high - other.low) / 2 / Z) ** 2
    return around(one.value - other.value, variance, one.trials + other.trials)


def paired(more: int, less: int, count: int) -> Estimate:
    """How much more often one of two ways succeeds: so often it alone did, so often the other."""
    return weighted([(more, less, count)], [1.0])


def weighted(groups: Sequence[tuple[int, int, int]], weights: Sequence[float]) -> Estimate:
    """The same of several groups (more, less, count), each pair of which stands for so many."""
    whole = sum(weight * group[2] for group, weight in zip(groups, weights, strict=True))
    if whole == 0:
        return NOTHING
    shift = sum(w * (more - less) for (more, less, _), w in zip(groups, weights, strict=True))
    value = shift / whole
    squares = again = 0.0
    for (more, less, count), weight in zip(groups, weights, strict=True):
        equal = count - more - less
        spread = more * (1 - value) ** 2 + less * (1 + value) ** 2 + equal * value**2
        squares += weight**2 * spread
        again += weight**2 * count
    more, less, count = (sum(numbers) for numbers in zip(*groups, strict=True))
    # So many pairs of equal weight would tell as much.
    effective = whole**2 / again
    if effective < 2:
        return unbounded(value, count)
    if count in (more, less, count - more - less):
        # All came out alike, which does not prove that no other ever will.
        half = UNSEEN * (1 + abs(value)) / effective
        return Estimate(value, max(-1.0, value - half), min(1.0, value + half), int(count))
    return around(value, squares / whole**2 * effective / (effective - 1), count)


def moments(histogram: Any) -> Estimate:
    """The mean of the indices of a histogram."""
    pairs = [(index, int(times)) for index, times in enumerate(histogram)]
    total = sum(index * times for index, times in pairs)
    squares = sum(index * index * times for index, times in pairs)
    return mean(total, squares, sum(times for _, times in pairs))


def quantile(histogram: Any, share: float) -> int:
    """The index up to which at least this share of a histogram lies."""
    left = share * sum(int(times) for times in histogram)
    for index, times in enumerate(histogram):
        left -= int(times)
        if left <= 0:
            return index
    return len(histogram) - 1
