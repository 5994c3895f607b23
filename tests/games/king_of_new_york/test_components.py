"""What is in the box: monsters, dice, boroughs, tiles, cards (K1)."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from scipy.stats import chisquare

from bigapple.errors import CannotRead, Contradiction, ImpossibleOutcome
from bigapple.match import Match
from tests.games.king_of_new_york.positions import QUIET, facts, monster, table, texts
from tests.games.king_of_new_york.setting_up import (
    BOROUGHS,
    DISCARD,
    KEEP,
    MONSTERS,
    OUTSIDE,
    TILES,
    TOPS,
    new,
    placed,
)

# Monsters.


@pytest.mark.rule("K1.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_everyone_has_a_monster_of_their_own(players: int) -> None:
    names = [m["name"] for m in new(players).position()["monsters"]]
    assert len(set(names)) == len(names) == players
    assert set(names) <= set(MONSTERS)


@pytest.mark.rule("K1.1")
def test_there_are_these_six_monsters() -> None:
    assert {facts(new(6), player)["name"] for player in range(6)} == set(MONSTERS)
    for name in MONSTERS:
        match = new(2, script=[f"monster {name}"])
        assert facts(match, 0)["name"] == name
        assert facts(match, 1)["name"] != name


@pytest.mark.rule("K1.1")
def test_no_monster_is_drawn_twice() -> None:
    with pytest.raises(ImpossibleOutcome):
        new(2, script=["monster kong", "monster kong"])


@pytest.mark.rule("K1.1")
def test_monsters_may_be_chosen() -> None:
    match = new(3, monsters=["rob", "kong", "mantis"])
    assert [m["name"] for m in match.position()["monsters"]] == ["rob", "kong", "mantis"]


@pytest.mark.rule("K1.1")
@pytest.mark.parametrize("names", [["kong"], ["kong", "rob", "mantis"]])
def test_as_many_monsters_are_chosen_as_play(names: list[str]) -> None:
    with pytest.raises(Contradiction) as refusal:
        new(2, monsters=names)
    assert (refusal.value.clause, refusal.value.key) == ("K1.1", "monsters")


@pytest.mark.rule("K1.1")
@pytest.mark.parametrize("names", [["kong", "kong"], ["kong", "godzilla"], "kong", ["kong", 1]])
def test_only_different_monsters_of_the_box_can_be_chosen(names: Any) -> None:
    with pytest.raises(CannotRead):
        new(2, monsters=names)


@pytest.mark.rule("K1.1")
def test_monsters_have_no_powers_of_their_own() -> None:
    """The same chance and the same choices go the same way, whoever plays."""

    def course(names: list[str]) -> list[dict[str, Any]]:
        match = new(3, monsters=names, first_player=0)
        seen = []
        for step in range(150):
            if match.actor is None:
                break
            legal = match.legal
            match.play(legal[step * 7 % len(legal)])
            document = match.position()
            del document["options"]
            for one in document["monsters"]:
                del one["name"]
            seen.append(document)
        return seen

    first = course(MONSTERS[:3])
    assert len(first) > 50
    assert course(MONSTERS[3:]) == first


@pytest.mark.rule("K1.1")
@pytest.mark.parametrize("players", [0, 1, 7, "4", 2.0, True])
def test_two_to_six_play(players: Any) -> None:
    with pytest.raises(CannotRead):
        new(players)


# Dice.


@pytest.mark.rule("K1.2")
@pytest.mark.parametrize("face", "EAHCDO")
def test_a_die_has_each_of_six_faces(face: str) -> None:
    match = table([monster("bronx"), monster("queens")])
    match.script([f"die {face}"] * 6)
    match.play("roll")
    assert match.position()["dice"] == face * 6


@pytest.mark.rule("K1.2")
@pytest.mark.parametrize("face", ["B", "6", "7", ""])
def test_a_die_has_no_other_face(face: str) -> None:
    match = table([monster("bronx"), monster("queens")])
    with pytest.raises((CannotRead, ImpossibleOutcome)):
        match.script([f"die {face}"])


@pytest.mark.rule("K1.2")
def test_there_are_no_more_than_eight_dice() -> None:
    monsters = [monster("bronx", cards=["extra-head", "natural-selection"]), monster("queens")]
    assert table(monsters, decision="reroll", dice="E" * 8).position()["dice"] == "E" * 8
    with pytest.raises(CannotRead, match="dice"):
        table(monsters, decision="reroll", dice="E" * 9)


@pytest.mark.rule("K1.2")
def test_all_faces_of_all_dice_are_equally_likely() -> None:
    match = table([monster("bronx", cards=["extra-head", "natural-selection"]), monster("queens")])
    counts: Counter[str] = Counter()
    for _ in range(100):
        match.play("roll")
        counts.update(match.position()["dice"])
        match.undo()
    assert counts.total() == 800
    assert set(counts) == set("EAHCDO")
    assert chisquare(list(counts.values())).pvalue > 1e-4


@pytest.mark.rule("K1.2")
@pytest.mark.parametrize(
    ("cards", "dice"),
    [
        ([], 6),
        (["stomp", "towering-titan", "fury", "hailing-cabs"], 6),
        (["extra-head"], 7),
        (["natural-selection"], 7),
        (["extra-head", "natural-selection"], 8),
    ],
)
def test_the_green_dice_need_a_card_that_adds_a_die(cards: list[str], dice: int) -> None:
    match = table([monster("bronx", cards=cards), monster("queens")])
    match.play("roll")
    assert len(match.position()["dice"]) == dice


# Boroughs.


@pytest.mark.rule("K1.3", "K8.3")
@pytest.mark.parametrize("home", OUTSIDE)
def test_any_borough_can_be_reached_from_any_other(home: str) -> None:
    match = table([monster(home), monster("lower")], decision="move", market=QUIET)
    assert set(texts(match)) == {"stay"} | {f"go {other}" for other in OUTSIDE if other != home}
    for other in OUTSIDE:
        if other != home:
            match.play(f"go {other}")
            assert facts(match, 0)["place"] == other
            match.undo()


@pytest.mark.rule("K1.3", "K8.1")
@pytest.mark.parametrize("home", OUTSIDE)
def test_manhattan_can_be_reached_from_any_borough(home: str) -> None:
    match = table([monster(home), monster(home)], decision="move", market=QUIET)
    assert texts(match) == ["go manhattan"]
    match.play("go manhattan")
    assert facts(match, 0)["place"] == "lower"


@pytest.mark.rule("K1.3", "K7.4")
@pytest.mark.parametrize("zone", ["lower", "midtown", "upper"])
def test_any_borough_can_be_reached_from_any_zone_of_manhattan(zone: str) -> None:
    match = table(
        [monster("bronx"), monster(zone)], decision="resolve", dice="AEEEEE", market=QUIET
    )
    match.play("resolve A")
    assert match.decision == "flee"
    assert set(texts(match)) == {"stay"} | {f"go {place}" for place in OUTSIDE}


@pytest.mark.rule("K1.3", "K8.2")
def test_the_zones_of_manhattan_are_lower_midtown_upper_in_this_order() -> None:
    zones = ["lower", "midtown", "upper"]
    for zone, above in pairwise(zones):
        match = table([monster(zone), monster("bronx")], decision="move", market=QUIET)
        match.play("go manhattan")
        assert facts(match, 0)["place"] == above


@pytest.mark.rule("K1.3")
def test_there_are_five_boroughs_and_no_other() -> None:
    match = placed(2)
    assert set(match.position()["piles"]) == set(BOROUGHS)
    with pytest.raises(CannotRead):
        match.why_not("go jersey")


# Tiles.


@pytest.mark.rule("K1.4")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_there_are_45_tiles_of_seven_kinds(players: int) -> None:
    document = new(players).position()
    tops = Counter(tile for piles in document["piles"].values() for tile in piles)
    unseen = document["unseen_tiles"]
    assert sum(tops.values()) + sum(unseen.values()) == 45
    for kind, count in TILES.items():
        assert tops[kind] + unseen.get(kind, 0) == count
    assert set(tops) | set(unseen) == set(TILES)


@pytest.mark.rule("K1.4")
@pytest.mark.parametrize("kind", TILES)
def test_no_more_tiles_of_a_kind_are_drawn_than_there_are(kind: str) -> None:
    count = TILES[kind]
    given = [f"tile {kind}"] * min(count, 15)
    match = new(2, monsters=["kong", "rob"], first_player=0, script=given)
    tops = [tile for piles in match.position()["piles"].values() for tile in piles]
    assert tops.count(kind) >= len(given)
    if count < 15:
        with pytest.raises(ImpossibleOutcome):
            new(2, monsters=["kong", "rob"], first_player=0, script=[*given, f"tile {kind}"])


def turned_up(card: str) -> Match:
    """A new game whose first card is given."""
    tiles = [f"tile {tile}" for tile in TOPS]
    script = [*tiles, f"card {card}"]
    return new(2, monsters=["kong", "rob"], first_player=0, script=script)


# Cards.


@pytest.mark.rule("K1.5")
def test_there_are_64_different_cards() -> None:
    assert len(set(KEEP + DISCARD)) == 64
    assert (len(KEEP), len(DISCARD)) == (46, 18)
    for card in KEEP + DISCARD:
        market = turned_up(card).position()["market"]
        assert market[0] == card
        assert len(set(market)) == 3
        assert set(market) <= set(KEEP + DISCARD)


@pytest.mark.rule("K1.5")
@pytest.mark.parametrize("card", ["drain", "subway"])
def test_each_card_is_there_once(card: str) -> None:
    tiles = [f"tile {tile}" for tile in TOPS]
    script = [*tiles, f"card {card}", f"card {card}"]
    with pytest.raises(ImpossibleOutcome):
        new(2, monsters=["kong", "rob"], first_player=0, script=script)


def bought(card: str) -> Match:
    """A position right after a card was bought by a monster that lives on."""
    match = table(
        [monster("bronx", energy=12), monster("lower")],
        decision="buy",
        market=[card, "extra-head" if card != "extra-head" else "drain", None],
        destroyed={"jet": 1, "tank": 1},
        lost=[0, 1],
    )
    match.script(["card shadow-double" if card != "shadow-double" else "card drain"])
    match.play(f"buy {card}")
    while match.decision != "buy":
        match.play(match.legal[0])
    return match


@pytest.mark.rule("K1.5")
@pytest.mark.parametrize("card", KEEP)
def test_keep_cards_are_kept(card: str) -> None:
    match = bought(card)
    assert facts(match, 0)["cards"] == [card]
    assert match.position()["discard_pile"] == []


@pytest.mark.rule("K1.5")
@pytest.mark.parametrize("card", DISCARD)
def test_discard_cards_are_discarded(card: str) -> None:
    match = bought(card)
    assert card not in facts(match, 0)["cards"]
    assert match.position()["discard_pile"] == [card]


@pytest.mark.rule("K1.5")
@pytest.mark.parametrize("players", [2, 6])
def test_the_goal_cards_lie_beside_the_deck(players: int) -> None:
    document = new(players).position()
    assert document["superstar"] is None
    assert document["statue"] is None
