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

PARTS_OF_A_LINE = Message("parts-separator")
"""Between things that have commas themselves."""


def borough(game: Game, number: int, names: Names) -> list[Message]:
    lines = [_monsters(game, number, names)]
    piles = tuple(_pile(game, number * PILES_IN_BOROUGH + i) for i in range(PILES_IN_BOROUGH))
    lines.append(Message("king-describe-piles", {"piles": Listing(piles, PARTS_OF_A_LINE)}))
    lines.append(units_there(game, number))
    if game.souvenirs[number] > 0:
        owner = names(int(game.souvenirs[number]) - 1)
        told = {"borough": words.borough(number), "player": owner}
        lines.append(Message("king-describe-souvenir", told))
    return lines


def _monsters(game: Game, number: int, names: Names) -> Message:
    """Who is in a borough, and in Manhattan how much room is left."""
    there = [player for player in range(game.players) if borough_of(game, player) == number]
    told: dict[str, object] = {"borough": words.borough(number)}
    name, empty = "king-describe-borough", "king-describe-borough-empty"
    if number == MANHATTAN:
        name, empty = "king-describe-manhattan", "king-describe-manhattan-empty"
        told["room"] = max(0, room_in_manhattan(game) - monsters_in(game, MANHATTAN))
    if not there:
        return Message(empty, told)
    said = Listing(tuple(_standing(game, player, names) for player in there))
    return Message(name, told | {"monsters": said})


def _standing(game: Game, player: int, names: Names) -> Message:
    said = phrases.player_and_monster(game, player, names)
    place = int(game.places[player])
    if place < LOWER:
        return said
    return Message("king-describe-in-zone", {"player": said, "where": phrases.at(place)})


def _pile(game: Game, pile: int) -> Message:
    place = phrases.pile_place(pile)
    label = words.place(place)
    if place < LOWER:
        label = Message("king-pile", {"number": pile % PILES_IN_BOROUGH + 1})
    if game.tops[pile] == NO_TILE:
        return Message("king-describe-pile-empty", {"pile": label})
    told = {"pile": label, "tile": words.tile(int(game.tops[pile])), "below": int(game.below[pile])}
    return Message("king-describe-pile", told)


def units_there(game: Game, number: int) -> Message:
    """The units of a borough; those that have just appeared are no targets yet (K5.9)."""
    if units_in(game, number) == 0:
        return Message("king-describe-no-units")
    return Message(f"king-describe-units{_kinds(game, number)}", _units(game, number))


def units(game: Game) -> list[Message]:
    """The units of all boroughs, and what they are."""
    lines = []
    for number in range(BOROUGHS):
        told = _units(game, number) | {"borough": words.borough(number)}
        there = _kinds(game, number) if units_in(game, number) else "-none"
        lines.append(Message(f"king-describe-units-in{there}", told))
    return [*lines, Message("king-describe-unit-values")]


def _units(game: Game, number: int) -> dict[str, object]:
    ready, new = game.units[number], game.new_units[number]
    return {"units": phrases.units(ready), "new": phrases.units(new)}


def _kinds(game: Game, number: int) -> str:
    """Which message tells of a borough's units: of all, of some or of none that are new."""
    if not any(game.new_units[number]):
        return ""
    return "-new" if any(game.units[number]) else "-only-new"


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
