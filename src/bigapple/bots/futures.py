"""What follows from an action: at once, and when the game is played on with everybody greedy.

The game is played on from what its player may know until the consequences are there: in Manhattan
until the round is scored, in King of New York until it is the player's turn again. The same key
gives every action the same chance, so that they can be compared.
"""

from __future__ import annotations

import importlib
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np

from bigapple import bots
from bigapple.engine.agenda import GameRecord
from bigapple.engine.contract import GameDefinition
from bigapple.engine.events import Event, empty_log, read, redact
from bigapple.fairness import keyed_chance

REASONS = {
    "king-of-new-york": "bigapple.bots.king_of_new_york.reasons",
    "manhattan": "bigapple.bots.manhattan.reasons",
}
"""What matters in each game: `changes`, `ahead`, `is_decided`, `is_telling`, `worth_of`,
`likeness`, `deed`, `scored_now`, and how far it is looked: to the `turns_ahead`-th event that
`ends_turn`."""
FUTURES = 24
LONGEST = 200
"""Actions of a future; it ends before, unless somebody holds everything up."""
ROOM = 64


@dataclass(frozen=True)
class Change:
    """What is otherwise after an action, and what that is worth to its player."""

    event: Event
    """As it comes now; one that comes no longer as it would have come."""
    worth: float
    manner: Literal["new", "more", "less", "gone"] = "new"
    points: int = 0
    """By how many it is more or less than before."""


@dataclass(frozen=True)
class Step:
    """An action carried out, in one of the games that its player may be in."""

    game: GameRecord
    chance: Any
    events: list[Event]
    changes: list[Change]
    scored: list[Change]
    """What would be otherwise if it were scored right now; none where it has been."""
    is_settled: bool
    """All that is looked at has come at once."""


@dataclass(frozen=True)
class Future:
    step: Step
    events: list[Event]


def reasons_of(definition: GameDefinition) -> Any:
    return importlib.import_module(REASONS[definition.id])


def step(
    definition: GameDefinition, concealed: GameRecord, action: int, key: str, number: int = 0
) -> Step:
    """What an action brings at once in the game of this number."""
    reasons, player = reasons_of(definition), int(concealed.actor)
    chance = keyed_chance(f"{key} {number}", 0)
    game = definition.record.copy(concealed)
    definition.table.imagine(game, player, chance)
    before = read(reasons.scored_now(definition.record.copy(game), chance), definition.events)
    events = _apply(definition, game, action, chance, player)
    is_settled = game.actor < 0 or any(reasons.ends_turn(event, player) for event in events)
    scored: list[Change] = []
    if not is_settled:
        now = reasons.scored_now(definition.record.copy(game), chance)
        scored = reasons.changes(concealed, before, read(now, definition.events), player)
        before = []
    changes = reasons.changes(concealed, before, events, player)
    return Step(game, chance, events, changes, scored, is_settled)


def is_won(definition: GameDefinition, concealed: GameRecord, action: int, key: str) -> bool:
    """Whether an action wins, whatever its player does not know and chance may bring."""
    reasons, player = reasons_of(definition), int(concealed.actor)
    for i in range(FUTURES):
        first = step(definition, concealed, action, key, i)
        if first.game.actor >= 0 and not reasons.is_decided(first.game, player):
            return False
        payoff = np.zeros(definition.most_players)
        _play_on(definition, concealed, first)
        if not definition.table.outcome(first.game, payoff) or payoff[player] < 1.0:
            return False
    return True


def futures(
    definition: GameDefinition, concealed: GameRecord, action: int, key: str
) -> list[Future]:
    first = [step(definition, concealed, action, key, i) for i in range(FUTURES)]
    return [Future(one, _play_on(definition, concealed, one)) for one in first]


def _play_on(definition: GameDefinition, concealed: GameRecord, first: Step) -> list[Event]:
    """All that happens, from the action on; the step's game is played on."""
    reasons, player = reasons_of(definition), int(concealed.actor)
    greedy = bots.bot("greedy", definition.id)
    game, events = first.game, list(first.events)
    far = reasons.turns_ahead(concealed)
    for _ in range(LONGEST):
        if game.actor < 0 or sum(reasons.ends_turn(event, player) for event in events) >= far:
            break
        chosen = greedy.choose(definition, game, first.chance)
        events += _apply(definition, game, chosen, first.chance, player)
    return events


def _apply(
    definition: GameDefinition, game: GameRecord, action: int, chance: Any, player: int
) -> list[Event]:
    """Carries an action out; what `player` may know of what happens."""
    log = empty_log(ROOM)
    definition.table.apply(game, action, chance, log)
    # What no room was left for is not told.
    log[0] = min(int(log[0]), ROOM)
    return read(redact(log, definition.events, player), definition.events)
