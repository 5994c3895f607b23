"""Workers on this machine."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest

from bigapple.arena.local import play_all
from bigapple.arena.schedule import schedule
from bigapple.errors import BigAppleError
from tests.arena.games import TRAP, deadly, deadly_once, small, unhurried

PLAN = small("greedy", "random", "search:20")
FIXTURES = list(islice(schedule(PLAN), 12))


def test_the_games_are_the_same_whatever_the_jobs_and_whoever_is_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(TRAP, str(tmp_path / "trap"))
    alone = [unhurried(game) for game in play_all(PLAN, FIXTURES, 1)]
    together = [unhurried(game) for game in play_all(PLAN, FIXTURES, 2, deadly_once)]
    assert (tmp_path / "trap").exists()
    assert sorted(together) == alone
    assert [game[0] for game in alone] == list(range(12))


def test_workers_that_always_die_are_given_up() -> None:
    with pytest.raises(BigAppleError, match="end again and again"):
        list(play_all(PLAN, FIXTURES, 2, deadly))
