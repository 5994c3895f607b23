"""What buildings and units need and give, and how D is spent (K1.4, K5.7)."""

from __future__ import annotations

import pytest

from bigapple.errors import IllegalAction
from bigapple.match import Match
from tests.games.king_of_new_york.positions import (
    TOUGH,
    facts,
    monster,
    of_kind,
    refused,
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

# What buildings and units need and give.


@pytest.mark.rule("K1.4", "K5.7", "K5.8")
@pytest.mark.parametrize("tile", BUILDINGS)
def test_a_building_needs_its_durability_and_gives_its_reward(tile: str) -> None:
    durability, reward, unit = BUILDINGS[tile]
    match = wrecking(durability, [tile, None, None], **bare_but(tile))
    match.play("resolve D")
    assert gained(match) == reward
    assert units_in(match, "bronx") == {unit: 1}
    assert match.decision == "resolve"


@pytest.mark.rule("K1.4", "K5.7")
@pytest.mark.parametrize("tile", [tile for tile in BUILDINGS if BUILDINGS[tile][0] > 1])
def test_with_one_less_nothing_happens_to_a_building(tile: str) -> None:
    durability, _, _ = BUILDINGS[tile]
    match = wrecking(durability - 1, [tile, None, None], **bare_but(tile))
    match.play("resolve D")
    assert gained(match) == (0, 0, 0)
    assert match.position()["piles"]["bronx"] == [tile, None, None]
    assert match.decision == "resolve"


@pytest.mark.rule("K1.4", "K5.7", "K5.8")
@pytest.mark.parametrize("unit", UNITS)
def test_a_unit_needs_its_durability_and_gives_its_reward(unit: str) -> None:
    durability, reward = UNITS[unit]
    match = wrecking(durability, [None, None, None], **bare(**{unit: 1}))
    match.play("resolve D")
    assert gained(match) == reward
    assert units_in(match, "bronx") == {}
    assert facts(match, 0)["trophies"] == {unit: 1}


@pytest.mark.rule("K1.4", "K5.7")
@pytest.mark.parametrize("unit", UNITS)
def test_with_one_less_nothing_happens_to_a_unit(unit: str) -> None:
    durability, _ = UNITS[unit]
    match = wrecking(durability - 1, [None, None, None], **bare(**{unit: 1}))
    match.play("resolve D")
    assert gained(match) == (0, 0, 0)
    assert units_in(match, "bronx") == {unit: 1}
    assert facts(match, 0)["trophies"] == {}


@pytest.mark.rule("K1.4", "K6.2")
@pytest.mark.parametrize(("before", "after"), [(7, 10), (8, 10), (10, 10)])
def test_hearts_of_a_hospital_do_not_go_above_ten(before: int, after: int) -> None:
    tops = ["hospital-3", None, None]
    keys = bare_but("hospital-3")
    keys["monsters"][0]["hearts"] = before
    match = wrecking(3, tops, **keys)
    match.play("resolve D")
    assert facts(match, 0)["hearts"] == after


@pytest.mark.rule("K1.4", "K6.2")
def test_the_heart_of_an_infantry_does_not_go_above_ten() -> None:
    keys = bare(infantry=1)
    keys["monsters"][0]["hearts"] = 10
    match = wrecking(2, [None, None, None], **keys)
    match.play("resolve D")
    assert (facts(match, 0)["hearts"], facts(match, 0)["trophies"]) == (10, {"infantry": 1})


# Spending D.


@pytest.mark.rule("K5.7")
def test_only_what_is_in_the_own_borough_can_be_destroyed() -> None:
    match = wrecking(
        4,
        ["high-rise-1", "high-rise-2", "hospital-3"],
        piles={
            "bronx": ["high-rise-1", "high-rise-2", "hospital-3"],
            "queens": ["high-rise-1"] * 3,
            "manhattan": ["high-rise-1"] * 3,
        },
        units={"queens": {"infantry": 1}, "brooklyn": {"jet": 1}, "bronx": {"tank": 1}},
    )
    match.play("resolve D")
    assert set(texts(match)) == {
        "destroy bronx 1",
        "destroy bronx 2",
        "destroy bronx 3",
        "destroy bronx tank",
    }
    foreign = ["queens 1", "manhattan 2", "queens infantry", "brooklyn jet", "staten-island 3"]
    for target in foreign:
        assert refused(match, f"destroy {target}") == "K5.7"
        with pytest.raises(IllegalAction):
            match.play(f"destroy {target}")


@pytest.mark.rule("K5.7", "K7.1")
@pytest.mark.parametrize("zone", ["lower", "midtown", "upper"])
def test_in_manhattan_all_three_zones_are_the_own_borough(zone: str) -> None:
    match = wrecking(
        3,
        [],
        monsters=[monster(zone, hearts=5), monster("bronx")],
        piles={"manhattan": ["high-rise-1", "high-rise-2", "hospital-3"]},
        units={"manhattan": {"infantry": 1}},
    )
    match.play("resolve D")
    piles = {f"destroy manhattan {pile}" for pile in (1, 2, 3)}
    assert set(texts(match)) == piles | {"destroy manhattan infantry"}


@pytest.mark.rule("K5.7")
@pytest.mark.parametrize(
    ("count", "piles"),
    [(1, {1}), (2, {1, 2}), (3, {1, 2, 3}), (4, {1, 2, 3})],
)
def test_only_what_can_be_afforded_can_be_destroyed(count: int, piles: set[int]) -> None:
    tops: list[str | None] = ["high-rise-1", "power-plant-2", "hospital-3"]
    units = {"bronx": {"tank": 1}}
    match = wrecking(count, tops, units=units)
    match.script(["tile high-rise-3"])
    match.play("resolve D")
    if count == 1:
        # There is nothing to choose: it has been destroyed already.
        assert match.decision == "resolve"
        assert gained(match) == (1, 0, 0)
        return
    legal = {f"destroy bronx {pile}" for pile in piles}
    assert set(texts(match)) == (legal | {"destroy bronx tank"} if count == 4 else legal)
    for pile in {1, 2, 3} - piles:
        assert refused(match, f"destroy bronx {pile}") == "K5.7"
    if count < 4:
        assert refused(match, "destroy bronx tank") == "K5.7"


@pytest.mark.rule("K5.7")
@pytest.mark.parametrize("unit", ["infantry", "jet"])
def test_what_is_not_there_cannot_be_destroyed(unit: str) -> None:
    match = wrecking(
        4,
        ["high-rise-1", "high-rise-2", None],
        monsters=[monster("bronx"), monster("lower", trophies={"infantry": 2})],
        units={"bronx": {"tank": 1}},
    )
    match.play("resolve D")
    assert refused(match, "destroy bronx 3") == "K5.7"
    assert refused(match, f"destroy bronx {unit}") == "K5.7"
    assert refused(match, "destroy bronx tank") is None


def reason(match: Match, text: str) -> str:
    """The code of a refusal: several of them cite the same clause."""
    refusal = match.why_not(text)
    assert refusal is not None
    return refusal.code


@pytest.mark.rule("K5.7")
def test_the_reasons_against_a_target_are_told_apart() -> None:
    match = wrecking(
        2,
        ["high-rise-1", "power-plant-2", "hospital-3"],
        piles={
            "bronx": ["high-rise-1", "power-plant-2", "hospital-3"],
            "queens": ["high-rise-1", "power-plant-2", None],
        },
        monsters=[monster("bronx"), monster("lower", trophies={"infantry": 2})],
        units={"bronx": {"tank": 1}, "queens": {"infantry": 1}},
    )
    match.play("resolve D")
    elsewhere = {reason(match, f"destroy queens {target}") for target in ("1", "2", "infantry")}
    durable = {reason(match, f"destroy bronx {target}") for target in ("3", "tank")}
    missing = {reason(match, "destroy bronx infantry")}
    stopping = {reason(match, "no")}
    kinds = [elsewhere, durable, missing, stopping]
    assert [len(kind) for kind in kinds] == [1, 1, 1, 1]
    assert len(set.union(*kinds)) == 4


@pytest.mark.rule("K5.7", "K11.34")
def test_one_may_stop_only_when_nothing_in_the_borough_can_be_afforded() -> None:
    """A jet elsewhere, for Sharp Shooter, is a target but does not force anything."""
    match = wrecking(
        4,
        ["high-rise-1", None, None],
        monsters=[
            monster("bronx", cards=["sharp-shooter"]),
            monster("lower", trophies={"infantry": 8}),
        ],
        below={"bronx": [0, 0, 0]},
        units={"queens": {"jet": 1}},
    )
    match.play("resolve D")
    assert set(texts(match)) == {"destroy bronx 1", "destroy queens jet"}
    assert refused(match, "no") == "K5.7"
    match.play("destroy bronx 1")
    assert set(texts(match)) == {"destroy queens jet", "no"}
    match.play("no")
    assert match.decision == "resolve"
    assert units_in(match, "queens") == {"jet": 1}


@pytest.mark.rule("K5.7")
def test_there_is_no_partial_damage() -> None:
    """Two D on things of three are lost, and nothing remembers them."""
    match = wrecking(2, [*TOUGH], units={"bronx": {"jet": 1, "tank": 1}})
    events = match.play("resolve D")
    assert not of_kind(events, "building-destroyed")
    assert not of_kind(events, "unit-destroyed")
    assert match.decision == "resolve"
    assert (match.position()["piles"]["bronx"], gained(match)) == (TOUGH, (0, 0, 0))
    match.play("resolve E")
    assert match.decision == "move"
    match.play("stay")
    match.play("end")
    for text in ("roll", "keep"):
        match.script(["die E"] * 6)
        match.play(text)
    match.play("resolve E")
    match.play(texts(match)[0])
    match.play("end")
    match.script(["die D", "die E", "die E", "die E", "die E", "die E"])
    match.play("roll")
    match.play("keep")
    match.play("resolve D")
    assert match.position()["piles"]["bronx"] == TOUGH


@pytest.mark.rule("K5.7")
@pytest.mark.parametrize("target", ["1", "2", "3", "infantry", "jet"])
def test_the_choice_is_free_and_need_not_be_the_best(target: str) -> None:
    match = wrecking(
        3,
        ["high-rise-1", "power-plant-2", "hospital-3"],
        units={"bronx": {"infantry": 1, "jet": 1}},
    )
    match.play("resolve D")
    assert (match.actor, match.decision) == (0, "destroy")
    assert f"destroy bronx {target}" in texts(match)
    match.script(["tile high-rise-3"])
    match.play(f"destroy bronx {target}")
    rewards = {
        "1": (1, 0, 0),
        "2": (0, 2, 0),
        "3": (0, 0, 3),
        "infantry": (0, 0, 1),
        "jet": (0, 2, 0),
    }
    if match.decision == "destroy":
        assert gained(match) == rewards[target]
    else:
        # One D was left, with the high-rise 1 as the only thing to spend it on.
        forced = 1 if target in ("2", "infantry") else 0
        stars, energy, hearts = rewards[target]
        assert gained(match) == (stars + forced, energy, hearts)


@pytest.mark.rule("K5.7")
def test_one_must_be_destroyed_while_any_can_be_afforded() -> None:
    match = wrecking(5, ["high-rise-1", "power-plant-2", "hospital-3"])
    match.play("resolve D")
    assert refused(match, "no") == "K5.7"
    assert "no" not in texts(match)
    match.script(["tile high-rise-3"])
    match.play("destroy bronx 2")
    assert match.decision == "destroy"
    assert refused(match, "no") == "K5.7"
    with pytest.raises(IllegalAction):
        match.play("no")
    with pytest.raises(IllegalAction):
        match.play("resolve E")


@pytest.mark.rule("K5.7")
def test_a_single_target_is_destroyed_without_asking() -> None:
    match = wrecking(1, ["power-plant-2", "high-rise-1", "hospital-3"])
    match.script(["tile high-rise-1"])
    events = match.play("resolve D")
    (event,) = of_kind(events, "building-destroyed")
    assert event["player"] == 0
    assert gained(match) == (1, 0, 0)
    assert match.decision == "resolve"


@pytest.mark.rule("K5.7")
def test_d_are_spent_on_one_thing_after_another() -> None:
    match = wrecking(
        6, ["high-rise-1", "power-plant-2", "hospital-3"], below={"bronx": [0, 0, 0]},
        monsters=[monster("bronx", hearts=5), monster("lower", trophies={"infantry": 6})],
    )  # fmt: skip
    match.play("resolve D")
    match.play("destroy bronx 3")
    assert set(texts(match)) == {"destroy bronx 1", "destroy bronx 2"}
    match.play("destroy bronx 1")
    assert gained(match) == (1, 2, 3)
    assert match.decision == "move"
    assert units_in(match, "bronx") == {"infantry": 1, "jet": 1, "tank": 1}


@pytest.mark.rule("K5.7")
def test_what_is_left_is_lost() -> None:
    """Three D, and only a power plant 2 can be afforded: one D is lost, for later too."""
    match = wrecking(
        3,
        ["power-plant-2", None, None],
        monsters=[monster("bronx", hearts=5), monster("lower", trophies={"infantry": 8})],
        below={"bronx": [0, 0, 0]},
    )
    match.play("resolve D")
    assert gained(match) == (0, 2, 0)
    assert texts(match) == ["resolve E"]
    match.play("resolve E")
    assert match.decision == "move"
    assert refused(match, "destroy bronx 1") == "K3.1"


@pytest.mark.rule("K5.7")
def test_without_anything_to_destroy_d_are_lost() -> None:
    match = wrecking(6, [None, None, None], **bare())
    match.play("resolve D")
    assert match.decision == "move"
    assert gained(match) == (0, 0, 0)


@pytest.mark.rule("K5.7")
def test_the_other_monster_of_the_borough_gains_nothing() -> None:
    match = wrecking(
        1, ["high-rise-1", "high-rise-2", "hospital-3"],
        monsters=[monster("bronx"), monster("bronx"), monster("lower")],
    )  # fmt: skip
    match.play("resolve D")
    assert [facts(match, player)["stars"] for player in range(3)] == [1, 0, 0]
