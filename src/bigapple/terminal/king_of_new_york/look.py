"""Signs and colours of King of New York. Signs carry the meaning; colour only repeats it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console
from rich.text import Text

from bigapple.games.king_of_new_york.components import (
    CUBES,
    FACES,
    HEARTS,
    LOWER,
    STARS,
    UNIT_KINDS,
    ZONES,
)
from bigapple.games.king_of_new_york.people import words
from bigapple.games.king_of_new_york.people.words import FACE_LETTERS, PLACE_NAMES, UNIT_NAMES
from bigapple.games.king_of_new_york.state import Game
from bigapple.terminal.screen import Screen
from bigapple.texts import Message, text

MONSTER_STYLES = (
    "bold bright_white on blue",
    "bold bright_white on dark_green",
    "bold bright_white on orange4",
    "bold black on chartreuse3",
    "bold bright_white on red3",
    "bold black on gold3",
)
FACE_STYLES = (
    "bold green",
    "bold red",
    "bold magenta",
    "bold yellow",
    "bold dark_orange",
    "bold cyan",
)
KINDS = (STARS, CUBES, HEARTS)
KIND_STYLES = ("yellow", "green", "red")
BETWEEN = " · "
NEW_SIGN = "+"


@dataclass(frozen=True)
class Look:
    """How things are written on one screen."""

    language: str
    signs: tuple[str, str, str]
    """For ★, ⚡ and ♥, by their numbers as rewards."""
    heights: tuple[str, str, str]
    """A pile of one, two or three tiles."""
    arrow: str
    between: str
    minus: str
    cut: str
    """Stands for what was cut off."""

    def text(self, message_id: str, **parameters: object) -> str:
        return text(message_id, self.language, **parameters)

    def say(self, message: Message) -> str:
        return message.text(self.language)

    def amount(self, kind: int, count: int, sign: str = "") -> Text:
        """So many of ★, ⚡ or ♥."""
        # Not as the style of the whole text: that would be the style of all that is added to it.
        return Text.assemble((f"{sign}{count}{self.signs[kind]}", KIND_STYLES[kind]))

    def join(self, parts: Sequence[Text | str]) -> Text:
        said = [Text(part) if isinstance(part, str) else part for part in parts]
        return Text(self.between).join(said)

    def fitted(self, said: Text, width: int, lines: int | None) -> Text:
        """A text broken between words; what so many lines have no room for is cut off."""
        broken = said.wrap(Console(width=width), width)
        if lines is None or len(broken) <= lines:
            return Text("\n").join(broken)
        kept = broken[:lines]
        last = kept[-1]
        last.rstrip()
        while last.cell_len + 1 > width:
            last.right_crop(len(last.plain) - max(last.plain.rfind(" "), 0))
        last.append(self.cut)
        return Text("\n").join(kept)

    # Things of the game.

    def monster(self, game: Game, player: int) -> Text:
        number = int(game.monsters[player])
        return Text.assemble((self.say(words.monster(number)), MONSTER_STYLES[number]))

    def dice(self, counts: Sequence[int]) -> Text:
        """Faces as letters, one for each die."""
        shown = Text()
        for face in range(FACES):
            shown.append(FACE_LETTERS[face] * counts[face], FACE_STYLES[face])
        return shown

    def units(self, ready: Sequence[int], new: Sequence[int] = (0,) * UNIT_KINDS) -> str:
        """Units as letters with their numbers; those that have just appeared have a sign."""
        parts = []
        for kind in range(UNIT_KINDS):
            letter = self.text(f"king-table-letter-{UNIT_NAMES[kind]}")
            parts += [f"{int(ready[kind])}{letter}"] if ready[kind] > 0 else []
            parts += [f"{int(new[kind])}{letter}{NEW_SIGN}"] if new[kind] > 0 else []
        return " ".join(parts)

    def zone(self, zone: int) -> str:
        return self.text(f"king-table-zone-{PLACE_NAMES[LOWER + zone % ZONES]}")


def look_of(screen: Screen) -> Look:
    if screen.console.options.ascii_only:
        return Look(screen.language, ("*", "e", "v"), ("-", "=", "#"), "->", ", ", "-", "...")
    return Look(screen.language, ("★", "⚡", "♥"), ("–", "=", "≡"), "→", BETWEEN, "−", "…")
