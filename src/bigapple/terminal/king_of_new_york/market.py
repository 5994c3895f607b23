"""The cards for sale, with what they cost whoever's turn it is."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from bigapple.games.king_of_new_york.cards.table import CARDS, COST
from bigapple.games.king_of_new_york.components import CUBES, FOR_SALE, NO_CARD
from bigapple.games.king_of_new_york.paying import can_pay
from bigapple.games.king_of_new_york.people import phrases, words
from bigapple.games.king_of_new_york.state import Game
from bigapple.terminal.king_of_new_york.look import Look
from bigapple.texts import Message

NAME_WIDTH = 24
GAP = 2


def market(game: Game, look: Look, width: int, lines: int | None) -> Table:
    """The cards for sale; effects have so many lines each, or as many as they need."""
    table = Table.grid(padding=(0, GAP, 0, 0))
    title = look.text("king-table-market", deck=int(game.deck_size))
    table.title, table.title_justify, table.title_style = title, "left", "bold"
    cards = [int(card) for card in game.market]
    names = [_name(look, card) for card in cards]
    prices = [_price(game, look, card) for card in cards]
    across = min(NAME_WIDTH, max(len(name) for name in names))
    room = width - 1 - across - max(price.cell_len for price in prices) - 3 * GAP
    table.add_column(width=1)
    table.add_column(width=across)
    table.add_column()
    table.add_column(width=room, overflow="fold")
    for slot in range(FOR_SALE):
        style = "bold" if _payable(game, cards[slot]) else ""
        effect = _effect(look, cards[slot], room, lines)
        table.add_row(str(slot + 1), Text(names[slot], style), prices[slot], effect)
    return table


def _name(look: Look, card: int) -> str:
    return look.text("king-table-empty") if card == NO_CARD else look.say(words.card(card))


def _payable(game: Game, card: int) -> bool:
    buyer = int(game.active)
    return card != NO_CARD and can_pay(game, buyer, phrases.price_here(game, buyer, card))


def _price(game: Game, look: Look, card: int) -> Text:
    """What the card costs here; the printed cost in brackets where it is another."""
    if card == NO_CARD:
        return Text()
    here = phrases.price_here(game, int(game.active), card)
    shown = look.amount(CUBES, here)
    if here != COST[card]:
        shown.append(f" ({int(COST[card])})", "dim")
    return shown


def _effect(look: Look, card: int, width: int, lines: int | None) -> Text:
    if card == NO_CARD:
        return Text()
    kind = look.text(f"king-table-{'keep' if CARDS[card].keep else 'discard'}")
    effect = look.say(Message(f"card-{CARDS[card].name}-effect"))
    return look.fitted(Text.assemble((kind, "italic"), f" {effect}"), width, lines)
