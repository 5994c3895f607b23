"""The list of legal actions, page by page."""

from __future__ import annotations

from collections.abc import Sequence

from bigapple.match import Action
from bigapple.terminal.screen import Screen
from bigapple.terminal.view import Group

AROUND = 3
"""Lines of the screen that a page leaves free."""


class Pages:
    """The legal actions of one decision; asking again shows the next page."""

    def __init__(self, groups: Sequence[Group], legal: Sequence[Action]) -> None:
        self.groups = groups
        self.legal = legal
        self.shown = False
        """Whether numbers have been seen, so that a bare number can mean an action."""
        self._next = 0

    def show(self, screen: Screen, key: str = "") -> None:
        """The next page, or the groups of one key alone."""
        wanted = [group for group in self.groups if group.key == key] if key else []
        if key and not wanted:
            keys = [group.key for group in self.groups if group.key]
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
        return self.legal[index] if 0 <= index < len(self.legal) else None

    def _lines(self, group: Group, screen: Screen) -> list[str]:
        if screen.plain:
            numbers = [number for line in group.lines for number, _ in line.choices]
            described = [
                f"{number}. {self.legal[number - 1].describe(screen.language)}"
                for number in sorted(numbers)
            ]
            return [group.title, *described]
        width = max(len(line.label) for line in group.lines)
        return [
            group.title,
            *(
                f"  {line.label:<{width}}  " + "   ".join(f"{n}) {c}" for n, c in line.choices)
                for line in group.lines
            ),
        ]
