"""Manhattan at a terminal table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from rich.console import Group as Stack
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from bigapple.engine.events import Event
from bigapple.games.manhattan.state import Game
from bigapple.match import Action, Match
from bigapple.terminal.manhattan import lists, shorthand
from bigapple.terminal.manhattan.board import ACROSS, LARGE, SMALL, Board, Size, usable_lots
from bigapple.terminal.manhattan.panel import holdings, players_panel, status
from bigapple.terminal.manhattan.scores import scoring_table
from bigapple.terminal.screen import Screen
from bigapple.terminal.view import Group, Manners, News, Scene, Sight, View

LARGE_HEIGHT = 32
PANEL_WIDTH = 80
"""What the players need beside the board, with a gap."""
OWN_DEEDS = ("built", "blocks-chosen")


class ManhattanView(Manners):
    def draw(self, sight: Sight, screen: Screen) -> RenderableType:
        game, language = _game(sight), screen.language
        size = _size(screen)
        board = Board(
            game,
            sight.player,
            language,
            size,
            usable_lots(sight.match, sight.player),
            sight.changed,
            "." if screen.console.options.ascii_only else "·",
            min(ACROSS, max(1, screen.console.width // size.district_width)),
        )
        head = status(game, language)
        if game.urban_rules:
            rule = sight.match.describe("rule", player=sight.player, language=language)
            head += "\n" + rule.splitlines()[0]
        narrow = screen.console.width < SMALL.board_width
        panel = players_panel(game, sight.labels, language, narrow=narrow)
        if screen.console.width >= size.board_width + PANEL_WIDTH:
            beside = Table.grid(padding=(0, 2))
            beside.add_row(board.draw(), panel)
            return Stack(Text(head, "bold"), beside)
        return Stack(Text(head, "bold"), board.draw(), panel)

    def facts(self, sight: Sight, screen: Screen) -> list[str]:
        if sight.player is None:
            return []
        return holdings(_game(sight), sight.player, screen.language)

    def news(self, sight: Sight, events: Sequence[Event], screen: Screen) -> list[News]:
        told: list[News] = []
        scored: list[Event] = []
        for event in events:
            if event.kind == "card-dealt" or None in event.arguments.values():
                continue
            if screen.plain:
                told += sight.match.narrate([event], screen.language)
            elif event.kind == "scored":
                scored.append(event)
            elif event.kind == "round-scored":
                scored.append(event)
                table = scoring_table(_game(sight), scored, sight.names, screen.language)
                told.append(Scene(table))
                scored = []
            elif event.kind not in OWN_DEEDS or event["player"] != sight.player:
                told += sight.match.narrate([event], screen.language)
        return told

    def changes(self, events: Sequence[Event]) -> frozenset[int]:
        kinds = ("built", "block-destroyed")
        return frozenset(event["lot"] or 0 for event in events if event.kind in kinds)

    def reading(self, match: Match, line: str, language: str) -> str:
        game = cast(Game, match.game)
        return shorthand.action_text(game, match.actor or 0, line, language)

    def groups(self, match: Match, legal: Sequence[Action], language: str) -> list[Group]:
        return lists.groups(cast(Game, match.game), legal, language)

    def grounds(self, match: Match, action: Action) -> str:
        return lists.grounds(cast(Game, match.game), action.index)


def _game(sight: Sight) -> Game:
    return cast(Game, sight.match.concealed(sight.player))


def _size(screen: Screen) -> Size:
    console = screen.console
    fits = console.width >= LARGE.board_width and console.height >= LARGE_HEIGHT
    return LARGE if fits else SMALL


VIEW: View = ManhattanView()
