"""What a player may not know: nothing that the record holds.

The order of the deck and the lower tiles of the piles (K2.6) are drawn only when they are turned
up. Until then the record has just what everybody can count: which cards and tiles are unseen.
"""

from __future__ import annotations

from bigapple.engine.chance import Chance
from bigapple.engine.compiler import rule
from bigapple.games.king_of_new_york.state import Game


@rule
def conceal(game: Game, player: int) -> None:
    """Blanks nothing (K2.6)."""


@rule
def imagine(game: Game, player: int, chance: Chance) -> None:
    """Guesses nothing (K2.6)."""
