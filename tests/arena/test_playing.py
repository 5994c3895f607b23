"""One game of the arena."""

from __future__ import annotations

import dataclasses
from itertools import islice

import pytest

from bigapple.arena.playing import play, play_game
from bigapple.arena.schedule import Fixture, schedule, tournament
from bigapple.errors import CannotRead
from tests.arena.games import small, unhurried


def test_a_game_is_the_same_whenever_it_is_played() -> None:
    plan = small("greedy", "random", "search:20", players=3)
    for fixture in islice(schedule(plan), 3):
        first, second = play(plan, fixture), play(plan, fixture)
        assert unhurried(first) == unhurried(second)
        assert sum(first.shares) == pytest.approx(1)
        assert first.seats == fixture.seats
        assert all(count > 20 for count in first.decisions)
        assert all(seconds > 0 for seconds in first.seconds)
        assert {p for p, share in zip(first.places, first.shares, strict=True) if share} == {1}


def test_a_game_that_nobody_wins_has_no_shares() -> None:
    """Found by playing until it happened."""
    plan = tournament("king-of-new-york", ["greedy", "random"], players=4)
    fixture = Fixture(0, 0, "nobody 10", ("random",) * 4)
    assert play_game(plan.game, plan.options, fixture).shares == (0, 0, 0, 0)


def test_a_worker_of_another_version_plays_nothing() -> None:
    plan = dataclasses.replace(small(), engine_version="0.0.0")
    with pytest.raises(CannotRead, match=r"has Big Apple .*, not 0\.0\.0"):
        play(plan, next(schedule(plan)))
