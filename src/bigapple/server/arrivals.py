"""People over HTTP: who comes, comes back, changes and goes."""

from __future__ import annotations

from litestar import delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from litestar.response import Response as Answer
from sqlalchemy import select

from bigapple.server import bodies, database, persons
from bigapple.server.bodies import Me, refusals
from bigapple.server.doors import (
    COOKIE,
    YEAR,
    Asked,
    Doors,
    Somebody,
    TheDoors,
    TheHall,
    look_up,
    strictly,
)
from bigapple.server.forgetting import forget
from bigapple.server.persons import Person
from bigapple.server.problems import Problem
from bigapple.server.table import PLAYING

LOOKED_AT = 24
"""Of my tables in play, for whose turn it is: each may have to be woken up."""


@post("/people", operation_id="createPerson", responses=refusals(403, 413, 422))
async def create_person(
    request: Asked, doors: TheDoors, hall: TheHall, data: JSONBody[bodies.NewPerson]
) -> Answer[Me]:
    """Become somebody."""
    data = await strictly(request, bodies.NewPerson)
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


@get("/me", operation_id="me", responses=refusals(401))
async def me(request: Asked, doors: TheDoors) -> Me | None:
    """Who am I: nobody yet, for a page that just asks."""
    token, _ = doors.token(request)
    person = await doors.person(request)
    if person is not None and token is not None:
        return to_themselves(doors, person, token)
    # To come as a stranger is no error, for a browser; a program that brings a token is mistaken.
    if "authorization" in request.headers:
        raise Problem(401, "who-are-you")
    return None


@patch("/me", operation_id="changeMe", responses=refusals(401, 403, 413, 422))
async def change_me(
    request: Asked,
    doors: TheDoors,
    hall: TheHall,
    person: Somebody,
    data: JSONBody[bodies.ChangedPerson],
) -> Me:
    """Change name, colour or language."""
    data = await strictly(request, bodies.ChangedPerson)
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


@delete("/me", operation_id="forgetMe", responses=refusals(401, 403, 503))
async def forget_me(doors: TheDoors, hall: TheHall, person: Somebody) -> Answer[None]:
    """Be forgotten."""
    if hall.draining:
        raise Problem(503, "draining")
    await forget(hall, person.id)
    doors.forget(person.id)
    answer: Answer[None] = Answer(None)
    answer.delete_cookie(COOKIE, path=doors.settings.base_path or "/")
    return answer


@post("/me/link", operation_id="makeLink", responses=refusals(401, 403))
async def make_link(hall: TheHall, person: Somebody) -> bodies.Link:
    """A private link to come back by; the one before is no longer valid."""
    at = hall.time.now()
    return bodies.Link(await hall.writer(lambda c: persons.let_in(c, person.id, "link", at)))


@post("/me/return", operation_id="comeBack", responses=refusals(401, 403, 413))
async def come_back(
    request: Asked, doors: TheDoors, hall: TheHall, data: JSONBody[bodies.Link]
) -> Answer[Me]:
    """Come back by the private link."""
    data = await strictly(request, bodies.Link)
    doors.check_origin(request)
    person = await look_up(hall, lambda c: persons.find(c, data.token, "link"))
    if person is None:
        raise Problem(401, "link")
    at = hall.time.now()
    token = await hall.writer(lambda c: persons.let_in(c, person.id, "session", at))
    # The oldest session may have gone for it.
    doors.forget(person.id)
    return let_in(doors, person, token)


@get("/me/tables", operation_id="myTables", responses=refusals(401))
async def my_tables(hall: TheHall, person: Somebody) -> list[bodies.MyTable]:
    """My tables, the last changed first."""
    tables, guests = database.tables.c, database.guests.c
    mine = (
        select(tables.id, tables.game, tables.phase, tables.changed_at)
        .join(database.guests, guests.table_id == tables.id)
        .where(guests.person == person.id)
        .order_by(tables.changed_at.desc())
        .limit(200)
    )
    rows = await look_up(hall, lambda c: c.execute(mine).all())
    here = (
        select(guests.table_id, database.people.c.name)
        .join(database.people, database.people.c.id == guests.person)
        .where(guests.table_id.in_([row.id for row in rows]), guests.person != person.id)
        .order_by(database.people.c.name)
    )
    others: dict[str, list[str]] = {row.id: [] for row in rows}
    for row in await look_up(hall, lambda c: c.execute(here).all()):
        others[row.table_id].append(row.name)
    playing = [row.id for row in rows if row.phase == PLAYING][:LOOKED_AT]
    waiting = {table for table in playing if await hall.waits_for(table, person.id)}
    return [bodies.MyTable(*row, others[row.id], row.id in waiting) for row in rows]


HANDLERS = [
    create_person,
    me,
    change_me,
    forget_me,
    make_link,
    come_back,
    my_tables,
]
