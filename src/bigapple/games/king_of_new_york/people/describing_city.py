"""Boroughs, tiles and units in words."""

from __future__ import annotations

from bigapple.games.king_of_new_york.components import (
    BOROUGHS,
    LOWER,
    MANHATTAN,
    NO_TILE,
    PILES_IN_BOROUGH,
    TILE_KINDS,
)
from bigapple.games.king_of_new_york.monsters import (
    borough_of,
    monsters_in,
    room_in_manhattan,
    units_in,
)
from bigapple.games.king_of_new_york.people import phrases, words
from bigapple.games.king_of_new_york.state import Game
from bigapple.people import Names
from bigapple.texts import Listing, Message

PARTS_OF_A_LINE = "; "


def borough(game: Game, number: int, names: Names) -> list[Message]:
    there = [player for player in range(game.players) if borough_of(game, player) == number]
    said = phrases.some(_standing(game, player, names) for player in there)
    told: dict[str, object] = {"borough": words.borough(number), "monsters": said}
    if number == MANHATTAN:
        told["room"] = max(0, room_in_manhattan(game) - monsters_in(game, MANHATTAN))
        lines = [Message("king-describe-manhattan", told)]
    else:
        lines = [Message("king-describe-borough", told)]
    piles = tuple(_pile(game, number * PILES_IN_BOROUGH + i) for i in range(PILES_IN_BOROUGH))
    lines.append(Message("king-describe-piles", {"piles": Listing(piles, PARTS_OF_A_LINE)}))
    lines.append(_units(game, number))
    if game.souvenirs[number] > 0:
        owner = names(int(game.souvenirs[number]) - 1)
        told = {"borough": words.borough(number), "player": owner}
        lines.append(Message("king-describe-souvenir", told))
    return lines


def _standing(game: Game, player: int, names: Names) -> Message:
    said = phrases.player_and_monster(game, player, names)
    place = int(game.places[player])
    if place < LOWER:
        return said
    return Message("king-describe-in-zone", {"player": said, "place": words.place(place)})


def _pile(game: Game, pile: int) -> Message:
    place = phrases.pile_place(pile)
    label = words.place(place)
    if place < LOWER:
        label = Message("king-pile", {"number": pile % PILES_IN_BOROUGH + 1})
    if game.tops[pile] == NO_TILE:
        return Message("king-describe-pile-empty", {"pile": label})
    told = {"pile": label, "tile": words.tile(int(game.tops[pile])), "below": int(game.below[pile])}
    return Message("king-describe-pile", told)


def _units(game: Game, number: int) -> Message:
    if units_in(game, number) == 0:
        return Message("king-describe-no-units")
    ready, new = game.units[number], game.new_units[number]
    told = {"units": phrases.units(ready), "new": phrases.units(new)}
    return Message("king-describe-units-new" if any(new) else "king-describe-units", told)


def units(game: Game) -> list[Message]:
    """The units of all boroughs, and what they are."""
    lines = []
    for number in range(BOROUGHS):
        new = game.new_units[number]
        told = {
            "borough": words.borough(number),
            "units": phrases.units(game.units[number]),
            "new": phrases.units(new),
        }
        name = "king-describe-units-in-new" if any(new) else "king-describe-units-in"
        lines.append(Message(name, told))
    return [*lines, Message("king-describe-unit-values")]


def tiles(game: Game) -> list[Message]:
    """The tiles that nobody has seen: they lie under those on top (K2.6)."""
    unseen = tuple(
        Message("king-tiles", {"count": int(game.unseen_tiles[kind]), "tile": words.tile(kind)})
        for kind in range(TILE_KINDS)
        if game.unseen_tiles[kind] > 0
    )
    count = sum(int(n) for n in game.unseen_tiles)
    lines = [Message("king-describe-unseen-tiles", {"count": count})]
    if unseen:
        lines.append(Message("king-describe-unseen-kinds", {"tiles": Listing(unseen)}))
    return [*lines, Message("king-describe-tile-values")]
