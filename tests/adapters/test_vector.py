"""Gymnasium, many games: the engine beside them action by action."""

from __future__ import annotations

from typing import Any, cast

import gymnasium
import numpy as np
import numpy.typing as npt
import pytest
from gymnasium.vector import AutoresetMode

import bigapple
from bigapple.adapters.gymnasium import name_of
from bigapple.adapters.vector import GameVectorEnv
from bigapple.engine.batch import Batch
from bigapple.engine.chance import Chance, below
from bigapple.engine.events import empty_log
from bigapple.errors import CannotRead
from bigapple.games import definition
from tests.adapters.walks import VARIANTS

STEPS = 400


def some(mask: npt.NDArray[Any], rng: np.random.Generator) -> npt.NDArray[np.int64]:
    """A legal action of each game."""
    chosen: npt.NDArray[np.int64] = (mask * rng.random(mask.shape)).argmax(1)
    return chosen


@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_a_step_is_all_the_verbs_of_the_batch(game: str, options: dict[str, Any]) -> None:
    envs = GameVectorEnv(game, 5, **options)
    batch = cast(Batch, bigapple.batch(game, 5, seed=21, **options))
    batch.reset()
    observations, infos = envs.reset(seed=21)
    rng = np.random.default_rng(1)
    ended = 0
    for _ in range(STEPS):
        assert (observations == batch.observe()).all()
        assert (infos["action_mask"] == batch.legal_mask()).all()
        players = batch.games["actor"].copy()
        assert (infos["player"] == players).all()
        actions = some(infos["action_mask"], rng)
        observations, rewards, over, truncated, infos = envs.step(actions)
        batch.step(actions)
        payoff, done = batch.outcome()
        assert (over == done).all()
        assert (rewards == payoff[range(5), players]).all()
        assert not truncated.any()
        assert ("payoff" in infos) == done.any() == ("final_obs" in infos)
        if done.any():
            assert (infos["payoff"][done] == payoff[done]).all()
            final = batch.observe(players=players)
            assert (infos["final_obs"][done] == final[done]).all()
            assert (infos["_final_obs"] == done).all()
        batch.reset(done)
        ended += int(done.sum())
    assert ended >= 5


@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_others_answer_at_random_until_the_hero_decides(game: str, options: dict[str, Any]) -> None:
    """Replayed one by one on the table's rules, with the same chance."""
    count, players = 4, options["players"]
    envs = GameVectorEnv(game, count, opponents="random", **options)
    rules, table = definition(game), definition(game).table
    heroes = [i % players for i in range(count)]
    batch = cast(Batch, bigapple.batch(game, count, seed=8, **options))
    chances = [Chance.copy(chance) for chance in batch.chances]
    codes = rules.codes(envs_options(game, options))
    legal, payoff = np.zeros(rules.list_room, np.int16), np.zeros(rules.most_players)

    def deal(i: int) -> Any:
        dealt = rules.record.new()
        table.deal(dealt, chances[i], codes, empty_log(0))
        return dealt

    def answer(i: int) -> None:
        while games[i].actor not in (-1, heroes[i]):
            action = legal[below(chances[i], table.legal(games[i], legal))]
            table.apply(games[i], int(action), chances[i], empty_log(0))

    games = [deal(i) for i in range(count)]
    for i in range(count):
        answer(i)
    observations, infos = envs.reset(seed=8)
    rng = np.random.default_rng(1)
    ended = 0
    for _ in range(STEPS // 2):
        assert infos["player"].tolist() == heroes
        actions = some(infos["action_mask"], rng)
        observations, rewards, over, _, infos = envs.step(actions)
        for i in range(count):
            table.apply(games[i], int(actions[i]), chances[i], empty_log(0))
            answer(i)
            assert over[i] == table.outcome(games[i], payoff)
            assert rewards[i] == payoff[heroes[i]]
            if over[i]:
                ended += 1
                games[i] = deal(i)
                answer(i)
            seen = np.zeros(rules.encoding.length, np.int16)
            table.observe(games[i], heroes[i], seen)
            assert (observations[i] == seen).all()
    assert ended >= count


def envs_options(game: str, options: dict[str, Any]) -> dict[str, Any]:
    return {o.name: options.get(o.name, o.default) for o in definition(game).options}


def test_what_is_returned_is_new_or_the_callers_own() -> None:
    envs = GameVectorEnv("manhattan", 3)
    first, infos = envs.reset(seed=1)
    kept = first.copy()
    second, *_, later = envs.step(infos["action_mask"].argmax(1))
    assert (first == kept).all()
    assert not np.shares_memory(first, second)
    assert not np.shares_memory(infos["action_mask"], later["action_mask"])

    observations = np.full_like(first, 99)
    mask = np.zeros(infos["action_mask"].shape, np.bool_)
    own = GameVectorEnv("manhattan", 3, observations=observations, mask=mask)
    told, infos = own.reset(seed=1)
    assert told is observations
    assert np.shares_memory(infos["action_mask"], mask)
    assert (observations == first).all()
    own.step(mask.argmax(1))
    assert (observations == second).all()
    assert (mask == later["action_mask"]).all()
    with pytest.raises(ValueError, match="int16"):
        GameVectorEnv("manhattan", 3, observations=np.zeros((3, 5), np.int16))


def test_threads_change_nothing() -> None:
    one = GameVectorEnv("manhattan", 600)
    two = GameVectorEnv("manhattan", 600, threads=2)
    rng = np.random.default_rng(1)
    told = [envs.reset(seed=2) for envs in (one, two)]
    for _ in range(20):
        actions = some(told[0][1]["action_mask"], rng)
        told = [(step[0], step[-1]) for step in (one.step(actions), two.step(actions))]
        assert (told[0][0] == told[1][0]).all()


def test_seeds_repeat_and_without_one_chance_goes_on() -> None:
    envs = GameVectorEnv("king-of-new-york", 4)
    first, _ = envs.reset(seed=5)
    assert (envs.reset()[0] != first).any()
    assert (envs.reset(seed=5)[0] == first).all()
    assert (GameVectorEnv("king-of-new-york", 4).reset()[0] != first).any()


@pytest.mark.parametrize("game", ["manhattan", "king-of-new-york"])
def test_gymnasium_knows_it(game: str) -> None:
    envs = gymnasium.make_vec(name_of(game), num_envs=3, vectorization_mode="vector_entry_point")
    assert envs.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    observations, infos = envs.reset(seed=1)
    assert observations in envs.observation_space
    actions = infos["action_mask"].argmax(1)
    assert actions in envs.action_space
    assert envs.step(actions)[0] in envs.observation_space
    assert infos["player"].tolist() == [0, 1, 2]
    envs.close()


def test_a_name_is_one_task_unless_another_is_asked_for() -> None:
    def deciding(envs: Any, key: str) -> list[list[int]]:
        """Who decides in each game, step by step."""
        told = []
        _, infos = envs.reset(seed=1)
        for _ in range(8):
            told.append(infos[key].tolist())
            *_, infos = envs.step(np.stack(infos["action_mask"]).argmax(1))
        return told

    name = name_of("manhattan")
    many = gymnasium.make_vec(name, 2, players=2)
    assert deciding(many, "player") == [[0, 1]] * 8
    one_by_one = gymnasium.make_vec(name, 2, vectorization_mode="sync", players=2)
    seats = deciding(one_by_one, "seat")
    assert seats == [seats[0]] * 8
    everybody = gymnasium.make_vec(name, 2, players=2, opponents=None)
    assert len({tuple(players) for players in deciding(everybody, "player")}) > 1


def test_an_illegal_action_is_named() -> None:
    envs = GameVectorEnv("manhattan", 2)
    _, infos = envs.reset(seed=1)
    actions = infos["action_mask"].argmax(1)
    actions[1] = 0
    with pytest.raises(ValueError, match=r"action 0 of game 1 is refused: code \d+, clause M3.2"):
        envs.step(actions)


@pytest.mark.parametrize("opponents", [None, "random"])
@pytest.mark.parametrize("wrong", [0, -1, 100_000])
def test_an_illegal_action_changes_nothing(opponents: str | None, wrong: int) -> None:
    envs = GameVectorEnv("manhattan", 3, opponents)
    _, infos = envs.reset(seed=1)
    actions = infos["action_mask"].argmax(1)
    illegal = actions.copy()
    illegal[1] = wrong
    before = envs.batch.games.tobytes(), envs.batch.chances.tobytes()
    with pytest.raises(ValueError, match=f"action {wrong} of game 1 is refused"):
        envs.step(illegal)
    assert (envs.batch.games.tobytes(), envs.batch.chances.tobytes()) == before
    envs.step(actions)


def test_a_mask_of_the_callers_may_be_written_over() -> None:
    mask = np.zeros((2, definition("manhattan").actions), np.bool_)
    envs = GameVectorEnv("manhattan", 2, mask=mask)
    envs.reset(seed=1)
    actions = mask.argmax(1)
    mask[:] = False
    envs.step(actions)
    mask[:] = True
    with pytest.raises(ValueError, match="action 0 of game 0 is refused"):
        envs.step(np.zeros(2, np.int64))


def test_the_first_step_needs_a_reset() -> None:
    mask = np.ones((2, definition("manhattan").actions), np.bool_)
    for envs in (GameVectorEnv("manhattan", 2), GameVectorEnv("manhattan", 2, mask=mask)):
        with pytest.raises(ValueError, match=r"reset\(\) must come first"):
            envs.step(np.zeros(2, np.int64))
        envs.reset(seed=1)
        envs.step(envs.view.mask.argmax(1))


@pytest.mark.parametrize(
    ("wrong", "match"),
    [
        ({"opponents": "greedy"}, "'greedy'"),
        ({"seats": 1}, "everybody decides"),
        ({"opponents": "random", "seats": [0, 4]}, "0 to 3"),
        ({"opponents": "random", "seats": [0, 1, 2]}, r"or 2 of them, not \[0, 1, 2\]"),
        ({"opponents": "random", "seats": [0]}, "or 2 of them"),
        ({"opponents": "random", "seats": [0.0, 1.5]}, r"whole number, .* not \[0.0, 1.5\]"),
        ({"render_mode": "human"}, "rendered"),
        ({"observations": [[0]]}, "array of int16 .* is needed, not a list"),
        ({"mask": [[True]]}, "array of bool .* is needed, not a list"),
    ],
)
def test_wrong_arguments_are_named(wrong: dict[str, Any], match: str) -> None:
    with pytest.raises(ValueError, match=match):
        GameVectorEnv("manhattan", 2, **wrong)


@pytest.mark.parametrize("wrong", [{"colour": "blue"}, {"seed": 7}, {"device": "cpu"}])
def test_there_are_no_options_but_the_games_own(wrong: dict[str, Any]) -> None:
    with pytest.raises(CannotRead, match=f"no option called {next(iter(wrong))}"):
        GameVectorEnv("manhattan", 2, **wrong)


@pytest.mark.parametrize("seed", [-1, 2**63])
def test_a_seed_that_is_none_is_refused_and_changes_nothing(seed: int) -> None:
    envs = GameVectorEnv("manhattan", 2)
    envs.reset(seed=1)
    before = envs.batch.games.tobytes(), envs.batch.chances.tobytes()
    with pytest.raises(ValueError, match=f"a seed is .* not {seed}"):
        envs.reset(seed=seed)
    assert (envs.batch.games.tobytes(), envs.batch.chances.tobytes()) == before
    envs.reset(seed=2**63 - 1)


def test_actions_are_whole_numbers() -> None:
    envs = GameVectorEnv("manhattan", 2)
    _, infos = envs.reset(seed=1)
    actions = infos["action_mask"].argmax(1)
    with pytest.raises(ValueError, match="array of int64 is needed, not of float64"):
        envs.step(actions + 0.5)
    envs.step(actions.astype(np.int16))
