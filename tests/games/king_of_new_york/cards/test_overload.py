"""Overload (K11.25)."""

from __future__ import annotations

import pytest

from tests.games.king_of_new_york.positions import THERE, board, buying, facts, have, monster


@pytest.mark.rule("K11.25")
@pytest.mark.parametrize(("dice", "energy"), [("EEEEEE", 10), ("EEHHHH", 6), ("EHHHHH", 5)])
def test_overload_takes_one_from_all_energy_dice_together(dice: str, energy: int) -> None:
    monsters = [monster("bronx", cards=["overload"], energy=5), monster("lower")]
    match = board(*monsters, decision="resolve", dice=dice)
    match.play("resolve E")
    assert have(match, 0)[2] == energy


@pytest.mark.rule("K11.25")
def test_overload_takes_nothing_without_energy_dice() -> None:
    monsters = [monster("bronx", cards=["overload"], energy=5), monster("lower")]
    match = board(*monsters, decision="reroll", dice="HHHHCC", rerolls_left=1)
    match.play("keep")
    match.play("resolve H C")
    assert match.decision == "move"
    assert have(match, 0)[2] == 5


@pytest.mark.rule("K11.25")
def test_overload_takes_nothing_from_other_energy_or_other_monsters() -> None:
    monsters = [
        monster("bronx"),
        monster("upper", cards=["overload"]),
    ]
    piles = {"manhattan": ["power-plant-2", "hospital-3", "hospital-3"]}
    match = board(*monsters, decision="resolve", dice="EEEHHH", piles=piles)
    match.play("resolve E H")
    assert have(match, 0)[2] == 3
    match.play("stay")
    match.play("end")
    assert have(match, 1)[2] == 2  # the start in Upper
    match.script(["die D"] * 2 + ["die H"] * 4)
    match.play("roll")
    match.play("keep")
    match.play("resolve D")
    assert have(match, 1)[2] == 4  # and the power plant


@pytest.mark.rule("K11.25", "K11.2")
def test_overload_counts_hearts_turned_into_energy_as_energy_dice() -> None:
    monsters = [monster("bronx", cards=["overload", "artificial-heart"]), monster("lower")]
    match = board(*monsters, decision="reroll", dice="HHECCD", rerolls_left=1)
    match.play("keep")
    match.play("convert 2 H E")
    match.play("resolve E")
    assert have(match, 0)[2] == 2


@pytest.mark.rule("K11.25", "K12.7")
def test_a_free_overload_gives_four_energy_too() -> None:
    match = buying("drain", monster("bronx", energy=4), THERE, claims=[1])
    match.script(["card overload", "card diva"])
    match.play("buy drain")
    assert "overload" in facts(match, 1)["cards"]
    assert have(match, 1)[2] == 4
