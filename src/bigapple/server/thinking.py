"""Bots think in niced processes of their own, never where tables are served."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from functools import cache, partial
from multiprocessing.connection import Connection
from typing import NamedTuple, TypeVar

from bigapple import bots, games
from bigapple.bots import Bot
from bigapple.bots.outlook import Outlook, outlooks
from bigapple.bots.search import Budget, SearchBot
from bigapple.engine.agenda import GameRecord
from bigapple.engine.contract import GameDefinition
from bigapple.engine.layout import to_bytes
from bigapple.fairness import keyed_chance
from bigapple.match import Match

KEEPER = "greedy"
"""The bot that keeps the seat of somebody who is away."""
NICENESS = 10
SPAWN = multiprocessing.get_context("spawn")
HINT_BUDGET = Budget(playouts=3_000, seconds=3.0)
"""How long a hint may be thought about; somebody waits for it."""
HINTS = 3
"""Actions that are told of."""

T = TypeVar("T")


class Thinking:
    """Asks bots what they would do. A bot gets the game as its seat may know it, and no more."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._leash, self._end = SPAWN.Pipe(duplex=False)
        self._pool = self._new_pool()

    def _new_pool(self) -> Executor:
        return ProcessPoolExecutor(
            self._processes,
            mp_context=SPAWN,
            initializer=begin,
            initargs=(self._leash,),
        )

    def ask(self, match: Match, seat: int, bot: str) -> Awaitable[int]:
        """The action that a bot would take now."""
        return self._work(choose, see(match, seat), bot)

    def weigh(self, match: Match, seat: int) -> Awaitable[list[Outlook]]:
        """The best actions of somebody who asks for a hint, and what follows from them."""
        return self._work(weigh, see(match, seat))

    def warm_up(self) -> None:
        """Lets bots compile what they need, so that nobody waits for it in the first game."""
        for game_id in games.MODULES:
            self._pool.submit(warm_up, game_id)

    async def _work(self, task: Callable[..., T], *seen: Seen | str) -> T:
        work = partial(task, secrets.token_hex(8), *seen)
        loop = asyncio.get_running_loop()
        pool = self._pool
        try:
            return await loop.run_in_executor(pool, work)
        except BrokenExecutor:
            # A process was killed, such as by whoever needed its memory: others take over.
            if self._pool is pool:
                self._pool = self._new_pool()
            return await loop.run_in_executor(self._pool, work)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
        # Whoever still thinks, or compiles, is not waited for.
        self._end.close()
        self._leash.close()


def begin(leash: Connection) -> None:
    """What a process does before it thinks."""
    os.nice(NICENESS)
    # Control-C is for the service, which then ends its bots.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_service, args=(leash,), daemon=True).start()


def end_with_service(leash: Connection) -> None:
    """A service that is killed cannot end its bots: they end by themselves."""
    # Nothing ever comes but the end, when the service lets go of the other end or is gone.
    leash.poll(None)
    os._exit(1)


class Seen(NamedTuple):
    """A game as a seat may know it, on its way to another process."""

    game: str
    rules: int
    data: bytes

    def open(self) -> tuple[GameDefinition, GameRecord]:
        definition = games.definition(self.game, self.rules)
        return definition, definition.record.from_bytes(self.data)


def see(match: Match, seat: int) -> Seen:
    game = match.definition
    return Seen(game.id, game.rules_version, to_bytes(match.concealed(seat)))


def warm_up(game_id: str) -> None:
    bots.prepare(game_id)
    _adviser(game_id)
    _bot(KEEPER, game_id)


def choose(key: str, seen: Seen, bot: str) -> int:
    definition, game = seen.open()
    return _bot(bot, seen.game).choose(definition, game, keyed_chance(key, 0))


def weigh(key: str, seen: Seen) -> list[Outlook]:
    definition, game = seen.open()
    thoughts = _adviser(seen.game).think(game, keyed_chance(key, 0))
    return outlooks(definition, game, thoughts, HINTS, key)


@cache
def _bot(name: str, game_id: str) -> Bot:
    return bots.bot(name, game_id)


@cache
def _adviser(game_id: str) -> SearchBot:
    return SearchBot(games.definition(game_id), HINT_BUDGET)
