"""Texts in the players' languages: message ids with parameters, from Fluent files.

A parameter may itself be a message (`Message`), which is put into the same language first.
"""

from __future__ import annotations

import locale
import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr", "es", "ru")


@dataclass(frozen=True)
class Message:
    """A text that is not yet in any language."""

    id: str
    parameters: Mapping[str, Any] = field(default_factory=dict)

    def text(self, language: str = "en") -> str:
        return text(self.id, language, **self.parameters)


@dataclass(frozen=True)
class Listing:
    """Several messages, written one after another."""

    items: tuple[Any, ...]
    separator: str | Message = ", "

    def text(self, language: str = "en") -> str:
        between = str(_localised(self.separator, language))
        return between.join(str(_localised(item, language)) for item in self.items)


def text(message_id: str, language: str = "en", **parameters: Any) -> str:
    """A message in a language; KeyError if there is no such message."""
    bundle = _bundle(language)
    message = bundle.get_message(message_id)
    if message.value is None:
        raise KeyError(message_id)
    local = {name: _localised(value, language) for name, value in parameters.items()}
    formatted, errors = bundle.format_pattern(message.value, local)
    if errors:
        raise ValueError(f"message {message_id} in {language}: {errors[0]}")
    return str(formatted)


def _localised(value: Any, language: str) -> Any:
    return value.text(language) if isinstance(value, Message | Listing) else value


@cache
def _bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    check_language(language)
    # Isolation marks would show up as boxes in terminals and be read out by screen readers.
    bundle = FluentBundle([language], use_isolating=False)
    folder = resources.files("bigapple") / "locale" / language
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


def check_language(language: str) -> None:
    """CannotRead for one that nothing is told in."""
    if language not in LANGUAGES:
        # Errors are made of texts themselves.
        from bigapple.errors import CannotRead

        told = {"option": "language", "value": repr(language)[:40], "known": Listing(LANGUAGES)}
        raise CannotRead(Message("input-value", told))


LOOKALIKES = str.maketrans("АВСЕКМДФавсекмдф", "ABCEKMDFabcekmdf")


def latin(letters: str) -> str:
    """Letters of districts and clauses, typed with a Cyrillic keyboard, as the Latin ones."""
    return letters.translate(LOOKALIKES)


def default_language() -> str:
    """The language of the user's environment, or English."""
    for variable in ("BIGAPPLE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable)
        if value:
            language = locale.normalize(value)[:2].lower()
            return language if language in LANGUAGES else "en"
    return "en"
