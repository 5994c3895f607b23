"""Calls people who are away when it is their turn: a hook for the host of the service."""

from __future__ import annotations

import asyncio
import json
import logging
import urllib.request
from collections.abc import Callable

logger = logging.getLogger("bigapple.notices")
TIMEOUT = 5


class Notices:
    """Posts a small document to the host's webhook, where one is set."""

    def __init__(
        self, webhook: str | None = None, post: Callable[[str, bytes], None] | None = None
    ):
        self.webhook = webhook
        self._post = post or send
        self._tasks: set[asyncio.Task[None]] = set()

    def your_turn(self, person: str, table: str, game: str) -> None:
        if self.webhook is None:
            return
        told = {"event": "your-turn", "person": person, "table": table, "game": game}
        task = asyncio.create_task(self._tell(self.webhook, json.dumps(told).encode()))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell(self, url: str, body: bytes) -> None:
        try:
            await asyncio.to_thread(self._post, url, body)
        except OSError as error:
            # A hook that does not answer must not disturb a table.
            logger.warning("the webhook failed: %s", type(error).__name__)


def send(url: str, body: bytes) -> None:
    request = urllib.request.Request(url, body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=TIMEOUT):
        pass
