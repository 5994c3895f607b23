"""Carapace (K11.6): its tokens, its discarding, and the ♥ that it allows."""

from __future__ import annotations

from bigapple.engine.compiler import rule
from bigapple.engine.events import Log, emit
from bigapple.games.king_of_new_york.cards.table import CARAPACE
from bigapple.games.king_of_new_york.components import CARAPACE_TOKENS
from bigapple.games.king_of_new_york.gains import heal
from bigapple.games.king_of_new_york.hand import lose_card
from bigapple.games.king_of_new_york.happenings import (
    BY_CARD,
    CARAPACE_TOKEN,
    TOKEN_GAINED,
)
from bigapple.games.king_of_new_york.monsters import has
from bigapple.games.king_of_new_york.state import Game


@rule
def carapace_grows(game: Game, player: int, ouches: int, log: Log) -> None:
    """A token for each O die, before the damage."""
    tokens = min(ouches, CARAPACE_TOKENS - int(game.carapace_tokens))  # K1.6
    if has(game, player, CARAPACE) and tokens > 0:
        game.carapace_tokens += tokens  # K11.6
        emit(log, TOKEN_GAINED, player, CARAPACE_TOKEN, tokens, player)


@rule
def use_carapace(game: Game, player: int, log: Log) -> None:
    heal(game, player, int(game.carapace_tokens), BY_CARD + CARAPACE, log)  # K11.6
    lose_card(game, player, CARAPACE, log)
