"""Hints: the best actions first, with chances and reasons in every language."""

from __future__ import annotations

import pytest

import bigapple
from bigapple.bots.hint import explained
from bigapple.bots.search import Thought
from bigapple.texts import LANGUAGES
from tests.games.king_of_new_york.positions import monster, table


def tallest() -> bigapple.Match:
    return bigapple.load(
        {
            "game": "manhattan",
            "options": {"players": 4},
            "actor": 0,
            "first_player": 0,
            "towers": {"D5": ["orange 4"], "A1": ["purple 1"]},
            "hands": [[5, 1, 1, 1], None, None, None],
            "chosen": {"blue": [4, 1, 1, 1, 1, 1]},
            "seed": 7,
        }
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_says_what_and_how_likely_and_why(language: str) -> None:
    match = tallest()
    before = match.position()
    hints = match.hint(playouts=600, seconds=20)
    assert 1 <= len(hints) <= 3
    assert match.position() == before
    chances = [hint.chance for hint in hints]
    assert chances == sorted(chances, reverse=True)
    assert all(0 <= chance <= 1 for chance in chances)
    for hint in hints:
        said = hint.describe(language)
        assert str(round(100 * hint.chance)) in said
        assert hint.action.describe(language) in said
    assert any(hint.reasons for hint in hints)


def test_a_reason_tells_of_the_tallest_tower() -> None:
    match = tallest()
    build = next(action for action in match.legal if action.text == "build 5 D 4")
    [hint] = explained(match, [Thought(build.index, tries=1.0, chance=0.5)], count=1)
    assert any("Tallest tower, on D5: blue" in reason.text("en") for reason in hint.reasons)


def test_a_purchase_that_wins_is_the_first_hint_and_says_so() -> None:
    match = table(
        [monster("bronx", stars=16, energy=9), monster("lower", stars=19)],
        decision="buy",
        market=["drain", "brooklyn-bridge", "diva"],
    )
    best = match.hint(playouts=200, seconds=20)[0]
    assert best.action.text == "buy brooklyn-bridge"
    assert best.chance > 0.9
    assert any("4" in reason.text("en") for reason in best.reasons)


def test_a_game_that_is_over_has_no_hints() -> None:
    match = bigapple.new("manhattan", players=2, seed=1)
    while match.actor is not None:
        match.play(match.legal[0])
    assert match.hint() == []
