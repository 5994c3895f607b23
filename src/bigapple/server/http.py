"""Games and tables over HTTP, and all that there is over HTTP in one list."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import MediaType, get, post
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter
from litestar.response import Response as Answer
from msgspec import Raw, json

from bigapple import bots, dice, games
from bigapple.engine.options import Line, Option
from bigapple.errors import BigAppleError
from bigapple.match import Match
from bigapple.server import arrivals, bodies, documents
from bigapple.server.archive import read_entries
from bigapple.server.bodies import refusals
from bigapple.server.commands import MESSAGES
from bigapple.server.conduct import Asking
from bigapple.server.documents import TableState
from bigapple.server.doors import Asked, Somebody, TheHall, language_of, look_up, strictly
from bigapple.server.hall import Hall, told
from bigapple.server.persons import COLOURS, Person
from bigapple.server.problems import Problem, refused, unknown_table
from bigapple.server.sockets import Request as Command
from bigapple.server.table import Table
from bigapple.server.told import Eyes
from bigapple.server.views import View

MOST = 2**31 - 1
"""Entries that a table can have."""
OPPONENTS = (*bots.LEVELS, *bots.CHARACTERS, "greedy", "random")
"""Offered first to last."""

TableId = Annotated[str, PathParameter(min_length=1, max_length=32, description="A table.")]
Since = Annotated[int, QueryParameter(ge=0, le=MOST, description="Entries after this number.")]
Place = Annotated[int | None, QueryParameter(gt=-1, le=5, description="With whose eyes.")]
Language = Annotated[
    Literal["en", "fr", "es", "ru"] | None,
    QueryParameter(description="For messages as texts; without one they come as ids only."),
]


@get("/games", operation_id="games", responses=refusals())
async def list_games() -> bodies.Offers:
    """What can be played."""
    offers = []
    for game_id in games.MODULES:
        game = games.definition(game_id)
        options = [described(option) for option in game.options]
        parts = list(game.people.parts)
        offers.append(
            bodies.GameOffer(game.id, game.rules_version, game.most_players, options, parts)
        )
    return bodies.Offers(offers, list(OPPONENTS), list(MESSAGES), list(COLOURS))


def described(option: Option | Line) -> bodies.OptionOffer:
    several = isinstance(option, Line)
    return bodies.OptionOffer(option.name, option.default, list(option.values), several)


@post("/tables", operation_id="createTable", responses=refusals(401, 403, 413, 422, 503))
async def create_table(
    request: Asked, hall: TheHall, person: Somebody, data: JSONBody[bodies.NewTable]
) -> bodies.MadeTable:
    """A new table."""
    data = await strictly(request, bodies.NewTable)
    if hall.draining:
        raise Problem(503, "draining")
    table, invite = await hall.create(
        Asking(person.face), data.game, data.options, data.time, data.open
    )
    return bodies.MadeTable(table.id, invite)


@post(
    "/tables/{table_id:str}/invite",
    operation_id="invite",
    responses=refusals(401, 403, 404, 409, 503),
)
async def new_invite(hall: TheHall, person: Somebody, table_id: TableId) -> bodies.MadeTable:
    """A new invitation; the one before is no longer valid."""
    return bodies.MadeTable(table_id, await hall.invite(table_id, Asking(person.face)))


@post(
    "/tables/{table_id:str}/commands",
    operation_id="command",
    status_code=200,
    responses=refusals(401, 403, 404, 409, 413, 422, 503),
)
async def command(
    request: Asked, hall: TheHall, person: Somebody, table_id: TableId, data: JSONBody[Command]
) -> bodies.Done:
    """Do something: the same as over the socket, under a name of the client's own choice."""
    data = await strictly(request, Command)
    with hall.metrics.seconds.time():
        asking = Asking(person.face)
        return bodies.Done(await hall.command(table_id, asking, data.command, data.id))


async def seen(hall: Hall, table_id: str, person: Person) -> Table:
    """A table that somebody may look at; call it with the lock of its place."""
    table = await hall.table(table_id)
    if person.id not in table.guests:
        raise unknown_table()
    return table


@get("/tables/{table_id:str}", operation_id="table", responses=refusals(401, 404))
async def show_table(
    request: Asked,
    hall: TheHall,
    person: Somebody,
    table_id: TableId,
    language: Language = None,
) -> TableState:
    """A table as it is."""
    place = hall.place(table_id)
    async with place.lock:
        table = await seen(hall, table_id, person)
        present = {one.person for one in place.listeners if one.person is not None}
        return Eyes(table, language).state(person.id, present)


@get("/tables/{table_id:str}/entries", operation_id="entries", responses=refusals(401, 404))
async def show_entries(
    request: Asked,
    hall: TheHall,
    person: Somebody,
    table_id: TableId,
    since: Since = 0,
    language: Language = None,
) -> list[documents.Entry]:
    """What has happened."""
    async with hall.place(table_id).lock:
        table = await seen(hall, table_id, person)
        logged = await look_up(hall, lambda c: read_entries(c, table_id, since))
        return told(Eyes(table, language), logged, person.id)


@get(
    "/tables/{table_id:str}/at/{number:int}",
    operation_id="moment",
    responses=refusals(401, 403, 404, 409),
)
async def show_moment(
    hall: TheHall,
    person: Somebody,
    table_id: TableId,
    number: FromPath[int],
    seat: Place = None,
) -> Answer[View]:
    """The view before an action, by its entry's number: one's own, or any once it is over."""
    async with hall.place(table_id).lock:
        table = await seen(hall, table_id, person)
        match = begun(table)
        if seat is not None:
            check_seat(table, seat, person, foreign=table.is_finished)
        line = table.line(number)
        for data, entry in match.past:
            if entry is line:
                view: Any = Raw(json.encode(match.view_of(data, seat)))
                return Answer(view)
        raise Problem(404, "unknown-entry", number=str(number))


def begun(table: Table) -> Match:
    if table.match is None:
        raise Problem(409, "not-begun")
    return table.match


def check_seat(table: Table, seat: int, person: Person, foreign: bool = False) -> None:
    """Problem unless a person may look with the eyes of a seat."""
    if seat >= len(table.seats):
        raise Problem(404, "unknown-seat", seat=seat + 1)
    if not foreign and seat not in table.seats_of(person.id):
        raise Problem(403, "foreign-seat", seat=seat + 1)


@get(
    "/tables/{table_id:str}/describe",
    operation_id="describe",
    responses=refusals(401, 403, 404, 409, 422),
)
async def describe(
    request: Asked,
    hall: TheHall,
    person: Somebody,
    table_id: TableId,
    part: Annotated[str, QueryParameter(max_length=64)],
    seat: Place = None,
    language: Language = None,
) -> bodies.Description:
    """A part of the table in words."""
    async with hall.place(table_id).lock:
        table = await seen(hall, table_id, person)
        match = begun(table)
        if seat is not None:
            check_seat(table, seat, person)
        try:
            spoken = language_of(request, person)
            return bodies.Description(match.describe(part, player=seat, language=spoken))
        except BigAppleError as error:
            raise refused(error) from None


@get(
    "/tables/{table_id:str}/hint",
    operation_id="hint",
    responses=refusals(401, 403, 404, 409),
)
async def show_hint(
    hall: TheHall,
    person: Somebody,
    table_id: TableId,
    seat: Annotated[int, QueryParameter(ge=0, le=5, description="Whose decision it is.")],
    language: Language = None,
) -> list[documents.Hint]:
    """The best few actions, for whoever plays with nobody but bots or at one device."""
    lock = hall.place(table_id).lock
    async with lock:
        table = await seen(hall, table_id, person)
        match = begun(table)
        check_seat(table, seat, person)
        if table.players() - {person.id}:
            raise Problem(403, "hint-company")
        if table.actor != seat:
            raise Problem(409, "hint-not-asked")
        decision = table.decision
        thinking = hall.thinking.weigh(match, seat)
    # Not under the lock: nobody else has to wait for it.
    outlooks = await thinking
    async with lock:
        table = await seen(hall, table_id, person)
        if table.actor != seat or table.decision != decision:
            raise Problem(409, "late")
        return Eyes(table, language).hints(outlooks)


@get(
    "/tables/{table_id:str}/record",
    operation_id="record",
    media_type=MediaType.TEXT,
    responses=refusals(401, 404, 409),
)
async def show_record(hall: TheHall, person: Somebody, table_id: TableId) -> str:
    """The record of a finished game."""
    async with hall.place(table_id).lock:
        table = await seen(hall, table_id, person)
        match = begun(table)
        if not table.is_finished:
            # It would tell what others have chosen in secret.
            raise Problem(409, "not-over")
        return match.record(reveal=True)


@get("/tables/{table_id:str}/dice", operation_id="dice", responses=refusals(401, 404, 409))
async def show_dice(
    hall: TheHall, person: Somebody, table_id: TableId
) -> dict[str, bodies.DiceCount]:
    """Dice observed and expected."""
    async with hall.place(table_id).lock:
        counted = dice.observed(begun(await seen(hall, table_id, person)))
        return {kind: bodies.DiceCount(**count) for kind, count in counted.items()}


HANDLERS = [
    *arrivals.HANDLERS,
    list_games,
    create_table,
    new_invite,
    command,
    show_table,
    show_entries,
    show_moment,
    describe,
    show_hint,
    show_record,
    show_dice,
]
FOR_ANYBODY = ("createPerson", "comeBack", "games", "me")
"""Operations for whoever has not said yet who they are."""
DOCUMENTS = (
    documents.ProblemDocument,
    bodies.NewPerson,
    bodies.ChangedPerson,
    bodies.Me,
    bodies.Link,
    bodies.MyTable,
    bodies.Offers,
    bodies.NewTable,
    bodies.MadeTable,
    bodies.Done,
    bodies.Description,
    bodies.DiceCount,
    Command,
    TableState,
    documents.Entry,
    documents.Hint,
    View,
)
"""What goes over HTTP, for the published form of it."""
