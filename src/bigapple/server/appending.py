"""Entries that go behind the last of their tables, many tables' at once.

Each statement costs the writing thread a wait for the interpreter, so there are two however many
tables have something to write.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, insert

from bigapple.server import database, entries
from bigapple.server.entries import Logged


class Conflict(Exception):
    """Somebody else has written to a table, or closed it; nothing is written then."""


class Append(NamedTuple):
    """New entries of a table, and what the table is after them."""

    table_id: str
    phase: str
    at: int
    deadline: int | None
    new: Sequence[Logged]

    @property
    def changes_guests(self) -> bool:
        return any(isinstance(one.entry, entries.Joined | entries.Removed) for one in self.new)


TABLE = ("id", "before", "number", "phase", "changed_at", "deadline")
KINDS = ("VARCHAR", "INTEGER", "INTEGER", "VARCHAR", "BIGINT", "BIGINT")
ENTRY = ("table_id", "number", "at", "entry", "request")


Execute = Callable[[str, tuple[Any, ...]], Any]
"""Carries a statement out; what it returns knows its `rowcount`."""


def append(connection: Connection, appends: Sequence[Append]) -> None:
    """Writes all of them; Conflict if one of the tables is not as it was thought to be."""
    append_with(connection.exec_driver_sql, connection.dialect.paramstyle, appends)
    for one in appends:
        keep_guests(connection, one.table_id, one.new)


def append_with(execute: Execute, style: str, appends: Sequence[Append]) -> None:
    """The same by a driver's own means, for entries that `keep_guests` does not care about."""
    tables: list[Any] = []
    for table_id, phase, at, deadline, new in appends:
        tables += (table_id, new[0].number - 1, new[-1].number, phase, at, deadline)
    if execute(_go_on(len(appends), style), tuple(tables)).rowcount != len(appends):
        raise Conflict
    insert_entries(
        execute, style, [(one.table_id, logged) for one in appends for logged in one.new]
    )


def insert_entries(execute: Execute, style: str, new: Sequence[tuple[str, Logged]]) -> None:
    """Entries with the tables that they belong to."""
    rows: list[Any] = []
    for table_id, one in new:
        rows += (table_id, one.number, one.at, entries.encode(one.entry), one.request)
    execute(_insert(len(new), style), tuple(rows))


def keep_guests(connection: Connection, table_id: str, new: Sequence[Logged]) -> None:
    """Who is at a table can be asked without reading its entries."""
    columns = database.guests.c
    for logged in new:
        entry = logged.entry
        if isinstance(entry, entries.Created | entries.Joined):
            face = entry.host if isinstance(entry, entries.Created) else entry.face
            values = {"table_id": table_id, "person": face.id}
            connection.execute(insert(database.guests), values)
        elif isinstance(entry, entries.Removed):
            gone = (columns.table_id == table_id, columns.person == entry.person)
            connection.execute(delete(database.guests).where(*gone))


@cache
def _go_on(count: int, style: str) -> str:
    mark = _mark(style)
    # A database that is strict about types learns them from the first row.
    first = ", ".join(
        f"CAST({mark} AS {kind}) AS {name}" for name, kind in zip(TABLE, KINDS, strict=True)
    )
    others = " UNION ALL SELECT " + ", ".join([mark] * len(TABLE))
    return (
        "UPDATE tables SET number = new.number, phase = new.phase,"
        " changed_at = new.changed_at, deadline = new.deadline"
        f" FROM (SELECT {first}{others * (count - 1)}) AS new"
        " WHERE tables.id = new.id AND tables.number = new.before AND tables.phase <> 'closed'"
    )


@cache
def _insert(count: int, style: str) -> str:
    row = "(" + ", ".join([_mark(style)] * len(ENTRY)) + ")"
    return f"INSERT INTO entries ({', '.join(ENTRY)}) VALUES " + ", ".join([row] * count)


def _mark(style: str) -> str:
    return "?" if style == "qmark" else "%s"
