"""The agenda: what is still to be done, as a small stack of frames inside the record.

A game's `run` loop looks at the top frame: an automatic one is carried out, an asking one sets
`actor` and `decision` and waits for `apply`. So a turn can be interrupted at any depth and
resumes by itself, without a global variable or a coroutine.
"""

from __future__ import annotations

from bigapple.engine.compiler import rule
from bigapple.engine.layout import Array, Record, int8, records

DEPTH = 6

OVER = 0
"""The decision of a game that has ended."""
NOBODY = -1

AGENDA_OVERFLOW = 1


class Frame(Record):
    kind: int = int8()
    player: int = int8()
    step: int = int8()
    left: int = int8()


class GameRecord(Record):
    """What the records of all games have in common."""

    agenda: Array = records(Frame, DEPTH)
    depth: int = int8()
    actor: int = int8()
    """The player who decides, or NOBODY."""
    decision: int = int8()
    """The kind of decision, or OVER."""
    fault: int = int8()
    """Not 0 if the engine itself failed; soak runs watch it."""


@rule
def push(game: GameRecord, kind: int, player: int, left: int) -> None:
    if game.depth == DEPTH:
        game.fault = AGENDA_OVERFLOW
        return
    frame = game.agenda[game.depth]
    frame.kind = kind
    frame.player = player
    frame.step = 0
    frame.left = left
    game.depth += 1


@rule
def top(game: GameRecord) -> Frame:
    frame: Frame = game.agenda[game.depth - 1]
    return frame


@rule
def pop(game: GameRecord) -> None:
    """Takes the top frame off and blanks it: bytes are canonical."""
    game.depth -= 1
    frame = game.agenda[game.depth]
    frame.kind = 0
    frame.player = 0
    frame.step = 0
    frame.left = 0


@rule
def ask(game: GameRecord, player: int, decision: int) -> None:
    game.actor = player
    game.decision = decision
