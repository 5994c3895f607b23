"""The city: five boroughs with piles, units and monsters."""

from __future__ import annotations

from dataclasses import dataclass

from rich import box
from rich.console import Group as Stack
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from bigapple.games.king_of_new_york.cards.destroying import durability
from bigapple.games.king_of_new_york.components import (
    CUBES,
    DESTRUCTION,
    HEARTS,
    LOWER,
    MANHATTAN,
    NO_TILE,
    PILES_IN_BOROUGH,
    SECOND_SPACES,
    STARS,
    TILE_DURABILITY,
    TILE_REWARD,
    UNIT_KINDS,
    ZONE_ENERGY,
    ZONE_STARS,
    ZONES,
)
from bigapple.games.king_of_new_york.monsters import borough_of, monsters_in, room_in_manhattan
from bigapple.games.king_of_new_york.people import words
from bigapple.games.king_of_new_york.people.words import FACE_LETTERS, UNIT_NAMES
from bigapple.games.king_of_new_york.state import Game
from bigapple.terminal.king_of_new_york.look import KIND_STYLES, NEW_SIGN, Look

WIDTH = 80
"""What the city needs: a quarter of it for each borough but Manhattan."""
ACROSS = 4
CHANGED_SIGN = "*"
REWARDS = ((HEARTS, 1), (CUBES, 2), (STARS, 3))
"""What the units give (K1.4)."""


@dataclass(frozen=True)
class City:
    """What is drawn: a game, how, and which piles and boroughs have changed."""

    game: Game
    look: Look
    changed: frozenset[int]
    """Piles on which another tile lies than when the player last looked."""
    width: int = WIDTH

    def draw(self) -> RenderableType:
        across = ACROSS if self.width >= WIDTH else 2
        width = self.width // across
        lines = max(self._lines(borough, width - 2) for borough in range(MANHATTAN))
        grid = Table.grid()
        for first in range(0, MANHATTAN, across):
            grid.add_row(*(self._borough(first + i, width, lines) for i in range(across)))
        return Stack(grid, self._manhattan(width * across))

    # Boroughs outside Manhattan.

    def _borough(self, borough: int, width: int, lines: int) -> Panel:
        first = borough * PILES_IN_BOROUGH
        piles = [self._pile(first + i) for i in range(PILES_IN_BOROUGH)]
        there = self._monsters(borough, width - 2)
        content = [
            Text("  ").join(piles),
            self._units(borough),
            *there,
            *[Text("")] * (lines - len(there)),
        ]
        return self._box(borough, Stack(*content), width)

    def _lines(self, borough: int, width: int) -> int:
        return max(1, len(self._monsters(borough, width)))

    def _monsters(self, borough: int, width: int) -> list[Text]:
        """The monsters of a borough, side by side if there is room."""
        there = [p for p in range(self.game.players) if borough_of(self.game, p) == borough]
        names = [self.look.monster(self.game, player) for player in there]
        beside = Text(" ").join(names)
        return [beside] if names and beside.cell_len <= width else names

    def _box(self, borough: int, content: RenderableType, width: int) -> Panel:
        title = self.look.say(words.borough(borough))
        below = None
        if self.game.souvenirs[borough] > 0:
            owner = int(self.game.monsters[self.game.souvenirs[borough] - 1])
            name = self.look.say(words.monster(owner))
            below = Text(self.look.text("king-table-souvenir", monster=name))
        return Panel(
            content,
            title=Text(title, "bold"),
            title_align="left",
            subtitle=below,
            subtitle_align="right",
            width=width,
            padding=0,
            box=box.ROUNDED,
        )

    def _pile(self, pile: int) -> Text:
        """A pile's height, and what the building on top takes and gives."""
        tile = int(self.game.tops[pile])
        if tile == NO_TILE:
            return Text(self.look.text("king-table-empty"), "dim")
        sign = self.look.heights[min(int(self.game.below[pile]), 2)]
        shown = Text.assemble((sign, "dim"))
        reward = int(TILE_REWARD[tile])
        style = f"bold {KIND_STYLES[reward]}"
        shown.append(f"{int(TILE_DURABILITY[tile])}{self.look.signs[reward]}", style)
        if pile in self.changed:
            shown.append(CHANGED_SIGN, "bold")
        return shown

    def _units(self, borough: int) -> Text:
        said = self.look.units(self.game.units[borough], self.game.new_units[borough])
        if not said:
            return Text.assemble((self.look.text("king-table-no-units"), "dim"))
        return Text.assemble((said, "bold"))

    # Manhattan.

    def _manhattan(self, width: int) -> Panel:
        game, look = self.game, self.look
        grid = Table.grid(padding=(0, 1, 0, 0))
        inner = width - 2
        for zone in range(ZONES):
            grid.add_column(width=inner // ZONES - (1 if zone < ZONES - 1 else 0))
        heads, spaces = [], []
        for zone in range(ZONES):
            pays = [
                look.amount(STARS, int(ZONE_STARS[zone]), "+"),
                look.amount(CUBES, int(ZONE_ENERGY[zone]), "+"),
            ]
            heads.append(Text(f"{look.zone(zone)}  ").append_text(Text(" ").join(pays)))
            first = MANHATTAN * PILES_IN_BOROUGH
            spaces.append(self._space(first + zone, zone, inner // ZONES - 1))
        grid.add_row(*heads)
        grid.add_row(*spaces)
        room = room_in_manhattan(game) - monsters_in(game, MANHATTAN)
        free = look.text("king-table-room", count=max(0, room))
        units = self._units(MANHATTAN).append(f"{look.between}{free}", "dim")
        return self._box(MANHATTAN, Stack(grid, units), width)

    def _space(self, pile: int, zone: int, width: int) -> Text:
        """A zone's pile and its monsters, below one another where there is no room."""
        there = self._standing(zone)
        beside = Text("  ").join([self._pile(pile), *there])
        if beside.cell_len <= width or len(there) < 2:
            return beside
        indent = Text(" " * self._pile(pile).cell_len)
        lines = [[self._pile(pile), there[0]], *([indent, name] for name in there[1:])]
        return Text("\n").join(Text("  ").join(line) for line in lines)

    def _standing(self, zone: int) -> list[Text]:
        """The monsters of a zone; whoever stands on a 5–6 space has a sign (K9.1)."""
        shown = []
        for player in range(self.game.players):
            place = int(self.game.places[player])
            if place >= LOWER and (place - LOWER) % ZONES == zone:
                name = self.look.monster(self.game, player)
                if place >= SECOND_SPACES:
                    name = Text(" ").join([name, Text(self.look.text("king-table-second-space"))])
                shown.append(name)
        return shown


def legend(game: Game, look: Look, player: int | None) -> list[Text]:
    """What the signs mean, and what units take from a player and give."""
    letter = FACE_LETTERS[DESTRUCTION]
    example = look.amount(CUBES, 2).plain
    heights = " ".join(look.heights)
    buildings = look.text("king-table-legend", example=example, face=letter, heights=heights)
    units = []
    for kind in range(UNIT_KINDS):
        takes = durability(game, player or 0, kind)
        reward, count = REWARDS[kind]
        name = look.text(f"king-table-letter-{UNIT_NAMES[kind]}")
        gives = look.amount(reward, count).plain
        unit = look.say(words.unit(kind))
        units.append(f"{name} {unit} {takes}{letter}{look.arrow}{gives}")
    said = look.text("king-table-legend-units", new=NEW_SIGN, units=look.between.join(units))
    return [Text(buildings, "dim"), Text(said, "dim")]
