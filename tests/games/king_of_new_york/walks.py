"""Random walks through games of King of New York, and the same games seen from another seat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import numpy as np
from hypothesis import strategies as st

from bigapple.engine.chance import Chance, seed
from bigapple.engine.events import empty_log
from bigapple.games import definition
from bigapple.games.king_of_new_york import actions, frames
from bigapple.games.king_of_new_york.happenings import PHOTO
from bigapple.games.king_of_new_york.options import MONSTER_NAMES
from bigapple.games.king_of_new_york.state import Game
from bigapple.opening import complete_options
from tests.games.king_of_new_york.test_invariants import crowded

KING = definition("king-of-new-york")
PLAYERS = (2, 3, 4, 5, 6)

seeds = st.integers(0, 2**40)


@st.composite
def options(draw: st.DrawFn) -> dict[str, Any]:
    """Any options that go together."""
    players = draw(st.sampled_from(PLAYERS))
    chosen = draw(st.booleans())
    return complete_options(
        KING,
        {
            "players": players,
            "first_player": draw(st.sampled_from([None, *range(players)])),
            "monsters": draw(st.permutations(MONSTER_NAMES))[:players] if chosen else None,
            "two_in_manhattan": draw(
                st.sampled_from([None, True, False] if players > 4 else [None])
            ),
        },
    )


def with_players(players: int) -> dict[str, Any]:
    return complete_options(KING, {"players": players})


def new_chance(key: int) -> Chance:
    chance = Chance.new()
    seed(chance, key, 0)
    return chance


def dealt(chosen: dict[str, Any], chance: Chance) -> Game:
    game = cast(Game, KING.record.new())
    KING.table.deal(game, chance, KING.codes(chosen), empty_log(0))
    return game


def in_full_swing(players: int, key: int) -> Game:
    """A game in which every keep card has an owner: what is rare otherwise is common here."""
    return cast(Game, crowded(players, key).game)


def legal_actions(game: Game) -> list[int]:
    """The legal actions as the engine lists them."""
    out = np.zeros(KING.list_room, np.int16)
    return [int(action) for action in out[: KING.table.legal(game, out)]]


def walk_from(game: Game, key: int, most: int = 2000) -> Iterator[Game]:
    """The states of a game that goes on at random; the same record, moved on."""
    chance = new_chance(key)
    rng = np.random.default_rng(key)
    yield game
    for _ in range(most):
        if game.actor < 0:
            return
        KING.table.apply(game, int(rng.choice(legal_actions(game))), chance, empty_log(0))
        yield game


def walk(chosen: dict[str, Any], key: int) -> Iterator[Game]:
    """The states of one random game, from the deal to the end."""
    return walk_from(dealt(chosen, new_chance(key)), key)


def state_at(chosen: dict[str, Any], key: int, steps: int) -> Game:
    """The state after some actions, or the last one."""
    states = walk(chosen, key)
    game = next(states)
    for _ in range(steps):
        game = next(states, game)
    return game


# The same situation, everybody one seat further clockwise.

BY_PLAYER = (
    *("monsters", "places", "hearts", "stars", "energy", "cards", "webs", "curses", "trophies"),
    *("extra_turns", "fallen", "received", "lost", "fell_now", "damage", "damage_paid"),
)
ONE_PLAYER = ("actor", "first_player", "superstar", "statue", "active", "normal_player", "winner")
PLAYERS_FROM_ONE = ("souvenirs", "claims")


def turned(game: Game) -> Game:
    players = int(game.players)
    other = Game.copy(game)

    def next_seat(player: int) -> int:
        return player if player < 0 else (player + 1) % players

    for name in BY_PLAYER:
        values = getattr(game, name)[:players]
        getattr(other, name)[:players] = np.roll(values, 1, axis=0)
    for name in ONE_PLAYER:
        setattr(other, name, next_seat(int(getattr(game, name))))
    for name in PLAYERS_FROM_ONE:
        getattr(other, name)[:] = [1 + next_seat(int(n) - 1) for n in getattr(game, name)]
    if game.damage.any():
        other.damage_source = next_seat(int(game.damage_source))
    for frame in other.agenda[: other.depth]:
        if frame.kind == frames.DAMAGE:
            if frame.step in (frames.FLEEING_SECOND, frames.FLED):
                frame.player, frame.left = next_seat(int(frame.player)), next_seat(int(frame.left))
        elif frame.kind != frames.DESTRUCTION:  # There `player` is a borough.
            frame.player = next_seat(int(frame.player))
    return other


def turned_action(game: Game, action: int) -> int:
    """The same action of the one who sits a seat further."""
    rival = action - actions.FIRST_PHOTO
    if game.decision != PHOTO or not 0 <= rival < game.players:
        return action
    return actions.FIRST_PHOTO + (rival + 1) % int(game.players)
