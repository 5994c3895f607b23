"""Can Opener (K11.5)."""

from __future__ import annotations

import pytest

from tests.games.king_of_new_york.positions import (
    THERE,
    TOUGH,
    facts,
    have,
    monster,
    refused,
    scene,
    texts,
)


@pytest.mark.rule("K11.5")
def test_can_opener_destroys_a_tank_with_three_d() -> None:
    match = scene(
        "resolve",
        "DDDEEE",
        monster("bronx", cards=["can-opener"]),
        THERE,
        piles={"bronx": TOUGH},
        units={"bronx": {"tank": 1}},
    )
    match.play("resolve D")
    assert "destroy bronx tank" in texts(match)
    match.play("destroy bronx tank")
    assert have(match) == (10, 3, 0)
    assert facts(match, 0)["trophies"]["tank"] == 1
    assert match.decision == "resolve"  # the three D are spent


@pytest.mark.rule("K11.5", "K5.7")
@pytest.mark.parametrize(("dice", "tanks"), [("DDEEEE", 0), ("DDDDDE", 1), ("DDDDDD", 2)])
def test_can_opener_makes_each_tank_cost_exactly_three(dice: str, tanks: int) -> None:
    match = scene(
        "resolve",
        dice,
        monster("bronx", cards=["can-opener"]),
        THERE,
        only_units=True,
        units={"bronx": {"tank": 2}},
    )
    match.play("resolve D")
    assert have(match)[1] == 3 * tanks


@pytest.mark.rule("K11.5")
@pytest.mark.parametrize(("unit", "dice"), [("jet", "DDEEEE"), ("infantry", "DEEEEE")])
def test_can_opener_makes_no_other_unit_weaker(unit: str, dice: str) -> None:
    match = scene(
        "resolve",
        dice,
        monster("bronx", hearts=5, cards=["can-opener"]),
        THERE,
        piles={"bronx": TOUGH},
        units={"bronx": {unit: 1}},
    )
    match.play("resolve D")
    assert have(match) == (5, 0, 0)


@pytest.mark.rule("K11.5", "K5.7")
def test_can_opener_helps_its_owner_only() -> None:
    match = scene(
        "resolve",
        "DDDEEE",
        monster("bronx"),
        monster("lower", cards=["can-opener"]),
        piles={"bronx": TOUGH},
        units={"bronx": {"tank": 1}},
    )
    match.play("resolve D")
    assert refused(match, "destroy bronx tank") == "K5.7"
