"""Extra turns (K3.4)."""

from __future__ import annotations

from typing import Any

import pytest

import bigapple
from tests.games.king_of_new_york.positions import facts, monster, texts
from tests.games.king_of_new_york.turns import at, finish, kinds, turns


def crowd(**extra: list[str]) -> list[dict[str, Any]]:
    """Four monsters, some with extra turns: p1=["plain"], …"""
    places = ["bronx", "queens", "brooklyn", "staten-island"]
    return [
        monster(place, extra_turns=extra.get(f"p{player}", []))
        for player, place in enumerate(places)
    ]


@pytest.mark.rule("K3.4")
def test_an_extra_turn_is_a_full_turn() -> None:
    match = at("buy", [monster("upper", extra_turns=["plain"]), monster("queens")])
    events = match.play("end")
    assert "turn-started" in kinds(events)
    assert (match.actor, match.decision) == (0, "roll")
    assert (facts(match, 0)["stars"], facts(match, 0)["energy"]) == (2, 2)
    document = match.position()
    assert (document["extra_turn"], facts(match, 0)["extra_turns"]) == ("plain", [])
    match.script(["die E"] * 6)
    match.play("roll")
    assert (match.decision, match.position()["rerolls_left"]) == ("reroll", 2)
    match.play("keep")
    match.play("resolve E")
    assert match.decision == "move"
    match.play(texts(match)[0])
    assert match.decision == "buy"
    match.play("end")
    assert (match.actor, match.decision) == (1, "roll")
    assert match.position()["extra_turn"] is None


@pytest.mark.rule("K3.4", "K10.1")
def test_the_end_is_checked_before_an_extra_turn() -> None:
    match = at("buy", [monster("bronx", stars=20, extra_turns=["plain"]), monster("queens")])
    match.play("end")
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


@pytest.mark.rule("K3.4", "K10.1")
def test_the_end_is_checked_after_an_extra_turn_before_the_next() -> None:
    match = at(
        "buy",
        [monster("bronx", stars=20, extra_turns=["plain"]), monster("queens")],
        extra_turn="plain",
    )
    match.play("end")
    assert match.decision == "over"


@pytest.mark.rule("K3.4")
@pytest.mark.parametrize(
    "order", [["plain", "subway"], ["subway", "plain"], ["plain", "plain", "subway"]]
)
def test_extra_turns_are_played_in_the_order_in_which_they_were_gained(order: list[str]) -> None:
    match = at("buy", [monster("bronx", extra_turns=order), monster("queens")])
    played = []
    for _ in order:
        finish(match)
        assert match.actor == 0
        played.append(match.position()["extra_turn"])
    assert played == order
    finish(match)
    assert (match.actor, match.position()["extra_turn"]) == (1, None)


@pytest.mark.rule("K3.4", "K11.38", "K11.61")
def test_extra_turns_that_are_bought_queue_up() -> None:
    match = at(
        "buy",
        [monster("bronx", energy=14), monster("queens")],
        market=["terminal-rage", "subway", "drain"],
    )
    match.play("buy subway")
    match.play("buy terminal-rage")
    assert facts(match, 0)["extra_turns"] == ["subway", "plain"]
    played = []
    for _ in range(2):
        finish(match)
        assert match.actor == 0
        played.append(match.position()["extra_turn"])
    assert played == ["subway", "plain"]
    assert turns(match, 2) == [1, 0]


@pytest.mark.rule("K3.4")
def test_the_active_monsters_extra_turns_come_before_those_of_others() -> None:
    match = at("buy", crowd(p0=["plain"], p1=["plain"], p2=["plain", "plain"]), active=2)
    assert turns(match, 6) == [2, 2, 0, 1, 3, 0]


@pytest.mark.rule("K3.4")
@pytest.mark.parametrize(
    ("active", "extra", "order"),
    [
        (1, {"p0": ["plain"], "p3": ["plain"]}, [3, 0, 2, 3]),
        (3, {"p1": ["plain"], "p2": ["plain"]}, [1, 2, 0, 1]),
        (2, {"p1": ["plain"], "p3": ["plain", "plain"]}, [3, 3, 1, 3, 0]),
        (0, {"p2": ["plain"]}, [2, 1, 2, 3]),
    ],
)
def test_the_extra_turns_of_others_come_clockwise_and_then_the_normal_order(
    active: int, extra: dict[str, list[str]], order: list[int]
) -> None:
    match = at("buy", crowd(**extra), active=active)
    assert turns(match, len(order)) == order


@pytest.mark.rule("K3.4")
def test_after_an_extra_turn_the_order_goes_on_after_the_last_normal_turn() -> None:
    match = at("buy", crowd(), active=0, normal_player=2, extra_turn="plain")
    assert turns(match, 5) == [3, 0, 1, 2, 3]


@pytest.mark.rule("K3.4")
def test_after_an_extra_turn_its_monsters_next_ones_come_first() -> None:
    """Clockwise is counted from the monster that has just played, not from the normal one."""
    match = at(
        "buy",
        crowd(p1=["plain"], p3=["plain"], p2=["plain"]),
        active=2,
        normal_player=0,
        extra_turn="plain",
    )
    assert turns(match, 4) == [2, 3, 1, 1]


@pytest.mark.rule("K3.4", "K6.3")
def test_extra_turns_are_lost_on_elimination() -> None:
    match = at(
        "resolve",
        [
            monster("bronx"),
            monster("lower", hearts=1, extra_turns=["plain", "subway"]),
            monster("queens"),
        ],
        dice="AEEEEE",
    )
    match.play("resolve A")
    assert facts(match, 1)["hearts"] == 0
    assert facts(match, 1)["extra_turns"] == []
    assert turns(match, 3) == [2, 0, 2]


@pytest.mark.rule("K3.4", "K6.3")
def test_the_active_monster_loses_its_extra_turns_too() -> None:
    match = at(
        "buy",
        [
            monster("bronx", hearts=4, extra_turns=["plain"]),
            monster("queens"),
            monster("brooklyn", extra_turns=["plain"]),
        ],
        market=["subterranean-cable", "drain", "curse"],
    )
    match.play("buy subterranean-cable")
    assert facts(match, 0)["hearts"] == 0
    assert (match.actor, match.decision) == (2, "roll")
    assert turns(match, 3) == [1, 2, 1]


@pytest.mark.rule("K3.4", "K6.3")
def test_the_order_passes_over_the_eliminated() -> None:
    fallen = {"place": None, "hearts": 0, "fallen": 1}
    match = at("buy", [monster("bronx"), fallen, monster("queens"), monster("brooklyn")])
    assert turns(match, 4) == [2, 3, 0, 2]


@pytest.mark.rule("K3.4")
def test_without_extra_turns_the_order_is_clockwise() -> None:
    match = bigapple.new("king-of-new-york", players=3, first_player=2, seed=5)
    while match.decision == "place":
        match.play(match.legal[0])
    assert match.actor == 2
    assert turns(match, 4) == [0, 1, 2, 0]
