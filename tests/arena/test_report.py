"""The table that is read, and its Markdown."""

from __future__ import annotations

import io
import itertools
import re

import pytest
from rich.console import Console
from rich.progress import Progress

from bigapple.arena.display import Tally, columns
from bigapple.arena.report import Report
from bigapple.numbers import number
from bigapple.texts import LANGUAGES, text
from tests.arena.games import played, small

PLAN = small("greedy", "random", "casual", urban_rules=True)
GAMES = {
    n: played(n, seats, (0.5, 0.5) if n % 5 == 4 else (1, 0), n // 3)
    for n, seats in enumerate(
        [("greedy", "random"), ("casual", "greedy"), ("casual", "random")] * 5
    )
}


def test_markdown() -> None:
    lines = Report(PLAN, GAMES).markdown().splitlines()
    assert lines[0] == "## Manhattan, 2 players"
    assert "15 games on 5 deals." in lines[2]
    assert "An even share of the victories would be 50.0%." in lines[2]
    assert "urban_rules=on" in lines[2]
    assert lines[4] == "| bot | rating | 95% | won | 95% | games | ms a move |"
    assert [line.split("`")[1] for line in lines[6:]] == ["casual", "greedy", "random"]
    cells = [cell.strip() for cell in lines[7].split("|")[1:-1]]
    assert cells == ["`greedy`", "1000", "–", "50.0%", "23.7 … 76.3", "10", "2.0"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_figures_in_every_language_and_form(language: str) -> None:
    report = Report(PLAN, GAMES, language)
    drawn = io.StringIO()
    report.print(Console(file=drawn, width=200))
    figures = ["23.7 … 76.3", "50.0%", "2.0"]
    if language != "en":
        figures = ["23,7 … 76,3", "50,0\u00a0%", "2,0"]
    for shown in (drawn.getvalue(), "\n".join(report.lines()), report.markdown()):
        for figure in ("greedy", "1000", *figures, "urban_rules=on"):
            assert figure in shown


def test_the_tally_shows_the_best_first() -> None:
    tally = Tally()
    tally.add(played(0, ("greedy", "random", "random"), (0.5, 0.5, 0)))
    tally.add(played(1, ("greedy", "random", "random"), (1, 0, 0)))
    assert tally.text("en") == "greedy 75%  random 12%"
    assert tally.text("fr") == "greedy 75\u00a0%  random 12\u00a0%"


@pytest.mark.parametrize("width", [44, 60, 80])
@pytest.mark.parametrize("language", LANGUAGES)
def test_beside_the_bar_the_leaders_give_way_first(width: int, language: str) -> None:
    tally = Tally()
    tally.add(played(0, ("greedy", "skilled", "search:2000", "builder"), (0.25,) * 4))
    drawn = io.StringIO()
    clock = itertools.count(0.0, 30.0)
    progress = Progress(
        *columns(language),
        console=Console(file=drawn, width=width),
        get_time=lambda: next(clock),
        auto_refresh=False,
    )
    task = progress.add_task(tally.text(language), total=4000)
    for _ in range(3):
        progress.update(task, advance=1000)
    progress.console.print(progress)
    (line,) = drawn.getvalue().splitlines()
    assert "3000/4000" in line
    assert text("arena-pace", language, pace=number(1000 / 30, language, 1)) in line
    assert re.search(r"\b0:\d\d:\d\d\b", line)
    assert line.rstrip().endswith("…")


def test_an_interval_may_be_open() -> None:
    games = {n: played(n, ("greedy", "random"), (1, 0), n) for n in range(10)}
    assert "| ≤ 795 |" in Report(small(), games).markdown()
    games = {n: played(n, ("greedy", "casual"), (0, 1), n) for n in range(10)}
    assert "| ≥ 1205 |" in Report(small("greedy", "casual"), games).markdown()
