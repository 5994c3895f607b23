"""Climb the Empire State Building (K11.9); what a roll is: K11.65."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.king_of_new_york.positions import (
    FAR,
    THERE,
    caused,
    facts,
    have,
    monster,
    scene,
    texts,
)

CLIMB = "climb-the-empire-state-building"


@pytest.mark.rule("K11.9")
@pytest.mark.parametrize("place", ["lower", "midtown", "upper"])
def test_climb_gives_two_stars_and_a_turn_for_all_six_faces(place: str) -> None:
    match = scene("reroll", "EAHCDO", monster(place, cards=[CLIMB]), FAR)
    assert caused(match.play("keep"), CLIMB) == [("stars-gained", 2)]
    assert have(match) == (10, 2, 0)
    assert facts(match, 0)["extra_turns"] == ["plain"]
    assert {"resolve E", "resolve A", "resolve O"} <= set(texts(match))
    match.play("resolve E A")
    assert (have(match)[2], have(match, 1)[0]) == (1, 9)


@pytest.mark.rule("K11.9", "K3.4", "K3.2")
def test_climb_leads_to_a_full_extra_turn_and_then_to_the_next_player() -> None:
    climber = monster("upper", cards=[CLIMB])
    match = scene("buy", "EAHCDO", climber | {"extra_turns": ["plain"]}, FAR)
    match.play("end")
    assert (match.actor, match.decision) == (0, "roll")
    assert have(match) == (10, 2, 2)
    match.script([f"die {face}" for face in "EAHCDO"])
    match.play("roll")
    match.play("keep")
    assert have(match) == (10, 4, 2)
    assert facts(match, 0)["extra_turns"] == ["plain"]
    match = scene("buy", "EAHCDO", climber, FAR, extra_turn="plain")
    match.play("end")
    assert match.actor == 1


@pytest.mark.rule("K11.9")
@pytest.mark.parametrize("face", range(6))
def test_climb_needs_every_face(face: int) -> None:
    dice = "EAHCDO"
    match = scene(
        "reroll", dice.replace(dice[face], dice[face - 1]), monster("lower", cards=[CLIMB]), FAR
    )
    match.play("keep")
    assert have(match) == (10, 0, 0)
    assert facts(match, 0)["extra_turns"] == []


@pytest.mark.rule("K11.9", "K11.14")
def test_climb_also_finds_six_faces_among_seven_dice() -> None:
    climber = monster("lower", cards=[CLIMB, "extra-head"])
    match = scene("reroll", "EAHCDOO", climber, FAR)
    match.play("keep")
    assert have(match) == (10, 2, 0)


@pytest.mark.rule("K11.9")
@pytest.mark.parametrize(
    "monsters",
    [
        [monster("bronx", cards=[CLIMB]), THERE],
        [monster("bronx", cards=[CLIMB]), FAR],
        [THERE, monster("bronx", cards=[CLIMB])],
        [FAR, monster("lower", cards=[CLIMB])],
    ],
)
def test_climb_is_for_the_roll_of_its_owner_in_manhattan(monsters: list[dict[str, Any]]) -> None:
    match = scene("reroll", "EAHCDO", *monsters)
    match.play("keep")
    for player in (0, 1):
        assert have(match, player) == (10, 0, 0)
        assert facts(match, player)["extra_turns"] == []
