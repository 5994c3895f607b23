"""The keep cards in front of a monster: gaining and losing one."""

from __future__ import annotations

from bigapple.engine.compiler import large_rule
from bigapple.engine.events import Log, emit
from bigapple.games.king_of_new_york.cards.power_tap import power_tap_changes_hands
from bigapple.games.king_of_new_york.cards.table import CARAPACE, POWER_TAP, TOURIST
from bigapple.games.king_of_new_york.cards.tourist import tourist
from bigapple.games.king_of_new_york.components import MOST_HEARTS
from bigapple.games.king_of_new_york.happenings import BY_CARD, CARD_LOST, HEARTS_LOST
from bigapple.games.king_of_new_york.monsters import borough_of
from bigapple.games.king_of_new_york.state import Game


@large_rule
def gain_card(game: Game, player: int, card: int, log: Log) -> None:
    """A card works from the moment it is gained (K11.66)."""
    game.cards[player] |= 1 << card
    if card == POWER_TAP:
        power_tap_changes_hands(game)
    elif card == TOURIST:
        tourist(game, player, borough_of(game, player), log)  # K11.40


@large_rule
def lose_card(game: Game, player: int, card: int, log: Log) -> None:
    game.cards[player] &= ~(1 << card)
    game.discard_pile[card] = 1
    emit(log, CARD_LOST, player, card)
    if card == POWER_TAP:
        power_tap_changes_hands(game)
    elif card == CARAPACE:
        game.carapace_tokens = 0
        surplus = int(game.hearts[player]) - MOST_HEARTS
        if surplus > 0:
            game.hearts[player] = MOST_HEARTS  # K12.8
            emit(log, HEARTS_LOST, player, surplus, BY_CARD + CARAPACE)
