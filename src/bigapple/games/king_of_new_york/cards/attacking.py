"""Cards that change an attack: Antimatter Pellets, Fireball, Shadow Double, Tesla Antennae."""

from __future__ import annotations

from bigapple.engine.chance import Chance, draw
from bigapple.engine.compiler import rule
from bigapple.engine.events import Log, emit
from bigapple.games.king_of_new_york.cards.table import (
    ANTIMATTER_PELLETS,
    FIREBALL,
    SHADOW_DOUBLE,
    TESLA_ANTENNAE,
)
from bigapple.games.king_of_new_york.components import FACES, OUCH
from bigapple.games.king_of_new_york.happenings import DIE, DIE_ROLLED
from bigapple.games.king_of_new_york.monsters import borough_of, has
from bigapple.games.king_of_new_york.state import Game


@rule
def antimatter_pellets(game: Game, attacker: int, target: int, chance: Chance, log: Log) -> int:
    """The factor by which the target's die multiplies the damage."""
    if not has(game, attacker, ANTIMATTER_PELLETS):
        return 1
    face = draw(chance, DIE, FACES)  # K11.1
    emit(log, DIE_ROLLED, target, face, ANTIMATTER_PELLETS)
    return 2 if face == OUCH else 1  # K11.1


@rule
def fireball(game: Game, attacker: int, target: int) -> bool:
    """Whether the attack also hits this monster."""
    together = borough_of(game, target) == borough_of(game, attacker)
    return has(game, attacker, FIREBALL) and together  # K11.15


@rule
def shadow_double(game: Game, attacker: int) -> int:
    return 2 if has(game, attacker, SHADOW_DOUBLE) else 1  # K11.33


@rule
def tesla_antennae(game: Game, attacker: int, target: int) -> int:
    """Further damage to a target, from the ♥ before the attack's damage."""
    stronger = game.hearts[target] > game.hearts[attacker]
    return 1 if has(game, attacker, TESLA_ANTENNAE) and stronger else 0  # K11.39
