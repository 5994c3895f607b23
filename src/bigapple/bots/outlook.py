"""What an action leads to: for certain, and more or less often than other actions would.

The game is played on some times from what its player may know, everybody greedy, until the
consequences are there: in Manhattan until the round is scored, in King of New York until it is
the player's turn again. Each action is followed by the same chance, so that they can be compared.
Which events matter, and how much, lies in the game's reasons.
"""

from __future__ import annotations

import importlib
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from bigapple import bots
from bigapple.bots.search import Thought
from bigapple.engine.agenda import GameRecord
from bigapple.engine.contract import GameDefinition
from bigapple.engine.events import Event, Written, empty_log, read, redact
from bigapple.engine.layout import Array
from bigapple.fairness import keyed_chance

REASONS = {
    "king-of-new-york": "bigapple.bots.king_of_new_york.reasons",
    "manhattan": "bigapple.bots.manhattan.reasons",
}
"""What matters in each game: `is_telling`, `worth_of`, `likeness`, `scored_now`, and how far it is
looked: to the `turns_ahead`-th event that `ends_turn`."""
FUTURES = 24
LONGEST = 200
"""Actions of a future; it ends before, unless somebody holds everything up."""
ROOM = 64
OFTEN = 0.3
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


@dataclass(frozen=True)
class Outlook:
    """An action, how likely it wins, and what follows."""

    action: int
    chance: float
    certain: tuple[Event, ...]
    """Whatever chance brings; what only repeats the action is left out."""
    scored: tuple[Event, ...]
    """What a scoring right after the action would have, and one right before it would not."""
    tendencies: tuple[Tendency, ...]
    """The one that speaks most for the action first; what follows just as often otherwise is told
    only if nothing speaks for it more clearly."""


@dataclass(frozen=True)
class Future:
    at_once: list[Event]
    scored: list[Event]
    events: list[Event]


def outlooks(
    definition: GameDefinition,
    concealed: GameRecord,
    thoughts: Sequence[Thought],
    count: int,
    key: str,
) -> list[Outlook]:
    """The best few of what was thought about the actor's actions, the most promising first."""
    # What was hardly tried is hardly known.
    known = [thought for thought in thoughts if thought.tries * 20 >= thoughts[0].tries]
    best = sorted(known[:count], key=lambda thought: -thought.chance)
    # Two at least: what an action leads to is told by how others differ from it.
    compared = [thought.action for thought in thoughts[: max(2, len(best))]]
    followed = {action: _futures(definition, concealed, action, key) for action in compared}
    return [_outlook(definition, concealed, thought, followed) for thought in best]


def _outlook(
    definition: GameDefinition,
    concealed: GameRecord,
    thought: Thought,
    followed: dict[int, list[Future]],
) -> Outlook:
    reasons = importlib.import_module(REASONS[definition.id])
    player = int(concealed.actor)
    mine = followed[thought.action]
    others = [futures for action, futures in followed.items() if action != thought.action]
    certain = _common([future.at_once for future in mine])
    return Outlook(
        thought.action,
        min(1.0, max(0.0, thought.chance)),
        tuple(event for event in certain if reasons.is_telling(event, player)),
        tuple(_common([future.scored for future in mine])),
        tuple(_tendencies(reasons, concealed, mine, others, certain)),
    )


def _common(seen: list[list[Event]]) -> list[Event]:
    return [event for event in seen[0] if all(event in one for one in seen[1:])]


def _tendencies(
    reasons: Any,
    concealed: GameRecord,
    mine: list[Future],
    others: list[list[Future]],
    certain: list[Event],
) -> list[Tendency]:
    """What speaks for an action: good events that it brings, bad ones that it spares."""
    player = int(concealed.actor)
    examples: dict[Hashable, list[Event]] = {}
    for futures in (mine, *others):
        for future in futures:
            for event in future.events:
                if reasons.worth_of(concealed, event, player) and event not in certain:
                    examples.setdefault(reasons.likeness(event), []).append(event)
    clear: list[tuple[float, Tendency]] = []
    usual: list[tuple[float, Tendency]] = []
    for like, events in examples.items():
        worth, share = _sums(reasons, concealed, mine, like)
        rest = [_sums(reasons, concealed, futures, like) for futures in others]
        otherwise = float(np.mean([one[1] for one in rest])) if rest else share
        more = worth - np.mean([one[0] for one in rest], axis=0) if rest else worth
        is_good = reasons.worth_of(concealed, events[0], player) > 0.0
        tendency = Tendency(_typical(events), is_good, share, otherwise)
        gained, doubt = float(np.mean(more)), float(np.std(more)) / len(mine) ** 0.5
        if gained > CLEARLY * doubt and (share >= OFTEN if is_good else share <= otherwise - LESS):
            clear.append((gained, tendency))
        elif is_good and share >= max(OFTEN, otherwise):
            usual.append((float(np.mean(worth)), tendency))
    return [tendency for _, tendency in sorted(clear or usual, key=lambda one: -one[0])]


def _sums(
    reasons: Any, concealed: GameRecord, futures: list[Future], like: Hashable
) -> tuple[Array, float]:
    """What events of a likeness are worth in each future, and in which share they come."""
    player = int(concealed.actor)
    worth, seen = np.zeros(len(futures)), np.zeros(len(futures), np.bool_)
    for i, future in enumerate(futures):
        for event in future.events:
            if reasons.likeness(event) == like:
                worth[i] += reasons.worth_of(concealed, event, player)
                seen[i] = True
    return worth, float(seen.mean())


def _typical(events: list[Event]) -> Event:
    """The one in the middle: some gain more and some less."""
    in_order = sorted(events, key=lambda event: [int(v or 0) for v in event.arguments.values()])
    return in_order[len(in_order) // 2]


def _futures(
    definition: GameDefinition, concealed: GameRecord, action: int, key: str
) -> list[Future]:
    return [_future(definition, concealed, action, f"{key} {i}") for i in range(FUTURES)]


def _future(definition: GameDefinition, concealed: GameRecord, action: int, key: str) -> Future:
    reasons = importlib.import_module(REASONS[definition.id])
    greedy = bots.bot("greedy", definition.id)
    player, chance = int(concealed.actor), keyed_chance(key, 0)
    game = definition.record.copy(concealed)
    definition.table.imagine(game, player, chance)
    scored_before = reasons.scored_now(definition.record.copy(game))
    log = empty_log(ROOM)
    at_once = _apply(definition, game, action, chance, log, player)
    scored = []
    if game.actor >= 0:
        before = read(scored_before, definition.events)
        after = read(reasons.scored_now(definition.record.copy(game)), definition.events)
        scored = [event for event in after if event not in before]
    events = list(at_once)
    far = reasons.turns_ahead(concealed)
    for _ in range(LONGEST):
        if game.actor < 0 or sum(reasons.ends_turn(event, player) for event in events) >= far:
            break
        chosen = greedy.choose(definition, game, chance)
        events += _apply(definition, game, chosen, chance, log, player)
    return Future(at_once, scored, events)


def _apply(
    definition: GameDefinition,
    game: GameRecord,
    action: int,
    chance: Any,
    log: Written,
    player: int,
) -> list[Event]:
    """Carries an action out; what `player` may know of what happens."""
    log[0] = 0
    definition.table.apply(game, action, chance, log)
    # What no room was left for is not told.
    log[0] = min(int(log[0]), ROOM)
    return read(redact(log, definition.events, player), definition.events)
