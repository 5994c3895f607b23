"""Power cards in words: those for sale, those discarded, those unseen, and each one."""

from __future__ import annotations

from bigapple.engine.agenda import NOBODY
from bigapple.games.king_of_new_york.cards.table import CARDS, CARDS_IN_BOX, KEEP_CARDS
from bigapple.games.king_of_new_york.components import FOR_SALE, NO_CARD
from bigapple.games.king_of_new_york.monsters import owner_of
from bigapple.games.king_of_new_york.people import phrases, words
from bigapple.games.king_of_new_york.state import Game
from bigapple.people import Names
from bigapple.texts import Listing, Message


def market(game: Game) -> list[Message]:
    lines = [Message("king-describe-market")]
    for slot in range(FOR_SALE):
        number = int(game.market[slot])
        told: dict[str, object] = {"number": slot + 1}
        if number == NO_CARD:
            lines.append(Message("king-describe-slot-empty", told))
        else:
            lines.append(Message("king-describe-slot", told | {"card": card_line(number)}))
    return lines


def card_line(number: int) -> Message:
    """A card's name, kind, cost and effect."""
    card = CARDS[number]
    told: dict[str, object] = {
        "card": words.card(number),
        "cost": phrases.energy(card.cost),
        "effect": Message(f"card-{card.name}-effect"),
    }
    if card.keep:
        return Message("king-describe-keep", told)
    if not card.cheaper_in:
        return Message("king-describe-discard", told)
    where = Listing(tuple(phrases.in_borough(borough) for borough in card.cheaper_in))
    return Message("king-describe-discard-cheaper", told | {"where": where})


def card(game: Game, number: int, names: Names) -> list[Message]:
    return [card_line(number), _whereabouts(game, number, names)]


def _whereabouts(game: Game, number: int, names: Names) -> Message:
    owner = owner_of(game, number) if number < KEEP_CARDS else NOBODY
    if owner != NOBODY:
        return Message("king-describe-card-held", {"player": names(owner)})
    if number == game.card_in_play:
        return Message("king-describe-card-in-play")
    if number in game.market:
        return Message("king-describe-card-for-sale")
    if game.discard_pile[number]:
        return Message("king-describe-card-discarded")
    return Message("king-describe-card-unseen")


def discards(game: Game) -> list[Message]:
    pile = [number for number in range(CARDS_IN_BOX) if game.discard_pile[number]]
    told = {"count": len(pile), "cards": phrases.cards(pile)}
    return [Message("king-describe-discards" if pile else "king-describe-no-discards", told)]


def deck(game: Game) -> list[Message]:
    """How many cards are left, and which: only their order is unknown (K2.6)."""
    unseen = [number for number in range(CARDS_IN_BOX) if game.deck[number]]
    lines = [Message("king-describe-deck", {"count": int(game.deck_size)})]
    if unseen:
        lines.append(Message("king-describe-unseen-cards", {"cards": phrases.cards(unseen)}))
    return lines
