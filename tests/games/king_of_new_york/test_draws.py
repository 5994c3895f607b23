"""Chance in King of New York is fair: dice, tiles, cards, monsters and the start player."""

from __future__ import annotations

from typing import Any, cast

import numpy as np
import pytest
from scipy.stats import binom, chisquare

import bigapple
from bigapple.engine.batch import Batch
from bigapple.engine.compiler import COMPILED
from bigapple.engine.events import empty_log, read
from bigapple.games.king_of_new_york.state import Game
from bigapple.match import Match
from tests.games.king_of_new_york.positions import monster, table
from tests.games.king_of_new_york.test_setup import BOROUGHS, TILES
from tests.games.king_of_new_york.walks import KING, PLAYERS, new_chance, with_players

COUNT = 4000 if COMPILED else 500
UNLIKELY = 1e-4
"""The seeds are fixed, so a test that passes once passes always."""


def deals(players: int) -> Any:
    """The records of many games that have just been dealt."""
    batch = cast(Batch, bigapple.batch(KING.id, COUNT, seed=11, players=players))
    batch.reset()
    return batch.games


def results(match: Match, *texts: str) -> Any:
    """The records of many games in which the same actions were taken at one position."""
    batch = cast(Batch, bigapple.batch(KING.id, COUNT, seed=12, **match.options))
    batch.games[:] = match.game
    for text in texts:
        (attempt,) = KING.people.parse(match.game, int(match.game.actor), text)
        assert not batch.step(np.full(COUNT, attempt.index)).any()
        match.play(text)
    return batch.games


def check_counts(values: Any, chances: Any) -> None:
    """Values that have these chances: no other comes, and each as often as it should."""
    observed = np.bincount(np.asarray(values).ravel(), minlength=len(chances))
    assert len(observed) == len(chances)
    expected = np.asarray(chances) / np.sum(chances) * observed.sum()
    assert not observed[expected == 0].any()
    often = expected >= 5
    rest = observed[~often].sum(), expected[~often].sum()
    observed, expected = observed[often], expected[often]
    if rest[1] > 0:
        observed, expected = np.append(observed, rest[0]), np.append(expected, rest[1])
    assert chisquare(observed, expected).pvalue > UNLIKELY


@pytest.mark.parametrize("players", PLAYERS)
def test_everyone_starts_equally_often(players: int) -> None:
    check_counts(deals(players)["first_player"], np.ones(players))


@pytest.mark.rule("K2.4")
def test_a_start_roll_has_as_many_attacks_as_eight_dice_have() -> None:
    chance, log, attacks = new_chance(13), empty_log(64), []
    codes = KING.codes(with_players(4))
    for _ in range(COUNT // 5):
        log[0] = 0
        KING.table.deal(cast(Game, KING.record.new()), chance, codes, log)
        rolls = [event for event in read(log, KING.events) if event.kind == "start-rolled"]
        assert [roll["player"] for roll in rolls[:4]] == [0, 1, 2, 3]
        attacks += [roll["attacks"] for roll in rolls]
    check_counts(attacks, binom(8, 1 / 6).pmf(range(9)))


@pytest.mark.parametrize("players", [2, 6])
def test_every_monster_is_drawn_equally_often_for_everyone(players: int) -> None:
    monsters = deals(players)["monsters"]
    for player in range(players):
        check_counts(monsters[:, player], np.ones(6))
    pairs = monsters[:, 0].astype(int) * 6 + monsters[:, 1]
    check_counts(pairs, [first != second for first in range(6) for second in range(6)])


@pytest.mark.rule("K2.1")
def test_tops_are_as_likely_as_there_are_tiles() -> None:
    tops = deals(4)["tops"]
    for pile in (0, 7, 14):
        check_counts(tops[:, pile], list(TILES.values()))


@pytest.mark.rule("K2.2")
def test_every_card_is_for_sale_equally_often() -> None:
    market = deals(3)["market"]
    for slot in range(3):
        check_counts(market[:, slot], np.ones(64))


@pytest.mark.rule("K1.2", "K4.2")
def test_every_face_is_rolled_and_rerolled_equally_often() -> None:
    match = table([monster("bronx"), monster("queens")])
    rolled = results(match, "roll")["dice"]
    assert (rolled.sum(axis=1) == 6).all()
    check_counts(np.repeat(np.arange(6), rolled.sum(axis=0)), np.ones(6))
    assert abs(rolled.var(axis=0).mean() - 6 * 5 / 36) < 0.1  # Each die for itself.
    match = table([monster("bronx"), monster("queens")], decision="reroll", dice="EEEAAA")
    rerolled = results(match, "reroll E E A")["dice"] - np.array([1, 2, 0, 0, 0, 0])
    assert (rerolled >= 0).all()
    check_counts(np.repeat(np.arange(6), rerolled.sum(axis=0)), np.ones(6))


@pytest.mark.rule("K5.8")
def test_a_tile_that_is_revealed_is_as_likely_as_there_are_unseen_ones() -> None:
    piles = {borough: ["high-rise-3", "power-plant-3", "hospital-3"] for borough in BOROUGHS[1:3]}
    piles["bronx"] = ["high-rise-1", "high-rise-3", "power-plant-3"]
    match = table(
        [monster("bronx"), monster("queens")], decision="resolve", dice="DEEEEE", piles=piles
    )
    unseen = match.position()["unseen_tiles"]
    assert unseen["high-rise-3"] == 0
    revealed = results(match, "resolve D")["tops"][:, 0]
    check_counts(revealed, list(unseen.values()))


@pytest.mark.rule("K8.4")
def test_a_card_that_is_turned_up_is_any_of_the_deck() -> None:
    match = table([monster("bronx", energy=2), monster("queens")], decision="buy")
    deck = [name in match.position()["deck"] for name in card_names()]
    market = results(match, "sweep")["market"]
    for slot in range(3):
        check_counts(market[:, slot], deck)


@pytest.mark.rule("K8.6")
def test_a_new_deck_is_shuffled() -> None:
    """The deck has one card; the others of the market come from the discard pile."""
    match = table(
        [monster("bronx", energy=2), monster("queens")],
        decision="buy",
        market=["fury", "diva", "subway"],
        deck=["drain"],
    )
    before = match.position()
    market = results(match, "sweep")["market"]
    assert (market[:, 0] == card_names().index("drain")).all()
    others = [name in [*before["discard_pile"], *before["market"]] for name in card_names()]
    others[card_names().index("drain")] = False
    for slot in (1, 2):
        check_counts(market[:, slot], others)


@pytest.mark.rule("K11.1")
def test_antimatter_doubles_one_time_in_six() -> None:
    attacker = monster("bronx", cards=["antimatter-pellets"])
    match = table([attacker, monster("lower")], decision="resolve", dice="AEEEEE")
    hearts = results(match, "resolve A")["hearts"][:, 1]
    check_counts(10 - hearts, [0, 5, 1])


def card_names() -> list[str]:
    """The cards by their number."""
    return [KING.people.outcome_text(2, card).removeprefix("card ") for card in range(64)]
