"""Tourist (K11.40)."""

from __future__ import annotations

from bigapple.engine.compiler import rule
from bigapple.engine.events import Log, emit
from bigapple.games.king_of_new_york.cards.table import TOURIST
from bigapple.games.king_of_new_york.gains import gain_energy, gain_stars
from bigapple.games.king_of_new_york.happenings import BY_CARD, SOUVENIR_PLACED
from bigapple.games.king_of_new_york.monsters import has
from bigapple.games.king_of_new_york.state import Game


@rule
def tourist(game: Game, player: int, borough: int, log: Log) -> None:
    """A souvenir token in a borough that has none."""
    if has(game, player, TOURIST) and game.souvenirs[borough] == 0:
        game.souvenirs[borough] = 1 + player  # K11.40
        emit(log, SOUVENIR_PLACED, player, borough)
        gain_stars(game, player, 1, BY_CARD + TOURIST, log)  # K11.40
        gain_energy(game, player, 1, BY_CARD + TOURIST, log)  # K11.40
