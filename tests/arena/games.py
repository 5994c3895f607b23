"""Results that nobody has played, and workers that something happens to."""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bigapple.arena.playing import Played, play
from bigapple.arena.schedule import Fixture, Tournament, tournament

TRAP = "BIGAPPLE_TEST_TRAP"
"""Names the file that says that a worker was killed already."""


def small(*bots: str, **options: Any) -> Tournament:
    """A quick tournament of Manhattan for two, unless said otherwise."""
    given = {"players": 2} | options
    return tournament("manhattan", bots or ("greedy", "random"), **given)


def played(number: int, seats: Sequence[str], shares: Sequence[float], deal: int = 0) -> Played:
    return Played(
        number=number,
        deal=deal,
        seed=f"arena 0 {deal}",
        seats=tuple(seats),
        places=tuple(1 if share else 2 for share in shares),
        shares=tuple(shares),
        scores=tuple(int(10 * share) for share in shares),
        decisions=tuple(20 for _ in seats),
        seconds=tuple(0.04 for _ in seats),
    )


def unhurried(played: Played) -> tuple[Any, ...]:
    """A game without how long it took, which is never the same."""
    return (
        played.number,
        played.deal,
        played.seed,
        played.seats,
        played.places,
        played.shares,
        played.scores,
        played.decisions,
    )


def deadly_once(tournament: Tournament, fixture: Fixture) -> Played:
    """Plays, but the first process that comes to the fifth game is killed there."""
    trap = Path(os.environ[TRAP])
    if fixture.number == 5 and not trap.exists():
        trap.write_text(str(os.getpid()))
        os.kill(os.getpid(), signal.SIGKILL)
    return play(tournament, fixture)


def deadly(tournament: Tournament, fixture: Fixture) -> Played:
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError
