"""What people may do at a table: each command as the entries it leads to, or refused.

Nothing is changed here but the match, which carries an action out to learn its outcomes of
chance; whoever calls writes the entries down, or throws the table away and reads it anew.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from hmac import compare_digest
from typing import Any

from bigapple import bots
from bigapple.errors import BigAppleError, CannotRead
from bigapple.match import Match
from bigapple.opening import LONGEST_NAME
from bigapple.server import commands, entries, undoing
from bigapple.server.commands import Command
from bigapple.server.entries import Actor, Entry, Face
from bigapple.server.problems import Problem, refused, unknown_table
from bigapple.server.table import CLOSED, LOBBY, OVER, PLAYING, Seat, Table, draws_of, new_match
from bigapple.server.thinking import KEEPER

MOST_GUESTS = 64


@dataclass(frozen=True)
class Asking:
    """Who asks something of a table."""

    face: Face

    @property
    def person(self) -> str:
        return self.face.id


def digest(secret: str) -> str:
    """How secrets are kept: so that whoever reads the database cannot use them."""
    return sha256(secret.encode()).hexdigest()


def decide(table: Table, asking: Asking, command: Command) -> list[Entry]:
    """The entries that a command leads to; Problem if it is refused."""
    if isinstance(command, commands.Join):
        return join(table, asking, command)
    if asking.person not in table.guests:
        # Whoever was not let in learns nothing, not even that there is such a table.
        raise unknown_table()
    if table.phase == CLOSED:
        raise Problem(409, "table-closed")
    return DECIDING[type(command)](table, asking, command)


def join(table: Table, asking: Asking, command: commands.Join) -> list[Entry]:
    person = asking.person
    if person in table.guests:
        return []
    invited = command.invite is not None and compare_digest(digest(command.invite), table.invite)
    if person in table.removed or not (invited or table.made.open):
        raise unknown_table()
    if table.phase == CLOSED:
        raise Problem(409, "table-closed")
    if len(table.guests) >= MOST_GUESTS:
        raise Problem(409, "table-full")
    return [entries.Joined(asking.face)]


# Seats.


def seat_at(table: Table, index: int) -> Seat:
    if index >= len(table.seats):
        raise Problem(404, "unknown-seat", seat=index + 1)
    return table.seats[index]


def own_seat(table: Table, asking: Asking, index: int) -> Seat:
    seat = seat_at(table, index)
    if seat.person != asking.person:
        raise Problem(403, "foreign-seat", seat=index + 1)
    return seat


def needs_host(table: Table, asking: Asking) -> None:
    if asking.person != table.host:
        raise Problem(403, "only-host")


def take(table: Table, asking: Asking, command: commands.Take) -> list[Entry]:
    seat = seat_at(table, command.seat)
    if seat.person == asking.person:
        return [entries.Seated(command.seat, asking.person, None)] if seat.bot else []
    if seat.person is not None or (seat.bot is not None and table.phase != PLAYING):
        raise Problem(409, "seat-taken", seat=command.seat + 1)
    # Once the game has begun, somebody who is here may go on for a bot.
    check_eyes(table, asking.person, command.seat)
    return [entries.Seated(command.seat, asking.person, None)]


def check_eyes(table: Table, person: str, seat: int) -> None:
    """Whoever has seen one hand may not look into a bot's too, while others play against them."""
    others = table.players() - {person}
    if table.phase == PLAYING and others and table.known.get(person, set()) - {seat}:
        raise Problem(409, "knows-another-hand")


def leave(table: Table, asking: Asking, command: commands.Leave) -> list[Entry]:
    own_seat(table, asking, command.seat)
    return [entries.Seated(command.seat, None, None if table.phase == LOBBY else KEEPER)]


def give(table: Table, asking: Asking, command: commands.Give) -> list[Entry]:
    seat = seat_at(table, command.seat)
    if seat.person != asking.person:
        needs_host(table, asking)
        if seat.person is not None:
            raise Problem(409, "seat-taken", seat=command.seat + 1)
    if command.person not in table.guests:
        raise Problem(404, "unknown-guest")
    if seat.person is None:
        check_eyes(table, command.person, command.seat)
    return [entries.Seated(command.seat, command.person, None)]


def seat_bot(table: Table, asking: Asking, command: commands.SeatBot) -> list[Entry]:
    seat = seat_at(table, command.seat)
    # By its bare name: whoever may choose how long a bot thinks can hold up all tables.
    try:
        bots.check_name(command.bot, bare=True)
    except CannotRead as error:
        raise refused(error) from None
    if seat.person == asking.person:
        owner = asking.person if table.phase == PLAYING else None
        return [entries.Seated(command.seat, owner, command.bot)]
    needs_host(table, asking)
    if seat.person is not None and table.phase != PLAYING:
        raise Problem(409, "seat-taken", seat=command.seat + 1)
    # Somebody who does not come back holds up the others; the seat stays theirs.
    return [entries.Seated(command.seat, seat.person, command.bot)]


def open_seat(table: Table, asking: Asking, command: commands.OpenSeat) -> list[Entry]:
    needs_host(table, asking)
    seat = seat_at(table, command.seat)
    if seat.person is not None:
        raise Problem(409, "seat-taken", seat=command.seat + 1)
    if table.phase != LOBBY:
        raise Problem(409, "already-begun")
    return [entries.Seated(command.seat, None, None)]


def remove(table: Table, asking: Asking, command: commands.Remove) -> list[Entry]:
    needs_host(table, asking)
    if command.person not in table.guests or command.person == table.host:
        raise Problem(404, "unknown-guest")
    return gone(table, command.person)


def gone(table: Table, person: str) -> list[Entry]:
    """Somebody leaves for good; a table where nobody is left is closed."""
    keeper = None if table.phase == LOBBY else KEEPER
    left: list[Entry] = [entries.Seated(seat, None, keeper) for seat in table.seats_of(person)]
    left.append(entries.Removed(person))
    return left if table.guests - {person} else [*left, entries.Closed()]


def name(table: Table, asking: Asking, command: commands.Name) -> list[Entry]:
    own_seat(table, asking, command.seat)
    if command.name is not None:
        check_called(command.name)
    return [entries.Named(command.seat, asking.person, command.name)]


def check_called(called: str) -> None:
    """Problem if others should not see this name."""
    if not (called.strip() == called and 0 < len(called) <= LONGEST_NAME and called.isprintable()):
        raise Problem(422, "name", most=LONGEST_NAME)


# The game.


def start(table: Table, asking: Asking, _: commands.Start) -> list[Entry]:
    needs_host(table, asking)
    if table.phase != LOBBY:
        raise Problem(409, "already-begun")
    for index, seat in enumerate(table.seats):
        if seat.is_open:
            raise Problem(409, "open-seat", seat=index + 1)
    table.match = new_match(table)
    table.match.deal()
    return [entries.Dealt(draws_of(table.match)), *ending(table)]


def playing(table: Table) -> Match:
    if table.match is None:
        raise Problem(409, "not-begun")
    return table.match


def act(table: Table, asking: Asking, command: commands.Act) -> list[Entry]:
    seat = own_seat(table, asking, command.seat)
    playing(table)
    if command.decision is not None and command.decision != table.decision:
        raise Problem(409, "late")
    came_back: list[Entry] = []
    if seat.bot is not None and table.phase == PLAYING:
        came_back = [entries.Seated(command.seat, asking.person, None)]
    return [*came_back, *answer(table, command.seat, command.action, "person")]


def answer(table: Table, seat: int, action: str | int, by: Actor) -> list[Entry]:
    """Answers the decision that is asked, whoever does it for the seat."""
    match = playing(table)
    try:
        match.play(action, player=seat)
    except BigAppleError as error:
        raise refused(error) from None
    return [
        entries.Acted(seat, match.history[-1].text, draws_of(match), by),
        *ending(table),
    ]


def ending(table: Table) -> list[Entry]:
    """The seed is revealed when the game is over."""
    match = playing(table)
    return [entries.Ended(match.seed)] if match.actor is None else []


def instruct(table: Table, asking: Asking, command: commands.Instruct) -> list[Entry]:
    own_seat(table, asking, command.seat)
    match = playing(table)
    try:
        standing = match.definition.people.read_standing(command.text)
    except BigAppleError as error:
        raise refused(error) from None
    return [entries.Instructed(command.seat, standing.text)]


def withdraw(table: Table, asking: Asking, command: commands.Withdraw) -> list[Entry]:
    own_seat(table, asking, command.seat)
    playing(table)
    return [entries.Withdrawn(command.seat, command.subject)]


# Undo.


def undo(table: Table, asking: Asking, command: commands.Undo) -> list[Entry]:
    own_seat(table, asking, command.seat)
    playing(table)
    if table.phase != PLAYING:
        # The seed is known by now: going back would be playing with open dice.
        raise Problem(409, "game-over")
    count = undoing.how_far(table, command.seat)
    if count == 0:
        raise Problem(409, "nothing-to-undo")
    others = undoing.who_must_agree(table, command.seat)
    agreed = table.undo_asked == command.seat and others <= table.undo_agreed
    if agreed or undoing.is_free(table, command.seat, count):
        return taken_back(table, command.seat, count)
    if table.undo_asked is not None:
        raise Problem(409, "undo-asked-already")
    return [entries.UndoAsked(command.seat)]


def answer_undo(table: Table, asking: Asking, command: commands.AnswerUndo) -> list[Entry]:
    if table.undo_asked is None:
        raise Problem(409, "no-undo-asked")
    others = undoing.who_must_agree(table, table.undo_asked)
    if asking.person not in others:
        raise Problem(403, "not-asked")
    answered: list[Entry] = [entries.UndoAnswered(asking.person, command.agree)]
    if command.agree and others <= table.undo_agreed | {asking.person}:
        seat = table.undo_asked
        answered += taken_back(table, seat, undoing.how_far(table, seat))
    return answered


def taken_back(table: Table, seat: int, count: int) -> list[Entry]:
    match = playing(table)
    for _ in range(count):
        match.undo()
    return [entries.Undone(seat, count)]


# Beside the game.


def say(table: Table, asking: Asking, command: commands.Say) -> list[Entry]:
    if command.what not in commands.MESSAGES:
        raise Problem(422, "unknown-message")
    return [entries.Said(asking.person, command.what)]


def grant(table: Table, asking: Asking, command: commands.Grant) -> list[Entry]:
    seat = seat_at(table, command.seat)
    if not table.seats_of(asking.person):
        raise Problem(403, "only-players")
    if seat.person == asking.person:
        raise Problem(403, "grant-to-oneself")
    playing(table)
    return [entries.Granted(command.seat, command.seconds, asking.person)]


def rematch(table: Table, asking: Asking, _: commands.Rematch) -> list[Entry]:
    if table.phase != OVER:
        raise Problem(409, "not-over")
    if not table.seats_of(asking.person) and asking.person != table.host:
        raise Problem(403, "only-players")
    # The hall makes the new table and names it in an entry of this one.
    return []


def check_inviting(table: Table, asking: Asking) -> None:
    """Problem if somebody may not invite others."""
    if asking.person not in table.guests:
        raise unknown_table()
    needs_host(table, asking)
    if table.phase == CLOSED:
        raise Problem(409, "table-closed")


def close(table: Table, asking: Asking, _: commands.Close) -> list[Entry]:
    needs_host(table, asking)
    return [entries.Closed()]


Deciding = Callable[[Table, Asking, Any], list[Entry]]
DECIDING: dict[type, Deciding] = {
    commands.Take: take,
    commands.Leave: leave,
    commands.Give: give,
    commands.SeatBot: seat_bot,
    commands.OpenSeat: open_seat,
    commands.Remove: remove,
    commands.Name: name,
    commands.Start: start,
    commands.Act: act,
    commands.Undo: undo,
    commands.AnswerUndo: answer_undo,
    commands.Say: say,
    commands.Instruct: instruct,
    commands.Withdraw: withdraw,
    commands.Grant: grant,
    commands.Rematch: rematch,
    commands.Close: close,
}
