"""A database of any earlier form is brought to the present one, whole, and games go on in it."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic import command, op
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Engine, inspect
from sqlalchemy.exc import IntegrityError

from bigapple.cli import main
from bigapple.server import database
from bigapple.server.settings import Settings
from tests.server.service import serving, until

TABLES = {"people", "tokens", "tables", "entries", "guests", "snapshots", "alembic_version"}

LATER = '''
"""A stand-in for a change of the form to come."""
import sqlalchemy as sa
from alembic import op

revision = "later"
down_revision = "{present}"


def upgrade() -> None:
    op.add_column("tables", sa.Column("note", sa.String(40), server_default="old"))
    op.create_table("extra", sa.Column("id", sa.Integer, primary_key=True))
'''


@pytest.fixture
def engine(tmp_path: Path) -> Engine:
    return database.connect(f"sqlite:///{tmp_path / 'bigapple.sqlite'}")


def differences(engine: Engine) -> list[object]:
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, database.metadata))


def upgrade_to(engine: Engine, revision: str) -> None:
    """As an earlier version of the program has left it."""
    config = database._config()
    with database.writing(engine).begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)


def add_later(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """The program gets a further migration."""
    present = database.forms()[0]
    (folder / "later.py").write_text(LATER.format(present=present), "utf-8")
    plain = database._config

    def config() -> Config:
        made = plain()
        own = Path(database.__file__).parent / "migrations" / "versions"
        made.set_main_option("path_separator", "os")
        made.set_main_option("version_locations", f"{own}:{folder}")
        return made

    monkeypatch.setattr(database, "_config", config)


def dump(settings: Settings) -> list[str]:
    with closing(sqlite3.connect(settings.data / "bigapple.sqlite")) as connection:
        return list(connection.iterdump())


def test_an_empty_database_gets_the_present_form(engine: Engine) -> None:
    database.migrate(engine)
    assert set(inspect(engine).get_table_names()) == TABLES
    assert differences(engine) == []


@pytest.mark.parametrize("revision", database.forms())
def test_every_earlier_form_gets_the_present_one(engine: Engine, revision: str) -> None:
    upgrade_to(engine, revision)
    database.migrate(engine)
    assert differences(engine) == []
    database.migrate(engine)
    with engine.connect() as connection:
        assert database.form(connection) == database.forms()[0]


def test_a_migration_that_fails_leaves_nothing_behind(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As if the process had been killed in the middle of it."""
    create = op.create_table

    def fail(name: str, *rest: object, **more: object) -> object:
        if name == "snapshots":
            raise KeyboardInterrupt
        return create(name, *rest, **more)  # type: ignore[arg-type]

    with monkeypatch.context() as patched:
        patched.setattr(op, "create_table", fail)
        with pytest.raises(KeyboardInterrupt):
            database.migrate(engine)
    assert inspect(engine).get_table_names() == []
    database.migrate(engine)
    assert set(inspect(engine).get_table_names()) == TABLES


def test_a_game_goes_on_in_an_old_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = tmp_path / "data"

    async def begin() -> tuple[str, str, dict[str, Any]]:
        async with serving(data) as service, service.client() as ann:
            await ann.become("Ann")
            table, _ = await ann.create_table("manhattan", players=2)
            for seat in (0, 1):
                await ann.command(table, "take", seat=seat)
            await ann.command(table, "start")
            state = await ann.table(table)
            action = next(eyes["legal"][0] for eyes in state["eyes"] if eyes["legal"])
            await ann.command(table, "act", seat=state["actor"], action=action["text"])
            assert ann.token is not None
            return ann.token, table, await ann.table(table)

    token, table, before = asyncio.run(begin())
    add_later(monkeypatch, tmp_path)
    assert database.forms()[0] == "later"

    async def go_on() -> None:
        async with serving(data) as service, service.client(token) as ann:
            state = await ann.table(table)
            assert state == before
            action = next(eyes["legal"][0] for eyes in state["eyes"] if eyes["legal"])
            async with ann.live(table) as live:
                await live.ask("act", seat=state["actor"], action=action["text"])
                await asyncio.wait_for(until(live, "playing"), 10)
                assert live.state["number"] == before["number"] + 1

    asyncio.run(go_on())
    with closing(sqlite3.connect(data / "bigapple.sqlite")) as connection:
        assert connection.execute("SELECT note FROM tables").fetchall() == [("old",)]
        assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == (
            "later",
        )


def test_a_database_of_a_newer_program_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = Settings(data=tmp_path / "data")
    settings.make_folder()
    engine = database.connect(settings.url)
    with monkeypatch.context() as newer:
        add_later(newer, tmp_path)
        database.migrate(engine)
    before = dump(settings)
    with pytest.raises(database.NewerForm):
        database.migrate(engine)
    engine.dispose()
    assert main(["serve", "--data", str(settings.data), "--language", "en"]) == 2
    assert "newer version" in capsys.readouterr().err
    assert main(["host", "list", "--data", str(settings.data), "--language", "en"]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert "newer version" in told.err
    assert dump(settings) == before


def test_what_is_no_database_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "bigapple.sqlite").write_bytes(b"a picture, perhaps" * 100)
    assert main(["serve", "--data", str(tmp_path), "--language", "en"]) == 2
    assert "The database cannot be used" in capsys.readouterr().err


def test_errors_of_the_database_tell_no_secrets(engine: Engine) -> None:
    database.migrate(engine)
    values = {"digest": "a-secret", "person": "nobody", "kind": "link", "made_at": 0}
    with (
        pytest.raises(IntegrityError, match="FOREIGN KEY") as caught,
        database.writing(engine).begin() as connection,
    ):
        connection.execute(database.tokens.insert(), values)
    assert "a-secret" not in str(caught.value)
