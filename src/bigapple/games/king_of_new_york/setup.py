"""Setting up (K2)."""

from __future__ import annotations

from bigapple.engine.agenda import NOBODY, push
from bigapple.engine.chance import Chance, draw_from
from bigapple.engine.compiler import rule
from bigapple.engine.events import Log, emit
from bigapple.engine.layout import Array
from bigapple.games.king_of_new_york.cards.table import CARDS_IN_BOX
from bigapple.games.king_of_new_york.components import (
    FOR_SALE,
    HEARTS_AT_FIRST,
    MONSTERS,
    MOST_PLAYERS,
    NO_CARD,
    NOWHERE,
    PILES,
    START_ROLLS,
    START_ROLLS_IN_ALL,
    TILE_COUNTS,
    TILE_KINDS,
    TILES_IN_PILE,
    TWO_IN_MANHATTAN_FROM,
)
from bigapple.games.king_of_new_york.destroying import reveal_tile
from bigapple.games.king_of_new_york.frames import PLACING
from bigapple.games.king_of_new_york.happenings import (
    ATTACKS,
    GAME_STARTED,
    MONSTER,
    MONSTER_DRAWN,
    START_ROLLED,
)
from bigapple.games.king_of_new_york.market import turn_up
from bigapple.games.king_of_new_york.options import (
    FIRST,
    PLAYERS,
    TWO_IN_MANHATTAN,
)
from bigapple.games.king_of_new_york.options import MONSTERS as MONSTERS_GIVEN
from bigapple.games.king_of_new_york.state import Game


@rule
def set_options(game: Game, options: Array) -> None:
    """Fills a blank record with all that does not depend on chance."""
    game.players = options[PLAYERS]
    game.first_player = options[FIRST]
    wanted = options[TWO_IN_MANHATTAN]
    enough = options[PLAYERS] >= TWO_IN_MANHATTAN_FROM
    game.two_in_manhattan = 1 if enough and wanted != 0 else 0  # K9.1
    given = int(options[MONSTERS_GIVEN])
    for player in range(game.players):
        given, digit = divmod(given, MONSTERS + 1)
        game.monsters[player] = digit - 1
    for player in range(MOST_PLAYERS):
        game.places[player] = NOWHERE
    for player in range(game.players):
        game.hearts[player] = HEARTS_AT_FIRST  # K2.3
    for kind in range(TILE_KINDS):
        game.unseen_tiles[kind] = TILE_COUNTS[kind]
    for card in range(CARDS_IN_BOX):
        game.deck[card] = 1
    game.deck_size = CARDS_IN_BOX
    for slot in range(FOR_SALE):
        game.market[slot] = NO_CARD
    game.card_in_play = NO_CARD
    game.superstar = NOBODY
    game.statue = NOBODY
    game.winner = NOBODY


@rule
def set_up(game: Game, chance: Chance, options: Array, log: Log) -> None:
    set_options(game, options)
    if game.monsters[0] < 0:
        draw_monsters(game, chance, log)
    if game.first_player < 0:
        game.first_player = roll_for_start(game, chance, log)  # K2.4
    emit(log, GAME_STARTED, int(game.first_player))
    for pile in range(PILES):
        game.below[pile] = TILES_IN_PILE - 1  # K2.1
    for pile in range(PILES):
        reveal_tile(game, pile, chance, log)  # K2.1
    for slot in range(FOR_SALE):
        turn_up(game, slot, chance, log)  # K2.2
    game.active = game.first_player
    game.normal_player = game.first_player
    push(game, PLACING, int(game.first_player), int(game.players))  # K2.5


@rule
def draw_monsters(game: Game, chance: Chance, log: Log) -> None:
    left = game.damage  # A GPU cannot make an array; this one is not in use yet.
    for monster in range(MONSTERS):
        left[monster] = 1
    for player in range(game.players):
        monster = draw_from(chance, MONSTER, left, MONSTERS - player)
        left[monster] = 0
        game.monsters[player] = monster
        emit(log, MONSTER_DRAWN, player, monster)
    for monster in range(MONSTERS):
        left[monster] = 0


@rule
def roll_for_start(game: Game, chance: Chance, log: Log) -> int:
    """Who rolls the most A of eight dice; those tied roll again."""
    tied = (1 << int(game.players)) - 1
    while True:
        most = -1
        leaders = 0
        for player in range(game.players):
            if tied >> player & 1:
                attacks = draw_from(chance, ATTACKS, START_ROLLS, START_ROLLS_IN_ALL)  # K2.4
                emit(log, START_ROLLED, player, attacks)
                if attacks > most:
                    most = attacks
                    leaders = 0
                if attacks == most:
                    leaders |= 1 << player
        tied = leaders
        if tied & (tied - 1) == 0:
            break
    player = 0
    while tied >> player & 1 == 0:
        player += 1
    return player
