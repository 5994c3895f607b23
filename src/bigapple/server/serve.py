"""`bigapple serve`: compiles what tables need, then listens."""

from __future__ import annotations

import json
import logging
import time
from typing import Any

import uvicorn

from bigapple import games
from bigapple.server.app import make_app
from bigapple.server.settings import Settings

DRAIN_SECONDS = 10


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
    # Every request and every migration is too much of a good thing.
    for name in ("uvicorn.access", "alembic"):
        logging.getLogger(name).setLevel(logging.WARNING)


def serve(settings: Settings, ready: str) -> None:
    # Compiling would hold up every table, so it is done before anybody can come.
    for game_id in games.MODULES:
        _ = games.definition(game_id).table
    log_lines()
    print(ready, flush=True)
    uvicorn.run(
        make_app(settings),
        host=settings.address,
        port=settings.port,
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
