"""Bots at King of New York: whole games, sound choices, and that greedy beats random."""

from __future__ import annotations

import pytest

import bigapple
from bigapple import bots
from bigapple.engine.layout import to_bytes
from bigapple.fairness import keyed_chance
from tests.bots.playing import decide, greedy_wins_against_random, play
from tests.games.king_of_new_york.positions import monster, table

GAME = "king-of-new-york"


@pytest.mark.parametrize("name", ["greedy", "random"])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_whole_games(name: str, players: int) -> None:
    assert play(GAME, [name] * players, seed=1).outcome is not None


def test_greedy_beats_random() -> None:
    """Loose and always the same games: benchmarks/bots.py measures."""
    assert greedy_wins_against_random(GAME, 10) >= 7


@pytest.mark.parametrize("name", ["greedy", "random"])
def test_a_bot_repeats_itself_and_changes_nothing(name: str) -> None:
    match = table([monster("bronx"), monster("lower")], decision="reroll", dice="EAHCDO")
    game = match.concealed(0)
    before = to_bytes(game)
    bot = bots.bot(name, GAME)
    first = bot.choose(match.definition, game, keyed_chance("a", 1))
    assert to_bytes(game) == before
    assert bot.choose(match.definition, game, keyed_chance("a", 1)) == first


def chosen(match: bigapple.Match) -> str:
    return match.action(decide(match, "greedy")).text


def test_greedy_keeps_what_wins_and_rerolls_what_hurts() -> None:
    match = table(
        [monster("bronx", hearts=2), monster("lower")],
        decision="reroll",
        dice="EEEEOO",
        units={"bronx": {"infantry": 3}},
        rerolls_left=1,
    )
    assert "O O" in chosen(match)


def test_greedy_weighs_a_roll_with_carapace_and_subway_at_hand() -> None:
    match = table(
        [monster("bronx", cards=["carapace"]), monster("lower")],
        decision="reroll",
        dice="EEEEEE",
        carapace_tokens=2,
        extra_turn="subway",
    )
    assert chosen(match) in [action.text for action in match.legal]


def test_greedy_flees_when_it_is_nearly_dead_and_stays_when_it_is_strong() -> None:
    for hearts, expected in ((2, "go"), (10, "stay")):
        match = table(
            [monster("bronx"), monster("lower", hearts=hearts)], decision="resolve", dice="A"
        )
        match.play("resolve A")
        assert chosen(match).split()[0] == expected


def test_greedy_buys_the_victory() -> None:
    match = table(
        [monster("bronx", stars=16, energy=9), monster("lower")],
        decision="buy",
        market=["brooklyn-bridge", "drain", "diva"],
    )
    assert chosen(match) == "buy brooklyn-bridge"


def test_greedy_ends_the_turn_that_wins_and_buys_nothing_that_costs_the_victory() -> None:
    """Next Stage takes all ★ away."""
    winner = monster("bronx", stars=20, energy=9)
    match = table([winner, monster("queens")], decision="buy", market=["next-stage", None, None])
    assert match.action(decide(match, "greedy")).text == "end"


def test_greedy_does_not_buy_what_kills_it() -> None:
    """Natural Selection takes all ♥ of whoever has a celebrity on the dice."""
    match = table(
        [monster("bronx", energy=9), monster("lower")],
        decision="buy",
        dice="CEEEEE",
        market=["natural-selection", None, None],
    )
    assert chosen(match) == "end"


def test_greedy_does_not_pay_with_its_life() -> None:
    """Of Another World lets ♥ pay; what is bought must be worth them."""
    match = table(
        [monster("bronx", hearts=6, energy=1, cards=["of-another-world"]), monster("lower")],
        decision="buy",
        market=["tesla-cannon", None, None],
    )
    assert chosen(match) == "end"
