"""Where everything is kept: SQLite by default, another database by its URL."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    Engine,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    create_engine,
    event,
)

from bigapple.errors import BigAppleError
from bigapple.texts import Message

WRITES = "bigapple_writes"
LONGEST_LOG = 16_384
"""Pages of SQLite's log at which a commit itself moves them."""
metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

people = Table(
    "people",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("colour", String(16), nullable=False),
    Column("language", String(8), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False, index=True),
)
tokens = Table(
    "tokens",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),
    Column("made_at", BigInteger, nullable=False),
)
"""What lets a person in, as digests: a device's session, or the link to come back by."""
tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("phase", String(16), nullable=False, index=True),
    Column("seed", String(64), nullable=False),
    Column("invite", String(64), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    # No index on what changes with every action: it would be written with every action too.
    Column("changed_at", BigInteger, nullable=False),
    Column("number", Integer, nullable=False),
    Column("deadline", BigInteger, nullable=True),
)
entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("entry", LargeBinary, nullable=False),
    Column("request", String(96), nullable=True),
    sqlite_with_rowid=False,
)
guests = Table(
    "guests",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
)
snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("layout", String(64), nullable=False),
    Column("data", LargeBinary, nullable=False),
)
"""A table's match as bytes, to begin quickly from. Disposable: the entries have it all."""


def connect(url: str) -> Engine:
    """An engine of the database; its SQLite forgets nothing that it has said yes to."""
    # What goes into the database is nobody's business: no error may name it.
    engine = create_engine(url, hide_parameters=True)
    if engine.dialect.name == "sqlite":

        @event.listens_for(engine, "connect")
        def set_up(connection: Any, _: Any) -> None:
            # Transactions are begun here and not by the driver, which leaves changes of the
            # form out of them: a migration is done whole or not at all.
            connection.isolation_level = None
            connection.execute("PRAGMA busy_timeout=10000")
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
                connection.execute(f"PRAGMA {pragma}")
            # Else a commit in every few hundred would wait for all of them to be moved: see below.
            connection.execute(f"PRAGMA wal_autocheckpoint={LONGEST_LOG}")

        @event.listens_for(engine, "begin")
        def begin(connection: Connection) -> None:
            writes = connection.get_execution_options().get(WRITES, False)
            connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def checkpoint(engine: Engine) -> None:
    """Moves what was committed from SQLite's log to its place, while others go on writing."""
    if engine.dialect.name == "sqlite":
        with engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")


def writing(engine: Engine) -> Engine:
    """The same engine for whoever writes: it waits for its turn before it reads anything, so that
    nobody else can have written in between."""
    return engine.execution_options(**{WRITES: True})


# Its form.


class NewerForm(BigAppleError):
    """A database that a newer version of the program has brought to a form unknown here."""

    def __init__(self) -> None:
        super().__init__(Message("host-newer-form"))


def migrate(engine: Engine) -> None:
    """Brings a database to the present form, whatever form it has: all of it or nothing."""
    with writing(engine).begin() as connection:
        if form(connection) not in (None, *forms()):
            raise NewerForm
        config = _config()
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def form(connection: Connection) -> str | None:
    """The revision of a database; None if it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


def forms() -> list[str]:
    """All revisions that are known, the present one first."""
    return [one.revision for one in ScriptDirectory.from_config(_config()).walk_revisions()]


def _config() -> Config:
    config = Config()
    folder = str(Path(__file__).parent / "migrations")
    config.set_main_option("script_location", folder.replace("%", "%%"))
    return config
