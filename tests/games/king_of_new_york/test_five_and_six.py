"""K9: two monsters in Manhattan, with five or six players."""

from __future__ import annotations

from typing import Any

import pytest

import bigapple
from bigapple.errors import Contradiction
from bigapple.match import Match
from tests.games.king_of_new_york.positions import facts, monster, refused, table, texts

PLAIN = ["can-opener", "hunter", "trophy-hunter"]
"""For sale where it does not matter what is: nothing that makes moving dear."""
HOMES = ("bronx", "queens", "brooklyn", "staten-island", "bronx", "queens")
FIRST = ("lower", "midtown", "upper")
SECOND = ("lower-5-6", "midtown-5-6", "upper-5-6")
DEAD = {"place": None, "hearts": 0, "fallen": 1}

Monster = dict[str, Any]


def board(monsters: list[Monster], **keys: Any) -> Match:
    return table(monsters, **({"market": PLAIN} | keys))


def resolving(monsters: list[Monster], dice: str, **keys: Any) -> Match:
    """Player 0 has finished rolling these dice."""
    return board(monsters, decision="resolve", dice=dice, **keys)


def six(*places: str, **changed: Monster) -> list[Monster]:
    """Monsters at these places, then at home; `p2={...}` says more about player 2's."""
    return [
        monster(place) | changed.get(f"p{player}", {})
        for player, place in enumerate([*places, *HOMES[len(places) :]])
    ]


def five(*places: str, **changed: Monster) -> list[Monster]:
    return six(*places, **changed)[:5]


def place(match: Match, player: int) -> str | None:
    found: str | None = facts(match, player)["place"]
    return found


def hearts(match: Match) -> list[int]:
    return [facts(match, player)["hearts"] for player in range(match.players)]


# The option.


@pytest.mark.rule("K9.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_in_manhattan_is_refused_with_fewer_than_five(players: int) -> None:
    with pytest.raises(Contradiction) as error:
        bigapple.new("king-of-new-york", players=players, two_in_manhattan=True, seed=1)
    assert error.value.key == "two_in_manhattan"
    assert error.value.clause == "K9.1"


@pytest.mark.rule("K9.1")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("option", [None, False])
def test_with_fewer_than_five_manhattan_takes_one(players: int, option: bool | None) -> None:
    monsters = [monster("bronx"), monster("upper"), monster("queens"), monster("brooklyn")]
    options = {"two_in_manhattan": option}
    match = board(monsters[:players], decision="move", options=options)
    assert refused(match, "go manhattan") == "K7.2"


@pytest.mark.rule("K9.1")
@pytest.mark.parametrize("players", [5, 6])
@pytest.mark.parametrize("option", [None, True])
def test_with_five_or_six_two_in_manhattan_is_the_default(
    players: int, option: bool | None
) -> None:
    monsters = six("bronx", "upper")[:players]
    match = board(monsters, decision="move", options={"two_in_manhattan": option})
    assert texts(match) == ["go manhattan"]


@pytest.mark.rule("K9.1", "K7.2")
@pytest.mark.parametrize("players", [5, 6])
def test_the_option_can_be_switched_off_with_five_or_six(players: int) -> None:
    monsters = six("bronx", "upper")[:players]
    match = board(monsters, decision="move", options={"two_in_manhattan": False})
    assert refused(match, "go manhattan") == "K7.2"
    assert refused(match, "stay") is None


# K9.1 and K9.2: spaces.


@pytest.mark.rule("K9.1")
@pytest.mark.parametrize("first", FIRST)
@pytest.mark.parametrize("second", SECOND)
def test_a_third_monster_does_not_enter(first: str, second: str) -> None:
    match = board(five("bronx", first, second), decision="move")
    assert "go manhattan" not in texts(match)
    assert refused(match, "go manhattan") == "K7.2"


@pytest.mark.rule("K9.2", "K7.3")
def test_the_first_to_enter_takes_the_2_4_space_of_lower() -> None:
    match = board(five("bronx"), decision="move")
    match.play("go manhattan")
    assert place(match, 0) == "lower"
    assert facts(match, 0)["stars"] == 1


@pytest.mark.rule("K9.2", "K7.3")
@pytest.mark.parametrize("taken", FIRST)
def test_the_second_to_enter_takes_the_5_6_space_of_lower(taken: str) -> None:
    match = board(five("bronx", taken), decision="move")
    match.play("go manhattan")
    assert place(match, 0) == "lower-5-6"
    assert place(match, 1) == taken
    assert facts(match, 0)["stars"] == 1


@pytest.mark.rule("K9.2", "K8.2")
@pytest.mark.parametrize("other", FIRST)
@pytest.mark.parametrize(("zone", "above"), [SECOND[:2], SECOND[1:]])
def test_a_monster_on_a_5_6_space_goes_up_on_5_6_spaces(zone: str, above: str, other: str) -> None:
    match = board(five(zone, other), decision="move")
    assert texts(match) == ["go manhattan"]
    match.play("go manhattan")
    assert (place(match, 0), place(match, 1)) == (above, other)
    assert facts(match, 0)["stars"] == 0


@pytest.mark.rule("K9.2", "K8.2")
@pytest.mark.parametrize("other", SECOND)
@pytest.mark.parametrize(("zone", "above"), [FIRST[:2], FIRST[1:]])
def test_a_monster_on_a_2_4_space_goes_up_on_2_4_spaces(zone: str, above: str, other: str) -> None:
    match = board(five(zone, other), decision="move")
    assert texts(match) == ["go manhattan"]
    match.play("go manhattan")
    assert (place(match, 0), place(match, 1)) == (above, other)


@pytest.mark.rule("K9.2", "K8.2")
def test_on_the_5_6_space_of_upper_a_monster_stays() -> None:
    match = board(five("upper-5-6", "lower"), decision="move")
    assert texts(match) == ["stay"]
    assert refused(match, "go manhattan") == "K8.2"


@pytest.mark.rule("K9.1", "K3.2")
@pytest.mark.parametrize(
    ("zone", "gain"),
    [
        ("lower-5-6", (1, 1)),
        ("midtown-5-6", (2, 1)),
        ("upper-5-6", (2, 2)),
    ],
)
def test_a_5_6_space_gives_what_its_zone_gives(zone: str, gain: tuple[int, int]) -> None:
    match = board(five("bronx", zone, "lower"), decision="buy")
    match.play("end")
    assert (facts(match, 1)["stars"], facts(match, 1)["energy"]) == gain


# K9.3: who hits whom.


@pytest.mark.rule("K9.3", "K5.4")
@pytest.mark.parametrize("places", [("lower", "lower-5-6"), ("upper-5-6", "lower")])
def test_the_two_in_manhattan_do_not_hit_each_other(places: tuple[str, str]) -> None:
    match = resolving(five(*places), "AAEEEE")
    match.play("resolve A")
    assert hearts(match) == [10, 10, 8, 8, 8]
    assert (match.decision, match.actor) == ("resolve", 0)


@pytest.mark.rule("K9.3", "K5.4")
def test_an_attack_from_outside_hits_both() -> None:
    match = resolving(five("bronx", "upper", "lower-5-6"), "AAEEEE")
    match.play("resolve A")
    assert hearts(match) == [10, 8, 8, 10, 10]


@pytest.mark.rule("K9.3", "K5.3")
@pytest.mark.parametrize("zone", SECOND)
def test_hearts_do_not_heal_on_a_5_6_space(zone: str) -> None:
    match = resolving(five(zone, "lower", p0={"hearts": 4}), "HHHEEE")
    match.play("resolve H")
    assert facts(match, 0)["hearts"] == 4


@pytest.mark.rule("K9.3", "K7.4")
def test_both_may_flee() -> None:
    match = resolving(five("bronx", "upper", "lower-5-6"), "AEEEEE")
    match.play("resolve A")
    assert (match.decision, match.actor) == ("flee", 1)
    match.play("go brooklyn")
    assert (match.decision, match.actor) == ("flee", 2)
    match.play("go queens")
    assert (place(match, 1), place(match, 2)) == ("brooklyn", "queens")
    assert (match.decision, match.actor) == ("resolve", 0)


# K9.4: who decides first.


@pytest.mark.rule("K9.4")
@pytest.mark.parametrize(("first", "second"), [(1, 3), (3, 1), (2, 4), (4, 2)])
def test_the_monster_on_the_2_4_space_decides_first(first: int, second: int) -> None:
    places = list(HOMES[:5])
    places[first], places[second] = "lower", "upper-5-6"
    match = resolving(five(*places), "AEEEEE")
    match.play("resolve A")
    assert (match.decision, match.actor) == ("flee", first)
    match.play("stay")
    assert (match.decision, match.actor) == ("flee", second)
    match.play("stay")
    assert (match.decision, match.actor) == ("resolve", 0)
    assert (place(match, first), place(match, second)) == ("lower", "upper-5-6")


@pytest.mark.rule("K9.4", "K9.5")
def test_the_second_is_asked_once_after_the_first_has_fled() -> None:
    match = resolving(five("bronx", "upper", "midtown-5-6"), "AEEEEE")
    match.play("resolve A")
    match.play("go queens")
    assert (match.decision, match.actor) == ("flee", 2)
    assert place(match, 2) == "midtown"
    match.play("stay")
    assert place(match, 2) == "midtown"
    assert (match.decision, match.actor) == ("resolve", 0)


@pytest.mark.rule("K9.4")
def test_the_second_sees_where_the_first_has_gone() -> None:
    match = resolving(five("bronx", "upper", "midtown-5-6", "brooklyn", "queens"), "AEEEEE")
    match.play("resolve A")
    match.play("go queens")
    assert set(texts(match)) == {"go bronx", "go brooklyn", "go staten-island", "stay"}
    assert refused(match, "go queens") == "K7.4"


@pytest.mark.rule("K9.4", "K9.5")
def test_only_the_survivor_of_the_two_decides() -> None:
    dead_first = resolving(six("bronx", "upper", "lower-5-6", p1={"hearts": 1}), "AEEEEE")
    dead_first.play("resolve A")
    assert (dead_first.decision, dead_first.actor) == ("flee", 2)
    assert place(dead_first, 2) == "lower"
    dead_second = resolving(six("bronx", "upper", "lower-5-6", p2={"hearts": 1}), "AEEEEE")
    dead_second.play("resolve A")
    assert (dead_second.decision, dead_second.actor) == ("flee", 1)
    assert place(dead_second, 1) == "upper"


# K9.5: sliding.


@pytest.mark.rule("K9.5")
@pytest.mark.parametrize("first", FIRST)
@pytest.mark.parametrize(("second", "slid"), list(zip(SECOND, FIRST, strict=True)))
def test_the_5_6_monster_slides_within_its_own_zone(first: str, second: str, slid: str) -> None:
    match = resolving(five("bronx", first, second), "AEEEEE")
    match.play("resolve A")
    match.play("go queens")
    assert place(match, 2) == slid


@pytest.mark.rule("K9.5")
def test_it_does_not_slide_while_the_2_4_space_is_taken() -> None:
    match = resolving(five("bronx", "upper", "midtown-5-6"), "AEEEEE")
    match.play("resolve A")
    match.play("stay")
    match.play("go queens")
    assert (place(match, 1), place(match, 2)) == ("upper", "queens")


@pytest.mark.rule("K9.5")
def test_it_slides_when_the_2_4_monster_is_eliminated() -> None:
    match = resolving(six("bronx", "lower", "upper-5-6", p1={"hearts": 1}), "AEEEEE")
    match.play("resolve A")
    assert place(match, 1) is None
    assert place(match, 2) == "upper"


@pytest.mark.rule("K9.5", "K9.6", "K6.3")
@pytest.mark.parametrize("players", [5, 6])
def test_it_slides_when_the_2_4_monster_dies_in_its_own_turn(players: int) -> None:
    match = resolving(
        six("lower", "upper-5-6", p0={"hearts": 1})[:players],
        "OEEEEE",
        units={"manhattan": {"infantry": 1}},
    )
    match.play("resolve O")
    assert place(match, 0) is None
    assert place(match, 1) == "upper"
    assert (match.decision, match.actor) == ("roll", 1)


@pytest.mark.rule("K9.5", "K11.61")
def test_it_slides_when_the_2_4_monster_leaves_by_subway() -> None:
    match = board(five("lower", "midtown-5-6"), decision="buy", extra_turn="subway", subway_moves=8)
    match.play("subway staten-island")
    assert (place(match, 0), place(match, 1)) == ("staten-island", "midtown")


@pytest.mark.rule("K9.5", "K9.2", "K11.61")
def test_who_left_the_2_4_space_and_returns_takes_the_5_6_space() -> None:
    match = board(five("upper", "midtown-5-6"), decision="buy", extra_turn="subway", subway_moves=8)
    match.play("subway staten-island")
    match.play("subway manhattan")
    assert (place(match, 0), place(match, 1)) == ("lower-5-6", "midtown")


@pytest.mark.rule("K9.5", "K11.61")
def test_nothing_slides_when_the_5_6_monster_leaves() -> None:
    match = board(five("midtown-5-6", "lower"), decision="buy", extra_turn="subway", subway_moves=8)
    match.play("subway staten-island")
    assert (place(match, 0), place(match, 1)) == ("staten-island", "lower")


@pytest.mark.rule("K9.5", "K7.3")
def test_sliding_is_no_move_and_no_entering() -> None:
    regular = {"hearts": 5, "cards": ["chinatown-regular"]}
    match = resolving(five("bronx", "upper", "lower-5-6", p2=regular), "AEEEEE")
    match.play("resolve A")
    match.play("go queens")
    found = facts(match, 2)
    assert found["place"] == "lower"
    assert (found["stars"], found["hearts"], found["energy"]) == (0, 4, 0)


@pytest.mark.rule("K9.5", "K12.5")
def test_sliding_costs_nothing_under_the_marathon() -> None:
    match = resolving(
        six("bronx", "upper", "lower-5-6", p1={"hearts": 1}, p2={"energy": 3}),
        "AEEEEE",
        market=["new-york-marathon", "hunter", "diva"],
    )
    match.play("resolve A")
    assert place(match, 2) == "lower"
    assert facts(match, 2)["energy"] == 3


@pytest.mark.rule("K9.5", "K9.2")
def test_after_sliding_the_5_6_space_is_free_again() -> None:
    match = resolving(five("bronx", "upper", "lower-5-6"), "AEEEEE")
    for text in ("resolve A", "go queens", "stay", "resolve E"):
        match.play(text)
    assert texts(match) == ["go manhattan"]
    match.play("go manhattan")
    assert (place(match, 0), place(match, 2)) == ("lower-5-6", "lower")


@pytest.mark.rule("K9.5", "K8.2")
def test_who_has_slid_goes_up_on_2_4_spaces() -> None:
    """Player 1, on a 5–6 space, is left alone by player 0's going by Subway."""
    match = board(five("upper", "lower-5-6"), decision="buy", extra_turn="subway", subway_moves=8)
    match.play("subway staten-island")
    match.play("end")
    match.script(["die E"] * 6)
    for text in ("roll", "keep", "resolve E", "go manhattan"):
        match.play(text)
    assert place(match, 1) == "midtown"


# K9.6: fewer than five.


def shrinking(*places: str, dice: str = "AEEEEE", **changed: Monster) -> Match:
    """Player 0 is about to kill player 4, which leaves four of five alive."""
    return resolving(five(*places, **({"p4": {"hearts": 1}} | changed)), dice)


@pytest.mark.rule("K9.6")
def test_with_four_left_the_5_6_monster_leaves_at_once() -> None:
    match = shrinking("upper", "midtown-5-6", "queens", "queens", "brooklyn")
    match.play("resolve A")
    assert place(match, 4) is None
    assert (match.decision, match.actor) == ("leave", 1)
    assert set(texts(match)) == {"go bronx", "go brooklyn", "go staten-island"}
    match.play("go brooklyn")
    assert (place(match, 0), place(match, 1)) == ("upper", "brooklyn")
    # Only then the attacker goes on.
    assert (match.decision, match.actor) == ("resolve", 0)
    assert texts(match) == ["resolve E"]


@pytest.mark.rule("K9.6")
@pytest.mark.parametrize("text", ["stay", "go manhattan", "go queens"])
def test_it_must_leave_for_a_borough_that_has_room(text: str) -> None:
    match = shrinking("upper", "midtown-5-6", "queens", "queens", "brooklyn")
    match.play("resolve A")
    assert refused(match, text) == "K9.6"


@pytest.mark.rule("K9.6")
def test_the_active_monster_leaves_too_and_goes_on_outside() -> None:
    match = shrinking(
        "midtown-5-6", "lower", "queens", "brooklyn", "bronx", dice="AHHHHH", p0={"hearts": 5}
    )
    match.play("resolve A")
    assert (match.decision, match.actor) == ("leave", 0)
    match.play("go bronx")
    assert place(match, 0) == "bronx"
    # Outside Manhattan H heals, and in the move phase there is no room in Manhattan.
    match.play("resolve H")
    assert facts(match, 0)["hearts"] == 10
    assert match.decision == "move"
    assert refused(match, "go manhattan") == "K7.2"
    assert refused(match, "stay") is None


@pytest.mark.rule("K9.6", "K9.5")
def test_with_four_left_a_monster_that_slides_need_not_leave() -> None:
    match = resolving(five("bronx", "upper", "lower-5-6", p1={"hearts": 1}), "AEEEEE")
    match.play("resolve A")
    assert place(match, 2) == "lower"
    # It may flee, but it is not made to leave.
    assert (match.decision, match.actor) == ("flee", 2)
    assert "stay" in texts(match)


@pytest.mark.rule("K9.6")
def test_with_five_left_nobody_leaves() -> None:
    match = resolving(six("upper", "midtown-5-6", p4={"hearts": 1}), "AEEEEE")
    match.play("resolve A")
    assert place(match, 4) is None
    assert place(match, 1) == "midtown-5-6"
    assert (match.decision, match.actor) == ("resolve", 0)


@pytest.mark.rule("K9.6")
def test_with_four_of_six_left_by_two_deaths_at_once_it_leaves() -> None:
    changed = {"p4": {"hearts": 1}, "p5": {"hearts": 1}}
    match = resolving(six("upper", "midtown-5-6", **changed), "AEEEEE")
    match.play("resolve A")
    assert (match.decision, match.actor) == ("leave", 1)


@pytest.mark.rule("K9.6")
def test_it_leaves_too_when_units_have_killed_the_fifth() -> None:
    match = resolving(
        five("upper", "midtown-5-6", p4={"place": "staten-island", "hearts": 1}),
        "OOOEEE",
        units={"staten-island": {"infantry": 1}},
    )
    match.play("resolve O")
    assert place(match, 4) is None
    assert (match.decision, match.actor) == ("leave", 1)


@pytest.mark.rule("K9.6", "K6.3")
def test_it_leaves_before_the_next_turn_when_the_active_monster_was_the_fifth() -> None:
    match = resolving(
        five("staten-island", "queens", "lower", "upper-5-6", p0={"hearts": 1}),
        "OEEEEE",
        units={"staten-island": {"infantry": 1}},
    )
    match.play("resolve O")
    assert (match.decision, match.actor) == ("leave", 3)
    match.play("go brooklyn")
    assert (match.decision, match.actor) == ("roll", 1)
    assert place(match, 3) == "brooklyn"


@pytest.mark.rule("K9.6", "K9.4", "K12.1")
def test_who_left_is_not_asked_to_flee_and_leaves_first() -> None:
    """The Fireball kills the fifth in the attacker's own borough."""
    match = resolving(
        five(
            "bronx",
            "upper",
            "midtown-5-6",
            "queens",
            "bronx",
            p0={"cards": ["fireball"]},
            p4={"hearts": 1},
        ),
        "AEEEEE",
    )
    match.play("resolve A")
    assert hearts(match) == [10, 9, 9, 10, 0]
    assert (match.decision, match.actor) == ("leave", 2)
    match.play("go brooklyn")
    assert (match.decision, match.actor) == ("flee", 1)
    match.play("stay")
    assert (match.decision, match.actor) == ("resolve", 0)
    assert (place(match, 1), place(match, 2)) == ("upper", "brooklyn")


@pytest.mark.rule("K9.6", "K12.5")
def test_leaving_costs_nothing_under_the_marathon() -> None:
    match = resolving(
        five("upper", "midtown-5-6", p1={"energy": 3}, p4={"hearts": 1}),
        "AEEEEE",
        market=["new-york-marathon", "hunter", "diva"],
    )
    match.play("resolve A")
    match.play("go staten-island")
    assert facts(match, 1)["energy"] == 3


@pytest.mark.rule("K9.6", "K7.2")
@pytest.mark.parametrize("players", [5, 6])
def test_with_four_alive_manhattan_takes_one(players: int) -> None:
    monsters = six("bronx", "upper")[:players]
    monsters[4:] = [dict(DEAD) for _ in monsters[4:]]
    match = board(monsters, decision="move")
    assert refused(match, "go manhattan") == "K7.2"


@pytest.mark.rule("K9.6", "K9.1")
def test_with_five_of_six_alive_manhattan_takes_two() -> None:
    match = board([*six("bronx", "upper")[:5], dict(DEAD)], decision="move")
    assert texts(match) == ["go manhattan"]
    match.play("go manhattan")
    assert place(match, 0) == "lower-5-6"


@pytest.mark.rule("K9.6", "K9.2")
def test_with_four_alive_who_enters_takes_the_2_4_space() -> None:
    match = board([*six("bronx")[:4], dict(DEAD)], decision="move")
    match.play("go manhattan")
    assert place(match, 0) == "lower"
