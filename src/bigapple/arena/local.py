"""Many games at once, on the cores of this machine."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Any

from bigapple.arena.playing import Played, Player, play
from bigapple.arena.schedule import Fixture, Tournament
from bigapple.errors import BigAppleError
from bigapple.texts import Message

MOST_LOSSES = 3
"""So often workers may be lost with no game finished in between."""
PATIENCE = 5.0
"""Seconds that a pool without workers is given to close."""
AHEAD = 2
"""Games that wait for each worker, so that none stands idle."""


def cores() -> int:
    """How many this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_all(
    tournament: Tournament, fixtures: Iterable[Fixture], jobs: int, player: Player = play
) -> Iterator[Played]:
    """Games as they are finished, in any order. What a lost worker had is played again."""
    if jobs == 1:
        for fixture in fixtures:
            yield player(tournament, fixture)
        return
    waiting = iter(fixtures)
    again: list[Fixture] = []
    losses = 0
    while True:
        pool = _pool(jobs)
        running: dict[Future[Played], Fixture] = {}
        try:
            while True:
                while len(running) < AHEAD * jobs:
                    # Noted before it is handed over: a broken pool takes nothing more.
                    again += [] if again else islice(waiting, 1)
                    if not again:
                        break
                    future = pool.submit(player, tournament, again[-1])
                    running[future] = again.pop()
                if not running:
                    return
                finished, _ = wait(running, return_when=FIRST_COMPLETED)
                for done in finished:
                    played = done.result()
                    del running[done]
                    losses = 0
                    yield played
        except BrokenProcessPool:
            losses += 1
            if losses > MOST_LOSSES:
                raise BigAppleError(Message("arena-workers-lost")) from None
            again += running.values()
        finally:
            _end(pool)


def _pool(jobs: int) -> ProcessPoolExecutor:
    # A new process for each: forks of one with threads may hang.
    return ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _begin)


def _end(pool: ProcessPoolExecutor) -> None:
    """At once: whoever stops a tournament does not want to wait for long games."""
    workers = list((pool._processes or {}).values())
    manager: Any = pool._executor_manager_thread  # A thread, whatever type stubs say.
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.terminate()
    for worker in workers:
        worker.join()
    # Else Python, at its end, may wake a thread whose pipe was closed just then, and fail aloud.
    if manager is not None:
        manager.join(PATIENCE)


def _begin() -> None:
    """Workers leave Control-C to the one who started them, and do not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
