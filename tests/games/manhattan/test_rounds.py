"""M3: choosing, turns, giving up, the pile, and what passes from round to round."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement
from typing import Any

import numpy as np
import pytest

import bigapple
from bigapple.engine.agenda import top
from bigapple.engine.events import SPECTATOR
from bigapple.engine.layout import to_bytes
from bigapple.errors import IllegalAction
from bigapple.fairness import keyed_chance
from bigapple.games.manhattan.table import start_player
from bigapple.match import Match
from tests.games.manhattan.positions import (
    COLOURS,
    DISTRICTS,
    at_last_turn,
    at_turn,
    clause,
    game_of,
    kinds,
    legal,
    load,
    part,
)

# Nowhere to build for player 0 with the cards 1 and 2 and blocks up to 2: A, B and C are open.
FULL = {
    lot: [f"{colour} 4"]
    for colour, d in (("orange", "A"), ("purple", "B"))
    for lot in (f"{d}1", f"{d}2")
} | {"C1": ["orange 4"], "C2": ["purple 4"]}
PROGRESSIVE = {"progressive": True}


def stuck(**keys: Any) -> Match:
    """Player 0 cannot build: cards 1 and 2, one block of one floor and one of two."""
    options = PROGRESSIVE | keys.pop("options", {})
    known: dict[str, Any] = {"towers": FULL, "options": options}
    return at_turn([1, 1, 2, 2], [1, 2], **(known | keys))


def say(sizes: tuple[int, ...]) -> str:
    return "choose " + " ".join(map(str, sizes))


# M3.1 Choosing.


@pytest.mark.rule("M3.1")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("round_number", [1, 2])
def test_players_choose_one_after_another_clockwise_from_the_start_player(
    players: int, round_number: int
) -> None:
    for first in range(players):
        match = load(players, first_player=first, round=round_number)
        start = (first + round_number - 1) % players
        for turn in range(players):
            player = (start + turn) % players
            assert (match.decision, match.actor) == ("choose", player)
            chosen = part(match, "chosen")
            assert sum(bool(blocks) for blocks in chosen.values()) == turn * (4 // players)
            for _ in range(2 if players == 2 else 1):
                match.play(match.legal[0])
        assert (match.decision, match.actor) == ("build", start)


@pytest.mark.rule("M3.1")
@pytest.mark.parametrize(("players", "count"), [(4, 6), (3, 4)])
def test_any_blocks_of_the_right_number_in_the_reserve_may_be_chosen(
    players: int, count: int
) -> None:
    for towers, most in (
        ({}, (11, 6, 4, 3)),
        ({"A1": ["blue 3", "blue 4", "blue 4"]}, (11, 6, 3, 1)),
    ):
        match = load(players, actor=0, towers=towers)
        expected = {
            say(sizes)
            for sizes in combinations_with_replacement((1, 2, 3, 4), count)
            if all(sizes.count(size) <= most[size - 1] for size in (1, 2, 3, 4))
        }
        assert legal(match) == expected


@pytest.mark.rule("M3.1")
@pytest.mark.parametrize(
    ("lying", "left", "too_many"),
    [
        (["blue 3"] * 4, "choose 1 1 1 2 2 4", "choose 1 1 1 1 1 3"),
        (["blue 4"] * 2, "choose 1 1 1 2 2 4", "choose 1 1 1 2 4 4"),
        (["blue 2"] * 5, "choose 1 1 1 1 2 3", "choose 1 1 1 2 2 3"),
        (["blue 1"] * 10, "choose 1 2 2 2 3 4", "choose 1 1 2 2 3 4"),
    ],
)
def test_a_choice_comes_from_the_reserve(lying: list[str], left: str, too_many: str) -> None:
    match = load(actor=0, towers={"A1": lying})
    assert clause(match, left) is None
    assert clause(match, too_many) == "M3.1"
    assert too_many not in legal(match)


@pytest.mark.rule("M3.1")
@pytest.mark.parametrize("players", [3, 4])
def test_chosen_blocks_leave_the_reserve_and_lie_in_the_open(players: int) -> None:
    match = load(players, actor=0)
    sizes = [1, 2, 3, 4] if players == 3 else [1, 1, 2, 3, 3, 4]
    match.play(say(tuple(sizes)))
    for reader in range(players):
        seen = match.view(reader)
        assert seen["chosen"]["blue"] == sizes
        left = Counter({1: 11, 2: 6, 3: 4, 4: 3}) - Counter(sizes)
        assert Counter(seen["reserve"]["blue"]) == left
        assert all(not seen["chosen"][colour] for colour in COLOURS[1:players])
    (event,) = match.entry_events(match.history[-1], None)
    counts = [event[size] for size in ("ones", "twos", "threes", "fours")]
    assert counts == [sizes.count(size) for size in (1, 2, 3, 4)]
    assert (event.kind, event["player"], event["colour"]) == ("blocks-chosen", 0, 0)


@pytest.mark.rule("M3.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_choice_cannot_be_changed_during_the_round(players: int) -> None:
    match = load(players, actor=0)
    blocks = {2: "blue 1 1 1 1 orange 1 1 1 1", 3: "1 1 1 1", 4: "1 1 1 1 1 1"}[players]
    match.play(f"choose {blocks}")
    assert match.actor == 1
    assert clause(match, f"choose {blocks}", player=0) == "M3.2"
    while match.decision == "choose":
        match.play(match.legal[0])
    assert clause(match, f"choose {blocks}") == "M3.2"


def before_and_after_half() -> tuple[Match, Match]:
    """Player 0 has chosen nothing, and one of two colours."""
    before, after = load(2, actor=0), load(2, actor=0)
    after.play("choose blue 1 2 3 4")
    return before, after


@pytest.mark.rule("M3.1")
def test_with_two_players_both_colours_are_one_choice() -> None:
    match = load(2, actor=0)
    match.play("choose orange 1 1 1 2 blue 1 2 3 4")
    assert match.actor == 1
    chosen = part(match, "chosen")
    assert (chosen["blue"], chosen["orange"]) == ([1, 2, 3, 4], [1, 1, 1, 2])
    for bad in ("choose purple 1 2 3 4 yellow 1 2 3", "choose purple 1 2 3 yellow 1 2 3 4"):
        assert clause(match, bad) == "M3.1"
        with pytest.raises(IllegalAction):
            match.play(bad)
        assert part(match, "chosen") == chosen
    match.play("choose purple 1 2 3 4 yellow 1 1 2 2")
    assert part(match, "chosen") == chosen | {"purple": [1, 2, 3, 4], "yellow": [1, 1, 2, 2]}
    reserve = part(match, "reserve")
    assert reserve["blue"] == [1] * 10 + [2] * 5 + [3] * 3 + [4] * 2
    assert reserve["yellow"] == [1] * 9 + [2] * 4 + [3] * 4 + [4] * 3


@pytest.mark.rule("M3.1")
def test_a_choice_asked_in_steps_is_the_same_choice() -> None:
    whole, steps = load(2, actor=0), load(2, actor=0)
    whole.play("choose blue 1 2 3 4 orange 1 1 2 2")
    steps.play("choose blue 1 2 3 4")
    assert (steps.decision, steps.actor) == ("choose", 0)
    steps.play("choose orange 1 1 2 2")
    assert to_bytes(whole.game) == to_bytes(steps.game)


@pytest.mark.rule("M3.1")
@pytest.mark.parametrize("reader", [1, None])
def test_half_a_choice_is_not_public(reader: int | None) -> None:
    before, after = before_and_after_half()
    assert after.view(reader) == before.view(reader)
    assert to_bytes(after.concealed(reader)) == to_bytes(before.concealed(reader))
    assert after.events(reader) == before.events(reader)
    assert not any(part(after, "chosen").values())
    for about in ("table", "turn", "player 1"):
        assert after.describe(about, player=reader) == before.describe(about, player=reader)
    seat = SPECTATOR if reader is None else reader
    observed = [np.zeros(after.definition.encoding.length, np.int16) for _ in range(2)]
    for match, out in zip((before, after), observed, strict=True):
        match.definition.table.observe(match.game, seat, out)
    assert (observed[0] == observed[1]).all()


@pytest.mark.rule("M3.1")
def test_half_a_choice_of_the_second_player_is_not_public_either() -> None:
    before, after = load(2, actor=1), load(2, actor=1)
    after.play("choose purple 1 2 3 4")
    assert after.view(0) == before.view(0)
    assert to_bytes(after.concealed(0)) == to_bytes(before.concealed(0))
    assert after.view(1)["set_aside"] == [1, 2, 3, 4]


@pytest.mark.rule("M3.1")
def test_half_a_choice_is_known_to_its_player() -> None:
    _, after = before_and_after_half()
    assert after.view(0)["set_aside"] == [1, 2, 3, 4]
    assert all(text.startswith("choose orange") for text in legal(after))
    assert clause(after, "choose blue 1 1 1 1") == "M3.1"


@pytest.mark.rule("M3.1")
def test_half_a_choice_is_not_final() -> None:
    before, after = before_and_after_half()
    after.undo()
    assert to_bytes(after.game) == to_bytes(before.game)
    after.play("choose blue 1 1 1 1 orange 1 1 2 2")
    assert part(after, "chosen")["blue"] == [1, 1, 1, 1]


@pytest.mark.rule("M3.1")
def test_with_both_halves_the_choice_is_public() -> None:
    _, match = before_and_after_half()
    match.play("choose orange 1 1 2 2")
    for reader in (0, 1, None):
        assert match.view(reader)["chosen"]["blue"] == [1, 2, 3, 4]
        assert match.view(reader)["chosen"]["orange"] == [1, 1, 2, 2]
        assert "set_aside" not in match.view(reader)
        chosen = [e for e in match.events(reader) if e.kind == "blocks-chosen"]
        assert [(e["colour"], e["ones"], e["fours"]) for e in chosen] == [(0, 1, 1), (1, 2, 0)]


@pytest.mark.rule("M3.1")
def test_each_colour_of_two_is_chosen_from_its_own_reserve() -> None:
    match = load(2, actor=0, towers={"A1": ["blue 4"] * 3, "A2": ["orange 3"] * 4})
    assert clause(match, "choose blue 1 1 1 4 orange 1 1 1 4") == "M3.1"
    assert clause(match, "choose blue 1 1 1 3 orange 1 1 1 3") == "M3.1"
    assert clause(match, "choose blue 1 1 1 3 orange 1 1 1 4") is None


@pytest.mark.rule("M3.1")
@pytest.mark.parametrize("reader", [1, SPECTATOR])
def test_a_guess_may_be_that_half_of_a_choice_is_made(reader: int) -> None:
    _, match = before_and_after_half()
    steps = set()
    for seed in range(60):
        game = game_of(match)
        match.definition.table.conceal(game, reader)
        match.definition.table.imagine(game, reader, keyed_chance(str(seed), 0))
        steps.add(int(top(game).step))
        assert int(game.pending.sum()) == 4 * int(top(game).step)
        assert (game.pending <= game.reserve[0]).all()
    assert steps == {0, 1}


@pytest.mark.rule("M3.1")
@pytest.mark.parametrize(("players", "reader", "actor"), [(2, 0, 0), (3, 1, 0), (4, 0, 3)])
def test_a_guess_leaves_what_is_known_of_choices(players: int, reader: int, actor: int) -> None:
    match = load(players, actor=actor)
    if players == 2:
        match.play("choose blue 1 2 3 4")
    game, known = game_of(match), game_of(match)
    match.definition.table.conceal(game, reader)
    match.definition.table.imagine(game, reader, keyed_chance("guess", 0))
    assert (game.pending == known.pending).all()
    assert top(game).step == top(known).step


# M3.2 Turns.


@pytest.mark.rule("M3.2")
@pytest.mark.parametrize(("players", "first", "turns"), [(4, 2, 24), (3, 1, 12), (2, 1, 16)])
def test_one_turn_each_clockwise_until_every_chosen_block_is_used(
    players: int, first: int, turns: int
) -> None:
    match = bigapple.new("manhattan", players=players, first_player=first, seed=5)
    while match.decision == "choose":
        match.play(match.absent())
    for turn in range(turns):
        assert (match.decision, match.actor) == ("build", (first + turn) % players)
        assert part(match, "round") == 1
        left = sum(len(blocks) for blocks in part(match, "chosen").values())
        assert left == turns - turn
        match.play(match.absent())
    assert (match.decision, part(match, "round")) == ("choose", 2)


@pytest.mark.rule("M3.2")
def test_a_turn_plays_one_card_places_one_block_and_draws_one_card() -> None:
    match = at_turn([1, 5, 5, 9], [2, 2, 3], towers={"D5": ["orange 1"]}, played=[7])
    before = match.position()
    match.script(["card 4"])
    match.play("build 5 D 2")
    after = match.position()
    assert after["towers"] == {"D5": ["orange 1", "blue 2"]}
    assert after["chosen"] == before["chosen"] | {"blue": [2, 3]}
    assert after["reserve"] == before["reserve"]
    assert after["hands"] == [[1, 4, 5, 9], *before["hands"][1:]]
    assert after["played"] == [5, 7]
    assert Counter(before["pile"]) - Counter(after["pile"]) == Counter([4])
    assert after["pile_size"] == before["pile_size"] - 1
    assert match.actor == 1


@pytest.mark.rule("M3.2")
def test_the_drawn_card_is_told_to_its_player_only() -> None:
    match = at_turn([1, 5, 5, 9], [2])
    match.script(["card 4"])
    match.play("build 5 D 2")
    for reader in (0, 1, None):
        built, drawn = match.entry_events(match.history[-1], reader)
        assert (built.kind, built["card"], built["lot"], built["size"]) == ("built", 4, 31, 2)
        assert (drawn.kind, drawn["player"]) == ("card-drawn", 0)
        assert drawn["card"] == (3 if reader == 0 else None)


@pytest.mark.rule("M3.2")
def test_equal_cards_and_equal_blocks_are_the_same_action() -> None:
    match = at_turn([1, 1, 5, 5], [2, 2, 3])
    actions = [action.text for action in match.legal]
    expected = {f"build {card} {d} {size}" for card in (1, 5) for d in DISTRICTS for size in (2, 3)}
    assert set(actions) == expected
    assert len(actions) == len(expected) == len({action.index for action in match.legal})


@pytest.mark.rule("M3.2")
def test_only_held_cards_and_chosen_blocks_may_be_used() -> None:
    match = at_turn([1, 2, 3, 4], [2, 3])
    for card in range(1, 10):
        assert clause(match, f"build {card} A 2") == (None if card <= 4 else "M3.2")
    for size in (1, 2, 3, 4):
        assert clause(match, f"build 1 A {size}") == (None if size in (2, 3) else "M3.2")


@pytest.mark.rule("M3.2")
@pytest.mark.parametrize(("players", "rounds"), [(4, 4), (3, 6), (2, 4)])
def test_a_card_is_drawn_also_in_the_last_turn_of_the_game(players: int, rounds: int) -> None:
    match = at_last_turn([1, 5, 5, 9], players=players, round=rounds)
    size = part(match, "pile_size")
    match.script(["card 3"])
    match.play("build 5 D 1" + (" blue" if players == 2 else ""))
    assert match.decision == "over"
    assert part(match, "hands")[0] == [1, 3, 5, 9]
    assert part(match, "pile_size") == size - 1
    assert all(len(hand) == 4 for hand in part(match, "hands"))


# M3.3 and M3.4 Building is compulsory; giving up.


@pytest.mark.rule("M3.3")
def test_who_can_build_must_build() -> None:
    match = at_turn([1, 2, 3, 4], [1, 2])
    assert all(text.startswith("build") for text in legal(match))
    for card in (1, 2, 3, 4):
        for size in (1, 2):
            assert clause(match, f"discard {card} {size}") == "M3.3"


@pytest.mark.rule("M3.3")
@pytest.mark.parametrize(
    ("changed", "only"),
    [
        ({"C2": ["purple 1"]}, {"build 2 C 1", "build 2 C 2"}),
        ({"C2": ["purple 2"]}, {"build 2 C 2"}),
        ({"A1": ["orange 2"]}, {"build 1 A 2"}),
        ({"A1": ["blue 2", "orange 4"]}, {"build 1 A 2"}),
    ],
)
def test_one_possible_placement_is_compulsory(
    changed: dict[str, list[str]], only: set[str]
) -> None:
    """Whichever card, district and block it needs."""
    match = stuck(towers=FULL | changed)
    assert legal(match) == only
    assert clause(match, "discard 1 1") == "M3.3"
    assert match.absent().text in only


@pytest.mark.rule("M3.3")
def test_the_second_colour_must_build_if_only_it_can() -> None:
    towers = {f"{d}1": ["yellow 3"] for d in "ABC"}
    towers["A1"] = ["orange 2", "yellow 3"]
    match = at_turn(
        [1] * 4, {"blue": [2], "orange": [1]}, players=2, towers=towers, options=PROGRESSIVE
    )
    assert legal(match) == {"build 1 A 1 orange"}
    assert clause(match, "discard 1 2 blue") == "M3.3"


@pytest.mark.rule("M3.4")
def test_only_without_any_legal_placement_a_card_and_a_block_are_given_up() -> None:
    match = stuck()
    assert legal(match) == {"discard 1 1", "discard 1 2", "discard 2 1", "discard 2 2"}
    assert match.absent().text == "discard 1 1"
    assert {clause(match, text) for text in legal(match)} == {None}
    # D and E are empty but closed; open, they would do.
    open_board = stuck(options={"progressive": False})
    assert not any(text.startswith("discard") for text in legal(open_board))


@pytest.mark.rule("M3.4")
def test_a_monster_can_leave_no_legal_placement() -> None:
    towers = {"A1": ["orange 4"], "B1": ["orange 4"]}
    options = PROGRESSIVE | {"monster": "baby"}
    match = at_turn([1] * 4, [1], towers=towers, options=options, monster="C1")
    assert legal(match) == {"discard 1 1"}
    match = at_turn([1] * 4, [1], towers=towers, options=options, monster="C2")
    assert legal(match) == {"build 1 C 1"}


@pytest.mark.rule("M3.4")
def test_anti_trust_can_leave_no_legal_placement() -> None:
    towers = {f"{d}1": ["blue 1"] for d in "ABC"}
    options = PROGRESSIVE | {"anti_trust": "player"}
    match = at_turn([1] * 4, [1], towers=towers, options=options)
    assert legal(match) == {"discard 1 1"}
    match = at_turn([1] * 4, [1], towers=towers, options=PROGRESSIVE)
    assert legal(match) == {f"build 1 {d} 1" for d in "ABC"}


@pytest.mark.rule("M3.4")
def test_with_two_players_a_block_of_either_colour_may_be_given_up() -> None:
    towers = {f"{d}1": ["yellow 4"] for d in "ABC"}
    match = at_turn(
        [1] * 4, {"blue": [2], "orange": [1, 1]}, players=2, towers=towers, options=PROGRESSIVE
    )
    assert legal(match) == {"discard 1 2 blue", "discard 1 1 orange"}
    match.play("discard 1 1 orange")
    assert part(match, "given_up")["orange"] == [1]
    assert part(match, "chosen")["orange"] == [1]
    assert part(match, "chosen")["blue"] == [2]
    assert not part(match, "given_up")["blue"]


@pytest.mark.rule("M3.4")
@pytest.mark.parametrize("card", [1, 2])
@pytest.mark.parametrize("size", [1, 2])
def test_the_block_leaves_the_game_the_card_is_played_and_one_is_drawn(
    card: int, size: int
) -> None:
    match = stuck(played=[9])
    before = match.position()
    match.script(["card 4"])
    match.play(f"discard {card} {size}")
    after = match.position()
    assert after["given_up"] == before["given_up"] | {"blue": [size]}
    assert after["chosen"] == before["chosen"] | {"blue": [3 - size]}
    assert after["played"] == [card, 9]
    assert after["hands"] == [sorted([3 - card, 3 - card, card, 4]), *before["hands"][1:]]
    assert after["pile_size"] == before["pile_size"] - 1
    for same in ("towers", "reserve", "destroyed", "score", "round"):
        assert after[same] == before[same]
    assert kinds(match) == ["gave-up", "card-drawn"]
    assert match.actor == 1


@pytest.mark.rule("M3.4", "M9.2")
@pytest.mark.parametrize(
    ("monster", "left"), [("godzilla", []), ("baby", ["orange 3"])], ids=["godzilla", "baby"]
)
def test_a_monster_moves_by_a_discarded_card_and_destroys(monster: str, left: list[str]) -> None:
    towers = FULL | {"F5": ["orange 3", "purple 3"]}
    match = stuck(options={"monster": monster}, monster="F9", towers=towers)
    match.script(["card 4"])
    match.play("discard 1 1")
    assert part(match, "monster") == "F5"
    assert part(match, "towers") == FULL | ({"F5": left} if left else {})
    lost = part(match, "destroyed")
    assert (lost["purple"], lost["orange"]) == ([3], [] if left else [3])
    assert part(match, "given_up")["blue"] == [1]
    moved = ["monster-moved", "block-destroyed"] + ["block-destroyed"] * (not left)
    assert kinds(match) == ["gave-up", *moved, "card-drawn"]


@pytest.mark.rule("M3.4", "M9.2")
def test_a_discarded_card_is_turned_for_its_players_side() -> None:
    # Card 1 shows lot 3 to the player in the west: the monster goes north-east.
    towers = {f"{d}3": ["purple 4"] for d in "ABC"}
    match = at_turn(
        [1] * 4,
        [1],
        player=1,
        towers=towers,
        options=PROGRESSIVE | {"monster": "godzilla"},
        monster="E5",
    )
    assert legal(match) == {"discard 1 1"}
    match.play("discard 1 1")
    assert part(match, "monster") == "E3"


@pytest.mark.rule("M3.4")
def test_giving_up_is_a_turn_and_may_be_the_last_of_the_round() -> None:
    towers = {f"{d}1": ["orange 2"] for d in "ABC"}
    match = at_last_turn([1] * 4, towers=towers, options=PROGRESSIVE)
    assert legal(match) == {"discard 1 1"}
    match.play("discard 1 1")
    assert (match.decision, part(match, "round")) == ("choose", 2)
    assert part(match, "score")["orange"] == 3 + 6


# M3.5 The pile.


@pytest.mark.rule("M3.5")
def test_the_last_card_of_the_pile_renews_it_at_once() -> None:
    match = at_turn([1, 5, 5, 9], [2], pile=[4])
    before = match.position()
    match.play("build 5 D 2")
    after = match.position()
    assert after["hands"] == [[1, 4, 5, 9], *before["hands"][1:]]
    assert after["pile"] == sorted([*before["played"], 5])
    assert after["pile_size"] == len(after["pile"]) == 45 - 16
    assert after["played"] == []
    assert kinds(match) == ["built", "card-drawn", "pile-shuffled"]
    assert match.entry_events(match.history[-1], None)[-1]["cards"] == 29


@pytest.mark.rule("M3.5")
def test_the_pile_is_not_renewed_before_its_last_card_is_drawn() -> None:
    match = at_turn([1, 5, 5, 9], [2], pile=[4, 6])
    before = match.position()
    match.script(["card 6"])
    match.play("build 5 D 2")
    assert part(match, "pile") == [4]
    assert part(match, "played") == sorted([*before["played"], 5])
    assert kinds(match) == ["built", "card-drawn"]
    hand = part(match, "hands")[1]
    match.play(f"build {hand[0]} A 1")
    assert part(match, "played") == []
    assert part(match, "pile_size") == 29


@pytest.mark.rule("M3.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_pile_is_ever_empty(players: int) -> None:
    match = bigapple.new("manhattan", players=players, seed=2)
    shuffles = 0
    drawn = 0
    while match.actor is not None:
        match.play(match.absent())
        drawn += kinds(match).count("card-drawn")
        whole = 45 - 4 * players
        assert part(match, "pile_size") == whole - drawn % whole
        assert len(part(match, "played")) == drawn % whole
        shuffles += kinds(match).count("pile-shuffled")
    assert shuffles == drawn // whole > 0


@pytest.mark.rule("M3.5")
def test_a_discard_renews_the_pile_too() -> None:
    match = stuck(pile=[4])
    before = match.position()
    match.play("discard 2 1")
    assert part(match, "pile") == sorted([*before["played"], 2])
    assert part(match, "played") == []
    assert part(match, "hands")[1:] == before["hands"][1:]


@pytest.mark.rule("M3.5")
def test_the_pile_is_renewed_even_in_the_last_turn_of_the_game() -> None:
    match = at_last_turn([5] * 4, round=4, pile=[4])
    match.play("build 5 D 1")
    assert match.decision == "over"
    assert part(match, "pile_size") == 29
    assert part(match, "played") == []


@pytest.mark.rule("M3.5")
def test_the_renewed_pile_is_shuffled() -> None:
    drawn = set()
    for seed in range(12):
        match = at_turn([5] * 4, [2], pile=[4], seed=seed, hands=[[5] * 4, [1] * 4, None, None])
        match.play("build 5 D 2")
        match.play("build 1 A 1")
        drawn.add(tuple(part(match, "hands")[1]))
    assert len(drawn) > 3


# M3.6 and M3.7 From round to round.


@pytest.mark.rule("M3.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_hands_and_towers_stay_from_round_to_round(players: int) -> None:
    towers = {"A1": ["orange 2", "blue 3"], "F9": ["purple 1"]}
    match = at_last_turn([1, 2, 5, 9], players=players, towers=towers)
    before = match.position()
    match.script(["card 7"])
    match.play("build 5 D 1" + (" blue" if players == 2 else ""))
    after = match.position()
    assert (after["round"], after["decision"]) == (2, "choose")
    assert after["hands"] == [[1, 2, 7, 9], *before["hands"][1:]]
    assert after["towers"] == towers | {"D5": ["blue 1"]}
    assert after["played"] == [*before["played"], 5]
    assert after["reserve"] == before["reserve"]
    assert not any(after["chosen"].values())


@pytest.mark.rule("M3.7")
@pytest.mark.parametrize(
    ("players", "edition", "rounds"),
    [(4, "2018", 4), (3, "2018", 6), (2, "2018", 4), (2, "1994", 6)],
)
def test_the_start_marker_passes_clockwise_after_each_scoring_but_the_last(
    players: int, edition: str, rounds: int
) -> None:
    for number in range(1, rounds + 1):
        for player in range(players):
            match = at_last_turn(
                [5] * 4,
                player=player,
                players=players,
                round=number,
                options={"edition": edition},
            )
            start = (player + 1) % players
            assert start_player(game_of(match)) == start
            match.play(match.absent())
            if number < rounds:
                assert match.actor == start_player(game_of(match)) == (start + 1) % players
            else:
                assert match.actor is None
                assert start_player(game_of(match)) == start


@pytest.mark.rule("M3.7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_start_player_also_has_the_first_turn(players: int) -> None:
    match = load(players, round=2, first_player=0)
    starts = []
    while part(match, "round") == 2:
        if match.decision == "build":
            starts.append(match.actor)
        match.play(match.absent())
    assert starts[0] == 1
    assert match.actor == 2 % players
