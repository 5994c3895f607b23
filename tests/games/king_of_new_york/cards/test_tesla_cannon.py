"""Tesla Cannon (K11.62)."""

from __future__ import annotations

import pytest

from tests.games.king_of_new_york.positions import (
    DEAD,
    IDLE,
    bought,
    buying,
    each,
    facts,
    monster,
    refused,
    texts,
    told,
)


@pytest.mark.rule("K11.62")
def test_tesla_cannon_gives_2_stars_and_each_monster_discards_from_the_buyer_clockwise() -> None:
    match = buying(
        "tesla-cannon",
        monster("bronx", cards=["stomp", "fury"]),
        monster("queens", energy=6, cards=["drain", "diva"]),
        monster("lower", cards=["tourist", "curse"]),
        active=1,
    )
    match.script([f"card {IDLE[0]}"])
    match.play("buy tesla-cannon")
    assert told(match, 1, "stars", "energy") == [2, 1]
    asked = []
    for card in ("diva", "tourist", "stomp"):
        assert match.decision == "discard"
        asked.append(match.actor)
        match.play(f"discard {card}")
    assert asked == [1, 2, 0]
    assert each(match, "cards") == [["fury"], ["drain"], ["curse"]]
    assert each(match, "stars") == [0, 2, 0]
    assert {"diva", "tourist", "stomp", "tesla-cannon"} == set(match.position()["discard_pile"])
    assert (match.actor, match.decision) == (1, "buy")


@pytest.mark.rule("K11.62")
@pytest.mark.parametrize(("chosen", "kept"), [("stomp", "fury"), ("fury", "stomp")])
def test_the_owner_chooses_what_the_tesla_cannon_takes(chosen: str, kept: str) -> None:
    match = bought(
        "tesla-cannon", monster("bronx", energy=5), monster("lower", cards=["stomp", "fury"])
    )
    assert (match.actor, match.decision) == (1, "discard")
    assert sorted(texts(match)) == ["discard fury", "discard stomp"]
    assert refused(match, "discard drain") == "K11.62"
    match.play(f"discard {chosen}")
    assert facts(match, 1)["cards"] == [kept]
    assert chosen in match.position()["discard_pile"]


@pytest.mark.rule("K11.62")
def test_the_only_card_goes_without_asking_and_who_has_none_loses_nothing() -> None:
    match = bought(
        "tesla-cannon",
        monster("bronx", energy=5, cards=["stomp"]),
        monster("queens"),
        monster("lower", cards=["drain"]),
    )
    assert each(match, "cards") == [[], [], []]
    assert sorted(match.position()["discard_pile"]) == ["drain", "stomp", "tesla-cannon"]
    assert (match.actor, match.decision) == (0, "buy")


@pytest.mark.rule("K11.62", "K12.8")
def test_the_tesla_cannon_takes_no_goal_card() -> None:
    match = bought(
        "tesla-cannon",
        monster("bronx", energy=5),
        monster("lower", stars=5),
        superstar=1,
        statue=1,
    )
    assert match.position()["superstar"] == 1
    assert match.position()["statue"] == 1
    assert facts(match, 1)["stars"] == 5


@pytest.mark.rule("K11.62", "K12.8", "K1.6")
@pytest.mark.parametrize(("hearts", "left"), [(12, 10), (11, 10), (10, 10), (6, 6)])
def test_a_carapace_taken_by_the_tesla_cannon_does_not_heal(hearts: int, left: int) -> None:
    match = bought(
        "tesla-cannon",
        monster("bronx", energy=5),
        monster("lower", hearts=hearts, cards=["carapace"]),
        carapace_tokens=4,
    )
    assert told(match, 1, "hearts", "cards") == [left, []]
    assert match.position()["carapace_tokens"] == 0


@pytest.mark.rule("K11.62", "K11.40")
def test_souvenirs_stay_when_the_tesla_cannon_takes_the_tourist() -> None:
    match = bought(
        "tesla-cannon",
        monster("bronx", energy=5),
        monster("lower", cards=["tourist"]),
        souvenirs={"queens": 1, "manhattan": 1},
    )
    assert facts(match, 1)["cards"] == []
    souvenirs = match.position()["souvenirs"]
    assert souvenirs["queens"] == 1
    assert souvenirs["manhattan"] == 1


@pytest.mark.rule("K11.62", "K12.3")
def test_webs_and_curses_stay_when_the_tesla_cannon_takes_their_cards() -> None:
    match = bought(
        "tesla-cannon",
        monster("bronx", energy=5, webs=2),
        monster("lower", cards=["webspinner"]),
        monster("queens", cards=["curse"]),
        monster("queens", curses=3),
    )
    assert facts(match, 0)["webs"] == 2
    assert facts(match, 3)["curses"] == 3


@pytest.mark.rule("K11.62", "K4.1", "K11.14")
def test_a_card_that_the_tesla_cannon_took_no_longer_works() -> None:
    match = bought(
        "tesla-cannon", monster("bronx", energy=5), monster("lower", cards=["extra-head"])
    )
    match.play("end")
    match.script(["die E"] * 7)
    match.play("roll")
    assert sorted(match.position()["dice"]) == ["E"] * 6


@pytest.mark.rule("K11.62")
def test_the_eliminated_discard_nothing() -> None:
    match = bought(
        "tesla-cannon",
        monster("bronx", energy=5),
        DEAD,
        monster("lower", cards=["stomp"]),
        falls=1,
    )
    assert facts(match, 2)["cards"] == []
    assert (match.actor, match.decision) == (0, "buy")
