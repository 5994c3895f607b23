"""Standing instructions: what a monster does when it is asked in another monster's turn.

flee at 4            flee at 4 to queens bronx          never flee         always flee
leave to queens      pay damage with 3 energy           pay damage with hearts
pay costs with hearts                                   pay costs with energy
discard drain curse  send nothing
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bigapple.errors import CannotRead
from bigapple.games.king_of_new_york import actions, happenings
from bigapple.games.king_of_new_york.cards.table import KEEP_CARDS
from bigapple.games.king_of_new_york.components import BOROUGHS, MANHATTAN
from bigapple.games.king_of_new_york.legality import amounts, why_not
from bigapple.games.king_of_new_york.monsters import has
from bigapple.games.king_of_new_york.people.words import (
    BOROUGH_NAMES,
    card_name,
    parse_borough,
    parse_card,
)
from bigapple.games.king_of_new_york.refusals import Refusal
from bigapple.games.king_of_new_york.state import Game
from bigapple.people import Standing
from bigapple.texts import Message

LONGEST = 200
ALWAYS = 99
EXAMPLES = "flee at 4; never flee; leave to queens; pay damage with 3 energy; discard drain"


def read_standing(text: str) -> Standing:
    words = text[: LONGEST + 1].casefold().split()
    if len(text) <= LONGEST:
        for begins, read in READERS.items():
            said = begins.split()
            if words[: len(said)] == said:
                found = read(words[len(said) :])
                if found is not None:
                    return found
    told = {"text": text.strip()[:40], "examples": EXAMPLES}
    raise CannotRead(Message("standing-unreadable", told))


def _number(word: str) -> int | None:
    return int(word) if word.isascii() and word.isdecimal() and len(word) < 3 else None


def _boroughs(words: list[str]) -> tuple[int, ...] | None:
    """Boroughs in order of preference; none if nothing is said."""
    if not words:
        return ()
    found = [parse_borough([word]) for word in words[1:]]
    if words[0] != "to" or not found or None in found or MANHATTAN in found:
        return None
    return tuple(b for b in found if b is not None)


def _to(order: tuple[int, ...]) -> str:
    return "".join([" to", *(f" {BOROUGH_NAMES[b]}" for b in order)]) if order else ""


def _flee_at(words: list[str]) -> Standing | None:
    limit = _number(words[0]) if words else None
    order = _boroughs(words[1:])
    if limit is None or order is None:
        return None
    return Standing("flee", f"flee at {limit}{_to(order)}", limit, order)


def _always_flee(words: list[str]) -> Standing | None:
    order = _boroughs(words)
    return None if order is None else Standing("flee", f"always flee{_to(order)}", ALWAYS, order)


def _never_flee(words: list[str]) -> Standing | None:
    return None if words else Standing("flee", "never flee", 0)


def _leave(words: list[str]) -> Standing | None:
    order = _boroughs(words)
    return Standing("leave", f"leave{_to(order)}", None, order) if order else None


def _pay_damage(words: list[str]) -> Standing | None:
    if words == ["hearts"]:
        return Standing("damage", "pay damage with hearts", 0)
    if words == ["energy"]:
        return Standing("damage", "pay damage with energy", ALWAYS)
    limit = _number(words[0]) if len(words) == 2 and words[1] == "energy" else None
    return None if limit is None else Standing("damage", f"pay damage with {limit} energy", limit)


def _pay_costs(words: list[str]) -> Standing | None:
    limits = {"hearts": ALWAYS, "energy": 0}
    if len(words) != 1 or words[0] not in limits:
        return None
    return Standing("costs", f"pay costs with {words[0]}", limits[words[0]])


def _discard(words: list[str]) -> Standing | None:
    cards = [parse_card([word]) for word in words]
    known = tuple(card for card in cards if card is not None and card < KEEP_CARDS)
    if not known or len(known) < len(cards):
        return None
    return Standing("discard", "discard " + " ".join(map(card_name, known)), None, known)


def _send_nothing(words: list[str]) -> Standing | None:
    return None if words else Standing("send", "send nothing")


READERS: dict[str, Callable[[list[str]], Standing | None]] = {
    "flee at": _flee_at,
    "always flee": _always_flee,
    "never flee": _never_flee,
    "leave": _leave,
    "pay damage with": _pay_damage,
    "pay costs with": _pay_costs,
    "discard": _discard,
    "send nothing": _send_nothing,
}

SUBJECTS = {
    happenings.FLEE: "flee",
    happenings.LEAVE: "leave",
    happenings.PAY_DAMAGE: "damage",
    happenings.PAY_COST: "costs",
    happenings.DISCARD: "discard",
    happenings.SEND: "send",
}


def follow(game: Game, standing: Mapping[str, Standing]) -> int | None:
    """The action by which the actor's instructions answer the question, if they do.

    They are for other monsters' turns: in one's own, one is there to decide.
    """
    player = int(game.actor)
    wish = standing.get(SUBJECTS.get(int(game.decision), ""))
    if wish is None or player == game.active:
        return None
    if wish.subject == "send":
        return actions.PASS
    if wish.subject in ("damage", "costs"):
        least, most, _ = amounts(game, player, int(game.decision))
        amount: int = min(most, max(least, wish.limit or 0))
        return actions.FIRST_AMOUNT + amount
    if wish.subject == "discard":
        return next((actions.FIRST_DISCARD + c for c in wish.order if has(game, player, c)), None)
    if wish.subject == "flee" and game.hearts[player] > (wish.limit or 0):
        return actions.STAY
    return _somewhere(game, player, wish.order)


def _somewhere(game: Game, player: int, order: tuple[int, ...]) -> int | None:
    """The first borough with room: those that are wanted, then any."""
    for borough in (*order, *range(BOROUGHS)):
        action: int = actions.FIRST_GO + borough
        if why_not(game, player, action) == Refusal.NONE:
            return action
    return None
