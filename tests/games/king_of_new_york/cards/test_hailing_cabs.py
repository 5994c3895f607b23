"""Hailing Cabs (K11.17)."""

from __future__ import annotations

from typing import Any

import pytest

from bigapple.match import Match
from tests.games.king_of_new_york.positions import (
    FAR,
    THERE,
    TOUGH,
    have,
    monster,
    refused,
    scene,
    texts,
)


def hailing(dice: str, *cards: str, **keys: Any) -> Match:
    """The owner of Hailing Cabs in the Bronx has ended the roll."""
    holder = monster("bronx", hearts=5, cards=["hailing-cabs", *cards])
    match = scene("reroll", dice, holder, THERE, **keys)
    match.play("keep")
    return match


@pytest.mark.rule("K11.17")
def test_cabs_add_two_d_for_units_only() -> None:
    bronx = ["high-rise-1", "high-rise-1", "high-rise-2"]
    match = hailing("DDAAEE", piles={"bronx": bronx}, units={"bronx": {"tank": 1, "infantry": 1}})
    assert match.decision == "cabs"
    assert sorted(texts(match)) == ["cabs", "no"]
    match.play("cabs")
    assert match.position()["added"] == {"D": 2}
    match.play("resolve D")
    assert sorted(texts(match)) == ["destroy bronx infantry", "destroy bronx tank"]
    assert refused(match, "destroy bronx 1") == "K11.17"
    match.play("destroy bronx tank")
    assert have(match) == (5, 3, 0)
    assert match.decision == "resolve"


@pytest.mark.rule("K11.17")
def test_who_declines_cabs_destroys_as_always() -> None:
    bronx = ["high-rise-1", "hospital-3", "power-plant-3"]
    match = hailing("DAAEEE", piles={"bronx": bronx}, units={"bronx": {"infantry": 1}})
    match.play("no")
    assert match.position()["added"] == {}
    match.script(["tile high-rise-3"])
    match.play("resolve D")
    assert have(match) == (5, 1, 0)


@pytest.mark.rule("K11.17")
def test_cabs_work_without_a_d_on_the_dice() -> None:
    match = hailing("AAAEEE", units={"bronx": {"infantry": 1}}, piles={"bronx": TOUGH})
    match.play("cabs")
    match.play("resolve D")
    assert have(match) == (6, 0, 0)


@pytest.mark.rule("K11.17", "K5.7", "K5.9")
def test_d_of_cabs_that_find_no_unit_to_destroy_are_lost() -> None:
    bronx = {"bronx": ["high-rise-1", "high-rise-1", "high-rise-1"]}
    match = hailing("AAAEEE", piles=bronx, units={"bronx": {"jet": 1}})
    match.play("cabs")
    match.play("resolve D")
    assert match.decision == "resolve"
    assert have(match) == (5, 0, 0)
    match = hailing("AAAEEE", piles=bronx, new_units={"bronx": {"infantry": 1}})
    match.play("cabs")
    match.play("resolve D")
    assert have(match) == (5, 0, 0)


@pytest.mark.rule("K11.17", "K12.2", "K11.26")
@pytest.mark.parametrize(("answer", "added"), [("cabs", {"D": 2, "A": 1}), ("no", {})])
def test_cabs_are_decided_before_painbow_counts(answer: str, added: dict[str, int]) -> None:
    match = hailing("DEEEEE", "painbow")
    match.play(answer)
    assert match.position()["added"] == added


@pytest.mark.rule("K11.17")
def test_cabs_bind_for_this_turn_only() -> None:
    match = scene(
        "buy",
        "DEEEEE",
        monster("bronx", cards=["hailing-cabs"], extra_turns=["plain"]),
        THERE,
        only_units=True,
        added={"D": 2},
        piles={"bronx": ["high-rise-1", "hospital-3", "power-plant-3"]},
    )
    match.play("end")
    match.script(["die D", *["die E"] * 5])
    match.play("roll")
    match.play("keep")
    match.play("no")
    match.play("resolve D")
    assert have(match) == (10, 1, 0)


@pytest.mark.rule("K11.17")
def test_cabs_are_asked_of_their_owner_only() -> None:
    match = scene("reroll", "DDEEEE", FAR, monster("lower", cards=["hailing-cabs"]))
    match.play("keep")
    assert match.decision == "resolve"
    assert match.position()["added"] == {}
