"""Phoenix Blood (K11.28)."""

from __future__ import annotations

import pytest

from tests.games.king_of_new_york.positions import (
    THERE,
    after,
    board,
    buying,
    facts,
    have,
    monster,
    resolving,
)


@pytest.mark.rule("K11.28")
@pytest.mark.parametrize("dice", ["AEEEEE", "AAAEEE"])
def test_phoenix_blood_gives_one_energy_for_one_damage(dice: str) -> None:
    match = after(
        resolving(dice, monster("bronx"), monster("lower", cards=["phoenix-blood"])), "resolve A"
    )
    assert have(match, 1) == (10 - dice.count("A"), 0, 1)


@pytest.mark.rule("K11.28")
def test_phoenix_blood_gives_to_who_lives_with_one_heart() -> None:
    match = after(
        resolving("AHHHHH", monster("bronx"), monster("lower", cards=["phoenix-blood"], hearts=2)),
        "resolve A",
    )
    assert have(match, 1) == (1, 0, 1)


@pytest.mark.rule("K11.28", "K6.1")
def test_phoenix_blood_gives_for_each_damage() -> None:
    match = after(
        resolving(
            "AOOOEE",
            monster("bronx"),
            monster("lower", cards=["phoenix-blood"]),
            units={"manhattan": {"infantry": 2}},
        ),
        "resolve A",
    )
    match.play("stay")
    match.play("resolve O")
    assert have(match, 1) == (7, 0, 2)


@pytest.mark.rule("K11.28")
def test_phoenix_blood_gives_for_damage_by_a_card_that_its_owner_buys() -> None:
    match = buying("subterranean-cable", monster("bronx", energy=0, cards=["phoenix-blood"]), THERE)
    match.play("buy subterranean-cable")
    assert have(match, 0) == (6, 0, 5)


@pytest.mark.rule("K11.28")
def test_phoenix_blood_gives_nothing_to_the_dead() -> None:
    match = after(
        resolving("AAEEEE", monster("bronx"), monster("lower", cards=["phoenix-blood"], hearts=2)),
        "resolve A",
    )
    events = match.events(None)
    assert facts(match, 1)["hearts"] == 0
    assert not [e for e in events if e.kind == "energy-gained" and e["player"] == 1]


@pytest.mark.rule("K11.28", "K11.4")
def test_phoenix_blood_gives_nothing_for_damage_that_was_warded_off() -> None:
    monsters = [monster("bronx", cards=["phoenix-blood", "bulletproof"]), monster("lower")]
    units = {"bronx": {"infantry": 1}}
    match = board(*monsters, decision="resolve", dice="OHHHHH", units=units)
    match.play("resolve O")
    assert have(match, 0) == (10, 0, 0)


@pytest.mark.rule("K11.28")
def test_without_phoenix_blood_damage_gives_nothing() -> None:
    match = after(
        resolving("AHHHHH", monster("bronx", cards=["phoenix-blood"]), monster("lower")),
        "resolve A",
    )
    assert have(match, 0)[2] == 0
    assert have(match, 1)[2] == 0
