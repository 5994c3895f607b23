"""Numbers in the way of a language."""

from __future__ import annotations

from math import inf, nan

from bigapple.numbers import number, percent


def test_numbers_in_english_and_elsewhere() -> None:
    assert number(1234567.25, "en", 1) == "1,234,567.2"
    assert number(1234567.25, "fr", 1) == "1\u202f234\u202f567,2"
    assert number(1234.5, "ru", 1, grouped=False) == "1234,5"
    assert number(-3, "es") == "−3"
    assert number(-0.01, "en", 1) == "0.0"
    assert number(inf, "en") == number(nan, "fr") == "–"


def test_shares_in_hundredths() -> None:
    assert percent(0.125, "en") == "12.5%"
    assert percent(0.125, "es") == "12,5\u00a0%"
    assert percent(1, "ru", 0) == "100\u00a0%"
