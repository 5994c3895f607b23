"""The names of things: monsters, places, faces, tiles, units, cards."""

from __future__ import annotations

from collections.abc import Sequence

from bigapple.engine.layout import Array
from bigapple.games.king_of_new_york.cards.table import CARDS, NUMBER
from bigapple.games.king_of_new_york.components import FACES
from bigapple.games.king_of_new_york.options import MONSTER_NAMES
from bigapple.texts import LOOKALIKES, Listing, Message

BOROUGH_NAMES = ("bronx", "queens", "brooklyn", "staten-island", "manhattan")
PLACE_NAMES = (
    *BOROUGH_NAMES[:4],
    "lower",
    "midtown",
    "upper",
    "lower-5-6",
    "midtown-5-6",
    "upper-5-6",
)
FACE_LETTERS = "EAHCDO"
FACE_NAMES = ("energy", "attack", "heart", "celebrity", "destruction", "ouch")
TILE_NAMES = (
    "high-rise-1",
    "high-rise-2",
    "high-rise-3",
    "power-plant-2",
    "power-plant-3",
    "hospital-2",
    "hospital-3",
)
UNIT_NAMES = ("infantry", "jet", "tank")
TURN_NAMES = ("none", "plain", "subway")
ENDING_NAMES = ("going-on", "stars", "survival", "painbow", "nobody")

__all__ = ["MONSTER_NAMES"]


def slug(words: Sequence[str]) -> str:
    """Words as the name of a thing: Staten Island is staten-island."""
    letters = "-".join(words).casefold().replace("_", "-").replace("'", "").replace("’", "")
    return letters.strip("-")


def parse_borough(words: Sequence[str]) -> int | None:
    name = slug([word for word in words if word.casefold() != "the"])
    name = {"staten": "staten-island"}.get(name, name)
    return BOROUGH_NAMES.index(name) if name in BOROUGH_NAMES else None


def parse_card(words: Sequence[str]) -> int | None:
    return NUMBER.get(slug(words))


def parse_faces(words: Sequence[str]) -> list[int] | None:
    """Faces said one after another, as letters: D D O, DDO or 2D O."""
    faces: list[int] = []
    times = 1
    for letter in "".join(words).translate(LOOKALIKES).upper().replace("О", "O").replace("Н", "H"):
        if letter in "12345678":
            times = int(letter)
        elif letter in FACE_LETTERS:
            faces += [FACE_LETTERS.index(letter)] * times
            times = 1
        elif letter != ",":
            return None
    return faces if times == 1 else None


def faces_text(counts: Sequence[int] | Array) -> str:
    """So many dice of each face, as letters."""
    return " ".join(FACE_LETTERS[face] for face in range(FACES) for _ in range(counts[face]))


def card_name(number: int) -> str:
    return CARDS[number].name


# Messages.


def monster(number: int) -> Message:
    return Message(f"king-monster-{MONSTER_NAMES[number]}")


def borough(number: int) -> Message:
    return Message(f"king-borough-{BOROUGH_NAMES[number]}")


def place(number: int) -> Message:
    return Message(f"king-place-{PLACE_NAMES[number]}")


def face(number: int) -> Message:
    return Message(f"king-face-{FACE_NAMES[number]}")


def tile(number: int) -> Message:
    return Message(f"king-tile-{TILE_NAMES[number]}")


def unit(number: int) -> Message:
    return Message(f"king-unit-{UNIT_NAMES[number]}")


def card(number: int) -> Message:
    return Message(f"card-{CARDS[number].name}")


def dice(counts: Sequence[int]) -> Message | Listing:
    """So many dice of each face, as words."""
    shown = tuple(face(number) for number in range(FACES) for _ in range(counts[number]))
    return Listing(shown) if shown else Message("nothing")
