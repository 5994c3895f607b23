"""Resolving O, and the Statue of Liberty (K5.12, K5.13)."""

from __future__ import annotations

from typing import Any

import pytest

from bigapple.match import Match
from tests.games.king_of_new_york.positions import (
    QUIET,
    ZONES,
    damages,
    each,
    facts,
    monster,
    resolving,
    table,
)

CITY = {
    "bronx": {"infantry": 1, "jet": 1},
    "queens": {"infantry": 1, "jet": 1, "tank": 1},
    "manhattan": {"tank": 1},
}


def shot_at(dice: str, **keys: Any) -> Match:
    """Two monsters in the Bronx, one in Queens, Brooklyn and Manhattan each; units as in CITY."""
    places = ["bronx", "bronx", "queens", "brooklyn", "lower"]
    monsters = [monster(place) for place in places]
    return resolving(dice, *monsters, **{"units": CITY} | keys)


# O.


@pytest.mark.rule("K5.12", "K6.1")
def test_one_ouch_lets_the_units_of_the_borough_hit_its_roller() -> None:
    match = shot_at("OEEEEE")
    events = match.play("resolve O")
    assert each(match, "hearts") == [8, 10, 10, 10, 10]
    assert damages(events) == {0: 2}
    assert (match.position()["statue"], facts(match, 0)["stars"]) == (None, 0)


@pytest.mark.rule("K5.12", "K6.1")
def test_two_ouches_let_them_hit_every_monster_in_the_borough() -> None:
    match = shot_at("OOEEEE")
    events = match.play("resolve O")
    assert each(match, "hearts") == [8, 8, 10, 10, 10]
    assert damages(events) == {0: 2, 1: 2}
    assert (match.position()["statue"], facts(match, 0)["stars"]) == (None, 0)


@pytest.mark.rule("K5.12", "K5.13", "K6.1")
@pytest.mark.parametrize("count", [3, 4, 5, 6])
def test_three_or_more_ouches_let_all_units_hit_all_monsters_in_their_boroughs(count: int) -> None:
    match = shot_at(("O" * count + "EEE")[:6])
    events = match.play("resolve O")
    assert each(match, "hearts") == [8, 8, 7, 10, 9]
    assert damages(events) == {0: 2, 1: 2, 2: 3, 4: 1}
    assert (match.position()["statue"], facts(match, 0)["stars"]) == (0, 3)


@pytest.mark.rule("K5.12")
@pytest.mark.parametrize("unit", ["infantry", "jet", "tank"])
def test_a_unit_of_any_kind_deals_one_damage(unit: str) -> None:
    match = shot_at("OEEEEE", units={"bronx": {unit: 3}})
    match.play("resolve O")
    assert each(match, "hearts") == [7, 10, 10, 10, 10]


@pytest.mark.rule("K5.12")
@pytest.mark.parametrize("dice", ["OEEEEE", "OOEEEE"])
def test_without_units_in_the_borough_one_or_two_ouches_do_nothing(dice: str) -> None:
    match = shot_at(dice, units={"queens": {"tank": 3}, "manhattan": {"jet": 2}})
    events = match.play("resolve O")
    assert damages(events) == {}
    assert each(match, "hearts") == [10] * 5
    assert match.position()["statue"] is None


@pytest.mark.rule("K5.12", "K5.13")
def test_three_ouches_take_the_statue_even_where_no_unit_shot() -> None:
    match = shot_at("OOOEEE", units={})
    events = match.play("resolve O")
    assert damages(events) == {}
    assert (match.position()["statue"], facts(match, 0)["stars"]) == (0, 3)


@pytest.mark.rule("K5.12", "K7.1")
@pytest.mark.parametrize("zone", ZONES)
@pytest.mark.parametrize(("dice", "hearts"), [("OEEEEE", [8, 10, 10]), ("OOEEEE", [8, 10, 10])])
def test_all_units_of_manhattan_hit_the_monster_in_any_zone(
    zone: str, dice: str, hearts: list[int]
) -> None:
    match = resolving(
        dice,
        monster(zone),
        monster("bronx"),
        monster("queens"),
        units={"manhattan": {"infantry": 1, "tank": 1}, "bronx": {"jet": 4}},
    )
    match.play("resolve O")
    assert each(match, "hearts") == hearts


@pytest.mark.rule("K5.12", "K7.1", "K9.3")
@pytest.mark.parametrize(("count", "second"), [(1, 10), (2, 9)])
def test_two_ouches_hit_both_monsters_in_manhattan(count: int, second: int) -> None:
    places = ["lower-5-6", "upper", "bronx", "queens", "queens"]
    match = resolving(
        ("O" * count + "EEEEE")[:6],
        *[monster(place) for place in places],
        units={"manhattan": {"jet": 1}, "bronx": {"jet": 1}},
    )
    match.play("resolve O")
    assert each(match, "hearts") == [9, second, 10, 10, 10]


@pytest.mark.rule("K5.12")
def test_the_statue_is_taken_after_the_damage() -> None:
    match = shot_at("OOOEEE", statue=2)
    kinds = [event.kind for event in match.play("resolve O")]
    last = max(i for i, kind in enumerate(kinds) if kind == "damaged")
    assert last < kinds.index("statue-taken")


@pytest.mark.rule("K5.12", "K6.3")
@pytest.mark.parametrize("holder", [None, 1])
def test_who_dies_of_the_ouches_does_not_take_the_statue(holder: int | None) -> None:
    match = resolving(
        "OOOEEE",
        monster("bronx", hearts=2),
        monster("queens", stars=7),
        monster("brooklyn"),
        units={"bronx": {"infantry": 2}},
        statue=holder,
    )
    match.play("resolve O")
    assert facts(match, 0)["hearts"] == 0
    assert match.position()["statue"] == holder
    assert each(match, "stars")[1:] == [7, 0]
    assert (match.actor, match.decision) == (1, "roll")


@pytest.mark.rule("K5.12", "K5.13", "K6.3")
def test_the_statue_of_a_monster_that_dies_of_the_ouches_is_taken() -> None:
    match = resolving(
        "OOOEEE",
        monster("bronx"),
        monster("queens", hearts=1),
        monster("brooklyn"),
        units={"queens": {"jet": 1}},
        statue=1,
    )
    match.play("resolve O")
    assert facts(match, 1)["hearts"] == 0
    assert (match.position()["statue"], facts(match, 0)["stars"]) == (0, 3)


# The Statue of Liberty.


@pytest.mark.rule("K5.13")
def test_the_statue_gives_three_stars_and_who_loses_it_loses_three() -> None:
    match = shot_at("OOOEEE", units={}, statue=3)
    document = match.position()
    for found, stars in zip(document["monsters"], (4, 5, 6, 7, 8), strict=True):
        found["stars"] = stars
    match = resolving("OOOEEE", *document["monsters"], statue=3)
    match.play("resolve O")
    assert match.position()["statue"] == 0
    assert each(match, "stars") == [7, 5, 6, 4, 8]


@pytest.mark.rule("K5.13", "K6.2")
@pytest.mark.parametrize("stars", [0, 1, 2, 3, 4])
def test_who_loses_the_statue_does_not_go_below_zero(stars: int) -> None:
    match = resolving("OOOEEE", monster("bronx"), monster("queens", stars=stars), statue=1)
    match.play("resolve O")
    assert each(match, "stars") == [3, max(0, stars - 3)]


@pytest.mark.rule("K5.13", "K5.12")
def test_three_ouches_again_give_the_holder_nothing_more() -> None:
    match = shot_at("OOOOEE", statue=0)
    events = match.play("resolve O")
    assert (match.position()["statue"], facts(match, 0)["stars"]) == (0, 0)
    assert not any(event.kind in ("statue-taken", "stars-gained") for event in events)
    assert each(match, "hearts") == [8, 8, 7, 10, 9]


@pytest.mark.rule("K5.13")
def test_the_statue_gives_nothing_while_it_is_held() -> None:
    match = table(
        [monster("bronx"), monster("queens", stars=3)], decision="buy", market=QUIET, statue=1
    )
    match.play("end")
    assert facts(match, 1)["stars"] == 3
