"""What the ladder writes down is what was played."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest
from tools.curve import Point
from tools.ladder import (
    TABLES,
    Lead,
    Rung,
    Score,
    climb,
    games_of,
    known,
    lead_of,
    lead_points,
    main,
    page,
    plain,
    points,
    rating_points,
    ratings,
)

from bigapple import bots
from bigapple.arena import local, schedule
from bigapple.arena.parquet import write_parquet
from bigapple.arena.playing import Played
from bigapple.arena.ratings import MIDDLE, Interval, Standing, wilson
from bigapple.arena.schedule import ONE_AGAINST, Fixture, Tournament, tournament
from tests.arena.games import played
from tools import ladder

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
]


def test_every_level_and_character_of_both_games_has_a_row() -> None:
    for game in ("manhattan", "king-of-new-york"):
        rows = {rung.bot for table in TABLES if table.game == game for rung in table.rungs}
        assert {"random", *bots.LEVELS, *bots.CHARACTERS} <= rows


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
    assert names == ["skilled", "expert", "search:3000", "master"]
    assert [point.milliseconds for point in points(SCORES)] == [0.3, 2.5, 8.0, 25.0]
    assert "The curve tends to" in page([(KING, SCORES)])
    assert "The curve tends to" not in page([(KING, SCORES[:4])])


def test_a_curve_that_does_not_bend_has_no_end() -> None:
    steep = [
        Score("skilled", 400, 120.0, 0.3),
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


def test_what_is_won_against_the_expert_says_nothing_of_what_chance_takes() -> None:
    (duel,) = (table for table in TABLES if table.rival == "expert")
    assert duel.title == "Manhattan, 2 players: alone against an *expert*"
    scores = [replace(score, rival="expert") for score in SCORES]
    text = page([(duel, scores)])
    assert "| `master` against `expert` | 10,000 | 400 | 80.0% |" in text
    assert text.index("`skilled` against") < text.index("`master` against")
    assert "The curve tends to" not in text
    assert "So *greedy*" not in text


def test_points_ahead_of_the_expert_are_a_curve_through_itself() -> None:
    """From the skilled to what thinks for seconds, by time; it is even with itself."""
    (duel,) = (table for table in TABLES if table.rival == "expert")
    assert {"skilled", "master", "search:100000"} <= {rung.bot for rung in duel.rungs}
    scores = [
        Score("master", 144, 100.0, 140.0, "expert", Lead(4.5, 1.5)),
        Score("skilled", 144, 20.0, 1.1, "expert", Lead(-9.0, 2.0)),
        # Of too few deals to know an interval.
        Score("search:30000", 4, 2.0, 430.0, "expert"),
    ]
    own = Standing("expert", MIDDLE, None, 0.5, Interval(0.4, 0.6), 288, 288, 14.0)
    assert lead_points(scores, [own]) == [
        Point(1.1, -9.0, -11.0, -7.0),
        Point(14.0, 0.0, 0.0, 0.0),
        Point(140.0, 4.5, 3.0, 6.0),
    ]


def test_at_tables_of_two_of_manhattan_points_are_told_by_deal() -> None:
    plan = tournament("manhattan", ["expert", "skilled"], seed="x", players=2, lineup=ONE_AGAINST)
    # Ten points ahead from one seat and even from the other, or twenty and ten: 5 or 15.
    games = [
        replace(
            played(2 * deal + seat, plan.bots[:: 1 - 2 * seat], (1, 0), deal),
            scores=(50 + 10 * (deal % 2) + 10 * (1 - seat), 50)[:: 1 - 2 * seat],
        )
        for deal in range(20)
        for seat in range(2)
    ]
    lead = lead_of(plan, games)
    assert lead is not None
    assert lead.points == pytest.approx(10.0)
    assert lead.half == pytest.approx(1.96 * 5.0 * math.sqrt(20 / 19) / math.sqrt(20))
    assert str(lead) == "+10.0 ± 2.2"
    assert lead_of(plan, games[:4]) is None
    assert lead_of(replace(plan, game="king-of-new-york"), games) is None
    table = next(table for table in TABLES if table.rival == "expert")
    row = Score("master", 40, 30.0, 25.0, "expert", lead)
    text = page([(table, [row, replace(row, bot="skilled", lead=None)])])
    assert "| ms a move | points ahead |\n|---|---:|---:|---:|---:|---:|---:|" in text
    assert "| 25.0 | +10.0 ± 2.2 |\n" in text
    assert "| 25.0 |  |\n" in text


THINKING = {"skilled": 0.02, "expert": 0.4, "master": 4.0}


def test_all_games_of_two_make_up_one_rating(tmp_path: Path) -> None:
    duel = next(table for table in TABLES if table.rival == "expert")
    for hero, rival, wins in (("skilled", "expert", 10), ("master", "expert", 30)):
        plan = tournament("manhattan", [hero, rival], seed="x", players=2, lineup=ONE_AGAINST)
        results = {}
        for one in islice(schedule.schedule(plan), 40):
            winner = hero if one.number % 20 < wins // 2 else rival
            shares = [float(bot == winner) for bot in one.seats]
            result = played(one.number, one.seats, shares, one.deal)
            seconds = tuple(THINKING[bot] for bot in one.seats)
            results[one.number] = replace(result, seed=one.seed, seconds=seconds)
        write_parquet(games_of(duel, Rung(hero, rival=rival), tmp_path), plan, results)
    ((game, found),) = ratings(TABLES, tmp_path)
    assert game == "manhattan"
    assert [one.bot for one in found] == ["master", "expert", "skilled"]
    # Three to one is 400 · log 3: of the same deals, to both sides.
    assert found[0].rating - MIDDLE == pytest.approx(191, abs=3)
    assert found[2].rating - MIDDLE == pytest.approx(-191, abs=3)
    text = page([], [(game, found)])
    assert "## Manhattan, 2 players: ratings" in text
    assert text.index("`skilled`") < text.index("`expert` | 1,000 | 80 | 0 |  |")
    assert "| `master` | 10,000 | 40 | +190 | +" in text
    low, middle, high = rating_points(found)
    assert low.milliseconds < middle.milliseconds < high.milliseconds
    assert low.strength < 0.0 < high.strength
    assert low.strength == pytest.approx(-middle.strength - high.strength, abs=3)
    assert middle[1:] == (0.0, 0.0, 0.0)
    assert high.low < high.strength < high.high


def test_who_always_wins_has_a_rating_with_one_end() -> None:
    open_ended = Interval(-math.inf, MIDDLE - 1200.4)
    one = Standing("beginner", MIDDLE - 1804, open_ended, 0.0, Interval(0.0, 0.1), 48, 48, 0.1)
    assert "| −1,804 | below −1,200 | 0.1 |" in page([], [("manhattan", [one])])
    other = replace(one, rating=MIDDLE + 900, rating_interval=Interval(MIDDLE + 500, math.inf))
    assert "| +900 | above +500 | 0.1 |" in page([], [("manhattan", [other])])
    # No mark in the picture can tell that.
    assert rating_points([replace(other, bot="master")]) == []


def test_games_against_different_rivals_lie_apart(tmp_path: Path) -> None:
    paths = [games_of(table, rung, tmp_path) for table in TABLES for rung in table.rungs]
    assert len(set(paths)) == len(paths)


def test_when_the_time_is_over_nothing_is_played(tmp_path: Path) -> None:
    assert climb(KING, KING.rungs[0], tmp_path, jobs=1, end=0.0) is None


def interrupted_after(count: int) -> Callable[..., Iterator[Played]]:
    """Instead of playing: who sits first wins, until Control-C after so many games."""

    def play_all(plan: Tournament, fixtures: Iterable[Fixture], jobs: int) -> Iterator[Played]:
        nonlocal count
        for fixture in islice(fixtures, count):
            count -= 1
            shares = [1.0] + [0.0] * (plan.players - 1)
            game = played(fixture.number, fixture.seats, shares, fixture.deal)
            yield replace(game, seed=fixture.seed)
        if count == 0:
            raise KeyboardInterrupt

    return play_all


@pytest.fixture
def line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Nothing is compiled, and drawn by nobody: matplotlib may be missing."""
    monkeypatch.setattr(ladder, "prepare", lambda plan: None)
    monkeypatch.setattr(ladder, "draw", lambda curves, path: None)
    return ["--results", str(tmp_path / "games"), "--write", str(tmp_path / "page.md")]


def test_control_c_writes_down_whatever_is_there(
    line: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for count in (30, 0):
        monkeypatch.setattr(local, "play_all", interrupted_after(count))
        assert main(line) == 130
        assert "| `random` |  | 30 |" in (tmp_path / "page.md").read_text("utf-8")
        # No journal is left, so that the games can be handed on as they are.
        assert {path.suffix for path in (tmp_path / "games").iterdir()} == {".parquet"}
    monkeypatch.setattr(local, "play_all", interrupted_after(10))
    (tmp_path / "page.md").unlink()
    assert main([*line, "--game", "manhattan"]) == 130
    assert not (tmp_path / "page.md").exists()


def test_before_any_game_an_older_page_stays(
    line: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "page.md").write_text("older")
    monkeypatch.setattr(local, "play_all", interrupted_after(0))
    assert main(line) == 130
    assert (tmp_path / "page.md").read_text() == "older"


def test_games_of_other_bots_are_refused_before_anything_is_played(
    line: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(local, "play_all", interrupted_after(30))
    assert main(line) == 130
    monkeypatch.setattr(schedule, "engine_version", lambda game: "0.0.0")
    written = (tmp_path / "page.md").read_text("utf-8")
    capsys.readouterr()
    assert main(line) == 1
    first, anew, adopting = capsys.readouterr().err.splitlines()
    assert "holds the results of another tournament (engine_version" in first
    assert anew == f"To begin anew, move the folder {tmp_path / 'games'} away."
    assert adopting.endswith("python -m tools.adopt")
    assert (tmp_path / "page.md").read_text("utf-8") == written
    # What was played can be read all the same.
    assert main([*line, "--hours", "0"]) == 0
    assert (tmp_path / "page.md").read_text("utf-8") == written


def test_the_page_says_what_the_games_beside_it_tell() -> None:
    docs = Path(__file__).parents[2] / "docs"
    told = page(known(TABLES, docs / "strength"), ratings(TABLES, docs / "strength"))
    assert told == (docs / "strength.md").read_text("utf-8")
