"""The four kinds of error, each with a message in every language.

`str(error)` is English; `error.text("fr")` is what a player sees.
"""

from __future__ import annotations

from bigapple.texts import Message


class BigAppleError(Exception):
    """Something from outside was refused; nothing has changed."""

    def __init__(self, message: Message, clause: str | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.clause = clause
        """The clause of the rulebook, where one forbids it."""

    @property
    def code(self) -> str:
        return self.message.id

    def text(self, language: str = "en") -> str:
        return self.message.text(language)

    def __str__(self) -> str:
        return self.text()


class CannotRead(BigAppleError):
    """A text, a document or an option that is not of the right form."""


class IllegalAction(BigAppleError):
    """An action that can be read but is not allowed here: `clause` says why."""


class Contradiction(BigAppleError):
    """A position or options that contradict themselves: `key` says where."""

    def __init__(self, key: str, message: Message, clause: str | None = None) -> None:
        super().__init__(message, clause)
        self.key = key


class ImpossibleOutcome(BigAppleError):
    """A given outcome of chance that cannot happen here."""
