"""The bodies of requests and answers over HTTP."""

from __future__ import annotations

from http import HTTPStatus
from typing import Annotated, Any

from litestar.openapi.datastructures import ResponseSpec
from msgspec import Meta, Struct

from bigapple.games import MODULES
from bigapple.server.documents import Moment, ProblemDocument
from bigapple.server.entries import Phase, TimeControl
from bigapple.server.persons import COLOURS
from bigapple.server.problems import KIND
from bigapple.texts import LANGUAGES

# Others are refused too, but by a sentence about just that.
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Colour = Annotated[str, Meta(extra_json_schema={"enum": list(COLOURS)})]
Language = Annotated[str, Meta(extra_json_schema={"enum": list(LANGUAGES)})]
Secret = Annotated[str, Meta(min_length=1, max_length=64)]


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The problem documents of an operation; 400 and 429 any can have."""
    return {
        status: ResponseSpec(
            ProblemDocument,
            description=HTTPStatus(status).phrase + ".",
            media_type=KIND,
            generate_examples=False,
        )
        for status in sorted({*statuses, 400, 429})
    }


# People.


class NewPerson(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    colour: Colour = "teal"
    language: Language = "en"


class ChangedPerson(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name | None = None
    colour: Colour | None = None
    language: Language | None = None


class Me(Struct, frozen=True):
    """A person to themselves."""

    id: str
    name: str
    colour: Colour
    language: Language
    form: Annotated[str, Meta(description="What a page sends along with each change.")]
    token: Annotated[
        str | None, Meta(description="For clients without cookies; it is told only once.")
    ]


class Link(Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a private link to come back by."""

    token: Secret


class MyTable(Struct, frozen=True):
    id: str
    game: str
    phase: Phase
    changed_at: Moment
    others: Annotated[list[str], Meta(description="The names of the other people there.")]
    my_turn: Annotated[
        bool, Meta(description="Whether it waits for me, told for the tables that changed last.")
    ]


# Games and tables.


class OptionOffer(Struct, frozen=True):
    """What can be chosen about a game."""

    name: str
    default: Any
    values: list[Any]
    several: Annotated[bool, Meta(description="Whether it is a list of values.")]


class GameOffer(Struct, frozen=True):
    id: str
    rules: int
    most_players: int
    options: list[OptionOffer]
    describe: Annotated[list[str], Meta(description="What can be described in words.")]


class Offers(Struct, frozen=True):
    """What there is."""

    games: list[GameOffer]
    bots: list[str]
    messages: list[str]
    colours: list[str]


class NewTime(TimeControl, frozen=True, kw_only=True, forbid_unknown_fields=True):
    pass


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=64, extra_json_schema={"enum": sorted(MODULES)})]
    options: dict[str, Any] = {}
    time: NewTime = NewTime()
    open: Annotated[
        bool, Meta(description="Whether anybody who knows the table may join uninvited.")
    ] = False


class MadeTable(Struct, frozen=True):
    table: str
    invite: Annotated[str, Meta(description="What others join with; it is told only once.")]


class Done(Struct, frozen=True):
    number: Annotated[int, Meta(description="Of the first entry that the command led to.")]


class Description(Struct, frozen=True):
    text: str


class DiceCount(Struct, frozen=True):
    """Dice that were thrown, beside what fair dice would have shown."""

    thrown: int
    expected: float
    observed: dict[str, int]
    chi_square: float
