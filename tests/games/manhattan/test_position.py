"""Positions: partial ones are completed, contradictory ones are refused with their key."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bigapple
from bigapple.engine.layout import to_bytes
from bigapple.errors import BigAppleError, CannotRead, Contradiction
from bigapple.match import Match
from tests.games.manhattan.walks import check_invariants


def load(players: int = 4, options: dict[str, Any] | None = None, **keys: Any) -> Match:
    head = {"game": "manhattan", "options": {"players": players} | (options or {})}
    return bigapple.load(head | keys)


def test_an_empty_position_is_a_fresh_game() -> None:
    match = load(seed=5)
    position = match.position()
    assert (position["round"], position["decision"], position["towers"]) == (1, "choose", {})
    assert position["reserve"]["blue"] == [1] * 11 + [2] * 6 + [3] * 4 + [4] * 3
    assert position["pile_size"] == 29
    check_invariants(match.game)


def test_what_complements_something_is_derived() -> None:
    match = load(
        towers={"D5": ["blue 3", "orange 4"]},
        chosen={"blue": [1, 4]},
        destroyed={"blue": [4]},
        given_up={"orange": [1]},
        played=[1, 1, 2],
    )
    position = match.position()
    assert position["reserve"]["blue"] == [1] * 10 + [2] * 6 + [3] * 3 + [4] * 1
    assert len(position["chosen"]["purple"]) == 2
    assert position["pile_size"] == 45 - 16 - 3
    check_invariants(match.game)


def test_the_played_cards_are_what_is_neither_in_the_pile_nor_in_a_hand() -> None:
    match = load(players=2, pile=[7, 7], hands=[[1, 2, 3, 4], [1, 2, 3, 4]])
    position = match.position()
    assert position["pile"] == [7, 7]
    assert len(position["played"]) == 45 - 8 - 2


def test_unknown_hands_are_dealt_from_the_seed() -> None:
    known = [1, 1, 5, 9]
    first, same, other = (load(hands=[known, None, None, None], seed=s) for s in (1, 1, 2))
    assert first.position()["hands"][0] == known
    assert first.position() == same.position()
    assert first.position()["hands"] != other.position()["hands"]


def test_a_view_can_be_loaded_and_its_gaps_are_filled() -> None:
    match = bigapple.new("manhattan", players=2, seed=3)
    for _ in range(9):
        match.play(match.legal[0])
    view = match.view(1)
    again = bigapple.load(view)
    assert again.view(1) == view


@pytest.mark.parametrize("decision", ["choose", "build"])
def test_who_decides_follows_from_what_is_given(decision: str) -> None:
    chosen = {"purple": [2, 3]} if decision == "build" else {}
    match = load(actor=2, round=3, decision=decision, chosen=chosen)
    assert match.actor == 2
    assert match.position()["first_player"] == 0
    check_invariants(match.game)


def test_in_the_middle_of_a_cycle_some_have_a_block_less() -> None:
    match = load(
        first_player=0,
        chosen={"blue": [1], "orange": [1], "purple": [1, 2], "yellow": [1, 2]},
    )
    assert match.actor == 2


def test_half_a_choice_of_two_colours() -> None:
    match = load(players=2, first_player=0, set_aside=[1, 1, 2, 4])
    assert match.legal[0].text.startswith("choose orange")
    match.play("choose orange 1 1 1 1")
    assert match.position()["chosen"]["blue"] == [1, 1, 2, 4]


def test_a_finished_game() -> None:
    match = load(decision="over", round=4, score={"blue": 40, "orange": 40})
    assert match.outcome is not None
    assert match.outcome.winners == (0, 1)


CONTRADICTIONS: list[tuple[str, dict[str, Any], str | None]] = [
    ("towers.D5", {"towers": {"D5": ["blue 3", "orange 2"]}}, "M5.2"),
    ("towers.D5", {"towers": {"D5": ["blue 1", "orange 2", "orange 2", "blue 1"]}}, "M5.2"),
    ("towers.A1", {"towers": {"A1": ["blue 4"] * 4}}, "M1.2"),
    ("towers.A1", {"players": 3, "towers": {"A1": ["yellow 4"]}}, "M2.2"),
    ("chosen", {"chosen": {"blue": [1, 1, 1], "orange": [1]}}, "M3.2"),
    ("chosen", {"decision": "build"}, "M3.2"),
    ("chosen", {"decision": "choose", "first_player": 0, "chosen": {"blue": [1]}}, "M3.1"),
    ("first_player", {"decision": "choose", "chosen": {"blue": [1] * 6}}, "M2.3"),
    ("actor", {"decision": "choose", "first_player": 0, "actor": 2}, "M3.1"),
    ("actor", {"decision": "over", "round": 4, "actor": 2}, "M7.1"),
    ("round", {"decision": "over", "round": 3}, "M7.1"),
    ("chosen", {"decision": "over", "round": 4, "chosen": {"blue": [1]}}, "M7.1"),
    ("first_player", {"first_player": 1, "options": {"first_player": 2}}, "M2.3"),
    ("reserve", {"reserve": {"blue": [1]}}, "M10.2"),
    ("given_up", {"given_up": {"blue": [4, 4, 4, 4]}}, "M1.2"),
    ("hands", {"hands": [[1, 1, 1], None, None, None]}, "M2.4"),
    ("hands", {"hands": [[1] * 4, [1] * 4, None, None]}, "M1.3"),
    ("played", {"played": [1] * 6}, "M1.3"),
    ("pile", {"pile": [1] * 5, "played": [2]}, "M10.2"),
    ("pile", {"pile": []}, "M3.5"),
    ("pile_size", {"pile_size": 3}, "M10.2"),
    ("monster", {"monster": "A1"}, "M9.1"),
    ("urban_rule", {"urban_rule": "villa"}, "M8.1"),
    ("set_aside", {"set_aside": [1, 1, 1, 1]}, "M3.1"),
    ("set_aside", {"chosen": {"blue": [1]}, "set_aside": [1, 1, 1, 1]}, "M3.1"),
    ("last_scoring", {"last_scoring": {"majorities": {"blue": 4, "orange": 3}}}, "M6.2"),
    (
        "unseen_rules",
        {"options": {"urban_rules": True}, "urban_rule": "villa", "unseen_rules": ["villa"]},
        "M8.1",
    ),
    (
        "unseen_rules",
        {"options": {"urban_rules": True}, "urban_rule": "villa", "unseen_rules": ["founder"]},
        "M8.1",
    ),
    (
        "true_rule",
        {"options": {"urban_rules": True}, "urban_rule": "fake-news", "true_rule": "villa"},
        "M8.12",
    ),
]


@pytest.mark.rule("M10.2")
@pytest.mark.parametrize(("key", "keys", "clause"), CONTRADICTIONS)
def test_a_contradiction_names_its_key_and_clause(
    key: str, keys: dict[str, Any], clause: str | None
) -> None:
    with pytest.raises(Contradiction) as refused:
        load(**keys)
    assert refused.value.key == key
    assert refused.value.clause == clause


@pytest.mark.parametrize(
    "keys",
    [
        {"colour": "blue"},
        {"round": 0},
        {"round": 5},
        {"round": "1"},
        {"round": True},
        {"towers": []},
        {"towers": {"G1": []}},
        {"towers": {"A1": ["blue"]}},
        {"towers": {"A1": ["green 1"]}},
        {"towers": {"A1": ["blue 5"]}},
        {"towers": {"A1": "blue 1"}},
        {"towers": {"A1": ["blue 1"], "a1": ["blue 1"]}},
        {"hands": [[1, 2, 3, 4]]},
        {"hands": [[1, 2, 3, 10], None, None, None]},
        {"hands": "1234"},
        {"chosen": {"blue": 3}},
        {"chosen": {"blue": [5]}},
        {"score": {"blue": -1}},
        {"score": {"blue": 1.5}},
        {"decision": "sleep"},
        {"monster": 5},
        {"urban_rule": "tax"},
        {"seed": [1]},
        {"version": 2},
        {"format": "other"},
        {"rules": 0},
        {"options": {"players": "four"}},
        {"options": []},
        {"names": ["a", "b"]},
    ],
)
def test_what_has_the_wrong_form_is_refused(keys: dict[str, Any]) -> None:
    with pytest.raises(BigAppleError) as refused:
        bigapple.load({"game": "manhattan"} | keys)
    assert refused.value.text("fr")


@pytest.mark.parametrize("text", ["", "[]", "3", "{", "null", '{"game": 5}', "[" * 100_000])
def test_what_is_no_document_is_refused(text: str) -> None:
    with pytest.raises(CannotRead):
        bigapple.load(text)


json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(["blue", "blue 3", "A1", "villa", "build", "choose", "over"]),
    lambda inner: (
        st.lists(inner, max_size=5)
        | st.dictionaries(st.sampled_from(["blue", "A1", "tallest", "x"]), inner, max_size=3)
    ),
    max_leaves=8,
)


@given(st.data())
@settings(max_examples=200)
def test_fuzzed_positions_never_crash_or_get_in(data: st.DataObject) -> None:
    """Values replaced at any depth: refused in words, or a game whose invariants hold."""
    document = copy.deepcopy(SAMPLE)
    for _ in range(data.draw(st.integers(1, 3))):
        branch: Any = document
        while True:
            keys = list(branch) if isinstance(branch, dict) else list(range(len(branch)))
            if not keys:
                break
            key = data.draw(st.sampled_from(keys))
            inner = branch[key]
            if isinstance(inner, dict | list) and inner and data.draw(st.booleans()):
                branch = inner
                continue
            branch[key] = data.draw(json_values)
            break
    try:
        match = bigapple.load(document)
    except BigAppleError as error:
        assert error.text("es")
        return
    check_invariants(match.game)
    for _ in range(3):
        if match.actor is not None:
            match.play(match.legal[0])
    assert to_bytes(bigapple.load(match.position()).game)


def _sample() -> dict[str, Any]:
    match = bigapple.new("manhattan", players=3, seed=2, urban_rules=True, monster="godzilla")
    for _ in range(20):
        match.play(match.legal[-1])
    document = match.position() | {"seed": 4, "names": ["Ann", None, "Cy"]}
    copied: dict[str, Any] = json.loads(json.dumps(document))
    return copied


SAMPLE = _sample()
