"""`bigapple play`: a table from the command line's options."""

from __future__ import annotations

import signal
from argparse import Namespace
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

from bigapple.engine.contract import GameDefinition
from bigapple.engine.options import Line, Option
from bigapple.errors import CannotRead, Contradiction
from bigapple.match import Match
from bigapple.opening import game_of, new
from bigapple.terminal import saves
from bigapple.terminal.screen import Screen
from bigapple.terminal.seats import DEFAULT_BOT, PERSON, seats_of
from bigapple.terminal.setup import ask_game, ask_players, ask_seats
from bigapple.terminal.table import INTERRUPTED, Table
from bigapple.texts import Listing, Message

FIRST_GAME = "manhattan"
WORDS = {False: "off", True: "on", None: "any"}
"""How values that are no words are written on the command line."""
NOT_OF_THE_GAME = ("game", "humans", "bots", "load", "language", "plain", "no_colour")
"""What a saved game does not have already."""


def play(arguments: Namespace, screen: Screen) -> int:
    """Sets a table up and plays; returns the exit code."""
    with _interrupted_once():
        try:
            table = _table(arguments, screen)
        except (KeyboardInterrupt, EOFError):
            screen.print("")
            screen.say("setup-left")
            return INTERRUPTED
        return table.run()


def value_text(option: Option | Line, value: Any) -> str:
    """A value of an option as it is typed; players are counted from 1, as on the screen."""
    if option.name == "first_player" and value is not None:
        return str(value + 1)
    if value is None or isinstance(value, bool):
        return WORDS[value]
    if isinstance(value, list):
        return ",".join(value)
    return str(value)


def known_values(option: Option | Line) -> list[str]:
    """What can be typed for an option, the default first; of a line, any of the names."""
    if isinstance(option, Line):
        return [WORDS[None], *option.names]
    return [value_text(option, value) for value in option.values]


def flag(option: Option | Line) -> str:
    return "--" + option.name.replace("_", "-")


def given_options(definition: GameDefinition, arguments: Namespace) -> dict[str, Any]:
    """The game's options that were given, as values."""
    given: dict[str, Any] = {}
    players = next(option for option in definition.options if option.name == "players")
    for option in definition.options:
        typed = getattr(arguments, option.name)
        if typed is None:
            continue
        given[option.name] = typed_value(option, typed)
        if isinstance(option, Line) and players.accepts(len(given[option.name] or ())):
            # There is one name for each player, so the names say how many there are.
            given.setdefault(players.name, len(given[option.name]))
    return given


def typed_value(option: Option | Line, typed: str) -> Any:
    """The value that was typed; CannotRead if there is none."""
    if isinstance(option, Line):
        names = [name.strip().casefold().replace(" ", "-") for name in typed.split(",")]
        values: dict[str, Any] = {WORDS[None]: None}
        if option.accepts(names):
            values[typed] = names
    else:
        values = {value_text(option, value): value for value in option.values}
    if typed not in values:
        known = Listing(tuple(known_values(option)))
        told = {"option": flag(option), "value": typed[:40], "known": known}
        raise CannotRead(Message("input-value", told))
    return values[typed]


def _table(arguments: Namespace, screen: Screen) -> Table:
    if arguments.load is not None:
        return _resumed(arguments, screen)
    definition = game_of(arguments.game or FIRST_GAME)
    given = given_options(definition, arguments)
    seats = _given_seats(arguments)
    named = arguments.names is not None or arguments.seed is not None
    asking = screen.interactive and not (given or seats or named)
    if asking:
        screen.say("setup-welcome")
        if arguments.game is None:
            definition = game_of(ask_game(screen, FIRST_GAME))
        given["players"] = ask_players(screen, definition)
    defaults = {option.name: option.default for option in definition.options}
    players = (defaults | given)["players"]
    if asking:
        placed = ask_seats(screen, players)
    else:
        placed = seats_of(players, *(seats or (1, (DEFAULT_BOT,))))
    match = new(definition.id, names=_names(arguments.names, players), seed=arguments.seed, **given)
    return Table(match, placed, screen)


def _resumed(arguments: Namespace, screen: Screen) -> Table:
    """A saved game goes on; who sits where is as saved, as given, or asked."""
    path = saves.typed_path(arguments.load)
    match, placed = saves.resume(path)
    _check_nothing_new(arguments, match)
    # What a table has saved is saved there again; other people's records stay as they are.
    own_file = None if placed is None else path.absolute()
    seats = _given_seats(arguments)
    if seats is not None:
        placed = seats_of(match.players, *seats)
    elif placed is None:
        placed = ask_seats(screen, match.players) if screen.interactive else seats_of(match.players)
    return Table(match, placed, screen, own_file)


def _check_nothing_new(arguments: Namespace, match: Match) -> None:
    """A saved game has its options already."""
    for name, value in vars(arguments).items():
        if name not in NOT_OF_THE_GAME and value is not None:
            told = {"option": "--" + name.replace("_", "-")}
            raise Contradiction(name, Message("load-with-option", told))
    if arguments.game not in (None, match.definition.id):
        raise Contradiction("game", Message("load-with-option", {"option": arguments.game}))


def _given_seats(arguments: Namespace) -> tuple[int, Sequence[str]] | None:
    """How many people and which bots, if anything of it was given."""
    if arguments.humans is None and arguments.bots is None:
        return None
    people = 1
    if arguments.humans is not None:
        typed = arguments.humans
        if not (typed.isascii() and typed.isdecimal() and len(typed) < 3):
            raise CannotRead(Message("seats-people", {"people": typed[:40]}))
        people = int(typed)
    bots = (arguments.bots or DEFAULT_BOT).split(",")
    if PERSON in bots:
        raise CannotRead(Message("seats-person-is-no-bot"))
    return people, [bot.strip() for bot in bots]


def _names(typed: str | None, players: int) -> list[str | None] | None:
    """Names between commas; whoever is left without one is called by number."""
    if typed is None:
        return None
    names: list[str | None] = [name.strip() or None for name in typed.split(",")]
    return names + [None] * (players - len(names))


@contextmanager
def _interrupted_once() -> Iterator[None]:
    """A closed window or a polite end is like Control-C, and nothing interrupts the saving."""
    before: dict[int, Any] = {}

    def interrupt(number: int, frame: object) -> None:
        for other in before:
            signal.signal(other, signal.SIG_IGN)
        raise KeyboardInterrupt

    for name in ("SIGINT", "SIGHUP", "SIGTERM"):
        # Only the main thread may do this, and not every system has them all.
        with suppress(AttributeError, ValueError):
            number = getattr(signal, name)
            before[number] = signal.signal(number, interrupt)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
