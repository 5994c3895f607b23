"""The kinds of decision, of chance and of event in a game of Manhattan."""

from __future__ import annotations

from bigapple.engine.events import EventKind

# Kinds of decision.
DECISIONS = ("over", "choose", "build")
CHOOSE = 1
BUILD = 2
RHYTHM = (CHOOSE, *(BUILD,) * 6)

# Kinds of chance.
FIRST_PLAYER = 0
CARD = 1
MONSTER_LOT = 2
URBAN_RULE = 3

CHANCES = ("first-player", "card", "monster", "rule")

# Kinds of event.
ROUND_STARTED = 0
RULE_REVEALED = 1
BLOCKS_CHOSEN = 2
BUILT = 3
GAVE_UP = 4
MONSTER_MOVED = 5
BLOCK_DESTROYED = 6
CARD_DRAWN = 7
PILE_SHUFFLED = 8
SCORED = 9
ROUND_SCORED = 10
GAME_ENDED = 11
GAME_STARTED = 12
MONSTER_PLACED = 13
CARD_DEALT = 14

EVENTS = (
    EventKind("round-started", ("round", "player")),
    EventKind("rule-revealed", ("rule", "fake")),
    EventKind("blocks-chosen", ("player", "colour", "ones", "twos", "threes", "fours")),
    EventKind("built", ("player", "card", "lot", "colour", "size", "conquered")),
    EventKind("gave-up", ("player", "card", "colour", "size")),
    EventKind("monster-moved", ("monster", "origin", "lot")),
    EventKind("block-destroyed", ("lot", "colour", "size")),
    EventKind("card-drawn", ("player", "card"), private=frozenset({"card"})),
    EventKind("pile-shuffled", ("cards",)),
    EventKind("scored", ("criterion", "colour", "points", "place")),
    EventKind("round-scored", ("round", "blue", "orange", "purple", "yellow")),
    EventKind("game-ended", ()),
    EventKind("game-started", ("player",)),
    EventKind("monster-placed", ("monster", "lot")),
    EventKind("card-dealt", ("player", "card"), private=frozenset({"card"})),
)

# Criteria of `scored`: these, and 10 + an urban rule.
TALLEST = 0
MAJORITY = 1
TOWERS = 2
URBAN = 10
