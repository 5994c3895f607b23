"""Tokens: Carapace, and those that run out."""

from __future__ import annotations

import pytest

from tests.games.king_of_new_york.positions import (
    board,
    each,
    facts,
    monster,
    play,
    resolving,
    told,
)

# Carapace.


@pytest.mark.rule("K11.6", "K6.3", "K1.6")
def test_carapace_and_its_tokens_go_when_its_owner_dies() -> None:
    match = resolving(
        "AAEEEE",
        monster("bronx", energy=2, cards=["scavenger"]),
        monster("lower", hearts=2, cards=["carapace"]),
        monster("queens", hearts=5),
        carapace_tokens=7,
    )
    match.play("resolve A")
    assert match.position()["carapace_tokens"] == 0
    assert "carapace" in match.position()["discard_pile"]
    play(match, "resolve E", "go manhattan", "scavenge carapace")
    assert match.position()["carapace_tokens"] == 0
    assert facts(match, 0)["energy"] == 2 + 4 - 2


@pytest.mark.rule("K11.6", "K6.1", "K5.12")
def test_carapace_tokens_come_before_the_damage_but_do_not_save_their_owner() -> None:
    match = resolving(
        "OOEEEE",
        monster("bronx", hearts=1, cards=["carapace"]),
        monster("lower"),
        monster("queens"),
        units={"bronx": {"infantry": 1}},
    )
    match.play("resolve O")
    assert facts(match, 0)["hearts"] == 0
    assert match.position()["carapace_tokens"] == 0


@pytest.mark.rule("K11.6", "K11.67", "K6.2")
def test_a_discarded_carapace_heals_up_to_10_only() -> None:
    match = board(
        monster("bronx", hearts=8, cards=["carapace"]),
        monster("lower"),
        decision="buy",
        carapace_tokens=5,
    )
    match.play("carapace")
    assert told(match, 0, "hearts", "cards") == [10, []]
    assert match.position()["carapace_tokens"] == 0


# Tokens that run out.


@pytest.mark.rule("K1.6", "K12.1", "K12.3")
@pytest.mark.parametrize(("kind", "card"), [("webs", "webspinner"), ("curses", "curse")])
def test_the_last_token_goes_to_the_first_target_clockwise(kind: str, card: str) -> None:
    match = resolving(
        "AEEEEE",
        monster("bronx"),
        monster("lower", cards=[card]),
        monster("queens", **{kind: 12}),
        monster("brooklyn"),
        active=1,
    )
    match.play("resolve A")
    assert each(match, kind) == [0, 0, 13, 0]


@pytest.mark.rule("K1.6", "K6.3", "K12.1")
def test_the_token_of_a_monster_that_dies_of_the_same_attack_returns() -> None:
    match = resolving(
        "AEEEEE",
        monster("lower", cards=["webspinner"]),
        monster("queens", hearts=1, webs=12),
        monster("brooklyn"),
    )
    match.play("resolve A")
    assert facts(match, 1)["hearts"] == 0
    # It took the thirteenth before it was eliminated; only then did all of them return.
    assert facts(match, 2)["webs"] == 0


@pytest.mark.rule("K1.6", "K11.6")
def test_fifteen_carapace_tokens_are_the_most() -> None:
    match = resolving(
        "OOOEEE", monster("bronx", cards=["carapace"]), monster("lower"), carapace_tokens=14
    )
    match.play("resolve O")
    assert match.position()["carapace_tokens"] == 15
