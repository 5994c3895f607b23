"""Random play: ours beside OpenSpiel through Python, in the same run on the same core.

make bench          # prints the table that docs/performance.md quotes
"""

from __future__ import annotations

import os
import platform
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, cast

import pyspiel
from rich.console import Console
from rich.table import Table

import bigapple
from bigapple.engine.batch import Batch
from bigapple.games import MODULES, definition

SECONDS = 3.0
ROUNDS = 3
GAMES = 4096
PLACEMENTS = {2: 64, 3: 72, 4: 96}
ALL_OPTIONS = {
    "urban_rules": True,
    "megacity": "all",
    "monster": "baby",
    "progressive": True,
    "anti_trust": "player",
}

console = Console(width=110)


def open_spiel(name: str) -> tuple[float, float]:
    """Games and players' actions a second, through the Python API.

    Chance is sampled and not counted, as our card draws are not.
    """
    game = pyspiel.load_game(name)
    rng = random.Random(1)
    games = actions = 0
    start = time.perf_counter()
    while time.perf_counter() - start < SECONDS:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                actions += 1
        games += 1
    seconds = time.perf_counter() - start
    return games / seconds, actions / seconds


def ours(game: str, threads: int = 1, **options: Any) -> tuple[float, float, float]:
    """Games, actions and turns a second, all legal actions listed before each action.

    A turn of Manhattan is a placement; one of King of New York is all of a monster's turn.
    """
    batch = cast(Batch, bigapple.batch(game, GAMES, seed=1, threads=threads, **options))
    batch.reset()
    batch.playout()
    games = actions = turns = 0
    start = time.perf_counter()
    while time.perf_counter() - start < SECONDS:
        batch.reset()
        actions += int(batch.playout().sum())
        games += GAMES
        if game == "manhattan":
            turns += GAMES * PLACEMENTS[options.get("players", 4)]
        else:
            turns += int(batch.games["turn_number"].sum())
    seconds = time.perf_counter() - start
    return games / seconds, actions / seconds, turns / seconds


def best(measure: Callable[[], tuple[float, ...]]) -> tuple[float, ...]:
    return max(measure() for _ in range(ROUNDS))


def seconds_of(*command: str, cold: bool = False) -> float:
    """The median time of a command; cold, each time with an empty cache."""
    taken = []
    for _ in range(3 if cold else 5):
        with tempfile.TemporaryDirectory() as empty:
            environment = os.environ | ({"BIGAPPLE_CACHE": empty} if cold else {})
            start = time.perf_counter()
            subprocess.run(command, check=True, capture_output=True, env=environment)
            taken.append(time.perf_counter() - start)
    return statistics.median(taken)


def speed_table() -> None:
    table = Table(title="Random play, one core")
    for heading in ("what", "games/s", "turns/s", "actions/s", "ratio"):
        table.add_column(heading, justify="left" if heading == "what" else "right")
    peers = {name: best(partial(open_spiel, name)) for name in PEERS}
    base = peers["backgammon"][1]
    for name, (games, actions, *_) in peers.items():
        ratio = actions / base
        table.add_row(f"OpenSpiel {name}", f"{games:,.0f}", "", f"{actions:,.0f}", f"{ratio:.1f}")
    rows: dict[str, tuple[str, dict[str, Any]]] = {
        "Manhattan, 4 players": ("manhattan", {}),
        "Manhattan, 4, all options on": ("manhattan", ALL_OPTIONS),
        "Manhattan, 3 players": ("manhattan", {"players": 3}),
        "Manhattan, 2 players": ("manhattan", {"players": 2}),
        "King of New York, 4 monsters": ("king-of-new-york", {}),
        "King of New York, 2 monsters": ("king-of-new-york", {"players": 2}),
        "King of New York, 6 monsters": ("king-of-new-york", {"players": 6}),
    }
    for label, (game, options) in rows.items():
        games, actions, turns = best(partial(ours, game, **options))
        ratio = turns / base
        table.add_row(label, f"{games:,.0f}", f"{turns:,.0f}", f"{actions:,.0f}", f"{ratio:.1f}")
    console.print(table)
    console.print(
        "ratio: turns (OpenSpiel: actions) a second over OpenSpiel backgammon's actions\n"
    )


def threads_table(cores: int) -> None:
    table = Table(title="4 players, by threads")
    for heading in ("game", "threads", "games/s", "speed-up"):
        table.add_column(heading, justify="left" if heading == "game" else "right")
    for game in MODULES:
        one = 0.0
        for threads in range(1, cores + 1):
            games = best(partial(ours, game, threads))[0]
            one = one or games
            table.add_row(game, str(threads), f"{games:,.0f}", f"{games / one:.2f}")
    console.print(table)


def start_table() -> None:
    table = Table(title="Starting")
    table.add_column("what")
    table.add_column("seconds", justify="right")
    rows = {}
    for game in MODULES:
        new_game = f"import bigapple; bigapple.new({game!r}, seed=1).legal"
        label = f"{game}, cold: compile all that a table needs, first game"
        rows[label] = seconds_of(sys.executable, "-c", new_game, cold=True)
        seconds_of(sys.executable, "-c", new_game)
        label = f"{game}, warm: import and first game"
        rows[label] = seconds_of(sys.executable, "-c", new_game)
    rows["bigapple --version"] = seconds_of(sys.executable, "-m", "bigapple", "--version")
    for label, seconds in rows.items():
        table.add_row(label, f"{seconds:.2f}")
    console.print(table)


PEERS = ("backgammon", "connect_four", "tic_tac_toe")


def processor() -> str:
    """The processor's name and the instruction set that the compiler aims at."""
    import llvmlite.binding

    names = re.findall(r"model name\s*: (.*)", Path("/proc/cpuinfo").read_text())
    return f"{names[0] if names else platform.machine()} ({llvmlite.binding.get_host_cpu_name()})"


def main() -> None:
    cores = sorted(os.sched_getaffinity(0))
    console.print(f"{processor()}, {len(cores)} cores, Python {platform.python_version()}")
    for game in MODULES:
        console.print(f"a state of {game}: {definition(game).record.dtype.itemsize} bytes")
    os.sched_setaffinity(0, {cores[0]})
    speed_table()
    os.sched_setaffinity(0, cores)
    threads_table(len(cores))
    start_table()


if __name__ == "__main__":
    main()
