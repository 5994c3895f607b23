"""Batches: many games at once, equal to games played one by one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import numpy as np
import pytest

import bigapple
from bigapple.engine.batch import CHUNK, Batch
from bigapple.engine.chance import Chance, below, seed
from bigapple.engine.events import empty_log
from bigapple.engine.layout import to_bytes
from bigapple.errors import CannotRead, Contradiction
from bigapple.games import definition
from bigapple.opening import complete_options

MANHATTAN = definition("manhattan")
VARIANTS: list[dict[str, Any]] = [
    {},
    {"players": 2, "edition": "1994", "monster": "godzilla", "anti_trust": "player"},
    {"players": 3, "urban_rules": True, "monster": "baby", "progressive": True},
]


def cpu(count: int, **options: Any) -> Batch:
    return cast(Batch, bigapple.batch("manhattan", count, **options))


@pytest.mark.parametrize("options", VARIANTS)
def test_a_playout_equals_an_interpreted_game(options: dict[str, Any]) -> None:
    batch = cpu(3, seed=5, **options)
    batch.reset()
    counts = batch.playout()
    rules = MANHATTAN.rules
    out = np.zeros(MANHATTAN.list_room, np.int16)
    for index in range(3):
        game, chance = MANHATTAN.record.new(), Chance.new()
        seed(chance, 5, index)
        codes = MANHATTAN.codes(complete_options(MANHATTAN, options))
        rules.deal(game, chance, codes, empty_log(0))
        taken = 0
        while game.actor >= 0:
            n = rules.legal(game, out)
            rules.apply(game, int(out[below(chance, n)]), chance, empty_log(0))
            taken += 1
        assert to_bytes(game) == batch.games[index].tobytes()
        assert counts[index] == taken


@pytest.mark.parametrize("options", VARIANTS)
def test_results_depend_neither_on_threads_nor_on_the_size_of_the_batch(
    options: dict[str, Any],
) -> None:
    count = 2 * CHUNK + 5
    whole = cpu(count, seed=9, **options)
    threaded = cpu(count, seed=9, threads=2, **options)
    part = cpu(CHUNK + 1, seed=9, **options)
    for batch in (whole, threaded, part):
        batch.reset()
        batch.playout()
    assert whole.games.tobytes() == threaded.games.tobytes()
    assert whole.games[: CHUNK + 1].tobytes() == part.games.tobytes()


def test_step_by_step_equals_the_table() -> None:
    batch = cpu(4, seed=1, players=3, urban_rules=True)
    batch.reset()
    table = MANHATTAN.table
    games = [MANHATTAN.record.copy(game) for game in batch.games]
    chances = [Chance.copy(chance) for chance in batch.chances]
    out = np.zeros(MANHATTAN.list_room, np.int16)
    for step in range(60):
        mask = batch.legal_mask()
        observations = batch.observe()
        chosen = []
        for index, game in enumerate(games):
            legal = out[: table.legal(game, out)]
            assert np.flatnonzero(mask[index]).tolist() == legal.tolist()
            seen = np.zeros(MANHATTAN.encoding.length, np.int16)
            table.observe(game, int(game.actor), seen)
            assert (observations[index] == seen).all()
            chosen.append(int(legal[step % len(legal)]))
            table.apply(game, chosen[-1], chances[index], empty_log(0))
        assert not batch.step(np.array(chosen)).any()
        assert batch.games.tobytes() == b"".join(to_bytes(game) for game in games)


def test_an_illegal_action_changes_nothing_and_is_named() -> None:
    batch = cpu(3, seed=1)
    batch.reset()
    before = batch.games.tobytes()
    refused = np.zeros(3, np.int16)
    batch.step(np.array([0, -1, MANHATTAN.actions]), refused)
    assert batch.games.tobytes() == before
    assert refused[0] > 0
    assert refused[1:].tolist() == [-1, -1]
    with pytest.raises(ValueError, match="action 0 of game 0 is refused"):
        batch.step(np.array([0, 0, 0]))


def test_games_that_are_over_stay_as_they_are_until_they_are_reset() -> None:
    batch = cpu(4, seed=3, players=2)
    batch.reset()
    batch.playout()
    payoff, done = batch.outcome()
    assert done.all()
    assert np.allclose(payoff.sum(axis=1), 1)
    over = batch.games.tobytes()
    assert not batch.step(np.zeros(4, np.int64)).any()
    assert batch.games.tobytes() == over
    assert not batch.legal_mask().any()
    batch.reset(np.array([True, False, False, True]))
    payoff, done = batch.outcome()
    assert done.tolist() == [False, True, True, False]
    assert not payoff[0].any()
    assert batch.games[1].tobytes() == over[MANHATTAN.record.dtype.itemsize :][:632]


def test_a_reset_goes_on_with_chance() -> None:
    batch = cpu(1, seed=3)
    batch.reset()
    first = batch.games.tobytes()
    batch.reset()
    assert batch.games.tobytes() != first


@pytest.mark.parametrize(
    "verb",
    [
        lambda batch: batch.step(np.zeros(2, np.int64), np.zeros(2, np.int16)),
        lambda batch: batch.advance(batch.view(), np.zeros(2, np.int64)),
        lambda batch: batch.advance(batch.view(), np.zeros(2, np.int64), fresh=[True, False]),
        lambda batch: batch.playout(),
        lambda batch: batch.legal_mask(),
        lambda batch: batch.observe(),
        lambda batch: batch.outcome(),
    ],
    ids=["step", "advance", "fresh", "playout", "mask", "observe", "outcome"],
)
def test_games_that_are_not_dealt_are_refused(verb: Callable[[Batch], Any]) -> None:
    batch = cpu(2)
    batch.reset([True, False])
    with pytest.raises(ValueError, match=r"game 1 is not dealt: reset\(\)"):
        verb(batch)
    assert not any(batch.games[1].tobytes())
    batch.reset([False, True])
    verb(batch)


def test_games_may_be_written_into_a_batch_instead_of_dealt() -> None:
    source, batch = cpu(2, seed=4), cpu(2, seed=4)
    source.reset()
    batch.games[0] = source.games[0]
    with pytest.raises(ValueError, match="game 1 is not dealt"):
        batch.playout()
    batch.games[1] = source.games[1]
    batch.playout()
    assert batch.outcome()[1].all()
    batch.playout()  # Games that are over are no blank ones.


class Foreign:
    """An array of another library, which speaks nothing but DLPack."""

    def __init__(self, array: np.ndarray[Any, Any]) -> None:
        self.array = array

    def __dlpack__(self, **arguments: Any) -> Any:
        return self.array.__dlpack__(**arguments)

    def __dlpack_device__(self) -> Any:
        return self.array.__dlpack_device__()


def test_arrays_of_other_libraries_are_read_and_written_in_place() -> None:
    batch = cpu(2, seed=4)
    batch.reset()
    mask = np.zeros((2, MANHATTAN.actions), np.bool_)
    batch.legal_mask(Foreign(mask))
    assert (mask == batch.legal_mask()).all()
    observations = np.zeros((2, MANHATTAN.encoding.length), np.int16)
    batch.observe(Foreign(observations))
    assert (observations == batch.observe()).all()
    refused = np.ones(2, np.int16)
    batch.step(Foreign(mask.argmax(axis=1)), Foreign(refused))
    assert not refused.any()


@pytest.mark.parametrize(
    "wrong",
    [
        np.zeros((2, 5), np.bool_),
        np.zeros((2, MANHATTAN.actions), np.int8),
        np.zeros((MANHATTAN.actions, 2), np.bool_).T,
    ],
    ids=["shape", "type", "order"],
)
def test_an_array_that_does_not_fit_is_refused(wrong: np.ndarray[Any, Any]) -> None:
    batch = cpu(2)
    batch.reset()
    with pytest.raises(ValueError, match="is needed"):
        batch.legal_mask(wrong)


def test_actions_must_be_one_for_each_game() -> None:
    batch = cpu(2)
    batch.reset()
    with pytest.raises(ValueError, match="shape"):
        batch.step(np.zeros(3, np.int64))


def test_a_batch_checks_its_options() -> None:
    with pytest.raises(Contradiction):
        cpu(2, edition="1994", urban_rules=True)
    with pytest.raises(CannotRead):
        cpu(2, device="tpu")
    with pytest.raises(ValueError, match="at least one"):
        cpu(0)
