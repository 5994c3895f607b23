"""Fury (K11.16)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.king_of_new_york.positions import (
    FAR,
    THERE,
    caused,
    facts,
    have,
    monster,
    scene,
)


@pytest.mark.rule("K11.16")
@pytest.mark.parametrize(
    ("units", "works"),
    [
        ({"bronx": {"infantry": 1, "jet": 1, "tank": 1}}, True),
        ({"bronx": {"infantry": 5}}, True),
        ({"bronx": {"infantry": 2}}, False),
        ({"bronx": {"infantry": 2}, "queens": {"infantry": 3}}, False),
    ],
)
def test_fury_gives_a_d_and_an_energy_where_three_units_are(
    units: dict[str, Any], works: bool
) -> None:
    match = scene("reroll", "AAAHHH", monster("bronx", cards=["fury"]), THERE, units=units)
    gained = [("energy-gained", 1)] if works else []
    assert caused(match.play("keep"), "fury") == gained
    assert match.decision == "resolve"
    assert have(match) == (10, 0, int(works))
    assert match.position()["added"] == ({"D": 1} if works else {})


@pytest.mark.rule("K11.16")
def test_the_d_of_fury_destroys_like_a_die() -> None:
    match = scene(
        "reroll",
        "DAAAHH",
        monster("bronx", hearts=5, cards=["fury"]),
        THERE,
        units={"bronx": {"infantry": 3}},
        piles={"bronx": ["high-rise-3", "hospital-3", "power-plant-3"]},
    )
    match.play("keep")
    match.play("resolve D")
    assert have(match) == (6, 0, 1)
    assert facts(match, 0)["trophies"]["infantry"] == 1


@pytest.mark.rule("K11.16", "K7.1")
def test_fury_counts_all_units_of_manhattan() -> None:
    holder = monster("upper", cards=["fury"])
    match = scene("reroll", "AAAHHH", holder, FAR, units={"manhattan": {"infantry": 2, "jet": 1}})
    match.play("keep")
    assert (have(match)[2], match.position()["added"]) == (1, {"D": 1})


@pytest.mark.rule("K11.16")
def test_fury_is_its_owners_in_the_owners_turn_only() -> None:
    everywhere = {"bronx": {"infantry": 3}, "manhattan": {"infantry": 3}}
    match = scene(
        "reroll", "AAAHHH", monster("bronx"), monster("lower", cards=["fury"]), units=everywhere
    )
    match.play("keep")
    assert (have(match)[2], have(match, 1)[2], match.position()["added"]) == (0, 0, {})


@pytest.mark.rule("K11.16", "K12.2")
def test_fury_is_counted_once_as_resolving_starts() -> None:
    """The third infantry appears only later."""
    bronx = ["high-rise-1", "hospital-3", "power-plant-3"]
    match = scene(
        "reroll",
        "DEEEEE",
        monster("bronx", cards=["fury"]),
        THERE,
        units={"bronx": {"infantry": 2}},
        piles={"bronx": bronx},
    )
    match.play("keep")
    match.script(["tile high-rise-3"])
    match.play("resolve D")
    assert match.position()["new_units"]["bronx"]["infantry"] == 1
    assert have(match) == (10, 1, 0)
    match.play("resolve E")
    assert have(match) == (10, 1, 5)


@pytest.mark.rule("K11.16", "K12.2", "K11.26")
def test_painbow_counts_the_d_of_fury() -> None:
    holder = monster("bronx", cards=["fury", "painbow"])
    match = scene("reroll", "DEEEEE", holder, THERE, units={"bronx": {"jet": 3}})
    match.play("keep")
    assert match.position()["added"] == {"D": 1, "A": 1}
