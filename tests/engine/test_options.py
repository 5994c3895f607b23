"""Options as data: what they accept, and their codes in the engine."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from bigapple.engine.options import Line, Option

LINE = Line("monsters", ("ape", "bat", "cat"))
ALL = [None, *(list(names) for count in (1, 2, 3) for names in permutations(LINE.names, count))]


def test_a_line_is_none_unless_it_is_given() -> None:
    assert LINE.default is None
    assert all(LINE.accepts(value) for value in LINE.values)


@pytest.mark.parametrize("value", ALL)
def test_a_line_accepts_different_names_in_any_order(value: Any) -> None:
    assert LINE.accepts(value)
    assert LINE.value(LINE.code(value)) == value


def test_every_line_has_a_code_of_its_own() -> None:
    codes = [LINE.code(value) for value in ALL]
    assert codes[0] == 0
    assert len(set(codes)) == len(codes)
    assert all(isinstance(code, int) and code >= 0 for code in codes)


def test_a_code_has_the_first_name_as_its_lowest_digit() -> None:
    assert LINE.code(["bat", "ape"]) == 2 + 1 * 4
    assert LINE.code(["cat", "ape", "bat"]) == 3 + 1 * 4 + 2 * 16


def test_the_longest_line_has_a_code_that_fits() -> None:
    names = tuple("abcdefghijklmno")
    line = Line("letters", names)
    assert line.code(list(reversed(names))) < 2**63
    assert line.value(line.code(list(reversed(names)))) == list(reversed(names))


@pytest.mark.parametrize(
    "value",
    [
        ["ape", "ape"],
        ["dog"],
        ["ape", None],
        ["ape", 1],
        [["ape"]],
        ("ape", "bat"),
        {"ape"},
        {"ape": 1},
        "ape",
        "",
        0,
        False,
        True,
    ],
)
def test_a_line_accepts_nothing_else(value: Any) -> None:
    assert not LINE.accepts(value)


def test_an_option_tells_numbers_from_truth() -> None:
    switch, number = Option("on", (True, False)), Option("first", (None, 0, 1), codes=(-1, 0, 1))
    assert switch.accepts(False)
    assert not switch.accepts(0)
    assert not number.accepts(False)
    assert [number.code(value) for value in number.values] == [-1, 0, 1]
    assert [number.value(code) for code in (-1, 0, 1)] == [None, 0, 1]
    assert (switch.default, number.default, switch.code(False)) == (True, None, 1)
