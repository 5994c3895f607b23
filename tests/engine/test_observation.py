"""Observations: named pieces, what a player may know and no more, the same from every seat."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import bigapple
from bigapple.engine.observation import Encoding, Piece
from bigapple.games.manhattan.state import Game
from tests.games.manhattan.walks import MANHATTAN, options, seeds, state_at

COLOURS = ["blue", "orange", "purple", "yellow"]
TURNED = {
    4: "369258147",  # the lot that a quarter turn clockwise puts in the place of 1, 2, 3 …
    2: "987654321",  # … and half a turn
}


def observe(game: Any, player: int) -> np.ndarray[Any, np.dtype[np.int16]]:
    out = np.full(MANHATTAN.encoding.length, 99, np.int16)
    MANHATTAN.table.observe(game, player, out)
    return out


def test_pieces_are_views_of_the_buffer() -> None:
    encoding = Encoding(1, (Piece("a", (2,)), Piece("b", (2, 3))))
    buffer = np.arange(16, dtype=np.int16).reshape(2, 8)
    named = encoding.named(buffer)
    assert named["b"].shape == (2, 2, 3)
    assert named["b"][1, 0, 0] == 10
    named["a"][0, 0] = 77
    assert buffer[0, 0] == 77
    with pytest.raises(KeyError):
        encoding.start("c")


@given(options(), seeds, st.integers(0, 100))
def test_an_observation_needs_no_more_than_the_concealed_game(
    chosen: dict[str, Any], key: int, count: int
) -> None:
    game = state_at(chosen, key, count)
    for player in range(-1, game.players):
        concealed = Game.copy(game)
        MANHATTAN.table.conceal(concealed, player)
        assert (observe(game, player) == observe(concealed, player)).all()


def turned(position: dict[str, Any], players: int) -> dict[str, Any]:
    """The same situation, everybody one seat further clockwise."""

    def colour(name: str) -> str:
        return COLOURS[(COLOURS.index(name) + 4 // players) % 4]

    def blocks(tower: list[str]) -> list[str]:
        return [f"{colour(b.split()[0])} {b.split()[1]}" for b in tower]

    def by_colour(values: dict[str, Any]) -> dict[str, Any]:
        return {colour(name): value for name, value in values.items()}

    result = dict(position)
    result["towers"] = {
        lot[0] + TURNED[players][int(lot[1]) - 1]: blocks(tower)
        for lot, tower in position["towers"].items()
    }
    for key in ("score", "reserve", "chosen", "destroyed", "given_up"):
        result[key] = by_colour(position[key])
    result["hands"] = [position["hands"][(p - 1) % players] for p in range(players)]
    result["first_player"] = (position["first_player"] + 1) % players
    if position["actor"] is not None:
        result["actor"] = (position["actor"] + 1) % players
    result["last_scoring"] = {"majorities": by_colour(position["last_scoring"]["majorities"])}
    return result


@pytest.mark.parametrize("players", TURNED)
@given(key=seeds, count=st.integers(0, 110))
def test_a_situation_looks_the_same_from_every_seat(players: int, key: int, count: int) -> None:
    chosen = {option.name: option.default for option in MANHATTAN.options} | {"players": players}
    game = state_at(chosen, key, count)
    head = {"game": "manhattan", "options": chosen}
    position = head | MANHATTAN.people.write_position(game)
    other = bigapple.load(turned(position, players)).game
    for player in range(players):
        assert (observe(game, player) == observe(other, (player + 1) % players)).all()
    legal = [np.zeros(MANHATTAN.list_room, np.int16) for _ in range(2)]
    for out, state in zip(legal, (game, other), strict=True):
        MANHATTAN.table.legal(state, out)
    counts = [
        MANHATTAN.table.legal(state, out) for out, state in zip(legal, (game, other), strict=True)
    ]
    assert legal[0][: counts[0]].tolist() == legal[1][: counts[1]].tolist()


@pytest.mark.parametrize(
    ("chosen", "sides"),
    [
        ({"players": 2}, [[0, 2], [0, 2]]),
        ({"players": 2, "sides": "adjacent"}, [[0, 1], [0, 3]]),
        ({"players": 3}, [[0, 1, 2], [0, 1, 3], [0, 2, 3]]),
        ({"players": 4}, [[0, 1, 2, 3]] * 4),
    ],
)
def test_everybody_knows_where_the_others_sit(
    chosen: dict[str, Any], sides: list[list[int]]
) -> None:
    game = bigapple.new("manhattan", seed=1, **chosen).game
    for player, seen in enumerate(sides):
        told = MANHATTAN.encoding.named(observe(game, player))["side"]
        assert told.tolist() == seen + [0] * (4 - len(seen))


def test_named_pieces_say_what_they_are_called() -> None:
    match = bigapple.load(
        {
            "game": "manhattan",
            "options": {"players": 4},
            "actor": 1,
            "round": 2,
            "towers": {"D5": ["blue 3", "orange 4"]},
            "hands": [None, [1, 1, 5, 9], None, None],
            "chosen": {"orange": [3]},
            "score": {"yellow": 12},
        }
    )
    seen = MANHATTAN.encoding.named(observe(match.game, 1))
    assert seen["hand"].tolist() == [2, 0, 0, 0, 1, 0, 0, 0, 1]
    assert seen["owner"][3, 4].tolist() == [1, 0, 0, 0]
    assert seen["lacking"][3, 4].tolist() == [0, 4, 4, 1]
    assert seen["height"][3, 4] == 7
    assert seen["chosen"][0].tolist() == [0, 0, 1, 0]
    assert seen["score"].tolist() == [0, 0, 12, 0]
    assert seen["actor"].tolist() == [1, 0, 0, 0]
    assert seen["decision"].tolist() == [0, 1]
    assert (seen["round"][0], seen["rounds_left"][0]) == (2, 2)
