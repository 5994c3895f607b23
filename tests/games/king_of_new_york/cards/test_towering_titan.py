"""Towering Titan (K11.41)."""

from __future__ import annotations

from typing import Any

import pytest

from bigapple.match import Match
from tests.games.king_of_new_york.positions import board, each, facts, have, monster, texts


def titan(dice: str, *, owner: int = 0, cards: tuple[str, ...] = (), **keys: Any) -> Match:
    """Player 0 in the Bronx keeps these dice; the owner has Towering Titan."""
    monsters = [monster("bronx", **keys), monster("lower")]
    monsters[owner]["cards"] = ["towering-titan", *cards]
    match = board(*monsters, decision="reroll", dice=dice, rerolls_left=1)
    match.play("keep")
    return match


@pytest.mark.rule("K11.41")
@pytest.mark.parametrize(("dice", "left"), [("EEEHHH", 8), ("AEEHHH", 7), ("AAAHHH", 5)])
def test_the_titan_attacks_with_two_more(dice: str, left: int) -> None:
    match = titan(dice)
    match.play("resolve A")
    assert each(match, "hearts") == [10, left]
    assert (match.decision, match.actor) == ("flee", 1)


@pytest.mark.rule("K11.41", "K5.1")
def test_the_attack_of_the_titan_must_be_resolved() -> None:
    match = titan("EEEHHH")
    match.play("resolve E H")
    assert texts(match) == ["resolve A"]


@pytest.mark.rule("K11.41", "K11.12")
def test_what_the_titan_adds_is_an_attack() -> None:
    monsters = [
        monster("bronx", cards=["towering-titan"], energy=5),
        monster("lower", cards=["drain"]),
    ]
    match = board(*monsters, decision="reroll", dice="HHHCCD", rerolls_left=1)
    match.play("keep")
    match.play("resolve A")
    assert have(match, 0)[2] == 3


@pytest.mark.rule("K11.41")
def test_the_titan_adds_nothing_for_others() -> None:
    match = titan("EEEHHH", owner=1)
    assert "resolve A" not in texts(match)


@pytest.mark.rule("K11.41", "K12.2", "K11.44")
def test_what_the_titan_adds_cannot_be_turned_into_hearts() -> None:
    match = titan("EEEEEE", cards=("universal-soldier",))
    assert match.decision == "resolve"
    match = titan("AEEEEE", cards=("universal-soldier",))
    assert texts(match) == ["convert 0 A H", "convert 1 A H"]


@pytest.mark.rule("K11.41", "K11.46", "K12.3")
def test_what_the_titan_adds_can_discard_web_tokens() -> None:
    match = titan("EEEEEE", webs=3)
    match.play("resolve A")
    assert texts(match) == ["webs 0", "webs 1", "webs 2"]
    match.play("webs 1")
    assert each(match, "hearts") == [10, 9]
    assert facts(match, 0)["webs"] == 2


@pytest.mark.rule("K11.41", "K5.5")
def test_the_titan_attacks_nobody_if_manhattan_was_empty() -> None:
    monsters = [monster("bronx", cards=["towering-titan"]), monster("queens")]
    match = board(*monsters, decision="reroll", dice="EEEEEE", rerolls_left=1)
    match.play("keep")
    match.play("resolve A")
    assert each(match, "hearts") == [10, 10]
