"""Tables in the database: read whole, written entry by entry."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from hashlib import sha256

from sqlalchemy import Connection, delete, insert, select, update

from bigapple.games import definition
from bigapple.server import database, entries
from bigapple.server.appending import insert_entries, keep_guests
from bigapple.server.entries import Created, Logged
from bigapple.server.table import Table, new_match
from bigapple.snapshot import layout_of, restore, take

logger = logging.getLogger("bigapple.archive")

SNAPSHOT_EVERY = 64
"""Entries."""


def load(connection: Connection, table_id: str) -> Table | None:
    """A table as its entries make it; None if there is none."""
    row = connection.execute(
        select(database.tables).where(database.tables.c.id == table_id)
    ).one_or_none()
    if row is None:
        return None
    table = Table(row.id, row.seed, row.invite)
    logged = read_entries(connection, table_id)
    known = _restore(connection, table, logged[0].entry)
    for one in logged:
        table.fold(one, carried_out=one.number <= known)
    return table


def read_entries(connection: Connection, table_id: str, since: int = 0) -> list[Logged]:
    columns = database.entries.c
    rows = connection.execute(
        select(columns.number, columns.at, columns.entry, columns.request)
        .where(columns.table_id == table_id, columns.number > since)
        .order_by(columns.number)
    )
    return [Logged(row.number, row.at, entries.decode(row.entry), row.request) for row in rows]


def _restore(connection: Connection, table: Table, made: entries.Entry) -> int:
    """Begins a table's match from its snapshot; the number of the last entry in it, or 0."""
    assert isinstance(made, Created)
    if made.time.kind != "untimed":
        # What is left of anybody's time comes out of who was asked when: all is played again.
        return 0
    row = connection.execute(
        select(database.snapshots).where(database.snapshots.c.table_id == table.id)
    ).one_or_none()
    if row is None or row.layout != layout_of(definition(made.game, made.rules)):
        return 0
    table.settings = made
    try:
        match = new_match(table)
        restore(match, _unsealed(row.data))
    except Exception as error:
        # It is disposable, and whatever is wrong with it, the entries have it all.
        logger.warning("a snapshot cannot be read: %s", type(error).__name__)
        return 0
    table.match = match
    return int(row.number)


def _sealed(data: bytes) -> bytes:
    return sha256(data).digest() + data


def _unsealed(data: bytes) -> bytes:
    """What was sealed; ValueError if a bit of it has changed."""
    seal, rest = data[:32], data[32:]
    if sha256(rest).digest() != seal:
        raise ValueError
    return rest


def create(connection: Connection, table: Table, first: Sequence[Logged], at: int) -> None:
    values = {
        "id": table.id,
        "game": table.made.game,
        "phase": table.phase,
        "seed": table.seed,
        "invite": table.invite,
        "made_at": at,
        "changed_at": at,
        "number": table.number,
        "deadline": None,
    }
    connection.execute(insert(database.tables), values)
    style = connection.dialect.paramstyle
    insert_entries(connection.exec_driver_sql, style, [(table.id, one) for one in first])
    keep_guests(connection, table.id, first)


def keep_invite(connection: Connection, table_id: str, invite: str) -> None:
    """Another invitation instead of the one before."""
    table = database.tables.c.id == table_id
    connection.execute(update(database.tables).where(table).values(invite=invite))


def keep_snapshot(connection: Connection, table: Table, number: int, data: bytes) -> None:
    columns = database.snapshots.c
    assert table.match is not None
    connection.execute(delete(database.snapshots).where(columns.table_id == table.id))
    values = {
        "table_id": table.id,
        "number": number,
        "layout": layout_of(table.match.definition),
        "data": _sealed(data),
    }
    connection.execute(insert(database.snapshots), values)


def snapshot_of(table: Table, before: int) -> bytes | None:
    """A snapshot, where it is time for one since so many entries."""
    if table.match is None or table.number // SNAPSHOT_EVERY == before // SNAPSHOT_EVERY:
        return None
    return take(table.match)
