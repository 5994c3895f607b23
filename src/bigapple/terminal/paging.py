"""The list of legal actions, page by page."""

from __future__ import annotations

import itertools
import textwrap
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
        actions = [a for group in groups for line in group.lines for a, _ in line.choices]
        given = {index: n for group in groups for index, n in group.numbers.items()}
        free = (n for n in itertools.count(1) if n not in given.values())
        self._numbers = {
            a.index: given[a.index] if a.index in given else next(free) for a in actions
        }
        self._actions = {self._numbers[action.index]: action for action in actions}
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
        if not self.groups[self._next :]:
            self._next = 0
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

    def show_first(self, screen: Screen, count: int) -> None:
        """The first groups, if any; then the next page is what follows them."""
        if not count:
            return
        self.shown = True
        screen.print(line for group in self.groups[:count] for line in self._lines(group, screen))
        self._next = count

    def action(self, number: str) -> Action | None:
        """The action of a number in the list."""
        return self._actions.get(int(number[:6]))

    def _lines(self, group: Group, screen: Screen) -> list[str]:
        if screen.plain:
            listed = (action for line in group.lines for action, _ in line.choices)
            told = [f"{self._numbers[a.index]}. {a.describe(screen.language)}" for a in listed]
            return [group.title, *told] if group.title else told
        width = max(len(line.label) for line in group.lines)
        lines = [part for line in group.lines for part in self._parts(line, width, screen)]
        return [group.title, *lines] if group.title else lines

    def _parts(self, line: Line, width: int, screen: Screen) -> list[str]:
        """A line of the list, broken between choices where the screen ends."""
        digits = len(str(max(self._actions)))
        numbered = [f"{self._numbers[a.index]:>{digits}}) {choice}" for a, choice in line.choices]
        room = screen.console.width - width - 4
        if len(numbered) == 1:
            hanging = " " * (width + digits + 6)
            begin = f"  {line.label:<{width}}  "
            return textwrap.wrap(
                numbered[0], room + width + 4, initial_indent=begin, subsequent_indent=hanging
            )
        across = max(1, room // (max(map(len, numbered)) + 2))
        labels = [line.label] + [""] * len(numbered)
        starts = range(0, len(numbered), across)
        return [
            f"  {label:<{width}}  {'  '.join(numbered[start : start + across])}"
            for label, start in zip(labels, starts, strict=False)
        ]
