"""What each person may know of a table: the only way by which anything of it leaves the server.

A person sees with the eyes of each of their seats, or of a spectator. Whatever is secret at the
table is taken out by the game's own `conceal` and `redact`.
"""

from __future__ import annotations

from typing import Any

from msgspec import Raw, json

from bigapple.engine.layout import to_bytes
from bigapple.match import Action, Match
from bigapple.match import Entry as Line
from bigapple.server import entries, undoing
from bigapple.server.entries import Logged
from bigapple.server.table import OVER, PLAYING, Table
from bigapple.texts import Listing, Message

Document = dict[str, Any]
encode = json.Encoder(enc_hook=lambda value: written(value)).encode


def written(value: Any) -> Any:
    """Messages as documents, for whoever puts them into a language."""
    if isinstance(value, Message):
        return {"id": value.id, "parameters": dict(value.parameters)}
    if isinstance(value, Listing):
        return {"items": list(value.items), "separator": value.separator}
    raise NotImplementedError(type(value))


def seats(mine: list[int]) -> list[int | None]:
    """With whose eyes somebody sees: their seats', or a spectator's."""
    return [*mine] or [None]


class Eyes:
    """What is to be seen of a table at one moment, each view made only once."""

    def __init__(self, table: Table, language: str | None = None) -> None:
        self.table = table
        self.language = language
        self._views: dict[bytes, Raw] = {}
        self._of_seat: dict[int | None, Raw] = {}

    def say(self, message: Message | None) -> Any:
        """A message, and its text for whoever asked for a language."""
        if message is None or self.language is None:
            return message
        return {
            "id": message.id,
            "parameters": message.parameters,
            "text": message.text(self.language),
        }

    def view(self, match: Match, seat: int | None) -> Raw:
        if seat not in self._of_seat:
            # Where nothing is hidden, all see the same: it is written once.
            known = to_bytes(match.concealed(seat))
            if known not in self._views:
                self._views[known] = Raw(json.encode(match.view(seat)))
            self._of_seat[seat] = self._views[known]
        return self._of_seat[seat]

    def state(self, person: str | None, present: set[str]) -> Document:
        """The table as a person may know it."""
        table = self.table
        made = table.made
        mine = table.seats_of(person)
        told: Document = {
            "table": table.id,
            "number": table.number,
            "phase": table.phase,
            "game": made.game,
            "rules": made.rules,
            "options": made.options,
            "time": made.time,
            "open": made.open,
            "commitment": made.commitment,
            "host": table.host,
            "guests": [table.faces[guest] for guest in sorted(table.guests)],
            "seats": [self._seat(index, present) for index in range(len(table.seats))],
            "you": {"person": person, "seats": mine},
            "successor": table.successor,
        }
        if table.match is not None:
            told |= self._game(table.match, mine)
        return told

    def _seat(self, index: int, present: set[str]) -> Document:
        table = self.table
        seat = table.seats[index]
        told: Document = {"person": seat.person, "bot": seat.bot}
        told["present"] = seat.person in present
        if table.clock.banks:
            told["bank"] = table.clock.banks[index]
        return told

    def _game(self, match: Match, mine: list[int]) -> Document:
        table = self.table
        actor = table.actor
        told: Document = {
            "actor": actor,
            "decision": match.decision if table.phase == PLAYING else None,
            "asked": table.decision,
            "deadline": table.clock.deadline,
            "thinking": actor is not None and table.seats[actor].bot is not None,
            "undo": {
                "asked_by": table.undo_asked,
                "agreed": sorted(table.undo_agreed),
                "free": [
                    seat for seat in mine if table.phase == PLAYING and self._undo_is_free(seat)
                ],
            },
            "eyes": [self._eyes(match, seat) for seat in seats(mine)],
        }
        outcome = match.outcome
        if table.phase == OVER and outcome is not None:
            told["outcome"] = {
                "winners": outcome.winners,
                "ranking": outcome.ranking,
                "scores": outcome.scores,
                "reason": outcome.reason,
            }
            told["seed"] = match.seed
        return told

    def _undo_is_free(self, seat: int) -> bool:
        count = undoing.how_far(self.table, seat)
        return count > 0 and undoing.is_free(self.table, seat, count)

    def _eyes(self, match: Match, seat: int | None) -> Document:
        asked = seat is not None and seat == self.table.actor
        legal = match.legal if asked else []
        told: Document = {
            "seat": seat,
            "view": self.view(match, seat),
            "question": self.say(match.asked(seat)) if self.table.phase == PLAYING else None,
            "legal": [self._action(action) for action in legal],
        }
        if seat is not None:
            given = match.standing.get(seat, {})
            told["instructions"] = {subject: given[subject].text for subject in sorted(given)}
        return told

    def _action(self, action: Action) -> Document:
        return {"index": action.index, "text": action.text, "message": self.say(action.message)}

    def entry(self, logged: Logged, person: str | None, line: Line | None) -> Document | None:
        """An entry of the log; None where it is not this person's business.

        `line` is the match's own entry of an action, whose events are told.
        """
        entry = logged.entry
        mine = self.table.seats_of(person)
        told: Document = {"number": logged.number, "at": logged.at}
        if isinstance(entry, entries.Instructed | entries.Withdrawn) and entry.seat not in mine:
            return None
        if isinstance(entry, entries.Acted | entries.Dealt):
            told["type"] = "acted" if isinstance(entry, entries.Acted) else "dealt"
            if isinstance(entry, entries.Acted):
                told |= {"seat": entry.seat, "by": entry.by}
            if line is not None:
                told["eyes"] = [self._events(line, seat) for seat in seats(mine)]
            return told
        if isinstance(entry, entries.Created):
            return told | {"type": "created", "host": entry.host.id}
        return told | json.decode(json.encode(entry), type=dict)

    def _events(self, line: Line, seat: int | None) -> Document:
        match = self.table.match
        assert match is not None
        events = match.entry_events(line, seat)
        return {
            "seat": seat,
            "undone": line.undone,
            "events": [
                {"kind": event.kind, "arguments": event.arguments, "message": self.say(message)}
                for event, message in zip(events, match.told(events), strict=True)
            ],
        }
