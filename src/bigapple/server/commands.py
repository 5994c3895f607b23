"""What people ask of a table, over HTTP or a socket. What a text means is the game's business."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Seat = Annotated[int, Meta(ge=0, le=5, description="A seat, from 0.")]
Word = Annotated[str, Meta(min_length=1, max_length=64)]


class Join(Struct, frozen=True, tag="join", forbid_unknown_fields=True):
    """Becomes a guest of the table, who may watch and take an open seat."""

    invite: Annotated[str, Meta(max_length=64)] | None = None


class Take(Struct, frozen=True, tag="take", forbid_unknown_fields=True):
    """Takes an open seat, or takes one's own seat back from the bot that kept it."""

    seat: Seat


class Leave(Struct, frozen=True, tag="leave", forbid_unknown_fields=True):
    """Gives a seat up: to a bot once the game has begun."""

    seat: Seat


class Give(Struct, frozen=True, tag="give", forbid_unknown_fields=True):
    """Gives an open seat, or one's own, to a guest. An open one only the host can give."""

    seat: Seat
    person: Word


class SeatBot(Struct, frozen=True, tag="seat-bot", forbid_unknown_fields=True):
    """Lets a bot play an open seat, or keep one's own. Once the game has begun, the host can let it
    keep anybody's: it stays theirs, and they can take it back."""

    seat: Seat
    bot: Word


class OpenSeat(Struct, frozen=True, tag="open-seat", forbid_unknown_fields=True):
    """Takes a bot off its seat, so that somebody can sit there."""

    seat: Seat


class Remove(Struct, frozen=True, tag="remove", forbid_unknown_fields=True):
    """The host sends a guest away; a bot keeps the seats."""

    person: Word


class Name(Struct, frozen=True, tag="name", forbid_unknown_fields=True):
    """Calls one's own seat by a name: several people can play at one device. Without a name it is
    called as before."""

    seat: Seat
    name: Annotated[str, Meta(max_length=64)] | None = None


class Start(Struct, frozen=True, tag="start", forbid_unknown_fields=True):
    """The host begins the game."""


class Act(Struct, frozen=True, tag="act", forbid_unknown_fields=True):
    """Answers the decision that one is asked."""

    seat: Seat
    action: Annotated[str, Meta(min_length=1, max_length=400)]
    decision: int | None = None
    """Which decision is answered, by its number; a late answer to an earlier one is refused."""


class Undo(Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Takes one's last action back: at once where nothing was learned, else others are asked."""

    seat: Seat


class AnswerUndo(Struct, frozen=True, tag="answer-undo", forbid_unknown_fields=True):
    agree: bool


class Say(Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """One of the friendly messages."""

    what: Word


class Instruct(Struct, frozen=True, tag="instruct", forbid_unknown_fields=True):
    """Answers a question in advance."""

    seat: Seat
    text: Annotated[str, Meta(min_length=1, max_length=200)]


class Withdraw(Struct, frozen=True, tag="withdraw", forbid_unknown_fields=True):
    """Takes an instruction back, or all of them."""

    seat: Seat
    subject: Word | None = None


class Grant(Struct, frozen=True, tag="grant", forbid_unknown_fields=True):
    """Gives another player more time."""

    seat: Seat
    seconds: Annotated[int, Meta(ge=1, le=30 * 86400)]


class Rematch(Struct, frozen=True, tag="rematch", forbid_unknown_fields=True):
    """The same people at a new table."""


class Close(Struct, frozen=True, tag="close", forbid_unknown_fields=True):
    """The host ends the table."""


Command = (
    Join
    | Take
    | Leave
    | Give
    | SeatBot
    | OpenSeat
    | Remove
    | Name
    | Start
    | Act
    | Undo
    | AnswerUndo
    | Say
    | Instruct
    | Withdraw
    | Grant
    | Rematch
    | Close
)

MESSAGES = (
    "hello",
    "good-luck",
    "thanks",
    "well-played",
    "nice",
    "oops",
    "sorry",
    "one-moment",
    "i-am-back",
    "your-turn",
    "wow",
    "ha-ha",
    "again",
    "good-game",
    "goodbye",
)
"""All that strangers can say to each other, besides playing."""
