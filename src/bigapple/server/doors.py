"""Who comes in: people by their cookie or their token, pages only from where they may come."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from hmac import compare_digest
from typing import Any, TypeVar
from urllib.parse import urlsplit

from litestar import Request, WebSocket
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency
from msgspec import MsgspecError, json
from sqlalchemy import Connection as Database

from bigapple.server import persons
from bigapple.server.conduct import digest
from bigapple.server.hall import Hall
from bigapple.server.persons import Person
from bigapple.server.problems import Problem
from bigapple.server.settings import Settings
from bigapple.texts import LANGUAGES

COOKIE = "bigapple_person"
FORM_HEADER = "x-bigapple-form"
SAFE = ("GET", "HEAD", "OPTIONS")
MOST_KNOWN = 20_000
YEAR = 365 * 86400
DAY = 86_400_000
"""How often a person is noted to have been here, in milliseconds."""

Connection = ASGIConnection[Any, Any, Any, State]
Asked = Request[Any, Any, State]
Socket = WebSocket[Any, Any, State]
T = TypeVar("T")


class Doors:
    """Knows people by what they bring. A token is looked up once a day and then remembered."""

    def __init__(self, settings: Settings, hall: Hall) -> None:
        self.settings = settings
        self.hall = hall
        self.key = settings.key()
        self._known: OrderedDict[str, tuple[Person, int]] = OrderedDict()
        """And when they were last noted to have been here."""

    def token(self, connection: Connection) -> tuple[str | None, bool]:
        """What somebody brings, and whether their browser brought it by itself."""
        scheme, _, value = connection.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer" and value:
            return value.strip(), False
        cookie = connection.cookies.get(COOKIE)
        return (persons.signed(cookie, self.key) if cookie else None), True

    async def person(self, connection: Connection) -> Person | None:
        token, _ = self.token(connection)
        if token is None:
            return None
        name = digest(token)
        at = self.hall.time.now()
        if name in self._known:
            known, noted = self._known[name]
            if at - noted < DAY:
                self._known.move_to_end(name)
                return known

        found = await look_up(self.hall, lambda database: persons.find(database, token, "session"))
        self._known.pop(name, None)
        if found is not None:
            await self.hall.writer(lambda database: persons.seen(database, found.id, at))
            self._known[name] = (found, at)
            if len(self._known) > MOST_KNOWN:
                self._known.popitem(last=False)
        return found

    def forget(self, person: str) -> None:
        """What is remembered of a person has changed."""
        for name in [name for name, (known, _) in self._known.items() if known.id == person]:
            del self._known[name]

    def check_origin(self, connection: Connection) -> None:
        """A browser says where a page comes from; ours come from here."""
        origin = connection.headers.get("origin")
        if origin is None:
            return
        allowed = {part.strip() for part in self.settings.origins.split(",") if part.strip()}
        if origin not in allowed and urlsplit(origin).netloc != connection.headers.get("host"):
            raise Problem(403, "origin")

    def check_form(self, request: Asked) -> None:
        """A change that a browser's cookie vouches for must carry the form's token too."""
        if request.method in SAFE:
            return
        self.check_origin(request)
        token, by_itself = self.token(request)
        if token is None or not by_itself:
            return
        expected = persons.form_token(token, self.key)
        if not compare_digest(request.headers.get(FORM_HEADER, "").encode(), expected.encode()):
            raise Problem(403, "form")


async def look_up(hall: Hall, read: Callable[[Database], T]) -> T:
    """Reads in the database, without holding anybody up."""

    def run() -> T:
        with hall.engine.connect() as connection:
            return read(connection)

    return await asyncio.to_thread(run)


async def strictly(request: Asked, kind: type[T]) -> T:
    """The body of a request just as it is: on the way to a handler a text may become a number."""
    try:
        return json.decode(await request.body(), type=kind)
    except MsgspecError:
        raise Problem(400, "request") from None


def language_of(connection: Connection, person: Person | None = None) -> str:
    """The language that somebody asks for, or has, or whose browser prefers it."""
    asked = connection.query_params.get("language")
    if asked in LANGUAGES:
        return str(asked)
    if person is not None:
        return person.language
    for part in connection.headers.get("accept-language", "").split(","):
        name = part.partition(";")[0].strip()[:2].lower()
        if name in LANGUAGES:
            return name
    return "en"


TheHall = NamedDependency[Hall]
TheDoors = NamedDependency[Doors]
Somebody = NamedDependency[Person]
"""What those who answer are given."""
