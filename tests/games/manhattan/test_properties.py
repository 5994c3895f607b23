"""Properties that hold in every state of every game, whatever the options."""

from __future__ import annotations

from typing import Any, cast

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.stats import chisquare, hypergeom

from bigapple.engine.agenda import top
from bigapple.engine.events import SPECTATOR, empty_log, redact
from bigapple.engine.layout import to_bytes
from bigapple.games.manhattan import actions
from bigapple.games.manhattan.people.position import read, write
from bigapple.games.manhattan.refusals import Refusal
from bigapple.games.manhattan.state import Game
from bigapple.opening import complete_options
from tests.games.manhattan.walks import (
    MANHATTAN,
    check_invariants,
    dealt,
    legal_actions,
    new_chance,
    options,
    seeds,
    state_at,
    walk,
)

steps = st.integers(0, 120)
TABLE = MANHATTAN.table


@pytest.mark.rule("M10.2")
@given(options(), seeds)
def test_the_invariants_hold_in_every_state(chosen: dict[str, Any], key: int) -> None:
    first = None
    for game in walk(chosen, key):
        first = int(game.first_player) if first is None else first
        check_invariants(game, first)
        assert (game.actor < 0) == (not legal_actions(game))


@pytest.mark.rule(
    "M10.1", "M7.1", "M3.1", "M3.2", "M3.3", "M3.4", "M2.2", "M9.6", "M9.4", "M9.7", "M5.2"
)
@given(options(), seeds, steps)
def test_why_not_agrees_with_legal_and_cites_in_order(
    chosen: dict[str, Any], key: int, count: int
) -> None:
    game = state_at(chosen, key, count)
    legal = set(legal_actions(game))
    document = write(game)
    builds = range(actions.FIRST_DISCARD)
    can_build = document["decision"] == "build" and any(
        build_reason(game, document, document["actor"], build) == Refusal.NONE for build in builds
    )
    for player in range(game.players):
        for action in range(MANHATTAN.actions):
            code = Refusal(TABLE.why_not(game, player, action))
            assert (code == Refusal.NONE) == (player == game.actor and action in legal)
            assert code == first_reason(game, document, can_build, player, action)


def first_reason(
    game: Game, document: dict[str, Any], can_build: bool, player: int, action: int
) -> Refusal:
    """The order of M10.1 once more, from the document of the position alone."""
    if document["decision"] == "over":
        return Refusal.GAME_OVER
    if player != document["actor"]:
        return Refusal.NOT_YOUR_TURN
    if action >= actions.FIRST_CHOICE:
        return choice_reason(game, document, action)
    if document["decision"] == "choose":
        return Refusal.TIME_TO_CHOOSE
    if action < actions.FIRST_DISCARD:
        return build_reason(game, document, player, action)
    if can_build:
        return Refusal.MUST_BUILD
    which, rest = divmod(action - actions.FIRST_DISCARD, 36)
    return card_and_block_reason(game, document, player, which, rest // 4 + 1, rest % 4 + 1)


def choice_reason(game: Game, document: dict[str, Any], action: int) -> Refusal:
    if document["decision"] != "choose":
        return Refusal.TIME_TO_BUILD
    taken = [actions.chosen_count(action, size) for size in (1, 2, 3, 4)]
    if sum(taken) != (6 if game.players == 4 else 4):
        return Refusal.WRONG_NUMBER
    colour = colours_of(game, document["actor"])[1 if "set_aside" in document else 0]
    reserve = document["reserve"][colour]
    if any(taken[size - 1] > reserve.count(size) for size in (1, 2, 3, 4)):
        return Refusal.NOT_IN_RESERVE
    return Refusal.NONE


def colours_of(game: Game, player: int) -> list[str]:
    names = ["blue", "orange", "purple", "yellow"]
    return names[player * 2 : player * 2 + 2] if game.players == 2 else [names[player]]


def card_and_block_reason(
    game: Game, document: dict[str, Any], player: int, which: int, card: int, size: int
) -> Refusal:
    if card not in document["hands"][player]:
        return Refusal.CARD_NOT_HELD
    if which >= len(colours_of(game, player)):
        return Refusal.FOREIGN_COLOUR
    if size not in document["chosen"][colours_of(game, player)[which]]:
        return Refusal.BLOCK_NOT_CHOSEN
    return Refusal.NONE


# M4.2, as the rulebook prints it.
SHOWN = {0: "123456789", 1: "369258147", 2: "987654321", 3: "741852963"}


def build_reason(game: Game, document: dict[str, Any], player: int, action: int) -> Refusal:
    which, rest = divmod(action, 216)
    card, rest = divmod(rest, 24)
    size, district = rest // 6 + 1, rest % 6
    reason = card_and_block_reason(game, document, player, which, card + 1, size)
    if reason != Refusal.NONE:
        return reason
    if game.progressive and district >= min(6, 2 + document["round"]):
        return Refusal.CLOSED_DISTRICT
    side = 2 * player if game.players == 2 and not game.adjacent else player
    lot = "ABCDEF"[district] + SHOWN[side][card]
    if document.get("monster") == lot:
        return Refusal.UNDER_MONSTER
    tower = [block.split() for block in document["towers"].get(lot, [])]
    own = colours_of(game, player)
    colour = own[which]
    if not tower:
        return Refusal.NONE
    owner = tower[-1][0]
    if (game.anti_trust == 1 and owner in own) or (game.anti_trust == 2 and owner == colour):
        return Refusal.ANTI_TRUST
    floors = {c: sum(int(s) for k, s in tower if k == c) for c in (owner, colour)}
    if owner != colour and floors[colour] + size < floors[owner]:
        return Refusal.TOO_FEW_FLOORS
    return Refusal.NONE


@pytest.mark.rule("M2.4", "M3.1")
@given(options(), seeds, steps)
def test_what_a_player_cannot_tell_apart_is_equal_when_concealed(
    chosen: dict[str, Any], key: int, count: int
) -> None:
    game = state_at(chosen, key, count)
    for player in range(SPECTATOR, game.players):
        concealed = Game.copy(game)
        TABLE.conceal(concealed, player)
        twice = Game.copy(concealed)
        TABLE.conceal(twice, player)
        assert to_bytes(twice) == to_bytes(concealed)

        other = Game.copy(concealed)
        TABLE.imagine(other, player, new_chance(key + 1))
        check_invariants(other)
        assert_indistinguishable(game, other, player)


def assert_indistinguishable(game: Game, other: Game, player: int) -> None:
    """Two games look the same to a player now, and after each action possible in both."""
    assert concealed_bytes(game, player) == concealed_bytes(other, player)
    if game.actor == player and player >= 0:
        assert legal_actions(game) == legal_actions(other)
    shared = sorted(set(legal_actions(game)) & set(legal_actions(other)))
    hidden_half = game.decision == 1 and (
        top(game).step != top(other).step or game.pending.tolist() != other.pending.tolist()
    )
    in_both = np.flatnonzero((np.asarray(game.pile) > 0) & (np.asarray(other.pile) > 0))
    draws_own_card = game.actor == player and game.decision == 2
    if hidden_half or (draws_own_card and len(in_both) == 0):
        # The next thing that the player sees must differ.
        return
    for action in shared[::20]:
        logs = []
        after = []
        for start in (game, other):
            copy, log, chance = Game.copy(start), empty_log(64), new_chance(7)
            if draws_own_card:
                chance.mode, chance.given = 1, 1
                chance.what[0], chance.outcome[0] = 1, in_both[0]
            TABLE.apply(copy, action, chance, log)
            assert chance.fault == 0
            logs.append(redact(log, MANHATTAN.events, player))
            after.append(concealed_bytes(copy, player))
        assert (logs[0] == logs[1]).all()
        assert after[0] == after[1]


def concealed_bytes(game: Game, player: int) -> bytes:
    copy = Game.copy(game)
    TABLE.conceal(copy, player)
    return to_bytes(copy)


def test_guesses_of_a_hand_are_uniform() -> None:
    chosen = complete_options(MANHATTAN, {"players": 3})
    game = state_at(chosen, 11, 40)
    player = 1
    concealed = Game.copy(game)
    TABLE.conceal(concealed, player)
    unseen = 5 - np.asarray(game.played) - np.asarray(game.hands[player])
    card = int(unseen.argmax())
    chance = new_chance(3)
    observed = np.zeros(5)
    for _ in range(4000):
        guess = Game.copy(concealed)
        TABLE.imagine(guess, player, chance)
        observed[guess.hands[2, card]] += 1
    expected = hypergeom(unseen.sum(), unseen[card], 4).pmf(range(5)) * observed.sum()
    likely = expected > 5
    expected[likely] *= observed[likely].sum() / expected[likely].sum()
    assert chisquare(observed[likely], expected[likely]).pvalue > 1e-4


@pytest.mark.rule("M3.1")
def test_guesses_of_half_a_choice_are_uniform() -> None:
    chosen = complete_options(MANHATTAN, {"players": 2, "first_player": 0})
    game = dealt(chosen, new_chance(5))
    possible = len(legal_actions(game))
    TABLE.apply(game, legal_actions(game)[3], new_chance(5), empty_log(0))
    assert game.pending.any()
    TABLE.conceal(game, 1)
    assert not game.pending.any()
    chance = new_chance(9)
    observed: dict[bytes, int] = {}
    for _ in range(4000):
        guess = Game.copy(game)
        TABLE.imagine(guess, 1, chance)
        assert top(guess).step == guess.pending.any()
        key = guess.pending.tobytes()
        observed[key] = observed.get(key, 0) + 1
    assert len(observed) == possible + 1
    assert chisquare(list(observed.values())).pvalue > 1e-4


@given(options(), seeds, steps)
def test_positions_round_trip_to_the_byte(chosen: dict[str, Any], key: int, count: int) -> None:
    game = state_at(chosen, key, count)
    again = read(write(game), chosen | {"first_player": None}, "0")
    again.first_player = game.first_player
    assert to_bytes(again) == to_bytes(game)


@given(options(), seeds)
@settings(max_examples=15)
def test_interpreted_and_compiled_games_are_equal(chosen: dict[str, Any], key: int) -> None:
    """Rules that Python calls run interpreted; the table's entry points run compiled."""
    compiled, interpreted = new_chance(key), new_chance(key)
    rules = MANHATTAN.rules
    game = dealt(chosen, compiled)
    twin = cast(Game, MANHATTAN.record.new())
    rules.deal(twin, interpreted, MANHATTAN.codes(chosen), empty_log(64))
    rng = np.random.default_rng(key)
    out = np.zeros(MANHATTAN.list_room, np.int16)
    seen, imagined = np.zeros((2, MANHATTAN.encoding.length), np.int16), []
    for _ in range(60):
        assert to_bytes(game) == to_bytes(twin)
        assert to_bytes(cast(Game, compiled)) == to_bytes(cast(Game, interpreted))
        legal = legal_actions(game)
        assert out[: rules.legal(twin, out)].tolist() == legal
        if not legal:
            break
        assert TABLE.absent(game) == rules.absent(twin) == legal[0]
        action = int(rng.choice(legal))
        logs = empty_log(40), empty_log(40)
        TABLE.apply(game, action, compiled, logs[0])
        rules.apply(twin, action, interpreted, logs[1])
        assert (logs[0] == logs[1]).all()
    for call, chance, start in ((TABLE, compiled, game), (rules, interpreted, twin)):
        guess = Game.copy(start)
        call.conceal(guess, 0)
        call.imagine(guess, 0, chance)
        imagined.append(to_bytes(guess))
    assert imagined[0] == imagined[1]
    TABLE.observe(game, 1, seen[0])
    rules.observe(twin, 1, seen[1])
    assert (seen[0] == seen[1]).all()


@given(options(), seeds, st.integers(0, 200))
def test_an_absent_player_always_has_a_legal_answer(
    chosen: dict[str, Any], key: int, count: int
) -> None:
    game = state_at(chosen, key, count)
    if game.actor >= 0:
        assert TABLE.absent(game) in legal_actions(game)
