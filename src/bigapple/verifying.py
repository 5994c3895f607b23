"""`bigapple verify`: recomputes every outcome of chance of a record from its seed."""

from __future__ import annotations

from dataclasses import dataclass

from bigapple.errors import CannotRead, Contradiction
from bigapple.match import Match
from bigapple.opening import load
from bigapple.record import read_record
from bigapple.texts import Message


@dataclass(frozen=True)
class Verified:
    """What was found in order."""

    match: Match
    entries: int
    draws: int
    given: int
    """Outcomes that people gave, instead of having them drawn."""


def verify(record: str) -> Verified:
    """Plays a record again with nothing but its seed; an error says what does not agree.

    Reading it has checked the seed against the commitment, and that every action is legal.
    """
    recorded = read_record(record)
    if recorded.commitment is None:
        missing = "verify-no-seed" if "\nseed:" not in record else "verify-no-commitment"
        raise CannotRead(Message(missing))
    if "\ncommitment:" not in record:
        raise CannotRead(Message("verify-no-commitment"))
    again = Match(recorded.definition, recorded.options, (), recorded.seed)
    if recorded.start is not None:
        again.begin_from(load(recorded.start).game)
        again.history.clear()
    draws = given = 0
    first_line = record.splitlines().index("") + 2
    for number, entry in enumerate(recorded.history):
        outcomes = [_text(recorded, draw.what, draw.outcome) for draw in entry.draws]
        again.script(o for o, draw in zip(outcomes, entry.draws, strict=True) if draw.given)
        _carry_out(again, entry.text)
        drawn = [_text(again, draw.what, draw.outcome) for draw in again.history[-1].draws]
        for theirs, ours in zip(outcomes, drawn, strict=True):
            if theirs != ours:
                told = {"line": first_line + number, "recorded": theirs, "drawn": ours}
                raise Contradiction("seed", Message("verify-differs", told))
        draws += len(drawn)
        given += sum(draw.given for draw in entry.draws)
    return Verified(recorded, len(recorded.history), draws, given)


def _carry_out(match: Match, text: str) -> None:
    if text == "deal":
        match.deal()
    elif text == "start":
        match.begin_from(match.game)
    elif text == "undo":
        match.undo()
    else:
        match.play(text)


def _text(match: Match, what: int, outcome: int) -> str:
    return match.definition.people.outcome_text(what, outcome)
