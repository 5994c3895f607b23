"""Air Force One (K11.47)."""

from __future__ import annotations

from typing import Any

import pytest

from bigapple.match import Match
from tests.games.king_of_new_york.positions import (
    IDLE,
    bought,
    buying,
    caused,
    facts,
    monster,
    play,
    refused,
    texts,
    told,
    winners,
)


def air_force(*monsters: dict[str, Any], **keys: Any) -> Match:
    return bought("air-force-one", *monsters, **({"destroyed": {"jet": 1}} | keys))


@pytest.mark.rule("K11.47")
def test_air_force_one_gives_4_stars_and_every_unit_shoots_at_all_in_its_borough() -> None:
    match = air_force(
        monster("bronx", energy=6, stars=1),
        monster("bronx"),
        monster("queens"),
        monster("midtown"),
        units={
            "bronx": {"infantry": 1, "jet": 1},
            "staten-island": {"tank": 3},
            "manhattan": {"infantry": 2, "tank": 1},
        },
    )
    assert told(match, 0, "stars", "energy") == [5, 0]
    assert [facts(match, player)["hearts"] for player in range(4)] == [8, 8, 10, 7]
    assert [facts(match, player)["stars"] for player in range(1, 4)] == [0, 0, 0]


@pytest.mark.rule("K11.47", "K12.4")
def test_air_force_one_gives_first_and_hurts_then_both_by_its_name() -> None:
    match = air_force(
        monster("bronx", energy=6), monster("bronx"), units={"bronx": {"infantry": 1}}
    )
    assert caused(match.events(0), "air-force-one") == [
        ("stars-gained", 4),
        ("damaged", 1),
        ("damaged", 1),
    ]


@pytest.mark.rule("K11.47", "K7.1", "K9.3")
def test_air_force_one_hits_both_monsters_in_manhattan() -> None:
    match = air_force(
        monster("bronx", energy=6),
        monster("upper"),
        monster("lower-5-6"),
        monster("queens"),
        monster("queens"),
        units={"manhattan": {"jet": 2}},
    )
    assert [facts(match, player)["hearts"] for player in range(5)] == [10, 8, 8, 10, 10]


@pytest.mark.rule("K11.47", "K5.9")
def test_a_new_unit_shoots_for_air_force_one_too() -> None:
    match = air_force(
        monster("bronx", energy=6),
        monster("lower"),
        units={"bronx": {"infantry": 1}},
        new_units={"bronx": {"infantry": 1}},
    )
    assert facts(match, 0)["hearts"] == 8


@pytest.mark.rule("K11.47")
@pytest.mark.parametrize(
    "destroyed", [{}, {"building": 1}, {"infantry": 2}, {"tank": 1}, {"building": 1, "tank": 1}]
)
def test_air_force_one_needs_a_jet_destroyed_in_this_turn(destroyed: dict[str, int]) -> None:
    match = buying(
        "air-force-one",
        monster("bronx", energy=9, trophies={"jet": 2}),
        monster("lower"),
        destroyed=destroyed,
    )
    assert refused(match, "buy air-force-one") == "K11.47"
    assert "buy air-force-one" not in texts(match)


@pytest.mark.rule("K11.47", "K13.1")
def test_a_missing_jet_is_named_before_the_price() -> None:
    match = buying("air-force-one", monster("bronx"), monster("lower"))
    assert refused(match, "buy air-force-one") == "K11.47"


@pytest.mark.rule("K11.47", "K5.8")
def test_destroying_a_jet_with_the_dice_makes_air_force_one_legal() -> None:
    match = buying(
        "air-force-one",
        monster("bronx", energy=6),
        monster("lower"),
        decision="resolve",
        dice="DDDEEE",
        piles={"bronx": ["high-rise-3", "power-plant-3", "hospital-3"]},
        units={"bronx": {"jet": 1}},
    )
    play(match, "resolve D", "destroy bronx jet", "resolve E", "stay", "buy air-force-one")
    assert told(match, 0, "stars", "energy") == [4, 6 + 2 + 3 - 6]


@pytest.mark.rule("K11.47", "K11.34")
def test_a_jet_shot_down_in_another_borough_counts_for_air_force_one() -> None:
    match = buying(
        "air-force-one",
        monster("bronx", energy=6, cards=["sharp-shooter"]),
        monster("lower"),
        decision="resolve",
        dice="DDDEEE",
        piles={"bronx": ["high-rise-3", "power-plant-3", "hospital-3"]},
        units={"queens": {"jet": 1}},
    )
    play(match, "resolve D", "destroy queens jet", "resolve E", "stay")
    assert refused(match, "buy air-force-one") is None


@pytest.mark.rule("K11.47", "K3.4")
def test_a_jet_of_the_turn_before_an_extra_turn_does_not_count() -> None:
    match = buying(
        "air-force-one",
        monster("bronx", energy=9, extra_turns=["plain"]),
        monster("lower"),
        destroyed={"jet": 1},
    )
    assert refused(match, "buy air-force-one") is None
    match.script(["die E"] * 6)
    play(match, "end", "roll", "keep", "resolve E", "stay")
    assert (match.actor, match.decision) == (0, "buy")
    assert refused(match, "buy air-force-one") == "K11.47"


@pytest.mark.rule("K11.47", "K12.4")
def test_air_force_one_ignores_bulletproof_carapace_and_the_statue() -> None:
    match = air_force(
        monster("bronx", energy=6, cards=["carapace"]),
        monster("queens", cards=["bulletproof"]),
        monster("lower", stars=5),
        units={"bronx": {"infantry": 3}, "queens": {"infantry": 1}},
        statue=2,
    )
    assert facts(match, 0)["hearts"] == 7
    assert match.position()["carapace_tokens"] == 0
    assert facts(match, 1)["hearts"] == 9
    assert match.position()["statue"] == 2
    assert told(match, 2, "stars", "hearts") == [5, 10]


@pytest.mark.rule("K11.47", "K12.4", "K5.6")
def test_air_force_one_is_no_attack_so_nobody_flees_and_nobody_pays_for_drain() -> None:
    match = air_force(
        monster("bronx", energy=9, cards=["trash-thrower", "webspinner", "curse"]),
        monster("lower", stars=3, cards=["drain"]),
        units={"manhattan": {"infantry": 1}},
    )
    assert (match.decision, match.actor) == ("buy", 0)
    assert facts(match, 0)["energy"] == 3
    assert told(match, 1, "hearts", "stars", "energy", "webs", "curses") == [9, 3, 0, 0, 0]


@pytest.mark.rule("K11.47", "K12.4", "K6.3", "K8.4")
def test_air_force_one_may_be_bought_though_it_kills_its_buyer() -> None:
    match = air_force(
        monster("bronx", energy=6, hearts=1, stars=5),
        monster("queens"),
        monster("lower"),
        units={"bronx": {"infantry": 1}},
    )
    assert told(match, 0, "hearts", "place") == [0, None]
    assert match.position()["market"] == IDLE
    assert "air-force-one" in match.position()["discard_pile"]
    assert (match.actor, match.decision) == (1, "roll")


@pytest.mark.rule("K11.47", "K10.2")
def test_20_stars_of_air_force_one_do_not_win_if_it_kills() -> None:
    match = air_force(
        monster("bronx", energy=6, hearts=1, stars=16),
        monster("lower"),
        units={"bronx": {"infantry": 1}},
    )
    assert winners(match) == (1,)


@pytest.mark.rule("K11.47", "K10.1")
def test_20_stars_of_air_force_one_win_at_the_end_of_the_turn_if_one_lives() -> None:
    match = air_force(
        monster("bronx", energy=6, hearts=2, stars=16),
        monster("lower"),
        units={"bronx": {"infantry": 1}},
    )
    assert match.outcome is None
    match.play("end")
    assert winners(match) == (0,)
