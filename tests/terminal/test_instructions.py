"""Standing instructions at the table, in every language."""

from __future__ import annotations

from typing import Any

import pytest

import bigapple
from bigapple.match import Match
from bigapple.terminal.king_of_new_york import VIEW
from bigapple.terminal.seats import seats_of
from bigapple.texts import LANGUAGES, text
from tests.games.king_of_new_york.positions import monster, table
from tests.terminal.sitting import sit

BOTH = seats_of(2, 2)


def attacking(**second: Any) -> Match:
    """The first of two people is about to resolve; the second is in Manhattan."""
    return table([monster("bronx"), monster("lower", **second)], decision="resolve", dice="AEEEEE")


def told_of(instructions: str) -> list[str]:
    """What the second of two people is told when saying something in a turn of their own."""
    match = table([monster("bronx"), monster("lower")], active=1, decision="buy", market=["drain"])
    return sit(match, [instructions, "instructions", "quit"], seats=BOTH).shown[1:3]


@pytest.mark.rule("K7.4")
def test_an_instruction_answers_in_another_monsters_turn() -> None:
    match = attacking(hearts=5)
    match.instruct(1, "flee at 4 to queens")
    sitting = sit(match, ["A"], seats=BOTH)
    assert "As Player 2 has instructed: Flee to Queens." in sitting.transcript
    assert "Player 2 flees to Queens." in sitting.transcript
    assert "Flee from Manhattan or stay?" not in sitting.transcript
    assert [entry.text for entry in match.history[1:3]] == ["resolve A", "go queens"]


def test_without_an_instruction_the_question_comes() -> None:
    match = attacking(hearts=5)
    match.instruct(0, "always flee")
    sitting = sit(match, ["A"], seats=BOTH)
    assert "Flee from Manhattan or stay?" in sitting.transcript


@pytest.mark.parametrize(
    ("said", "given"),
    [
        ("instruct flee at 4", "at 4 life points or less, flee."),
        ("instruct flee at 1 to si, bx", "preferably to Staten Island, to the Bronx."),
        ("instruct flee at 4 to staten island queens", "preferably to Staten Island, to Queens."),
        ("instruct ALWAYS flee", "always flee."),
        ("instruct flee always to q", "always flee, preferably to Queens."),
        ("instruct never flee", "never flee."),
        ("instruct leave to brooklyn", "leave Manhattan, preferably to Brooklyn."),
        ("instruct pay damage with 1 energy", "pay damage with at most 1 energy."),
        ("instruct pay damage with energy", "pay damage with as much energy as there is."),
        ("instruct pay damage with hearts", "pay no damage with energy."),
        ("instruct pay costs with hearts", "pay costs with life points as far as possible."),
        ("instruct pay costs with energy", "pay costs with energy as far as it goes."),
        ("instruct discard king of queens, drain", "the first of these: King of Queens, Drain."),
        ("instruct send nothing", "send no units away."),
    ],
)
def test_instructions_are_repeated_in_words(said: str, given: str) -> None:
    confirmed, listed = told_of(said)
    assert f"From now on, in others' turns: {given}" in confirmed or given in confirmed
    assert given in listed
    assert "What can be said in advance: flee at 4;" in listed


@pytest.mark.parametrize(
    "said",
    ["dance", "flee", "flee at x", "flee at 4 to manhattan", "discard subway", "pay", "x" * 300],
)
def test_what_is_no_instruction_is_refused_with_examples(said: str) -> None:
    refused, listed = told_of(f"instruct {said}")
    assert f"{said[:40]} is no standing instruction. Such are: flee at 4;" in refused
    assert "No instructions are given." in listed


def test_an_instruction_of_nothing_shows_what_there_is() -> None:
    shown, _ = told_of("instruct")
    assert "No instructions are given." in shown
    assert "What can be said in advance:" in shown


def test_instructions_are_withdrawn() -> None:
    match = attacking()
    lines = ["instruct never flee", "instruct send nothing", "withdraw leave", "withdraw flee"]
    sitting = sit(match, [*lines, "withdraw", "withdraw", "quit"], seats=BOTH)
    assert "No instruction is given about leave." in sitting.shown[3]
    assert "Withdrawn: never flee." in sitting.shown[4]
    assert "Withdrawn: send no units away." in sitting.shown[5]
    assert "No instructions are given." in sitting.shown[6]
    assert match.standing == {0: {}}


def test_a_later_instruction_replaces_one_on_the_same_subject() -> None:
    match = attacking()
    sit(match, ["instruct never flee", "instruct flee at 3", "quit"], seats=BOTH)
    assert [standing.text for standing in match.standing[0].values()] == ["flee at 3"]


def test_undo_goes_back_over_what_was_said_in_advance() -> None:
    """What an instruction did was no decision, and would only be done again."""
    match = table([monster("bronx"), monster("lower")], active=1, decision="buy", market=[])
    match.instruct(1, "always flee")
    match.script(["die A", *["die E"] * 5])
    sitting = sit(match, ["end", "roll", "keep", "A", "end", "undo", "quit"], seats=BOTH)
    assert "As Player 2 has instructed: Flee to the Bronx." in sitting.shown[4]
    assert "Player 2: roll 6 dice." in sitting.shown[5]
    assert (match.actor, match.decision) == (1, "buy")


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_examples_are_understood(language: str) -> None:
    examples = text("king-table-standing-examples", language).split(";")
    understood = [
        VIEW.instruction(example.replace("\u00a0", " ").strip(), language) for example in examples
    ]
    assert understood == [
        "flee at 4",
        "flee at 4 to queens",
        "never flee",
        "leave to queens",
        "pay damage with 3 energy",
        "pay costs with energy",
        "discard drain",
        "send nothing",
    ]


@pytest.mark.parametrize(
    ("language", "lines", "told"),
    [
        ("fr", ["consigne fuir à 4 vers le bronx", "consignes", "retirer fuir"], "fuir : avec 4"),
        ("es", ["instrucción huir siempre", "instrucciones", "retirar huir"], "huir: huir siempre"),
        ("ru", ["указание никогда не бежать", "указания", "отозвать бежать"], "бежать: никогда"),
    ],
)
def test_instructions_in_other_languages(language: str, lines: list[str], told: str) -> None:
    match = attacking()
    sitting = sit(match, [*lines, "quit"], seats=BOTH, language=language)
    assert told in sitting.shown[2].replace("\u00a0", " ")
    assert match.standing == {0: {}}


@pytest.mark.parametrize("line", ["instruct never flee", "instructions", "instruct"])
def test_a_game_in_which_nobody_interrupts_has_no_instructions(line: str) -> None:
    match = bigapple.new("manhattan", players=2, seed=1)
    sitting = sit(match, [line, "quit"], seats=seats_of(2, 1))
    assert "Nobody decides in another player's turn in this game." in sitting.transcript
