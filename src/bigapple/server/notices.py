"""Calls people who are away when it is their turn: a hook for the host of the service."""

from __future__ import annotations

import json
import logging
import urllib.request
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import BoundedSemaphore

logger = logging.getLogger("bigapple.notices")
TIMEOUT = 5
"""Seconds."""
MOST_WAITING = 1000


class Notices:
    """Posts a small document to the host's webhook, where one is set."""

    def __init__(
        self, webhook: str | None = None, post: Callable[[str, bytes], None] | None = None
    ):
        self.webhook = webhook
        self._post = post or send
        # Threads of its own: a hook that is slow must not take those that read tables.
        self._threads = ThreadPoolExecutor(2, thread_name_prefix="notices")
        self._room = BoundedSemaphore(MOST_WAITING)

    def your_turn(self, person: str, table: str, game: str) -> None:
        if self.webhook is None:
            return
        if not self._room.acquire(blocking=False):
            logger.warning("the webhook is too slow: a notice was left out")
            return
        told = {"event": "your-turn", "person": person, "table": table, "game": game}
        self._threads.submit(self._tell, self.webhook, json.dumps(told).encode())

    def close(self) -> None:
        """Whoever was not called yet is called no more."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _tell(self, url: str, body: bytes) -> None:
        try:
            self._post(url, body)
        except Exception as error:
            # A hook that does not answer must not disturb a table. Its address may be a secret.
            logger.warning("the webhook failed: %s", type(error).__name__)
        finally:
            self._room.release()


def send(url: str, body: bytes) -> None:
    request = urllib.request.Request(url, body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=TIMEOUT):
        pass
