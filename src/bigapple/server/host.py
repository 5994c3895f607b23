"""What the host of a service does by hand, also while it runs: look, close, delete, export, back
up and restore. `bigapple host` is its command."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import quote

from sqlalchemy import Connection, Engine, delete, func, select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DatabaseError

from bigapple.errors import BigAppleError
from bigapple.server import archive, database
from bigapple.server.appending import Append, append
from bigapple.server.database import NewerForm
from bigapple.server.entries import Closed, Logged
from bigapple.server.settings import SHORTEST_SECRET, Settings, keep_secret
from bigapple.server.table import CLOSED
from bigapple.server.times import Time
from bigapple.texts import Message

KEPT = "kept"
"""A back-up's own table, for what is no part of the database."""
NEEDED = {"people", "tokens", "tables", "entries", "guests", "snapshots", "alembic_version"}


class HostError(BigAppleError):
    """What the host wanted and cannot have."""


def refuse(name: str, **parameters: Any) -> HostError:
    return HostError(Message(f"host-{name}", parameters))


@dataclass(frozen=True)
class Listed:
    """A table as the host sees it."""

    id: str
    game: str
    phase: str
    guests: int
    entries: int
    changed_at: int


def carry_out(
    settings: Settings,
    action: str,
    table: str = "",
    file: str = "",
    all: bool = False,
    **_: Any,
) -> list[Message]:
    """One action of the command; what is to be said about it."""
    if action == "list":
        listed = list_tables(settings)
        return [line(one) for one in listed] or [Message("host-no-tables")]
    if action == "close":
        close_table(settings, table)
    elif action == "delete":
        delete_table(settings, table)
    elif action == "export":
        record = export_table(settings, table, everything=all)
        with open(file, "x", encoding="utf-8") as exported:
            exported.write(record)
    elif action == "backup":
        back_up(settings, Path(file))
    elif action == "restore":
        before = restore(settings, Path(file))
        if before is not None:
            told = {"file": file, "before": str(before)}
            return [Message("host-done-restore-over", told)]
    return [Message(f"host-done-{action}", {"table": table, "file": file})]


def line(one: Listed) -> Message:
    """A table in one line."""
    changed = time.strftime("%Y-%m-%d %H:%MZ", time.gmtime(one.changed_at / 1000))
    told = {"table": one.id, "game": one.game, "phase": one.phase, "changed": changed}
    return Message("host-listed", told | {"guests": one.guests, "entries": one.entries})


# Where things are.


def file_of(settings: Settings) -> Path | None:
    """The file of the database; None where it is not SQLite's."""
    url = make_url(settings.url)
    if url.get_backend_name() != "sqlite" or not url.database:
        return None
    return Path(url.database)


@contextmanager
def opened(settings: Settings) -> Iterator[Engine]:
    """The database of a service, which must be there and of the present form."""
    path = file_of(settings)
    if path is not None and not path.exists():
        raise refuse("nothing-there", path=str(path))
    engine = database.connect(settings.url)
    try:
        with engine.connect() as connection:
            form = database.form(connection)
        if form not in (None, *database.forms()):
            raise NewerForm
        if form != database.forms()[0]:
            raise refuse("other-form")
        yield engine
    except DatabaseError as error:
        raise refuse("database", reason=str(error.orig)) from None
    finally:
        engine.dispose()


@contextmanager
def alone(settings: Settings) -> Iterator[None]:
    """Nobody else may serve from the same database meanwhile, nor restore it."""
    path = file_of(settings)
    if path is None:
        # Another database keeps order among those who use it by itself.
        yield
        return
    settings.make_folder()
    path.parent.mkdir(parents=True, exist_ok=True)
    # The lock of an open file ends with its process, however that ends. SQLite has it everywhere.
    with closing(sqlite3.connect(f"{path}.lock", timeout=0, isolation_level=None)) as lock:
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            raise refuse("runs", path=str(path)) from None
        yield


# Tables.


def list_tables(settings: Settings) -> list[Listed]:
    """All tables, those that changed last first."""
    columns, guests = database.tables.c, database.guests.c
    count = select(func.count()).where(guests.table_id == columns.id).scalar_subquery()
    rows = select(
        columns.id, columns.game, columns.phase, count, columns.number, columns.changed_at
    ).order_by(columns.changed_at.desc(), columns.id)
    with opened(settings) as engine, engine.connect() as connection:
        return [Listed(*row) for row in connection.execute(rows)]


def close_table(settings: Settings, table_id: str) -> None:
    """Ends a table. A service that runs notices it, and lets nobody do anything there."""
    with opened(settings) as engine, database.writing(engine).begin() as connection:
        number, phase = _found(connection, table_id)
        if phase == CLOSED:
            raise refuse("closed-already", table=table_id)
        at = Time().now()
        new = [Logged(number + 1, at, Closed())]
        append(connection, [Append(table_id, CLOSED, at, None, new)])


def delete_table(settings: Settings, table_id: str) -> None:
    """Deletes a table and all that was played there, for ever."""
    with opened(settings) as engine, database.writing(engine).begin() as connection:
        _found(connection, table_id)
        connection.execute(delete(database.tables).where(database.tables.c.id == table_id))


def export_table(settings: Settings, table_id: str, everything: bool = False) -> str:
    """The record of a game: with its seed once it is over. One that goes on is exported only if
    `everything` is wanted, for its record tells what players have chosen in secret."""
    with opened(settings) as engine, engine.connect() as connection:
        _found(connection, table_id)
        table = archive.load(connection, table_id)
    if table is None or table.match is None:
        raise refuse("not-begun", table=table_id)
    over = table.match.actor is None
    if not over and not everything:
        raise refuse("goes-on", table=table_id)
    return table.match.record(reveal=over)


def _found(connection: Connection, table_id: str) -> tuple[int, str]:
    columns = database.tables.c
    row = connection.execute(
        select(columns.number, columns.phase).where(columns.id == table_id).with_for_update()
    ).one_or_none()
    if row is None:
        raise refuse("no-table", table=table_id[:40])
    return row.number, row.phase


# Back-ups.


def back_up(settings: Settings, file: Path) -> None:
    """Writes everything into one file, as it is at one moment, though a service may run."""
    path = file_of(settings)
    if path is None:
        raise refuse("not-sqlite")
    if not path.exists():
        raise refuse("nothing-there", path=str(path))
    # Whoever has the file knows the dice to come: it is made for its owner alone.
    os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        with closing(read_only(path)) as source, closing(sqlite3.connect(file)) as target:
            source.backup(target)
            # One file, wherever it is taken: no second one may lie beside it.
            target.execute("PRAGMA journal_mode=DELETE")
            secret = settings.data / "secret"
            with target:
                target.execute(f"CREATE TABLE {KEPT} (name TEXT PRIMARY KEY, value TEXT NOT NULL)")
                if not settings.secret and secret.exists():
                    kept = ("secret", secret.read_text("utf-8").strip())
                    target.execute(f"INSERT INTO {KEPT} VALUES (?, ?)", kept)
        _check(file)
    except sqlite3.Error as error:
        file.unlink()
        raise refuse("database", reason=str(error)) from None


def restore(settings: Settings, file: Path) -> Path | None:
    """Brings everything back to what a back-up has, whole or not at all; what was there before is
    kept beside it, in the file that is returned. Refused while a service runs."""
    path = file_of(settings)
    if path is None:
        raise refuse("not-sqlite")
    _check(file)
    with alone(settings):
        before = None
        if path.exists():
            before = path.with_name(f"{path.stem}-before-{Time().now()}.sqlite")
            back_up(settings, before)
        with closing(read_only(file)) as source, closing(sqlite3.connect(path)) as target:
            kept = dict(_kept(source))
            # One transaction of SQLite: a crash in the middle leaves what was there.
            source.backup(target)
            target.execute(f"DROP TABLE IF EXISTS {KEPT}")
        if len(kept.get("secret", "")) >= SHORTEST_SECRET and not settings.secret:
            keep_secret(settings.data / "secret", kept["secret"])
        os.chmod(path, 0o600)
        engine = database.connect(settings.url)
        try:
            database.migrate(engine)
        finally:
            engine.dispose()
    return before


def read_only(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"file:{quote(str(path))}?mode=ro", uri=True, timeout=10)


def _kept(backup: sqlite3.Connection) -> list[tuple[str, str]]:
    there = backup.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (KEPT,)).fetchone()
    return backup.execute(f"SELECT name, value FROM {KEPT}").fetchall() if there else []


def _check(file: Path) -> None:
    """Refuses a file that is not a whole back-up of a service."""
    if not file.exists():
        raise refuse("nothing-there", path=str(file))
    try:
        with closing(read_only(file)) as backup:
            names = {row[0] for row in backup.execute("SELECT name FROM sqlite_master")}
            sound = backup.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            if not sound or not names >= NEEDED:
                raise refuse("no-back-up", path=str(file))
            (form,) = backup.execute("SELECT version_num FROM alembic_version").fetchone()
    except (sqlite3.Error, TypeError):
        raise refuse("no-back-up", path=str(file)) from None
    if form not in database.forms():
        raise NewerForm
