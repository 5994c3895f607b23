"""Simulating: threads without the GIL, chunk by chunk, into one tally."""

from __future__ import annotations

import importlib
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from bigapple import games
from bigapple.bots.greedy import JUDGEMENTS
from bigapple.bots.search import INSIGHTS
from bigapple.engine import loops
from bigapple.engine.chance import Chance
from bigapple.engine.compiler import EntryPoint, large_rule, source
from bigapple.engine.contract import GameDefinition
from bigapple.engine.events import empty_log
from bigapple.laboratory.counting import loop

COUNTING = {
    "king-of-new-york": "bigapple.laboratory.counting.king_of_new_york",
    "manhattan": "bigapple.laboratory.counting.manhattan",
}
"""Where each game's counting lies."""
EVENT_ROOM = 250
FIRST_CHUNK = 4
CHUNK_SECONDS = 0.25
"""As long as a thread works before it looks whether it is to stop."""
LARGEST_CHUNK = 20_000


def counting(game_id: str) -> Any:
    return importlib.import_module(COUNTING[game_id])


@cache
def bound_names(game_id: str) -> dict[str, Any]:
    """What the loop of a game calls, by name."""
    definition = games.definition(game_id)
    counts = counting(game_id)
    names: dict[str, Any] = {hook: getattr(counts, hook) for hook in loop.HOOKS}
    names["react"] = importlib.import_module(INSIGHTS[game_id]).react
    judgement = importlib.import_module(JUDGEMENTS[game_id])
    names |= {name: getattr(judgement, name) for name in ("can_foresee", "worth_of")}
    for name in ("apply", "legal"):
        names[name] = large_rule(source(getattr(definition.rules, name)))
    for part in (loop.look, loop.choose, loop.play_on, *counts.PARTS, loop.play_whole):
        names[part.__name__] = large_rule(loops.bind(part, definition, names))
    return names


@cache
def entry_point(game_id: str) -> EntryPoint:
    """The loop of a game, compiled when it is first used."""
    definition = games.definition(game_id)

    def signature() -> Any:
        import numba
        from numba import types

        options = types.Array(types.int64, 1, "C")
        return numba.typeof(new_space(definition, ())), options, *[types.int64] * 3

    body = loops.bind(loop.play_range, definition, bound_names(game_id))
    return EntryPoint(body, signature, f"{game_id}-laboratory")


def new_space(
    definition: GameDefinition, policies: Sequence[int], experimenting: bool = False
) -> loop.Space:
    counts = counting(definition.id)
    seats = np.full(definition.most_players, loop.RANDOM, np.int64)
    seats[: len(policies)] = policies
    return loop.Space(
        games=definition.record.many(loop.GAMES),
        chances=Chance.many(loop.STREAMS),
        log=empty_log(EVENT_ROOM),
        silence=empty_log(0),
        actions=np.zeros(definition.list_room, np.int16),
        tuning=importlib.import_module(INSIGHTS[definition.id]).TUNING.copy(),
        policies=seats,
        settings=np.array([experimenting], np.int64),
        notes=counts.Note.many(1),
        tally=counts.Tally.many(1),
    )


class Task(NamedTuple):
    """Games to be simulated."""

    definition: GameDefinition
    options: Mapping[str, Any]
    policies: Sequence[int]
    """By player."""
    games: int
    key: int
    experimenting: bool = False

    @property
    def space(self) -> loop.Space:
        return new_space(self.definition, self.policies, self.experimenting)


def simulate(
    task: Task,
    jobs: int = 1,
    played: Callable[[int], None] = lambda games: None,
    stop: threading.Event | None = None,
) -> Any:
    """The tally of so many games, or of as many as were played before `stop` was set.

    `played` is told how many games have been played further, by whichever thread played them.
    """
    run = entry_point(task.definition.id)
    codes = task.definition.codes(task.options)
    halt = stop or threading.Event()
    lock = threading.Lock()
    begun = 0

    def work() -> Any:
        nonlocal begun
        space = task.space
        chunk = FIRST_CHUNK
        while not halt.is_set():
            with lock:
                first = begun
                last = begun = min(task.games, first + chunk)
            if first == last:
                break
            start = time.perf_counter()
            run(space, codes, task.key, first, last)
            spent = max(1e-6, time.perf_counter() - start)
            chunk = max(1, min(LARGEST_CHUNK, int(chunk * min(4.0, CHUNK_SECONDS / spent))))
            played(last - first)
        return space.tally

    with ThreadPoolExecutor(jobs) as pool:
        working = [pool.submit(work) for _ in range(jobs)]
        try:
            wait(working)
        except KeyboardInterrupt:
            # What was played counts; the caller sees that the event is set.
            halt.set()
        return merged([job.result() for job in working])


def merged(tallies: Sequence[Any]) -> Any:
    """One tally of several: all their fields are sums."""
    total = tallies[0].copy()
    for tally in tallies[1:]:
        total.view(np.int64)[:] += tally.view(np.int64)
    return total[0]
