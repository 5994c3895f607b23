"""Deaths that move others."""

from __future__ import annotations

import pytest

from tests.games.king_of_new_york.positions import (
    IDLE,
    board,
    buying,
    each,
    facts,
    monster,
    play,
    refused,
    rerolling,
    resolving,
    texts,
    told,
    winners,
    world,
)


@pytest.mark.rule("K9.6", "K6.3", "K8.4", "K12.4")
def test_the_5_6_monster_leaves_when_a_purchase_kills_the_buyer() -> None:
    match = buying(
        "subterranean-cable",
        monster("bronx", hearts=4),
        monster("queens"),
        monster("lower"),
        monster("upper-5-6", cards=["stink-attack"]),
        monster("queens"),
        units={"brooklyn": {"jet": 1}},
    )
    match.script(["card fury"])
    match.play("buy subterranean-cable")
    assert (match.actor, match.decision) == (3, "leave")
    assert refused(match, "go queens") == "K9.6"
    match.play("go brooklyn")
    assert (match.actor, match.decision) == (3, "send")
    play(match, "send jet bronx")
    assert match.position()["market"] == ["fury", *IDLE[1:]]
    assert (match.actor, match.decision) == (1, "roll")


@pytest.mark.rule("K9.6", "K11.23", "K3.3")
def test_the_5_6_monster_leaves_when_natural_selection_takes_its_owner() -> None:
    match = board(
        monster("bronx", cards=["natural-selection"], extra_turns=["plain"]),
        monster("queens"),
        monster("lower"),
        monster("upper-5-6"),
        monster("queens"),
        decision="buy",
        dice="CEEEEEE",
        resolved="CE",
    )
    match.play("end")
    assert facts(match, 0)["hearts"] == 0
    assert (match.actor, match.decision) == (3, "leave")
    match.play("go bronx")
    assert (match.actor, match.decision) == (1, "roll")


@pytest.mark.rule("K9.5", "K11.23")
def test_the_5_6_monster_slides_when_natural_selection_takes_the_2_4_monster() -> None:
    match = board(
        monster("upper", cards=["natural-selection"]),
        monster("queens"),
        monster("bronx"),
        monster("midtown-5-6"),
        monster("queens"),
        decision="buy",
        dice="CEEEEEE",
        resolved="CE",
    )
    match.play("end")
    assert [facts(match, player)["place"] for player in (0, 3)] == [None, "midtown"]
    assert (match.actor, match.decision) == (1, "roll")


@pytest.mark.rule("K10.1", "K11.23")
def test_the_last_monster_wins_when_natural_selection_takes_the_other() -> None:
    match = board(
        monster("bronx", stars=25, cards=["natural-selection"]),
        monster("lower"),
        decision="buy",
        dice="CEEEEEE",
        resolved="CE",
    )
    match.play("end")
    assert winners(match) == (1,)


@pytest.mark.rule("K12.6", "K9.6", "K11.45")
def test_the_5_6_monster_leaves_when_violent_star_kills_the_taker() -> None:
    match = resolving(
        "CCCEEE",
        monster("bronx", hearts=1),
        monster("queens", cards=["violent-star"]),
        monster("lower"),
        monster("upper-5-6"),
        monster("queens"),
        superstar=1,
    )
    match.play("resolve C")
    assert match.position()["superstar"] is None
    assert (match.actor, match.decision) == (3, "leave")
    match.play("go bronx")
    assert (match.actor, match.decision) == (1, "roll")


@pytest.mark.rule("K9.3", "K8.1", "K9.2")
def test_when_both_in_manhattan_die_the_attacker_enters_on_the_2_4_space() -> None:
    match = resolving(
        "AEEEEE",
        monster("bronx"),
        monster("upper-5-6", hearts=1),
        monster("lower", hearts=1),
        monster("queens"),
        monster("queens"),
    )
    play(match, "resolve A", "resolve E", "go manhattan")
    assert told(match, 0, "place", "stars") == ["lower", 1]


@pytest.mark.rule("K9.4", "K7.4")
def test_the_first_to_flee_can_take_the_last_room_of_a_borough() -> None:
    match = resolving(
        "AEEEEE",
        monster("bronx"),
        monster("upper-5-6"),
        monster("lower"),
        monster("queens"),
        monster("staten-island"),
    )
    play(match, "resolve A", "go queens")
    assert (match.actor, match.decision) == (1, "flee")
    assert refused(match, "go queens") == "K7.4"
    assert refused(match, "go staten-island") is None


@pytest.mark.rule("K12.1", "K11.1", "K9.3")
def test_antimatter_rolls_clockwise_not_by_space() -> None:
    match = resolving(
        "AEEEEE",
        monster("bronx", cards=["antimatter-pellets"]),
        monster("upper-5-6"),
        monster("lower"),
        monster("queens"),
        monster("queens"),
    )
    match.script(["die O", "die E"])
    match.play("resolve A")
    assert each(match, "hearts") == [10, 8, 9, 10, 10]


@pytest.mark.rule("K11.19", "K12.9", "K11.24", "K11.10")
def test_jinx_aura_forces_a_reroll_of_o_that_hearts_can_pay() -> None:
    match = rerolling("OOOOOO", world(hearts=2, curses=1), monster("lower", cards=["jinx-aura"]))
    assert refused(match, "keep") == "K11.19"
    match.script(["die E"])
    match.play("reroll O")
    assert told(match, 0, "hearts", "energy") == [1, 0]


@pytest.mark.rule("K11.19", "K11.38", "K11.10")
def test_jinx_aura_leaves_alone_whom_rage_and_curses_hold() -> None:
    match = rerolling(
        "AAAAOO",
        monster("bronx", energy=1, curses=1, cards=["terminal-rage"]),
        monster("lower", cards=["jinx-aura"]),
    )
    assert sorted(texts(match)) == ["reroll O", "reroll O O"]
    match = board(
        monster("bronx", curses=1, cards=["terminal-rage"]),
        monster("lower", cards=["jinx-aura"]),
    )
    match.script([*["die A"] * 4, *["die O"] * 2])
    match.play("roll")
    assert texts(match) == ["keep"]
    assert refused(match, "reroll A") == "K11.38"
    assert refused(match, "reroll O") == "K11.10"


@pytest.mark.rule("K11.24", "K11.52", "K8.4")
def test_of_another_world_drinks_the_hudson_for_hearts() -> None:
    match = buying("drink-the-hudson", world(energy=3), monster("lower"))
    match.play("buy drink-the-hudson")
    assert told(match, 0, "hearts", "energy", "stars") == [1 + 2, 13, 1]
    match = buying("drink-the-hudson", world(energy=2), monster("lower"))
    assert refused(match, "buy drink-the-hudson") == "K8.4"


@pytest.mark.rule("K11.12", "K11.28", "K12.1")
def test_one_heart_left_is_enough_for_drain_and_phoenix_blood() -> None:
    match = resolving(
        "AAEEEE",
        monster("bronx", energy=5),
        monster("lower", hearts=3, cards=["drain", "phoenix-blood"]),
    )
    match.play("resolve A")
    assert told(match, 1, "hearts", "energy") == [1, 3]


@pytest.mark.rule("K11.50", "K8.4", "K12.4")
def test_the_card_that_a_dead_buyer_reveals_goes_to_a_claimant() -> None:
    match = buying(
        "subterranean-cable",
        monster("bronx", hearts=4),
        monster("queens"),
        monster("lower"),
        claims=[0, 2],
    )
    match.script(["card overload", "card subway"])
    match.play("buy subterranean-cable")
    assert told(match, 2, "cards", "energy") == [["overload"], 4]
    assert match.position()["market"] == ["subway", *IDLE[1:]]
    assert (match.actor, match.decision) == (1, "roll")


@pytest.mark.rule("K11.50", "K12.7", "K3.4")
def test_an_extra_turn_gained_in_an_extra_turn_of_another_does_not_change_the_order() -> None:
    match = buying(
        "coney-island",
        monster("upper"),
        monster("queens"),
        monster("bronx", energy=4),
        active=2,
        normal_player=0,
        extra_turn="plain",
        claims=[0],
    )
    match.script(["card terminal-rage", "card subway"])
    play(match, "buy coney-island", "end")
    turns = []
    for _ in range(3):
        turns.append((match.actor, match.position()["extra_turn"]))
        match.script(["die H"] * 6)
        play(match, "roll", "keep", "resolve H", "stay", "end")
    assert turns == [(0, "plain"), (1, None), (2, None)]


@pytest.mark.rule("K11.28", "K12.1")
def test_damage_to_others_gives_nothing_by_phoenix_blood() -> None:
    match = resolving(
        "AEEEEE", monster("bronx"), monster("lower"), monster("queens", cards=["phoenix-blood"])
    )
    match.play("resolve A")
    assert told(match, 2, "hearts", "energy") == [10, 0]


@pytest.mark.rule("K11.35", "K7.4")
def test_who_flees_without_stink_attack_sends_nothing_away() -> None:
    match = resolving(
        "AEEEEE", monster("bronx"), monster("lower"), units={"queens": {"infantry": 1}}
    )
    play(match, "resolve A", "go queens")
    assert (match.actor, match.decision) == (0, "resolve")
    assert match.position()["units"] == {"queens": {"infantry": 1}}
