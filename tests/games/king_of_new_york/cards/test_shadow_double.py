"""Shadow Double (K11.33)."""

from __future__ import annotations

from typing import Any

import pytest

from bigapple.match import Match
from tests.games.king_of_new_york.positions import QUIET, board, have, monster


def attacking(dice: str, *cards: str, hearts: int = 10, **victim: Any) -> Match:
    """Player 0 in the Bronx, with these cards, has resolved A against player 1 in Manhattan."""
    monsters = [
        monster("bronx", cards=list(cards), hearts=hearts),
        monster("lower", **victim),
        monster("queens"),
    ]
    match = board(*monsters, decision="resolve", dice=dice)
    match.play("resolve A")
    return match


@pytest.mark.rule("K11.33")
@pytest.mark.parametrize("dice", ["AEEEEE", "AAAEEE"])
def test_shadow_double_doubles_the_attack(dice: str) -> None:
    match = attacking(dice, "shadow-double")
    assert have(match, 1)[0] == 10 - 2 * dice.count("A")
    assert have(match, 2)[0] == 10


@pytest.mark.rule("K11.33")
def test_shadow_double_doubles_only_its_owners_attacks() -> None:
    match = attacking("AAEEEE", cards=["shadow-double"])
    assert have(match, 1)[0] == 8


@pytest.mark.rule("K11.33")
def test_shadow_double_doubles_for_every_monster_that_is_hit() -> None:
    monsters = [monster("lower", cards=["shadow-double"]), monster("bronx"), monster("queens")]
    match = board(*monsters, decision="resolve", dice="AEEEEE")
    match.play("resolve A")
    assert [have(match, player)[0] for player in range(3)] == [10, 8, 8]


@pytest.mark.rule("K11.33", "K11.15")
def test_shadow_double_doubles_the_fireball() -> None:
    monsters = [
        monster("bronx", cards=["shadow-double", "fireball"]),
        monster("lower"),
        monster("bronx"),
    ]
    match = board(*monsters, decision="resolve", dice="AEEEEE")
    match.play("resolve A")
    assert [have(match, player)[0] for player in range(3)] == [10, 8, 8]


@pytest.mark.rule("K11.33", "K12.1", "K11.39")
def test_shadow_double_doubles_what_tesla_antennae_add() -> None:
    match = attacking("AAEEEE", "shadow-double", "tesla-antennae", hearts=5)
    assert have(match, 1)[0] == 10 - 2 * (2 + 1)


@pytest.mark.rule("K11.33", "K12.1", "K11.1")
def test_antimatter_doubles_the_double() -> None:
    monsters = [monster("bronx", cards=["shadow-double", "antimatter-pellets"]), monster("lower")]
    match = board(*monsters, decision="resolve", dice="AAEEEE")
    match.script(["die O"])
    match.play("resolve A")
    assert have(match, 1)[0] == 2


@pytest.mark.rule("K11.33", "K5.6")
def test_shadow_double_doubles_no_damage_by_units_or_cards() -> None:
    monsters = [monster("bronx", cards=["shadow-double"]), monster("lower")]
    match = board(
        *monsters, decision="resolve", dice="OOOHHH", units={"manhattan": {"infantry": 1}}
    )
    match.play("resolve O")
    assert have(match, 1)[0] == 9
    monsters = [monster("bronx", cards=["shadow-double"], energy=5), monster("lower")]
    match = board(
        *monsters, decision="buy", destroyed={"tank": 1}, market=["general-ellis", *QUIET[:2]]
    )
    match.play("buy general-ellis")
    assert [have(match, player)[0] for player in range(2)] == [9, 9]


@pytest.mark.rule("K11.33", "K11.45")
def test_shadow_double_doubles_no_violent_star() -> None:
    monsters = [monster("bronx", cards=["shadow-double", "violent-star"]), monster("lower")]
    match = board(*monsters, decision="resolve", dice="CCCHHH", superstar=1)
    match.play("resolve C")
    assert have(match, 1)[0] == 8
