"""Answers to questions at the table: all that changes nothing in the game."""

from __future__ import annotations

from bigapple.errors import CannotRead
from bigapple.match import Action, Match
from bigapple.terminal.commands import part_asked
from bigapple.terminal.paging import Pages
from bigapple.terminal.screen import Screen
from bigapple.terminal.view import View
from bigapple.texts import Message

LOG_LINES = 20


def describe(match: Match, view: View, player: int, screen: Screen, part: str) -> None:
    """A part of the table in words, as the player may know it."""
    asked = _part(match, view, screen, part or "table")
    told = match.describe(asked, player=player, language=screen.language)
    screen.print(told.splitlines())


def can_describe(match: Match, view: View, player: int, screen: Screen, part: str) -> bool:
    try:
        match.describe(_part(match, view, screen, part), player=player)
    except CannotRead:
        return False
    return True


def _part(match: Match, view: View, screen: Screen, part: str) -> str:
    parts = tuple(match.definition.people.parts)
    return view.part(match, part_asked(part, parts, screen.language), screen.language)


def why(match: Match, view: View, player: int, screen: Screen, asked: str, pages: Pages) -> None:
    """Why an action is allowed, or why it is not, with the clause."""
    if not asked:
        raise CannotRead(Message("why-what", {"action": match.legal[-1].text}))
    numbered = pages.action(asked) if is_number(asked) else None
    action = numbered or view.reading(match, asked, screen.language)
    refusal = match.why_not(action, player)
    if refusal is not None:
        screen.refuse(refusal)
        return
    allowed = _first_action(match, player, action)
    clause = view.grounds(match, allowed)
    screen.say("why-allowed", action=allowed.describe(screen.language), clause=clause)


def _first_action(match: Match, player: int, action: str | Action) -> Action:
    """The action that a text names: of several said at once, the first stands for all."""
    if isinstance(action, Action):
        return action
    first, *_ = match.definition.people.parse(match.game, player, action)
    return match.action(first.index)


def hint(match: Match, screen: Screen) -> None:
    """The best few actions, with what speaks for them."""
    screen.print([found.describe(screen.language) for found in match.hint()])


def log(match: Match, player: int, screen: Screen, asked: str) -> None:
    """What happened, as the player may know it: the last lines, so many, or `all`."""
    told = match.narrate(match.events(player), screen.language)
    count = LOG_LINES
    if is_number(asked):
        count = int(asked[:6])
    elif asked:
        count = len(told)
    if count < len(told):
        screen.say("log-earlier", lines=len(told) - count)
    screen.print(told[len(told) - min(count, len(told)) :])


def is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal()
