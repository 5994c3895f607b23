"""What the service tells of a table, as documents. `schema` publishes their form."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from bigapple.server.entries import Actor, Face, Phase, TimeControl
from bigapple.server.views import Number, Seat, View

Moment = Annotated[int, Meta(ge=0, description="In milliseconds since 1970.")]
PersonId = Annotated[str, Meta(description="A person's id.")]


class Sentence(Struct, frozen=True):
    """A message and what is to be put into it; parameters may be messages themselves."""

    id: str
    parameters: dict[str, Any]
    text: Annotated[str, Meta(description="In the language that was asked for.")] | UnsetType = (
        UNSET
    )


class ProblemDocument(Struct, frozen=True):
    """What was refused and why, after RFC 9457. Nothing has changed."""

    type: str
    title: Annotated[str, Meta(description="A sentence in the language of whoever asked.")]
    status: Annotated[int, Meta(ge=400, le=599)]
    code: Annotated[str, Meta(min_length=1)]
    message: Sentence
    clause: Annotated[str, Meta(description="Of the rulebook.")] | UnsetType = UNSET


# The table as it is.


class Choice(Struct, frozen=True):
    """Something that whoever is asked may do."""

    index: Number
    text: Annotated[str, Meta(description="To be sent as the action of an act.")]
    message: Sentence


class Hint(Struct, frozen=True):
    """Something good to do."""

    choice: Choice
    chance: Annotated[float, Meta(ge=0, le=1, description="Of winning.")]
    odds: Annotated[Sentence, Meta(description="The chance in words.")]
    reasons: Annotated[list[Sentence], Meta(description="What counts most first.")]
    message: Annotated[Sentence, Meta(description="All of it as one text.")]


class Sight(Struct, frozen=True):
    """The game with the eyes of a seat, or of a spectator."""

    seat: Seat | None
    view: View
    question: Sentence | None
    legal: Annotated[list[Choice], Meta(description="Empty unless this seat is asked.")]
    instructions: (
        Annotated[dict[str, str], Meta(description="One's own, by subject.")] | UnsetType
    ) = UNSET


class Chair(Struct, frozen=True):
    """A seat: whose it is, and the bot that plays it, if one does."""

    person: PersonId | None
    bot: str | None
    present: bool
    called: Annotated[
        str | Sentence, Meta(description="As the game's sentences call whoever sits there.")
    ]
    bank: Annotated[int, Meta(description="Milliseconds that are left.")] | UnsetType = UNSET


class You(Struct, frozen=True):
    person: PersonId | None
    seats: list[Seat]


class UndoState(Struct, frozen=True):
    asked_by: Seat | None
    agreed: list[PersonId]
    free: Annotated[
        list[Seat], Meta(description="One's own seats that may take back without asking.")
    ]


class Ending(Struct, frozen=True):
    """How the game ended."""

    winners: list[Seat]
    ranking: Annotated[list[int], Meta(description="Each seat's place, from 1.")]
    scores: list[int]
    reason: Literal["victory", "shared-victory", "no-winner"]


class TableState(Struct, frozen=True, kw_only=True):
    """A table as one person may know it."""

    table: str
    number: Annotated[Number, Meta(description="Of the last entry.")]
    phase: Phase
    game: str
    rules: int
    options: dict[str, Any]
    time: TimeControl
    open: bool
    commitment: Annotated[str, Meta(description="To the seed of all chance.")]
    host: PersonId
    guests: list[Face]
    seats: list[Chair]
    you: You
    successor: Annotated[str, Meta(description="The table of the rematch.")] | None
    actor: Annotated[Seat | None, Meta(description="Who is asked.")]
    decision: Annotated[str | None, Meta(description="What kind of decision is asked.")]
    asked: Annotated[Number, Meta(description="The number of that decision.")]
    deadline: Moment | None
    thinking: Annotated[bool, Meta(description="Whether a bot is asked.")]
    undo: UndoState
    eyes: Annotated[list[Sight], Meta(description="Empty until the game begins.")]
    outcome: Ending | UnsetType = UNSET
    seed: Annotated[str, Meta(description="Once the game is over.")] | UnsetType = UNSET


# What has happened.


class Happening(Struct, frozen=True):
    """An event of the game; what somebody may not know of it is null."""

    kind: str
    arguments: dict[str, int | None]
    message: Sentence | None


class Account(Struct, frozen=True):
    """What happened, with the eyes of a seat or of a spectator."""

    seat: Seat | None
    undone: bool
    events: list[Happening]


class Told(Struct, frozen=True, kw_only=True):
    """An entry of the log, as one person may know it."""

    number: Number
    at: Moment


class Created(Told, frozen=True, kw_only=True, tag="created"):
    host: PersonId


class Joined(Told, frozen=True, kw_only=True, tag="joined"):
    face: Face


class Removed(Told, frozen=True, kw_only=True, tag="removed"):
    person: PersonId


class Seated(Told, frozen=True, kw_only=True, tag="seated"):
    """Whose a seat is from now on, and which bot plays it; nobody's if it is open."""

    seat: Seat
    person: PersonId | None
    bot: str | None


class Named(Told, frozen=True, kw_only=True, tag="named"):
    """How a person calls one of their seats from now on; null for no name of its own."""

    seat: Seat
    person: PersonId
    name: str | None


class Dealt(Told, frozen=True, kw_only=True, tag="dealt"):
    eyes: list[Account]


class Acted(Told, frozen=True, kw_only=True, tag="acted"):
    seat: Seat
    by: Actor
    eyes: list[Account]


class UndoAsked(Told, frozen=True, kw_only=True, tag="undo-asked"):
    seat: Seat


class UndoAnswered(Told, frozen=True, kw_only=True, tag="undo-answered"):
    person: PersonId
    agree: bool


class Undone(Told, frozen=True, kw_only=True, tag="undone"):
    seat: Seat
    count: Number


class Said(Told, frozen=True, kw_only=True, tag="said"):
    person: PersonId
    what: str
    message: Sentence


class Instructed(Told, frozen=True, kw_only=True, tag="instructed"):
    """A standing instruction was given; what it says is told only to whoever gave it."""

    seat: Seat
    text: str | None


class Withdrawn(Told, frozen=True, kw_only=True, tag="withdrawn"):
    """Instructions were taken back; which ones is told only to whoever did it."""

    seat: Seat
    subject: str | None


class Granted(Told, frozen=True, kw_only=True, tag="granted"):
    seat: Seat
    seconds: Number
    person: PersonId


class Ended(Told, frozen=True, kw_only=True, tag="ended"):
    seed: Annotated[str, Meta(description="Which the table had committed itself to.")]


class Rematched(Told, frozen=True, kw_only=True, tag="rematched"):
    table: str


class Closed(Told, frozen=True, kw_only=True, tag="closed"):
    pass


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
