"""King of Queens (K11.20)."""

from __future__ import annotations

import pytest

from tests.games.king_of_new_york.positions import FAR, have, monster, turn_of_first


@pytest.mark.rule("K11.20", "K6.2")
@pytest.mark.parametrize(
    ("place", "hearts", "after"),
    [
        ("queens", 5, (6, 0, 1)),
        ("queens", 10, (10, 0, 1)),
        ("bronx", 5, (5, 0, 0)),
        ("brooklyn", 5, (5, 0, 0)),
        ("staten-island", 5, (5, 0, 0)),
        ("lower", 5, (5, 1, 1)),
    ],
)
def test_king_of_queens_gains_at_the_start_of_a_turn_in_queens(
    place: str, hearts: int, after: tuple[int, int, int]
) -> None:
    match = turn_of_first(
        monster(place, hearts=hearts, cards=["king-of-queens"]), monster("queens", hearts=5), FAR
    )
    assert have(match) == after
    assert have(match, 1) == (5, 0, 0)


@pytest.mark.rule("K11.20")
def test_king_of_queens_sleeps_in_the_turns_of_others() -> None:
    king = monster("queens", hearts=5, cards=["king-of-queens"])
    match = turn_of_first(monster("queens", hearts=5), king, FAR)
    assert (have(match), have(match, 1)) == ((5, 0, 0), (5, 0, 0))
