"""The contract between a game and everything that uses one.

A game is a record, nine functions on it, and what describes it as data. Rules know nothing of
texts, files or screens; `people` is the game's half of the layer for people.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from bigapple.engine.agenda import GameRecord
from bigapple.engine.chance import Chance
from bigapple.engine.compiler import EntryPoint, prepare
from bigapple.engine.events import EventKind
from bigapple.engine.observation import Encoding
from bigapple.engine.options import Clash, Line, Option

if TYPE_CHECKING:
    from bigapple.people import People

Rule = Callable[..., Any]


@dataclass(frozen=True)
class Rules:
    """The functions of a game, as `@rule`s; see `docs/engine/contract.md`."""

    deal: Rule
    legal: Rule
    apply: Rule
    why_not: Rule
    conceal: Rule
    imagine: Rule
    observe: Rule
    absent: Rule
    outcome: Rule


@dataclass(frozen=True)
class GameDefinition:
    id: str
    rules_version: int
    record: type[GameRecord]
    rules: Rules
    options: tuple[Option | Line, ...]
    clash: Callable[[Mapping[str, Any]], Clash | None]
    most_players: int
    actions: int
    """Actions are the integers below this."""
    list_room: int
    """The room that `legal` needs: the most actions that can be legal at once, and what it may
    write behind the last one."""
    decisions: Sequence[str]
    """The names of the kinds of decision, by their number."""
    rhythm: Sequence[int]
    """All kinds of decision but the end, in the order in which a turn asks them, some more than
    once: so a GPU can take many games forward in step."""
    groups: Sequence[int]
    """The first action of each group of actions that the same rules carry out, from 0 on: a GPU
    carries them out group by group."""
    apart: Sequence[Rule]
    """Rules so long that a GPU had better call than copy them."""
    events: Sequence[EventKind]
    chances: Sequence[str]
    """The names of the kinds of chance, by their number."""
    dice: Mapping[str, int]
    """Those that are thrown dice, with how many sides."""
    refusals: Mapping[Any, str]
    """The clause of each refusal code."""
    encoding: Encoding
    people_module: str

    @cached_property
    def table(self) -> Table:
        return Table(self)

    @cached_property
    def people(self) -> People:
        module = importlib.import_module(self.people_module)
        people: People = module.PEOPLE
        return people

    def codes(self, options: Mapping[str, Any]) -> np.ndarray[Any, np.dtype[np.int64]]:
        """Complete options as the integers that `deal` takes."""
        return np.array([o.code(options[o.name]) for o in self.options], np.int64)


class Table:
    """What one table needs of a game, compiled: the contract's functions as entry points.

    What only some tables need, guessing and observing, is compiled when it is first used.
    """

    def __init__(self, definition: GameDefinition) -> None:
        def entry(rule: Rule, *parts: str, purpose: str = definition.id) -> EntryPoint:
            return EntryPoint(
                rule, lambda: tuple(numba_type(part, definition) for part in parts), purpose
            )

        rules = definition.rules
        self.outcome = entry(rules.outcome, "game", "payoff")
        self.conceal = entry(rules.conceal, "game", "int")
        self.legal = entry(rules.legal, "game", "actions")
        self.why_not = entry(rules.why_not, "game", "int", "int")
        self.absent = entry(rules.absent, "game")
        self.apply = entry(rules.apply, "game", "int", "chance", "log")
        self.deal = entry(rules.deal, "game", "chance", "options", "log")
        # The large ones last: so the bar that shows the compiling does not stand still at first.
        small = [self.outcome, self.conceal, self.legal, self.why_not, self.absent]
        prepare([*small, self.apply, self.deal])

        guessing, observing = f"{definition.id}-guessing", f"{definition.id}-observing"
        self.imagine = entry(rules.imagine, "game", "int", "chance", purpose=guessing)
        self.observe = entry(rules.observe, "game", "int", "observation", purpose=observing)


def numba_type(part: str, definition: GameDefinition) -> Any:
    """The compiler's type of an argument of the contract."""
    import numba
    from numba import types

    arrays = {
        "options": types.int64,
        "log": types.int32,
        "actions": types.int16,
        "observation": types.int16,
        "payoff": types.float64,
    }
    if part == "int":
        return types.int64
    if part == "game":
        return numba.from_dtype(definition.record.dtype)
    if part == "chance":
        return numba.from_dtype(Chance.dtype)
    return types.Array(arrays[part], 1, "C")
