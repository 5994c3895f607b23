"""Plots: everything in its place."""

from __future__ import annotations

import re
import xml.etree.ElementTree as xml
from math import inf

import pytest

from bigapple.laboratory import plots
from bigapple.laboratory.intervals import NOTHING, Estimate


def attributes(picture: str, tag: str, name: str) -> list[float]:
    return [float(element.get(name, "nan")) for element in xml.fromstring(picture).iter(tag)]


def test_bars_are_as_long_as_their_values() -> None:
    rows = [("one", [Estimate(1.0, 0.9, 1.1, 9)]), ("two", [Estimate(2.0, 1.9, 2.1, 9)])]
    short, long = attributes(plots.bars("title", rows, str), "rect", "width")
    assert long == pytest.approx(2 * short, abs=0.11)


def test_names_are_written_safely() -> None:
    picture = plots.bars("a < b", [("<b>&", [Estimate(1.0, 0.9, 1.1, 9)])], str)
    assert [element.text for element in xml.fromstring(picture).iter("text")][-1] == "<b>&"
    assert xml.fromstring(picture).get("aria-label") == "a < b"


def test_what_is_not_known_is_not_drawn() -> None:
    picture = plots.forest("title", [("known", Estimate(1, 0.5, 2, 9)), ("not", NOTHING)], str)
    assert picture.count("<circle") == 1


def test_estimates_that_contain_zero_are_hollow() -> None:
    rows = [("sure", Estimate(1, 0.5, 2, 9)), ("unsure", Estimate(0.1, -1, 1, 9))]
    assert re.findall(r'r="3.5" class="(\w+)"', plots.forest("t", rows, str)) == ["s0", "unsure"]


def test_an_estimate_without_bounds_does_not_stretch_the_picture() -> None:
    boundless = ("boundless", Estimate(0.5, -inf, inf, 2))
    rows = [("sure", Estimate(1, 0.5, 2, 9)), boundless]
    assert re.findall(r'r="3.5" class="(\w+)"', plots.forest("t", rows, str)) == ["s0", "unsure"]
    assert "inf" not in plots.forest("t", rows, str)
    bars = [(name, [estimate]) for name, estimate in rows]
    short, long = sorted(attributes(plots.bars("t", bars, str), "rect", "width"))
    assert long == pytest.approx(2 * short, abs=0.11)


def test_a_histogram_stands_on_its_axis() -> None:
    picture = plots.histogram("title", 3, [0.25, 0.5, 0.25], str)
    tops = attributes(picture, "rect", "y")
    heights = attributes(picture, "rect", "height")
    assert len({round(y + h, 1) for y, h in zip(tops, heights, strict=True)}) == 1
    assert heights[1] == pytest.approx(2 * heights[0], abs=0.2)


@pytest.mark.parametrize(
    ("low", "high"), [(0, 1), (0, 0.03), (-12, 30), (0, 7), (-0.002, 0.001), (0, 250)]
)
def test_an_axis_has_a_few_round_numbers(low: float, high: float) -> None:
    found = plots.ticks(low, high)
    assert 2 <= len(found) <= 7
    assert all(low <= tick <= high for tick in found)


def test_a_map_of_equal_squares_can_be_drawn() -> None:
    assert plots.squares("title", [[1.0] * 9] * 6, str).count("<rect") == 54
