"""All that a search of King of New York is made of, and the numbers that play best."""

from __future__ import annotations

import numpy as np

from bigapple.bots import tree, weights
from bigapple.bots.king_of_new_york import insight, network
from bigapple.bots.king_of_new_york.dice import TABLE, is_apart, ponder
from bigapple.bots.king_of_new_york.insight import appraise, horizon, is_open, judge, react
from bigapple.engine.layout import Array

__all__ = [
    "TABLE",
    "TUNING",
    "appraise",
    "horizon",
    "is_apart",
    "is_open",
    "judge",
    "ponder",
    "react",
]


def _tuning() -> Array:
    numbers = np.concatenate(
        [
            np.zeros(insight.WEIGHTS),
            weights.read("king-of-new-york"),
            network.read(),
            np.zeros(network.ROOM),
        ]
    )
    numbers[tree.EXPLORATION] = 0.5
    numbers[tree.SHARPNESS] = 3.0
    numbers[tree.RIPENESS] = 4.0
    numbers[tree.DOUBT] = 0.03
    numbers[tree.STRETCH] = 0.0
    numbers[tree.SELF] = -1.0
    # If impressions went on fading, rivals would end up foreseeing everything.
    numbers[tree.FORESIGHT] = 1600.0
    # To look farther than a turn was found to bring nothing: see tools/farsight.py.
    numbers[tree.PATIENCE] = np.inf
    numbers[insight.BRAVERY] = 5.0
    numbers[insight.KAPPA] = 1.0
    return numbers


TUNING = _tuning()
