"""Ratings: known strengths are found again, and intervals cover them."""

from __future__ import annotations

import math

import numpy as np
import pytest

from bigapple.arena.playing import Played
from bigapple.arena.ratings import (
    FEWEST_DEALS,
    MIDDLE,
    SCALE,
    comparisons,
    expanded,
    ratings,
    standings,
    wilson,
)
from tests.arena.games import played

BOTS = ("random", "greedy", "skilled", "expert", "master")
TRUE = np.array([-300.0, 0.0, 80.0, 200.0, 320.0])
"""In points of rating, from greedy on."""


def simulated(players: int, deals: int, seed: int) -> list[Played]:
    """Games that are won as Plackett and Luce say, now and then shared."""
    luck = np.random.default_rng(seed)
    weights = np.exp(TRUE / SCALE)
    games: list[Played] = []
    for deal in range(deals):
        for _ in range(5):
            seats = luck.choice(len(BOTS), players, replace=False)
            won = np.zeros(players)
            chances = weights[seats] / weights[seats].sum()
            if luck.random() < 0.1:
                # Two winners, drawn apart, share: each has a victory's half.
                for winner in luck.choice(players, 2, p=chances):
                    won[winner] += 0.5
            else:
                won[luck.choice(players, p=chances)] = 1
            names = [BOTS[seat] for seat in seats]
            games.append(played(len(games), names, [float(share) for share in won], deal))
    return games


@pytest.mark.parametrize("players", [2, 4])
def test_known_strengths_are_found_again(players: int) -> None:
    found = standings(BOTS, simulated(players, 1500, 1))
    assert [standing.bot for standing in found] == list(reversed(BOTS))
    by_name = {standing.bot: standing for standing in found}
    for bot, strength in zip(BOTS, TRUE, strict=True):
        assert by_name[bot].rating == pytest.approx(MIDDLE + strength, abs=25)
    assert by_name["greedy"].rating == pytest.approx(MIDDLE)
    assert by_name["greedy"].rating_interval is None


@pytest.mark.parametrize("deals", [60, FEWEST_DEALS])
def test_intervals_cover_the_truth_about_as_often_as_they_say(deals: int) -> None:
    covered = total = 0
    for seed in range(8):
        for standing in standings(BOTS, simulated(4, deals, seed)):
            if standing.rating_interval is None:
                continue
            truth = MIDDLE + TRUE[BOTS.index(standing.bot)]
            covered += standing.rating_interval.low <= truth <= standing.rating_interval.high
            total += 1
            assert standing.rating_interval.low < standing.rating < standing.rating_interval.high
    assert total == 32
    assert 0.85 * total <= covered


def test_without_the_reference_the_average_is_in_the_middle() -> None:
    games = [
        played(n, ("casual", "expert"), (0, 1) if n % 3 else (1, 0), n) for n in range(FEWEST_DEALS)
    ]
    found = standings(("casual", "expert"), games)
    assert [standing.bot for standing in found] == ["expert", "casual"]
    assert sum(standing.rating for standing in found) / 2 == pytest.approx(MIDDLE)
    assert all(standing.rating_interval is not None for standing in found)


def test_two_to_one_is_what_the_model_says() -> None:
    difference = ratings(("a", "b"), np.array([[0.0, 200.0], [100.0, 0.0]]))
    assert difference[0] - difference[1] == pytest.approx(400 * math.log10(2), abs=1)


def test_who_always_wins_has_a_rating_and_an_open_interval() -> None:
    games = [played(n, ("greedy", "random"), (1, 0), n) for n in range(60)]
    best, worst = standings(("greedy", "random"), games)
    assert best.bot == "greedy"
    assert math.isfinite(worst.rating)
    assert worst.rating < MIDDLE - 600
    assert worst.rating_interval is not None
    assert math.isinf(worst.rating_interval.low)
    # Three victories beside sixty.
    assert worst.rating_interval.high == pytest.approx(MIDDLE + 400 * math.log10(3 / 60), abs=10)
    games = [played(n, ("casual", "random"), (1, 0), n) for n in range(FEWEST_DEALS)]
    best, _ = standings(("casual", "random"), games)
    assert best.rating_interval is not None
    assert math.isinf(best.rating_interval.high)
    assert best.rating_interval.low < best.rating


def test_who_has_not_met_is_compared_through_others() -> None:
    games = [
        played(n, pair, (1, 0) if n % 4 else (0, 1), n)
        for n, pair in enumerate([("a", "b"), ("b", "c"), ("c", "d")] * 40)
    ]
    assert [standing.bot for standing in standings(("d", "c", "b", "a"), games)] == list("abcd")


def test_victories_that_are_shared_or_nobodys() -> None:
    games = [
        played(0, ("a", "a", "b", "c"), (0, 0.5, 0.5, 0)),
        played(1, ("a", "a", "b", "c"), (0, 0, 0, 0)),
        played(2, ("a", "b", "b", "c"), (1, 0, 0, 0), 3),
    ]
    first, second = comparisons(("a", "b", "c"), games)
    # The winner's other seat is no rival.
    assert first.tolist() == [[0, 0.5, 0.5], [1, 0, 0.5], [0, 0, 0]]
    assert second.tolist() == [[0, 2, 1], [0, 0, 0], [0, 0, 0]]
    found = {standing.bot: standing for standing in standings(("a", "b", "c"), games)}
    assert (found["a"].share, found["a"].seats, found["a"].games) == (1.5 / 5, 5, 3)
    assert (found["b"].share, found["b"].seats) == (0.5 / 4, 4)
    assert found["c"].milliseconds == pytest.approx(2)


def test_a_few_deals_have_no_interval_and_no_games_no_standings() -> None:
    for deals in (1, 2, FEWEST_DEALS - 1):
        games = [played(n, ("a", "b"), (1, 0) if n % 2 else (0, 1), n) for n in range(deals)]
        (one, other) = standings(("a", "b"), games)
        assert one.rating_interval is None is other.rating_interval
    assert standings(("a", "b"), []) == []


def test_deals_that_came_out_alike_have_no_interval() -> None:
    """Whoever sat first has won, on all deals: that is no proof of anybody's strength."""
    games = [
        played(n, ("a", "b") if n % 2 else ("b", "a"), (1, 0), n // 2)
        for n in range(2 * FEWEST_DEALS)
    ]
    (one, other) = standings(("a", "b"), games)
    assert one.rating == pytest.approx(other.rating)
    assert one.rating_interval is None is other.rating_interval


def test_few_deals_have_wider_intervals_than_draws_from_them_alone_give() -> None:
    # By Student's table for 9 degrees of freedom, and by that of the normal distribution.
    assert expanded(10) == pytest.approx(0.00855, abs=1e-4)
    assert expanded(100_000) == pytest.approx(0.025, abs=1e-5)


def test_wilson() -> None:
    """Against figures worked out by hand elsewhere: 8 of 10, and the ends."""
    some = wilson(8, 10)
    assert some.low == pytest.approx(0.4902, abs=1e-4)
    assert some.high == pytest.approx(0.9433, abs=1e-4)
    assert wilson(0, 10).low == pytest.approx(0)
    assert wilson(10, 10).high == pytest.approx(1)
    for games in range(1, 500):
        assert wilson(0, games).low == 0.0
        assert wilson(games, games).high == 1.0
    assert wilson(0, 10).high == pytest.approx(0.2775, abs=1e-4)


def test_another_bot_may_be_the_one_that_all_are_measured_against() -> None:
    games = simulated(2, 300, 4)
    usual = {one.bot: one for one in standings(BOTS, games)}
    found = {one.bot: one for one in standings(BOTS, games, BOTS[-1])}
    assert found[BOTS[-1]].rating == pytest.approx(MIDDLE)
    assert found[BOTS[-1]].rating_interval is None
    assert found["greedy"].rating_interval is not None
    moved = MIDDLE - usual[BOTS[-1]].rating
    for bot in BOTS:
        assert found[bot].rating == pytest.approx(usual[bot].rating + moved)
