"""A service in a thread of its own, for tests that ask and wait without being asynchronous."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from tests.server.service import Service, serving

T = TypeVar("T")


@contextmanager
def aside(data: Path, furnish: Callable[[Service], Awaitable[T]]) -> Iterator[T]:
    """What `furnish` makes of a new service, which runs meanwhile."""
    ready: list[T] = []
    told, done = threading.Event(), threading.Event()

    async def run() -> None:
        async with serving(data) as service:
            ready.append(await furnish(service))
            told.set()
            await asyncio.to_thread(done.wait)

    def work() -> None:
        try:
            asyncio.run(run())
        finally:
            told.set()

    thread = threading.Thread(target=work)
    thread.start()
    try:
        assert told.wait(60)
        assert ready, "the service did not start"
        yield ready[0]
    finally:
        done.set()
        thread.join(30)
