"""Games of an earlier version are taken over where they still come out the same."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest

from bigapple.arena.parquet import write_parquet
from bigapple.arena.playing import Played, play
from bigapple.arena.results import load
from bigapple.arena.schedule import Tournament, schedule, tournament
from bigapple.arena.version import engine_version
from tools import adopt

NOW = engine_version("manhattan")


@pytest.fixture(scope="module")
def earlier() -> tuple[Tournament, dict[int, Played]]:
    plan = tournament("manhattan", ["greedy", "random"], seed="adopt", players=2)
    games = {one.number: play(plan, one) for one in islice(schedule(plan), 6)}
    return replace(plan, engine_version="0.0.1+earlier"), games


def become(path: Path) -> tuple[int, Path]:
    aside = path.parent / "aside"
    line = ["--results", str(path.parent), "--aside", str(aside), "--seconds", "60"]
    return adopt.main(line), aside / path.name


def test_what_comes_out_the_same_is_taken_over(
    earlier: tuple[Tournament, dict[int, Played]], tmp_path: Path
) -> None:
    plan, games = earlier
    path = tmp_path / "row.parquet"
    write_parquet(path, plan, games)
    assert become(path)[0] == 0
    assert load(path) == (replace(plan, engine_version=NOW), games)
    whole = path.read_bytes()
    assert become(path)[0] == 0
    assert path.read_bytes() == whole


def test_what_comes_out_otherwise_is_put_aside(
    earlier: tuple[Tournament, dict[int, Played]], tmp_path: Path
) -> None:
    plan, games = earlier
    first = games[3]
    other = {**games, 3: replace(first, scores=(first.scores[0] + 1, *first.scores[1:]))}
    path = tmp_path / "row.parquet"
    write_parquet(path, plan, other)
    code, aside = become(path)
    assert code == 0
    assert not path.exists()
    assert load(aside) == (plan, other)


def test_a_file_that_is_none_is_refused_and_stays(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "row.parquet"
    path.write_bytes(b"no results")
    assert become(path)[0] == 1
    assert str(path) in capsys.readouterr().err
    assert path.read_bytes() == b"no results"
