"""King of New York at a terminal table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from rich.console import Group as Stack
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from bigapple.engine.agenda import OVER
from bigapple.engine.events import Event
from bigapple.games.king_of_new_york import happenings
from bigapple.games.king_of_new_york.components import MANHATTAN
from bigapple.games.king_of_new_york.people.words import BOROUGH_NAMES
from bigapple.games.king_of_new_york.state import Game
from bigapple.match import Action, Match
from bigapple.people import Standing
from bigapple.terminal.king_of_new_york import (
    lists,
    names,
    news,
    panel,
    set_up,
    shorthand,
    standing,
)
from bigapple.terminal.king_of_new_york.city import WIDTH, City, legend
from bigapple.terminal.king_of_new_york.grounds import grounds
from bigapple.terminal.king_of_new_york.look import Look, look_of
from bigapple.terminal.king_of_new_york.market import market
from bigapple.terminal.screen import ROOMY, Screen
from bigapple.terminal.view import Group, Manners, News, Scene, Sight, View
from bigapple.texts import Message, text

COLUMN = 38
"""What the monsters need beside the city, at least."""
WIDEST = 160
DICE = (
    happenings.REROLL,
    happenings.CONVERT,
    happenings.CABS,
    happenings.RESOLVE,
    happenings.WEBS,
    happenings.CURSES,
)
"""Decisions that need the dice."""
CITY = (happenings.MOVE, happenings.SEND, happenings.RAY)
HARDLY_NEWS = ("placed", "turn-started")
"""What the next drawing shows as well."""
ITSELF = ("reroll", "resolve", "move")
"""Decisions that the table makes by itself where they are forced."""
FEW = 8
"""Actions that are listed unasked where nothing is drawn."""
OWN_STEPS = ("place", "roll", "reroll", "move", "buy")
"""Decisions after which a plan for resolving is no more."""


class KingView(Manners):
    secret = False

    def draw(self, sight: Sight, screen: Screen) -> RenderableType:
        game, look = _game(sight), look_of(screen)
        whole = sight.fresh or game.actor != game.active
        whole = whole or game.decision in (OVER, happenings.PLACE, happenings.ROLL)
        if whole:
            return self._table(game, sight, screen, look)
        width = min(screen.console.width, WIDEST)
        head = panel.header(game, look, sight.labels)
        if game.decision in DICE:
            return Stack(head, panel.dice(game, look))
        if game.decision in CITY:
            return Stack(head, City(game, look, sight.changed, min(width, WIDTH)).draw())
        if game.decision == happenings.BUY:
            return Stack(head, market(game, look, width, None))
        return head

    def _table(self, game: Game, sight: Sight, screen: Screen, look: Look) -> RenderableType:
        width = min(screen.console.width, WIDEST)
        roomy = screen.console.height >= ROOMY
        beside = width >= WIDTH + COLUMN
        city_width = WIDTH if width >= WIDTH else width
        parts: list[RenderableType] = [City(game, look, sight.changed, city_width).draw()]
        if roomy:
            parts += legend(game, look, sight.player)
        if not beside:
            parts.append(panel.monsters(game, look, sight.labels, width))
        if game.actor == game.active or game.decision in (OVER, happenings.PLACE):
            # Whoever is asked in another monster's turn buys nothing.
            parts.append(market(game, look, city_width if beside else width, None if roomy else 1))
        if any(game.dice) and game.decision not in (OVER, happenings.ROLL):
            parts.append(panel.dice(game, look))
        head = panel.header(game, look, sight.labels)
        if not beside:
            return Stack(head, *parts)
        columns = Table.grid()
        column = width - WIDTH
        columns.add_row(Stack(*parts), panel.monster_blocks(game, look, sight.labels, column))
        return Stack(head, columns)

    def facts(self, sight: Sight, screen: Screen) -> list[str]:
        """Without a drawing: where one stands, and what is for sale."""
        game = _game(sight)
        if not screen.plain or sight.player is None:
            return []
        parts = []
        if game.decision in (happenings.ROLL, happenings.FLEE):
            parts = [f"player {sight.player + 1}", f"borough {BOROUGH_NAMES[MANHATTAN]}"]
        told = [_first_line(sight, part, screen.language) for part in parts]
        if game.decision == happenings.ROLL and game.nobody_in_manhattan:
            told.append(screen.text("king-describe-no-attack"))
        if game.decision == happenings.BUY:
            told += sight.match.describe("market", language=screen.language).splitlines()[1:]
        return told

    def news(self, sight: Sight, events: Sequence[Event], screen: Screen) -> list[News]:
        game, look = _game(sight), look_of(screen)
        told: list[News] = []
        begun = [event for event in events if event.kind == "game-started"]
        if begun:
            dealt, events = set_up.parted(events)
            told += set_up.set_up_lines(dealt, look, sight.names, drawn=not screen.plain)
            told += sight.match.narrate(begun, screen.language)
        if screen.plain:
            return [*told, *self._sentences(sight, events, screen.language)]
        teller = news.Teller(game, look, sight.player, _active_before(sight, events))
        last: list[str] = []
        for event in events:
            teller.tell(event)
            if event.kind in news.SENTENCES:
                last += sight.match.narrate([event], screen.language)
        if sight.player is None:
            teller.tell_dice()
        paragraphs = [paragraph for paragraph in teller.paragraphs if paragraph.parts]
        if paragraphs:
            drawn = news.drawn(game, look, paragraphs)
            others = any(paragraph.player != sight.player for paragraph in paragraphs)
            others = others and not all(event.kind in HARDLY_NEWS for event in events)
            pausing = others and sight.player is not None and game.decision != OVER
            told.append(Scene(drawn) if pausing else drawn)
        return [*told, *(Text(line, "bold") for line in last)]

    def _sentences(self, sight: Sight, events: Sequence[Event], language: str) -> list[str]:
        """Of the dice only how they lie at last; one's own are told by the question."""
        kept: list[Event] = []
        for event in events:
            if event.kind == "rerolled" and kept and kept[-1].kind == "rolled":
                kept.pop()
            own = event.kind == "rolled" and event["player"] == sight.player
            if event.kind != "rerolled" and not own:
                kept.append(event)
        return sight.match.narrate(kept, language)

    def changes(self, events: Sequence[Event]) -> frozenset[int]:
        return frozenset(e["pile"] or 0 for e in events if e.kind == "tile-revealed")

    # What is typed.

    def claims(self, match: Match, line: str, language: str) -> bool:
        return shorthand.claims(cast(Game, match.game), line, language)

    def reading(self, match: Match, line: str, language: str) -> str:
        return shorthand.action_text(cast(Game, match.game), line, language)

    def steps(self, text: str) -> list[str]:
        verb, *faces = text.split()
        return [f"{verb} {face}" for face in faces] if verb == "resolve" and faces else [text]

    def plan(self, match: Match, steps: list[str]) -> list[str]:
        """Faces that are still to be resolved in the order in which they were said."""
        if match.decision in OWN_STEPS:
            return []
        if match.decision == "resolve" and steps and match.why_not(steps[0]) is not None:
            return []
        return steps

    def part(self, match: Match, line: str, language: str) -> str:
        return names.part(cast(Game, match.game), line, language)

    # What is possible.

    def forced(self, match: Match, legal: Sequence[Action]) -> Action | None:
        return legal[0] if len(legal) == 1 and match.decision in ITSELF else None

    def on_enter(self, match: Match, legal: Sequence[Action]) -> Action | None:
        return legal[0] if len(legal) == 1 else None

    def listed(self, match: Match) -> int:
        return 1

    def few(self, match: Match, legal: Sequence[Action]) -> bool:
        return match.decision != "reroll" and len(legal) <= FEW

    # What is said in advance.

    def instruction(self, line: str, language: str) -> str:
        return standing.instruction(line, language)

    def instructions(self, language: str) -> str:
        return text("king-table-standing-examples", language)

    def subject(self, subject: str, language: str) -> str:
        return standing.word(subject, language)

    def told(self, given: Standing) -> Message | str:
        return standing.told(given)

    # Lists and reasons.

    def groups(self, match: Match, legal: Sequence[Action], language: str) -> list[Group]:
        return lists.groups(cast(Game, match.game), legal, language)

    def grounds(self, match: Match, action: Action) -> str:
        return grounds(cast(Game, match.game), action.index)


def _game(sight: Sight) -> Game:
    return cast(Game, sight.match.concealed(sight.player))


def _first_line(sight: Sight, part: str, language: str) -> str:
    return sight.match.describe(part, language=language).splitlines()[0]


def _active_before(sight: Sight, events: Sequence[Event]) -> int:
    """Whose turn it was when events began."""
    earlier = sight.match.events(sight.player)
    earlier = earlier[: len(earlier) - len(events)]
    for event in reversed(earlier):
        if event.kind == "turn-started":
            return event["player"] or 0
    return int(_game(sight).active)


VIEW: View = KingView()
