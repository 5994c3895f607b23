"""Everything over HTTP: people, tables, and what is asked of them."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter
from litestar.response import Response as Answer
from msgspec import Meta, Raw, Struct, json
from sqlalchemy import select

from bigapple import bots, dice, games
from bigapple.engine.options import Line, Option
from bigapple.errors import BigAppleError
from bigapple.match import Match
from bigapple.server import database, persons
from bigapple.server.archive import read_entries
from bigapple.server.commands import MESSAGES
from bigapple.server.conduct import Asking
from bigapple.server.doors import COOKIE, YEAR, Asked, Doors, language_of
from bigapple.server.entries import TimeControl
from bigapple.server.hall import Hall, told
from bigapple.server.persons import COLOURS, Person
from bigapple.server.problems import Problem, refused, unknown_table
from bigapple.server.sockets import Request as Command
from bigapple.server.table import OVER, Table
from bigapple.server.told import Eyes, encode


class ProblemDocument(Struct):
    """What was refused and why, after RFC 9457."""

    type: str
    title: str
    status: int
    code: str
    clause: str | None = None


PROBLEMS = {
    status: ResponseSpec(
        ProblemDocument, description="Refused.", media_type="application/problem+json"
    )
    for status in (400, 401, 403, 404, 409, 413, 422, 429, 503)
}


class NewPerson(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=40)]
    colour: str = "teal"
    language: str = "en"


class Me(Struct, frozen=True):
    """A person to themselves."""

    id: str
    name: str
    colour: str
    language: str
    form: str | None = None
    """What a page sends along with each change."""
    token: str | None = None
    """For clients without cookies; it is told only once."""


class ChangedPerson(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=40)] | None = None
    colour: str | None = None
    language: str | None = None


class Link(Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a private link to come back by."""

    token: Annotated[str, Meta(min_length=1, max_length=64)]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    options: dict[str, Any] = {}
    time: TimeControl = TimeControl()
    open: bool = False
    """Whether anybody who knows the table may join without an invitation."""


class MadeTable(Struct, frozen=True):
    table: str
    invite: str


class Done(Struct, frozen=True):
    number: int
    """Of the last entry that the command led to."""


TheHall = NamedDependency[Hall]
TheDoors = NamedDependency[Doors]
Somebody = NamedDependency[Person]
TableId = Annotated[str, PathParameter(min_length=1, max_length=32, description="A table.")]


# People.


@post("/people", responses=PROBLEMS, summary="Become somebody")
async def create_person(
    request: Asked, doors: TheDoors, hall: TheHall, data: JSONBody[NewPerson]
) -> Answer[Me]:
    doors.check_origin(request)
    persons.checked(data.name, data.colour, data.language)
    person = Person(persons.new_id(), data.name, data.colour, data.language)
    at = hall.time.now()
    token = await hall.writer(lambda connection: persons.create(connection, person, at))
    return let_in(doors, person, token)


def let_in(doors: Doors, person: Person, token: str) -> Answer[Me]:
    cookie = Cookie(
        key=COOKIE,
        value=persons.sign(token, doors.key),
        path=doors.settings.base_path or "/",
        httponly=True,
        samesite="lax",
        secure=doors.settings.secure_cookies,
        max_age=YEAR,
    )
    return Answer(to_themselves(doors, person, token, tell=True), cookies=[cookie])


def to_themselves(doors: Doors, person: Person, token: str, tell: bool = False) -> Me:
    form = persons.form_token(token, doors.key)
    shown = token if tell else None
    return Me(person.id, person.name, person.colour, person.language, form, shown)


@get("/me", responses=PROBLEMS, summary="Who am I")
async def me(request: Asked, doors: TheDoors, person: Somebody) -> Me:
    token, _ = doors.token(request)
    assert token is not None
    return to_themselves(doors, person, token)


@patch("/me", responses=PROBLEMS, summary="Change name, colour or language")
async def change_me(
    request: Asked, doors: TheDoors, hall: TheHall, person: Somebody, data: JSONBody[ChangedPerson]
) -> Me:
    changed = Person(
        person.id,
        person.name if data.name is None else data.name,
        person.colour if data.colour is None else data.colour,
        person.language if data.language is None else data.language,
    )
    persons.checked(changed.name, changed.colour, changed.language)
    await hall.writer(lambda connection: persons.change(connection, changed))
    doors.forget(person.id)
    token, _ = doors.token(request)
    assert token is not None
    return to_themselves(doors, changed, token)


@delete("/me", responses=PROBLEMS, summary="Be forgotten")
async def forget_me(doors: TheDoors, hall: TheHall, person: Somebody) -> None:
    await hall.writer(lambda connection: persons.forget(connection, person.id))
    doors.forget(person.id)


@post("/me/link", responses=PROBLEMS, summary="A private link to come back by")
async def make_link(hall: TheHall, person: Somebody) -> Link:
    at = hall.time.now()
    return Link(await hall.writer(lambda c: persons.let_in(c, person.id, "link", at)))


@post("/me/return", responses=PROBLEMS, summary="Come back by the private link")
async def come_back(
    request: Asked, doors: TheDoors, hall: TheHall, data: JSONBody[Link]
) -> Answer[Me]:
    doors.check_origin(request)

    def read() -> Person | None:
        with hall.engine.connect() as connection:
            return persons.find(connection, data.token, "link")

    person = await asyncio.to_thread(read)
    if person is None:
        raise Problem(401, "link")
    at = hall.time.now()
    token = await hall.writer(lambda c: persons.let_in(c, person.id, "session", at))
    return let_in(doors, person, token)


@get("/me/tables", responses=PROBLEMS, summary="My tables")
async def my_tables(hall: TheHall, person: Somebody) -> list[dict[str, Any]]:
    tables, guests = database.tables.c, database.guests.c
    mine = (
        select(tables.id, tables.game, tables.phase, tables.changed_at)
        .join(database.guests, guests.table_id == tables.id)
        .where(guests.person == person.id)
        .order_by(tables.changed_at.desc())
        .limit(200)
    )

    def read() -> list[dict[str, Any]]:
        with hall.engine.connect() as connection:
            return [dict(row._mapping) for row in connection.execute(mine)]

    return await asyncio.to_thread(read)


# Games and tables.


@get("/games", responses=PROBLEMS, summary="What can be played")
async def list_games() -> dict[str, Any]:
    told = []
    for game_id in games.MODULES:
        game = games.definition(game_id)
        told.append(
            {
                "id": game.id,
                "rules": game.rules_version,
                "most_players": game.most_players,
                "options": [described(option) for option in game.options],
                "describe": list(game.people.parts),
            }
        )
    return {
        "games": told,
        "bots": list(bots.names()),
        "messages": list(MESSAGES),
        "colours": list(COLOURS),
    }


def described(option: Option | Line) -> dict[str, Any]:
    return {
        "name": option.name,
        "default": option.default,
        "values": list(option.values),
        "several": isinstance(option, Line),
    }


@post("/tables", responses=PROBLEMS, summary="A new table")
async def create_table(hall: TheHall, person: Somebody, data: JSONBody[NewTable]) -> MadeTable:
    if hall.draining:
        raise Problem(503, "draining")
    table, invite = await hall.create(
        Asking(person.face), data.game, data.options, data.time, data.open
    )
    return MadeTable(table.id, invite)


@post(
    "/tables/{table_id:str}/commands", status_code=200, responses=PROBLEMS, summary="Do something"
)
async def command(
    hall: TheHall, person: Somebody, table_id: TableId, data: JSONBody[Command]
) -> Done:
    """The same commands as over the socket, under a name of the client's own choice."""
    with hall.metrics.seconds.time():
        asking = Asking(person.face)
        return Done(await hall.command(table_id, asking, data.command, data.id))


async def seen(hall: Hall, table_id: str, person: Person) -> Table:
    """A table that somebody may look at; call it with the lock of its place."""
    table = await hall.table(table_id)
    if person.id not in table.guests:
        raise unknown_table()
    return table


def raw(document: Any) -> Answer[bytes]:
    return Response(encode(document), media_type="application/json")


@get("/tables/{table_id:str}", responses=PROBLEMS, summary="A table")
async def show_table(
    request: Asked,
    hall: TheHall,
    person: Somebody,
    table_id: TableId,
    language: FromQuery[str | None] = None,
) -> Answer[bytes]:
    place = hall.place(table_id)
    async with place.lock:
        table = await seen(hall, table_id, person)
        spoken = None if language is None else language_of(request, person)
        present = {one.person for one in place.listeners if one.person is not None}
        return raw(Eyes(table, spoken).state(person.id, present))


@get("/tables/{table_id:str}/entries", responses=PROBLEMS, summary="What has happened")
async def show_entries(
    request: Asked,
    hall: TheHall,
    person: Somebody,
    table_id: TableId,
    since: Annotated[int, QueryParameter(ge=0)] = 0,
    language: FromQuery[str | None] = None,
) -> Answer[bytes]:
    async with hall.place(table_id).lock:
        table = await seen(hall, table_id, person)

        def read() -> Any:
            with hall.engine.connect() as connection:
                return read_entries(connection, table_id, since)

        spoken = None if language is None else language_of(request, person)
        return raw(told(Eyes(table, spoken), await asyncio.to_thread(read), person.id))


@get("/tables/{table_id:str}/at/{number:int}", responses=PROBLEMS, summary="A moment of the game")
async def show_moment(
    hall: TheHall,
    person: Somebody,
    table_id: TableId,
    number: FromPath[int],
    seat: FromQuery[int | None] = None,
) -> Answer[bytes]:
    """The view before an action, by its entry's number: one's own, or any once it is over."""
    async with hall.place(table_id).lock:
        table = await seen(hall, table_id, person)
        mine = table.seats_of(person.id)
        if seat is not None and seat not in mine and table.phase != OVER:
            raise Problem(403, "foreign-seat", seat=seat + 1)
        match = begun(table)
        if seat is not None and seat not in range(match.players):
            raise Problem(404, "unknown-seat", seat=seat + 1)
        line = table.line(number)
        for data, entry in match.past:
            if entry is line:
                return raw(Raw(json.encode(match.view_of(data, seat))))
        raise Problem(404, "unknown-entry", number=number)


def begun(table: Table) -> Match:
    if table.match is None:
        raise Problem(409, "not-begun")
    return table.match


@get("/tables/{table_id:str}/describe", responses=PROBLEMS, summary="A part of the table in words")
async def describe(
    request: Asked,
    hall: TheHall,
    person: Somebody,
    table_id: TableId,
    part: Annotated[str, QueryParameter(max_length=64)],
    seat: FromQuery[int | None] = None,
) -> dict[str, str]:
    async with hall.place(table_id).lock:
        table = await seen(hall, table_id, person)
        if seat is not None and seat not in table.seats_of(person.id):
            raise Problem(403, "foreign-seat", seat=seat + 1)
        try:
            language = language_of(request, person)
            return {"text": begun(table).describe(part, player=seat, language=language)}
        except BigAppleError as error:
            raise refused(error) from None


@get("/tables/{table_id:str}/record", responses=PROBLEMS, summary="The record of a finished game")
async def show_record(hall: TheHall, person: Somebody, table_id: TableId) -> Answer[str]:
    async with hall.place(table_id).lock:
        table = await seen(hall, table_id, person)
        match = begun(table)
        if table.phase != OVER:
            # It would tell what others have chosen in secret.
            raise Problem(409, "not-over")
        return Response(match.record(reveal=True), media_type="text/plain; charset=utf-8")


@get("/tables/{table_id:str}/dice", responses=PROBLEMS, summary="Dice observed and expected")
async def show_dice(hall: TheHall, person: Somebody, table_id: TableId) -> dict[str, Any]:
    async with hall.place(table_id).lock:
        return dice.observed(begun(await seen(hall, table_id, person)))


HANDLERS = [
    create_person,
    me,
    change_me,
    forget_me,
    make_link,
    come_back,
    my_tables,
    list_games,
    create_table,
    command,
    show_table,
    show_entries,
    show_moment,
    describe,
    show_record,
    show_dice,
]
