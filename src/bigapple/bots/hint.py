"""Hints: the best few actions, how likely they win, and what speaks for them in words.

What speaks for an action are events: those that follow from it for certain, and in Manhattan
those that a scoring right after it would have and a scoring right before it would not.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from bigapple.bots.search import Budget, SearchBot, Thought
from bigapple.engine.agenda import GameRecord
from bigapple.engine.chance import Chance
from bigapple.engine.events import Event, Written, empty_log, read, redact
from bigapple.fairness import keyed_chance
from bigapple.games.manhattan.scoring import score_board
from bigapple.games.manhattan.state import Game as Manhattan
from bigapple.texts import Listing, Message

if TYPE_CHECKING:
    from bigapple.match import Action, Match

TRIES = 4
"""What follows from an action in so many guesses is taken to be certain."""
ROOM = 64
SPOKEN = 3
"""Events that a hint tells at most."""
UNTOLD = frozenset({"built", "placed", "blocks-chosen", "resolved", "stayed", "card-drawn", "paid"})
"""They only repeat the action."""
SCORED = "scored"
"""What would be scored if it were done right now."""


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
    if match.actor is None:
        return []
    bot = SearchBot(match.definition, budget)
    thoughts = bot.think(match.concealed(match.actor), _chance_of(match))
    return explained(match, thoughts, count)


def explained(match: Match, thoughts: Sequence[Thought], count: int) -> list[Hint]:
    """The best of what was thought about the actor's actions, in words."""
    player = match.actor
    assert player is not None
    concealed, chance = match.concealed(player), _chance_of(match)
    # What was hardly tried is hardly known.
    known = [thought for thought in thoughts if thought.tries * 20 >= thoughts[0].tries]
    best = sorted(known[:count], key=lambda thought: -thought.chance)
    return [_hint(match, concealed, player, thought, chance) for thought in best]


def _chance_of(match: Match) -> Chance:
    return keyed_chance(f"hint {match.commitment}", len(match.history))


def _hint(
    match: Match, concealed: GameRecord, player: int, thought: Thought, chance: Chance
) -> Hint:
    certain = _certain_events(match, concealed, player, thought.action, chance)
    told = [event for event in certain if event.kind not in UNTOLD | {SCORED}]
    reasons = [message for message in match.told(told) if message is not None][:SPOKEN]
    scored = match.told(event for event in certain if event.kind == SCORED)
    if scored:
        points = Listing(tuple(scored[:SPOKEN]), " ")
        reasons.append(Message("hint-scored-now", {"points": points}))
    share = min(1.0, max(0.0, thought.chance))
    return Hint(match.action(thought.action), share, tuple(reasons))


def _certain_events(
    match: Match, concealed: GameRecord, player: int, action: int, chance: Chance
) -> list[Event]:
    """What an action leads to whatever chance brings, in the order in which it happens."""
    certain: list[Event] | None = None
    for _ in range(TRIES):
        seen = _events_after(match, concealed, player, action, chance)
        certain = seen if certain is None else [event for event in certain if event in seen]
    return certain or []


def _events_after(
    match: Match, concealed: GameRecord, player: int, action: int, chance: Chance
) -> list[Event]:
    definition = match.definition
    game = definition.record.copy(concealed)
    definition.table.imagine(game, player, chance)
    scoring = SCORINGS.get(definition.id)
    before = scoring(definition.record.copy(game)) if scoring else None
    log = empty_log(ROOM)
    definition.table.apply(game, action, chance, log)
    # What no room was left for is not told.
    log[0] = min(int(log[0]), ROOM)
    events = read(redact(log, definition.events, player), definition.events)
    if scoring is not None and before is not None and game.actor >= 0:
        known = read(before, definition.events)
        events += [e for e in read(scoring(game), definition.events) if e not in known]
    return events


def _score_now(game: GameRecord) -> Written:
    log = empty_log(ROOM)
    score_board(cast(Manhattan, game), log)
    return log


SCORINGS: dict[str, Callable[[GameRecord], Written]] = {"manhattan": _score_now}
"""How a game's board can be scored before its time."""
