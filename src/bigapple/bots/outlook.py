"""Which actions a hint tells of, and what speaks for each: for certain, and more or less often.

Which events matter, and how much, lies in the game's reasons.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from bigapple.bots.futures import Change, Future, futures, is_won, reasons_of, step
from bigapple.bots.search import Thought
from bigapple.engine.agenda import GameRecord
from bigapple.engine.contract import GameDefinition
from bigapple.engine.events import Event
from bigapple.engine.layout import Array

EVEN = 0.01
"""Chances that differ by no more are the same: so much a search is off now and then."""
KNOWN = 20
"""What was tried so many times more seldom than the best is hardly known."""
LOOKS = 4
"""Games that are looked at for what an action gains at once, on average."""
CONTRAST = 3
"""Other actions, the least promising, for what does not differ from its likes."""
OFTEN = 0.3
SURE = 0.9
"""What comes so often after other actions says nothing of this one."""
LESS = 0.15
"""By so much rarer is what is spared."""
CLEARLY = 2.5
"""Standard errors by which a difference must differ from none: there are many to look at."""


@dataclass(frozen=True)
class Tendency:
    """A good event that follows in a share of futures, or a bad one that is spared in some."""

    event: Event
    is_good: bool
    share: float
    otherwise: float
    """The share of futures in which it follows other actions."""

    @property
    def differs(self) -> bool:
        return abs(self.share - self.otherwise) >= LESS


@dataclass(frozen=True)
class Outlook:
    """An action, how likely it wins, and what speaks for it, what counts most first."""

    action: int
    chance: float
    wins: bool
    """Whatever chance brings."""
    certain: tuple[Change, ...]
    """Whatever chance brings; what only repeats the action is left out."""
    scored: tuple[Change, ...]
    """What a scoring right after the action would have that one right before it would not."""
    tendencies: tuple[Tendency, ...]
    """What follows hardly more often than otherwise only if nothing speaks more clearly."""

    @property
    def has_reasons(self) -> bool:
        return bool(self.certain or self.scored or self.tendencies)


def outlooks(
    definition: GameDefinition,
    concealed: GameRecord,
    thoughts: Sequence[Thought],
    count: int,
    key: str,
) -> list[Outlook]:
    """The best few of what was thought about the actor's actions, the most promising first."""
    thoughts = _merged(definition, concealed, thoughts)
    winning = [
        replace(thought, chance=1.0)
        for thought in thoughts
        if is_won(definition, concealed, thought.action, key)
    ]
    won = {thought.action for thought in winning}
    others = [thought for thought in thoughts if thought.action not in won]
    best = [
        *_by_gain(definition, concealed, winning, key),
        *_promising(definition, concealed, others, count, key),
    ][:count]
    # Two at least: what an action leads to is told by how others differ from it.
    compared = [thought.action for thought in best]
    compared += [thought.action for thought in thoughts if thought.action not in compared]
    followed = {
        action: futures(definition, concealed, action, key)
        for action in compared[: max(2, len(best))]
    }
    seen = [
        _outlook(definition, concealed, thought, thought.action in won, followed)
        for thought in best
    ]
    told = [_told_apart(outlook, seen) for outlook in seen]
    if all(outlook.has_reasons for outlook in told):
        return told
    # All flights from Manhattan are alike: what speaks for them is what comes of staying.
    contrast = [
        futures(definition, concealed, thought.action, key)
        for thought in thoughts[-CONTRAST:]
        if thought.action not in followed
    ]
    return [
        outlook
        if outlook.has_reasons
        else _contrasted(definition, concealed, outlook, followed[outlook.action], contrast)
        for outlook in told
    ]


# Which actions.


def _merged(
    definition: GameDefinition, concealed: GameRecord, thoughts: Sequence[Thought]
) -> list[Thought]:
    """Actions that do the same share a place, and all that was found out about any of them."""
    reasons = reasons_of(definition)
    alike: dict[Hashable, list[Thought]] = {}
    for thought in thoughts:
        alike.setdefault(reasons.deed(concealed, thought.action), []).append(thought)
    merged = [
        Thought(same[0].action, sum(one.tries for one in same), _chance(same))
        for same in alike.values()
    ]
    return sorted(merged, key=lambda thought: (-thought.tries, -thought.chance))


def _chance(thoughts: list[Thought]) -> float:
    """Of thoughts about the same, or as good as the same."""
    tries = sum(one.tries for one in thoughts)
    if tries == 0.0:
        return thoughts[0].chance
    return sum(one.tries * one.chance for one in thoughts) / tries


def _promising(
    definition: GameDefinition,
    concealed: GameRecord,
    thoughts: list[Thought],
    count: int,
    key: str,
) -> list[Thought]:
    """What was tried most; of those that are about as good, what gains at once comes first."""
    known = [thought for thought in thoughts if thought.tries * KNOWN >= thoughts[0].tries]
    if not known:
        return []
    most = max(thought.chance for thought in known[:count])
    even = [thought for thought in known if thought.chance >= most - EVEN]
    rest = [thought for thought in known[:count] if thought not in even]
    as_one = [replace(one, chance=_chance(even)) for one in even]
    return [
        *_by_gain(definition, concealed, as_one, key),
        *sorted(rest, key=lambda thought: -thought.chance),
    ]


def _by_gain(
    definition: GameDefinition, concealed: GameRecord, thoughts: list[Thought], key: str
) -> list[Thought]:
    """Those that gain most at once first, then those that were tried most."""
    reasons = reasons_of(definition)

    def gain(thought: Thought) -> float:
        steps = [step(definition, concealed, thought.action, key, i) for i in range(LOOKS)]
        ahead = sum(reasons.ahead(one.game, int(concealed.actor)) for one in steps)
        return float(ahead + sum(change.worth for one in steps for change in one.changes)) / LOOKS

    return sorted(thoughts, key=gain, reverse=True) if len(thoughts) > 1 else thoughts


# What speaks for them.


def _outlook(
    definition: GameDefinition,
    concealed: GameRecord,
    thought: Thought,
    wins: bool,
    followed: dict[int, list[Future]],
) -> Outlook:
    reasons = reasons_of(definition)
    mine = followed[thought.action]
    others = [future for action, future in followed.items() if action != thought.action]
    certain = _common([future.step.changes for future in mine])
    telling = [one for one in certain if reasons.is_telling(concealed, one.event)]
    scored = _common([future.step.scored for future in mine])
    tendencies: list[Tendency] = []
    # Where all has come at once, nothing is left that may follow.
    if not all(future.step.is_settled for future in mine):
        said = [change.event for change in certain + scored]
        tendencies = _tendencies(reasons, concealed, mine, others, said)
    return Outlook(
        thought.action,
        min(1.0, max(0.0, thought.chance)),
        wins,
        tuple(_good(telling)),
        tuple(_good(scored)),
        tuple(tendencies),
    )


def _common(seen: list[list[Change]]) -> list[Change]:
    return [change for change in seen[0] if all(change in one for one in seen[1:])]


def _good(changes: list[Change]) -> list[Change]:
    """What speaks for an action and not against it, what counts most first."""
    good = [change for change in changes if change.worth > 0.0]
    # What rivals lose comes behind what is gained.
    return sorted(good, key=lambda change: (-change.worth, change.manner in ("less", "gone")))


def _told_apart(outlook: Outlook, seen: list[Outlook]) -> Outlook:
    """Without what speaks for every action that is told of, unless nothing else does."""
    if len(seen) == 1:
        return outlook
    apart = replace(
        outlook,
        certain=tuple(
            one for one in outlook.certain if not all(one in other.certain for other in seen)
        ),
        scored=tuple(
            one for one in outlook.scored if not all(one in other.scored for other in seen)
        ),
    )
    return apart if apart.has_reasons else outlook


def _contrasted(
    definition: GameDefinition,
    concealed: GameRecord,
    outlook: Outlook,
    mine: list[Future],
    contrast: list[list[Future]],
) -> Outlook:
    """With what tells an action from those that no hint tells of."""
    if outlook.wins:
        return outlook
    reasons = reasons_of(definition)
    certain = [change.event for change in _common([future.step.changes for future in mine])]
    found = _tendencies(reasons, concealed, mine, contrast, certain) if contrast else []
    differing = tuple(one for one in found if one.differs)
    if not differing and outlook.chance < 1.0 - EVEN:
        # Nothing tells it from any other: then at least what it may lead to, whatever others do.
        differing = tuple(_tendencies(reasons, concealed, mine, [], certain)[:1])
    return replace(outlook, tendencies=differing)


# What may follow.


@dataclass(frozen=True)
class _Seen:
    """Events of a likeness in some futures."""

    events: list[Event]
    worth: Array
    """All of them together, in each future."""
    share: float
    """Of futures in which they come."""


def _tendencies(
    reasons: Any,
    concealed: GameRecord,
    mine: list[Future],
    others: list[list[Future]],
    said: list[Event],
) -> list[Tendency]:
    """What speaks for an action: good events that it brings, bad ones that it spares."""
    player = int(concealed.actor)
    told = {reasons.likeness(event) for event in said}
    # In the order in which they come: the same hint, the same words.
    likes = {
        reasons.likeness(event): reasons.worth_of(concealed, event, player) > 0.0
        for one in (mine, *others)
        for future in one
        for event in future.events
        if reasons.worth_of(concealed, event, player)
    }
    clear: list[tuple[float, Tendency]] = []
    usual: list[tuple[float, Tendency]] = []
    for like, is_good in likes.items():
        if like in told:
            continue
        here = _seen(reasons, concealed, mine, like)
        there = [_seen(reasons, concealed, one, like) for one in others]
        otherwise = float(np.mean([one.share for one in there])) if there else here.share
        more = here.worth - (np.mean([one.worth for one in there], axis=0) if there else 0.0)
        elsewhere = [event for one in there for event in one.events]
        typical = _typical(here.events or elsewhere)
        tendency = Tendency(typical, is_good, here.share, otherwise)
        gained, doubt = float(np.mean(more)), float(np.std(more)) / len(mine) ** 0.5
        is_often = is_good and here.share >= OFTEN
        # As often, but more of it.
        is_larger = not elsewhere or typical != _typical(elsewhere)
        speaks = here.share <= otherwise - LESS
        if is_good:
            speaks = is_often and here.share >= otherwise + (-LESS if is_larger else LESS)
        if speaks and gained > CLEARLY * doubt:
            clear.append((gained, tendency))
        elif is_often and otherwise < min(here.share, SURE):
            usual.append((float(np.mean(here.worth)), tendency))
    return [tendency for _, tendency in sorted(clear or usual, key=lambda one: -one[0])]


def _seen(reasons: Any, concealed: GameRecord, seen: list[Future], like: Hashable) -> _Seen:
    player = int(concealed.actor)
    found = [
        [event for event in future.events if reasons.likeness(event) == like] for future in seen
    ]
    worth = [sum(reasons.worth_of(concealed, event, player) for event in one) for one in found]
    share = sum(1 for one in found if one) / len(found)
    return _Seen([event for one in found for event in one], np.array(worth, np.float64), share)


def _typical(events: list[Event]) -> Event:
    """The one in the middle: some gain more and some less."""
    in_order = sorted(events, key=lambda event: [int(v or 0) for v in event.arguments.values()])
    return in_order[len(in_order) // 2]
