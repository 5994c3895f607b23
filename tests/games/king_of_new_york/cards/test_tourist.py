"""Tourist (K11.40)."""

from __future__ import annotations

import pytest

from bigapple.games.king_of_new_york.happenings import BY_CARD
from tests.games.king_of_new_york.positions import (
    QUIET,
    board,
    facts,
    have,
    monster,
    souvenirs,
)


@pytest.mark.rule("K11.40")
@pytest.mark.parametrize(
    ("place", "borough"), [("bronx", "bronx"), ("midtown", "manhattan"), ("queens", "queens")]
)
def test_who_gains_tourist_gets_a_souvenir_where_it_stands(place: str, borough: str) -> None:
    monsters = [monster(place, energy=6), monster("brooklyn")]
    match = board(*monsters, decision="buy", market=["tourist", *QUIET[:2]])
    match.play("buy tourist")
    assert souvenirs(match) == {borough: 0}
    assert have(match, 0) == (10, 1, 1)


@pytest.mark.rule("K11.40", "K11.50")
def test_who_gains_tourist_for_nothing_gets_a_souvenir_too() -> None:
    monsters = [monster("bronx", energy=4), monster("lower")]
    match = board(*monsters, decision="buy", market=["drain", *QUIET[:2]], claims=[1])
    match.script(["card tourist", "card diva"])
    match.play("buy drain")
    assert souvenirs(match) == {"manhattan": 1}
    assert have(match, 1) == (10, 1, 1)


@pytest.mark.rule("K11.40")
def test_a_tourist_gets_a_souvenir_in_each_borough_it_enters() -> None:
    monsters = [monster("bronx", cards=["tourist"]), monster("lower")]
    match = board(*monsters, decision="move", souvenirs={"bronx": 0})
    events = match.play("go queens")
    assert souvenirs(match) == {"bronx": 0, "queens": 0}
    assert have(match, 0) == (10, 1, 1)
    placed = [event for event in events if event.kind == "souvenir-placed"]
    assert [(event["player"], event["borough"]) for event in placed] == [(0, 1)]
    causes = [event["cause"] for event in events if event.kind.endswith("-gained")]
    assert causes == [BY_CARD + 39] * 2  # the 40th card


@pytest.mark.rule("K11.40")
def test_a_tourist_gets_nothing_where_a_souvenir_lies() -> None:
    monsters = [monster("bronx", cards=["tourist"]), monster("lower")]
    match = board(*monsters, decision="move", souvenirs={"bronx": 0, "queens": 0})
    match.play("go queens")
    assert souvenirs(match) == {"bronx": 0, "queens": 0}
    assert have(match, 0) == (10, 0, 0)


@pytest.mark.rule("K11.40")
def test_a_tourist_that_stays_gets_nothing() -> None:
    monsters = [monster("bronx", cards=["tourist"]), monster("lower")]
    match = board(*monsters, decision="move")
    match.play("stay")
    assert souvenirs(match) == {}
    assert have(match, 0) == (10, 0, 0)


@pytest.mark.rule("K11.40", "K7.1", "K7.3")
def test_a_tourist_gets_one_souvenir_in_manhattan() -> None:
    monsters = [monster("bronx", cards=["tourist"]), monster("queens")]
    match = board(*monsters, decision="move")
    match.play("go manhattan")
    assert souvenirs(match) == {"manhattan": 0}
    assert have(match, 0) == (10, 2, 1)  # 1★ for entering
    monsters = [monster("lower", cards=["tourist"]), monster("queens")]
    match = board(*monsters, decision="move")
    match.play("go manhattan")
    assert souvenirs(match) == {}
    assert have(match, 0) == (10, 0, 0)


@pytest.mark.rule("K11.40", "K7.4")
def test_a_tourist_that_flees_gets_a_souvenir() -> None:
    monsters = [monster("bronx"), monster("lower", cards=["tourist"])]
    match = board(*monsters, decision="resolve", dice="AHHHHH", souvenirs={"manhattan": 1})
    match.play("resolve A")
    match.play("go queens")
    assert souvenirs(match) == {"manhattan": 1, "queens": 1}
    assert have(match, 1) == (9, 1, 1)


@pytest.mark.rule("K11.40", "K9.5", "K9.6")
def test_a_tourist_that_must_leave_manhattan_gets_a_souvenir_but_not_one_that_slides() -> None:
    monsters = [
        monster("lower"),
        monster("midtown-5-6", cards=["tourist"]),
        monster("bronx", hearts=1),
        monster("queens"),
        monster("brooklyn"),
    ]
    match = board(*monsters, decision="resolve", dice="AHHHHH")
    match.play("resolve A")
    assert (match.decision, match.actor) == ("leave", 1)
    match.play("go staten-island")
    assert souvenirs(match) == {"staten-island": 1}
    assert have(match, 1) == (10, 1, 1)
    monsters[0], monsters[2] = monsters[2], monsters[0]
    monsters[2]["hearts"] = 1
    monsters[0]["hearts"] = 10
    match = board(*monsters, decision="resolve", dice="AHHHHH")
    match.play("resolve A")
    assert facts(match, 1)["place"] == "midtown"
    assert souvenirs(match) == {}
    assert have(match, 1) == (9, 0, 0)


@pytest.mark.rule("K11.40")
def test_others_leave_no_souvenirs() -> None:
    monsters = [monster("bronx"), monster("lower", cards=["tourist"])]
    match = board(*monsters, decision="move")
    match.play("go queens")
    assert souvenirs(match) == {}
    assert have(match, 0) == (10, 0, 0)


@pytest.mark.rule("K11.40", "K11.62")
def test_souvenirs_stay_if_the_card_leaves_play_and_its_owner_lives() -> None:
    monsters = [monster("bronx", energy=5), monster("lower", cards=["tourist"])]
    match = board(
        *monsters,
        decision="buy",
        market=["tesla-cannon", *QUIET[:2]],
        souvenirs={"manhattan": 1, "queens": 1},
    )
    match.play("buy tesla-cannon")
    assert facts(match, 1)["cards"] == []
    assert souvenirs(match) == {"manhattan": 1, "queens": 1}


@pytest.mark.rule("K11.40")
def test_a_later_owner_gets_nothing_where_a_souvenir_lies() -> None:
    monsters = [monster("bronx", energy=6), monster("lower")]
    match = board(
        *monsters,
        decision="buy",
        market=["tourist", *QUIET[:2]],
        souvenirs={"bronx": 1, "queens": 1},
    )
    match.play("buy tourist")
    assert have(match, 0) == (10, 0, 0)
    assert souvenirs(match) == {"bronx": 1, "queens": 1}
    monsters = [monster("bronx", cards=["tourist"]), monster("lower")]
    match = board(*monsters, decision="move", souvenirs={"queens": 1})
    match.play("go queens")
    assert have(match, 0) == (10, 0, 0)
    assert souvenirs(match) == {"queens": 1}


@pytest.mark.rule("K11.40", "K6.3")
@pytest.mark.parametrize("cards", [["tourist"], []])
def test_souvenirs_of_an_eliminated_monster_leave_the_board(cards: list[str]) -> None:
    monsters = [monster("bronx"), monster("lower", hearts=1, cards=cards), monster("queens")]
    match = board(
        *monsters,
        decision="resolve",
        dice="AHHHHH",
        souvenirs={"manhattan": 1, "queens": 1, "bronx": 2},
    )
    match.play("resolve A")
    assert facts(match, 1)["hearts"] == 0
    assert souvenirs(match) == {"bronx": 2}
