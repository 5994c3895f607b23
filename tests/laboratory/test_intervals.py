"""Intervals: right on known distributions, and by hand where that is possible."""

from __future__ import annotations

from math import inf

import numpy as np
import pytest
from scipy import stats

from bigapple.laboratory.intervals import (
    NOTHING,
    Estimate,
    difference,
    mean,
    moments,
    paired,
    proportion,
    quantile,
    weighted,
)


@pytest.mark.parametrize(("hits", "count"), [(0, 10), (3, 10), (250, 1000), (10, 10), (1, 100_000)])
def test_a_proportion_has_the_interval_of_wilson(hits: int, count: int) -> None:
    expected = stats.binomtest(hits, count).proportion_ci(method="wilson")
    found = proportion(hits, count)
    assert found.value == hits / count
    assert (found.low, found.high) == pytest.approx((expected.low, expected.high), abs=1e-12)


def test_a_mean_has_the_interval_of_its_sample() -> None:
    sample = [2, 3, 5, 7, 11, 13, 17, 19]
    found = mean(sum(sample), sum(n * n for n in sample), len(sample))
    half = stats.norm.ppf(0.975) * stats.sem(sample)
    assert found == pytest.approx((9.625, 9.625 - half, 9.625 + half, 8))


def test_intervals_cover_the_truth_19_times_in_20() -> None:
    chance = np.random.default_rng(1)
    covered = {"share": 0, "mean": 0, "paired": 0}
    rounds = 2000
    for _ in range(rounds):
        share = proportion(int(chance.binomial(400, 0.25)), 400)
        covered["share"] += share.low <= 0.25 <= share.high
        sample = chance.poisson(6, 300)
        average = mean(int(sample.sum()), int((sample**2).sum()), 300)
        covered["mean"] += average.low <= 6 <= average.high
        both = chance.random((500, 1)) < 0.2
        one, other = (both | (chance.random((500, 1)) < p) for p in (0.3, 0.2))
        effect = paired(int((one & ~other).sum()), int((other & ~one).sum()), 500)
        # Both succeed together in a fifth of cases; else each by its own chance.
        covered["paired"] += effect.low <= 0.8 * (0.3 - 0.2) <= effect.high
    for name, times in covered.items():
        assert 0.93 < times / rounds < 0.97, name


def test_a_paired_difference_is_the_mean_of_the_differences() -> None:
    differences = [1] * 30 + [-1] * 10 + [0] * 60
    half = stats.norm.ppf(0.975) * stats.sem(differences)
    assert paired(30, 10, 100) == pytest.approx((0.2, 0.2 - half, 0.2 + half, 100))


def test_groups_are_weighed_by_what_they_stand_for() -> None:
    one = weighted([(30, 10, 100)], [7.0])
    assert one == pytest.approx(paired(30, 10, 100))
    # Of 900 moments in all a third of one kind was tried out and a sixth of the other.
    both = weighted([(20, 10, 100), (30, 0, 100)], [3.0, 6.0])
    assert both.value == pytest.approx((300 * 0.1 + 600 * 0.3) / 900)
    assert not weighted([(0, 0, 0)], [1.0]).known


def test_weighted_intervals_cover_the_truth_19_times_in_20() -> None:
    chance = np.random.default_rng(2)
    covered = 0
    for _ in range(2000):
        kinds = chance.random(4000) < 0.3
        tried = chance.random(4000) < np.where(kinds, 0.5, 0.1)
        shifts = (chance.random(4000) < np.where(kinds, 0.4, 0.2)).astype(int)
        shifts -= chance.random(4000) < 0.15
        groups = []
        for kind in (True, False):
            some = shifts[tried & (kinds == kind)]
            groups.append((int((some > 0).sum()), int((some < 0).sum()), len(some)))
        found = weighted(groups, [2.0, 10.0])
        covered += found.low <= 0.3 * 0.4 + 0.7 * 0.2 - 0.15 <= found.high
    assert 0.93 < covered / 2000 < 0.97


def test_the_difference_of_independent_estimates() -> None:
    one, other = Estimate(5.0, 4.0, 6.0, 10), Estimate(3.0, 2.25, 3.75, 20)
    assert difference(one, other) == pytest.approx((2.0, 0.75, 3.25, 30))
    assert not difference(one, NOTHING).known


def test_histograms() -> None:
    histogram = [0, 1, 2, 1]
    assert moments(histogram).value == 2.0
    assert [quantile(histogram, share) for share in (0.1, 0.5, 0.75, 0.9)] == [1, 2, 2, 3]


def test_nothing_is_known_of_nothing() -> None:
    for estimate in (proportion(0, 0), mean(0, 0, 0), paired(0, 0, 0)):
        assert not estimate.known
        assert not estimate.apart


def test_one_observation_says_nothing_of_the_spread() -> None:
    for one in (mean(3, 9, 1), paired(1, 0, 1), weighted([(1, 0, 1), (0, 0, 0)], [40.0, 3.0])):
        assert one.known
        assert (one.low, one.high) == (-inf, inf)
        assert not one.apart
    # The second of two is as good as nothing beside one that stands for so many.
    two = weighted([(1, 0, 1), (1, 0, 1)], [40.0, 3.0])
    assert (two.low, two.high, two.trials) == (-inf, inf, 2)


def test_pairs_that_all_came_out_alike_prove_little_while_they_are_few() -> None:
    assert not paired(2, 0, 2).apart
    assert not paired(0, 5, 5).apart
    assert paired(30, 0, 30) == pytest.approx((1.0, 0.8, 1.0, 30))
    assert paired(0, 0, 30) == pytest.approx((0.0, -0.1, 0.1, 30))
    assert weighted([(10, 0, 10), (20, 0, 20)], [3.0, 3.0]) == pytest.approx((1.0, 0.8, 1.0, 30))
