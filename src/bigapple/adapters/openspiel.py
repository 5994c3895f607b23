"""OpenSpiel: both games as registered Python games.

    import pyspiel
    import bigapple.adapters.openspiel

    game = pyspiel.load_game("python_bigapple_manhattan(players=2,urban_rules=true)")
    state = game.new_initial_state()

Chance is sampled: a chance node has one outcome, and applying it draws. The deal is the first
one; an action that asks for chance is followed by another. What is drawn comes from a stream of
the game object, never from the state, so a copy of a state does not know what will be drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import pyspiel

from bigapple.adapters.openspiel_observer import Observer
from bigapple.adapters.play import Play, new_chance
from bigapple.engine.chance import SCRIPTED, Chance, below
from bigapple.engine.contract import GameDefinition
from bigapple.engine.events import SPECTATOR, Written, empty_log, missing_room, read, redact
from bigapple.engine.layout import reading, to_bytes
from bigapple.engine.options import Line, Option
from bigapple.games import definition

SAMPLE = 0
"""The one outcome of a chance node."""
RANDOM_SEED = -1
DEAL = -1
"""In place of an action: the game is still to be dealt."""
NO_ACTION = -2
ROOM = 64


@dataclass(frozen=True)
class Facts:
    """What OpenSpiel wants to know of a game beyond its definition."""

    always_won: bool
    most_actions: int
    """No game takes more actions."""


FACTS = {
    # Nobody wins if the last monsters fall together; the rules set no bound to the length.
    "king-of-new-york": Facts(always_won=False, most_actions=100_000),
    # Two players take the most: 6 rounds, each with 2 choices and 8 turns of each.
    "manhattan": Facts(always_won=True, most_actions=6 * 2 * (2 + 8)),
}


class Game(pyspiel.Game):
    """A game with its options as parameters, and `rng_seed`."""

    id = ""

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        given = dict(parameters or {})
        key = int(given.pop("rng_seed", RANDOM_SEED))
        self.definition = definition(self.id)
        known = {option.name: option for option in self.definition.options}
        options = {
            name: option_value(known[name], value) if name in known else value
            for name, value in given.items()
        }
        self.play = Play(self.id, options)
        self._rng = np.random.default_rng(None if key == RANDOM_SEED else key)
        written = {o.name: option_parameter(o, self.play.options[o.name]) for o in known.values()}
        super().__init__(game_type(self.definition), self._info(), written | {"rng_seed": key})

    def _info(self) -> Any:
        facts = FACTS[self.definition.id]
        return pyspiel.GameInfo(
            num_distinct_actions=self.definition.actions,
            max_chance_outcomes=1,
            num_players=self.play.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0 if facts.always_won else None,
            max_game_length=facts.most_actions,
        )

    def new_initial_state(self, *_: Any) -> State:
        return State(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1 + FACTS[self.definition.id].most_actions

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError(f"an observer has no parameters, but got {params}")
        return Observer(self.definition.encoding, kind)

    def sample(self) -> Chance:
        """A chance that nobody has seen before."""
        return new_chance(int(self._rng.integers(2**63)))


# OpenSpiel keeps what makes a game beyond the end of the interpreter: it must be a class.
class KingOfNewYork(Game):
    id = "king-of-new-york"


class Manhattan(Game):
    id = "manhattan"


class State(pyspiel.State):
    """A state is the bytes of a game, an action that waits for chance, and what each has seen."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._bytes = b""
        self._waiting = DEAL
        # The last one is a spectator's.
        self._seen: list[str] = [""] * (game.play.players + 1)

    def current_player(self) -> int:
        if self._waiting != NO_ACTION:
            return int(pyspiel.PlayerId.CHANCE)
        actor = self._at().actor
        return int(pyspiel.PlayerId.TERMINAL) if actor < 0 else actor

    def is_terminal(self) -> bool:
        return self._waiting == NO_ACTION and self._at().actor < 0

    def returns(self) -> list[float]:
        if self._bytes == b"":
            return [0.0] * self.num_players()
        return self._at().payoff() or [0.0] * self.num_players()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(SAMPLE, 1.0)]

    def _legal_actions(self, player: int) -> list[int]:
        return self._at().legal()

    def _apply_action(self, action: int) -> None:
        game: Game = self.get_game()
        play = self._at()
        if self._waiting == DEAL:
            play.record = play.definition.record.new()
            self._carry_out(DEAL, game.sample())
        elif self._waiting != NO_ACTION:
            self._carry_out(self._waiting, game.sample())
        else:
            play.check(action)
            actor = play.actor
            self._seen[actor] += f"[{action}]"
            if not self._carry_out(action, nothing_drawn()):
                self._waiting = action

    def _carry_out(self, action: int, chance: Chance) -> bool:
        """Whether the chance sufficed; if not, nothing has changed."""
        play = self._at()
        room = ROOM
        while True:
            before, log = Chance.copy(chance), empty_log(room)
            record = play.definition.record.copy(play.record)
            if action == DEAL:
                codes = play.definition.codes(play.options)
                play.definition.table.deal(record, before, codes, log)
            else:
                play.definition.table.apply(record, action, before, log)
            if before.fault:
                return False
            if not missing_room(log):
                break
            room = int(log[0])
        self._bytes = to_bytes(record)
        self._waiting = NO_ACTION
        for i in range(len(self._seen)):
            player = SPECTATOR if i == self.num_players() else i
            self._seen[i] += told(play.definition, log, player)
        return True

    def _at(self) -> Play:
        """The game's one board, set to this state."""
        play: Play = self.get_game().play
        if self._bytes:
            play.record = play.definition.record.from_bytes(self._bytes)
        return play

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return "chance"
        play = self._at()
        return str(play.definition.people.action_text(reading(play.record), action))

    def __str__(self) -> str:
        if self._bytes == b"":
            return "not yet dealt"
        waiting = "" if self._waiting == NO_ACTION else f" action {self._waiting} waits for chance"
        return self._bytes.hex() + waiting

    def observation(self, player: int) -> Any:
        """The numbers that a player (−1: a spectator) may know; all 0 before the deal."""
        if self._bytes == b"":
            return np.zeros(self.get_game().definition.encoding.length, np.int16)
        return self._at().observe(player)

    def seen(self, player: int) -> str:
        """All that a player has done and been told, from the deal on."""
        return self._seen[player]

    def resample_from_infostate(self, player: int, sampler: Any) -> State:
        """A state that looks the same to this player, what is hidden being guessed.

        What the others have seen is forgotten but for what everybody saw: it may not tell. Nor may
        another's action that waits for chance, of which nobody has been told yet.
        """
        state: State = self.clone()
        if self._bytes == b"":
            return state
        play = self._at()
        actor, chance = play.actor, new_chance(int(sampler() * 2**53))
        record = play.concealed(player)
        play.definition.table.imagine(record, player, chance)
        state._bytes = record.tobytes()
        for other in range(self.num_players()):
            if other != player:
                guessed = state.observation(other).tobytes().hex()
                state._seen[other] = f"{self._seen[SPECTATOR]}guessed {guessed};"
        if self._waiting != NO_ACTION and actor != player:
            state._waiting = state._guess_waiting(chance)
            state._seen[actor] += f"[{state._waiting}]"
        return state

    def _guess_waiting(self, chance: Chance) -> int:
        """An action that waits for chance here, each equally likely."""
        legal = self._at().legal()
        while True:
            action = legal[below(chance, len(legal))]
            if not self.clone()._carry_out(action, nothing_drawn()):
                return action


def nothing_drawn() -> Chance:
    """A chance that faults as soon as it is asked for anything."""
    chance = Chance.new()
    chance.mode = SCRIPTED
    return chance


def told(game: GameDefinition, log: Written, player: int) -> str:
    """Events as a player may know them, in a short text."""
    texts = []
    for event in read(redact(log, game.events, player), game.events):
        numbers = ("?" if value is None else str(value) for value in event.arguments.values())
        texts.append(" ".join((event.kind, *numbers)) + ";")
    return "".join(texts)


def option_parameter(option: Option | Line, value: Any) -> Any:
    """An option's value as a parameter: text, a truth value or a number.

    Options that may be left open are numbers, −1 for open; a list is a text with `+` between. What
    looks like a number in the text of a game is read as one by OpenSpiel, so it is one.
    """
    if isinstance(option, Line):
        return "+".join(value or ())
    if None in option.values:
        return option.code(value)
    return int(value) if all(str(known).isdigit() for known in option.values) else value


def option_value(option: Option | Line, given: Any) -> Any:
    """The option's value that a parameter stands for; a value stands for itself."""
    if option.accepts(given):
        return given
    if isinstance(option, Line):
        return (given.split("+") if given else None) if isinstance(given, str) else given
    for value in option.values:
        parameter = option_parameter(option, value)
        if type(parameter) is type(given) and parameter == given:
            return value
    return given


def short_name(game: str) -> str:
    return f"python_bigapple_{game.replace('-', '_')}"


def game_type(game: GameDefinition) -> Any:
    players: Sequence[int] = next(o.values for o in game.options if o.name == "players")
    utility = pyspiel.GameType.Utility
    facts = FACTS[game.id]
    return pyspiel.GameType(
        short_name=short_name(game.id),
        long_name=f"Big Apple {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        # In King of New York nobody knows more than others, but what lies face down is hidden.
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.CONSTANT_SUM if facts.always_won else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(players),
        min_num_players=min(players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={o.name: option_parameter(o, o.default) for o in game.options}
        | {"rng_seed": RANDOM_SEED},
    )


for kind in (KingOfNewYork, Manhattan):
    pyspiel.register_game(game_type(definition(kind.id)), kind)
