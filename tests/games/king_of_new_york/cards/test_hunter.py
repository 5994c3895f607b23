"""Hunter (K11.18)."""

from __future__ import annotations

import pytest

from tests.games.king_of_new_york.positions import (
    FAR,
    THERE,
    facts,
    have,
    monster,
    scene,
)


@pytest.mark.rule("K11.18")
@pytest.mark.parametrize("place", ["bronx", "lower"])
@pytest.mark.parametrize(("dice", "after"), [("DDEEEE", 4), ("DDDDEE", 6)])
def test_hunter_heals_one_more_for_each_infantry(place: str, dice: str, after: int) -> None:
    borough = "manhattan" if place == "lower" else place
    match = scene(
        "resolve",
        dice,
        monster(place, hearts=2, cards=["hunter"]),
        FAR if place == "lower" else THERE,
        only_units=True,
        units={borough: {"infantry": 3}},
    )
    match.play("resolve D")
    assert have(match) == (after, 0, 0)
    assert facts(match, 0)["trophies"]["infantry"] == dice.count("D") // 2


@pytest.mark.rule("K11.18", "K11.21")
def test_hunter_heals_after_any_number_of_buildings() -> None:
    """Once a turn is Leveler's limit, not Hunter's."""
    match = scene(
        "resolve",
        "DDEEEE",
        monster("bronx", hearts=2, cards=["hunter", "leveler"]),
        THERE,
        only_units=True,
        destroyed={"building": 2},
        units={"bronx": {"infantry": 1}},
    )
    match.play("resolve D")
    assert have(match) == (4, 0, 0)


@pytest.mark.rule("K11.18", "K6.2")
def test_hunter_heals_not_above_the_maximum() -> None:
    match = scene(
        "resolve",
        "DDEEEE",
        monster("bronx", hearts=9, cards=["hunter"]),
        THERE,
        only_units=True,
        units={"bronx": {"infantry": 1}},
    )
    match.play("resolve D")
    assert have(match)[0] == 10


@pytest.mark.rule("K11.18")
@pytest.mark.parametrize(("unit", "dice"), [("jet", "DDDEEE"), ("tank", "DDDDEE")])
def test_hunter_heals_for_no_other_unit(unit: str, dice: str) -> None:
    match = scene(
        "resolve",
        dice,
        monster("bronx", hearts=2, cards=["hunter"]),
        THERE,
        only_units=True,
        units={"bronx": {unit: 1}},
    )
    match.play("resolve D")
    assert facts(match, 0)["trophies"][unit] == 1
    assert have(match)[0] == 2


@pytest.mark.rule("K11.18")
def test_hunter_heals_for_no_building_and_no_other_monster() -> None:
    hunter = monster("bronx", hearts=2, cards=["hunter"])
    bronx = {"bronx": ["high-rise-1", "hospital-3", "power-plant-3"]}
    match = scene("resolve", "DEEEEE", hunter, THERE, piles=bronx)
    match.play("resolve D")
    assert have(match) == (2, 1, 0)
    match = scene(
        "resolve",
        "DDEEEE",
        monster("bronx", hearts=2),
        hunter,
        THERE,
        only_units=True,
        units={"bronx": {"infantry": 1}},
    )
    match.play("resolve D")
    assert (have(match)[0], have(match, 1)[0]) == (3, 2)
