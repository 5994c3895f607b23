"""The agenda: a stack of frames inside the record."""

from __future__ import annotations

from bigapple.engine.agenda import (
    AGENDA_OVERFLOW,
    DEPTH,
    GameRecord,
    ask,
    pop,
    push,
    top,
)
from bigapple.engine.layout import to_bytes


class Errand(GameRecord):
    pass


def test_frames_come_back_in_reverse_and_leave_no_trace() -> None:
    game = Errand.new()
    blank = to_bytes(game)
    push(game, 1, 2, 3)
    push(game, 4, 0, 6)
    assert (top(game).kind, top(game).player, top(game).left) == (4, 0, 6)
    top(game).step += 1
    pop(game)
    assert (top(game).kind, top(game).player, top(game).left) == (1, 2, 3)
    pop(game)
    assert to_bytes(game) == blank


def test_too_deep_an_agenda_is_flagged_and_nothing_is_overwritten() -> None:
    game = Errand.new()
    for kind in range(DEPTH):
        push(game, kind + 1, 0, 0)
    assert game.fault == 0
    push(game, 99, 0, 0)
    assert game.fault == AGENDA_OVERFLOW
    assert top(game).kind == DEPTH


def test_a_question_names_player_and_decision() -> None:
    game = Errand.new()
    ask(game, 3, 2)
    assert (game.actor, game.decision) == (3, 2)
