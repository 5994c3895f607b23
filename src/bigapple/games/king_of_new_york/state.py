"""The record of a game of King of New York."""

from __future__ import annotations

from bigapple.engine.agenda import GameRecord
from bigapple.engine.layout import Array, int8, int16, int64
from bigapple.games.king_of_new_york.cards.table import CARDS_IN_BOX
from bigapple.games.king_of_new_york.components import (
    BOROUGHS,
    DESTRUCTIBLE,
    FACES,
    FOR_SALE,
    MOST_PLAYERS,
    PILES,
    TILE_KINDS,
    UNIT_KINDS,
)

MOST_EXTRA_TURNS = 8
MOST_CLAIMS = 12


class Game(GameRecord):
    # Options.
    players: int = int8()
    two_in_manhattan: int = int8()
    first_player: int = int8()

    # Monsters, by player.
    monsters: Array = int8(MOST_PLAYERS)
    places: Array = int8(MOST_PLAYERS)
    """NOWHERE before it has taken one and once it is eliminated."""
    hearts: Array = int8(MOST_PLAYERS)
    stars: Array = int16(MOST_PLAYERS)
    energy: Array = int16(MOST_PLAYERS)
    cards: Array = int64(MOST_PLAYERS)
    """Keep cards that a monster has: bit n is card number n."""
    webs: Array = int8(MOST_PLAYERS)
    curses: Array = int8(MOST_PLAYERS)
    trophies: Array = int8(MOST_PLAYERS, UNIT_KINDS)
    extra_turns: Array = int8(MOST_PLAYERS, MOST_EXTRA_TURNS)
    """Kinds of turn in the order in which they were gained; 0 behind the last."""
    fallen: Array = int8(MOST_PLAYERS)
    """0 for the living; else the how-manieth elimination it was. Equals fell together."""

    # The city.
    tops: Array = int8(PILES)
    """The kind of tile on top of each pile, or NO_TILE."""
    below: Array = int8(PILES)
    """How many tiles lie under it."""
    unseen_tiles: Array = int8(TILE_KINDS)
    units: Array = int8(BOROUGHS, UNIT_KINDS)
    new_units: Array = int8(BOROUGHS, UNIT_KINDS)
    """Units that appeared in this turn (K5.9)."""
    souvenirs: Array = int8(BOROUGHS)
    """1 + whose souvenir token lies there; 0 for none."""

    # Cards.
    deck: Array = int8(CARDS_IN_BOX)
    deck_size: int = int8()
    discard_pile: Array = int8(CARDS_IN_BOX)
    market: Array = int8(FOR_SALE)
    """The cards for sale, or NO_CARD."""
    card_in_play: int = int8()
    """The card that is being bought, or NO_CARD."""
    carapace_tokens: int = int8()
    superstar: int = int8()
    """Who holds it, or NOBODY."""
    statue: int = int8()
    claims: Array = int8(MOST_CLAIMS)
    """1 + whose claim, the oldest first; 0 behind the last (K11.50)."""

    # The turn.
    turn_number: int = int16()
    """From 1, extra turns too; 0 before the first."""
    active: int = int8()
    normal_player: int = int8()
    """Whose normal turn was the last (K3.4)."""
    extra_turn: int = int8()
    """The kind of extra turn that this is, or NO_TURN."""
    subway_moves: int = int8()
    """Subway moves that are left in this turn."""
    nobody_in_manhattan: int = int8()
    """Whether nobody was there when the turn started (K5.5)."""
    entered: int = int8()
    """Whether the active monster has gained for entering Manhattan (K7.3)."""
    entering_cards: int = int8()
    """Which cards of AT_ENTERING have given something for it in this turn: bit i is the i-th."""
    sped: int = int8()
    """Whether Super Speed was used."""
    dice: Array = int8(FACES)
    """How many dice show each face."""
    added: Array = int8(FACES)
    """Symbols that cards have added to the result."""
    resolved: Array = int8(FACES)
    rerolls_left: int = int8()
    only_units: int = int8()
    """Whether Hailing Cabs was used."""
    destroyed: Array = int8(DESTRUCTIBLE)
    """What the active monster has destroyed in this turn."""
    received: Array = int8(MOST_PLAYERS)
    """The ⚡ that each monster received in this turn since Power Tap has an owner; at most 3."""
    lost: Array = int8(MOST_PLAYERS)
    """The ♥ that each monster lost to damage by the active one in this turn (K11.58)."""
    fell_now: Array = int8(MOST_PLAYERS)
    """Who was eliminated in this turn."""

    # A damage that is being dealt (K6.1, K12.1).
    damage: Array = int8(MOST_PLAYERS)
    damage_paid: Array = int8(MOST_PLAYERS)
    """Points of it that Of Another World has paid."""
    damage_cause: int = int8()
    damage_source: int = int8()
    """The monster that deals it, or NOBODY."""

    # The end.
    falls: int = int8()
    """How often monsters were eliminated."""
    ending: int = int8()
    winner: int = int8()
