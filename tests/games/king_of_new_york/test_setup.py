"""K1 and K2: what lies in the box, and how a game is set up."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from scipy.stats import binom, chisquare

import bigapple
from bigapple.engine.layout import to_bytes
from bigapple.errors import CannotRead, Contradiction, IllegalAction, ImpossibleOutcome
from bigapple.match import Match
from tests.games.king_of_new_york.positions import facts, monster, refused, table, texts

MONSTERS = ["captain-fish", "drakonis", "kong", "mantis", "rob", "sheriff"]
OUTSIDE = ["bronx", "queens", "brooklyn", "staten-island"]
BOROUGHS = [*OUTSIDE, "manhattan"]
TILES = {
    "high-rise-1": 22,
    "high-rise-2": 8,
    "high-rise-3": 3,
    "power-plant-2": 3,
    "power-plant-3": 3,
    "hospital-2": 3,
    "hospital-3": 3,
}
KEEP_CARDS = """antimatter-pellets artificial-heart broadway-star bulletproof can-opener carapace
chameleon chinatown-regular climb-the-empire-state-building curse diva drain ego-trip extra-head
fireball fury hailing-cabs hunter jinx-aura king-of-queens leveler long-neck natural-selection
of-another-world overload painbow personal-spotlight phoenix-blood power-tap regeneration
scavenger seismic-ray shadow-double sharp-shooter stink-attack stomp super-speed terminal-rage
tesla-antennae tourist towering-titan trash-thrower trophy-hunter universal-soldier violent-star
webspinner"""
DISCARD_CARDS = """air-force-one brooklyn-bridge central-park columbia-university coney-island
drink-the-hudson flatiron-building general-ellis holland-tunnel new-york-marathon next-stage
photo-op power-substation subterranean-cable subway tesla-cannon the-unisphere
yankee-stadium"""
KEEP, DISCARD = KEEP_CARDS.split(), DISCARD_CARDS.split()
"""K11.1 to K11.46 and K11.47 to K11.64."""
DULL = ["extra-head", "shadow-double", "coney-island"]
"""Cards that change nothing while they are for sale."""

# A whole set-up, given: 15 tops and three cards.
TOPS = (
    ["high-rise-1"] * 4
    + ["high-rise-2"] * 2
    + ["high-rise-3"] * 3
    + ["power-plant-2", "power-plant-3", "hospital-2"]
    + ["hospital-3"] * 3
)
DEALT = [f"tile {tile}" for tile in TOPS] + ["card drain", "card subway", "card curse"]


def new(players: int = 4, **keys: Any) -> Match:
    return bigapple.new("king-of-new-york", players=players, **({"seed": 1} | keys))


def placed(players: int = 4, **keys: Any) -> Match:
    """A new game in which everyone has taken a place."""
    match = new(players, **keys)
    while match.decision == "place":
        match.play(match.legal[0])
    return match


def units_in(match: Match, borough: str) -> Counter[str]:
    """The units of a borough, new ones too."""
    document = match.position()
    old, new_ones = (document[key].get(borough, {}) for key in ("units", "new_units"))
    return Counter(old) + Counter(new_ones)


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
    match = table([monster(home), monster("lower")], decision="move", market=DULL)
    assert set(texts(match)) == {"stay"} | {f"go {other}" for other in OUTSIDE if other != home}
    for other in OUTSIDE:
        if other != home:
            match.play(f"go {other}")
            assert facts(match, 0)["place"] == other
            match.undo()


@pytest.mark.rule("K1.3", "K8.1")
@pytest.mark.parametrize("home", OUTSIDE)
def test_manhattan_can_be_reached_from_any_borough(home: str) -> None:
    match = table([monster(home), monster(home)], decision="move", market=DULL)
    assert texts(match) == ["go manhattan"]
    match.play("go manhattan")
    assert facts(match, 0)["place"] == "lower"


@pytest.mark.rule("K1.3", "K7.4")
@pytest.mark.parametrize("zone", ["lower", "midtown", "upper"])
def test_any_borough_can_be_reached_from_any_zone_of_manhattan(zone: str) -> None:
    match = table([monster("bronx"), monster(zone)], decision="resolve", dice="AEEEEE", market=DULL)
    match.play("resolve A")
    assert match.decision == "flee"
    assert set(texts(match)) == {"stay"} | {f"go {place}" for place in OUTSIDE}


@pytest.mark.rule("K1.3", "K8.2")
def test_the_zones_of_manhattan_are_lower_midtown_upper_in_this_order() -> None:
    zones = ["lower", "midtown", "upper"]
    for zone, above in pairwise(zones):
        match = table([monster(zone), monster("bronx")], decision="move", market=DULL)
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


# Cards.


def turned_up(card: str) -> Match:
    """A new game whose first card is given."""
    tiles = [f"tile {tile}" for tile in TOPS]
    script = [*tiles, f"card {card}"]
    return new(2, monsters=["kong", "rob"], first_player=0, script=script)


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


# Tokens.


def spun(webs: list[int], dice: str = "AEEEEE") -> Match:
    """Player 0 attacks from Manhattan, with Webspinner, monsters with so many tokens."""
    places = ["bronx", "queens", "brooklyn"]
    victims = [monster(place, webs=n) for place, n in zip(places, webs, strict=False)]
    match = table(
        [monster("lower", cards=["webspinner"]), *victims],
        decision="resolve",
        dice=dice,
        market=DULL,
    )
    match.play("resolve A")
    return match


def cursed(curses: list[int]) -> Match:
    """The same with Curse."""
    places = ["bronx", "queens", "brooklyn"]
    victims = [monster(place, curses=n) for place, n in zip(places, curses, strict=False)]
    match = table(
        [monster("lower", cards=["curse"]), *victims],
        decision="resolve",
        dice="AEEEEE",
        market=DULL,
    )
    match.play("resolve A")
    return match


@pytest.mark.rule("K1.6", "K11.46")
def test_there_are_13_web_tokens() -> None:
    for before, after in (
        ([0, 10, 0], [1, 11, 1]),
        ([0, 11, 0], [1, 12, 0]),
        ([0, 12, 0], [1, 12, 0]),
        ([3, 7, 3], [3, 7, 3]),
    ):
        match = spun(before)
        assert [facts(match, player)["webs"] for player in (1, 2, 3)] == after


@pytest.mark.rule("K1.6", "K11.10")
def test_there_are_13_curse_tokens() -> None:
    for before, after in (
        ([0, 10, 0], [1, 11, 1]),
        ([0, 11, 0], [1, 12, 0]),
        ([0, 12, 0], [1, 12, 0]),
        ([3, 7, 3], [3, 7, 3]),
    ):
        match = cursed(before)
        assert [facts(match, player)["curses"] for player in (1, 2, 3)] == after


@pytest.mark.rule("K1.6", "K11.46")
def test_a_token_that_returned_is_given_again() -> None:
    match = table(
        [
            monster("lower", webs=13, cards=["webspinner"]),
            monster("bronx"),
            monster("queens"),
        ],
        decision="resolve",
        dice="AAEEEE",
        market=DULL,
    )
    match.play("resolve A")
    match.play("webs 1")
    assert [facts(match, player)["webs"] for player in range(3)] == [12, 1, 0]
    assert [facts(match, player)["hearts"] for player in range(3)] == [10, 9, 9]


@pytest.mark.rule("K1.6", "K11.6")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (13, 15), (14, 15), (15, 15)])
def test_there_are_15_carapace_tokens(before: int, after: int) -> None:
    match = table(
        [monster("bronx", cards=["carapace"]), monster("lower")],
        decision="resolve",
        dice="OOEEEE",
        carapace_tokens=before,
    )
    match.play("resolve O")
    assert match.position()["carapace_tokens"] == after


@pytest.mark.rule("K1.6", "K11.40")
def test_there_are_5_souvenir_tokens_one_for_each_borough() -> None:
    souvenirs = dict.fromkeys(OUTSIDE, 0)
    match = table(
        [monster("bronx", cards=["tourist"]), monster("queens")],
        decision="move",
        souvenirs=souvenirs,
        market=DULL,
    )
    match.play("go manhattan")
    assert facts(match, 0)["energy"] == 1
    placed = match.position()["souvenirs"]
    assert {borough for borough, owner in placed.items() if owner is not None} == set(BOROUGHS)


@pytest.mark.rule("K1.6")
@pytest.mark.parametrize("kind", ["webs", "curses"])
def test_a_position_has_no_more_tokens_than_there_are(kind: str) -> None:
    table([monster("bronx", **{kind: 6}), monster("queens", **{kind: 7})])
    with pytest.raises(Contradiction) as refusal:
        table([monster("bronx", **{kind: 7}), monster("queens", **{kind: 7})])
    assert refusal.value.clause == "K1.6"


@pytest.mark.rule("K1.6")
def test_a_position_has_no_16th_carapace_token() -> None:
    both = [monster("bronx", cards=["carapace"]), monster("queens")]
    table(both, carapace_tokens=15)
    with pytest.raises((Contradiction, CannotRead)):
        table(both, carapace_tokens=16)


@pytest.mark.rule("K1.6")
def test_energy_is_unlimited() -> None:
    match = table(
        [monster("bronx", energy=120), monster("queens", energy=120)],
        decision="resolve",
        dice="EEEEEE",
        market=DULL,
    )
    match.play("resolve E")
    assert facts(match, 0)["energy"] == 126
    assert facts(match, 1)["energy"] == 120


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
        [monster("bronx"), monster("lower")], decision="roll", piles={"bronx": piles}, market=DULL
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
            market=DULL,
            seed=seed,
        )
        match.play("sweep")
        seen.update(match.position()["market"])
    assert seen.total() == 300
    assert set(seen) <= set(KEEP + DISCARD) - set(DULL)
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


# The start player.


def rolled(players: int, *attacks: int, **keys: Any) -> Match:
    """A new game with these start rolls."""
    script = [f"attacks {n}" for n in attacks]
    return new(players, monsters=MONSTERS[:players], script=script, **keys)


def start_rolls(match: Match) -> list[tuple[int | None, int | None]]:
    return [(e["player"], e["attacks"]) for e in match.events(None) if e.kind == "start-rolled"]


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
        match = table([monster("bronx", energy=2), monster("queens")], decision="buy", market=DULL)
        before = match.view(1)
        match.script([f"card {card}", "card fury", "card stomp"])
        match.play("sweep")
        assert before["market"] == DULL
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
        market=DULL,
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
