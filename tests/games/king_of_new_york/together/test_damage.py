"""The size of an attack and the steps of a damage (K12.1)."""

from __future__ import annotations

import pytest

from bigapple.engine.events import Event
from bigapple.games.king_of_new_york.happenings import WAYS
from bigapple.match import Match
from tests.games.king_of_new_york.positions import (
    IDLE,
    buying,
    each,
    facts,
    monster,
    play,
    refused,
    resolving,
    texts,
    told,
)

WEB, CURSE = 0, 1

# K12.1: the size of an attack.


@pytest.mark.rule("K12.1", "K11.1", "K11.33", "K11.39")
@pytest.mark.parametrize(
    ("cards", "face", "damage"),
    [
        ([], None, 1),
        (["tesla-antennae"], None, 2),
        (["shadow-double"], None, 2),
        (["antimatter-pellets"], "O", 2),
        (["antimatter-pellets"], "A", 1),
        (["tesla-antennae", "shadow-double"], None, 4),
        (["tesla-antennae", "antimatter-pellets"], "O", 4),
        (["shadow-double", "antimatter-pellets"], "O", 4),
        (["tesla-antennae", "shadow-double", "antimatter-pellets"], "O", 8),
        (["tesla-antennae", "shadow-double", "antimatter-pellets"], "D", 4),
    ],
)
def test_antennae_add_before_shadow_double_and_antimatter_double(
    cards: list[str], face: str | None, damage: int
) -> None:
    match = resolving("AEEEEE", monster("bronx", hearts=5, cards=cards), monster("lower"))
    if face is not None:
        match.script([f"die {face}"])
    match.play("resolve A")
    assert facts(match, 1)["hearts"] == 10 - damage


STEPS = (
    "damaged",
    "energy-gained",
    "energy-given",
    "stars-lost",
    "token-gained",
    "eliminated",
    "moved",
)


def story(events: list[Event]) -> list[tuple[str, int | None]]:
    """What befell whom; tokens by their kind, moves by their way."""
    told = []
    for event in events:
        if event.kind in STEPS:
            kind = event.kind
            if kind == "token-gained":
                kind = "curse" if event["token"] == CURSE else "web"
            elif kind == "moved":
                way = event["way"]
                assert way is not None
                kind = WAYS[way]
            told.append((kind, event["player"]))
    return told


def assault() -> Match:
    """Player 3 hits both in Manhattan and, by Fireball, the neighbour, who will die of it."""
    return resolving(
        "AAEEEE",
        monster("midtown", stars=4, cards=["drain"]),
        monster("queens"),
        monster("bronx", hearts=2, stars=4),
        monster("bronx", energy=6, cards=["fireball", "trash-thrower", "webspinner", "curse"]),
        monster("lower-5-6", energy=5, stars=4, cards=["phoenix-blood", "of-another-world"]),
        active=3,
    )


# K12.1: the steps of a damage.


@pytest.mark.rule("K12.1", "K6.1", "K9.6")
def test_the_steps_of_an_attack_come_in_order_each_for_all_clockwise() -> None:
    match = assault()
    events = match.play("resolve A")
    assert story(events) == []
    assert (match.actor, match.decision) == (4, "pay-damage")
    assert each(match, "hearts") == [10, 10, 2, 10, 10]
    events = match.play("pay 1 energy")
    assert story(events) == [
        ("damaged", 4),
        ("damaged", 0),
        ("damaged", 2),
        ("energy-gained", 4),
        ("energy-given", 3),
        ("stars-lost", 4),
        ("stars-lost", 0),
        ("stars-lost", 2),
        ("web", 4),
        ("web", 0),
        ("web", 2),
        ("curse", 4),
        ("curse", 0),
        ("curse", 2),
        ("eliminated", 2),
    ]
    assert told(match, 4, "hearts", "energy", "stars", "webs", "curses") == [9, 5, 3, 1, 1]
    assert told(match, 0, "hearts", "energy", "stars", "webs", "curses") == [8, 2, 3, 1, 1]


@pytest.mark.rule("K12.1", "K9.6", "K7.4")
def test_who_left_by_k9_6_is_not_asked_to_flee() -> None:
    match = assault()
    play(match, "resolve A", "pay 0 energy")
    assert (match.actor, match.decision) == (4, "leave")
    match.play("go queens")
    assert facts(match, 4)["place"] == "queens"
    assert (match.actor, match.decision) == (0, "flee")
    match.play("stay")
    assert (match.actor, match.decision) == (3, "resolve")


@pytest.mark.rule("K12.1", "K9.5", "K7.4")
def test_the_survivor_slides_before_it_may_flee() -> None:
    match = resolving(
        "AAEEEE",
        monster("bronx"),
        monster("upper", hearts=2),
        monster("lower-5-6"),
        monster("queens"),
        monster("queens"),
        monster("brooklyn"),
    )
    events = match.play("resolve A")
    assert story(events) == [
        ("damaged", 1),
        ("damaged", 2),
        ("eliminated", 1),
        ("slide", 2),
    ]
    assert facts(match, 2)["place"] == "lower"
    assert (match.actor, match.decision) == (2, "flee")


@pytest.mark.rule("K12.1", "K11.24")
@pytest.mark.parametrize("paid", range(4))
def test_damage_may_be_paid_in_any_split(paid: int) -> None:
    match = resolving(
        "AAAEEE", monster("bronx"), monster("lower", energy=5, cards=["of-another-world"])
    )
    match.play("resolve A")
    assert sorted(texts(match)) == [f"pay {points} energy" for points in range(4)]
    match.play(f"pay {paid} energy")
    assert told(match, 1, "hearts", "energy") == [10 - 3 + paid, 5 - paid]


@pytest.mark.rule("K12.1", "K11.24")
def test_no_more_damage_is_paid_than_there_is_energy_or_damage() -> None:
    match = resolving(
        "AAAEEE", monster("bronx"), monster("lower", energy=2, cards=["of-another-world"])
    )
    match.play("resolve A")
    assert sorted(texts(match)) == ["pay 0 energy", "pay 1 energy", "pay 2 energy"]
    assert refused(match, "pay 3 energy") == "K11.24"


@pytest.mark.rule("K12.1", "K11.24", "K11.28", "K11.12", "K11.42", "K11.46", "K11.10", "K7.4")
def test_wholly_paid_damage_still_counts_for_all_that_follows() -> None:
    match = resolving(
        "AAEEEE",
        monster("bronx", energy=5, cards=["trash-thrower", "webspinner", "curse"]),
        monster("lower", energy=2, stars=4, cards=["of-another-world", "phoenix-blood", "drain"]),
    )
    play(match, "resolve A", "pay 2 energy")
    assert told(match, 1, "hearts", "energy", "stars") == [10, 0 + 1 + 2, 3]
    assert told(match, 1, "webs", "curses") == [1, 1]
    assert facts(match, 0)["energy"] == 3
    assert (match.actor, match.decision) == (1, "flee")


@pytest.mark.rule("K12.1", "K11.24")
def test_each_damage_is_asked_for_anew() -> None:
    match = resolving(
        "AOEEEE",
        monster("bronx", energy=3, cards=["of-another-world"]),
        monster("lower"),
        market=["subterranean-cable", *IDLE[1:]],
        units={"bronx": {"infantry": 1}},
    )
    match.play("resolve O")
    assert match.decision == "pay-damage"
    play(match, "pay 1 energy", "resolve A", "stay", "resolve E", "stay")
    match.play("buy subterranean-cable")
    assert match.decision == "pay-damage"
    match.play("pay 3 energy")
    assert told(match, 0, "hearts", "energy") == [9, 3 - 1 + 4 + 4 - 3]


@pytest.mark.rule("K12.1", "K11.12", "K11.28")
def test_the_dead_get_nothing_by_drain_or_phoenix_blood() -> None:
    match = resolving(
        "AAEEEE",
        monster("bronx", energy=5),
        monster("lower", hearts=2, cards=["drain", "phoenix-blood"]),
        monster("queens"),
    )
    events = match.play("resolve A")
    assert story(events) == [("damaged", 1), ("eliminated", 1)]
    assert facts(match, 0)["energy"] == 5


@pytest.mark.rule("K12.1", "K12.3", "K5.6")
def test_other_damage_follows_the_same_order_where_its_steps_apply() -> None:
    match = buying(
        "general-ellis",
        monster("lower", stars=2, cards=["drain"]),
        monster("bronx", hearts=1),
        monster("bronx", energy=9, cards=["webspinner", "curse", "trash-thrower"]),
        monster("queens", energy=1, cards=["phoenix-blood", "of-another-world"]),
        active=2,
        destroyed={"tank": 1},
    )
    match.script([f"card {IDLE[0]}"])
    events = match.play("buy general-ellis")
    assert (match.actor, match.decision) == (3, "pay-damage")
    assert story(events) == []
    events = match.play("pay 1 energy")
    assert story(events) == [
        ("damaged", 2),
        ("damaged", 3),
        ("damaged", 0),
        ("damaged", 1),
        ("energy-gained", 3),
        ("web", 3),
        ("web", 0),
        ("web", 1),
        ("curse", 3),
        ("curse", 0),
        ("curse", 1),
        ("eliminated", 1),
    ]
    assert (match.actor, match.decision) == (2, "buy")
