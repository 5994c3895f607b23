"""What is counted in games of Manhattan, and the experiment with their blocks.

The experiment: in each game one player's reserve has one block of 1 floor less and one of 2, 3 or 4
floors more, or is as it always is. So a larger block is compared with a small one in its place.
"""

from __future__ import annotations

from typing import Any

from bigapple.engine.compiler import rule
from bigapple.engine.events import WIDTH
from bigapple.engine.layout import Array, Record, int8, int16, int64
from bigapple.games.manhattan import happenings
from bigapple.games.manhattan.components import (
    BLOCKS,
    LOTS,
    MOST_PLAYERS,
    NO_COLOUR,
    SIZES,
    URBAN_RULES,
)
from bigapple.games.manhattan.scoring import place_of, points_of
from bigapple.games.manhattan.state import Game
from bigapple.games.manhattan.table import colour_of, owner_of_colour
from bigapple.games.manhattan.towers import height, owner
from bigapple.laboratory.counting.loop import EXPERIMENTING, NOW

MOST_ROUNDS = 6
CRITERIA = 3 + URBAN_RULES
"""Tallest, majority, towers, then the urban rules in their order."""
GROUNDS = ("empty", "own", "rival")
"""What a block is put on."""
ON_NOTHING, ON_OWN, ON_RIVAL = range(len(GROUNDS))
HIGHEST_SCORE = 250
"""Scores and leads from here on are counted together."""
WHOLE = 12
"""A victory; whoever shares one has a half, a third or a quarter of it."""


class Note(Record):
    points: Array = int16(MOST_PLAYERS, CRITERIA)
    built: int = int16()
    """How many blocks were built …"""
    scored: int = int16()
    """… and how many of them before the last scoring."""
    rounds: int = int16()
    """That have been scored."""
    lots: Array = int8(BLOCKS)
    sizes: Array = int8(BLOCKS)
    builders: Array = int8(BLOCKS)
    grounds: Array = int8(BLOCKS)
    paid: int = int16()
    """Points for the urban rule at the scoring that is counted."""
    rule: int = int8()
    """The urban rule that is in force, or the one that fake news turned out to be."""
    hero: int = int8()
    arm: int = int8()


class Tally(Record):
    """Sums over games. Seats are counted from the first player; [1] is of winners, [0] of others;
    in a further [2] at the end, [1] is the sum of squares. Victories are twelfths."""

    games: int = int64()
    faults: int = int64()
    actions: int = int64()
    wins: Array = int64(MOST_PLAYERS)
    """By player, not by seat: for the comparison of policies."""
    seat_wins: Array = int64(MOST_PLAYERS, 2)
    shared: int = int64()
    """Games that several have won."""
    seat_scores: Array = int64(MOST_PLAYERS, 2)
    scores: Array = int64(HIGHEST_SCORE + 1)
    best_scores: Array = int64(HIGHEST_SCORE + 1)
    leads: Array = int64(HIGHEST_SCORE + 1)
    """Of the winner over the second."""
    points: Array = int64(CRITERIA, 2, 2)
    points_by_round: Array = int64(MOST_ROUNDS, CRITERIA)
    players: Array = int64(2)
    """Winners and others, to divide by."""
    built: Array = int64(SIZES, len(GROUNDS))
    held: Array = int64(SIZES, len(GROUNDS))
    """Whose builder owns the tower at the next scoring …"""
    kept: Array = int64(SIZES, len(GROUNDS))
    """… and at the end."""
    built_in_round: Array = int64(MOST_ROUNDS, SIZES)
    lot_built: Array = int64(LOTS)
    lot_kept: Array = int64(LOTS)
    lot_height: Array = int64(LOTS, 2)
    lot_tallest: Array = int64(LOTS)
    """How often the one tallest tower stood there at a scoring."""
    gave_up: int = int64()
    destroyed: int = int64()
    in_force: Array = int64(URBAN_RULES)
    rule_points: Array = int64(URBAN_RULES, 2)
    """For all players together, at one scoring."""
    arms: Array = int64(SIZES)
    arm_wins: Array = int64(SIZES, 2)
    arm_scores: Array = int64(SIZES, 2)


@rule
def begin(space: Any, index: int) -> None:
    game, note = space.games[NOW], space.notes[0]
    note.built = 0
    note.scored = 0
    note.rounds = 0
    note.paid = 0
    note.rule = 0
    for player in range(MOST_PLAYERS):
        for criterion in range(CRITERIA):
            note.points[player, criterion] = 0
    note.arm = index % SIZES
    note.hero = index // SIZES % int(game.players)
    if space.settings[EXPERIMENTING] and note.arm > 0:
        colour = colour_of(game, int(note.hero), 0)
        game.reserve[colour, 0] -= 1
        game.reserve[colour, note.arm] += 1


@rule
def permit(space: Any, count: int) -> int:
    return count


@rule
def experiment(space: Any, count: int) -> bool:
    """Nothing is tried out in the middle of a game."""
    return False


@rule
def count_events(space: Any) -> None:
    log, note = space.log, space.notes[0]
    if 1 + WIDTH * log[0] > len(log):
        space.tally[0].faults += 1
        return
    for number in range(log[0]):
        count_event(space.games[NOW], note, space.tally[0], log, 1 + WIDTH * number)


@rule
def count_event(game: Game, note: Note, tally: Tally, log: Array, start: int) -> None:
    kind, first, second = int(log[start]), int(log[start + 1]), int(log[start + 2])
    if kind == happenings.SCORED:
        count_points(game, note, tally, first, second, int(log[start + 3]), int(log[start + 4]))
    elif kind == happenings.BUILT:
        remember(game, note, first, int(log[start + 3]), int(log[start + 5]), int(log[start + 6]))
        tally.lot_built[int(log[start + 3])] += 1
        tally.built_in_round[note.rounds, int(log[start + 5]) - 1] += 1
    elif kind == happenings.RULE_REVEALED:
        note.rule = first
    elif kind == happenings.ROUND_SCORED:
        count_round(game, note, tally)
    elif kind == happenings.GAVE_UP:
        tally.gave_up += 1
    elif kind == happenings.BLOCK_DESTROYED:
        tally.destroyed += 1


@rule
def remember(game: Game, note: Note, player: int, lot: int, size: int, conquered: int) -> None:
    ground = ON_NOTHING
    if conquered != NO_COLOUR:
        ground = ON_OWN if owner_of_colour(game, conquered) == player else ON_RIVAL
    note.lots[note.built] = lot
    note.sizes[note.built] = size
    note.builders[note.built] = player
    note.grounds[note.built] = ground
    note.built += 1


@rule
def count_points(
    game: Game, note: Note, tally: Tally, criterion: int, colour: int, points: int, place: int
) -> None:
    index = criterion
    if criterion > happenings.URBAN:
        index = criterion - happenings.URBAN + 2
        note.paid += points
    elif criterion == happenings.TALLEST:
        tally.lot_tallest[place] += 1
    note.points[owner_of_colour(game, colour), index] += points
    tally.points_by_round[note.rounds, index] += points


@rule
def count_round(game: Game, note: Note, tally: Tally) -> None:
    """Which of the round's blocks still lead, and what the urban rule was worth."""
    for i in range(note.scored, note.built):
        size, ground = int(note.sizes[i]), int(note.grounds[i])
        tally.built[size - 1, ground] += 1
        tally.held[size - 1, ground] += leads(game, note, i)
    note.scored = note.built
    note.rounds += 1
    if note.rule > 0:
        paid = int(note.paid)
        tally.in_force[note.rule - 1] += 1
        tally.rule_points[note.rule - 1, 0] += paid
        tally.rule_points[note.rule - 1, 1] += paid * paid
    note.paid = 0


@rule
def leads(game: Game, note: Note, i: int) -> bool:
    """Whether the builder of a block owns the tower."""
    colour = owner(game, int(note.lots[i]))
    return colour != NO_COLOUR and owner_of_colour(game, colour) == note.builders[i]


@rule
def finish(space: Any) -> None:
    game, note, tally = space.games[NOW], space.notes[0], space.tally[0]
    winners = 0
    best = 0
    second = 0
    for player in range(game.players):
        winners += place_of(game, player) == 1
        points = points_of(game, player)
        second = max(second, min(best, points))
        best = max(best, points)
    tally.shared += winners > 1
    tally.best_scores[min(HIGHEST_SCORE, best)] += 1
    tally.leads[min(HIGHEST_SCORE, best - second)] += 1
    for player in range(game.players):
        share = WHOLE // winners if place_of(game, player) == 1 else 0
        add_player(space, game, note, tally, player, share)
    for i in range(note.built):
        lead = leads(game, note, i)
        tally.kept[int(note.sizes[i]) - 1, note.grounds[i]] += lead
        tally.lot_kept[note.lots[i]] += lead
    for lot in range(LOTS):
        tall = height(game, lot)
        tally.lot_height[lot, 0] += tall
        tally.lot_height[lot, 1] += tall * tall


@rule
def add_player(space: Any, game: Game, note: Note, tally: Tally, player: int, share: int) -> None:
    points = points_of(game, player)
    seat = (player - int(game.first_player) + int(game.players)) % int(game.players)
    tally.wins[player] += share
    add(tally.seat_wins, seat, share)
    add(tally.seat_scores, seat, points)
    tally.scores[min(HIGHEST_SCORE, points)] += 1
    won = 1 if share > 0 else 0
    tally.players[won] += 1
    for criterion in range(CRITERIA):
        value = int(note.points[player, criterion])
        tally.points[criterion, won, 0] += value
        tally.points[criterion, won, 1] += value * value
    if space.settings[EXPERIMENTING] and player == note.hero:
        tally.arms[note.arm] += 1
        add(tally.arm_wins, int(note.arm), share)
        add(tally.arm_scores, int(note.arm), points)


@rule
def add(sums: Array, row: int, value: int) -> None:
    sums[row, 0] += value
    sums[row, 1] += value * value


PARTS = (experiment,)
"""Bodies that call what is bound to the game."""
