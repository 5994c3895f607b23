"""A table as its entries make it: seats, guests, the match, the clock."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field

from bigapple import bots
from bigapple.games import definition
from bigapple.match import Entry as Line
from bigapple.match import Match
from bigapple.opening import LONGEST_NAME
from bigapple.people import Names
from bigapple.record import outcome_of
from bigapple.server import entries
from bigapple.server.clocks import Clock
from bigapple.server.entries import Entry, Face, Logged, Phase
from bigapple.texts import Message

LOBBY: Phase = "lobby"
PLAYING: Phase = "playing"
OVER: Phase = "over"
CLOSED: Phase = "closed"
TAIL = 32
"""How many of the last entries are kept at hand."""


@dataclass
class Seat:
    """A chair: whose it is, and the bot that plays it, if one does."""

    person: str | None = None
    bot: str | None = None
    name: str | None = None
    """What its person calls it, where it is not by their own name."""

    @property
    def is_open(self) -> bool:
        return self.person is None and self.bot is None


@dataclass
class Table:
    """Everything about one table. `fold` alone changes it, entry by entry."""

    id: str
    seed: str
    invite: str
    """The digest of what lets a guest in."""
    phase: Phase = LOBBY
    number: int = 0
    """Of the last entry."""
    settings: entries.Created | None = None
    host: str = ""
    faces: dict[str, Face] = field(default_factory=dict)
    """Everybody who was ever let in."""
    guests: set[str] = field(default_factory=set)
    removed: set[str] = field(default_factory=set)
    seats: list[Seat] = field(default_factory=list)
    match: Match | None = None
    clock: Clock = field(default_factory=Clock)
    is_finished: bool = False
    """The game is over, whether the table is still open or not."""
    undo_asked: int | None = None
    """The seat that asks to take its last action back."""
    undo_agreed: set[str] = field(default_factory=set)
    successor: str | None = None
    """The table of the rematch."""
    requests: dict[str, int] = field(default_factory=dict)
    tail: deque[Logged] = field(default_factory=lambda: deque(maxlen=TAIL))
    length: int = 0
    """Of the match's history."""
    lines: dict[int, int] = field(default_factory=dict)
    """Where in that history an entry of this table lies, by its number."""
    last_acts: dict[str, int] = field(default_factory=dict)
    """The number of each person's last action: what came after it is their recap."""
    known: dict[str, set[int]] = field(default_factory=dict)
    """The seats with whose eyes each person has seen the game."""
    instructors: dict[int, str | None] = field(default_factory=dict)
    """Who gave an instruction or took one back, by the number of the entry."""

    @property
    def made(self) -> entries.Created:
        assert self.settings is not None
        return self.settings

    @property
    def actor(self) -> int | None:
        return self.match.actor if self.match is not None and self.phase == PLAYING else None

    @property
    def decision(self) -> int:
        """The number of the decision that is asked; it never comes back, undo or not."""
        return 0 if self.match is None else len(self.match.history)

    def seats_of(self, person: str | None) -> list[int]:
        if person is None:
            return []
        return [index for index, seat in enumerate(self.seats) if seat.person == person]

    def waits_for(self, person: str) -> bool:
        """Whether the decision is the person's own."""
        asked = self.actor
        if asked is None:
            return False
        seat = self.seats[asked]
        return seat.person == person and seat.bot is None

    def players(self) -> set[str]:
        """The people who have seats."""
        return {seat.person for seat in self.seats if seat.person is not None}

    def fold(self, logged: Logged, carried_out: bool = False) -> None:
        """Takes one entry in; a match's own part may have been carried out already."""
        self.number = logged.number
        if logged.request is not None:
            self.requests[logged.request] = logged.number
        self.tail.append(logged)
        entry = logged.entry
        if isinstance(entry, entries.Acted | entries.Undone | entries.Dealt):
            self._play(entry, logged, carried_out)
        elif isinstance(entry, entries.Seated):
            self._seat(entry, logged.at)
        elif isinstance(entry, entries.Instructed | entries.Withdrawn):
            self.instructors[logged.number] = self.seats[entry.seat].person
            self._instruct(entry)
        else:
            self._change(entry)

    def _seat(self, entry: entries.Seated, at: int) -> None:
        seat = self.seats[entry.seat]
        before = seat.person
        self.seats[entry.seat] = Seat(
            entry.person, entry.bot, seat.name if entry.person == before else None
        )
        self._name()
        self.clock.pause(entry.bot is not None, entry.seat, self.actor, at)
        if entry.person is not None and self.phase != LOBBY:
            self.known.setdefault(entry.person, set()).add(entry.seat)
        if entry.person != before:
            # What somebody has said in advance, or asked for, is theirs and not the seat's.
            if self.match is not None:
                self.match.withdraw(entry.seat)
            if self.undo_asked == entry.seat:
                self.undo_asked = None

    def _play(
        self,
        entry: entries.Acted | entries.Undone | entries.Dealt,
        logged: Logged,
        carried_out: bool,
    ) -> None:
        spent = 0
        goes_on = True
        if isinstance(entry, entries.Dealt):
            if not carried_out:
                self.match = new_match(self)
                self.match.repeat(None, entry.draws)
            self.phase = PLAYING
            self._name()
            self.clock.begin(self.made.time, len(self.seats))
            for person in self.players():
                self.known[person] = set(self.seats_of(person))
        else:
            assert self.match is not None
            if isinstance(entry, entries.Undone):
                # Who agrees to an undo gives the time back as well.
                used = self.clock.take_back(entry.count)
                spent = 0 if self.undo_asked == entry.seat else used
                if not carried_out:
                    for _ in range(entry.count):
                        self.match.undo()
            else:
                if not carried_out:
                    self.match.repeat(entry.text, entry.draws)
                self.clock.answered(entry.seat, logged.at, entry.by == "bot")
                # A person who goes on has answered a request; whoever is played for has not.
                goes_on = entry.by == "person" or entry.seat == self.undo_asked
                actor = self.seats[entry.seat].person
                if entry.by == "person" and actor is not None:
                    self.last_acts[actor] = logged.number
        if not isinstance(entry, entries.Undone):
            self.lines[logged.number] = self.length
        self.length += entry.count if isinstance(entry, entries.Undone) else 1
        if goes_on:
            self.undo_asked = None
            self.undo_agreed = set()
        asked = self.actor
        kept = asked is not None and self.seats[asked].bot is not None
        self.clock.ask(asked, logged.at, kept, spent)

    def _instruct(self, entry: entries.Instructed | entries.Withdrawn) -> None:
        assert self.match is not None
        if isinstance(entry, entries.Instructed):
            self.match.instruct(entry.seat, entry.text)
        else:
            self.match.withdraw(entry.seat, entry.subject)

    def _change(self, entry: Entry) -> None:
        if isinstance(entry, entries.Created):
            self.settings = entry
            self.host = entry.host.id
            self.faces[entry.host.id] = entry.host
            self.guests.add(entry.host.id)
            self.seats = [Seat() for _ in range(int(entry.options["players"]))]
        elif isinstance(entry, entries.Joined):
            self.faces[entry.face.id] = entry.face
            self.guests.add(entry.face.id)
            self._name()
        elif isinstance(entry, entries.Removed):
            self.guests.discard(entry.person)
            self.removed.add(entry.person)
            if entry.person == self.host and self.guests:
                # The next host is whoever plays, or else whoever is here.
                playing = [seat.person for seat in self.seats if seat.person is not None]
                self.host = [*playing, *sorted(self.guests)][0]
        elif isinstance(entry, entries.Named):
            self.seats[entry.seat].name = entry.name
            self._name()
        elif isinstance(entry, entries.UndoAsked):
            self.undo_asked = entry.seat
            self.undo_agreed = set()
        elif isinstance(entry, entries.UndoAnswered):
            if entry.agree:
                self.undo_agreed.add(entry.person)
            else:
                self.undo_asked = None
        elif isinstance(entry, entries.Granted):
            self.clock.grant(entry.seat, entry.seconds)
        elif isinstance(entry, entries.Ended):
            self.phase = OVER
            self.is_finished = True
            self.undo_asked = None
        elif isinstance(entry, entries.Rematched):
            self.successor = entry.table
        elif isinstance(entry, entries.Closed):
            self.phase = CLOSED
            self.clock.stop()

    def _name(self) -> None:
        if self.match is not None:
            self.match.names = self.names

    @property
    def names(self) -> Names:
        """How players are called: a person by their name, or what they call the seat; a bot by a
        name that goes with the seat, and how it plays."""
        return Names(tuple(self._called(index) for index in range(len(self.seats))))

    def _called(self, index: int) -> str | Message | None:
        seat = self.seats[index]
        number = index + 1
        if seat.person is not None:
            name = seat.name or self.faces[seat.person].name
            if seat.name is None and len(self.seats_of(seat.person)) > 1:
                # The same in every language, and no longer than a record reads.
                number_told = f" ({number})"
                return name[: LONGEST_NAME - len(number_told)] + number_told
            return name
        if seat.bot is not None:
            level = bots.title(seat.bot)
            return Message("bot-called", {"name": Message(f"bot-name-{number}"), "level": level})
        return None

    def line(self, number: int) -> Line | None:
        """What the match knows of an entry."""
        if self.match is None or number not in self.lines:
            return None
        return self.match.history[self.lines[number]]


def new_match(table: Table) -> Match:
    """The match of a table, not dealt yet; under the rules that it was made with."""
    made = table.made
    return Match(definition(made.game, made.rules), made.options, (), table.seed)


def draws_of(match: Match) -> list[str]:
    """The outcomes of chance of the last entry, as a record has them."""
    return [outcome_of(match, draw) for draw in match.history[-1].draws]
