"""What may be done, as messages: every action, by the decision where that matters."""

from __future__ import annotations

from functools import lru_cache

from bigapple.engine.agenda import top
from bigapple.games.king_of_new_york import actions, happenings
from bigapple.games.king_of_new_york.cards.destroying import RAY_COST, durability
from bigapple.games.king_of_new_york.cards.table import KEEP_CARDS
from bigapple.games.king_of_new_york.cards.travelling import new_york_marathon
from bigapple.games.king_of_new_york.components import (
    ATTACK,
    BOROUGHS,
    CUBES,
    DESTRUCTION,
    FACES,
    FOR_SALE,
    HEART,
    MANHATTAN,
    MOST_HEARTS,
    MOST_PLAYERS,
    NO_CARD,
    NO_TILE,
    OUCH,
    PILES,
    PILES_IN_BOROUGH,
    STARS,
    TILE_DURABILITY,
    TILE_REWARD,
    UNIT_KINDS,
)
from bigapple.games.king_of_new_york.dice import number_of_dice
from bigapple.games.king_of_new_york.happenings import BY_FLIGHT, BY_MOVE, BY_SPEED, BY_SUBWAY
from bigapple.games.king_of_new_york.market import SWEEP_COST, scavenger_price
from bigapple.games.king_of_new_york.monsters import (
    in_manhattan,
    most_hearts,
)
from bigapple.games.king_of_new_york.people import phrases, words
from bigapple.games.king_of_new_york.people.notation import (
    conversion,
    destination,
    reroll_counts,
)
from bigapple.games.king_of_new_york.people.resolving import resolve
from bigapple.games.king_of_new_york.people.words import UNIT_NAMES
from bigapple.games.king_of_new_york.state import Game
from bigapple.texts import Message


def describe_action(game: Game, player: int, action: int) -> Message:
    player = max(player, 0)
    if actions.within(action, actions.FIRST_REROLL, actions.MASKS):
        return _reroll(game, player, action)
    if actions.within(action, actions.FIRST_RESOLVE, FACES):
        return resolve(game, player, action - actions.FIRST_RESOLVE)
    if actions.within(action, actions.FIRST_CHAMELEON, FACES * FACES):
        shown, wanted = divmod(action - actions.FIRST_CHAMELEON, FACES)
        told = {"face": words.face(shown), "into": words.face(wanted)}
        return Message("king-action-chameleon", told)
    if actions.FIRST_SUBWAY <= action < actions.FIRST_GO + BOROUGHS:
        return _go(game, player, action)
    if actions.within(action, actions.FIRST_RAY, BOROUGHS):
        where = phrases.in_borough(action - actions.FIRST_RAY)
        return Message("king-action-ray", {"where": where, "cost": phrases.energy(RAY_COST)})
    if actions.within(action, actions.FIRST_BUILDING, PILES):
        return _destroy_building(game, action - actions.FIRST_BUILDING)
    if actions.within(action, actions.FIRST_UNIT, BOROUGHS * UNIT_KINDS):
        borough, kind = divmod(action - actions.FIRST_UNIT, UNIT_KINDS)
        return Message(
            f"king-action-destroy-{UNIT_NAMES[kind]}",
            {
                "where": phrases.in_borough(borough),
                "cost": phrases.symbols_of(DESTRUCTION, durability(game, player, kind)),
            },
        )
    if actions.within(action, actions.FIRST_SEND, 2 * UNIT_KINDS):
        new, kind = divmod(action - actions.FIRST_SEND, UNIT_KINDS)
        name = f"king-action-send-{'new-' if new else ''}{UNIT_NAMES[kind]}"
        return Message(name, {"to": phrases.to_borough(destination(game))})
    if actions.within(action, actions.FIRST_AMOUNT, actions.AMOUNTS):
        return _amount(game, player, action - actions.FIRST_AMOUNT)
    if action >= actions.FIRST_BUY:
        return _cards(game, player, action)
    return _simple(game, player, action)


def _simple(game: Game, player: int, action: int) -> Message:
    """Actions that stand alone."""
    if action == actions.ROLL:
        return Message("king-action-roll", {"count": number_of_dice(game, player)})
    if action == actions.USE_CARAPACE:
        missing = most_hearts(game, player) - int(game.hearts[player])
        healed = min(int(game.carapace_tokens), missing)
        kept = min(int(game.hearts[player]) + healed, MOST_HEARTS)  # K11.6
        return Message("king-action-carapace", {"life": phrases.life(kept)})
    if action == actions.STAY:
        return Message("king-action-stay", {"where": phrases.at(int(game.places[player]))})
    if action == actions.CABS:
        return Message("king-action-cabs")
    if game.decision == happenings.BUY:
        return Message("king-action-end")
    if game.decision == happenings.CABS:
        return Message("king-action-no-cabs")
    if game.decision == happenings.RAY:
        return Message("king-action-no-ray", {"where": phrases.in_borough(int(top(game).player))})
    if game.decision == happenings.DESTROY:
        return Message("king-action-stop")
    if game.decision == happenings.SEND:
        return Message("king-action-send-none", {"to": phrases.to_borough(destination(game))})
    return Message("king-action-no")


def _reroll(game: Game, player: int, action: int) -> Message:
    lying = tuple(int(n) for n in game.dice)
    if action == actions.KEEP_ALL:
        return Message("king-action-keep", {"dice": phrases.symbols(lying)})
    return _rerolled(lying, reroll_counts(game, action), int(game.curses[player]))


@lru_cache(16384)
def _rerolled(lying: tuple[int, ...], taken: tuple[int, ...], curses: int) -> Message:
    """Kept: a reroll has dozens of ways, all of which are told after every roll."""
    kept = [lying[face] - taken[face] for face in range(FACES)]
    told: dict[str, object] = {
        "dice": phrases.symbols(taken),
        "kept": phrases.symbols(kept),
        "cost": phrases.energy(curses),
    }
    cursed = "-cursed" if taken[OUCH] > 0 and curses > 0 else ""
    return Message(f"king-action-reroll{'' if any(kept) else '-all'}{cursed}", told)


# Going, destroying, amounts, cards.


def _go(game: Game, player: int, action: int) -> Message:
    if actions.within(action, actions.FIRST_SUBWAY, BOROUGHS):
        borough = action - actions.FIRST_SUBWAY
        return _towards(game, player, borough, BY_SUBWAY, "king-action-subway")
    if actions.within(action, actions.FIRST_SPEED, BOROUGHS):
        borough = action - actions.FIRST_SPEED
        return _towards(game, player, borough, BY_SPEED, "king-action-speed")
    borough = action - actions.FIRST_GO
    if game.decision == happenings.PLACE:
        return Message("king-action-place", {"where": phrases.in_borough(borough)})
    if game.decision == happenings.LEAVE:
        return Message("king-action-leave", {"to": phrases.to_borough(borough)})
    if game.decision == happenings.FLEE:
        return _towards(game, player, borough, BY_FLIGHT, "king-action-flee")
    name = "king-action-go"
    if borough == MANHATTAN:
        name = "king-action-enter-again" if game.entered else "king-action-enter"
        name = "king-action-go-up" if in_manhattan(game, player) else name
    return _towards(game, player, borough, BY_MOVE, name)


WITH_FEE = {
    "king-action-go": "king-action-go-fee",
    "king-action-flee": "king-action-flee-fee",
    "king-action-subway": "king-action-subway-fee",
}


def _towards(game: Game, player: int, borough: int, way: int, name: str) -> Message:
    told: dict[str, object] = {"to": phrases.towards(phrases.arrival(game, player, borough))}
    fee = new_york_marathon(game, borough, way)
    if fee > 0:
        return Message(WITH_FEE[name], told | {"fee": phrases.energy(fee)})
    return Message(name, told)


def _destroy_building(game: Game, pile: int) -> Message:
    tile = int(game.tops[pile])
    told: dict[str, object] = {
        "where": phrases.at(phrases.pile_place(pile)),
        "pile": pile % PILES_IN_BOROUGH + 1,
    }
    if tile == NO_TILE:
        return Message("king-action-destroy-empty", told)
    count = int(TILE_DURABILITY[tile])
    told["tile"] = words.tile(tile)
    told["cost"] = phrases.symbols_of(DESTRUCTION, count)
    if TILE_REWARD[tile] == STARS:
        return Message("king-action-destroy-gain", told | {"reward": phrases.points(count)})
    if TILE_REWARD[tile] == CUBES:
        return Message("king-action-destroy-gain", told | {"reward": phrases.energy(count)})
    return Message("king-action-destroy-heal", told | {"reward": phrases.life(count)})


def _amount(game: Game, player: int, amount: int) -> Message:
    """An answer to how many, by what is asked."""
    left = int(top(game).left) if game.depth > 0 else 0
    if game.decision == happenings.CONVERT:
        shown, wanted = conversion(game)
        if amount == 0:
            return Message("king-action-convert-none", {"face": words.face(shown)})
        told = {"dice": phrases.symbols_of(shown, amount), "into": words.face(wanted)}
        return Message("king-action-convert", told)
    if game.decision == happenings.WEBS:
        return Message("king-action-webs", {"tokens": amount, "rest": _rest(ATTACK, left - amount)})
    if game.decision == happenings.CURSES:
        return Message(
            "king-action-curses", {"tokens": amount, "rest": _rest(HEART, left - amount)}
        )
    if game.decision == happenings.PAY_DAMAGE:
        return _both(PAY_DAMAGE, amount, int(game.damage[player]) - amount)
    if game.decision == happenings.PAY_COST:
        return _both(PAY_COST, left - amount, amount)
    if game.decision == happenings.SPLIT:
        return _both(SPLIT, int(game.stars[player]) - amount, amount)
    return Message("king-action-amount", {"count": amount})


def _rest(face: int, count: int) -> Message:
    """What is left of some dice."""
    return phrases.symbols_of(face, count) if count > 0 else Message("nothing")


PAY_DAMAGE = (
    "king-action-pay-damage",
    "king-action-pay-damage-none",
    "king-action-pay-damage-all",
)
PAY_COST = ("king-action-pay-cost", "king-action-pay-cost-life", "king-action-pay-cost-energy")
SPLIT = ("king-action-split", "king-action-split-life", "king-action-split-energy")


def _both(names: tuple[str, str, str], cubes: int, hearts: int) -> Message:
    """So much ⚡ and ♥; where one of them is none, it is said otherwise."""
    both, without_cubes, without_hearts = names
    told = {"energy": phrases.energy(max(0, cubes)), "life": phrases.life(max(0, hearts))}
    if cubes <= 0:
        return Message(without_cubes, told)
    return Message(both if hearts > 0 else without_hearts, told)


def _cards(game: Game, player: int, action: int) -> Message:
    """Buying, sweeping, scavenging, photographing, discarding."""
    if actions.within(action, actions.FIRST_BUY, FOR_SALE):
        slot = action - actions.FIRST_BUY
        card = int(game.market[slot])
        if card == NO_CARD:
            return Message("king-action-buy-nothing", {"number": slot + 1})
        cost = phrases.price_here(game, player, card)
        name = "king-action-buy" if cost > 0 else "king-action-buy-free"
        return Message(name, {"card": words.card(card), "cost": phrases.energy(cost)})
    if action == actions.SWEEP:
        return Message("king-action-sweep", {"cost": phrases.energy(SWEEP_COST)})
    if actions.within(action, actions.FIRST_SCAVENGE, KEEP_CARDS):
        card = action - actions.FIRST_SCAVENGE
        cost = scavenger_price(card)
        name = "king-action-scavenge" if cost > 0 else "king-action-scavenge-free"
        return Message(name, {"card": words.card(card), "cost": phrases.energy(cost)})
    if actions.within(action, actions.FIRST_PHOTO, MOST_PLAYERS):
        rival = action - actions.FIRST_PHOTO
        if rival >= game.players:
            return Message("king-action-photo-nobody", {"number": rival + 1})
        stars = int(game.lost[rival])
        return Message(
            "king-action-photo" if stars > 0 else "king-action-photo-nothing",
            {"monster": phrases.monster_of(game, rival), "stars": phrases.points(stars)},
        )
    return Message("king-action-discard", {"card": words.card(action - actions.FIRST_DISCARD)})
