"""Photo Op and Tesla Cannon, and the cards that they meet."""

from __future__ import annotations

import pytest

from tests.games.king_of_new_york.positions import (
    IDLE,
    board,
    buying,
    facts,
    monster,
    play,
    refused,
    resolving,
    texts,
    told,
    winners,
)

# Photo Op.


@pytest.mark.rule("K11.58", "K6.3", "K11.1", "K11.33")
def test_photo_op_shows_a_monster_that_died_this_turn() -> None:
    match = resolving(
        "AEEEEE",
        monster("bronx", cards=["shadow-double", "antimatter-pellets"]),
        monster("lower", hearts=3),
        monster("queens"),
        market=["photo-op", *IDLE[1:]],
    )
    match.script(["die O"])
    play(match, "resolve A", "resolve E", "go manhattan", "buy photo-op")
    assert sorted(texts(match)) == ["photo 2", "photo 3"]
    match.play("photo 2")
    assert facts(match, 0)["stars"] == 1 + 3


@pytest.mark.rule("K11.58", "K10.1")
def test_photo_op_after_the_last_rival_died_still_counts() -> None:
    match = resolving(
        "AAAAEE",
        monster("bronx", energy=2),
        monster("lower", hearts=4),
        market=["photo-op", *IDLE[1:]],
    )
    play(match, "resolve A", "resolve E", "go manhattan", "buy photo-op")
    assert facts(match, 0)["stars"] == 1 + 4
    match.play("end")
    assert winners(match) == (0,)


# Tesla Cannon.


@pytest.mark.rule("K11.62", "K11.23")
def test_natural_selection_discarded_to_the_tesla_cannon_no_longer_kills() -> None:
    match = buying(
        "tesla-cannon",
        monster("bronx", energy=5, cards=["natural-selection"]),
        monster("lower"),
        dice="CCEEEEE",
        resolved="CE",
    )
    play(match, "buy tesla-cannon", "end")
    assert facts(match, 0)["hearts"] == 10


@pytest.mark.rule("K11.62", "K11.38", "K3.4")
def test_the_extra_turn_of_a_terminal_rage_that_was_discarded_remains() -> None:
    match = board(
        monster("bronx", energy=9),
        monster("lower"),
        decision="buy",
        market=["terminal-rage", "tesla-cannon", "hunter"],
    )
    play(match, "buy terminal-rage", "buy tesla-cannon", "end")
    assert facts(match, 0)["cards"] == []
    assert (match.actor, match.position()["extra_turn"]) == (0, "plain")
    match.script(["die A"] * 7)
    match.play("roll")
    assert refused(match, "reroll A") is None


@pytest.mark.rule("K11.38", "K11.31", "K3.4")
def test_a_scavenged_terminal_rage_gives_an_extra_turn_again() -> None:
    match = board(
        monster("bronx", energy=3, cards=["scavenger"]),
        monster("lower"),
        decision="buy",
        discard_pile=["terminal-rage"],
    )
    match.play("scavenge terminal-rage")
    assert told(match, 0, "energy", "extra_turns") == [0, ["plain"]]


@pytest.mark.rule("K6.3", "K11.40")
def test_souvenirs_without_their_card_still_leave_with_their_owner() -> None:
    match = resolving(
        "AEEEEE",
        monster("bronx"),
        monster("lower", hearts=1),
        monster("queens"),
        souvenirs={"manhattan": 1, "brooklyn": 1},
    )
    match.play("resolve A")
    assert not any(
        owner is not None for owner in (match.position().get("souvenirs") or {}).values()
    )
