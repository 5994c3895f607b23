"""What a bot is, and which there are."""

from __future__ import annotations

import importlib
from typing import Protocol

from bigapple.engine.agenda import GameRecord
from bigapple.engine.chance import Chance
from bigapple.engine.contract import GameDefinition
from bigapple.errors import CannotRead
from bigapple.texts import Listing, Message

MODULES = {
    "greedy": "bigapple.bots.greedy",
    "random": "bigapple.bots.random",
}
"""Where each bot is made: a module with a function `make(game_id)`."""


class Bot(Protocol):
    """An opponent. It keeps nothing between decisions, so it can take any seat at any time."""

    def choose(self, definition: GameDefinition, concealed: GameRecord, chance: Chance) -> int:
        """A legal action of the actor's, from the game as the actor may know it.

        `chance` is the bot's own and never that of the match. The game is left as it was.
        """


def names() -> tuple[str, ...]:
    return tuple(MODULES)


def check_name(name: str) -> str:
    """The name itself; CannotRead if no bot is called so."""
    if name not in MODULES:
        raise CannotRead(Message("bot-unknown", {"bot": name[:40], "known": Listing(names())}))
    return name


def bot(name: str, game_id: str) -> Bot:
    """The bot of a name for a game."""
    made: Bot = importlib.import_module(MODULES[check_name(name)]).make(game_id)
    return made
