"""How strong bots are, by the games that they won.

A game compares each winner with everybody else at the table. If chances of winning go by strength
(Plackett and Luce), then of two players one of whom has won, it was the first with the chance
w1 / (w1 + w2), whoever else was there: so the comparisons follow Bradley and Terry's model, and
`choix` finds the strengths. Intervals come from a bootstrap over deals, whose games belong
together.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from bigapple.arena.playing import Played

NORMAL = 1.96
"""Of the normal distribution 95 % lie within so many standard deviations."""
SCALE = 400 / math.log(10)
"""As in chess: with 400 points more one is ten times as likely to win."""
REFERENCE = "greedy"
"""The bot that never changes has the middle rating, unless another one is named for it; where
nobody of that name plays, the average has it."""
MIDDLE = 1000.0
PRIOR = 0.1
"""Victories added to each side of each pair that met: who wins always has a rating too."""
RESAMPLES = 500
FEWEST_DEALS = 10
"""Of fewer, drawn again, an interval would hold the truth far less often than it says."""
ALIKE = 0.01
"""Points of rating between which there is but rounding."""
UNSEEN = 3.0
"""What has never happened may still be so frequent that it would have happened so often."""
ITERATIONS = 10_000

Numbers = NDArray[np.float64]


@dataclass(frozen=True)
class Interval:
    """In which the truth lies in 95 % of all cases; an end may be infinitely far."""

    low: float
    high: float


@dataclass(frozen=True)
class Standing:
    """What is known of a bot after a tournament."""

    bot: str
    rating: float
    rating_interval: Interval | None
    """None if there is nothing to tell it by, and for the bot that all are measured against."""
    share: float
    """Of the victories, for each seat that it took."""
    share_interval: Interval
    games: int
    seats: int
    milliseconds: float
    """Of thinking for each decision."""


def wilson(won: float, games: int) -> Interval:
    """For the share of games that are won."""
    share, spread = won / games, NORMAL**2 / games
    middle = share + spread / 2
    half = NORMAL * math.sqrt(share * (1 - share) / games + spread / games / 4)
    low, high = (middle - half) / (1 + spread), (middle + half) / (1 + spread)
    # Rounding must not leave the share itself outside.
    return Interval(max(0.0, min(low, share)), min(1.0, max(high, share)))


def standings(
    bots: Sequence[str], games: Iterable[Played], reference: str = REFERENCE
) -> list[Standing]:
    """All bots that have played, the strongest first."""
    games = sorted(games, key=lambda played: played.number)
    seen = {bot for played in games for bot in played.seats}
    bots = [bot for bot in bots if bot in seen]
    if not bots:
        return []
    compared = comparisons(bots, games)
    strengths = ratings(bots, compared.sum(axis=0), reference)
    intervals = rating_intervals(bots, compared, reference)
    found = [
        _standing(bot, float(rating), interval, games)
        for bot, rating, interval in zip(bots, strengths, intervals, strict=True)
    ]
    return sorted(found, key=lambda standing: -standing.rating)


def comparisons(bots: Sequence[str], games: Iterable[Played]) -> Numbers:
    """For each deal, how often each bot has beaten each other one.

    Who wins beats everybody else at the table; a shared victory counts for its share. A game that
    nobody wins compares nobody.
    """
    index = {bot: i for i, bot in enumerate(bots)}
    games = list(games)
    deals = {deal: i for i, deal in enumerate(sorted({played.deal for played in games}))}
    compared = np.zeros((len(deals), len(bots), len(bots)))
    for played in games:
        seats = [index[bot] for bot in played.seats]
        for winner, share in zip(seats, played.shares, strict=True):
            for other in seats:
                if share and winner != other:
                    compared[deals[played.deal], winner, other] += share
    return compared


def ratings(bots: Sequence[str], compared: Numbers, reference: str = REFERENCE) -> Numbers:
    """By how often each bot has beaten each other one."""
    import choix

    met = (compared + compared.T) > 0
    strengths = choix.ilsr_pairwise_dense(
        # A trace of everybody against everybody keeps those together who have never met.
        compared + np.where(met, PRIOR, PRIOR / 1000),
        max_iter=ITERATIONS,
    )
    points: Numbers = SCALE * strengths
    zero = float(points[bots.index(reference)] if reference in bots else points.mean())
    return points + (MIDDLE - zero)


def rating_intervals(
    bots: Sequence[str], compared: Numbers, reference: str
) -> list[Interval | None]:
    """By drawing as many deals as there are, again and again, always the same ones."""
    deals = len(compared)
    if deals < FEWEST_DEALS:
        return [None] * len(bots)
    generator = np.random.default_rng(0)
    counts = generator.multinomial(deals, np.full(deals, 1 / deals), RESAMPLES)
    resampled = np.tensordot(counts.astype(np.float64), compared, axes=1)
    found = np.array([ratings(bots, one, reference) for one in resampled])
    beyond = expanded(deals)
    lows, highs = np.quantile(found, [beyond, 1 - beyond], axis=0)
    intervals: list[Interval | None] = []
    for i, bot in enumerate(bots):
        if bot == reference:
            intervals.append(None)
        else:
            one_sided = _one_sided(bots, compared.sum(axis=0), i, reference)
            # Deals that all came out alike, one victory each, say nothing of those that would not.
            told = highs[i] - lows[i] > ALIKE
            drawn = Interval(float(lows[i]), float(highs[i])) if told else None
            intervals.append(one_sided or drawn)
    return intervals


def expanded(deals: int) -> float:
    """The share of drawn ratings beyond each end of an interval.

    2.5 % when there are very many deals. Draws from few differ less than the deals of the world do:
    Hesterberg's expanded percentiles make up for that, by Student's distribution.
    """
    # choix is built on it.
    from scipy.stats import norm, t

    return float(norm.cdf(math.sqrt(deals / (deals - 1)) * t.ppf(0.025, deals - 1)))


def _one_sided(bots: Sequence[str], compared: Numbers, i: int, reference: str) -> Interval | None:
    """For who has won or lost always: drawing the same again and again tells nothing of that."""
    won, lost = compared[i], compared[:, i]
    if won.any() and lost.any():
        return None
    supposed = compared.copy()
    if not won.any():
        supposed[i] += UNSEEN * lost / max(1.0, lost.sum())
        return Interval(-math.inf, float(ratings(bots, supposed, reference)[i]))
    supposed[:, i] += UNSEEN * won / won.sum()
    return Interval(float(ratings(bots, supposed, reference)[i]), math.inf)


def _standing(
    bot: str, rating: float, interval: Interval | None, games: Sequence[Played]
) -> Standing:
    won = seconds = 0.0
    seats = decisions = joined = 0
    for played in games:
        own = [seat for seat, name in enumerate(played.seats) if name == bot]
        joined += bool(own)
        seats += len(own)
        won += sum(played.shares[seat] for seat in own)
        seconds += sum(played.seconds[seat] for seat in own)
        decisions += sum(played.decisions[seat] for seat in own)
    return Standing(
        bot=bot,
        rating=rating,
        rating_interval=interval,
        share=won / seats,
        share_interval=wilson(won, seats),
        games=joined,
        seats=seats,
        milliseconds=1000 * seconds / max(1, decisions),
    )
