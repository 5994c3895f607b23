"""What may be built where (M4, M5, M9.4, M9.7)."""

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
    NO_MONSTER,
    SIZES,
)
from bigapple.games.manhattan.state import Game
from bigapple.games.manhattan.table import (
    colour_of,
    colours_each,
    open_districts,
    owner_of_colour,
    side_of,
)
from bigapple.games.manhattan.towers import owner


@rule
def lot_shown(game: Game, player: int, card: int, district: int) -> int:
    """The lot that a player's card shows in a district, counted over the whole board."""
    return district * LOTS_IN_DISTRICT + int(LOT_SHOWN[side_of(game, player), card])  # M4.3


@rule
def floors_needed(game: Game, lot: int, colour: int) -> int:
    """The smallest block of a colour that may be placed on what lies there.

    A colour lacks nothing on an empty lot or against itself: any block will do (M5.1).
    """
    return max(int(game.lacking[lot, colour]), 1)  # M5.1, M5.2


@rule
def breaks_trust(game: Game, lot: int, colour: int) -> bool:
    """Whether anti-trust forbids a colour to build on a tower."""
    top = owner(game, lot)
    if game.anti_trust == ANTI_TRUST_OFF or top == NO_COLOUR:
        return False
    if game.anti_trust == ANTI_TRUST_COLOUR:
        return top == colour  # M9.7
    return owner_of_colour(game, top) == owner_of_colour(game, colour)  # M9.7


@rule
def has_variants(game: Game) -> bool:
    """Whether a variant may forbid to build somewhere."""
    return game.monster != NO_MONSTER or game.anti_trust != ANTI_TRUST_OFF


@rule
def may_build(game: Game, lot: int, colour: int, size: int, variants: bool) -> bool:
    """Whether a block may go on a lot of an open district."""
    if variants:
        if lot == game.monster_lot:
            return False  # M9.4
        if breaks_trust(game, lot, colour):
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
    """Writes a player's legal builds, in ascending order."""
    # Read once: the compiler cannot know that writing to `out` leaves the game as it is.
    districts, side = open_districts(game), side_of(game, player)
    variants, hand = has_variants(game), cards_held(game, player)
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
                    n += may_build(game, lot, colour, size, variants)
    return n
