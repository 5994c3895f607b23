"""The end of a curve of strength is found, and how well it is known is told."""

from __future__ import annotations

import numpy as np
import pytest
from tools.ceiling import Measured, ceiling

PLAYOUTS = (60, 300, 1_000, 3_000, 10_000, 100_000)


def curve(top: float, gap: float, pace: float, games: int) -> list[Measured]:
    return [Measured(n, games, games * (top - gap * n**-pace)) for n in PLAYOUTS]


@pytest.mark.parametrize(("top", "gap", "pace"), [(0.85, 0.9, 0.3), (0.6, 1.5, 0.5), (1.0, 1, 0.4)])
def test_the_end_of_an_exact_curve_is_found(top: float, gap: float, pace: float) -> None:
    found = ceiling(curve(top, gap, pace, 1_000_000))
    assert found is not None
    assert found.share == pytest.approx(top, abs=0.005)
    assert found.low <= found.share + 0.001
    assert found.high >= found.share - 0.001


def test_more_games_make_it_known_better() -> None:
    few, many = (ceiling(curve(0.85, 0.9, 0.3, games)) for games in (200, 20_000))
    assert few is not None
    assert many is not None
    assert many.high - many.low < (few.high - few.low) / 3


def test_the_interval_holds_the_truth_most_of_the_time() -> None:
    chance = np.random.default_rng(7)
    held = 0
    for _ in range(20):
        drawn = [
            Measured(
                one.playouts, one.games, float(chance.binomial(one.games, one.won / one.games))
            )
            for one in curve(0.85, 0.9, 0.3, 500)
        ]
        found = ceiling(drawn)
        assert found is not None
        held += found.low <= 0.85 <= found.high
    assert held >= 16


def test_a_bot_that_always_wins_has_no_ceiling_below_all_games() -> None:
    found = ceiling([Measured(n, 100, 100.0) for n in PLAYOUTS])
    assert found is not None
    assert found.share == pytest.approx(1.0)
    assert found.low < 1.0


def test_three_points_are_too_few() -> None:
    assert ceiling(curve(0.85, 0.9, 0.3, 500)[:3]) is None
