"""Every clause of the rules has a test, and nobody cites a clause that does not exist."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HEADING = re.compile(r"^### ([A-Z]\d+\.\d+)\b", re.MULTILINE)
CITATION = re.compile(r"\b[A-Z]\d+\.\d+\b")

Places = dict[str, list[str]]
"""For each clause: where it is cited, as `file:line`."""


def clauses() -> set[str]:
    pages = (ROOT / "docs" / "rules").glob("*.md")
    return {clause for page in pages for clause in HEADING.findall(page.read_text("utf-8"))}


def marks(path: Path) -> Iterator[ast.Call]:
    """Every `pytest.mark.rule(...)` of a file, wherever it stands."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            yield node


def cited_by_tests() -> Places:
    places: Places = defaultdict(list)
    for path in sorted((ROOT / "tests").rglob("*.py")):
        for mark in marks(path):
            where = f"{path.relative_to(ROOT)}:{mark.lineno}"
            assert mark.args, f"{where}: pytest.mark.rule() without a clause"
            for clause in mark.args:
                literal = isinstance(clause, ast.Constant) and isinstance(clause.value, str)
                assert literal, f"{where}: not a clause written out: {ast.unparse(clause)}"
                places[ast.literal_eval(clause)].append(where)
    return places


def cited_by_source() -> Places:
    """Citations in comments, and also in docstrings and strings: all of them must be right."""
    places: Places = defaultdict(list)
    for path in sorted((ROOT / "src" / "bigapple" / "games").rglob("*.py")):
        for number, line in enumerate(path.read_text("utf-8").split("\n"), start=1):
            for clause in CITATION.findall(line):
                places[clause].append(f"{path.relative_to(ROOT)}:{number}")
    return places


def in_order(ids: set[str]) -> list[str]:
    return sorted(ids, key=lambda clause: (clause[:1], *map(int, re.findall(r"\d+", clause))))


def unknown(places: Places) -> str:
    """The cited clauses that do not exist, a line each; empty if there are none."""
    wrong = in_order(set(places) - clauses())
    return "\n".join(f"{clause} at {', '.join(places[clause])}" for clause in wrong)


def test_every_clause_has_a_test() -> None:
    known = clauses()
    assert known, "no clause headings found in docs/rules"
    untested = in_order(known - set(cited_by_tests()))
    assert not untested, f"clauses without a test: {', '.join(untested)}"


def test_tests_cite_clauses_that_exist() -> None:
    wrong = unknown(cited_by_tests())
    assert not wrong, f"tests cite clauses that are not in docs/rules:\n{wrong}"


def test_source_cites_clauses_that_exist() -> None:
    wrong = unknown(cited_by_source())
    assert not wrong, f"the source cites clauses that are not in docs/rules:\n{wrong}"
