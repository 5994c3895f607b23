"""What an elimination leaves behind: goal cards, and turns that end early."""

from __future__ import annotations

import pytest

from tests.games.king_of_new_york.positions import (
    IDLE,
    board,
    each,
    facts,
    monster,
    play,
    rerolling,
    resolving,
    told,
    winners,
)

# Goal cards of the eliminated.


@pytest.mark.rule("K6.3", "K5.10", "K5.13")
def test_the_goal_cards_of_an_eliminated_monster_return_beside_the_deck() -> None:
    match = resolving(
        "AACCCE",
        monster("bronx", cards=["violent-star", "ego-trip"]),
        monster("lower", hearts=2, stars=6),
        monster("queens"),
        superstar=1,
        statue=1,
    )
    match.play("resolve A")
    assert match.position()["superstar"] is None
    assert match.position()["statue"] is None
    assert facts(match, 1)["stars"] == 6
    match.play("resolve C")
    assert match.position()["superstar"] == 0
    assert told(match, 0, "stars", "energy") == [1, 1]
    assert each(match, "hearts") == [10, 0, 10]


@pytest.mark.rule("K6.3", "K5.13", "K5.12")
def test_the_statue_of_an_eliminated_monster_is_taken_from_nobody() -> None:
    match = resolving(
        "AAOOOE",
        monster("bronx"),
        monster("lower", hearts=2, stars=6),
        monster("queens", stars=1),
        statue=1,
    )
    play(match, "resolve A", "resolve O")
    assert match.position()["statue"] == 0
    assert each(match, "stars") == [3, 6, 1]


@pytest.mark.rule("K5.12", "K5.13", "K6.3")
def test_the_holder_killed_by_the_ouch_itself_loses_no_stars_to_the_taker() -> None:
    match = resolving(
        "OOOEEE",
        monster("bronx"),
        monster("queens", hearts=1, stars=5),
        monster("lower"),
        units={"queens": {"infantry": 1}},
        statue=1,
    )
    match.play("resolve O")
    assert facts(match, 1)["hearts"] == 0
    assert match.position()["statue"] == 0
    assert facts(match, 0)["stars"] == 3


@pytest.mark.rule("K5.12", "K6.3")
def test_who_dies_of_three_ouch_does_not_take_the_statue() -> None:
    match = resolving(
        "OOOEEE",
        monster("bronx", hearts=1),
        monster("lower"),
        monster("queens", stars=4),
        units={"bronx": {"infantry": 1}},
        statue=2,
    )
    match.play("resolve O")
    assert match.position()["statue"] == 2
    assert facts(match, 2)["stars"] == 4
    assert match.actor == 1


@pytest.mark.rule("K12.6", "K11.45", "K6.3")
def test_violent_star_kills_the_holder_and_its_owner_keeps_superstar() -> None:
    match = resolving(
        "CCCEEE",
        monster("bronx", cards=["violent-star"]),
        monster("lower", hearts=2),
        monster("queens"),
        superstar=1,
    )
    match.play("resolve C")
    assert facts(match, 1)["hearts"] == 0
    assert match.position()["superstar"] == 0
    assert facts(match, 0)["stars"] == 1
    assert (match.actor, match.decision) == (0, "resolve")


@pytest.mark.rule("K12.6", "K11.11", "K11.45")
def test_diva_and_violent_star_of_one_monster_work_together() -> None:
    match = resolving(
        "CCCCEE", monster("bronx"), monster("lower", cards=["diva", "violent-star"]), superstar=1
    )
    match.play("resolve C")
    assert told(match, 0, "stars", "hearts") == [2, 9]
    match = resolving(
        "CCCEEE", monster("bronx"), monster("lower", cards=["diva", "violent-star"]), superstar=1
    )
    match.play("resolve C")
    assert told(match, 0, "stars", "hearts") == [0, 10]


# Turns that end early.


@pytest.mark.rule("K6.3", "K3.4")
def test_after_a_death_in_an_extra_turn_the_normal_order_goes_on() -> None:
    match = board(
        monster("bronx"),
        monster("queens"),
        monster("lower", hearts=4),
        decision="buy",
        active=2,
        normal_player=0,
        extra_turn="plain",
        market=["subterranean-cable", *IDLE[1:]],
    )
    match.play("buy subterranean-cable")
    assert facts(match, 2)["hearts"] == 0
    assert (match.actor, match.decision) == (1, "roll")


@pytest.mark.rule("K6.3", "K3.4")
def test_a_dying_monster_loses_its_extra_turns_but_others_play_theirs_first() -> None:
    match = board(
        monster("bronx", hearts=4, extra_turns=["plain", "subway"]),
        monster("queens"),
        monster("lower", extra_turns=["plain"]),
        decision="buy",
        market=["subterranean-cable", *IDLE[1:]],
    )
    match.play("buy subterranean-cable")
    assert (match.actor, match.position()["extra_turn"]) == (2, "plain")


@pytest.mark.rule("K3.4")
def test_extra_turns_of_others_come_clockwise_from_the_active_monster() -> None:
    match = board(
        monster("bronx", extra_turns=["plain"]),
        monster("queens"),
        monster("upper", extra_turns=["subway", "plain"]),
        decision="buy",
        active=1,
    )
    match.play("end")
    turns = []
    for _ in range(4):
        turns.append((match.actor, match.position()["extra_turn"]))
        match.script(["die H"] * 6)
        play(match, "roll", "keep", "resolve H", "stay", "end")
    assert turns == [(2, "subway"), (2, "plain"), (0, "plain"), (2, None)]


@pytest.mark.rule("K6.3", "K5.12", "K6.1")
def test_the_turn_of_a_monster_that_dies_ends_at_once() -> None:
    match = resolving(
        "OOAAEE",
        monster("bronx", hearts=1, energy=4, webs=1, curses=2, cards=["stomp"]),
        monster("bronx"),
        monster("lower"),
        units={"bronx": {"infantry": 1}},
    )
    match.play("resolve O")
    assert told(match, 0, "hearts", "place", "cards") == [0, None, []]
    assert told(match, 0, "energy", "webs", "curses") == [0, 0, 0]
    assert facts(match, 1)["hearts"] == 9
    assert facts(match, 2)["hearts"] == 10
    assert "stomp" in match.position()["discard_pile"]
    assert (match.actor, match.decision) == (1, "roll")


@pytest.mark.rule("K11.26", "K10.3", "K10.1")
def test_painbow_wins_before_anybody_with_20_stars() -> None:
    match = rerolling(
        "DDDDDD", monster("bronx", hearts=1, cards=["painbow"]), monster("lower", stars=30)
    )
    match.play("keep")
    assert winners(match) == (0,)
