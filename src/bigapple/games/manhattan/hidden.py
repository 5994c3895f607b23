"""What a player may not know (M2.4, M3.1): blanking it, and guessing it."""

from __future__ import annotations

from bigapple.engine.agenda import top
from bigapple.engine.chance import Chance, below
from bigapple.engine.compiler import rule
from bigapple.games.manhattan import actions
from bigapple.games.manhattan.choosing import legal_choice_at, legal_choices_count
from bigapple.games.manhattan.components import CARDS, COPIES_OF_CARD, HAND, SIZES
from bigapple.games.manhattan.happenings import CHOOSE
from bigapple.games.manhattan.state import Game
from bigapple.games.manhattan.table import colours_each
from bigapple.games.manhattan.turn import take_card


@rule
def may_have_begun(game: Game, player: int) -> bool:
    """Whether somebody else may have made half of a choice that nobody may see yet."""
    return game.decision == CHOOSE and game.actor != player and colours_each(game) == 2


@rule
def conceal(game: Game, player: int) -> None:
    """Blanks all that a player (−1: a spectator) may not know."""
    for other in range(game.players):
        if other != player:
            for card in range(CARDS):
                game.hands[other, card] = 0  # M2.4
    for card in range(CARDS):
        game.pile[card] = 0  # M2.4
    if may_have_begun(game, player):
        top(game).step = 0  # M3.1
        for size in range(1, SIZES + 1):
            game.pending[size - 1] = 0  # M3.1


@rule
def imagine(game: Game, player: int, chance: Chance) -> None:
    """Fills a concealed game with a guess, each that fits being equally likely."""
    game.pile_size = 0
    for card in range(CARDS):
        unseen = COPIES_OF_CARD - int(game.played[card])
        if player >= 0:
            unseen -= int(game.hands[player, card])
        game.pile[card] = unseen  # M2.4
        game.pile_size += unseen
    for other in range(game.players):
        if other != player:
            for _ in range(HAND):
                take_card(game, other, chance)  # M2.4
    if may_have_begun(game, player):
        # Either nothing is chosen yet, or any choice of the first colour that is possible.
        guess = below(chance, 1 + legal_choices_count(game)) - 1
        if guess >= 0:
            action = legal_choice_at(game, guess)
            for size in range(1, SIZES + 1):
                game.pending[size - 1] = actions.chosen_count(action, size)  # M3.1
            top(game).step = 1  # M3.1
