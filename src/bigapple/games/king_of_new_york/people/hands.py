"""The cards, goals, tokens and claims of a position's document (K13.2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bigapple.engine.agenda import NOBODY
from bigapple.engine.chance import Chance, below
from bigapple.errors import Contradiction
from bigapple.games.king_of_new_york import frames
from bigapple.games.king_of_new_york.cards.table import (
    CARAPACE,
    CARDS,
    CARDS_IN_BOX,
    KEEP_CARDS,
    NUMBER,
)
from bigapple.games.king_of_new_york.components import CARAPACE_TOKENS, FOR_SALE, NO_CARD
from bigapple.games.king_of_new_york.monsters import in_play, most_hearts, owner_of
from bigapple.games.king_of_new_york.people.words import BOROUGH_NAMES
from bigapple.games.king_of_new_york.state import MOST_CLAIMS, Game
from bigapple.texts import Message
from bigapple.values import list_of, number, numbers, one_of, table_of, unreadable, whole_number

KEYS = (
    "market",
    "deck",
    "discard_pile",
    "card_in_play",
    "carapace_tokens",
    "claims",
    "superstar",
    "statue",
    "souvenirs",
)


def read(game: Game, document: Mapping[str, Any], chance: Chance) -> None:
    unseen = set(range(CARDS_IN_BOX))

    def take(name: Any, key: str) -> int:
        if not isinstance(name, str) or name not in NUMBER:
            raise unreadable(key)
        if NUMBER[name] not in unseen:
            told = {"card": Message(f"card-{name}")}
            raise Contradiction(key, Message("king-position-card-twice", told), "K13.2")
        unseen.remove(NUMBER[name])
        return NUMBER[name]

    given = document.get("monsters") or [{}] * int(game.players)
    for player, facts in enumerate(given):
        for name in list_of(facts.get("cards", []), "cards"):
            card = take(name, "cards")
            if card >= KEEP_CARDS:
                told = {"card": Message(f"card-{CARDS[card].name}")}
                raise Contradiction("cards", Message("king-position-not-keep", told), "K1.5")
            game.cards[player] |= 1 << card
        if game.fallen[player] and game.cards[player]:
            raise Contradiction("cards", Message("king-position-fallen"), "K6.3")
        if game.hearts[player] > most_hearts(game, player):
            raise Contradiction("hearts", Message("king-position-hearts"), "K6.2")
    if document.get("card_in_play") is not None:
        game.card_in_play = take(document["card_in_play"], "card_in_play")
    market = document.get("market")
    if market is not None:
        market = list_of(market, "market", FOR_SALE)
        for slot, name in enumerate(market):
            game.market[slot] = NO_CARD if name is None else take(name, "market")
    _read_piles(game, document, unseen, take)
    if market is None:
        own = _own_place(game, document)
        for slot in range(FOR_SALE):
            deck = [card for card in range(CARDS_IN_BOX) if game.deck[card]]
            if deck and slot != own:
                card = deck[below(chance, len(deck))]
                game.market[slot] = card
                game.deck[card] = 0
                game.deck_size -= 1
    _read_goals(game, document)
    _read_tokens(game, document)


def _own_place(game: Game, document: Mapping[str, Any]) -> int:
    """The place for sale that the card in play has left empty, if the others are drawn."""
    if game.card_in_play == NO_CARD:
        return frames.NOT_FOR_SALE
    agenda = document.get("agenda")
    for frame in agenda if isinstance(agenda, list) else []:
        if isinstance(frame, Mapping) and frame.get("do") == frames.FRAMES[frames.PURCHASE]:
            return whole_number(frame.get("left", 0), "agenda", 0, frames.NOT_FOR_SALE)
    return 0


def _read_piles(game: Game, document: Mapping[str, Any], unseen: set[int], take: Any) -> None:
    """The discard pile and the deck: where only one is given, the other is the rest."""
    game.deck[:] = 0
    discarded, deck = document.get("discard_pile"), document.get("deck")
    for name in list_of([] if discarded is None else discarded, "discard_pile"):
        game.discard_pile[take(name, "discard_pile")] = 1
    for name in list_of([] if deck is None else deck, "deck"):
        game.deck[take(name, "deck")] = 1
    if deck is None:
        for card in unseen:
            game.deck[card] = 1
    elif discarded is None:
        for card in unseen:
            game.discard_pile[card] = 1
    elif unseen:
        raise Contradiction("deck", Message("king-position-cards"), "K13.2")
    game.deck_size = game.deck.sum()


def _read_goals(game: Game, document: Mapping[str, Any]) -> None:
    for key in ("superstar", "statue"):
        holder = number(document, key, NOBODY, 0, int(game.players) - 1)
        if holder != NOBODY and not in_play(game, holder):
            raise Contradiction(key, Message("king-position-fallen"), "K13.2")
        setattr(game, key, holder)


def _read_tokens(game: Game, document: Mapping[str, Any]) -> None:
    last = int(game.players) - 1
    game.carapace_tokens = number(document, "carapace_tokens", 0, 0, CARAPACE_TOKENS)
    if game.carapace_tokens and owner_of(game, CARAPACE) == NOBODY:
        raise Contradiction("carapace_tokens", Message("king-position-carapace"), "K11.6")
    claims = numbers(document.get("claims", []), "claims", 0, last)
    if len(claims) > MOST_CLAIMS or any(not in_play(game, player) for player in claims):
        raise Contradiction("claims", Message("king-position-fallen"), "K6.3")
    for i, player in enumerate(claims):
        game.claims[i] = 1 + player
    for name, player in table_of(document, "souvenirs").items():
        borough = one_of(BOROUGH_NAMES, name, "souvenirs")
        owner = whole_number(player, "souvenirs", 0, last)
        if not in_play(game, owner):
            raise Contradiction("souvenirs", Message("king-position-fallen"), "K6.3")
        game.souvenirs[borough] = 1 + owner
