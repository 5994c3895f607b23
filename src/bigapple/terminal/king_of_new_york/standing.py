"""Standing instructions in the player's own words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from bigapple.games.king_of_new_york.cards.table import KEEP_CARDS
from bigapple.games.king_of_new_york.components import MANHATTAN
from bigapple.games.king_of_new_york.people import phrases
from bigapple.games.king_of_new_york.people.standing import ALWAYS, LONGEST
from bigapple.games.king_of_new_york.people.words import BOROUGH_NAMES
from bigapple.people import Standing
from bigapple.terminal.king_of_new_york.names import borough_names, card_names, meant, plain
from bigapple.texts import Listing, Message, text

WORDS = (
    *("flee", "at", "to", "always", "never", "leave", "pay", "damage", "costs", "with"),
    *("energy", "hearts", "discard", "send", "nothing", "skip"),
)
"""The words of the grammar; what is skipped is none of it, but belongs to good style."""
LONGEST_NAME = 6
"""Words of a card's name, at most."""


def word(name: str, language: str) -> str:
    """The first of the player's words for a word of the grammar."""
    return text(f"king-table-standing-word-{name}", language).split()[0]


@cache
def _words(language: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for spoken in (language, "en"):
        for name in WORDS:
            for said in text(f"king-table-standing-word-{name}", spoken).split():
                found.setdefault(plain(said), name)
    return found


# What is typed.


def instruction(line: str, language: str) -> str:
    """An instruction in the words of the grammar, as far as it can be understood."""
    if len(line) > LONGEST:
        return line
    known = _words(language)
    said = line.replace(",", " ").split()
    kept = [token for token in said if known.get(plain(token)) != "skip"]
    named: list[str] = []
    for i, token in enumerate(kept):
        name = known.get(plain(token), token)
        named.append(name)
        if name == "to":
            named += _named(kept[i + 1 :], _boroughs(language))
            break
        if name == "discard":
            named += _named(kept[i + 1 :], card_names(range(KEEP_CARDS), language))
            break
    return " ".join(_in_order(named))


def _boroughs(language: str) -> dict[str, list[str]]:
    names = borough_names(language)
    del names[BOROUGH_NAMES[MANHATTAN]]
    return names


def _named(said: Sequence[str], names: Mapping[str, Sequence[str]]) -> list[str]:
    """Things one after another, each of one word or several."""
    things: list[str] = []
    while said:
        for size in range(min(LONGEST_NAME, len(said)), 1, -1):
            whole = plain(" ".join(said[:size]))
            found = [thing for thing, of in names.items() if whole in map(plain, of)]
            if found:
                things.append(found[0])
                said = said[size:]
                break
        else:
            things.append(meant(said[0], names) or said[0])
            said = said[1:]
    return things


def _in_order(named: list[str]) -> list[str]:
    """Words in the order of the grammar, where another language has another."""
    if named[:1] == ["flee"] and named[1:2] in (["always"], ["never"]):
        named[:2] = named[1::-1]
    if named[:1] == ["flee"]:
        # In Spanish one word stands for both.
        return ["at" if name == "with" else name for name in named]
    if named == ["nothing", "send"]:
        return ["send", "nothing"]
    if named[:1] == ["pay"]:
        rest = ["with" if name == "at" else name for name in named[2:]]
        return [*named[:2], *([] if rest[:1] == ["with"] else ["with"]), *rest]
    return named


# What is told.


def told(standing: Standing) -> Message:
    name = f"king-table-standing-{standing.subject}"
    if standing.subject == "flee":
        return _flight(standing)
    if standing.subject == "leave":
        return Message(name, {"to": _towards(standing.order)})
    if standing.subject == "discard":
        return Message(name, {"cards": phrases.cards(standing.order)})
    if standing.subject == "costs":
        return Message(f"king-table-standing-costs-{'hearts' if standing.limit else 'energy'}")
    if standing.subject == "damage":
        some = standing.limit or 0
        kind = {0: "hearts", ALWAYS: "energy"}.get(some, "some")
        return Message(f"king-table-standing-damage-{kind}", {"energy": phrases.energy(some)})
    return Message(name)


def _flight(standing: Standing) -> Message:
    limit = standing.limit or 0
    kind = {0: "never", ALWAYS: "always"}.get(limit, "at")
    towards = "-to" if standing.order else ""
    parameters = {"life": phrases.life(limit), "to": _towards(standing.order)}
    return Message(f"king-table-standing-flee-{kind}{towards}", parameters)


def _towards(boroughs: Sequence[int]) -> Listing:
    return Listing(tuple(phrases.to_borough(borough) for borough in boroughs))
