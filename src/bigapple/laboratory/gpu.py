"""Simulating on a GPU: the loop of the CPU as a kernel, each thread one game after another."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from bigapple.engine import loops
from bigapple.engine.chance import Chance
from bigapple.engine.events import empty_log
from bigapple.engine.layout import Array
from bigapple.laboratory.counting.loop import GAMES, STREAMS, Space
from bigapple.laboratory.simulation import EVENT_ROOM, Task, bound_names, counting

BLOCKS_EACH = 8
"""Blocks for each processor of the GPU."""
THREADS = 64
"""In a block."""
CALLED = ("apply", "legal", "look", "choose", "play_on", "try_card", "play_whole")
"""What is called rather than copied: copies would crowd the instruction caches."""
LAUNCH_SECONDS = 1.0
"""As long as the GPU works before it is looked whether to stop."""

play_whole: Any = None
grid: Any = None
gridsize: Any = None


def available() -> bool:
    """Whether there is a GPU that can be used."""
    try:
        from numba import cuda
    except ImportError:
        return False
    return bool(cuda.is_available())


def play_kernel(
    games: Array,
    chances: Array,
    logs: Array,
    silences: Array,
    actions: Array,
    tuning: Array,
    policies: Array,
    settings: Array,
    notes: Array,
    tallies: Array,
    options: Array,
    key: int,
    first: int,
    last: int,
) -> None:
    thread = grid(1)
    space = Space(
        games[thread],
        chances[thread],
        logs[thread],
        silences[thread],
        actions[thread],
        tuning,
        policies,
        settings,
        notes[thread],
        tallies[thread],
    )
    index = first + thread
    while index < last:
        play_whole(space, options, key, index)
        index += gridsize(1)


def sum_kernel(rows: Array, total: Array) -> None:
    """The sum of all rows, one thread a column."""
    column = grid(1)
    if column < rows.shape[1]:
        found = 0
        for row in range(rows.shape[0]):
            found += rows[row, column]
        total[column] = found


@cache
def kernels(game_id: str) -> tuple[Any, Any]:
    from numba import cuda

    from bigapple import games
    from bigapple.engine.cuda import DeviceRule

    definition = games.definition(game_id)
    names = bound_names(game_id)
    for rule in definition.apart:
        DeviceRule.of(rule).apart = True
    for name in CALLED:
        if name in names:
            DeviceRule.of(names[name]).apart = True
    here = {"grid": cuda.grid, "gridsize": cuda.gridsize}
    play = cuda.jit(loops.bind(play_kernel, definition, names | here))
    return play, cuda.jit(loops.bind(sum_kernel, definition, here))


def simulate(
    task: Task,
    played: Callable[[int], None] = lambda games: None,
    stop: threading.Event | None = None,
) -> Any:
    """As `simulation.simulate` does, on the GPU."""
    from numba import config, cuda

    # The kernel that adds up is small, and its grid with it.
    config.CUDA_LOW_OCCUPANCY_WARNINGS = 0
    definition, model = task.definition, task.space
    play, add_up = kernels(definition.id)
    counts = counting(definition.id)
    most = BLOCKS_EACH * cuda.get_current_device().MULTIPROCESSOR_COUNT
    blocks = min(most, (task.games + THREADS - 1) // THREADS)
    threads = blocks * THREADS
    log, silence = len(empty_log(EVENT_ROOM)), len(empty_log(0))
    tallies = _zeros(cuda, (threads, 1), counts.Tally.dtype)
    space = (
        _zeros(cuda, (threads, GAMES), definition.record.dtype),
        _zeros(cuda, (threads, STREAMS), Chance.dtype),
        cuda.device_array((threads, log), np.int32),
        cuda.device_array((threads, silence), np.int32),
        cuda.device_array((threads, definition.list_room), np.int16),
        cuda.to_device(model.tuning),
        cuda.to_device(model.policies),
        cuda.to_device(model.settings),
        _zeros(cuda, (threads, 1), counts.Note.dtype),
        tallies,
    )
    codes = cuda.to_device(definition.codes(task.options))
    halt = stop or threading.Event()
    first, step = 0, threads
    try:
        while first < task.games and not halt.is_set():
            last = min(task.games, first + step)
            start = time.perf_counter()
            play[blocks, THREADS](*space, codes, task.key, first, last)
            cuda.synchronize()
            played(last - first)
            spent = time.perf_counter() - start
            step = max(threads, int(step * min(8.0, LAUNCH_SECONDS / spent)))
            first = last
    except KeyboardInterrupt:
        cuda.synchronize()
        halt.set()
    words = counts.Tally.dtype.itemsize // 8
    total = cuda.device_array(words, np.int64)
    add_up[(words + THREADS - 1) // THREADS, THREADS](tallies.view(np.int64), total)
    return total.copy_to_host().view(counts.Tally.dtype).view(np.recarray)[0]


def _zeros(cuda: Any, shape: tuple[int, int], kind: np.dtype[Any]) -> Any:
    return cuda.to_device(np.zeros(shape, kind))
