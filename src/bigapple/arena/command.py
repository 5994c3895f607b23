"""`bigapple arena`: a tournament from the command line's options."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterable, Iterator
from contextlib import suppress
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from typing import Any

from rich.console import Console

from bigapple.arena import cluster, local
from bigapple.arena.display import watched
from bigapple.arena.parquet import named
from bigapple.arena.playing import Played, prepare
from bigapple.arena.report import Report
from bigapple.arena.results import Results, files_of, load
from bigapple.arena.schedule import LINEUPS, MIXED, Fixture, Tournament, schedule, tournament
from bigapple.cli import BAD_INPUT, DONE, INTERRUPTED, REFUSED, Parser
from bigapple.errors import BigAppleError, CannotRead
from bigapple.files import check_writable, file_of, refusal, same_file
from bigapple.opening import game_of
from bigapple.terminal.play import FIRST_GAME, typed_value
from bigapple.texts import LANGUAGES, Listing, Message, text

PARTS = ("choix", "pyarrow")
"""What the extra `arena` brings."""
GAMES = 100
MOST_GAMES = 10_000_000
MOST_JOBS = 1024
OUT = "results.parquet"
STANDARD_OUTPUT = "-"


def run(given: list[str], language: str) -> int:
    """Plays a tournament, or shows an earlier one; returns the exit code."""
    arguments = command_parser(language).read(given)
    going: Run | None = None
    report: Report | None = None
    told: Message | None = None
    code = DONE
    try:
        if any(find_spec(part) is None for part in PARTS):
            raise CannotRead(Message("arena-needs-parts"))
        path = results_file(arguments)
        page = page_file(arguments, path)
        if arguments.show is not None:
            report = Report(*load(path), language)
        else:
            going = Run(arguments, path, language)
            report = going.carry_out()
        if page is not None:
            _write(page, report)
    except BigAppleError as error:
        code = BAD_INPUT if isinstance(error, CannotRead) else REFUSED
        told = error.message
    except OSError as error:
        code = REFUSED
        reason = (error.strerror or str(error)).rstrip(".")
        told = Message("arena-file", {"file": str(error.filename), "reason": reason})
    except KeyboardInterrupt:
        code = INTERRUPTED
        told = Message("arena-interrupted")
        if going is not None:
            going.count_again()
    if told is not None:
        print(told.text(language), file=sys.stderr)
        if going is not None and going.kept:
            kept = Message("arena-kept", {"done": going.kept, "file": str(going.path)})
            print(kept.text(language), file=sys.stderr)
    if report is not None:
        # Also where its page could not be written: it has cost a tournament.
        _tell(report, arguments)
    return code


def results_file(arguments: Namespace) -> Path:
    """Where results are shown from, or kept."""
    if arguments.show is not None:
        return file_of("--show", arguments.show)
    return file_of("--out", OUT if arguments.out is None else arguments.out)


def page_file(arguments: Namespace, results: Path) -> Path | None:
    """Where the table is to be written, if anywhere; what cannot be is refused before games."""
    if arguments.markdown in (None, STANDARD_OUTPUT):
        return None
    page = file_of("--markdown", arguments.markdown)
    if any(same_file(page, one) for one in files_of(results)):
        raise refusal("--markdown", page, "arena-results-there")
    check_writable(page)
    return page


def command_parser(language: str) -> Parser:
    parser = Parser(language, "arena")
    parser.add_argument("bots", nargs="*", metavar="BOT", help=text("cli-arena-bots", language))
    parser.option("game", "GAME")
    parser.option("players", "N")
    parser.option("games", "M")
    parser.add_argument("--seed", metavar="SEED", help=text("cli-arena-seed", language))
    parser.option("lineup", "|".join(LINEUPS))
    parser.add_argument(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help=text("cli-arena-option", language),
    )
    parser.option("jobs", "J")
    parser.option("ray", "ADDRESS")
    parser.option("out", "FILE")
    parser.option("markdown", "FILE")
    parser.option("show", "FILE")
    parser.option("language", "|".join(LANGUAGES))
    parser.option("plain")
    return parser


class Run:
    """One run of a tournament: it begins it, or goes on with it."""

    def __init__(self, arguments: Namespace, path: Path, language: str) -> None:
        self.arguments = arguments
        self.path = path
        self.language = language
        self.tournament = read_tournament(arguments)
        asked = _number("--games", arguments.games, GAMES, MOST_GAMES)
        self.total = self.tournament.whole_deals(asked)
        self.jobs = _number("--jobs", arguments.jobs, local.cores(), MOST_JOBS)
        if arguments.ray is not None:
            cluster.check_address(arguments.ray)
        self.kept = 0
        """Games that are finished and on disk."""

    def carry_out(self) -> Report:
        with Results(self.path, self.tournament) as results:
            self.kept = len(results.games)
            if self.kept:
                total = max(self.kept, self.total)
                told = text("arena-goes-on", self.language, done=self.kept, total=total)
                print(told, file=sys.stderr, flush=True)
            for played in self._played(results):
                results.add(played)
                self.kept = len(results.games)
            results.finish()
        return Report(self.tournament, results.games, self.language)

    def count_again(self) -> None:
        """A game may have come to the disk just before it would have been counted."""
        # Without a finished game there may be no file either.
        with suppress(CannotRead, FileNotFoundError):
            self.kept = len(load(self.path)[1])

    def _played(self, results: Results) -> Iterator[Played]:
        planned = islice(schedule(self.tournament), self.total)
        waiting = [fixture for fixture in planned if fixture.number not in results.games]
        if not waiting:
            return iter(())
        earlier = list(results.games.values())
        return watched(self._workers(waiting), earlier, self.total, self.language)

    def _workers(self, waiting: Iterable[Fixture]) -> Iterator[Played]:
        if self.arguments.ray is not None:
            return cluster.play_all(self.tournament, waiting, self.arguments.ray, self.jobs)
        prepare(self.tournament)
        return local.play_all(self.tournament, waiting, self.jobs)


def read_tournament(arguments: Namespace) -> Tournament:
    """The tournament that the command line describes."""
    definition = game_of(arguments.game or FIRST_GAME)
    known = {option.name: option for option in definition.options}
    given: dict[str, Any] = {}
    typed = list(arguments.option)
    if arguments.players is not None:
        typed.append(f"players={arguments.players}")
    for one in typed:
        name, equals, value = one.partition("=")
        name = name.replace("-", "_")
        if not equals or name not in known:
            raise CannotRead(
                Message("input-option", {"option": one[:40], "known": Listing(tuple(known))})
            )
        given[name] = typed_value(known[name], value)
    return tournament(
        definition.id,
        arguments.bots,
        seed=arguments.seed or "0",
        lineup=arguments.lineup or MIXED,
        **given,
    )


def _number(option: str, typed: str | None, default: int, most: int) -> int:
    if typed is None:
        return default
    if not (typed.isascii() and typed.isdigit() and 1 <= int(typed[:20]) <= most):
        told = {"key": option, "low": 1, "high": most, "value": typed[:40]}
        raise CannotRead(Message("input-number", told))
    return int(typed)


def _write(page: Path, report: Report) -> None:
    try:
        page.write_text(report.markdown(), "utf-8")
    except OSError as error:
        raise named(error, page) from None


def _tell(report: Report, arguments: Namespace) -> None:
    if arguments.markdown == STANDARD_OUTPUT:
        print(report.markdown(), end="")
    elif arguments.plain:
        print("\n".join(report.lines()))
    else:
        # A file or a pipe has no width that a table must be cut to.
        report.print(Console() if sys.stdout.isatty() else Console(width=200))
