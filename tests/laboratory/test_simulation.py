"""Simulating: the same games whatever the number of threads, and as many as there was time for."""

from __future__ import annotations

import threading

import pytest

from bigapple.games import definition
from bigapple.laboratory.counting.loop import QUICK, RANDOM
from bigapple.laboratory.simulation import Task, simulate
from bigapple.opening import complete_options

GAMES = ("king-of-new-york", "manhattan")


@pytest.mark.parametrize("game", GAMES)
def test_results_do_not_depend_on_threads_or_chunks(game: str) -> None:
    chosen = definition(game)
    options = complete_options(chosen, {})
    policies = [QUICK, RANDOM, QUICK, RANDOM]
    one = simulate(Task(chosen, options, policies, 300, 3, True), jobs=1)
    three = simulate(Task(chosen, options, policies, 300, 3, True), jobs=3)
    other = simulate(Task(chosen, options, policies, 300, 4, True), jobs=1)
    assert one.tobytes() == three.tobytes()
    assert one.tobytes() != other.tobytes()


@pytest.mark.parametrize("game", GAMES)
def test_quick_play_beats_random_play(game: str) -> None:
    chosen = definition(game)
    options = complete_options(chosen, {"players": 2})
    tally = simulate(Task(chosen, options, [QUICK, RANDOM], 400, 1))
    assert tally.wins[0] > 4 * tally.wins[1]


def test_whoever_stops_it_has_what_was_played() -> None:
    chosen = definition("manhattan")
    stop = threading.Event()
    heard = []

    def played(games: int) -> None:
        heard.append(games)
        stop.set()

    options = complete_options(chosen, {})
    tally = simulate(Task(chosen, options, [RANDOM] * 4, 10**9, 1), 2, played, stop)
    assert 0 < tally.games == sum(heard) < 10**9


def test_whatever_goes_wrong_in_a_thread_is_heard_of() -> None:
    def played(games: int) -> None:
        raise RuntimeError("a full disk")

    chosen = definition("manhattan")
    with pytest.raises(RuntimeError, match="full disk"):
        simulate(Task(chosen, complete_options(chosen, {}), [RANDOM] * 4, 10, 1), 2, played)
