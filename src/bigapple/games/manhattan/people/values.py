"""Reading the values of a position's document, each checked where it comes in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bigapple.errors import CannotRead, Contradiction
from bigapple.games.manhattan.components import BLOCKS, BLOCKS_OF_SIZE
from bigapple.games.manhattan.people.words import COLOUR_NAMES
from bigapple.games.manhattan.state import Game
from bigapple.games.manhattan.table import colours_each
from bigapple.texts import Message


def unreadable(key: str) -> CannotRead:
    return CannotRead(Message("input-key", {"key": key}))


def number(document: Mapping[str, Any], key: str, default: int, low: int, high: int) -> int:
    value = document.get(key)
    if value is None:
        return default
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise CannotRead(
            Message("input-number", {"key": key, "low": low, "high": high, "value": str(value)})
        )
    return value


def colour_in_play(game: Game, key: str, word: Any) -> int:
    """A colour that is in play."""
    if not isinstance(word, str) or word not in COLOUR_NAMES:
        raise CannotRead(Message("input-colour", {"colour": str(word)}))
    colour = COLOUR_NAMES.index(word)
    if colour >= int(game.players) * colours_each(game):
        told = {"colour": Message(f"colour-{word}")}
        raise Contradiction(key, Message("position-colour", told), "M2.2")
    return colour


def table_of(document: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    value = document.get(key)
    if value is None:
        return {}
    if not isinstance(value, Mapping) or not all(isinstance(name, str) for name in value):
        raise unreadable(key)
    return value


def numbers(value: Any, key: str, low: int, high: int) -> list[int]:
    if not isinstance(value, list) or len(value) > BLOCKS:
        raise unreadable(key)
    for item in value:
        if isinstance(item, bool) or not isinstance(item, int) or not low <= item <= high:
            told = {"key": key, "low": low, "high": high, "value": str(item)}
            raise CannotRead(Message("input-number", told))
    return value


def take_block(game: Game, key: str, colour: int, size: int) -> None:
    """Counts a block that is in use: `reserve` holds how many are while a position is read."""
    game.reserve[colour, size - 1] += 1
    if game.reserve[colour, size - 1] > BLOCKS_OF_SIZE[size - 1]:
        told = {"colour": Message(f"colour-{COLOUR_NAMES[colour]}"), "size": size}
        raise Contradiction(key, Message("position-too-many-blocks", told), "M1.2")
