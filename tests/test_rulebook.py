"""The rulebooks are found by game, chapter and clause."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bigapple import rulebook
from bigapple.errors import CannotRead
from bigapple.texts import LANGUAGES

BOOKS = Path(__file__).resolve().parent.parent / "docs" / "rules"


TRANSLATED = [language for language in LANGUAGES if language != rulebook.ORIGINAL]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_is_found_with_all_of_its_text(language: str) -> None:
    for book in (BOOKS if language == rulebook.ORIGINAL else BOOKS / language).glob("*.md"):
        text = book.read_text("utf-8")
        assert rulebook.find(book.stem, language).text == text.strip()
        for clause in re.findall(r"^### ([A-Z]\d+\.\d+)", text, re.MULTILINE):
            section = rulebook.find(clause, language)
            assert section.id == clause
            assert section.text in text
            assert section.text.count("### ") == 1


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_translation_has_the_same_sections_in_the_same_order(language: str) -> None:
    def outline(of: str) -> list[tuple[str, int]]:
        return [(section.id, section.level) for section in rulebook.sections(of)]

    assert outline(language) == outline(rulebook.ORIGINAL)


def shape(text: str) -> tuple[int, int, int, list[str], list[str]]:
    """Paragraphs, items of lists, rows of tables, the clauses that are named and the symbols."""
    lines = text.splitlines()
    return (
        text.count("\n\n"),
        sum(bool(re.match(r"(-|\d+\.) ", line)) for line in lines),
        sum(line.startswith("|") for line in lines),
        sorted(re.findall(r"\b[KM]\d+(?:\.\d+)?\b", text)),
        sorted(set(re.findall("[★♥⚡]", text))),
    )


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_translated_clause_lacks_nothing(language: str) -> None:
    clauses = [section for section in rulebook.sections() if section.level == 3]
    assert len(clauses) > 100
    for clause in clauses:
        there = rulebook.find(clause.id, language)
        assert shape(there.text) == shape(clause.text), clause.id
        assert there.text != clause.text


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
