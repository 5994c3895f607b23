"""Batches of King of New York, and compiled rules: the same games as one by one, interpreted."""

from __future__ import annotations

from typing import Any, cast

import numpy as np
import pytest
from hypothesis import given, settings

import bigapple
from bigapple.engine.batch import CHUNK, Batch
from bigapple.engine.chance import Chance, below, seed
from bigapple.engine.compiler import COMPILED
from bigapple.engine.events import empty_log
from bigapple.engine.layout import to_bytes
from bigapple.games.king_of_new_york.state import Game
from bigapple.opening import complete_options
from tests.games.king_of_new_york.walks import (
    KING,
    PLAYERS,
    dealt,
    in_full_swing,
    legal_actions,
    new_chance,
    options,
    seeds,
)

TABLE, RULES = KING.table, KING.rules
VARIANTS: list[dict[str, Any]] = [
    {"players": 2, "first_player": 1},
    {"players": 4},
    {"players": 5, "two_in_manhattan": False},
    {"players": 6, "monsters": ["rob", "kong", "mantis", "sheriff", "drakonis", "captain-fish"]},
]


def cpu(count: int, **chosen: Any) -> Batch:
    return cast(Batch, bigapple.batch(KING.id, count, **chosen))


@pytest.mark.parametrize("chosen", VARIANTS)
def test_a_playout_equals_an_interpreted_game(chosen: dict[str, Any]) -> None:
    """The batch has no log and is compiled; here is one, and nothing is."""
    batch = cpu(2, seed=5, **chosen)
    batch.reset()
    counts = batch.playout()
    out = np.zeros(KING.list_room, np.int16)
    for index in range(2):
        game, chance = cast(Game, KING.record.new()), Chance.new()
        seed(chance, 5, index)
        RULES.deal(game, chance, KING.codes(complete_options(KING, chosen)), empty_log(64))
        taken = 0
        while game.actor >= 0:
            n = RULES.legal(game, out)
            RULES.apply(game, int(out[below(chance, n)]), chance, empty_log(64))
            taken += 1
        assert to_bytes(game) == batch.games[index].tobytes()
        assert to_bytes(chance) == batch.chances[index].tobytes()
        assert counts[index] == taken


@pytest.mark.parametrize("players", PLAYERS)
def test_results_depend_neither_on_threads_nor_on_the_size_of_the_batch(players: int) -> None:
    count = 2 * CHUNK + 5 if COMPILED else 5
    whole = cpu(count, seed=9, players=players)
    threaded = cpu(count, seed=9, threads=3, players=players)
    part = cpu(count // 2 + 1, seed=9, players=players)
    for batch in (whole, threaded, part):
        batch.reset()
        batch.playout()
    assert whole.games.tobytes() == threaded.games.tobytes()
    assert whole.games[: part.count].tobytes() == part.games.tobytes()
    assert not whole.games["fault"].any()


def test_step_by_step_equals_the_table() -> None:
    batch = cpu(4, seed=1, players=5)
    batch.reset()
    games = [KING.record.copy(game) for game in batch.games]
    chances = [Chance.copy(chance) for chance in batch.chances]
    rng = np.random.default_rng(1)
    for _ in range(150):
        mask, observations = batch.legal_mask(), batch.observe()
        chosen = []
        for index, game in enumerate(games):
            legal = legal_actions(cast(Game, game))
            assert np.flatnonzero(mask[index]).tolist() == sorted(legal)
            seen = np.zeros(KING.encoding.length, np.int16)
            TABLE.observe(game, int(game.actor), seen)
            assert (observations[index] == seen).all()
            chosen.append(int(rng.choice(legal)) if legal else 0)
            if legal:
                TABLE.apply(game, chosen[-1], chances[index], empty_log(64))
        assert not batch.step(np.array(chosen)).any()
        assert batch.games.tobytes() == b"".join(to_bytes(game) for game in games)


@pytest.mark.rule("K10.2", "K13.3")
def test_a_winner_gets_everything_and_nobody_nothing() -> None:
    batch = cpu(300 if COMPILED else 6, seed=3, players=3)
    batch.reset()
    batch.playout()
    payoff, done = batch.outcome()
    assert done.all()
    winners = batch.games["winner"]
    for player in range(6):
        assert (payoff[:, player] == (winners == player)).all()
    assert (payoff.sum(axis=1) == (winners >= 0)).all()
    over = batch.games.tobytes()
    assert not batch.step(np.zeros(batch.count, np.int64)).any()
    assert batch.games.tobytes() == over


# Compiled and interpreted.


def check_twins(game: Game, twin: Game, compiled: Chance, interpreted: Chance, count: int) -> None:
    """Rules that Python calls run interpreted; the table's entry points run compiled."""
    rng = np.random.default_rng(int(compiled.a) % 1000)
    out = np.zeros(KING.list_room, np.int16)
    for _ in range(count):
        assert to_bytes(game) == to_bytes(twin)
        assert to_bytes(compiled) == to_bytes(interpreted)
        legal = legal_actions(game)
        assert out[: RULES.legal(twin, out)].tolist() == legal
        if not legal:
            break
        assert TABLE.absent(game) == RULES.absent(twin)
        for action in rng.integers(KING.actions, size=5):
            codes = [rules.why_not(game, int(game.actor), int(action)) for rules in (TABLE, RULES)]
            assert codes[0] == codes[1]
        action = int(rng.choice(legal))
        logs = empty_log(64), empty_log(64)
        TABLE.apply(game, action, compiled, logs[0])
        RULES.apply(twin, action, interpreted, logs[1])
        assert (logs[0] == logs[1]).all()
    payoffs = np.zeros((2, 6))
    TABLE.outcome(game, payoffs[0])
    RULES.outcome(twin, payoffs[1])
    assert (payoffs[0] == payoffs[1]).all()


@given(options(), seeds)
@settings(max_examples=8)
def test_interpreted_and_compiled_games_are_equal(chosen: dict[str, Any], key: int) -> None:
    compiled, interpreted = new_chance(key), new_chance(key)
    game, twin = dealt(chosen, compiled), cast(Game, KING.record.new())
    RULES.deal(twin, interpreted, KING.codes(chosen), empty_log(64))
    check_twins(game, twin, compiled, interpreted, 60)


@pytest.mark.parametrize("players", PLAYERS)
def test_interpreted_and_compiled_cards_are_equal(players: int) -> None:
    """All keep cards have an owner, so that they do much in a few steps."""
    game = in_full_swing(players, 12)
    check_twins(game, Game.copy(game), new_chance(12), new_chance(12), 100)


@pytest.mark.parametrize("players", PLAYERS)
def test_interpreted_and_compiled_observations_are_equal(players: int) -> None:
    game, seen = in_full_swing(players, 12), np.zeros((2, KING.encoding.length), np.int16)
    for player in range(players):
        TABLE.observe(game, player, seen[0])
        RULES.observe(game, player, seen[1])
        assert (seen[0] == seen[1]).all()
