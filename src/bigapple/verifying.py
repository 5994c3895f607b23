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
    keys, places = _lines(record)
    for key in ("seed", "commitment"):
        if key not in keys:
            raise CannotRead(Message(f"verify-no-{key}"))
    again = Match(recorded.definition, recorded.options, (), recorded.seed)
    if recorded.start is not None:
        again.begin_from(load(recorded.start).game)
        again.history.clear()
    draws = given = 0
    for place, entry in zip(places, recorded.history, strict=True):
        outcomes = [_text(recorded, draw.what, draw.outcome) for draw in entry.draws]
        again.script(o for o, draw in zip(outcomes, entry.draws, strict=True) if draw.given)
        _carry_out(again, entry.text)
        drawn = [_text(again, draw.what, draw.outcome) for draw in again.history[-1].draws]
        for theirs, ours in zip(outcomes, drawn, strict=True):
            if theirs != ours:
                told = {"line": place, "recorded": theirs, "drawn": ours}
                raise Contradiction("seed", Message("verify-differs", told))
        draws += len(drawn)
        given += sum(draw.given for draw in entry.draws)
    return Verified(recorded, len(recorded.history), draws, given)


def _lines(record: str) -> tuple[set[str], list[int]]:
    """The keys of a record's head, and the number of each entry's line, from 1."""
    lines = record.splitlines()
    filled = [bool(line.strip()) for line in lines]
    end = filled.index(False)
    keys = {line.partition(":")[0] for line in lines[:end]}
    return keys, [place for place, one in enumerate(filled[end:], end + 1) if one]


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
