"""K7: Manhattan, who may enter it, what that brings, and how one gets out of it."""

from __future__ import annotations

from typing import Any

import pytest

import bigapple
from bigapple.engine.layout import to_bytes
from bigapple.match import Match
from tests.games.king_of_new_york.positions import facts, monster, refused, table, texts

PLAIN = ["can-opener", "hunter", "trophy-hunter"]
"""For sale where it does not matter what is: nothing that makes moving dear."""
BOROUGHS = ("bronx", "queens", "brooklyn", "staten-island")
ZONES = ("lower", "midtown", "upper")


def board(monsters: list[dict[str, Any]], **keys: Any) -> Match:
    return table(monsters, **({"market": PLAIN} | keys))


def resolving(monsters: list[dict[str, Any]], dice: str, **keys: Any) -> Match:
    """Player 0 has finished rolling these dice."""
    return board(monsters, decision="resolve", dice=dice, **keys)


def place(match: Match, player: int = 0) -> str | None:
    found: str | None = facts(match, player)["place"]
    return found


def stars(match: Match, player: int = 0) -> int:
    return int(facts(match, player)["stars"])


# K7.1: one borough.


@pytest.mark.rule("K7.1")
@pytest.mark.parametrize("zone", ZONES)
@pytest.mark.parametrize("pile", [0, 1, 2])
def test_buildings_of_every_zone_are_targets_from_every_zone(zone: str, pile: int) -> None:
    """Only one building of Manhattan can be afforded, in whatever zone: it must be destroyed."""
    tops = ["hospital-3", "power-plant-3"]
    tops.insert(pile, "high-rise-1")
    match = resolving([monster(zone), monster("bronx")], "DDEEEE", piles={"manhattan": tops})
    match.script(["tile high-rise-3"])
    match.play("resolve D")
    assert stars(match) == 1
    assert match.position()["piles"]["manhattan"][pile] == "high-rise-3"


@pytest.mark.rule("K7.1")
@pytest.mark.parametrize("zone", ZONES)
def test_a_monster_in_manhattan_chooses_among_all_its_zones(zone: str) -> None:
    match = resolving(
        [monster(zone), monster("bronx")],
        "DEEEEE",
        piles={"manhattan": ["high-rise-1", "high-rise-1", "high-rise-1"]},
    )
    match.play("resolve D")
    assert match.decision == "destroy"
    expected = {"destroy manhattan 1", "destroy manhattan 2", "destroy manhattan 3"}
    assert set(texts(match)) == expected


@pytest.mark.rule("K7.1")
@pytest.mark.parametrize("zone", ZONES)
def test_all_units_in_manhattan_shoot_at_a_monster_in_any_zone(zone: str) -> None:
    match = resolving(
        [monster(zone), monster("bronx")],
        "OEEEEE",
        units={"manhattan": {"infantry": 2, "jet": 1}, "bronx": {"infantry": 1}},
    )
    match.play("resolve O")
    assert facts(match, 0)["hearts"] == 7
    assert facts(match, 1)["hearts"] == 10


@pytest.mark.rule("K7.1", "K5.12")
def test_two_monsters_in_different_zones_are_in_the_same_borough() -> None:
    match = resolving(
        [monster("upper"), monster("lower-5-6"), *[monster(b) for b in BOROUGHS[:3]]],
        "OOEEEE",
        units={"manhattan": {"infantry": 2}},
    )
    match.play("resolve O")
    assert [facts(match, player)["hearts"] for player in range(5)] == [8, 8, 10, 10, 10]


# K7.2: one monster at a time.


@pytest.mark.rule("K7.2")
@pytest.mark.parametrize("zone", ZONES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_enters_while_a_zone_is_taken(zone: str, players: int) -> None:
    others = [monster(borough) for borough in BOROUGHS[1 : players - 1]]
    match = board([monster("bronx"), monster(zone), *others], decision="move")
    assert "go manhattan" not in texts(match)
    assert refused(match, "go manhattan") == "K7.2"


@pytest.mark.rule("K7.2", "K11.61")
def test_nobody_enters_by_subway_while_a_zone_is_taken() -> None:
    match = board(
        [monster("bronx"), monster("upper")],
        decision="buy",
        extra_turn="subway",
        subway_moves=8,
    )
    assert refused(match, "subway manhattan") == "K7.2"
    assert refused(match, "subway queens") is None


@pytest.mark.rule("K7.2", "K11.37")
def test_nobody_enters_by_super_speed_while_a_zone_is_taken() -> None:
    match = board([monster("bronx", cards=["super-speed"]), monster("midtown")], decision="roll")
    assert refused(match, "speed manhattan") == "K7.2"
    assert refused(match, "speed queens") is None


# K7.3: entering.


@pytest.mark.rule("K7.3")
@pytest.mark.parametrize("origin", BOROUGHS)
def test_who_enters_gains_a_star_and_stands_in_lower_manhattan(origin: str) -> None:
    match = board([monster(origin, stars=4, energy=2), monster("queens")], decision="move")
    match.play("go manhattan")
    assert place(match) == "lower"
    assert (stars(match), facts(match, 0)["energy"]) == (5, 2)
    assert match.position()["entered"] is True
    assert to_bytes(bigapple.load(match.position()).game) == to_bytes(match.game)


@pytest.mark.rule("K7.3")
@pytest.mark.parametrize("zone", ["lower", "midtown"])
def test_going_up_a_zone_is_no_entering(zone: str) -> None:
    match = board(
        [monster(zone, stars=4, hearts=5, cards=["chinatown-regular"]), monster("queens")],
        decision="move",
    )
    match.play("go manhattan")
    assert stars(match) == 4
    assert facts(match, 0)["hearts"] == 5


@pytest.mark.rule("K7.3", "K11.61")
def test_entering_gives_a_star_once_in_a_turn() -> None:
    match = board(
        [monster("bronx"), monster("queens")],
        decision="buy",
        extra_turn="subway",
        subway_moves=8,
    )
    match.play("subway manhattan")
    assert (place(match), stars(match)) == ("lower", 1)
    match.play("subway queens")
    match.play("subway manhattan")
    assert (place(match), stars(match)) == ("lower", 1)
    match.play("subway manhattan")
    assert (place(match), stars(match)) == ("midtown", 1)


@pytest.mark.rule("K7.3", "K11.8")
def test_what_entering_gives_by_a_card_comes_once_in_a_turn_too() -> None:
    match = board(
        [monster("bronx", hearts=2, cards=["chinatown-regular"]), monster("queens")],
        decision="buy",
        extra_turn="subway",
        subway_moves=8,
    )
    match.play("subway manhattan")
    assert facts(match, 0)["hearts"] == 4
    match.play("subway queens")
    match.play("subway manhattan")
    assert facts(match, 0)["hearts"] == 4


@pytest.mark.rule("K7.3", "K11.61")
def test_a_star_for_a_subway_move_is_the_only_one_even_in_the_move_phase() -> None:
    match = board(
        [monster("bronx"), monster("queens")],
        decision="move",
        extra_turn="subway",
        subway_moves=8,
    )
    match.play("subway manhattan")
    match.play("subway queens")
    match.play("go manhattan")
    assert (place(match), stars(match)) == ("lower", 1)


@pytest.mark.rule("K7.3")
def test_in_the_next_turn_entering_gives_a_star_again() -> None:
    match = board(
        [monster("bronx", stars=1, extra_turns=["plain"]), monster("queens")],
        decision="buy",
        entered=True,
    )
    match.play("end")
    match.script(["die E"] * 6)
    for text in ("roll", "keep", "resolve E", "go manhattan"):
        match.play(text)
    assert (place(match), stars(match)) == ("lower", 2)


@pytest.mark.rule("K7.3")
def test_another_monsters_entering_does_not_use_up_the_star() -> None:
    match = board([monster("bronx"), monster("queens"), monster("brooklyn")], decision="move")
    match.play("go manhattan")
    match.play("end")
    match.script(["die A"] + ["die E"] * 5)
    for text in ("roll", "keep", "resolve A", "go staten-island", "resolve E", "go manhattan"):
        match.play(text)
    assert (place(match, 1), stars(match, 1)) == ("lower", 1)


# K7.4: fleeing.


def under_attack(dice: str = "AAEEEE", hearts: int = 10, **keys: Any) -> Match:
    """Player 0 attacks player 1 in Midtown; Queens is full."""
    return resolving(
        [
            monster("bronx"),
            monster("midtown", hearts=hearts),
            monster("queens"),
            monster("queens"),
        ],
        dice,
        **keys,
    )


@pytest.mark.rule("K7.4")
def test_a_monster_that_survives_an_attack_in_manhattan_may_flee() -> None:
    match = under_attack()
    match.play("resolve A")
    assert (match.decision, match.actor) == ("flee", 1)
    # The damage comes first, and the attacker's other dice wait.
    assert facts(match, 1)["hearts"] == 8
    assert match.position()["resolved"].replace(" ", "") == "A"
    assert facts(match, 0)["energy"] == 0
    assert set(texts(match)) == {"go bronx", "go brooklyn", "go staten-island", "stay"}


@pytest.mark.rule("K7.4")
@pytest.mark.parametrize("target", ["bronx", "brooklyn", "staten-island"])
def test_a_flight_leads_to_the_borough_chosen_and_the_attacker_goes_on(target: str) -> None:
    match = under_attack()
    match.play("resolve A")
    match.play(f"go {target}")
    assert place(match, 1) == target
    assert (match.decision, match.actor) == ("resolve", 0)
    assert texts(match) == ["resolve E"]


@pytest.mark.rule("K7.4")
def test_a_monster_may_stay_and_suffer() -> None:
    match = under_attack()
    match.play("resolve A")
    match.play("stay")
    assert place(match, 1) == "midtown"
    assert (match.decision, match.actor) == ("resolve", 0)


@pytest.mark.rule("K7.4")
@pytest.mark.parametrize(("text", "clause"), [("go queens", "K7.4"), ("go manhattan", "K7.4")])
def test_a_flight_leads_to_another_borough_that_has_room(text: str, clause: str) -> None:
    match = under_attack()
    match.play("resolve A")
    assert refused(match, text) == clause


@pytest.mark.rule("K7.4")
@pytest.mark.parametrize(("hearts", "asked"), [(3, True), (2, False), (1, False)])
def test_only_who_survives_may_flee(hearts: int, asked: bool) -> None:
    match = under_attack(hearts=hearts)
    match.play("resolve A")
    assert (match.decision == "flee") is asked


@pytest.mark.rule("K7.4")
@pytest.mark.parametrize("zone", ZONES)
def test_one_may_flee_from_every_zone(zone: str) -> None:
    match = resolving([monster("bronx"), monster(zone)], "AEEEEE")
    match.play("resolve A")
    match.play("go bronx")
    assert place(match, 1) == "bronx"


@pytest.mark.rule("K7.4", "K5.6")
def test_nobody_flees_from_units() -> None:
    match = under_attack("OOOEEE", units={"manhattan": {"infantry": 2}})
    match.play("resolve O")
    assert facts(match, 1)["hearts"] == 8
    assert (match.decision, match.actor) == ("resolve", 0)


@pytest.mark.rule("K7.4", "K5.6")
def test_nobody_flees_from_a_card() -> None:
    match = board(
        [monster("bronx", energy=5), monster("lower")],
        decision="buy",
        market=["general-ellis", "hunter", "diva"],
        destroyed={"tank": 1},
    )
    match.play("buy general-ellis")
    assert facts(match, 1)["hearts"] == 9
    assert (match.decision, match.actor) == ("buy", 0)


@pytest.mark.rule("K7.4", "K5.5")
def test_nobody_flees_where_no_damage_was_dealt() -> None:
    match = under_attack(nobody_in_manhattan=True)
    match.play("resolve A")
    assert facts(match, 1)["hearts"] == 10
    assert (match.decision, match.actor) == ("resolve", 0)


@pytest.mark.rule("K7.4", "K5.6", "K11.46")
def test_nobody_flees_where_all_attacks_went_into_webs() -> None:
    match = resolving([monster("bronx", webs=2), monster("lower")], "AAEEEE")
    match.play("resolve A")
    match.play("webs 2")
    assert facts(match, 1)["hearts"] == 10
    assert (match.decision, match.actor) == ("resolve", 0)


@pytest.mark.rule("K7.4")
def test_a_monster_outside_manhattan_does_not_flee() -> None:
    match = resolving([monster("lower"), monster("bronx"), monster("queens")], "AEEEEE")
    match.play("resolve A")
    assert facts(match, 1)["hearts"] == 9
    assert (match.decision, match.actor) == ("resolve", 0)


@pytest.mark.rule("K7.4", "K11.24", "K12.1")
def test_damage_that_was_paid_is_a_reason_to_flee_too() -> None:
    match = resolving(
        [monster("bronx"), monster("lower", energy=2, cards=["of-another-world"])], "AAEEEE"
    )
    match.play("resolve A")
    match.play("pay 2 energy")
    assert facts(match, 1)["hearts"] == 10
    assert (match.decision, match.actor) == ("flee", 1)


@pytest.mark.rule("K7.4", "K11.15")
def test_a_fireball_within_manhattan_is_a_reason_to_flee() -> None:
    match = resolving(
        [
            monster("lower", cards=["fireball"]),
            monster("lower-5-6"),
            *[monster(borough) for borough in BOROUGHS[:3]],
        ],
        "AEEEEE",
    )
    match.play("resolve A")
    assert [facts(match, player)["hearts"] for player in range(5)] == [10, 9, 9, 9, 9]
    assert (match.decision, match.actor) == ("flee", 1)


@pytest.mark.rule("K7.4", "K8.1")
def test_who_makes_the_monster_flee_enters_manhattan_later() -> None:
    match = under_attack()
    for text in ("resolve A", "go brooklyn", "resolve E"):
        match.play(text)
    assert texts(match) == ["go manhattan"]
    match.play("go manhattan")
    assert (place(match), stars(match)) == ("lower", 1)


# K7.5: otherwise nobody leaves.


@pytest.mark.rule("K7.5")
@pytest.mark.parametrize("zone", ZONES)
@pytest.mark.parametrize("target", BOROUGHS)
def test_nobody_walks_out_of_manhattan(zone: str, target: str) -> None:
    match = board([monster(zone), monster("bronx")], decision="move")
    assert f"go {target}" not in texts(match)
    assert refused(match, f"go {target}") == "K7.5"


@pytest.mark.rule("K7.5", "K11.37")
@pytest.mark.parametrize("zone", ZONES)
def test_super_speed_does_not_lead_out_of_manhattan(zone: str) -> None:
    match = board([monster(zone, cards=["super-speed"]), monster("bronx")], decision="roll")
    assert refused(match, "speed queens") == "K7.5"


@pytest.mark.rule("K7.5", "K11.61")
@pytest.mark.parametrize("zone", ZONES)
def test_the_subway_leads_out_of_manhattan(zone: str) -> None:
    match = board(
        [monster(zone), monster("bronx")],
        decision="buy",
        extra_turn="subway",
        subway_moves=8,
    )
    match.play("subway queens")
    assert place(match) == "queens"
