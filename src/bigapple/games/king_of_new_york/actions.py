"""Actions as small integers, in groups: an action is its group's first number plus a detail."""

from __future__ import annotations

from bigapple.engine.compiler import rule
from bigapple.games.king_of_new_york.cards.table import CARDS_IN_BOX, KEEP_CARDS
from bigapple.games.king_of_new_york.components import (
    BOROUGHS,
    FACES,
    FOR_SALE,
    MOST_DICE,
    MOST_PLAYERS,
    PILES,
    UNIT_KINDS,
)

MASKS = 1 << MOST_DICE
AMOUNTS = 64

ROLL = 0
FIRST_REROLL = 1
"""Plus a mask of the dice as they lie sorted by face: bit i is the i-th die."""
KEEP_ALL = FIRST_REROLL
FIRST_RESOLVE = FIRST_REROLL + MASKS
"""Plus a face."""
FIRST_CHAMELEON = FIRST_RESOLVE + FACES
"""Plus FACES × the face that a die shows, plus the face that it is set to."""
USE_CARAPACE = FIRST_CHAMELEON + FACES * FACES
FIRST_SUBWAY = USE_CARAPACE + 1
"""Plus a borough; in Manhattan, Manhattan means one zone up. So in the next two groups."""
FIRST_SPEED = FIRST_SUBWAY + BOROUGHS
FIRST_GO = FIRST_SPEED + BOROUGHS
STAY = FIRST_GO + BOROUGHS
PASS = STAY + 1
"""No, or no more: of whatever may be declined."""
CABS = PASS + 1
FIRST_RAY = CABS + 1
"""Plus a borough."""
FIRST_BUILDING = FIRST_RAY + BOROUGHS
"""Plus a pile, to destroy what lies on top."""
FIRST_UNIT = FIRST_BUILDING + PILES
"""Plus UNIT_KINDS × a borough, plus a kind of unit to destroy."""
FIRST_SEND = FIRST_UNIT + BOROUGHS * UNIT_KINDS
"""Plus a kind of unit, plus UNIT_KINDS for a new one."""
FIRST_AMOUNT = FIRST_SEND + 2 * UNIT_KINDS
"""Plus how many: of whatever is asked."""
FIRST_BUY = FIRST_AMOUNT + AMOUNTS
"""Plus a place for sale."""
SWEEP = FIRST_BUY + FOR_SALE
FIRST_SCAVENGE = SWEEP + 1
"""Plus a keep card."""
FIRST_PHOTO = FIRST_SCAVENGE + KEEP_CARDS
"""Plus a player."""
FIRST_DISCARD = FIRST_PHOTO + MOST_PLAYERS
"""Plus a keep card."""
ACTIONS = FIRST_DISCARD + KEEP_CARDS

GROUPS = (
    ROLL,
    KEEP_ALL,
    FIRST_REROLL + 1,
    *range(FIRST_RESOLVE, FIRST_RESOLVE + FACES),
    FIRST_CHAMELEON,
    FIRST_GO,
    PASS,
    CABS,
    FIRST_BUILDING,
    FIRST_UNIT,
    FIRST_SEND,
    FIRST_BUY,
    SWEEP,
    FIRST_SCAVENGE,
)
"""The first action of each group that is carried out by the same rules."""

MOST_LEGAL = 256
"""More than the rerolls of eight dice (144) with all that may be done between steps, and more
than all purchases."""
assert CARDS_IN_BOX + BOROUGHS < MOST_LEGAL


@rule
def within(action: int, first: int, count: int) -> bool:
    """Whether an action belongs to a group of so many."""
    return first <= action < first + count


@rule
def chameleon(shown: int, wanted: int) -> int:
    return FIRST_CHAMELEON + shown * FACES + wanted


@rule
def unit(borough: int, kind: int) -> int:
    return FIRST_UNIT + borough * UNIT_KINDS + kind
