"""The ranking for statistics (K13.3)."""

from __future__ import annotations

import pytest

from tests.games.king_of_new_york.endings import at_end, dead, ended
from tests.games.king_of_new_york.positions import board, monster


@pytest.mark.rule("K13.3")
def test_the_living_come_by_stars_after_the_winner() -> None:
    match = at_end(20, 4, 12, 9)
    match.play("end")
    assert ended(match).ranking == (1, 4, 2, 3)
    assert ended(match).scores == (20, 4, 12, 9)


@pytest.mark.rule("K13.3")
def test_the_winner_comes_first_even_with_fewer_stars() -> None:
    match = at_end(20, 30, 25, 9)
    match.play("end")
    assert ended(match).ranking == (1, 2, 3, 4)
    late = at_end(30, 25, 20, 9, active=2)
    late.play("end")
    assert ended(late).ranking == (2, 3, 1, 4)


@pytest.mark.rule("K13.3")
def test_living_equals_share_a_place() -> None:
    match = at_end(20, 7, 9, 7, 7, 2)
    match.play("end")
    assert ended(match).ranking == (1, 3, 2, 3, 3, 6)


@pytest.mark.rule("K13.3")
def test_the_winner_shares_no_place_with_who_has_as_many_stars() -> None:
    match = at_end(20, 20, 20)
    match.play("end")
    assert ended(match).winners == (0,)
    assert ended(match).ranking == (1, 2, 2)


@pytest.mark.rule("K13.3")
def test_the_eliminated_come_last_the_last_eliminated_first() -> None:
    monsters = [
        monster("bronx", stars=20),
        dead(2, stars=5),
        monster("queens", stars=0),
        dead(1, stars=19),
        dead(3),
    ]
    match = board(*monsters, decision="buy", falls=3)
    match.play("end")
    assert ended(match).ranking == (1, 4, 2, 5, 3)


@pytest.mark.rule("K13.3", "K6.1")
def test_who_was_eliminated_together_shares_a_place_whatever_the_stars() -> None:
    monsters = [
        monster("bronx", stars=20),
        dead(2, stars=5),
        dead(2, stars=1),
        dead(1, stars=9),
        monster("queens", stars=3),
    ]
    match = board(*monsters, decision="buy", falls=2)
    match.play("end")
    assert ended(match).ranking == (1, 3, 3, 5, 2)


@pytest.mark.rule("K13.3", "K6.1")
def test_one_attack_eliminates_together_and_the_next_later() -> None:
    """Player 0 kills 1 and 2 with A, then 3 by units, and wins as the only one alive."""
    match = board(
        monster("lower"),
        monster("bronx", hearts=1, stars=9),
        monster("queens", hearts=1),
        monster("brooklyn", hearts=3),
        decision="resolve",
        dice="AOOOEE",
        units={"brooklyn": {"infantry": 3}},
    )
    for text in ("resolve A", "resolve O", "resolve E", "go manhattan", "end"):
        match.play(text)
    assert ended(match).winners == (0,)
    assert ended(match).ranking == (1, 3, 3, 2)
