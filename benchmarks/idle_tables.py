"""How much memory a table takes: awake, and asleep once nothing has happened for a while.

python benchmarks/idle_tables.py [--tables 50] [--actions 40]
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import random
import tempfile
import tracemalloc
from functools import partial
from pathlib import Path

from bigapple.server import commands, persons
from bigapple.server.conduct import Asking
from bigapple.server.database import connect, migrate
from bigapple.server.entries import TimeControl
from bigapple.server.hall import Hall
from bigapple.server.metrics import Metrics
from bigapple.server.notices import Notices
from bigapple.server.persons import Person
from bigapple.server.thinking import Thinking
from bigapple.server.times import Time
from bigapple.server.writer import Writer

SEATS = 4


async def begun_table(hall: Hall, people: list[Asking], game: str, actions: int) -> None:
    """A table where so many actions have been taken."""
    table, _ = await hall.create(people[0], game, {"players": SEATS}, TimeControl(), True)
    for seat, asking in enumerate(people):
        if seat:
            await hall.command(table.id, asking, commands.Join(), f"join {seat}")
        await hall.command(table.id, asking, commands.Take(seat), f"take {seat}")
    await hall.command(table.id, people[0], commands.Start(), "start")
    choose = random.Random(1)
    for number in range(actions):
        actor = table.actor
        assert actor is not None
        assert table.match is not None
        action = choose.choice(table.match.legal).text
        act = commands.Act(actor, action, table.decision)
        await hall.command(table.id, people[actor], act, f"act {number}")


def kilobytes(before: tracemalloc.Snapshot, tables: int) -> float:
    gc.collect()
    grown = tracemalloc.take_snapshot().compare_to(before, "filename")
    return sum(part.size_diff for part in grown) / tables / 1024


async def measure(folder: Path, game: str, tables: int, actions: int) -> tuple[float, float]:
    engine = connect(f"sqlite:///{folder / 'bigapple.sqlite'}")
    migrate(engine)
    writer = Writer(engine)
    hall = Hall(
        engine,
        writer,
        time=Time(),
        thinking=Thinking(1),
        metrics=Metrics(),
        notices=Notices(),
    )
    people = []
    for seat in range(SEATS):
        person = Person(persons.new_id(), f"Player {seat}", "teal", "en")
        await writer(partial(persons.create, person=person, at=0))
        people.append(Asking(person.face))
    await begun_table(hall, people, game, actions)
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.take_snapshot()
    for _ in range(tables):
        await begun_table(hall, people, game, actions)
    awake = kilobytes(before, tables)
    for place in hall.places.values():
        place.table = None
    asleep = kilobytes(before, tables)
    tracemalloc.stop()
    writer.close()
    engine.dispose()
    return awake, asleep


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--actions", type=int, default=40)
    arguments = parser.parse_args()
    for game in ("manhattan", "king-of-new-york"):
        with tempfile.TemporaryDirectory() as folder:
            sizes = measure(Path(folder), game, arguments.tables, arguments.actions)
            awake, asleep = asyncio.run(sizes)
        print(
            f"{game}: {awake:.1f} KB awake after {arguments.actions} actions, {asleep:.1f} asleep"
        )


if __name__ == "__main__":
    main()
