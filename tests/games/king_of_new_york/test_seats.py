"""What players see, and that no seat is better than another."""

from __future__ import annotations

from typing import Any, cast

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import bigapple
from bigapple.engine.events import SPECTATOR, empty_log
from bigapple.engine.layout import to_bytes
from bigapple.games.king_of_new_york.state import Game
from tests.games.king_of_new_york.walks import (
    KING,
    PLAYERS,
    dealt,
    in_full_swing,
    legal_actions,
    new_chance,
    options,
    seeds,
    state_at,
    turned,
    turned_action,
    walk_from,
    with_players,
)

TABLE = KING.table
steps = st.integers(0, 300)


def observe(game: Game, player: int) -> np.ndarray[Any, np.dtype[np.int16]]:
    out = np.full(KING.encoding.length, 99, np.int16)
    TABLE.observe(game, player, out)
    return out


@pytest.mark.parametrize("players", PLAYERS)
def test_a_situation_looks_the_same_from_every_seat(players: int) -> None:
    for key in (1, 2, 3):
        for game in walk_from(in_full_swing(players, key), key, most=200):
            check_seats(game)


@pytest.mark.rule("K9.4")
def test_two_who_may_flee_look_the_same_from_every_seat() -> None:
    places = ["bronx", "lower", "midtown-5-6", "queens", "queens"]
    match = bigapple.load(
        {
            "game": KING.id,
            "options": {"players": 5},
            "monsters": [{"place": place} for place in places],
            "decision": "resolve",
            "dice": "AAEEEE",
        }
    )
    match.play("resolve A")
    assert match.decision == "flee"
    check_seats(cast(Game, match.game))
    match.play("stay")
    assert (match.decision, match.actor) == ("flee", 2)
    check_seats(cast(Game, match.game))


def check_seats(game: Game) -> None:
    """What a player sees is what the next one sees where all sit one seat further."""
    other, players = turned(game), int(game.players)
    for player in range(players):
        mine, theirs = observe(game, player), observe(other, (player + 1) % players)
        assert (mine == theirs).all(), different(mine, theirs)


def different(mine: Any, theirs: Any) -> list[str]:
    """The pieces in which two observations differ."""
    named = KING.encoding.named(mine), KING.encoding.named(theirs)
    return [name for name in named[0] if (named[0][name] != named[1][name]).any()]


@given(options(), seeds, steps)
def test_a_spectator_sits_with_the_first_player(
    chosen: dict[str, Any], key: int, count: int
) -> None:
    game = state_at(chosen, key, count)
    before = to_bytes(game)
    assert (observe(game, SPECTATOR) == observe(game, 0)).all()
    assert to_bytes(game) == before


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("rich", [False, True])
def test_the_rules_know_no_seat(players: int, rich: bool) -> None:
    """The same choices and the same chance lead to the same game, a seat further."""
    chance = new_chance(9)
    game = in_full_swing(players, 9) if rich else dealt(with_players(players), new_chance(9))
    other, other_chance = turned(game), new_chance(9)
    rng = np.random.default_rng(9)
    for _ in range(200):
        assert to_bytes(other) == to_bytes(turned(game))
        legal = legal_actions(game)
        assert sorted(legal_actions(other)) == sorted(turned_action(game, a) for a in legal)
        if not legal:
            break
        action = int(rng.choice(legal))
        TABLE.apply(other, turned_action(game, action), other_chance, empty_log(0))
        TABLE.apply(game, action, chance, empty_log(0))


def test_named_pieces_say_what_they_are_called() -> None:
    match = bigapple.load(
        {
            "game": KING.id,
            "options": {"players": 3},
            "active": 1,
            "decision": "resolve",
            "dice": "AADDEO",
            "resolved": "E",
            "monsters": [
                {"place": "upper", "hearts": 7},
                {"place": "queens", "energy": 4, "cards": ["artificial-heart"], "webs": 2},
                {"place": "bronx", "stars": 12, "trophies": {"jet": 1}},
            ],
            "superstar": 0,
            "souvenirs": {"brooklyn": 2},
            "units": {"bronx": {"tank": 2}},
            "market": ["antimatter-pellets", None, "yankee-stadium"],
        }
    )
    seen = KING.encoding.named(observe(cast(Game, match.game), 1))
    assert seen["playing"].tolist() == [1, 1, 1, 0, 0, 0]
    assert [int(place.argmax()) for place in seen["place"][:3]] == [1, 0, 6]
    assert seen["hearts"].tolist() == [10, 10, 7, 0, 0, 0]
    assert seen["stars"].tolist() == [0, 12, 0, 0, 0, 0]
    assert seen["energy"].tolist() == [4, 0, 0, 0, 0, 0]
    assert np.flatnonzero(seen["cards"][0]).tolist() == [1]
    assert (seen["webs"][0], seen["trophies"][1].tolist()) == (2, [0, 1, 0])
    assert seen["superstar"].tolist() == [0, 0, 1, 0, 0, 0]
    assert seen["active"].tolist() == seen["actor"].tolist() == [1, 0, 0, 0, 0, 0]
    assert seen["souvenirs"][2].tolist() == [0, 1, 0, 0, 0, 0]
    assert seen["units"][0].tolist() == [0, 0, 2]
    assert [np.flatnonzero(slot).tolist() for slot in seen["market"]] == [[0], [], [63]]
    assert seen["dice"].tolist() == [1, 2, 0, 0, 2, 1]
    assert seen["resolved"].tolist() == [1, 0, 0, 0, 0, 0]
    assert seen["decision"].argmax() == list(KING.decisions).index("resolve")
    assert seen["options"].tolist() == [3, 0]
