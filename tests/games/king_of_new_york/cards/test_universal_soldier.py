"""Universal Soldier (K11.44)."""

from __future__ import annotations

from typing import Any

import pytest

from bigapple.match import Match
from tests.games.king_of_new_york.positions import board, each, monster, refused, texts


def soldier(dice: str, *cards: str, owner: int = 0, **first: Any) -> Match:
    """Player 0 in the Bronx, with 5♥, keeps these dice; the owner has Universal Soldier."""
    monsters = [monster("bronx", **({"hearts": 5} | first)), monster("lower")]
    monsters[owner]["cards"] = ["universal-soldier", *cards]
    match = board(*monsters, decision="reroll", dice=dice, rerolls_left=1)
    match.play("keep")
    return match


@pytest.mark.rule("K11.44")
@pytest.mark.parametrize("turned", [0, 1, 2, 3])
def test_any_hearts_can_be_turned_into_attacks(turned: int) -> None:
    match = soldier("HHHEEE")
    assert (match.decision, match.actor) == ("convert", 0)
    assert texts(match) == [f"convert {n} H A" for n in range(4)]
    match.play(f"convert {turned} H A")
    assert match.decision == "resolve"
    assert ("resolve A" in texts(match)) == (turned > 0)
    assert ("resolve H" in texts(match)) == (turned < 3)
    if turned < 3:
        match.play("resolve H")
    if turned:
        match.play("resolve A")
    assert each(match, "hearts") == [5 + 3 - turned, 10 - turned]


@pytest.mark.rule("K11.44")
@pytest.mark.parametrize("turned", [0, 1, 2])
def test_any_attacks_can_be_turned_into_hearts(turned: int) -> None:
    match = soldier("AAEEEE")
    assert texts(match) == [f"convert {n} A H" for n in range(3)]
    match.play(f"convert {turned} A H")
    if turned:
        match.play("resolve H")
    if turned < 2:
        match.play("resolve A")
    assert each(match, "hearts") == [5 + turned, 10 - (2 - turned)]


@pytest.mark.rule("K11.44", "K12.2")
def test_a_die_is_turned_at_most_once() -> None:
    match = soldier("HHAEEE")
    match.play("convert 2 H A")
    assert texts(match) == ["convert 0 A H", "convert 1 A H"]
    assert refused(match, "convert 2 A H") == "K12.2"
    match.play("convert 1 A H")
    assert match.position()["dice"].count("A") == 2
    assert match.position()["dice"].count("H") == 1


@pytest.mark.rule("K11.44", "K12.2")
def test_no_more_dice_are_turned_than_there_are() -> None:
    match = soldier("HHAEEE")
    assert refused(match, "convert 3 H A") == "K12.2"
    match.play("convert 0 H A")
    match.play("convert 0 A H")
    assert (match.decision, match.position()["dice"].count("H")) == ("resolve", 2)


@pytest.mark.rule("K11.44")
def test_nothing_is_asked_without_hearts_and_attacks() -> None:
    assert soldier("EEECCD").decision == "resolve"


@pytest.mark.rule("K11.44")
def test_others_turn_nothing() -> None:
    assert soldier("HHHAAA", owner=1).decision == "resolve"


@pytest.mark.rule("K11.44", "K11.2", "K12.2")
def test_what_the_artificial_heart_turned_is_not_turned_again() -> None:
    match = soldier("HHHAEE", "artificial-heart")
    match.play("convert 1 H E")
    assert texts(match) == ["convert 0 H A", "convert 1 H A", "convert 2 H A"]
    match.play("convert 2 H A")
    match.play("convert 0 A H")
    dice = match.position()["dice"]
    assert [dice.count(face) for face in "HAE"] == [0, 3, 3]


@pytest.mark.rule("K11.44")
def test_no_other_faces_are_turned() -> None:
    match = soldier("HACDOE")
    assert refused(match, "convert 1 H E") is not None
    match.play("convert 1 H A")
    assert refused(match, "convert 1 A E") is not None
    match.play("convert 1 A H")
    assert sorted(match.position()["dice"]) == sorted("HACDOE")
