"""What all reports have in common: the opening, the policy's strength, seats."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from html import escape

import bigapple
from bigapple.laboratory import page, plots
from bigapple.laboratory.counting.loop import POLICIES
from bigapple.laboratory.intervals import Estimate, mean, proportion
from bigapple.laboratory.page import Page, Words
from bigapple.laboratory.study import Part, Study

REPORTS = {
    "king-of-new-york": "bigapple.laboratory.king_report",
    "manhattan": "bigapple.laboratory.manhattan_report",
}
"""Where each game's own sections lie: `write`."""
WHOLE = {"king-of-new-york": 1, "manhattan": 12}
"""What a victory counts in a tally."""


def html(study: Study, language: str) -> str:
    """The whole report."""
    words = Words(language)
    game = words(f"web-game-{study.definition.id}")
    report = Page(words("lab-title", game=game), words)
    told = {
        "games": words.number(study.played),
        "game": game,
        "policy": words(f"lab-policy-{POLICIES[study.policy]}"),
        "seed": str(study.seed),
        "version": bigapple.__version__,
    }
    report.opening.append(page.paragraph(words("lab-opening", **told)))
    if study.played < study.games:
        planned = words.number(study.games)
        report.opening.append(page.paragraph(words("lab-interrupted", planned=planned)))
    if study.faults:
        faults = words.number(study.faults)
        report.opening.append(page.paragraph(words("lab-faults", faults=faults)))
    report.opening.append(page.paragraph(words("lab-reading")))
    strength(report, study)
    importlib.import_module(REPORTS[study.definition.id]).write(report, study)
    return report.html()


def has_games(part: Part | None) -> bool:
    return part is not None and part.tally is not None and int(part.tally.games) > 0


def strength(report: Page, study: Study) -> None:
    """How often one player of the policy wins against others of another one."""
    words = report.words
    whole = WHOLE[study.definition.id]
    fair = 1 / study.players
    rows: list[tuple[str, Estimate]] = []
    for other, part in study.matches.items():
        if has_games(part):
            won = proportion(round(int(part.tally.wins[0]) / whole), int(part.tally.games))
            rows.append((words(f"lab-against-{POLICIES[other]}"), won))
    if not rows:
        return
    caption = words("lab-strength-caption", players=study.players, fair=words.percent(fair))
    head = [words("lab-against"), words("lab-won"), words("lab-games")]
    cells = [
        [name, words.estimate(won, percent=True), words.number(won.trials)] for name, won in rows
    ]
    plot = plots.bars(caption, [(name, [won]) for name, won in rows], words.whole, mark=fair)
    policy = POLICIES[study.policy]
    report.section(
        words("lab-strength"),
        page.paragraph(words(f"lab-manner-{policy}")),
        page.pair(plot, page.table(caption, head, cells)),
    )


def seats(
    words: Words, wins: Sequence[Estimate], told: str = "", averages: Sequence[Estimate] = ()
) -> str:
    """Win rates from the first player on, and averages of something else that is told."""
    fair = 1 / len(wins)
    caption = words("lab-seats-caption", fair=words.percent(fair))
    names = [words("lab-seat", number=number) for number in range(1, len(wins) + 1)]
    rows = [
        [name, words.estimate(won, percent=True)] for name, won in zip(names, wins, strict=True)
    ]
    bars = [(name, [won]) for name, won in zip(names, wins, strict=True)]
    plot = plots.bars(caption, bars, words.whole, mark=fair)
    head = [words("lab-seat-head"), words("lab-won")]
    if averages:
        head.append(told)
        for row, average in zip(rows, averages, strict=True):
            row.append(words.estimate(average, percent=False, digits=2))
    return page.pair(plot, page.table(caption, head, rows))


def spread(words: Words, caption: str, head: str, histogram: Sequence[int]) -> str:
    """A histogram, and a table of where its parts lie."""
    counts = [int(times) for times in histogram]
    total = sum(counts)
    shown = [number for number, times in enumerate(counts) if times > total / 2000]
    first, last = shown[0], shown[-1]
    shares = [times / total for times in counts[first : last + 1]]
    plot = plots.histogram(
        caption, first, shares, words.percent if max(shares) < 0.02 else words.whole
    )
    step = max(1, -(-(last + 1 - first) // 12))
    rows = []
    for start in range(first, last + 1, step):
        end = min(last, start + step - 1)
        name = str(start) if start == end else f"{start}–{end}"
        share = proportion(sum(counts[start : end + 1]), total)
        rows.append([name, words.estimate(share, percent=True)])
    return page.pair(plot, page.table(caption, [head, words("lab-share")], rows))


def compared(
    words: Words,
    caption: str,
    head: str,
    rows: Sequence[tuple[str, Estimate, Estimate]],
    digits: int = 2,
) -> str:
    """Averages of winners beside those of the others."""
    legend = [words("lab-winners"), words("lab-others")]
    plot = plots.bars(caption, [(name, pair) for name, *pair in rows], words.plain, legend)
    cells = [
        [name, *(words.estimate(one, percent=False, digits=digits) for one in pair)]
        for name, *pair in rows
    ]
    return page.pair(plot, page.table(caption, [head, *legend], cells))


def heading(title: str) -> str:
    return f"<h3>{escape(title)}</h3>"


def two_moments(sums: Sequence[int], count: int) -> Estimate:
    return mean(int(sums[0]), int(sums[1]), count)
