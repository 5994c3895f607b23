"""How the network of King of New York learns: slopes that are slopes, and goals on the way."""

from __future__ import annotations

import numpy as np
import pytest
from tools.learning import KINDS, MOST, Network, Samples, foretold, learn, surprise

from bigapple.bots.king_of_new_york import network
from bigapple.engine.layout import Array
from bigapple.games.king_of_new_york.monsters import in_play
from tests.bots.king_of_new_york.test_faces import rerolls
from tests.bots.king_of_new_york.test_network import foretold as foretold_of

luck = np.random.default_rng(1)


def samples(count: int, players: int = 3) -> Samples:
    """Positions of a random kind in which the living monster with most stars wins; a third of the
    last ones are dead."""
    stars = luck.integers(0, 20, (count, players))
    stars[::3, -1] = -1
    zeros = np.zeros((count, players, 3), np.int64)
    traits, amounts = zeros.copy(), zeros.copy()
    traits[:, :, 0] = network.STARS_HELD + np.maximum(0, stars)
    traits[:, :, 1] = network.PLACE + luck.integers(0, 4, (count, players))
    amounts[:, :, :2] = (stars >= 0)[..., None]
    payoff = np.eye(players)[stars.argmax(axis=1)]
    kinds = luck.integers(0, KINDS, (count, players)).astype(np.int8)
    return Samples(traits, amounts, payoff, kinds, np.arange(count))


def test_slopes_are_how_the_surprise_changes() -> None:
    some = samples(16)
    taught = Network()
    taught.parts = [part.astype(np.float64) for part in taught.parts]
    traits = some.dense().astype(np.float64)
    slopes = taught.slopes(traits, some.payoff)
    step = 1e-6
    for part, slope in zip(taught.parts, slopes, strict=True):
        for place in luck.integers(0, part.size, 12):
            index = np.unravel_index(place, part.shape)
            before = part[index]
            found = []
            for moved in (before + step, before - step):
                part[index] = moved
                found.append(surprise(taught.chances(traits)[0], some.payoff))
            part[index] = before
            assert (found[0] - found[1]) / (2 * step) == pytest.approx(slope[index], abs=1e-5)


def test_it_learns_that_more_stars_are_better() -> None:
    some = samples(6000)
    taught = Network()
    news = list(learn(taught, some, rounds=5))
    assert news[-1][1] < min(0.5, news[0][1])


@pytest.mark.parametrize("seed", [0, 2])
def test_the_search_reckons_with_what_was_learned(seed: int) -> None:
    taught, kind = Network(), 3
    numbers = np.tile(taught.numbers(kind), 2)
    for game in rerolls(seed, 40):
        players = int(game.players)
        traits = np.zeros((1, players, MOST), np.uint8)
        amounts = np.zeros((1, players, MOST), np.int8)
        for player in range(players):
            if in_play(game, player):
                notes = np.zeros(2 * network.MOST_TRAITS)
                count = network.traits_of(game, player, notes, 0)
                traits[0, player, :count] = notes[: 2 * count : 2]
                amounts[0, player, :count] = notes[1 : 2 * count : 2]
        kinds = np.full((1, players), kind, np.int8)
        one = Samples(traits, amounts, np.zeros((1, players)), kinds, np.zeros(1))
        expected = taught.chances(one.dense())[0][0]
        assert foretold_of(game, numbers) == pytest.approx(expected, abs=1e-4)


def test_half_of_a_goal_is_what_comes_next() -> None:
    chances = np.array([[0.9, 0.1], [0.6, 0.4], [0.2, 0.8], [0.5, 0.5]])
    payoff: Array = np.array([[1.0, 0.0], [1.0, 0.0], [1.0, 0.0], [0.0, 1.0]])
    found = foretold(chances, payoff, np.array([1, 1, 1, 2]))
    assert found[3].tolist() == [0.0, 1.0]
    assert found[2].tolist() == [1.0, 0.0]
    assert found[1] == pytest.approx([0.6, 0.4])
    assert found[0] == pytest.approx([0.6, 0.4])
