"""The rulebooks, by clause: `docs/rules`, which lies in the package once it is built.

The English ones are binding; beside them lie translations, clause by clause.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path

from bigapple.errors import CannotRead
from bigapple.texts import Listing, Message, check_language, latin

ORIGINAL = "en"
HEADING = re.compile(r"^(#{1,3}) +(.+?) *$")
NUMBERED = re.compile(r"^([A-Z]\d+(?:\.\d+)?) +(.+)$")


@dataclass(frozen=True)
class Section:
    """A rulebook, a chapter of one (M5) or a clause (M5.2)."""

    id: str
    title: str
    level: int
    """1 for a rulebook, 2 for a chapter, 3 for a clause."""
    text: str
    """With its heading and all that lies below it, as Markdown."""


def sections(language: str = ORIGINAL) -> tuple[Section, ...]:
    """All sections of all rulebooks that have an id, in the order of the books."""
    return tuple(section for book in books(language) for section in _read(book))


def find(reference: str, language: str = ORIGINAL) -> Section:
    """The section of an id such as manhattan, M5 or M5.2; CannotRead if there is none."""
    wanted = latin(reference.strip()).casefold()
    for section in sections(language):
        if section.id.casefold() == wanted:
            return section
    raise CannotRead(Message("rules-unknown", {"reference": reference[:40], "known": _known()}))


def books(language: str = ORIGINAL) -> list[Path]:
    check_language(language)
    folder = _folder() if language == ORIGINAL else _folder() / language
    return sorted(folder.glob("*.md"))


def _known() -> Listing:
    return Listing(tuple(section.id for section in sections() if section.level < 3))


def _folder() -> Path:
    packaged = Path(str(resources.files("bigapple"))) / "rulebooks"
    if packaged.is_dir():
        return packaged
    return Path(__file__).resolve().parents[2] / "docs" / "rules"


@cache
def _read(book: Path) -> tuple[Section, ...]:
    lines = book.read_text("utf-8").splitlines()
    headings = list(_headings(lines))
    found = []
    for start, level, title in headings:
        following = (line for line, other, _ in headings if line > start and other <= level)
        text = "\n".join(lines[start : next(following, len(lines))]).strip()
        numbered = NUMBERED.match(title)
        if level == 1:
            found.append(Section(book.stem, title, level, text))
        elif numbered:
            found.append(Section(numbered[1], numbered[2], level, text))
    return tuple(found)


def _headings(lines: list[str]) -> Iterator[tuple[int, int, str]]:
    """Line, level and title of every heading."""
    for number, line in enumerate(lines):
        if match := HEADING.match(line):
            yield number, len(match[1]), match[2]
