"""Events: what happened, as integers in a buffer of the caller's.

A log is a one-dimensional int32 array. Word 0 counts the events; event i lies in the
`WIDTH` words from `1 + WIDTH * i`: its kind, then its arguments. The writer always counts and
writes what fits, so a simulation passes a log of one word and pays almost nothing, and a table
that sees a count too large for its buffer runs the action again with a larger one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from bigapple.engine.compiler import rule

Written = npt.NDArray[np.int32]
Log = Written | None
"""What rules write into. None where nobody listens: then compiled rules have no trace of it."""

WIDTH = 8
HIDDEN = -1
"""Stands for an argument that a reader may not know."""
SPECTATOR = -1


@rule
def emit(
    log: Log,
    kind: int,
    a: int = 0,
    b: int = 0,
    c: int = 0,
    d: int = 0,
    e: int = 0,
    f: int = 0,
    g: int = 0,
) -> None:
    """Writes one event, if there is room, and counts it."""
    if log is None:
        return
    start = 1 + WIDTH * log[0]
    log[0] += 1
    if start + WIDTH <= len(log):
        log[start] = kind
        log[start + 1] = a
        log[start + 2] = b
        log[start + 3] = c
        log[start + 4] = d
        log[start + 5] = e
        log[start + 6] = f
        log[start + 7] = g


@dataclass(frozen=True)
class EventKind:
    """What an event's integers mean, and which of them are private to whom."""

    name: str
    arguments: tuple[str, ...]
    private: frozenset[str] = field(default=frozenset())
    """These are known only to the player named by the argument `player`."""


@dataclass(frozen=True)
class Event:
    kind: str
    arguments: dict[str, int | None]
    """None where the reader may not know."""

    def __getitem__(self, name: str) -> int | None:
        return self.arguments[name]


def empty_log(room: int) -> Written:
    return np.zeros(1 + WIDTH * room, np.int32)


def missing_room(log: Written) -> bool:
    return bool(1 + WIDTH * int(log[0]) > len(log))


def redact(log: Written, kinds: Sequence[EventKind], player: int) -> Written:
    """The log as `player` (SPECTATOR: somebody who only watches) may know it."""
    redacted = log.copy()
    # As a list: an element of an array takes longer to read.
    for i, number in enumerate(log[1 : 1 + WIDTH * int(log[0]) : WIDTH].tolist()):
        kind = kinds[number]
        start = 1 + WIDTH * i
        if kind.private and log[start + 1 + kind.arguments.index("player")] != player:
            for name in kind.private:
                redacted[start + 1 + kind.arguments.index(name)] = HIDDEN
    return redacted


def read(log: Written, kinds: Sequence[EventKind]) -> list[Event]:
    events = []
    words = log.tolist()
    for start in range(1, 1 + WIDTH * words[0], WIDTH):
        kind = kinds[words[start]]
        values: dict[str, Any] = {}
        for offset, name in enumerate(kind.arguments):
            value = words[start + 1 + offset]
            values[name] = None if name in kind.private and value == HIDDEN else value
        events.append(Event(kind.name, values))
    return events
