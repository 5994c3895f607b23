"""Where a table is shown and typed at: a drawn screen, or plain lines."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from bigapple.errors import BigAppleError
from bigapple.texts import text

CLEAR_WITH_SCROLLBACK = "\x1b[2J\x1b[3J\x1b[H"
PROMPT = "> "
ROOMY = 36
"""Lines of a screen on which a scoring and the table fit together."""


class Screen:
    """Shows lines and drawings, and reads lines; players' texts are never taken for markup."""

    def __init__(
        self,
        language: str,
        console: Console,
        *,
        plain: bool,
        interactive: bool = True,
        read: Callable[[str], str] = input,
    ) -> None:
        self.language = language
        self.console = console
        self.plain = plain
        self.interactive = interactive
        """Whether somebody sits at it, so that questions beyond the game may be asked."""
        self._read = read

    def text(self, message_id: str, **parameters: Any) -> str:
        return text(message_id, self.language, **parameters)

    def say(self, message_id: str, **parameters: Any) -> None:
        self.print(self.text(message_id, **parameters))

    def print(self, lines: str | Iterable[str], *, unbroken: bool = False) -> None:
        """Lines of text; unbroken where somebody may want to copy from them."""
        for line in [lines] if isinstance(lines, str) else lines:
            if self.plain:
                print(line, file=self.console.file, flush=True)
            else:
                self.console.print(Text(line), soft_wrap=unbroken)

    def show(self, drawing: RenderableType) -> None:
        self.console.print(drawing)

    def refuse(self, error: BigAppleError) -> None:
        """The text of an error, with the clause that it rests on."""
        told = error.text(self.language).strip()
        if error.clause:
            told = self.text("refused-by-clause", reason=told, clause=error.clause)
        self.print(told)

    def ask(self, question: str) -> str:
        """One line; EOFError when there are no more."""
        self.print(question)
        if not self.interactive:
            return self._read("").strip()
        return self._read(PROMPT).strip()

    def pause(self) -> None:
        """On a low screen, lets somebody read what the next drawing would push off it."""
        if self.interactive and not self.plain and self.console.height < ROOMY:
            self.ask(self.text("go-on"))

    def curtain(self) -> None:
        """Hides all that was shown, also from whoever scrolls back or looks through the history."""
        with suppress(ImportError):
            import readline

            readline.clear_history()
        if self.plain:
            self.print([""] * self.console.height)
        else:
            self.console.file.write(CLEAR_WITH_SCROLLBACK)
            self.console.file.flush()


def standard_screen(language: str, *, plain: bool, colour: bool) -> Screen:
    """The screen on the standard streams: plain where they are no terminal."""
    for stream in (sys.stdin, sys.stdout):
        with suppress(AttributeError, ValueError):
            # What a terminal cannot show or nobody can read must not stop a game.
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    interactive = sys.stdin.isatty()
    if interactive:
        with suppress(ImportError):
            import readline  # noqa: F401  (gives `input` its line editing)
    console = Console(no_color=True if not colour else None, highlight=False)
    plain = plain or not sys.stdout.isatty()
    return Screen(language, console, plain=plain, interactive=interactive)
