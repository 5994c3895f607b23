"""Random walks through games, and an independent look at what must hold in every state."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import numpy as np
from hypothesis import strategies as st

from bigapple.engine.agenda import GameRecord
from bigapple.engine.chance import Chance, seed
from bigapple.engine.events import empty_log
from bigapple.games import definition
from bigapple.games.manhattan.components import BLOCKS_OF_SIZE
from bigapple.games.manhattan.people.position import write
from bigapple.games.manhattan.state import Game
from bigapple.opening import complete_options

MANHATTAN = definition("manhattan")
COLOURS = ("blue", "orange", "purple", "yellow")


@st.composite
def options(draw: st.DrawFn) -> dict[str, Any]:
    """Any options that M9.8 allows."""
    players = draw(st.sampled_from([2, 3, 4]))
    edition = draw(st.sampled_from(["2018", "1994"]))
    return complete_options(
        MANHATTAN,
        {
            "players": players,
            "edition": edition,
            "first_player": draw(st.sampled_from([None, *range(players)])),
            "urban_rules": draw(st.booleans()) if edition == "2018" else False,
            "megacity": draw(st.sampled_from(["one", "all"])),
            "monster": draw(st.sampled_from(["none", "godzilla", "baby"])),
            "progressive": draw(st.booleans()),
            "anti_trust": draw(st.sampled_from(["off", "player", "colour"])),
            "sides": draw(st.sampled_from(["opposite", "adjacent"]))
            if players == 2
            else "opposite",
        },
    )


seeds = st.integers(0, 2**40)


def new_chance(key: int) -> Chance:
    chance = Chance.new()
    seed(chance, key, 0)
    return chance


def dealt(chosen: dict[str, Any], chance: Chance) -> Game:
    game = cast(Game, MANHATTAN.record.new())
    MANHATTAN.table.deal(game, chance, MANHATTAN.codes(chosen), empty_log(64))
    return game


def legal_actions(game: Game) -> list[int]:
    out = np.zeros(MANHATTAN.list_room, np.int16)
    return [int(action) for action in out[: MANHATTAN.table.legal(game, out)]]


def walk(chosen: dict[str, Any], key: int) -> Iterator[Game]:
    """The states of one random game, from the deal to the end; the same record, moved on."""
    chance = new_chance(key)
    rng = np.random.default_rng(key)
    game = dealt(chosen, chance)
    yield game
    while game.actor >= 0:
        MANHATTAN.table.apply(game, int(rng.choice(legal_actions(game))), chance, empty_log(0))
        yield game


def state_at(chosen: dict[str, Any], key: int, steps: int) -> Game:
    """The state after some actions, or the last one."""
    states = walk(chosen, key)
    game = next(states)
    for _ in range(steps):
        game = next(states, game)
    return game


def check_invariants(record: GameRecord, first_player: int | None = None) -> None:
    """M10.2, counted anew from the position's document."""
    game = cast(Game, record)
    document = write(game)
    colours = list(document["reserve"])
    for colour in colours:
        for size in (1, 2, 3, 4):
            on_board = sum(tower.count(f"{colour} {size}") for tower in document["towers"].values())
            places = ("reserve", "chosen", "destroyed", "given_up")
            elsewhere = sum(document[place][colour].count(size) for place in places)
            assert on_board + elsewhere == BLOCKS_OF_SIZE[size - 1]
    for card in range(1, 10):
        hands = sum(hand.count(card) for hand in document["hands"])
        assert hands + document["played"].count(card) + document["pile"].count(card) == 5
    assert all(len(hand) == 4 for hand in document["hands"])
    assert len(document["pile"]) == document["pile_size"] > 0
    for tower in document["towers"].values():
        floors = dict.fromkeys(colours, 0)
        for block in tower:
            colour, size = block.split()
            floors[colour] += int(size)
            assert floors[colour] == max(floors.values())
    if first_player is not None:
        assert document["first_player"] == first_player
    if document["decision"] == "build":
        check_turn(game, document)
    check_derived(game, document)


def check_turn(game: Game, document: dict[str, Any]) -> None:
    """Whose turn it is follows from the start player and the blocks that are left."""
    players = int(game.players)
    each = 2 if players == 2 else 1
    blocks = {4: 6, 3: 4, 2: 4}[players] * each
    left = sum(len(sizes) for sizes in document["chosen"].values())
    start = (document["first_player"] + document["round"] - 1) % players
    assert document["actor"] == (start + players * blocks - left) % players


def check_derived(game: Game, document: dict[str, Any]) -> None:
    """What the record keeps for speed agrees with its blocks."""
    for lot in range(54):
        name = f"{'ABCDEF'[lot // 9]}{lot % 9 + 1}"
        tower = [block.split() for block in document["towers"].get(name, [])]
        floors = {colour: sum(int(s) for c, s in tower if c == colour) for colour in COLOURS}
        top = tower[-1][0] if tower else None
        assert game.top_colour[lot] == (COLOURS.index(top) if top else -1)
        assert game.heights[lot] == sum(floors.values())
        assert game.levels[lot] == len(tower)
        for colour, name in enumerate(COLOURS):
            assert game.lacking[lot, colour] == (floors[top] - floors[name] if top else 0)
    for district in range(6):
        assert game.blocks_in[district] == game.levels[district * 9 : district * 9 + 9].sum()
    assert game.fault == 0
