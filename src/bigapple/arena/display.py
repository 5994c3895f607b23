"""A live bar on a terminal: games done, their pace, the time left, who is winning."""

from __future__ import annotations

import os
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TimeRemainingColumn,
)
from rich.table import Column
from rich.text import Text

from bigapple.arena.playing import Played
from bigapple.numbers import number, percent
from bigapple.texts import text

SHOWN = 4
"""So many of the best bots stand beside the bar, where there is room."""


WIDEST_BAR = 20
WHOLE = Column(no_wrap=True)
"""Figures are never cut while anything else can give way."""


class Tally:
    """Victories so far, for each seat that a bot took."""

    def __init__(self) -> None:
        self._won: defaultdict[str, float] = defaultdict(float)
        self._seats: Counter[str] = Counter()

    def add(self, played: Played) -> None:
        for bot, share in zip(played.seats, played.shares, strict=True):
            self._won[bot] += share
            self._seats[bot] += 1

    def text(self, language: str) -> str:
        shares = {bot: self._won[bot] / seats for bot, seats in self._seats.items()}
        best = sorted(shares, key=lambda bot: (-shares[bot], bot))[:SHOWN]
        return "  ".join(f"{bot} {percent(shares[bot], language, 0)}" for bot in best)


class PaceColumn(ProgressColumn):
    def __init__(self, language: str) -> None:
        super().__init__(WHOLE)
        self.language = language

    def render(self, task: Task) -> Text:
        pace = number(task.speed or 0, self.language, 1)
        return Text(text("arena-pace", self.language, pace=pace))


class LeadersColumn(ProgressColumn):
    """Who is winning, as far as there is room beside the figures."""

    def render(self, task: Task) -> Text:
        return Text(task.description, no_wrap=True, overflow="ellipsis")


def columns(language: str) -> tuple[ProgressColumn, ...]:
    return (
        BarColumn(WIDEST_BAR),
        MofNCompleteColumn(table_column=WHOLE),
        PaceColumn(language),
        TimeRemainingColumn(table_column=WHOLE),
        LeadersColumn(),
    )


def watched(
    games: Iterable[Played], earlier: Iterable[Played], total: int, language: str
) -> Iterator[Played]:
    """Passes games on as they are finished, and shows them where somebody looks on."""
    if os.environ.get("BIGAPPLE_PLAIN") or not (sys.stdout.isatty() and sys.stderr.isatty()):
        yield from games
        return
    tally = Tally()
    done = 0
    for played in earlier:
        tally.add(played)
        done += 1
    with Progress(*columns(language), console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(tally.text(language), total=total, completed=done)
        for played in games:
            tally.add(played)
            progress.update(task, advance=1, description=tally.text(language))
            yield played
