"""The JSON Schema of what goes over sockets, both ways."""

from __future__ import annotations

from typing import Any

from msgspec import Raw, Struct
from msgspec.json import schema_components

from bigapple.server.sockets import Hello, Request


class Welcome(Struct, tag="welcome"):
    """The first answer: the table as it is, and what has happened since one last saw it."""

    entries: list[dict[str, Any]]
    state: dict[str, Any]


class Entries(Struct, tag="entries"):
    """What has just happened, and the table as it is now."""

    entries: list[dict[str, Any]]
    state: dict[str, Any]


class Presence(Struct, tag="presence"):
    """Who of the people is there."""

    table: str
    present: list[str]


class Done(Struct, tag="done"):
    """A command was carried out, and is on disk."""

    id: str
    number: int


class Refused(Struct, tag="refused"):
    """A command was refused; nothing has changed."""

    id: str | None
    problem: dict[str, Any]


FromServer = Welcome | Entries | Presence | Done | Refused


def messages() -> dict[str, Any]:
    (hello, request, told), components = schema_components(
        (Hello, Request, FromServer), ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Big Apple: messages of live play",
        "description": "A device sends a hello, then requests; the server sends the rest.",
        "anyOf": [hello, request, told],
        "$defs": components,
    }


__all__ = ["Raw", "messages"]
