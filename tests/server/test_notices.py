"""The webhook: told when it is the turn of somebody who is away, and never in the way."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from bigapple.client import Document
from tests.server.scenes import (
    act,
    begun,
    company,
    eventually,
    id_of,
    play,
    prompt_bots,
    state_when,
    wire,
)
from tests.server.service import free_port, serving


@contextmanager
def hook(heard: list[Document]) -> Iterator[str]:
    """A web server of the host's, which writes down what it is told; its address."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            heard.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, format: str, *arguments: object) -> None:
            """Says nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        running = threading.Thread(target=server.serve_forever, args=(0.01,))
        running.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/hook"
        finally:
            server.shutdown()
            running.join()


def test_whoever_is_away_is_called_once(tmp_path: Path) -> None:
    async def scene(heard: list[Document], url: str) -> None:
        async with (
            serving(tmp_path, webhook=url) as service,
            company(service, "Ann", "Bob") as (ann, bob),
        ):
            prompt_bots(service)
            table = await begun([ann, bob])
            a, b = await id_of(ann), await id_of(bob)

            async def called() -> bool:
                return len(heard) == 1

            await eventually(called)
            assert heard.pop() == {
                "event": "your-turn",
                "person": a,
                "table": table,
                "game": "manhattan",
            }
            # It is still the same question: what others do in the meantime is no reason to call.
            await bob.command(table, "say", what="your-turn")
            await bob.command(table, "seat-bot", seat=1, bot="greedy")
            await bob.command(table, "take", seat=1)
            async with wire(ann, table) as line:
                await line.receive("welcome")
                # She is there: nobody has to call her for her second choice.
                await act(ann, table)
                await act(ann, table)
            await eventually(called)
            assert heard.pop()["person"] == b
            # A bot needs no call, and somebody whose seat it keeps gets none.
            await bob.command(table, "seat-bot", seat=1, bot="greedy")
            await state_when(ann, table, lambda state: state["actor"] == 0)
            await eventually(called)
            assert heard.pop()["person"] == a
        assert heard == []

    heard: list[Document] = []
    with hook(heard) as url:
        play(scene(heard, url))


def test_a_hook_that_does_not_answer_disturbs_nobody(tmp_path: Path) -> None:
    async def scene() -> None:
        url = f"http://127.0.0.1:{free_port()}/nobody-listens-here"
        async with (
            serving(tmp_path, webhook=url) as service,
            company(service, "Ann", "Bob") as (ann, bob),
        ):
            table = await begun([ann, bob])
            for person in (ann, ann, bob, bob, ann):
                await act(person, table)

    play(scene())
