"""Standing instructions: answers given in advance to questions in other monsters' turns."""

from __future__ import annotations

import pytest

import bigapple
from bigapple.errors import CannotRead
from bigapple.match import Match
from tests.games.king_of_new_york.positions import monster, table


def attacked(hearts: int, **keys: object) -> Match:
    """Player 1 stands in Manhattan with so many ♥ after an attack, and may flee."""
    match = table(
        [monster("bronx"), monster("lower", hearts=hearts + 1)],
        decision="resolve",
        dice="A",
        market=[None, None, None],
        **keys,  # type: ignore[arg-type]  # Keys of a document.
    )
    match.play("resolve A")
    assert (match.actor, match.decision) == (1, "flee")
    return match


def answer(match: Match) -> str | None:
    action = match.instructed()
    return None if action is None else action.text


@pytest.mark.rule("K7.4")
@pytest.mark.parametrize(
    ("instruction", "hearts", "expected"),
    [
        ("flee at 4", 4, "go bronx"),
        ("flee at 4", 5, "stay"),
        ("Flee at 4 to Queens Bronx", 3, "go queens"),
        ("always flee", 9, "go bronx"),
        ("always flee to brooklyn", 9, "go brooklyn"),
        ("never flee", 1, "stay"),
    ],
)
def test_fleeing(instruction: str, hearts: int, expected: str) -> None:
    match = attacked(hearts)
    assert answer(match) is None
    match.instruct(1, instruction)
    assert answer(match) == expected
    match.play(expected)


@pytest.mark.rule("K7.4")
def test_a_full_borough_is_passed_over() -> None:
    match = table(
        [monster("bronx"), monster("lower"), monster("queens"), monster("queens")],
        decision="resolve",
        dice="A",
    )
    match.play("resolve A")
    match.instruct(1, "always flee to queens brooklyn")
    assert answer(match) == "go brooklyn"


def test_an_instruction_replaces_the_last_one_on_its_subject() -> None:
    match = attacked(4)
    match.instruct(1, "never flee")
    assert match.instruct(1, "flee  at 4").text == "flee at 4"
    assert answer(match) == "go bronx"
    match.withdraw(1, "flee")
    assert answer(match) is None
    match.instruct(1, "never flee")
    match.withdraw(1)
    assert answer(match) is None


def test_instructions_are_each_players_own() -> None:
    match = attacked(4)
    match.instruct(0, "always flee")
    assert answer(match) is None


@pytest.mark.rule("K9.6")
def test_leaving() -> None:
    match = table(
        [
            monster("bronx", hearts=1),
            monster("lower"),
            monster("lower-5-6"),
            monster("queens"),
            monster("queens"),
        ],
        decision="resolve",
        dice="O",
        units={"bronx": {"tank": 1}},
    )
    match.instruct(2, "leave to queens staten-island")
    match.play("resolve O")
    assert (match.actor, match.decision) == (2, "leave")
    assert answer(match) == "go staten-island"


@pytest.mark.rule("K11.24")
@pytest.mark.parametrize(
    ("instruction", "expected"),
    [
        ("pay damage with energy", "pay 3 energy"),
        ("pay damage with 1 energy", "pay 1 energy"),
        ("pay damage with hearts", "pay 0 energy"),
    ],
)
def test_paying_damage(instruction: str, expected: str) -> None:
    match = table(
        [monster("bronx"), monster("lower", energy=7, cards=["of-another-world"])],
        decision="resolve",
        dice="AAA",
    )
    match.instruct(1, instruction)
    match.play("resolve A")
    assert answer(match) == expected


@pytest.mark.rule("K11.24", "K11.56")
@pytest.mark.parametrize(
    ("instruction", "expected"),
    [("pay costs with hearts", "pay 2 hearts"), ("pay costs with energy", "pay 0 hearts")],
)
def test_paying_the_fee_of_a_flight(instruction: str, expected: str) -> None:
    match = table(
        [monster("bronx"), monster("lower", energy=7, cards=["of-another-world"])],
        decision="resolve",
        dice="A",
        market=["new-york-marathon", None, None],
    )
    match.instruct(1, instruction)
    match.play("resolve A")
    match.play("pay 0 energy")
    match.play("go queens")
    assert match.decision == "pay-cost"
    assert answer(match) == expected


@pytest.mark.rule("K11.62")
def test_discarding() -> None:
    match = table(
        [monster("bronx", energy=9), monster("queens", cards=["drain", "curse"])],
        decision="buy",
        market=["tesla-cannon", None, None],
    )
    match.instruct(1, "discard diva curse")
    match.play("buy tesla-cannon")
    assert (match.actor, match.decision) == (1, "discard")
    assert answer(match) == "discard curse"
    match.instruct(1, "discard diva")
    assert answer(match) is None


@pytest.mark.rule("K11.35")
def test_sending_nothing() -> None:
    match = table(
        [monster("bronx"), monster("lower", cards=["stink-attack"])],
        decision="resolve",
        dice="A",
        units={"queens": {"jet": 1}},
    )
    match.instruct(1, "send nothing")
    match.play("resolve A")
    match.play("go queens")
    assert answer(match) == "no"


def test_ones_own_turn_is_not_decided_in_advance() -> None:
    match = table(
        [monster("bronx", energy=9, cards=["drain", "curse"]), monster("queens")],
        decision="buy",
        market=["tesla-cannon", None, None],
    )
    match.instruct(0, "discard drain")
    match.play("buy tesla-cannon")
    assert (match.actor, match.decision) == (0, "discard")
    assert answer(match) is None


@pytest.mark.parametrize(
    "text",
    ["", "flee", "flee at", "flee at x", "flee at 4 to", "flee at 4 to manhattan", "never flee to",
     "leave", "pay damage with", "pay damage with 3 hearts", "pay costs with stars", "discard",
     "discard subway", "send all", "flee at 4 " + "to queens " * 40],
)  # fmt: skip
def test_what_is_no_instruction_is_refused(text: str) -> None:
    match = attacked(4)
    with pytest.raises(CannotRead):
        match.instruct(1, text)
    assert match.standing == {}


def test_in_manhattan_there_is_nothing_to_instruct() -> None:
    with pytest.raises(CannotRead):
        bigapple.new("manhattan", seed=1).instruct(0, "flee at 4")
