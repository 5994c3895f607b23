"""Regeneration (K11.30)."""

from __future__ import annotations

import pytest

from bigapple.match import Match
from tests.games.king_of_new_york.positions import THERE, board, buying, have, monster


def beginning(hearts: int, *cards: str, place: str = "queens") -> Match:
    """Player 1, with these cards, has begun its turn."""
    other = "lower" if place == "queens" else "bronx"
    monsters = [
        monster(other, hearts=5),
        monster(place, hearts=hearts, cards=list(cards)),
    ]
    match = board(*monsters, decision="buy")
    match.play("end")
    assert (match.actor, match.decision) == (1, "roll")
    return match


@pytest.mark.rule("K11.30")
def test_regeneration_heals_one_at_the_start_of_the_turn() -> None:
    match = beginning(4, "regeneration")
    assert have(match, 1)[0] == 5
    assert have(match, 0)[0] == 5


@pytest.mark.rule("K11.30", "K5.3")
def test_regeneration_heals_in_manhattan_too() -> None:
    assert have(beginning(4, "regeneration", place="midtown"), 1)[0] == 5


@pytest.mark.rule("K11.30", "K6.2")
def test_regeneration_does_not_heal_above_the_maximum() -> None:
    assert have(beginning(10, "regeneration"), 1)[0] == 10
    assert have(beginning(10, "regeneration", "carapace"), 1)[0] == 11
    assert have(beginning(12, "regeneration", "carapace"), 1)[0] == 12


@pytest.mark.rule("K11.30")
def test_regeneration_heals_nobody_in_other_turns() -> None:
    monsters = [monster("bronx", hearts=4, cards=["regeneration"]), monster("lower", hearts=4)]
    match = board(*monsters, decision="buy")
    match.play("end")
    assert (have(match, 0)[0], have(match, 1)[0]) == (4, 4)


@pytest.mark.rule("K11.30", "K3.4")
def test_regeneration_heals_at_the_start_of_an_extra_turn() -> None:
    monsters = [
        monster("bronx", hearts=4, cards=["regeneration"], extra_turns=["plain"]),
        monster("lower"),
    ]
    match = board(*monsters, decision="buy")
    match.play("end")
    assert match.actor == 0
    assert have(match, 0)[0] == 5


@pytest.mark.rule("K11.30", "K11.66")
def test_regeneration_does_not_heal_when_it_is_bought() -> None:
    match = buying("regeneration", monster("bronx", energy=5, hearts=4), THERE)
    match.play("buy regeneration")
    assert have(match, 0)[0] == 4
