"""What faces of dice are worth in King of New York, and which dice quick play throws again."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

import bigapple
from bigapple.bots import tree
from bigapple.bots.king_of_new_york import search
from bigapple.bots.king_of_new_york.faces import may_reroll, quick_reroll, worth_of_face
from bigapple.bots.king_of_new_york.insight import WEIGHTS
from bigapple.bots.king_of_new_york.score import weights_of
from bigapple.games.king_of_new_york import actions
from bigapple.games.king_of_new_york.components import CELEBRITY, FACES, OUCH
from bigapple.games.king_of_new_york.dice import masked
from bigapple.games.king_of_new_york.happenings import REROLL
from bigapple.games.king_of_new_york.monsters import borough_of, units_in

GAME = "king-of-new-york"


def rerolls(seed: int, most: int) -> list[Any]:
    """Positions of a random game in which dice may be rerolled."""
    match = bigapple.new(GAME, players=2 + seed % 3, seed=seed)
    luck = Random(seed)
    found: list[Any] = []
    while match.actor is not None and len(found) < most:
        game: Any = match.concealed(match.actor)
        if game.decision == REROLL:
            found.append(game)
        match.play(luck.choice(match.legal))
    return found


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("thinker", [-1, 0, 1])
def test_faces_are_rerolled_whose_dice_would_be_worth_more_on_average(
    seed: int, thinker: int
) -> None:
    tuning = search.TUNING.copy()
    tuning[tree.SELF] = thinker
    definition = bigapple.new(GAME, players=2, seed=0).definition
    some = False
    for game in rerolls(seed, 40):
        player, start = int(game.actor), WEIGHTS + weights_of(game)
        room = np.zeros(definition.list_room, np.int16)
        legal = room[: definition.table.legal(game, room)]
        action = quick_reroll(game, legal, start, tuning)
        assert action in legal

        def worth(dice: list[int], game: Any = game, who: int = player, at: int = start) -> float:
            return sum(worth_of_face(game, who, f, n, at, tuning) for f, n in enumerate(dice))

        lying = [int(n) for n in game.dice]
        for face in range(FACES):
            if lying[face] == 0:
                continue
            one_less = [n - (f == face) for f, n in enumerate(lying)]
            changed = [worth([n + (f == new) for f, n in enumerate(one_less)]) for new in range(6)]
            gain = sum(changed) / FACES - worth(lying)
            taken = masked(game, action - actions.FIRST_REROLL, face)
            assert taken in (0, lying[face])
            if may_reroll(game, player, face) and abs(gain) > 1e-9:
                # To keep all dice may be forbidden (K11.19): then something has to fly.
                assert (taken > 0) == (gain > 0) or action == int(legal[0])
                some |= bool(gain > 0)
    assert some


def test_a_third_celebrity_is_what_counts_and_shots_hurt() -> None:
    tuning = search.TUNING
    shot = 0
    for game in rerolls(2, 40):
        player, start = int(game.actor), WEIGHTS + weights_of(game)
        if game.superstar != player:
            assert worth_of_face(game, player, CELEBRITY, 2, start, tuning) == 0
        assert worth_of_face(game, player, CELEBRITY, 4, start, tuning) > 0
        if 1 < units_in(game, borough_of(game, player)) < game.hearts[player]:
            assert worth_of_face(game, player, OUCH, 1, start, tuning) < 0
            shot += 1
    assert shot > 0
