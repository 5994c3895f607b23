"""Resolving: the order of the faces, E, H and C (K5.1 to K5.3, K5.10, K5.11)."""

from __future__ import annotations

from itertools import permutations

import pytest

from bigapple.errors import IllegalAction
from tests.games.king_of_new_york.positions import (
    QUIET,
    ZONES,
    each,
    facts,
    monster,
    refused,
    resolving,
    table,
    texts,
)

# The order of the faces.


@pytest.mark.rule("K5.1")
@pytest.mark.parametrize("order", list(permutations("EHC")))
def test_the_faces_may_be_taken_in_any_order(order: tuple[str, ...]) -> None:
    match = resolving("EEHHHC", monster("bronx", hearts=5), monster("queens"))
    left = set(order)
    for face in order:
        assert match.decision == "resolve"
        assert set(texts(match)) == {f"resolve {other}" for other in left}
        match.play(f"resolve {face}")
        left.remove(face)
    assert match.decision == "move"
    assert (facts(match, 0)["energy"], facts(match, 0)["hearts"]) == (2, 8)


@pytest.mark.rule("K5.1")
def test_all_dice_of_a_face_are_resolved_together() -> None:
    match = resolving("EEEHHH", monster("bronx", hearts=5), monster("queens"))
    match.play("resolve E")
    assert facts(match, 0)["energy"] == 3
    assert (facts(match, 0)["hearts"], match.position()["resolved"]) == (5, "E")
    assert texts(match) == ["resolve H"]


@pytest.mark.rule("K5.1")
def test_a_face_is_resolved_once() -> None:
    match = resolving("EEEHHH", monster("bronx"), monster("queens"))
    match.play("resolve E")
    assert refused(match, "resolve E") == "K5.1"
    with pytest.raises(IllegalAction):
        match.play("resolve E")


@pytest.mark.rule("K5.1")
@pytest.mark.parametrize("face", "AHCDO")
def test_a_face_that_does_not_lie_there_cannot_be_resolved(face: str) -> None:
    match = resolving("EEEEEE", monster("bronx"), monster("queens"))
    assert refused(match, f"resolve {face}") == "K5.1"


@pytest.mark.rule("K5.1")
def test_every_face_is_resolved_also_one_that_hurts_or_does_nothing() -> None:
    match = resolving(
        "EEEOCC", monster("bronx"), monster("lower"), units={"bronx": {"infantry": 1}}
    )
    match.play("resolve E")
    for text in ("stay", "end", "no", "keep"):
        assert refused(match, text) == "K3.1"
    assert set(texts(match)) == {"resolve O", "resolve C"}
    match.play("resolve C")
    assert texts(match) == ["resolve O"]
    match.play("resolve O")
    assert match.decision == "move"
    assert facts(match, 0)["hearts"] == 9


@pytest.mark.rule("K5.1")
def test_several_faces_may_be_said_at_once() -> None:
    match = resolving("EEEHHC", monster("bronx", hearts=5), monster("queens"))
    match.play("resolve C E H")
    assert match.decision == "move"
    assert (facts(match, 0)["energy"], facts(match, 0)["hearts"]) == (3, 7)


@pytest.mark.rule("K5.1", "K5.3")
def test_the_order_of_the_faces_matters() -> None:
    """Hearts before ouch are wasted on a healthy monster; after it they heal."""
    units = {"bronx": {"infantry": 2}}
    match = resolving("HHOEEE", monster("bronx"), monster("lower"), units=units)
    match.play("resolve H")
    match.play("resolve O")
    assert facts(match, 0)["hearts"] == 8
    match = resolving("HHOEEE", monster("bronx"), monster("lower"), units=units)
    match.play("resolve O")
    match.play("resolve H")
    assert facts(match, 0)["hearts"] == 10


# E.


@pytest.mark.rule("K5.2")
@pytest.mark.parametrize("count", range(1, 7))
@pytest.mark.parametrize("place", ["bronx", "upper"])
def test_each_energy_die_gives_one_energy(count: int, place: str) -> None:
    match = resolving(
        ("E" * count + "CCHHH")[:6], monster(place, energy=2), monster("queens", energy=1)
    )
    match.play("resolve E")
    assert each(match, "energy") == [2 + count, 1]
    assert each(match, "stars") == [0, 0]


@pytest.mark.rule("K5.2", "K11.25")
@pytest.mark.parametrize(("dice", "energy"), [("EHHHHH", 0), ("EEHHHH", 1), ("EEEEEE", 5)])
def test_overload_takes_one_energy_off_all_energy_dice_together(dice: str, energy: int) -> None:
    match = resolving(dice, monster("bronx", cards=["overload"]), monster("queens"))
    match.play("resolve E")
    assert facts(match, 0)["energy"] == energy


# H.


@pytest.mark.rule("K5.3", "K6.2")
@pytest.mark.parametrize(
    ("before", "count", "after"),
    [(1, 1, 2), (5, 3, 8), (7, 3, 10), (8, 3, 10), (9, 1, 10), (10, 6, 10), (4, 6, 10)],
)
def test_each_heart_heals_one_up_to_ten(before: int, count: int, after: int) -> None:
    match = resolving(
        ("H" * count + "EEEEE")[:6], monster("bronx", hearts=before), monster("bronx", hearts=3)
    )
    match.play("resolve H")
    assert each(match, "hearts") == [after, 3]


@pytest.mark.rule("K5.3", "K6.2", "K11.6")
@pytest.mark.parametrize(("before", "after"), [(9, 11), (10, 12), (11, 12), (12, 12)])
def test_with_carapace_hearts_heal_up_to_twelve(before: int, after: int) -> None:
    match = resolving(
        "HHEEEE", monster("bronx", hearts=before, cards=["carapace"]), monster("queens")
    )
    match.play("resolve H")
    assert facts(match, 0)["hearts"] == after


@pytest.mark.rule("K5.3")
@pytest.mark.parametrize("zone", ZONES)
def test_hearts_do_not_heal_in_manhattan(zone: str) -> None:
    match = resolving("HHHHHE", monster(zone, hearts=4), monster("queens", hearts=4))
    events = match.play("resolve H")
    assert each(match, "hearts") == [4, 4]
    assert not any(event.kind == "healed" for event in events)


@pytest.mark.rule("K5.3", "K9.1")
@pytest.mark.parametrize("zone", ZONES)
def test_hearts_do_not_heal_on_a_5_6_space_either(zone: str) -> None:
    five = [monster(f"{zone}-5-6", hearts=4), monster("midtown"), *[monster()] * 3]
    match = resolving("HHHHHE", *five)
    match.play("resolve H")
    assert facts(match, 0)["hearts"] == 4


@pytest.mark.rule("K5.3", "K11.10", "K12.3")
def test_in_manhattan_hearts_may_discard_curse_tokens() -> None:
    match = resolving("HHEEEE", monster("midtown", hearts=4, curses=3), monster("queens"))
    match.play("resolve H")
    assert match.decision == "curses"
    match.play("curses 2")
    assert (facts(match, 0)["curses"], facts(match, 0)["hearts"]) == (1, 4)


@pytest.mark.rule("K5.3", "K11.2")
def test_in_manhattan_hearts_may_be_turned_into_energy() -> None:
    match = table(
        [monster("midtown", hearts=4, cards=["artificial-heart"]), monster("queens")],
        decision="reroll",
        dice="HHHCCE",
        rerolls_left=1,
        market=QUIET,
    )
    match.play("keep")
    match.play("convert 2 H E")
    match.play("resolve E")
    match.play("resolve H")
    assert (facts(match, 0)["energy"], facts(match, 0)["hearts"]) == (3, 4)


@pytest.mark.rule("K5.3", "K11.49")
@pytest.mark.parametrize("zone", ZONES)
def test_cards_heal_in_manhattan(zone: str) -> None:
    match = table(
        [monster(zone, hearts=4, energy=5), monster("queens")],
        decision="buy",
        market=["central-park", "drain", "curse"],
    )
    match.play("buy central-park")
    assert facts(match, 0)["hearts"] == 6


@pytest.mark.rule("K5.3", "K11.30")
def test_cards_heal_in_manhattan_at_the_start_of_the_turn() -> None:
    match = table(
        [monster("queens"), monster("upper", hearts=4, cards=["regeneration"])],
        decision="buy",
        market=QUIET,
    )
    match.play("end")
    assert facts(match, 1)["hearts"] == 5


@pytest.mark.rule("K5.3", "K1.4")
@pytest.mark.parametrize("zone", ZONES)
def test_rewards_of_tiles_heal_in_manhattan(zone: str) -> None:
    match = resolving(
        "DDEEEE",
        monster(zone, hearts=4),
        monster("queens"),
        piles={"manhattan": ["hospital-3", "hospital-2", "power-plant-3"]},
    )
    match.script(["tile high-rise-3"])
    match.play("resolve D")
    assert facts(match, 0)["hearts"] == 6


# C.


@pytest.mark.rule("K5.10")
@pytest.mark.parametrize("count", [1, 2])
@pytest.mark.parametrize("holder", [None, 1])
def test_fewer_than_three_celebrities_do_nothing(count: int, holder: int | None) -> None:
    match = resolving(
        ("C" * count + "EEEEE")[:6], monster("bronx"), monster("queens", stars=4), superstar=holder
    )
    match.play("resolve C")
    assert match.position()["superstar"] == holder
    assert each(match, "stars") == [0, 4]


@pytest.mark.rule("K5.10")
@pytest.mark.parametrize(("count", "stars"), [(3, 1), (4, 2), (5, 3), (6, 4)])
@pytest.mark.parametrize("holder", [None, 1])
def test_three_celebrities_take_superstar_and_give_a_star_and_one_for_each_more(
    count: int, stars: int, holder: int | None
) -> None:
    match = resolving(
        ("C" * count + "EEEEE")[:6],
        monster("bronx", stars=2),
        monster("queens", stars=4),
        superstar=holder,
    )
    events = match.play("resolve C")
    assert match.position()["superstar"] == 0
    assert each(match, "stars") == [2 + stars, 4]
    assert len([event for event in events if event.kind == "superstar-taken"]) == 1


@pytest.mark.rule("K5.10")
def test_celebrities_work_in_manhattan_too() -> None:
    match = resolving("CCCEEE", monster("upper"), monster("queens"), superstar=1)
    match.play("resolve C")
    assert (match.position()["superstar"], facts(match, 0)["stars"]) == (0, 1)


@pytest.mark.rule("K5.11")
@pytest.mark.parametrize("count", range(1, 7))
def test_who_holds_superstar_gains_a_star_for_each_celebrity(count: int) -> None:
    match = resolving(
        ("C" * count + "EEEEE")[:6], monster("bronx", stars=2), monster("queens"), superstar=0
    )
    events = match.play("resolve C")
    assert each(match, "stars") == [2 + count, 0]
    assert match.position()["superstar"] == 0
    assert not any(event.kind == "superstar-taken" for event in events)


@pytest.mark.rule("K5.11", "K11.3", "K11.13", "K12.6")
def test_who_holds_superstar_does_not_take_it_again() -> None:
    match = resolving(
        "CCCCHH",
        monster("bronx", cards=["broadway-star", "ego-trip"]),
        monster("queens"),
        superstar=0,
    )
    match.play("resolve C")
    assert (facts(match, 0)["stars"], facts(match, 0)["energy"]) == (4, 0)
