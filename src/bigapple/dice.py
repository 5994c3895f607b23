"""Dice that were thrown, beside what fair dice would have shown."""

from __future__ import annotations

from collections import Counter
from typing import Any

from bigapple.match import Match


def observed(match: Match) -> dict[str, Any]:
    """How often each face of the dice came up, undone throws too: they were thrown."""
    counts: dict[str, Counter[str]] = {}
    people = match.definition.people
    for entry in match.history:
        for draw in entry.draws:
            kind = match.definition.chances[draw.what]
            if kind in match.definition.dice and not draw.given:
                face = people.outcome_text(draw.what, draw.outcome)
                counts.setdefault(kind, Counter())[face] += 1
    told = {}
    for kind, counted in counts.items():
        thrown = sum(counted.values())
        sides = match.definition.dice[kind]
        told[kind] = {
            "thrown": thrown,
            "expected": thrown / sides,
            "observed": dict(sorted(counted.items())),
            # Pearson's statistic; with fair dice it is about the number of sides less one.
            "chi_square": sum((n - thrown / sides) ** 2 for n in counted.values()) * sides / thrown
            + (sides - len(counted)) * (thrown / sides) ** 2 * sides / thrown,
        }
    return told
