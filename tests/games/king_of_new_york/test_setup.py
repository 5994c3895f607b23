"""The set-up: piles, cards for sale, the start player, places (K2)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from scipy.stats import binom, chisquare

from bigapple.engine.layout import to_bytes
from bigapple.errors import CannotRead, Contradiction, IllegalAction, ImpossibleOutcome
from bigapple.match import Match
from tests.games.king_of_new_york.positions import (
    QUIET,
    facts,
    monster,
    refused,
    table,
    texts,
)
from tests.games.king_of_new_york.ruins import units_in
from tests.games.king_of_new_york.setting_up import (
    BOROUGHS,
    DEALT,
    DISCARD,
    KEEP,
    MONSTERS,
    OUTSIDE,
    TILES,
    TOPS,
    new,
    placed,
)

__all__ = ["BOROUGHS", "DISCARD", "KEEP", "TILES"]
"""Other tests look for them here."""


# The piles.


@pytest.mark.rule("K2.1")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_each_borough_has_three_piles_of_three_tiles(players: int) -> None:
    document = new(players).position()
    assert document["below"] == {borough: [2, 2, 2] for borough in BOROUGHS}
    assert all(len(piles) == 3 for piles in document["piles"].values())
    assert set(document["piles"]) == set(BOROUGHS)
    assert not any(units_in(new(players), borough) for borough in BOROUGHS)


@pytest.mark.rule("K2.1", "K2.2")
def test_the_tops_are_turned_up_pile_by_pile_and_then_three_cards() -> None:
    match = new(2, monsters=["kong", "rob"], first_player=0, script=DEALT)
    document = match.position()
    assert [tile for borough in BOROUGHS for tile in document["piles"][borough]] == TOPS
    assert document["market"] == ["drain", "subway", "curse"]


@pytest.mark.rule("K2.1")
def test_the_tiles_are_shuffled() -> None:
    counts: Counter[str] = Counter()
    arrangements = set()
    for seed in range(60):
        piles = new(2, seed=seed).position()["piles"]
        arrangements.add(str(piles))
        counts.update(tile for tops in piles.values() for tile in tops)
    assert len(arrangements) == 60
    assert counts.total() == 900
    expected = [TILES[kind] * 20 for kind in TILES]
    assert chisquare([counts[kind] for kind in TILES], expected).pvalue > 1e-4


@pytest.mark.rule("K2.1", "K7.1")
def test_each_zone_of_manhattan_has_a_pile() -> None:
    """The first pile is Lower's, the second Midtown's, the third Upper's; all are one borough."""
    match = table(
        [monster("lower"), monster("bronx")],
        decision="resolve",
        dice="DDDDEE",
        piles={"manhattan": ["high-rise-1", "high-rise-2", "hospital-3"]},
    )
    match.play("resolve D")
    assert set(texts(match)) == {f"destroy manhattan {pile}" for pile in (1, 2, 3)}


@pytest.mark.rule("K2.1")
def test_a_pile_ends_after_three_tiles() -> None:
    piles = ["high-rise-1", "hospital-3", "power-plant-3"]
    match = table(
        [monster("bronx"), monster("lower")], decision="roll", piles={"bronx": piles}, market=QUIET
    )
    match.script([*["die D"] * 3, *["die E"] * 3, *["tile high-rise-1"] * 2])
    match.play("roll")
    match.play("keep")
    match.play("resolve D")
    while match.decision == "destroy":
        match.play("destroy bronx 1")
    document = match.position()
    assert document["piles"]["bronx"] == [None, *piles[1:]]
    assert document["below"]["bronx"] == [0, 2, 2]
    assert units_in(match, "bronx") == {"infantry": 3}
    assert facts(match, 0)["stars"] == 3


# The cards for sale.


@pytest.mark.rule("K2.2")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_three_cards_are_for_sale(players: int) -> None:
    document = new(players).position()
    assert len(set(document["market"])) == 3
    assert None not in document["market"]
    assert document["discard_pile"] == []
    assert all(m["cards"] == [] for m in document["monsters"])


@pytest.mark.rule("K2.2")
def test_the_cards_are_shuffled() -> None:
    counts: Counter[str] = Counter()
    for seed in range(192):
        counts.update(new(2, seed=seed).position()["market"])
    assert counts.total() == 576
    observed = [counts[card] for card in KEEP + DISCARD]
    assert sum(observed) == 576
    assert chisquare(observed).pvalue > 1e-4


@pytest.mark.rule("K2.2")
def test_the_deck_has_no_order_of_its_own() -> None:
    """What a sweep turns up differs from game to game, and any card may come."""
    seen: Counter[str] = Counter()
    for seed in range(100):
        match = table(
            [monster("bronx", energy=2), monster("queens")],
            decision="buy",
            market=QUIET,
            seed=seed,
        )
        match.play("sweep")
        seen.update(match.position()["market"])
    assert seen.total() == 300
    assert set(seen) <= set(KEEP + DISCARD) - set(QUIET)
    assert len(seen) > 50


# Life, stars, energy.


@pytest.mark.rule("K2.3")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_each_monster_has_10_hearts_no_stars_and_no_energy(players: int) -> None:
    match = placed(players, first_player=players - 1)
    for player in range(players):
        found = facts(match, player)
        assert (found["hearts"], found["stars"], found["energy"]) == (10, 0, 0)
        assert (found["webs"], found["curses"]) == (0, 0)


def rolled(players: int, *attacks: int, **keys: Any) -> Match:
    """A new game with these start rolls."""
    script = [f"attacks {n}" for n in attacks]
    return new(players, monsters=MONSTERS[:players], script=script, **keys)


def start_rolls(match: Match) -> list[tuple[int | None, int | None]]:
    return [(e["player"], e["attacks"]) for e in match.events(None) if e.kind == "start-rolled"]


# The start player.


@pytest.mark.rule("K2.4")
@pytest.mark.parametrize(
    ("attacks", "first"),
    [((3, 2, 1), 0), ((1, 3, 2), 1), ((0, 0, 1), 2), ((7, 0, 8), 2)],
)
def test_the_most_attacks_start(attacks: tuple[int, ...], first: int) -> None:
    match = rolled(3, *attacks)
    assert match.actor == first
    assert start_rolls(match) == list(enumerate(attacks))


@pytest.mark.rule("K2.4")
def test_those_tied_roll_again_and_nobody_else() -> None:
    match = rolled(4, 3, 1, 3, 2, 0, 1)
    assert match.actor == 2
    assert start_rolls(match) == [(0, 3), (1, 1), (2, 3), (3, 2), (0, 0), (2, 1)]


@pytest.mark.rule("K2.4")
def test_those_tied_once_more_roll_once_more() -> None:
    match = rolled(4, 2, 2, 2, 0, 1, 4, 4, 5, 3)
    assert match.actor == 1
    again = [(0, 1), (1, 4), (2, 4), (1, 5), (2, 3)]
    assert start_rolls(match) == [(0, 2), (1, 2), (2, 2), (3, 0), *again]


@pytest.mark.rule("K2.4")
def test_who_lost_a_tie_does_not_start_even_if_the_others_tie() -> None:
    match = rolled(3, 0, 0, 0, 8, 8, 1, 0, 1)
    assert match.actor == 1
    assert start_rolls(match)[-2:] == [(0, 0), (1, 1)]


@pytest.mark.rule("K2.4", "K1.2")
def test_eight_dice_show_eight_attacks_at_most() -> None:
    assert rolled(2, 8, 7).actor == 0
    with pytest.raises((CannotRead, ImpossibleOutcome)):
        rolled(2, 9, 0)


@pytest.mark.rule("K2.4")
def test_start_rolls_are_those_of_eight_dice() -> None:
    counts: Counter[int] = Counter()
    for seed in range(120):
        counts.update(n or 0 for _, n in start_rolls(new(6, seed=seed))[:6])
    total = counts.total()
    assert total == 720
    observed = [counts[0], counts[1], counts[2], counts[3], sum(counts[n] for n in range(4, 9))]
    chances = [*binom(8, 1 / 6).pmf(range(4)), binom(8, 1 / 6).sf(3)]
    assert chisquare(observed, [chance * total for chance in chances]).pvalue > 1e-4


@pytest.mark.rule("K2.4")
@pytest.mark.parametrize("players", [2, 6])
def test_the_host_may_choose_the_start_player(players: int) -> None:
    for first in range(players):
        match = new(players, first_player=first)
        assert match.actor == first
        assert start_rolls(match) == []


@pytest.mark.rule("K2.4")
def test_the_start_player_is_one_of_the_players() -> None:
    with pytest.raises(Contradiction) as refusal:
        new(3, first_player=3)
    assert (refusal.value.clause, refusal.value.key) == ("K2.4", "first_player")


@pytest.mark.rule("K2.4", "K2.5")
@pytest.mark.parametrize("first", [0, 1, 3])
def test_places_are_taken_and_turns_are_played_clockwise(first: int) -> None:
    match = new(4, first_player=first)
    order = [(first + i) % 4 for i in range(4)]
    placing = []
    while match.decision == "place":
        placing.append(match.actor)
        match.play(match.legal[0])
    assert placing == order
    turns = []
    for _ in range(5):
        turns.append(match.actor)
        assert match.decision == "roll"
        match.script(["die E"] * 6)
        match.play("roll")
        match.play("keep")
        match.play("resolve E")
        match.play(match.legal[0])
        match.play("end")
    assert turns == [*order, first]


# Taking places.


@pytest.mark.rule("K2.5")
def test_a_monster_takes_a_place_in_one_of_four_boroughs() -> None:
    match = new(2, first_player=1)
    assert (match.actor, match.decision) == (1, "place")
    assert texts(match) == [f"go {place}" for place in OUTSIDE]
    assert [m["place"] for m in match.position()["monsters"]] == [None, None]
    for place in OUTSIDE:
        match.play(f"go {place}")
        assert facts(match, 1)["place"] == place
        match.undo()


@pytest.mark.rule("K2.5")
def test_nobody_starts_in_manhattan() -> None:
    match = new(2)
    assert refused(match, "go manhattan") == "K2.5"
    with pytest.raises(IllegalAction):
        match.play("go manhattan")


@pytest.mark.rule("K2.5")
def test_a_third_monster_does_not_start_in_a_borough() -> None:
    match = new(5, first_player=0)
    in_manhattan = match.why_not("go manhattan")
    match.play("go queens")
    assert refused(match, "go queens") is None
    match.play("go queens")
    assert refused(match, "go queens") == "K2.5"
    full = match.why_not("go queens")
    assert in_manhattan is not None
    assert full is not None
    assert in_manhattan.code != full.code
    assert texts(match) == ["go bronx", "go brooklyn", "go staten-island"]
    match.play("go bronx")
    match.play("go bronx")
    assert refused(match, "go bronx") == "K2.5"
    assert texts(match) == ["go brooklyn", "go staten-island"]


@pytest.mark.rule("K2.5")
@pytest.mark.parametrize("players", [2, 6])
def test_after_the_last_has_taken_a_place_the_first_turn_begins(players: int) -> None:
    match = placed(players, first_player=1)
    assert (match.actor, match.decision) == (1, "roll")
    assert all(m["place"] in OUTSIDE for m in match.position()["monsters"])


# What is hidden.


@pytest.mark.rule("K2.6", "K2.1")
@pytest.mark.parametrize("reader", [0, 1, None])
def test_what_lies_face_down_cannot_be_told(reader: int | None) -> None:
    """Games of different seeds with the same things turned up look the same to the byte."""
    one, other = (
        new(2, monsters=["kong", "rob"], first_player=0, script=DEALT, seed=seed) for seed in (1, 2)
    )
    assert to_bytes(one.concealed(reader)) == to_bytes(other.concealed(reader))
    assert one.events(reader) == other.events(reader)


@pytest.mark.rule("K2.6", "K2.2")
def test_a_card_is_not_known_before_it_is_turned_up() -> None:
    """Any card that is unseen may come next, whatever the seed; then everyone sees it."""
    for card in ("curse", "drain", "subway"):
        match = table([monster("bronx", energy=2), monster("queens")], decision="buy", market=QUIET)
        before = match.view(1)
        match.script([f"card {card}", "card fury", "card stomp"])
        match.play("sweep")
        assert before["market"] == QUIET
        assert match.view(1)["market"] == [card, "fury", "stomp"]
        assert set(match.view(1)["deck"]) == set(before["deck"]) - {card, "fury", "stomp"}


@pytest.mark.rule("K2.6")
@pytest.mark.parametrize("reader", [0, 1, 2, None])
def test_everything_else_is_open_to_everyone(reader: int | None) -> None:
    match = table(
        [
            monster("bronx", hearts=7, stars=3, energy=5, cards=["drain"], webs=2),
            monster("lower", hearts=4, stars=9, energy=1, cards=["curse", "stomp"], curses=1),
            monster("queens", extra_turns=["plain"]),
        ],
        decision="resolve",
        dice="AADEOH",
        resolved="E",
        market=QUIET,
        discard_pile=["subway"],
        superstar=1,
        statue=0,
    )
    whole, seen = match.position(), match.view(reader)
    hidden = {key for key in whole if seen.get(key) != whole[key]}
    assert hidden <= {"deck"}
    for key in ("monsters", "market", "discard_pile", "dice", "piles", "below", "unseen_tiles"):
        assert seen[key] == whole[key]


@pytest.mark.rule("K2.6")
def test_everyone_is_told_everything_that_happens() -> None:
    match = placed(3, first_player=0)
    for _ in range(60):
        match.play(match.legal[-1])
    told = match.events(None)
    assert len(told) > 60
    for reader in range(3):
        assert match.events(reader) == told
    assert all(value is not None for event in told for value in event.arguments.values())
