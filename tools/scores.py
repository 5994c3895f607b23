"""What has come out for a bot at a table."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import mean, stdev

from bigapple.arena.playing import Played
from bigapple.arena.ratings import FEWEST_DEALS, NORMAL, wilson
from bigapple.arena.schedule import Tournament
from tools.rungs import RIVAL, playouts_of


@dataclass(frozen=True)
class Lead:
    """Points by which a bot was ahead on average of some deals, and half of the interval."""

    points: float
    half: float

    def __str__(self) -> str:
        return f"{self.points:+.1f} ± {self.half:.1f}".replace("-", "−")


@dataclass(frozen=True)
class Score:
    """What has come out for a bot so far."""

    bot: str
    games: int
    won: float
    milliseconds: float
    rival: str = RIVAL
    leads: Mapping[int, float] = field(default_factory=dict)
    """Points by which it was ahead, by deal, where points are told."""

    @property
    def lead(self) -> Lead | None:
        return average(list(self.leads.values()))

    def beyond(self, other: Score) -> Lead | None:
        """How much farther it was ahead of the same rival, on deals that both have played: that
        takes most of the luck out."""
        common = self.leads.keys() & other.leads.keys()
        return average([self.leads[deal] - other.leads[deal] for deal in sorted(common)])

    @property
    def half(self) -> float:
        interval = wilson(self.won, self.games)
        return (interval.high - interval.low) / 2

    @property
    def row(self) -> str:
        interval = wilson(self.won, self.games)
        thinks = playouts_of(self.bot)
        whom = "" if self.rival == RIVAL else f" against `{self.rival}`"
        return (
            f"| `{self.bot}`{whom} | {f'{thinks:,}' if thinks else ''} | {self.games:,} "
            f"| {self.won / self.games:.1%} | {interval.low:.1%} – {interval.high:.1%} "
            f"| {self.milliseconds:,.1f} |"
        )


def score_of(plan: Tournament, games: Mapping[int, Played]) -> Score | None:
    hero, rival = plan.bots
    won = seconds = 0.0
    decisions = 0
    for played in games.values():
        seat = played.seats.index(hero)
        won += played.shares[seat]
        seconds += played.seconds[seat]
        decisions += played.decisions[seat]
    if not games:
        return None
    thinking = 1000 * seconds / max(1, decisions)
    return Score(hero, len(games), won, thinking, rival, leads_of(plan, games.values()))


def leads_of(plan: Tournament, games: Iterable[Played]) -> dict[int, float]:
    """At Manhattan, whose points tell bots apart by fewer games than victories do: how far one is
    ahead of its rivals' average. The games of a deal belong together: one that is not whole counts
    for nothing."""
    if plan.game != "manhattan":
        return {}
    by_deal = defaultdict(list)
    for played in games:
        seat = played.seats.index(plan.bots[0])
        others = sum(played.scores) - played.scores[seat]
        by_deal[played.deal].append(played.scores[seat] - others / (plan.players - 1))
    return {deal: mean(points) for deal, points in by_deal.items() if len(points) == plan.players}


def average(points: Sequence[float]) -> Lead | None:
    """Nothing where the deals are too few."""
    if len(points) < FEWEST_DEALS:
        return None
    return Lead(mean(points), NORMAL * stdev(points) / math.sqrt(len(points)))
