"""M2: sides, colours, the start player, the deal, and the table of lengths."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any, NamedTuple

import pytest

import bigapple
from bigapple.engine.chance import Chance
from bigapple.engine.events import SPECTATOR
from bigapple.engine.layout import to_bytes
from bigapple.errors import CannotRead, Contradiction, ImpossibleOutcome
from bigapple.fairness import keyed_chance
from bigapple.games.manhattan.people.words import RULE_NAMES
from bigapple.match import Match
from tests.games.manhattan.positions import (
    COLOURS,
    SHOWN,
    at_last_turn,
    at_turn,
    clause,
    game_of,
    legal,
    load,
    part,
    play_out,
)

SIDES = ("south", "west", "north", "east")
SEATS: list[tuple[int, dict[str, Any], tuple[int, ...]]] = [
    (4, {}, (0, 1, 2, 3)),
    (3, {}, (0, 1, 2)),
    (2, {}, (0, 2)),
    (2, {"sides": "opposite"}, (0, 2)),
    (2, {"sides": "adjacent"}, (0, 1)),
]


# Sides.


@pytest.mark.rule("M2.1")
@pytest.mark.parametrize(("players", "options", "sides"), SEATS)
@pytest.mark.parametrize("round_number", [1, 4])
def test_each_player_has_a_side_for_the_whole_game(
    players: int, options: dict[str, Any], sides: tuple[int, ...], round_number: int
) -> None:
    for player, side in enumerate(sides):
        for card in range(1, 10):
            match = at_turn(
                [card] * 4,
                [1],
                player=player,
                players=players,
                options=options,
                round=round_number,
            )
            match.play(f"build {card} E 1")
            assert list(part(match, "towers")) == [f"E{SHOWN[side][card - 1]}"]


@pytest.mark.rule("M2.1")
@pytest.mark.parametrize(("players", "options", "sides"), SEATS)
def test_a_table_says_who_sits_where(
    players: int, options: dict[str, Any], sides: tuple[int, ...]
) -> None:
    match = load(players, options)
    for player, side in enumerate(sides):
        told = match.describe(f"player {player + 1}")
        assert [name for name in SIDES if name in told] == [SIDES[side]]


@pytest.mark.rule("M2.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_players_are_numbered_clockwise(players: int) -> None:
    match = bigapple.new("manhattan", players=players, first_player=0, seed=1)
    order = []
    while match.decision == "choose":
        match.play(match.absent())
    for _ in range(players + 1):
        order.append(match.actor)
        match.play(match.absent())
    assert order == [*range(players), 0]


@pytest.mark.rule("M2.1")
@pytest.mark.parametrize("players", [3, 4])
def test_only_two_players_may_sit_adjacent(players: int) -> None:
    with pytest.raises(Contradiction) as refusal:
        bigapple.new("manhattan", players=players, sides="adjacent")
    assert (refusal.value.clause, refusal.value.key) == ("M2.1", "sides")


@pytest.mark.rule("M2.1")
@pytest.mark.parametrize("players", [0, 1, 5, True, "4", 2.0])
def test_there_are_two_to_four_players(players: Any) -> None:
    with pytest.raises(CannotRead):
        bigapple.new("manhattan", players=players)


# Colours.


@pytest.mark.rule("M2.2")
@pytest.mark.parametrize("players", [3, 4])
def test_three_and_four_players_have_one_colour_each(players: int) -> None:
    for player in range(players):
        match = at_turn([1, 2, 3, 4], [1, 2], player=player, players=players)
        for number, colour in enumerate(COLOURS):
            expected = None if number == player else "M2.2"
            assert clause(match, f"build 1 A 1 {colour}") == expected
        match.play("build 1 A 2")
        assert list(part(match, "towers").values()) == [[f"{COLOURS[player]} 2"]]


@pytest.mark.rule("M2.2")
@pytest.mark.parametrize("player", [0, 1])
def test_two_players_have_two_colours_each_but_one_hand(player: int) -> None:
    own = COLOURS[2 * player : 2 * player + 2]
    match = at_turn([1, 1, 5, 9], {c: [1] for c in own}, player=player, players=2)
    for colour in COLOURS:
        expected = None if colour in own else "M2.2"
        assert clause(match, f"build 1 A 1 {colour}") == expected
    cards = (1, 5, 9)
    assert legal(match) == {f"build {c} {d} 1 {o}" for c in cards for d in "ABCDEF" for o in own}
    assert len(part(match, "hands")) == 2
    for colour in own:
        match.play(f"build 1 A 1 {colour}")
        lot = "A1" if player == 0 else "A9"
        assert part(match, "towers") == {lot: [f"{colour} 1"]}
        match.undo()


@pytest.mark.rule("M2.2")
def test_the_fourth_colour_does_not_play_with_three() -> None:
    match = bigapple.new("manhattan", players=3, seed=1)
    assert set(part(match, "reserve")) == {"blue", "orange", "purple"}
    assert not game_of(match).reserve[3].any()
    with pytest.raises(Contradiction) as refusal:
        load(3, towers={"A1": ["yellow 1"]})
    assert refusal.value.clause == "M2.2"


# The start player.


@pytest.mark.rule("M2.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_start_player_is_random_among_all(players: int) -> None:
    seen = Counter(
        part(bigapple.new("manhattan", players=players, seed=seed), "first_player")
        for seed in range(40)
    )
    assert set(seen) == set(range(players))


@pytest.mark.rule("M2.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_chance_chooses_one_of_the_players(players: int) -> None:
    for player in range(players):
        match = bigapple.new(
            "manhattan", players=players, seed=1, script=[f"first-player {player + 1}"]
        )
        assert match.actor == part(match, "first_player") == player
        assert match.events(None)[0].arguments == {"player": player}
    with pytest.raises(ImpossibleOutcome):
        bigapple.new("manhattan", players=players, script=[f"first-player {players + 1}"])


@pytest.mark.rule("M2.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_host_may_choose_the_start_player(players: int) -> None:
    for player in range(players):
        for seed in range(5):
            match = bigapple.new("manhattan", players=players, first_player=player, seed=seed)
            assert match.actor == part(match, "first_player") == player
            assert all(draw.what != 0 for draw in match.history[0].draws)


@pytest.mark.rule("M2.3")
@pytest.mark.parametrize(("players", "player"), [(2, 2), (2, 3), (3, 3)])
def test_the_start_player_is_one_of_the_players(players: int, player: int) -> None:
    with pytest.raises(Contradiction) as refusal:
        bigapple.new("manhattan", players=players, first_player=player)
    assert (refusal.value.clause, refusal.value.key) == ("M2.3", "first_player")


# The deal.


@pytest.mark.rule("M2.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_four_cards_go_to_player_0_then_four_to_player_1(players: int) -> None:
    dealt = [[1, 2, 3, 4], [5, 5, 5, 5], [9, 8, 7, 6], [1, 1, 2, 2]][:players]
    script = [f"card {card}" for hand in dealt for card in hand]
    match = bigapple.new("manhattan", players=players, first_player=1, seed=1, script=script)
    assert part(match, "hands") == [sorted(hand) for hand in dealt]
    assert part(match, "pile_size") == len(part(match, "pile")) == 45 - 4 * players
    gone = Counter(card for hand in dealt for card in hand)
    assert Counter(part(match, "pile")) == Counter({c: 5 - gone[c] for c in range(1, 10)})
    assert part(match, "played") == []


@pytest.mark.rule("M2.4")
def test_a_player_is_told_the_own_cards_of_the_deal_only() -> None:
    dealt = [[1, 2, 3, 4], [5, 5, 5, 5], [9, 8, 7, 6]]
    script = [f"card {card}" for hand in dealt for card in hand]
    match = bigapple.new("manhattan", players=3, first_player=0, script=script)
    for reader in (0, 1, 2, None):
        told = [e for e in match.events(reader) if e.kind == "card-dealt"]
        expected = [
            (player, card - 1 if player == reader else None)
            for player, hand in enumerate(dealt)
            for card in hand
        ]
        assert [(e["player"], e["card"]) for e in told] == expected


@pytest.mark.rule("M2.4")
def test_the_cards_are_shuffled() -> None:
    hands = {
        str(part(bigapple.new("manhattan", first_player=0, seed=s), "hands")) for s in range(20)
    }
    assert len(hands) == 20


@pytest.mark.rule("M2.4", "M8.1")
def test_the_urban_rules_are_shuffled_and_one_is_turned_up() -> None:
    first = [
        bigapple.new("manhattan", players=2, urban_rules=True, seed=s).position() for s in range(60)
    ]
    assert {document["urban_rule"] for document in first} == set(RULE_NAMES[1:])
    for document in first:
        assert {document["urban_rule"], *document["unseen_rules"]} == set(RULE_NAMES[1:])
        assert len(document["unseen_rules"]) == 9


@pytest.mark.rule("M2.4")
@pytest.mark.parametrize("reader", [0, 1, 2, 3, None])
def test_only_hands_and_the_order_of_piles_are_hidden(reader: int | None) -> None:
    match = at_turn(
        [1, 2, 3, 4],
        [1, 4],
        options={"urban_rules": True, "monster": "baby"},
        towers={"A1": ["orange 2", "blue 3"]},
        destroyed={"purple": [3]},
        given_up={"yellow": [1]},
        played=[9, 9, 8],
        score={"blue": 7},
    )
    whole, seen = match.position(), match.view(reader)
    assert len(whole["pile"]) == 45 - 16 - 3
    hands = [hand if player == reader else None for player, hand in enumerate(whole["hands"])]
    assert seen == whole | {"hands": hands, "pile": None}
    assert seen["pile_size"] == 26


@pytest.mark.rule("M2.4")
def test_the_order_of_the_urban_rules_is_hidden() -> None:
    for seed in range(5):
        seen = bigapple.new("manhattan", urban_rules=True, seed=seed).view(0)
        assert seen["unseen_rules"] == [r for r in RULE_NAMES[1:] if r != seen["urban_rule"]]


@pytest.mark.rule("M2.4")
@pytest.mark.parametrize("reader", [0, 1, 2, 3, None])
def test_what_is_hidden_cannot_be_told_from_what_is_shown(reader: int | None) -> None:
    """Two games that differ only in what the reader may not know look the same to the byte."""
    hands = [[1, 2, 3, 4], [5, 6, 7, 8], [9, 9, 1, 1], [2, 2, 3, 3]]
    others = [[5, 5, 5, 5], [4, 4, 4, 6], [8, 8, 8, 8], [7, 7, 9, 9]]
    if reader is not None:
        others[reader] = hands[reader]
    one, other = load(hands=hands, actor=0), load(hands=others, actor=0)
    assert to_bytes(one.game) != to_bytes(other.game)
    assert to_bytes(one.concealed(reader)) == to_bytes(other.concealed(reader))


@pytest.mark.rule("M2.4")
@pytest.mark.parametrize("reader", [0, 3, SPECTATOR])
def test_a_guess_of_what_is_hidden_fits_to_what_is_known(reader: int) -> None:
    match = at_turn([1, 2, 3, 4], [1], played=[9, 9, 8])
    table = match.definition.table
    whole = game_of(match)
    guesses = set()
    for seed in range(10):
        game = game_of(match)
        table.conceal(game, reader)
        chance: Chance = keyed_chance(str(seed), 0)
        table.imagine(game, reader, chance)
        assert (game.hands.sum(axis=0) + game.pile + game.played == 5).all()
        assert (game.hands.sum(axis=1) == 4).all()
        assert game.pile_size == game.pile.sum() == whole.pile_size
        assert (game.played == whole.played).all()
        if reader >= 0:
            assert (game.hands[reader] == whole.hands[reader]).all()
        guesses.add(game.hands.tobytes())
    assert len(guesses) == 10


# The table of lengths.


class Length(NamedTuple):
    """A column of the table of M2.4."""

    players: int
    edition: str
    rounds: int
    blocks: int
    turns_in_round: int
    turns_in_game: int
    left_over: int


COLUMNS = [
    Length(4, "2018", 4, 6, 6, 96, 0),
    Length(4, "1994", 4, 6, 6, 96, 0),
    Length(3, "2018", 6, 4, 4, 72, 0),
    Length(3, "1994", 6, 4, 4, 72, 0),
    Length(2, "2018", 4, 4, 8, 64, 8),
    Length(2, "1994", 6, 4, 8, 96, 0),
]


@cache
def whole_game(players: int, edition: str) -> Match:
    return play_out(bigapple.new("manhattan", players=players, edition=edition, seed=3))


@pytest.mark.rule("M2.4")
@pytest.mark.parametrize("column", COLUMNS)
def test_a_game_is_as_long_as_the_table_says(column: Length) -> None:
    match = whole_game(column.players, column.edition)
    events = match.events(None)
    kinds = Counter(event.kind for event in events)
    assert kinds["round-started"] == kinds["round-scored"] == column.rounds
    assert kinds["built"] + kinds["gave-up"] == kinds["card-drawn"] == column.turns_in_game
    assert match.decision == "over"
    assert part(match, "round") == column.rounds


@pytest.mark.rule("M2.4", "M3.1", "M3.2")
@pytest.mark.parametrize("column", COLUMNS)
def test_every_round_has_as_many_blocks_and_turns_as_the_table_says(column: Length) -> None:
    chosen: Counter[tuple[int, int]] = Counter()
    turns: Counter[tuple[int, int]] = Counter()
    number = 0
    for event in whole_game(column.players, column.edition).events(None):
        if event.kind == "round-started":
            number += 1
            assert event["round"] == number
        elif event.kind == "blocks-chosen":
            taken = sum(event[size] or 0 for size in ("ones", "twos", "threes", "fours"))
            chosen[number, event["colour"] or 0] += taken
        elif event.kind in ("built", "gave-up"):
            turns[number, event["player"] or 0] += 1
    rounds = range(1, column.rounds + 1)
    colours = range(3 if column.players == 3 else 4)
    assert chosen == {(r, c): column.blocks for r in rounds for c in colours}
    assert turns == {(r, p): column.turns_in_round for r in rounds for p in range(column.players)}


@pytest.mark.rule("M2.4")
@pytest.mark.parametrize("column", COLUMNS)
def test_so_many_blocks_are_left_over_at_the_end(column: Length) -> None:
    document = whole_game(column.players, column.edition).position()
    assert {len(blocks) for blocks in document["reserve"].values()} == {column.left_over}
    assert not any(document["chosen"].values())


@pytest.mark.rule("M2.4")
@pytest.mark.parametrize("column", COLUMNS)
def test_exactly_the_number_of_the_table_may_be_chosen(column: Length) -> None:
    match = load(column.players, {"edition": column.edition}, actor=0)
    for count in range(10):
        text = "choose " + " ".join("1" * count)
        assert clause(match, text) == (None if count == column.blocks else "M3.1")


@pytest.mark.rule("M2.4")
@pytest.mark.parametrize("column", COLUMNS)
def test_the_game_ends_with_the_last_round_of_the_table_and_not_before(column: Length) -> None:
    for number in (column.rounds - 1, column.rounds):
        match = at_last_turn(
            [5] * 4,
            players=column.players,
            options={"edition": column.edition},
            round=number,
        )
        colour = " blue" if column.players == 2 else ""
        match.play(f"build 5 A 1{colour}")
        assert (match.decision == "over") == (number == column.rounds)
    with pytest.raises(CannotRead):
        load(column.players, {"edition": column.edition}, round=column.rounds + 1)
