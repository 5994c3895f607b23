"""What a player may know, as numbers, from where that player sits: players are counted from
the observer clockwise, so a game looks the same from every seat whose situation is the same."""

from __future__ import annotations

from bigapple.engine.agenda import top
from bigapple.engine.compiler import rule
from bigapple.engine.layout import Array
from bigapple.engine.observation import Encoding, Piece
from bigapple.games.king_of_new_york.cards.table import CARDS_IN_BOX, KEEP_CARDS
from bigapple.games.king_of_new_york.components import (
    BOROUGHS,
    DESTRUCTIBLE,
    FACES,
    FOR_SALE,
    MOST_PLAYERS,
    NO_CARD,
    NO_TILE,
    PILES,
    PLACES,
    TILE_KINDS,
    UNIT_KINDS,
)
from bigapple.games.king_of_new_york.frames import DAMAGE as DAMAGE_FRAME
from bigapple.games.king_of_new_york.frames import FLEEING_SECOND, TURN
from bigapple.games.king_of_new_york.happenings import DECISIONS
from bigapple.games.king_of_new_york.monsters import has, in_play
from bigapple.games.king_of_new_york.state import MOST_CLAIMS, MOST_EXTRA_TURNS, Game

ENCODING = Encoding(
    version=1,
    pieces=(
        Piece("playing", (MOST_PLAYERS,)),
        Piece("place", (MOST_PLAYERS, PLACES)),
        Piece("hearts", (MOST_PLAYERS,)),
        Piece("stars", (MOST_PLAYERS,)),
        Piece("energy", (MOST_PLAYERS,)),
        Piece("cards", (MOST_PLAYERS, KEEP_CARDS)),
        Piece("webs", (MOST_PLAYERS,)),
        Piece("curses", (MOST_PLAYERS,)),
        Piece("trophies", (MOST_PLAYERS, UNIT_KINDS)),
        Piece("extra_turns", (MOST_PLAYERS,)),
        Piece("claims", (MOST_PLAYERS,)),
        Piece("superstar", (MOST_PLAYERS,)),
        Piece("statue", (MOST_PLAYERS,)),
        Piece("damage", (MOST_PLAYERS,)),
        Piece("received", (MOST_PLAYERS,)),
        Piece("lost", (MOST_PLAYERS,)),
        Piece("active", (MOST_PLAYERS,)),
        Piece("actor", (MOST_PLAYERS,)),
        Piece("tops", (PILES, TILE_KINDS)),
        Piece("below", (PILES,)),
        Piece("unseen_tiles", (TILE_KINDS,)),
        Piece("units", (BOROUGHS, UNIT_KINDS)),
        Piece("new_units", (BOROUGHS, UNIT_KINDS)),
        Piece("souvenirs", (BOROUGHS, MOST_PLAYERS)),
        Piece("market", (FOR_SALE, CARDS_IN_BOX)),
        Piece("deck", (CARDS_IN_BOX,)),
        Piece("discard_pile", (CARDS_IN_BOX,)),
        Piece("card_in_play", (CARDS_IN_BOX,)),
        Piece("carapace_tokens", (1,)),
        Piece("dice", (FACES,)),
        Piece("added", (FACES,)),
        Piece("resolved", (FACES,)),
        Piece("rerolls_left", (1,)),
        Piece("destroyed", (DESTRUCTIBLE,)),
        Piece("turn", (6,)),
        Piece("decision", (len(DECISIONS),)),
        Piece("asked", (4,)),
        Piece("options", (2,)),
    ),
)

LENGTH = ENCODING.length
PLAYING = ENCODING.start("playing")
PLACE = ENCODING.start("place")
HEARTS = ENCODING.start("hearts")
STARS = ENCODING.start("stars")
ENERGY = ENCODING.start("energy")
CARDS = ENCODING.start("cards")
WEBS = ENCODING.start("webs")
CURSES = ENCODING.start("curses")
TROPHIES = ENCODING.start("trophies")
EXTRA_TURNS = ENCODING.start("extra_turns")
CLAIMS = ENCODING.start("claims")
SUPERSTAR = ENCODING.start("superstar")
STATUE = ENCODING.start("statue")
DAMAGE = ENCODING.start("damage")
RECEIVED = ENCODING.start("received")
LOST = ENCODING.start("lost")
ACTIVE = ENCODING.start("active")
ACTOR = ENCODING.start("actor")
TOPS = ENCODING.start("tops")
BELOW = ENCODING.start("below")
UNSEEN_TILES = ENCODING.start("unseen_tiles")
UNITS = ENCODING.start("units")
NEW_UNITS = ENCODING.start("new_units")
SOUVENIRS = ENCODING.start("souvenirs")
MARKET = ENCODING.start("market")
DECK = ENCODING.start("deck")
DISCARD_PILE = ENCODING.start("discard_pile")
CARD_IN_PLAY = ENCODING.start("card_in_play")
CARAPACE_TOKENS = ENCODING.start("carapace_tokens")
DICE = ENCODING.start("dice")
ADDED = ENCODING.start("added")
RESOLVED = ENCODING.start("resolved")
REROLLS_LEFT = ENCODING.start("rerolls_left")
DESTROYED = ENCODING.start("destroyed")
TURN_PIECE = ENCODING.start("turn")
DECISION = ENCODING.start("decision")
ASKED = ENCODING.start("asked")
OPTIONS = ENCODING.start("options")


@rule
def observe(game: Game, player: int, out: Array) -> None:
    """Writes what a player may know; a spectator (−1) sits with player 0."""
    for i in range(LENGTH):
        out[i] = 0
    seat = max(player, 0)
    for i in range(game.players):
        observe_monster(game, (seat + i) % int(game.players), i, out)
    observe_city(game, seat, out)
    observe_cards(game, out)
    observe_turn(game, seat, out)


@rule
def observe_monster(game: Game, player: int, seen: int, out: Array) -> None:
    out[PLAYING + seen] = in_play(game, player)
    if game.places[player] >= 0:
        out[PLACE + seen * PLACES + int(game.places[player])] = 1
    out[HEARTS + seen] = game.hearts[player]
    out[STARS + seen] = game.stars[player]
    out[ENERGY + seen] = game.energy[player]
    for card in range(KEEP_CARDS):
        out[CARDS + seen * KEEP_CARDS + card] = has(game, player, card)
    out[WEBS + seen] = game.webs[player]
    out[CURSES + seen] = game.curses[player]
    for kind in range(UNIT_KINDS):
        out[TROPHIES + seen * UNIT_KINDS + kind] = game.trophies[player, kind]
    for i in range(MOST_EXTRA_TURNS):
        out[EXTRA_TURNS + seen] += game.extra_turns[player, i] > 0
    for i in range(MOST_CLAIMS):
        out[CLAIMS + seen] += game.claims[i] == 1 + player
    out[SUPERSTAR + seen] = game.superstar == player
    out[STATUE + seen] = game.statue == player
    out[DAMAGE + seen] = game.damage[player]
    out[RECEIVED + seen] = game.received[player]
    out[LOST + seen] = game.lost[player]
    out[ACTIVE + seen] = game.active == player
    out[ACTOR + seen] = game.actor == player


@rule
def observe_city(game: Game, seat: int, out: Array) -> None:
    for pile in range(PILES):
        if game.tops[pile] != NO_TILE:
            out[TOPS + pile * TILE_KINDS + int(game.tops[pile])] = 1
        out[BELOW + pile] = game.below[pile]
    for kind in range(TILE_KINDS):
        out[UNSEEN_TILES + kind] = game.unseen_tiles[kind]
    for borough in range(BOROUGHS):
        for kind in range(UNIT_KINDS):
            out[UNITS + borough * UNIT_KINDS + kind] = game.units[borough, kind]
            out[NEW_UNITS + borough * UNIT_KINDS + kind] = game.new_units[borough, kind]
        if game.souvenirs[borough] > 0:
            seen = (int(game.souvenirs[borough]) - 1 - seat) % int(game.players)
            out[SOUVENIRS + borough * MOST_PLAYERS + seen] = 1


@rule
def observe_cards(game: Game, out: Array) -> None:
    for slot in range(FOR_SALE):
        if game.market[slot] != NO_CARD:
            out[MARKET + slot * CARDS_IN_BOX + int(game.market[slot])] = 1
    for card in range(CARDS_IN_BOX):
        out[DECK + card] = game.deck[card]
        out[DISCARD_PILE + card] = game.discard_pile[card]
    if game.card_in_play != NO_CARD:
        out[CARD_IN_PLAY + int(game.card_in_play)] = 1
    out[CARAPACE_TOKENS] = game.carapace_tokens


@rule
def observe_turn(game: Game, seat: int, out: Array) -> None:
    for face in range(FACES):
        out[DICE + face] = game.dice[face]
        out[ADDED + face] = game.added[face]
        out[RESOLVED + face] = game.resolved[face]
    out[REROLLS_LEFT] = game.rerolls_left
    for kind in range(DESTRUCTIBLE):
        out[DESTROYED + kind] = game.destroyed[kind]
    out[TURN_PIECE] = game.extra_turn
    out[TURN_PIECE + 1] = game.subway_moves
    out[TURN_PIECE + 2] = game.nobody_in_manhattan
    out[TURN_PIECE + 3] = game.entered
    out[TURN_PIECE + 4] = game.sped
    out[TURN_PIECE + 5] = game.only_units
    out[DECISION + int(game.decision)] = 1
    if game.depth > 0 and top(game).kind != TURN:
        out[ASKED] = top(game).kind
        out[ASKED + 1] = top(game).step
        out[ASKED + 2] = top(game).left
        if top(game).kind == DAMAGE_FRAME and top(game).step >= FLEEING_SECOND:
            out[ASKED + 2] = top(game).left >= 0  # Whether, but not who: that depends on the seat.
    elif game.depth > 0:
        out[ASKED + 3] = top(game).step
    out[OPTIONS] = game.players
    out[OPTIONS + 1] = game.two_in_manhattan
