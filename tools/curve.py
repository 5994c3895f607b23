"""A picture of strength over the time for a move, with intervals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple


class Point(NamedTuple):
    milliseconds: float
    share: float
    low: float
    high: float


def draw(panels: Mapping[str, Mapping[str, Sequence[Point]]], path: Path) -> None:
    """A panel for each rival, with a curve for each table."""
    import matplotlib  # of the extra "examples"; all else of the ladder does without

    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "bigapple"
    from matplotlib import pyplot

    figure, places = pyplot.subplots(
        1, len(panels), sharey=True, squeeze=False, figsize=(5 * len(panels), 4)
    )
    # A table has its colour and its sign in all panels, and in black and white too.
    tables = list(dict.fromkeys(table for curves in panels.values() for table in curves))
    for axes, (rival, curves) in zip(places[0], panels.items(), strict=True):
        for table, points in curves.items():
            shares = [100 * point.share for point in points]
            below = [100 * (point.share - point.low) for point in points]
            above = [100 * (point.high - point.share) for point in points]
            axes.errorbar(
                [point.milliseconds for point in points],
                shares,
                yerr=(below, above),
                color=f"C{tables.index(table)}",
                marker="osD^"[tables.index(table) % 4],
                capsize=3,
                label=table,
            )
        axes.set_title(f"alone against: {rival}")
        axes.set_xscale("log")
        axes.set_xlabel("milliseconds a move, one core")
        axes.set_ylim(0, 102)
        axes.grid(alpha=0.3)
        axes.legend(loc="lower right")
    places[0][0].set_ylabel("games won, %")
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})
