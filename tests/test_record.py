"""Records: matches as text that replay to the byte, and bad ones that never get in."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bigapple
from bigapple.engine.layout import to_bytes
from bigapple.errors import (
    BigAppleError,
    CannotRead,
    Contradiction,
    IllegalAction,
    ImpossibleOutcome,
)
from bigapple.match import Match
from tests.games.manhattan.walks import check_invariants, options, seeds


def random_match(chosen: dict[str, Any], seed: int, steps: int) -> Match:
    match = bigapple.new("manhattan", seed=seed, **chosen)
    rng = random.Random(seed)
    for _ in range(steps):
        if match.actor is None:
            break
        match.play(rng.choice(match.legal))
        if rng.random() < 0.1:
            match.undo()
    return match


@given(options(), seeds, st.integers(0, 150))
@settings(max_examples=10)
def test_a_record_replays_to_the_byte(chosen: dict[str, Any], seed: int, steps: int) -> None:
    match = random_match(chosen, seed, steps)
    for reveal in (False, True):
        record = match.record(reveal)
        again = bigapple.replay(record)
        assert to_bytes(again.game) == to_bytes(match.game)
        assert again.options == match.options
        assert [entry.text for entry in again.history] == [entry.text for entry in match.history]
        assert again.events(0) == match.events(0)
    assert again.record(True) == record


def test_the_seed_stays_secret_until_the_game_is_over() -> None:
    match = random_match({"players": 2}, 5, 10)
    assert "seed:" not in match.record()
    rng = random.Random(1)
    while match.actor is not None:
        match.play(rng.choice(match.legal))
    assert 'seed: "5"' in match.record()


def test_a_match_goes_on_from_its_record_with_the_chance_it_would_have_had() -> None:
    match = random_match({}, 8, 20)
    again = bigapple.replay(match.record(reveal=True))
    for _ in range(5):
        match.play(match.legal[0])
        again.play(again.legal[0])
    assert to_bytes(again.game) == to_bytes(match.game)
    assert again.commitment == match.commitment


def test_without_the_seed_no_commitment_is_claimed() -> None:
    again = bigapple.replay(random_match({}, 8, 20).record())
    assert again.commitment is None
    again.play(again.legal[0])
    assert "commitment" not in again.record()


def test_given_outcomes_are_marked_and_stay_so() -> None:
    match = bigapple.new("manhattan", seed=1, players=3, script=["first-player 3", "card 9"])
    record = match.record()
    assert "deal | first-player 3*; card 9*; card" in record
    assert bigapple.replay(record).record(False) == record.replace(
        f'commitment: "{match.commitment}"\n', ""
    )


def test_a_record_may_begin_from_a_position() -> None:
    match = bigapple.load({"game": "manhattan", "chosen": {"blue": [1]}, "seed": 3})
    match.play(match.legal[0])
    again = bigapple.replay(match.record(True))
    assert to_bytes(again.game) == to_bytes(match.game)
    assert again.record(True) == match.record(True)


def test_a_record_that_begins_from_a_position_keeps_the_seed_to_itself() -> None:
    match = bigapple.load({"game": "manhattan", "seed": 4711})
    assert "4711" not in match.record()
    assert "4711" in match.record(reveal=True)
    assert to_bytes(bigapple.replay(match.record()).game) == to_bytes(match.game)


def lines_of(record: str) -> list[str]:
    return record.splitlines()


@pytest.fixture(scope="module")
def record() -> str:
    return random_match({"players": 2, "monster": "baby"}, 6, 20).record(reveal=True)


def changed(record: str, old: str, new: str) -> str:
    assert old in record
    return record.replace(old, new, 1)


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ("bigapple-record 1", "bigapple-record 2", CannotRead),
        ('game: "manhattan"', 'game: "chess"', CannotRead),
        ("rules: 1", "rules: 99", CannotRead),
        ('"players": 2', '"players": 7', CannotRead),
        ('"players": 2', '"players": 4', BigAppleError),
        ('seed: "6"', 'seed: "7"', Contradiction),
        ("deal |", "dael |", CannotRead),
        ("card", "cart", CannotRead),
        ("build", "built", CannotRead),
        ("choose blue", "choose purple", IllegalAction),
        ("| card", "| card 9; card", ImpossibleOutcome),
    ],
)
def test_a_wrong_record_is_refused(record: str, old: str, new: str, error: type) -> None:
    with pytest.raises(error):
        bigapple.replay(changed(record, old, new))


def test_an_error_names_its_line(record: str) -> None:
    lines = lines_of(record)
    number = next(i for i, line in enumerate(lines) if line.startswith("build"))
    lines[number] = "build 12 A 1"
    with pytest.raises(CannotRead, match=f"Line {number + 1}:"):
        bigapple.replay("\n".join(lines))


@pytest.mark.parametrize("text", ["", "bigapple-record 1", "bigapple-record 1\n\n", "\x00", "{}"])
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(CannotRead):
        bigapple.replay(text)


@given(st.data())
@settings(max_examples=60)
def test_damaged_records_never_get_in(data: st.DataObject) -> None:
    """Lines lost, doubled, swapped or altered: refused, or a match whose invariants hold."""
    lines = lines_of(random_match({"players": 3, "urban_rules": True}, 2, 30).record(True))
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(lines) - 1))
        damage = data.draw(st.sampled_from(["drop", "double", "swap", "text", "letter"]))
        if damage == "drop" and len(lines) > 1:
            del lines[at]
        elif damage == "double":
            lines.insert(at, lines[at])
        elif damage == "swap":
            other = data.draw(st.integers(0, len(lines) - 1))
            lines[at], lines[other] = lines[other], lines[at]
        elif damage == "text":
            lines[at] = data.draw(st.text(max_size=30))
        elif lines[at]:
            where = data.draw(st.integers(0, len(lines[at]) - 1))
            lines[at] = lines[at][:where] + data.draw(st.characters()) + lines[at][where + 1 :]
    try:
        match = bigapple.replay("\n".join(lines))
    except BigAppleError as error:
        assert error.text("ru")
    else:
        check_invariants(match.game)
