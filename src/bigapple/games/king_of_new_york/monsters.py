"""The monsters at the table: who lives, who stands where, who has which card."""

from __future__ import annotations

from bigapple.engine.agenda import NOBODY
from bigapple.engine.compiler import rule
from bigapple.games.king_of_new_york.cards.table import CARAPACE
from bigapple.games.king_of_new_york.components import (
    LOWER,
    MANHATTAN,
    MONSTERS_IN_BOROUGH,
    MOST_HEARTS,
    MOST_HEARTS_WITH_CARAPACE,
    NOWHERE,
    SECOND_SPACES,
    TWO_IN_MANHATTAN_FROM,
    UNIT_KINDS,
)
from bigapple.games.king_of_new_york.state import Game


@rule
def in_play(game: Game, player: int) -> bool:
    """Not eliminated (a monster at 0♥ still is in play until all damage is dealt, K6.1)."""
    return int(game.fallen[player]) == 0


@rule
def living(game: Game) -> int:
    count = 0
    for player in range(game.players):
        count += game.fallen[player] == 0
    return count


@rule
def clockwise(game: Game, steps: int) -> int:
    """The player so many seats clockwise from the active one."""
    player = int(game.active) + steps
    return player - int(game.players) if player >= game.players else player


@rule
def has(game: Game, player: int, card: int) -> bool:
    return (int(game.cards[player]) >> card) & 1 == 1


@rule
def owner_of(game: Game, card: int) -> int:
    """Who has a keep card, or NOBODY."""
    for player in range(game.players):
        if has(game, player, card):
            return player
    return NOBODY


@rule
def most_hearts(game: Game, player: int) -> int:
    return MOST_HEARTS_WITH_CARAPACE if has(game, player, CARAPACE) else MOST_HEARTS  # K6.2


# Where they stand.


@rule
def borough_of(game: Game, player: int) -> int:
    """A monster's borough, or NOWHERE; the three zones are one (K7.1)."""
    return min(int(game.places[player]), MANHATTAN)  # K7.1


@rule
def in_manhattan(game: Game, player: int) -> bool:
    return int(game.places[player]) >= LOWER


@rule
def monsters_in(game: Game, borough: int) -> int:
    count = 0
    for player in range(game.players):
        count += borough_of(game, player) == borough
    return count


@rule
def has_room(game: Game, borough: int) -> bool:
    """Whether a borough has room for one more monster."""
    if borough < MANHATTAN:
        return monsters_in(game, borough) < MONSTERS_IN_BOROUGH
    return monsters_in(game, MANHATTAN) < room_in_manhattan(game)


@rule
def room_in_manhattan(game: Game) -> int:
    if game.two_in_manhattan and living(game) >= TWO_IN_MANHATTAN_FROM:
        return 2  # K9.1, K9.6
    return 1  # K7.2


@rule
def on_first_space(game: Game) -> int:
    """Who stands on a 2–4 space of Manhattan, or NOBODY."""
    for player in range(game.players):
        if LOWER <= game.places[player] < SECOND_SPACES:
            return player
    return NOBODY


@rule
def on_second_space(game: Game) -> int:
    """Who stands on a 5–6 space of Manhattan, or NOBODY."""
    for player in range(game.players):
        if game.places[player] >= SECOND_SPACES:
            return player
    return NOBODY


@rule
def units_in(game: Game, borough: int) -> int:
    count = 0
    if borough != NOWHERE:
        for kind in range(UNIT_KINDS):
            count += int(game.units[borough, kind]) + int(game.new_units[borough, kind])
    return count
