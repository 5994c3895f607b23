"""What can be typed at a table beside actions: commands, and their short forms."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from bigapple.texts import text

COMMANDS = (
    *("list", "why", "hint", "undo", "draw", "describe", "rules", "save", "log"),
    *("instruct", "instructions", "withdraw", "help", "quit"),
)


@dataclass(frozen=True)
class Command:
    name: str
    rest: str


def parse_command(line: str, language: str) -> Command | None:
    """The command that a line begins with; None if it begins with none."""
    first, _, rest = line.strip().partition(" ")
    name = command_words(language).get(first.casefold())
    return None if name is None else Command(name, rest.strip())


@cache
def command_words(language: str) -> dict[str, str]:
    """Every word for a command: those of the player's language, and always the English ones."""
    words: dict[str, str] = {}
    for spoken in (language, "en"):
        for name in COMMANDS:
            for word in text(f"command-{name}", spoken).split():
                words.setdefault(word.casefold(), name)
    return words


@cache
def part_words(parts: tuple[str, ...], language: str) -> dict[str, str]:
    """The player's words for the parts of a table, each with the word of the grammar."""
    words: dict[str, str] = {}
    for spoken in (language, "en"):
        for part in parts:
            name = part.split()[0]
            for word in text(f"part-{name}", spoken).split():
                words.setdefault(word.casefold(), name)
    return words


def part_asked(line: str, parts: tuple[str, ...], language: str) -> str:
    """A part of the table in the words of the grammar."""
    first, space, rest = line.strip().partition(" ")
    return part_words(parts, language).get(first.casefold(), first) + space + rest
