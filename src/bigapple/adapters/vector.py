"""Gymnasium: many games at once, in the compiled batch.

    import numpy as np
    from bigapple.adapters.vector import GameVectorEnv

    envs = GameVectorEnv("manhattan", 1024, opponents="random", players=2)
    observations, infos = envs.reset(seed=7)
    observations, rewards, terminations, truncations, infos = envs.step(actions)

With `opponents="random"` each game is one player's; without opponents each step is an action of
whoever decides (`infos["player"]`), and the reward is that player's. A game that ends is dealt
anew in the same step. Everything is written in one pass of the batch.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from bigapple.adapters.spaces import action_space, observation_space
from bigapple.engine.batch import Batch
from bigapple.engine.observation import Observation
from bigapple.opening import complete_options, game_of

Rewards = npt.NDArray[np.float64]
Flags = npt.NDArray[np.bool_]
SEEDS = 2**63
"""A batch takes the seeds below this."""
Step = tuple[Observation, Rewards, Flags, Flags, dict[str, Any]]


class GameVectorEnv(VectorEnv[Observation, Any, Any]):
    """Games of one kind and the same options.

    `seats` is the player's seat in each game (with opponents), game after game another one unless
    given. Observations and masks are new arrays in each step, or the caller's own, written over:
    `observations` int16 (games, numbers), `mask` bool (games, actions).
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012 (its base has it so)

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        opponents: str | None = None,
        seats: int | Sequence[int] | None = None,
        observations: Any = None,
        mask: Any = None,
        threads: int = 1,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if opponents not in (None, "random"):
            raise ValueError(f"opponents are 'random' or None, not {opponents!r}")
        if render_mode is not None:
            raise ValueError("many games at once are not rendered")
        definition = game_of(game)
        complete = complete_options(definition, options)
        self.batch = Batch(definition, num_envs, complete, threads=threads)
        self.num_envs = num_envs
        self.single_observation_space = observation_space(definition)
        self.single_action_space = action_space(definition)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.view = self.batch.view(observations, mask)
        self._given = (observations is not None, mask is not None)
        self._seats = self._seats_of(opponents, seats)
        self._actions = np.zeros(num_envs, np.int64)
        self._rows = np.arange(num_envs)
        self._all = np.ones(num_envs, np.bool_)
        self._none = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deals all games anew; without a seed chance goes on (the first time, from anywhere)."""
        if seed is not None and not 0 <= seed < SEEDS:
            raise ValueError(f"a seed is a number from 0 to 2**63 - 1, not {seed}")
        started = self._np_random is not None
        super().reset(seed=seed)
        if seed is not None:
            self.batch.seed(seed)
        elif not started:
            self.batch.seed(int(self.np_random.integers(SEEDS)))
        self.batch.advance(self.view, self._actions, self._seats, self._all)
        return self._observations(), self._infos()

    def step(self, actions: Any) -> Step:
        """One action of each game; if one of them is illegal, none is carried out."""
        view = self.view
        chosen = self.batch.chosen(actions)
        if not self._marked(chosen).all():
            # The rules say why, or that it is legal: the mask may be the caller's, and overwritten.
            self.batch.refuse(chosen, self.batch.refusals(chosen))
        refused = self.batch.advance(view, chosen, self._seats, self._none)
        self.batch.refuse(chosen, refused)
        infos = self._infos()
        if view.done.any():
            done = view.done.copy()
            infos |= {"final_obs": view.final.copy(), "_final_obs": done}
            infos |= {"payoff": view.payoff.copy(), "_payoff": done}
        return (
            self._observations(),
            view.rewards.copy(),
            view.done.copy(),
            np.zeros(self.num_envs, np.bool_),
            infos,
        )

    def _marked(self, chosen: npt.NDArray[np.int64]) -> Flags:
        """Which actions the mask has."""
        known = chosen.clip(0, self.batch.definition.actions - 1)
        marked: Flags = self.view.mask[self._rows, known] & (known == chosen)
        return marked

    def _observations(self) -> Observation:
        return self.view.observations if self._given[0] else self.view.observations.copy()

    def _infos(self) -> dict[str, Any]:
        mask = self.view.mask if self._given[1] else self.view.mask.copy()
        return {
            "action_mask": mask.view(np.int8),
            "_action_mask": self._all.copy(),
            "player": self.view.players.copy(),
            "_player": self._all.copy(),
        }

    def _seats_of(
        self, opponents: str | None, seats: int | Sequence[int] | None
    ) -> npt.NDArray[np.int64]:
        players = self.batch.players
        if opponents is None:
            if seats is not None:
                raise ValueError("there are no seats without opponents: everybody decides")
            return np.full(self.num_envs, -1, np.int64)
        chosen = np.arange(self.num_envs) % players if seats is None else np.asarray(seats)
        if chosen.dtype.kind not in "iu" or chosen.shape not in ((), (self.num_envs,)):
            raise ValueError(f"seats are a whole number, or {self.num_envs} of them, not {seats}")
        if ((chosen < 0) | (chosen >= players)).any():
            raise ValueError(f"the seats are 0 to {players - 1}")
        return np.array(np.broadcast_to(chosen, self.num_envs), np.int64)
