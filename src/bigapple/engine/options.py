"""Options of a game as data: their values, their defaults, and their codes in the engine."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Option:
    name: str
    values: tuple[Any, ...]
    """The first is the default."""
    codes: tuple[int, ...] = ()
    """The engine's numbers for the values; 0, 1, … unless given."""

    @property
    def default(self) -> Any:
        return self.values[0]

    def accepts(self, value: Any) -> bool:
        # 0 == False in Python, but not in an option.
        return any(type(value) is type(known) and value == known for known in self.values)

    def code(self, value: Any) -> int:
        index = self.values.index(value)
        return self.codes[index] if self.codes else index

    def value(self, code: int) -> Any:
        return self.values[self.codes.index(code) if self.codes else code]


@dataclass(frozen=True)
class Clash:
    """Why options contradict each other: the key at fault, a message and a clause."""

    key: str
    message: str
    clause: str
