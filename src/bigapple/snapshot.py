"""A match as bytes, to go on from without playing it again. Disposable: the record has it all.

A snapshot is of use only to the same rules with the same layout of records, so it goes with
`layout_of` the game; one of another layout is thrown away.
"""

from __future__ import annotations

from hashlib import sha256

import numpy as np
from msgspec import Struct, msgpack

from bigapple.engine.contract import GameDefinition
from bigapple.engine.layout import to_bytes
from bigapple.match import Draw, Entry, Match


class Line(Struct, array_like=True):
    text: str
    player: int
    draws: list[tuple[int, int, bool]]
    log: bytes
    undone: bool


class Snapshot(Struct, array_like=True):
    game: bytes
    history: list[Line]
    past: list[tuple[bytes, int]]
    """The bytes before each action that can be taken back, and the action's place in history."""


def layout_of(definition: GameDefinition) -> str:
    """What bytes of a game mean: the same for two games only if they mean the same."""
    kinds = [(kind.name, kind.arguments) for kind in definition.events]
    described = f"1 {definition.rules_version} {definition.record.dtype.descr} {kinds}"
    return sha256(described.encode()).hexdigest()


def take(match: Match) -> bytes:
    places = {id(entry): number for number, entry in enumerate(match.history)}
    lines = [
        Line(
            entry.text,
            entry.player,
            [(draw.what, draw.outcome, draw.given) for draw in entry.draws],
            entry.log.tobytes(),
            entry.undone,
        )
        for entry in match.history
    ]
    past = [(data, places[id(entry)]) for data, entry in match.past]
    return msgpack.encode(Snapshot(to_bytes(match.game), lines, past))


def restore(match: Match, data: bytes) -> None:
    """Brings a match that has not begun to where the snapshot was taken."""
    snapshot = msgpack.decode(data, type=Snapshot)
    match.history = [
        Entry(
            line.text,
            line.player,
            tuple(Draw(*draw) for draw in line.draws),
            np.frombuffer(line.log, np.int32),
            line.undone,
        )
        for line in snapshot.history
    ]
    past = [(before, match.history[place]) for before, place in snapshot.past]
    match.go_on(match.definition.record.from_bytes(snapshot.game), past)
