"""What becomes of what is destroyed, and new units (K5.8, K5.9)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.king_of_new_york.positions import (
    QUIET,
    facts,
    monster,
    of_kind,
    refused,
    table,
    texts,
)
from tests.games.king_of_new_york.ruins import (
    BUILDINGS,
    UNITS,
    bare,
    bare_but,
    gained,
    units_in,
    wrecking,
)

# What becomes of it.


@pytest.mark.rule("K5.8")
@pytest.mark.parametrize("tile", BUILDINGS)
def test_a_destroyed_building_becomes_the_unit_on_its_back_in_the_borough(tile: str) -> None:
    durability, _, unit = BUILDINGS[tile]
    match = wrecking(durability, [tile, None, None], **bare_but(tile))
    events = match.play("resolve D")
    assert len(of_kind(events, "unit-appeared")) == 1
    assert units_in(match, "bronx") == {unit: 1}
    for other in ("queens", "brooklyn", "staten-island", "manhattan"):
        assert units_in(match, other) == {}
    assert facts(match, 0)["trophies"] == {}
    assert match.position()["piles"]["bronx"] == [None, None, None]


@pytest.mark.rule("K5.8", "K2.1")
def test_the_tile_under_a_destroyed_building_is_revealed() -> None:
    match = wrecking(1, ["hospital-3", "high-rise-1", "power-plant-3"])
    before = match.position()
    assert before["below"]["bronx"] == [2, 2, 2]
    match.script(["tile power-plant-2"])
    events = match.play("resolve D")
    assert len(of_kind(events, "tile-revealed")) == 1
    document = match.position()
    assert document["piles"]["bronx"] == ["hospital-3", "power-plant-2", "power-plant-3"]
    assert document["below"]["bronx"] == [2, 1, 2]
    unseen = before["unseen_tiles"] | {"power-plant-2": before["unseen_tiles"]["power-plant-2"] - 1}
    assert document["unseen_tiles"] == unseen


@pytest.mark.rule("K5.8")
def test_the_revealed_tile_is_a_target_at_once() -> None:
    match = wrecking(3, ["high-rise-1", "power-plant-3", "hospital-3"])
    match.script(["tile high-rise-2"])
    match.play("resolve D")
    assert set(texts(match)) == {f"destroy bronx {pile}" for pile in (1, 2, 3)}
    match.script(["tile high-rise-2", "tile high-rise-3"])
    match.play("destroy bronx 1")
    assert gained(match) == (3, 0, 0)
    assert match.position()["piles"]["bronx"][0] == "high-rise-3"
    assert units_in(match, "bronx") == {"infantry": 1, "jet": 1}


@pytest.mark.rule("K5.8", "K5.7")
def test_a_revealed_tile_that_can_be_afforded_must_be_destroyed_too() -> None:
    match = wrecking(2, ["high-rise-1", "power-plant-3", "hospital-3"])
    match.script(["tile high-rise-1", "tile high-rise-1"])
    match.play("resolve D")
    assert gained(match) == (2, 0, 0)
    assert match.position()["below"]["bronx"] == [0, 2, 2]


@pytest.mark.rule("K5.8")
def test_under_the_last_tile_of_a_pile_lies_nothing() -> None:
    match = wrecking(
        1,
        ["high-rise-1", "power-plant-3", "hospital-3"],
        below={"bronx": [0, 2, 2]},
        monsters=[monster("bronx", hearts=5), monster("lower", trophies={"infantry": 2})],
    )
    events = match.play("resolve D")
    assert not of_kind(events, "tile-revealed")
    assert match.position()["piles"]["bronx"] == [None, "power-plant-3", "hospital-3"]


@pytest.mark.rule("K5.8")
@pytest.mark.parametrize("unit", UNITS)
def test_a_destroyed_unit_is_kept_as_a_trophy(unit: str) -> None:
    durability, _ = UNITS[unit]
    keys = bare(**{unit: 2})
    keys["monsters"][0]["trophies"] = {unit: 1}
    keys["monsters"][1]["trophies"] = {"infantry": 6}
    match = wrecking(durability, [None, None, None], **keys)
    match.play("resolve D")
    assert facts(match, 0)["trophies"] == {unit: 2}
    assert facts(match, 1)["trophies"] == {"infantry": 6}
    assert units_in(match, "bronx") == {unit: 1}


@pytest.mark.rule("K5.8", "K5.7")
def test_two_units_of_a_kind_can_be_destroyed_in_a_turn() -> None:
    match = wrecking(4, [None, None, None], **bare(infantry=2))
    match.play("resolve D")
    assert gained(match) == (0, 0, 2)
    assert facts(match, 0)["trophies"] == {"infantry": 2}
    assert units_in(match, "bronx") == {}


# New units.


@pytest.mark.rule("K5.9")
def test_a_new_unit_cannot_be_destroyed_in_its_turn() -> None:
    """A high-rise 1 falls; the infantry on its back needs two D, but is new."""
    match = wrecking(3, ["high-rise-1", None, None], **bare_but("high-rise-1"))
    match.play("resolve D")
    assert gained(match) == (1, 0, 0)
    assert units_in(match, "bronx") == {"infantry": 1}
    assert facts(match, 0)["trophies"] == {}
    assert match.decision == "resolve"


@pytest.mark.rule("K5.9", "K13.1")
def test_a_new_unit_is_refused_by_its_clause() -> None:
    match = wrecking(4, ["high-rise-1", "power-plant-2", "hospital-3"])
    match.script(["tile high-rise-3"])
    match.play("resolve D")
    match.play("destroy bronx 1")
    assert match.decision == "destroy"
    assert "destroy bronx infantry" not in texts(match)
    assert refused(match, "destroy bronx infantry") == "K5.9"


@pytest.mark.rule("K5.9")
def test_an_old_unit_of_the_same_kind_can_be_destroyed_beside_a_new_one() -> None:
    match = wrecking(
        6,
        ["high-rise-1", "high-rise-2", "power-plant-3"],
        units={"bronx": {"infantry": 1}},
    )
    match.script(["tile high-rise-3"])
    match.play("resolve D")
    match.play("destroy bronx 1")
    assert units_in(match, "bronx") == {"infantry": 2}
    assert "destroy bronx infantry" in texts(match)
    match.play("destroy bronx infantry")
    assert facts(match, 0)["trophies"] == {"infantry": 1}
    assert units_in(match, "bronx") == {"infantry": 1}
    assert "destroy bronx infantry" not in texts(match)
    assert refused(match, "destroy bronx infantry") == "K5.9"


@pytest.mark.rule("K5.9")
@pytest.mark.parametrize(
    ("tile", "unit"),
    [("high-rise-1", "infantry"), ("hospital-2", "jet"), ("power-plant-3", "tank")],
)
def test_a_new_unit_can_be_destroyed_in_the_next_turn(tile: str, unit: str) -> None:
    """The next turn is that of the other monster in the borough."""
    durability, _, _ = BUILDINGS[tile]
    match = wrecking(
        durability,
        [tile, None, None],
        monsters=[
            monster("bronx"),
            monster("bronx", trophies={"infantry": 8}),
            monster("lower"),
        ],
        below={"bronx": [0, 0, 0]},
    )
    match.play("resolve D")
    match.play("resolve E")
    match.play("stay")
    match.play("end")
    assert match.actor == 1
    match.script(["die D"] * 4 + ["die E"] * 2)
    match.play("roll")
    match.play("keep")
    match.play("resolve D")
    assert match.decision == "resolve"
    assert facts(match, 1)["trophies"] == dict(Counter({"infantry": 8}) + Counter([unit]))
    assert units_in(match, "bronx") == {}


@pytest.mark.rule("K5.9", "K5.12")
def test_a_new_unit_shoots_in_its_turn() -> None:
    match = table(
        [monster("bronx"), monster("lower", trophies={"infantry": 8})],
        decision="resolve",
        dice="DOEEEE",
        piles={"bronx": ["high-rise-1", None, None]},
        below={"bronx": [0, 0, 0]},
        market=QUIET,
    )
    match.play("resolve D")
    match.play("resolve O")
    assert facts(match, 0)["hearts"] == 9


@pytest.mark.rule("K5.9", "K5.12")
def test_old_and_new_units_shoot_together() -> None:
    match = table(
        [monster("bronx"), monster("lower")],
        decision="resolve",
        dice="DOEEEE",
        piles={"bronx": ["high-rise-1", "power-plant-3", "hospital-3"]},
        units={"bronx": {"infantry": 1, "tank": 1}},
        market=QUIET,
    )
    match.script(["tile high-rise-3"])
    match.play("resolve D")
    match.play("resolve O")
    assert facts(match, 0)["hearts"] == 7


@pytest.mark.rule("K5.8", "K5.12", "K5.9")
def test_a_destroyed_unit_shoots_no_more() -> None:
    keys = bare(infantry=1)
    match = wrecking(2, [None, None, None], **keys, other_dice="O")
    match.play("resolve D")
    match.play("resolve O")
    assert facts(match, 0)["hearts"] == 6


@pytest.mark.rule("K5.9", "K11.61", "K3.4")
def test_in_an_extra_turn_of_the_same_monster_the_unit_is_no_longer_new() -> None:
    match = wrecking(
        1,
        ["high-rise-1", None, None],
        monsters=[
            monster("bronx", hearts=5, extra_turns=["plain"]),
            monster("lower", trophies={"infantry": 8}),
        ],
        below={"bronx": [0, 0, 0]},
    )
    for text in ("resolve D", "resolve E", "stay", "end"):
        match.play(text)
    assert match.actor == 0
    match.script(["die D"] * 2 + ["die E"] * 4)
    for text in ("roll", "keep", "resolve D"):
        match.play(text)
    assert facts(match, 0)["trophies"] == {"infantry": 1}
