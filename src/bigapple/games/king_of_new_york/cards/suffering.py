"""Cards that damage sets off: Bulletproof, Curse, Drain, Trash Thrower, Webspinner, and rows."""

from __future__ import annotations

from bigapple.engine.compiler import rule
from bigapple.engine.events import Log, emit
from bigapple.games.king_of_new_york.cards.table import (
    AT_SURVIVED,
    BULLETPROOF,
    CURSE,
    DRAIN,
    SURVIVED,
    TRASH_THROWER,
    WEBSPINNER,
)
from bigapple.games.king_of_new_york.components import CURSES, WEBS
from bigapple.games.king_of_new_york.gains import give, give_energy, lose_stars
from bigapple.games.king_of_new_york.happenings import (
    BY_CARD,
    CURSE_TOKEN,
    TOKEN_GAINED,
    WEB_TOKEN,
)
from bigapple.games.king_of_new_york.monsters import has
from bigapple.games.king_of_new_york.state import Game


@rule
def bulletproof(game: Game, player: int, damage: int) -> int:
    """What is left of the damage by O dice."""
    return max(0, damage - 1) if has(game, player, BULLETPROOF) else damage  # K11.4


@rule
def survivors_cards(game: Game, player: int, log: Log) -> None:
    """Phoenix Blood and its like."""
    for card in AT_SURVIVED:
        if has(game, player, int(card)) and game.hearts[player] > 0:
            give(game, player, SURVIVED, int(card), log)  # K11.28


@rule
def drain(game: Game, attacker: int, player: int, log: Log) -> None:
    if has(game, player, DRAIN) and game.hearts[player] > 0:
        give_energy(game, attacker, player, 2, DRAIN, log)  # K11.12


@rule
def trash_thrower(game: Game, attacker: int, player: int, log: Log) -> None:
    if has(game, attacker, TRASH_THROWER):
        lose_stars(game, player, 1, BY_CARD + TRASH_THROWER, log)  # K11.42


@rule
def webspinner(game: Game, source: int, player: int, log: Log) -> None:
    in_use = 0
    for other in range(game.players):
        in_use += int(game.webs[other])
    if has(game, source, WEBSPINNER) and source != player and in_use < WEBS:  # K12.3, K1.6
        game.webs[player] += 1  # K11.46
        emit(log, TOKEN_GAINED, player, WEB_TOKEN, 1, source)


@rule
def curse(game: Game, source: int, player: int, log: Log) -> None:
    in_use = 0
    for other in range(game.players):
        in_use += int(game.curses[other])
    if has(game, source, CURSE) and source != player and in_use < CURSES:  # K12.3, K1.6
        game.curses[player] += 1  # K11.10
        emit(log, TOKEN_GAINED, player, CURSE_TOKEN, 1, source)
