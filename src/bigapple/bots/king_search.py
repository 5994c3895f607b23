"""All that a search of King of New York is made of, and the numbers that play best."""

from __future__ import annotations

import numpy as np

from bigapple.bots import king_insight, tree
from bigapple.bots.dice import TABLE, is_apart, ponder
from bigapple.bots.king_insight import appraise, horizon, is_open, judge, react
from bigapple.bots.king_weights import CROWD, DUEL
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

STEPS = {
    "stars": king_insight.STAR_STEPS,
    "hearts": king_insight.HEART_STEPS,
    "cards": king_insight.CARD_STEPS,
    "zones": king_insight.ZONE_STEPS,
    "superstar": king_insight.SUPERSTAR_STEP,
    "statue": king_insight.STATUE_STEP,
    "web": king_insight.WEB_STEP,
    "curse": king_insight.CURSE_STEP,
    "extra_turn": king_insight.EXTRA_STEP,
    "unit": king_insight.UNIT_STEP,
    "exposed": king_insight.EXPOSED_STEP,
    "active": king_insight.NEXT_STEP,
    "later": king_insight.LATER_STEP,
    "energy": king_insight.ENERGY_STEP,
    "purse": king_insight.PURSE_STEP,
}


def _tuning() -> Array:
    numbers = np.zeros(king_insight.WEIGHTS + king_insight.SETS * king_insight.SET)
    for which, weights in enumerate((DUEL, CROWD)):
        start = king_insight.WEIGHTS + which * king_insight.SET
        for name, value in weights.items():
            found = np.atleast_1d(np.array(value))
            first = start + STEPS[name]
            numbers[first : first + len(found)] = found
    numbers[tree.EXPLORATION] = 0.5
    numbers[tree.SHARPNESS] = 3.0
    numbers[tree.RIPENESS] = 4.0
    numbers[tree.DOUBT] = 0.03
    numbers[tree.STRETCH] = 4.0
    numbers[king_insight.BRAVERY] = 5.0
    numbers[king_insight.KAPPA] = 0.13
    return numbers


TUNING = _tuning()
