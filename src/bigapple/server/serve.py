"""`bigapple serve`: compiles what tables need, then listens until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import signal
import socket
import sys
import time
from collections.abc import Callable
from typing import Any

import uvicorn
from sqlalchemy.exc import DBAPIError

import bigapple
from bigapple import games
from bigapple.server.app import House, make_app
from bigapple.server.database import connect, migrate
from bigapple.server.host import alone, refuse
from bigapple.server.settings import Settings

logger = logging.getLogger("bigapple.serve")
DRAIN_SECONDS = 10
SWITCH_SECONDS = 0.0005
GARBAGE = (1_000, 1_000_000, 1_000_000)
"""What is new is looked through often and little at a time; the rest by the housekeeping."""
QUIET = ("alembic", "uvicorn.access", "uvicorn.error", "websockets")
"""Who would tell every request, socket and migration: only what goes wrong is of interest."""


class JsonLines(logging.Formatter):
    """One document a line, for whoever collects logs. Nothing secret is ever logged."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def log_lines() -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)


class Server(uvicorn.Server):
    """Drains before it stops listening: what is asked is answered, then devices are let go."""

    def __init__(self, config: uvicorn.Config, house: House, ready: str) -> None:
        super().__init__(config)
        self.house = house
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.house.hall.thinking.warm_up()
            web = self.house.settings.web_folder
            served = f"the web table of {web}" if web else "no web table: it is not built"
            logger.info("began, version %s, with %s", bigapple.__version__, served)
            print(self.ready, flush=True)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        logger.info("draining")
        try:
            await asyncio.wait_for(self._drain(), DRAIN_SECONDS)
        except TimeoutError:
            logger.warning("not everything was drained in time")
        await super().shutdown(sockets)
        logger.info("ended")

    async def _drain(self) -> None:
        await self.house.hall.drain()
        # What is on its way out, such as an acknowledgement, still gets there.
        while self.server_state.tasks:
            await asyncio.sleep(0.02)


def listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.address else socket.AF_INET
    try:
        return socket.create_server((settings.address, settings.port), family=family)
    except OSError as error:
        address = f"{settings.address}:{settings.port}"
        raise refuse("address", address=address, reason=error.strerror or str(error)) from None


def prepare(settings: Settings) -> None:
    """Whatever cannot be is said before anything is begun."""
    settings.make_folder()
    settings.key()
    engine = connect(settings.url)
    try:
        migrate(engine)
    except DBAPIError as error:
        raise refuse("database", reason=str(error.orig)) from None
    finally:
        engine.dispose()


def serve(settings: Settings, ready: Callable[[str], str]) -> None:
    """Serves until a signal comes. Says where, once it does."""
    with alone(settings):
        prepare(settings)
        # Compiling would hold up every table, so it is done before anybody can come.
        for game_id in games.MODULES:
            _ = games.definition(game_id).table
        be_quick()
        with listen(settings) as listening:
            _run(settings, listening, ready)


def be_quick() -> None:
    """Sets the interpreter up for short answers rather than for the most work."""
    # The thread that writes has the interpreter after each statement: it must not wait long for it.
    sys.setswitchinterval(SWITCH_SECONDS)
    # What is there now stays: to look through it for garbage again and again would hold up tables.
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


def _run(settings: Settings, listening: socket.socket, ready: Callable[[str], str]) -> None:
    log_lines()
    app = make_app(settings)
    config = uvicorn.Config(
        app,
        loop="uvloop",
        log_config=None,
        access_log=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        ws_max_size=settings.largest_message,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        timeout_keep_alive=15,
        timeout_graceful_shutdown=DRAIN_SECONDS,
        server_header=False,
    )
    host = f"[{settings.address}]" if ":" in settings.address else settings.address
    address = f"http://{host}:{listening.getsockname()[1]}{settings.base_path}"
    server = Server(config, app.state.house, ready(address))
    # Once all is drained, the signal is raised again: it has been obeyed by then.
    signal.signal(signal.SIGTERM, lambda *_: None)
    server.run([listening])
