"""Fireball and Jinx Aura (K12.9)."""

from __future__ import annotations

import pytest

from tests.games.king_of_new_york.positions import (
    board,
    each,
    facts,
    monster,
    play,
    refused,
    resolving,
    texts,
    told,
)


@pytest.mark.rule("K12.9", "K11.15")
def test_fireball_hits_alone_if_manhattan_has_become_empty() -> None:
    match = resolving(
        "OOOAAE",
        monster("bronx", cards=["fireball"]),
        monster("bronx"),
        monster("lower", hearts=1),
        monster("queens"),
        units={"manhattan": {"infantry": 1}},
    )
    play(match, "resolve O", "resolve A")
    assert facts(match, 2)["hearts"] == 0
    assert each(match, "hearts") == [10, 8, 0, 10]


@pytest.mark.rule("K12.9", "K11.15", "K5.5")
def test_fireball_hits_nobody_if_manhattan_was_empty_when_the_turn_started() -> None:
    match = resolving(
        "AAAEEE", monster("bronx", cards=["fireball"]), monster("bronx"), monster("queens")
    )
    match.play("resolve A")
    assert each(match, "hearts") == [10, 10, 10]


@pytest.mark.rule("K12.9", "K11.19", "K11.10")
def test_jinx_aura_forces_a_reroll_of_o_at_its_price() -> None:
    match = board(
        monster("bronx", energy=5, curses=2),
        monster("lower", cards=["jinx-aura"]),
        decision="reroll",
        dice="OOOOOO",
        rerolls_left=1,
    )
    assert refused(match, "keep") == "K11.19"
    match.script(["die E"] * 3)
    match.play("reroll O O O")
    assert facts(match, 0)["energy"] == 3
    assert match.decision == "resolve"


@pytest.mark.rule("K12.9", "K11.19", "K11.10")
@pytest.mark.parametrize("energy", [1, 2])
def test_jinx_aura_forces_no_reroll_of_o_that_cannot_be_paid(energy: int) -> None:
    match = board(monster("bronx", energy=energy, curses=2), monster("lower", cards=["jinx-aura"]))
    match.script(["die O"] * 6)
    match.play("roll")
    if energy == 2:
        assert refused(match, "keep") == "K11.19"
    else:
        assert texts(match) == ["keep"]
        assert refused(match, "reroll O") == "K11.10"
        match.play("keep")
        assert (match.actor, match.decision) == (0, "resolve")
        assert told(match, 0, "energy", "curses") == [1, 2]


@pytest.mark.rule("K12.9", "K11.19", "K11.10")
def test_jinx_aura_leaves_the_choice_while_another_die_is_left() -> None:
    match = board(
        monster("bronx", energy=2, curses=2),
        monster("lower", cards=["jinx-aura"]),
        decision="reroll",
        dice="OOOOOE",
        rerolls_left=1,
    )
    assert refused(match, "keep") == "K11.19"
    assert refused(match, "reroll O") is None
    match.script(["die E"])
    match.play("reroll E")
    assert facts(match, 0)["energy"] == 2
    match = board(
        monster("bronx", energy=1, curses=2),
        monster("lower", cards=["jinx-aura"]),
        decision="reroll",
        dice="OOOOOE",
        rerolls_left=1,
    )
    assert texts(match) == ["reroll E"]
    assert refused(match, "reroll O") == "K11.10"


@pytest.mark.rule("K12.9", "K11.19")
def test_jinx_aura_does_not_bind_its_owner() -> None:
    match = board(
        monster("bronx", cards=["jinx-aura"]),
        monster("lower"),
        decision="reroll",
        dice="OOOOOO",
        rerolls_left=1,
    )
    assert refused(match, "keep") is None
