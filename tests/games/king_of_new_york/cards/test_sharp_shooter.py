"""Sharp Shooter (K11.34)."""

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


def shooting(dice: str, *cards: str, owner: int = 0, **keys: Any) -> Match:
    """Player 0 in the Bronx resolves D; the owner has Sharp Shooter."""
    monsters = [monster("bronx", cards=list(cards)), monster("lower")]
    monsters[owner]["cards"] = [*monsters[owner].get("cards", []), "sharp-shooter"]
    match = board(*monsters, **{"decision": "resolve", "dice": dice} | keys)
    match.play("resolve D")
    return match


@pytest.mark.rule("K11.34")
def test_a_jet_in_another_borough_may_be_destroyed() -> None:
    match = shooting("DDDHHH", units={"queens": {"jet": 1}}, only_units=True)
    assert (match.decision, match.actor) == ("destroy", 0)
    assert set(texts(match)) == {"destroy queens jet", "no"}
    match.play("destroy queens jet")
    assert have(match, 0) == (10, 1, 2)
    assert facts(match, 0)["trophies"].get("jet") == 1
    assert units(match, "queens") == {}


@pytest.mark.rule("K11.34")
def test_a_jet_in_another_borough_is_never_forced() -> None:
    match = shooting("DDDHHH", units={"queens": {"jet": 1}}, only_units=True)
    match.play("no")
    assert match.decision == "resolve"
    assert have(match, 0) == (10, 0, 0)
    assert units(match, "queens") == {"jet": 1}


@pytest.mark.rule("K11.34", "K5.7")
def test_what_the_own_borough_forces_is_still_forced() -> None:
    match = shooting("DDDHHH", piles={"bronx": TOUGH}, units={"manhattan": {"jet": 1}})
    assert refused(match, "no") == "K5.7"
    assert "destroy manhattan jet" in texts(match)
    match.play("destroy manhattan jet")  # and with no D left nothing is forced any more
    assert match.decision == "resolve"
    assert have(match, 0) == (10, 1, 2)


@pytest.mark.rule("K11.34", "K5.7")
def test_a_jet_in_the_own_borough_is_forced_unless_another_is_taken() -> None:
    crowd = {"bronx": {"jet": 1}, "queens": {"jet": 1}}
    match = shooting("DDDHHH", units=crowd, only_units=True)
    assert set(texts(match)) == {"destroy bronx jet", "destroy queens jet"}
    assert refused(match, "no") == "K5.7"


@pytest.mark.rule("K11.34")
def test_what_is_left_after_the_forced_targets_may_go_to_a_jet_elsewhere() -> None:
    crowd = {"bronx": {"infantry": 1}, "queens": {"jet": 1}}
    match = shooting("DDDDDH", units=crowd, only_units=True)
    match.play("destroy bronx infantry")
    assert set(texts(match)) == {"destroy queens jet", "no"}
    match.play("destroy queens jet")
    assert have(match, 0) == (10, 1, 2)


@pytest.mark.rule("K11.34", "K5.7")
def test_a_jet_in_another_borough_keeps_its_durability() -> None:
    match = shooting("DDHHHH", units={"queens": {"jet": 1}}, only_units=True)
    assert match.decision == "resolve"
    match = shooting("DDHHHH", "long-neck", units={"queens": {"jet": 1}}, only_units=True)
    assert "destroy queens jet" in texts(match)


@pytest.mark.rule("K11.34")
def test_only_jets_are_targets_in_other_boroughs() -> None:
    far = {"queens": {"infantry": 1, "tank": 1}, "brooklyn": {"jet": 1}}
    match = shooting("DDDDHH", units=far, only_units=True)
    assert set(texts(match)) == {"destroy brooklyn jet", "no"}
    assert refused(match, "destroy queens infantry") == "K5.7"
    assert refused(match, "destroy queens tank") == "K5.7"
    refusal = match.why_not("destroy queens infantry")
    assert refusal is not None
    assert refusal.code == "king-refusal-other-borough"
    near = {"bronx": TOUGH, "queens": ["high-rise-1"] * 3}
    match = shooting("DDHHHH", "long-neck", piles=near, units={"queens": {"jet": 1}})
    assert set(texts(match)) == {"destroy queens jet", "no"}
    assert refused(match, "destroy queens 1") == "K5.7"


@pytest.mark.rule("K11.34", "K5.9")
def test_a_new_jet_in_another_borough_cannot_be_destroyed() -> None:
    match = shooting(
        "DDDHHH",
        units={"brooklyn": {"jet": 1}},
        new_units={"queens": {"jet": 1}},
        only_units=True,
    )
    assert refused(match, "destroy queens jet") == "K5.9"
    assert set(texts(match)) == {"destroy brooklyn jet", "no"}


@pytest.mark.rule("K11.34")
def test_each_jet_in_the_own_borough_gives_a_star_too() -> None:
    match = shooting("DDDDDD", units={"bronx": {"jet": 2}}, only_units=True)
    assert match.decision == "move"
    assert have(match, 0) == (10, 2, 4)


@pytest.mark.rule("K11.34")
def test_other_units_give_the_sharp_shooter_no_star() -> None:
    match = shooting("DDDDDD", units={"bronx": {"infantry": 1, "tank": 1}}, only_units=True)
    while match.decision == "destroy":
        match.play(texts(match)[0])
    assert facts(match, 0)["trophies"] == {"infantry": 1, "tank": 1}
    assert have(match, 0) == (10, 3, 0)  # what a tank is worth to anyone


@pytest.mark.rule("K11.34")
def test_without_sharp_shooter_jets_elsewhere_are_no_targets() -> None:
    match = shooting("DDDHHH", owner=1, units={"queens": {"jet": 1}}, only_units=True)
    assert match.decision == "resolve"
    match = shooting("DDDHHH", owner=1, units={"bronx": {"jet": 1}}, only_units=True)
    assert have(match, 0) == (10, 0, 2)
    assert have(match, 1) == (10, 0, 0)
