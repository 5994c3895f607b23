"""Matches of King of New York: records that replay to the byte, undo, and what is refused."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bigapple
from bigapple.engine.layout import to_bytes
from bigapple.errors import BigAppleError, CannotRead, IllegalAction, ImpossibleOutcome
from bigapple.match import Match
from tests.games.king_of_new_york.decisions import deciding
from tests.games.king_of_new_york.positions import monster, table
from tests.games.king_of_new_york.test_fuzzed_positions import check
from tests.games.king_of_new_york.test_invariants import crowded
from tests.games.king_of_new_york.walks import KING, PLAYERS, options, seeds

DECISIONS = KING.decisions[1:]


def play_on(match: Match, key: int, steps: int, undo: float = 0.1) -> Match:
    chooser = random.Random(key)
    for _ in range(steps):
        if match.actor is None:
            break
        match.play(chooser.choice(match.legal))
        if chooser.random() < undo:
            match.undo()
    return match


def new(chosen: dict[str, Any], key: int) -> Match:
    return bigapple.new(KING.id, seed=key, **chosen)


def lines(match: Match) -> list[str]:
    return [entry.text for entry in match.history]


# Records.


def check_replays(match: Match) -> None:
    for reveal in (False, True):
        record = match.record(reveal)
        again = bigapple.replay(record)
        assert to_bytes(again.game) == to_bytes(match.game)
        assert again.options == match.options
        assert lines(again) == lines(match)
        assert again.events(0) == match.events(0)
        assert again.legal == match.legal
    assert again.record(True) == record


@given(options(), seeds, st.integers(0, 250))
@settings(max_examples=15)
def test_a_record_replays_to_the_byte(chosen: dict[str, Any], key: int, steps: int) -> None:
    check_replays(play_on(new(chosen, key), key, steps))


@pytest.mark.parametrize("players", PLAYERS)
def test_a_record_that_begins_from_a_position_replays_to_the_byte(players: int) -> None:
    match = play_on(crowded(players, 4), 4, 120)
    check_replays(match)
    assert "undo" in lines(match)


@pytest.mark.parametrize("decision", DECISIONS)
def test_a_record_may_begin_at_any_decision(decision: str) -> None:
    match = bigapple.load(deciding(decision).position() | {"seed": 2})
    assert match.decision == decision
    check_replays(play_on(match, 2, 4))


def test_a_record_with_given_outcomes_marks_them_and_replays() -> None:
    script = ["monster kong", "monster rob", "attacks 3", "attacks 1", "tile hospital-3"]
    match = bigapple.new(KING.id, players=2, seed=1, script=script)
    first = match.record().splitlines()[-1]
    assert first.startswith(
        "deal | monster kong*; monster rob*; attacks 3*; attacks 1*; tile hospital-3*; tile "
    )
    assert first.count("*") == 5
    for _ in range(2):
        match.play(match.legal[0])
    match.script(["die E", "die A"])
    match.play("roll")
    assert match.record().splitlines()[-1].startswith("roll | die E*; die A*; die ")
    again = bigapple.replay(match.record())
    assert to_bytes(again.game) == to_bytes(match.game)
    head = f'commitment: "{match.commitment}"\n'
    assert again.record(False) == match.record(False).replace(head, "")


def test_a_match_goes_on_from_its_record_with_the_chance_it_would_have_had() -> None:
    match = play_on(new({"players": 3}, 8), 8, 60)
    again = bigapple.replay(match.record(reveal=True))
    for side in (match, again):
        play_on(side, 1, 40)
    assert to_bytes(again.game) == to_bytes(match.game)
    assert again.record(True) == match.record(True)


def test_a_whole_game_replays_without_its_seed() -> None:
    match = play_on(new({"players": 6}, 3), 3, 3000, undo=0.02)
    assert match.actor is None
    assert 'seed: "3"' in match.record()
    again = bigapple.replay(match.record(False))
    assert to_bytes(again.game) == to_bytes(match.game)
    assert (again.outcome, again.commitment) == (match.outcome, None)


@given(st.data())
@settings(max_examples=30)
def test_damaged_records_never_get_in(data: st.DataObject) -> None:
    """Lines lost, doubled, swapped or altered: refused, or a match whose invariants hold."""
    found = play_on(new({"players": 3}, 2), 2, 40).record(True).splitlines()
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(found) - 1))
        how = data.draw(st.sampled_from(["drop", "double", "swap", "text", "letter"]))
        if how == "drop" and len(found) > 1:
            del found[at]
        elif how == "double":
            found.insert(at, found[at])
        elif how == "swap":
            other = data.draw(st.integers(0, len(found) - 1))
            found[at], found[other] = found[other], found[at]
        elif how == "text":
            found[at] = data.draw(st.text(max_size=30))
        elif found[at]:
            where = data.draw(st.integers(0, len(found[at]) - 1))
            found[at] = found[at][:where] + data.draw(st.characters()) + found[at][where + 1 :]
    try:
        match = bigapple.replay("\n".join(found))
    except BigAppleError as error:
        assert error.text("fr")
    else:
        check(match)


# Undo.


@pytest.mark.parametrize("decision", DECISIONS)
def test_undo_gives_the_bytes_of_before_at_every_decision(decision: str) -> None:
    match = deciding(decision)
    before, legal = to_bytes(match.game), match.legal
    for action in legal[:40]:
        match.play(action)
        assert to_bytes(match.game) != before
        match.undo()
        assert to_bytes(match.game) == before
    assert match.legal == legal


@given(options(), seeds, st.integers(1, 120))
@settings(max_examples=10)
def test_everything_can_be_taken_back_step_by_step(
    chosen: dict[str, Any], key: int, steps: int
) -> None:
    match = new(chosen, key)
    chooser, states = random.Random(key), []
    for _ in range(steps):
        if match.actor is None:
            break
        states.append(to_bytes(match.game))
        match.play(chooser.choice(match.legal))
    for state in reversed(states):
        match.undo()
        assert to_bytes(match.game) == state
    with pytest.raises(IllegalAction):
        match.undo()


def test_chance_does_not_repeat_itself_after_an_undo() -> None:
    match = table([monster("bronx"), monster("queens")])
    dice = set()
    for _ in range(5):
        match.play("roll")
        dice.add(match.position()["dice"])
        match.undo()
    assert len(dice) > 1


# What is refused.

NONSENSE: list[str | int] = [
    *("", "dance", "go", "go nowhere", "buy", "pay much", "photo 9", ";", "x" * 300),
    *("reroll", "reroll the", "reroll Q", "resolve"),
    *(-1, KING.actions),
]


def snapshot(match: Match) -> tuple[bytes, str, list[Any]]:
    return to_bytes(match.game), match.record(True), match.legal


@pytest.mark.parametrize("decision", KING.decisions)
def test_what_is_refused_changes_nothing(decision: str) -> None:
    match = deciding(decision)
    before = snapshot(match)
    legal = {action.index for action in match.legal}
    for player in range(match.players):
        deciding_now = player == match.actor
        for action in range(0, KING.actions, 1 if deciding_now else 20):
            if not deciding_now or action not in legal:
                with pytest.raises(IllegalAction) as refusal:
                    match.play(action, player)
                assert refusal.value.clause is not None
    for nonsense in NONSENSE:
        with pytest.raises(CannotRead):
            match.play(nonsense)
    assert snapshot(match) == before


@pytest.mark.parametrize(
    ("script", "text"),
    [
        (["tile hospital-2"], "roll"),
        (["die E", "die E", "card drain"], "roll"),
        (["card drain"], "sweep"),
    ],
)
def test_what_chance_cannot_give_changes_nothing(script: list[str], text: str) -> None:
    """Another kind of chance than is asked for, and a card that is not in the deck."""
    decision = "roll" if text == "roll" else "buy"
    cards = {"cards": ["drain"], "energy": 2}
    match = table([monster("bronx", **cards), monster("queens")], decision=decision)
    before = snapshot(match)
    match.script(script)
    with pytest.raises(ImpossibleOutcome):
        match.play(text)
    match.script([])
    assert snapshot(match) == before


def test_several_actions_at_once_are_carried_out_together_or_not_at_all() -> None:
    match = table([monster("bronx"), monster("queens")], decision="resolve", dice="EEEHHO")
    before = snapshot(match)
    with pytest.raises(IllegalAction):
        match.play("resolve E; resolve H; resolve A")
    assert snapshot(match) == before
    match.play("resolve E; resolve H; resolve O")
    assert match.decision == "move"
    match.undo()
    assert to_bytes(match.game) == before[0]


@pytest.mark.rule("K4.2")
def test_a_reroll_is_of_some_dice() -> None:
    """To reroll nothing is to stop, and that is said in so many words."""
    match = table([monster("bronx"), monster("queens")], decision="reroll", dice="EEEHHO")
    for text in ("reroll", "reroll the", "REROLL ;"):
        with pytest.raises(CannotRead):
            match.play(text)
    assert (match.decision, match.position()["rerolls_left"]) == ("reroll", 2)
    match.play("keep")
    assert match.decision == "resolve"
