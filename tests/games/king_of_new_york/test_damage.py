"""Damage: one cause, one damage; no less than nothing (K6.1, K6.2)."""

from __future__ import annotations

import pytest

from tests.games.king_of_new_york.positions import (
    alive,
    board,
    each,
    facts,
    monster,
    of_kind,
    resolving,
)

# K6.1: one cause, one damage.


@pytest.mark.rule("K6.1")
@pytest.mark.parametrize("points", [1, 2, 3, 6])
def test_an_attack_is_one_damage_however_many_points(points: int) -> None:
    """Phoenix Blood counts the damages: it gives 1⚡ for each."""
    dice = "A" * points + "E" * (6 - points)
    match = resolving(dice, monster("bronx"), monster("lower", cards=["phoenix-blood"]))
    events = match.play("resolve A")
    assert [(e["player"], e["count"]) for e in of_kind(events, "damaged")] == [(1, points)]
    assert facts(match, 1)["hearts"] == 10 - points
    assert facts(match, 1)["energy"] == 1


@pytest.mark.rule("K6.1")
def test_all_units_of_one_resolving_of_ouch_are_one_damage() -> None:
    match = resolving(
        "OHHHHH",
        monster("bronx", cards=["phoenix-blood"]),
        monster("queens"),
        units={"bronx": {"infantry": 2, "jet": 1}},
    )
    events = match.play("resolve O")
    assert [(e["player"], e["count"]) for e in of_kind(events, "damaged")] == [(0, 3)]
    assert facts(match, 0)["hearts"] == 7
    assert facts(match, 0)["energy"] == 1


@pytest.mark.rule("K6.1")
def test_one_resolving_of_three_ouch_is_one_damage_to_each_monster() -> None:
    match = resolving(
        "OOOHHH",
        monster("bronx", cards=["phoenix-blood"]),
        monster("queens"),
        monster("lower"),
        units={"bronx": {"infantry": 2}, "queens": {"tank": 1}, "manhattan": {"infantry": 4}},
    )
    events = match.play("resolve O")
    damages = [(e["player"], e["count"]) for e in of_kind(events, "damaged")]
    assert sorted(damages) == [(0, 2), (1, 1), (2, 4)]
    assert facts(match, 0)["energy"] == 1


@pytest.mark.rule("K6.1")
def test_the_points_of_one_card_are_one_damage() -> None:
    match = board(
        monster("bronx", energy=5, cards=["phoenix-blood"]),
        monster("queens"),
        decision="buy",
        market=["power-substation", "hunter", "diva"],
    )
    events = match.play("buy power-substation")
    assert [(e["player"], e["count"]) for e in of_kind(events, "damaged")] == [(0, 3)]
    assert facts(match, 0)["hearts"] == 7
    assert facts(match, 0)["energy"] == 5 - 5 + 8 + 1


@pytest.mark.rule("K6.1")
def test_the_units_that_one_card_lets_shoot_are_one_damage() -> None:
    match = board(
        monster("bronx", energy=6, cards=["phoenix-blood"]),
        monster("queens"),
        decision="buy",
        market=["air-force-one", "hunter", "diva"],
        destroyed={"jet": 1},
        units={"bronx": {"infantry": 2, "tank": 1}},
    )
    events = match.play("buy air-force-one")
    assert [(e["player"], e["count"]) for e in of_kind(events, "damaged")] == [(0, 3)]
    assert facts(match, 0)["energy"] == 1


@pytest.mark.rule("K6.1")
def test_two_causes_in_one_turn_are_two_damages() -> None:
    match = resolving(
        "AAOOOH",
        monster("bronx"),
        monster("lower", cards=["phoenix-blood"]),
        units={"manhattan": {"infantry": 3}},
    )
    match.play("resolve A")
    match.play("stay")
    assert (facts(match, 1)["hearts"], facts(match, 1)["energy"]) == (8, 1)
    match.play("resolve O")
    assert (facts(match, 1)["hearts"], facts(match, 1)["energy"]) == (5, 2)


@pytest.mark.rule("K6.1")
@pytest.mark.parametrize(("before", "after"), [(5, 2), (4, 1), (3, 0), (2, 0), (1, 0)])
def test_a_monster_at_no_hearts_or_less_is_eliminated(before: int, after: int) -> None:
    match = resolving(
        "AAAEEE", monster("bronx"), monster("lower", hearts=before), monster("queens")
    )
    events = match.play("resolve A")
    assert facts(match, 1)["hearts"] == after
    assert alive(match) == [True, after > 0, True]
    assert [e["player"] for e in of_kind(events, "eliminated")] == ([] if after else [1])


@pytest.mark.rule("K6.1")
def test_an_attack_hurts_all_its_targets_before_anyone_is_eliminated() -> None:
    match = resolving(
        "AAAEEE",
        monster("lower"),
        monster("bronx", hearts=2),
        monster("bronx", hearts=9),
        monster("queens", hearts=3),
    )
    events = match.play("resolve A")
    order = [e.kind for e in events if e.kind in ("damaged", "eliminated")]
    assert order == ["damaged"] * 3 + ["eliminated"] * 2
    assert each(match, "hearts") == [10, 0, 6, 0]
    fallen = [facts(match, player)["fallen"] for player in range(4)]
    assert fallen[1] == fallen[3] > 0
    assert fallen[0] == fallen[2] == 0


@pytest.mark.rule("K6.1", "K5.12")
def test_units_hurt_everyone_before_the_active_monster_dies_of_them() -> None:
    match = resolving(
        "OOOHHH",
        monster("bronx", hearts=1),
        monster("queens", hearts=1),
        monster("brooklyn"),
        units={"bronx": {"infantry": 1}, "queens": {"infantry": 1}, "brooklyn": {"infantry": 1}},
    )
    events = match.play("resolve O")
    order = [e.kind for e in events if e.kind in ("damaged", "eliminated")]
    assert order == ["damaged"] * 3 + ["eliminated"] * 2
    assert each(match, "hearts") == [0, 0, 9]
    assert facts(match, 0)["fallen"] == facts(match, 1)["fallen"]


@pytest.mark.rule("K6.1", "K11.54")
def test_a_card_hurts_everyone_though_its_buyer_dies_of_it() -> None:
    match = board(
        monster("bronx", hearts=1, energy=5),
        monster("queens", hearts=5),
        monster("lower"),
        decision="buy",
        market=["general-ellis", "hunter", "diva"],
        destroyed={"tank": 1},
    )
    match.play("buy general-ellis")
    assert each(match, "hearts") == [0, 4, 9]
    assert alive(match) == [False, True, True]


# K6.2: no less than nothing, no more than the maximum.


@pytest.mark.rule("K6.2", "K5.13")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (2, 0), (3, 0), (4, 1)])
def test_stars_do_not_go_below_zero_with_the_statue(before: int, after: int) -> None:
    match = resolving("OOOHHH", monster("bronx"), monster("queens", stars=before), statue=1)
    match.play("resolve O")
    assert facts(match, 0)["stars"] == 3
    assert facts(match, 1)["stars"] == after


@pytest.mark.rule("K6.2", "K11.42")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 1)])
def test_stars_do_not_go_below_zero_by_a_card(before: int, after: int) -> None:
    match = resolving(
        "AHHHHH", monster("bronx", cards=["trash-thrower"]), monster("lower", stars=before)
    )
    match.play("resolve A")
    assert facts(match, 1)["stars"] == after


@pytest.mark.rule("K6.2")
@pytest.mark.parametrize(
    ("cards", "before", "after"),
    [
        ([], 6, 9),
        ([], 7, 10),
        ([], 8, 10),
        ([], 10, 10),
        (["carapace"], 8, 11),
        (["carapace"], 9, 12),
        (["carapace"], 10, 12),
        (["carapace"], 12, 12),
    ],
)
def test_dice_heal_up_to_the_maximum(cards: list[str], before: int, after: int) -> None:
    match = resolving("HHHEEE", monster("bronx", hearts=before, cards=cards), monster("queens"))
    match.play("resolve H")
    assert facts(match, 0)["hearts"] == after


@pytest.mark.rule("K6.2")
@pytest.mark.parametrize(
    ("cards", "before", "after"),
    [([], 7, 10), ([], 9, 10), (["carapace"], 9, 12), (["carapace"], 11, 12)],
)
def test_the_reward_of_a_hospital_heals_up_to_the_maximum(
    cards: list[str], before: int, after: int
) -> None:
    match = resolving(
        "DDDEEE",
        monster("bronx", hearts=before, cards=cards),
        monster("queens"),
        piles={"bronx": ["hospital-3", "high-rise-3", "power-plant-3"]},
    )
    match.play("resolve D")
    match.play("destroy bronx 1")
    assert facts(match, 0)["hearts"] == after


@pytest.mark.rule("K6.2")
@pytest.mark.parametrize(
    ("cards", "before", "after"), [([], 6, 10), ([], 8, 10), (["carapace"], 9, 12)]
)
def test_a_card_heals_up_to_the_maximum(cards: list[str], before: int, after: int) -> None:
    match = board(
        monster("bronx", hearts=before, energy=2, cards=cards),
        monster("queens"),
        decision="buy",
        market=["natural-selection", "hunter", "diva"],
    )
    match.play("buy natural-selection")
    assert facts(match, 0)["hearts"] == after


@pytest.mark.rule("K6.2")
def test_the_carapace_of_another_raises_nobody_elses_maximum() -> None:
    match = resolving(
        "HHHEEE", monster("bronx", hearts=9), monster("queens", hearts=12, cards=["carapace"])
    )
    match.play("resolve H")
    assert each(match, "hearts") == [10, 12]
