"""What happened, as messages."""

from __future__ import annotations

from bigapple.engine.agenda import NOBODY
from bigapple.engine.events import Event
from bigapple.games.king_of_new_york.cards.dice import overload
from bigapple.games.king_of_new_york.cards.table import CARDS
from bigapple.games.king_of_new_york.components import (
    ATTACK,
    ENERGY,
    LOWER,
    NOBODY_LEFT,
    OUCH,
    PILES_IN_BOROUGH,
)
from bigapple.games.king_of_new_york.happenings import (
    BY_CARD,
    BY_FLIGHT,
    BY_LEAVING,
    BY_MOVE,
    BY_SLIDING,
    CARAPACE_TOKEN,
    CAUSES,
    SOURCES,
    STATUE_CARD,
    WAYS,
)
from bigapple.games.king_of_new_york.people import phrases, words
from bigapple.games.king_of_new_york.people.words import (
    ENDING_NAMES,
    FACE_NAMES,
    TURN_NAMES,
    UNIT_NAMES,
)
from bigapple.games.king_of_new_york.state import Game
from bigapple.people import Names
from bigapple.texts import Message

TOKEN_NAMES = ("web", "curse", "carapace")
PLAYERS = ("player", "receiver", "rival", "previous")
NUMBERS = ("count", "attacks", "cards")
"""Arguments that are said as they are: how many."""

Told = dict[str, int]
Said = dict[str, object]


def describe_event(game: Game, event: Event, names: Names) -> Message | None:
    told = {name: value for name, value in event.arguments.items() if value is not None}
    said = _spoken(told, names)
    kind = event.kind
    if kind in AMOUNTS:
        return _amount(kind, told, said)
    if kind == "damaged":
        return _damaged(told, said, names)
    if kind == "moved":
        return _moved(told, said)
    if kind in ("rolled", "resolved", "game-ended"):
        return _dice_or_end(game, kind, told, said)
    if kind in ("converted", "added"):
        return Message(f"king-event-{kind}", said | {"dice": _dice(told)})
    return Message(_variant(kind, told), said | _more(kind, told, names))


def _spoken(told: Told, names: Names) -> Said:
    """An event's integers as a reader knows the things."""
    said: Said = {}
    for name, value in told.items():
        if name in PLAYERS and value != NOBODY:
            said[name] = names(value)
        elif name == "monster":
            said[name] = words.monster(value)
        elif name == "card":
            said |= {"card": words.card(value), "cost": phrases.energy(CARDS[value].cost)}
        elif name == "tile":
            said[name] = words.tile(value)
        elif name in ("face", "into"):
            said[name] = words.face(value)
        elif name == "place":
            said |= {"where": phrases.at(value), "to": phrases.towards(value)}
        elif name == "borough":
            said["where"] = phrases.in_borough(value)
        elif name == "destination":
            said["to"] = phrases.to_borough(value)
        elif name == "pile":
            said["where"] = phrases.at(phrases.pile_place(value))
            said["pile"] = value % PILES_IN_BOROUGH + 1
        elif name in NUMBERS:
            said[name] = value
    return said


def _variant(kind: str, told: Told) -> str:
    """The message of an event of which there are several."""
    name = f"king-event-{kind}"
    if kind == "turn-started":
        return f"king-event-turn-started-{TURN_NAMES[told['kind']]}"
    if kind in ("unit-appeared", "unit-destroyed", "unit-sent"):
        return f"king-event-{kind}-{UNIT_NAMES[told['unit']]}"
    if kind in ("token-gained", "token-discarded"):
        return f"king-event-{kind}-{TOKEN_NAMES[told['token']]}"
    if kind in ("superstar-taken", "statue-taken") and told["previous"] != NOBODY:
        return f"king-event-{kind}-from"
    if kind == "goal-returned":
        goal = "statue" if told["goal"] == STATUE_CARD else "superstar"
        return f"king-event-goal-returned-{goal}"
    if kind == "bought":
        free = "-free" if told["cost"] == 0 and SOURCES[told["source"]] != "claim" else ""
        return f"king-event-bought-{SOURCES[told['source']]}{free}"
    if kind == "paid" and told["hearts"] > 0:
        return "king-event-paid-both" if told["energy"] > 0 else "king-event-paid-life"
    if kind == "die-rolled" and told["face"] == OUCH:
        return "king-event-die-rolled-ouch"
    if kind == "game-won":
        return f"king-event-game-won-{ENDING_NAMES[told['ending']]}"
    return name


def _more(kind: str, told: Told, names: Names) -> Said:
    """What some kinds say beside their arguments."""
    if kind == "paid":
        return {"energy": phrases.energy(told["energy"]), "life": phrases.life(told["hearts"])}
    if kind == "energy-given":
        return {"energy": phrases.energy(told["count"])}
    if kind == "token-gained" and told["token"] != CARAPACE_TOKEN:
        return {"rival": names(told["source"])}
    return {}


# Gains and losses, by their causes.

AMOUNTS = {
    "stars-gained": phrases.points,
    "stars-lost": phrases.points,
    "energy-gained": phrases.energy,
    "healed": phrases.life,
    "hearts-lost": phrases.life,
}


def _amount(kind: str, told: Told, said: Said) -> Message:
    amount = AMOUNTS[kind](told["count"])
    return Message(
        f"king-event-{kind}-{_cause(told)}", said | {"amount": amount} | _card_of_cause(told)
    )


def _cause(told: Told) -> str:
    return CAUSES[told["cause"]] if told["cause"] < BY_CARD else "card"


def _card_of_cause(told: Told) -> Said:
    return {} if told["cause"] < BY_CARD else {"card": words.card(told["cause"] - BY_CARD)}


def _damaged(told: Told, said: Said, names: Names) -> Message:
    said |= {"damage": phrases.damage(told["count"]), "paid": phrases.energy(told["paid"])}
    said |= _card_of_cause(told)
    by = "units"
    if told["cause"] == ATTACK:
        by = "attack"
    elif told["cause"] >= BY_CARD:
        by = "card"
    if told["source"] != NOBODY and by != "units":
        said["rival"] = names(told["source"])
        by = "rival" if by == "card" and told["source"] != told["player"] else by
    return Message(f"king-event-damaged-{by}{'-paid' if told['paid'] > 0 else ''}", said)


# Dice, journeys, the end.


def _dice(told: Told) -> Message:
    return phrases.symbols_of(told["face"], told["count"])


def _dice_or_end(game: Game, kind: str, told: Told, said: Said) -> Message | None:
    if kind == "rolled":
        dice = phrases.symbols([told[face] for face in FACE_NAMES])
        return Message("king-event-rolled", said | {"dice": dice})
    if kind == "game-ended":
        # Otherwise it has just been said who won.
        return Message("king-event-game-ended") if told["ending"] == NOBODY_LEFT else None
    if told["face"] == ENERGY and told["count"] > overload(game, told["player"]):
        return None  # What was gained is said at once.
    return Message("king-event-resolved", said | {"dice": _dice(told)})


def _moved(told: Told, said: Said) -> Message:
    way = WAYS[told["way"]]
    if told["way"] not in (BY_FLIGHT, BY_LEAVING, BY_SLIDING) and told["place"] >= LOWER:
        if told["origin"] < LOWER:
            way = "enter"
        elif told["way"] == BY_MOVE:
            way = "up"
    return Message(f"king-event-moved-{way}", said)
