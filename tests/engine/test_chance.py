"""Chance: the documented stream, the bounded draw, notes and scripts."""

from __future__ import annotations

import hashlib

import numpy as np
import pytest
from scipy.stats import chisquare

from bigapple.engine.chance import (
    ANY_KIND,
    CAPACITY,
    NOTED,
    SCRIPTED,
    Chance,
    below,
    draw,
    draw_from,
    seed,
    word,
)
from bigapple.fairness import commitment, keyed_chance


def sfc32(a: int, b: int, c: int, counter: int) -> tuple[int, tuple[int, int, int, int]]:
    """The reference generator, as its author wrote it in C."""
    mask = 0xFFFFFFFF
    result = (a + b + counter) & mask
    rotated = ((c << 21) | (c >> 11)) & mask
    return result, (b ^ (b >> 9), (c + (c << 3)) & mask, (rotated + result) & mask, counter + 1)


def test_the_stream_is_sfc32_keyed_as_documented() -> None:
    chance = Chance.new()
    seed(chance, (5 << 32) + 9, 3)
    state = (9, 5, 3, 1)
    for _ in range(16):
        _, state = sfc32(*state)
    for _ in range(50):
        expected, state = sfc32(*state)
        assert word(chance) == expected


def test_a_table_keys_each_entry_by_seed_and_serial() -> None:
    digest = hashlib.sha256(b"secret:12").digest()
    state = (*(int.from_bytes(digest[i : i + 4], "little") for i in (0, 4, 8)), 1)
    for _ in range(16):
        _, state = sfc32(*state)
    expected, _ = sfc32(*state)
    assert word(keyed_chance("secret", 12)) == expected
    assert commitment("secret") == hashlib.sha256(b"bigapple seed secret").hexdigest()


def test_streams_of_different_games_differ() -> None:
    firsts = set()
    for index in range(200):
        chance = Chance.new()
        seed(chance, 7, index)
        firsts.add(word(chance))
    assert len(firsts) == 200


@pytest.mark.parametrize("n", [1, 2, 6, 9, 54])
def test_every_outcome_is_equally_likely(n: int) -> None:
    chance = Chance.new()
    seed(chance, 1, n)
    counts = np.bincount([below(chance, n) for _ in range(300 * n)], minlength=n)
    assert len(counts) == n
    assert n == 1 or chisquare(counts).pvalue > 1e-4


def test_the_bounded_draw_rejects_what_would_be_unfair() -> None:
    """n = 3 · 2³⁰: a quarter of all words must be drawn again."""
    n = 3 << 30
    chance, reference = Chance.new(), Chance.new()
    seed(chance, 2, 2)
    seed(reference, 2, 2)
    for _ in range(100):
        product = word(reference) * n
        while product & 0xFFFFFFFF < (2**32 - n) % n:
            product = word(reference) * n
        assert below(chance, n) == product >> 32
    assert chance.counter == reference.counter > 101


def test_things_are_drawn_as_often_as_there_are() -> None:
    chance = Chance.new()
    seed(chance, 3, 3)
    counts = np.array([0, 3, 0, 1, 6, 0], np.int8)
    drawn = np.bincount([draw_from(chance, 1, counts, 10) for _ in range(5000)], minlength=6)
    assert drawn[[0, 2, 5]].sum() == 0
    assert chisquare(drawn[[1, 3, 4]], [1500, 500, 3000]).pvalue > 1e-4


def scripted(mode: int, *outcomes: tuple[int, int]) -> Chance:
    chance = keyed_chance("x", 0)
    chance.mode = mode
    chance.given = len(outcomes)
    for i, (what, outcome) in enumerate(outcomes):
        chance.what[i], chance.outcome[i] = what, outcome
    return chance


def test_a_script_comes_first_and_everything_is_noted() -> None:
    chance = scripted(NOTED, (2, 5), (ANY_KIND, 1))
    assert draw(chance, 2, 6) == 5
    assert draw_from(chance, 1, np.array([0, 2], np.int8), 2) == 1
    free = draw(chance, 3, 100)
    assert chance.fault == 0
    assert chance.used == 3
    assert list(chance.what[:3]) == [2, 1, 3]
    assert list(chance.outcome[:3]) == [5, 1, free]


@pytest.mark.parametrize(
    ("given", "asked"),
    [((2, 6), (2, 6)), ((2, -3), (2, 6)), ((1, 0), (2, 6))],
    ids=["too high", "negative", "another kind"],
)
def test_an_impossible_outcome_is_blamed(given: tuple[int, int], asked: tuple[int, int]) -> None:
    chance = scripted(NOTED, given)
    assert 0 <= draw(chance, *asked) < asked[1]
    assert chance.fault == 1


def test_a_card_that_is_not_there_cannot_be_drawn() -> None:
    chance = scripted(NOTED, (1, 0))
    assert draw_from(chance, 1, np.array([0, 2], np.int8), 2) == 1
    assert chance.fault == 1


def test_a_replay_must_not_run_out_of_outcomes() -> None:
    chance = scripted(SCRIPTED, (2, 5))
    draw(chance, 2, 6)
    assert chance.fault == 0
    draw(chance, 2, 6)
    draw(chance, 2, 6)
    assert chance.fault == 2


def test_more_outcomes_than_fit_are_counted_but_not_written() -> None:
    chance = scripted(NOTED)
    for _ in range(CAPACITY + 5):
        draw(chance, 0, 2)
    assert chance.used == CAPACITY + 5
