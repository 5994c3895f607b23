"""Eliminating monsters that have no ♥ left (K6.3)."""

from __future__ import annotations

from bigapple.engine.agenda import NOBODY
from bigapple.engine.compiler import large_rule, rule
from bigapple.engine.events import Log, emit
from bigapple.games.king_of_new_york.cards.power_tap import power_tap_changes_hands
from bigapple.games.king_of_new_york.cards.table import CARAPACE, KEEP_CARDS, POWER_TAP
from bigapple.games.king_of_new_york.components import BOROUGHS, NO_TURN, NOWHERE
from bigapple.games.king_of_new_york.happenings import (
    CARD_LOST,
    ELIMINATED,
    GOAL_RETURNED,
    SOUVENIRS_REMOVED,
    STATUE_CARD,
    SUPERSTAR_CARD,
)
from bigapple.games.king_of_new_york.monsters import clockwise, has, in_play
from bigapple.games.king_of_new_york.state import MOST_CLAIMS, MOST_EXTRA_TURNS, Game


@rule
def eliminate_fallen(game: Game, log: Log) -> None:
    """All that fell together, clockwise from the active one."""
    together = int(game.falls) + 1
    for i in range(game.players):
        player = clockwise(game, i)
        if in_play(game, player) and game.hearts[player] <= 0:
            game.falls = together
            eliminate(game, player, together, log)


@large_rule
def eliminate(game: Game, player: int, fall: int, log: Log) -> None:
    game.fallen[player] = fall
    game.fell_now[player] = 1
    game.places[player] = NOWHERE
    emit(log, ELIMINATED, player)
    if has(game, player, CARAPACE):
        game.carapace_tokens = 0  # K6.3
    if has(game, player, POWER_TAP):
        power_tap_changes_hands(game)
    for card in range(KEEP_CARDS):
        if has(game, player, card):
            game.discard_pile[card] = 1  # K6.3
            emit(log, CARD_LOST, player, card)
    game.cards[player] = 0
    game.energy[player] = 0  # K6.3
    game.webs[player] = 0  # K6.3
    game.curses[player] = 0  # K6.3
    removed = 0
    for borough in range(BOROUGHS):
        if game.souvenirs[borough] == 1 + player:
            game.souvenirs[borough] = 0  # K6.3
            removed += 1
    if removed > 0:
        emit(log, SOUVENIRS_REMOVED, player, removed)
    if game.superstar == player:
        game.superstar = NOBODY  # K6.3
        emit(log, GOAL_RETURNED, SUPERSTAR_CARD, player)
    if game.statue == player:
        game.statue = NOBODY  # K6.3
        emit(log, GOAL_RETURNED, STATUE_CARD, player)
    for i in range(MOST_EXTRA_TURNS):
        game.extra_turns[player, i] = NO_TURN  # K6.3
    drop_claims(game, player)


@rule
def drop_claims(game: Game, player: int) -> None:
    kept = 0
    for i in range(MOST_CLAIMS):
        claim = int(game.claims[i])
        game.claims[i] = 0
        if claim != 0 and claim != 1 + player:  # K6.3
            game.claims[kept] = claim
            kept += 1
