"""Fleeing from Manhattan (K7.4)."""

from __future__ import annotations

from typing import Any

import pytest

from bigapple.match import Match
from tests.games.king_of_new_york.positions import (
    OUTSIDE,
    ZONES,
    board,
    facts,
    have,
    monster,
    place,
    refused,
    resolving,
    texts,
)


def under_attack(dice: str = "AAEEEE", hearts: int = 10, **keys: Any) -> Match:
    """Player 0 attacks player 1 in Midtown; Queens is full."""
    return resolving(
        dice,
        monster("bronx"),
        monster("midtown", hearts=hearts),
        monster("queens"),
        monster("queens"),
        **keys,
    )


@pytest.mark.rule("K7.4")
def test_a_monster_that_survives_an_attack_in_manhattan_may_flee() -> None:
    match = under_attack()
    match.play("resolve A")
    assert (match.decision, match.actor) == ("flee", 1)
    # The damage comes first, and the attacker's other dice wait.
    assert facts(match, 1)["hearts"] == 8
    assert match.position()["resolved"].replace(" ", "") == "A"
    assert facts(match, 0)["energy"] == 0
    assert set(texts(match)) == {"go bronx", "go brooklyn", "go staten-island", "stay"}


@pytest.mark.rule("K7.4")
@pytest.mark.parametrize("target", ["bronx", "brooklyn", "staten-island"])
def test_a_flight_leads_to_the_borough_chosen_and_the_attacker_goes_on(target: str) -> None:
    match = under_attack()
    match.play("resolve A")
    match.play(f"go {target}")
    assert place(match, 1) == target
    assert (match.decision, match.actor) == ("resolve", 0)
    assert texts(match) == ["resolve E"]


@pytest.mark.rule("K7.4")
def test_a_monster_may_stay_and_suffer() -> None:
    match = under_attack()
    match.play("resolve A")
    match.play("stay")
    assert place(match, 1) == "midtown"
    assert (match.decision, match.actor) == ("resolve", 0)


@pytest.mark.rule("K7.4")
@pytest.mark.parametrize(("text", "clause"), [("go queens", "K7.4"), ("go manhattan", "K7.4")])
def test_a_flight_leads_to_another_borough_that_has_room(text: str, clause: str) -> None:
    match = under_attack()
    match.play("resolve A")
    assert refused(match, text) == clause


@pytest.mark.rule("K7.4")
@pytest.mark.parametrize(("hearts", "asked"), [(3, True), (2, False), (1, False)])
def test_only_who_survives_may_flee(hearts: int, asked: bool) -> None:
    match = under_attack(hearts=hearts)
    match.play("resolve A")
    assert (match.decision == "flee") is asked


@pytest.mark.rule("K7.4")
@pytest.mark.parametrize("zone", ZONES)
def test_one_may_flee_from_every_zone(zone: str) -> None:
    match = resolving("AEEEEE", monster("bronx"), monster(zone))
    match.play("resolve A")
    match.play("go bronx")
    assert place(match, 1) == "bronx"


@pytest.mark.rule("K7.4", "K5.6")
def test_nobody_flees_from_units() -> None:
    match = under_attack("OOOEEE", units={"manhattan": {"infantry": 2}})
    match.play("resolve O")
    assert facts(match, 1)["hearts"] == 8
    assert (match.decision, match.actor) == ("resolve", 0)


@pytest.mark.rule("K7.4", "K5.6")
def test_nobody_flees_from_a_card() -> None:
    match = board(
        monster("bronx", energy=5),
        monster("lower"),
        decision="buy",
        market=["general-ellis", "hunter", "diva"],
        destroyed={"tank": 1},
    )
    match.play("buy general-ellis")
    assert facts(match, 1)["hearts"] == 9
    assert (match.decision, match.actor) == ("buy", 0)


@pytest.mark.rule("K7.4", "K5.5")
def test_nobody_flees_where_no_damage_was_dealt() -> None:
    match = under_attack(nobody_in_manhattan=True)
    match.play("resolve A")
    assert facts(match, 1)["hearts"] == 10
    assert (match.decision, match.actor) == ("resolve", 0)


@pytest.mark.rule("K7.4", "K5.6", "K11.46")
def test_nobody_flees_where_all_attacks_went_into_webs() -> None:
    match = resolving("AAEEEE", monster("bronx", webs=2), monster("lower"))
    match.play("resolve A")
    match.play("webs 2")
    assert facts(match, 1)["hearts"] == 10
    assert (match.decision, match.actor) == ("resolve", 0)


@pytest.mark.rule("K7.4")
def test_a_monster_outside_manhattan_does_not_flee() -> None:
    match = resolving("AEEEEE", monster("lower"), monster("bronx"), monster("queens"))
    match.play("resolve A")
    assert facts(match, 1)["hearts"] == 9
    assert (match.decision, match.actor) == ("resolve", 0)


@pytest.mark.rule("K7.4", "K11.24", "K12.1")
def test_damage_that_was_paid_is_a_reason_to_flee_too() -> None:
    match = resolving(
        "AAEEEE", monster("bronx"), monster("lower", energy=2, cards=["of-another-world"])
    )
    match.play("resolve A")
    match.play("pay 2 energy")
    assert facts(match, 1)["hearts"] == 10
    assert (match.decision, match.actor) == ("flee", 1)


@pytest.mark.rule("K7.4", "K11.15")
def test_a_fireball_within_manhattan_is_a_reason_to_flee() -> None:
    match = resolving(
        "AEEEEE",
        monster("lower", cards=["fireball"]),
        monster("lower-5-6"),
        *[monster(borough) for borough in OUTSIDE[:3]],
    )
    match.play("resolve A")
    assert [facts(match, player)["hearts"] for player in range(5)] == [10, 9, 9, 9, 9]
    assert (match.decision, match.actor) == ("flee", 1)


@pytest.mark.rule("K7.4", "K8.1")
def test_who_makes_the_monster_flee_enters_manhattan_later() -> None:
    match = under_attack()
    for text in ("resolve A", "go brooklyn", "resolve E"):
        match.play(text)
    assert texts(match) == ["go manhattan"]
    match.play("go manhattan")
    assert (place(match), have(match)[1]) == ("lower", 1)
