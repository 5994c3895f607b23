"""What a terminal table asks of each game: its drawing, its short forms, its lists."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from rich.console import RenderableType

from bigapple.engine.events import Event
from bigapple.match import Action, Match
from bigapple.terminal.screen import Screen

MODULES = {"manhattan": "bigapple.terminal.manhattan"}
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


class View(Protocol):
    """One game's half of the terminal table."""

    def draw(self, sight: Sight, screen: Screen) -> RenderableType:
        """The whole table."""

    def facts(self, sight: Sight, language: str) -> list[str]:
        """What a player needs to know to answer: lines to read."""

    def news(self, sight: Sight, events: Sequence[Event], screen: Screen) -> list[RenderableType]:
        """What happened, as lines and small tables."""

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
