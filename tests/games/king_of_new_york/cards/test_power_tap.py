"""Power Tap (K11.29)."""

from __future__ import annotations

from typing import Any

import pytest

from bigapple.match import Match
from tests.games.king_of_new_york.positions import QUIET, after, board, have, monster, resolving


def tapped(dice: str, *, energy: int = 0, cards: tuple[str, ...] = (), **keys: Any) -> Match:
    """Player 0 in the Bronx; player 1 in Lower Manhattan has Power Tap."""
    monsters = [
        monster("bronx", energy=energy, cards=list(cards)),
        monster("lower", cards=["power-tap"]),
        monster("queens"),
    ]
    return board(*monsters, **{"decision": "resolve", "dice": dice} | keys)


@pytest.mark.rule("K11.29")
@pytest.mark.parametrize(
    ("dice", "left", "tapped_off"),
    [("EEHHHH", 2, 0), ("EEEHHH", 2, 1), ("EEEEHH", 3, 1), ("EEEEEE", 5, 1)],
)
def test_a_monster_that_receives_three_energy_pays_one(
    dice: str, left: int, tapped_off: int
) -> None:
    match = tapped(dice)
    events = match.play("resolve E")
    assert [have(match, player)[2] for player in range(3)] == [left, tapped_off, 0]
    given = [event for event in events if event.kind == "energy-given"]
    assert [(event["player"], event["receiver"], event["count"]) for event in given] == [
        (0, 1, 1)
    ] * tapped_off


@pytest.mark.rule("K11.29")
def test_power_tap_adds_up_what_a_monster_receives_from_any_source() -> None:
    piles = {"bronx": ["power-plant-2", "hospital-3", "hospital-3"]}
    match = tapped("EDDHHH", piles=piles)
    match.play("resolve E")
    assert have(match, 1)[2] == 0
    match.play("resolve D")
    assert [have(match, player)[2] for player in range(2)] == [2, 1]


@pytest.mark.rule("K11.29")
def test_power_tap_is_paid_once_a_turn() -> None:
    piles = {"bronx": ["power-plant-3", "hospital-3", "hospital-3"]}
    match = tapped("EEEDDD", piles=piles)
    match.play("resolve E")
    match.play("resolve D")
    match.play("destroy bronx 1")
    assert [have(match, player)[2] for player in range(2)] == [5, 1]


@pytest.mark.rule("K11.29")
def test_power_tap_does_not_ask_what_was_spent() -> None:
    monsters = [monster("bronx", cards=["power-tap"]), monster("upper", curses=2)]
    match = board(*monsters, decision="buy")
    match.play("end")
    assert have(match, 1)[2] == 2
    match.script(["die O", "die E"] + ["die H"] * 4 + ["die H"])
    match.play("roll")
    match.play("reroll O")
    assert have(match, 1)[2] == 0
    match.play("keep")
    match.play("resolve E")
    assert [have(match, player)[2] for player in range(2)] == [1, 0]


@pytest.mark.rule("K11.29")
def test_each_turn_is_counted_by_itself() -> None:
    match = tapped("EEHHHH")
    match.play("resolve E H")
    match.play("stay")
    match.play("end")
    for move in ("go manhattan", "stay"):
        match.script(["die H"] * 6)
        match.play("roll")
        match.play("keep")
        match.play("resolve H")
        match.play(move)
        match.play("end")
    match.script(["die E"] * 2 + ["die H"] * 4)
    match.play("roll")
    match.play("keep")
    match.play("resolve E")
    assert [have(match, player)[2] for player in range(3)] == [4, 1, 0]  # 1 for Lower


@pytest.mark.rule("K11.29")
def test_power_tap_is_paid_again_in_another_turn() -> None:
    match = tapped("", decision="buy", active=2, received=[3, 0, 0])
    match.play("end")
    match.script(["die E"] * 3 + ["die H"] * 3)
    match.play("roll")
    match.play("keep")
    match.play("resolve E")
    assert [have(match, player)[2] for player in range(3)] == [2, 1, 0]


@pytest.mark.rule("K11.29", "K11.25")
@pytest.mark.parametrize(("dice", "tapped_off"), [("EEEHHH", 0), ("EEEEHH", 1)])
def test_what_overload_takes_was_not_received(dice: str, tapped_off: int) -> None:
    match = tapped(dice, cards=("overload",))
    match.play("resolve E")
    assert have(match, 1)[2] == tapped_off
    assert have(match, 0)[2] == 2


@pytest.mark.rule("K11.29", "K3.2")
def test_the_start_of_the_turn_in_manhattan_counts() -> None:
    monsters = [monster("bronx", cards=["power-tap"]), monster("upper")]
    match = board(*monsters, decision="buy")
    match.play("end")
    assert have(match, 1)[2] == 2
    match.script(["die E"] + ["die H"] * 5)
    match.play("roll")
    match.play("keep")
    match.play("resolve E")
    assert [have(match, player)[2] for player in range(2)] == [1, 2]


@pytest.mark.rule("K11.29")
def test_its_owner_pays_nothing_for_its_own_energy() -> None:
    monsters = [monster("bronx", cards=["power-tap"]), monster("lower"), monster("queens")]
    match = board(*monsters, decision="resolve", dice="EEEEHH")
    match.play("resolve E")
    assert [have(match, player)[2] for player in range(3)] == [4, 0, 0]


@pytest.mark.rule("K11.29", "K11.12", "K11.28")
def test_what_another_monster_receives_by_drain_in_the_owners_turn_counts() -> None:
    cards = ["drain", "phoenix-blood"]
    match = after(
        resolving(
            "AHHHHH", monster("bronx", cards=["power-tap"], energy=2), monster("lower", cards=cards)
        ),
        "resolve A",
    )
    assert [have(match, player)[2] for player in range(2)] == [1, 2]
    match = after(
        resolving(
            "AHHHHH",
            monster("bronx", cards=["power-tap"], energy=2),
            monster("lower", cards=cards[:1]),
        ),
        "resolve A",
    )
    assert [have(match, player)[2] for player in range(2)] == [0, 2]


@pytest.mark.rule("K11.29", "K11.55")
def test_each_monster_that_receives_three_pays() -> None:
    match = tapped("", decision="buy", energy=9, market=["holland-tunnel", *QUIET[:2]])
    match.play("buy holland-tunnel")
    assert [have(match, player)[2] for player in range(3)] == [2, 5, 2]


@pytest.mark.rule("K11.29")
def test_what_two_monsters_receive_is_not_added_together() -> None:
    monsters = [
        monster("bronx", energy=2),
        monster("lower", cards=["drain"]),
        monster("queens", cards=["power-tap"]),
    ]
    match = board(*monsters, decision="resolve", dice="AEEHHH")
    match.play("resolve A")
    match.play("stay")
    match.play("resolve E")
    assert [have(match, player)[2] for player in range(3)] == [2, 2, 0]


@pytest.mark.rule("K11.29", "K11.66")
def test_power_tap_does_not_look_back_at_what_was_received_before() -> None:
    monsters = [
        monster("bronx", energy=9),
        monster("lower", cards=["phoenix-blood"]),
    ]
    match = board(
        *monsters,
        decision="resolve",
        dice="AOOOHH",
        units={"manhattan": {"infantry": 1}},
        destroyed={"tank": 1},
        market=["power-tap", "general-ellis", "diva"],
    )
    match.play("resolve A")
    match.play("stay")
    match.play("resolve O H")
    match.play("stay")
    match.play("buy power-tap")
    assert have(match, 1)[2] == 2
    match.play("buy general-ellis")
    assert have(match, 1)[2] == 3
    assert have(match, 0)[2] == 0


@pytest.mark.rule("K11.29", "K11.66", "K11.62", "K11.31")
def test_a_later_owner_of_power_tap_does_not_look_back_either() -> None:
    monsters = [
        monster("bronx", energy=13, cards=["scavenger", "diva"]),
        monster("lower", cards=["power-tap"]),
        monster("queens", cards=["phoenix-blood", "fury"]),
    ]
    match = board(
        *monsters,
        decision="buy",
        received=[0, 0, 2],
        destroyed={"tank": 1},
        market=["tesla-cannon", "general-ellis", "coney-island"],
    )
    match.play("buy tesla-cannon")
    match.play("discard diva")
    match.play("discard fury")
    match.play("scavenge power-tap")
    match.play("buy general-ellis")
    assert [have(match, player)[2] for player in range(3)] == [0, 0, 1]
