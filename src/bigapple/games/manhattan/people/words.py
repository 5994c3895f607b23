"""The names of things: colours, districts, lots, urban rules, sizes."""

from __future__ import annotations

import unicodedata
from functools import cache

from bigapple.errors import CannotRead
from bigapple.games.manhattan.components import (
    CARDS,
    COLOURS,
    DISTRICTS,
    EDITION_1994,
    LOTS_IN_DISTRICT,
    SIZES,
)
from bigapple.games.manhattan.state import Game
from bigapple.texts import Message, latin

COLOUR_NAMES = ("blue", "orange", "purple", "yellow")
LETTERS = "ABCDEF"
DIGITS = "123456789"
CITIES = ("sydney", "manhattan", "frankfurt", "hongkong", "saopaulo", "cairo")  # M1.1
RULE_NAMES = (
    "none",
    "big-business",
    "founder",
    "megacity",
    "fog-free-view",
    "multiple-tower",
    "villa",
    "worldwide-expansion",
    "hobbit-home",
    "small-town",
    "fake-news",
)
MONSTER_NAMES = ("none", "godzilla", "baby")


def plain(word: str) -> str:
    """A word in small letters without accents, spaces and hyphens."""
    letters = unicodedata.normalize("NFKD", word.casefold())
    return "".join(c for c in letters if c.isalnum())


def lot_name(lot: int) -> str:
    """A1 to F9, by the numbers printed on the board (M4.2)."""
    return f"{LETTERS[lot // LOTS_IN_DISTRICT]}{lot % LOTS_IN_DISTRICT + 1}"  # M4.2


def parse_lot(word: str) -> int | None:
    word = latin(word)
    if len(word) == 2 and word[0].upper() in LETTERS and word[1] in DIGITS:
        return LETTERS.index(word[0].upper()) * LOTS_IN_DISTRICT + int(word[1]) - 1
    return None


def parse_district(word: str) -> int | None:
    """By letter, or by the city's name in the 1994 edition."""
    name = latin(plain(word))
    if name.upper() in LETTERS and len(name) == 1:
        return LETTERS.index(name.upper())
    return CITIES.index(name) if name in CITIES else None


def parse_colour(word: str) -> int | None:
    name = plain(word)
    return COLOUR_NAMES.index(name) if name in COLOUR_NAMES else None


def parse_card(word: str) -> int:
    """0 to 8 for the cards 1 to 9."""
    if len(word) == 1 and word in DIGITS[:CARDS]:
        return int(word) - 1
    raise CannotRead(Message("input-card", {"card": word}))


def parse_size(word: str) -> int:
    if len(word) == 1 and word in DIGITS[:SIZES]:
        return int(word)
    raise CannotRead(Message("input-block", {"block": word}))


@cache
def colour(number: int) -> Message:
    return Message(f"colour-{COLOUR_NAMES[number]}")


def district(game_or_edition: Game | int, number: int) -> Message:
    """A district's letter, with its city's name in the 1994 edition."""
    edition = game_or_edition if isinstance(game_or_edition, int) else int(game_or_edition.edition)
    return _district(edition, number)


@cache
def _district(edition: int, number: int) -> Message:
    if edition == EDITION_1994:
        return Message(f"city-{CITIES[number]}", {"letter": LETTERS[number]})
    return Message("district", {"letter": LETTERS[number]})


def urban_rule(number: int) -> Message:
    return Message(f"urban-{RULE_NAMES[number]}")


def monster(number: int) -> Message:
    return Message(f"monster-{MONSTER_NAMES[number]}")


assert len(COLOUR_NAMES) == COLOURS
assert len(CITIES) == len(LETTERS) == DISTRICTS
