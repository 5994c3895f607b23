"""What happens at a table, as entries of its log. A table is what its entries make of it."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct, json

Actor = Literal["person", "bot", "absent", "instruction"]
"""Who answered a decision: the person, a bot, nobody in time, or a standing instruction."""


Phase = Literal["lobby", "playing", "over", "closed"]
"""Of a table."""


class TimeControl(Struct, frozen=True, kw_only=True):
    """How long a player may think. Times are in seconds; days per move are many of them."""

    kind: Literal["untimed", "move", "bank"] = "untimed"
    seconds: int = 0
    """For each decision, or in the bank at the start."""
    increment: int = 0
    """Put into the bank after each decision."""


class Face(Struct, frozen=True):
    """What others see of a person."""

    id: str
    name: str
    colour: str


class Created(Struct, frozen=True, kw_only=True, tag="created"):
    game: str
    rules: int
    options: dict[str, Any]
    time: TimeControl
    commitment: str
    host: Face
    open: bool = False


class Joined(Struct, frozen=True, tag="joined"):
    face: Face


class Removed(Struct, frozen=True, tag="removed"):
    person: str


class Seated(Struct, frozen=True, tag="seated"):
    """Whose a seat is and who plays it: nobody's (open), a person's, a bot's, or a person's while
    a bot keeps it."""

    seat: int
    person: str | None
    bot: str | None


class Named(Struct, frozen=True, tag="named"):
    """A person calls one of their seats by a name, or no longer."""

    seat: int
    person: str
    name: str | None


class Dealt(Struct, frozen=True, tag="dealt"):
    draws: list[str]


class Acted(Struct, frozen=True, tag="acted"):
    seat: int
    text: str
    draws: list[str]
    by: Actor


class UndoAsked(Struct, frozen=True, tag="undo-asked"):
    seat: int


class UndoAnswered(Struct, frozen=True, tag="undo-answered"):
    person: str
    agree: bool


class Undone(Struct, frozen=True, tag="undone"):
    seat: int
    count: int


class Said(Struct, frozen=True, tag="said"):
    person: str
    what: str


class Instructed(Struct, frozen=True, tag="instructed"):
    seat: int
    text: str


class Withdrawn(Struct, frozen=True, tag="withdrawn"):
    seat: int
    subject: str | None


class Granted(Struct, frozen=True, tag="granted"):
    seat: int
    seconds: int
    person: str


class Ended(Struct, frozen=True, tag="ended"):
    """The game is over; the seed that the table had committed itself to is revealed."""

    seed: str


class Rematched(Struct, frozen=True, tag="rematched"):
    table: str


class Closed(Struct, frozen=True, tag="closed"):
    """By its host or the host of the service; nothing more happens here."""


Entry = (
    Created
    | Joined
    | Removed
    | Seated
    | Named
    | Dealt
    | Acted
    | UndoAsked
    | UndoAnswered
    | Undone
    | Said
    | Instructed
    | Withdrawn
    | Granted
    | Ended
    | Rematched
    | Closed
)

encode = json.Encoder().encode
decode = json.Decoder(Entry).decode


class Logged(Struct, frozen=True):
    """An entry in its place: its number from 1, and when it was made, in milliseconds."""

    number: int
    at: int
    entry: Entry
    request: str | None = None
    """What whoever asked for it called it, so that asking twice does it once."""
