"""K11.59–K11.64: Power Substation to Yankee Stadium."""

from __future__ import annotations

from typing import Any

import pytest

from bigapple.match import Match
from tests.games.king_of_new_york.positions import facts, monster, refused, table, texts

QUIET = ["hunter", "leveler", "can-opener"]
"""Cards for sale that change nothing while they lie there."""
RUN = ["new-york-marathon", *QUIET[1:]]
PLACES = ("bronx", "queens", "brooklyn", "staten-island", "lower", "midtown", "upper")
ZONES = ("lower", "midtown", "upper")
DEAD = {"place": None, "hearts": 0, "fallen": 1}


def play(match: Match, *actions: str) -> None:
    for action in actions:
        match.play(action)


def buying(card: str, *monsters: dict[str, Any], **keys: Any) -> Match:
    """The first monster may buy a card."""
    return table(list(monsters), **({"decision": "buy", "market": [card, *QUIET[1:]]} | keys))


def bought(card: str, *monsters: dict[str, Any], **keys: Any) -> Match:
    """The first monster has bought a card, which a card without consequences replaces."""
    match = buying(card, *monsters, **keys)
    match.script([f"card {QUIET[0]}"])
    match.play(f"buy {card}")
    return match


def told(match: Match, player: int, *names: str) -> list[Any]:
    return [facts(match, player)[name] for name in names]


def each(match: Match, name: str) -> list[Any]:
    return [facts(match, player)[name] for player in range(match.players)]


def winners(match: Match) -> tuple[int, ...]:
    assert match.outcome is not None
    return match.outcome.winners


# Prices.

PRICES: dict[str, tuple[pytest.MarkDecorator, int, tuple[str, ...], int]] = {
    "power-substation": (pytest.mark.rule("K11.59"), 5, (), 8),
    "subterranean-cable": (pytest.mark.rule("K11.60"), 0, (), 4),
    "subway": (pytest.mark.rule("K11.61"), 10, (), 0),
    "tesla-cannon": (pytest.mark.rule("K11.62"), 5, (), 0),
    "the-unisphere": (pytest.mark.rule("K11.63"), 5, ("queens",), 0),
    "yankee-stadium": (pytest.mark.rule("K11.64"), 9, ("bronx",), 0),
}
"""Clause, cost, where it is cheaper, and the ⚡ that it gives."""
OFFERS = [
    pytest.param(
        card,
        place,
        cost - (place in cheaper),
        gain,
        marks=[clause, pytest.mark.rule("K8.4", "K8.5")],
    )
    for card, (clause, cost, cheaper, gain) in PRICES.items()
    for place in PLACES
]


@pytest.mark.parametrize(("card", "place", "cost", "gain"), OFFERS)
def test_a_card_costs_less_only_in_its_boroughs(
    card: str, place: str, cost: int, gain: int
) -> None:
    other = "staten-island" if place in ZONES else "lower"
    rich = bought(card, monster(place, energy=cost), monster(other))
    assert facts(rich, 0)["energy"] == gain
    assert card in rich.position()["discard_pile"]
    assert card not in facts(rich, 0)["cards"]
    assert rich.position()["market"] == QUIET
    if cost > 0:
        poor = buying(card, monster(place, energy=cost - 1), monster(other))
        assert refused(poor, f"buy {card}") == "K8.4"


# Power Substation and Subterranean Cable.


@pytest.mark.rule("K11.59")
def test_power_substation_gives_1_star_and_8_energy_and_deals_3_damage_to_its_buyer() -> None:
    match = bought("power-substation", monster("bronx", energy=6, stars=2), monster("lower"))
    assert told(match, 0, "stars", "energy", "hearts") == [3, 9, 7]
    assert told(match, 1, "stars", "energy", "hearts") == [0, 0, 10]


@pytest.mark.rule("K11.60")
def test_subterranean_cable_gives_4_energy_and_deals_4_damage_to_its_buyer() -> None:
    match = bought("subterranean-cable", monster("bronx", energy=1, stars=2), monster("lower"))
    assert told(match, 0, "stars", "energy", "hearts") == [2, 5, 6]
    assert told(match, 1, "stars", "energy", "hearts") == [0, 0, 10]


@pytest.mark.rule("K11.59", "K11.60", "K11.24", "K12.4")
@pytest.mark.parametrize(
    ("card", "cost", "gain", "damage"),
    [("power-substation", 5, 8, 3), ("subterranean-cable", 0, 4, 4)],
)
def test_what_they_give_can_pay_for_their_damage(
    card: str, cost: int, gain: int, damage: int
) -> None:
    # One heart cannot pay for the card, so only the damage is asked for.
    match = bought(
        card, monster("bronx", energy=cost, hearts=1, cards=["of-another-world"]), monster("lower")
    )
    assert (match.actor, match.decision) == (0, "pay-damage")
    assert sorted(texts(match)) == [f"pay {points} energy" for points in range(damage + 1)]
    match.play(f"pay {damage} energy")
    assert told(match, 0, "hearts", "energy") == [1, gain - damage]
    match.undo()
    match.play("pay 0 energy")
    assert facts(match, 0)["hearts"] == 0


@pytest.mark.rule("K11.59", "K11.60", "K12.3", "K12.4")
@pytest.mark.parametrize(
    ("card", "energy"), [("power-substation", 8 + 1), ("subterranean-cable", 4 + 1)]
)
def test_their_damage_counts_as_damage_to_oneself_only(card: str, energy: int) -> None:
    match = bought(
        card,
        monster(
            "bronx",
            energy=5 if card == "power-substation" else 0,
            cards=["phoenix-blood", "webspinner", "curse", "bulletproof"],
        ),
        monster("lower"),
    )
    assert told(match, 0, "energy", "webs", "curses") == [energy, 0, 0]
    assert facts(match, 0)["hearts"] == (7 if card == "power-substation" else 6)
    assert told(match, 1, "hearts", "webs", "curses") == [10, 0, 0]
    assert (match.actor, match.decision) == (0, "buy")


@pytest.mark.rule("K11.59", "K11.60", "K12.4", "K6.1")
@pytest.mark.parametrize(("card", "fatal"), [("power-substation", 3), ("subterranean-cable", 4)])
@pytest.mark.parametrize("spare", [0, 1])
def test_they_may_be_bought_though_they_kill(card: str, fatal: int, spare: int) -> None:
    match = bought(
        card,
        monster("bronx", energy=5, hearts=fatal + spare),
        monster("queens"),
        monster("lower"),
    )
    assert facts(match, 0)["hearts"] == spare
    assert match.position()["market"] == QUIET
    assert card in match.position()["discard_pile"]
    if spare:
        assert (match.actor, match.decision) == (0, "buy")
    else:
        assert facts(match, 0)["place"] is None
        assert (match.actor, match.decision) == (1, "roll")


@pytest.mark.rule("K11.59", "K10.2")
def test_the_star_of_a_deadly_power_substation_does_not_win() -> None:
    match = bought(
        "power-substation", monster("bronx", energy=5, hearts=3, stars=19), monster("lower")
    )
    assert winners(match) == (1,)


@pytest.mark.rule("K11.59", "K11.29")
def test_power_tap_takes_from_a_power_substation() -> None:
    match = bought(
        "power-substation", monster("bronx", energy=5), monster("lower", cards=["power-tap"])
    )
    assert each(match, "energy") == [7, 1]


# Subway.


def riding(*monsters: dict[str, Any], **keys: Any) -> Match:
    """The first monster is in its Subway turn."""
    turn: dict[str, Any] = {"extra_turn": "subway", "subway_moves": 8, "market": QUIET}
    return table(list(monsters), **(turn | keys))


@pytest.mark.rule("K11.61", "K3.4")
def test_subway_heals_2_and_gives_an_extra_turn() -> None:
    match = bought("subway", monster("bronx", energy=11, hearts=5), monster("lower", hearts=5))
    assert told(match, 0, "energy", "hearts", "stars") == [1, 7, 0]
    assert facts(match, 1)["hearts"] == 5
    match.play("end")
    assert (match.actor, match.decision) == (0, "roll")
    assert match.position()["extra_turn"] == "subway"


@pytest.mark.rule("K11.61", "K6.2")
def test_subway_does_not_heal_above_the_maximum() -> None:
    match = bought("subway", monster("bronx", energy=10, hearts=9), monster("lower"))
    assert facts(match, 0)["hearts"] == 10


@pytest.mark.rule("K11.61", "K3.4")
def test_after_the_subway_turn_the_normal_order_goes_on() -> None:
    match = bought("subway", monster("bronx", energy=10), monster("lower"), monster("queens"))
    match.script(["die E"] * 6)
    play(match, "end", "roll", "keep", "resolve E", "stay", "end")
    assert (match.actor, match.decision) == (1, "roll")
    assert match.position()["extra_turn"] is None


@pytest.mark.rule("K11.61")
def test_the_free_movement_does_not_begin_in_the_turn_of_the_purchase() -> None:
    match = bought("subway", monster("bronx", energy=10), monster("lower"))
    assert refused(match, "subway queens") == "K11.61"


@pytest.mark.rule("K11.61", "K3.4")
def test_the_free_movement_belongs_to_that_one_extra_turn() -> None:
    match = bought(
        "subway",
        monster("bronx", energy=14),
        monster("lower"),
        market=["subway", "terminal-rage", "leveler"],
    )
    match.play("buy terminal-rage")
    assert facts(match, 0)["extra_turns"] == ["subway", "plain"]
    match.script(["die E"] * 12)
    play(match, "end")
    assert refused(match, "subway queens") is None
    play(match, "roll", "keep", "resolve E", "stay", "end")
    assert (match.actor, match.decision) == (0, "roll")
    assert match.position()["extra_turn"] == "plain"
    assert refused(match, "subway queens") == "K11.61"


@pytest.mark.rule("K11.61")
def test_another_monsters_turn_has_no_free_movement() -> None:
    match = riding(monster("bronx"), monster("lower"), decision="buy")
    match.play("end")
    assert match.actor == 1
    assert refused(match, "subway queens") == "K11.61"


@pytest.mark.rule("K11.61", "K11.67")
@pytest.mark.parametrize(
    ("decision", "keys"),
    [
        ("roll", {}),
        ("reroll", {"dice": "EEEEEE", "rerolls_left": 2}),
        ("reroll", {"dice": "EEEEEE", "rerolls_left": 1}),
        ("resolve", {"dice": "EEEHHH"}),
        ("resolve", {"dice": "EEEHHH", "resolved": "E"}),
        ("move", {"dice": "EEEHHH", "resolved": "EH"}),
        ("buy", {"dice": "EEEHHH", "resolved": "EH"}),
    ],
)
def test_one_may_move_between_all_steps(decision: str, keys: dict[str, Any]) -> None:
    match = riding(monster("bronx"), monster("lower"), decision=decision, **keys)
    play(match, "subway queens", "subway brooklyn")
    assert facts(match, 0)["place"] == "brooklyn"
    assert (match.actor, match.decision) == (0, decision)
    if keys:
        assert sorted(match.position()["dice"]) == sorted(keys["dice"])


@pytest.mark.rule("K11.61", "K11.67")
def test_one_may_move_after_the_last_face_and_after_the_move() -> None:
    match = riding(monster("bronx"), monster("lower"), decision="resolve", dice="EEEEEE")
    play(match, "resolve E", "subway queens", "go brooklyn", "subway staten-island")
    assert facts(match, 0)["place"] == "staten-island"
    assert match.decision == "buy"


@pytest.mark.rule("K11.61", "K11.67", "K3.1")
def test_one_may_not_move_while_another_decision_is_open() -> None:
    match = riding(monster("bronx"), monster("lower"), decision="resolve", dice="AEEEEE")
    match.play("resolve A")
    assert match.decision == "flee"
    assert refused(match, "subway queens", 0) == "K3.1"
    match = riding(
        monster("bronx"),
        monster("lower"),
        decision="resolve",
        dice="DEEEEE",
        piles={"bronx": ["high-rise-1", "high-rise-1", "hospital-2"]},
    )
    match.play("resolve D")
    assert match.decision == "destroy"
    assert refused(match, "subway queens") == "K3.1"


@pytest.mark.rule("K11.61")
def test_eight_moves_are_the_most() -> None:
    match = riding(monster("bronx"), monster("lower"))
    for step in range(8):
        match.play("subway queens" if step % 2 == 0 else "subway bronx")
    assert refused(match, "subway queens") == "K11.61"
    assert not [text for text in texts(match) if text.startswith("subway")]


@pytest.mark.rule("K11.61")
def test_a_bought_subway_turn_has_eight_moves() -> None:
    match = bought("subway", monster("bronx", energy=10), monster("lower"))
    match.play("end")
    for step in range(8):
        match.play("subway queens" if step % 2 == 0 else "subway bronx")
    assert refused(match, "subway queens") == "K11.61"


@pytest.mark.rule("K11.61")
def test_the_usual_move_is_none_of_the_eight() -> None:
    match = riding(monster("bronx"), monster("lower"), decision="move", subway_moves=1)
    play(match, "go queens", "subway bronx")
    assert facts(match, 0)["place"] == "bronx"
    assert refused(match, "subway queens") == "K11.61"


@pytest.mark.rule("K11.61", "K7.3", "K7.5")
def test_the_subway_leads_into_manhattan_up_and_out_again() -> None:
    match = riding(monster("bronx"), monster("queens"))
    places = []
    for stop in ("manhattan", "manhattan", "manhattan", "brooklyn", "manhattan"):
        match.play(f"subway {stop}")
        places.append(facts(match, 0)["place"])
    assert places == ["lower", "midtown", "upper", "brooklyn", "lower"]
    assert facts(match, 0)["stars"] == 1


@pytest.mark.rule("K11.61", "K8.2")
def test_there_is_no_way_up_from_upper() -> None:
    match = riding(monster("upper"), monster("queens"))
    assert refused(match, "subway manhattan") is not None
    assert "subway manhattan" not in texts(match)


@pytest.mark.rule("K11.61", "K7.2", "K8.3")
def test_the_subway_does_not_lead_into_a_full_borough() -> None:
    match = riding(monster("bronx"), monster("queens"), monster("queens"), monster("upper"))
    assert refused(match, "subway queens") == "K8.3"
    assert refused(match, "subway manhattan") == "K7.2"
    rides = [text for text in texts(match) if text.startswith("subway")]
    assert sorted(rides) == ["subway brooklyn", "subway staten-island"]


@pytest.mark.rule("K11.61", "K9.1", "K9.2")
def test_the_subway_leads_to_manhattans_second_space() -> None:
    match = riding(
        monster("bronx"),
        monster("upper"),
        monster("queens"),
        monster("queens"),
        monster("brooklyn"),
    )
    play(match, "subway manhattan", "subway manhattan")
    assert facts(match, 0)["place"] == "midtown-5-6"


@pytest.mark.rule("K11.61", "K8.1", "K8.2")
def test_the_move_is_as_forced_in_a_subway_turn_as_in_another() -> None:
    match = riding(monster("bronx"), monster("queens"), decision="move")
    assert refused(match, "stay") == "K8.1"
    play(match, "subway manhattan")
    assert refused(match, "stay") == "K8.2"
    match.play("go manhattan")
    assert facts(match, 0)["place"] == "midtown"


@pytest.mark.rule("K11.61", "K5.4")
def test_the_place_at_the_moment_of_attacking_counts() -> None:
    match = riding(
        monster("midtown"), monster("queens"), monster("bronx"), decision="resolve", dice="AAEEEE"
    )
    play(match, "subway brooklyn", "resolve A")
    assert each(match, "hearts") == [10, 10, 10]
    match = riding(
        monster("bronx"), monster("queens"), monster("upper"), decision="resolve", dice="AAEEEE"
    )
    match.play("resolve A")
    assert each(match, "hearts") == [10, 10, 8]


@pytest.mark.rule("K11.61", "K12.5", "K11.56")
@pytest.mark.parametrize(
    ("place", "stop", "reached"),
    [
        ("bronx", "queens", "queens"),
        ("bronx", "manhattan", "lower"),
        ("lower", "manhattan", "midtown"),
        ("upper", "brooklyn", "brooklyn"),
    ],
)
def test_every_subway_move_pays_the_marathon(place: str, stop: str, reached: str) -> None:
    match = riding(monster(place, energy=3), monster("staten-island"), market=RUN)
    match.play(f"subway {stop}")
    assert told(match, 0, "place", "energy") == [reached, 1]
    match = riding(monster(place, energy=1), monster("staten-island"), market=RUN)
    assert refused(match, f"subway {stop}") == "K11.56"


@pytest.mark.rule("K11.61", "K6.3")
def test_an_eliminated_monster_loses_its_subway_turn() -> None:
    match = bought(
        "subway",
        monster("bronx", energy=10, hearts=1),
        monster("queens"),
        monster("lower"),
        market=["subway", "subterranean-cable", "leveler"],
    )
    match.play("buy subterranean-cable")
    assert facts(match, 0)["hearts"] == 0
    assert match.actor == 1
    assert match.position()["extra_turn"] is None


# Tesla Cannon.


@pytest.mark.rule("K11.62")
def test_tesla_cannon_gives_2_stars_and_each_monster_discards_from_the_buyer_clockwise() -> None:
    match = buying(
        "tesla-cannon",
        monster("bronx", cards=["stomp", "fury"]),
        monster("queens", energy=6, cards=["drain", "diva"]),
        monster("lower", cards=["tourist", "curse"]),
        active=1,
    )
    match.script([f"card {QUIET[0]}"])
    match.play("buy tesla-cannon")
    assert told(match, 1, "stars", "energy") == [2, 1]
    asked = []
    for card in ("diva", "tourist", "stomp"):
        assert match.decision == "discard"
        asked.append(match.actor)
        match.play(f"discard {card}")
    assert asked == [1, 2, 0]
    assert each(match, "cards") == [["fury"], ["drain"], ["curse"]]
    assert each(match, "stars") == [0, 2, 0]
    assert {"diva", "tourist", "stomp", "tesla-cannon"} == set(match.position()["discard_pile"])
    assert (match.actor, match.decision) == (1, "buy")


@pytest.mark.rule("K11.62")
@pytest.mark.parametrize(("chosen", "kept"), [("stomp", "fury"), ("fury", "stomp")])
def test_the_owner_chooses_what_the_tesla_cannon_takes(chosen: str, kept: str) -> None:
    match = bought(
        "tesla-cannon", monster("bronx", energy=5), monster("lower", cards=["stomp", "fury"])
    )
    assert (match.actor, match.decision) == (1, "discard")
    assert sorted(texts(match)) == ["discard fury", "discard stomp"]
    assert refused(match, "discard drain") == "K11.62"
    match.play(f"discard {chosen}")
    assert facts(match, 1)["cards"] == [kept]
    assert chosen in match.position()["discard_pile"]


@pytest.mark.rule("K11.62")
def test_the_only_card_goes_without_asking_and_who_has_none_loses_nothing() -> None:
    match = bought(
        "tesla-cannon",
        monster("bronx", energy=5, cards=["stomp"]),
        monster("queens"),
        monster("lower", cards=["drain"]),
    )
    assert each(match, "cards") == [[], [], []]
    assert sorted(match.position()["discard_pile"]) == ["drain", "stomp", "tesla-cannon"]
    assert (match.actor, match.decision) == (0, "buy")


@pytest.mark.rule("K11.62", "K12.8")
def test_the_tesla_cannon_takes_no_goal_card() -> None:
    match = bought(
        "tesla-cannon",
        monster("bronx", energy=5),
        monster("lower", stars=5),
        superstar=1,
        statue=1,
    )
    assert match.position()["superstar"] == 1
    assert match.position()["statue"] == 1
    assert facts(match, 1)["stars"] == 5


@pytest.mark.rule("K11.62", "K12.8", "K1.6")
@pytest.mark.parametrize(("hearts", "left"), [(12, 10), (11, 10), (10, 10), (6, 6)])
def test_a_carapace_taken_by_the_tesla_cannon_does_not_heal(hearts: int, left: int) -> None:
    match = bought(
        "tesla-cannon",
        monster("bronx", energy=5),
        monster("lower", hearts=hearts, cards=["carapace"]),
        carapace_tokens=4,
    )
    assert told(match, 1, "hearts", "cards") == [left, []]
    assert match.position()["carapace_tokens"] == 0


@pytest.mark.rule("K11.62", "K11.40")
def test_souvenirs_stay_when_the_tesla_cannon_takes_the_tourist() -> None:
    match = bought(
        "tesla-cannon",
        monster("bronx", energy=5),
        monster("lower", cards=["tourist"]),
        souvenirs={"queens": 1, "manhattan": 1},
    )
    assert facts(match, 1)["cards"] == []
    souvenirs = match.position()["souvenirs"]
    assert souvenirs["queens"] == 1
    assert souvenirs["manhattan"] == 1


@pytest.mark.rule("K11.62", "K12.3")
def test_webs_and_curses_stay_when_the_tesla_cannon_takes_their_cards() -> None:
    match = bought(
        "tesla-cannon",
        monster("bronx", energy=5, webs=2),
        monster("lower", cards=["webspinner"]),
        monster("queens", cards=["curse"]),
        monster("queens", curses=3),
    )
    assert facts(match, 0)["webs"] == 2
    assert facts(match, 3)["curses"] == 3


@pytest.mark.rule("K11.62", "K4.1", "K11.14")
def test_a_card_that_the_tesla_cannon_took_no_longer_works() -> None:
    match = bought(
        "tesla-cannon", monster("bronx", energy=5), monster("lower", cards=["extra-head"])
    )
    match.play("end")
    match.script(["die E"] * 7)
    match.play("roll")
    assert sorted(match.position()["dice"]) == ["E"] * 6


@pytest.mark.rule("K11.62")
def test_the_eliminated_discard_nothing() -> None:
    match = bought(
        "tesla-cannon",
        monster("bronx", energy=5),
        DEAD,
        monster("lower", cards=["stomp"]),
        falls=1,
    )
    assert facts(match, 2)["cards"] == []
    assert (match.actor, match.decision) == (0, "buy")


# The Unisphere and Yankee Stadium.


@pytest.mark.rule("K11.63")
def test_the_unisphere_gives_4_stars() -> None:
    match = bought("the-unisphere", monster("bronx", energy=6, hearts=5), monster("lower"))
    assert told(match, 0, "stars", "hearts", "energy") == [4, 5, 1]
    assert facts(match, 1)["stars"] == 0


@pytest.mark.rule("K11.64")
def test_yankee_stadium_gives_5_stars_and_heals_5() -> None:
    match = bought(
        "yankee-stadium", monster("queens", energy=9, hearts=2), monster("lower", hearts=2)
    )
    assert told(match, 0, "stars", "hearts", "energy") == [5, 7, 0]
    assert told(match, 1, "stars", "hearts") == [0, 2]


@pytest.mark.rule("K11.64", "K6.2", "K5.3")
def test_yankee_stadium_heals_up_to_the_maximum_in_manhattan_too() -> None:
    match = bought("yankee-stadium", monster("upper", energy=9, hearts=7), monster("bronx"))
    assert facts(match, 0)["hearts"] == 10
