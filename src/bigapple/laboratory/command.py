"""What `bigapple lab` does: checks what is asked for, simulates, writes the report."""

from __future__ import annotations

import os
import sys
import tempfile
import threading
import time
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from bigapple.engine.compiler import prepare
from bigapple.errors import BigAppleError, CannotRead
from bigapple.files import file_of
from bigapple.laboratory import gpu, report
from bigapple.laboratory.counting.loop import POLICIES
from bigapple.laboratory.simulation import entry_point
from bigapple.laboratory.study import DEFAULT_GAMES, Study, carry_out, plan
from bigapple.opening import complete_options, game_of
from bigapple.texts import Listing, Message, text

DEFAULT_GAME = "king-of-new-york"
DEFAULT_POLICY = "quick"
DEFAULT_FILE = "report.html"
DEFAULT_SEED = 1
DEVICES = ("auto", "cpu", "gpu")
MOST_GAMES = 1_000_000_000
LARGEST_SEED = 0xFFFFFFFF
MOST_JOBS = 1024
ROOM = 1 << 18
"""Of bytes: no report of either game takes more."""


def lab(arguments: Namespace, language: str) -> bool:
    """Carries the command out; whether it was not interrupted."""
    definition = game_of(arguments.game or DEFAULT_GAME)
    players = None
    if arguments.players is not None:
        players = number("players", arguments.players, 1, MOST_GAMES)
        complete_options(definition, {"players": players})
    policy = arguments.policy or DEFAULT_POLICY
    if policy not in POLICIES:
        told = {"option": "--policy", "value": policy[:40], "known": Listing(POLICIES)}
        raise CannotRead(Message("input-value", told))
    games = number("games", arguments.games or str(DEFAULT_GAMES), 1, MOST_GAMES)
    seed = number("seed", arguments.seed or str(DEFAULT_SEED), 0, LARGEST_SEED)
    jobs = number("jobs", arguments.jobs or str(os.cpu_count() or 1), 1, MOST_JOBS)
    out = file_of("--out", DEFAULT_FILE if arguments.out is None else arguments.out)
    study = plan(definition, players, games, POLICIES.index(policy), seed)
    study.on_gpu = on_gpu(arguments.device or DEVICES[0])
    with writable(out) as draft:
        if not study.on_gpu:
            prepare([entry_point(definition.id)])
        start = time.perf_counter()
        stop = threading.Event()
        with progress(study, language) as played:
            carry_out(study, jobs, played, stop)
        seconds = time.perf_counter() - start
        if study.played == 0:
            raise CannotRead(Message("lab-nothing-played"))
        put(report.html(study, language).encode(), draft, out)
    told = {"file": str(out), "games": f"{study.played}", "seconds": f"{seconds:.0f}"}
    print(text("lab-written", language, **told))
    return not stop.is_set()


def on_gpu(device: str) -> bool:
    """Whether to simulate on a GPU: if there is one, or because it is asked for."""
    if device not in DEVICES:
        told = {"option": "--device", "value": device[:40], "known": Listing(DEVICES)}
        raise CannotRead(Message("input-value", told))
    if device == "cpu":
        return False
    found = gpu.available()
    if device == "gpu" and not found:
        raise CannotRead(Message("lab-no-gpu"))
    return found


def number(option: str, given: str, least: int, most: int) -> int:
    """A whole number of the command line; spaces and separators are not understood."""
    if given.isascii() and given.isdigit() and len(given) < 20 and least <= int(given) <= most:
        return int(given)
    told = {"option": f"--{option}", "value": given[:40], "least": str(least), "most": str(most)}
    raise CannotRead(Message("lab-bad-number", told))


@contextmanager
def writable(out: Path) -> Iterator[Path]:
    """A draft beside the report, made before anything else: a path that cannot be written to, or
    has no room, is noticed before the simulation. An older report stays until the new one is whole.
    """
    draft = Path(f"{out}.part")
    try:
        with refused(out):
            draft.write_bytes(bytes(ROOM))
        yield draft
    finally:
        with suppress(OSError):
            draft.unlink()


@contextmanager
def refused(out: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise CannotRead(Message("lab-cannot-write", failure(out, error))) from None


def failure(out: Path, error: OSError) -> dict[str, str]:
    return {"file": str(out), "reason": error.strerror or type(error).__name__}


def put(content: bytes, draft: Path, out: Path) -> None:
    """The report in its place, or where there is room for it: it has cost a simulation."""
    try:
        # Into the draft as it is: room that is given up may be taken by others.
        with draft.open("r+b") as file:
            file.write(content)
            file.truncate()
        draft.replace(out)
    except OSError as error:
        told = failure(out, error)
        kept = kept_elsewhere(content)
        if kept is None:
            raise BigAppleError(Message("lab-cannot-write", told)) from None
        raise BigAppleError(Message("lab-kept", told | {"kept": kept})) from None


def kept_elsewhere(content: bytes) -> str | None:
    """The name of a temporary file with the report; None if there is no room for it either."""
    try:
        number, name = tempfile.mkstemp(".html", "bigapple-")
    except OSError:
        return None
    try:
        with open(number, "wb") as file:
            file.write(content)
    except OSError:
        os.unlink(name)
        return None
    return name


@contextmanager
def progress(study: Study, language: str) -> Iterator[Callable[[int], None]]:
    """Told how many games were played further: a bar on a terminal, else one line at first."""
    label = text("lab-progress", language)
    if os.environ.get("BIGAPPLE_PLAIN") or not sys.stderr.isatty():
        print(label, file=sys.stderr, flush=True)
        yield lambda games: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
    from rich.progress import TimeRemainingColumn as Remaining

    columns = (TextColumn(label), BarColumn(), MofNCompleteColumn(), Remaining())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=study.games)
        yield lambda games: bar.advance(task, games)
