"""One thread that writes: many tables' entries in one commit, each known to lie on disk.

A commit that survives a power cut costs milliseconds, so whatever waits is written together.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from contextlib import closing
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine

from bigapple.server import appending
from bigapple.server.appending import Append
from bigapple.server.database import writing

T = TypeVar("T")
Work = Callable[[Connection], Any] | Append
MOST_TOGETHER = 256


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

    async def append(self, new: Append) -> None:
        """Writes a table's new entries; when this returns, they are committed. May be a Conflict,
        and then nothing of them is written."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put((new, done))
        await done

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
        try:
            results = self._commit([work for work, _ in batch])
            self.commits += 1
        except Exception as error:
            if len(batch) > 1:
                # Nothing of it is written; what is wrong with one must not disturb the others.
                for one in batch:
                    self._write([one])
                return
            results = [error]
        # One call for all: each would wake the loop up.
        settled = [(done, result) for (_, done), result in zip(batch, results, strict=True)]
        settled[0][0].get_loop().call_soon_threadsafe(_settle, settled)

    def _commit(self, batch: list[Work]) -> list[Any]:
        """Does all of it in one transaction, or nothing; what came of each."""
        appends = [work for work in batch if isinstance(work, Append)]
        plain = len(appends) == len(batch) and not any(one.changes_guests for one in appends)
        if plain and self._engine.dialect.name == "sqlite":
            self._append(appends)
            return [None] * len(batch)
        with writing(self._engine).begin() as connection:
            results = [None if isinstance(work, Append) else work(connection) for work in batch]
            if appends:
                appending.append(connection, appends)
        return results

    def _append(self, appends: list[Append]) -> None:
        """Past SQLAlchemy, which would take the interpreter from the tables for a millisecond."""
        with closing(self._engine.raw_connection()) as pooled:
            cursor = pooled.cursor()
            cursor.execute("BEGIN IMMEDIATE")
            try:
                appending.append_with(cursor.execute, "qmark", appends)
                cursor.execute("COMMIT")
            except BaseException:
                cursor.execute("ROLLBACK")
                raise


def _settle(results: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for done, result in results:
        if done.cancelled():
            continue
        if isinstance(result, Exception):
            done.set_exception(result)
        else:
            done.set_result(result)
