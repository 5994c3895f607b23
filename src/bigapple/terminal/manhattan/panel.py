"""The players beside the board, and what a player holds."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from bigapple.engine.agenda import OVER, top
from bigapple.games.manhattan.components import CARDS
from bigapple.games.manhattan.happenings import BUILD, CHOOSE
from bigapple.games.manhattan.people import words
from bigapple.games.manhattan.people.notation import step
from bigapple.games.manhattan.people.sentences import blocks
from bigapple.games.manhattan.scoring import points_of
from bigapple.games.manhattan.state import Game
from bigapple.games.manhattan.table import colour_of, colours_each, rounds, side_of
from bigapple.terminal.manhattan.board import STYLES, letter
from bigapple.texts import text

SIDES = ("south", "west", "north", "east")
ACTOR_SIGN = ">"


def players_panel(game: Game, labels: Sequence[str], language: str, *, narrow: bool) -> Table:
    """A line for every colour: points, towers, chosen blocks; the rest where there is room."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("", width=1)
    table.add_column("", width=1)
    table.add_column(text("panel-player", language), no_wrap=True, max_width=24)
    table.add_column(text("panel-points", language), justify="right", no_wrap=True)
    table.add_column(text("panel-towers", language), justify="right", no_wrap=True)
    table.add_column(text("panel-chosen", language), no_wrap=True, min_width=11)
    if not narrow:
        table.add_column(text("panel-reserve", language), no_wrap=True)
        table.add_column(text("panel-side", language), no_wrap=True)
    for player in range(game.players):
        side = text(f"side-{SIDES[side_of(game, player)]}", language)
        for which in range(colours_each(game)):
            colour = colour_of(game, player, which)
            together = text("panel-total", language, points=points_of(game, player))
            cells: list[RenderableType] = [
                Text(ACTOR_SIGN if player == game.actor and not which else "", "bold"),
                Text(letter(colour, language), STYLES[colour]),
                Text(together, "dim") if which else Text(labels[player]),
                Text(str(int(game.score[colour])), "bold"),
                str(sum(1 for owner in game.top_colour if owner == colour)),
                " ".join(sizes([int(n) for n in game.chosen[colour]])) or "-",
                " ".join(str(int(n)) for n in game.reserve[colour]),
                "" if which else side,
            ]
            table.add_row(*(cells[:-2] if narrow else cells))
    return table


def status(game: Game, language: str) -> str:
    """The round and what is left of it, in a line."""
    told = {"round": int(game.round_number), "rounds": rounds(game)}
    if game.decision == OVER:
        return text("status-over", language, **told)
    if game.decision == CHOOSE:
        return text("status-choose", language, pile=int(game.pile_size), **told)
    left = int(top(game).left)
    return text("status-build", language, turns=left, pile=int(game.pile_size), **told)


def holdings(game: Game, player: int, language: str) -> list[str]:
    """A player's cards and blocks, in a line each."""
    cards = [str(card + 1) for card in range(CARDS) for _ in range(game.hands[player, card])]
    lines = [text("facts-cards", language, cards=" ".join(cards))]
    for which in range(colours_each(game)):
        colour = colour_of(game, player, which)
        told = {"colour": words.colour(colour)}
        chosen = [int(n) for n in game.chosen[colour]]
        if game.decision == BUILD:
            lines.append(text("facts-blocks", language, blocks=blocks(chosen), **told))
        elif game.decision == CHOOSE and which < step(game):
            pending = [int(n) for n in game.pending]
            lines.append(text("facts-pending", language, blocks=blocks(pending), **told))
        elif game.decision == CHOOSE and which == step(game):
            reserve = [int(n) for n in game.reserve[colour]]
            counts = {f"size{size}": count for size, count in enumerate(reserve, 1)}
            lines.append(text("facts-reserve", language, **counts, **told))
    return lines


def sizes(counts: list[int]) -> list[str]:
    return [str(size) for size, count in enumerate(counts, 1) for _ in range(count)]
