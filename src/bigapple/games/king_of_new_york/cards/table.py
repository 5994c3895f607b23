"""The 64 power cards as data: what each costs, where it is cheaper, what it gives and when.

A card that only gives something is complete in its row. What else a card does lies in a
function of its name in the module that its row names behind its clause. A card's number is that
of its clause: K11.1 is number 0.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from bigapple.games.king_of_new_york.components import (
    ATTACK,
    BOROUGHS,
    BRONX,
    BROOKLYN,
    BUILDING,
    DESTRUCTION,
    FACES,
    INFANTRY,
    JET,
    MANHATTAN,
    PLAIN_TURN,
    QUEENS,
    STATEN_ISLAND,
    SUBWAY_TURN,
    TANK,
    UNIT_KINDS,
)


@dataclass(frozen=True)
class Gives:
    stars: int = 0
    energy: int = 0
    hearts: int = 0


NOTHING = Gives()


@dataclass(frozen=True)
class Card:
    """One row: what a card is and gives. All but the first three may be left out."""

    name: str
    cost: int
    keep: bool
    cheaper_in: tuple[int, ...] = ()
    """Boroughs in which it costs 1⚡ less (K8.5)."""
    needs: int | None = None
    """A kind of unit that its buyer must have destroyed this turn."""

    bought: Gives = NOTHING
    """When it is bought, free ones too."""
    extra_turn: int = 0
    """When it is bought: the kind of turn."""
    hurts_buyer: int = 0
    hurts_everyone: int = 0

    turn_start: Gives = NOTHING
    turn_start_in: int | None = None
    """Only in this borough."""
    turn_start_of_superstar: bool = False
    """Only while its owner holds Superstar."""
    superstar: Gives = NOTHING
    """When its owner takes Superstar."""
    entering: Gives = NOTHING
    """When its owner enters Manhattan, once a turn."""
    celebrity_rolled: Gives = NOTHING
    survived: Gives = NOTHING
    """Each time its owner takes damage and lives."""

    dice: int = 0
    """Dice that its owner rolls more."""
    adds: tuple[tuple[int, int], ...] = ()
    """Faces added to its owner's result, and how many (K12.2)."""
    weakens: int | None = None
    """A kind of unit that has 1 less durability for its owner."""
    destroyed: tuple[int, ...] = ()
    """Kinds of thing whose destruction gives its owner something (a building: once a turn) …"""
    destroyed_gives: Gives = NOTHING
    """… and what."""


def keep(name: str, cost: int, **effects: Any) -> Card:
    return Card(name, cost, keep=True, **effects)


def discard(name: str, cost: int, *cheaper_in: int, **effects: Any) -> Card:
    return Card(name, cost, keep=False, cheaper_in=cheaper_in, **effects)


CARDS = (
    keep("antimatter-pellets", 4),  # K11.1 attacking
    keep("artificial-heart", 4),  # K11.2 dice
    keep(
        "broadway-star",
        5,  # K11.3
        superstar=Gives(stars=1),  # K11.3
        turn_start=Gives(stars=1),  # K11.3
        turn_start_of_superstar=True,  # K11.3
    ),
    keep("bulletproof", 4),  # K11.4 suffering
    keep("can-opener", 4, weakens=TANK),  # K11.5
    keep("carapace", 3),  # K11.6 carapace
    keep("chameleon", 4),  # K11.7 dice
    keep("chinatown-regular", 3, entering=Gives(hearts=2)),  # K11.8
    keep("climb-the-empire-state-building", 3),  # K11.9 dice
    keep("curse", 4),  # K11.10 suffering, dice
    keep("diva", 5),  # K11.11 fame
    keep("drain", 4),  # K11.12 suffering
    keep(
        "ego-trip",
        3,  # K11.13
        superstar=Gives(energy=1),  # K11.13
        turn_start=Gives(energy=1),  # K11.13
        turn_start_of_superstar=True,  # K11.13
    ),
    keep("extra-head", 7, dice=1),  # K11.14
    keep("fireball", 4),  # K11.15 attacking
    keep("fury", 4),  # K11.16 dice
    keep("hailing-cabs", 5),  # K11.17 dice
    keep("hunter", 5, destroyed=(INFANTRY,), destroyed_gives=Gives(hearts=1)),  # K11.18
    keep("jinx-aura", 4),  # K11.19 dice
    keep("king-of-queens", 5, turn_start=Gives(energy=1, hearts=1), turn_start_in=QUEENS),  # K11.20
    keep("leveler", 5, destroyed=(BUILDING,), destroyed_gives=Gives(stars=1)),  # K11.21
    keep("long-neck", 3, weakens=JET),  # K11.22
    keep("natural-selection", 2, bought=Gives(energy=4, hearts=4), dice=1),  # K11.23 dice
    keep("of-another-world", 6),  # K11.24 paying, damage
    keep("overload", 0, bought=Gives(energy=4)),  # K11.25 dice
    keep("painbow", 5),  # K11.26 dice
    keep("personal-spotlight", 5, celebrity_rolled=Gives(stars=1)),  # K11.27
    keep("phoenix-blood", 4, survived=Gives(energy=1)),  # K11.28
    keep("power-tap", 4),  # K11.29 power_tap
    keep("regeneration", 5, turn_start=Gives(hearts=1)),  # K11.30
    keep("scavenger", 3),  # K11.31 market
    keep("seismic-ray", 4),  # K11.32 destroying
    keep("shadow-double", 12),  # K11.33 attacking
    keep("sharp-shooter", 4, destroyed=(JET,), destroyed_gives=Gives(stars=1)),  # K11.34 destroying
    keep("stink-attack", 5),  # K11.35 travelling
    keep("stomp", 4, adds=((DESTRUCTION, 1),)),  # K11.36
    keep("super-speed", 4),  # K11.37 travelling
    keep("terminal-rage", 4, extra_turn=PLAIN_TURN),  # K11.38 dice
    keep("tesla-antennae", 4),  # K11.39 attacking
    keep("tourist", 6),  # K11.40 tourist
    keep("towering-titan", 10, adds=((ATTACK, 2),)),  # K11.41
    keep("trash-thrower", 5),  # K11.42 suffering
    keep(
        "trophy-hunter", 5, destroyed=(INFANTRY, JET, TANK), destroyed_gives=Gives(stars=1)
    ),  # K11.43
    keep("universal-soldier", 6),  # K11.44 dice
    keep("violent-star", 3),  # K11.45 fame
    keep("webspinner", 6),  # K11.46 suffering, dice
    discard("air-force-one", 6, needs=JET, bought=Gives(stars=4)),  # K11.47 once
    discard("brooklyn-bridge", 6, BROOKLYN, bought=Gives(stars=4)),  # K11.48
    discard("central-park", 5, MANHATTAN, bought=Gives(stars=2, hearts=2)),  # K11.49
    discard("columbia-university", 6, MANHATTAN, bought=Gives(stars=2)),  # K11.50 once, market
    discard("coney-island", 4, BROOKLYN, bought=Gives(stars=3)),  # K11.51
    discard(
        "drink-the-hudson",
        12,  # K11.52
        MANHATTAN,  # K11.52
        BROOKLYN,  # K11.52
        STATEN_ISLAND,  # K11.52
        bought=Gives(stars=1, energy=13, hearts=2),  # K11.52
    ),
    discard("flatiron-building", 3, MANHATTAN, bought=Gives(stars=2)),  # K11.53
    discard("general-ellis", 5, needs=TANK, bought=Gives(stars=3), hurts_everyone=1),  # K11.54
    discard("holland-tunnel", 9, MANHATTAN, bought=Gives(stars=6)),  # K11.55 once
    discard("new-york-marathon", 6, bought=Gives(stars=2, energy=2, hearts=2)),  # K11.56 travelling
    discard("next-stage", 4),  # K11.57 once
    discard("photo-op", 4),  # K11.58 once
    discard("power-substation", 5, bought=Gives(stars=1, energy=8), hurts_buyer=3),  # K11.59
    discard("subterranean-cable", 0, bought=Gives(energy=4), hurts_buyer=4),  # K11.60
    discard("subway", 10, bought=Gives(hearts=2), extra_turn=SUBWAY_TURN),  # K11.61 travelling
    discard("tesla-cannon", 5, bought=Gives(stars=2)),  # K11.62 once
    discard("the-unisphere", 5, QUEENS, bought=Gives(stars=4)),  # K11.63
    discard("yankee-stadium", 9, BRONX, bought=Gives(stars=5, hearts=5)),  # K11.64
)

NUMBER = {card.name: number for number, card in enumerate(CARDS)}
CARDS_IN_BOX = len(CARDS)
KEEP_CARDS = sum(card.keep for card in CARDS)
assert all(card.keep for card in CARDS[:KEEP_CARDS])

ANTIMATTER_PELLETS = NUMBER["antimatter-pellets"]
ARTIFICIAL_HEART = NUMBER["artificial-heart"]
BULLETPROOF = NUMBER["bulletproof"]
CARAPACE = NUMBER["carapace"]
CHAMELEON = NUMBER["chameleon"]
CLIMB = NUMBER["climb-the-empire-state-building"]
CURSE = NUMBER["curse"]
DIVA = NUMBER["diva"]
DRAIN = NUMBER["drain"]
FIREBALL = NUMBER["fireball"]
FURY = NUMBER["fury"]
HAILING_CABS = NUMBER["hailing-cabs"]
JINX_AURA = NUMBER["jinx-aura"]
NATURAL_SELECTION = NUMBER["natural-selection"]
OF_ANOTHER_WORLD = NUMBER["of-another-world"]
OVERLOAD = NUMBER["overload"]
PAINBOW = NUMBER["painbow"]
POWER_TAP = NUMBER["power-tap"]
SCAVENGER = NUMBER["scavenger"]
SEISMIC_RAY = NUMBER["seismic-ray"]
SHADOW_DOUBLE = NUMBER["shadow-double"]
SHARP_SHOOTER = NUMBER["sharp-shooter"]
STINK_ATTACK = NUMBER["stink-attack"]
SUPER_SPEED = NUMBER["super-speed"]
TERMINAL_RAGE = NUMBER["terminal-rage"]
TESLA_ANTENNAE = NUMBER["tesla-antennae"]
TOURIST = NUMBER["tourist"]
TRASH_THROWER = NUMBER["trash-thrower"]
UNIVERSAL_SOLDIER = NUMBER["universal-soldier"]
VIOLENT_STAR = NUMBER["violent-star"]
WEBSPINNER = NUMBER["webspinner"]
AIR_FORCE_ONE = NUMBER["air-force-one"]
COLUMBIA_UNIVERSITY = NUMBER["columbia-university"]
HOLLAND_TUNNEL = NUMBER["holland-tunnel"]
NEW_YORK_MARATHON = NUMBER["new-york-marathon"]
NEXT_STAGE = NUMBER["next-stage"]
PHOTO_OP = NUMBER["photo-op"]
SUBWAY = NUMBER["subway"]
TESLA_CANNON = NUMBER["tesla-cannon"]

# The same as arrays, for compiled rules. `NONE_OF_IT` stands for a None.
NONE_OF_IT = -1
Column = np.ndarray[Any, np.dtype[np.int8]]


def _column(value: Callable[[Card], int | bool | None]) -> Column:
    cells = (value(card) for card in CARDS)
    return np.array([NONE_OF_IT if cell is None else int(cell) for cell in cells], np.int8)


def _gives(value: Callable[[Card], Gives]) -> Column:
    """A row for each card: ★, ⚡, ♥."""
    rows = (value(card) for card in CARDS)
    return np.array([(row.stars, row.energy, row.hearts) for row in rows], np.int8)


def _numbers(which: Callable[[Card], object]) -> Column:
    """The numbers of the cards that have something."""
    return np.array([number for number, card in enumerate(CARDS) if which(card)], np.int8)


COST = _column(lambda card: card.cost)
NEEDS = _column(lambda card: card.needs)
EXTRA_TURN = _column(lambda card: card.extra_turn)
HURTS_BUYER = _column(lambda card: card.hurts_buyer)
HURTS_EVERYONE = _column(lambda card: card.hurts_everyone)
CHEAPER_IN = np.array([[b in card.cheaper_in for b in range(BOROUGHS)] for card in CARDS], np.int8)

BOUGHT = _gives(lambda card: card.bought)
TURN_START = _gives(lambda card: card.turn_start)
TURN_START_IN = _column(lambda card: card.turn_start_in)
TURN_START_OF_SUPERSTAR = _column(lambda card: card.turn_start_of_superstar)
SUPERSTAR = _gives(lambda card: card.superstar)
ENTERING = _gives(lambda card: card.entering)
CELEBRITY_ROLLED = _gives(lambda card: card.celebrity_rolled)
SURVIVED = _gives(lambda card: card.survived)
DESTROYED = np.array(
    [[kind in card.destroyed for kind in range(BUILDING + 1)] for card in CARDS], np.int8
)
DESTROYED_GIVES = _gives(lambda card: card.destroyed_gives)
DICE = _column(lambda card: card.dice)
ADDS = np.array(
    [[dict(card.adds).get(face, 0) for face in range(FACES)] for card in CARDS], np.int8
)
WEAKENS = np.array(
    [[card.weakens == kind for kind in range(UNIT_KINDS)] for card in CARDS], np.int8
)

# Which cards have to be looked at, and when.
AT_TURN_START = _numbers(lambda card: card.turn_start != NOTHING)
AT_SUPERSTAR = _numbers(lambda card: card.superstar != NOTHING)
AT_ENTERING = _numbers(lambda card: card.entering != NOTHING)
AT_CELEBRITY_ROLLED = _numbers(lambda card: card.celebrity_rolled != NOTHING)
AT_SURVIVED = _numbers(lambda card: card.survived != NOTHING)
AT_DESTROYED = _numbers(lambda card: card.destroyed)
WITH_DICE = _numbers(lambda card: card.dice)
WITH_ADDS = _numbers(lambda card: card.adds)
WITH_WEAKENS = _numbers(lambda card: card.weakens is not None)
