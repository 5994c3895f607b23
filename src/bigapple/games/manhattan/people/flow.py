"""Whose decision it is, of what kind, and the chosen blocks, which must fit to it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bigapple.engine.agenda import NOBODY, OVER, ask, push, top
from bigapple.engine.chance import Chance, below
from bigapple.errors import Contradiction
from bigapple.games.manhattan.components import BLOCKS_OF_SIZE, SIZES
from bigapple.games.manhattan.happenings import BUILD, CHOOSE, DECISIONS
from bigapple.games.manhattan.people.values import colour_in_play, take_block
from bigapple.games.manhattan.state import Game
from bigapple.games.manhattan.table import (
    blocks_each_round,
    colour_of,
    colours_each,
    rounds,
    start_player,
    turns_each_round,
)
from bigapple.games.manhattan.turn import CHOICES, ROUNDS, SCORING, TURNS
from bigapple.texts import Message
from bigapple.values import number, numbers, table_of, unreadable


def _read_blocks(game: Game, document: Mapping[str, Any], key: str) -> dict[int, list[int]]:
    """Blocks by colour, counted as used."""
    read = {}
    for name, sizes in table_of(document, key).items():
        colour = colour_in_play(game, key, name)
        read[colour] = numbers(sizes, key, 1, SIZES)
        for size in read[colour]:
            take_block(game, key, colour, size)
            getattr(game, key)[colour, size - 1] += 1
    return read


def read_flow(game: Game, document: Mapping[str, Any], chance: Chance) -> None:
    """Sets the agenda, and lays out the blocks that are out of the reserve."""
    _read_blocks(game, document, "destroyed")
    _read_blocks(game, document, "given_up")
    chosen = _read_blocks(game, document, "chosen")
    default = "build" if any(chosen.values()) else "choose"
    decision = document.get("decision", default)
    if decision not in DECISIONS:
        raise unreadable("decision")
    players = int(game.players)
    first = number(document, "first_player", int(game.first_player), 0, players - 1)
    if game.first_player >= 0 and first != game.first_player:
        raise Contradiction("first_player", Message("position-first-player"), "M2.3")
    actor = number(document, "actor", -1, 0, players - 1)
    if decision == "over":
        if actor >= 0:
            raise Contradiction("actor", Message("position-actor"), "M7.1")
        _read_end(game, first, chance, chosen)
    elif decision == "choose":
        _read_choosing(game, document, first, actor, chance, chosen)
    else:
        _read_building(game, first, actor, chance, chosen)
    if decision != "choose" and document.get("set_aside") is not None:
        raise Contradiction("set_aside", Message("position-set-aside"), "M3.1")


def _start_round(game: Game, first: int) -> None:
    game.first_player = first
    push(game, ROUNDS, 0, rounds(game) - int(game.round_number))
    push(game, SCORING, 0, 1)


def _read_end(game: Game, first: int, chance: Chance, chosen: dict[int, list[int]]) -> None:
    if game.round_number != rounds(game):
        raise Contradiction("round", Message("position-end"), "M7.1")
    if any(chosen.values()):
        raise Contradiction("chosen", Message("position-end"), "M7.1")
    game.first_player = first if first >= 0 else below(chance, int(game.players))
    ask(game, NOBODY, OVER)


def _read_choosing(
    game: Game,
    document: Mapping[str, Any],
    first: int,
    actor: int,
    chance: Chance,
    chosen: dict[int, list[int]],
) -> None:
    players, each = int(game.players), colours_each(game)
    by_player = [
        [len(chosen.get(colour_of(game, player, which), [])) for which in range(each)]
        for player in range(players)
    ]
    done = sum(1 for counts in by_player if any(counts))
    if first < 0 and actor < 0 and done == 0:
        first = below(chance, players)
    elif first < 0 and actor >= 0:
        first = (actor - done - int(game.round_number) + 1) % players
    elif first < 0:
        raise Contradiction("first_player", Message("position-who"), "M2.3")
    _start_round(game, first)
    start = start_player(game)
    push(game, TURNS, start, turns_each_round(game) * players)
    for turn in range(players):
        expected = blocks_each_round(game) if turn < done else 0
        if any(count != expected for count in by_player[(start + turn) % players]):
            raise Contradiction("chosen", Message("position-chosen"), "M3.1")
    if done == players:
        raise Contradiction("decision", Message("position-chosen"), "M3.1")
    player = (start + done) % players
    if actor not in (-1, player):
        raise Contradiction("actor", Message("position-actor"), "M3.1")
    push(game, CHOICES, player, players - done)
    ask(game, player, CHOOSE)
    aside = document.get("set_aside")
    if aside is not None:
        sizes = numbers(aside, "set_aside", 1, SIZES)
        if each == 1 or len(sizes) != blocks_each_round(game):
            raise Contradiction("set_aside", Message("position-set-aside"), "M3.1")
        for size in sizes:
            game.pending[size - 1] += 1
        top(game).step = 1


def _read_building(
    game: Game, first: int, actor: int, chance: Chance, chosen: dict[int, list[int]]
) -> None:
    players, each = int(game.players), colours_each(game)
    whole = turns_each_round(game) * players

    def given(player: int) -> int:
        """The turns that a player has left, if the document gives their blocks."""
        colours = [colour_of(game, player, which) for which in range(each)]
        known = [len(chosen[c]) for c in colours if c in chosen]
        return sum(known) if known else -1

    def turns(left: int, start: int) -> list[int]:
        """Each player's turns if so many are left in the round."""
        now = (start + whole - left) % players
        counts = [0] * players
        for turn in range(left):
            counts[(now + turn) % players] += 1
        return counts

    def fits(left: int, start: int) -> bool:
        wanted = turns(left, start)
        return all(given(player) in (-1, wanted[player]) for player in range(players))

    shift = int(game.round_number) - 1
    starts = [(first + shift) % players] if first >= 0 else list(range(players))
    candidates = [
        (left, start)
        for start in starts
        for left in range(whole, 0, -1)
        if fits(left, start) and actor in (-1, (start + whole - left) % players)
    ]
    if not any(chosen.values()) or not candidates:
        raise Contradiction("chosen", Message("position-chosen"), "M3.2")
    # If several fit, everybody has as many turns left: the one who decides started the round.
    left, start = min(candidates, key=lambda candidate: candidate[0] % players != 0)
    _start_round(game, (start - shift) % players)
    player = (start + whole - left) % players
    push(game, TURNS, player, left)
    ask(game, player, BUILD)
    for other, count in enumerate(turns(left, start)):
        _fill_chosen(game, other, count - max(given(other), 0), chosen)


def _fill_chosen(game: Game, player: int, missing: int, chosen: dict[int, list[int]]) -> None:
    """Blocks that a document leaves open: the smallest ones that are left."""
    for which in range(colours_each(game)):
        colour = colour_of(game, player, which)
        if colour in chosen:
            continue
        for size in range(1, SIZES + 1):
            while missing and game.reserve[colour, size - 1] < BLOCKS_OF_SIZE[size - 1]:
                take_block(game, "chosen", colour, size)
                game.chosen[colour, size - 1] += 1
                missing -= 1
    if missing:
        raise Contradiction("chosen", Message("position-chosen"), "M3.2")
