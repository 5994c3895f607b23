"""PettingZoo: a game as an AEC environment, one action of one player at a time.

    from bigapple.adapters import pettingzoo

    env = pettingzoo.env("king-of-new-york", players=4)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        over = termination or truncation
        mask = observation["action_mask"]
        env.step(None if over else env.action_space(agent).sample(mask))

Whoever decides is selected, twice or more in a row where the rules say so. Chance is inside of
`step`. A player who is eliminated is terminated then and there; everybody else at the end, with
their payoff: 1, split among the winners.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from bigapple.adapters.play import Play
from bigapple.adapters.spaces import action_space, mask_space, observation_space

ILLEGAL_REWARD = -1.0


def env(game: str, render_mode: str | None = None, **options: Any) -> AECEnv[str, Any, Any]:
    """The environment in PettingZoo's usual wrappers: an illegal action loses at once."""
    wrapped: AECEnv[str, Any, Any] = raw_env(game, render_mode, **options)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=ILLEGAL_REWARD)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


class raw_env(AECEnv[str, Any, Any]):
    """The environment itself: an illegal action is refused and changes nothing."""

    metadata = {"render_modes": ["human", "ansi"], "is_parallelizable": False}  # noqa: RUF012 (its base has it so)

    def __init__(self, game: str, render_mode: str | None = None, **options: Any) -> None:
        super().__init__()
        self.play = Play(game, options)
        self.render_mode = render_mode
        definition = self.play.definition
        self.metadata = {
            **type(self).metadata,
            "name": f"{definition.id.replace('-', '_')}_v{definition.encoding.version}",
        }
        self.possible_agents = [f"player_{i}" for i in range(self.play.players)]
        self.agents: list[str] = []
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": observation_space(definition),
                    "action_mask": mask_space(definition),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: action_space(definition) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a new game; without a seed chance goes on (the first time, from anywhere)."""
        if seed is not None:
            self.play.seed(seed)
        elif not self.play.dealt:
            self.play.seed(int(np.random.default_rng().integers(2**63)))
        self.play.deal()
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.play.actor]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know; only whoever decides has actions in the mask."""
        self.play.check_dealt()
        player = self.possible_agents.index(agent)
        deciding = player == self.play.actor
        definition = self.play.definition
        mask = self.play.mask() if deciding else np.zeros(definition.actions, np.int8)
        return {"observation": self.play.observe(player), "action_mask": mask}

    def step(self, action: Any) -> None:
        self.play.check_dealt()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.play.apply(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        payoff = self.play.payoff()
        if payoff is None:
            self.agent_selection = self.possible_agents[self.play.actor]
        playing = self.play.playing()
        for other in self.agents:
            player = self.possible_agents.index(other)
            self.rewards[other] = 0.0 if payoff is None else payoff[player]
            self.terminations[other] = payoff is not None or not playing[player]
        self._accumulate_rewards()
        self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table in words, as a spectator sees it."""
        self.play.check_dealt()
        text = self.play.describe()
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        pass
