"""The end of a turn and of the game (K3.3, K3.4, K10, K13.3)."""

from __future__ import annotations

from bigapple.engine.agenda import NOBODY, OVER, ask, pop
from bigapple.engine.compiler import rule
from bigapple.engine.events import Log, emit
from bigapple.engine.layout import Array
from bigapple.games.king_of_new_york.components import (
    BOROUGHS,
    DESTRUCTIBLE,
    FACES,
    GOING_ON,
    MOST_PLAYERS,
    NO_TURN,
    NOBODY_LEFT,
    STARS_TO_WIN,
    SUBWAY_MOVES,
    SUBWAY_TURN,
    UNIT_KINDS,
    WON_BY_STARS,
    WON_BY_SURVIVAL,
)
from bigapple.games.king_of_new_york.extra_turns import take_extra_turn
from bigapple.games.king_of_new_york.happenings import GAME_ENDED, GAME_WON, TURN_STARTED
from bigapple.games.king_of_new_york.monsters import clockwise, in_manhattan, in_play, living
from bigapple.games.king_of_new_york.state import Game


@rule
def check_end(game: Game, log: Log) -> bool:
    """Whether the game is over at the end of a turn."""
    for i in range(game.players):
        player = clockwise(game, i)
        if in_play(game, player) and game.stars[player] >= STARS_TO_WIN:  # K10.1, K10.2
            end_game(game, player, WON_BY_STARS, log)
            return True
    if living(game) > 1:
        return False
    winner = NOBODY
    for player in range(game.players):
        if in_play(game, player):
            winner = player
    end_game(game, winner, NOBODY_LEFT if winner == NOBODY else WON_BY_SURVIVAL, log)  # K10.2
    return True


@rule
def end_game(game: Game, winner: int, ending: int, log: Log) -> None:
    while game.depth > 0:
        pop(game)
    game.winner = winner
    game.ending = ending
    ask(game, NOBODY, OVER)
    if winner != NOBODY:
        emit(log, GAME_WON, winner, ending)
    emit(log, GAME_ENDED, ending)


@rule
def choose_next(game: Game) -> None:
    """Who plays next: pending extra turns first, then the normal order (K3.4)."""
    for i in range(game.players):
        player = clockwise(game, i)
        if game.extra_turns[player, 0] != NO_TURN:
            game.active = player  # K3.4
            game.extra_turn = take_extra_turn(game, player)
            return
    player = int(game.normal_player)
    while True:
        player = (player + 1) % int(game.players)
        if in_play(game, player):
            break
    game.active = player  # K2.4
    game.normal_player = player
    game.extra_turn = NO_TURN


@rule
def begin_turn(game: Game, log: Log) -> None:
    """Forgets what belonged to the turn before."""
    game.turn_number += 1
    for borough in range(BOROUGHS):
        for kind in range(UNIT_KINDS):
            game.units[borough, kind] += game.new_units[borough, kind]  # K5.9
            game.new_units[borough, kind] = 0
    for face in range(FACES):
        game.dice[face] = 0
        game.added[face] = 0
        game.resolved[face] = 0
    for kind in range(DESTRUCTIBLE):
        game.destroyed[kind] = 0
    nobody = 1
    for player in range(game.players):
        game.received[player] = 0
        game.lost[player] = 0
        game.fell_now[player] = 0
        if in_manhattan(game, player):
            nobody = 0
    game.nobody_in_manhattan = nobody  # K5.5
    game.rerolls_left = 0
    game.only_units = 0
    game.entered = 0
    game.entering_cards = 0
    game.sped = 0
    game.subway_moves = SUBWAY_MOVES if game.extra_turn == SUBWAY_TURN else 0  # K11.61
    emit(log, TURN_STARTED, int(game.active), int(game.extra_turn))


@rule
def outcome(game: Game, payoff: Array) -> bool:
    """Payoff 1 to the winner; whether the game is over."""
    for player in range(MOST_PLAYERS):
        payoff[player] = 0.0
    if game.ending == GOING_ON:
        return False
    if game.winner != NOBODY:
        payoff[game.winner] = 1.0
    return True


@rule
def place_of(game: Game, player: int) -> int:
    """A monster's place, from 1; equals share one."""
    place = 1
    for other in range(game.players):
        place += before(game, other, player)
    return place


@rule
def before(game: Game, one: int, other: int) -> bool:
    """Whether one monster is placed before another."""
    if game.ending != GOING_ON and game.winner in (one, other):
        return one == game.winner and other != game.winner  # K13.3
    if in_play(game, one) != in_play(game, other):
        return in_play(game, one)  # K13.3
    if in_play(game, one):
        return int(game.stars[one]) > int(game.stars[other])  # K13.3
    return int(game.fallen[one]) > int(game.fallen[other])  # K13.3
