"""K5: what the faces of the dice do, all but D."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from bigapple.engine.events import Event
from bigapple.errors import IllegalAction
from bigapple.match import Match
from tests.games.king_of_new_york.positions import facts, monster, refused, table, texts

DULL = ["extra-head", "shadow-double", "coney-island"]
"""Cards that change nothing while they are for sale."""
ZONES = ["lower", "midtown", "upper"]


def resolving(monsters: list[dict[str, Any]], dice: str, **keys: Any) -> Match:
    """Player 0 is about to resolve these dice."""
    return table(monsters, decision="resolve", dice=dice, **({"market": DULL} | keys))


def everyone(match: Match, key: str) -> list[Any]:
    return [found[key] for found in match.position()["monsters"]]


def damages(events: list[Event]) -> dict[int | None, int | None]:
    """The damage that each monster took; each of them once."""
    found = [(e["player"], e["count"]) for e in events if e.kind == "damaged"]
    assert len(dict(found)) == len(found)
    return dict(found)


# The order of the faces.


@pytest.mark.rule("K5.1")
@pytest.mark.parametrize("order", list(permutations("EHC")))
def test_the_faces_may_be_taken_in_any_order(order: tuple[str, ...]) -> None:
    match = resolving([monster("bronx", hearts=5), monster("queens")], "EEHHHC")
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
    match = resolving([monster("bronx", hearts=5), monster("queens")], "EEEHHH")
    match.play("resolve E")
    assert facts(match, 0)["energy"] == 3
    assert (facts(match, 0)["hearts"], match.position()["resolved"]) == (5, "E")
    assert texts(match) == ["resolve H"]


@pytest.mark.rule("K5.1")
def test_a_face_is_resolved_once() -> None:
    match = resolving([monster("bronx"), monster("queens")], "EEEHHH")
    match.play("resolve E")
    assert refused(match, "resolve E") == "K5.1"
    with pytest.raises(IllegalAction):
        match.play("resolve E")


@pytest.mark.rule("K5.1")
@pytest.mark.parametrize("face", "AHCDO")
def test_a_face_that_does_not_lie_there_cannot_be_resolved(face: str) -> None:
    match = resolving([monster("bronx"), monster("queens")], "EEEEEE")
    assert refused(match, f"resolve {face}") == "K5.1"


@pytest.mark.rule("K5.1")
def test_every_face_is_resolved_also_one_that_hurts_or_does_nothing() -> None:
    match = resolving(
        [monster("bronx"), monster("lower")],
        "EEEOCC",
        units={"bronx": {"infantry": 1}},
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
    match = resolving([monster("bronx", hearts=5), monster("queens")], "EEEHHC")
    match.play("resolve C E H")
    assert match.decision == "move"
    assert (facts(match, 0)["energy"], facts(match, 0)["hearts"]) == (3, 7)


@pytest.mark.rule("K5.1", "K5.3")
def test_the_order_of_the_faces_matters() -> None:
    """Hearts before ouch are wasted on a healthy monster; after it they heal."""
    units = {"bronx": {"infantry": 2}}
    match = resolving([monster("bronx"), monster("lower")], "HHOEEE", units=units)
    match.play("resolve H")
    match.play("resolve O")
    assert facts(match, 0)["hearts"] == 8
    match = resolving([monster("bronx"), monster("lower")], "HHOEEE", units=units)
    match.play("resolve O")
    match.play("resolve H")
    assert facts(match, 0)["hearts"] == 10


# E.


@pytest.mark.rule("K5.2")
@pytest.mark.parametrize("count", range(1, 7))
@pytest.mark.parametrize("place", ["bronx", "upper"])
def test_each_energy_die_gives_one_energy(count: int, place: str) -> None:
    match = resolving(
        [monster(place, energy=2), monster("queens", energy=1)], ("E" * count + "CCHHH")[:6]
    )
    match.play("resolve E")
    assert everyone(match, "energy") == [2 + count, 1]
    assert everyone(match, "stars") == [0, 0]


@pytest.mark.rule("K5.2", "K11.25")
@pytest.mark.parametrize(("dice", "energy"), [("EHHHHH", 0), ("EEHHHH", 1), ("EEEEEE", 5)])
def test_overload_takes_one_energy_off_all_energy_dice_together(dice: str, energy: int) -> None:
    match = resolving([monster("bronx", cards=["overload"]), monster("queens")], dice)
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
        [monster("bronx", hearts=before), monster("bronx", hearts=3)], ("H" * count + "EEEEE")[:6]
    )
    match.play("resolve H")
    assert everyone(match, "hearts") == [after, 3]


@pytest.mark.rule("K5.3", "K6.2", "K11.6")
@pytest.mark.parametrize(("before", "after"), [(9, 11), (10, 12), (11, 12), (12, 12)])
def test_with_carapace_hearts_heal_up_to_twelve(before: int, after: int) -> None:
    match = resolving(
        [monster("bronx", hearts=before, cards=["carapace"]), monster("queens")], "HHEEEE"
    )
    match.play("resolve H")
    assert facts(match, 0)["hearts"] == after


@pytest.mark.rule("K5.3")
@pytest.mark.parametrize("zone", ZONES)
def test_hearts_do_not_heal_in_manhattan(zone: str) -> None:
    match = resolving([monster(zone, hearts=4), monster("queens", hearts=4)], "HHHHHE")
    events = match.play("resolve H")
    assert everyone(match, "hearts") == [4, 4]
    assert not any(event.kind == "healed" for event in events)


@pytest.mark.rule("K5.3", "K9.1")
@pytest.mark.parametrize("zone", ZONES)
def test_hearts_do_not_heal_on_a_5_6_space_either(zone: str) -> None:
    five = [monster(f"{zone}-5-6", hearts=4), monster("midtown"), *[monster()] * 3]
    match = resolving(five, "HHHHHE")
    match.play("resolve H")
    assert facts(match, 0)["hearts"] == 4


@pytest.mark.rule("K5.3", "K11.10", "K12.3")
def test_in_manhattan_hearts_may_discard_curse_tokens() -> None:
    match = resolving([monster("midtown", hearts=4, curses=3), monster("queens")], "HHEEEE")
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
        market=DULL,
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
        market=DULL,
    )
    match.play("end")
    assert facts(match, 1)["hearts"] == 5


@pytest.mark.rule("K5.3", "K1.4")
@pytest.mark.parametrize("zone", ZONES)
def test_rewards_of_tiles_heal_in_manhattan(zone: str) -> None:
    match = resolving(
        [monster(zone, hearts=4), monster("queens")],
        "DDEEEE",
        piles={"manhattan": ["hospital-3", "hospital-2", "power-plant-3"]},
    )
    match.script(["tile high-rise-3"])
    match.play("resolve D")
    assert facts(match, 0)["hearts"] == 6


# A.


@pytest.mark.rule("K5.4", "K5.6")
@pytest.mark.parametrize("count", range(1, 7))
@pytest.mark.parametrize("zone", ZONES)
def test_from_outside_attacks_hit_the_monster_in_manhattan(count: int, zone: str) -> None:
    match = resolving(
        [monster("bronx"), monster("bronx"), monster(zone), monster("queens")],
        ("A" * count + "EEEEE")[:6],
    )
    events = match.play("resolve A")
    assert everyone(match, "hearts") == [10, 10, 10 - count, 10]
    assert damages(events) == {2: count}


@pytest.mark.rule("K5.4", "K5.6")
@pytest.mark.parametrize("count", range(1, 7))
@pytest.mark.parametrize("zone", ZONES)
def test_from_manhattan_attacks_hit_every_monster_outside(count: int, zone: str) -> None:
    match = resolving(
        [monster(zone), monster("bronx"), monster("bronx"), monster("queens")],
        ("A" * count + "EEEEE")[:6],
    )
    events = match.play("resolve A")
    assert everyone(match, "hearts") == [10, *[10 - count] * 3]
    assert damages(events) == dict.fromkeys((1, 2, 3), count)


@pytest.mark.rule("K5.4", "K9.3")
def test_from_outside_attacks_hit_both_monsters_in_manhattan() -> None:
    places = ["bronx", "bronx", "lower-5-6", "upper", "queens"]
    match = resolving([monster(place) for place in places], "AAEEEE")
    match.play("resolve A")
    assert everyone(match, "hearts") == [10, 10, 8, 8, 10]


@pytest.mark.rule("K5.4", "K9.3")
@pytest.mark.parametrize(("own", "other"), [("lower", "upper-5-6"), ("midtown-5-6", "midtown")])
def test_in_manhattan_two_monsters_do_not_hit_each_other(own: str, other: str) -> None:
    places = [own, "bronx", other, "queens", "queens"]
    match = resolving([monster(place) for place in places], "AAEEEE")
    match.play("resolve A")
    assert everyone(match, "hearts") == [10, 8, 10, 8, 8]


@pytest.mark.rule("K5.4")
def test_the_attacker_is_not_asked_to_move_nor_hit() -> None:
    match = resolving([monster("bronx", hearts=1), monster("lower")], "AAEEEE")
    match.play("resolve A")
    assert (facts(match, 0)["hearts"], facts(match, 0)["place"]) == (1, "bronx")


@pytest.mark.rule("K5.4", "K11.61")
def test_places_are_those_of_the_moment_of_resolving() -> None:
    """The monster that was in Manhattan goes out by Subway: nobody is there to be hit."""
    match = resolving(
        [monster("midtown"), monster("bronx"), monster("queens")],
        "AAEEEE",
        extra_turn="subway",
        subway_moves=8,
    )
    match.play("subway brooklyn")
    match.play("resolve A")
    assert everyone(match, "hearts") == [10, 10, 10]
    assert match.decision == "resolve"


@pytest.mark.rule("K5.4", "K5.12", "K11.61")
def test_who_has_come_to_manhattan_in_the_meantime_hits_those_outside() -> None:
    """O has emptied Manhattan, Subway leads into it, and then A hits outside."""
    match = resolving(
        [monster("bronx"), monster("lower", hearts=1), monster("queens")],
        "AAOOOE",
        units={"manhattan": {"jet": 1}},
        extra_turn="subway",
        subway_moves=8,
    )
    match.play("resolve O")
    assert everyone(match, "hearts") == [10, 0, 10]
    match.play("subway manhattan")
    match.play("resolve A")
    assert everyone(match, "hearts") == [10, 0, 8]


@pytest.mark.rule("K5.4", "K5.12")
def test_an_attack_on_an_emptied_manhattan_hits_nobody() -> None:
    match = resolving(
        [monster("bronx"), monster("lower", hearts=1), monster("queens")],
        "AAOOOE",
        units={"manhattan": {"jet": 1}},
    )
    match.play("resolve O")
    events = match.play("resolve A")
    assert damages(events) == {}
    assert everyone(match, "hearts") == [10, 0, 10]


# Nobody in Manhattan.


@pytest.mark.rule("K5.5")
def test_if_nobody_is_in_manhattan_as_the_turn_starts_attacks_do_no_damage() -> None:
    places = ["bronx", "queens", "queens"]
    match = table([monster(place) for place in places], decision="buy", active=2, market=DULL)
    match.play("end")
    assert (match.actor, match.position()["nobody_in_manhattan"]) == (0, True)
    match.script(["die A"] * 6)
    match.play("roll")
    match.play("keep")
    events = match.play("resolve A")
    assert damages(events) == {}
    assert everyone(match, "hearts") == [10, 10, 10]


@pytest.mark.rule("K5.5", "K11.37")
def test_who_enters_manhattan_after_the_start_of_the_turn_does_no_damage() -> None:
    match = table(
        [monster("bronx"), monster("queens", cards=["super-speed"]), monster("brooklyn")],
        decision="buy",
        market=DULL,
    )
    match.play("end")
    match.play("speed manhattan")
    assert facts(match, 1)["place"] == "lower"
    match.script(["die A"] * 6)
    match.play("roll")
    match.play("keep")
    events = match.play("resolve A")
    assert damages(events) == {}
    assert everyone(match, "hearts") == [10, 10, 10]


@pytest.mark.rule("K5.5")
@pytest.mark.parametrize("occupant", [0, 1])
def test_if_anybody_is_there_as_the_turn_starts_attacks_do_damage(occupant: int) -> None:
    """Also if it is the active monster itself."""
    places = ["bronx", "queens", "brooklyn"]
    places[occupant] = "lower"
    match = table([monster(place) for place in places], decision="buy", active=2, market=DULL)
    match.play("end")
    assert (match.actor, match.position()["nobody_in_manhattan"]) == (0, False)
    match.script(["die A", "die E", "die E", "die E", "die E", "die E"])
    match.play("roll")
    match.play("keep")
    match.play("resolve A")
    assert everyone(match, "hearts") == ([10, 9, 9] if occupant == 0 else [10, 9, 10])


@pytest.mark.rule("K5.5")
def test_it_counts_how_each_turn_starts() -> None:
    """A monster that entered in its own turn can be hit in the next one."""
    match = table([monster("bronx"), monster("queens")], decision="move", market=DULL)
    match.play("go manhattan")
    match.play("end")
    match.script(["die A"] * 6)
    match.play("roll")
    match.play("keep")
    match.play("resolve A")
    assert everyone(match, "hearts") == [4, 10]


@pytest.mark.rule("K5.5", "K11.46")
def test_attacks_without_damage_may_still_discard_webs() -> None:
    match = resolving([monster("bronx", webs=2), monster("queens")], "AAAEEE")
    assert match.position()["nobody_in_manhattan"] is True
    match.play("resolve A")
    match.play("webs 2")
    assert facts(match, 0)["webs"] == 0
    assert everyone(match, "hearts") == [10, 10]


# What an attack is.


@pytest.mark.rule("K5.6", "K11.12")
@pytest.mark.parametrize("count", [1, 3, 6])
def test_all_attack_dice_are_one_attack(count: int) -> None:
    match = resolving(
        [monster("bronx", energy=9), monster("lower", cards=["drain", "phoenix-blood"])],
        ("A" * count + "CCCCC")[:6],
    )
    events = match.play("resolve A")
    assert damages(events) == {1: count}
    assert everyone(match, "energy") == [7, 3]


@pytest.mark.rule("K5.6", "K7.4")
def test_an_attack_is_fled_from_once() -> None:
    match = resolving([monster("bronx"), monster("lower")], "AAAEEE")
    match.play("resolve A")
    assert (match.actor, match.decision) == (1, "flee")
    match.play("stay")
    assert (match.actor, match.decision) == (0, "resolve")


@pytest.mark.rule("K5.6", "K11.46", "K11.12")
def test_without_damage_there_is_no_attack() -> None:
    """All A go into discarding webs."""
    match = resolving(
        [monster("bronx", webs=2, energy=5), monster("lower", cards=["drain"])], "AAEEEE"
    )
    match.play("resolve A")
    match.play("webs 2")
    assert everyone(match, "energy") == [5, 0]
    assert everyone(match, "hearts") == [10, 10]
    assert (match.actor, match.decision) == (0, "resolve")


@pytest.mark.rule("K5.6", "K7.4", "K11.12", "K11.42")
@pytest.mark.parametrize("dice", ["OOOEEE", "OOOOOO"])
def test_damage_by_units_is_no_attack(dice: str) -> None:
    match = resolving(
        [
            monster("bronx", energy=5, cards=["trash-thrower", "webspinner"]),
            monster("lower", stars=5, cards=["drain"]),
        ],
        dice,
        units={"manhattan": {"infantry": 2}},
    )
    match.play("resolve O")
    assert everyone(match, "hearts") == [10, 8]
    assert everyone(match, "energy") == [5, 0]
    assert facts(match, 1)["stars"] == 5
    assert facts(match, 1)["webs"] == 0
    assert match.actor == 0


@pytest.mark.rule("K5.6", "K7.4", "K11.12", "K11.42", "K11.54")
def test_damage_by_cards_is_no_attack() -> None:
    match = table(
        [
            monster("bronx", energy=9, cards=["trash-thrower"]),
            monster("lower", stars=5, cards=["drain"]),
        ],
        decision="buy",
        destroyed={"tank": 1},
        market=["general-ellis", "diva", "curse"],
    )
    match.play("buy general-ellis")
    assert everyone(match, "hearts") == [9, 9]
    assert everyone(match, "energy") == [4, 0]
    assert facts(match, 1)["stars"] == 5
    assert (match.actor, match.decision) == (0, "buy")


# C.


@pytest.mark.rule("K5.10")
@pytest.mark.parametrize("count", [1, 2])
@pytest.mark.parametrize("holder", [None, 1])
def test_fewer_than_three_celebrities_do_nothing(count: int, holder: int | None) -> None:
    match = resolving(
        [monster("bronx"), monster("queens", stars=4)],
        ("C" * count + "EEEEE")[:6],
        superstar=holder,
    )
    match.play("resolve C")
    assert match.position()["superstar"] == holder
    assert everyone(match, "stars") == [0, 4]


@pytest.mark.rule("K5.10")
@pytest.mark.parametrize(("count", "stars"), [(3, 1), (4, 2), (5, 3), (6, 4)])
@pytest.mark.parametrize("holder", [None, 1])
def test_three_celebrities_take_superstar_and_give_a_star_and_one_for_each_more(
    count: int, stars: int, holder: int | None
) -> None:
    match = resolving(
        [monster("bronx", stars=2), monster("queens", stars=4)],
        ("C" * count + "EEEEE")[:6],
        superstar=holder,
    )
    events = match.play("resolve C")
    assert match.position()["superstar"] == 0
    assert everyone(match, "stars") == [2 + stars, 4]
    assert len([event for event in events if event.kind == "superstar-taken"]) == 1


@pytest.mark.rule("K5.10")
def test_celebrities_work_in_manhattan_too() -> None:
    match = resolving([monster("upper"), monster("queens")], "CCCEEE", superstar=1)
    match.play("resolve C")
    assert (match.position()["superstar"], facts(match, 0)["stars"]) == (0, 1)


@pytest.mark.rule("K5.11")
@pytest.mark.parametrize("count", range(1, 7))
def test_who_holds_superstar_gains_a_star_for_each_celebrity(count: int) -> None:
    match = resolving(
        [monster("bronx", stars=2), monster("queens")], ("C" * count + "EEEEE")[:6], superstar=0
    )
    events = match.play("resolve C")
    assert everyone(match, "stars") == [2 + count, 0]
    assert match.position()["superstar"] == 0
    assert not any(event.kind == "superstar-taken" for event in events)


@pytest.mark.rule("K5.11", "K11.3", "K11.13", "K12.6")
def test_who_holds_superstar_does_not_take_it_again() -> None:
    match = resolving(
        [monster("bronx", cards=["broadway-star", "ego-trip"]), monster("queens")],
        "CCCCHH",
        superstar=0,
    )
    match.play("resolve C")
    assert (facts(match, 0)["stars"], facts(match, 0)["energy"]) == (4, 0)


# O.

CITY = {
    "bronx": {"infantry": 1, "jet": 1},
    "queens": {"infantry": 1, "jet": 1, "tank": 1},
    "manhattan": {"tank": 1},
}


def shot_at(dice: str, **keys: Any) -> Match:
    """Two monsters in the Bronx, one in Queens, Brooklyn and Manhattan each; units as in CITY."""
    places = ["bronx", "bronx", "queens", "brooklyn", "lower"]
    monsters = [monster(place) for place in places]
    return resolving(monsters, dice, **({"units": CITY} | keys))


@pytest.mark.rule("K5.12", "K6.1")
def test_one_ouch_lets_the_units_of_the_borough_hit_its_roller() -> None:
    match = shot_at("OEEEEE")
    events = match.play("resolve O")
    assert everyone(match, "hearts") == [8, 10, 10, 10, 10]
    assert damages(events) == {0: 2}
    assert (match.position()["statue"], facts(match, 0)["stars"]) == (None, 0)


@pytest.mark.rule("K5.12", "K6.1")
def test_two_ouches_let_them_hit_every_monster_in_the_borough() -> None:
    match = shot_at("OOEEEE")
    events = match.play("resolve O")
    assert everyone(match, "hearts") == [8, 8, 10, 10, 10]
    assert damages(events) == {0: 2, 1: 2}
    assert (match.position()["statue"], facts(match, 0)["stars"]) == (None, 0)


@pytest.mark.rule("K5.12", "K5.13", "K6.1")
@pytest.mark.parametrize("count", [3, 4, 5, 6])
def test_three_or_more_ouches_let_all_units_hit_all_monsters_in_their_boroughs(count: int) -> None:
    match = shot_at(("O" * count + "EEE")[:6])
    events = match.play("resolve O")
    assert everyone(match, "hearts") == [8, 8, 7, 10, 9]
    assert damages(events) == {0: 2, 1: 2, 2: 3, 4: 1}
    assert (match.position()["statue"], facts(match, 0)["stars"]) == (0, 3)


@pytest.mark.rule("K5.12")
@pytest.mark.parametrize("unit", ["infantry", "jet", "tank"])
def test_a_unit_of_any_kind_deals_one_damage(unit: str) -> None:
    match = shot_at("OEEEEE", units={"bronx": {unit: 3}})
    match.play("resolve O")
    assert everyone(match, "hearts") == [7, 10, 10, 10, 10]


@pytest.mark.rule("K5.12")
@pytest.mark.parametrize("dice", ["OEEEEE", "OOEEEE"])
def test_without_units_in_the_borough_one_or_two_ouches_do_nothing(dice: str) -> None:
    match = shot_at(dice, units={"queens": {"tank": 3}, "manhattan": {"jet": 2}})
    events = match.play("resolve O")
    assert damages(events) == {}
    assert everyone(match, "hearts") == [10] * 5
    assert match.position()["statue"] is None


@pytest.mark.rule("K5.12", "K5.13")
def test_three_ouches_take_the_statue_even_where_no_unit_shot() -> None:
    match = shot_at("OOOEEE", units={})
    events = match.play("resolve O")
    assert damages(events) == {}
    assert (match.position()["statue"], facts(match, 0)["stars"]) == (0, 3)


@pytest.mark.rule("K5.12", "K7.1")
@pytest.mark.parametrize("zone", ZONES)
@pytest.mark.parametrize(("dice", "hearts"), [("OEEEEE", [8, 10, 10]), ("OOEEEE", [8, 10, 10])])
def test_all_units_of_manhattan_hit_the_monster_in_any_zone(
    zone: str, dice: str, hearts: list[int]
) -> None:
    match = resolving(
        [monster(zone), monster("bronx"), monster("queens")],
        dice,
        units={"manhattan": {"infantry": 1, "tank": 1}, "bronx": {"jet": 4}},
    )
    match.play("resolve O")
    assert everyone(match, "hearts") == hearts


@pytest.mark.rule("K5.12", "K7.1", "K9.3")
@pytest.mark.parametrize(("count", "second"), [(1, 10), (2, 9)])
def test_two_ouches_hit_both_monsters_in_manhattan(count: int, second: int) -> None:
    places = ["lower-5-6", "upper", "bronx", "queens", "queens"]
    match = resolving(
        [monster(place) for place in places],
        ("O" * count + "EEEEE")[:6],
        units={"manhattan": {"jet": 1}, "bronx": {"jet": 1}},
    )
    match.play("resolve O")
    assert everyone(match, "hearts") == [9, second, 10, 10, 10]


@pytest.mark.rule("K5.12")
def test_the_statue_is_taken_after_the_damage() -> None:
    match = shot_at("OOOEEE", statue=2)
    kinds = [event.kind for event in match.play("resolve O")]
    last = max(i for i, kind in enumerate(kinds) if kind == "damaged")
    assert last < kinds.index("statue-taken")


@pytest.mark.rule("K5.12", "K6.3")
@pytest.mark.parametrize("holder", [None, 1])
def test_who_dies_of_the_ouches_does_not_take_the_statue(holder: int | None) -> None:
    match = resolving(
        [monster("bronx", hearts=2), monster("queens", stars=7), monster("brooklyn")],
        "OOOEEE",
        units={"bronx": {"infantry": 2}},
        statue=holder,
    )
    match.play("resolve O")
    assert facts(match, 0)["hearts"] == 0
    assert match.position()["statue"] == holder
    assert everyone(match, "stars")[1:] == [7, 0]
    assert (match.actor, match.decision) == (1, "roll")


@pytest.mark.rule("K5.12", "K5.13", "K6.3")
def test_the_statue_of_a_monster_that_dies_of_the_ouches_is_taken() -> None:
    match = resolving(
        [monster("bronx"), monster("queens", hearts=1), monster("brooklyn")],
        "OOOEEE",
        units={"queens": {"jet": 1}},
        statue=1,
    )
    match.play("resolve O")
    assert facts(match, 1)["hearts"] == 0
    assert (match.position()["statue"], facts(match, 0)["stars"]) == (0, 3)


# The Statue of Liberty.


@pytest.mark.rule("K5.13")
def test_the_statue_gives_three_stars_and_who_loses_it_loses_three() -> None:
    match = shot_at("OOOEEE", units={}, statue=3)
    document = match.position()
    for found, stars in zip(document["monsters"], (4, 5, 6, 7, 8), strict=True):
        found["stars"] = stars
    match = resolving(document["monsters"], "OOOEEE", statue=3)
    match.play("resolve O")
    assert match.position()["statue"] == 0
    assert everyone(match, "stars") == [7, 5, 6, 4, 8]


@pytest.mark.rule("K5.13", "K6.2")
@pytest.mark.parametrize("stars", [0, 1, 2, 3, 4])
def test_who_loses_the_statue_does_not_go_below_zero(stars: int) -> None:
    match = resolving([monster("bronx"), monster("queens", stars=stars)], "OOOEEE", statue=1)
    match.play("resolve O")
    assert everyone(match, "stars") == [3, max(0, stars - 3)]


@pytest.mark.rule("K5.13", "K5.12")
def test_three_ouches_again_give_the_holder_nothing_more() -> None:
    match = shot_at("OOOOEE", statue=0)
    events = match.play("resolve O")
    assert (match.position()["statue"], facts(match, 0)["stars"]) == (0, 0)
    assert not any(event.kind in ("statue-taken", "stars-gained") for event in events)
    assert everyone(match, "hearts") == [8, 8, 7, 10, 9]


@pytest.mark.rule("K5.13")
def test_the_statue_gives_nothing_while_it_is_held() -> None:
    match = table(
        [monster("bronx"), monster("queens", stars=3)], decision="buy", market=DULL, statue=1
    )
    match.play("end")
    assert facts(match, 1)["stars"] == 3
