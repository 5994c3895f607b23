"""Seismic Ray (K11.32)."""

from __future__ import annotations

from typing import Any

import pytest

from bigapple.match import Match
from tests.games.king_of_new_york.positions import (
    TOUGH,
    board,
    facts,
    have,
    monster,
    refused,
    texts,
    units,
)


def aiming(dice: str, *, energy: int = 3, place: str = "bronx", **keys: Any) -> Match:
    """Player 0, with Seismic Ray, has resolved D."""
    other = "lower" if place == "bronx" else "bronx"
    monsters = [
        monster(place, energy=energy, cards=["seismic-ray", *keys.pop("cards", ())]),
        monster(other),
    ]
    match = board(*monsters, **{"decision": "resolve", "dice": dice} | keys)
    match.play("resolve D")
    return match


RAY_PILES = {
    "bronx": ["high-rise-1", "high-rise-2", "hospital-3"],
    "queens": ["high-rise-2", "power-plant-2", "hospital-3"],
}


@pytest.mark.rule("K11.32")
def test_the_ray_spends_all_destruction_in_another_borough_for_one_energy() -> None:
    match = aiming("DDHHHH", piles=RAY_PILES)
    assert (match.decision, match.actor) == ("ray", 0)
    assert set(texts(match)) == {
        "ray queens",
        "ray brooklyn",
        "ray staten-island",
        "ray manhattan",
        "no",
    }
    match.play("ray queens")
    assert have(match, 0)[2] == 2
    assert texts(match) == ["destroy queens 1", "destroy queens 2"]
    assert refused(match, "destroy bronx 1") == "K5.7"
    assert refused(match, "no") == "K5.7"
    match.play("destroy queens 2")
    assert have(match, 0)[2] == 4
    assert units(match, "queens", new=True) == {"jet": 1}
    assert units(match, "bronx", new=True) == {}


@pytest.mark.rule("K11.32")
def test_the_ray_may_stay_unused() -> None:
    match = aiming("DDHHHH", piles=RAY_PILES)
    match.play("no")
    assert have(match, 0)[2] == 3
    assert texts(match) == ["destroy bronx 1", "destroy bronx 2"]
    assert refused(match, "destroy queens 1") == "K5.7"


@pytest.mark.rule("K11.32")
def test_the_ray_cannot_be_aimed_at_the_own_borough() -> None:
    assert refused(aiming("DDHHHH", piles=RAY_PILES), "ray bronx") == "K11.32"
    assert refused(aiming("DDHHHH", place="midtown"), "ray manhattan") == "K11.32"


@pytest.mark.rule("K11.32", "K8.4")
def test_without_energy_there_is_no_ray() -> None:
    match = aiming("DDHHHH", energy=0, piles=RAY_PILES)
    assert match.decision == "destroy"
    assert texts(match) == ["destroy bronx 1", "destroy bronx 2"]
    assert aiming("DDHHHH", energy=1, piles=RAY_PILES).decision == "ray"


@pytest.mark.rule("K11.32")
def test_without_the_card_there_is_no_ray() -> None:
    monsters = [monster("bronx", energy=3), monster("lower", cards=["seismic-ray"])]
    match = board(*monsters, decision="resolve", dice="DDHHHH", piles=RAY_PILES)
    match.play("resolve D")
    assert match.decision == "destroy"
    assert texts(match) == ["destroy bronx 1", "destroy bronx 2"]


@pytest.mark.rule("K11.32")
def test_the_ray_may_be_aimed_where_nothing_can_be_afforded() -> None:
    match = aiming("DHHHHH", piles=RAY_PILES)
    match.play("ray queens")
    assert have(match, 0) == (10, 0, 2)
    assert match.decision == "resolve"
    assert "resolve D" not in texts(match)
    assert units(match, "bronx", new=True) == {}


@pytest.mark.rule("K11.32", "K7.1")
def test_the_ray_reaches_all_piles_of_manhattan_from_outside() -> None:
    match = aiming("DDHHHH", piles={"manhattan": ["high-rise-2"] * 3})
    match.play("ray manhattan")
    assert texts(match) == [f"destroy manhattan {pile}" for pile in (1, 2, 3)]
    match.play("destroy manhattan 3")
    assert have(match, 0)[1] == 2


@pytest.mark.rule("K11.32")
def test_the_ray_reaches_out_of_manhattan() -> None:
    match = aiming("DDHHHH", place="upper", piles=RAY_PILES)
    match.play("ray queens")
    match.play("destroy queens 1")
    assert have(match, 0)[1] == 2


@pytest.mark.rule("K11.32", "K5.9")
def test_the_ray_destroys_units_but_no_new_ones() -> None:
    match = aiming(
        "DDHHHH",
        piles={"queens": TOUGH},
        units={"queens": {"infantry": 1}},
    )
    match.play("ray queens")  # a single target is not asked for
    assert facts(match, 0)["trophies"].get("infantry") == 1
    match = aiming(
        "DDHHHH",
        piles={"queens": ["high-rise-2", *TOUGH[:2]]},
        new_units={"queens": {"infantry": 1}},
    )
    match.play("ray queens")
    assert facts(match, 0)["trophies"].get("infantry", 0) == 0
    assert have(match, 0)[1] == 2


@pytest.mark.rule("K11.32", "K11.17")
def test_the_ray_aims_only_at_units_after_hailing_cabs() -> None:
    match = aiming(
        "DDHHHH",
        piles=RAY_PILES,
        units={"queens": {"infantry": 1}},
        added={"D": 2},
        only_units=True,
        cards=("hailing-cabs",),
    )
    match.play("ray queens")
    assert facts(match, 0)["trophies"].get("infantry") == 1
    assert match.decision == "resolve"
    assert have(match, 0)[1] == 0


@pytest.mark.rule("K11.32", "K5.12")
def test_the_borough_of_the_ray_counts_as_the_own_one_for_destruction_only() -> None:
    match = aiming(
        "DOHHHH",
        piles=RAY_PILES,
        units={"bronx": {"infantry": 2}, "queens": {"infantry": 1}},
    )
    match.play("ray queens")
    match.play("resolve O")
    assert have(match, 0)[0] == 8
    assert facts(match, 0)["place"] == "bronx"
