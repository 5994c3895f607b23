"""What the ladder writes down is what was played."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest
from tools.ladder import climb, known, main, ratings
from tools.rungs import TABLES, Rung, games_of
from tools.strength import page, rating_points

from bigapple import bots
from bigapple.arena import local, schedule
from bigapple.arena.parquet import write_parquet
from bigapple.arena.playing import Played
from bigapple.arena.ratings import MIDDLE
from bigapple.arena.schedule import ONE_AGAINST, Fixture, Tournament, tournament
from tests.arena.games import played
from tools import ladder, strength


def test_every_level_and_character_is_measured_at_tables_of_two_and_of_four() -> None:
    measured = [table for table in TABLES if table.rival == "greedy"]
    assert {(table.game, table.players) for table in measured} == {
        (game, players) for game in ("manhattan", "king-of-new-york") for players in (2, 4)
    }
    for table in measured:
        rows = {rung.bot for rung in table.rungs}
        assert {"random", *bots.LEVELS, *bots.CHARACTERS} <= rows


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


def test_games_against_different_rivals_lie_apart(tmp_path: Path) -> None:
    paths = [games_of(table, rung, tmp_path) for table in TABLES for rung in table.rungs]
    assert len(set(paths)) == len(paths)


def test_when_the_time_is_over_nothing_is_played(tmp_path: Path) -> None:
    assert climb(TABLES[0], TABLES[0].rungs[0], tmp_path, jobs=1, end=0.0) is None


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
    monkeypatch.setattr(strength, "draw", lambda curves, path: None)
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
