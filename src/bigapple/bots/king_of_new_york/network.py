"""The chances of two monsters in King of New York, foretold by a small network.

What a monster has is a list of traits. Each trait adds a line of numbers to what its monster feels,
and another line to what its rival feels; two layers turn feelings into how well a monster stands,
and the chances follow from that. `tools/training.py` fits all numbers to how games ended.
"""

from __future__ import annotations

from math import exp
from pathlib import Path

import numpy as np

from bigapple.engine.compiler import large_rule, rule
from bigapple.engine.layout import Array
from bigapple.games.king_of_new_york.cards.table import KEEP_CARDS
from bigapple.games.king_of_new_york.components import (
    LOWER,
    NO_TILE,
    PILES_IN_BOROUGH,
    STARS_TO_WIN,
    TILE_KINDS,
    ZONES,
)
from bigapple.games.king_of_new_york.monsters import borough_of, in_manhattan, units_in
from bigapple.games.king_of_new_york.state import Game

FILE = Path(__file__).with_name("network.txt")
MOST_HEARTS = 12
MOST_ENERGY = 12
MOST_UNITS = 6

# Where each kind of trait begins.
STARS_HELD = 0
HEARTS_HELD = STARS_HELD + STARS_TO_WIN + 1
ENERGY_HELD = HEARTS_HELD + MOST_HEARTS + 1
CARD_HELD = ENERGY_HELD + MOST_ENERGY + 1
PLACE = CARD_HELD + KEEP_CARDS
"""Outside Manhattan, or one of its zones."""
UNITS = PLACE + 1 + ZONES
TURN = UNITS + MOST_UNITS + 1
"""The monster's own, or its rival's."""
BUILDING = TURN + 2
"""On top of a pile at home, of each kind."""
SUPERSTAR = BUILDING + TILE_KINDS
STATUE = SUPERSTAR + 1
WEBS = STATUE + 1
CURSES = WEBS + 1
EXTRA_TURN = CURSES + 1
TRAITS = EXTRA_TURN + 1

FEELINGS = 32
THOUGHTS = 16

# The network's numbers: behind each trait's two lines come the links from feelings to thoughts,
# with what a thought begins with, and then what each thought counts.
LINKS = 2 * TRAITS * FEELINGS
ENDS = LINKS + THOUGHTS * (FEELINGS + 1)
NUMBERS = ENDS + THOUGHTS

MOST_TRAITS = 80
NOTES = 2 * FEELINGS
ROOM = NOTES + 2 * MOST_TRAITS
"""For what both monsters feel while the chances are worked out, and for a monster's traits."""


def read() -> Array:
    found: Array = np.loadtxt(FILE)
    return found


def write(numbers: Array) -> None:
    np.savetxt(FILE, numbers, fmt="%.4g")


@rule
def note(notes: Array, at: int, count: int, trait: int, amount: float) -> int:
    notes[at + 2 * count] = trait
    notes[at + 2 * count + 1] = amount
    return count + 1


@large_rule
def traits_of(game: Game, player: int, notes: Array, at: int) -> int:
    """Notes what a monster has, each trait with its amount; returns how many traits that are."""
    stars = min(STARS_TO_WIN, int(game.stars[player]))
    hearts = max(0, min(MOST_HEARTS, int(game.hearts[player])))
    energy = min(MOST_ENERGY, int(game.energy[player]))
    home = borough_of(game, player)
    zone = 0
    if in_manhattan(game, player):
        zone = 1 + (int(game.places[player]) - LOWER) % ZONES
    n = note(notes, at, 0, STARS_HELD + stars, 1.0)
    n = note(notes, at, n, HEARTS_HELD + hearts, 1.0)
    n = note(notes, at, n, ENERGY_HELD + energy, 1.0)
    n = note(notes, at, n, PLACE + zone, 1.0)
    n = note(notes, at, n, UNITS + min(MOST_UNITS, units_in(game, home)), 1.0)
    n = note(notes, at, n, TURN + (game.active != player), 1.0)
    for i in range(PILES_IN_BOROUGH):
        tile = int(game.tops[home * PILES_IN_BOROUGH + i])
        if tile != NO_TILE:
            n = note(notes, at, n, BUILDING + tile, 1.0)
    cards = int(game.cards[player])
    card = 0
    while cards:
        if cards & 1:
            n = note(notes, at, n, CARD_HELD + card, 1.0)
        cards >>= 1
        card += 1
    if game.superstar == player:
        n = note(notes, at, n, SUPERSTAR, 1.0)
    if game.statue == player:
        n = note(notes, at, n, STATUE, 1.0)
    if game.webs[player] > 0:
        n = note(notes, at, n, WEBS, float(game.webs[player]))
    if game.curses[player] > 0:
        n = note(notes, at, n, CURSES, float(game.curses[player]))
    if game.extra_turns[player, 0] > 0:
        n = note(notes, at, n, EXTRA_TURN, 1.0)
    return n


@large_rule
def feel(game: Game, player: int, own: int, rival: int, w: Array, lines: int, notes: int) -> None:
    """Adds what a monster's traits make it feel, and what they make its rival feel."""
    for i in range(traits_of(game, player, w, notes)):
        line = lines + 2 * FEELINGS * int(w[notes + 2 * i])
        amount = w[notes + 2 * i + 1]
        for k in range(FEELINGS):
            w[own + k] += amount * w[line + k]
            w[rival + k] += amount * w[line + FEELINGS + k]


@large_rule
def stand(w: Array, feelings: int, lines: int) -> float:
    """How well a monster stands, in the scale of the logarithm of its odds."""
    total = 0.0
    for thought in range(THOUGHTS):
        link = lines + LINKS + thought * (FEELINGS + 1)
        felt = w[link + FEELINGS]
        for k in range(FEELINGS):
            felt += max(0.0, w[feelings + k]) * w[link + k]
        total += max(0.0, felt) * w[lines + ENDS + thought]
    return float(total)


@large_rule
def foretell(game: Game, first: int, second: int, w: Array, lines: int, room: int) -> float:
    """The chance of the first of two monsters; `w` holds the numbers, and the room."""
    there = room + FEELINGS
    for k in range(2 * FEELINGS):
        w[room + k] = 0.0
    feel(game, first, room, there, w, lines, room + NOTES)
    feel(game, second, there, room, w, lines, room + NOTES)
    return 1.0 / (1.0 + exp(stand(w, there, lines) - stand(w, room, lines)))
