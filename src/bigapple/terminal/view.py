"""What a terminal table asks of each game: its drawing, its short forms, its lists."""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from rich.console import RenderableType

from bigapple.engine.events import Event
from bigapple.match import Action, Match
from bigapple.people import Standing
from bigapple.terminal.screen import Screen
from bigapple.texts import Message

MODULES = {
    "king-of-new-york": "bigapple.terminal.king_of_new_york",
    "manhattan": "bigapple.terminal.manhattan",
}
"""Where each game's view lies, as `VIEW`."""


@dataclass(frozen=True)
class Line:
    """Actions that differ in one thing only, under what they have in common."""

    label: str
    choices: tuple[tuple[Action, str], ...]
    """Each action, and what makes it different."""


@dataclass(frozen=True)
class Group:
    """A part of the list of legal actions."""

    key: str
    """What `list` may be asked for."""
    title: str
    lines: tuple[Line, ...]
    numbers: Mapping[int, int] = field(default_factory=dict)
    """By an action's index, the number that it always has; others are counted."""


@dataclass(frozen=True)
class Sight:
    """What somebody is to be shown: a match, as a player (None: a spectator) may know it."""

    match: Match
    player: int | None
    names: Sequence[str]
    """What each player is called."""
    labels: Sequence[str]
    """The same, with who plays."""
    changed: frozenset[int] = frozenset()
    """What has changed since the player last looked, by the game's own numbers."""
    fresh: bool = True
    """Whether the whole table is to be shown, since it was not yet or has been turned back."""


@dataclass(frozen=True)
class Scene:
    """A drawing to look at before the next one pushes it off a low screen."""

    drawing: RenderableType


News = str | Scene | RenderableType


class Manners:
    """How a table behaves, unless a game has its own way."""

    secret = True
    """Whether players hide something from each other, so that a shared screen must be emptied."""

    def claims(self, match: Match, line: str, language: str) -> bool:
        """Whether a line is an action here, though it could also be something else."""
        return False

    def steps(self, text: str) -> list[str]:
        """The text of an action; of several said at once, those to be carried out one by one."""
        return [text]

    def plan(self, match: Match, steps: list[str]) -> list[str]:
        """What still holds of the steps that are left, now that the player decides again."""
        return []

    def part(self, match: Match, line: str, language: str) -> str:
        """A part of the table to describe, in the words of the grammar as far as they go."""
        return line

    def forced(self, match: Match, legal: Sequence[Action]) -> Action | None:
        """What the table carries out by itself, since nothing else is possible."""
        return None

    def on_enter(self, match: Match, legal: Sequence[Action]) -> Action | None:
        """What Enter does, if it does not show the list."""
        return None

    def listed(self, match: Match) -> int:
        """How many groups of the list a drawn table shows without being asked."""
        return 0

    def few(self, match: Match, legal: Sequence[Action]) -> bool:
        """Whether a table of plain lines shows them too, since there is little to choose from."""
        return False

    def instruction(self, line: str, language: str) -> str:
        """A standing instruction in the words of the grammar."""
        return line

    def instructions(self, language: str) -> str:
        """Examples of standing instructions; empty where a game has none."""
        return ""

    def subject(self, subject: str, language: str) -> str:
        """The word for what an instruction is about."""
        return subject

    def told(self, standing: Standing) -> Message | str:
        """A standing instruction as somebody who gave it would say it."""
        return standing.text


class View(Protocol):
    """One game's half of the terminal table. `Manners` has what most games can leave as it is."""

    secret: bool

    def claims(self, match: Match, line: str, language: str) -> bool: ...

    def steps(self, text: str) -> list[str]: ...

    def plan(self, match: Match, steps: list[str]) -> list[str]: ...

    def part(self, match: Match, line: str, language: str) -> str: ...

    def forced(self, match: Match, legal: Sequence[Action]) -> Action | None: ...

    def on_enter(self, match: Match, legal: Sequence[Action]) -> Action | None: ...

    def listed(self, match: Match) -> int: ...

    def few(self, match: Match, legal: Sequence[Action]) -> bool: ...

    def instruction(self, line: str, language: str) -> str: ...

    def instructions(self, language: str) -> str: ...

    def subject(self, subject: str, language: str) -> str: ...

    def told(self, standing: Standing) -> Message | str: ...

    def draw(self, sight: Sight, screen: Screen) -> RenderableType:
        """The whole table."""

    def facts(self, sight: Sight, screen: Screen) -> list[str]:
        """What a player needs to know to answer: lines to read."""

    def news(self, sight: Sight, events: Sequence[Event], screen: Screen) -> list[News]:
        """What happened, as lines and drawings."""

    def changes(self, events: Sequence[Event]) -> frozenset[int]:
        """What events have changed on the board."""

    def reading(self, match: Match, line: str, language: str) -> str:
        """A line that may be a short form, as the text of an action."""

    def groups(self, match: Match, legal: Sequence[Action], language: str) -> list[Group]:
        """The legal actions in an order to choose from."""

    def grounds(self, match: Match, action: Action) -> str:
        """The clause that allows a legal action."""


def view_of(game_id: str) -> View:
    view: View = importlib.import_module(MODULES[game_id]).VIEW
    return view
