"""What resolving a face would do, as messages."""

from __future__ import annotations

from collections.abc import Sequence

from bigapple.games.king_of_new_york.cards.attacking import fireball
from bigapple.games.king_of_new_york.cards.destroying import (
    durability,
    seismic_ray,
    sharp_shooter,
)
from bigapple.games.king_of_new_york.cards.dice import overload, result
from bigapple.games.king_of_new_york.cards.fame import NEEDED, celebrities_needed
from bigapple.games.king_of_new_york.cards.table import OVERLOAD
from bigapple.games.king_of_new_york.components import (
    ATTACK,
    BOROUGHS,
    CELEBRITY,
    DESTRUCTION,
    ENERGY,
    HEART,
    NO_TILE,
    PILES_IN_BOROUGH,
    TILE_DURABILITY,
    UNIT_KINDS,
)
from bigapple.games.king_of_new_york.monsters import (
    borough_of,
    in_manhattan,
    in_play,
    most_hearts,
    units_in,
)
from bigapple.games.king_of_new_york.people import phrases, words
from bigapple.games.king_of_new_york.state import Game
from bigapple.texts import Listing, Message

Told = dict[str, object]


def resolve(game: Game, player: int, face: int) -> Message:
    count = result(game, face)
    told: Told = {"dice": phrases.symbols_of(face, count)}
    if face == ENERGY:
        return _energy(game, player, count, told)
    if face == ATTACK:
        return _attack(game, player, told)
    if face == HEART:
        return _heart(game, player, count, told)
    if face == CELEBRITY:
        return _celebrity(game, player, count, told)
    told["where"] = phrases.in_borough(borough_of(game, player))
    if face == DESTRUCTION:
        vain = not (seismic_ray(game, player) or _destroys(game, player, count))
        return Message(f"king-action-resolve-destruction{'-nothing' if vain else ''}", told)
    told["units"] = units_in(game, borough_of(game, player))
    reach = ("mine", "borough", "city")[min(max(count, 1), 3) - 1]
    again = "-again" if reach == "city" and game.statue == player else ""
    return Message(f"king-action-resolve-ouch-{reach}{again}", told)


def _energy(game: Game, player: int, count: int, told: Told) -> Message:
    gained = count - overload(game, player)
    if gained <= 0:
        card = words.card(OVERLOAD)
        return Message("king-action-resolve-energy-nothing", told | {"card": card})
    return Message("king-action-resolve-energy", told | {"energy": phrases.energy(gained)})


def _heart(game: Game, player: int, count: int, told: Told) -> Message:
    if game.curses[player] > 0:
        return Message("king-action-resolve-heart-curses", told)
    if in_manhattan(game, player):
        return Message("king-action-resolve-heart-manhattan", told)
    healed = min(count, most_hearts(game, player) - int(game.hearts[player]))
    if healed <= 0:
        return Message("king-action-resolve-heart-nothing", told)
    return Message("king-action-resolve-heart", told | {"life": phrases.life(healed)})


def _celebrity(game: Game, player: int, count: int, told: Told) -> Message:
    if game.superstar == player:
        gained = phrases.points(count)
        return Message("king-action-resolve-celebrity", told | {"stars": gained})
    needed = celebrities_needed(game)
    if count >= needed:
        gained = phrases.points(1 + count - NEEDED)
        return Message("king-action-resolve-celebrity-take", told | {"stars": gained})
    return Message("king-action-resolve-celebrity-nothing", told | {"needed": needed})


def _attack(game: Game, player: int, told: Told) -> Message:
    if game.webs[player] > 0:
        return Message("king-action-resolve-attack-webs", told)
    if game.nobody_in_manhattan:
        return Message("king-action-resolve-attack-void", told)
    targets = attacked(game, player)
    if not targets:
        return Message("king-action-resolve-attack-nobody", told)
    hit = Listing(tuple(phrases.monster_of(game, target) for target in targets))
    return Message("king-action-resolve-attack", told | {"targets": hit})


def attacked(game: Game, player: int) -> Sequence[int]:
    """Whom an attack hits from where everyone stands (K5.4, K11.15)."""
    return [
        target
        for target in range(game.players)
        if target != player
        and in_play(game, target)
        and (
            in_manhattan(game, target) != in_manhattan(game, player)
            or fireball(game, player, target)
        )
    ]


def _destroys(game: Game, player: int, count: int) -> bool:
    """Whether so much D suffices for any target (K5.7, K11.34)."""
    home = borough_of(game, player)
    tops = game.tops[home * PILES_IN_BOROUGH : (home + 1) * PILES_IN_BOROUGH]
    buildings = any(tile != NO_TILE and TILE_DURABILITY[tile] <= count for tile in tops)
    if buildings and not game.only_units:
        return True
    return any(
        game.units[borough, kind] > 0 and durability(game, player, kind) <= count
        for borough in range(BOROUGHS)
        for kind in range(UNIT_KINDS)
        if borough == home or sharp_shooter(game, player, kind)
    )
