"""Cards among five and six monsters."""

from __future__ import annotations

import pytest

from tests.games.king_of_new_york.positions import (
    facts,
    monster,
    play,
    refused,
    resolving,
    texts,
    told,
)


@pytest.mark.rule("K9.5", "K9.6")
def test_with_four_left_the_5_6_monster_stays_if_the_2_4_monster_died() -> None:
    match = resolving(
        "AAEEEE",
        monster("bronx"),
        monster("upper", hearts=2),
        monster("midtown-5-6"),
        monster("queens"),
        monster("queens"),
    )
    match.play("resolve A")
    assert facts(match, 2)["place"] == "midtown"
    assert (match.actor, match.decision) == (2, "flee")
    match.play("stay")
    play(match, "resolve E")
    assert refused(match, "go manhattan") == "K7.2"


@pytest.mark.rule("K9.6", "K9.5")
def test_with_four_left_the_5_6_monster_leaves_if_another_died() -> None:
    match = resolving(
        "OOOEEE",
        monster("bronx"),
        monster("upper"),
        monster("midtown-5-6"),
        monster("queens", hearts=1),
        monster("queens"),
        units={"queens": {"infantry": 1}},
    )
    match.play("resolve O")
    assert facts(match, 3)["hearts"] == 0
    assert (match.actor, match.decision) == (2, "leave")
    assert sorted(texts(match)) == ["go bronx", "go brooklyn", "go queens", "go staten-island"]
    match.play("go bronx")
    assert told(match, 2, "place", "stars") == ["bronx", 0]
    assert facts(match, 1)["place"] == "upper"


@pytest.mark.rule("K9.6")
def test_with_five_left_both_stay_in_manhattan() -> None:
    match = resolving(
        "OOOEEE",
        monster("bronx"),
        monster("upper"),
        monster("midtown-5-6"),
        monster("queens", hearts=1),
        monster("queens"),
        monster("bronx"),
        units={"queens": {"infantry": 1}},
    )
    match.play("resolve O")
    assert [facts(match, player)["place"] for player in (1, 2)] == ["upper", "midtown-5-6"]
    assert (match.actor, match.decision) == (0, "resolve")


@pytest.mark.rule("K9.5", "K9.6", "K6.1")
def test_when_the_2_4_monster_and_another_die_together_the_5_6_monster_slides_and_stays() -> None:
    match = resolving(
        "OOOEEE",
        monster("bronx"),
        monster("upper", hearts=1),
        monster("midtown-5-6"),
        monster("queens", hearts=1),
        monster("queens"),
        monster("bronx"),
        units={"queens": {"infantry": 1}, "manhattan": {"infantry": 1}},
    )
    match.play("resolve O")
    assert told(match, 2, "place", "hearts") == ["midtown", 9]
    assert (match.actor, match.decision) == (0, "resolve")


@pytest.mark.rule("K9.6", "K11.35", "K11.40")
def test_stink_attack_and_tourist_work_on_leaving_by_k9_6() -> None:
    match = resolving(
        "OOOEEE",
        monster("bronx"),
        monster("upper"),
        monster("midtown-5-6", cards=["stink-attack", "tourist"]),
        monster("queens", hearts=1),
        monster("queens"),
        units={"queens": {"infantry": 1}},
        souvenirs={"manhattan": 2},
    )
    play(match, "resolve O", "go queens")
    assert told(match, 2, "stars", "energy") == [1, 1]
    assert match.position()["souvenirs"]["queens"] == 2
    assert (match.actor, match.decision) == (2, "send")
    match.play("send infantry bronx")
    assert match.position()["units"]["bronx"] == {"infantry": 1}
    assert (match.actor, match.decision) == (0, "resolve")
