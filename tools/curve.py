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


def draw(curves: Mapping[str, Sequence[Point]], path: Path) -> None:
    import matplotlib  # of the extra "examples"; all else of the ladder does without

    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "bigapple"
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4))
    for title, points in curves.items():
        shares = [100 * point.share for point in points]
        below = [100 * (point.share - point.low) for point in points]
        above = [100 * (point.high - point.share) for point in points]
        axes.errorbar(
            [point.milliseconds for point in points],
            shares,
            yerr=(below, above),
            marker="o",
            capsize=3,
            label=title.partition(":")[0],
        )
    axes.set_xscale("log")
    axes.set_xlabel("milliseconds a move, one core")
    axes.set_ylabel("games won, %")
    axes.set_ylim(0, 100)
    axes.grid(alpha=0.3)
    axes.legend(loc="lower right")
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})
