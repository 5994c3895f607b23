"""Small plots as inline SVG: bars, histograms, estimates around zero, and a map of squares."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import isfinite

from bigapple.laboratory.intervals import Estimate

WIDTH = 440
BAR = 14
NAMES = 150
"""The room for the names of rows."""
AXIS = 22

Row = tuple[str, Sequence[Estimate]]
Writer = Callable[[float], str]


def svg(height: float, title: str, body: Sequence[str]) -> str:
    """A picture with a text alternative."""
    label = escape(title, quote=True)
    inside = "".join(body)
    return f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{label}">{inside}</svg>'


def words(x: float, y: float, text: str, kind: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}">{escape(text)}</text>'


def line(x: float, y: float, to_x: float, to_y: float, kind: str) -> str:
    return f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}" class="{kind}"/>'


def box(x: float, y: float, width: float, height: float, kind: str, more: str = "") -> str:
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(0.0, width):.1f}" height="{height:.1f}" '
        f'class="{kind}"{more}/>'
    )


def nice_step(span: float, steps: int = 4) -> float:
    """A round number that divides a span into about so many steps."""
    raw = span / steps or 1.0
    size = 10.0 ** len(str(int(raw))) / 10 if raw >= 1 else 1.0
    while size > raw:
        size /= 10
    for factor in (1, 2, 5, 10):
        if raw <= factor * size:
            return factor * size
    return 10 * size


def ticks(low: float, high: float) -> list[float]:
    step = nice_step(high - low)
    first = int(low // step)
    return [i * step for i in range(first, int(high / step) + 2) if low <= i * step <= high]


class Scale:
    """From numbers to places along a line."""

    def __init__(self, low: float, high: float, start: float, end: float) -> None:
        self.low, self.high = low, high if high > low else low + 1
        self.start, self.end = start, end

    def __call__(self, value: float) -> float:
        inside = min(self.high, max(self.low, value))
        return self.start + (inside - self.low) / (self.high - self.low) * (self.end - self.start)


def axis(scale: Scale, top: float, bottom: float, write: Writer) -> list[str]:
    parts = []
    for tick in ticks(scale.low, scale.high):
        place = scale(tick)
        parts.append(line(place, top, place, bottom, "zero" if tick == 0 else "grid"))
        parts.append(words(place, bottom + 14, write(tick), "tick"))
    return parts


def whisker(scale: Scale, estimate: Estimate, y: float) -> str:
    low, high = scale(estimate.low), scale(estimate.high)
    return line(low, y, high, y, "whisker")


def bars(
    title: str, rows: Sequence[Row], write: Writer, legend: Sequence[str] = (), mark: float = 0.0
) -> str:
    """Bars of one or more series with their intervals; `mark` is a line to compare with."""
    series = max((len(estimates) for _, estimates in rows), default=1)
    known = [one for _, estimates in rows for one in estimates if one.known]
    high = max([one.high for one in known if isfinite(one.high)] + [mark, 1e-9])
    scale = Scale(0.0, high * 1.02, NAMES, WIDTH - 24)
    top = 20.0 if legend else 4.0
    row = BAR * series + 8
    bottom = top + row * len(rows)
    parts = axis(scale, top, bottom, write)
    for number, (name, estimates) in enumerate(rows):
        y = top + row * number + 4
        parts.append(words(NAMES - 6, y + BAR * series / 2 + 4, name, "name"))
        for which, estimate in enumerate(estimates):
            if estimate.known:
                place = y + BAR * which
                width = scale(estimate.value) - scale(0)
                parts.append(box(scale(0), place, width, BAR - 2, f"s{which}"))
                parts.append(whisker(scale, estimate, place + (BAR - 2) / 2))
    if mark:
        parts.append(line(scale(mark), top, scale(mark), bottom, "mark"))
    parts += key(legend)
    return svg(bottom + AXIS, title, parts)


def key(legend: Sequence[str]) -> list[str]:
    parts = []
    for which, name in enumerate(legend):
        x = NAMES + which * 130
        parts.append(box(x, 3, 10, 10, f"s{which}"))
        parts.append(words(x + 14, 12, name, "legend"))
    return parts


def histogram(
    title: str, first: int, shares: Sequence[float], write: Writer, tall: float = 150.0
) -> str:
    """How often each whole number from `first` on occurs."""
    left = 44.0
    high = max([*shares, 1e-9])
    across = Scale(0, len(shares), left, WIDTH - 8)
    up = Scale(0.0, high * 1.05, tall, 6.0)
    parts = []
    for tick in ticks(0.0, up.high):
        parts.append(line(left, up(tick), WIDTH - 8, up(tick), "grid"))
        parts.append(words(left - 4, up(tick) + 4, write(tick), "name"))
    wide = across(1) - across(0)
    for number, share in enumerate(shares):
        y = up(share)
        parts.append(box(across(number) + 0.5, y, wide - 1, tall - y, "s0"))
    step = max(1, round(nice_step(len(shares), 8)))
    for number in range(len(shares)):
        if (first + number) % step == 0:
            parts.append(words(across(number) + wide / 2, tall + 14, str(first + number), "tick"))
    return svg(tall + AXIS, title, parts)


def forest(title: str, rows: Sequence[tuple[str, Estimate]], write: Writer) -> str:
    """Estimates as points with their intervals, on both sides of zero."""
    names = 190.0
    known = [one for _, one in rows if one.known and isfinite(one.high)]
    low = min([one.low for one in known] + [0.0])
    high = max([one.high for one in known] + [0.0])
    scale = Scale(low, high, names, WIDTH - 10)
    bottom = 4.0 + 16 * len(rows)
    parts = axis(scale, 4, bottom, write)
    for number, (name, estimate) in enumerate(rows):
        y = 4.0 + 16 * number + 8
        parts.append(words(names - 6, y + 4, name, "name"))
        if estimate.known:
            kind = "s0" if estimate.apart else "unsure"
            parts.append(whisker(scale, estimate, y))
            parts.append(
                f'<circle cx="{scale(estimate.value):.1f}" cy="{y}" r="3.5" class="{kind}"/>'
            )
    return svg(bottom + AXIS, title, parts)


def squares(title: str, values: Sequence[Sequence[float]], write: Writer) -> str:
    """A map of squares, the darker the more; threes stand together."""
    side = 40.0
    flat = [value for row in values for value in row]
    low, high = min(flat), max(flat)
    parts = []
    for down, row in enumerate(values):
        for right, value in enumerate(row):
            x = 20 + right * side + right // 3 * 14
            y = 4 + down * side + down // 3 * 14
            share = (value - low) / (high - low) if high > low else 0.5
            more = f' fill-opacity="{0.12 + 0.5 * share:.2f}"'
            parts.append(box(x, y, side - 2, side - 2, "s0", more))
            parts.append(words(x + side / 2 - 1, y + side / 2 + 4, write(value), "tick"))
    return svg(4 + len(values) * side + (len(values) - 1) // 3 * 14, title, parts)
