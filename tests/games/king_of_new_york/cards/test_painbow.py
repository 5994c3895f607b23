"""Painbow (K11.26)."""

from __future__ import annotations

from typing import Any

import pytest

from bigapple.match import Match
from tests.games.king_of_new_york.positions import board, have, monster, texts


def painbow(dice: str, *cards: str, **keys: Any) -> Match:
    """Player 0 in the Bronx, with Painbow, keeps these dice."""
    monsters = [monster("bronx", cards=["painbow", *cards]), monster("lower")]
    match = board(*monsters, **{"decision": "reroll", "dice": dice, "rerolls_left": 1} | keys)
    match.play("keep")
    return match


@pytest.mark.rule("K11.26")
@pytest.mark.parametrize(
    ("dice", "attacks"),
    [
        ("EEEEEE", 0),
        ("DEEEEE", 0),
        ("DDEEEE", 1),
        ("DDDEEE", 1),
        ("DDDDEE", 2),
        ("DDDDDE", 2),
    ],
)
def test_painbow_adds_attacks_by_the_number_of_destruction(dice: str, attacks: int) -> None:
    match = painbow(dice)
    assert match.position()["added"].get("A", 0) == attacks
    assert ("resolve A" in texts(match)) == (attacks > 0)
    if attacks:
        match.play("resolve A")
        assert have(match, 1)[0] == 10 - attacks


@pytest.mark.rule("K11.26")
def test_painbow_adds_to_the_attacks_that_were_rolled() -> None:
    match = painbow("DDAAEE")
    match.play("resolve A")
    assert have(match, 1)[0] == 7


@pytest.mark.rule("K11.26", "K10.3")
@pytest.mark.parametrize(
    ("dice", "cards"),
    [("DDDDDD", ()), ("DDDDDDDE", ("extra-head", "natural-selection"))],
)
def test_six_destruction_win_at_once(dice: str, cards: tuple[str, ...]) -> None:
    match = painbow(dice, *cards)
    assert match.actor is None
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


@pytest.mark.rule("K11.26", "K12.2", "K11.36")
def test_painbow_counts_what_stomp_adds() -> None:
    assert painbow("DDDDDE", "stomp").outcome is not None
    match = painbow("DDDDEE", "stomp")
    assert match.outcome is None
    assert match.position()["added"]["A"] == 2
    assert painbow("DEEEEE", "stomp").position()["added"]["A"] == 1


@pytest.mark.rule("K11.26", "K12.2", "K11.16")
def test_painbow_counts_what_fury_adds() -> None:
    units = {"bronx": {"infantry": 3}}
    assert painbow("DDDDDE", "fury", units=units).outcome is not None


@pytest.mark.rule("K11.26", "K12.2", "K11.17")
def test_painbow_counts_the_cabs_if_they_are_hailed() -> None:
    match = painbow("DDDDEE", "hailing-cabs")
    assert match.decision == "cabs"
    match.play("no")
    assert match.outcome is None
    assert match.position()["added"]["A"] == 2
    match = painbow("DDDDEE", "hailing-cabs")
    match.play("cabs")
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


@pytest.mark.rule("K11.26", "K12.2", "K11.7")
def test_painbow_does_not_count_again_after_chameleon() -> None:
    match = painbow("DDDDCE", "chameleon", "stomp")
    match.play("chameleon E D")
    assert match.outcome is None
    assert match.position()["added"]["A"] == 2
    match = painbow("DDCEEE", "chameleon")
    match.play("chameleon D E")
    match.play("resolve A")
    assert have(match, 1)[0] == 9


@pytest.mark.rule("K11.26", "K5.5")
def test_painbow_attacks_nobody_if_manhattan_was_empty() -> None:
    monsters = [monster("bronx", cards=["painbow"]), monster("queens")]
    match = board(*monsters, decision="reroll", dice="DDEEEE", rerolls_left=1)
    match.play("keep")
    match.play("resolve A")
    assert have(match, 1)[0] == 10


@pytest.mark.rule("K11.26")
def test_without_painbow_destruction_neither_attacks_nor_wins() -> None:
    monsters = [monster("bronx"), monster("lower", cards=["painbow"])]
    match = board(*monsters, decision="reroll", dice="DDDDDD", rerolls_left=1)
    match.play("keep")
    assert match.outcome is None
    assert "resolve A" not in texts(match)
