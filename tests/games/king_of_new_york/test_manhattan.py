"""Manhattan: one borough, one monster, entering it (K7.1 to K7.3, K7.5)."""

from __future__ import annotations

import pytest

import bigapple
from bigapple.engine.layout import to_bytes
from tests.games.king_of_new_york.positions import (
    OUTSIDE,
    ZONES,
    board,
    facts,
    have,
    monster,
    place,
    refused,
    resolving,
    texts,
)

# K7.1: one borough.


@pytest.mark.rule("K7.1")
@pytest.mark.parametrize("zone", ZONES)
@pytest.mark.parametrize("pile", [0, 1, 2])
def test_buildings_of_every_zone_are_targets_from_every_zone(zone: str, pile: int) -> None:
    """Only one building of Manhattan can be afforded, in whatever zone: it must be destroyed."""
    tops = ["hospital-3", "power-plant-3"]
    tops.insert(pile, "high-rise-1")
    match = resolving("DDEEEE", monster(zone), monster("bronx"), piles={"manhattan": tops})
    match.script(["tile high-rise-3"])
    match.play("resolve D")
    assert have(match)[1] == 1
    assert match.position()["piles"]["manhattan"][pile] == "high-rise-3"


@pytest.mark.rule("K7.1")
@pytest.mark.parametrize("zone", ZONES)
def test_a_monster_in_manhattan_chooses_among_all_its_zones(zone: str) -> None:
    match = resolving(
        "DEEEEE",
        monster(zone),
        monster("bronx"),
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
        "OEEEEE",
        monster(zone),
        monster("bronx"),
        units={"manhattan": {"infantry": 2, "jet": 1}, "bronx": {"infantry": 1}},
    )
    match.play("resolve O")
    assert facts(match, 0)["hearts"] == 7
    assert facts(match, 1)["hearts"] == 10


@pytest.mark.rule("K7.1", "K5.12")
def test_two_monsters_in_different_zones_are_in_the_same_borough() -> None:
    match = resolving(
        "OOEEEE",
        monster("upper"),
        monster("lower-5-6"),
        *[monster(b) for b in OUTSIDE[:3]],
        units={"manhattan": {"infantry": 2}},
    )
    match.play("resolve O")
    assert [facts(match, player)["hearts"] for player in range(5)] == [8, 8, 10, 10, 10]


# K7.2: one monster at a time.


@pytest.mark.rule("K7.2")
@pytest.mark.parametrize("zone", ZONES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_enters_while_a_zone_is_taken(zone: str, players: int) -> None:
    others = [monster(borough) for borough in OUTSIDE[1 : players - 1]]
    match = board(monster("bronx"), monster(zone), *others, decision="move")
    assert "go manhattan" not in texts(match)
    assert refused(match, "go manhattan") == "K7.2"


@pytest.mark.rule("K7.2", "K11.61")
def test_nobody_enters_by_subway_while_a_zone_is_taken() -> None:
    match = board(
        monster("bronx"), monster("upper"), decision="buy", extra_turn="subway", subway_moves=8
    )
    assert refused(match, "subway manhattan") == "K7.2"
    assert refused(match, "subway queens") is None


@pytest.mark.rule("K7.2", "K11.37")
def test_nobody_enters_by_super_speed_while_a_zone_is_taken() -> None:
    match = board(monster("bronx", cards=["super-speed"]), monster("midtown"), decision="roll")
    assert refused(match, "speed manhattan") == "K7.2"
    assert refused(match, "speed queens") is None


# K7.3: entering.


@pytest.mark.rule("K7.3")
@pytest.mark.parametrize("origin", OUTSIDE)
def test_who_enters_gains_a_star_and_stands_in_lower_manhattan(origin: str) -> None:
    match = board(monster(origin, stars=4, energy=2), monster("queens"), decision="move")
    match.play("go manhattan")
    assert place(match) == "lower"
    assert (have(match)[1], facts(match, 0)["energy"]) == (5, 2)
    assert match.position()["entered"] is True
    assert to_bytes(bigapple.load(match.position()).game) == to_bytes(match.game)


@pytest.mark.rule("K7.3")
@pytest.mark.parametrize("zone", ["lower", "midtown"])
def test_going_up_a_zone_is_no_entering(zone: str) -> None:
    match = board(
        monster(zone, stars=4, hearts=5, cards=["chinatown-regular"]),
        monster("queens"),
        decision="move",
    )
    match.play("go manhattan")
    assert have(match)[1] == 4
    assert facts(match, 0)["hearts"] == 5


@pytest.mark.rule("K7.3", "K11.61")
def test_entering_gives_a_star_once_in_a_turn() -> None:
    match = board(
        monster("bronx"), monster("queens"), decision="buy", extra_turn="subway", subway_moves=8
    )
    match.play("subway manhattan")
    assert (place(match), have(match)[1]) == ("lower", 1)
    match.play("subway queens")
    match.play("subway manhattan")
    assert (place(match), have(match)[1]) == ("lower", 1)
    match.play("subway manhattan")
    assert (place(match), have(match)[1]) == ("midtown", 1)


@pytest.mark.rule("K7.3", "K11.8")
def test_what_entering_gives_by_a_card_comes_once_in_a_turn_too() -> None:
    match = board(
        monster("bronx", hearts=2, cards=["chinatown-regular"]),
        monster("queens"),
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
        monster("bronx"), monster("queens"), decision="move", extra_turn="subway", subway_moves=8
    )
    match.play("subway manhattan")
    match.play("subway queens")
    match.play("go manhattan")
    assert (place(match), have(match)[1]) == ("lower", 1)


@pytest.mark.rule("K7.3")
def test_in_the_next_turn_entering_gives_a_star_again() -> None:
    match = board(
        monster("bronx", stars=1, extra_turns=["plain"]),
        monster("queens"),
        decision="buy",
        entered=True,
    )
    match.play("end")
    match.script(["die E"] * 6)
    for text in ("roll", "keep", "resolve E", "go manhattan"):
        match.play(text)
    assert (place(match), have(match)[1]) == ("lower", 2)


@pytest.mark.rule("K7.3")
def test_another_monsters_entering_does_not_use_up_the_star() -> None:
    match = board(monster("bronx"), monster("queens"), monster("brooklyn"), decision="move")
    match.play("go manhattan")
    match.play("end")
    match.script(["die A"] + ["die E"] * 5)
    for text in ("roll", "keep", "resolve A", "go staten-island", "resolve E", "go manhattan"):
        match.play(text)
    assert (place(match, 1), have(match, 1)[1]) == ("lower", 1)


# K7.5: otherwise nobody leaves.


@pytest.mark.rule("K7.5")
@pytest.mark.parametrize("zone", ZONES)
@pytest.mark.parametrize("target", OUTSIDE)
def test_nobody_walks_out_of_manhattan(zone: str, target: str) -> None:
    match = board(monster(zone), monster("bronx"), decision="move")
    assert f"go {target}" not in texts(match)
    assert refused(match, f"go {target}") == "K7.5"


@pytest.mark.rule("K7.5", "K11.37")
@pytest.mark.parametrize("zone", ZONES)
def test_super_speed_does_not_lead_out_of_manhattan(zone: str) -> None:
    match = board(monster(zone, cards=["super-speed"]), monster("bronx"), decision="roll")
    assert refused(match, "speed queens") == "K7.5"


@pytest.mark.rule("K7.5", "K11.61")
@pytest.mark.parametrize("zone", ZONES)
def test_the_subway_leads_out_of_manhattan(zone: str) -> None:
    match = board(
        monster(zone), monster("bronx"), decision="buy", extra_turn="subway", subway_moves=8
    )
    match.play("subway queens")
    assert place(match) == "queens"
