"""Columbia University and the cards that it gives away."""

from __future__ import annotations

import pytest

from tests.games.king_of_new_york.positions import (
    board,
    buying,
    facts,
    monster,
    play,
    refused,
    told,
    winners,
)


@pytest.mark.rule("K11.50", "K11.25", "K12.7")
def test_columbia_reveals_overload_in_anothers_turn() -> None:
    match = buying("coney-island", monster("bronx", energy=4), monster("lower"), claims=[1])
    match.script(["card overload", "card subway"])
    play(match, "buy coney-island")
    assert told(match, 1, "cards", "energy") == [["overload"], 4]
    assert facts(match, 0)["energy"] == 0
    match.script(["die E"] * 6)
    play(match, "end", "roll", "keep", "resolve E")
    assert facts(match, 1)["energy"] == 4 + 1 + 6 - 1  # Lower gives one more


@pytest.mark.rule("K11.50", "K11.38", "K12.7", "K3.4")
def test_columbia_reveals_terminal_rage_in_anothers_turn() -> None:
    match = buying(
        "coney-island", monster("bronx", energy=4), monster("queens"), monster("upper"), claims=[2]
    )
    match.script(["card terminal-rage", "card subway"])
    play(match, "buy coney-island", "end")
    assert (match.actor, match.decision) == (2, "roll")
    match.script(["die A"] * 6)
    match.play("roll")
    assert refused(match, "reroll A") == "K11.38"
    play(match, "keep", "resolve A", "stay", "end")
    assert (match.actor, match.decision) == (1, "roll")


@pytest.mark.rule("K11.50", "K11.38", "K3.4", "K12.7")
def test_an_extra_turn_of_the_next_player_comes_before_its_normal_one() -> None:
    match = buying(
        "coney-island", monster("bronx", energy=4), monster("upper"), monster("queens"), claims=[1]
    )
    match.script(["card terminal-rage", "card subway"])
    play(match, "buy coney-island", "end")
    turns = []
    for _ in range(3):
        turns.append((match.actor, match.position()["extra_turn"]))
        match.script(["die E"] * 6)
        play(match, "roll", "keep", "resolve E", "stay", "end")
    assert turns == [(1, "plain"), (1, None), (2, None)]


@pytest.mark.rule("K11.50", "K11.38", "K10.1")
def test_an_extra_turn_comes_after_the_check_of_the_end() -> None:
    match = buying("terminal-rage", monster("bronx", energy=4, stars=20), monster("lower"))
    play(match, "buy terminal-rage", "end")
    assert winners(match) == (0,)


@pytest.mark.rule("K11.50", "K11.31", "K8.4")
def test_a_card_bought_from_the_discard_pile_reveals_nothing() -> None:
    match = board(
        monster("bronx", energy=9, cards=["scavenger"]),
        monster("lower"),
        decision="buy",
        discard_pile=["stomp"],
        claims=[1],
    )
    match.play("scavenge stomp")
    assert facts(match, 0)["energy"] == 9 - 3
    assert match.position()["discard_pile"] == []
    assert facts(match, 1)["cards"] == []
    assert match.position()["claims"] == [1]
