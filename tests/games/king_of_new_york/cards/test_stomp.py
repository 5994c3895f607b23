"""Stomp (K11.36)."""

from __future__ import annotations

from typing import Any

import pytest

from bigapple.match import Match
from tests.games.king_of_new_york.positions import TOUGH, board, have, monster, texts, units


def stomping(dice: str, *, owner: int = 0, **keys: Any) -> Match:
    """Player 0 in the Bronx keeps these dice; the owner has Stomp."""
    monsters = [monster("bronx"), monster("lower")]
    monsters[owner]["cards"] = ["stomp", *keys.pop("cards", ())]
    match = board(*monsters, decision="reroll", dice=dice, rerolls_left=1, **keys)
    match.play("keep")
    return match


@pytest.mark.rule("K11.36")
def test_stomp_adds_a_destruction_even_if_none_was_rolled() -> None:
    match = stomping("EEEHHH", piles={"bronx": ["high-rise-1", *TOUGH[:2]]})
    match.play("resolve D")
    assert have(match, 0)[1] == 1
    assert units(match, "bronx", new=True) == {"infantry": 1}


@pytest.mark.rule("K11.36")
def test_stomp_adds_one_to_the_destruction_that_was_rolled() -> None:
    match = stomping("DDEHHH", piles={"bronx": ["hospital-3", "hospital-3", "high-rise-3"]})
    match.play("resolve D")
    match.play("destroy bronx 3")
    assert have(match, 0)[1] == 3
    match = stomping("DEEHHH", piles={"bronx": TOUGH})
    match.play("resolve D")
    assert match.decision == "resolve"


@pytest.mark.rule("K11.36", "K5.1")
def test_the_destruction_of_stomp_must_be_resolved() -> None:
    match = stomping("EEEHHH", piles={"bronx": TOUGH})
    match.play("resolve E H")
    assert match.decision == "resolve"
    assert texts(match) == ["resolve D"]


@pytest.mark.rule("K11.36")
def test_stomp_adds_nothing_to_the_rolls_of_others() -> None:
    match = stomping("EEEHHH", owner=1)
    assert "resolve D" not in texts(match)


@pytest.mark.rule("K11.36")
def test_stomp_adds_in_every_turn() -> None:
    match = stomping("EEEHHH", piles={"bronx": TOUGH})
    match.play("resolve D E H")
    match.play("stay")
    match.play("end")
    match.script(["die H"] * 12)
    match.play("roll")
    match.play("keep")
    match.play("resolve H")
    match.play("go manhattan")
    match.play("end")
    assert match.actor == 0
    match.play("roll")
    match.play("keep")
    assert match.position()["added"]["D"] == 1
    assert texts(match) == ["resolve H", "resolve D"]


@pytest.mark.rule("K11.36", "K11.7")
def test_chameleon_changes_dice_and_not_what_stomp_adds() -> None:
    match = stomping("CEEEEE", cards=("chameleon",), piles={"bronx": TOUGH})
    assert not [text for text in texts(match) if text.startswith("chameleon D")]
    assert "chameleon E D" in texts(match)
