"""What is asked of whom, as messages."""

from __future__ import annotations

from collections.abc import Callable

from bigapple.engine.agenda import OVER, top
from bigapple.games.king_of_new_york import actions, happenings
from bigapple.games.king_of_new_york.cards.dice import convertible, result
from bigapple.games.king_of_new_york.cards.once import most_healing
from bigapple.games.king_of_new_york.cards.table import (
    ARTIFICIAL_HEART,
    KEEP_CARDS,
    UNIVERSAL_SOLDIER,
)
from bigapple.games.king_of_new_york.cards.travelling import new_york_marathon
from bigapple.games.king_of_new_york.components import (
    ATTACK,
    BOROUGHS,
    BRONX,
    DESTRUCTION,
    ENERGY,
    FACES,
    FOR_SALE,
    HEART,
    MANHATTAN,
)
from bigapple.games.king_of_new_york.dice import must_reroll, number_of_dice
from bigapple.games.king_of_new_york.happenings import BY_FLIGHT, BY_MOVE
from bigapple.games.king_of_new_york.legality import amounts, why_not
from bigapple.games.king_of_new_york.market import SWEEP_COST
from bigapple.games.king_of_new_york.monsters import has_room, in_manhattan
from bigapple.games.king_of_new_york.paying import fewest_hearts, payable_hearts
from bigapple.games.king_of_new_york.people import phrases, words
from bigapple.games.king_of_new_york.people.notation import conversion, destination
from bigapple.games.king_of_new_york.refusals import Refusal
from bigapple.games.king_of_new_york.state import Game
from bigapple.games.king_of_new_york.travelling import at_the_top, why_not_speed
from bigapple.people import Names
from bigapple.texts import Message

Asked = tuple[str, dict[str, object]]


def question(game: Game, names: Names) -> Message:
    if game.decision == OVER:
        return Message("ask-over")
    player = int(game.actor)
    name, told = QUESTIONS[int(game.decision)](game, player, names)
    return Message(name, {"player": names(player), **told})


def _place(game: Game, player: int, names: Names) -> Asked:
    return "king-ask-place", {"monster": phrases.monster_of(game, player)}


def _roll(game: Game, player: int, names: Names) -> Asked:
    told: dict[str, object] = {"count": number_of_dice(game, player)}
    if any(why_not_speed(game, player, b) == Refusal.NONE for b in range(BOROUGHS)):
        return "king-ask-roll-speed", told
    return "king-ask-roll", told


def _reroll(game: Game, player: int, names: Names) -> Asked:
    forced = must_reroll(game, player)
    told: dict[str, object] = {
        "dice": phrases.symbols([int(n) for n in game.dice]),
        "rerolls": int(game.rerolls_left),
    }
    return ("king-ask-reroll-forced" if forced else "king-ask-reroll"), told


def _convert(game: Game, player: int, names: Names) -> Asked:
    shown, wanted = conversion(game)
    frame = top(game)
    return "king-ask-convert", {
        "dice": phrases.symbols_of(
            shown, convertible(game, player, int(frame.step), int(frame.left))
        ),
        "into": words.face(wanted),
        "card": words.card(ARTIFICIAL_HEART if wanted == ENERGY else UNIVERSAL_SOLDIER),
    }


def _cabs(game: Game, player: int, names: Names) -> Asked:
    lying = phrases.symbols_of(DESTRUCTION, int(game.dice[DESTRUCTION]))
    return "king-ask-cabs", {"destruction": lying}


def _resolve(game: Game, player: int, names: Names) -> Asked:
    left = [0 if game.resolved[face] else result(game, face) for face in range(FACES)]
    return "king-ask-resolve", {"dice": phrases.symbols(left)}


def _webs(game: Game, player: int, names: Names) -> Asked:
    told: dict[str, object] = {"attack": phrases.symbols_of(ATTACK, int(top(game).left))}
    return "king-ask-webs", told | {"tokens": int(game.webs[player])}


def _curses(game: Game, player: int, names: Names) -> Asked:
    told: dict[str, object] = {"hearts": phrases.symbols_of(HEART, int(top(game).left))}
    return "king-ask-curses", told | {"tokens": int(game.curses[player])}


def _destruction_left(game: Game) -> dict[str, object]:
    return {
        "destruction": phrases.symbols_of(DESTRUCTION, int(top(game).left)),
        "where": phrases.in_borough(int(top(game).player)),
    }


def _ray(game: Game, player: int, names: Names) -> Asked:
    return "king-ask-ray", _destruction_left(game)


def _destroy(game: Game, player: int, names: Names) -> Asked:
    name = "king-ask-destroy-units" if game.only_units else "king-ask-destroy"
    return name, _destruction_left(game)


def _pay_damage(game: Game, player: int, names: Names) -> Asked:
    _, most, _ = amounts(game, player, happenings.PAY_DAMAGE)
    return "king-ask-pay-damage", {
        "most": most,
        "damage": phrases.damage(int(game.damage[player])),
        "energy": phrases.energy(int(game.energy[player])),
    }


def _leave(game: Game, player: int, names: Names) -> Asked:
    return "king-ask-leave", {}


def _flee(game: Game, player: int, names: Names) -> Asked:
    told: dict[str, object] = {
        "rival": names(int(game.active)),
        "damage": phrases.damage(int(game.damage[player])),
        "life": phrases.life(int(game.hearts[player])),
    }
    fee = new_york_marathon(game, BRONX, BY_FLIGHT)
    if fee > 0:
        return "king-ask-flee-fee", told | {"fee": phrases.energy(fee)}
    return "king-ask-flee", told


def _move(game: Game, player: int, names: Names) -> Asked:
    told: dict[str, object] = {"where": phrases.at(int(game.places[player]))}
    if in_manhattan(game, player):
        if at_the_top(game, player):
            return "king-ask-move-top", told
        up = phrases.arrival(game, player, MANHATTAN)
        return "king-ask-move-up", {"to": phrases.towards(up)}
    if has_room(game, MANHATTAN):
        return "king-ask-move-enter", {}
    fee = new_york_marathon(game, BRONX, BY_MOVE)
    if fee > 0:
        return "king-ask-move-fee", told | {"fee": phrases.energy(fee)}
    return "king-ask-move", told


def _send(game: Game, player: int, names: Names) -> Asked:
    return "king-ask-send", {
        "where": phrases.in_borough(int(top(game).left)),
        "to": phrases.to_borough(destination(game)),
    }


PURCHASES = (
    *range(actions.FIRST_BUY, actions.FIRST_BUY + FOR_SALE),
    *range(actions.FIRST_SCAVENGE, actions.FIRST_SCAVENGE + KEEP_CARDS),
)


def _buy(game: Game, player: int, names: Names) -> Asked:
    """The question names only what can be done."""
    told: dict[str, object] = {
        "energy": phrases.energy(int(game.energy[player])),
        "cost": phrases.energy(SWEEP_COST),
    }
    sweeps = why_not(game, player, actions.SWEEP) == Refusal.NONE
    if any(why_not(game, player, purchase) == Refusal.NONE for purchase in PURCHASES):
        return "king-ask-buy" if sweeps else "king-ask-buy-only", told
    return "king-ask-buy-replace" if sweeps else "king-ask-buy-end", told


def _pay_cost(game: Game, player: int, names: Names) -> Asked:
    cost = int(top(game).left)
    return "king-ask-pay-cost", {
        "cost": phrases.energy(cost),
        "least": fewest_hearts(game, player, cost),
        "most": min(cost, payable_hearts(game, player)),
    }


def _split(game: Game, player: int, names: Names) -> Asked:
    return "king-ask-split", {
        "stars": phrases.points(int(game.stars[player])),
        "most": most_healing(game, player),
    }


def _photo(game: Game, player: int, names: Names) -> Asked:
    return "king-ask-photo", {}


def _discard(game: Game, player: int, names: Names) -> Asked:
    return "king-ask-discard", {"cards": phrases.cards(phrases.cards_of(game, player))}


QUESTIONS: dict[int, Callable[[Game, int, Names], Asked]] = {
    happenings.PLACE: _place,
    happenings.ROLL: _roll,
    happenings.REROLL: _reroll,
    happenings.CONVERT: _convert,
    happenings.CABS: _cabs,
    happenings.RESOLVE: _resolve,
    happenings.WEBS: _webs,
    happenings.CURSES: _curses,
    happenings.RAY: _ray,
    happenings.DESTROY: _destroy,
    happenings.PAY_DAMAGE: _pay_damage,
    happenings.LEAVE: _leave,
    happenings.FLEE: _flee,
    happenings.MOVE: _move,
    happenings.SEND: _send,
    happenings.BUY: _buy,
    happenings.PAY_COST: _pay_cost,
    happenings.SPLIT: _split,
    happenings.PHOTO: _photo,
    happenings.DISCARD: _discard,
}
