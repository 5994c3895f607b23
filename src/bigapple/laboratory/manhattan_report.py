"""The sections of a report on Manhattan."""

from __future__ import annotations

from typing import Any

from bigapple.games.manhattan.components import (
    DISTRICTS,
    LOTS,
    LOTS_IN_DISTRICT,
    SIZES,
    URBAN_RULES,
)
from bigapple.games.manhattan.monster import grid_column, grid_row
from bigapple.games.manhattan.people.words import RULE_NAMES
from bigapple.laboratory import page, plots
from bigapple.laboratory.counting.manhattan import CRITERIA, GROUNDS, WHOLE
from bigapple.laboratory.intervals import (
    Estimate,
    difference,
    mean,
    moments,
    proportion,
    quantile,
)
from bigapple.laboratory.page import Page, Words
from bigapple.laboratory.report import compared, has_games, heading, seats, spread, two_moments
from bigapple.laboratory.study import Part, Study
from bigapple.numbers import MISSING

BASE = ("tallest", "majority", "towers")


def write(report: Page, study: Study) -> None:
    for part in study.counts:
        if has_games(part):
            about_players(report, part)
    main = study.counts[0]
    if has_games(main):
        about_blocks(report, main, study.experiment)
        about_lots(report, main)
    played = [part for part in study.variants if has_games(part)]
    urban = [part for part in played if part.options["urban_rules"]]
    if urban:
        about_rules(report, urban[0])
    if played and has_games(main):
        about_variants(report, [main, *played])


def criterion_name(words: Words, criterion: int) -> str:
    if criterion < len(BASE):
        return words(f"lab-manhattan-{BASE[criterion]}")
    return words(f"urban-{RULE_NAMES[criterion - len(BASE) + 1]}")


def share_of(wins: Any, games: int) -> Estimate:
    """A share of victories, from sums of twelfths and of their squares."""
    return mean(int(wins[0]), int(wins[1]), games).times(1 / WHOLE)


def about_players(report: Page, part: Part) -> None:
    words, tally = report.words, part.tally
    players, games = int(part.options["players"]), int(tally.games)
    wins = [share_of(tally.seat_wins[seat], games) for seat in range(players)]
    scores = [two_moments(tally.seat_scores[seat], games) for seat in range(players)]
    told = {
        "best": words.estimate(moments(tally.best_scores), percent=False, digits=2),
        "lead": words.estimate(moments(tally.leads), percent=False, digits=2),
        "middle": quantile(tally.leads, 0.5),
        "shared": words.estimate(proportion(int(tally.shared), games), percent=True, digits=2),
    }
    report.section(
        words("lab-manhattan-players", players=players),
        page.paragraph(words("lab-played", games=words.number(games))),
        heading(words("lab-seats")),
        seats(words, wins, words("lab-manhattan-score"), scores),
        heading(words("lab-manhattan-scores")),
        page.paragraph(words("lab-manhattan-scores-told", **told)),
        spread(
            words, words("lab-manhattan-scores-caption"), words("lab-manhattan-score"), tally.scores
        ),
        spread(
            words, words("lab-manhattan-leads-caption"), words("lab-manhattan-lead"), tally.leads
        ),
        heading(words("lab-manhattan-points")),
        points(words, tally),
        by_round(words, tally, games),
    )


def points(words: Words, tally: Any) -> str:
    others, winners = (int(count) for count in tally.players)
    rows = []
    for criterion in range(CRITERIA):
        sums = tally.points[criterion]
        if sums[:, 0].sum() > 0:
            pair = two_moments(sums[1], winners), two_moments(sums[0], others)
            rows.append((criterion_name(words, criterion), *pair))
    caption = words("lab-manhattan-points-caption")
    return compared(words, caption, words("lab-manhattan-criterion"), rows)


def by_round(words: Words, tally: Any, games: int) -> str:
    rounds = [number for number, row in enumerate(tally.points_by_round) if row.sum() > 0]
    head = [words("lab-manhattan-round"), *(criterion_name(words, c) for c in range(len(BASE)))]
    rows = [
        [
            str(number + 1),
            *(
                words.number(int(tally.points_by_round[number, c]) / games, 2)
                for c in range(len(BASE))
            ),
        ]
        for number in rounds
    ]
    return page.table(words("lab-manhattan-rounds-caption"), head, rows)


def about_blocks(report: Page, main: Part, experiment: Part | None) -> None:
    words, tally = report.words, main.tally
    parts = []
    if has_games(experiment):
        assert experiment is not None
        parts.append(page.paragraph(words("lab-blocks-method")))
        parts.append(larger_blocks(words, experiment.tally))
    head = [words("lab-blocks-size"), words("lab-blocks-all")]
    head += [words(f"lab-blocks-on-{ground}") for ground in GROUNDS]
    for caption, sums in (
        (words("lab-blocks-held"), tally.held),
        (words("lab-blocks-kept"), tally.kept),
    ):
        rows, bars = [], []
        for size in range(SIZES):
            every = proportion(int(sums[size].sum()), int(tally.built[size].sum()))
            each = [
                proportion(int(sums[size, ground]), int(tally.built[size, ground]))
                for ground in range(len(GROUNDS))
            ]
            rows.append(
                [str(size + 1), *(words.estimate(one, percent=True) for one in (every, *each))]
            )
            bars.append((words("lab-blocks-floors", floors=size + 1), [every]))
        plot = plots.bars(caption, bars, words.whole)
        parts.append(page.pair(plot, page.table(caption, head, rows)))
    rows = []
    for size in range(SIZES):
        built = int(tally.built[size].sum())
        shares = [proportion(int(tally.built[size, g]), built) for g in range(len(GROUNDS))]
        rows.append([str(size + 1), *(words.estimate(one, percent=True) for one in shares)])
    grounds = [words("lab-blocks-size"), *(words(f"lab-blocks-on-{name}") for name in GROUNDS)]
    parts.append(page.table(words("lab-blocks-used"), grounds, rows))
    parts.append(blocks_by_round(words, tally))
    report.section(words("lab-blocks"), *parts)


def blocks_by_round(words: Words, tally: Any) -> str:
    """When the blocks of each size are built."""
    built = tally.built_in_round
    sizes = range(SIZES)
    head = [words("lab-manhattan-round")]
    head += [words("lab-blocks-floors", floors=size + 1) for size in sizes]
    rows = []
    for number in range(len(built)):
        if built[number].sum() > 0:
            shares = [proportion(int(built[number, s]), int(built[:, s].sum())) for s in sizes]
            cells = [words.estimate(share, percent=True) for share in shares]
            rows.append([str(number + 1), *cells])
    return page.table(words("lab-blocks-when"), head, rows)


def larger_blocks(words: Words, tally: Any) -> str:
    """What a larger block in place of one of one floor does."""
    wins = [share_of(tally.arm_wins[arm], int(tally.arms[arm])) for arm in range(SIZES)]
    scores = [two_moments(tally.arm_scores[arm], int(tally.arms[arm])) for arm in range(SIZES)]
    caption = words("lab-blocks-caption")
    head = [
        words("lab-blocks-instead"),
        words("lab-won"),
        words("lab-blocks-more-wins"),
        words("lab-blocks-more-points"),
    ]
    rows = []
    effects = []
    for arm in range(SIZES):
        name = words("lab-blocks-floors", floors=arm + 1)
        if arm == 0:
            rows.append([name, words.estimate(wins[0], percent=True), MISSING, MISSING])
            continue
        more = difference(wins[arm], wins[0])
        effects.append((name, more))
        rows.append(
            [
                name,
                words.estimate(wins[arm], percent=True),
                words.effect(more, 2),
                words.estimate(difference(scores[arm], scores[0]), percent=False, digits=2),
            ]
        )
    return page.pair(plots.forest(caption, effects, words.points), page.table(caption, head, rows))


def about_lots(report: Page, part: Part) -> None:
    words, tally = report.words, part.tally
    games = int(tally.games)
    grid = [[0.0] * 9 for _ in range(6)]
    for lot in range(LOTS):
        grid[grid_row(lot)][grid_column(lot)] = int(tally.lot_height[lot, 0]) / games
    plot = plots.squares(words("lab-lots-map"), grid, lambda value: words.number(value, 2))
    head = [
        words("lab-lots-lot"),
        words("lab-lots-built"),
        words("lab-lots-height"),
        words("lab-lots-kept"),
        words("lab-lots-tallest"),
    ]
    places = [
        lot_row(words, tally, games, words("lab-lots-place", number=cell + 1), lots)
        for cell, lots in (
            (cell, range(cell, LOTS, LOTS_IN_DISTRICT)) for cell in range(LOTS_IN_DISTRICT)
        )
    ]
    districts = [
        lot_row(words, tally, games, words("lab-lots-district", letter="ABCDEF"[number]), lots)
        for number, lots in (
            (n, range(n * LOTS_IN_DISTRICT, (n + 1) * LOTS_IN_DISTRICT)) for n in range(DISTRICTS)
        )
    ]
    report.section(
        words("lab-lots"),
        page.paragraph(words("lab-lots-told")),
        page.pair(plot, page.table(words("lab-lots-places"), head, places)),
        page.table(words("lab-lots-districts"), head, districts),
    )


def lot_row(words: Words, tally: Any, games: int, name: str, lots: range) -> list[str]:
    """Averages over some lots."""
    chosen = list(lots)
    built, kept = int(tally.lot_built[chosen].sum()), int(tally.lot_kept[chosen].sum())
    tall = tally.lot_height[chosen].sum(axis=0)
    scorings = int(tally.lot_tallest.sum())
    return [
        name,
        words.number(built / games / len(chosen), 3),
        words.estimate(two_moments(tall, games * len(chosen)), percent=False, digits=3),
        words.estimate(proportion(kept, built), percent=True),
        words.estimate(proportion(int(tally.lot_tallest[chosen].sum()), scorings), percent=True),
    ]


def about_rules(report: Page, part: Part) -> None:
    words, tally = report.words, part.tally
    caption = words("lab-rules-caption")
    others, winners = (int(count) for count in tally.players)
    head = [
        words("lab-rules-rule"),
        words("lab-rules-paid"),
        words("lab-rules-lead"),
        words("lab-rules-times"),
    ]
    rows, bars = [], []
    for index in range(URBAN_RULES):
        times = int(tally.in_force[index])
        if times == 0:
            continue
        name = words(f"urban-{RULE_NAMES[index + 1]}")
        paid = two_moments(tally.rule_points[index], times)
        sums = tally.points[len(BASE) + index]
        lead = difference(two_moments(sums[1], winners), two_moments(sums[0], others))
        # Per game the rule may not occur at all: for each time that it was in force.
        lead = lead.times(int(tally.games) / times)
        bars.append((name, [paid]))
        rows.append(
            [
                name,
                words.estimate(paid, percent=False, digits=2),
                words.estimate(lead, percent=False, digits=2),
                words.number(times),
            ]
        )
    report.section(
        words("lab-rules"),
        page.paragraph(words("lab-rules-told")),
        page.pair(plots.bars(caption, bars, words.plain), page.table(caption, head, rows)),
    )


def about_variants(report: Page, parts: list[Part]) -> None:
    words = report.words
    caption = words("lab-variants-caption")
    head = [
        words("lab-variants-variant"),
        words("lab-variants-best"),
        words("lab-variants-lead"),
        words("lab-variants-edge"),
        words("lab-variants-shared"),
        words("lab-variants-built"),
        words("lab-variants-gave-up"),
        words("lab-variants-destroyed"),
    ]
    rows, bars = [], []
    for part in parts:
        tally, players = part.tally, int(part.options["players"])
        games = int(tally.games)
        name = words(f"lab-variant-{part.variant or 'none'}")
        best = moments(tally.best_scores)
        first, last = (share_of(tally.seat_wins[seat], games) for seat in (0, players - 1))
        bars.append((name, [best]))
        rows.append(
            [
                name,
                words.estimate(best, percent=False, digits=2),
                words.estimate(moments(tally.leads), percent=False, digits=2),
                words.effect(difference(first, last)),
                words.estimate(proportion(int(tally.shared), games), percent=True, digits=2),
                words.number(int(tally.lot_built.sum()) / games, 2),
                words.number(int(tally.gave_up) / games, 2),
                words.number(int(tally.destroyed) / games, 2),
            ]
        )
    report.section(
        words("lab-variants"),
        page.paragraph(words("lab-variants-told")),
        page.pair(plots.bars(caption, bars, words.plain), page.table(caption, head, rows)),
    )
