"""Trophy Hunter (K11.43)."""

from __future__ import annotations

from typing import Any

import pytest

from bigapple.match import Match
from tests.games.king_of_new_york.positions import board, each, facts, monster, texts


def hunting(dice: str, crowd: dict[str, int], *, owner: int = 0, **keys: Any) -> Match:
    """Player 0 in the Bronx destroys what there is of these units; the owner hunts trophies."""
    monsters = [monster("bronx"), monster("lower")]
    monsters[owner]["cards"] = ["trophy-hunter", *keys.pop("cards", ())]
    settings = {"decision": "resolve", "dice": dice, "units": {"bronx": crowd}, "only_units": True}
    match = board(*monsters, **settings | keys)
    match.play("resolve D")
    while match.decision == "destroy":
        match.play(texts(match)[0])
    return match


@pytest.mark.rule("K11.43")
@pytest.mark.parametrize(
    ("dice", "unit", "stars"),
    [("DDHHHH", "infantry", 1), ("DDDHHH", "jet", 1), ("DDDDHH", "tank", 3 + 1)],
)
def test_every_kind_of_unit_gives_the_trophy_hunter_a_star(
    dice: str, unit: str, stars: int
) -> None:
    match = hunting(dice, {unit: 1})
    assert facts(match, 0)["trophies"] == {unit: 1}
    assert each(match, "stars") == [stars, 0]


@pytest.mark.rule("K11.43")
def test_each_unit_gives_the_trophy_hunter_a_star() -> None:
    match = hunting("DDDDDD", {"infantry": 3})
    assert facts(match, 0)["trophies"] == {"infantry": 3}
    assert each(match, "stars") == [3, 0]


@pytest.mark.rule("K11.43", "K11.34")
def test_a_jet_gives_a_star_to_the_hunter_and_one_to_the_shooter() -> None:
    match = hunting("DDDHHH", {"jet": 1}, cards=("sharp-shooter",))
    while match.decision == "destroy":
        match.play("destroy bronx jet")
    assert each(match, "stars") == [2, 0]


@pytest.mark.rule("K11.43")
def test_buildings_give_the_trophy_hunter_nothing_more() -> None:
    piles = {"bronx": ["power-plant-3", "hospital-3", "hospital-3"]}
    match = hunting("DDDHHH", {}, piles=piles, only_units=False)
    assert match.position()["destroyed"]["building"] == 1
    assert each(match, "stars") == [0, 0]


@pytest.mark.rule("K11.43")
def test_without_trophy_hunter_an_infantry_gives_no_star() -> None:
    match = hunting("DDHHHH", {"infantry": 1}, owner=1)
    assert facts(match, 0)["trophies"] == {"infantry": 1}
    assert each(match, "stars") == [0, 0]
