"""One thread that writes: many tables' entries in one commit, each known to lie on disk.

A commit that survives a power cut costs milliseconds, so whatever waits is written together.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine

from bigapple.server.database import writing

T = TypeVar("T")
Work = Callable[[Connection], Any]
MOST_TOGETHER = 256


class Conflict(Exception):
    """Somebody else has written to this table; raised before anything is written."""


class Writer:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._waiting: queue.SimpleQueue[tuple[Work, asyncio.Future[Any]] | None] = (
            queue.SimpleQueue()
        )
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()
        self.commits = 0

    async def __call__(self, work: Callable[[Connection], T]) -> T:
        """Does some writing; when this returns, it is committed."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.put((work, done))
        return await done

    def close(self) -> None:
        """Writes what is waiting, then stops."""
        self._waiting.put(None)
        self._thread.join()

    def _run(self) -> None:
        going = True
        while going:
            batch = []
            item = self._waiting.get()
            while item is not None:
                batch.append(item)
                if len(batch) == MOST_TOGETHER or self._waiting.empty():
                    break
                item = self._waiting.get()
            going = item is not None
            if batch:
                self._write(batch)

    def _write(self, batch: list[tuple[Work, asyncio.Future[Any]]]) -> None:
        results: list[tuple[asyncio.Future[Any], Any]] = []
        try:
            with writing(self._engine).begin() as connection:
                for work, done in batch:
                    try:
                        results.append((done, work(connection)))
                    except Conflict as conflict:
                        results.append((done, conflict))
            self.commits += 1
        except Exception as error:
            if len(batch) > 1:
                # Nothing of it is written; what is wrong with one must not disturb the others.
                for one in batch:
                    self._write([one])
                return
            results = [(done, error) for _, done in batch]
        for done, result in results:
            done.get_loop().call_soon_threadsafe(_settle, done, result)


def _settle(done: asyncio.Future[Any], result: Any) -> None:
    if done.cancelled():
        return
    if isinstance(result, Exception):
        done.set_exception(result)
    else:
        done.set_result(result)
