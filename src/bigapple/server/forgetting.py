"""Somebody wants to be forgotten: their seats go to bots, their name leaves every table's log."""

from __future__ import annotations

import asyncio
from functools import partial

from msgspec import structs
from sqlalchemy import Connection, delete, select, update

from bigapple.server import database, entries
from bigapple.server.entries import Face
from bigapple.server.hall import Hall

NAMELESS = ""


async def forget(hall: Hall, person: str) -> None:
    """Takes leave of every table, then deletes what is known of a person."""

    def read() -> list[str]:
        with hall.engine.connect() as connection:
            mine = database.guests.c.person == person
            return list(connection.scalars(select(database.guests.c.table_id).where(mine)))

    tables = await asyncio.to_thread(read)
    for table_id in tables:
        await hall.take_leave(table_id, person)
    await hall.writer(partial(erase, person=person, tables=tables))
    for table_id in tables:
        await hall.read_anew(table_id)


def erase(connection: Connection, person: str, tables: list[str]) -> None:
    """Deletes a person; at their tables somebody without a name has been."""
    columns = database.entries.c
    for table_id in tables:
        rows = connection.execute(
            select(columns.number, columns.entry).where(columns.table_id == table_id)
        ).all()
        for row in rows:
            nameless = _nameless(entries.decode(row.entry), person)
            if nameless is not None:
                connection.execute(
                    update(database.entries)
                    .where(columns.table_id == table_id, columns.number == row.number)
                    .values(entry=entries.encode(nameless))
                )
    connection.execute(delete(database.people).where(database.people.c.id == person))


def _nameless(entry: entries.Entry, person: str) -> entries.Entry | None:
    """An entry that named the person, without the name."""
    if isinstance(entry, entries.Created) and entry.host.id == person:
        return structs.replace(entry, host=Face(person, NAMELESS, entry.host.colour))
    if isinstance(entry, entries.Joined) and entry.face.id == person:
        return entries.Joined(Face(person, NAMELESS, entry.face.colour))
    if isinstance(entry, entries.Named) and entry.person == person:
        return structs.replace(entry, name=None)
    return None
