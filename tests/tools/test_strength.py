"""The page about strength says what came out."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest
from tools.rungs import TABLES
from tools.scores import Score
from tools.strength import lead_points, page, plain, points, rating_points

from bigapple.arena.ratings import MIDDLE, Interval, Standing, wilson

KING, KING_STEPS = (
    table for table in TABLES if (table.game, table.players) == ("king-of-new-york", 2)
)
SCORES = [
    Score("random", 4000, 60.0, 0.01),
    Score("master", 400, 320.0, 25.0),
    Score("search:3000", 400, 308.0, 8.0),
    Score("beginner", 400, 100.0, 0.2),
    Score("expert", 400, 300.0, 2.5),
    Score("skilled", 400, 240.0, 0.3),
    Score("search:300", 400, 276.0, 0.9),
]


def ahead(points: float, luck: float) -> dict[int, float]:
    """Of twenty deals, lucky and unlucky in turn."""
    return {deal: points + luck * (-1) ** deal for deal in range(20)}


def test_a_row_says_games_share_and_interval() -> None:
    text = page([(KING, SCORES)])
    interval = wilson(320.0, 400)
    assert (
        f"| `master` | 10,000 | 400 | 80.0% | {interval.low:.1%} – {interval.high:.1%} | 25.0 |"
        in text
    )
    assert text.index("`random`") < text.index("`beginner`") < text.index("`master`")


def test_greedy_against_random_is_the_other_side_of_randoms_row() -> None:
    assert "So *greedy* wins 98.5% of 4,000 games against *random*" in page([(KING, SCORES)])


def test_the_curve_is_of_the_plain_search_by_the_time_it_takes() -> None:
    names = [score.bot for score in plain(SCORES)]
    assert names == ["skilled", "search:300", "expert", "search:3000", "master"]
    assert [point.milliseconds for point in points(SCORES)] == [0.3, 0.9, 2.5, 8.0, 25.0]
    assert "The curve tends to" in page([(KING, SCORES)])
    # The skilled bot lies below where the curve bends, so these are three rows and too few.
    assert "The curve tends to" not in page([(KING, SCORES[:-1])])


def test_a_curve_that_does_not_bend_has_no_end() -> None:
    steep = [
        Score("search:300", 400, 120.0, 0.9),
        Score("expert", 400, 180.0, 2.5),
        Score("search:3000", 400, 210.0, 8.0),
        Score("master", 400, 240.0, 25.0),
    ]
    assert "The rows do not tell where the curve ends." in page([(KING, steep)])


def test_each_level_is_measured_against_the_one_below() -> None:
    assert [(rung.rival, rung.bot) for rung in KING_STEPS.rungs] == [
        ("random", "beginner"),
        ("beginner", "casual"),
        ("casual", "skilled"),
        ("skilled", "expert"),
        ("expert", "master"),
    ]
    scores = [
        Score("skilled", 400, 300.0, 0.3, "casual"),
        Score("expert", 400, 280.0, 2.5, "skilled"),
    ]
    text = page([(KING_STEPS, scores)])
    assert "King of New York, 2 players: alone against a bot that thinks less" in text
    assert "| `expert` against `skilled` | 1,000 | 400 | 70.0% |" in text
    # The weaker rivals are, the more is won: that is no order of strength.
    assert text.index("`skilled` against") < text.index("`expert` against")


DUEL, FOUR = (table for table in TABLES if table.rival == "expert")


def test_what_is_won_against_the_expert_says_nothing_of_what_chance_takes() -> None:
    assert DUEL.title == "Manhattan, 2 players: alone against an *expert*"
    assert FOUR.title == "Manhattan, 4 players: alone against 3 *experts*"
    scores = [replace(score, rival="expert") for score in SCORES]
    text = page([(DUEL, scores)])
    assert "| `master` against `expert` | 10,000 | 400 | 80.0% |" in text
    assert text.index("`skilled` against") < text.index("`master` against")
    assert "The curve tends to" not in text
    assert "So *greedy*" not in text


def test_points_ahead_of_the_expert_are_a_curve_through_itself() -> None:
    """From the skilled to what thinks for seconds, by time; it is even with itself."""
    assert {"skilled", "master", "search:100000"} <= {rung.bot for rung in DUEL.rungs}
    scores = [
        Score("master", 144, 100.0, 140.0, "expert", ahead(4.5, 5.0)),
        Score("skilled", 144, 20.0, 1.1, "expert", ahead(-9.0, 5.0)),
        # Of too few deals to know an interval.
        Score("search:30000", 4, 2.0, 430.0, "expert", {0: 1.0, 1: 2.0}),
    ]
    found = lead_points(scores, 14.0)
    expected = [(1.1, -9.0, 2.25), (14.0, 0.0, 0.0), (140.0, 4.5, 2.25)]
    for point, (milliseconds, points_ahead, half) in zip(found, expected, strict=True):
        curve = (milliseconds, points_ahead, points_ahead - half, points_ahead + half)
        assert point == pytest.approx(curve, abs=0.01)
    assert len(lead_points(scores, None)) == 2


def test_longer_thinking_is_compared_on_the_same_deals() -> None:
    scores = [
        Score("search:3000", 40, 24.0, 40.0, "expert", ahead(3.0, 5.0)),
        # Won less often, and yet it thinks longer and is farther ahead.
        Score("master", 40, 22.0, 140.0, "expert", ahead(4.5, 5.0)),
        Score("skilled", 40, 5.0, 1.1, "expert", ahead(-9.0, 5.0)),
    ]
    text = page([(DUEL, scores)])
    told = text[text.index("| than the row before |") :].splitlines()
    assert told[2:4] == [
        "| `search:3000` | 3,000 | +12.0 ± 0.0 |  |",
        "| `master` | 10,000 | +1.5 ± 0.0 | +13.5 ± 0.0 |",
    ]
    assert "| than the row before |" not in page([(DUEL, scores[:1])])


def test_points_ahead_have_a_column_where_they_are_told() -> None:
    row = Score("master", 40, 30.0, 25.0, "expert", ahead(10.0, 5.0))
    text = page([(DUEL, [row, replace(row, bot="skilled", leads={})])])
    assert "| ms a move | points ahead |\n|---|---:|---:|---:|---:|---:|---:|" in text
    assert "| 25.0 | +10.0 ± 2.2 |\n" in text
    assert "| 25.0 |  |\n" in text


def test_who_always_wins_has_a_rating_with_one_end() -> None:
    open_ended = Interval(-math.inf, MIDDLE - 1200.4)
    one = Standing("beginner", MIDDLE - 1804, open_ended, 0.0, Interval(0.0, 0.1), 48, 48, 0.1)
    assert "| −1,804 | below −1,200 | 0.1 |" in page([], [("manhattan", [one])])
    other = replace(one, rating=MIDDLE + 900, rating_interval=Interval(MIDDLE + 500, math.inf))
    assert "| +900 | above +500 | 0.1 |" in page([], [("manhattan", [other])])
    # No mark in the picture can tell that.
    assert rating_points([replace(other, bot="master")]) == []
