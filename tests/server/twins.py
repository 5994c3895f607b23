"""Two services that differ only in what somebody may not know."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import product
from pathlib import Path

from sqlalchemy import delete, update

from bigapple.engine.layout import to_bytes
from bigapple.errors import BigAppleError
from bigapple.games.manhattan.components import HAND
from bigapple.match import Match
from bigapple.server import archive, database, entries
from bigapple.server.entries import Logged
from bigapple.server.settings import Settings
from bigapple.server.table import Table
from tests.server.service import Hourglass, Service, serving

Log = list[Logged]


def copied(data: Path, table_id: str, seed: str, change: Callable[[Log], Log]) -> Path:
    """A copy of a service's data, in which a table has another seed and another log."""
    twin = data.with_name(data.name + "-twin")
    shutil.copytree(data, twin)
    engine = database.connect(Settings(data=twin).url)
    with database.writing(engine).begin() as connection:
        for logged in change(archive.read_entries(connection, table_id)):
            columns = database.entries.c
            connection.execute(
                update(database.entries)
                .where(columns.table_id == table_id, columns.number == logged.number)
                .values(entry=entries.encode(logged.entry))
            )
        tables = database.tables
        connection.execute(update(tables).where(tables.c.id == table_id).values(seed=seed))
        connection.execute(delete(database.snapshots))
    engine.dispose()
    return twin


def log_of(data: Path, table_id: str) -> Log:
    engine = database.connect(Settings(data=data).url)
    with engine.connect() as connection:
        log = archive.read_entries(connection, table_id)
    engine.dispose()
    return log


@asynccontextmanager
async def both(data: Path, twin: Path) -> AsyncIterator[tuple[Service, Service]]:
    """Two services side by side, at the same time of the same day."""
    async with AsyncExitStack() as stack:
        first = await stack.enter_async_context(serving(data, Hourglass()))
        second = await stack.enter_async_context(serving(twin, Hourglass()))
        yield first, second


# Hidden cards of Manhattan.


def played(log: Log) -> Match:
    """The match that a log of a table leads to."""
    table = Table("table", "seed", "")
    for logged in log:
        table.fold(logged)
    assert table.match is not None
    return table.match


def with_other_hands(log: Log, viewer: int) -> Log:
    """The same log to a viewer, though every other player holds other cards."""
    for mine, theirs in product(hidden(log, viewer), repeat=2):
        if mine[2] >= theirs[2] or mine[3] == theirs[3]:
            continue
        twin = exchanged(exchanged(log, mine, theirs[3]), theirs, mine[3])
        try:
            match = played(twin)
        except BigAppleError:
            # The pile had no such card then, or something could not have been done.
            continue
        real = played(log)
        assert to_bytes(match.game) != to_bytes(real.game)
        for eyes in (viewer, None):
            assert to_bytes(match.concealed(eyes)) == to_bytes(real.concealed(eyes))
        return twin
    raise AssertionError("no other hands fit")


Draw = tuple[int, int, int, int]
"""The number of an entry, the place in its draws, the player, and the card."""


def hidden(log: Log, viewer: int) -> Iterator[Draw]:
    """The last draw of each card that another player still holds."""
    last: dict[tuple[int, int], Draw] = {}
    for logged in log:
        if not isinstance(logged.entry, entries.Dealt | entries.Acted):
            continue
        outcomes = draws(logged)
        cards = [place for place, text in enumerate(outcomes) if text.startswith("card ")]
        for order, place in enumerate(cards):
            # Hands are dealt one after another; later whoever acts draws.
            entry = logged.entry
            player = entry.seat if isinstance(entry, entries.Acted) else order // HAND
            card = int(outcomes[place].split()[1]) - 1
            last[player, card] = (logged.number, place, player, card)
    hands = played(log).position()["hands"]
    for (player, card), draw in last.items():
        if player != viewer and card + 1 in hands[player]:
            yield draw


def draws(logged: Logged) -> list[str]:
    assert isinstance(logged.entry, entries.Dealt | entries.Acted)
    return logged.entry.draws


def exchanged(log: Log, draw: Draw, card: int) -> Log:
    """The log, had another card been drawn."""
    number, place, _, _ = draw
    twin = []
    for logged in log:
        entry = logged.entry
        if logged.number == number:
            outcomes = draws(logged).copy()
            outcomes[place] = f"card {card + 1}"
            if isinstance(entry, entries.Acted):
                entry = entries.Acted(entry.seat, entry.text, outcomes, entry.by)
            else:
                entry = entries.Dealt(outcomes)
        twin.append(Logged(logged.number, logged.at, entry, logged.request))
    return twin
