"""What a bot is, and which there are."""

from __future__ import annotations

import importlib
from typing import Protocol

from bigapple import games
from bigapple.engine import compiler
from bigapple.engine.agenda import GameRecord
from bigapple.engine.chance import Chance
from bigapple.engine.contract import GameDefinition
from bigapple.errors import CannotRead
from bigapple.opening import game_of
from bigapple.texts import Listing, Message

LEVELS = ("beginner", "casual", "skilled", "expert", "master")
"""From the weakest to the strongest."""
CHARACTERS = ("builder", "brawler", "hermit")

MODULES = {
    "greedy": "bigapple.bots.greedy",
    "random": "bigapple.bots.random",
    "search": "bigapple.bots.search",
    **dict.fromkeys(LEVELS + CHARACTERS, "bigapple.bots.levels"),
}
"""Where each bot is made: a module with a function `make(name, game_id)`."""

BUDGET = ":"
"""Behind the name of the bot that searches: how many playouts, or seconds with an s."""
MOST_PLAYOUTS = 100_000_000
MOST_SECONDS = 600.0


class Bot(Protocol):
    """An opponent. It needs to remember nothing, so it can take any seat at any time."""

    def choose(self, definition: GameDefinition, concealed: GameRecord, chance: Chance) -> int:
        """A legal action of the actor's, from the game as the actor may know it.

        `chance` is the bot's own and never that of the match. The game is left as it was.
        """


def names() -> tuple[str, ...]:
    return tuple(MODULES)


def check_name(name: str, bare: bool = False) -> str:
    """The name itself; CannotRead if no bot is called so, or if a bare name has a budget."""
    known, colon, budget = name.partition(BUDGET)
    if known not in MODULES or (colon and (bare or known != "search")):
        raise CannotRead(Message("bot-unknown", {"bot": name[:40], "known": Listing(names())}))
    if colon:
        read_budget(budget)
    return name


def read_budget(text: str) -> tuple[int | None, float | None]:
    """Playouts or seconds; CannotRead if a bot cannot think so long."""
    try:
        seconds = float(text[:-1]) if text.endswith("s") else None
        playouts = int(text) if seconds is None else None
    except ValueError:
        raise _no_budget(text) from None
    check_budget(playouts, seconds)
    return playouts, seconds


def check_budget(playouts: int | None, seconds: float | None) -> None:
    """CannotRead if a bot cannot think so long; one of the two at least is needed."""
    if playouts is None and seconds is None:
        raise _no_budget("")
    if playouts is not None and not 0 < playouts <= MOST_PLAYOUTS:
        raise _no_budget(str(playouts))
    if seconds is not None and not 0 < seconds <= MOST_SECONDS:
        raise _no_budget(f"{seconds:g}s")


def _no_budget(text: str) -> CannotRead:
    told = {"budget": text[:40], "playouts": MOST_PLAYOUTS, "seconds": int(MOST_SECONDS)}
    return CannotRead(Message("bot-budget", told))


def bot(name: str, game_id: str) -> Bot:
    """The bot of a name for a game; CannotRead if there is no such bot or game."""
    game_of(game_id)
    module = MODULES[check_name(name).partition(BUDGET)[0]]
    made: Bot = importlib.import_module(module).make(name, game_id)
    return made


def prepare(game_id: str) -> None:
    """Compiles a game and its bots, so that nobody waits for it later."""
    compiler.prepare([games.definition(game_id).table.imagine])
    for name in ("search:1", "greedy"):
        bot(name, game_id)


def title(name: str) -> Message:
    """What a bot is called in the players' languages."""
    return Message(f"bot-{check_name(name).partition(BUDGET)[0]}")


def manner(name: str) -> Message:
    """How a bot plays, in a sentence."""
    return Message(f"bot-{check_name(name).partition(BUDGET)[0]}-manner")
