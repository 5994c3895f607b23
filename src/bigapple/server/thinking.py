"""Bots think in niced processes of their own, never where tables are served."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import signal
import threading
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from functools import cache

from bigapple import bots, games
from bigapple.bots import Bot
from bigapple.engine.layout import to_bytes
from bigapple.fairness import keyed_chance
from bigapple.match import Match

NICENESS = 10


class Thinking:
    """Asks bots what they would do. A bot gets the game as its seat may know it, and no more."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool = self._new_pool()

    def _new_pool(self) -> Executor:
        return ProcessPoolExecutor(
            self._processes,
            mp_context=multiprocessing.get_context("spawn"),
            initializer=begin,
        )

    async def ask(self, match: Match, seat: int, bot: str) -> int:
        data = to_bytes(match.concealed(seat))
        game = match.definition
        loop = asyncio.get_running_loop()
        work = (bot, game.id, game.rules_version, data, secrets.token_hex(8))
        pool = self._pool
        try:
            return await loop.run_in_executor(pool, choose, *work)
        except BrokenExecutor:
            # A process was killed, such as by whoever needed its memory: others take over.
            if self._pool is pool:
                self._pool = self._new_pool()
            return await loop.run_in_executor(self._pool, choose, *work)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def begin() -> None:
    """What a process does before it thinks."""
    os.nice(NICENESS)
    # Control-C is for the service, which then ends its bots.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """A service that is killed cannot end its bots: they end by themselves."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def choose(bot: str, game_id: str, rules: int, concealed: bytes, key: str) -> int:
    definition = games.definition(game_id, rules)
    game = definition.record.from_bytes(concealed)
    return _bot(bot, game_id).choose(definition, game, keyed_chance(key, 0))


@cache
def _bot(name: str, game_id: str) -> Bot:
    return bots.bot(name, game_id)
