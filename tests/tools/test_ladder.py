"""What the ladder writes down is what was played."""

from __future__ import annotations

from pathlib import Path

from tools.ladder import TABLES, Score, climb, page, plain, points

from bigapple import bots
from bigapple.arena.ratings import wilson

KING = next(table for table in TABLES if (table.game, table.players) == ("king-of-new-york", 2))
SCORES = [
    Score("random", 4000, 60.0, 0.01),
    Score("master", 400, 320.0, 25.0),
    Score("search:3000", 400, 308.0, 8.0),
    Score("beginner", 400, 100.0, 0.2),
    Score("expert", 400, 300.0, 2.5),
    Score("skilled", 400, 240.0, 0.3),
]


def test_every_level_and_character_of_both_games_has_a_row() -> None:
    for game in ("manhattan", "king-of-new-york"):
        rows = {rung.bot for table in TABLES if table.game == game for rung in table.rungs}
        assert {"random", *bots.LEVELS, *bots.CHARACTERS} <= rows


def test_a_row_says_games_share_and_interval() -> None:
    text = page([(KING, SCORES)])
    known = wilson(320.0, 400)
    assert (
        f"| `master` | 10,000 | 400 | 80.0% | {known.low:.1%} – {known.high:.1%} | 25.0 |" in text
    )
    assert text.index("`random`") < text.index("`beginner`") < text.index("`master`")


def test_greedy_against_random_is_the_other_side_of_randoms_row() -> None:
    assert "So *greedy* wins 98.5% of 4,000 games against *random*" in page([(KING, SCORES)])


def test_the_curve_is_of_the_plain_search_by_the_time_it_takes() -> None:
    names = [score.bot for score in plain(SCORES)]
    assert names == ["skilled", "expert", "search:3000", "master"]
    assert [point.milliseconds for point in points(SCORES)] == [0.3, 2.5, 8.0, 25.0]
    assert "The curve tends to" in page([(KING, SCORES)])
    assert "The curve tends to" not in page([(KING, SCORES[:4])])


def test_when_the_time_is_over_nothing_is_played(tmp_path: Path) -> None:
    assert climb(KING, KING.rungs[0], tmp_path, jobs=1, end=0.0) is None
