"""The names of things as people type them, also only begun, in their language or in English."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping

from bigapple.errors import CannotRead
from bigapple.games.king_of_new_york.cards.table import CARDS_IN_BOX
from bigapple.games.king_of_new_york.components import (
    BOROUGHS,
    MONSTERS,
    NO_CARD,
    STATEN_ISLAND,
    UNIT_KINDS,
)
from bigapple.games.king_of_new_york.people import words
from bigapple.games.king_of_new_york.people.words import (
    BOROUGH_NAMES,
    MONSTER_NAMES,
    UNIT_NAMES,
    card_name,
)
from bigapple.games.king_of_new_york.state import Game
from bigapple.terminal.king_of_new_york.lists import BOROUGH_SHORT
from bigapple.texts import Listing, Message


def plain(said: str) -> str:
    """Letters without accents and capitals; hyphens and apostrophes part words."""
    letters = unicodedata.normalize("NFKD", said.casefold().replace("ё", "е"))
    kept = (c if c.isalnum() else " " for c in letters if not unicodedata.combining(c))
    return " ".join("".join(kept).split())


def meant(said: str, names: Mapping[str, Iterable[str]]) -> str | None:
    """The thing of which a name, or only one thing's name begins so; CannotRead if several do."""
    wanted = plain(said)
    known = {thing: [plain(name) for name in of] for thing, of in names.items()}
    whole = [thing for thing, of in known.items() if wanted in of]
    begun = [thing for thing, of in known.items() if any(n.startswith(wanted) for n in of)]
    found = whole or begun
    if len(found) > 1 and wanted:
        told = {"text": said[:40], "known": Listing(tuple(found))}
        raise CannotRead(Message("king-table-which", told))
    return found[0] if found and wanted else None


def borough_names(language: str) -> dict[str, list[str]]:
    names = {}
    for number in range(BOROUGHS):
        said = [words.borough(number).text(spoken) for spoken in (language, "en")]
        # An article may be left out.
        bare = [name.partition(" ")[2] for name in said if " " in name and number != STATEN_ISLAND]
        names[BOROUGH_NAMES[number]] = [BOROUGH_SHORT[number], BOROUGH_NAMES[number], *said, *bare]
    return names


def card_names(cards: Iterable[int], language: str) -> dict[str, list[str]]:
    return {
        card_name(card): [card_name(card), words.card(card).text(language)]
        for card in cards
        if card != NO_CARD
    }


def monster_names(language: str) -> dict[str, list[str]]:
    return {
        MONSTER_NAMES[n]: [MONSTER_NAMES[n], words.monster(n).text(language)]
        for n in range(MONSTERS)
    }


def unit_names(language: str) -> dict[str, list[str]]:
    return {
        UNIT_NAMES[kind]: [UNIT_NAMES[kind], words.unit(kind).text(language)]
        for kind in range(UNIT_KINDS)
    }


def any_card(said: str, language: str) -> str:
    """A card's name in the grammar, or what was said if there is none."""
    return meant(said, card_names(range(CARDS_IN_BOX), language)) or said


# Parts of the table.


def part(game: Game, line: str, language: str) -> str:
    """A part to describe, with the names of cards, boroughs and monsters in the grammar's words."""
    first, _, rest = line.partition(" ")
    if first == "card":
        return f"card {any_card(rest, language)}"
    if first == "borough":
        return f"borough {meant(rest, borough_names(language)) or rest}"
    if first == "player" and not rest.isdecimal():
        return _player(game, rest, language) or line
    return line


def _player(game: Game, said: str, language: str) -> str | None:
    name = meant(said, monster_names(language))
    for player in range(game.players):
        if name is not None and MONSTER_NAMES[game.monsters[player]] == name:
            return f"player {player + 1}"
    return None
