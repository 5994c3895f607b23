"""PettingZoo: its own tests, and the engine beside it action by action."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from functools import partial
from typing import Any, cast

import numpy as np
import pytest

from bigapple.adapters import pettingzoo
from bigapple.engine.layout import to_bytes
from bigapple.errors import CannotRead, IllegalAction
from bigapple.games import MODULES
from bigapple.games.manhattan.state import Game
from tests.adapters.walks import VARIANTS, Mirror

with warnings.catch_warnings():
    # Its tests import a game of its own in a way that it warns of.
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, seed_test

# PettingZoo keeps a list of its own games whose observations have masks; it warns of all others.
MASKED = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)


@MASKED
@pytest.mark.parametrize("make", [pettingzoo.raw_env, pettingzoo.env])
@pytest.mark.parametrize("game", MODULES)
def test_the_api(game: str, make: Any) -> None:
    api_test(make(game), num_cycles=200)


@pytest.mark.parametrize("game", MODULES)
def test_seeds(game: str) -> None:
    seed_test(partial(pettingzoo.env, game), num_cycles=100)


@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_it_is_the_engine_action_by_action(game: str, options: dict[str, Any]) -> None:
    env = pettingzoo.raw_env(game, **options)
    env.reset(seed=11)
    mirror = Mirror(game, 11, options)
    rng = np.random.default_rng(5)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    fallen: set[str] = set()
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        rewards[agent] += reward
        assert not truncation
        if termination:
            if not mirror.over:
                assert env.play.playing()[env.possible_agents.index(agent)] is False
                fallen.add(agent)
            env.step(None)
            continue
        assert agent not in fallen
        assert env.possible_agents.index(agent) == mirror.actor
        assert observation is not None
        assert observation["action_mask"].tolist() == mirror.mask()
        for player, other in enumerate(env.possible_agents):
            assert env.observe(other)["observation"].tolist() == mirror.observe(player)
            assert env.observe(other)["action_mask"].any() == (other == agent)
        action = int(rng.choice(np.flatnonzero(observation["action_mask"])))
        env.step(action)
        mirror.step(action)
    assert mirror.over
    assert list(rewards.values()) == mirror.payoff()[: len(rewards)]
    assert bool(fallen) == (options["players"] == 6), "six monsters fall one by one"


def test_nobody_sees_anothers_cards() -> None:
    env = pettingzoo.raw_env("manhattan", players=2)
    env.reset(seed=3)
    encoding = env.play.definition.encoding
    for _ in range(30):
        action = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0])
        env.step(action)
        for player, agent in enumerate(env.possible_agents):
            seen = env.observe(agent)["observation"]
            hands = cast(Game, env.play.record).hands
            assert encoding.named(seen)["hand"].tolist() == hands[player].tolist()
            hands[1 - player] = np.roll(hands[1 - player], 1)
            assert (env.observe(agent)["observation"] == seen).all()
            hands[1 - player] = np.roll(hands[1 - player], -1)


def test_an_illegal_action_is_refused_or_loses() -> None:
    raw = pettingzoo.raw_env("manhattan")
    raw.reset(seed=1)
    agent = raw.agent_selection
    before = to_bytes(raw.play.record)
    with pytest.raises(IllegalAction) as refusal:
        raw.step(0)
    assert refusal.value.clause == "M3.2"
    with pytest.raises(CannotRead):
        raw.step(10_000)
    assert (to_bytes(raw.play.record), raw.agent_selection) == (before, agent)

    env = pettingzoo.env("manhattan")
    env.reset(seed=1)
    agent = env.agent_selection
    env.last()
    env.step(0)
    assert all(env.terminations.values())
    assert env.rewards[agent] == pettingzoo.ILLEGAL_REWARD


def test_without_a_seed_every_deal_is_another() -> None:
    env = pettingzoo.raw_env("manhattan")
    env.reset(seed=1)
    first = env.observe("player_0")["observation"]
    env.reset()
    assert (env.observe("player_0")["observation"] != first).any()
    env.reset(seed=1)
    assert (env.observe("player_0")["observation"] == first).all()


def test_it_is_rendered_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    env = pettingzoo.raw_env("manhattan", render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert text is not None
    assert "cards are in the pile" in text
    human = pettingzoo.raw_env("manhattan", render_mode="human")
    human.reset(seed=1)
    assert human.render() is None
    assert capsys.readouterr().out == text + "\n"


@pytest.mark.parametrize(
    "verb",
    [
        lambda env: env.render(),
        lambda env: env.observe("player_0"),
        lambda env: env.step(0),
    ],
    ids=["render", "observe", "step"],
)
def test_everything_needs_a_reset_first(verb: Callable[[pettingzoo.raw_env], Any]) -> None:
    env = pettingzoo.raw_env("manhattan", render_mode="ansi")
    with pytest.raises(ValueError, match=r"reset\(\) must come first"):
        verb(env)
