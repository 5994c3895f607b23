"""Resolving A: whom an attack hits, and when it is none (K5.4 to K5.6)."""

from __future__ import annotations

import pytest

from tests.games.king_of_new_york.positions import (
    QUIET,
    ZONES,
    damages,
    each,
    facts,
    monster,
    resolving,
    table,
)

# A.


@pytest.mark.rule("K5.4", "K5.6")
@pytest.mark.parametrize("count", range(1, 7))
@pytest.mark.parametrize("zone", ZONES)
def test_from_outside_attacks_hit_the_monster_in_manhattan(count: int, zone: str) -> None:
    match = resolving(
        ("A" * count + "EEEEE")[:6],
        monster("bronx"),
        monster("bronx"),
        monster(zone),
        monster("queens"),
    )
    events = match.play("resolve A")
    assert each(match, "hearts") == [10, 10, 10 - count, 10]
    assert damages(events) == {2: count}


@pytest.mark.rule("K5.4", "K5.6")
@pytest.mark.parametrize("count", range(1, 7))
@pytest.mark.parametrize("zone", ZONES)
def test_from_manhattan_attacks_hit_every_monster_outside(count: int, zone: str) -> None:
    match = resolving(
        ("A" * count + "EEEEE")[:6],
        monster(zone),
        monster("bronx"),
        monster("bronx"),
        monster("queens"),
    )
    events = match.play("resolve A")
    assert each(match, "hearts") == [10, *[10 - count] * 3]
    assert damages(events) == dict.fromkeys((1, 2, 3), count)


@pytest.mark.rule("K5.4", "K9.3")
def test_from_outside_attacks_hit_both_monsters_in_manhattan() -> None:
    places = ["bronx", "bronx", "lower-5-6", "upper", "queens"]
    match = resolving("AAEEEE", *[monster(place) for place in places])
    match.play("resolve A")
    assert each(match, "hearts") == [10, 10, 8, 8, 10]


@pytest.mark.rule("K5.4", "K9.3")
@pytest.mark.parametrize(("own", "other"), [("lower", "upper-5-6"), ("midtown-5-6", "midtown")])
def test_in_manhattan_two_monsters_do_not_hit_each_other(own: str, other: str) -> None:
    places = [own, "bronx", other, "queens", "queens"]
    match = resolving("AAEEEE", *[monster(place) for place in places])
    match.play("resolve A")
    assert each(match, "hearts") == [10, 8, 10, 8, 8]


@pytest.mark.rule("K5.4")
def test_the_attacker_is_not_asked_to_move_nor_hit() -> None:
    match = resolving("AAEEEE", monster("bronx", hearts=1), monster("lower"))
    match.play("resolve A")
    assert (facts(match, 0)["hearts"], facts(match, 0)["place"]) == (1, "bronx")


@pytest.mark.rule("K5.4", "K11.61")
def test_places_are_those_of_the_moment_of_resolving() -> None:
    """The monster that was in Manhattan goes out by Subway: nobody is there to be hit."""
    match = resolving(
        "AAEEEE",
        monster("midtown"),
        monster("bronx"),
        monster("queens"),
        extra_turn="subway",
        subway_moves=8,
    )
    match.play("subway brooklyn")
    match.play("resolve A")
    assert each(match, "hearts") == [10, 10, 10]
    assert match.decision == "resolve"


@pytest.mark.rule("K5.4", "K5.12", "K11.61")
def test_who_has_come_to_manhattan_in_the_meantime_hits_those_outside() -> None:
    """O has emptied Manhattan, Subway leads into it, and then A hits outside."""
    match = resolving(
        "AAOOOE",
        monster("bronx"),
        monster("lower", hearts=1),
        monster("queens"),
        units={"manhattan": {"jet": 1}},
        extra_turn="subway",
        subway_moves=8,
    )
    match.play("resolve O")
    assert each(match, "hearts") == [10, 0, 10]
    match.play("subway manhattan")
    match.play("resolve A")
    assert each(match, "hearts") == [10, 0, 8]


@pytest.mark.rule("K5.4", "K5.12")
def test_an_attack_on_an_emptied_manhattan_hits_nobody() -> None:
    match = resolving(
        "AAOOOE",
        monster("bronx"),
        monster("lower", hearts=1),
        monster("queens"),
        units={"manhattan": {"jet": 1}},
    )
    match.play("resolve O")
    events = match.play("resolve A")
    assert damages(events) == {}
    assert each(match, "hearts") == [10, 0, 10]


# Nobody in Manhattan.


@pytest.mark.rule("K5.5")
def test_if_nobody_is_in_manhattan_as_the_turn_starts_attacks_do_no_damage() -> None:
    places = ["bronx", "queens", "queens"]
    match = table([monster(place) for place in places], decision="buy", active=2, market=QUIET)
    match.play("end")
    assert (match.actor, match.position()["nobody_in_manhattan"]) == (0, True)
    match.script(["die A"] * 6)
    match.play("roll")
    match.play("keep")
    events = match.play("resolve A")
    assert damages(events) == {}
    assert each(match, "hearts") == [10, 10, 10]


@pytest.mark.rule("K5.5", "K11.37")
def test_who_enters_manhattan_after_the_start_of_the_turn_does_no_damage() -> None:
    match = table(
        [monster("bronx"), monster("queens", cards=["super-speed"]), monster("brooklyn")],
        decision="buy",
        market=QUIET,
    )
    match.play("end")
    match.play("speed manhattan")
    assert facts(match, 1)["place"] == "lower"
    match.script(["die A"] * 6)
    match.play("roll")
    match.play("keep")
    events = match.play("resolve A")
    assert damages(events) == {}
    assert each(match, "hearts") == [10, 10, 10]


@pytest.mark.rule("K5.5")
@pytest.mark.parametrize("occupant", [0, 1])
def test_if_anybody_is_there_as_the_turn_starts_attacks_do_damage(occupant: int) -> None:
    """Also if it is the active monster itself."""
    places = ["bronx", "queens", "brooklyn"]
    places[occupant] = "lower"
    match = table([monster(place) for place in places], decision="buy", active=2, market=QUIET)
    match.play("end")
    assert (match.actor, match.position()["nobody_in_manhattan"]) == (0, False)
    match.script(["die A", "die E", "die E", "die E", "die E", "die E"])
    match.play("roll")
    match.play("keep")
    match.play("resolve A")
    assert each(match, "hearts") == ([10, 9, 9] if occupant == 0 else [10, 9, 10])


@pytest.mark.rule("K5.5")
def test_it_counts_how_each_turn_starts() -> None:
    """A monster that entered in its own turn can be hit in the next one."""
    match = table([monster("bronx"), monster("queens")], decision="move", market=QUIET)
    match.play("go manhattan")
    match.play("end")
    match.script(["die A"] * 6)
    match.play("roll")
    match.play("keep")
    match.play("resolve A")
    assert each(match, "hearts") == [4, 10]


@pytest.mark.rule("K5.5", "K11.46")
def test_attacks_without_damage_may_still_discard_webs() -> None:
    match = resolving("AAAEEE", monster("bronx", webs=2), monster("queens"))
    assert match.position()["nobody_in_manhattan"] is True
    match.play("resolve A")
    match.play("webs 2")
    assert facts(match, 0)["webs"] == 0
    assert each(match, "hearts") == [10, 10]


# What an attack is.


@pytest.mark.rule("K5.6", "K11.12")
@pytest.mark.parametrize("count", [1, 3, 6])
def test_all_attack_dice_are_one_attack(count: int) -> None:
    match = resolving(
        ("A" * count + "CCCCC")[:6],
        monster("bronx", energy=9),
        monster("lower", cards=["drain", "phoenix-blood"]),
    )
    events = match.play("resolve A")
    assert damages(events) == {1: count}
    assert each(match, "energy") == [7, 3]


@pytest.mark.rule("K5.6", "K7.4")
def test_an_attack_is_fled_from_once() -> None:
    match = resolving("AAAEEE", monster("bronx"), monster("lower"))
    match.play("resolve A")
    assert (match.actor, match.decision) == (1, "flee")
    match.play("stay")
    assert (match.actor, match.decision) == (0, "resolve")


@pytest.mark.rule("K5.6", "K11.46", "K11.12")
def test_without_damage_there_is_no_attack() -> None:
    """All A go into discarding webs."""
    match = resolving(
        "AAEEEE", monster("bronx", webs=2, energy=5), monster("lower", cards=["drain"])
    )
    match.play("resolve A")
    match.play("webs 2")
    assert each(match, "energy") == [5, 0]
    assert each(match, "hearts") == [10, 10]
    assert (match.actor, match.decision) == (0, "resolve")


@pytest.mark.rule("K5.6", "K7.4", "K11.12", "K11.42")
@pytest.mark.parametrize("dice", ["OOOEEE", "OOOOOO"])
def test_damage_by_units_is_no_attack(dice: str) -> None:
    match = resolving(
        dice,
        monster("bronx", energy=5, cards=["trash-thrower", "webspinner"]),
        monster("lower", stars=5, cards=["drain"]),
        units={"manhattan": {"infantry": 2}},
    )
    match.play("resolve O")
    assert each(match, "hearts") == [10, 8]
    assert each(match, "energy") == [5, 0]
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
    assert each(match, "hearts") == [9, 9]
    assert each(match, "energy") == [4, 0]
    assert facts(match, 1)["stars"] == 5
    assert (match.actor, match.decision) == (0, "buy")
