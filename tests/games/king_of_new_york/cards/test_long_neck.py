"""Long Neck (K11.22)."""

from __future__ import annotations

import pytest

from tests.games.king_of_new_york.positions import THERE, facts, have, monster, scene


@pytest.mark.rule("K11.22", "K5.7")
@pytest.mark.parametrize(("dice", "jets"), [("DEEEEE", 0), ("DDEEEE", 1), ("DDDDEE", 2)])
def test_long_neck_makes_a_jet_cost_exactly_two(dice: str, jets: int) -> None:
    match = scene(
        "resolve",
        dice,
        monster("bronx", cards=["long-neck"]),
        THERE,
        only_units=True,
        units={"bronx": {"jet": 3}},
    )
    match.play("resolve D")
    assert have(match) == (10, 0, 2 * jets)
    assert facts(match, 0)["trophies"].get("jet", 0) == jets


@pytest.mark.rule("K11.22")
@pytest.mark.parametrize(
    ("unit", "dice"), [("tank", "DDEEEE"), ("tank", "DDDEEE"), ("infantry", "DEEEEE")]
)
def test_long_neck_makes_no_other_unit_weaker(unit: str, dice: str) -> None:
    match = scene(
        "resolve",
        dice,
        monster("bronx", hearts=5, cards=["long-neck"]),
        THERE,
        only_units=True,
        units={"bronx": {unit: 1}},
    )
    match.play("resolve D")
    assert have(match) == (5, 0, 0)


@pytest.mark.rule("K11.22")
def test_long_neck_helps_its_owner_only() -> None:
    match = scene(
        "resolve",
        "DDEEEE",
        monster("bronx"),
        monster("lower", cards=["long-neck"]),
        only_units=True,
        units={"bronx": {"jet": 1}},
    )
    match.play("resolve D")
    assert have(match) == (10, 0, 0)
