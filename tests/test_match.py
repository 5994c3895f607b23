"""A match: play, refusals, undo, views, scripted chance."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import bigapple
from bigapple.engine.layout import to_bytes
from bigapple.errors import CannotRead, Contradiction, IllegalAction, ImpossibleOutcome
from bigapple.match import Match
from bigapple.texts import LANGUAGES


def played(steps: int, seed: int = 3, **options: Any) -> Match:
    match = bigapple.new("manhattan", seed=seed, **options)
    rng = random.Random(seed)
    for _ in range(steps):
        match.play(rng.choice(match.legal))
    return match


def test_the_same_seed_gives_the_same_match() -> None:
    first, second = played(30), played(30)
    assert to_bytes(first.game) == to_bytes(second.game)
    assert first.record() == second.record()
    assert bigapple.new("manhattan", seed=4).position() != bigapple.new("manhattan").position()


def test_a_seed_without_bytes_is_refused() -> None:
    position = played(0).position()
    with pytest.raises(CannotRead, match="A seed must be a text"):
        bigapple.new("manhattan", seed="\udcff")
    with pytest.raises(CannotRead, match="A seed must be a text"):
        bigapple.load(position, seed="\udcff")
    with pytest.raises(CannotRead, match="A seed must be a text"):
        bigapple.load(position | {"seed": "\udcff"})


def test_a_refused_action_changes_nothing_and_says_why() -> None:
    match = played(0)
    before = to_bytes(match.game)
    with pytest.raises(IllegalAction) as refused:
        match.play("build 7 D 3")
    assert refused.value.code == "refusal-time-to-choose"
    assert refused.value.clause == "M3.2"
    assert to_bytes(match.game) == before
    assert len(match.history) == 1
    sentences = {refused.value.text(language) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)


def test_actions_are_played_by_text_or_as_they_are_listed() -> None:
    by_text, by_action = played(0), played(0)
    action = by_action.legal[5]
    by_text.play(action.text)
    by_action.play(action)
    assert to_bytes(by_text.game) == to_bytes(by_action.game)
    assert len({action.describe(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_an_action_may_be_given_by_its_index() -> None:
    by_index, by_action = played(0), played(0)
    by_index.play(by_index.legal[5].index)
    by_action.play(by_action.legal[5])
    assert to_bytes(by_index.game) == to_bytes(by_action.game)
    with pytest.raises(CannotRead):
        by_index.play(-1)


def test_a_match_says_what_it_is() -> None:
    assert repr(played(0, players=2, first_player=1)) == (
        "<Match manhattan, 2 players, player 1 to choose>"
    )
    assert {"new", "load", "replay", "batch"} <= set(dir(bigapple))


def test_an_action_that_is_none_is_refused() -> None:
    match = played(0)
    with pytest.raises(CannotRead):
        match.play(bigapple.Action(9999, "", match.legal[0].message))


def test_undo_restores_the_bytes_but_not_chance() -> None:
    match = played(10)
    before = to_bytes(match.game)
    action = match.legal[0].text
    outcomes = set()
    for _ in range(12):
        match.play(action)
        outcomes.add(match.history[-1].draws)
        match.undo()
        assert to_bytes(match.game) == before
    assert len(outcomes) > 1
    assert match.record().count("undo\n") == 12


def test_undo_goes_back_to_the_beginning_and_no_further() -> None:
    match = played(20)
    for _ in range(20):
        match.undo()
    assert to_bytes(match.game) == to_bytes(played(0).game)
    with pytest.raises(IllegalAction) as refused:
        match.undo()
    assert refused.value.code == "refusal-nothing-to-undo"


def test_a_view_shows_a_player_their_own_hand_and_no_other() -> None:
    match = played(25, players=3)
    hands = match.position()["hands"]
    for player in range(3):
        view = match.view(player)
        assert view["hands"] == [hands[p] if p == player else None for p in range(3)]
        assert view["pile"] is None
        assert "seed" not in view
        json.dumps(view)
    assert match.view(None)["hands"] == [None, None, None]
    with pytest.raises(Contradiction) as refused:
        match.view(3)
    assert refused.value.key == "player"


def test_changing_a_copy_of_the_game_does_not_change_the_match() -> None:
    match = played(5)
    match.game.actor = 3
    assert match.position() == played(5).position()


def test_events_are_for_those_who_may_know_them() -> None:
    match = played(4)
    actor = match.actor
    assert actor is not None
    own = match.play(match.legal[0])
    drawn = next(event for event in own if event.kind == "card-drawn")
    assert drawn["card"] is not None
    for other in (None, (actor + 1) % 4):
        seen = match.entry_events(match.history[-1], other)
        assert next(event for event in seen if event.kind == "card-drawn")["card"] is None
    assert match.events(None)[0].kind == "game-started"


def test_undone_actions_are_left_out_of_what_happened() -> None:
    match = played(4)
    before = match.events(0)
    match.play(match.legal[0])
    match.undo()
    assert match.events(0) == before


def test_chance_can_be_given() -> None:
    match = bigapple.new(
        "manhattan",
        players=2,
        monster="baby",
        urban_rules=True,
        script=["first-player 2", *["card 1"] * 4, *["card 9"] * 4, "monster C7", "rule villa"],
    )
    position = match.position()
    assert position["first_player"] == match.actor == 1
    assert position["hands"] == [[1] * 4, [9] * 4]
    assert position["monster"] == "C7"
    assert position["urban_rule"] == "villa"


def test_given_chance_that_is_left_over_serves_the_next_actions() -> None:
    match = played(4)
    match.script(["card 2", "card 3"])
    for card in (2, 3):
        player = match.actor
        assert player is not None
        match.play(match.legal[0])
        assert match.entry_events(match.history[-1], player)[-1]["card"] == card - 1


@pytest.mark.parametrize("outcome", ["card 5", "rule villa", 77])
def test_an_impossible_outcome_is_refused_and_nothing_changes(outcome: str | int) -> None:
    match = bigapple.load(
        {
            "game": "manhattan",
            "options": {"players": 2},
            "chosen": {"blue": [1, 1]},
            "hands": [[5, 5, 1, 2], [5, 5, 5, 3]],
        }
    )
    before = to_bytes(match.game)
    match.script([outcome])
    with pytest.raises(ImpossibleOutcome):
        match.play(match.legal[0])
    assert to_bytes(match.game) == before


def test_a_script_can_be_one_outcome_and_be_taken_back() -> None:
    match = played(4)
    match.script("card 2")
    match.script([])
    match.play(match.legal[0])
    assert not match.history[-1].draws[0].given


@pytest.mark.parametrize(
    "script", [["tower 5"], ["card 77"], ["card"], ["card x"], [-1], [1] * 200]
)
def test_a_script_that_cannot_be_read_is_refused(script: list[str | int]) -> None:
    with pytest.raises((CannotRead, ImpossibleOutcome)):
        played(0).script(script)


def test_the_absent_answer_is_legal() -> None:
    match = played(30)
    assert match.absent() in match.legal


def test_a_finished_match_has_an_outcome_and_no_actor() -> None:
    match = played(0, players=2)
    unfinished = match.outcome
    assert unfinished is None
    rng = random.Random(1)
    while match.actor is not None:
        match.play(rng.choice(match.legal))
    outcome = match.outcome
    assert outcome is not None
    assert match.decision == "over"
    assert match.legal == []
    assert outcome.reason == ("victory" if len(outcome.winners) == 1 else "shared-victory")
    assert [outcome.ranking[winner] for winner in outcome.winners] == [1] * len(outcome.winners)
    with pytest.raises(IllegalAction) as refused:
        match.play("build 1 A 1")
    assert refused.value.clause == "M7.1"


def test_both_halves_of_a_choice_can_be_said_at_once_and_count_as_one() -> None:
    match = played(0, players=2, first_player=0)
    before = to_bytes(match.game)
    match.play("choose orange 4 4 3 1 blue 1 1 2 2")
    assert match.actor == 1
    assert match.position()["chosen"]["blue"] == [1, 1, 2, 2]
    match.undo()
    assert to_bytes(match.game) == before
    with pytest.raises(IllegalAction) as refused:
        match.play("choose blue 1 1 2 2 orange 4 4 4 4")
    assert refused.value.code == "refusal-not-in-reserve"
    assert to_bytes(match.game) == before


@pytest.mark.parametrize(
    ("options", "error", "word"),
    [
        ({"players": 5}, CannotRead, "players"),
        ({"players": True}, CannotRead, "players"),
        ({"edition": 2018}, CannotRead, "edition"),
        ({"towers": 3}, CannotRead, "towers"),
        ({"urban_rules": True, "edition": "1994"}, Contradiction, "1994"),
        ({"sides": "adjacent"}, Contradiction, "adjacent"),
        ({"players": 3, "first_player": 3}, Contradiction, "first player"),
        ({"names": ["Ann"]}, Contradiction, "name"),
        ({"names": ["Ann", "", "Cy", "Di"]}, CannotRead, "name"),
        ({"names": ["Ann", "B\nob", "Cy", "Di"]}, CannotRead, "name"),
    ],
)
def test_bad_options_are_named(options: dict[str, Any], error: type, word: str) -> None:
    with pytest.raises(error, match=word):
        bigapple.new("manhattan", **options)


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(CannotRead, match="monopoly"):
        bigapple.new("monopoly")


def test_players_are_called_by_their_names() -> None:
    match = bigapple.new("manhattan", players=2, names=["Ann", None], first_player=0, seed=1)
    assert match.question().startswith("Ann:")
    assert "Player 2" in match.describe("player 2")
