"""OpenSpiel: its own test, and the engine beside it action by action."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.observation import make_observation

from bigapple.adapters.openspiel import (
    SAMPLE,
    Game,
    KingOfNewYork,
    Manhattan,
    State,
    short_name,
)
from bigapple.engine.chance import Chance, seed
from bigapple.engine.events import empty_log
from bigapple.errors import CannotRead
from bigapple.games import definition

GAMES = [
    "python_bigapple_manhattan",
    "python_bigapple_manhattan(players=2,urban_rules=true,monster=baby,first_player=1)",
    "python_bigapple_manhattan(players=3,progressive=true)",
    "python_bigapple_king_of_new_york(players=2)",
    "python_bigapple_king_of_new_york(players=6,two_in_manhattan=0)",
    "python_bigapple_king_of_new_york(players=2,monsters=kong+rob)",
]
PUBLIC = pyspiel.IIGObservationType(
    public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
)


def load(name: str) -> Game:
    """With the same chance in every run: what a test asks holds always or never."""
    begun = name.removesuffix(")") + "," if name.endswith(")") else name + "("
    game: Game = pyspiel.load_game(begun + "rng_seed=6)")
    return game


def walk(state: Any, rng: random.Random, most: int = 10_000) -> Any:
    """Random play, state by state."""
    for _ in range(most):
        if state.is_terminal():
            break
        yield state
        state.apply_action(rng.choice(state.legal_actions()))
    yield state


@pytest.mark.parametrize("name", GAMES)
def test_a_random_simulation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=False, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_it_is_the_engine_action_by_action(name: str) -> None:
    """Chance is keyed by the game's stream: the same keys give the same game on the table."""
    game = load(name)
    rules, keys = game.definition, np.random.default_rng(6)
    record = rules.record.new()
    legal, payoff = np.zeros(rules.list_room, np.int16), np.zeros(rules.most_players)
    observation = np.zeros(rules.encoding.length, np.int16)
    state, rng, action, chances = game.new_initial_state(), random.Random(1), -1, 0
    while not state.is_terminal():
        if state.is_chance_node():
            assert state.chance_outcomes() == [(SAMPLE, 1.0)]
            chance = Chance.new()
            seed(chance, int(keys.integers(2**63)), 0)
            if action == -1:
                rules.table.deal(record, chance, rules.codes(game.play.options), empty_log(0))
            else:
                used = rules.record.copy(record)
                rules.table.apply(record, action, chance, empty_log(0))
                assert used != record
            state.apply_action(SAMPLE)
            chances += 1
            continue
        assert state.current_player() == int(record.actor)
        assert state.legal_actions() == sorted(legal[: rules.table.legal(record, legal)].tolist())
        for player in range(game.num_players()):
            rules.table.observe(record, player, observation)
            assert state.observation_tensor(player) == observation.tolist()
        action = rng.choice(state.legal_actions())
        state.apply_action(action)
        if not state.is_chance_node():
            rules.table.apply(record, action, Chance.new(), empty_log(0))
    assert rules.table.outcome(record, payoff)
    assert state.returns() == payoff[: game.num_players()].tolist()
    assert chances > 30


def test_copies_of_a_state_do_not_know_what_will_be_drawn() -> None:
    state = load("python_bigapple_king_of_new_york").new_initial_state()
    state.apply_action(SAMPLE)
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    drawn = set()
    for _ in range(20):
        copy = state.clone()
        copy.apply_action(SAMPLE)
        drawn.add(str(copy))
    assert len(drawn) > 1
    assert state.is_chance_node()


@pytest.mark.parametrize("name", GAMES)
def test_an_information_state_tells_what_is_observed(name: str) -> None:
    """Of many outcomes of one chance, those that look different have other texts."""
    game = load(name)
    rng = random.Random(3)
    for state in walk(game.new_initial_state(), rng, most=150):
        if not state.is_chance_node():
            continue
        for player in range(game.num_players()):
            before = "" if not state.history() else state.seen(player)
            texts: dict[str, list[float]] = {}
            for _ in range(5):
                copy = state.clone()
                copy.apply_action(SAMPLE)
                observed = copy.observation_tensor(player)
                text = copy.information_state_string(player)
                assert text.startswith(before)
                assert texts.setdefault(text, observed) == observed


def test_a_hidden_choice_looks_the_same_to_the_other() -> None:
    game = load("python_bigapple_manhattan(players=2)")
    state = game.new_initial_state()
    state.apply_action(SAMPLE)
    actor = state.current_player()
    copies = [state.child(action) for action in state.legal_actions()]
    assert len({copy.information_state_string(actor) for copy in copies}) == len(copies)
    assert len({copy.information_state_string(1 - actor) for copy in copies}) == 1
    assert copies[0].information_state_string(1 - actor) == state.information_state_string(
        1 - actor
    )


def test_players_remember_what_they_did() -> None:
    game = load("python_bigapple_manhattan(players=2)")
    rng = random.Random(1)
    own: list[list[int]] = [[], []]
    state = game.new_initial_state()
    while len(own[0]) + len(own[1]) < 12:
        action = rng.choice(state.legal_actions())
        if not state.is_chance_node():
            own[state.current_player()].append(action)
        state.apply_action(action)
    for player in (0, 1):
        text = state.information_state_string(player)
        assert [int(part.split("]")[0]) for part in text.split("[")[1:]] == own[player]


@pytest.mark.parametrize("name", GAMES)
def test_states_are_written_and_read_again(name: str) -> None:
    game = load(name)
    for state in walk(game.new_initial_state(), random.Random(4), most=60):
        again = game.deserialize_state(state.serialize())
        assert str(again) == str(state)
        assert again.history() == state.history()
        assert again.current_player() == state.current_player()
        if state.history():
            assert again.information_state_string(0) == state.information_state_string(0)


def test_observers_name_their_pieces() -> None:
    game = load("python_bigapple_manhattan(players=2)")
    encoding = definition("manhattan").encoding
    *_, state = walk(game.new_initial_state(), random.Random(4), most=20)
    mine, public = make_observation(game), make_observation(game, PUBLIC)
    assert list(mine.dict) == [piece.name for piece in encoding.pieces]
    for player in (0, 1):
        mine.set_from(state, player)
        public.set_from(state, player)
        assert mine.dict["hand"].sum() == 4
        assert public.dict["hand"].sum() == 0
        assert mine.tensor.tolist() == state.observation_tensor(player)
        assert public.string_from(state, 0) == public.string_from(state, 1)
        assert mine.string_from(state, player) == state.observation_string(player)
    everything = pyspiel.IIGObservationType(
        perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    with pytest.raises(ValueError, match="all players"):
        make_observation(game, everything)
    nothing_public = pyspiel.IIGObservationType(perfect_recall=False, public_info=False)
    with pytest.raises(ValueError, match="public"):
        make_observation(game, nothing_public)


def test_a_resampled_state_looks_the_same_to_the_player() -> None:
    game = load("python_bigapple_manhattan(players=2)")
    sampler = random.Random(5).random
    others = set()
    for state in walk(game.new_initial_state(), random.Random(4), most=60):
        if state.is_chance_node() or state.is_terminal():
            continue
        player = state.current_player()
        other: State = state.resample_from_infostate(player, sampler)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
        guess = other.information_state_string(1 - player)
        assert guess != state.information_state_string(1 - player)
        others.add(guess)
        other.apply_action(other.legal_actions()[0])
    assert len(others) > 20


@pytest.mark.parametrize("name", GAMES[1:5])
def test_a_state_resampled_at_a_chance_node_tells_nothing_either(name: str) -> None:
    game = load(name)
    rules, sampler = game.definition, random.Random(5).random

    def waiting(state: State) -> tuple[Any, int]:
        """The record, and the action that waits."""
        written, _, action, *_ = str(state).split()
        return rules.record.from_bytes(bytes.fromhex(written)), int(action)

    guesses = right = kept = 0
    for state in walk(game.new_initial_state(), random.Random(4), most=120):
        if not state.is_chance_node() or not state.history():
            continue
        record, action = waiting(state)
        for player in range(game.num_players()):
            other: State = state.resample_from_infostate(player, sampler)
            assert other.is_chance_node()
            assert other.information_state_string(player) == state.information_state_string(player)
            guess, guessed = waiting(other)
            assert rules.table.why_not(guess, int(record.actor), guessed) == 0
            if record.actor == player:
                assert guessed == action
            else:
                guesses += 1
                kept += guessed == action
                right += other.observation(record.actor).tolist() == (
                    state.observation(record.actor).tolist()
                )
            other.apply_action(SAMPLE)
            assert not other.is_chance_node()
    assert guesses > 20
    assert kept < guesses / 2
    assert right < guesses / 2 or rules.id == "king-of-new-york", "where nothing is in hands"


@pytest.mark.parametrize("name", [GAMES[1], GAMES[3]])
def test_a_bot_that_searches_information_sets_decides(name: str) -> None:
    game = load(name)
    *_, state = walk(game.new_initial_state(), random.Random(4), most=40)
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        state.apply_action(state.legal_actions()[0])
    rng = np.random.RandomState(1)
    bot = ISMCTSBot(game, RandomRolloutEvaluator(1, rng), 2.0, 5, random_state=rng)
    assert bot.step(state) in state.legal_actions()


def test_parameters_are_options() -> None:
    game: Game = pyspiel.load_game(GAMES[1])
    assert game.num_players() == 2
    assert game.play.options["urban_rules"] is True
    assert game.play.options["first_player"] == 1
    game = pyspiel.load_game(short_name("king-of-new-york"))
    assert game.play.options["two_in_manhattan"] is None
    game = pyspiel.load_game(GAMES[-1])
    assert game.play.options["monsters"] == ["kong", "rob"]
    for wrong in (
        "manhattan(players=7)",
        "manhattan(edition=1995)",
        "king_of_new_york(first_player=9)",
        "king_of_new_york(two_in_manhattan=2)",
    ):
        with pytest.raises(CannotRead):
            pyspiel.load_game(f"python_bigapple_{wrong}")


def settings(kind: type[Game]) -> Iterator[dict[str, Any]]:
    """Every value of every option, among others that it does not contradict."""
    rules = definition(kind.id)
    players = next(option for option in rules.options if option.name == "players")
    for option in rules.options:
        for value in option.values:
            for count in players.values:
                several = value[:count] if isinstance(value, list) else value
                given = {"players": count, option.name: several}
                if option.name == "megacity":
                    given["urban_rules"] = True
                if rules.clash({one.name: one.default for one in rules.options} | given) is None:
                    yield given
                    break
            else:
                raise AssertionError(f"{option.name} cannot be {value}")


@pytest.mark.parametrize("kind", [KingOfNewYork, Manhattan])
def test_the_text_of_a_game_makes_it_again(kind: type[Game]) -> None:
    for given in settings(kind):
        game = kind(given | {"rng_seed": 5})
        again: Game = pyspiel.load_game(str(game))
        assert str(again) == str(game)
        assert again.play.options == game.play.options
        assert given.items() <= game.play.options.items()
        by_parameters: Game = pyspiel.load_game(short_name(kind.id), game.get_parameters())
        assert by_parameters.play.options == game.play.options


def test_an_edition_is_a_number_in_texts_and_a_value_is_one_too() -> None:
    for game in (
        pyspiel.load_game("python_bigapple_manhattan(edition=1994)"),
        pyspiel.load_game("python_bigapple_manhattan", {"edition": 1994}),
        Manhattan({"edition": "1994"}),
    ):
        assert game.play.options["edition"] == "1994"
        assert "edition=1994" in str(game)
    game = KingOfNewYork({"players": 2, "monsters": ["kong", "rob"], "two_in_manhattan": False})
    assert game.play.options["two_in_manhattan"] is False
    assert "monsters=kong+rob" in str(game)
    for wrong in ({"first_player": True}, {"monsters": 3}, {"edition": 1995}, {"wind": 1}):
        with pytest.raises(CannotRead):
            Manhattan(wrong)
