"""Reports: well formed, complete, in four languages, and true to the tallies."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

from bigapple.games import definition
from bigapple.games.king_of_new_york.cards.table import CARDS
from bigapple.games.manhattan.people.words import RULE_NAMES
from bigapple.laboratory import report
from bigapple.laboratory.counting.loop import QUICK, RANDOM
from bigapple.laboratory.intervals import mean, proportion
from bigapple.laboratory.page import Words
from bigapple.laboratory.study import Study, carry_out, plan
from bigapple.texts import LANGUAGES, text

VOID = {"meta"}
CLOSED_AT_ONCE = {"rect", "line", "circle"}


class Checker(HTMLParser):
    """Every element is closed in its order; ids are unique; nothing comes from outside."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.named: list[str] = []
        self.words: list[str] = []
        self.tags: list[str] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        for name, value in attributes:
            assert name not in ("src", "srcset", "onload", "onclick")
            if name == "href":
                assert (value or "").startswith("#")
                self.named.append((value or "")[1:])
            if name == "id":
                self.ids.append(value or "")
            if name == "aria-labelledby":
                self.named.append(value or "")
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        assert tag in CLOSED_AT_ONCE

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


@pytest.fixture(scope="module")
def king() -> Study:
    study = plan(definition("king-of-new-york"), None, 300, QUICK, 1)
    carry_out(study, 2)
    return study


@pytest.fixture(scope="module")
def manhattan() -> Study:
    study = plan(definition("manhattan"), None, 300, QUICK, 1)
    carry_out(study, 2)
    return study


def rows_of(page: str, name: str) -> list[str]:
    """The rows of all tables that begin so."""
    return re.findall(rf'<tr><th scope="row">{re.escape(name)}</th>.*?</tr>', page)


def checked(page: str) -> Checker:
    checker = Checker()
    checker.feed(page)
    checker.close()
    assert not checker.open
    assert len(set(checker.ids)) == len(checker.ids)
    assert set(checker.named) <= set(checker.ids)
    assert "script" not in checker.tags
    assert "@import" not in page
    assert "url(" not in page
    assert not re.search(r"https?:", page)
    # Every drawing has a text alternative, and tables stand beside them.
    assert page.count("<svg") == len(re.findall(r'role="img" aria-label="[^"]', page)) > 5
    assert checker.tags.count("table") >= checker.tags.count("svg")
    return checker


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_on_king_of_new_york(king: Study, language: str) -> None:
    page = report.html(king, language)
    checker = checked(page)
    assert f'<html lang="{language}">' in page
    for card in CARDS:
        assert checker.words.count(text(f"card-{card.name}", language)) >= 4, card.name
    for players in range(2, 7):
        assert text("lab-king-players", language, players=players) in checker.words
    assert "nan" not in " ".join(checker.words).split()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_on_manhattan(manhattan: Study, language: str) -> None:
    checker = checked(report.html(manhattan, language))
    for rule in RULE_NAMES[1:-1]:
        assert text(f"urban-{rule}", language) in checker.words
    for variant in ("none", "godzilla", "progressive", "edition-1994"):
        assert text(f"lab-variant-{variant}", language) in checker.words


def test_figures_are_those_of_the_tally(king: Study) -> None:
    page = report.html(king, "en")
    tally = king.counts[0].tally
    first = proportion(int(tally.seat_wins[0].sum()), int(tally.games))
    assert Words("en").estimate(first, percent=True) in page
    assert f"{king.played:,} simulated games" in page
    card = int(tally.stars_by_card.argmax())
    had = int(tally.bought[card] + tally.bought_otherwise[card])
    cells = f"<td>{tally.stars_by_card[card] / had:.2f}</td>"
    (row,) = (row for row in rows_of(page, text(f"card-{CARDS[card].name}", "en")) if cells in row)
    assert row.count("<td>") == 7


def test_points_by_seat_and_blocks_by_round_are_those_of_the_tally(manhattan: Study) -> None:
    page, words = report.html(manhattan, "en"), Words("en")
    tally = manhattan.counts[0].tally
    games = int(tally.games)
    for seat in range(4):
        points, squares = (int(n) for n in tally.seat_scores[seat])
        told = words.estimate(mean(points, squares, games), percent=False, digits=2)
        assert any(told in row for row in rows_of(page, text("lab-seat", "en", number=seat + 1)))
    built = tally.built_in_round
    assert built.sum() == 96 * games
    for number in range(4):
        told = words.estimate(
            proportion(int(built[number, 3]), int(built[:, 3].sum())), percent=True
        )
        assert any(told in row for row in rows_of(page, str(number + 1)))


def test_a_study_that_was_interrupted_tells_what_there_is() -> None:
    study = plan(definition("king-of-new-york"), 4, 20, RANDOM, 1)
    carry_out(study, 1)
    study.matches.clear()
    study.counts[0].games = 1000
    page = report.html(study, "en")
    checked(page)
    assert text("lab-interrupted", "en", planned="1,000") in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_faults_are_told_if_there_are_any(language: str) -> None:
    study = plan(definition("manhattan"), 2, 10, RANDOM, 1)
    carry_out(study, 1)
    warning = text("lab-faults", language, faults="3")
    assert warning[:20] not in report.html(study, language)
    study.counts[0].tally.faults = 1
    study.variants[0].tally.faults = 2
    page = report.html(study, language)
    checked(page)
    assert warning in page


def test_numbers_are_written_as_the_language_does_it() -> None:
    assert Words("en").number(-1234.5, 1) == "−1,234.5"
    assert Words("fr").number(1234.5, 1) == "1\u202f234,5"
    assert Words("ru").percent(0.256) == "25,6\u00a0%"
    assert Words("en").percent(0.256) == "25.6%"
    assert Words("en").number(float("nan")) == "–"
    assert Words("en").number(-0.04, 1) == "0.0"
