"""The few questions before a game: which game, how many players and people, which opponents."""

from __future__ import annotations

from collections.abc import Sequence

from bigapple import bots, games
from bigapple.engine.contract import GameDefinition
from bigapple.terminal.screen import Screen
from bigapple.terminal.seats import DEFAULT_BOT, Seats, seats_of


def ask_game(screen: Screen, default: str) -> str:
    return _ask(screen, "setup-game", sorted(games.MODULES), default)


def ask_players(screen: Screen, definition: GameDefinition) -> int:
    option = next(option for option in definition.options if option.name == "players")
    return int(_ask(screen, "setup-players", sorted(option.values), option.default))


def ask_seats(screen: Screen, players: int) -> Seats:
    """How many of the players are people, and which bots play the others."""
    people = int(_ask(screen, "setup-people", range(players + 1), 1))
    if people == players:
        return seats_of(players, people)
    bot = _ask(screen, "setup-bots", bots.names(), DEFAULT_BOT)
    return seats_of(players, people, (bot,))


def _ask(screen: Screen, question: str, values: Sequence[object], default: object) -> str:
    """One of some values, of which the beginning is enough; Enter takes the default."""
    known = [str(value) for value in values]
    while True:
        told = {"known": ", ".join(known), "default": str(default)}
        answer = screen.ask(screen.text(question, **told)) or str(default)
        if answer.casefold() in known:
            return answer.casefold()
        meant = [value for value in known if value.startswith(answer.casefold())]
        if len(meant) == 1:
            return meant[0]
        screen.say("setup-again", answer=answer[:40], known=told["known"])
