"""Games that are about to end, and that have, for tests."""

from __future__ import annotations

from typing import Any

from bigapple.match import Match, Outcome
from tests.games.king_of_new_york.crowds import HOMES, Monster
from tests.games.king_of_new_york.positions import board, monster


def dead(fallen: int, **known: Any) -> Monster:
    return {"place": None, "hearts": 0, "fallen": fallen} | known


def living(*stars: int) -> list[Monster]:
    return [monster(home, stars=count) for home, count in zip(HOMES, stars, strict=False)]


def ended(match: Match) -> Outcome:
    assert match.outcome is not None
    assert (match.decision, match.actor, match.legal) == ("over", None, [])
    return match.outcome


def at_end(*stars: int, active: int = 0, **keys: Any) -> Match:
    """All live and have so many ★; the active one has bought what it wanted."""
    return board(*living(*stars), decision="buy", active=active, **keys)
