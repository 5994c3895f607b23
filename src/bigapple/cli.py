"""The `bigapple` command. What a command needs is imported when it is used."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, redirect_stdout
from io import StringIO
from typing import Any, NoReturn, TextIO, cast

import bigapple
from bigapple.texts import LANGUAGES, Listing, Message, default_language, text

DONE = 0
REFUSED = 1
BAD_INPUT = 2
INTERRUPTED = 130
COMPLAINTS = {
    "cli-missing-value": "argument (.+): expected one argument",
    "cli-unwanted-value": "argument (.+): ignored explicit argument .+",
    "cli-missing-argument": "the following arguments are required: (.+)",
}
"""What argparse says in English only, by the message that says it in every language."""


class Parser(argparse.ArgumentParser):
    """Says what is wrong in the player's language."""

    def __init__(self, language: str, name: str) -> None:
        super().__init__(
            prog=f"bigapple {name}",
            usage=argparse.SUPPRESS,
            description=text(f"cli-{name}", language),
            add_help=False,
            allow_abbrev=False,
        )
        self.language = language
        self._positionals.title = text("cli-positionals", language)
        self._optionals.title = text("cli-options", language)
        self.add_argument("-h", "--help", action="help", help=text("cli-help", language))

    def option(self, name: str, metavar: str | None = None, about: str = "") -> None:
        """An option, with the help text of its name or of `about`; without a metavar, a switch."""
        described = text(f"cli-option-{about or name}", self.language)
        if metavar is None:
            self.add_argument(f"--{name}", action="store_true", help=described)
        else:
            self.add_argument(f"--{name}", metavar=metavar, help=described)

    def read(self, given: list[str]) -> argparse.Namespace:
        arguments, unknown = self.parse_known_args(given)
        if unknown:
            told = text("cli-unknown-argument", self.language, argument=unknown[0][:40])
            self.exit(BAD_INPUT, told + "\n")
        return arguments

    def error(self, message: str) -> NoReturn:
        told = text("cli-error", self.language, reason=message)
        for complaint, said in COMPLAINTS.items():
            if found := re.fullmatch(said, message):
                told = text(complaint, self.language, argument=found[1])
        self.exit(BAD_INPUT, told + "\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command and returns its exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    output = Output(sys.stdout)
    code = REFUSED
    try:
        with redirect_stdout(cast(TextIO, output)):
            try:
                code = _command(given)
            finally:
                output.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read the output has read enough.
        _drop(sys.stdout)
        return DONE
    except (OSError, SystemExit):
        if output.failure is None:
            raise
    if output.failure is not None:
        _drop(sys.stdout)
        reason = output.failure.strerror or type(output.failure).__name__
        try:
            _say("cli-output", default_language(), reason=reason)
        except OSError:
            # The terminal that both went to is gone.
            _drop(sys.stderr)
        return code or REFUSED
    return code


class Output:
    """The standard output, which knows whether it could be written.

    An error itself does not tell it: it names no file, and some catch it without a word.
    """

    def __init__(self, stream: TextIO | None) -> None:
        # Whoever has closed it wants none of it.
        self._stream = stream or StringIO()
        self.failure: OSError | None = None

    def write(self, written: str) -> int:
        with self._watched():
            return self._stream.write(written)

    def flush(self) -> None:
        with self._watched():
            self._stream.flush()

    @contextmanager
    def _watched(self) -> Iterator[None]:
        try:
            yield
        except BrokenPipeError:
            raise
        except OSError as error:
            self.failure = error
            raise

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


def _drop(stream: TextIO) -> None:
    """Nothing that it still holds is there to be written when the interpreter ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _command(given: list[str]) -> int:
    if given[:1] == ["--version"]:
        print(f"bigapple {bigapple.__version__}")
        return DONE
    language = _language(given)
    if language is None:
        return BAD_INPUT
    # What is said on the way, such as that something is compiled, is said in the same way too.
    os.environ["BIGAPPLE_LANGUAGE"] = language
    if "--plain" in given:
        os.environ["BIGAPPLE_PLAIN"] = "1"
    commands = {
        "play": _play,
        "rules": _rules,
        "verify": _verify,
        "serve": _serve,
        "host": _host,
        "arena": _arena,
        "prepare": _prepare,
        "lab": _lab,
    }
    name = given[0] if given else "--help"
    if name in commands:
        return commands[name](given[1:], language)
    if name in ("-h", "--help"):
        print(text("cli-bigapple", language))
        print()
        print(text("cli-commands", language))
        return DONE
    known = Listing(tuple(commands))
    print(text("cli-unknown-command", language, command=name[:40], known=known), file=sys.stderr)
    return BAD_INPUT


def _language(given: list[str]) -> str | None:
    """The language asked for anywhere in the line, before any text is needed; None if unknown."""
    language = default_language()
    for number, argument in enumerate(given):
        if argument == "--language":
            language = "".join(given[number + 1 : number + 2])
        elif argument.startswith("--language="):
            language = argument.partition("=")[2]
    if language in LANGUAGES:
        return language
    told = {"option": "--language", "value": language[:40], "known": Listing(LANGUAGES)}
    print(Message("input-value", told).text(default_language()), file=sys.stderr)
    return None


def _rules(given: list[str], language: str) -> int:
    from bigapple.errors import BigAppleError
    from bigapple.terminal.rules import show_rules
    from bigapple.terminal.screen import standard_screen

    parser = Parser(language, "rules")
    parser.add_argument("reference", nargs="?", help=text("cli-rules-reference", language))
    _add_screen_options(parser)
    arguments = parser.read(given)
    screen = standard_screen(language, plain=arguments.plain, colour=not arguments.no_colour)
    try:
        show_rules(screen, arguments.reference or "")
    except BigAppleError as error:
        print(error.text(language), file=sys.stderr)
        return BAD_INPUT
    return DONE


def _prepare(given: list[str], language: str) -> int:
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    from bigapple import games
    from bigapple.bots import prepare

    parser = Parser(language, "prepare")
    parser.option("language", "|".join(LANGUAGES))
    parser.read(given)
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        list(pool.map(prepare, games.MODULES))
    return DONE


def _serve(given: list[str], language: str) -> int:
    parser = Parser(language, "serve")
    parser.option("data", "FOLDER")
    parser.option("address", "ADDRESS")
    parser.option("port", "PORT")
    parser.option("client", "FOLDER")
    parser.option("language", "|".join(LANGUAGES))
    arguments = parser.read(given)
    try:
        from bigapple.server.serve import serve
        from bigapple.server.settings import BadSetting, from_environment
    except ImportError:
        _say("serve-needs-parts", language)
        return BAD_INPUT
    from bigapple.errors import BigAppleError

    try:
        settings = from_environment(
            data=arguments.data,
            address=arguments.address,
            port=arguments.port,
            client=arguments.client,
        )
        serve(settings, lambda address: text("serve-ready", language, address=address))
    except BadSetting as error:
        _say("serve-bad-setting", language, name=error.name, value=error.value[:40])
        return BAD_INPUT
    except BigAppleError as error:
        print(error.text(language), file=sys.stderr)
        return BAD_INPUT
    return DONE


# What a host can do, and what it is done to.
HOST_ACTIONS: dict[str, tuple[str, ...]] = {
    "list": (),
    "close": ("table",),
    "delete": ("table",),
    "export": ("table", "file"),
    "backup": ("file",),
    "restore": ("file",),
}


def _host(given: list[str], language: str) -> int:
    parser = Parser(language, "host")
    # The action is asked for by name first, for each is done to something else.
    action = next((word for word in given if word in HOST_ACTIONS), None)
    parser.add_argument("action", help=text("cli-host-action", language))
    for name in HOST_ACTIONS.get(action or "", ()):
        parser.add_argument(name, help=text(f"cli-host-{name}", language))
    parser.option("all")
    parser.option("data", "FOLDER")
    parser.option("language", "|".join(LANGUAGES))
    arguments = parser.read(given)
    if arguments.action not in HOST_ACTIONS:
        known = Listing(tuple(HOST_ACTIONS))
        _say("host-unknown-action", language, action=arguments.action[:40], known=known)
        return BAD_INPUT
    try:
        from bigapple.server import host
        from bigapple.server.settings import BadSetting, from_environment
    except ImportError:
        _say("serve-needs-parts", language)
        return BAD_INPUT
    from bigapple.errors import BigAppleError

    try:
        settings = from_environment(data=arguments.data)
        done = list(host.carry_out(settings, **vars(arguments)))
    except BadSetting as error:
        _say("serve-bad-setting", language, name=error.name, value=error.value[:40])
        return BAD_INPUT
    except OSError as error:
        reason = error.strerror or type(error).__name__
        _say("host-file", language, path=str(error.filename), reason=reason)
        return REFUSED
    except BigAppleError as error:
        print(error.text(language), file=sys.stderr)
        return REFUSED
    for told in done:
        print(told.text(language))
    return DONE


def _verify(given: list[str], language: str) -> int:
    from bigapple.dice import observed
    from bigapple.errors import BigAppleError
    from bigapple.numbers import number
    from bigapple.verifying import verify

    parser = Parser(language, "verify")
    parser.add_argument("record", help=text("cli-verify-record", language))
    parser.option("language", "|".join(LANGUAGES))
    arguments = parser.read(given)
    try:
        with open(arguments.record, encoding="utf-8") as file:
            found = verify(file.read())
    except (OSError, UnicodeError) as error:
        reason = getattr(error, "strerror", None) or type(error).__name__
        _say("load-failed", language, file=arguments.record[:80], reason=reason)
        return BAD_INPUT
    except BigAppleError as error:
        print(error.text(language), file=sys.stderr)
        return REFUSED
    told = {"file": arguments.record, "entries": found.entries, "draws": found.draws}
    print(text("verify-fine", language, **told))
    print(text("verify-commitment", language, commitment=found.match.commitment))
    if found.given:
        print(text("verify-given", language, count=found.given))
    for dice in observed(found.match).values():
        faces = ", ".join(f"{face} {count}" for face, count in dice["observed"].items())
        expected = number(dice["expected"], language, 1)
        told = {"thrown": dice["thrown"], "expected": expected, "faces": faces}
        print(text("verify-dice", language, **told))
    return DONE


def _arena(given: list[str], language: str) -> int:
    from bigapple.arena.command import run

    return run(given, language)


def _lab(given: list[str], language: str) -> int:
    from bigapple.errors import BigAppleError, CannotRead
    from bigapple.laboratory.command import lab

    parser = Parser(language, "lab")
    parser.option("game", "GAME", about="lab-game")
    parser.option("players", "N", about="lab-players")
    parser.option("games", "N", about="lab-games")
    parser.option("policy", "random|quick|greedy")
    parser.add_argument("--seed", metavar="SEED", help=text("cli-lab-seed", language))
    parser.option("out", "FILE", about="lab-out")
    parser.option("jobs", "N", about="lab-jobs")
    parser.option("device", "auto|cpu|gpu")
    parser.option("language", "|".join(LANGUAGES))
    parser.option("plain")
    arguments = parser.read(given)
    try:
        return DONE if lab(arguments, language) else INTERRUPTED
    except BigAppleError as error:
        print(error.text(language), file=sys.stderr)
        return BAD_INPUT if isinstance(error, CannotRead) else REFUSED


def _play(given: list[str], language: str) -> int:
    from bigapple.engine.options import Line
    from bigapple.errors import BigAppleError
    from bigapple.games import MODULES
    from bigapple.opening import game_of
    from bigapple.terminal.play import FIRST_GAME, flag, known_values, play
    from bigapple.terminal.screen import standard_screen

    parser = Parser(language, "play")
    parser.add_argument("game", nargs="?", help=text("cli-play-game", language))
    parser.option("humans", "K")
    parser.option("bots", "NAME[,NAME…]")
    parser.option("names", "NAME[,NAME…]")
    parser.option("seed", "SEED")
    parser.option("load", "FILE")
    _add_screen_options(parser)
    try:
        definition = game_of(next((game for game in given if game in MODULES), FIRST_GAME))
        for option in definition.options:
            known = ", ".join(known_values(option))
            described = text(f"option-{option.name.replace('_', '-')}", language)
            described = text("cli-option-values", language, option=described, known=known)
            several = isinstance(option, Line)
            # What can be on is on where it is given without a value.
            switch = any(value is True for value in option.values)
            parser.add_argument(
                flag(option),
                metavar="NAME[,NAME…]" if several else "X",
                help=described.replace("%", "%%"),
                nargs="?" if switch else None,
                const="on" if switch else None,
            )
        arguments = parser.read(given)
        screen = standard_screen(language, plain=arguments.plain, colour=not arguments.no_colour)
        return play(arguments, screen)
    except BigAppleError as error:
        told = error.text(language)
        if error.clause:
            told = text("refused-by-clause", language, reason=told, clause=error.clause)
        print(told, file=sys.stderr)
        return BAD_INPUT


def _say(message: str, language: str, **parameters: object) -> None:
    """What went wrong, to whoever reads the screen."""
    print(text(message, language, **parameters), file=sys.stderr)


def _add_screen_options(parser: Parser) -> None:
    parser.option("language", "|".join(LANGUAGES))
    parser.option("plain")
    parser.option("no-colour")
