"""Hints: the best few actions, how likely they win, and what speaks for them in words.

What speaks for an action are events: those that follow from it for certain, those that a scoring
right after it would have, and those that follow more often, or less often, than otherwise.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bigapple.bots.bot import check_budget
from bigapple.bots.outlook import Outlook, Tendency, outlooks
from bigapple.bots.search import Budget, SearchBot
from bigapple.errors import CannotRead
from bigapple.fairness import keyed_chance
from bigapple.texts import Listing, Message

if TYPE_CHECKING:
    from bigapple.match import Action, Match

SPOKEN = 3
"""Reasons that a hint gives at most."""


@dataclass(frozen=True)
class Hint:
    action: Action
    chance: float
    """Of winning, from 0 to 1."""
    reasons: tuple[Message, ...]

    @property
    def message(self) -> Message:
        told = {"action": self.action.message, "percent": round(100 * self.chance)}
        if not self.reasons:
            return Message("hint", told)
        reasons = Listing(self.reasons, " ")
        return Message("hint-because", told | {"reasons": reasons})

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
        Hint(match.action(outlook.action), outlook.chance, tuple(_reasons(match, outlook)))
        for outlook in seen
    ]


def _reasons(match: Match, outlook: Outlook) -> list[Message]:
    reasons = [one for one in match.told(outlook.certain) if one is not None][:SPOKEN]
    scored = match.told(outlook.scored)
    if scored:
        points = Listing(tuple(scored[:SPOKEN]), " ")
        reasons = [*reasons[: SPOKEN - 1], Message("hint-scored-now", {"points": points})]
    spoken = outlook.tendencies[: max(0, SPOKEN - len(reasons))]
    for name in ("often", "seldom"):
        is_good = name == "often"
        events = [_tendency(match, name, one) for one in spoken if one.is_good == is_good]
        if events:
            reasons.append(Message(f"hint-{name}", {"events": Listing(tuple(events), " ")}))
    return reasons


def _tendency(match: Match, name: str, tendency: Tendency) -> Message:
    [event] = match.told([tendency.event])
    told = {"percent": round(100 * tendency.share), "otherwise": round(100 * tendency.otherwise)}
    return Message(f"hint-{name}-event", told | {"event": event or ""})
