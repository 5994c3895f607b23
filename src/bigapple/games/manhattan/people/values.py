"""Colours and blocks in a position's document, each checked where it comes in."""

from __future__ import annotations

from typing import Any

from bigapple.errors import CannotRead, Contradiction
from bigapple.games.manhattan.components import BLOCKS_OF_SIZE
from bigapple.games.manhattan.people.words import COLOUR_NAMES
from bigapple.games.manhattan.state import Game
from bigapple.games.manhattan.table import colours_each
from bigapple.texts import Message


def colour_in_play(game: Game, key: str, word: Any) -> int:
    """A colour that is in play."""
    if not isinstance(word, str) or word not in COLOUR_NAMES:
        raise CannotRead(Message("input-colour", {"colour": str(word)}))
    colour = COLOUR_NAMES.index(word)
    if colour >= int(game.players) * colours_each(game):
        told = {"colour": Message(f"colour-{word}")}
        raise Contradiction(key, Message("position-colour", told), "M2.2")
    return colour


def take_block(game: Game, key: str, colour: int, size: int) -> None:
    """Counts a block that is in use: `reserve` holds how many are while a position is read."""
    game.reserve[colour, size - 1] += 1
    if game.reserve[colour, size - 1] > BLOCKS_OF_SIZE[size - 1]:
        told = {"colour": Message(f"colour-{COLOUR_NAMES[colour]}"), "size": size}
        raise Contradiction(key, Message("position-too-many-blocks", told), "M1.2")
