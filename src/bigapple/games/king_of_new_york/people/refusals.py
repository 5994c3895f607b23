"""Why something is refused, as messages."""

from __future__ import annotations

from bigapple.engine.agenda import NOBODY, top
from bigapple.games.king_of_new_york import actions
from bigapple.games.king_of_new_york.cards.destroying import durability
from bigapple.games.king_of_new_york.cards.table import JINX_AURA, KEEP_CARDS
from bigapple.games.king_of_new_york.cards.travelling import FEE
from bigapple.games.king_of_new_york.components import (
    BOROUGHS,
    DESTRUCTION,
    FACES,
    FOR_SALE,
    MANHATTAN,
    NO_CARD,
    NO_TILE,
    PILES,
    PILES_IN_BOROUGH,
    TILE_DURABILITY,
    UNIT_KINDS,
)
from bigapple.games.king_of_new_york.legality import amounts
from bigapple.games.king_of_new_york.market import SWEEP_COST, scavenger_price
from bigapple.games.king_of_new_york.monsters import owner_of
from bigapple.games.king_of_new_york.people import phrases, words
from bigapple.games.king_of_new_york.people.describing_city import units_there
from bigapple.games.king_of_new_york.people.questions import question
from bigapple.games.king_of_new_york.refusals import Refusal
from bigapple.games.king_of_new_york.state import Game
from bigapple.people import Attempt, Names
from bigapple.texts import Message

GROUPS_OF_BOROUGHS = (
    actions.FIRST_SUBWAY,
    actions.FIRST_SPEED,
    actions.FIRST_GO,
    actions.FIRST_RAY,
)
DESTROYING = (
    Refusal.OTHER_BOROUGH,
    Refusal.NO_TARGET,
    Refusal.NEW_UNIT,
    Refusal.TOO_DURABLE,
    Refusal.MUST_DESTROY,
)
AMOUNTS = (
    Refusal.TOO_MANY_CONVERTED,
    Refusal.TOO_MANY_WEBS,
    Refusal.TOO_MANY_CURSES,
    Refusal.WRONG_DAMAGE_PAYMENT,
    Refusal.WRONG_COST_PAYMENT,
    Refusal.WRONG_SPLIT,
)


def refusal(game: Game, player: int, attempt: Attempt, code: int, names: Names) -> Message:
    reason = Refusal(code)
    name = f"king-refusal-{reason.name.lower().replace('_', '-')}"
    if reason in (Refusal.NOT_YOUR_DECISION, Refusal.WRONG_DECISION):
        return Message(name, {"question": question(game, names)})
    if reason is Refusal.CANNOT_PAY:
        return Message(name, _price(game, player, attempt.index))
    if reason in DESTROYING:
        return Message(name, _target(game, player, attempt.index))
    if reason is Refusal.NO_UNIT_TO_SEND:
        origin = int(top(game).left)
        told = {"where": phrases.in_borough(origin), "units": units_there(game, origin)}
        return Message(name, told)
    if reason in AMOUNTS:
        least, most, _ = amounts(game, player, int(game.decision))
        return Message(name, {"least": least, "most": most})
    return Message(
        name, _borough(game, player, attempt.index) | _thing(game, player, attempt.index)
    )


def _borough(game: Game, player: int, action: int) -> dict[str, object]:
    """The borough that was named, and where the monster stands."""
    told: dict[str, object] = {
        "home": phrases.at(int(game.places[player])),
        "up": phrases.towards(phrases.arrival(game, player, MANHATTAN)),
        "where": phrases.in_borough(MANHATTAN),
        "fee": phrases.energy(FEE),
        "energy": phrases.energy(int(game.energy[player])),
    }
    for first in GROUPS_OF_BOROUGHS:
        if actions.within(action, first, BOROUGHS):
            told["where"] = phrases.in_borough(action - first)
    return told


def _thing(game: Game, player: int, action: int) -> dict[str, object]:
    """Dice, faces and cards: what was named, and what there is."""
    sale = [int(card) for card in game.market if card != NO_CARD]
    discarded = [card for card in range(KEEP_CARDS) if game.discard_pile[card]]
    told: dict[str, object] = {
        "dice": phrases.symbols([int(n) for n in game.dice]),
        "cost": phrases.energy(int(game.curses[player])),
        "sale": _cards("king-cards-for-sale", "king-cards-for-sale-none", sale),
        "discarded": _cards("king-cards-discarded", "king-cards-discarded-none", discarded),
        "held": phrases.cards(phrases.cards_of(game, player)),
    }
    jinx = owner_of(game, JINX_AURA)
    if jinx != NOBODY:
        told["rival"] = phrases.monster_of(game, jinx)
    if actions.within(action, actions.FIRST_RESOLVE, FACES):
        told["face"] = words.face(action - actions.FIRST_RESOLVE)
    if actions.within(action, actions.FIRST_CHAMELEON, FACES * FACES):
        shown, wanted = divmod(action - actions.FIRST_CHAMELEON, FACES)
        told |= {"face": words.face(shown), "into": words.face(wanted)}
    if actions.within(action, actions.FIRST_BUY, FOR_SALE):
        card = int(game.market[action - actions.FIRST_BUY])
        if card != NO_CARD:
            told["card"] = words.card(card)
    return told


def _cards(some: str, none: str, cards: list[int]) -> Message:
    return Message(some, {"cards": phrases.cards(cards)}) if cards else Message(none)


def _price(game: Game, player: int, action: int) -> dict[str, object]:
    """What it would cost, and what the monster has."""
    cost = SWEEP_COST
    if actions.within(action, actions.FIRST_BUY, FOR_SALE):
        card = int(game.market[action - actions.FIRST_BUY])
        cost = phrases.price_here(game, player, card)
    elif actions.within(action, actions.FIRST_SCAVENGE, KEEP_CARDS):
        cost = scavenger_price(action - actions.FIRST_SCAVENGE)
    have = phrases.energy(int(game.energy[player]))
    return {"cost": phrases.energy(cost), "energy": have}


def _target(game: Game, player: int, action: int) -> dict[str, object]:
    """What was aimed at, and where the destruction is spent."""
    borough, needed = int(top(game).player), 0
    told: dict[str, object] = {
        "home": phrases.in_borough(borough),
        "left": phrases.symbols_of(DESTRUCTION, int(top(game).left)),
    }
    if actions.within(action, actions.FIRST_BUILDING, PILES):
        pile = action - actions.FIRST_BUILDING
        borough = pile // PILES_IN_BOROUGH
        if game.tops[pile] != NO_TILE:
            needed = int(TILE_DURABILITY[game.tops[pile]])
    elif actions.within(action, actions.FIRST_UNIT, BOROUGHS * UNIT_KINDS):
        borough, kind = divmod(action - actions.FIRST_UNIT, UNIT_KINDS)
        needed = durability(game, player, kind)
    told["needed"] = phrases.symbols_of(DESTRUCTION, needed)
    return told | {"where": phrases.in_borough(borough)}
