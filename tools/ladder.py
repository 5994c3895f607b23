"""The ladder: how often every level and character beats greedy, as docs/strength.md.

    .venv/bin/python -m tools.ladder [--hours 2] [--jobs 2] [--game manhattan]

Each bot sits alone among greedy bots, once from every seat of a deal, and goes on until the share
of its victories is known well enough. Started again, it goes on where it was. The games lie in
docs/strength; whatever is there is written down, finished or not, after Control-C too. With
`--hours 0` nothing is played and the page is written anew.
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice, pairwise
from pathlib import Path
from statistics import mean, stdev

from bigapple import bots
from bigapple.arena import local
from bigapple.arena.playing import Played, prepare
from bigapple.arena.ratings import (
    FEWEST_DEALS,
    MIDDLE,
    NORMAL,
    Interval,
    Standing,
    standings,
    wilson,
)
from bigapple.arena.results import Results, journal_of, load
from bigapple.arena.schedule import ONE_AGAINST, Tournament, schedule, tournament
from bigapple.bots.levels import LEVELS as MADE
from bigapple.cli import DONE, INTERRUPTED, REFUSED
from bigapple.errors import BigAppleError
from tools.ceiling import Measured, ceiling
from tools.curve import Panel, Point, draw

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
NEARLY = 0.025
CLOSELY = 0.004
"""What is won nearly always wants to be known better."""
NEAR = 0.1
"""Farther above the last row no curve is followed."""
LONGEST = {"manhattan": "search:100000", "king-of-new-york": "search:1000000"}
"""Two or three seconds a move."""
TITLES = {"manhattan": "Manhattan", "king-of-new-york": "King of New York"}
INTRODUCTION = """# How strong the bots are

Written by `make ladder`. Each bot sits alone among *greedy* bots, which never change: every deal is
played once from every seat, with the same dice and cards for the same course of events. Games are
added until the interval of 95 % (Wilson's) reaches no farther than 4 points to each side, 8 where a
move takes seconds; at tables of two, 2.5 or 0.4 where a bot wins or loses nearly always. Where a
row has not come so far, its interval says so, and rows that are missing are still to be played. A
shared victory counts for its share. Games are base games and bots think on one core. A level is a
number of playouts, the same on every machine; the time for a move, forced ones included, is that of
the machines that played, 2 cores of an AMD EPYC (znver4 or znver5) or of an Intel Xeon about as
fast, both at work and at times with more than that. All games that are counted here are kept in
[strength/](strength), with their seeds and the version that played them, as [the
arena](arena.md#what-is-kept) writes them.

A share against several *greedy* bots is no rating: they turn against whoever leads, which spares a
weak bot among them. And whoever wins nearly all that can be won is hard to tell from whoever is
better still. So each level also sits alone among bots of the level below, until 5 points to each
side; and at Manhattan of two, where *greedy* leaves nothing to be won by longer thinking, the
search sits against the *expert* too. There the points by which a bot was ahead are told as well, on
average of its deals: they tell two bots apart by fewer games than victories do.

At tables of two all games of a game make up one rating, by [the model of Bradley and
Terry](arena.md#how-bots-are-rated): points above the *expert*, of which 400 are ten victories for
each defeat. A rating has no ceiling, so it goes on telling bots apart that win nearly always.

How much this search would win if it thought for ever is where its curve tends to:
share = ceiling - gap · playouts^-pace, fitted to the rows of the plain search (from *skilled* on),
with an interval from the same games drawn anew. So much, at least, skill can win; dice and cards
take no more than the rest. Where the curve that fits best would end more than 10 points above the
last row, the rows do not tell.

![Games won, points ahead and ratings over the time for a move](strength.svg)
"""


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
TABLES = (
    Table(
        "manhattan",
        4,
        (*rungs("random", *STRONG, *REST), Rung(LONGEST["manhattan"], ROUGHLY)),
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
            *rungs("random", *STRONG, BETWEEN[0], *bots.LEVELS[:-1]),
            Rung(FARTHER, ROUGHLY),
        ),
    ),
    Table("manhattan", 2, (RANDOM, *rungs(*bots.LEVELS), Rung(STRONG[0], NEARLY))),
    Table(
        "manhattan",
        2,
        rungs(
            *("skilled", *BETWEEN, "master", BEYOND, LONGEST["manhattan"]),
            within=ROUGHLY,
            rival=EXPERT,
        ),
    ),
    Table("manhattan", 4, STEPS),
    Table("king-of-new-york", 2, STEPS),
)


@dataclass(frozen=True)
class Lead:
    """Points by which a bot was ahead on average of its deals, and half of the interval."""

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
    lead: Lead | None = None

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


def playouts_of(name: str) -> int | None:
    if name in MADE:
        return MADE[name].budget.playouts
    _, _, budget = name.partition(":")
    return int(budget) if budget else None


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
    return Score(hero, len(games), won, thinking, rival, lead_of(plan, games.values()))


def lead_of(plan: Tournament, games: Iterable[Played]) -> Lead | None:
    """At tables of two of Manhattan, whose points tell two bots apart by fewer games than
    victories do. The games of a deal belong together."""
    if (plan.game, plan.players) != ("manhattan", 2):
        return None
    by_deal = defaultdict(list)
    for played in games:
        seat = played.seats.index(plan.bots[0])
        by_deal[played.deal].append(played.scores[seat] - played.scores[1 - seat])
    ahead = [mean(points) for points in by_deal.values()]
    if len(ahead) < FEWEST_DEALS:
        return None
    return Lead(mean(ahead), NORMAL * stdev(ahead) / math.sqrt(len(ahead)))


def games_of(table: Table, rung: Rung, folder: Path) -> Path:
    whom = "" if rung.rival == RIVAL else f"-against-{rung.rival}"
    bot = rung.bot.replace(":", "-")
    return folder / f"{table.game}-{table.players}-{bot}{whom}.parquet"


def climb(table: Table, rung: Rung, folder: Path, jobs: int, end: float) -> Score | None:
    """Plays a bot's games until they are enough or the time is over."""
    plan = tournament(
        table.game, [rung.bot, rung.rival], seed="ladder", lineup=ONE_AGAINST, players=table.players
    )
    path = games_of(table, rung, folder)
    with Results(path, plan) as results:
        for known in steps(plan, len(results.games)):
            score = score_of(plan, results.games)
            if time.monotonic() > end or (score is not None and score.half <= rung.within):
                results.finish()
                return score
            prepare(plan)
            planned = islice(schedule(plan), known)
            waiting = [fixture for fixture in planned if fixture.number not in results.games]
            try:
                for played in local.play_all(plan, waiting, jobs):
                    results.add(played)
            except KeyboardInterrupt:
                results.finish()
                raise
            results.finish()
            score = score_of(plan, results.games)
            if score is not None:
                print(f"  {score.row}  ±{score.half:.1%}", file=sys.stderr, flush=True)
    return None


def steps(plan: Tournament, done: int) -> Iterator[int]:
    """How many games there are to be after each step: a handful of deals more."""
    while True:
        done = plan.whole_deals(done + max(24, done // 8))
        yield done


def page(
    found: Sequence[tuple[Table, list[Score]]], rated: Sequence[tuple[str, list[Standing]]] = ()
) -> str:
    lines = [INTRODUCTION]
    for table, scores in found:
        lines += [f"## {table.title}", "", f"An even share would be {1 / table.players:.1%}.", ""]
        if table.rival is not None:
            scores = sorted(scores, key=lambda one: one.won / one.games)
        rows = [
            "| bot | playouts | games | won | interval | ms a move |",
            "|---|---:|---:|---:|---:|---:|",
            *(score.row for score in scores),
        ]
        if any(score.lead for score in scores):
            leads = [" points ahead |", "---:|", *(f" {one.lead or ''} |" for one in scores)]
            rows = [row + lead for row, lead in zip(rows, leads, strict=True)]
        lines += [*rows, ""]
        if table.rival != RIVAL:
            continue
        lines += [
            f"So *greedy* wins {1 - score.won / score.games:.1%} of {score.games:,} games against "
            f"*random* ({1 - interval.high:.1%} – {1 - interval.low:.1%}).\n"
            for score in scores
            if score.bot == "random" and table.players == 2
            for interval in [wilson(score.won, score.games)]
        ]
        end = ceiling(
            [Measured(playouts_of(one.bot) or 0, one.games, one.won) for one in plain(scores)]
        )
        if end is not None:
            last = plain(scores)[-1]
            lines.append(
                f"The curve tends to {end.share:.0%} of games won "
                f"({end.low:.0%} – {end.high:.0%}).\n"
                if end.share - last.won / last.games <= NEAR
                else "The rows do not tell where the curve ends.\n"
            )
    for game, bots_there in rated:
        lines += [f"## {title_of(game, 2)}: ratings", ""]
        lines.append("| bot | playouts | games | rating | interval | ms a move |")
        lines.append("|---|---:|---:|---:|---:|---:|")
        lines += [*(rating_row(one) for one in reversed(bots_there)), ""]
    return "\n".join(lines)


def rating_row(one: Standing) -> str:
    thinks = playouts_of(one.bot)
    return (
        f"| `{one.bot}` | {f'{thinks:,}' if thinks else ''} | {one.games:,} "
        f"| {above(one.rating)} | {spread(one.rating_interval)} | {one.milliseconds:,.1f} |"
    )


def above(rating: float) -> str:
    """Points above the expert."""
    return f"{round(rating - MIDDLE):+,}".replace("-", "−").replace("+0", "0")


def spread(interval: Interval | None) -> str:
    if interval is None:
        return ""
    if math.isinf(interval.low):
        return f"below {above(interval.high)}"
    if math.isinf(interval.high):
        return f"above {above(interval.low)}"
    return f"{above(interval.low)} to {above(interval.high)}"


def plain(scores: Sequence[Score]) -> list[Score]:
    found = [score for score in scores if score.bot in PLAIN]
    return sorted(found, key=lambda score: playouts_of(score.bot) or 0)


def points(scores: Sequence[Score]) -> list[Point]:
    found = []
    for score in plain(scores):
        interval = wilson(score.won, score.games)
        share = score.won / score.games
        percents = (100 * share, 100 * interval.low, 100 * interval.high)
        found.append(Point(score.milliseconds, *percents))
    return found


def lead_points(scores: Sequence[Score], rated: Sequence[Standing]) -> list[Point]:
    """Points ahead of the expert over time; it is even with itself."""
    found = [
        Point(one.milliseconds, lead.points, lead.points - lead.half, lead.points + lead.half)
        for one in plain(scores)
        if (lead := one.lead) is not None
    ]
    found += [Point(one.milliseconds, 0.0, 0.0, 0.0) for one in rated if one.bot == EXPERT]
    return sorted(found)


def rating_points(rated: Sequence[Standing]) -> list[Point]:
    """Over time, where the interval has two ends, or none as the expert's."""
    found = []
    # Not by playouts: what other machines played may have taken longer for fewer of them.
    for one in sorted(rated, key=lambda one: one.milliseconds):
        interval = one.rating_interval or Interval(one.rating, one.rating)
        numbers = (one.rating - MIDDLE, interval.low - MIDDLE, interval.high - MIDDLE)
        if one.bot in PLAIN and all(map(math.isfinite, numbers)):
            found.append(Point(one.milliseconds, *numbers))
    return found


def play(tables: Sequence[Table], folder: Path, jobs: int, end: float) -> None:
    # Games of other bots are refused now, not after hours.
    for table in tables:
        for rung in table.rungs:
            climb(table, rung, folder, jobs, end=0.0)
    # What thinks for seconds comes last: all else is known by then.
    for last in (False, True):
        for table in tables:
            for rung in table.rungs:
                if (rung.bot == LONGEST[table.game]) == last:
                    print(f"{table.title}: {rung.bot}", file=sys.stderr, flush=True)
                    climb(table, rung, folder, jobs, end)


def kept(table: Table, folder: Path) -> list[tuple[Tournament, Mapping[int, Played]]]:
    """The games of each row of a table."""
    paths = [games_of(table, rung, folder) for rung in table.rungs]
    return [load(path) for path in paths if path.exists() or journal_of(path).exists()]


def known(tables: Sequence[Table], folder: Path) -> list[tuple[Table, list[Score]]]:
    """What has come out at each table so far; nothing is played."""
    found = []
    for table in tables:
        scores = [score_of(plan, games) for plan, games in kept(table, folder)]
        found.append((table, [score for score in scores if score is not None]))
    return [(table, scores) for table, scores in found if scores]


def ratings(tables: Sequence[Table], folder: Path) -> list[tuple[str, list[Standing]]]:
    """All bots at tables of two of each game, the strongest first."""
    found = []
    for game in TITLES:
        rows = [
            row
            for table in tables
            if (table.game, table.players) == (game, 2)
            for row in kept(table, folder)
        ]
        played = [one for _, games in rows for one in games.values()]
        seated = list(dict.fromkeys(bot for one in played for bot in one.seats))
        if EXPERT in seated:
            found.append((game, standings(seated, played, EXPERT)))
    return found


def write(
    found: Sequence[tuple[Table, list[Score]]],
    rated: Sequence[tuple[str, list[Standing]]],
    path: Path,
) -> None:
    path.write_text(page(found, rated), "utf-8")
    shares = {
        title_of(table.game, table.players): points(scores)
        for table, scores in found
        if table.rival == RIVAL
    }
    above = {title_of(game, 2): rating_points(bots_there) for game, bots_there in rated}
    ahead = {
        title_of(table.game, table.players): lead_points(scores, dict(rated)[table.game])
        for table, scores in found
        if table.rival == EXPERT
    }
    draw(
        [
            Panel("alone against greedy bots", "games won, %", shares, (0, 102)),
            Panel("alone against an expert", "points ahead at the end of a game", ahead),
            Panel("ratings at tables of two", "points of rating above the expert", above),
        ],
        path.with_suffix(".svg"),
    )


def main(given: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hours", type=float, default=1000.0, help="of playing at most")
    parser.add_argument("--jobs", type=int, default=local.cores())
    parser.add_argument("--results", type=Path, default=Path("docs/strength"))
    parser.add_argument("--write", type=Path, default=Path("docs/strength.md"))
    parser.add_argument(
        "--game", choices=list(TITLES), help="play this game's rows alone, and write nothing"
    )
    arguments = parser.parse_args(given)
    folder = arguments.results
    folder.mkdir(parents=True, exist_ok=True)
    end = time.monotonic() + 3600 * arguments.hours
    tables = [table for table in TABLES if arguments.game in (None, table.game)]
    code = DONE
    try:
        try:
            if arguments.hours > 0:
                play(tables, folder, arguments.jobs, end)
        except KeyboardInterrupt:
            print("Interrupted.", file=sys.stderr)
            code = INTERRUPTED
        found = known(tables, folder)
        rated = ratings(tables, folder)
    except BigAppleError as error:
        print(error, file=sys.stderr)
        if error.code == "arena-other-tournament":
            print(f"To begin anew, move the folder {folder} away.", file=sys.stderr)
            print("To keep what comes out the same: python -m tools.adopt", file=sys.stderr)
        return REFUSED
    if found and arguments.game is None:
        write(found, rated, arguments.write)
    return code


if __name__ == "__main__":
    sys.exit(main())
