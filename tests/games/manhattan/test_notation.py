"""Action texts: every legal action has one, and whatever is typed is answered in words."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bigapple
from bigapple.engine.layout import to_bytes
from bigapple.errors import BigAppleError, CannotRead, IllegalAction
from bigapple.games.manhattan.happenings import CHANCES
from bigapple.games.manhattan.people.notation import outcome_text, parse_outcome
from bigapple.match import Match
from bigapple.texts import LANGUAGES
from tests.games.manhattan.walks import options, seeds


def building(players: int = 4, **keys: Any) -> Match:
    """Player 0 to build with the cards 1, 1, 5, 9 and blocks of 1 and 3."""
    hands = [[1, 1, 5, 9], *[None] * (players - 1)]
    head = {"game": "manhattan", "options": {"players": players}, "hands": hands}
    chosen = {"blue": [1, 3]} if players > 2 else {"blue": [1, 3], "orange": [2]}
    return bigapple.load(head | {"actor": 0, "chosen": chosen} | keys)


@given(options(), seeds, st.integers(0, 100))
def test_texts_of_legal_actions_read_back(chosen: dict[str, Any], seed: int, steps: int) -> None:
    match = bigapple.new("manhattan", seed=seed, **chosen)
    rng = random.Random(seed)
    for _ in range(steps):
        if match.actor is None:
            return
        match.play(rng.choice(match.legal))
    people, actor = match.definition.people, match.actor or 0
    for action in match.legal:
        (attempt,) = people.parse(match.game, actor, action.text)
        assert (attempt.index, attempt.flaw) == (action.index, 0)


@pytest.mark.parametrize(
    "text",
    [
        "build 5 D 3",
        "BUILD 5 d 3",
        "  build   5   D   3 ",
        "build 5 D5 3",
        "build 5 d5 3",
        "build 5 Hong Kong 3",
        "build 5 hong-kong 3",
        "build 5 HongKong 3",
        "build 5 D 3 blue",
        "build 5 D 3 Blue",
        "build 5 Д 3",
        "build 5 д5 3",
    ],
)
def test_many_ways_to_say_the_same(text: str) -> None:
    match = building()
    match.play(text)
    assert match.position()["towers"] == {"D5": ["blue 3"]}
    assert match.history[-1].text == "build 5 D 3"


def test_cities_have_names_of_1994_with_and_without_accents() -> None:
    for name, letter in {"São Paulo": "E", "Sao Paulo": "E", "sydney": "A", "Cairo": "F"}.items():
        match = building()
        match.play(f"build 5 {name} 3")
        assert f"{letter}5" in match.position()["towers"]


def test_two_player_texts_name_the_colour() -> None:
    match = building(players=2)
    assert all(action.text.endswith((" blue", " orange")) for action in match.legal)
    match.play("build 5 D 2")
    assert match.history[-1].text == "build 5 D 2 orange"


def test_blocks_are_chosen_in_any_order() -> None:
    match = bigapple.new("manhattan", seed=1)
    match.play("choose 4 1 2 1 3 1")
    assert match.history[-1].text == "choose 1 1 1 2 3 4"


@pytest.mark.parametrize(
    ("text", "code", "clause"),
    [
        ("build 5 A1 3", "refusal-wrong-lot", "M4.2"),
        ("build 5 D 3 orange", "refusal-foreign-colour", "M2.2"),
        ("build 6 A1 3 orange", "refusal-card-not-held", "M3.2"),
        ("build 5 A1 4 orange", "refusal-foreign-colour", "M2.2"),
        ("build 5 A1 4", "refusal-block-not-chosen", "M3.2"),
        ("discard 5 3", "refusal-must-build", "M3.3"),
        ("choose 1 1 1 1 1 1", "refusal-time-to-build", "M3.2"),
    ],
)
def test_what_a_text_can_get_wrong(text: str, code: str, clause: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        building().play(text)
    assert (refused.value.code, refused.value.clause) == (code, clause)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("choose 1 1 1 1 1", "refusal-wrong-number"),
        ("choose 1 1 1 1", "refusal-wrong-number"),
        ("choose", "refusal-wrong-number"),
        ("choose 1 1 1 1 1 1 1", "refusal-wrong-number"),
        ("choose 4 4 4 4 1 1", "refusal-not-in-reserve"),
        ("choose orange 1 1 1 1 1 1", "refusal-foreign-colour"),
        ("choose orange 1 1 1 1 1", "refusal-wrong-number"),
        ("build 5 D 3", "refusal-time-to-choose"),
    ],
)
def test_what_a_choice_can_get_wrong(text: str, code: str) -> None:
    match = bigapple.new("manhattan", first_player=0, seed=1)
    with pytest.raises(IllegalAction) as refused:
        match.play(text)
    assert refused.value.code == code


def test_the_second_colour_cannot_be_chosen_alone_first() -> None:
    match = bigapple.new("manhattan", players=2, first_player=0, seed=1)
    with pytest.raises(IllegalAction) as refused:
        match.play("choose orange 1 1 1 1")
    assert (refused.value.code, refused.value.clause) == ("refusal-colour-not-asked", "M3.1")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        "sleep",
        "build",
        "build 5",
        "build 5 D",
        "build 12 D 3",
        "build 0 D 3",
        "build 5 G 3",
        "build 5 D 5",
        "build ⁵ D 3",
        "build 5 D 3 green",
        "build 5 D 3 z",
        "build 5 D10 3",
        "discard",
        "discard 5",
        "discard 5 3 green",
        "discard 5 3 blue 1",
        "choose 5",
        "choose one",
        "build 5 D 3;",
        "x" * 5000,
    ],
)
def test_what_cannot_be_read_has_no_clause(text: str) -> None:
    match = building()
    before = to_bytes(match.game)
    with pytest.raises(CannotRead) as refused:
        match.play(text)
    assert refused.value.clause is None
    assert to_bytes(match.game) == before


words = st.sampled_from(
    ["build", "choose", "discard", "5", "1", "D", "D5", "3", "blue", "orange", ";", "é", "-1", "99"]
)


@given(st.text(max_size=40) | st.lists(words, max_size=9).map(" ".join))
@settings(max_examples=300)
def test_whatever_is_typed_is_played_or_refused_in_words(text: str) -> None:
    for match in (building(), building(players=2), bigapple.new("manhattan", players=2, seed=1)):
        before = to_bytes(match.game)
        try:
            match.play(text)
        except BigAppleError as error:
            assert to_bytes(match.game) == before
            assert all(error.text(language) for language in LANGUAGES)


def test_outcomes_read_back() -> None:
    for what, count in ((0, 4), (1, 9), (2, 54), (3, 10)):
        for outcome in range(count):
            assert parse_outcome(outcome_text(what, outcome)) == (what, outcome)
    assert len(CHANCES) == 4
