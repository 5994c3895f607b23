"""The service as one application: its doors, its hall and its pages."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from litestar import Litestar, Response, Router, get, websocket
from litestar.config.response_cache import ResponseCacheConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, Reference, SecurityScheme
from litestar.params import FromPath
from litestar.stores.memory import MemoryStore
from msgspec import json

import bigapple
from bigapple.server import files, schema
from bigapple.server.database import connect, migrate
from bigapple.server.doors import COOKIE, FORM_HEADER, Asked, Doors, Socket, language_of
from bigapple.server.hall import Hall
from bigapple.server.housekeeping import Housekeeping
from bigapple.server.http import DOCUMENTS, FOR_ANYBODY, HANDLERS
from bigapple.server.metrics import Metrics
from bigapple.server.notices import Notices
from bigapple.server.persons import Person
from bigapple.server.problems import KIND, Problem
from bigapple.server.settings import Settings
from bigapple.server.sockets import NOT_LET_IN, Session
from bigapple.server.thinking import Thinking
from bigapple.server.times import Time
from bigapple.server.told import encode
from bigapple.server.writer import Writer

logger = logging.getLogger("bigapple.app")
PATIENCE = 5.0
"""Seconds for which the database may be busy before the service calls itself ill."""

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
        "form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "x-frame-options": "DENY",
    "cache-control": "no-store",
}
SCHEMES: dict[str, SecurityScheme | Reference] = {
    "token": SecurityScheme(type="http", scheme="bearer"),
    "cookie": SecurityScheme(type="apiKey", name=COOKIE, security_scheme_in="cookie"),
    "form": SecurityScheme(type="apiKey", name=FORM_HEADER, security_scheme_in="header"),
}
"""A client brings its token; a browser its cookie, and with a change the form's token too."""


def make_app(settings: Settings, time: Time | None = None) -> Litestar:
    """The application of these settings. It opens its database when it starts."""
    house = House(settings, time or Time())

    async def provide_person(request: Asked) -> Person:
        house.doors.check_form(request)
        person = await house.doors.person(request)
        if person is None:
            raise Problem(401, "who-are-you")
        # Should it be refused, then in their language.
        request.state.person = person
        return person

    api = Router(
        path="/api",
        route_handlers=[*HANDLERS, live],
        dependencies={
            "person": Provide(provide_person),
            "hall": Provide(lambda: house.hall, sync_to_thread=False),
            "doors": Provide(lambda: house.doors, sync_to_thread=False),
        },
    )
    watched = [f"^{re.escape(settings.base_path)}/{page}$" for page in ("health", "metrics")]
    limit = RateLimitConfig(
        rate_limit=("minute", settings.requests_a_minute),
        exclude=watched,
        exclude_opt_key=files.UNCOUNTED,
    )
    app = Litestar(
        [api, health, metrics, message_schema, *files.handlers(settings)],
        path=settings.base_path or None,
        lifespan=[house.open],
        middleware=[limit.middleware],
        stores={limit.store: house.counts},
        exception_handlers={Problem: told, HTTPException: told, Exception: told},
        after_request=with_headers,
        logging_config=None,
        request_max_body_size=settings.largest_message,
        response_cache_config=ResponseCacheConfig(default_expiration=None),
        openapi_config=OpenAPIConfig(
            title="Big Apple",
            version=bigapple.__version__,
            path="/schema",
            components=Components(security_schemes=SCHEMES),
            security=[{"token": []}, {"cookie": [], "form": []}],
            create_examples=False,
            use_handler_docstrings=True,
            render_plugins=[schema.Published(DOCUMENTS, FOR_ANYBODY)],
        ),
    )
    app.state.house = house
    return app


class House:
    """What the application has while it runs."""

    hall: Hall
    doors: Doors

    def __init__(self, settings: Settings, time: Time) -> None:
        self.settings = settings
        self.time = time
        self.metrics = Metrics()
        self.counts = MemoryStore()
        """How often who has asked lately."""

    @asynccontextmanager
    async def open(self, _: Litestar) -> AsyncIterator[None]:
        settings = self.settings
        settings.make_folder()
        engine = connect(settings.url)
        migrate(engine)
        writer = Writer(engine)
        thinking = Thinking(settings.bot_processes)
        notices = Notices(settings.webhook or None)
        self.hall = Hall(
            engine,
            writer,
            time=self.time,
            thinking=thinking,
            metrics=self.metrics,
            notices=notices,
            bot_pace=settings.bot_pace,
        )
        self.doors = Doors(settings, self.hall)
        await self.hall.open()
        keeping = Housekeeping(self.hall, self.counts, settings.keep_days)
        keeping.begin()
        try:
            yield
        finally:
            keeping.end()
            await self.hall.close()
            thinking.close()
            notices.close()
            writer.close()
            engine.dispose()

    async def state(self) -> str:
        """How it is: "ok", "draining", or "database" if nothing can be written."""
        if self.hall.draining:
            return "draining"
        try:
            await asyncio.wait_for(self.hall.writer(lambda _: None), PATIENCE)
        except Exception as error:
            logger.error("the database cannot be written to: %s", type(error).__name__)
            return "database"
        return "ok"


def house_of(connection: Any) -> House:
    house: House = connection.app.state.house
    return house


@get("/health", include_in_schema=False)
async def health(request: Asked) -> Response[dict[str, str]]:
    state = await house_of(request).state()
    told = {"status": state, "version": bigapple.__version__}
    return Response(told, status_code=200 if state == "ok" else 503)


@get("/metrics", include_in_schema=False)
async def metrics(request: Asked) -> Response[bytes]:
    house = house_of(request)
    house.metrics.awake.set(sum(place.table is not None for place in house.hall.places.values()))
    return Response(house.metrics.page(), media_type="text/plain; version=0.0.4")


@get("/schema/messages", include_in_schema=False)
async def message_schema() -> Response[bytes]:
    """The JSON Schema of what goes over sockets."""
    return Response(json.encode(schema.messages()), media_type="application/schema+json")


@websocket("/tables/{table_id:str}/live")
async def live(socket: Socket, table_id: FromPath[str]) -> None:
    house = house_of(socket)
    try:
        house.doors.check_origin(socket)
        person = await house.doors.person(socket)
        if person is None:
            raise Problem(401, "who-are-you")
    except Problem as problem:
        house.metrics.refusals.labels(problem.code).inc()
        refusal = {"type": "refused", "id": None, "problem": problem.document(language_of(socket))}
        await socket.accept()
        await socket.send_data(encode(refusal), mode="text", encoding="utf-8")
        await socket.close(code=NOT_LET_IN)
        return
    if house.hall.draining:
        await socket.accept()
        await socket.close(code=1012)
        return
    session = Session(house.hall, socket, table_id, person, house.settings.messages_a_second)
    try:
        await session.run()
    except Exception:
        logger.exception("a socket failed")
        with suppress(RuntimeError):
            await socket.close(code=1011)


GENERAL = {400: "request", 404: "not-found", 405: "method", 413: "too-large", 429: "too-many"}


def told(request: Asked, error: Exception) -> Response[bytes]:
    """Any error as a problem document; what went wrong inside stays inside."""
    problem = error if isinstance(error, Problem) else _problem(error)
    if problem.status >= 500 and problem.code == "internal":
        logger.error("a request failed", exc_info=error)
    house_of(request).metrics.refusals.labels(problem.code).inc()
    document = problem.document(language_of(request, request.scope["state"].get("person")))
    # Such as what else may be done here, or when to come again.
    further = (error.headers or {}) if isinstance(error, HTTPException) else {}
    headers = HEADERS | {name.lower(): str(value) for name, value in further.items()}
    if problem.status == 429:
        headers["retry-after"] = headers.get("ratelimit-reset", "60")
    return Response(encode(document), status_code=problem.status, media_type=KIND, headers=headers)


def _problem(error: Exception) -> Problem:
    if isinstance(error, RecursionError):
        # Only a body that goes ever deeper leads there.
        return Problem(400, "request")
    status = error.status_code if isinstance(error, HTTPException) else 500
    return Problem(status, GENERAL.get(status, "internal" if status >= 500 else "request"))


async def with_headers(response: Response[Any]) -> Response[Any]:
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    return response
