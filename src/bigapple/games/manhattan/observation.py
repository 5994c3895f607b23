"""What a player may know, as numbers, from where that player sits.

Colours are counted from the player's own, and lots lie as the player sees them: cell c of a
district is the lot that the player's card c shows. So a game looks the same from every seat
whose situation is the same.
"""

from __future__ import annotations

from bigapple.engine.agenda import top
from bigapple.engine.compiler import rule
from bigapple.engine.layout import Array
from bigapple.engine.observation import Encoding, Piece
from bigapple.games.manhattan.components import (
    CARDS,
    COLOURS,
    DISTRICTS,
    LOT_SHOWN,
    LOTS_IN_DISTRICT,
    SIDES,
    SIZES,
    URBAN_RULES,
)
from bigapple.games.manhattan.happenings import BUILD, CHOOSE
from bigapple.games.manhattan.state import Game
from bigapple.games.manhattan.table import (
    colours_each,
    open_districts,
    rounds,
    side_of,
    start_player,
)
from bigapple.games.manhattan.towers import height, owner

ENCODING = Encoding(
    version=2,
    pieces=(
        Piece("owner", (DISTRICTS, CARDS, COLOURS)),
        Piece("lacking", (DISTRICTS, CARDS, COLOURS)),
        Piece("height", (DISTRICTS, CARDS)),
        Piece("monster", (DISTRICTS, CARDS)),
        Piece("open", (DISTRICTS,)),
        Piece("hand", (CARDS,)),
        Piece("played", (CARDS,)),
        Piece("reserve", (COLOURS, SIZES)),
        Piece("chosen", (COLOURS, SIZES)),
        Piece("set_aside", (SIZES,)),
        Piece("score", (COLOURS,)),
        Piece("urban_rule", (URBAN_RULES,)),
        Piece("unseen_rules", (URBAN_RULES,)),
        Piece("actor", (COLOURS,)),
        Piece("start_player", (COLOURS,)),
        Piece("side", (COLOURS,)),
        Piece("decision", (2,)),
        Piece("second_colour", (1,)),
        Piece("round", (1,)),
        Piece("rounds_left", (1,)),
        Piece("turns_left", (1,)),
        Piece("pile", (1,)),
        Piece("options", (8,)),
    ),
)

LENGTH = ENCODING.length
OWNER = ENCODING.start("owner")
LACKING = ENCODING.start("lacking")
HEIGHT = ENCODING.start("height")
MONSTER = ENCODING.start("monster")
OPEN = ENCODING.start("open")
HAND = ENCODING.start("hand")
PLAYED = ENCODING.start("played")
RESERVE = ENCODING.start("reserve")
CHOSEN = ENCODING.start("chosen")
SET_ASIDE = ENCODING.start("set_aside")
SCORE = ENCODING.start("score")
URBAN_RULE = ENCODING.start("urban_rule")
UNSEEN_RULES = ENCODING.start("unseen_rules")
ACTOR = ENCODING.start("actor")
START_PLAYER = ENCODING.start("start_player")
SIDE = ENCODING.start("side")
DECISION = ENCODING.start("decision")
SECOND_COLOUR = ENCODING.start("second_colour")
ROUND = ENCODING.start("round")
ROUNDS_LEFT = ENCODING.start("rounds_left")
TURNS_LEFT = ENCODING.start("turns_left")
PILE = ENCODING.start("pile")
OPTIONS = ENCODING.start("options")


@rule
def turned(number: int, colours: int) -> int:
    """A colour counted past the last one; a division would take most of the time."""
    return number - colours if number >= colours else number


@rule
def observe_board(game: Game, seat: int, colours: int, own: int, out: Array) -> None:
    """The lots as they lie before a player. Nothing is worked out twice and no loop depends on
    the number of colours: this is most of what an observation costs."""
    for district in range(open_districts(game)):
        out[OPEN + district] = 1
    side, monster = side_of(game, seat), int(game.monster_lot)
    second, third = turned(own + 1, colours), turned(own + 2, colours)
    fourth, four = turned(own + 3, colours), colours == COLOURS
    for district in range(DISTRICTS):
        for card in range(CARDS):
            lot = district * LOTS_IN_DISTRICT + int(LOT_SHOWN[side, card])
            cell = district * CARDS + card
            out[HEIGHT + cell] = height(game, lot)
            out[MONSTER + cell] = lot == monster
            top_colour = owner(game, lot)
            first = OWNER + cell * COLOURS
            out[first] = top_colour == own
            out[first + 1] = top_colour == second
            out[first + 2] = top_colour == third
            out[first + 3] = four * (top_colour == fourth)
            first = LACKING + cell * COLOURS
            out[first] = game.lacking[lot, own]
            out[first + 1] = game.lacking[lot, second]
            out[first + 2] = game.lacking[lot, third]
            out[first + 3] = four * game.lacking[lot, fourth]


@rule
def observe(game: Game, player: int, out: Array) -> None:
    """Writes what a player may know; a spectator (−1) sits with player 0 and has no hand."""
    for i in range(LENGTH):
        out[i] = 0
    seat = max(player, 0)
    colours = int(game.players) * colours_each(game)
    own = seat * colours_each(game)
    observe_board(game, seat, colours, own, out)

    for seen in range(colours):
        colour = turned(own + seen, colours)
        out[SCORE + seen] = game.score[colour]
        for size in range(SIZES):
            out[RESERVE + seen * SIZES + size] = game.reserve[colour, size]
            out[CHOSEN + seen * SIZES + size] = game.chosen[colour, size]

    for card in range(CARDS):
        out[PLAYED + card] = game.played[card]
        if player >= 0:
            out[HAND + card] = game.hands[player, card]
    for index in range(URBAN_RULES):
        out[UNSEEN_RULES + index] = game.unseen_rules[index]
        out[URBAN_RULE + index] = game.urban_rule == index + 1

    players = int(game.players)
    if game.actor >= 0:
        out[ACTOR + (int(game.actor) - seat) % players] = 1
        if game.actor == player:
            out[SECOND_COLOUR] = top(game).step
            for size in range(SIZES):
                out[SET_ASIDE + size] = game.pending[size]
        if game.decision == BUILD:
            out[TURNS_LEFT] = top(game).left
    out[START_PLAYER + (start_player(game) - seat) % players] = 1
    for seen in range(1, players):
        other = turned(seat + seen, players)
        out[SIDE + seen] = (side_of(game, other) - side_of(game, seat)) % SIDES
    out[DECISION] = game.decision == CHOOSE
    out[DECISION + 1] = game.decision == BUILD
    out[ROUND] = game.round_number
    out[ROUNDS_LEFT] = rounds(game) - int(game.round_number)
    out[PILE] = game.pile_size

    out[OPTIONS] = game.players
    out[OPTIONS + 1] = game.edition
    out[OPTIONS + 2] = game.urban_rules
    out[OPTIONS + 3] = game.megacity
    out[OPTIONS + 4] = game.monster
    out[OPTIONS + 5] = game.progressive
    out[OPTIONS + 6] = game.anti_trust
    out[OPTIONS + 7] = game.adjacent
