"""Gymnasium, one game: its own test, and the engine beside it action by action."""

from __future__ import annotations

from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils import seeding
from gymnasium.utils.env_checker import check_env

from bigapple.adapters.gymnasium import ILLEGAL_REWARD, GameEnv, name_of
from bigapple.bots import Bot
from bigapple.engine.agenda import GameRecord
from bigapple.engine.chance import Chance
from bigapple.engine.contract import GameDefinition
from bigapple.engine.layout import to_bytes
from bigapple.errors import CannotRead, IllegalAction
from bigapple.games import MODULES
from tests.adapters.walks import VARIANTS, Mirror


class Witness:
    """A bot that tells the engine's mirror what another one does, and looks at what it is shown."""

    def __init__(self, bot: Bot, mirror: Mirror) -> None:
        self.bot = bot
        self.mirror = mirror

    def choose(self, definition: GameDefinition, concealed: GameRecord, chance: Chance) -> int:
        actor = self.mirror.actor
        assert int(concealed.actor) == actor
        expected = definition.record.copy(self.mirror.batch.games[0])
        definition.table.conceal(expected, actor)
        assert to_bytes(concealed) == to_bytes(expected)
        action = self.bot.choose(definition, concealed, chance)
        self.mirror.step(action)
        return action


def keyed_like(seed: int) -> int:
    """The key of the first game after a reset with this seed."""
    rng, _ = seeding.np_random(seed)
    return int(rng.integers(2**63))


@pytest.mark.parametrize("game", MODULES)
def test_the_api(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make(name_of(game), players=2)
    check_env(env.unwrapped)
    assert capsys.readouterr().out != "", "one of the two ways to render prints"


@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_it_is_the_engine_action_by_action(game: str, options: dict[str, Any]) -> None:
    env = GameEnv(game, seat=1, **options)
    mirror = Mirror(game, keyed_like(9), options)
    env.opponents = [Witness(bot, mirror) for bot in env.opponents]
    observation, info = env.reset(seed=9)
    rng = np.random.default_rng(2)
    over = False
    while not over:
        assert mirror.actor == 1
        assert observation.tolist() == mirror.observe(1)
        assert info["action_mask"].tolist() == env.action_masks().tolist() == mirror.mask()
        action = int(rng.choice(np.flatnonzero(info["action_mask"])))
        mirror.step(action)
        observation, reward, over, truncated, info = env.step(action)
        assert not truncated
        assert reward == (mirror.payoff()[1] if over else 0)
    assert mirror.over
    assert observation.tolist() == mirror.observe(1)
    assert not info["action_mask"].any()
    with pytest.raises(ValueError, match="reset"):
        env.step(0)


def test_everything_needs_a_reset_first() -> None:
    env = GameEnv("manhattan", render_mode="ansi")
    for verb in (env.render, env.action_masks, partial(env.step, 0)):
        with pytest.raises(ValueError, match="reset"):
            verb()


def test_seats_change_unless_one_is_chosen() -> None:
    env = GameEnv("manhattan", players=4)
    env.reset(seed=1)
    assert {env.reset()[1]["seat"] for _ in range(40)} == {0, 1, 2, 3}
    env = GameEnv("manhattan", players=4, seat=2)
    assert {env.reset()[1]["seat"] for _ in range(10)} == {2}


def test_other_opponents_play_otherwise() -> None:
    def heights(opponents: str | list[str]) -> list[int]:
        env = GameEnv("manhattan", opponents, players=2, seat=0, first_player=1)
        observation, _ = env.reset(seed=4)
        for _ in range(4):
            observation, *_ = env.step(int(np.flatnonzero(env.action_masks())[0]))
        seen = env.play.definition.encoding.named(observation)
        return [int(height) for height in seen["height"].flat]

    assert heights("random") != heights("greedy")
    assert heights(["greedy"]) == heights("greedy")


def test_an_illegal_action_loses_or_is_refused() -> None:
    env = GameEnv("manhattan", players=2)
    _, info = env.reset(seed=1)
    assert not info["action_mask"][0]
    _, reward, over, _, info = env.step(0)
    assert (reward, over) == (ILLEGAL_REWARD, True)
    assert info["refusal"] == "refusal-time-to-choose"
    strict = GameEnv("manhattan", players=2, illegal="refuse")
    strict.reset(seed=1)
    with pytest.raises(IllegalAction):
        strict.step(0)
    strict.step(int(np.flatnonzero(strict.action_masks())[0]))


@pytest.mark.parametrize(
    ("wrong", "match"),
    [
        ({"opponents": ["random"]}, "3 opponents"),
        ({"opponents": None}, "needs opponents"),
        ({"seat": 4}, "seats are 0 to 3"),
        ({"illegal": "ignore"}, "'lose' or 'refuse'"),
    ],
)
def test_wrong_arguments_are_named(wrong: dict[str, Any], match: str) -> None:
    with pytest.raises(ValueError, match=match):
        GameEnv("manhattan", **wrong)


def test_unknown_bots_and_options_are_refused() -> None:
    with pytest.raises(CannotRead, match="nobody"):
        GameEnv("manhattan", "nobody")
    with pytest.raises(CannotRead, match="colour"):
        GameEnv("manhattan", colour="blue")
