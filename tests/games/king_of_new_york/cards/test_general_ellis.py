"""General Ellis (K11.54)."""

from __future__ import annotations

from typing import Any

import pytest

from bigapple.match import Match
from tests.games.king_of_new_york.positions import (
    DEAD,
    IDLE,
    bought,
    buying,
    caused,
    each,
    facts,
    monster,
    play,
    refused,
    texts,
    told,
    winners,
)


def ellis(*monsters: dict[str, Any], **keys: Any) -> Match:
    return bought("general-ellis", *monsters, **({"destroyed": {"tank": 1}} | keys))


@pytest.mark.rule("K11.54")
def test_general_ellis_gives_3_stars_and_hurts_everyone() -> None:
    match = ellis(
        monster("bronx", energy=5, stars=1), monster("bronx"), monster("queens"), monster("lower")
    )
    assert told(match, 0, "stars", "energy") == [4, 0]
    assert each(match, "hearts") == [9, 9, 9, 9]
    assert (match.actor, match.decision) == (0, "buy")


@pytest.mark.rule("K11.54")
@pytest.mark.parametrize("destroyed", [{}, {"building": 2}, {"infantry": 1}, {"jet": 3}])
def test_general_ellis_needs_a_tank_destroyed_in_this_turn(destroyed: dict[str, int]) -> None:
    match = buying(
        "general-ellis",
        monster("bronx", energy=9, trophies={"tank": 1}),
        monster("lower"),
        destroyed=destroyed,
    )
    assert refused(match, "buy general-ellis") == "K11.54"
    assert "buy general-ellis" not in texts(match)


@pytest.mark.rule("K11.54", "K13.1")
def test_a_missing_tank_is_named_before_the_price() -> None:
    match = buying("general-ellis", monster("bronx"), monster("lower"))
    assert refused(match, "buy general-ellis") == "K11.54"


@pytest.mark.rule("K11.54", "K11.5")
def test_a_tank_destroyed_with_the_can_opener_counts_for_general_ellis() -> None:
    match = buying(
        "general-ellis",
        monster("bronx", energy=5, cards=["can-opener"]),
        monster("lower"),
        decision="resolve",
        dice="DDDEEE",
        market=["general-ellis", "hunter", "leveler"],
        piles={"bronx": ["high-rise-3", "power-plant-3", "hospital-3"]},
        units={"bronx": {"tank": 1}},
    )
    play(match, "resolve D", "destroy bronx tank", "resolve E", "stay")
    assert refused(match, "buy general-ellis") is None
    match.play("buy general-ellis")
    assert told(match, 0, "stars", "hearts", "energy") == [3 + 3, 9, 5 + 3 - 5]


@pytest.mark.rule("K11.54", "K3.4")
def test_a_tank_of_the_turn_before_does_not_count() -> None:
    match = buying(
        "general-ellis",
        monster("bronx", energy=9, extra_turns=["plain"]),
        monster("lower"),
        destroyed={"tank": 1},
    )
    match.script(["die E"] * 6)
    play(match, "end", "roll", "keep", "resolve E", "stay")
    assert (match.actor, match.decision) == (0, "buy")
    assert refused(match, "buy general-ellis") == "K11.54"


@pytest.mark.rule("K11.54", "K5.6", "K12.4")
def test_general_ellis_is_no_attack() -> None:
    match = ellis(
        monster("bronx", energy=9, cards=["trash-thrower", "shadow-double"]),
        monster("lower", stars=2, cards=["drain", "bulletproof"]),
    )
    assert (match.actor, match.decision) == (0, "buy")
    assert facts(match, 0)["energy"] == 4
    assert told(match, 1, "hearts", "stars", "energy") == [9, 2, 0]


@pytest.mark.rule("K11.54", "K12.3")
def test_general_ellis_gives_webs_and_curses_to_all_but_the_buyer() -> None:
    match = ellis(
        monster("bronx", energy=5, cards=["webspinner", "curse"]),
        monster("lower"),
        monster("queens", webs=1),
    )
    assert each(match, "webs") == [0, 1, 2]
    assert each(match, "curses") == [0, 1, 1]


@pytest.mark.rule("K11.54", "K12.4", "K6.3", "K8.4")
def test_general_ellis_may_be_bought_though_it_kills_its_buyer() -> None:
    match = ellis(monster("bronx", energy=5, hearts=1), monster("lower"), monster("queens"))
    assert told(match, 0, "hearts", "place") == [0, None]
    assert match.position()["market"] == IDLE
    assert "general-ellis" in match.position()["discard_pile"]
    assert (match.actor, match.decision) == (1, "roll")


@pytest.mark.rule("K11.54", "K6.1", "K10.1")
def test_general_ellis_kills_others_and_the_last_one_wins_at_the_end_of_the_turn() -> None:
    match = ellis(monster("bronx", energy=5, hearts=2), monster("lower", hearts=1))
    assert facts(match, 1)["hearts"] == 0
    assert match.outcome is None
    match.play("end")
    assert winners(match) == (0,)


@pytest.mark.rule("K11.54", "K12.3")
def test_general_ellis_does_nothing_to_the_eliminated() -> None:
    match = buying(
        "general-ellis",
        monster("bronx", energy=5, cards=["webspinner"]),
        monster("lower"),
        DEAD,
        falls=1,
        destroyed={"tank": 1},
    )
    events = match.play("buy general-ellis")
    assert [event["player"] for event in events if event.kind == "damaged"] == [0, 1]
    assert facts(match, 2)["webs"] == 0


@pytest.mark.rule("K11.54", "K12.3")
def test_general_ellis_hurts_by_its_name_and_as_its_buyers_deed() -> None:
    match = ellis(monster("bronx", energy=5), monster("queens"))
    hits = [event for event in match.events(0) if event.kind == "damaged"]
    assert [hit["source"] for hit in hits] == [0, 0]
    given = caused(match.events(0), "general-ellis")
    assert given == [("stars-gained", 3), ("damaged", 1), ("damaged", 1)]
