"""Who is measured, at which tables, and how well it shall be known."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from bigapple import bots
from bigapple.bots.levels import LEVELS as MADE

RIVAL = "greedy"
EXPERT = "expert"
"""A rival who leaves more to be won by longer thinking."""
NAMES = {
    RIVAL: ("a *greedy* bot", "*greedy* bots"),
    EXPERT: ("an *expert*", "*experts*"),
    None: ("a bot that thinks less", "bots that think less"),
}
"""Of rivals, one and several."""
WELL = 0.04
"""Half of an interval that is known well enough."""
FAIRLY = 0.05
ROUGHLY = 0.08
CLEARLY = 0.03
"""What is near to a goal (80 %) wants to be known better."""
NEARLY = 0.025
CLOSELY = 0.004
"""What is won nearly always wants to be known better."""
LONGEST = {"manhattan": "search:100000", "king-of-new-york": "search:1000000"}
"""Two or three seconds a move."""
TITLES = {"manhattan": "Manhattan", "king-of-new-york": "King of New York"}


@dataclass(frozen=True)
class Rung:
    bot: str
    within: float = WELL
    rival: str = RIVAL


@dataclass(frozen=True)
class Table:
    """Who is measured at a table of so many players."""

    game: str
    players: int
    rungs: tuple[Rung, ...]

    @property
    def rival(self) -> str | None:
        """Whom all rows are measured against; nothing where each has a rival of its own."""
        rivals = {rung.rival for rung in self.rungs}
        return rivals.pop() if len(rivals) == 1 else None

    @property
    def title(self) -> str:
        one, several = NAMES[self.rival]
        rivals = one if self.players == 2 else f"{self.players - 1} {several}"
        return f"{title_of(self.game, self.players)}: alone against {rivals}"


def title_of(game: str, players: int) -> str:
    return f"{TITLES[game]}, {players} players"


BETWEEN = ("search:300", "search:3000")
"""Between the levels, for the curve."""
BEYOND = "search:30000"
FARTHER = "search:100000"
PLAIN = (*bots.LEVELS[2:], *BETWEEN, BEYOND, *LONGEST.values())
"""The same search with more and more playouts."""
RANDOM = Rung("random", CLOSELY)
STRONG = (BETWEEN[1], "master")
REST = (BETWEEN[0], *bots.LEVELS[:-1], *bots.CHARACTERS)


def rungs(*names: str, within: float = WELL, rival: str = RIVAL) -> tuple[Rung, ...]:
    return tuple(Rung(name, within, rival) for name in names)


STEPS = tuple(Rung(level, FAIRLY, below) for below, level in pairwise(("random", *bots.LEVELS)))
LONGER = rungs(*BETWEEN, "master", BEYOND, LONGEST["manhattan"], within=ROUGHLY, rival=EXPERT)
"""At Manhattan, where longer thinking can win from the expert."""
TABLES = (
    Table(
        "manhattan",
        4,
        (
            *rungs("random", "master", *REST),
            Rung(STRONG[0], CLEARLY),
            Rung(LONGEST["manhattan"], ROUGHLY),
        ),
    ),
    Table(
        "king-of-new-york",
        2,
        (
            RANDOM,
            *rungs(*STRONG, *REST, BEYOND),
            Rung(LONGEST["king-of-new-york"], ROUGHLY),
        ),
    ),
    Table(
        "king-of-new-york",
        4,
        (
            *rungs("random", *STRONG, *REST),
            Rung(FARTHER, ROUGHLY),
        ),
    ),
    Table(
        "manhattan", 2, (RANDOM, *rungs(*bots.LEVELS, *bots.CHARACTERS), Rung(STRONG[0], NEARLY))
    ),
    Table("manhattan", 2, (Rung("skilled", ROUGHLY, EXPERT), *LONGER)),
    Table("manhattan", 4, LONGER),
    Table("manhattan", 4, STEPS[:-1]),
    Table("king-of-new-york", 2, STEPS),
)


def games_of(table: Table, rung: Rung, folder: Path) -> Path:
    whom = "" if rung.rival == RIVAL else f"-against-{rung.rival}"
    bot = rung.bot.replace(":", "-")
    return folder / f"{table.game}-{table.players}-{bot}{whom}.parquet"


def playouts_of(name: str) -> int | None:
    if name in MADE:
        return MADE[name].budget.playouts
    _, _, budget = name.partition(":")
    return int(budget) if budget else None
