"""Positions of the wrong form: they cannot be read, and it is said why."""

from __future__ import annotations

from typing import Any

import pytest

import bigapple
from bigapple.errors import CannotRead, Contradiction
from bigapple.match import Match

TURN = {"do": "turn", "step": "resolve"}

UNREADABLE: list[dict[str, Any]] = [
    {"colour": "blue"},
    {"monsters": None},
    {"monsters": {}},
    {"monsters": [{}, 3]},
    {"monsters": [{"colour": "blue"}, {}]},
    {"monsters": [{"hearts": 13}, {}]},
    {"monsters": [{"hearts": -1}, {}]},
    {"monsters": [{"hearts": True}, {}]},
    {"monsters": [{"stars": 1.5}, {}]},
    {"monsters": [{"stars": -1}, {}]},
    {"monsters": [{"energy": "1"}, {}]},
    {"monsters": [{"energy": 10**6}, {}]},
    {"monsters": [{"webs": 14}, {}]},
    {"monsters": [{"curses": 14}, {}]},
    {"monsters": [{"place": "manhattan"}, {}]},
    {"monsters": [{"place": 3}, {}]},
    {"monsters": [{"name": "godzilla"}, {}]},
    {"monsters": [{"cards": "drain"}, {}]},
    {"monsters": [{"cards": ["drains"]}, {}]},
    {"monsters": [{"cards": [None]}, {}]},
    {"monsters": [{"trophies": ["jet"]}, {}]},
    {"monsters": [{"trophies": {"ship": 1}}, {}]},
    {"monsters": [{"trophies": {"jet": -1}}, {}]},
    {"monsters": [{"extra_turns": ["none"]}, {}]},
    {"monsters": [{"extra_turns": ["plain"] * 9}, {}]},
    {"monsters": [{"fallen": 3}, {}]},
    {"falls": 3},
    {"market": "drain"},
    {"market": False},
    {"market": ["drain"] * 4},
    {"market": ["drian"]},
    {"deck": [5]},
    {"deck": False},
    {"discard_pile": {}},
    {"discard_pile": ["drian"]},
    {"card_in_play": 5},
    {"carapace_tokens": 16},
    {"claims": [2]},
    {"claims": 0},
    {"superstar": 2},
    {"superstar": -1},
    {"statue": "kong"},
    {"souvenirs": ["bronx"]},
    {"souvenirs": {"jersey": 0}},
    {"souvenirs": {"bronx": 2}},
    {"piles": ["high-rise-1"]},
    {"piles": {"jersey": []}},
    {"piles": {"bronx": "high-rise-1"}},
    {"piles": {"bronx": ["high-rise-4"]}},
    {"piles": {"bronx": ["?"] * 4}},
    {"below": {"bronx": [3, 0, 0]}},
    {"below": {"bronx": 2}},
    {"below": {"bronx": [2, 2, 2, 2]}},
    {"below": {"jersey": [2]}},
    {"unseen_tiles": {"high-rise-4": 1}},
    {"unseen_tiles": {"high-rise-1": -1}},
    {"units": {"bronx": ["jet"]}},
    {"units": {"bronx": {"ship": 1}}},
    {"units": {"jersey": {}}},
    {"new_units": {"bronx": {"jet": 46}}},
    {"decision": "sleep"},
    {"decision": None},
    {"active": 2},
    {"actor": 2},
    {"normal_player": -1},
    {"first_player": 2},
    {"turn_number": 0},
    {"turn_number": 10**5},
    {"extra_turn": "none"},
    {"extra_turn": 1},
    {"subway_moves": 1},
    {"extra_turn": "subway", "subway_moves": 9},
    {"dice": "EEEEEEEEE"},
    {"dice": "QQ"},
    {"dice": ["E"]},
    {"dice": None},
    {"resolved": 1},
    {"added": {"Q": 1}},
    {"added": {"D": 9}},
    {"added": "D"},
    {"added": {"D": 5}},
    {"added": {"A": 5}},
    {"added": {"E": 1}},
    {"rerolls_left": 3},
    {"entered": 1},
    {"sped": "yes"},
    {"only_units": 0},
    {"nobody_in_manhattan": "no"},
    {"destroyed": {"ship": 1}},
    {"destroyed": {"jet": -1}},
    {"received": [4]},
    {"received": [0, 0, 0]},
    {"lost": [-1]},
    {"lost": 3},
    {"fell_now": [2]},
    {"damage": []},
    {"damage": {"cause": "hunger", "points": [1]}},
    {"damage": {"cause": "heart", "points": [1]}},
    {"damage": {"cause": "drain", "points": [1]}},
    {"damage": {"points": [1]}},
    {"damage": {"cause": "attack", "points": [64]}},
    {"damage": {"cause": "attack", "points": [0, 0, 1]}},
    {"damage": {"cause": "attack", "points": "11"}},
    {"damage": {"cause": "attack", "source": 2, "points": [1]}},
    {"damage": {"cause": "attack", "points": [1], "why": 1}},
    {"agenda": {}},
    {"agenda": ["turn"]},
    {"agenda": [TURN] * 9},
    {"agenda": [{"do": "none"}]},
    {"agenda": [{"do": 2}]},
    {"agenda": [TURN | {"why": 1}]},
    {"agenda": [TURN | {"player": 6}]},
    {"agenda": [TURN | {"step": 9}]},
    {"agenda": [TURN | {"step": "sleep"}]},
    {"agenda": [TURN | {"step": None}]},
    {"agenda": [TURN | {"borough": "bronx"}]},
    {"agenda": [TURN, {"do": "payment", "step": "effect"}]},
    {"agenda": [TURN, {"do": "destruction", "player": 0}]},
    {"agenda": [TURN, {"do": "destruction", "borough": 0}]},
    {"agenda": [TURN, {"do": "travel", "borough": "jersey"}]},
    {"agenda": [TURN, {"do": "sending", "step": "jersey", "borough": "bronx"}]},
    {"agenda": [TURN | {"left": 100}]},
    {"decision": "over"},
    {"decision": "over", "ending": "going-on", "winner": 0},
    {"decision": "over", "ending": "stars", "winner": 2},
    {"seed": [1]},
    {"seed": True},
    {"version": 2},
    {"format": "other"},
    {"rules": 0},
    {"options": {"players": 7}},
    {"options": {"players": 2, "monsters": ["kong", "kong"]}},
    {"options": {"players": 2, "two_in_manhattan": 1}},
    {"options": []},
    {"names": [1, 2]},
]


def load(**keys: Any) -> Match:
    return bigapple.load({"game": "king-of-new-york", "options": {"players": 2}} | keys)


@pytest.mark.parametrize("keys", UNREADABLE)
def test_what_has_the_wrong_form_cannot_be_read(keys: dict[str, Any]) -> None:
    with pytest.raises(CannotRead) as refused:
        load(**keys)
    for language in ("en", "fr", "es", "ru"):
        assert refused.value.text(language)


@pytest.mark.parametrize("key", ["market", "deck", "discard_pile"])
def test_a_list_of_cards_without_an_end_cannot_be_read(key: str) -> None:
    with pytest.raises(CannotRead):
        load(**{key: ["drain"] * 10**5})


@pytest.mark.parametrize("key", ["claims", "received", "lost", "fell_now", "entering_cards"])
def test_a_list_of_numbers_without_an_end_cannot_be_read(key: str) -> None:
    with pytest.raises((CannotRead, Contradiction)):
        load(**{key: [0] * 10**5})
