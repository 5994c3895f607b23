"""The tree of a search: which action is tried next."""

from __future__ import annotations

import pytest

from bigapple import games
from bigapple.bots import tree
from bigapple.bots.search import new_space

LIKED, BETTER = 1, 2


FIRM = 1600.0


def state_of(tries: int, firm: float) -> tree.Space:
    """Two actions after so many tries of each: one makes the better impression, one wins more."""
    space = new_space(games.definition("manhattan"), {tree.FORESIGHT: firm})
    for place, node, weight, won in ((0, LIKED, 3.0, 0.50), (1, BETTER, 1.0, 0.52)):
        space.edges[place] = node
        space.tree[node].weight = weight
        space.tree[node].visits = tries
        space.tree[node].total = won * tries
    return space


@pytest.mark.parametrize("firm", [FIRM, 1e9])
def test_at_first_what_makes_a_better_impression_is_tried(firm: float) -> None:
    assert tree.best_edge(state_of(10, firm), 2, 0.5) == 0


def test_an_impression_that_fades_gives_way_to_what_wins() -> None:
    assert tree.best_edge(state_of(100_000, 1e9), 2, 0.5) == 1


def test_a_firm_impression_never_does() -> None:
    assert tree.best_edge(state_of(100_000, FIRM), 2, 0.5) == 0


@pytest.mark.parametrize(
    ("players", "visits", "steps"),
    [
        (2, 0, 0),
        (2, 1999, 0),
        (2, 2000, 1),
        (2, 19_999, 1),
        (2, 20_000, 2),
        (2, 200_000, 3),
        (3, 200_000, 0),
    ],
)
def test_quick_play_goes_the_farther_the_longer_one_has_thought(
    players: int, visits: int, steps: int
) -> None:
    space = new_space(games.definition("manhattan"), {})
    space.base[0] = 1
    space.tree[1].visits = visits
    assert tree.reach(space, players) == steps
    space.tuning[tree.STRETCH] = 4.0
    assert tree.reach(space, players) == 4 + steps


def test_at_king_of_new_york_quick_play_goes_no_farther() -> None:
    space = new_space(games.definition("king-of-new-york"), {})
    space.base[0] = 1
    space.tree[1].visits = 2_000_000_000
    assert tree.reach(space, 2) == 0
