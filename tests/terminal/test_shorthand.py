"""Short forms of actions, as people type them."""

from __future__ import annotations

from typing import cast

import pytest

import bigapple
from bigapple.games.manhattan.state import Game
from bigapple.terminal.manhattan.shorthand import action_text


def building() -> Game:
    position = {
        "game": "manhattan",
        "actor": 0,
        "hands": [[1, 1, 5, 9], None, None, None],
        "chosen": {"blue": [1, 3]},
    }
    return cast(Game, bigapple.load(position).game)


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("5 D 3", "build 5 D 3"),
        ("5d3", "build 5 d 3"),
        ("5 D5 3", "build 5 D5 3"),
        ("build 5 D5 3", "build 5 D5 3"),
        ("5 D 3 b", "build 5 D 3 blue"),
        ("5 D 3 bleu", "build 5 D 3 blue"),
        ("5 3", "discard 5 3"),
        ("frobnicate", "frobnicate"),
    ],
)
def test_what_a_line_means_when_building(line: str, meant: str) -> None:
    assert action_text(building(), 0, line, "fr") == meant


@pytest.mark.parametrize(
    ("line", "meant"),
    [("112234", "choose 1 1 2 2 3 4"), ("1 1 2,2 3 4", "choose 1 1 2 2 3 4"), ("hel", "hel")],
)
def test_what_a_line_means_when_choosing(line: str, meant: str) -> None:
    game = cast(Game, bigapple.new("manhattan", seed=1, first_player=0).game)
    assert action_text(game, 0, line, "en") == meant
