"""Drain (K11.12)."""

from __future__ import annotations

import pytest

from tests.games.king_of_new_york.positions import FAR, QUIET, THERE, facts, have, monster, scene


@pytest.mark.rule("K11.12")
@pytest.mark.parametrize(("energy", "given"), [(5, 2), (2, 2), (1, 1), (0, 0)])
@pytest.mark.parametrize("dice", ["ADDDDD", "AAADDD"])
def test_drain_takes_two_energy_from_an_attacker(energy: int, given: int, dice: str) -> None:
    match = scene(
        "resolve", dice, monster("bronx", energy=energy), monster("lower", cards=["drain"])
    )
    match.play("resolve A")
    assert have(match)[2] == energy - given
    assert have(match, 1)[2] == given


@pytest.mark.rule("K11.12")
@pytest.mark.parametrize(("hearts", "energy"), [(1, 5), (2, 3)])
def test_drain_takes_nothing_for_the_dead(hearts: int, energy: int) -> None:
    victim = monster("lower", hearts=hearts, cards=["drain"])
    match = scene("resolve", "ADDDDD", monster("bronx", energy=5), victim, FAR)
    match.play("resolve A")
    assert have(match)[2] == energy


@pytest.mark.rule("K11.12")
def test_drain_pays_neither_the_attacker_nor_who_was_spared() -> None:
    match = scene(
        "resolve",
        "ADDDDD",
        monster("bronx", energy=5, cards=["drain"]),
        monster("lower", energy=5),
    )
    match.play("resolve A")
    assert (have(match)[2], have(match, 1)[2]) == (5, 5)
    match = scene(
        "resolve", "ADDDDD", monster("bronx", energy=5), THERE, monster("queens", cards=["drain"])
    )
    match.play("resolve A")
    assert (have(match)[2], have(match, 2)[2]) == (5, 0)


@pytest.mark.rule("K11.12", "K5.5", "K5.6")
def test_drain_takes_nothing_where_there_is_no_attack() -> None:
    victim = monster("bronx", cards=["drain"])
    match = scene(
        "resolve",
        "AOOCCC",
        monster("bronx", energy=5, cards=["violent-star"]),
        victim,
        nobody_in_manhattan=True,
        superstar=1,
        units={"bronx": {"infantry": 1}},
    )
    match.play("resolve A O C")
    assert have(match)[2] == 5
    assert have(match, 1) == (7, 0, 0)


@pytest.mark.rule("K11.12", "K12.1", "K11.24")
def test_drain_also_takes_for_damage_that_was_wholly_paid() -> None:
    victim = monster("lower", energy=1, cards=["drain", "of-another-world"])
    match = scene("resolve", "ADDDDD", monster("bronx", energy=5), victim)
    match.play("resolve A")
    match.play("pay 1 energy")
    assert (have(match)[2], have(match, 1)) == (3, (10, 0, 2))


@pytest.mark.rule("K11.12", "K11.24")
def test_drain_takes_real_energy_only() -> None:
    attacker = monster("bronx", energy=1, cards=["of-another-world"])
    match = scene("resolve", "ADDDDD", attacker, monster("lower", cards=["drain"]))
    match.play("resolve A")
    assert (have(match), have(match, 1)) == ((10, 0, 0), (9, 0, 1))


@pytest.mark.rule("K11.12", "K12.5", "K11.56")
@pytest.mark.parametrize(("energy", "flees"), [(2, True), (1, False)])
def test_what_drain_takes_can_pay_for_fleeing(energy: int, flees: bool) -> None:
    match = scene(
        "resolve",
        "ADDDDD",
        monster("bronx", energy=energy),
        monster("lower", cards=["drain"]),
        market=["new-york-marathon", *QUIET[:2]],
    )
    match.play("resolve A")
    assert (match.decision == "flee") == flees
    if flees:
        match.play("go queens")
        assert (facts(match, 1)["place"], have(match, 1)[2]) == ("queens", 0)
