"""Teaches the network of King of New York by games that bots play.

    python -m tools.training --minutes 10 [--jobs 2] [--rounds 6]

Greedy bots, bots that go astray now and then, and searches of few playouts play against each
other, two at a table; at the start of a turn is noted what both monsters have, and in the end who
won. All games stay in build/training, and the network learns from all of them (`--minutes 0`: only
that). Repeated, it learns from its own play.
"""

from __future__ import annotations

import argparse
import random
import time
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from pathlib import Path
from typing import Any

import numpy as np

import bigapple
from bigapple import bots, games
from bigapple.arena import local
from bigapple.bots.bot import Bot
from bigapple.bots.king_of_new_york import network
from bigapple.bots.search import Budget, SearchBot
from bigapple.engine.chance import Chance, seed
from bigapple.engine.contract import GameDefinition
from bigapple.engine.events import empty_log
from bigapple.engine.layout import Array
from bigapple.games.king_of_new_york import happenings
from tools.learning import Network, Samples, learn

GAME = "king-of-new-york"
FOLDER = Path("build/training")
PLAYOUTS = (75, 150, 300)
ASTRAY = (16, 6, 3)
"""One move of so many is any move."""
PLAYERS = 2
MOST = 40
"""Traits of a monster that are noted; more would take a dozen cards."""


class Astray:
    """A bot that sometimes does anything, so that games differ."""

    def __init__(self, bot: Bot, other: Bot, one_of: int, luck: random.Random) -> None:
        self.bot, self.other, self.one_of, self.luck = bot, other, one_of, luck

    def choose(self, definition: GameDefinition, concealed: Any, chance: Chance) -> int:
        bot = self.other if self.luck.randrange(self.one_of) == 0 else self.bot
        return bot.choose(definition, concealed, chance)


class Notes:
    """Samples while they are gathered."""

    def __init__(self, start: int) -> None:
        self.game = start
        self.rows: list[tuple[Array, Array, Array, int]] = []
        self.payoffs: list[Array] = []
        self._room = np.zeros(2 * network.MOST_TRAITS)

    def look(self, game: Any, kinds: Array) -> None:
        traits = np.zeros((PLAYERS, MOST), np.uint8)
        amounts = np.zeros((PLAYERS, MOST), np.int8)
        for player in range(PLAYERS):
            count = network.traits_of(game, player, self._room, 0)
            traits[player, :count] = self._room[: 2 * count : 2]
            amounts[player, :count] = self._room[1 : 2 * count : 2]
        self.rows.append((traits, amounts, kinds, self.game))

    def end(self, payoff: Array) -> None:
        self.payoffs += [payoff[:PLAYERS].copy()] * (len(self.rows) - len(self.payoffs))
        self.game += 1

    def samples(self) -> Samples:
        traits, amounts, kinds, game = (np.array(column) for column in zip(*self.rows, strict=True))
        return Samples(traits, amounts, np.array(self.payoffs), kinds, game)


def gather(key: int, seconds: float) -> Samples:
    """Plays until the time is over."""
    definition = games.definition(GAME)
    table, log = definition.table, empty_log(0)
    greedy, anything = bots.bot("greedy", GAME), bots.bot("random", GAME)
    luck = random.Random(key)
    players: list[Bot] = [greedy]
    players += [Astray(greedy, anything, one_of, luck) for one_of in ASTRAY]
    players += [SearchBot(definition, Budget(count)) for count in PLAYOUTS]
    options = definition.codes(bigapple.new(GAME, players=PLAYERS, seed=0).options)
    chances = Chance.many(2)
    payoff = np.zeros(definition.most_players)
    room = np.zeros(definition.list_room, np.int16)
    notes = Notes(key << 32)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        game = definition.record.many(1)[0]
        for i, chance in enumerate(chances):
            seed(chance, key + i, notes.game)
        table.deal(game, chances[0], options, log)
        kinds = np.array([luck.randrange(len(players)) for _ in range(PLAYERS)], np.int8)
        noted = -1
        while game.actor >= 0:
            if game.decision == happenings.ROLL and game.turn_number != noted:
                noted = int(game.turn_number)
                notes.look(game, kinds)
            only = table.legal(game, room) == 1
            action = int(room[0])
            if not only:
                concealed = definition.record.copy(game)
                table.conceal(concealed, int(game.actor))
                action = players[kinds[game.actor]].choose(definition, concealed, chances[1])
            table.apply(game, action, chances[0], log)
        table.outcome(game, payoff)
        notes.end(payoff)
    return notes.samples()


def load() -> Samples:
    """All games that were kept; what nobody won teaches nothing."""
    found = []
    for path in sorted(FOLDER.glob("*.npz")):
        with np.load(path) as kept:
            won = kept["payoff"].sum(axis=1) > 0
            found.append(Samples(**{name: kept[name][won] for name in Samples.__annotations__}))
    return Samples(
        *(np.concatenate([getattr(s, name) for s in found]) for name in Samples.__annotations__)
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0, help="of playing")
    parser.add_argument("--jobs", type=int, default=local.cores())
    parser.add_argument("--rounds", type=int, default=6)
    arguments = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    if arguments.minutes > 0:
        keys = [time.time_ns() % (1 << 30) + job for job in range(arguments.jobs)]
        with ProcessPoolExecutor(arguments.jobs) as pool:
            played = pool.map(gather, keys, repeat(60 * arguments.minutes))
            for key, samples in zip(keys, played, strict=True):
                np.savez_compressed(FOLDER / f"{key}.npz", **vars(samples))
    samples = load()
    print(f"{len(samples):,} positions", flush=True)
    taught = Network()
    for known, unknown in learn(taught, samples, arguments.rounds):
        print(f"surprise {known:.4f}, at games not learned from {unknown:.4f}", flush=True)
    network.write(taught.numbers())


if __name__ == "__main__":
    main()
