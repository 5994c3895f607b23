"""One game between bots, and what is known of it afterwards."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from bigapple import bots
from bigapple.arena.schedule import Fixture, Tournament
from bigapple.arena.version import engine_version
from bigapple.errors import CannotRead
from bigapple.fairness import keyed_chance
from bigapple.opening import new
from bigapple.texts import Message


@dataclass(frozen=True)
class Played:
    """A finished game; everything with a value for each seat."""

    number: int
    deal: int
    seed: str
    seats: tuple[str, ...]
    places: tuple[int, ...]
    shares: tuple[float, ...]
    """Of the victory: 1 for who wins alone, an equal part for who shares, 0 for all others."""
    scores: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    """Of thinking, all decisions together."""


Player = Callable[[Tournament, Fixture], Played]
"""How a game is played: `play`, unless a test wants something to go wrong."""


def play(tournament: Tournament, fixture: Fixture) -> Played:
    """Plays a game of a tournament; bots that count playouts play it the same way always."""
    if tournament.engine_version != engine_version(tournament.game):
        # A cluster may have another version than the one who asks.
        told = {"wanted": tournament.engine_version, "found": engine_version(tournament.game)}
        raise CannotRead(Message("arena-other-engine", told))
    return play_game(tournament.game, tournament.options, fixture)


def play_game(game: str, options: Mapping[str, Any], fixture: Fixture) -> Played:
    match = new(game, seed=fixture.seed, **options)
    definition = match.definition
    seats = fixture.seats
    decisions = [0] * len(seats)
    seconds = [0.0] * len(seats)
    while (actor := match.actor) is not None:
        bot = bot_of(seats[actor], game)
        concealed = match.concealed(actor)
        # Not the chance of the match, nor the same in another game on this deal.
        chance = keyed_chance(f"{fixture.seed} bots {fixture.number}", len(match.history))
        start = time.perf_counter()
        action = bot.choose(definition, concealed, chance)
        seconds[actor] += time.perf_counter() - start
        decisions[actor] += 1
        match.play(action)
    outcome = match.outcome
    assert outcome is not None
    winners = outcome.winners
    return Played(
        number=fixture.number,
        deal=fixture.deal,
        seed=fixture.seed,
        seats=seats,
        places=outcome.ranking,
        # In King of New York there may be nobody left to win.
        shares=tuple((seat in winners) / max(1, len(winners)) for seat in range(len(seats))),
        scores=outcome.scores,
        decisions=tuple(decisions),
        seconds=tuple(seconds),
    )


@cache
def bot_of(name: str, game: str) -> bots.Bot:
    """One of each for a process: a search has much room to set up."""
    return bots.bot(name, game)


def prepare(tournament: Tournament) -> None:
    """Compiles all that is needed, before many processes would do the same at once."""
    match = new(tournament.game, seed="0", **tournament.options)
    for name in tournament.bots:
        bot_of(name, tournament.game)
    actor = match.actor
    assert actor is not None
    match.concealed(actor)
    match.play(match.legal[0].index)
