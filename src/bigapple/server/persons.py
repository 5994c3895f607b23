"""Anonymous people: a name, a colour, and what lets them in again."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256
from typing import Literal

from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select, update

from bigapple.server import database
from bigapple.server.conduct import check_called, digest
from bigapple.server.entries import Face
from bigapple.server.problems import Problem
from bigapple.texts import LANGUAGES

COLOURS = (
    "amber",
    "azure",
    "coral",
    "emerald",
    "indigo",
    "jade",
    "lilac",
    "orange",
    "rose",
    "ruby",
    "slate",
    "teal",
)
MOST_SESSIONS = 20
Kind = Literal["session", "link"]


class Person(Struct, frozen=True):
    id: str
    name: str
    colour: str
    language: str

    @property
    def face(self) -> Face:
        return Face(self.id, self.name, self.colour)


def checked(name: str, colour: str, language: str) -> None:
    """Problem if others should not see this."""
    check_called(name)
    if colour not in COLOURS:
        raise Problem(422, "colour")
    if language not in LANGUAGES:
        raise Problem(422, "language")


def create(connection: Connection, person: Person, at: int) -> str:
    """A new person; returns the token of their first session."""
    values = {
        "id": person.id,
        "name": person.name,
        "colour": person.colour,
        "language": person.language,
        "made_at": at,
        "seen_at": at,
    }
    connection.execute(insert(database.people), values)
    return let_in(connection, person.id, "session", at)


def new_id() -> str:
    return secrets.token_urlsafe(9)


def let_in(connection: Connection, person: str, kind: Kind, at: int) -> str:
    """A new token of a person; only its digest is kept. There is one link at a time."""
    columns = database.tokens.c
    mine = (columns.person == person) & (columns.kind == kind)
    if kind == "link":
        connection.execute(delete(database.tokens).where(mine))
    else:
        old = select(columns.digest).where(mine).order_by(columns.made_at.desc())
        for row in connection.execute(old.offset(MOST_SESSIONS - 1)).all():
            connection.execute(delete(database.tokens).where(columns.digest == row.digest))
    token = secrets.token_urlsafe(24)
    values = {"digest": digest(token), "person": person, "kind": kind, "made_at": at}
    connection.execute(insert(database.tokens), values)
    return token


def find(connection: Connection, token: str, kind: Kind) -> Person | None:
    """Whoever a token belongs to."""
    people, tokens = database.people.c, database.tokens.c
    row = connection.execute(
        select(people.id, people.name, people.colour, people.language)
        .join(database.tokens, tokens.person == people.id)
        .where(tokens.digest == digest(token), tokens.kind == kind)
    ).one_or_none()
    return None if row is None else Person(row.id, row.name, row.colour, row.language)


def change(connection: Connection, person: Person) -> None:
    columns = database.people.c
    connection.execute(
        update(database.people)
        .where(columns.id == person.id)
        .values(name=person.name, colour=person.colour, language=person.language)
    )


def seen(connection: Connection, person: str, at: int) -> None:
    columns = database.people.c
    connection.execute(update(database.people).where(columns.id == person).values(seen_at=at))


# Cookies.


def sign(token: str, key: bytes) -> str:
    return f"{token}.{hmac.new(key, token.encode(), sha256).hexdigest()}"


def signed(value: str, key: bytes) -> str | None:
    """The token of a cookie, if this server has signed it."""
    token, _, signature = value.rpartition(".")
    expected = hmac.new(key, token.encode(), sha256).hexdigest()
    right = hmac.compare_digest(signature.encode(), expected.encode())
    return token if token and right else None


def form_token(token: str, key: bytes) -> str:
    """What a page must send along with a change, so that no other page can make one."""
    return hmac.new(key, f"form {token}".encode(), sha256).hexdigest()[:32]
