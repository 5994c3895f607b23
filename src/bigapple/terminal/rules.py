"""Reading the rulebooks on a screen."""

from __future__ import annotations

from rich.markdown import Markdown

from bigapple import rulebook
from bigapple.terminal.screen import Screen


def show_rules(screen: Screen, reference: str) -> None:
    """A rulebook, a chapter or a clause; without a reference, what there is."""
    if not reference:
        screen.print(contents(screen.language))
        return
    text = rulebook.find(reference, screen.language).text
    if screen.plain:
        screen.print(text.splitlines())
    else:
        screen.show(Markdown(text))


def contents(language: str) -> list[str]:
    """The rulebooks and their chapters."""
    return [
        f"{'  ' * (section.level - 1)}{section.id}  {section.title}"
        for section in rulebook.sections(language)
        if section.level < 3
    ]
