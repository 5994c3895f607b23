"""Random games of King of New York, and a count of all that happened in them.

    .venv/bin/python -m tools.soak [--games 1000000] [--write docs/games/soak.md]

For every card it counts how often it was bought, how often it did something, and how often each
choice that it gives was taken one way and the other; for every kind of decision, event and ending
how often it occurred. It checks the invariants (K13.2) in every state of a sample, and reports the
deepest agenda. The exit status is 1 if something went wrong or never happened.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from tests.games.king_of_new_york.test_invariants import check

import bigapple
from bigapple.engine.agenda import DEPTH
from bigapple.engine.chance import Chance
from bigapple.engine.compiler import EntryPoint
from bigapple.engine.contract import numba_type
from bigapple.engine.events import empty_log
from bigapple.games.king_of_new_york import DEFINITION
from bigapple.games.king_of_new_york.cards.table import CARDS
from bigapple.games.king_of_new_york.components import MOST_PLAYERS
from bigapple.games.king_of_new_york.happenings import DECISIONS, EVENTS
from bigapple.games.king_of_new_york.people.words import ENDING_NAMES
from tools.soaking import CHOICES, Counts, play_range

DIRECTED = {
    "general-ellis bought": "test_general_ellis_gives_3_stars_and_hurts_everyone",
    "general-ellis did something": "test_general_ellis_gives_3_stars_and_hurts_everyone",
}
"""What random play hardly reaches, and the test that does."""
TESTS = Path(__file__).resolve().parent.parent / "tests" / "games" / "king_of_new_york"
CHUNK = 2000
SAMPLED_GAMES = 50
EVENT_ROOM = 200

console = Console()


def compiled() -> EntryPoint:
    import numba
    from numba import types

    def signature() -> Any:
        return (
            types.Array(numba.from_dtype(DEFINITION.record.dtype), 1, "C"),
            types.Array(numba.from_dtype(Chance.dtype), 1, "C"),
            numba_type("options", DEFINITION),
            types.int64,
            types.int64,
            types.int64,
            numba_type("log", DEFINITION),
            numba_type("actions", DEFINITION),
            types.Array(numba.from_dtype(Counts.dtype), 1, "C"),
        )

    return EntryPoint(play_range, signature, "soak")


def options_of(players: int) -> np.ndarray[Any, np.dtype[np.int64]]:
    defaults = {option.name: option.default for option in DEFINITION.options}
    return DEFINITION.codes(defaults | {"players": players})


def play(games: int, key: int) -> Any:
    """The counts of so many games, of two to six monsters in turn."""
    run = compiled()
    three = DEFINITION.record.many(3)
    chance = Chance.many(1)
    counts = Counts.many(1)
    log = empty_log(EVENT_ROOM)
    out = np.zeros(DEFINITION.list_room, np.int16)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=games)
        for first in range(0, games, CHUNK):
            last = min(games, first + CHUNK)
            options = options_of(2 + first // CHUNK % (MOST_PLAYERS - 1))
            run(three, chance, options, key, first, last, log, out, counts)
            bar.advance(task, last - first)
    return counts[0]


def sample() -> int:
    """Checks the invariants in every state of some games; returns how many states there were."""
    states = 0
    for number in range(SAMPLED_GAMES):
        match = bigapple.new("king-of-new-york", players=2 + number % 5, seed=f"soak {number}")
        chooser = np.random.default_rng(number)
        while match.actor is not None:
            check(match)
            states += 1
            legal = match.legal
            match.play(legal[int(chooser.integers(len(legal)))])
    return states


def is_tested(test: str | None) -> bool:
    """Whether there is a test of this name."""
    return test is not None and any(
        f"def {test}(" in path.read_text("utf-8") for path in TESTS.rglob("test_*.py")
    )


def report(counts: Any, games: int, states: int, seconds: float) -> tuple[str, list[str]]:
    """The page, and what never happened."""
    never: list[str] = []

    def number(name: str, count: Any) -> str:
        if count:
            return f"{int(count):,}"
        if is_tested(DIRECTED.get(name)):
            return "0 (tested)"
        never.append(name)
        return "0"

    lines = [
        "# What random play reaches in King of New York",
        "",
        f"`make soak` played {games:,} random games of two to six monsters "
        f"({int(counts.actions):,} actions, {int(counts.turns):,} turns). "
        f"The invariants of K13.2 held in all {states:,} states of {SAMPLED_GAMES} further games. "
        f"The deepest agenda had {int(counts.deepest)} frames of {DEPTH}; the longest list had "
        f"{int(counts.longest)} legal actions; faults of the engine: {int(counts.faults)}. "
        "What never happened by chance has a test of its own and is marked as tested.",
        "",
        "| card | bought | did something |",
        "|---|---:|---:|",
    ]
    for card, row in enumerate(CARDS):
        bought = number(f"{row.name} bought", counts.bought[card])
        done = number(f"{row.name} did something", counts.done[card])
        lines.append(f"| K11.{card + 1} {row.name} | {bought} | {done} |")
    lines += ["", "| choice | taken | not taken |", "|---|---:|---:|"]
    for index, name in enumerate(CHOICES):
        taken = number(f"{name} taken", counts.choices[index, 1])
        left = number(f"{name} not taken", counts.choices[index, 0])
        lines.append(f"| {name} | {taken} | {left} |")
    for title, names, column in (
        ("decision", DECISIONS[1:], counts.decisions[1:]),
        ("event", [event.name for event in EVENTS], counts.events),
        ("ending", ENDING_NAMES[1:], counts.endings[1:]),
    ):
        lines += ["", f"| {title} | times |", "|---|---:|"]
        lines += [
            f"| {name} | {number(f'{title} {name}', count)} |"
            for name, count in zip(names, column, strict=True)
        ]
    console.print(f"{games:,} games in {seconds:.0f} s")
    return "\n".join(lines) + "\n", never


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", type=Path, help="where the page goes")
    arguments = parser.parse_args()
    start = time.perf_counter()
    counts = play(arguments.games, arguments.seed)
    states = sample()
    page, never = report(counts, arguments.games, states, time.perf_counter() - start)
    if arguments.write:
        arguments.write.write_text(page, "utf-8")
    else:
        console.out(page, highlight=False)
    for name in never:
        console.out(f"never: {name}", highlight=False)
    return 1 if never or counts.faults else 0


if __name__ == "__main__":
    sys.exit(main())
