"""Positions at each kind of decision: what was interrupted is derived, and goes on."""

from __future__ import annotations

import json
from typing import Any

import pytest

import bigapple
from bigapple.engine.layout import to_bytes
from bigapple.games.king_of_new_york import DEFINITION
from bigapple.match import Match
from tests.games.king_of_new_york.positions import facts, monster, table, texts
from tests.games.king_of_new_york.test_fuzzed_positions import check

DEAD = {"place": None, "hearts": 0, "fallen": 1}
TWO = [monster("bronx"), monster("lower")]
FIVE = [monster("lower"), monster("lower-5-6"), monster("bronx"), monster("queens"), monster()]

SET_UP: dict[str, tuple[list[dict[str, Any]], dict[str, Any], int]] = {
    "place": ([{}, {}, monster("bronx")], {}, 0),
    "roll": (TWO, {}, 0),
    "reroll": (TWO, {"dice": "EEAHDO"}, 0),
    "convert": ([monster("bronx", cards=["artificial-heart"]), TWO[1]], {"dice": "HHEEAA"}, 0),
    "cabs": ([monster("bronx", cards=["hailing-cabs"]), TWO[1]], {"dice": "DDEEAA"}, 0),
    "resolve": (TWO, {"dice": "EEAHDO"}, 0),
    "webs": ([monster("bronx", webs=2), TWO[1]], {"dice": "AAEEEE", "resolved": "A"}, 0),
    "curses": ([monster("bronx", curses=2), TWO[1]], {"dice": "HHEEEE", "resolved": "H"}, 0),
    "ray": (
        [monster("bronx", cards=["seismic-ray"], energy=1), TWO[1]],
        {"dice": "DDEEEE", "resolved": "D"},
        0,
    ),
    "destroy": (
        TWO,
        {"dice": "DDEEEE", "resolved": "D", "units": {"bronx": {"infantry": 1}}},
        0,
    ),
    "pay-damage": (
        [TWO[0], monster("lower", cards=["of-another-world"], energy=2)],
        {"damage": {"cause": "attack", "source": 0, "points": [0, 2]}},
        1,
    ),
    "leave": ([*FIVE[:4], DEAD], {}, 1),
    "flee": (TWO, {}, 1),
    "move": (TWO, {}, 0),
    "send": (
        [monster("bronx", cards=["stink-attack"]), TWO[1]],
        {"units": {"bronx": {"jet": 1}}},
        0,
    ),
    "buy": (TWO, {}, 0),
    "split": ([monster("bronx", stars=6, hearts=7), TWO[1]], {"card_in_play": "next-stage"}, 0),
    "photo": ([*TWO, monster("queens")], {"card_in_play": "photo-op", "lost": [0, 2]}, 0),
    "discard": (
        [TWO[0], monster("lower", cards=["drain", "curse"])],
        {"card_in_play": "tesla-cannon", "actor": 1},
        1,
    ),
    "pay-cost": (
        [monster("bronx", cards=["of-another-world"], energy=4), TWO[1]],
        {
            "card_in_play": "drain",
            "market": [None, "curse", "subway"],
            "agenda": [
                {"do": "turn", "step": "buy"},
                {"do": "purchase", "left": 0},
                {"do": "payment", "left": 4},
            ],
        },
        0,
    ),
}


def set_up(decision: str) -> Match:
    monsters, keys, _ = SET_UP[decision]
    return table(monsters, decision=decision, **keys)


def test_every_kind_of_decision_can_be_set_up() -> None:
    assert {*SET_UP, "over"} == set(DEFINITION.decisions)


@pytest.mark.parametrize("decision", SET_UP)
def test_a_decision_can_be_set_up_and_played(decision: str) -> None:
    match = set_up(decision)
    check(match)
    assert (match.decision, match.actor) == (decision, SET_UP[decision][2])
    again = bigapple.load(json.dumps(match.position()))
    assert to_bytes(again.game) == to_bytes(match.game)
    assert [a.index for a in again.legal] == [a.index for a in match.legal]
    for action in match.legal:
        branch = bigapple.load(match.position() | {"seed": 3})
        branch.play(action.index)
        check(branch)


WHAT_FOLLOWS = [
    ("place", "go bronx", {"roll", "place"}, lambda match: match.actor == 1),
    ("webs", "webs 1", {"flee"}, lambda match: facts(match, 0)["webs"] == 1),
    ("curses", "curses 2", {"resolve"}, lambda match: facts(match, 0)["curses"] == 0),
    ("ray", "ray queens", {"destroy", "resolve"}, lambda match: facts(match, 0)["energy"] == 0),
    ("pay-damage", "pay 1 energy", {"flee"}, lambda match: facts(match, 1)["hearts"] == 9),
    ("leave", "go brooklyn", {"move"}, lambda match: facts(match, 1)["place"] == "brooklyn"),
    ("flee", "go queens", {"move"}, lambda match: facts(match, 1)["place"] == "queens"),
    ("send", "send jet queens", {"buy"}, lambda match: "queens" in match.position()["units"]),
    ("split", "heal 3", {"buy"}, lambda match: facts(match, 0)["energy"] == 3),
    ("photo", "photo 2", {"buy"}, lambda match: facts(match, 0)["stars"] == 2),
    ("discard", "discard drain", {"buy"}, lambda match: facts(match, 1)["cards"] == ["curse"]),
    ("pay-cost", "pay 1 hearts", {"buy"}, lambda match: facts(match, 0)["energy"] == 1),
]


@pytest.mark.parametrize(("decision", "text", "then", "holds"), WHAT_FOLLOWS)
def test_what_was_interrupted_goes_on(decision: str, text: str, then: set[str], holds: Any) -> None:
    match = set_up(decision)
    match.play(text)
    assert match.decision in then
    assert holds(match)


# Flights.


@pytest.mark.rule("K7.4")
def test_a_flight_is_from_an_attack_on_who_flees() -> None:
    match = table(TWO, decision="flee")
    assert match.actor == 1
    assert match.position()["damage"] == {
        "cause": "attack",
        "source": 0,
        "points": [0, 1],
        "paid": [0, 0],
    }


@pytest.mark.rule("K7.4")
def test_who_attacks_stands_outside_if_it_is_not_said() -> None:
    match = table([monster("upper"), monster("bronx"), monster("queens")], decision="flee")
    position = match.position()
    assert (match.actor, position["active"], position["damage"]["points"]) == (0, 1, [1, 0, 0])
    known = {"cause": "attack", "source": 2, "points": [3]}
    match = table(
        [monster("upper"), monster("bronx"), monster("queens")], decision="flee", damage=known
    )
    position = match.position()
    assert (match.actor, position["active"], position["damage"]["points"]) == (0, 2, [3, 0, 0])


@pytest.mark.rule("K9.4")
@pytest.mark.parametrize("first", ["stay", "go brooklyn"])
def test_of_two_who_may_flee_the_2_4_monster_decides_first(first: str) -> None:
    match = table(FIVE, decision="flee")
    assert (match.actor, match.position()["damage"]["points"]) == (0, [1, 1, 0, 0, 0])
    match.play(first)
    assert (match.decision, match.actor) == ("flee", 1)
    match.play("stay")
    assert (match.decision, match.actor) == ("move", 2)


@pytest.mark.rule("K9.4")
def test_if_the_5_6_monster_is_asked_the_other_has_decided() -> None:
    match = table(FIVE, decision="flee", actor=1)
    assert (match.actor, match.position()["damage"]["points"]) == (1, [1, 1, 0, 0, 0])
    match.play("stay")
    assert (match.decision, match.actor) == ("move", 2)


@pytest.mark.rule("K11.15", "K7.4")
def test_a_fireball_in_manhattan_is_fled_by_its_neighbour() -> None:
    burning = [monster("lower", cards=["fireball"]), *FIVE[1:]]
    match = table(burning, active=0, decision="flee")
    assert (match.actor, match.position()["damage"]["points"]) == (1, [0, 1, 1, 1, 1])


@pytest.mark.rule("K5.1")
def test_a_face_that_is_being_resolved_is_not_resolved_again() -> None:
    match = table([monster("bronx", webs=1), TWO[1]], decision="webs", dice="AAEE")
    assert match.position()["resolved"] == "A"
    match = table(TWO, decision="flee", dice="AAEE")
    assert match.position()["resolved"] == "A"
    match.play("stay")
    assert texts(match) == ["resolve E"]


# Cards and units.


@pytest.mark.rule("K11.35", "K7.4")
def test_who_sends_units_away_in_another_turn_has_fled() -> None:
    sender = monster("queens", cards=["stink-attack"])
    keys: dict[str, Any] = {"decision": "send", "units": {"queens": {"jet": 2}}}
    match = table([monster("bronx"), sender], actor=1, dice="AAEE", **keys)
    check(match)
    assert match.position()["damage"]["points"] == [0, 1]
    match.play("send jet bronx")
    match.play("no")
    match.play("no")
    match.play("no")
    assert (match.decision, match.actor, texts(match)) == ("resolve", 0, ["resolve E"])
    assert table([monster("bronx"), sender], active=1, **keys).position()["damage"] is None


@pytest.mark.rule("K9.6", "K6.3")
def test_who_sends_units_away_in_the_turn_of_a_dead_monster_has_left() -> None:
    sender = monster("queens", cards=["stink-attack"])
    monsters = [DEAD, sender, monster("lower"), monster("bronx"), monster("bronx")]
    units = {"queens": {"jet": 1}}
    match = table(monsters, active=0, decision="send", actor=1, fell_now=[0], units=units)
    check(match)
    match.play("send jet bronx")
    assert (match.decision, match.actor) == ("roll", 1)


@pytest.mark.rule("K5.12")
def test_after_the_damage_of_three_ouches_the_statue_is_taken() -> None:
    match = table(
        [monster("bronx", cards=["of-another-world"], energy=1), TWO[1]],
        decision="pay-damage",
        dice="OOO",
        units={"bronx": {"jet": 2}},
        damage={"cause": "ouch", "points": [2, 0]},
    )
    match.play("pay 1 energy")
    assert (match.position()["statue"], facts(match, 0)["hearts"]) == (0, 9)


@pytest.mark.rule("K8.4", "K11.59")
def test_the_damage_of_a_card_is_dealt_before_it_is_replaced() -> None:
    match = table(
        [monster("bronx", cards=["of-another-world"], energy=9), TWO[1]],
        decision="pay-damage",
        card_in_play="power-substation",
        market=["drain", None, "subway"],
        damage={"cause": "power-substation", "points": [3, 0]},
    )
    match.play("pay 0 energy")
    assert match.decision == "buy"
    position = match.position()
    assert position["discard_pile"] == ["power-substation"]
    assert None not in position["market"]


@pytest.mark.rule("K11.62")
def test_the_first_who_has_a_choice_discards() -> None:
    hands = [["drain"], [], ["curse", "fury"], ["diva", "hunter"]]
    monsters = [monster(cards=cards) for cards in hands]
    match = table(monsters, active=1, decision="discard", card_in_play="tesla-cannon")
    assert match.actor == 2
    match.play("discard fury")
    assert match.actor == 3
    match.play("discard diva")
    assert (match.decision, match.actor, facts(match, 0)["cards"]) == ("buy", 1, [])


# The rest.


def test_a_finished_game_is_over() -> None:
    match = table(
        [monster("bronx", stars=20), monster("lower", stars=3)],
        decision="over",
        ending="stars",
        winner=0,
    )
    assert match.outcome is not None
    assert (match.outcome.winners, match.legal) == ((0,), [])
    nobody = table([DEAD, DEAD], decision="over", ending="nobody")
    assert nobody.outcome is not None
    assert nobody.outcome.winners == ()


def test_a_loaded_position_carries_nothing_out() -> None:
    match = table([monster("lower", cards=["regeneration"], hearts=3), TWO[0]], decision="roll")
    assert (facts(match, 0)["hearts"], facts(match, 0)["stars"]) == (3, 0)
    assert texts(match) == ["roll"]
    assert match.events(None) == []


@pytest.mark.parametrize(
    ("decision", "agenda"),
    [
        ("destroy", [{"do": "destruction", "borough": "bronx", "step": "destroy", "left": 2}]),
        ("flee", [{"do": "damage", "player": 1, "step": "flee", "left": -1}]),
        ("leave", [{"do": "damage", "player": 0, "step": "leave", "left": 0}]),
        ("webs", [{"do": "tokens", "player": 0, "step": "A", "left": 2}]),
        ("send", [{"do": "sending", "player": 0, "step": "queens", "borough": "bronx"}]),
        (
            "discard",
            [
                {"do": "purchase", "player": 0, "step": "afterwards", "left": 0},
                {"do": "discards", "player": 1, "left": 1},
            ],
        ),
    ],
)
def test_an_agenda_says_in_words_how_far_things_are(
    decision: str, agenda: list[dict[str, Any]]
) -> None:
    turn, *rest = set_up(decision).position()["agenda"]
    assert (turn["do"], rest) == ("turn", agenda)
    assert isinstance(turn["step"], str)
