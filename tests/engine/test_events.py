"""Events: written into the caller's buffer, counted always, redacted by kind."""

from __future__ import annotations

import numpy as np
import pytest

from bigapple.engine.chance import Chance, below, seed
from bigapple.engine.events import (
    SPECTATOR,
    WIDTH,
    EventKind,
    emit,
    empty_log,
    missing_room,
    read,
    redact,
)
from bigapple.engine.layout import to_bytes
from bigapple.games import MODULES, definition

KINDS = (
    EventKind("greeting", ("player", "word")),
    EventKind("secret", ("word", "player", "number"), private=frozenset({"word", "number"})),
)


def test_events_are_read_back_by_name() -> None:
    log = empty_log(2)
    emit(log, 0, 3, 7)
    emit(log, 1, 5, 2, 9)
    first, second = read(log, KINDS)
    assert (first.kind, first["player"], first["word"]) == ("greeting", 3, 7)
    assert (second.kind, second["word"], second["number"]) == ("secret", 5, 9)
    assert not missing_room(log)


def test_what_does_not_fit_is_counted() -> None:
    log = empty_log(1)
    emit(log, 0, 1, 1)
    emit(log, 0, 2, 2)
    assert log[0] == 2
    assert missing_room(log)
    assert len(log) == 1 + WIDTH


def test_private_arguments_are_for_their_player_alone() -> None:
    log = empty_log(2)
    emit(log, 0, 1, 7)
    emit(log, 1, 5, 2, 9)
    assert (redact(log, KINDS, 2) == log).all()
    for reader in (0, 1, SPECTATOR):
        public, private = read(redact(log, KINDS, reader), KINDS)
        assert public["word"] == 7
        assert (private["word"], private["player"], private["number"]) == (None, 2, None)
    assert read(log, KINDS)[1]["word"] == 5


def test_logs_that_differ_only_in_secrets_are_equal_when_redacted() -> None:
    logs = [empty_log(1), empty_log(1)]
    emit(logs[0], 1, 5, 2, 9)
    emit(logs[1], 1, 6, 2, 1)
    assert (redact(logs[0], KINDS, 0) == redact(logs[1], KINDS, 0)).all()


def test_where_nobody_listens_nothing_is_written() -> None:
    emit(None, 0, 3, 7)


@pytest.mark.parametrize("name", sorted(MODULES))
def test_games_are_the_same_whether_anybody_listens_or_not(name: str) -> None:
    """No log at all, one without room, and one with room: the same bytes and the same chance."""
    game = definition(name)
    codes = game.codes({option.name: option.default for option in game.options})
    out = np.zeros(game.list_room, np.int16)
    ends = []
    for log in (None, empty_log(0), empty_log(64)):
        record, chance = game.record.new(), Chance.new()
        seed(chance, 5, 5)
        game.rules.deal(record, chance, codes, log)
        for _ in range(80):
            count = game.rules.legal(record, out)
            if count == 0:
                break
            game.rules.apply(record, int(out[below(chance, count)]), chance, log)
        ends.append((to_bytes(record), to_bytes(chance)))
    assert ends[0] == ends[1] == ends[2]
