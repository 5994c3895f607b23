"""Properties that hold in every state of every game, of any number of monsters."""

from __future__ import annotations

import json
from typing import Any, cast

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bigapple
from bigapple.engine.batch import Batch
from bigapple.engine.compiler import COMPILED
from bigapple.engine.events import SPECTATOR, empty_log, redact
from bigapple.engine.layout import to_bytes
from bigapple.games.king_of_new_york.components import MOST_HEARTS_WITH_CARAPACE
from bigapple.games.king_of_new_york.people.position import read, write
from bigapple.games.king_of_new_york.refusals import Refusal
from bigapple.games.king_of_new_york.state import Game
from tests.games.king_of_new_york.walks import (
    KING,
    PLAYERS,
    dealt,
    in_full_swing,
    legal_actions,
    new_chance,
    options,
    seeds,
    state_at,
    walk,
    walk_from,
    with_players,
)

TABLE = KING.table
PEOPLE = KING.people
ACTIONS = np.arange(KING.actions)
steps = st.integers(0, 300)
EVERY = 1 if COMPILED else 40
"""Where all actions are tried: in every state, unless the interpreter has to do it."""


def start(players: int, rich: bool, key: int) -> Game:
    """A new game, or one in which all keep cards have an owner."""
    return in_full_swing(players, key) if rich else dealt(with_players(players), new_chance(key))


# What may be done.


def try_everything(batch: Batch, game: Game) -> Any:
    """Each action in a game of its own; the refusal codes."""
    batch.games[:] = game
    codes = np.zeros(KING.actions, np.int16)
    batch.step(ACTIONS, codes)
    return codes


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("rich", [False, True])
def test_what_is_legal_leads_on_and_what_is_not_is_refused_and_changes_nothing(
    players: int, rich: bool
) -> None:
    """In every state, for all actions: also those that the walk does not take."""
    batch = cast(Batch, bigapple.batch(KING.id, KING.actions, seed=players, players=players))
    for number, game in enumerate(walk_from(start(players, rich, 5), 5, 200 if rich else 2000)):
        legal = legal_actions(game)
        assert len(set(legal)) == len(legal)
        if number % EVERY or game.actor < 0:
            continue
        codes = try_everything(batch, game)
        assert np.flatnonzero(codes == Refusal.NONE).tolist() == sorted(legal)
        refused = codes != Refusal.NONE
        assert (codes[refused] >= Refusal.WRONG_DECISION).all()
        assert all(after.tobytes() == to_bytes(game) for after in batch.games[refused])
        check_all(batch)


def check_all(batch: Batch) -> None:
    """What K13.2 says of the numbers, in many games at once."""
    games = batch.games
    assert not games["fault"].any()
    assert not batch.chances["fault"].any()
    assert (games["stars"] >= 0).all()
    assert (games["energy"] >= 0).all()
    assert (games["hearts"] >= 0).all()
    assert (games["hearts"] <= MOST_HEARTS_WITH_CARAPACE).all()
    going_on = games["actor"] >= 0
    assert (going_on == (games["ending"] == 0)).all()
    assert (batch.legal_mask().any(axis=1) == going_on).all()
    deciding = games[going_on]
    assert (deciding["fallen"][np.arange(len(deciding)), deciding["actor"]] == 0).all()


@pytest.mark.rule("K10.1")
def test_once_a_game_is_over_nothing_is_legal() -> None:
    game = state_at(with_players(3), 4, 5000)
    assert game.actor < 0
    assert legal_actions(game) == []
    for player in range(3):
        for action in range(KING.actions):
            assert TABLE.why_not(game, player, action) == Refusal.GAME_OVER


@given(options(), seeds)
@settings(max_examples=10)
def test_legal_actions_are_listed_once_each_in_a_fixed_order(
    chosen: dict[str, Any], key: int
) -> None:
    for game in walk(chosen, key):
        legal = legal_actions(game)
        assert len(set(legal)) == len(legal)
        assert legal_actions(Game.copy(game)) == legal


@given(options(), seeds)
@settings(max_examples=10)
def test_an_absent_player_always_has_a_legal_answer(chosen: dict[str, Any], key: int) -> None:
    for game in walk(chosen, key):
        assert game.actor < 0 or TABLE.absent(game) in legal_actions(game)


@pytest.mark.parametrize("players", PLAYERS)
def test_a_game_of_absent_players_comes_to_its_end_or_goes_on(players: int) -> None:
    """Also with all cards in play, where much more is asked."""
    game, chance = in_full_swing(players, 3), new_chance(3)
    for _ in range(400):
        if game.actor < 0:
            break
        answer = int(TABLE.absent(game))
        assert answer in legal_actions(game)
        TABLE.apply(game, answer, chance, empty_log(0))
    assert game.fault == 0


def test_the_rhythm_has_every_kind_of_decision_but_the_end() -> None:
    assert set(KING.rhythm) == set(range(1, len(KING.decisions)))


# Texts.


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("rich", [False, True])
def test_the_texts_of_actions_are_read_back(players: int, rich: bool) -> None:
    for game in walk_from(start(players, rich, 7), 7, most=150):
        if game.actor < 0:
            break
        legal = legal_actions(game)
        texts = [PEOPLE.action_text(game, action) for action in legal]
        assert len(set(texts)) == len(texts)
        for action, text in zip(legal, texts, strict=True):
            (attempt,) = PEOPLE.parse(game, int(game.actor), text)
            assert (attempt.index, attempt.flaw) == (action, 0)
            (shouted,) = PEOPLE.parse(game, int(game.actor), f"  {text.upper()} ")
            assert shouted == attempt


def test_the_texts_of_outcomes_are_read_back() -> None:
    kinds = {"die": 6, "tile": 7, "card": 64, "monster": 6, "attacks": 9}
    assert list(kinds) == list(KING.chances)
    texts = set()
    for what, count in enumerate(kinds.values()):
        for outcome in range(count):
            text = PEOPLE.outcome_text(what, outcome)
            assert PEOPLE.parse_outcome(text) == (what, outcome)
            texts.add(text)
    assert len(texts) == sum(kinds.values())


# Positions.


def check_round_trip(game: Game, chosen: dict[str, Any]) -> None:
    document = json.loads(json.dumps(write(game)))
    again = read(document, chosen | {"first_player": None}, "another seed")
    assert to_bytes(again) == to_bytes(game)


@pytest.mark.parametrize("players", PLAYERS)
def test_positions_round_trip_to_the_byte_in_every_state(players: int) -> None:
    for game in walk(with_players(players), 2):
        check_round_trip(game, with_players(players))


@pytest.mark.parametrize("players", PLAYERS)
def test_positions_round_trip_to_the_byte_with_all_cards_in_play(players: int) -> None:
    seen = set()
    for game in walk_from(in_full_swing(players, 8), 8, most=250):
        # Every kind of decision, and then some states of those that come often.
        if int(game.decision) not in seen or game.turn_number % 3 == 0:
            seen.add(int(game.decision))
            check_round_trip(game, with_players(players))
    assert len(seen) > 8


@given(options(), seeds, steps)
def test_positions_round_trip_whatever_the_options(
    chosen: dict[str, Any], key: int, count: int
) -> None:
    check_round_trip(state_at(chosen, key, count), chosen)


# What players may know.


@pytest.mark.rule("K2.6")
@given(options(), seeds, steps)
def test_a_game_has_nothing_to_conceal_or_to_guess(
    chosen: dict[str, Any], key: int, count: int
) -> None:
    game = state_at(chosen, key, count)
    before, chance = to_bytes(game), new_chance(key)
    for player in range(SPECTATOR, game.players):
        TABLE.conceal(game, player)
        assert to_bytes(game) == before
        TABLE.imagine(game, player, chance)
        assert to_bytes(game) == before


@pytest.mark.rule("K2.6")
def test_events_tell_everybody_the_same() -> None:
    assert not any(kind.private for kind in KING.events)
    game, chance, log = dealt(with_players(4), new_chance(1)), new_chance(1), empty_log(64)
    TABLE.apply(game, legal_actions(game)[0], chance, log)
    for player in range(SPECTATOR, 4):
        assert (redact(log, KING.events, player) == log).all()


@pytest.mark.rule("K2.6")
def test_what_is_face_down_is_not_decided_before_it_is_turned_up() -> None:
    """Two chances, one state: so nothing in the state can have told which card comes."""
    match = bigapple.load(
        {
            "game": KING.id,
            "options": {"players": 2},
            "monsters": [{"energy": 2}, {}],
            "decision": "buy",
            "market": ["drain", "fury", "subway"],
        }
    )
    sweep = next(action.index for action in match.legal if action.text == "sweep")
    markets = set()
    for key in range(4):
        game = cast(Game, match.game)
        TABLE.apply(game, sweep, new_chance(key), empty_log(0))
        markets.add(tuple(int(card) for card in game.market))
    assert len(markets) > 1
