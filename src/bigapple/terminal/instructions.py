"""Standing instructions at the table: answers given in advance, shown and taken back."""

from __future__ import annotations

from bigapple.errors import CannotRead
from bigapple.match import Match
from bigapple.people import Standing
from bigapple.terminal.screen import Screen
from bigapple.terminal.view import View
from bigapple.texts import Message

UNREADABLE = "standing-unreadable"


def instruct(match: Match, view: View, player: int, screen: Screen, said: str) -> None:
    """Gives an instruction; without one, shows those that are given."""
    if not said:
        show(match, view, player, screen)
        return
    try:
        standing = match.instruct(player, view.instruction(said, screen.language))
    except CannotRead as error:
        if error.code != UNREADABLE:
            raise
        # The grammar's own examples are English.
        told = {"text": said[:40], "examples": view.instructions(screen.language)}
        raise CannotRead(Message(UNREADABLE, told)) from None
    screen.say("instruction-given", instruction=view.told(standing))


def show(match: Match, view: View, player: int, screen: Screen) -> None:
    """The instructions that a player has given, and such as there are."""
    examples = view.instructions(screen.language)
    if not examples:
        screen.say("standing-none")
        return
    given = _given(match, player)
    for subject, standing in given.items():
        word = view.subject(subject, screen.language)
        screen.say("instruction-of", subject=word, instruction=view.told(standing))
    if not given:
        screen.say("instructions-none")
    screen.say("instructions-examples", examples=examples)


def withdraw(match: Match, view: View, player: int, screen: Screen, about: str) -> None:
    """Takes the instruction on a subject back, or all of them."""
    given = _given(match, player)
    wanted = {
        subject: standing
        for subject, standing in given.items()
        if not about
        or view.subject(subject, screen.language) == about.casefold()
        or subject == about.casefold()
    }
    if not given:
        screen.say("instructions-none")
    elif not wanted:
        screen.say("instructions-about", subject=about[:40])
    for subject, standing in wanted.items():
        match.withdraw(player, subject)
        screen.say("instruction-withdrawn", instruction=view.told(standing))


def _given(match: Match, player: int) -> dict[str, Standing]:
    return dict(match.standing.get(player, {}))
