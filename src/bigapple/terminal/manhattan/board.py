"""The six districts, drawn. Letters and signs carry the meaning; colour only repeats it.

A lot is `[7]B12^`: the viewer's card that shows it, the owner's letter, the floors, and signs.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from rich import box
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from bigapple.games.manhattan import actions
from bigapple.games.manhattan.components import (
    CARDS,
    COLOURS,
    DISTRICTS,
    EDITION_1994,
    LOT_SHOWN,
    LOTS,
    LOTS_IN_DISTRICT,
    NO_COLOUR,
)
from bigapple.games.manhattan.happenings import BUILD
from bigapple.games.manhattan.people import words
from bigapple.games.manhattan.placing import lot_shown
from bigapple.games.manhattan.scoring import majority, one_tallest
from bigapple.games.manhattan.state import Game
from bigapple.games.manhattan.table import open_districts, side_of
from bigapple.games.manhattan.towers import (
    count_of,
    floors_by_colour,
    height,
    owner,
    towers_by_colour,
)
from bigapple.match import Match
from bigapple.texts import text

STYLES = (
    "bold white on blue",
    "bold black on dark_orange",
    "bold white on purple",
    "black on yellow3",
)
MONSTER_SIGN = "M"
TALLEST_SIGN = "^"
CHANGED_SIGN = "*"
ACROSS = 3


@dataclass(frozen=True)
class Size:
    """How large a lot is drawn."""

    lot_width: int
    lot_lines: int

    @property
    def district_width(self) -> int:
        return 3 * self.lot_width + 2

    @property
    def board_width(self) -> int:
        return ACROSS * self.district_width


SMALL = Size(lot_width=8, lot_lines=1)
LARGE = Size(lot_width=11, lot_lines=2)


@dataclass(frozen=True)
class Board:
    """What is drawn: a concealed game, for whom, and how."""

    game: Game
    player: int | None
    language: str
    size: Size
    usable: frozenset[int]
    """Lots on which the player can build now."""
    changed: frozenset[int]
    empty: str
    """The sign of an empty lot."""
    across: int = ACROSS
    """How many districts lie side by side: as on the board, unless the screen is too narrow."""

    def draw(self) -> RenderableType:
        grid = Table.grid()
        tallest = one_tallest(self.game, 0, LOTS)
        drawn = [self._district(district, tallest) for district in range(DISTRICTS)]
        for first in range(0, DISTRICTS, self.across):
            grid.add_row(*drawn[first : first + self.across])
        return grid

    def _district(self, district: int, tallest: int) -> Panel:
        is_open = district < open_districts(self.game)
        title = words.LETTERS[district]
        if self.game.edition == EDITION_1994:
            title = words.district(self.game, district).text(self.language)
        if not is_open:
            title = text("board-closed", self.language, district=title)
        leader = majority(towers_by_colour(self.game, district))
        below = None
        if leader != NO_COLOUR:
            below = Text(
                text("board-majority", self.language, colour=letter(leader, self.language))
            )
        lines = Text()
        for row in range(3):
            lots = [district * LOTS_IN_DISTRICT + 3 * row + column for column in range(3)]
            for line in range(self.size.lot_lines):
                if row or line:
                    lines.append("\n")
                for lot in lots:
                    part = self._floors(lot) if line else self._lot(lot, is_open, lot == tallest)
                    part.truncate(self.size.lot_width, pad=True)
                    lines.append_text(part)
        return Panel(
            lines,
            title=Text(title),
            title_align="left",
            subtitle=below,
            subtitle_align="right",
            width=self.size.district_width,
            padding=0,
            box=box.ROUNDED if is_open else box.MINIMAL,
            border_style="" if is_open else "dim",
        )

    def _lot(self, lot: int, is_open: bool, is_tallest: bool) -> Text:
        cell = self._card(lot, is_open)
        if self.size is LARGE:
            cell.append(" ")
        top = owner(self.game, lot)
        if top == NO_COLOUR:
            cell.append(self.empty, "dim")
        else:
            cell.append(f"{letter(top, self.language)}{height(self.game, lot)}", STYLES[top])
        if lot == self.game.monster_lot:
            cell.append(MONSTER_SIGN, "bold red")
        if is_tallest:
            cell.append(TALLEST_SIGN, "bold")
        if lot in self.changed:
            cell.append(CHANGED_SIGN, "bold")
        return cell

    def _card(self, lot: int, is_open: bool) -> Text:
        """The player's card that shows a lot: `[7]` to play here, `(7)` held, ` 7 ` not held."""
        if self.player is None:
            return Text.assemble((f" {lot % LOTS_IN_DISTRICT + 1} ", "dim"))
        card = card_showing(self.game, self.player, lot)
        if not is_open or not self.game.hands[self.player, card]:
            return Text.assemble((f" {card + 1} ", "dim"))
        if lot in self.usable:
            return Text.assemble((f"[{card + 1}]", "bold"))
        return Text(f"({card + 1})")

    def _floors(self, lot: int) -> Text:
        """Each colour's floors, where several are in a tower: they decide who may build on it."""
        counts = floors_by_colour(self.game, lot)
        floors = [(count_of(counts, colour), colour) for colour in range(COLOURS)]
        mixed = sorted((pair for pair in floors if pair[0]), reverse=True)
        said = "".join(f"{letter(colour, self.language)}{count}" for count, colour in mixed)
        return Text(f"    {said}" if len(mixed) > 1 else "", "dim")


def letter(colour: int, language: str) -> str:
    return text(f"letter-{words.COLOUR_NAMES[colour]}", language)


def card_showing(game: Game, player: int, lot: int) -> int:
    """The card, from 0, that shows a lot from a player's side."""
    shown = LOT_SHOWN[side_of(game, player)]
    return next(card for card in range(CARDS) if shown[card] == lot % LOTS_IN_DISTRICT)


def usable_lots(match: Match, player: int | None) -> frozenset[int]:
    """Where the player can build with any card and block; before that is known, everywhere."""
    game = cast(Game, match.concealed(player))
    if player is None or match.actor != player or game.decision != BUILD:
        return frozenset(range(LOTS))
    lots = set()
    for action in match.legal:
        if actions.is_build(action.index):
            _, card, district, _ = actions.build_parts(action.index)
            lots.add(lot_shown(game, player, card, district))
    return frozenset(lots)
