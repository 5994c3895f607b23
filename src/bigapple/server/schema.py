"""What is published of the service's form: OpenAPI of its HTTP, JSON Schema of its sockets."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin
from msgspec import Struct, json
from msgspec.json import schema_components

from bigapple.server.documents import Entry, ProblemDocument, TableState
from bigapple.server.sockets import Hello
from bigapple.server.sockets import Request as Command

Document = dict[str, Any]


class Welcome(Struct, tag="welcome"):
    """The first answer: the table as it is, and what has happened since one last saw it."""

    entries: list[Entry]
    state: TableState


class Entries(Struct, tag="entries"):
    """What has just happened, and the table as it is now."""

    entries: list[Entry]
    state: TableState


class Presence(Struct, tag="presence"):
    """Who of the people is there."""

    table: str
    present: list[str]


class Done(Struct, tag="done"):
    """A command was carried out, and is on disk."""

    id: str
    number: int


class Refused(Struct, tag="refused"):
    """A command, or the socket itself if there is no id, was refused; nothing has changed."""

    id: str | None
    problem: ProblemDocument


FromServer = Welcome | Entries | Presence | Done | Refused


def messages() -> Document:
    """The JSON Schema of what goes over sockets, both ways."""
    (hello, request, told), components = forms((Hello, Command, FromServer), "#/$defs/")
    components |= {"FromDevice": {"anyOf": [hello, request]}, "FromServer": told}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Big Apple: messages of live play",
        "description": "A device sends a hello, then requests; the server sends the rest.",
        "anyOf": [{"$ref": "#/$defs/FromDevice"}, {"$ref": "#/$defs/FromServer"}],
        "$defs": components,
    }


def forms(types: Iterable[Any], place: str) -> tuple[list[Document], Document]:
    """The schemas of types, and the components that they are made of."""
    made, components = schema_components(types, ref_template=place + "{name}")
    if "Sentence" in components:
        # Types cannot say this: parameters are values, sentences, or several of them.
        values = [{"type": kind} for kind in ("string", "number", "boolean", "null")]
        parameter = {"$ref": f"{place}Parameter"}
        components["Sentence"]["properties"]["parameters"]["additionalProperties"] = parameter
        components["Parameter"] = {
            "anyOf": [*values, {"$ref": f"{place}Sentence"}, {"$ref": f"{place}Listing"}]
        }
        components["Listing"] = {
            "title": "Listing",
            "description": "Several parameters, written one after another.",
            "type": "object",
            "properties": {
                "items": {"type": "array", "items": parameter},
                "separator": parameter,
            },
            "required": ["items", "separator"],
        }
    return list(made), components


class Published(JsonRenderPlugin):
    """The OpenAPI document, with the same forms of documents as the sockets' schema."""

    def __init__(self, types: Iterable[Any], without_token: Iterable[str]) -> None:
        super().__init__(path="/")
        self._types = tuple(types)
        self._without_token = frozenset(without_token)
        self._written = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: Document) -> bytes:
        if not self._written:
            self._written = json.encode(self.finish(openapi_schema))
        return self._written

    def finish(self, document: Document) -> Document:
        """The document as it is published."""
        _, components = forms(self._types, "#/components/schemas/")
        paths = {
            path: {method: self._operation(asked) for method, asked in methods.items()}
            for path, methods in document["paths"].items()
        }
        schemes = document["components"]["securitySchemes"]
        return document | {
            "paths": paths,
            "components": {"schemas": components, "securitySchemes": schemes},
        }

    def _operation(self, operation: Document) -> Document:
        told = dict(operation)
        told["summary"] = told.pop("description", told["summary"])
        if told["operationId"] in self._without_token:
            told["security"] = []
        told["responses"] = {
            # Where there is no content, there is none of any form.
            status: answer if status != "204" else {"description": answer["description"]}
            for status, answer in told["responses"].items()
        }
        for parameter in told.get("parameters", []):
            parameter["schema"] = _without_null(parameter["schema"])
        return told


def _without_null(form: Document) -> Document:
    """A parameter that is not given is missing: null could not be written in a URL."""
    told = dict(form)
    for one in told.pop("oneOf", []):
        if one != {"type": "null"}:
            told |= one
    if isinstance(told.get("type"), list):
        (told["type"],) = [kind for kind in told["type"] if kind != "null"]
    if "enum" in told:
        told["enum"] = [value for value in told["enum"] if value is not None]
    return told
