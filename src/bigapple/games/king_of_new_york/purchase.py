"""A purchase: pay, the card's effect, the card to its place, its replacement (K8.4)."""

from __future__ import annotations

from bigapple.engine.agenda import NOBODY, ask, pop, push, top
from bigapple.engine.chance import Chance
from bigapple.engine.compiler import rule
from bigapple.engine.events import Log, emit
from bigapple.games.king_of_new_york.cards.once import (
    air_force_one,
    columbia_university,
    holland_tunnel,
    most_healing,
    next_stage,
    photo_op,
    tesla_cannon,
    why_not_photo,
)
from bigapple.games.king_of_new_york.cards.table import (
    AIR_FORCE_ONE,
    COLUMBIA_UNIVERSITY,
    HOLLAND_TUNNEL,
    HURTS_BUYER,
    HURTS_EVERYONE,
    KEEP_CARDS,
    NEXT_STAGE,
    PHOTO_OP,
    TESLA_CANNON,
)
from bigapple.games.king_of_new_york.components import NO_CARD
from bigapple.games.king_of_new_york.damage import hurt, strike
from bigapple.games.king_of_new_york.frames import (
    AFTERWARDS,
    EFFECT,
    NOT_FOR_SALE,
    PURCHASE,
    SWEEPING,
)
from bigapple.games.king_of_new_york.hand import gain_card, lose_card
from bigapple.games.king_of_new_york.happenings import (
    BOUGHT,
    BY_CARD,
    DISCARD,
    FROM_DISCARD_PILE,
    FROM_MARKET,
    PHOTO,
    SPLIT,
)
from bigapple.games.king_of_new_york.market import (
    SWEEP_COST,
    bought,
    price,
    scavenger_price,
    turn_up,
)
from bigapple.games.king_of_new_york.monsters import has
from bigapple.games.king_of_new_york.paying import charge
from bigapple.games.king_of_new_york.refusals import Refusal
from bigapple.games.king_of_new_york.state import Game


@rule
def buy(game: Game, player: int, slot: int, log: Log) -> None:
    card = int(game.market[slot])
    cost = price(game, player, card)
    game.market[slot] = NO_CARD
    begin_purchase(game, player, card, slot, cost, FROM_MARKET, log)


@rule
def scavenge(game: Game, player: int, card: int, log: Log) -> None:
    game.discard_pile[card] = 0  # K11.31
    cost = scavenger_price(card)
    begin_purchase(game, player, card, NOT_FOR_SALE, cost, FROM_DISCARD_PILE, log)


@rule
def begin_purchase(
    game: Game, player: int, card: int, slot: int, cost: int, source: int, log: Log
) -> None:
    game.card_in_play = card
    emit(log, BOUGHT, player, card, cost, source)
    push(game, PURCHASE, player, slot)
    charge(game, player, cost, log)  # K8.4


@rule
def begin_sweep(game: Game, player: int, log: Log) -> None:
    push(game, SWEEPING, player, 0)
    charge(game, player, SWEEP_COST, log)  # K8.4


@rule
def purchase_goes_on(game: Game, chance: Chance, log: Log) -> bool:
    """Carries a purchase on; whether it asks its buyer something."""
    frame = top(game)
    player, card = int(frame.player), int(game.card_in_play)
    if frame.step == EFFECT:
        if card == NEXT_STAGE and most_healing(game, player) > 0:
            ask(game, player, SPLIT)  # K11.57
            return True
        if card == PHOTO_OP:
            rivals, rival = photo_rivals(game, player)
            if rivals > 1:
                ask(game, player, PHOTO)  # K11.58
                return True
            if rivals == 1:
                photo_op(game, player, rival, log)
        if card == NEXT_STAGE:
            next_stage(game, player, 0, log)
        frame.step = AFTERWARDS
        effect(game, player, card, log)
        return False
    slot = int(frame.left)
    pop(game)
    game.card_in_play = NO_CARD
    if card < KEEP_CARDS:
        gain_card(game, player, card, log)  # K8.4
    else:
        game.discard_pile[card] = 1  # K8.4
    if slot != NOT_FOR_SALE:
        turn_up(game, slot, chance, log)  # K8.4
    return False


@rule
def effect(game: Game, player: int, card: int, log: Log) -> None:
    """What a card does when it is bought: it gives first and hurts then (K12.4)."""
    bought(game, player, card, log)
    if HURTS_BUYER[card] > 0:
        hurt(game, player, int(HURTS_BUYER[card]))  # K11.59, K11.60
        strike(game, BY_CARD + card, NOBODY)
    elif HURTS_EVERYONE[card] > 0:
        for other in range(game.players):
            hurt(game, other, int(HURTS_EVERYONE[card]))  # K11.54
        strike(game, BY_CARD + card, player)  # K12.3
    elif card == AIR_FORCE_ONE:
        air_force_one(game)
    elif card == COLUMBIA_UNIVERSITY:
        columbia_university(game, player, log)
    elif card == HOLLAND_TUNNEL:
        holland_tunnel(game, log)
    elif card == TESLA_CANNON:
        tesla_cannon(game, player)


@rule
def answer_purchase(game: Game, player: int, answer: int, log: Log) -> None:
    """The split of Next Stage, or the rival of Photo Op."""
    top(game).step = AFTERWARDS
    if game.card_in_play == NEXT_STAGE:
        next_stage(game, player, answer, log)
    else:
        photo_op(game, player, answer, log)


@rule
def photo_rivals(game: Game, player: int) -> tuple[int, int]:
    """How many monsters Photo Op can be about, and one of them."""
    count = 0
    found = 0
    for rival in range(game.players):
        if why_not_photo(game, player, rival) == Refusal.NONE:
            count += 1
            found = rival
    return count, found


@rule
def discards_go_on(game: Game, log: Log) -> bool:
    """Tesla Cannon: asks each monster in turn that has a choice (K11.62)."""
    frame = top(game)
    while frame.left > 0:
        player = int(frame.player)
        count = 0
        card = 0
        for number in range(KEEP_CARDS):
            if has(game, player, number):
                count += 1
                card = number
        if count > 1:
            ask(game, player, DISCARD)  # K11.62
            return True
        if count == 1:
            lose_card(game, player, card, log)  # K11.62
        next_discard(game)
    pop(game)
    return False


@rule
def next_discard(game: Game) -> None:
    frame = top(game)
    frame.left -= 1
    frame.player = (int(frame.player) + 1) % int(game.players)
