"""New games of King of New York, for tests."""

from __future__ import annotations

from typing import Any

import bigapple
from bigapple.match import Match

MONSTERS = ["captain-fish", "drakonis", "kong", "mantis", "rob", "sheriff"]
OUTSIDE = ["bronx", "queens", "brooklyn", "staten-island"]
BOROUGHS = [*OUTSIDE, "manhattan"]
TILES = {
    "high-rise-1": 22,
    "high-rise-2": 8,
    "high-rise-3": 3,
    "power-plant-2": 3,
    "power-plant-3": 3,
    "hospital-2": 3,
    "hospital-3": 3,
}
KEEP_CARDS = """antimatter-pellets artificial-heart broadway-star bulletproof can-opener carapace
chameleon chinatown-regular climb-the-empire-state-building curse diva drain ego-trip extra-head
fireball fury hailing-cabs hunter jinx-aura king-of-queens leveler long-neck natural-selection
of-another-world overload painbow personal-spotlight phoenix-blood power-tap regeneration
scavenger seismic-ray shadow-double sharp-shooter stink-attack stomp super-speed terminal-rage
tesla-antennae tourist towering-titan trash-thrower trophy-hunter universal-soldier violent-star
webspinner"""
DISCARD_CARDS = """air-force-one brooklyn-bridge central-park columbia-university coney-island
drink-the-hudson flatiron-building general-ellis holland-tunnel new-york-marathon next-stage
photo-op power-substation subterranean-cable subway tesla-cannon the-unisphere
yankee-stadium"""
KEEP, DISCARD = KEEP_CARDS.split(), DISCARD_CARDS.split()
"""K11.1 to K11.46 and K11.47 to K11.64."""
TOPS = (
    ["high-rise-1"] * 4
    + ["high-rise-2"] * 2
    + ["high-rise-3"] * 3
    + ["power-plant-2", "power-plant-3", "hospital-2"]
    + ["hospital-3"] * 3
)
DEALT = [f"tile {tile}" for tile in TOPS] + ["card drain", "card subway", "card curse"]


def new(players: int = 4, **keys: Any) -> Match:
    return bigapple.new("king-of-new-york", players=players, **({"seed": 1} | keys))


def placed(players: int = 4, **keys: Any) -> Match:
    """A new game in which everyone has taken a place."""
    match = new(players, **keys)
    while match.decision == "place":
        match.play(match.legal[0])
    return match
