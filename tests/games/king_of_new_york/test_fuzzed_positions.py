"""Positions with anything in them: refused in words, or a game that can be played."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bigapple
from bigapple.engine.layout import to_bytes
from bigapple.errors import BigAppleError
from bigapple.games.king_of_new_york import DEFINITION
from bigapple.match import Match
from tests.games.king_of_new_york.decisions import deciding
from tests.games.king_of_new_york.test_invariants import (
    check_decision,
    check_monsters,
    check_places,
    check_tiles,
    check_tokens,
    crowded,
)
from tests.games.king_of_new_york.test_setup import DISCARD, KEEP

CARDS = sorted(KEEP + DISCARD)
HEAD = {"game", "options", "seed"}


def check(match: Match) -> None:
    """K13.2, counted anew. (A position may leave a place for sale empty.)"""
    document = match.position()
    check_tiles(document)
    check_tokens(document)
    check_monsters(document)
    check_places(document)
    check_decision(match, document)
    held = [card for found in document["monsters"] for card in found["cards"]]
    lying = [*document["market"], document["card_in_play"]]
    lying = [card for card in lying if card is not None]
    assert sorted(held + lying + document["deck"] + document["discard_pile"]) == CARDS
    assert match.game.fault == 0


def as_read(match: Match, seed: int) -> dict[str, Any]:
    """A position as it comes out of a file."""
    document: dict[str, Any] = json.loads(json.dumps(match.position() | {"seed": seed}))
    return document


def documents() -> list[dict[str, Any]]:
    """Each kind of decision; and what comes up with all cards in play, of any depth."""
    found = [as_read(deciding(decision), n) for n, decision in enumerate(DEFINITION.decisions)]
    for players in (2, 5):
        chooser, match, seen = random.Random(players), crowded(players, players), set()
        for step in range(80):
            if match.actor is None:
                break
            agenda = match.position()["agenda"]
            if (match.decision, len(agenda)) not in seen:
                seen.add((match.decision, len(agenda)))
                found.append(as_read(match, step))
            match.play(chooser.choice(match.legal))
    return found


SAMPLES = documents()
PLAYERS = sorted({document["options"]["players"] for document in SAMPLES})

WORDS = (
    *("bronx", "queens", "manhattan", "lower", "midtown", "upper-5-6", "lower-5-6"),
    *("?", "A", "DDDD"),
    *("drain", "carapace", "of-another-world", "subway", "photo-op", "jet", "tank", "high-rise-1"),
    *("hospital-3", "kong", "plain", "stars", "nobody", "attack", "turn", "damage", "purchase"),
    *("buy", "effect", "afterwards", "pay", "fled", "payment", "travel", "sending"),
    *DEFINITION.decisions,
)
NAMES = (
    *("place", "hearts", "fallen", "cards", "jet", "bronx", "manhattan", "do", "player", "step"),
    *("left", "borough", "cause", "points", "x"),
)
small = st.integers(-1, 7)
values = st.recursive(
    st.none()
    | st.booleans()
    | small
    | small
    | st.integers(-(2**70), 2**70)
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(WORDS),
    lambda inner: (
        st.lists(inner, max_size=5) | st.dictionaries(st.sampled_from(NAMES), inner, max_size=3)
    ),
    max_leaves=8,
)


def damage(data: st.DataObject, document: dict[str, Any]) -> None:
    """Replaces or removes one value, at any depth."""
    branch: Any = document
    while True:
        keys = list(branch) if isinstance(branch, dict) else list(range(len(branch)))
        if not keys:
            return
        key = data.draw(st.sampled_from(keys))
        inner = branch[key]
        if isinstance(inner, dict | list) and inner and data.draw(st.integers(0, 3)):
            branch = inner
            continue
        if data.draw(st.integers(0, 3)) == 0:
            del branch[key]
        else:
            branch[key] = data.draw(values)
        return


def play_on(match: Match, key: int, steps: int) -> None:
    """The invariants hold in what is loaded, and in what comes of it."""
    check(match)
    chooser = random.Random(key)
    for _ in range(steps):
        if match.actor is None:
            break
        match.play(chooser.choice(match.legal))
        check(match)
    assert to_bytes(bigapple.load(match.position()).game) == to_bytes(match.game)


@pytest.mark.rule("K13.2")
@given(st.data())
@settings(max_examples=150)
def test_fuzzed_positions_never_crash_or_get_in(data: st.DataObject) -> None:
    document = copy.deepcopy(data.draw(st.sampled_from(SAMPLES)))
    for _ in range(data.draw(st.integers(1, 4))):
        damage(data, document)
    try:
        match = bigapple.load(document)
    except BigAppleError as error:
        assert error.text("es")
        return
    play_on(match, 1, 6)


@pytest.mark.rule("K13.2")
@given(st.data())
@settings(max_examples=60)
def test_mixed_positions_never_crash_or_get_in(data: st.DataObject) -> None:
    """Keys of one position in another, and some left out."""
    players = data.draw(st.sampled_from(PLAYERS))
    fitting = [sample for sample in SAMPLES if sample["options"]["players"] == players]
    document, other = (copy.deepcopy(data.draw(st.sampled_from(fitting))) for _ in range(2))
    for key in data.draw(st.sets(st.sampled_from(sorted(set(document) - HEAD)), max_size=6)):
        del document[key]
    for key in data.draw(st.sets(st.sampled_from(sorted(set(other) - HEAD)), max_size=6)):
        document[key] = other[key]
    try:
        match = bigapple.load(document)
    except BigAppleError as error:
        assert error.text("fr")
        return
    play_on(match, 3, 6)


@pytest.mark.rule("K13.2")
@given(st.data())
@settings(max_examples=60)
def test_partial_positions_never_crash_or_get_in(data: st.DataObject) -> None:
    """Only some keys of a position, so that the others must be derived from them."""
    document = copy.deepcopy(data.draw(st.sampled_from(SAMPLES)))
    head = {key: document[key] for key in HEAD}
    kept = data.draw(st.sets(st.sampled_from(sorted(document)), max_size=12))
    try:
        match = bigapple.load({key: document[key] for key in kept} | head)
    except BigAppleError as error:
        assert error.text("ru")
        return
    play_on(match, 2, 6)
