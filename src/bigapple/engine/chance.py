"""Chance as an argument: dice, draws and shuffles, never part of a game's state.

Rules ask for an outcome with `draw` (equally likely ones) or `draw_from` (one of many unseen
things, given as counts). A `Chance` answers from a stream of random words. A table also writes
the outcomes down (`NOTED`) so that a record can repeat them, and may be given the next outcomes
instead of drawing them (`SCRIPTED`). `docs/engine/chance.md` documents the stream and the
bounded draw: they are part of the verification format.
"""

from __future__ import annotations

from bigapple.engine.compiler import rule
from bigapple.engine.layout import Array, Record, int8, int64

FREE = 0
"""Outcomes are drawn and forgotten: simulations."""
NOTED = 1
"""Outcomes are first taken from the script while it lasts, then drawn, and written down."""
SCRIPTED = 2
"""Outcomes are only taken from the script: replays."""

CAPACITY = 128
NOT_GIVEN = -1
WRONG = -2
ANY_KIND = -1
WORD = 0xFFFFFFFF
MIXING_ROUNDS = 16


class Chance(Record):
    """A stream of 32-bit words (`sfc32`) and the outcomes taken from it."""

    a: int = int64()
    b: int = int64()
    c: int = int64()
    counter: int = int64()
    mode: int = int64()
    given: int = int64()
    """How many outcomes of the script lie in `outcome`."""
    used: int = int64()
    """How many outcomes were asked for."""
    fault: int = int64()
    """1 + the index of the first impossible or missing outcome of the script."""
    what: Array = int8(CAPACITY)
    outcome: Array = int8(CAPACITY)


@rule
def word(chance: Chance) -> int:
    """The next 32 random bits. (Signed 64-bit arithmetic that never overflows.)"""
    a, b, c = int(chance.a), int(chance.b), int(chance.c)
    result = (a + b + int(chance.counter)) & WORD
    chance.counter = (int(chance.counter) + 1) & WORD
    chance.a = b ^ (b >> 9)
    chance.b = (c + (c << 3)) & WORD
    chance.c = ((((c << 21) | (c >> 11)) & WORD) + result) & WORD
    return result


@rule
def seed(chance: Chance, key: int, index: int) -> None:
    """Starts the stream of one game of a batch: its words depend on key and index alone."""
    chance.a = key & WORD
    chance.b = (key >> 32) & WORD
    chance.c = index & WORD
    chance.counter = 1 + ((index >> 32) & WORD)
    mix(chance)


@rule
def mix(chance: Chance) -> None:
    """Lets every word of a new key reach every word of the stream."""
    for _ in range(MIXING_ROUNDS):
        word(chance)


@rule
def below(chance: Chance, n: int) -> int:
    """A number from 0 to n − 1, each exactly equally likely (Lemire's method)."""
    product = word(chance) * n
    if (product & WORD) < n:
        unfair = (WORD + 1 - n) % n
        while (product & WORD) < unfair:
            product = word(chance) * n
    return product >> 32


@rule
def draw(chance: Chance, what: int, n: int) -> int:
    """One of n equally likely outcomes; `what` names the kind of chance in records."""
    if chance.mode == FREE:
        return below(chance, n)
    outcome = _scripted(chance, what)
    if outcome == NOT_GIVEN and chance.mode == NOTED:
        outcome = below(chance, n)
    elif outcome < 0 or outcome >= n:
        outcome = 0
        _blame(chance)
    _note(chance, what, outcome)
    return outcome


@rule
def draw_from(chance: Chance, what: int, counts: Array, total: int) -> int:
    """The kind of one of `total` unseen things, counts[k] of which are of kind k."""
    if chance.mode == FREE:
        return _kind_at(counts, below(chance, total))
    outcome = _scripted(chance, what)
    if outcome == NOT_GIVEN and chance.mode == NOTED:
        outcome = _kind_at(counts, below(chance, total))
    elif outcome < 0 or outcome >= len(counts) or counts[outcome] == 0:
        outcome = _kind_at(counts, 0)
        _blame(chance)
    _note(chance, what, outcome)
    return outcome


@rule
def _kind_at(counts: Array, position: int) -> int:
    kind = 0
    passed = 0
    for k in range(len(counts) - 1):
        # Counted without a branch: it could not be predicted.
        passed += int(counts[k])
        kind += passed <= position
    return kind


@rule
def _scripted(chance: Chance, what: int) -> int:
    """The script's next outcome: NOT_GIVEN behind its end, WRONG if it is of another kind."""
    if chance.used >= chance.given:
        return NOT_GIVEN
    kind = int(chance.what[chance.used])
    if kind != ANY_KIND and kind != what:
        return WRONG
    return int(chance.outcome[chance.used])


@rule
def _blame(chance: Chance) -> None:
    if chance.fault == 0:
        chance.fault = chance.used + 1


@rule
def _note(chance: Chance, what: int, outcome: int) -> None:
    if chance.used < CAPACITY:
        chance.what[chance.used] = what
        chance.outcome[chance.used] = outcome
    chance.used += 1
