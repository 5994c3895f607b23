"""What lies in the box: monsters, dice, boroughs, tiles, tokens (K1)."""

from __future__ import annotations

from math import comb

import numpy as np

MOST_PLAYERS = 6
MONSTERS = 6  # K1.1

# Faces of a die (K1.2).
FACES = 6
ENERGY = 0
ATTACK = 1
HEART = 2
CELEBRITY = 3
DESTRUCTION = 4
OUCH = 5

DICE = 6  # K4.1
MOST_DICE = 8  # K1.2
REROLLS = 2  # K4.2

# Boroughs (K1.3).
BOROUGHS = 5
BRONX = 0
QUEENS = 1
BROOKLYN = 2
STATEN_ISLAND = 3
MANHATTAN = 4

# Places: a borough outside Manhattan, or a space in a zone of Manhattan (K9.1).
ZONES = 3
LOWER = MANHATTAN
MIDTOWN = LOWER + 1
UPPER = LOWER + 2
SECOND_SPACES = LOWER + ZONES
"""Lower's 5–6 space; Midtown's and Upper's follow."""
PLACES = SECOND_SPACES + ZONES
NOWHERE = -1

MONSTERS_IN_BOROUGH = 2  # K2.5
TWO_IN_MANHATTAN_FROM = 5  # K9.6

# What Manhattan gives at the start of a turn, by zone (K3.2).
ZONE_STARS = np.array([1, 2, 2], np.int8)
ZONE_ENERGY = np.array([1, 1, 2], np.int8)

# Kinds of unit.
INFANTRY = 0
JET = 1
TANK = 2
UNIT_KINDS = 3
UNIT_DURABILITY = np.array([2, 3, 4], np.int8)  # K1.4

# What a reward is made of.
STARS = 0
CUBES = 1
HEARTS = 2

# Kinds of tile, in the order of the table in K1.4.
TILE_KINDS = 7
TILE_COUNTS = np.array([22, 8, 3, 3, 3, 3, 3], np.int8)
TILE_DURABILITY = np.array([1, 2, 3, 2, 3, 2, 3], np.int8)
TILE_REWARD = np.array([STARS, STARS, STARS, CUBES, CUBES, HEARTS, HEARTS], np.int8)
"""A building gives as many of these as it has durability."""
TILE_UNIT = np.array([INFANTRY, JET, TANK, JET, TANK, JET, TANK], np.int8)
TILES = 45
NO_TILE = -1

PILES_IN_BOROUGH = 3  # K2.1
PILES = BOROUGHS * PILES_IN_BOROUGH
TILES_IN_PILE = 3  # K2.1

# Kinds of thing that can be destroyed: a building, or a unit of a kind.
BUILDING = UNIT_KINDS
DESTRUCTIBLE = UNIT_KINDS + 1

# Tokens (K1.6).
WEBS = 13
CURSES = 13
CARAPACE_TOKENS = 15

HEARTS_AT_FIRST = 10  # K2.3
MOST_HEARTS = 10  # K6.2
MOST_HEARTS_WITH_CARAPACE = 12  # K6.2
STARS_TO_WIN = 20  # K10.1

FOR_SALE = 3  # K2.2
NO_CARD = -1

# What an extra turn is (K3.4, K11.61).
NO_TURN = 0
PLAIN_TURN = 1
SUBWAY_TURN = 2
SUBWAY_MOVES = 8  # K11.61

# How a game ended (K10).
GOING_ON = 0
WON_BY_STARS = 1
WON_BY_SURVIVAL = 2
WON_BY_PAINBOW = 3
NOBODY_LEFT = 4

# In how many of all rolls of eight dice there are so many A (K2.4).
START_ROLLS = np.array([comb(8, n) * 5 ** (8 - n) for n in range(9)], np.int64)
START_ROLLS_IN_ALL = 6**8
