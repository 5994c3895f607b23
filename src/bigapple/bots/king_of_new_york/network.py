"""The chances of the monsters in King of New York, foretold by a small network.

What a monster has is a list of traits. Each trait adds a line of numbers to what its monster feels,
and another line to what its rivals feel; two layers turn feelings into how well a monster stands,
and the chances follow from that. `tools/training.py` fits all numbers to how games ended: one set
where two are left, and one where there are more.
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
    MOST_PLAYERS,
    NO_TILE,
    PILES_IN_BOROUGH,
    STARS_TO_WIN,
    TILE_KINDS,
    ZONES,
)
from bigapple.games.king_of_new_york.monsters import (
    borough_of,
    in_manhattan,
    in_play,
    living,
    units_in,
)
from bigapple.games.king_of_new_york.state import Game

DUEL = Path(__file__).with_name("duel.txt")
CROWD = Path(__file__).with_name("crowd.txt")
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
"""The monster's own, or that of the one before it."""
BUILDING = TURN + 2
"""On top of a pile at home, of each kind."""
SUPERSTAR = BUILDING + TILE_KINDS
STATUE = SUPERSTAR + 1
WEBS = STATUE + 1
CURSES = WEBS + 1
EXTRA_TURN = CURSES + 1
LATER = EXTRA_TURN + 1
"""Its turn comes after so many others, from two on."""
LIVING = LATER + MOST_PLAYERS - 2
"""So many monsters live, from three on."""
TRAITS = LIVING + MOST_PLAYERS - 2

FEELINGS = 32
THOUGHTS = 16

# The network's numbers: behind each trait's two lines come the links from feelings to thoughts,
# with what a thought begins with, and then what each thought counts.
LINKS = 2 * TRAITS * FEELINGS
ENDS = LINKS + THOUGHTS * (FEELINGS + 1)
NUMBERS = ENDS + THOUGHTS

MOST_TRAITS = 80
NOTES = MOST_PLAYERS * FEELINGS
ROOM = NOTES + 2 * MOST_TRAITS
"""For what all monsters feel while the chances are worked out, and for a monster's traits."""


def read() -> Array:
    """The numbers of both sets."""
    return np.concatenate([np.loadtxt(DUEL), np.loadtxt(CROWD)])


def write(path: Path, numbers: Array) -> None:
    np.savetxt(path, numbers, fmt="%.4g")


@rule
def note(notes: Array, at: int, count: int, trait: int, amount: float) -> int:
    notes[at + 2 * count] = trait
    notes[at + 2 * count + 1] = amount
    return count + 1


@rule
def turns_before(game: Game, player: int) -> int:
    """The living monsters whose turns come before the monster's own."""
    count = 0
    other = int(game.active)
    while other != player:
        count += in_play(game, other)
        other = (other + 1) % int(game.players)
    return count


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
    later = turns_before(game, player)
    n = note(notes, at, n, TURN + later if later < 2 else LATER + later - 2, 1.0)
    alive = living(game)
    if alive > 2:
        n = note(notes, at, n, LIVING + alive - 3, 1.0)
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
def feel(game: Game, player: int, w: Array, lines: int, room: int) -> None:
    """Adds what a monster's traits make it feel, and what they make its rivals feel."""
    notes = room + NOTES
    for i in range(traits_of(game, player, w, notes)):
        trait = lines + 2 * FEELINGS * int(w[notes + 2 * i])
        amount = w[notes + 2 * i + 1]
        for other in range(game.players):
            if in_play(game, other):
                line = trait if other == player else trait + FEELINGS
                for k in range(FEELINGS):
                    w[room + other * FEELINGS + k] += amount * w[line + k]


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
def foretell(game: Game, chances: Array, w: Array, first: int) -> None:
    """The chances of all monsters; `w` holds the numbers from `first` on, and then the room."""
    lines = first if living(game) == 2 else first + NUMBERS
    room = first + 2 * NUMBERS
    for k in range(NOTES):
        w[room + k] = 0.0
    for player in range(game.players):
        if in_play(game, player):
            feel(game, player, w, lines, room)
    most = -1e300
    for player in range(game.players):
        chances[player] = -1e300
        if in_play(game, player):
            chances[player] = stand(w, room + player * FEELINGS, lines)
            most = max(most, chances[player])
    total = 0.0
    for player in range(game.players):
        chances[player] = exp(chances[player] - most)
        total += chances[player]
    for player in range(game.players):
        chances[player] /= total
