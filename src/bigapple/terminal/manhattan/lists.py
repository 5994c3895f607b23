"""The legal actions in an order to choose from, and the clause that allows each."""

from __future__ import annotations

from collections.abc import Sequence

from bigapple.games.manhattan import actions
from bigapple.games.manhattan.components import NO_COLOUR, SIZES
from bigapple.games.manhattan.people import words
from bigapple.games.manhattan.placing import lot_shown
from bigapple.games.manhattan.state import Game
from bigapple.games.manhattan.table import colour_of, colours_each
from bigapple.games.manhattan.towers import height, owner
from bigapple.match import Action
from bigapple.terminal.manhattan.board import letter
from bigapple.terminal.view import Group, Line
from bigapple.texts import text

Choices = dict[str, dict[str, list[tuple[Action, str]]]]
"""For each group and each line in it, the actions and what makes each different."""


def groups(game: Game, legal: Sequence[Action], language: str) -> list[Group]:
    found: Choices = {}
    for action in legal:
        key, label, choice = _place(game, action.index, language)
        found.setdefault(key, {}).setdefault(label, []).append((action, choice))
    return [
        Group(
            key,
            text("list-card", language, card=key) if key else text("list-choices", language),
            tuple(Line(label, tuple(choices)) for label, choices in lines.items()),
        )
        for key, lines in sorted(found.items())
    ]


def _place(game: Game, action: int, language: str) -> tuple[str, str, str]:
    """Group, line, and what makes an action different from others of its line."""
    if actions.is_choice(action):
        counts = [(size, actions.chosen_count(action, size)) for size in range(1, SIZES + 1)]
        largest = max(size for size, count in counts if count)
        label = text("list-largest", language, size=largest)
        return "", label, "".join(str(size) * count for size, count in counts)
    player = int(game.actor)
    if actions.is_discard(action):
        which, card, size = actions.discard_parts(action)
        return str(card + 1), text("list-discard", language), _block(game, which, size, language)
    which, card, district, size = actions.build_parts(action)
    lot = lot_shown(game, player, card, district)
    told = {"lot": words.lot_name(lot), "height": height(game, lot)}
    top = owner(game, lot)
    if top == NO_COLOUR:
        label = text("list-empty", language, **told)
    else:
        label = text("list-tower", language, colour=words.colour(top), **told)
    return str(card + 1), label, _block(game, which, size, language)


def _block(game: Game, which: int, size: int, language: str) -> str:
    """With two colours, a block's letter is said too."""
    if colours_each(game) == 1:
        return str(size)
    return f"{letter(colour_of(game, int(game.actor), which), language)}{size}"


def grounds(game: Game, action: int) -> str:
    """The clause that allows a legal action."""
    if actions.is_choice(action):
        return "M3.1"
    if actions.is_discard(action):
        return "M3.4"
    which, card, district, _ = actions.build_parts(action)
    player = int(game.actor)
    top = owner(game, lot_shown(game, player, card, district))
    return "M5.1" if top in (NO_COLOUR, colour_of(game, player, which)) else "M5.2"
