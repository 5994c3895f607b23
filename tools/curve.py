"""A picture of strength over the time for a move, with intervals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple


class Point(NamedTuple):
    milliseconds: float
    strength: float
    low: float
    high: float


class Panel(NamedTuple):
    """One way to measure strength, with a curve for each table."""

    title: str
    unit: str
    curves: Mapping[str, Sequence[Point]]
    limits: tuple[float, float] | None = None


def draw(panels: Sequence[Panel], path: Path) -> None:
    import matplotlib  # of the extra "examples"; all else of the ladder does without

    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "bigapple"
    from matplotlib import pyplot

    figure, places = pyplot.subplots(1, len(panels), squeeze=False, figsize=(5 * len(panels), 4))
    # A table has its colour and its sign in all panels, and in black and white too.
    tables = list(dict.fromkeys(table for panel in panels for table in panel.curves))
    for axes, panel in zip(places[0], panels, strict=True):
        for table, points in panel.curves.items():
            axes.errorbar(
                [point.milliseconds for point in points],
                [point.strength for point in points],
                yerr=(
                    [point.strength - point.low for point in points],
                    [point.high - point.strength for point in points],
                ),
                color=f"C{tables.index(table)}",
                marker="osD^"[tables.index(table) % 4],
                capsize=3,
                label=table,
            )
        axes.set_title(panel.title)
        axes.set_xscale("log")
        axes.set_xlabel("milliseconds a move, one core")
        axes.set_ylabel(panel.unit)
        if panel.limits is not None:
            axes.set_ylim(*panel.limits)
        axes.grid(alpha=0.3)
        axes.legend(loc="lower right")
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})
