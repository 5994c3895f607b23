"""Whose turn it is, the dice, and what each monster has."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group as Stack
from rich.console import RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from bigapple.engine.agenda import OVER
from bigapple.games.king_of_new_york import frames, happenings
from bigapple.games.king_of_new_york.cards.dice import result
from bigapple.games.king_of_new_york.cards.table import CARAPACE
from bigapple.games.king_of_new_york.components import (
    ATTACK,
    CUBES,
    FACES,
    HEARTS,
    NO_TURN,
    STARS,
    SUBWAY_TURN,
)
from bigapple.games.king_of_new_york.monsters import has, in_play
from bigapple.games.king_of_new_york.people import phrases, words
from bigapple.games.king_of_new_york.people.words import FACE_LETTERS
from bigapple.games.king_of_new_york.state import Game
from bigapple.terminal.king_of_new_york.look import FACE_STYLES, Look

PHASES = ("start", "roll", "resolve", "move", "buy", "end")
FIRST_STEPS = (frames.START, frames.ROLL, frames.ROLLED, frames.MOVE, frames.BUY, frames.END)
"""The step of a turn with which each phase begins."""
LOW_LIFE = 3
ACTOR_SIGN = ">"
NARROW_LABEL = 20


# The turn.


def header(game: Game, look: Look, labels: Sequence[str]) -> RenderableType:
    """Whose turn it is and how far it has come, on a line across the screen."""
    return Rule(_status(game, look, labels), align="left", style="dim")


def _status(game: Game, look: Look, labels: Sequence[str]) -> Text:
    if game.decision == OVER:
        return Text(look.text("king-table-over"), "bold")
    if game.decision == happenings.PLACE:
        return Text(look.text("king-table-placing"), "bold")
    active = int(game.active)
    shown = Text(look.text("king-table-turn", turn=int(game.turn_number)), "bold")
    shown.append("  ").append_text(look.monster(game, active)).append(f" {labels[active]}  ")
    if game.extra_turn != NO_TURN:
        shown.append(look.text("king-table-extra-turn"), "bold").append("  ")
    now = phase(game)
    for name in PHASES[1:-1]:
        said = look.text(f"king-table-phase-{name}")
        shown.append(f"[{said}]" if name == now else said, "bold" if name == now else "dim")
        shown.append(" " if name != PHASES[-2] else "")
    return shown


def phase(game: Game) -> str:
    """The phase of the turn that is under way (K3.1)."""
    step = int(game.agenda[0].step)
    return PHASES[max(i for i, first in enumerate(FIRST_STEPS) if first <= step)]


# The dice.


def dice(game: Game, look: Look) -> RenderableType:
    """The dice that are not yet resolved, and beside them what else matters."""
    row = Table.grid(padding=(0, 1, 0, 0))
    cells: list[RenderableType] = []
    for face in range(FACES):
        if not game.resolved[face]:
            cells += [_die(FACE_LETTERS[face], FACE_STYLES[face])] * int(game.dice[face])
    row.add_row(*cells, Stack(*_beside_dice(game, look)))
    return row


def _die(letter: str, style: str) -> Panel:
    return Panel(Text(letter, style, justify="center"), width=5, padding=0, border_style=style)


def _beside_dice(game: Game, look: Look) -> list[Text]:
    """A monster's ♥ ★ ⚡ and place, symbols of cards, and an attack that is void."""
    player = int(game.active)
    where = look.say(phrases.at(int(game.places[player])))
    lines = [
        Text("  ")
        .join([look.monster(game, player), vitals(game, look, player)])
        .append(f"{look.between}{where}")
    ]
    rolled = [int(n) for n in game.dice]
    done = [rolled[face] if game.resolved[face] else 0 for face in range(FACES)]
    if game.decision == happenings.REROLL:
        lines.append(Text(look.text("king-table-rerolls", count=int(game.rerolls_left)), "bold"))
    elif any(done):
        lines.append(Text(look.text("king-table-resolved", dice=look.dice(done).plain), "dim"))
    added = [0 if game.resolved[face] else int(game.added[face]) for face in range(FACES)]
    if any(added):
        lines.append(Text(look.text("king-table-added", dice=look.dice(added).plain), "bold"))
    rolling = game.decision == happenings.REROLL
    attacks = rolling or (result(game, ATTACK) > 0 and not game.resolved[ATTACK])
    if game.nobody_in_manhattan and attacks:
        lines.append(Text(look.text("king-table-no-attack", face=FACE_LETTERS[ATTACK]), "dim"))
    return lines


def vitals(game: Game, look: Look, player: int) -> Text:
    return Text("  ").join(
        [
            hearts(game, look, player),
            look.amount(STARS, int(game.stars[player])),
            look.amount(CUBES, int(game.energy[player])),
        ]
    )


def hearts(game: Game, look: Look, player: int) -> Text:
    shown = look.amount(HEARTS, int(game.hearts[player]))
    if game.hearts[player] <= LOW_LIFE:
        shown.stylize("bold")
    return shown


# The monsters.


def monsters(game: Game, look: Look, labels: Sequence[str], width: int) -> Table:
    """A line for each monster, and what does not fit into it below."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=False, width=width)
    table.add_column(width=1)
    table.add_column(width=1)
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True, max_width=NARROW_LABEL, overflow="ellipsis")
    for _ in range(3):
        table.add_column(no_wrap=True, justify="right")
    table.add_column(ratio=1, overflow="fold")
    for player in range(game.players):
        alive = in_play(game, player)
        amounts: list[RenderableType] = [""] * 3
        if alive:
            amounts = [
                hearts(game, look, player),
                look.amount(STARS, int(game.stars[player])),
                look.amount(CUBES, int(game.energy[player])),
            ]
        table.add_row(
            Text(ACTOR_SIGN if player == game.actor else "", "bold"),
            str(player + 1),
            look.monster(game, player) if alive else _fallen(game, look, player),
            Text(labels[player], "" if alive else "dim"),
            *amounts,
            belongings(game, look, player),
        )
    return table


def monster_blocks(game: Game, look: Look, labels: Sequence[str], width: int) -> Panel:
    """The same in a column beside the city: a few lines for each monster."""
    blocks: list[RenderableType] = []
    for player in range(game.players):
        alive = in_play(game, player)
        sign = ACTOR_SIGN if player == game.actor else " "
        name = look.monster(game, player) if alive else _fallen(game, look, player)
        head = Text(f"{sign}{player + 1} ", "bold").append_text(name)
        head.append(f" {labels[player]}", "" if alive else "dim")
        head.truncate(width - 2, overflow="ellipsis")
        rest = Table.grid(padding=0)
        rest.add_column(width=3)
        rest.add_column(width=width - 5, overflow="fold")
        if alive:
            where = look.say(phrases.at(int(game.places[player])))
            rest.add_row("", vitals(game, look, player).append(f"{look.between}{where}"))
        held = belongings(game, look, player)
        if held.plain:
            rest.add_row("", held)
        blocks += [head, rest]
    title = Text(look.text("king-table-monsters"), "bold")
    return Panel(Stack(*blocks), title=title, title_align="left", width=width, padding=0)


def _fallen(game: Game, look: Look, player: int) -> Text:
    return Text(look.say(words.monster(int(game.monsters[player]))), "dim strike")


def belongings(game: Game, look: Look, player: int) -> Text:
    """Goals, tokens, trophies, extra turns and cards, as far as there are any."""
    parts: list[Text | str] = []
    if not in_play(game, player):
        parts.append(Text(look.text("king-table-eliminated"), "dim"))
        parts.append(look.amount(STARS, int(game.stars[player])))
    for goal, holder in (("superstar", game.superstar), ("statue", game.statue)):
        if holder == player:
            parts.append(Text(look.text(f"king-table-{goal}"), "bold yellow"))
    tokens = {
        "king-tokens-web": int(game.webs[player]),
        "king-tokens-curse": int(game.curses[player]),
        "king-tokens-carapace": int(game.carapace_tokens) if has(game, player, CARAPACE) else 0,
    }
    parts += [
        Text(look.text(name, count=count), "magenta") for name, count in tokens.items() if count
    ]
    parts += [
        look.text("king-table-extra-subway" if kind == SUBWAY_TURN else "king-table-extra-turn")
        for kind in game.extra_turns[player]
        if kind != NO_TURN
    ]
    if any(claim == player + 1 for claim in game.claims):
        parts.append(look.text("king-table-claim"))
    parts += [look.say(words.card(card)) for card in phrases.cards_of(game, player)]
    if any(game.trophies[player]):
        trophies = look.units(game.trophies[player])
        parts.append(Text(look.text("king-table-trophies", units=trophies), "dim"))
    return look.join(parts)
