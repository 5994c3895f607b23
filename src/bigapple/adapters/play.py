"""One game on the compiled rules, as the adapters need it: numbers in, numbers out."""

from __future__ import annotations

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any, cast

import numpy as np
import numpy.typing as npt

from bigapple.engine.chance import Chance, seed
from bigapple.engine.events import SPECTATOR, empty_log
from bigapple.engine.layout import reading
from bigapple.engine.observation import Observation
from bigapple.errors import CannotRead, IllegalAction
from bigapple.opening import complete_options, game_of
from bigapple.people import Attempt, Names
from bigapple.texts import Message

Mask = npt.NDArray[np.int8]


def new_chance(key: int) -> Chance:
    """The chance of game 0 of a batch with this seed."""
    # Mixed apart from the record, whose fields take long to reach for what is interpreted.
    mixed = SimpleNamespace()
    seed(cast(Chance, mixed), key, 0)
    chance = Chance.new()
    chance.a, chance.b, chance.c, chance.counter = mixed.a, mixed.b, mixed.c, mixed.counter
    return chance


class Play:
    """A game that goes on, with a chance of its own.

    With the same seed it is game 0 of a batch, action by action.
    """

    def __init__(self, game: str, options: Mapping[str, Any]) -> None:
        self.definition = game_of(game)
        self.options = complete_options(self.definition, options)
        self.players = int(self.options["players"])
        self.record = self.definition.record.new()
        self.chance = Chance.new()
        self._codes = self.definition.codes(self.options)
        self._list = np.zeros(self.definition.list_room, np.int16)
        self._log = empty_log(0)
        self.dealt = False

    def seed(self, key: int) -> None:
        self.chance = new_chance(key)

    def deal(self) -> None:
        """A new game; chance goes on."""
        self.record = self.definition.record.new()
        self.definition.table.deal(self.record, self.chance, self._codes, self._log)
        self.dealt = True

    def check_dealt(self) -> None:
        """Refuses what needs a game before there is one: the rules would run wild."""
        if not self.dealt:
            raise ValueError("there is no game yet: reset() must come first")

    @property
    def actor(self) -> int:
        """Who decides; −1 when the game is over."""
        return int(self.record.actor)

    def legal(self) -> list[int]:
        """What the actor may do, in ascending order."""
        count = self.definition.table.legal(self.record, self._list)
        return sorted(self._list[:count].tolist())

    def mask(self) -> Mask:
        mask = np.zeros(self.definition.actions, np.int8)
        mask[self.legal()] = 1
        return mask

    def observe(self, player: int) -> Observation:
        """What a player (−1: a spectator) may know."""
        out = np.zeros(self.definition.encoding.length, np.int16)
        self.definition.table.observe(self.record, player, out)
        return out

    def payoff(self) -> list[float] | None:
        """Each player's share of the victory; None while the game goes on."""
        payoff = np.zeros(self.definition.most_players)
        if not self.definition.table.outcome(self.record, payoff):
            return None
        return [float(share) for share in payoff[: self.players]]

    def playing(self) -> list[bool]:
        """Who is not eliminated."""
        seen = self.definition.encoding.named(self.observe(SPECTATOR))
        if "playing" not in seen:
            return [True] * self.players
        return [bool(there) for there in seen["playing"][: self.players]]

    def check(self, action: int) -> None:
        """Refuses what the actor may not do."""
        if action not in range(self.definition.actions):
            raise CannotRead(Message("input-action", {"action": str(action)}))
        actor = self.actor
        code = int(self.definition.table.why_not(self.record, actor, action))
        if code:
            people = self.definition.people
            message = people.refusal(self.record, max(actor, 0), Attempt(action), code, Names())
            raise IllegalAction(message, self.definition.refusals[code])

    def apply(self, action: int) -> None:
        """Carries an action of the actor's out, or refuses it and changes nothing."""
        self.check(action)
        self.definition.table.apply(self.record, action, self.chance, self._log)

    def concealed(self, player: int) -> Any:
        """A copy of the record as a player may know it."""
        game = self.definition.record.copy(self.record)
        self.definition.table.conceal(game, player)
        return game

    def describe(self, player: int = SPECTATOR, language: str = "en") -> str:
        """The table in words, as a player (−1: a spectator) may know it."""
        game = reading(self.concealed(player))
        lines = self.definition.people.describe(game, "table", player, Names())
        return "\n".join(line.text(language) for line in lines)
