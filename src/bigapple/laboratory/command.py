"""What `bigapple lab` does: checks what is asked for, simulates, writes the report."""

from __future__ import annotations

import errno
import os
import sys
import threading
import time
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from bigapple.engine.compiler import prepare
from bigapple.errors import CannotRead
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
    out = Path(arguments.out or DEFAULT_FILE)
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
        draft.write_text(report.html(study, language), "utf-8")
        draft.replace(out)
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
    """A draft beside the report, made before anything else: a path that cannot be written to is
    noticed before the simulation, and an older report stays until the new one is whole."""
    draft = Path(f"{out}.part")
    try:
        if out.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        draft.write_bytes(b"")
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise CannotRead(
            Message("lab-cannot-write", {"file": str(out), "reason": reason})
        ) from None
    try:
        yield draft
    finally:
        draft.unlink(missing_ok=True)


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
