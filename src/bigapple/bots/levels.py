"""Levels and characters: the bot that searches, as weak, as strong or as wilful as wanted.

A level is a number of playouts, so that it is the same on every machine that is not too slow; the
ceiling of time only keeps a slow one from standing still.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from bigapple import games
from bigapple.bots.bot import Bot
from bigapple.bots.king_of_new_york import insight as king
from bigapple.bots.manhattan import insight as manhattan
from bigapple.bots.search import Budget, SearchBot
from bigapple.bots.tree import DOUBT, SHARPNESS, STRETCH, WHIM

KING = "king-of-new-york"
MANHATTAN = "manhattan"


@dataclass(frozen=True)
class Level:
    budget: Budget
    tuning: Mapping[str, Mapping[int, float]] = field(default_factory=dict)
    """What differs from the strongest play, by game."""


def curious(sharpness: float, turns: float) -> dict[str, dict[int, float]]:
    """Each playout tries something else, drawn by lot, and what went best is taken.

    In Manhattan so sharp a first impression is heard beside the lot. In King of New York so many
    turns more are played before a quick game is judged: what it happens to come to says the less
    of how one stands.
    """
    lot = {WHIM: 1.0, DOUBT: -1.0}
    return {
        MANHATTAN: {**lot, SHARPNESS: sharpness, manhattan.SAMPLE: 1.0},
        KING: {**lot, SHARPNESS: 0.0, STRETCH: turns, king.KAPPA: 0.05},
    }


LEVELS = {
    "beginner": Level(Budget(playouts=2, seconds=1.0), curious(0.0, 4 * king.DUEL)),
    "casual": Level(Budget(playouts=8, seconds=1.0), curious(1.0, 2)),
    "skilled": Level(Budget(playouts=60, seconds=2.0)),
    "expert": Level(Budget(playouts=1_000, seconds=4.0)),
    "master": Level(Budget(playouts=10_000, seconds=8.0)),
    "builder": Level(
        Budget(playouts=1_000, seconds=3.0),
        {MANHATTAN: {manhattan.TOWERS: 0.02}, KING: {king.HOARD: 0.05}},
    ),
    "brawler": Level(
        Budget(playouts=1_000, seconds=3.0),
        {MANHATTAN: {manhattan.QUARREL: 0.005}, KING: {king.BLOOD: 0.015}},
    ),
    "hermit": Level(
        Budget(playouts=1_000, seconds=3.0),
        {MANHATTAN: {manhattan.HEIGHT: 0.015}, KING: {king.SOLITUDE: 0.12}},
    ),
}


def make(name: str, game_id: str) -> Bot:
    level = LEVELS[name]
    return SearchBot(games.definition(game_id), level.budget, level.tuning.get(game_id))
