"""Web and curse tokens (K12.3)."""

from __future__ import annotations

import pytest

from tests.games.king_of_new_york.positions import (
    buying,
    each,
    facts,
    kept,
    monster,
    play,
    refused,
    resolving,
    texts,
    told,
)

SPIDER = ["webspinner", "curse"]


@pytest.mark.rule("K12.3")
def test_an_attack_gives_each_target_one_token_however_large_it_is() -> None:
    match = resolving(
        "AAAAEE", monster("lower", cards=SPIDER), monster("bronx", webs=1), monster("queens")
    )
    match.play("resolve A")
    assert each(match, "webs") == [0, 2, 1]
    assert each(match, "curses") == [0, 1, 1]


@pytest.mark.rule("K12.3", "K11.45")
def test_violent_star_gives_tokens_when_its_owner_takes_superstar() -> None:
    match = resolving(
        "CCCEEE",
        monster("bronx", cards=[*SPIDER, "violent-star"]),
        monster("lower"),
        monster("queens"),
        superstar=1,
    )
    match.play("resolve C")
    assert each(match, "webs") == [0, 1, 0]
    assert each(match, "curses") == [0, 1, 0]


@pytest.mark.rule("K12.3", "K11.45")
def test_violent_star_gives_tokens_when_another_takes_superstar() -> None:
    match = resolving(
        "CCCEEE",
        monster("bronx"),
        monster("lower", cards=[*SPIDER, "violent-star"]),
        monster("queens"),
        superstar=1,
    )
    match.play("resolve C")
    assert each(match, "webs") == [1, 0, 0]
    assert each(match, "curses") == [1, 0, 0]


@pytest.mark.rule("K12.3", "K11.54")
def test_general_ellis_gives_tokens_to_the_others_but_not_to_oneself() -> None:
    match = buying(
        "general-ellis",
        monster("bronx", energy=5, cards=SPIDER),
        monster("lower"),
        monster("queens"),
        destroyed={"tank": 1},
    )
    match.play("buy general-ellis")
    assert each(match, "webs") == [0, 1, 1]
    assert each(match, "curses") == [0, 1, 1]


@pytest.mark.rule("K12.3", "K5.12")
def test_units_give_no_tokens() -> None:
    match = resolving(
        "OOOEEE",
        monster("bronx", cards=SPIDER),
        monster("bronx"),
        monster("lower"),
        units={"bronx": {"infantry": 2}, "manhattan": {"jet": 1}},
    )
    match.play("resolve O")
    assert each(match, "hearts") == [8, 8, 9]
    assert each(match, "webs") == each(match, "curses") == [0, 0, 0]


@pytest.mark.rule("K12.3", "K6.3")
def test_tokens_stay_when_the_card_leaves_play() -> None:
    match = resolving(
        "AAEEEE",
        monster("bronx", webs=2, curses=1),
        monster("lower", hearts=1, cards=SPIDER),
        monster("queens", webs=1),
    )
    play(match, "resolve A", "webs 0")
    assert facts(match, 1)["hearts"] == 0
    assert told(match, 0, "webs", "curses") == [2, 1]
    assert facts(match, 2)["webs"] == 1


@pytest.mark.rule("K12.3", "K11.46", "K11.41")
def test_an_added_attack_can_discard_a_web() -> None:
    match = resolving(
        "AEEEEE",
        monster("bronx", webs=3, cards=["towering-titan"]),
        monster("lower"),
        added={"A": 2},
    )
    match.play("resolve A")
    assert sorted(texts(match)) == ["webs 0", "webs 1", "webs 2", "webs 3"]
    play(match, "webs 2")
    assert facts(match, 0)["webs"] == 1
    assert facts(match, 1)["hearts"] == 9


@pytest.mark.rule("K12.3", "K11.46")
def test_no_more_webs_are_discarded_than_there_are_attacks_or_webs() -> None:
    match = resolving("AAEEEE", monster("bronx", webs=1), monster("lower"))
    match.play("resolve A")
    assert sorted(texts(match)) == ["webs 0", "webs 1"]
    assert refused(match, "webs 2") == "K11.46"


@pytest.mark.rule("K12.3", "K11.44")
def test_a_converted_die_can_discard_a_token() -> None:
    match = kept("HEEEEE", monster("bronx", webs=1, cards=["universal-soldier"]), monster("lower"))
    play(match, "convert 1 H A", "resolve A", "webs 1")
    assert facts(match, 0)["webs"] == 0
    assert facts(match, 1)["hearts"] == 10
    match = kept(
        "AEEEEE", monster("bronx", curses=1, cards=["universal-soldier"]), monster("lower")
    )
    play(match, "convert 1 A H", "resolve H", "curses 1")
    assert facts(match, 0)["curses"] == 0


@pytest.mark.rule("K12.3", "K5.5", "K11.46")
def test_a_discards_webs_in_a_turn_without_attacks_too() -> None:
    match = resolving("AAEEEE", monster("bronx", webs=2), monster("queens"))
    play(match, "resolve A", "webs 2")
    assert facts(match, 0)["webs"] == 0
    assert facts(match, 1)["hearts"] == 10


@pytest.mark.rule("K12.3", "K11.10", "K5.3")
def test_h_discards_curses_in_manhattan_too() -> None:
    match = resolving("HHEEEE", monster("upper", hearts=5, curses=1), monster("queens"))
    play(match, "resolve H", "curses 1")
    assert told(match, 0, "curses", "hearts") == [0, 5]
    match = resolving("HHEEEE", monster("bronx", hearts=5, curses=1), monster("lower"))
    play(match, "resolve H", "curses 1")
    assert told(match, 0, "curses", "hearts") == [0, 6]
