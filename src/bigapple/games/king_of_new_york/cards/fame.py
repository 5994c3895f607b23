"""Cards about Superstar: Diva, Violent Star, and rows."""

from __future__ import annotations

from bigapple.engine.agenda import NOBODY
from bigapple.engine.compiler import rule
from bigapple.engine.events import Log
from bigapple.games.king_of_new_york.cards.table import AT_SUPERSTAR, DIVA, SUPERSTAR, VIOLENT_STAR
from bigapple.games.king_of_new_york.damage import hurt, strike
from bigapple.games.king_of_new_york.gains import give
from bigapple.games.king_of_new_york.happenings import BY_CARD
from bigapple.games.king_of_new_york.monsters import has
from bigapple.games.king_of_new_york.state import Game

NEEDED = 3


@rule
def celebrities_needed(game: Game) -> int:
    """The C that it takes to take Superstar from whoever holds it."""
    holder = int(game.superstar)
    if holder != NOBODY and has(game, holder, DIVA):
        return NEEDED + 1  # K11.11
    return NEEDED  # K5.10


@rule
def superstar_cards(game: Game, player: int, log: Log) -> None:
    """Broadway Star, Ego Trip and their like, on taking Superstar."""
    for card in AT_SUPERSTAR:
        if has(game, player, int(card)):
            give(game, player, SUPERSTAR, int(card), log)  # K11.3, K11.13


@rule
def violent_star(game: Game, taker: int, previous: int) -> None:
    if previous == NOBODY:
        return
    if has(game, taker, VIOLENT_STAR):
        hurt(game, previous, 2)  # K11.45
        strike(game, BY_CARD + VIOLENT_STAR, taker)
    elif has(game, previous, VIOLENT_STAR):
        hurt(game, taker, 1)  # K11.45
        strike(game, BY_CARD + VIOLENT_STAR, previous)
