"""The rulebooks are found by game, chapter and clause."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bigapple import rulebook
from bigapple.errors import CannotRead

BOOKS = Path(__file__).resolve().parent.parent / "docs" / "rules"


def test_every_clause_is_found_with_all_of_its_text() -> None:
    for book in BOOKS.glob("*.md"):
        text = book.read_text("utf-8")
        assert rulebook.find(book.stem).text == text.strip()
        for clause in re.findall(r"^### ([A-Z]\d+\.\d+)", text, re.MULTILINE):
            section = rulebook.find(clause)
            assert section.id == clause
            assert section.text in text
            assert section.text.count("### ") == 1


def test_a_chapter_has_its_clauses() -> None:
    chapter = rulebook.find("m5")
    assert chapter.text.startswith("## M5 ")
    assert chapter.text.count("\n### ") == 5
    assert "## M6" not in chapter.text


def test_the_last_clause_ends_where_its_chapter_ends() -> None:
    assert "worked examples" not in rulebook.find("M10.2").text


@pytest.mark.parametrize("reference", ["", "M99", "M5.99", "M", "chess", "../manhattan"])
def test_unknown_references_are_refused(reference: str) -> None:
    with pytest.raises(CannotRead) as refused:
        rulebook.find(reference)
    assert "M10" in str(refused.value)
