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
class Line:
    """An option whose value is None or a list of different names, one for each player."""

    name: str
    names: tuple[str, ...]

    @property
    def values(self) -> tuple[Any, ...]:
        """The default, and a list as an example."""
        return (None, list(self.names))

    @property
    def default(self) -> Any:
        return None

    def accepts(self, value: Any) -> bool:
        return value is None or (
            isinstance(value, list)
            and all(isinstance(name, str) and name in self.names for name in value)
            and len(set(value)) == len(value) <= len(self.names)
        )

    def code(self, value: Any) -> int:
        """0 for None; else the names' numbers from 1 as digits, the first name's the lowest."""
        digits = [1 + self.names.index(name) for name in value or ()]
        return sum(digit * (len(self.names) + 1) ** i for i, digit in enumerate(digits))

    def value(self, code: int) -> Any:
        names = []
        while code:
            code, digit = divmod(code, len(self.names) + 1)
            names.append(self.names[digit - 1])
        return names or None


@dataclass(frozen=True)
class Clash:
    """Why options contradict each other: the key at fault, a message and a clause."""

    key: str
    message: str
    clause: str
