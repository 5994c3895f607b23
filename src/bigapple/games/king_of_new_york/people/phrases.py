"""Pieces of sentences: amounts, where somebody is or goes to, dice, units, lists of cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bigapple.engine.agenda import NOBODY
from bigapple.games.king_of_new_york.cards.table import COST, KEEP_CARDS
from bigapple.games.king_of_new_york.components import (
    FACES,
    LOWER,
    MANHATTAN,
    NOWHERE,
    PILES_IN_BOROUGH,
    SECOND_SPACES,
    UNIT_KINDS,
)
from bigapple.games.king_of_new_york.market import price
from bigapple.games.king_of_new_york.monsters import has, in_manhattan, on_first_space
from bigapple.games.king_of_new_york.people import words
from bigapple.games.king_of_new_york.people.words import (
    BOROUGH_NAMES,
    FACE_NAMES,
    PLACE_NAMES,
    UNIT_NAMES,
)
from bigapple.games.king_of_new_york.state import Game
from bigapple.games.king_of_new_york.travelling import at_the_top
from bigapple.people import Names
from bigapple.texts import Listing, Message

# Amounts.


def points(count: int) -> Message:
    """So many ★."""
    return Message("king-points", {"count": count})


def energy(count: int) -> Message:
    """So many ⚡."""
    return Message("king-energy", {"count": count})


def life(count: int) -> Message:
    """So many ♥."""
    return Message("king-life", {"count": count})


def damage(count: int) -> Message:
    return Message("king-damage", {"count": count})


def symbols(counts: Sequence[int]) -> Message | Listing:
    """So many symbols of each face."""
    return some(
        Message(f"king-symbols-{FACE_NAMES[face]}", {"count": counts[face]})
        for face in range(FACES)
        if counts[face] > 0
    )


def symbols_of(face: int, count: int) -> Message:
    return Message(f"king-symbols-{FACE_NAMES[face]}", {"count": count})


def units(counts: Sequence[int]) -> Message | Listing:
    """So many units of each kind."""
    return some(
        Message(f"king-units-{UNIT_NAMES[kind]}", {"count": int(counts[kind])})
        for kind in range(UNIT_KINDS)
        if counts[kind] > 0
    )


# Lists.


def some(items: Iterable[Message | str]) -> Message | Listing:
    """The items; of an empty list, who asks says more than this word does."""
    listed = tuple(items)
    return Listing(listed) if listed else Message("nothing")


def cards(numbers: Iterable[int]) -> Message | Listing:
    return some(words.card(number) for number in numbers)


def cards_of(game: Game, player: int) -> list[int]:
    """The numbers of a monster's keep cards."""
    return [card for card in range(KEEP_CARDS) if has(game, player, card)]


# Where.


def at(place: int) -> Message:
    """In a place, also when that is nowhere."""
    if place == NOWHERE:
        return Message("king-in-nowhere")
    return Message(f"king-in-{PLACE_NAMES[place]}")


def towards(place: int) -> Message:
    return Message(f"king-to-{PLACE_NAMES[place]}")


def in_borough(borough: int) -> Message:
    if borough == NOWHERE:
        return Message("king-in-nowhere")
    return Message(f"king-in-{BOROUGH_NAMES[borough]}")


def to_borough(borough: int) -> Message:
    return Message(f"king-to-{BOROUGH_NAMES[borough]}")


def pile_place(pile: int) -> int:
    """The place of a pile: Manhattan's piles lie in its zones."""
    borough, number = divmod(pile, PILES_IN_BOROUGH)
    return borough if borough < MANHATTAN else LOWER + number


def arrival(game: Game, player: int, borough: int) -> int:
    """Where a monster that goes to a borough comes to stand (K8.2, K9.2)."""
    if borough != MANHATTAN:
        return borough
    if in_manhattan(game, player):
        return int(game.places[player]) + (0 if at_the_top(game, player) else 1)
    return LOWER if on_first_space(game) == NOBODY else SECOND_SPACES


# Who and what.


def monster_of(game: Game, player: int) -> Message:
    return words.monster(int(game.monsters[player]))


def player_and_monster(game: Game, player: int, names: Names) -> Message:
    told = {"player": names(player), "monster": monster_of(game, player)}
    return Message("king-player", told)


def price_here(game: Game, player: int, card: int) -> int:
    """What a card for sale costs a monster, if it stands anywhere."""
    return int(COST[card]) if game.places[player] == NOWHERE else price(game, player, card)
