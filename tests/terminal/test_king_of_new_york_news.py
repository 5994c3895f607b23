"""News at a table of King of New York: short, complete, and said once."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

from bigapple.games.king_of_new_york.happenings import EVENTS
from bigapple.match import Match
from bigapple.terminal.king_of_new_york import VIEW, news
from bigapple.terminal.screen import Screen
from bigapple.terminal.view import Scene, Sight
from bigapple.texts import LANGUAGES
from tests.games.king_of_new_york.positions import monster, table

SET_UP = ("monster-drawn", "start-rolled", "game-started", "turn-started", "rolled")


def kong_against_rob(kong: dict[str, Any], rob: dict[str, Any], **keys: Any) -> Match:
    return table([kong, rob], options={"monsters": ["kong", "rob"]}, **keys)


def told(match: Match, *actions: str, viewer: int | None = 1, language: str = "en") -> str:
    """What is told of some actions, in a line."""
    before = len(match.history)
    for action in actions:
        match.play(action)
    output = io.StringIO()
    screen = Screen(language, Console(file=output, width=500), plain=False)
    names = [f"Player {player + 1}" for player in range(match.players)]
    sight = Sight(match, viewer, names, names)
    for item in VIEW.news(sight, match.events(viewer, before), screen):
        screen.show(item.drawing if isinstance(item, Scene) else item)
    return " ".join(output.getvalue().split())


def test_every_kind_of_event_is_told_or_left_out_on_purpose() -> None:
    known = {*news.TELLERS, *news.SENTENCES, *news.SILENT, *SET_UP}
    assert {event.name for event in EVENTS} == known


def test_an_attack_and_what_comes_of_it() -> None:
    match = kong_against_rob(
        monster("bronx", energy=1, cards=["webspinner", "trash-thrower"]),
        monster("lower", stars=3, cards=["drain"]),
        decision="resolve",
        dice="AAEECC",
    )
    said = told(match, "resolve A", "go queens")
    assert said == (
        "Kong hits Rob −2♥ · −1⚡ → Rob (Drain) · Rob −1★ (Trash Thrower) · Rob +1 web token · "
        "Rob flees to Queens"
    )


def test_destroying_is_told_with_its_rewards() -> None:
    match = kong_against_rob(
        monster("bronx", cards=["leveler"]),
        monster("lower"),
        decision="resolve",
        dice="DDEEEE",
        piles={"bronx": ["power-plant-2", "high-rise-3", "high-rise-3"]},
    )
    said = told(match, "resolve D")
    assert said == "Kong destroys power plant 2 in the Bronx +2⚡ → jet · +1★ (Leveler)"


@pytest.mark.parametrize(("viewer", "said"), [(1, "Kong EEHCCC · +2⚡"), (0, "Kong +2⚡")])
def test_the_last_dice_are_told_but_not_ones_own(viewer: int, said: str) -> None:
    match = kong_against_rob(
        monster("bronx"), monster("lower"), decision="reroll", dice="EECCCO", rerolls_left=1
    )
    match.script(["die H"])
    assert told(match, "reroll O", "resolve E", viewer=viewer) == said


def test_prices_are_told_once() -> None:
    for action, said in (
        ("sweep", "Kong replaces the cards for sale −2⚡"),
        ("buy drain", "Kong buys Drain −4⚡"),
        ("buy subway", "Kong buys Subway −10⚡ · +2♥ (Subway) · extra turn (Subway)"),
    ):
        match = kong_against_rob(
            monster("bronx", energy=10, hearts=5),
            monster("lower"),
            decision="buy",
            market=["drain", "curse", "subway"],
        )
        assert told(match, action) == said


def test_manhattan_pays_in_one_part() -> None:
    match = kong_against_rob(monster("bronx"), monster("midtown"), decision="buy")
    assert told(match, "end") == "Rob +2★ +1⚡ (Manhattan)"


@pytest.mark.rule("K5.13")
def test_the_statue_changes_hands() -> None:
    match = kong_against_rob(
        monster("bronx"),
        monster("queens", stars=5),
        decision="resolve",
        dice="OOOEEE",
        statue=1,
    )
    said = told(match, "resolve O")
    assert "takes Statue of Liberty from Rob" in said
    assert "Rob −3★ (Statue of Liberty)" in said
    assert "+3★" in said


def test_the_end_is_told_in_a_sentence() -> None:
    match = kong_against_rob(
        monster("bronx"), monster("lower", hearts=1), decision="resolve", dice="AEEEEE"
    )
    said = told(match, "resolve A", "resolve E", "go manhattan", "end")
    assert "hits Rob −1♥ · Rob is eliminated!" in said
    assert said.endswith("Player 1 is the last monster alive and wins!")


@pytest.mark.parametrize("language", LANGUAGES)
def test_news_in_every_language(language: str) -> None:
    match = kong_against_rob(
        monster("bronx", energy=9), monster("lower"), decision="resolve", dice="ADDEEE"
    )
    said = told(match, "resolve E", "resolve A", "stay", language=language)
    assert "+3⚡" in said
    assert "−1♥" in said
