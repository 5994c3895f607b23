"""The list of legal actions, page by page."""

from __future__ import annotations

from collections.abc import Sequence

from bigapple.match import Action
from bigapple.terminal.screen import Screen
from bigapple.terminal.view import Group, Line

AROUND = 3
"""Lines of the screen that a page leaves free."""


class Pages:
    """The legal actions of one decision; asking again shows the next page."""

    def __init__(self, groups: Sequence[Group]) -> None:
        self.groups = groups
        self._actions = [a for group in groups for line in group.lines for a, _ in line.choices]
        self._numbers = {action.index: n for n, action in enumerate(self._actions, 1)}
        self.shown = False
        """Whether numbers have been seen, so that a bare number can mean an action."""
        self._next = 0

    def show(self, screen: Screen, key: str = "") -> None:
        """The next page, or the groups of one key alone."""
        wanted = [group for group in self.groups if group.key == key] if key else []
        keys = [group.key for group in self.groups if group.key]
        if keys and key and not wanted:
            screen.say("list-no-group", key=key[:40], known=", ".join(keys))
            return
        self.shown = True
        if wanted:
            screen.print(line for group in wanted for line in self._lines(group, screen))
            return
        room = screen.console.height - AROUND
        page: list[str] = []
        while self._next < len(self.groups):
            lines = self._lines(self.groups[self._next], screen)
            if page and len(page) + len(lines) > room:
                break
            page += lines
            self._next += 1
        screen.print(page)
        if self._next < len(self.groups):
            screen.say("list-more")
        else:
            self._next = 0

    def action(self, number: str) -> Action | None:
        """The action of a number in the list."""
        index = int(number[:6]) - 1
        return self._actions[index] if 0 <= index < len(self._actions) else None

    def _lines(self, group: Group, screen: Screen) -> list[str]:
        if screen.plain:
            listed = (action for line in group.lines for action, _ in line.choices)
            return [
                group.title,
                *(f"{self._numbers[a.index]}. {a.describe(screen.language)}" for a in listed),
            ]
        width = max(len(line.label) for line in group.lines)
        lines = (part for line in group.lines for part in self._parts(line, width, screen))
        return [group.title, *lines]

    def _parts(self, line: Line, width: int, screen: Screen) -> list[str]:
        """A line of the list, broken between choices where the screen ends."""
        digits = len(str(len(self._actions)))
        numbered = [f"{self._numbers[a.index]:>{digits}}) {choice}" for a, choice in line.choices]
        across = max(1, (screen.console.width - width - 4) // (max(map(len, numbered)) + 2))
        labels = [line.label] + [""] * len(numbered)
        starts = range(0, len(numbered), across)
        return [
            f"  {label:<{width}}  {'  '.join(numbered[start : start + across])}"
            for label, start in zip(labels, starts, strict=False)
        ]
