"""Trash Thrower (K11.42)."""

from __future__ import annotations

import pytest

from bigapple.games.king_of_new_york.happenings import BY_CARD
from tests.games.king_of_new_york.positions import board, have, monster


@pytest.mark.rule("K11.42")
@pytest.mark.parametrize(("dice", "stars", "left"), [("A", 5, 4), ("AAA", 5, 4), ("A", 0, 0)])
def test_who_is_attacked_by_the_trash_thrower_loses_one_star(
    dice: str, stars: int, left: int
) -> None:
    monsters = [
        monster("bronx", cards=["trash-thrower"], stars=3),
        monster("lower", stars=stars),
        monster("queens", stars=7),
    ]
    match = board(*monsters, decision="resolve", dice=dice.ljust(6, "H"))
    match.play("resolve A")
    assert [have(match, player)[1] for player in range(3)] == [3, left, 7]


@pytest.mark.rule("K11.42")
def test_each_monster_that_the_trash_thrower_attacks_loses_a_star() -> None:
    monsters = [
        monster("lower", cards=["trash-thrower"], stars=3),
        monster("bronx", stars=5),
        monster("queens", stars=7),
    ]
    match = board(*monsters, decision="resolve", dice="AHHHHH")
    events = match.play("resolve A")
    assert [have(match, player)[1] for player in range(3)] == [3, 4, 6]
    causes = [event["cause"] for event in events if event.kind == "stars-lost"]
    assert causes == [BY_CARD + 41] * 2  # the 42nd card


@pytest.mark.rule("K11.42", "K11.15")
def test_the_trash_thrower_takes_a_star_from_those_its_fireball_hits() -> None:
    monsters = [
        monster("bronx", cards=["trash-thrower", "fireball"]),
        monster("lower", stars=5),
        monster("bronx", stars=7),
    ]
    match = board(*monsters, decision="resolve", dice="AHHHHH")
    match.play("resolve A")
    assert [have(match, player)[1] for player in range(3)] == [0, 4, 6]


@pytest.mark.rule("K11.42")
def test_without_trash_thrower_an_attack_takes_no_star() -> None:
    monsters = [monster("bronx", stars=3), monster("lower", stars=5, cards=["trash-thrower"])]
    match = board(*monsters, decision="resolve", dice="AHHHHH")
    match.play("resolve A")
    assert [have(match, player)[1] for player in range(2)] == [3, 5]


@pytest.mark.rule("K11.42", "K5.5", "K5.6")
def test_where_there_is_no_attack_the_trash_thrower_takes_no_star() -> None:
    monsters = [monster("bronx", cards=["trash-thrower"]), monster("lower", stars=5)]
    match = board(*monsters, decision="resolve", dice="AHHHHH", nobody_in_manhattan=True)
    match.play("resolve A")
    assert have(match, 1) == (10, 5, 0)
    match = board(
        *monsters, decision="resolve", dice="OOOHHH", units={"manhattan": {"infantry": 1}}
    )
    match.play("resolve O")
    assert have(match, 1) == (9, 5, 0)


@pytest.mark.rule("K11.42", "K5.6")
def test_violent_star_is_no_attack_of_the_trash_thrower() -> None:
    monsters = [
        monster("bronx", cards=["trash-thrower", "violent-star"]),
        monster("lower", stars=5),
    ]
    match = board(*monsters, decision="resolve", dice="CCCHHH", superstar=1)
    match.play("resolve C")
    assert have(match, 1) == (8, 5, 0)
