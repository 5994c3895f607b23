"""New York Marathon (K11.56)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.king_of_new_york.positions import (
    IDLE,
    RUN,
    bought,
    buying,
    facts,
    monster,
    play,
    refused,
    table,
    texts,
    told,
)


@pytest.mark.rule("K11.56")
def test_the_marathon_gives_2_stars_2_energy_and_heals_2() -> None:
    match = bought(
        "new-york-marathon", monster("bronx", energy=7, hearts=5), monster("lower", hearts=5)
    )
    assert told(match, 0, "stars", "energy", "hearts") == [2, 3, 7]
    assert told(match, 1, "stars", "energy", "hearts") == [0, 0, 5]


@pytest.mark.rule("K11.56", "K6.2")
def test_the_marathon_does_not_heal_above_the_maximum() -> None:
    match = bought("new-york-marathon", monster("bronx", energy=6, hearts=9), monster("lower"))
    assert facts(match, 0)["hearts"] == 10


@pytest.mark.rule("K11.56", "K8.3")
def test_while_the_marathon_is_for_sale_a_free_move_costs_2() -> None:
    match = buying(
        "new-york-marathon", monster("bronx", energy=3), monster("lower"), decision="move"
    )
    match.play("go queens")
    assert told(match, 0, "place", "energy") == ["queens", 1]
    assert facts(match, 1)["energy"] == 0


@pytest.mark.rule("K11.56")
@pytest.mark.parametrize("slot", range(3))
def test_the_marathon_costs_in_whichever_place_it_is_for_sale(slot: int) -> None:
    market = IDLE.copy()
    market[slot] = "new-york-marathon"
    match = table([monster("bronx", energy=2), monster("lower")], decision="move", market=market)
    match.play("go queens")
    assert facts(match, 0)["energy"] == 0


@pytest.mark.rule("K11.56", "K8.3")
def test_staying_is_free_under_the_marathon() -> None:
    match = buying(
        "new-york-marathon", monster("bronx", energy=3), monster("lower"), decision="move"
    )
    match.play("stay")
    assert told(match, 0, "place", "energy") == ["bronx", 3]


@pytest.mark.rule("K11.56", "K12.5", "K13.1")
@pytest.mark.parametrize("energy", [0, 1])
def test_who_cannot_pay_the_marathon_cannot_move(energy: int) -> None:
    match = buying(
        "new-york-marathon", monster("bronx", energy=energy), monster("lower"), decision="move"
    )
    assert refused(match, "go queens") == "K11.56"
    assert texts(match) == ["stay"]


@pytest.mark.rule("K11.56", "K13.1", "K8.3")
def test_a_full_borough_is_named_before_the_marathons_fee() -> None:
    match = buying(
        "new-york-marathon",
        monster("bronx"),
        monster("queens"),
        monster("queens"),
        monster("lower"),
        decision="move",
    )
    assert refused(match, "go queens") == "K8.3"
    assert refused(match, "go brooklyn") == "K11.56"


@pytest.mark.rule("K11.56", "K12.5", "K8.1")
@pytest.mark.parametrize("energy", [0, 3])
def test_entering_manhattan_is_free_under_the_marathon(energy: int) -> None:
    match = buying(
        "new-york-marathon", monster("bronx", energy=energy), monster("queens"), decision="move"
    )
    assert texts(match) == ["go manhattan"]
    match.play("go manhattan")
    assert told(match, 0, "place", "energy", "stars") == ["lower", energy, 1]


@pytest.mark.rule("K11.56", "K12.5", "K8.2")
@pytest.mark.parametrize(("place", "reached"), [("lower", "midtown"), ("midtown", "upper")])
def test_going_up_is_free_under_the_marathon(place: str, reached: str) -> None:
    match = buying(
        "new-york-marathon", monster(place, energy=3), monster("queens"), decision="move"
    )
    match.play("go manhattan")
    assert told(match, 0, "place", "energy") == [reached, 3]


@pytest.mark.rule("K11.56", "K7.4")
def test_fleeing_costs_2_under_the_marathon_and_staying_nothing() -> None:
    match = table(
        [monster("bronx"), monster("lower", energy=3)],
        decision="resolve",
        dice="AEEEEE",
        market=RUN,
    )
    match.play("resolve A")
    assert (match.actor, match.decision) == (1, "flee")
    match.play("go queens")
    assert told(match, 1, "place", "energy") == ["queens", 1]
    match.undo()
    match.play("stay")
    assert told(match, 1, "place", "energy") == ["lower", 3]


@pytest.mark.rule("K11.56", "K7.4", "K12.5")
def test_who_cannot_pay_the_marathon_cannot_flee() -> None:
    match = table(
        [monster("bronx"), monster("lower", energy=1)],
        decision="resolve",
        dice="AEEEEE",
        market=RUN,
    )
    match.play("resolve A")
    assert (match.actor, match.decision) == (0, "resolve")
    assert told(match, 1, "place", "energy") == ["lower", 1]


@pytest.mark.rule("K11.56")
def test_moves_are_free_once_the_marathon_is_no_longer_for_sale() -> None:
    match = buying(
        "new-york-marathon",
        monster("bronx", energy=6),
        monster("queens", energy=2),
        monster("lower"),
    )
    assert match.position()["market"][0] == "new-york-marathon"
    match.script([f"card {IDLE[0]}", *["die E"] * 6])
    play(match, "buy new-york-marathon", "end", "roll", "keep", "resolve E", "go brooklyn")
    assert told(match, 1, "place", "energy") == ["brooklyn", 8]


@pytest.mark.rule("K11.56")
def test_the_marathon_in_the_discard_pile_or_the_deck_costs_nothing() -> None:
    cases: list[dict[str, Any]] = [{"discard_pile": ["new-york-marathon"]}, {}]
    for keys in cases:
        match = table(
            [monster("bronx", energy=2), monster("lower")], decision="move", market=IDLE, **keys
        )
        match.play("go queens")
        assert facts(match, 0)["energy"] == 2


@pytest.mark.rule("K11.56", "K12.5", "K11.37")
@pytest.mark.parametrize("energy", [0, 3])
def test_super_speed_never_pays_the_marathon(energy: int) -> None:
    match = table(
        [monster("bronx", energy=energy, cards=["super-speed"]), monster("lower")], market=RUN
    )
    match.play("speed queens")
    assert told(match, 0, "place", "energy") == ["queens", energy]


@pytest.mark.rule("K11.56", "K11.24")
def test_of_another_world_pays_the_marathon_in_hearts() -> None:
    match = buying(
        "new-york-marathon",
        monster("bronx", hearts=3, cards=["of-another-world"]),
        monster("lower"),
        decision="move",
    )
    match.play("go queens")
    assert told(match, 0, "place", "hearts", "energy") == ["queens", 1, 0]


@pytest.mark.rule("K11.56", "K11.24")
def test_of_another_world_cannot_pay_the_marathon_with_its_last_heart() -> None:
    match = buying(
        "new-york-marathon",
        monster("bronx", hearts=2, cards=["of-another-world"]),
        monster("lower"),
        decision="move",
    )
    assert refused(match, "go queens") == "K11.56"
