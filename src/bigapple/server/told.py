"""What each person may know of a table: the only way by which anything of it leaves the server.

A person sees with the eyes of each of their seats, or of a spectator. Whatever is secret at the
table is taken out by the game's own `conceal` and `redact`. That somebody has done something is
no secret, so everybody's log has the same numbers; what it was may be one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, cast

from msgspec import UNSET, Raw, json, structs

from bigapple.bots.hint import explained
from bigapple.bots.outlook import Outlook
from bigapple.engine.layout import reading, to_bytes
from bigapple.match import Action, Match
from bigapple.match import Entry as Line
from bigapple.server import documents, entries, undoing
from bigapple.server.documents import Account, Chair, Choice, Ending, Sentence, Sight, TableState
from bigapple.server.entries import Logged
from bigapple.server.table import PLAYING, Table
from bigapple.texts import Message

Document = dict[str, Any]
# Messages and listings are data classes: they are written as such.
encode = json.Encoder().encode


class Known(NamedTuple):
    """What is the same for all who know the same, written once."""

    view: Raw
    question: Raw


OPEN: dict[type, type[documents.Told]] = {
    entries.Joined: documents.Joined,
    entries.Removed: documents.Removed,
    entries.Seated: documents.Seated,
    entries.Named: documents.Named,
    entries.UndoAsked: documents.UndoAsked,
    entries.UndoAnswered: documents.UndoAnswered,
    entries.Undone: documents.Undone,
    entries.Granted: documents.Granted,
    entries.Ended: documents.Ended,
    entries.Rematched: documents.Rematched,
    entries.Closed: documents.Closed,
}
"""Entries of which everybody may know all."""


def seats(mine: list[int]) -> list[int | None]:
    """With whose eyes somebody sees: their seats', or a spectator's."""
    return [*mine] or [None]


class Eyes:
    """What is to be seen of a table at one moment, each view made only once."""

    def __init__(self, table: Table, language: str | None = None) -> None:
        self.table = table
        self.language = language
        self._seen: dict[bytes, Known] = {}
        self._of_seat: dict[int | None, Known] = {}
        self._heard: dict[tuple[int, bytes], Raw] = {}

    def say(self, message: Message) -> Sentence:
        """A message, and its text for whoever asked for a language."""
        text = UNSET if self.language is None else message.text(self.language)
        return Sentence(message.id, dict(message.parameters), text)

    def seen(self, match: Match, seat: int | None) -> Known:
        """The view of a seat, and what is asked. Those who know the same are told the same."""
        if seat not in self._of_seat:
            concealed = match.concealed(seat)
            known = to_bytes(concealed)
            if known not in self._seen:
                game = reading(concealed)
                asked = match.definition.people.question(game, match.names)
                question = self.say(asked) if self.table.phase == PLAYING else None
                self._seen[known] = Known(
                    Raw(json.encode(match.document(game))), Raw(encode(question))
                )
            self._of_seat[seat] = self._seen[known]
        return self._of_seat[seat]

    def state(self, person: str | None, present: set[str]) -> TableState:
        """The table as a person may know it."""
        table = self.table
        made = table.made
        mine = table.seats_of(person)
        match = table.match
        playing = table.phase == PLAYING
        outcome = match.outcome if match is not None and table.is_finished else None
        return TableState(
            table=table.id,
            number=table.number,
            phase=table.phase,
            game=made.game,
            rules=made.rules,
            options=made.options,
            time=made.time,
            open=made.open,
            commitment=made.commitment,
            host=table.host,
            guests=[table.faces[guest] for guest in sorted(table.guests)],
            seats=[self._chair(index, present) for index in range(len(table.seats))],
            you=documents.You(person, mine),
            successor=table.successor,
            actor=table.actor,
            decision=match.decision if match is not None and playing else None,
            asked=table.decision,
            deadline=table.clock.deadline,
            thinking=table.actor is not None and table.seats[table.actor].bot is not None,
            undo=documents.UndoState(
                table.undo_asked,
                sorted(table.undo_agreed),
                [seat for seat in mine if playing and self._undo_is_free(seat)],
            ),
            eyes=[] if match is None else [self._sight(match, seat) for seat in seats(mine)],
            outcome=UNSET if outcome is None else Ending(**vars(outcome)),
            seed=UNSET if outcome is None else table.seed,
        )

    def _chair(self, index: int, present: set[str]) -> Chair:
        seat = self.table.seats[index]
        banks = self.table.clock.banks
        name = self.table.names(index)
        called = self.say(name) if isinstance(name, Message) else name
        return Chair(
            seat.person, seat.bot, seat.person in present, called, banks[index] if banks else UNSET
        )

    def _undo_is_free(self, seat: int) -> bool:
        count = undoing.how_far(self.table, seat)
        return count > 0 and undoing.is_free(self.table, seat, count)

    def _sight(self, match: Match, seat: int | None) -> Sight:
        known: Any = self.seen(match, seat)
        asked = seat is not None and seat == self.table.actor
        legal = [self._choice(action) for action in match.legal] if asked else []
        if seat is None:
            return Sight(seat, known.view, known.question, legal)
        given = match.standing.get(seat, {})
        instructions = {subject: given[subject].text for subject in sorted(given)}
        return Sight(seat, known.view, known.question, legal, instructions)

    def _choice(self, action: Action) -> Choice:
        return Choice(action.index, action.text, self.say(action.message))

    def hints(self, seen: Sequence[Outlook]) -> list[documents.Hint]:
        """What an adviser sees in the actor's actions, in words."""
        match = self.table.match
        assert match is not None
        return [
            documents.Hint(
                self._choice(hint.action),
                hint.chance,
                self.say(hint.odds),
                [self.say(reason) for reason in hint.reasons],
                self.say(hint.message),
            )
            for hint in explained(match, seen)
        ]

    def entry(self, logged: Logged, person: str | None, line: Line | None) -> documents.Entry:
        """An entry of the log as a person may know it.

        `line` is the match's own entry of an action, whose events are told.
        """
        entry = logged.entry
        mine = self.table.seats_of(person)
        number, at = logged.number, logged.at
        if isinstance(entry, entries.Created):
            return documents.Created(number=number, at=at, host=entry.host.id)
        if isinstance(entry, entries.Dealt):
            return documents.Dealt(number=number, at=at, eyes=self._accounts(line, mine))
        if isinstance(entry, entries.Acted):
            eyes = self._accounts(line, mine)
            return documents.Acted(number=number, at=at, seat=entry.seat, by=entry.by, eyes=eyes)
        if isinstance(entry, entries.Said):
            words = self.say(Message(f"said-{entry.what}"))
            return documents.Said(
                number=number, at=at, person=entry.person, what=entry.what, message=words
            )
        if isinstance(entry, entries.Instructed):
            text = entry.text if self._instructed(number, person) else None
            return documents.Instructed(number=number, at=at, seat=entry.seat, text=text)
        if isinstance(entry, entries.Withdrawn):
            subject = entry.subject if self._instructed(number, person) else None
            return documents.Withdrawn(number=number, at=at, seat=entry.seat, subject=subject)
        told = OPEN[type(entry)](number=number, at=at, **structs.asdict(entry))
        return cast(documents.Entry, told)

    def _instructed(self, number: int, person: str | None) -> bool:
        """Whether it was they: whose the seat is now has nothing to do with it."""
        return person is not None and self.table.instructors[number] == person

    def _accounts(self, line: Line | None, mine: list[int]) -> list[Account]:
        return [] if line is None else [self._account(line, seat) for seat in seats(mine)]

    def _account(self, line: Line, seat: int | None) -> Account:
        match = self.table.match
        assert match is not None
        known = (id(line), match.redacted(line, seat).tobytes())
        if known not in self._heard:
            events = match.entry_events(line, seat)
            told = [
                documents.Happening(
                    event.kind, event.arguments, None if message is None else self.say(message)
                )
                for event, message in zip(events, match.told(events), strict=True)
            ]
            self._heard[known] = Raw(encode(told))
        events_: Any = self._heard[known]
        return Account(seat, line.undone, events_)
