"""The page about strength: tables of the rows, ratings and a picture."""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path

from bigapple.arena.ratings import MIDDLE, Interval, Standing, wilson
from tools.ceiling import Measured, ceiling
from tools.curve import Panel, Point, draw
from tools.rungs import EXPERT, PLAIN, RIVAL, Table, playouts_of, title_of
from tools.scores import Score

NEAR = 0.1
"""Farther above the last row no curve is followed."""
BENDING = 300
"""Playouts from which on it is followed: below, King of New York's still grow steeper."""
INTRODUCTION = """# How strong the bots are

Written by `make ladder`. Each bot sits alone among *greedy* bots, which never change: every deal is
played once from every seat, with the same dice and cards for the same course of events. Games are
added until the interval of 95 % (Wilson's) reaches no farther than 4 points to each side, 8 where a
move takes long or rivals are *experts*, 3 for what stands for Manhattan of four in the README; at
tables of two, 2.5 or 0.4 where a bot wins or loses nearly always. Where a row has not come so far,
its interval says so, and rows that are missing are still to be played. A shared victory counts for
its share. Games are base games and bots think on one core. A level is a number of playouts, the
same on every machine; the time for a move, forced ones included, is that of whichever machine
played, 2 cores each and at times with other work beside it (a row of Manhattan of four against
experts was begun on 16 slower ones): machines differed by a third and more, so times tell little
but their order. All games that are counted here are kept in [strength/](strength), with their seeds
and the version that played them, as [the arena](arena.md#what-is-kept) writes them.

A share against several *greedy* bots is no rating: they turn against whoever leads, which spares a
weak bot among them. And whoever wins nearly all that can be won is hard to tell from whoever is
better still. So at Manhattan of four and at King of New York of two each level also sits alone
among bots of the level below, until 5 points to each side (the master of Manhattan is told among
*experts*); and at Manhattan, where *greedy* leaves little or nothing to be won by longer thinking,
the search sits against *experts* too. Manhattan tells as well by how many points a bot was ahead of
its rivals' average, on average of its deals: that tells two bots apart by fewer games than
victories do, the more so where both have played the same deals.

At tables of two all games of a game make up one rating, by [the model of Bradley and
Terry](arena.md#how-bots-are-rated): points above the *expert*, of which 400 are ten victories for
each defeat. A rating has no ceiling, so it goes on telling bots apart that win nearly always.

How much this search would win if it thought for ever is where its curve tends to:
share = ceiling - gap · playouts^-pace, fitted to the rows of the plain search from 300 playouts on,
with an interval from the same games drawn anew. Below them King of New York's rows still grow
steeper, which was seen in these rows before the limit was set. So much, at least, skill can win;
dice and cards take no more than the rest. Where the curve that fits best
would end more than 10 points above the last row, the rows do not tell.

![Games won, points ahead and ratings over the time for a move](strength.svg)
"""


def page(
    found: Sequence[tuple[Table, list[Score]]], rated: Sequence[tuple[str, list[Standing]]] = ()
) -> str:
    lines = [INTRODUCTION]
    for table, scores in found:
        lines += [f"## {table.title}", "", f"An even share would be {1 / table.players:.1%}.", ""]
        if table.rival == EXPERT:
            scores = sorted(scores, key=lambda one: playouts_of(one.bot) or 0)
        elif table.rival is not None:
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
        if table.rival == EXPERT:
            lines += rise(plain(scores))
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
            [
                Measured(playouts, one.games, one.won)
                for one in plain(scores)
                if (playouts := playouts_of(one.bot) or 0) >= BENDING
            ]
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


def rise(scores: Sequence[Score]) -> list[str]:
    """What thinking longer brings, told by the deals that two rows have in common."""
    rows = []
    for number, score in enumerate(scores):
        before = [scores[number - back] for back in (1, 2) if back <= number]
        gains = [str(score.beyond(other) or "") for other in before] + [""] * (2 - len(before))
        if any(gains):
            thinks = f"{playouts_of(score.bot):,}"
            rows.append(f"| `{score.bot}` | {thinks} | {gains[0]} | {gains[1]} |")
    if not rows:
        return []
    return [
        "Farther ahead than whoever thinks less, on the same deals, in points:",
        "",
        "| bot | playouts | than the row before | than the one before that |",
        "|---|---:|---:|---:|",
        *rows,
        "",
    ]


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


def lead_points(scores: Sequence[Score], own: float | None) -> list[Point]:
    """Points ahead of experts over time; one of them is even, and takes so many milliseconds."""
    found = [
        Point(one.milliseconds, lead.points, lead.points - lead.half, lead.points + lead.half)
        for one in plain(scores)
        if (lead := one.lead) is not None
    ]
    if own is not None:
        found.append(Point(own, 0.0, 0.0, 0.0))
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
    own = {
        (table.game, table.players): score.milliseconds
        for table, scores in found
        for score in scores
        if table.rival == RIVAL and score.bot == EXPERT
    }
    ahead = {
        title_of(table.game, table.players): lead_points(
            scores, own.get((table.game, table.players))
        )
        for table, scores in found
        if table.rival == EXPERT
    }
    draw(
        [
            Panel("alone against greedy bots", "games won, %", shares, (0, 102)),
            Panel("alone against experts", "points ahead of their average", ahead),
            Panel("ratings at tables of two", "points of rating above the expert", above),
        ],
        path.with_suffix(".svg"),
    )
