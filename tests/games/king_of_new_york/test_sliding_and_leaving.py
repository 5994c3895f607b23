"""Who slides over and who leaves as Manhattan empties (K9.5, K9.6)."""

from __future__ import annotations

import pytest

from bigapple.match import Match
from tests.games.king_of_new_york.crowds import FIRST, SECOND, Monster, five, six
from tests.games.king_of_new_york.positions import (
    DEAD,
    board,
    each,
    facts,
    place,
    refused,
    resolving,
    texts,
)

# K9.5: sliding.


@pytest.mark.rule("K9.5")
@pytest.mark.parametrize("first", FIRST)
@pytest.mark.parametrize(("second", "slid"), list(zip(SECOND, FIRST, strict=True)))
def test_the_5_6_monster_slides_within_its_own_zone(first: str, second: str, slid: str) -> None:
    match = resolving("AEEEEE", *five("bronx", first, second))
    match.play("resolve A")
    match.play("go queens")
    assert place(match, 2) == slid


@pytest.mark.rule("K9.5")
def test_it_does_not_slide_while_the_2_4_space_is_taken() -> None:
    match = resolving("AEEEEE", *five("bronx", "upper", "midtown-5-6"))
    match.play("resolve A")
    match.play("stay")
    match.play("go queens")
    assert (place(match, 1), place(match, 2)) == ("upper", "queens")


@pytest.mark.rule("K9.5")
def test_it_slides_when_the_2_4_monster_is_eliminated() -> None:
    match = resolving("AEEEEE", *six("bronx", "lower", "upper-5-6", p1={"hearts": 1}))
    match.play("resolve A")
    assert place(match, 1) is None
    assert place(match, 2) == "upper"


@pytest.mark.rule("K9.5", "K9.6", "K6.3")
@pytest.mark.parametrize("players", [5, 6])
def test_it_slides_when_the_2_4_monster_dies_in_its_own_turn(players: int) -> None:
    match = resolving(
        "OEEEEE",
        *six("lower", "upper-5-6", p0={"hearts": 1})[:players],
        units={"manhattan": {"infantry": 1}},
    )
    match.play("resolve O")
    assert place(match, 0) is None
    assert place(match, 1) == "upper"
    assert (match.decision, match.actor) == ("roll", 1)


@pytest.mark.rule("K9.5", "K11.61")
def test_it_slides_when_the_2_4_monster_leaves_by_subway() -> None:
    match = board(
        *five("lower", "midtown-5-6"), decision="buy", extra_turn="subway", subway_moves=8
    )
    match.play("subway staten-island")
    assert (place(match, 0), place(match, 1)) == ("staten-island", "midtown")


@pytest.mark.rule("K9.5", "K9.2", "K11.61")
def test_who_left_the_2_4_space_and_returns_takes_the_5_6_space() -> None:
    match = board(
        *five("upper", "midtown-5-6"), decision="buy", extra_turn="subway", subway_moves=8
    )
    match.play("subway staten-island")
    match.play("subway manhattan")
    assert (place(match, 0), place(match, 1)) == ("lower-5-6", "midtown")


@pytest.mark.rule("K9.5", "K11.61")
def test_nothing_slides_when_the_5_6_monster_leaves() -> None:
    match = board(
        *five("midtown-5-6", "lower"), decision="buy", extra_turn="subway", subway_moves=8
    )
    match.play("subway staten-island")
    assert (place(match, 0), place(match, 1)) == ("staten-island", "lower")


@pytest.mark.rule("K9.5", "K7.3")
def test_sliding_is_no_move_and_no_entering() -> None:
    regular = {"hearts": 5, "cards": ["chinatown-regular"]}
    match = resolving("AEEEEE", *five("bronx", "upper", "lower-5-6", p2=regular))
    match.play("resolve A")
    match.play("go queens")
    found = facts(match, 2)
    assert found["place"] == "lower"
    assert (found["stars"], found["hearts"], found["energy"]) == (0, 4, 0)


@pytest.mark.rule("K9.5", "K12.5")
def test_sliding_costs_nothing_under_the_marathon() -> None:
    match = resolving(
        "AEEEEE",
        *six("bronx", "upper", "lower-5-6", p1={"hearts": 1}, p2={"energy": 3}),
        market=["new-york-marathon", "hunter", "diva"],
    )
    match.play("resolve A")
    assert place(match, 2) == "lower"
    assert facts(match, 2)["energy"] == 3


@pytest.mark.rule("K9.5", "K9.2")
def test_after_sliding_the_5_6_space_is_free_again() -> None:
    match = resolving("AEEEEE", *five("bronx", "upper", "lower-5-6"))
    for text in ("resolve A", "go queens", "stay", "resolve E"):
        match.play(text)
    assert texts(match) == ["go manhattan"]
    match.play("go manhattan")
    assert (place(match, 0), place(match, 2)) == ("lower-5-6", "lower")


@pytest.mark.rule("K9.5", "K8.2")
def test_who_has_slid_goes_up_on_2_4_spaces() -> None:
    """Player 1, on a 5–6 space, is left alone by player 0's going by Subway."""
    match = board(*five("upper", "lower-5-6"), decision="buy", extra_turn="subway", subway_moves=8)
    match.play("subway staten-island")
    match.play("end")
    match.script(["die E"] * 6)
    for text in ("roll", "keep", "resolve E", "go manhattan"):
        match.play(text)
    assert place(match, 1) == "midtown"


def shrinking(*places: str, dice: str = "AEEEEE", **changed: Monster) -> Match:
    """Player 0 is about to kill player 4, which leaves four of five alive."""
    return resolving(dice, *five(*places, **({"p4": {"hearts": 1}} | changed)))


# K9.6: fewer than five.


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
    match = resolving("AEEEEE", *five("bronx", "upper", "lower-5-6", p1={"hearts": 1}))
    match.play("resolve A")
    assert place(match, 2) == "lower"
    # It may flee, but it is not made to leave.
    assert (match.decision, match.actor) == ("flee", 2)
    assert "stay" in texts(match)


@pytest.mark.rule("K9.6")
def test_with_five_left_nobody_leaves() -> None:
    match = resolving("AEEEEE", *six("upper", "midtown-5-6", p4={"hearts": 1}))
    match.play("resolve A")
    assert place(match, 4) is None
    assert place(match, 1) == "midtown-5-6"
    assert (match.decision, match.actor) == ("resolve", 0)


@pytest.mark.rule("K9.6")
def test_with_four_of_six_left_by_two_deaths_at_once_it_leaves() -> None:
    changed = {"p4": {"hearts": 1}, "p5": {"hearts": 1}}
    match = resolving("AEEEEE", *six("upper", "midtown-5-6", **changed))
    match.play("resolve A")
    assert (match.decision, match.actor) == ("leave", 1)


@pytest.mark.rule("K9.6")
def test_it_leaves_too_when_units_have_killed_the_fifth() -> None:
    match = resolving(
        "OOOEEE",
        *five("upper", "midtown-5-6", p4={"place": "staten-island", "hearts": 1}),
        units={"staten-island": {"infantry": 1}},
    )
    match.play("resolve O")
    assert place(match, 4) is None
    assert (match.decision, match.actor) == ("leave", 1)


@pytest.mark.rule("K9.6", "K6.3")
def test_it_leaves_before_the_next_turn_when_the_active_monster_was_the_fifth() -> None:
    match = resolving(
        "OEEEEE",
        *five("staten-island", "queens", "lower", "upper-5-6", p0={"hearts": 1}),
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
        "AEEEEE",
        *five(
            "bronx",
            "upper",
            "midtown-5-6",
            "queens",
            "bronx",
            p0={"cards": ["fireball"]},
            p4={"hearts": 1},
        ),
    )
    match.play("resolve A")
    assert each(match, "hearts") == [10, 9, 9, 10, 0]
    assert (match.decision, match.actor) == ("leave", 2)
    match.play("go brooklyn")
    assert (match.decision, match.actor) == ("flee", 1)
    match.play("stay")
    assert (match.decision, match.actor) == ("resolve", 0)
    assert (place(match, 1), place(match, 2)) == ("upper", "brooklyn")


@pytest.mark.rule("K9.6", "K12.5")
def test_leaving_costs_nothing_under_the_marathon() -> None:
    match = resolving(
        "AEEEEE",
        *five("upper", "midtown-5-6", p1={"energy": 3}, p4={"hearts": 1}),
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
    match = board(*monsters, decision="move")
    assert refused(match, "go manhattan") == "K7.2"


@pytest.mark.rule("K9.6", "K9.1")
def test_with_five_of_six_alive_manhattan_takes_two() -> None:
    match = board(*six("bronx", "upper")[:5], dict(DEAD), decision="move")
    assert texts(match) == ["go manhattan"]
    match.play("go manhattan")
    assert place(match, 0) == "lower-5-6"


@pytest.mark.rule("K9.6", "K9.2")
def test_with_four_alive_who_enters_takes_the_2_4_space() -> None:
    match = board(*six("bronx")[:4], dict(DEAD), decision="move")
    match.play("go manhattan")
    assert place(match, 0) == "lower"
