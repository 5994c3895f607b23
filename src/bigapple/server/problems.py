"""Problem documents: what was refused, with a code, a clause and a sentence for the player."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET

from bigapple.errors import BigAppleError
from bigapple.server.documents import ProblemDocument, Sentence
from bigapple.texts import Message

KIND = "application/problem+json"


class Problem(Exception):
    """Something that was asked and is refused; nothing has changed."""

    def __init__(self, status: int, code: str, **parameters: Any) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.clause: str | None = None
        self.message = Message(f"problem-{code}", parameters)

    def document(self, language: str) -> ProblemDocument:
        """As RFC 9457 has it, with the code of the refusal and the clause of the rulebook."""
        return ProblemDocument(
            type=f"urn:bigapple:problem:{self.code}",
            title=self.message.text(language),
            status=self.status,
            code=self.code,
            message=Sentence(self.message.id, dict(self.message.parameters)),
            clause=UNSET if self.clause is None else self.clause,
        )


def refused(error: BigAppleError) -> Problem:
    """The problem that an error of a game is."""
    problem = Problem(422, error.code)
    problem.message = error.message
    problem.clause = error.clause
    return problem


def unknown_table() -> Problem:
    return Problem(404, "unknown-table")
