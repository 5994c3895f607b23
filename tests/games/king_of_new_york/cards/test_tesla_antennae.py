"""Tesla Antennae (K11.39)."""

from __future__ import annotations

from typing import Any

import pytest

from bigapple.match import Match
from tests.games.king_of_new_york.positions import board, each, monster


def shocking(dice: str, attacker: int, *victims: int, owner: int = 0, **keys: Any) -> Match:
    """Player 0 in Lower Manhattan, with so many ♥, has resolved A; the owner has the card."""
    places = ("bronx", "queens", "brooklyn")
    monsters = [monster("lower", hearts=attacker)]
    monsters += [monster(place, hearts=own) for place, own in zip(places, victims, strict=False)]
    monsters[owner]["cards"] = ["tesla-antennae", *keys.pop("cards", ())]
    match = board(*monsters, **{"decision": "resolve", "dice": dice} | keys)
    match.play("resolve A")
    return match


@pytest.mark.rule("K11.39")
def test_tesla_antennae_hurt_only_those_with_more_hearts_once_more() -> None:
    assert each(shocking("AAHHHH", 6, 7, 6, 5), "hearts") == [6, 4, 4, 3]


@pytest.mark.rule("K11.39")
def test_tesla_antennae_compare_before_the_damage() -> None:
    assert each(shocking("AAAHHH", 6, 7), "hearts") == [6, 3]


@pytest.mark.rule("K11.39")
def test_tesla_antennae_add_one_however_many_hearts_more_there_are() -> None:
    assert each(shocking("AHHHHH", 1, 10), "hearts") == [1, 8]


@pytest.mark.rule("K11.39")
def test_tesla_antennae_do_not_help_others() -> None:
    assert each(shocking("AHHHHH", 1, 10, owner=1), "hearts") == [1, 9]


@pytest.mark.rule("K11.39", "K5.5", "K5.6")
def test_tesla_antennae_add_nothing_where_there_is_no_attack() -> None:
    assert each(shocking("AHHHHH", 1, 10, nobody_in_manhattan=True), "hearts") == [1, 10]
    monsters = [monster("bronx", hearts=2, webs=1, cards=["tesla-antennae"]), monster("lower")]
    match = board(*monsters, decision="resolve", dice="AHHHHH")
    match.play("resolve A")
    match.play("webs 1")
    assert match.decision == "resolve"
    assert each(match, "hearts") == [2, 10]


@pytest.mark.rule("K11.39", "K5.6")
def test_tesla_antennae_add_nothing_to_damage_by_units() -> None:
    monsters = [monster("bronx", hearts=2, cards=["tesla-antennae"]), monster("lower")]
    match = board(
        *monsters, decision="resolve", dice="OOOHHH", units={"manhattan": {"infantry": 1}}
    )
    match.play("resolve O")
    assert each(match, "hearts") == [2, 9]
