"""Cards that meet on a journey: the Marathon and the Subway."""

from __future__ import annotations

import pytest

from tests.games.king_of_new_york.positions import (
    IDLE,
    RUN,
    TOUGH,
    board,
    each,
    facts,
    monster,
    play,
    refused,
    resolving,
    riding,
    told,
)

WORLD = ["of-another-world"]

# The Marathon.


@pytest.mark.rule("K11.56", "K12.5", "K11.12", "K7.4")
@pytest.mark.parametrize(("energy", "asked"), [(1, False), (2, True), (7, True)])
def test_drain_pays_for_fleeing_the_marathon(energy: int, asked: bool) -> None:
    match = resolving(
        "AEEEEE", monster("bronx", energy=energy), monster("lower", cards=["drain"]), market=RUN
    )
    match.play("resolve A")
    assert (match.decision == "flee") is asked
    if asked:
        match.play("go queens")
        assert told(match, 1, "place", "energy") == ["queens", 0]
        assert facts(match, 0)["energy"] == energy - 2


@pytest.mark.rule("K11.56", "K12.1", "K11.28", "K7.4")
def test_phoenix_blood_helps_to_pay_for_fleeing() -> None:
    match = resolving(
        "AEEEEE", monster("bronx"), monster("lower", energy=1, cards=["phoenix-blood"]), market=RUN
    )
    match.play("resolve A")
    assert (match.actor, match.decision) == (1, "flee")
    match.play("go queens")
    assert facts(match, 1)["energy"] == 0


@pytest.mark.rule("K11.56", "K11.24", "K7.4")
@pytest.mark.parametrize(("hearts", "asked"), [(4, True), (3, False)])
def test_of_another_world_flees_the_marathon_for_hearts(hearts: int, asked: bool) -> None:
    match = resolving(
        "AEEEEE", monster("bronx"), monster("lower", hearts=hearts, cards=WORLD), market=RUN
    )
    match.play("resolve A")
    assert (match.decision == "flee") is asked
    if asked:
        match.play("go queens")
        assert told(match, 1, "place", "hearts") == ["queens", 1]


# The Subway.


@pytest.mark.rule("K11.9", "K11.61", "K11.65", "K3.4")
def test_climb_in_a_subway_turn_counts_where_the_rolling_ends() -> None:
    match = riding(
        monster("bronx", cards=["climb-the-empire-state-building"]),
        monster("queens"),
        decision="reroll",
        dice="EAHCDO",
        rerolls_left=2,
        piles={"brooklyn": TOUGH},
    )
    play(match, "subway manhattan", "keep")
    assert told(match, 0, "stars", "extra_turns") == [1 + 2, ["plain"]]
    play(match, "subway brooklyn", "resolve E A H C D O", "go manhattan", "end")
    assert told(match, 0, "stars", "energy")[0] == 1 + 2 + 1  # Lower's, at the start
    assert (match.actor, match.position()["extra_turn"]) == (0, "plain")
    assert refused(match, "subway queens") == "K11.61"


@pytest.mark.rule("K11.9", "K11.61", "K11.65")
def test_who_left_manhattan_before_the_rolling_ended_has_not_climbed() -> None:
    match = riding(
        monster("upper", cards=["climb-the-empire-state-building"]),
        monster("queens"),
        decision="reroll",
        dice="EAHCDO",
        rerolls_left=2,
    )
    play(match, "subway bronx", "keep", "subway manhattan")
    assert told(match, 0, "stars", "extra_turns") == [1, []]


@pytest.mark.rule("K11.61", "K8.5", "K11.48")
def test_the_subway_leads_to_where_a_card_is_cheaper() -> None:
    match = riding(
        monster("bronx", energy=5),
        monster("lower"),
        decision="buy",
        market=["brooklyn-bridge", *IDLE[1:]],
    )
    assert refused(match, "buy brooklyn-bridge") == "K8.4"
    play(match, "subway brooklyn", "buy brooklyn-bridge")
    assert told(match, 0, "stars", "energy") == [4, 0]


@pytest.mark.rule("K11.61", "K9.5", "K9.2")
def test_the_5_6_monster_slides_when_the_2_4_monster_takes_the_subway() -> None:
    match = riding(
        monster("upper"),
        monster("midtown-5-6"),
        monster("queens"),
        monster("queens"),
        monster("brooklyn"),
    )
    match.play("subway bronx")
    assert [facts(match, player)["place"] for player in (0, 1)] == ["bronx", "midtown"]
    match.play("subway manhattan")
    assert facts(match, 0)["place"] == "lower-5-6"


@pytest.mark.rule("K11.61", "K11.40", "K7.3", "K11.8")
def test_a_touring_subway_rider_gains_in_each_borough_but_enters_once() -> None:
    match = riding(
        monster("bronx", hearts=3, cards=["tourist", "chinatown-regular"]),
        monster("staten-island"),
        souvenirs={"bronx": 0},
    )
    play(match, "subway queens", "subway manhattan", "subway brooklyn", "subway manhattan")
    assert told(match, 0, "stars", "energy", "hearts") == [3 + 1, 3, 5]
    match.play("subway staten-island")
    assert told(match, 0, "stars", "energy") == [5, 4]
    match.play("subway bronx")
    assert told(match, 0, "stars", "energy") == [5, 4]
    assert set(match.position()["souvenirs"].values()) == {0}


@pytest.mark.rule("K11.61", "K11.35")
def test_stink_attack_works_on_a_subway_ride_but_not_on_going_up() -> None:
    match = riding(
        monster("bronx", cards=["stink-attack"]),
        monster("queens"),
        units={"manhattan": {"infantry": 1}},
    )
    match.play("subway manhattan")
    assert match.decision == "send"
    while match.decision == "send":
        match.play("no")
    match.play("subway manhattan")
    assert match.decision == "roll"
    assert match.position()["units"]["manhattan"] == {"infantry": 1}


@pytest.mark.rule("K11.61", "K5.5")
def test_who_enters_by_subway_in_a_turn_that_began_with_manhattan_empty_hits_nobody() -> None:
    match = riding(monster("bronx"), monster("queens"), decision="resolve", dice="AAEEEE")
    play(match, "subway manhattan", "resolve A")
    assert each(match, "hearts") == [10, 10]


@pytest.mark.rule("K11.37", "K5.5", "K7.3", "K11.8")
def test_super_speed_into_manhattan_neither_attacks_nor_enters_twice() -> None:
    match = board(
        monster("bronx", hearts=3, cards=["super-speed", "chinatown-regular"]), monster("queens")
    )
    match.script(["die A"] * 6)
    play(match, "speed manhattan")
    assert told(match, 0, "place", "stars", "hearts") == ["lower", 1, 5]
    assert refused(match, "speed manhattan") == "K11.37"
    play(match, "roll", "keep", "resolve A", "go manhattan")
    assert told(match, 0, "place", "stars", "hearts") == ["midtown", 1, 5]
    assert facts(match, 1)["hearts"] == 10
