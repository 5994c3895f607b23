"""Gymnasium: one player's game, the others played by bots.

    import gymnasium
    import bigapple.adapters.gymnasium

    env = gymnasium.make("bigapple/Manhattan-v2", opponents="greedy", players=2)
    observation, info = env.reset(seed=7)
    env.action_space.sample(info["action_mask"])

`info["action_mask"]` marks what is legal; `action_masks()` gives it to libraries that ask for it
so. The reward is the player's share of the victory, at the end. The number in an environment's
name is the version of the observation and of the actions.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import gymnasium

from bigapple import bots
from bigapple.adapters.play import Mask, Play, new_chance
from bigapple.adapters.spaces import action_space, observation_space
from bigapple.engine.observation import Observation
from bigapple.errors import IllegalAction
from bigapple.games import MODULES, definition

ILLEGAL_REWARD = -1.0
LOSE, REFUSE = "lose", "refuse"

Step = tuple[Observation, float, bool, bool, dict[str, Any]]


class GameEnv(gymnasium.Env[Observation, Any]):
    """One seat of a game.

    `opponents` is a bot's name for all others, or one for each, clockwise. `seat` is the player's
    own, or None for another one in each game. An illegal action loses at once (`illegal="lose"`,
    with the reward −1) or is refused with an error (`"refuse"`).
    """

    metadata = {"render_modes": ["human", "ansi"], "render_fps": 1}  # noqa: RUF012 (its base has it so)

    def __init__(
        self,
        game: str,
        opponents: str | Sequence[str] = "random",
        seat: int | None = None,
        illegal: str = LOSE,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if opponents is None:
            raise ValueError("one player's game needs opponents: many games at once do without")
        self.play = Play(game, options)
        others = self.play.players - 1
        names = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(names) != others:
            raise ValueError(f"{others} opponents are needed, not {len(names)}")
        if seat is not None and seat not in range(self.play.players):
            raise ValueError(f"the seats are 0 to {others}, not {seat}")
        if illegal not in (LOSE, REFUSE):
            raise ValueError(f"illegal is {LOSE!r} or {REFUSE!r}, not {illegal!r}")
        self.opponents = [bots.bot(name, game) for name in names]
        self.chosen_seat = seat
        self.seat = seat or 0
        self.illegal = illegal
        self.render_mode = render_mode
        self.observation_space = cast(Any, observation_space(self.play.definition))
        self.action_space = action_space(self.play.definition)
        self._over = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.play.seed(self._key())
        while True:
            if self.chosen_seat is None:
                self.seat = int(self.np_random.integers(self.play.players))
            self.play.deal()
            self._answer()
            if self.play.actor >= 0:
                break
        self._over = False
        return self._told()

    def step(self, action: Any) -> Step:
        if self._over:
            raise ValueError("the game is over: reset it first")
        try:
            self.play.apply(int(action))
        except IllegalAction as refusal:
            if self.illegal == REFUSE:
                raise
            self._over = True
            observation, info = self._told()
            return observation, ILLEGAL_REWARD, True, False, info | {"refusal": refusal.code}
        self._answer()
        payoff = self.play.payoff()
        self._over = payoff is not None
        observation, info = self._told()
        if self.render_mode == "human":
            self.render()
        return observation, payoff[self.seat] if payoff else 0.0, self._over, False, info

    def action_masks(self) -> Mask:
        """What is legal now; nothing when the game is over."""
        self.play.check_dealt()
        return self.play.mask()

    def render(self) -> Any:
        """The table in words, as the player sees it."""
        self.play.check_dealt()
        text = self.play.describe(self.seat)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def _told(self) -> tuple[Observation, dict[str, Any]]:
        return self.play.observe(self.seat), {"action_mask": self.play.mask(), "seat": self.seat}

    def _key(self) -> int:
        return int(self.np_random.integers(2**63))

    def _answer(self) -> None:
        """The bots play up to the player's next decision or the end."""
        while (actor := self.play.actor) not in (-1, self.seat):
            bot = self.opponents[(actor - self.seat) % self.play.players - 1]
            # A chance of the bot's own: none can read what comes.
            chance = new_chance(self._key())
            action = bot.choose(self.play.definition, self.play.concealed(actor), chance)
            self.play.apply(action)


def name_of(game: str) -> str:
    """The name under which Gymnasium knows a game."""
    words = "".join(word.capitalize() for word in game.split("-"))
    return f"bigapple/{words}-v{definition(game).encoding.version}"


def register() -> None:
    for game in MODULES:
        gymnasium.register(
            name_of(game),
            entry_point="bigapple.adapters.gymnasium:GameEnv",
            vector_entry_point="bigapple.adapters.vector:GameVectorEnv",
            # One task, however it is made: without this, many games at once would be self-play.
            kwargs={"game": game, "opponents": "random"},
        )


register()
