"""What is counted in games of King of New York, and the experiment with their cards.

The experiment: now and then, when a monster could buy a card, the game is copied and played to its
end three times: once the monster buys it, once it may never have it, once it gets it for nothing.
So each card is compared with doing without it in the very same situations.
"""

from __future__ import annotations

from typing import Any

from bigapple.engine.agenda import NOBODY
from bigapple.engine.chance import below, seed, word
from bigapple.engine.compiler import rule
from bigapple.engine.events import WIDTH
from bigapple.engine.layout import Array, Record, int8, int16, int64
from bigapple.games.king_of_new_york import actions, happenings
from bigapple.games.king_of_new_york.cards.table import CARDS_IN_BOX, KEEP_CARDS
from bigapple.games.king_of_new_york.components import (
    ATTACK,
    CELEBRITY,
    FOR_SALE,
    LOWER,
    MOST_PLAYERS,
    OUCH,
)
from bigapple.games.king_of_new_york.market import price
from bigapple.games.king_of_new_york.state import Game
from bigapple.laboratory.counting.loop import (
    DICE,
    EXPERIMENTING,
    KEPT,
    KEPT_DICE,
    KEPT_MIND,
    LOTS,
    MIND,
    NOW,
)

apply: Any = None
play_on: Any = None
choose: Any = None

LONGEST = 200
"""Turns and rounds from here on are counted together."""
ENDINGS = 5

SOURCES = ("celebrity", "manhattan", "entering", "building", "unit", "statue", "card")
"""Where ★ come from."""
(
    FROM_CELEBRITY,
    FROM_MANHATTAN,
    FROM_ENTERING,
    FROM_BUILDING,
    FROM_UNIT,
    FROM_STATUE,
    FROM_CARD,
) = range(len(SOURCES))

WOUNDS = ("inside", "outside", "ouch", "card")
"""Where damage comes from: attacks by monsters inside and outside Manhattan, units, cards."""
BY_INSIDER, BY_OUTSIDER, BY_UNITS, BY_CARDS = range(len(WOUNDS))

# The ways in which a copied game is played on.
ARMS = ("bought", "forbidden", "free")
BOUGHT, FORBIDDEN, FREE = range(len(ARMS))
TRIED_ONE_IN = (40, 3)
"""Of the moments at which a monster can pay for a card, one in so many is tried out: few of those
at which the policy does not want it, and many of the rarer ones at which it does. Neither is less
than `FOR_SALE`: else one of so many cards could not be tried out as often as an only one."""
NO_ONE = -1


class Note(Record):
    rounds: int = int16()
    offset: int = int16()
    """How far behind the first player the last normal turn was."""
    inside: Array = int8(MOST_PLAYERS)
    wounded_by: Array = int8(MOST_PLAYERS)
    stars: Array = int16(MOST_PLAYERS, len(SOURCES))
    stars_lost: Array = int16(MOST_PLAYERS)
    hearts: Array = int16(MOST_PLAYERS, len(WOUNDS))
    bought: Array = int8(MOST_PLAYERS, CARDS_IN_BOX)
    turns: Array = int16(MOST_PLAYERS)
    at_home: Array = int16(MOST_PLAYERS)
    """Turns that were begun in Manhattan."""
    fell: Array = int16(MOST_PLAYERS)
    """The round in which a monster was eliminated, or 0."""
    denied: int = int8()
    """Who may not have a card in a copied game, or NO_ONE …"""
    denied_card: int = int8()
    """… and which."""


class Tally(Record):
    """Sums over games. Seats are counted from the first player; [1] is of winners, [0] of others;
    with a further [2] at the end, [1] is the sum of squares."""

    games: int = int64()
    faults: int = int64()
    actions: int = int64()
    wins: Array = int64(MOST_PLAYERS)
    """By player, not by seat: for the comparison of policies."""
    seat_wins: Array = int64(MOST_PLAYERS, ENDINGS)
    endings: Array = int64(ENDINGS)
    turns: Array = int64(LONGEST + 1)
    rounds: Array = int64(LONGEST + 1)
    rounds_by_ending: Array = int64(ENDINGS, 2)
    fell: Array = int64(MOST_PLAYERS, LONGEST + 1)
    """By seat and round."""
    falls_by: Array = int64(len(WOUNDS))
    stars: Array = int64(len(SOURCES), 2, 2)
    stars_lost: Array = int64(2, 2)
    final_stars: Array = int64(2, 2)
    hearts: Array = int64(len(WOUNDS), 2, 2)
    home_turns: Array = int64(2, 2)
    """Turns begun in Manhattan, and all turns: of others, of winners."""
    offered: Array = int64(CARDS_IN_BOX)
    bought: Array = int64(CARDS_IN_BOX)
    paid: Array = int64(CARDS_IN_BOX)
    bought_otherwise: Array = int64(CARDS_IN_BOX)
    """Claimed or scavenged."""
    owned: Array = int64(CARDS_IN_BOX, 2)
    """Monsters that bought it at least once, by whether they won."""
    stars_by_card: Array = int64(CARDS_IN_BOX)
    trials: Array = int64(CARDS_IN_BOX, 2, 8)
    """By whether the policy wanted the card, and by which arms were won: bit n is arm n."""
    trial_cost: Array = int64(CARDS_IN_BOX, 2)


@rule
def begin(space: Any, index: int) -> None:
    note = space.notes[0]
    note.rounds = 0
    note.offset = 0
    note.denied = NO_ONE
    note.denied_card = NO_ONE
    for player in range(MOST_PLAYERS):
        note.inside[player] = 0
        note.wounded_by[player] = 0
        note.stars_lost[player] = 0
        note.turns[player] = 0
        note.at_home[player] = 0
        note.fell[player] = 0
        for source in range(len(SOURCES)):
            note.stars[player, source] = 0
        for wound in range(len(WOUNDS)):
            note.hearts[player, wound] = 0
        for card in range(CARDS_IN_BOX):
            note.bought[player, card] = 0


@rule
def permit(space: Any, count: int) -> int:
    """Takes away what a monster may not buy in a copied game; returns how many actions are left."""
    note, game = space.notes[0], space.games[NOW]
    if game.actor != note.denied or game.decision != happenings.BUY:
        return count
    kept = 0
    for i in range(count):
        action = int(space.actions[i])
        card = NO_ONE
        if actions.within(action, actions.FIRST_BUY, FOR_SALE):
            card = int(game.market[action - actions.FIRST_BUY])
        elif actions.within(action, actions.FIRST_SCAVENGE, KEEP_CARDS):
            card = action - actions.FIRST_SCAVENGE
        space.actions[kept] = action
        kept += card != note.denied_card
    return kept


def experiment(space: Any, count: int) -> bool:
    """Tries a card out, now and then; whether the list of actions has to be made anew."""
    if not space.settings[EXPERIMENTING] or space.games[NOW].decision != happenings.BUY:
        return False
    offers = 0
    action = 0
    for i in range(count):
        if actions.within(int(space.actions[i]), actions.FIRST_BUY, FOR_SALE):
            offers += 1
            if below(space.chances[LOTS], offers) == 0:
                action = int(space.actions[i])
    if offers == 0:
        return False
    space.chances[KEPT_MIND] = space.chances[MIND]
    wanted = 1 if choose(space, count) == action else 0
    space.chances[MIND] = space.chances[KEPT_MIND]
    # One of several is drawn that much more seldom, so it is tried out that much more often.
    if below(space.chances[LOTS], TRIED_ONE_IN[wanted]) < offers:
        try_card(space, action, wanted)
        return True
    return False


def try_card(space: Any, action: int, wanted: int) -> None:
    """Plays the copies to their ends and leaves the game as it was."""
    games, chances = space.games, space.chances
    note, tally = space.notes[0], space.tally[0]
    player = int(games[NOW].actor)
    card = int(games[NOW].market[action - actions.FIRST_BUY])
    cost = price(games[NOW], player, card)
    games[KEPT] = games[NOW]
    chances[KEPT_DICE] = chances[DICE]
    chances[KEPT_MIND] = chances[MIND]
    key = word(chances[LOTS])
    won = 0
    for arm in range(len(ARMS)):
        games[NOW] = games[KEPT]
        seed(chances[DICE], key, DICE)
        seed(chances[MIND], key, MIND)
        if arm == FORBIDDEN:
            note.denied = player
            note.denied_card = card
        else:
            if arm == FREE:
                games[NOW].energy[player] += cost
            apply(games[NOW], action, chances[DICE], space.silence)
        play_on(space)
        note.denied = NO_ONE
        won |= (games[NOW].winner == player) << arm
    tally.trials[card, wanted, won] += 1
    tally.trial_cost[card, wanted] += cost
    games[NOW] = games[KEPT]
    chances[DICE] = chances[KEPT_DICE]
    chances[MIND] = chances[KEPT_MIND]


@rule
def count_events(space: Any) -> None:
    log = space.log
    if 1 + WIDTH * log[0] > len(log):
        space.tally[0].faults += 1
        return
    for number in range(log[0]):
        count_event(space, log, 1 + WIDTH * number)


@rule
def count_event(space: Any, log: Array, start: int) -> None:
    note, tally = space.notes[0], space.tally[0]
    kind, player = int(log[start]), int(log[start + 1])
    second, third = int(log[start + 2]), int(log[start + 3])
    if kind == happenings.STARS_GAINED:
        note.stars[player, source_of(third)] += second
        if third >= happenings.BY_CARD:
            tally.stars_by_card[third - happenings.BY_CARD] += second
    elif kind == happenings.STARS_LOST:
        note.stars_lost[player] += second
    elif kind == happenings.DAMAGED:
        wound = wound_of(note, int(log[start + 5]), int(log[start + 6]))
        note.hearts[player, wound] += int(log[start + 4])
        note.wounded_by[player] = wound
    elif kind == happenings.HEARTS_LOST:
        note.hearts[player, BY_CARDS] += second
        note.wounded_by[player] = BY_CARDS
    elif kind == happenings.ELIMINATED:
        note.fell[player] = note.rounds
        note.inside[player] = 0
        tally.falls_by[note.wounded_by[player]] += 1
    elif kind == happenings.MOVED:
        note.inside[player] = third >= LOWER
    elif kind == happenings.TURN_STARTED:
        count_turn(note, space.games[NOW], player, second)
    elif kind == happenings.CARD_REVEALED:
        tally.offered[second] += 1
    elif kind == happenings.BOUGHT:
        note.bought[player, second] = 1
        if int(log[start + 4]) == happenings.FROM_MARKET:
            tally.bought[second] += 1
            tally.paid[second] += third
        else:
            tally.bought_otherwise[second] += 1


@rule
def source_of(cause: int) -> int:
    if cause == CELEBRITY:
        return FROM_CELEBRITY
    if cause >= happenings.BY_CARD:
        return FROM_CARD
    return cause - happenings.BY_MANHATTAN + FROM_MANHATTAN


@rule
def wound_of(note: Note, cause: int, source: int) -> int:
    if cause == ATTACK:
        return BY_INSIDER if note.inside[source] else BY_OUTSIDER
    return BY_UNITS if cause == OUCH else BY_CARDS


@rule
def count_turn(note: Note, game: Game, player: int, kind: int) -> None:
    """A round ends when a normal turn is no further behind the first player than the last one."""
    note.turns[player] += 1
    note.at_home[player] += note.inside[player]
    if kind == 0:
        offset = seat_of(game, player)
        if note.rounds == 0 or offset <= note.offset:
            note.rounds += 1
        note.offset = offset


@rule
def seat_of(game: Game, player: int) -> int:
    """How many seats behind the first player."""
    return (player - int(game.first_player) + int(game.players)) % int(game.players)


@rule
def finish(space: Any) -> None:
    game, note, tally = space.games[NOW], space.notes[0], space.tally[0]
    tally.endings[game.ending] += 1
    tally.turns[min(LONGEST, int(game.turn_number))] += 1
    rounds = int(note.rounds)
    tally.rounds[min(LONGEST, rounds)] += 1
    tally.rounds_by_ending[game.ending, 0] += rounds
    tally.rounds_by_ending[game.ending, 1] += rounds * rounds
    if game.winner != NOBODY:
        tally.wins[game.winner] += 1
        tally.seat_wins[seat_of(game, int(game.winner)), game.ending] += 1
    for player in range(game.players):
        won = 1 if game.winner == player else 0
        add_player(game, note, tally, player, won)


@rule
def add_player(game: Game, note: Note, tally: Tally, player: int, won: int) -> None:
    if note.fell[player] > 0:
        tally.fell[seat_of(game, player), min(LONGEST, int(note.fell[player]))] += 1
    for source in range(len(SOURCES)):
        add(tally.stars, source, won, int(note.stars[player, source]))
    for wound in range(len(WOUNDS)):
        add(tally.hearts, wound, won, int(note.hearts[player, wound]))
    lost, final = int(note.stars_lost[player]), int(game.stars[player])
    tally.stars_lost[won, 0] += lost
    tally.stars_lost[won, 1] += lost * lost
    tally.final_stars[won, 0] += final
    tally.final_stars[won, 1] += final * final
    tally.home_turns[0, won] += note.at_home[player]
    tally.home_turns[1, won] += note.turns[player]
    for card in range(CARDS_IN_BOX):
        tally.owned[card, won] += note.bought[player, card]


@rule
def add(sums: Array, row: int, won: int, value: int) -> None:
    sums[row, won, 0] += value
    sums[row, won, 1] += value * value


PARTS = (try_card, experiment)
"""Bodies that call what is bound to the game."""
