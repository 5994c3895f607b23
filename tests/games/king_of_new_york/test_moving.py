"""K8.1 to K8.3: the move phase."""

from __future__ import annotations

from typing import Any

import pytest

from bigapple.match import Match
from tests.games.king_of_new_york.positions import facts, monster, refused, table, texts

PLAIN = ["can-opener", "hunter", "trophy-hunter"]
"""For sale where it does not matter what is: nothing that makes moving dear."""
BOROUGHS = ("bronx", "queens", "brooklyn", "staten-island")


def moving(*places: str | None, **keys: Any) -> Match:
    """Player 0 moves; the monsters are at these places, the eliminated nowhere."""
    monsters = [
        monster(place) if place else {"place": None, "hearts": 0, "fallen": 1} for place in places
    ]
    return table(monsters, **({"decision": "move", "market": PLAIN} | keys))


def place(match: Match, player: int = 0) -> str | None:
    found: str | None = facts(match, player)["place"]
    return found


# K8.1: into Manhattan.


@pytest.mark.rule("K8.1")
@pytest.mark.parametrize("origin", BOROUGHS)
def test_a_monster_outside_must_enter_manhattan_if_there_is_room(origin: str) -> None:
    match = moving(origin, "queens", "brooklyn")
    assert texts(match) == ["go manhattan"]
    match.play("go manhattan")
    assert place(match) == "lower"
    assert (match.decision, match.actor) == ("buy", 0)


@pytest.mark.rule("K8.1")
@pytest.mark.parametrize("text", ["stay", "go queens", "go brooklyn", "go staten-island"])
def test_nothing_else_is_allowed_while_manhattan_has_room(text: str) -> None:
    match = moving("bronx", "bronx")
    assert refused(match, text) == "K8.1"


@pytest.mark.rule("K8.1", "K9.1")
def test_a_second_monster_must_enter_where_two_have_room() -> None:
    match = moving("bronx", "upper", "queens", "queens", "brooklyn")
    assert texts(match) == ["go manhattan"]
    assert refused(match, "stay") == "K8.1"


@pytest.mark.rule("K8.1", "K7.2")
def test_nobody_must_enter_where_there_is_no_room() -> None:
    match = moving("bronx", "lower", "queens")
    assert refused(match, "stay") is None
    assert refused(match, "go brooklyn") is None


@pytest.mark.rule("K8.1")
def test_the_place_of_an_eliminated_monster_in_manhattan_is_room() -> None:
    monsters = [monster("bronx"), monster("upper", hearts=1), monster("queens")]
    match = table(monsters, decision="resolve", dice="AEEEEE", market=PLAIN)
    for text in ("resolve A", "resolve E"):
        match.play(text)
    assert texts(match) == ["go manhattan"]


# K8.2: up a zone.


@pytest.mark.rule("K8.2")
@pytest.mark.parametrize(("zone", "next_zone"), [("lower", "midtown"), ("midtown", "upper")])
def test_a_monster_in_manhattan_must_go_up_one_zone(zone: str, next_zone: str) -> None:
    match = moving(zone, "queens")
    assert texts(match) == ["go manhattan"]
    assert refused(match, "stay") == "K8.2"
    match.play("go manhattan")
    assert place(match) == next_zone
    assert (match.decision, match.actor) == ("buy", 0)


@pytest.mark.rule("K8.2")
def test_in_upper_manhattan_a_monster_stays() -> None:
    match = moving("upper", "queens")
    assert texts(match) == ["stay"]
    assert refused(match, "go manhattan") == "K8.2"
    match.play("stay")
    assert place(match) == "upper"
    assert (match.decision, match.actor) == ("buy", 0)


@pytest.mark.rule("K8.2")
def test_a_monster_that_entered_in_this_turn_goes_up_in_the_next() -> None:
    match = moving("bronx", "queens")
    match.play("go manhattan")
    match.play("end")
    assert place(match) == "lower"
    match.script(["die E"] * 6)
    for text in ("roll", "keep", "resolve E", "stay", "end"):
        match.play(text)
    match.script(["die E"] * 6)
    for text in ("roll", "keep", "resolve E", "go manhattan"):
        match.play(text)
    assert place(match) == "midtown"


# K8.3: anywhere else.


@pytest.mark.rule("K8.3")
@pytest.mark.parametrize("origin", BOROUGHS)
def test_a_monster_may_stay_or_go_to_any_borough_but_manhattan(origin: str) -> None:
    match = moving(origin, "midtown")
    others = {f"go {borough}" for borough in BOROUGHS if borough != origin}
    assert set(texts(match)) == {"stay"} | others


@pytest.mark.rule("K8.3")
@pytest.mark.parametrize("target", BOROUGHS[1:])
def test_a_move_leads_to_the_borough_chosen(target: str) -> None:
    match = moving("bronx", "midtown", target)
    match.play(f"go {target}")
    assert place(match) == target
    assert (match.decision, match.actor) == ("buy", 0)


@pytest.mark.rule("K8.3")
def test_a_monster_that_stays_is_where_it_was() -> None:
    match = moving("bronx", "midtown", "bronx")
    match.play("stay")
    assert place(match) == "bronx"
    assert (match.decision, match.actor) == ("buy", 0)


@pytest.mark.rule("K8.3")
def test_a_borough_has_room_for_two() -> None:
    match = moving(
        "bronx", "midtown", "queens", "queens", "brooklyn", options={"two_in_manhattan": False}
    )
    assert set(texts(match)) == {"stay", "go brooklyn", "go staten-island"}
    assert refused(match, "go queens") == "K8.3"
    assert refused(match, "go brooklyn") is None


@pytest.mark.rule("K8.3")
def test_the_eliminated_do_not_take_up_room() -> None:
    match = moving("bronx", "midtown", "queens", None)
    assert refused(match, "go queens") is None


@pytest.mark.rule("K8.3")
def test_going_where_one_is_is_no_move() -> None:
    match = moving("bronx", "midtown")
    assert refused(match, "go bronx") == "K8.3"


@pytest.mark.rule("K8.3")
def test_moving_costs_and_gives_nothing() -> None:
    match = moving("bronx", "midtown", "queens")
    before = facts(match, 0)
    match.play("go queens")
    assert facts(match, 0) == before | {"place": "queens"}


@pytest.mark.rule("K8.3")
def test_one_moves_once_in_a_turn() -> None:
    match = moving("bronx", "midtown")
    match.play("go queens")
    assert match.decision == "buy"
    assert refused(match, "go brooklyn") == "K3.1"
