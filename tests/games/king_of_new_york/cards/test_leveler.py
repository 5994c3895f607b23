"""Leveler (K11.21)."""

from __future__ import annotations

from typing import Any

import pytest

from bigapple.match import Match
from tests.games.king_of_new_york.positions import FAR, THERE, TOUGH, have, monster, scene, texts


def after_levelling(*monsters: dict[str, Any], **keys: Any) -> Match:
    """The first monster destroys with two D in the Bronx, and its turn is over."""
    match = scene("resolve", "DDEEEE", *monsters, **({"resolved": "E"} | keys))
    match.script(["tile high-rise-3"])
    match.play("resolve D")
    while match.decision == "destroy":
        match.play(texts(match)[0])
    match.play("stay")
    match.play("end")
    return match


@pytest.mark.rule("K11.21")
@pytest.mark.parametrize(
    ("tops", "stars"),
    [
        (["high-rise-1", "high-rise-1", "hospital-3"], 2),
        (["high-rise-2", "hospital-3", "power-plant-3"], 2),
        (["power-plant-2", "hospital-3", "power-plant-3"], 0),
        (["hospital-3", "hospital-3", "power-plant-3"], 0),
    ],
)
@pytest.mark.parametrize("cards", [["leveler"], []])
def test_leveler_gives_one_star_in_a_turn_with_a_destroyed_building(
    tops: list[str], stars: int, cards: list[str]
) -> None:
    other = monster("lower", cards=[] if cards else ["leveler"])
    match = after_levelling(monster("bronx", cards=cards), other, FAR, piles={"bronx": tops})
    works = bool(cards) and tops[0] != "hospital-3"
    assert have(match)[1] == stars + works
    assert have(match, 1)[1] == 1  # Manhattan's, as its turn has started


@pytest.mark.rule("K11.21")
def test_leveler_gives_nothing_for_a_unit() -> None:
    match = after_levelling(
        monster("bronx", hearts=5, cards=["leveler"]),
        THERE,
        piles={"bronx": TOUGH},
        units={"bronx": {"infantry": 1}},
    )
    assert have(match) == (6, 0, 0)


@pytest.mark.rule("K11.21")
def test_leveler_gives_a_star_in_every_such_turn() -> None:
    match = after_levelling(
        monster("bronx", cards=["leveler"], extra_turns=["plain"]),
        THERE,
        piles={"bronx": ["high-rise-2", "high-rise-1", "high-rise-1"]},
    )
    before = have(match)[1]
    match.script(["die D", *["die E"] * 5])
    match.play("roll")
    match.play("keep")
    match.play("resolve D")
    match.play(next(text for text in texts(match) if text.startswith("destroy")))
    match.play("resolve E")
    match.play("stay")
    match.play("end")
    assert have(match)[1] == before + 2
