"""A scoring, criterion by criterion, as a small table."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from rich import box
from rich.table import Table
from rich.text import Text

from bigapple.engine.events import Event
from bigapple.games.manhattan.happenings import MAJORITY, TALLEST, TOWERS, URBAN
from bigapple.games.manhattan.people import words
from bigapple.games.manhattan.state import Game
from bigapple.games.manhattan.table import colour_of, colours_each
from bigapple.terminal.manhattan.board import STYLES
from bigapple.texts import text

ORDER = (TALLEST, MAJORITY, TOWERS)
NAMES = {TALLEST: "score-tallest", MAJORITY: "score-majorities", TOWERS: "score-towers"}


def scoring_table(
    game: Game, events: Sequence[Event], names: Sequence[str], language: str
) -> Table:
    """The `scored` events of one round, and the `round-scored` event that ends them."""
    end = events[-1].arguments
    colours = range(int(game.players) * colours_each(game))
    table = Table(
        title=text("score-title", language, round=end["round"]),
        title_justify="left",
        box=box.SIMPLE,
        padding=(0, 1),
        show_footer=True,
    )
    gained: dict[int, dict[int, list[tuple[int, int]]]] = defaultdict(lambda: defaultdict(list))
    for event in events[:-1]:
        told = {name: value or 0 for name, value in event.arguments.items()}
        gained[told["criterion"]][told["colour"]].append((told["points"], told["place"]))
    table.add_column("", text("score-total", language), no_wrap=True)
    for colour in colours:
        total = str(end[words.COLOUR_NAMES[colour]])
        heading = Text(words.colour(colour).text(language), STYLES[colour])
        if colours_each(game) == 1:
            heading = Text.assemble(heading, "\n", (names[colour], "dim"))
        table.add_column(heading, Text(total, "bold"), justify="right", overflow="fold")
    for criterion in [*ORDER, *sorted(set(gained) - set(ORDER))]:
        cells = [_cell(criterion, gained[criterion][colour]) for colour in colours]
        table.add_row(_name(criterion, language), *cells)
    rounds = [sum(p for by in gained.values() for p, _ in by[colour]) for colour in colours]
    table.add_row(text("score-round", language), *(str(points) for points in rounds))
    if colours_each(game) == 2:
        table.caption = _both_colours(game, end, names, language)
        table.caption_justify = "left"
    return table


def _name(criterion: int, language: str) -> str:
    if criterion >= URBAN:
        return words.urban_rule(criterion - URBAN).text(language)
    return text(NAMES[criterion], language)


def _cell(criterion: int, awards: list[tuple[int, int]]) -> str:
    """Points, with the lot or the districts they come from where that is short."""
    points = sum(points for points, _ in awards)
    if not points:
        return "-"
    if criterion == TALLEST:
        return f"{words.lot_name(awards[0][1])}: {points}"
    if criterion == MAJORITY:
        return f"{''.join(words.LETTERS[place] for _, place in awards)}: {points}"
    return str(points)


def _both_colours(
    game: Game, end: dict[str, int | None], names: Sequence[str], language: str
) -> str:
    """With two players, what each player's two colours have together (M6.4)."""
    totals = [0] * int(game.players)
    for player in range(game.players):
        for which in range(colours_each(game)):
            colour = colour_of(game, player, which)
            totals[player] += end[words.COLOUR_NAMES[colour]] or 0
    return "   ".join(f"{name}: {total}" for name, total in zip(names, totals, strict=True))
