"""The network of King of New York: what it counts, and chances that make sense."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from bigapple.bots.king_of_new_york import network, search
from bigapple.bots.king_of_new_york.insight import judge
from bigapple.bots.king_of_new_york.network import FEELINGS, THOUGHTS, TRAITS
from bigapple.engine.layout import Array
from bigapple.games.king_of_new_york.monsters import in_play
from tests.bots.king_of_new_york.test_faces import rerolls
from tests.games.king_of_new_york.positions import DEAD, monster, table

NUMBERS = network.read()


def foretold(game: Any, numbers: Array = NUMBERS) -> Array:
    """Each monster's chance; `numbers` are of both sets."""
    w = np.concatenate([numbers, np.full(network.ROOM, 9.0)])
    chances = np.full(6, 9.0)
    network.foretell(game, chances, w, 0)
    assert (w[: len(numbers)] == numbers).all()
    assert (chances[int(game.players) :] == 9.0).all()
    return chances[: int(game.players)]


def reckoned(game: Any, numbers: Array) -> Array:
    """The same by matrices."""
    alive = [player for player in range(int(game.players)) if in_play(game, player)]
    numbers = numbers.reshape(2, -1)[int(len(alive) > 2)]
    lines = numbers[: network.LINKS].reshape(TRAITS, 2, FEELINGS)
    links = numbers[network.LINKS : network.ENDS].reshape(THOUGHTS, FEELINGS + 1)
    amounts = np.zeros((len(alive), TRAITS))
    for row, player in enumerate(alive):
        notes = np.zeros(2 * network.MOST_TRAITS)
        count = network.traits_of(game, player, notes, 0)
        for trait, amount in notes[: 2 * count].reshape(-1, 2):
            amounts[row, int(trait)] += amount
    others = amounts.sum(axis=0) - amounts
    feelings = amounts @ lines[:, 0] + others @ lines[:, 1]
    thoughts = np.maximum(feelings, 0) @ links[:, :-1].T + links[:, -1]
    odds = np.exp(np.maximum(thoughts, 0) @ numbers[network.ENDS :])
    found = np.zeros(int(game.players))
    found[alive] = odds / odds.sum()
    return found


@pytest.mark.parametrize("seed", [0, 1, 2, 3])
def test_chances_are_what_matrices_say(seed: int) -> None:
    numbers = np.random.default_rng(seed).normal(0, 0.2, 2 * network.NUMBERS)
    some = rerolls(seed, 60)
    assert some
    for game in some:
        assert foretold(game, numbers) == pytest.approx(reckoned(game, numbers))
        assert foretold(game) == pytest.approx(reckoned(game, NUMBERS))


def test_a_trait_is_one_thing() -> None:
    for game in rerolls(2, 40):
        notes = np.zeros(2 * network.MOST_TRAITS)
        count = network.traits_of(game, 0, notes, 0)
        traits = notes[: 2 * count : 2]
        assert ((traits >= 0) & (traits < TRAITS)).all()
        assert count >= 6
        held = traits[(traits < network.BUILDING) | (traits >= network.SUPERSTAR)]
        assert len(set(held)) == len(held)


def judged(*monsters: dict[str, Any], **keys: Any) -> Array:
    """Each monster's chance, as the search sees it."""
    reward = np.full(6, 9.0)
    game: Any = table(list(monsters), **keys).concealed(0)
    judge(game, reward, search.TUNING)
    return reward[: len(monsters)]


@pytest.mark.parametrize("count", [2, 3, 4])
@pytest.mark.parametrize(
    ("worse", "better"),
    [
        ({"stars": 4}, {"stars": 16}),
        ({"hearts": 1}, {"hearts": 10}),
        ({"energy": 0}, {"energy": 9}),
    ],
)
def test_who_has_more_has_better_chances(
    count: int, worse: dict[str, Any], better: dict[str, Any]
) -> None:
    others = [monster(place) for place in ("queens", "brooklyn", "staten-island")[: count - 1]]
    less = judged(monster("bronx", **worse), *others)[0]
    assert judged(monster("bronx", **better), *others)[0] > less


def test_the_dead_have_none_and_all_chances_are_one_together() -> None:
    for others in ([DEAD], [DEAD, monster("queens")]):
        found = judged(monster("bronx"), *others, monster("lower"))
        assert found[1] == 0
        assert found.sum() == pytest.approx(1)


@pytest.mark.parametrize("others", [[DEAD], [DEAD, monster("queens")]])
def test_it_is_the_same_from_every_seat(others: list[dict[str, Any]]) -> None:
    monsters = [monster("bronx", stars=3), monster("lower", hearts=4), *others]
    first = judged(*monsters, active=0)
    last = len(monsters) - 1
    assert np.roll(first, -1) == pytest.approx(judged(*monsters[1:], *monsters[:1], active=last))


def test_turns_are_counted_of_the_living() -> None:
    monsters = [monster("bronx"), DEAD, monster("queens"), monster("lower")]
    game: Any = table(monsters, active=2).concealed(2)
    assert [network.turns_before(game, player) for player in (2, 3, 0)] == [0, 1, 2]
