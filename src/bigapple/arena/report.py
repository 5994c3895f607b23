"""What came out, as a table to read and as Markdown."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from rich import box
from rich.console import Console
from rich.table import Table

from bigapple.arena.playing import Played
from bigapple.arena.ratings import Interval, Standing, standings
from bigapple.arena.schedule import Tournament
from bigapple.games import definition
from bigapple.numbers import MISSING, number, percent
from bigapple.terminal.play import value_text
from bigapple.texts import Message, text

COLUMNS = ("bot", "rating", "rating-interval", "share", "share-interval", "games", "pace")


class Report:
    """The standings of a tournament in a language."""

    def __init__(
        self, tournament: Tournament, games: Mapping[int, Played], language: str = "en"
    ) -> None:
        self.tournament = tournament
        self.language = language
        self.standings: Sequence[Standing] = standings(tournament.bots, games.values())
        self._games = len(games)
        self._deals = len({played.deal for played in games.values()})

    @property
    def title(self) -> str:
        return self._say(
            "arena-title",
            game=Message(f"web-game-{self.tournament.game}"),
            players=self.tournament.players,
        )

    @property
    def facts(self) -> list[str]:
        """How it was played."""
        said = [
            self._say("arena-played", games=self._games, deals=self._deals),
            self._say(f"arena-lineup-{self.tournament.lineup}", bot=self.tournament.bots[0]),
            self._say("arena-even", percent=self._percent(1 / self.tournament.players)),
        ]
        options = self._special_options()
        if options:
            said.append(self._say("arena-options", options=options))
        return said

    def print(self, console: Console) -> None:
        console.print(self.title, style="bold", highlight=False)
        for fact in self.facts:
            console.print(fact, highlight=False)
        table = Table(box=box.SIMPLE_HEAD, show_edge=False)
        for heading, column in zip(self._headings(), COLUMNS, strict=True):
            table.add_column(heading, justify="left" if column == "bot" else "right")
        for row in self._rows():
            table.add_row(*row)
        console.print(table)

    def lines(self) -> list[str]:
        """Plain lines, for screen readers: each bot in one."""
        headings = self._headings()
        told = [self.title, *self.facts]
        for row in self._rows():
            told.append("; ".join(f"{h} {cell}" for h, cell in zip(headings, row, strict=True)))
        return told

    def markdown(self) -> str:
        """A section of a page."""
        lines = [f"## {self.title}", "", " ".join(self.facts), ""]
        lines.append("| " + " | ".join(self._headings()) + " |")
        lines.append("|---" + "|---:" * (len(COLUMNS) - 1) + "|")
        for bot, *cells in self._rows():
            lines.append("| " + " | ".join([f"`{bot}`", *cells]) + " |")
        return "\n".join(lines) + "\n"

    def _headings(self) -> list[str]:
        return [self._say(f"arena-column-{column}") for column in COLUMNS]

    def _rows(self) -> list[list[str]]:
        return [
            [
                standing.bot,
                self._rating(standing.rating),
                self._rating_interval(standing.rating_interval),
                self._percent(standing.share),
                self._share_interval(standing.share_interval),
                number(standing.games, self.language),
                number(standing.milliseconds, self.language, 1),
            ]
            for standing in self.standings
        ]

    def _percent(self, share: float) -> str:
        return percent(share, self.language)

    def _rating(self, rating: float) -> str:
        # As everywhere where players are rated, thousands are not set apart.
        return number(rating, self.language, grouped=False)

    def _rating_interval(self, interval: Interval | None) -> str:
        if interval is None:
            return MISSING
        low, high = self._rating(interval.low), self._rating(interval.high)
        if math.isinf(interval.low):
            return f"≤ {high}"
        return f"≥ {low}" if math.isinf(interval.high) else f"{low} … {high}"

    def _share_interval(self, interval: Interval) -> str:
        low, high = (number(100 * end, self.language, 1) for end in (interval.low, interval.high))
        return f"{low} … {high}"

    def _special_options(self) -> str:
        """Those that are not as usual."""
        given = self.tournament.options
        return ", ".join(
            f"{option.name}={value_text(option, given[option.name])}"
            for option in definition(self.tournament.game).options
            if option.name != "players" and given[option.name] != option.default
        )

    def _say(self, message: str, **parameters: object) -> str:
        return text(message, self.language, **parameters)
