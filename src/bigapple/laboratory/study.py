"""A study: which games are played, how many, by whom; and what came out."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from bigapple.engine.contract import GameDefinition
from bigapple.laboratory import gpu
from bigapple.laboratory.counting.loop import GREEDY, POLICIES
from bigapple.laboratory.simulation import Task, simulate
from bigapple.opening import complete_options

DEFAULT_GAMES = 1_000_000
SIDE_SHARE = 10
"""Other numbers of players, and variants, get a tenth of the games."""
EXPERIMENT_SHARE = 2
"""An experiment that has games of its own gets half as many."""
MATCH_SHARE = 50
"""A match between policies gets a fiftieth …"""
GREEDY_MATCH_SHARE = 500
"""… and with the greedy one, which is slow, a five-hundredth."""
FEWEST = 10
KEY = 1 << 32
"""Between the keys of two parts; below it is the seed."""

VARIANTS: dict[str, dict[str, dict[str, Any]]] = {
    "king-of-new-york": {},
    "manhattan": {
        "urban-rules": {"urban_rules": True},
        "godzilla": {"monster": "godzilla"},
        "baby": {"monster": "baby"},
        "progressive": {"progressive": True},
        "anti-trust": {"anti_trust": "player"},
        "edition-1994": {"edition": "1994"},
    },
}
OWN_EXPERIMENT = {"king-of-new-york": False, "manhattan": True}
"""Whether the experiment needs games of its own, because it changes them."""


@dataclass
class Part:
    """Games of the same kind."""

    options: dict[str, Any]
    policies: list[int]
    """By player."""
    games: int
    experimenting: bool = False
    variant: str | None = None
    tally: Any = None


@dataclass
class Study:
    definition: GameDefinition
    policy: int
    seed: int
    players: int
    counts: list[Part] = field(default_factory=list)
    """One for each number of players, the main one first."""
    matches: dict[int, Part] = field(default_factory=dict)
    """One player of the policy against others of another one, by that one."""
    variants: list[Part] = field(default_factory=list)
    experiment: Part | None = None
    on_gpu: bool = False

    @property
    def parts(self) -> Iterable[Part]:
        yield from self.counts
        yield from self.matches.values()
        yield from self.variants
        if self.experiment is not None and self.experiment is not self.counts[0]:
            yield self.experiment

    @property
    def games(self) -> int:
        return sum(part.games for part in self.parts)

    @property
    def played(self) -> int:
        return sum(int(part.tally.games) for part in self.parts if part.tally is not None)

    @property
    def faults(self) -> int:
        return sum(int(part.tally.faults) for part in self.parts if part.tally is not None)


def plan(
    definition: GameDefinition, players: int | None, games: int, policy: int, seed: int
) -> Study:
    """The parts of a study; without a number of players, of every number."""
    numbers = [int(players)] if players is not None else list(definition.options[0].values)
    study = Study(definition, policy, seed, numbers[0])
    own = OWN_EXPERIMENT[definition.id]

    def part(count: int, number: int = numbers[0], **options: Any) -> Part:
        complete = complete_options(definition, options | {"players": number})
        return Part(complete, [policy] * number, max(FEWEST, count))

    for number in numbers:
        share = 1 if number == numbers[0] else SIDE_SHARE
        study.counts.append(part(games // share, number))
    for other in range(len(POLICIES)):
        if other != policy:
            share = GREEDY_MATCH_SHARE if GREEDY in (policy, other) else MATCH_SHARE
            match = part(games // share)
            match.policies[1:] = [other] * (numbers[0] - 1)
            study.matches[other] = match
    for name, options in VARIANTS[definition.id].items():
        variant = part(games // SIDE_SHARE, **options)
        variant.variant = name
        study.variants.append(variant)
    study.experiment = part(games // EXPERIMENT_SHARE) if own else study.counts[0]
    study.experiment.experimenting = True
    return study


def carry_out(
    study: Study,
    jobs: int,
    played: Callable[[int], None] = lambda games: None,
    stop: threading.Event | None = None,
) -> None:
    """Plays all parts, or as much as there is time for before `stop` is set."""
    halt = stop or threading.Event()
    for number, part in enumerate(study.parts):
        task = Task(
            study.definition,
            part.options,
            part.policies,
            part.games,
            number * KEY + study.seed,
            part.experimenting,
        )
        if study.on_gpu:
            part.tally = gpu.simulate(task, played, halt)
        else:
            part.tally = simulate(task, jobs, played, halt)
