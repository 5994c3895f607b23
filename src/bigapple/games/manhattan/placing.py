"""What may be built where (M3.3, M4, M5), and the list of legal actions."""

from __future__ import annotations

from bigapple.engine.compiler import rule
from bigapple.engine.layout import Array
from bigapple.games.manhattan import actions
from bigapple.games.manhattan.components import (
    ANTI_TRUST_COLOUR,
    ANTI_TRUST_OFF,
    CARDS,
    LOT_SHOWN,
    LOTS_IN_DISTRICT,
    NO_COLOUR,
    SIZES,
)
from bigapple.games.manhattan.refusals import Refusal
from bigapple.games.manhattan.state import Game
from bigapple.games.manhattan.table import (
    blocks_each_round,
    colour_of,
    colours_each,
    open_districts,
    owner_of_colour,
    side_of,
)
from bigapple.games.manhattan.towers import owner

CHOOSE = 1
BUILD = 2


@rule
def lot_shown(game: Game, player: int, card: int, district: int) -> int:
    """The lot that a player's card shows in a district, counted over the whole board."""
    return district * LOTS_IN_DISTRICT + int(LOT_SHOWN[side_of(game, player), card])  # M4.3


@rule
def floors_needed(game: Game, lot: int, colour: int) -> int:
    """The smallest block of a colour that may be placed on what lies there.

    A colour lacks nothing on an empty lot or against itself: any block will do (M5.1).
    """
    return max(int(game.lacking[lot, colour]), 1)  # M5.2


@rule
def breaks_trust(game: Game, lot: int, colour: int, anti_trust: int) -> bool:
    """Whether anti-trust forbids a colour to build on a tower."""
    if anti_trust == ANTI_TRUST_OFF:
        return False
    top = owner(game, lot)
    if top == NO_COLOUR:
        return False
    if anti_trust == ANTI_TRUST_COLOUR:
        return top == colour  # M9.7
    return owner_of_colour(game, top) == owner_of_colour(game, colour)  # M9.7


@rule
def may_build(
    game: Game, lot: int, colour: int, size: int, monster_lot: int, anti_trust: int
) -> bool:
    """Whether a block may go on a lot of an open district."""
    if lot == monster_lot:
        return False  # M9.4
    if breaks_trust(game, lot, colour, anti_trust):
        return False  # M9.7
    return size >= floors_needed(game, lot, colour)


@rule
def cards_held(game: Game, player: int) -> int:
    """The different cards of a hand, 1 to 9, four bits each."""
    cards = 0
    shift = 0
    for card in range(CARDS):
        held = game.hands[player, card] > 0
        cards |= (card + 1) * held << shift
        shift += 4 * held
    return cards


@rule
def sizes_chosen(game: Game, colour: int) -> int:
    """The different sizes of a colour's chosen blocks, four bits each."""
    sizes = 0
    shift = 0
    for size in range(1, SIZES + 1):
        there = game.chosen[colour, size - 1] > 0
        sizes |= size * there << shift
        shift += 4 * there
    return sizes


@rule
def legal_builds(game: Game, player: int, out: Array) -> int:
    # Read once: the compiler cannot know that writing to `out` leaves the game as it is.
    districts, side = open_districts(game), side_of(game, player)
    monster_lot, anti_trust = int(game.monster_lot), int(game.anti_trust)
    hand = cards_held(game, player)
    n = 0
    for which in range(colours_each(game)):
        colour = colour_of(game, player, which)
        sizes = sizes_chosen(game, colour)
        cards = hand
        while cards:
            card = (cards & 15) - 1
            cards >>= 4
            cell = int(LOT_SHOWN[side, card])
            rest = sizes
            while rest:
                size = rest & 15
                rest >>= 4
                first = actions.build(which, card, 0, size)
                for district in range(districts):
                    lot = district * LOTS_IN_DISTRICT + cell  # M4.3
                    # Written always and counted if legal: faster than a branch.
                    out[n] = first + district
                    n += may_build(game, lot, colour, size, monster_lot, anti_trust)
    return n


@rule
def legal_discards(game: Game, player: int, out: Array) -> int:
    n = 0
    for which in range(colours_each(game)):
        for card in range(CARDS):
            for size in range(1, SIZES + 1):
                if (
                    game.hands[player, card] > 0
                    and game.chosen[colour_of(game, player, which), size - 1] > 0
                ):
                    out[n] = actions.discard(which, card, size)
                    n += 1
    return n


@rule
def colour_asked(game: Game) -> int:
    """The colour whose blocks are being chosen."""
    return colour_of(game, int(game.actor), int(game.agenda[game.depth - 1].step))


@rule
def reserve_asked(game: Game) -> int:
    """The reserve of the colour whose blocks are being chosen, packed like a choice."""
    colour = colour_asked(game)
    packed = 0
    for size in range(1, SIZES + 1):
        packed |= int(game.reserve[colour, size - 1]) << actions.BYTE * (size - 1)
    return packed


@rule
def first_choice(game: Game) -> int:
    """The first action that takes as many blocks as this game's rounds ask for."""
    return actions.FIRST_CHOICE if blocks_each_round(game) == 4 else actions.FIRST_CHOICE_OF_6


@rule
def last_choice(game: Game) -> int:
    return (actions.FIRST_CHOICE_OF_6 if blocks_each_round(game) == 4 else actions.ACTIONS) - 1


@rule
def legal_choices(game: Game, out: Array) -> int:
    reserve = reserve_asked(game)
    n = 0
    for action in range(first_choice(game), last_choice(game) + 1):
        out[n] = action
        n += actions.covers(reserve, action)  # M3.1
    return n


@rule
def legal_choices_count(game: Game) -> int:
    reserve = reserve_asked(game)
    n = 0
    for action in range(first_choice(game), last_choice(game) + 1):
        n += actions.covers(reserve, action)
    return n


@rule
def legal_choice_at(game: Game, index: int) -> int:
    """The legal choice with a certain number among them, without a list to write them in."""
    reserve = reserve_asked(game)
    for action in range(first_choice(game), last_choice(game) + 1):
        index -= actions.covers(reserve, action)
        if index < 0:
            return action
    return -1


@rule
def legal(game: Game, out: Array) -> int:
    """Writes the actor's legal actions, in ascending order, and returns how many there are."""
    if game.decision == CHOOSE:
        return legal_choices(game, out)
    if game.decision == BUILD:
        n = legal_builds(game, int(game.actor), out)
        if n == 0:
            n = legal_discards(game, int(game.actor), out)  # M3.4
        return n
    return 0


@rule
def first_legal_build(game: Game, player: int) -> int:
    """The first legal build, or −1, without a list to write all of them in."""
    for which in range(colours_each(game)):
        for card in range(CARDS):
            for size in range(1, SIZES + 1):
                for district in range(open_districts(game)):
                    action = actions.build(which, card, district, size)
                    if _why_not_build(game, player, action) == Refusal.NONE:
                        return action
    return -1


@rule
def first_legal_discard(game: Game, player: int) -> int:
    for which in range(colours_each(game)):
        for card in range(CARDS):
            for size in range(1, SIZES + 1):
                colour = colour_of(game, player, which)
                if game.hands[player, card] > 0 and game.chosen[colour, size - 1] > 0:
                    return actions.discard(which, card, size)
    return -1


@rule
def absent(game: Game) -> int:
    """What an absent player does: the first legal action, which spends small blocks first."""
    if game.decision == CHOOSE:
        return legal_choice_at(game, 0)
    action = first_legal_build(game, int(game.actor))
    return action if action >= 0 else first_legal_discard(game, int(game.actor))


@rule
def why_not(game: Game, player: int, action: int) -> int:
    """0, or why this player may not do this now: the first reason in the order of M10.1."""
    if game.actor < 0:
        return Refusal.GAME_OVER
    if player != game.actor:
        return Refusal.NOT_YOUR_TURN
    if actions.is_choice(action):
        return _why_not_choose(game, action)
    if game.decision != BUILD:
        return Refusal.TIME_TO_CHOOSE
    if actions.is_discard(action):
        return _why_not_discard(game, player, action)
    return _why_not_build(game, player, action)


@rule
def _why_not_choose(game: Game, action: int) -> int:
    if game.decision != CHOOSE:
        return Refusal.TIME_TO_BUILD
    if actions.chosen_total(action) != blocks_each_round(game):
        return Refusal.WRONG_NUMBER
    if not actions.covers(reserve_asked(game), action):
        return Refusal.NOT_IN_RESERVE
    return Refusal.NONE


@rule
def _why_not_discard(game: Game, player: int, action: int) -> int:
    which, card, size = actions.discard_parts(action)
    if first_legal_build(game, player) >= 0:
        return Refusal.MUST_BUILD
    if game.hands[player, card] == 0:
        return Refusal.CARD_NOT_HELD
    if which >= colours_each(game):
        return Refusal.FOREIGN_COLOUR
    if game.chosen[colour_of(game, player, which), size - 1] == 0:
        return Refusal.BLOCK_NOT_CHOSEN
    return Refusal.NONE


@rule
def _why_not_build(game: Game, player: int, action: int) -> int:
    which, card, district, size = actions.build_parts(action)
    if game.hands[player, card] == 0:
        return Refusal.CARD_NOT_HELD
    if which >= colours_each(game):
        return Refusal.FOREIGN_COLOUR
    colour = colour_of(game, player, which)
    lot = lot_shown(game, player, card, district)
    if game.chosen[colour, size - 1] == 0:
        return Refusal.BLOCK_NOT_CHOSEN
    if district >= open_districts(game):
        return Refusal.CLOSED_DISTRICT
    if lot == game.monster_lot:
        return Refusal.UNDER_MONSTER
    if breaks_trust(game, lot, colour, int(game.anti_trust)):
        return Refusal.ANTI_TRUST
    if size < floors_needed(game, lot, colour):
        return Refusal.TOO_FEW_FLOORS
    return Refusal.NONE
