"""A table that a test sits at: typed lines in, a transcript out."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console

from bigapple.match import Match
from bigapple.terminal.screen import Screen
from bigapple.terminal.seats import Seats, seats_of
from bigapple.terminal.table import Table

Typist = Callable[["Sitting"], str]
"""Says what is typed next; EOFError when there is nothing more."""


@dataclass
class Sitting:
    """One run of a table, and what was on its screen whenever something was asked."""

    table: Table
    output: io.StringIO
    shown: list[str] = field(default_factory=list)
    """What was shown before each line that was typed."""
    faced: list[int | None] = field(default_factory=list)
    """Whose eyes it was for."""
    code: int = -1

    @property
    def match(self) -> Match:
        return self.table.match

    @property
    def transcript(self) -> str:
        return self.output.getvalue()

    @property
    def last(self) -> str:
        return self.shown[-1]


def lines(typed: Iterable[str]) -> Typist:
    rest = iter(typed)

    def next_line(sitting: Sitting) -> str:
        try:
            return next(rest)
        except StopIteration:
            raise EOFError from None

    return next_line


def sit(
    match: Match,
    typist: Typist | Iterable[str],
    *,
    seats: Seats | None = None,
    plain: bool = True,
    width: int = 80,
    height: int = 24,
    path: Path | None = None,
    language: str = "en",
) -> Sitting:
    """Plays at a table with the real interface until the game ends or the typist stops."""
    output = io.StringIO()
    typing = typist if callable(typist) else lines(typist)
    read_up_to = 0

    def read(prompt: str) -> str:
        nonlocal read_up_to
        output.write(prompt)
        text = output.getvalue()
        sitting.shown.append(text[read_up_to:])
        sitting.faced.append(sitting.table._facing)
        read_up_to = len(text)
        typed = typing(sitting)
        output.write(typed + "\n")
        return typed

    console = Console(file=output, width=width, height=height, force_terminal=not plain)
    screen = Screen(language, console, plain=plain, interactive=False, read=read)
    table = Table(match, seats or seats_of(match.players), screen, path)
    sitting = Sitting(table, output)
    sitting.code = table.run()
    return sitting
