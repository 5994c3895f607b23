"""The end of a game: who has won, and the other places (M7)."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import bigapple
from bigapple.match import Match
from tests.games.manhattan.boards import COLOURS, before_last_turn, position, twos

ROUNDS = [(4, "2018", 4), (4, "1994", 4), (3, "2018", 6), (3, "1994", 6), (2, "2018", 4)]
ROUNDS += [(2, "1994", 6)]


def ended(
    *scores: int,
    tallest: str | None = None,
    majorities: tuple[int, ...] = (),
    players: int = 4,
    edition: str = "2018",
) -> Match:
    """A finished match with scores and majorities by colour."""
    rounds = next(r for p, e, r in ROUNDS if (p, e) == (players, edition))
    last_scoring: dict[str, Any] = {
        "tallest": tallest,
        "majorities": dict(zip(COLOURS, majorities, strict=False)),
    }
    return bigapple.load(
        position(
            {},
            options={"players": players, "edition": edition},
            decision="over",
            round=rounds,
            score=dict(zip(COLOURS, scores, strict=False)),
            last_scoring=last_scoring,
        )
    )


def places(*scores: int, **keys: Any) -> tuple[int, ...]:
    outcome = ended(*scores, **keys).outcome
    assert outcome is not None
    return outcome.ranking


def winners(*scores: int, **keys: Any) -> tuple[int, ...]:
    """The winners, who must be just those in the first place and share the payoff."""
    match = ended(*scores, **keys)
    outcome = match.outcome
    assert outcome is not None
    assert outcome.winners == tuple(p for p, place in enumerate(outcome.ranking) if place == 1)
    payoff = np.zeros(match.definition.most_players)
    assert match.definition.table.outcome(match.game, payoff)
    assert payoff.sum() == pytest.approx(1)
    for player in range(match.players):
        won = player in outcome.winners
        assert payoff[player] == pytest.approx(1 / len(outcome.winners) if won else 0)
    return outcome.winners


# M7.1 The highest score wins after the last round.


@pytest.mark.rule("M7.1")
@pytest.mark.parametrize(("players", "edition", "rounds"), ROUNDS)
def test_the_game_ends_after_the_last_round(players: int, edition: str, rounds: int) -> None:
    options = {"players": players, "edition": edition}
    text = "build 1 A 1 blue" if players == 2 else "build 1 A 1"
    for number in (1, rounds - 1):
        match = before_last_turn({}, options=options, round=number)
        match.play(text)
        assert match.outcome is None
        assert (match.decision, match.position()["round"]) == ("choose", number + 1)
    match = before_last_turn({}, options=options, round=rounds)
    match.play(text)
    assert (match.decision, match.actor, match.legal) == ("over", None, [])
    assert match.position()["round"] == rounds
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


@pytest.mark.rule("M7.1")
def test_nobody_has_won_before_the_end() -> None:
    match = before_last_turn({}, round=4, score={"blue": 99})
    assert match.outcome is None


@pytest.mark.rule("M7.1")
@pytest.mark.parametrize("text", ["build 1 A 1", "choose 1 1 1 1 1 1", "discard 1 1"])
def test_nothing_can_be_done_when_the_game_is_over(text: str) -> None:
    match = ended(1, 2, 3, 4)
    for player in range(4):
        refusal = match.why_not(text, player=player)
        assert refusal is not None
        assert refusal.clause == "M7.1"


@pytest.mark.rule("M7.1")
@pytest.mark.parametrize("edition", ["2018", "1994"])
@pytest.mark.parametrize("winner", [0, 1, 2, 3])
def test_the_highest_score_wins(winner: int, edition: str) -> None:
    scores = [40, 40, 40, 40]
    scores[winner] = 41
    assert winners(*scores, edition=edition) == (winner,)


@pytest.mark.rule("M7.1")
def test_the_highest_score_wins_whoever_scored_the_tallest_and_majorities() -> None:
    assert winners(41, 40, 40, 40, tallest="orange", majorities=(0, 6, 0, 0)) == (0,)
    assert places(3, 1, 2, 4, tallest="orange", majorities=(0, 6, 0, 0)) == (2, 4, 3, 1)


@pytest.mark.rule("M7.1")
def test_scores_and_places_of_all_players() -> None:
    outcome = ended(10, 30, 20, 40).outcome
    assert outcome is not None
    assert outcome.scores == (10, 30, 20, 40)
    assert outcome.ranking == (4, 2, 3, 1)


# M7.2 Ties, 2018.


@pytest.mark.rule("M7.2")
@pytest.mark.parametrize("tallest", [0, 1, 2, 3])
def test_the_tallest_tower_settles_a_tie(tallest: int) -> None:
    assert winners(9, 9, 9, 9, tallest=COLOURS[tallest]) == (tallest,)


@pytest.mark.rule("M7.2")
def test_the_tallest_tower_comes_before_majorities() -> None:
    assert winners(9, 9, 0, 0, tallest="orange", majorities=(5, 1, 0, 0)) == (1,)
    assert winners(9, 9, 0, 0, tallest="blue", majorities=(0, 6, 0, 0)) == (0,)


@pytest.mark.rule("M7.2")
@pytest.mark.parametrize("tallest", [None, "yellow"])
def test_if_no_tied_player_scored_the_tallest_most_majorities_settle_it(
    tallest: str | None,
) -> None:
    tie = {"tallest": tallest, "majorities": (1, 2, 0, 3)}
    assert places(9, 9, 9, 0, **tie) == (2, 1, 3, 4)


@pytest.mark.rule("M7.2")
def test_a_tie_that_nothing_settles_is_a_shared_victory() -> None:
    tie: dict[str, Any] = {"tallest": "purple", "majorities": (2, 2, 1, 1)}
    assert winners(9, 9, 8, 7, **tie) == (0, 1)
    outcome = ended(9, 9, 8, 7, **tie).outcome
    assert outcome is not None
    assert outcome.reason == "shared-victory"
    assert winners(9, 9, 9, 9) == (0, 1, 2, 3)


@pytest.mark.rule("M7.2")
def test_only_those_who_are_equal_after_a_step_go_on_to_the_next() -> None:
    # Purple has most majorities, but yellow comes before, having scored the tallest tower.
    tie = {"tallest": "yellow", "majorities": (1, 2, 3, 0)}
    assert places(9, 9, 9, 9, **tie) == (4, 3, 2, 1)
    # Orange and purple are equal in majorities too, behind yellow.
    tie = {"tallest": "yellow", "majorities": (0, 2, 2, 0)}
    assert places(9, 9, 9, 9, **tie) == (4, 2, 2, 1)


@pytest.mark.rule("M7.2")
def test_two_of_three_who_stay_equal_share_the_victory() -> None:
    assert winners(9, 9, 9, 8, majorities=(2, 1, 2, 0)) == (0, 2)
    assert places(9, 9, 9, 8, majorities=(2, 1, 2, 0)) == (1, 3, 1, 4)


@pytest.mark.rule("M7.2")
def test_equals_share_a_place_and_the_next_is_skipped() -> None:
    assert places(9, 9, 7, players=3) == (1, 1, 3)
    assert places(9, 9, 7, 6) == (1, 1, 3, 4)
    assert places(9, 9, 9, 6) == (1, 1, 1, 4)
    assert places(9, 7, 7, 6) == (1, 2, 2, 4)
    assert places(9, 7, 7, 7) == (1, 2, 2, 2)
    assert places(9, 9, 7, 7) == (1, 1, 3, 3)


@pytest.mark.rule("M7.2")
def test_the_same_order_settles_the_lower_places() -> None:
    assert places(5, 9, 5, 5, tallest="purple", majorities=(0, 4, 0, 1)) == (4, 1, 2, 3)
    assert places(5, 9, 5, 0, tallest="orange", majorities=(1, 0, 2, 0)) == (3, 1, 2, 4)


@pytest.mark.rule("M7.2")
def test_with_two_players_both_colours_count_together() -> None:
    assert places(10, 20, 15, 16, players=2) == (2, 1)
    assert places(10, 20, 15, 15, tallest="orange", players=2) == (1, 2)
    assert places(10, 20, 15, 15, tallest="blue", players=2) == (1, 2)
    assert places(10, 20, 15, 15, tallest="purple", players=2) == (2, 1)
    assert places(10, 20, 15, 15, tallest="yellow", players=2) == (2, 1)
    assert places(10, 20, 15, 15, majorities=(2, 0, 1, 2), players=2) == (2, 1)
    assert places(10, 20, 15, 15, majorities=(1, 2, 2, 0), players=2) == (1, 2)
    assert winners(10, 20, 15, 15, majorities=(3, 0, 1, 2), players=2) == (0, 1)


@pytest.mark.rule("M7.2")
def test_the_last_scoring_settles_a_tie_not_an_earlier_one() -> None:
    """Blue's last block takes the tallest tower; before, orange had it and every majority."""
    earlier = {"tallest": "orange", "majorities": {"blue": 0, "orange": 6}}
    match = before_last_turn(
        {"A1": ["blue 2"], "B1": ["orange 2"]},
        round=4,
        score={"blue": 10, "orange": 13},
        last_scoring=earlier,
    )
    match.play("build 1 A 1")
    assert match.outcome is not None
    assert match.outcome.scores[:2] == (16, 16)
    assert match.outcome.ranking[:2] == (1, 2)


@pytest.mark.rule("M7.2")
def test_the_last_scoring_may_give_no_tallest_and_fewer_majorities() -> None:
    """Blue's last block makes a tie for the tallest; then orange has the only majorities."""
    earlier = {"tallest": "blue", "majorities": {"blue": 6, "orange": 0}}
    match = before_last_turn(
        {"A1": ["blue 1"], "A2": ["orange 2"]} | twos("B1", "orange"),
        round=4,
        score={"blue": 13, "orange": 10},
        last_scoring=earlier,
    )
    match.play("build 1 A 1")
    assert match.outcome is not None
    assert match.outcome.scores[:2] == (14, 14)
    assert match.outcome.ranking[:2] == (2, 1)


# M7.3 Ties, 1994.


@pytest.mark.rule("M7.3")
def test_every_tie_of_1994_is_a_shared_victory() -> None:
    tie: dict[str, Any] = {"tallest": "orange", "majorities": (2, 1, 0, 0), "edition": "1994"}
    assert winners(9, 9, 8, 8, **tie) == (0, 1)
    assert winners(9, 9, 9, players=3, tallest="blue", edition="1994") == (0, 1, 2)
    assert winners(4, 6, 3, 7, players=2, **tie) == (0, 1)


@pytest.mark.rule("M7.3")
def test_lower_places_of_1994_are_shared_too() -> None:
    tie: dict[str, Any] = {"tallest": "purple", "majorities": (0, 0, 3, 1), "edition": "1994"}
    assert places(9, 5, 5, 5, **tie) == (1, 2, 2, 2)
    assert places(9, 9, 5, 4, **tie) == (1, 1, 3, 4)
