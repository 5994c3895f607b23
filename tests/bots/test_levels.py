"""Levels: what sets them apart."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import bigapple
from bigapple import bots
from tests.bots.playing import decide, play

GAMES = ("manhattan", "king-of-new-york")


def shares(game: str, hero: str, rivals: Sequence[str], games: int) -> float:
    """The part of the victories that a bot has, from every seat in turn."""
    won = 0.0
    for seed in range(games):
        seats = list(rivals)
        seat = seed % (len(rivals) + 1)
        seats.insert(seat, hero)
        outcome = play(game, seats, seed).outcome
        assert outcome is not None
        won += (seat in outcome.winners) / max(1, len(outcome.winners))
    return won / games


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("rivals", [1, 3])
def test_whoever_begins_plays_better_than_at_random(game: str, rivals: int) -> None:
    """Loose, and always the same games: the ladder measures."""
    assert shares(game, "beginner", ["random"] * rivals, 24) > 1.3 / (rivals + 1)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("below", ["beginner", "casual"])
def test_a_level_beats_the_one_below(game: str, below: str) -> None:
    level = bots.LEVELS[bots.LEVELS.index(below) + 1]
    assert shares(game, level, [below], 24) > 0.55


@pytest.mark.parametrize("level", ["beginner", "casual"])
def test_who_looks_at_little_does_not_look_at_what_comes_first(level: str) -> None:
    match = bigapple.new("manhattan", players=2, seed=1)
    while match.actor is not None and not match.legal[0].text.startswith("build"):
        match.play(match.legal[0])
    taken = {decide(match, level, serial) for serial in range(40)}
    places = [index for index, action in enumerate(match.legal) if action.index in taken]
    assert len(places) > 20
    assert min(places) < len(match.legal) / 4
    assert max(places) > 3 * len(match.legal) / 4
