"""Cards for sale: turning them up, claims, prices, sweeping (K8.4 to K8.6, K11.50)."""

from __future__ import annotations

from bigapple.engine.chance import Chance, draw_from
from bigapple.engine.compiler import large_rule, rule
from bigapple.engine.events import Log, emit
from bigapple.games.king_of_new_york.cards.table import (
    BOUGHT as BOUGHT_GIVES,
)
from bigapple.games.king_of_new_york.cards.table import (
    CARDS_IN_BOX,
    CHEAPER_IN,
    COST,
    EXTRA_TURN,
    KEEP_CARDS,
    NEEDS,
    NONE_OF_IT,
    SCAVENGER,
)
from bigapple.games.king_of_new_york.components import FOR_SALE, JET, NO_CARD
from bigapple.games.king_of_new_york.extra_turns import gain_extra_turn
from bigapple.games.king_of_new_york.gains import give
from bigapple.games.king_of_new_york.hand import gain_card
from bigapple.games.king_of_new_york.happenings import (
    BOUGHT,
    CARD,
    CARD_REVEALED,
    DECK_SHUFFLED,
    FROM_CLAIM,
    SWEPT,
)
from bigapple.games.king_of_new_york.monsters import borough_of, has
from bigapple.games.king_of_new_york.paying import can_pay
from bigapple.games.king_of_new_york.refusals import Refusal
from bigapple.games.king_of_new_york.state import MOST_CLAIMS, Game

SWEEP_COST = 2  # K8.4
TOO_MANY_CLAIMS = 3


@rule
def price(game: Game, player: int, card: int) -> int:
    """What a card for sale costs a monster where it stands."""
    cheaper = CHEAPER_IN[card, borough_of(game, player)]  # K8.5
    return max(0, int(COST[card]) - int(cheaper))  # K8.4


@rule
def scavenger_price(card: int) -> int:
    return max(0, int(COST[card]) - 1)  # K11.31


@rule
def why_not_buy(game: Game, player: int, slot: int) -> int:
    card = int(game.market[slot])
    if card == NO_CARD:
        return Refusal.NOTHING_FOR_SALE  # K8.4
    needs = int(NEEDS[card])
    if needs != NONE_OF_IT and game.destroyed[needs] == 0:
        return Refusal.NEEDS_JET if needs == JET else Refusal.NEEDS_TANK  # K11.47, K11.54
    if not can_pay(game, player, price(game, player, card)):
        return Refusal.CANNOT_PAY  # K8.4
    return Refusal.NONE


@rule
def why_not_scavenge(game: Game, player: int, card: int) -> int:
    if not has(game, player, SCAVENGER):
        return Refusal.NO_SCAVENGER  # K11.31
    if game.discard_pile[card] == 0:
        return Refusal.NOT_IN_DISCARD_PILE  # K11.31
    if not can_pay(game, player, scavenger_price(card)):
        return Refusal.CANNOT_PAY  # K8.4
    return Refusal.NONE


@rule
def why_not_sweep(game: Game, player: int) -> int:
    return Refusal.NONE if can_pay(game, player, SWEEP_COST) else Refusal.CANNOT_PAY  # K8.4


@large_rule
def turn_up(game: Game, slot: int, chance: Chance, log: Log) -> None:
    """Fills a place for sale; keep cards that are claimed go to whoever claims them first."""
    while True:
        if game.deck_size == 0:
            shuffle(game, log)
        if game.deck_size == 0:
            game.market[slot] = NO_CARD  # K8.6
            return
        card = draw_from(chance, CARD, game.deck, int(game.deck_size))  # K2.6
        game.deck[card] = 0
        game.deck_size -= 1
        emit(log, CARD_REVEALED, slot, card)
        if card >= KEEP_CARDS or game.claims[0] == 0:
            game.market[slot] = card
            return
        claimant = take_claim(game)
        emit(log, BOUGHT, claimant, card, 0, FROM_CLAIM)  # K11.50
        bought(game, claimant, card, log)  # K12.7
        gain_card(game, claimant, card, log)


@rule
def shuffle(game: Game, log: Log) -> None:
    """The discard pile becomes the deck."""
    for card in range(CARDS_IN_BOX):
        if game.discard_pile[card]:
            game.discard_pile[card] = 0
            game.deck[card] = 1  # K8.6
            game.deck_size += 1
    if game.deck_size > 0:
        emit(log, DECK_SHUFFLED, int(game.deck_size))


@rule
def bought(game: Game, player: int, card: int, log: Log) -> None:
    """What a card's row gives when it is bought (K12.7)."""
    give(game, player, BOUGHT_GIVES, card, log)
    if EXTRA_TURN[card] > 0:
        gain_extra_turn(game, player, int(EXTRA_TURN[card]), card, log)  # K11.38, K11.61


@rule
def add_claim(game: Game, player: int) -> None:
    for i in range(MOST_CLAIMS):
        if game.claims[i] == 0:
            game.claims[i] = 1 + player  # K11.50
            return
    game.fault = TOO_MANY_CLAIMS


@rule
def take_claim(game: Game) -> int:
    """Whose the oldest claim is; it is then used up."""
    claimant = int(game.claims[0]) - 1
    for i in range(MOST_CLAIMS - 1):
        game.claims[i] = game.claims[i + 1]
    game.claims[MOST_CLAIMS - 1] = 0
    return claimant


@rule
def sweep(game: Game, player: int, chance: Chance, log: Log) -> None:
    emit(log, SWEPT, player)
    for slot in range(FOR_SALE):
        if game.market[slot] != NO_CARD:
            game.discard_pile[game.market[slot]] = 1  # K8.4
            game.market[slot] = NO_CARD
    for slot in range(FOR_SALE):
        turn_up(game, slot, chance, log)  # K8.4, K11.50
