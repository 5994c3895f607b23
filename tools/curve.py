"""A picture of strength over playouts, with intervals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import matplotlib


class Point(NamedTuple):
    playouts: int
    share: float
    low: float
    high: float


def draw(curves: Mapping[str, Sequence[Point]], path: Path) -> None:
    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "bigapple"
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4))
    for title, points in curves.items():
        shares = [100 * point.share for point in points]
        below = [100 * (point.share - point.low) for point in points]
        above = [100 * (point.high - point.share) for point in points]
        axes.errorbar(
            [point.playouts for point in points],
            shares,
            yerr=(below, above),
            marker="o",
            capsize=3,
            label=title.partition(":")[0],
        )
    axes.set_xscale("log")
    axes.set_xlabel("playouts a move")
    axes.set_ylabel("games won, %")
    axes.set_ylim(0, 100)
    axes.grid(alpha=0.3)
    axes.legend(loc="lower right")
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})
