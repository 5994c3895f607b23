"""Results on disk: what is kept, whatever happens, and for whom."""

from __future__ import annotations

import fcntl
import json
import os
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest
from pyarrow import parquet

from bigapple.arena import results
from bigapple.arena.playing import play
from bigapple.arena.results import Results, journal_of, load
from bigapple.arena.schedule import Tournament, schedule
from bigapple.arena.version import engine_version
from bigapple.errors import CannotRead
from bigapple.games import definition
from tests.arena.games import small

PLAN = small()
GAMES = [play(PLAN, fixture) for fixture in islice(schedule(PLAN), 4)]


def keep(path: Path, count: int, *, finish: bool) -> None:
    with Results(path, PLAN) as kept:
        for game in GAMES[len(kept.games) : count]:
            kept.add(game)
        if finish:
            kept.finish()


def test_a_row_for_each_game_and_seat(tmp_path: Path) -> None:
    path = tmp_path / "results.parquet"
    keep(path, 4, finish=True)
    assert list(tmp_path.iterdir()) == [path]
    rows = parquet.read_table(path).to_pylist()
    assert [(row["number"], row["seat"]) for row in rows] == [
        (number, seat) for number in range(4) for seat in range(2)
    ]
    for row in rows:
        game, seat = GAMES[row["number"]], row["seat"]
        assert row["game"] == "manhattan"
        assert json.loads(row["options"]) == PLAN.options
        assert (row["players"], row["seed"], row["deal"]) == (2, game.seed, game.deal)
        assert row["bot"] == game.seats[seat]
        assert row["place"] == game.places[seat]
        assert row["share"] == game.shares[seat]
        assert row["score"] == game.scores[seat]
        assert row["decisions"] == game.decisions[seat]
        assert row["seconds"] == game.seconds[seat]
        assert row["rules_version"] == definition("manhattan").rules_version
        assert row["engine_version"] == engine_version("manhattan")


def test_what_was_kept_comes_back_and_more_can_be_added(tmp_path: Path) -> None:
    path = tmp_path / "results.parquet"
    for count, finish in ((1, False), (2, True), (3, False), (4, True), (4, True)):
        keep(path, count, finish=finish)
        tournament, games = load(path)
        assert tournament == PLAN
        assert list(games.values()) == GAMES[:count]
        assert journal_of(path).exists() != finish


def test_a_line_that_was_cut_short_is_no_game(tmp_path: Path) -> None:
    path = tmp_path / "results.parquet"
    keep(path, 2, finish=False)
    journal = journal_of(path)
    whole = journal.read_bytes()
    for length in range(0, len(whole), 7):
        journal.write_bytes(whole[:length])
        with Results(path, PLAN) as kept:
            assert len(kept.games) == max(0, whole[:length].count(b"\n") - 1)
            kept.add(GAMES[3])
        assert GAMES[3] in load(path)[1].values()


def test_a_run_without_games_leaves_nothing_behind(tmp_path: Path) -> None:
    with Results(tmp_path / "results.parquet", PLAN):
        pass
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("finish", [False, True])
@pytest.mark.parametrize(
    ("other", "told"),
    [
        (small("random", "greedy"), "(bots: greedy random, not random greedy)"),
        (small(seed="1"), "(seed: 0, not 1)"),
        (small(lineup="one-against"), "(lineup: mixed, not one-against)"),
        (small(players=3), "(players: 2, not 3)"),
        (replace(small(), engine_version="0.0.0"), "not 0.0.0)"),
    ],
)
def test_another_tournament_is_refused(
    tmp_path: Path, finish: bool, other: Tournament, told: str
) -> None:
    path = tmp_path / "results.parquet"
    keep(path, 2, finish=finish)
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    with pytest.raises(CannotRead) as refused:
        Results(path, other)
    assert told in str(refused.value)
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before


def test_two_runs_do_not_write_the_same_file(tmp_path: Path) -> None:
    path = tmp_path / "results.parquet"
    with Results(path, PLAN) as kept:
        kept.add(GAMES[0])
        with pytest.raises(CannotRead, match="Another run is writing"):
            Results(path, PLAN)
        kept.add(GAMES[1])
    assert len(load(path)[1]) == 2


def test_a_refused_run_leaves_the_journal_of_the_other_one(tmp_path: Path) -> None:
    path = tmp_path / "results.parquet"
    with journal_of(path).open("ab") as other:
        # It has the lock and is about to write its head.
        fcntl.flock(other, fcntl.LOCK_EX)
        with pytest.raises(CannotRead, match="Another run is writing"):
            Results(path, PLAN)
        assert journal_of(path).exists()


def test_a_run_that_ends_leaves_the_journal_of_the_next_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "results.parquet"
    close = os.close

    def another_begins(file: int) -> None:
        monkeypatch.undo()
        close(file)
        keep(path, 1, finish=False)

    ending = Results(path, PLAN)
    monkeypatch.setattr(os, "close", another_begins)
    ending.close()
    assert list(load(path)[1].values()) == GAMES[:1]


def test_a_journal_that_went_before_it_was_locked_is_begun_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "results.parquet"
    lock = results._lock

    def another_ends(file: int, path: Path) -> None:
        monkeypatch.undo()
        journal_of(path).unlink()
        lock(file, path)

    monkeypatch.setattr(results, "_lock", another_ends)
    keep(path, 1, finish=False)
    assert list(load(path)[1].values()) == GAMES[:1]


@pytest.mark.parametrize("content", ["text", "journal", "table"])
def test_files_of_something_else_are_refused(tmp_path: Path, content: str) -> None:
    path = tmp_path / "results.parquet"
    if content == "text":
        path.write_text("What is this?\n")
    elif content == "journal":
        journal_of(path).write_text('{"format": "something else"}\n')
    else:
        parquet.write_table(pa.table({"x": [1]}), path)
    for attempt in (lambda: load(path), lambda: Results(path, PLAN)):
        with pytest.raises(CannotRead, match="holds no results"):
            attempt()


def test_a_damaged_file_is_refused_and_never_read_as_something_else(tmp_path: Path) -> None:
    path = tmp_path / "results.parquet"
    keep(path, 4, finish=True)
    whole = path.read_bytes()
    kept = load(path)
    refused = 0
    for place in range(0, len(whole), 17):
        path.write_bytes(whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :])
        try:
            assert load(path) == kept
        except CannotRead as error:
            assert f"{path} holds no results" in str(error)
            refused += 1
    assert refused > 100


def test_a_file_of_before_there_were_checksums_is_read(tmp_path: Path) -> None:
    path = tmp_path / "results.parquet"
    keep(path, 4, finish=True)
    parquet.write_table(parquet.read_table(path), path, compression="zstd")
    assert list(load(path)[1].values()) == GAMES


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": ("greedy", "master")},
        {"seats": ("greedy", "random", "greedy")},
        {"shares": (1.0,)},
        {"seconds": ()},
        {"seed": "arena 1 0"},
    ],
)
def test_games_that_are_none_of_the_tournaments_are_refused(
    tmp_path: Path, wrong: dict[str, Any]
) -> None:
    path = tmp_path / "results.parquet"
    with Results(path, PLAN) as kept:
        kept.add(replace(GAMES[0], **wrong))
    with pytest.raises(CannotRead, match="holds no results"):
        load(path)


@pytest.mark.parametrize("wrong", [{"game": "chess"}, {"lineup": "none"}])
def test_tournaments_that_nobody_can_play_are_refused(
    tmp_path: Path, wrong: dict[str, Any]
) -> None:
    path = tmp_path / "results.parquet"
    with Results(path, replace(PLAN, **wrong)) as kept:
        kept.add(GAMES[0])
    with pytest.raises(CannotRead, match="holds no results"):
        load(path)
