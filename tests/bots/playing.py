"""Whole games of bots, for tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import bigapple
from bigapple import bots
from bigapple.fairness import keyed_chance


def decide(match: bigapple.Match, name: str, serial: int | None = None) -> int:
    """A bot's choice for whoever decides now."""
    chance = keyed_chance("test", len(match.history) if serial is None else serial)
    bot = bots.bot(name, match.definition.id)
    return bot.choose(match.definition, match.concealed(match.actor), chance)


def play(game: str, seats: Sequence[str], seed: int, **options: Any) -> bigapple.Match:
    match = bigapple.new(game, players=len(seats), seed=seed, **options)
    while (actor := match.actor) is not None:
        # Bots have other luck in every game.
        serial = (seed << 16) + len(match.history)
        match.play(match.action(decide(match, seats[actor], serial)))
    return match


def greedy_wins_against_random(game: str, games: int) -> int:
    won = 0
    for seed in range(games):
        seats = ["random", "random"]
        seats[seed % 2] = "greedy"
        outcome = play(game, seats, seed).outcome
        assert outcome is not None
        won += outcome.winners == (seed % 2,)
    return won
