"""Hints: the best few actions, how likely they win, and what speaks for them in words.

What speaks for an action are events: those that follow from it for certain, those that a scoring
right after it would have, and those that follow more often, or less often, than otherwise.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bigapple.bots.bot import check_budget
from bigapple.bots.futures import Change
from bigapple.bots.outlook import Outlook, Tendency, outlooks
from bigapple.bots.search import Budget, SearchBot
from bigapple.errors import CannotRead
from bigapple.fairness import keyed_chance
from bigapple.texts import Listing, Message

if TYPE_CHECKING:
    from bigapple.match import Action, Match

SPOKEN = 3
"""Events that the reasons of a hint tell of at most."""
SCORED = 2
"""Of them, those that a scoring right now would have."""


@dataclass(frozen=True)
class Hint:
    action: Action
    chance: float
    """Of winning, from 0 to 1."""
    wins: bool
    """For certain."""
    reasons: tuple[Message, ...]
    """What counts most first."""

    @property
    def odds(self) -> Message:
        """The chance in words."""
        if self.wins:
            return Message("hint-wins")
        return Message("hint-chance", {"percent": round(100 * self.chance)})

    @property
    def message(self) -> Message:
        told = {"action": self.action.message, "odds": self.odds}
        if not self.reasons:
            return Message("hint", told)
        return Message("hint-because", told | {"reasons": Listing(self.reasons, " ")})

    def describe(self, language: str = "en") -> str:
        return self.message.text(language)


def hints(match: Match, count: int, budget: Budget) -> list[Hint]:
    """The best actions of whoever decides now, from what that player may know."""
    if count < 1:
        raise CannotRead(Message("hint-count", {"count": count}))
    check_budget(budget.playouts, budget.seconds)
    if match.actor is None:
        return []
    concealed, key = match.concealed(match.actor), f"hint {match.commitment}"
    bot = SearchBot(match.definition, budget)
    thoughts = bot.think(concealed, keyed_chance(key, len(match.history)))
    return explained(match, outlooks(match.definition, concealed, thoughts, count, key))


def explained(match: Match, seen: Sequence[Outlook]) -> list[Hint]:
    """What is known about actions of the actor's, in words."""
    return [
        Hint(match.action(one.action), one.chance, one.wins, tuple(_reasons(match, one)))
        for one in seen
    ]


def _reasons(match: Match, outlook: Outlook) -> list[Message]:
    reasons = [_change(match, change) for change in outlook.certain[:SPOKEN]]
    room = SPOKEN - len(reasons)
    scored = [_change(match, change) for change in outlook.scored[: min(SCORED, room)]]
    if scored:
        reasons.append(Message("hint-scored-now", {"points": Listing(tuple(scored), " ")}))
    room -= len(scored)
    return reasons + [_tendency(match, one) for one in outlook.tendencies[:room]]


def _event(match: Match, told: Change | Tendency) -> Message | str:
    [event] = match.told([told.event])
    return event or ""


def _change(match: Match, change: Change) -> Message:
    told = {"event": _event(match, change), "points": change.points}
    return Message(f"hint-{change.manner}", told)


def _tendency(match: Match, tendency: Tendency) -> Message:
    share = Message("hint-share", {"percent": round(100 * tendency.share)})
    told = {"event": _event(match, tendency), "share": share}
    if not tendency.differs:
        return Message("hint-then", told)
    otherwise = Message("hint-share-otherwise", {"percent": round(100 * tendency.otherwise)})
    return Message("hint-then-compared", told | {"otherwise": otherwise})
