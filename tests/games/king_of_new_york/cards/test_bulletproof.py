"""Bulletproof (K11.4)."""

from __future__ import annotations

import pytest

from tests.games.king_of_new_york.positions import QUIET, THERE, have, monster, scene


@pytest.mark.rule("K11.4")
@pytest.mark.parametrize("units", [1, 2, 3])
@pytest.mark.parametrize("dice", ["OEEEEE", "OOEEEE", "OOOEEE"])
def test_bulletproof_takes_one_point_off_a_resolving_of_o(dice: str, units: int) -> None:
    match = scene(
        "resolve",
        dice,
        monster("bronx", cards=["bulletproof"]),
        monster("bronx"),
        THERE,
        units={"bronx": {"infantry": units}},
    )
    match.play("resolve O")
    assert have(match)[0] == 10 - units + 1
    assert have(match, 1)[0] == (10 if dice.count("O") == 1 else 10 - units)


@pytest.mark.rule("K11.4")
@pytest.mark.parametrize(("dice", "place"), [("OOEEEE", "bronx"), ("OOOEEE", "queens")])
def test_bulletproof_works_whoever_rolled_the_o(dice: str, place: str) -> None:
    match = scene(
        "resolve",
        dice,
        monster("bronx"),
        monster(place, cards=["bulletproof"]),
        THERE,
        units={place: {"tank": 1, "jet": 2}},
    )
    match.play("resolve O")
    assert have(match, 1)[0] == 8
    assert have(match)[0] == (7 if place == "bronx" else 10)


@pytest.mark.rule("K11.4", "K11.28")
@pytest.mark.parametrize(("units", "energy"), [(1, 0), (2, 1)])
def test_no_damage_is_left_where_bulletproof_took_the_only_point(units: int, energy: int) -> None:
    holder = monster("bronx", cards=["bulletproof", "phoenix-blood"])
    match = scene("resolve", "ODDDDD", holder, THERE, units={"bronx": {"infantry": units}})
    match.play("resolve O")
    assert have(match) == (10 - units + 1, 0, energy)


@pytest.mark.rule("K11.4", "K12.4")
def test_bulletproof_helps_against_no_other_damage() -> None:
    holder = monster("lower", cards=["bulletproof"])
    match = scene("resolve", "AAEEEE", monster("bronx"), holder)
    match.play("resolve A")
    assert have(match, 1)[0] == 8
    buyer = monster("bronx", energy=6, cards=["bulletproof"])
    for card, units in (("air-force-one", 2), ("general-ellis", 0), ("power-substation", 0)):
        match = scene(
            "buy",
            "EEEEEE",
            buyer,
            THERE,
            market=[card, *QUIET[:2]],
            destroyed={"jet": 1, "tank": 1},
            units={"bronx": {"infantry": units}},
        )
        match.play(f"buy {card}")
        assert (
            have(match)[0] == {"air-force-one": 8, "general-ellis": 9, "power-substation": 7}[card]
        )
