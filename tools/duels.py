"""Games of two at King of New York, from which its network learns.

Greedy bots, bots that go astray now and then, and searches of few playouts play against each
other; at the start of a turn is noted what both monsters have, and in the end who won.
"""

from __future__ import annotations

import random
import time
from typing import Any

import numpy as np

import bigapple
from bigapple import bots, games
from bigapple.bots.bot import Bot
from bigapple.bots.king_of_new_york import network
from bigapple.bots.search import Budget, SearchBot
from bigapple.engine.chance import Chance, seed
from bigapple.engine.contract import GameDefinition
from bigapple.engine.events import empty_log
from bigapple.engine.layout import Array
from bigapple.games.king_of_new_york import happenings
from tools.learning import MOST, Samples

GAME = "king-of-new-york"
PLAYOUTS = (75, 150, 300)
ASTRAY = (16, 6, 3)
"""One move of so many is any move."""
KIND = 5
"""Whose play the chances are to be for: the middle one of the searches."""
PLAYERS = 2


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
