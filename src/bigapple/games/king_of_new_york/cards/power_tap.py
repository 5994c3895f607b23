"""Power Tap (K11.29)."""

from __future__ import annotations

from bigapple.engine.agenda import NOBODY
from bigapple.engine.compiler import rule
from bigapple.engine.events import Log, emit
from bigapple.games.king_of_new_york.cards.table import POWER_TAP
from bigapple.games.king_of_new_york.happenings import ENERGY_GIVEN
from bigapple.games.king_of_new_york.monsters import owner_of
from bigapple.games.king_of_new_york.state import Game

ENOUGH = 3


@rule
def power_tap(game: Game, player: int, count: int, log: Log) -> None:
    """Counts the ⚡ that a monster receives, and takes 1⚡ of it when they reach three."""
    owner = owner_of(game, POWER_TAP)
    if owner in (NOBODY, player) or game.received[player] == ENOUGH:
        return
    game.received[player] = min(ENOUGH, int(game.received[player]) + count)
    if game.received[player] == ENOUGH:  # K11.29
        game.energy[player] -= 1
        game.energy[owner] += 1
        emit(log, ENERGY_GIVEN, player, owner, 1, POWER_TAP)


@rule
def power_tap_changes_hands(game: Game) -> None:
    """A card does not look back at what happened before (K11.66); who has paid has paid."""
    for player in range(game.players):
        if game.received[player] < ENOUGH:
            game.received[player] = 0  # K11.66
