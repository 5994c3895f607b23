"""Scoring after every round (M6), and who has won (M7)."""

from __future__ import annotations

from bigapple.engine.compiler import rule
from bigapple.engine.events import Log, emit
from bigapple.engine.layout import Array
from bigapple.games.manhattan.components import (
    COLOURS,
    DISTRICTS,
    EDITION_2018,
    LOTS,
    NO_COLOUR,
)
from bigapple.games.manhattan.happenings import MAJORITY, SCORED, TALLEST, TOWERS
from bigapple.games.manhattan.state import Game
from bigapple.games.manhattan.table import colour_of, colours_each
from bigapple.games.manhattan.towers import count_of, height, owner, towers_by_colour

NO_LOT = -1


@rule
def award(game: Game, log: Log, criterion: int, colour: int, points: int, place: int) -> None:
    """Gives points to a colour (M6.4); `place` is a lot, a district, or −1 for many."""
    if points > 0:
        game.score[colour] += points  # M6.4
        emit(log, SCORED, criterion, colour, points, place)


@rule
def one_tallest(game: Game, first: int, last: int) -> int:
    """The lot of the one tallest tower among the lots from first to last − 1, or NO_LOT."""
    lot_found = NO_LOT
    best = 0
    for lot in range(first, last):
        here = height(game, lot)
        if here > best:
            best = here
            lot_found = lot
        elif here == best:
            lot_found = NO_LOT
    return lot_found


@rule
def score_board(game: Game, log: Log) -> None:
    """The three criteria of every round; keeps what settles ties (M7.2)."""
    game.tallest = NO_COLOUR
    lot = one_tallest(game, 0, LOTS)
    if lot != NO_LOT:
        game.tallest = owner(game, lot)
        award(game, log, TALLEST, owner(game, lot), 3, lot)  # M6.1

    for colour in range(COLOURS):
        game.majorities[colour] = 0
    everywhere = 0
    for district in range(DISTRICTS):
        here = towers_by_colour(game, district)
        everywhere += here
        colour = majority(here)
        if colour != NO_COLOUR:
            game.majorities[colour] += 1
            award(game, log, MAJORITY, colour, 2, district)  # M6.2

    for colour in range(COLOURS):
        award(game, log, TOWERS, colour, count_of(everywhere, colour), NO_LOT)  # M6.3


@rule
def majority(counts: int) -> int:
    """The colour that owns strictly more towers than every other, or NO_COLOUR."""
    leader = NO_COLOUR
    most = 0
    for colour in range(COLOURS):
        here = count_of(counts, colour)
        if here > most:
            most = here
            leader = colour
        elif here == most:
            leader = NO_COLOUR  # M6.2
    return leader


@rule
def points_of(game: Game, player: int) -> int:
    total = 0
    for which in range(colours_each(game)):
        total += int(game.score[colour_of(game, player, which)])  # M6.4
    return total


@rule
def scored_tallest(game: Game, player: int) -> int:
    """1 if a colour of the player scored the tallest tower in the last scoring."""
    for which in range(colours_each(game)):
        if game.tallest == colour_of(game, player, which):
            return 1
    return 0


@rule
def majorities_of(game: Game, player: int) -> int:
    total = 0
    for which in range(colours_each(game)):
        total += int(game.majorities[colour_of(game, player, which)])
    return total


@rule
def is_ahead(game: Game, player: int, rival: int) -> bool:
    """Whether a player ranks before another."""
    points, rival_points = points_of(game, player), points_of(game, rival)
    if points != rival_points:
        return points > rival_points  # M7.1
    if game.edition != EDITION_2018:
        return False  # M7.3
    if scored_tallest(game, player) != scored_tallest(game, rival):
        return scored_tallest(game, player) > scored_tallest(game, rival)  # M7.2
    return majorities_of(game, player) > majorities_of(game, rival)  # M7.2


@rule
def place_of(game: Game, player: int) -> int:
    """A player's place, from 1; equals share one and the next is skipped (M7.2)."""
    place = 1
    for rival in range(game.players):
        if is_ahead(game, rival, player):
            place += 1  # M7.2
    return place


@rule
def outcome(game: Game, payoff: Array) -> bool:
    """Splits 1 among the winners of a finished game; all 0 and False while it is going on."""
    winners = 0
    for player in range(len(payoff)):
        payoff[player] = 0
    if game.actor >= 0:
        return False
    for player in range(game.players):
        if place_of(game, player) == 1:
            winners += 1
    for player in range(game.players):
        if place_of(game, player) == 1:
            payoff[player] = 1 / winners
    return True
