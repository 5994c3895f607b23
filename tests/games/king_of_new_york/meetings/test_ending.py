"""Cards at the end of the game."""

from __future__ import annotations

import pytest

from tests.games.king_of_new_york.positions import (
    board,
    buying,
    facts,
    monster,
    play,
    refused,
    resolving,
    winners,
)


@pytest.mark.rule("K10.2", "K11.54", "K13.3")
def test_if_everyone_dies_at_once_nobody_wins() -> None:
    match = buying(
        "general-ellis",
        monster("bronx", energy=5, hearts=1, stars=19),
        monster("lower", hearts=1, stars=5),
        monster("queens", hearts=1),
        destroyed={"tank": 1},
    )
    match.play("buy general-ellis")
    assert match.outcome is not None
    assert match.outcome.winners == ()
    assert match.outcome.reason == "no-winner"
    assert len(set(match.outcome.ranking)) == 1
    assert match.actor is None
    assert refused(match, "roll", 0) == "K10.1"


@pytest.mark.rule("K10.2", "K5.12")
def test_units_can_kill_everyone_at_once() -> None:
    match = resolving(
        "OOOEEE",
        monster("bronx", hearts=1),
        monster("lower", hearts=2),
        units={"bronx": {"infantry": 1}, "manhattan": {"jet": 2}},
    )
    match.play("resolve O")
    assert match.outcome is not None
    assert match.outcome.winners == ()


@pytest.mark.rule("K10.2", "K5.12", "K6.3")
def test_20_stars_and_death_in_one_turn_do_not_win() -> None:
    match = resolving(
        "CCCOEE",
        monster("bronx", hearts=1, stars=19),
        monster("lower"),
        monster("queens"),
        units={"bronx": {"infantry": 1}},
    )
    play(match, "resolve C", "resolve O")
    assert facts(match, 0)["hearts"] == 0
    assert match.outcome is None
    assert (match.actor, match.decision) == (1, "roll")


@pytest.mark.rule("K10.1", "K10.2")
def test_20_stars_lost_again_within_the_turn_do_not_win() -> None:
    match = resolving(
        "AEEEEE",
        monster("bronx", cards=["trash-thrower"]),
        monster("lower", stars=20),
        monster("queens"),
    )
    play(match, "resolve A", "stay", "resolve E", "stay", "end")
    assert match.outcome is None
    assert facts(match, 1)["stars"] == 19 + 1  # Lower's, at the start of its own turn


@pytest.mark.rule("K10.1")
def test_another_monster_wins_at_the_end_of_a_turn_that_is_not_its_own() -> None:
    match = resolving(
        "AEEEEE",
        monster("bronx"),
        monster("lower", stars=19, cards=["tourist"]),
        monster("queens"),
        souvenirs={"manhattan": 1},
    )
    play(match, "resolve A", "go brooklyn")
    assert facts(match, 1)["stars"] == 20
    assert match.outcome is None
    play(match, "resolve E", "go manhattan", "end")
    assert winners(match) == (1,)


@pytest.mark.rule("K10.1", "K10.2")
def test_if_the_active_monster_dies_another_with_20_stars_wins_at_once() -> None:
    match = buying(
        "subterranean-cable",
        monster("bronx", hearts=4, stars=25),
        monster("lower", stars=19),
        monster("queens", stars=20),
    )
    match.play("buy subterranean-cable")
    assert winners(match) == (2,)


@pytest.mark.rule("K10.1")
@pytest.mark.parametrize(("stars", "winner"), [((20, 21, 22), 1), ((20, 19, 22), 2)])
def test_of_several_with_20_stars_the_active_one_wins_then_clockwise(
    stars: tuple[int, int, int], winner: int
) -> None:
    match = board(
        monster("bronx", stars=stars[0]),
        monster("lower", stars=stars[1]),
        monster("queens", stars=stars[2]),
        decision="buy",
        active=1,
    )
    match.play("end")
    assert winners(match) == (winner,)


@pytest.mark.rule("K10.1", "K7.3")
def test_20_stars_do_not_win_within_the_turn() -> None:
    match = board(monster("bronx", stars=19), monster("queens"), decision="move")
    match.play("go manhattan")
    assert match.outcome is None
    match.play("end")
    assert winners(match) == (0,)
