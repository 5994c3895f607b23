"""Who sits where: people and bots."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from bigapple.bots import check_name
from bigapple.errors import CannotRead, Contradiction
from bigapple.texts import Message

PERSON = "person"
DEFAULT_BOT = "greedy"
FORMAT = "bigapple-seats"
VERSION = 1


@dataclass(frozen=True)
class Seats:
    """For each player: a person, or the name of a bot."""

    kinds: tuple[str, ...]

    def __post_init__(self) -> None:
        for kind in self.kinds:
            if kind != PERSON:
                check_name(kind)

    @property
    def people(self) -> list[int]:
        return [player for player, kind in enumerate(self.kinds) if kind == PERSON]

    def is_person(self, player: int) -> bool:
        return self.kinds[player] == PERSON


def seats_of(players: int, people: int = 1, bots: Iterable[str] = (DEFAULT_BOT,)) -> Seats:
    """People first, then bots; the last bot named takes all seats that are left."""
    if not 0 <= people <= players:
        told = {"people": people, "players": players}
        raise Contradiction("humans", Message("seats-too-many-people", told))
    named = list(bots) or [DEFAULT_BOT]
    empty = players - people
    if len(named) > max(empty, 1):
        told = {"bots": len(named), "seats": empty}
        raise Contradiction("bots", Message("seats-too-many-bots", told))
    taken = named[:empty] + named[-1:] * (empty - len(named))
    return Seats((PERSON,) * people + tuple(taken))


def write_seats(seats: Seats) -> str:
    return json.dumps({"format": FORMAT, "version": VERSION, "seats": list(seats.kinds)}) + "\n"


def read_seats(document: str, players: int) -> Seats:
    """CannotRead if the document does not say who sits at a table of so many players."""
    try:
        told: Any = json.loads(document)
    except (ValueError, RecursionError):
        told = None
    if not isinstance(told, dict) or told.get("format") != FORMAT or told.get("version") != VERSION:
        raise CannotRead(Message("seats-unreadable"))
    kinds = told.get("seats")
    if (
        not isinstance(kinds, list)
        or len(kinds) != players
        or not all(isinstance(kind, str) for kind in kinds)
    ):
        raise CannotRead(Message("seats-unreadable"))
    return Seats(tuple(kinds))
