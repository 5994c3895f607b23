"""K11.43–K11.46: from Trophy Hunter to Webspinner."""

from __future__ import annotations

from typing import Any

import pytest

from bigapple.games.king_of_new_york.happenings import BY_CARD, WEB_TOKEN
from bigapple.match import Match
from tests.games.king_of_new_york.positions import facts, monster, refused, table, texts

MARKET = ["coney-island", "flatiron-building", "the-unisphere"]


def stand(monsters: list[dict[str, Any]], **keys: Any) -> Match:
    """A position in which no card for sale disturbs."""
    return table(monsters, **({"market": MARKET} | keys))


def of_all(match: Match, fact: str) -> list[Any]:
    """One fact about each monster."""
    return [found[fact] for found in match.position()["monsters"]]


@pytest.mark.parametrize(
    ("card", "cost"),
    [
        pytest.param("trophy-hunter", 5, marks=pytest.mark.rule("K11.43")),
        pytest.param("universal-soldier", 6, marks=pytest.mark.rule("K11.44")),
        pytest.param("violent-star", 3, marks=pytest.mark.rule("K11.45")),
        pytest.param("webspinner", 6, marks=pytest.mark.rule("K11.46")),
    ],
)
def test_a_card_costs_what_its_clause_says(card: str, cost: int) -> None:
    sale = [card, *MARKET[:2]]
    poor = stand([monster("bronx", energy=cost - 1), monster("lower")], decision="buy", market=sale)
    assert refused(poor, f"buy {card}") == "K8.4"
    match = stand([monster("bronx", energy=cost), monster("lower")], decision="buy", market=sale)
    (bought,) = [event for event in match.play(f"buy {card}") if event.kind == "bought"]
    assert bought["cost"] == cost
    assert of_all(match, "cards") == [[card], []]
    assert of_all(match, "energy")[0] == 0


# Trophy Hunter.


def hunting(dice: str, crowd: dict[str, int], *, owner: int = 0, **keys: Any) -> Match:
    """Player 0 in the Bronx destroys what there is of these units; the owner hunts trophies."""
    monsters = [monster("bronx"), monster("lower")]
    monsters[owner]["cards"] = ["trophy-hunter", *keys.pop("cards", ())]
    settings = {"decision": "resolve", "dice": dice, "units": {"bronx": crowd}, "only_units": True}
    match = stand(monsters, **(settings | keys))
    match.play("resolve D")
    while match.decision == "destroy":
        match.play(texts(match)[0])
    return match


@pytest.mark.rule("K11.43")
@pytest.mark.parametrize(
    ("dice", "unit", "stars"),
    [("DDHHHH", "infantry", 1), ("DDDHHH", "jet", 1), ("DDDDHH", "tank", 3 + 1)],
)
def test_every_kind_of_unit_gives_the_trophy_hunter_a_star(
    dice: str, unit: str, stars: int
) -> None:
    match = hunting(dice, {unit: 1})
    assert facts(match, 0)["trophies"] == {unit: 1}
    assert of_all(match, "stars") == [stars, 0]


@pytest.mark.rule("K11.43")
def test_each_unit_gives_the_trophy_hunter_a_star() -> None:
    match = hunting("DDDDDD", {"infantry": 3})
    assert facts(match, 0)["trophies"] == {"infantry": 3}
    assert of_all(match, "stars") == [3, 0]


@pytest.mark.rule("K11.43", "K11.34")
def test_a_jet_gives_a_star_to_the_hunter_and_one_to_the_shooter() -> None:
    match = hunting("DDDHHH", {"jet": 1}, cards=("sharp-shooter",))
    while match.decision == "destroy":
        match.play("destroy bronx jet")
    assert of_all(match, "stars") == [2, 0]


@pytest.mark.rule("K11.43")
def test_buildings_give_the_trophy_hunter_nothing_more() -> None:
    piles = {"bronx": ["power-plant-3", "hospital-3", "hospital-3"]}
    match = hunting("DDDHHH", {}, piles=piles, only_units=False)
    assert match.position()["destroyed"]["building"] == 1
    assert of_all(match, "stars") == [0, 0]


@pytest.mark.rule("K11.43")
def test_without_trophy_hunter_an_infantry_gives_no_star() -> None:
    match = hunting("DDHHHH", {"infantry": 1}, owner=1)
    assert facts(match, 0)["trophies"] == {"infantry": 1}
    assert of_all(match, "stars") == [0, 0]


# Universal Soldier.


def soldier(dice: str, *cards: str, owner: int = 0, **first: Any) -> Match:
    """Player 0 in the Bronx, with 5♥, keeps these dice; the owner has Universal Soldier."""
    monsters = [monster("bronx", **({"hearts": 5} | first)), monster("lower")]
    monsters[owner]["cards"] = ["universal-soldier", *cards]
    match = stand(monsters, decision="reroll", dice=dice, rerolls_left=1)
    match.play("keep")
    return match


@pytest.mark.rule("K11.44")
@pytest.mark.parametrize("turned", [0, 1, 2, 3])
def test_any_hearts_can_be_turned_into_attacks(turned: int) -> None:
    match = soldier("HHHEEE")
    assert (match.decision, match.actor) == ("convert", 0)
    assert texts(match) == [f"convert {n} H A" for n in range(4)]
    match.play(f"convert {turned} H A")
    assert match.decision == "resolve"
    assert ("resolve A" in texts(match)) == (turned > 0)
    assert ("resolve H" in texts(match)) == (turned < 3)
    if turned < 3:
        match.play("resolve H")
    if turned:
        match.play("resolve A")
    assert of_all(match, "hearts") == [5 + 3 - turned, 10 - turned]


@pytest.mark.rule("K11.44")
@pytest.mark.parametrize("turned", [0, 1, 2])
def test_any_attacks_can_be_turned_into_hearts(turned: int) -> None:
    match = soldier("AAEEEE")
    assert texts(match) == [f"convert {n} A H" for n in range(3)]
    match.play(f"convert {turned} A H")
    if turned:
        match.play("resolve H")
    if turned < 2:
        match.play("resolve A")
    assert of_all(match, "hearts") == [5 + turned, 10 - (2 - turned)]


@pytest.mark.rule("K11.44", "K12.2")
def test_a_die_is_turned_at_most_once() -> None:
    match = soldier("HHAEEE")
    match.play("convert 2 H A")
    assert texts(match) == ["convert 0 A H", "convert 1 A H"]
    assert refused(match, "convert 2 A H") == "K12.2"
    match.play("convert 1 A H")
    assert match.position()["dice"].count("A") == 2
    assert match.position()["dice"].count("H") == 1


@pytest.mark.rule("K11.44", "K12.2")
def test_no_more_dice_are_turned_than_there_are() -> None:
    match = soldier("HHAEEE")
    assert refused(match, "convert 3 H A") == "K12.2"
    match.play("convert 0 H A")
    match.play("convert 0 A H")
    assert (match.decision, match.position()["dice"].count("H")) == ("resolve", 2)


@pytest.mark.rule("K11.44")
def test_nothing_is_asked_without_hearts_and_attacks() -> None:
    assert soldier("EEECCD").decision == "resolve"


@pytest.mark.rule("K11.44")
def test_others_turn_nothing() -> None:
    assert soldier("HHHAAA", owner=1).decision == "resolve"


@pytest.mark.rule("K11.44", "K11.2", "K12.2")
def test_what_the_artificial_heart_turned_is_not_turned_again() -> None:
    match = soldier("HHHAEE", "artificial-heart")
    match.play("convert 1 H E")
    assert texts(match) == ["convert 0 H A", "convert 1 H A", "convert 2 H A"]
    match.play("convert 2 H A")
    match.play("convert 0 A H")
    dice = match.position()["dice"]
    assert [dice.count(face) for face in "HAE"] == [0, 3, 3]


@pytest.mark.rule("K11.44")
def test_no_other_faces_are_turned() -> None:
    match = soldier("HACDOE")
    assert refused(match, "convert 1 H E") is not None
    match.play("convert 1 H A")
    assert refused(match, "convert 1 A E") is not None
    match.play("convert 1 A H")
    assert sorted(match.position()["dice"]) == sorted("HACDOE")


# Violent Star.


def starring(
    dice: str, *, holder: int | None, owner: int, cards: tuple[str, ...] = (), **facts: Any
) -> Match:
    """Player 0 in the Bronx has resolved C; someone held Superstar; the owner has the card."""
    monsters = [monster("bronx"), monster("lower"), monster("queens")]
    monsters[owner]["cards"] = ["violent-star", *cards]
    for player, hearts in facts.pop("hearts", {}).items():
        monsters[player]["hearts"] = hearts
    match = stand(monsters, **({"decision": "resolve", "dice": dice, "superstar": holder} | facts))
    match.play("resolve C")
    return match


@pytest.mark.rule("K11.45")
def test_taking_superstar_from_another_hurts_it_by_two() -> None:
    match = starring("CCCHHH", holder=1, owner=0)
    assert of_all(match, "hearts") == [10, 8, 10]
    assert match.position()["superstar"] == 0
    assert of_all(match, "stars") == [1, 0, 0]


@pytest.mark.rule("K11.45")
def test_who_takes_superstar_from_its_owner_is_hurt_by_one() -> None:
    match = starring("CCCHHH", holder=1, owner=1)
    assert of_all(match, "hearts") == [9, 10, 10]
    assert match.position()["superstar"] == 0


@pytest.mark.rule("K11.45", "K12.6")
@pytest.mark.parametrize("owner", [0, 1])
def test_superstar_taken_from_nobody_hurts_nobody(owner: int) -> None:
    assert of_all(starring("CCCHHH", holder=None, owner=owner), "hearts") == [10, 10, 10]


@pytest.mark.rule("K11.45", "K12.6")
def test_who_already_holds_superstar_takes_it_from_nobody() -> None:
    match = starring("CCCHHH", holder=0, owner=0)
    assert of_all(match, "hearts") == [10, 10, 10]
    assert of_all(match, "stars") == [3, 0, 0]


@pytest.mark.rule("K11.45")
def test_violent_star_matters_only_to_taker_and_loser() -> None:
    assert of_all(starring("CCCHHH", holder=1, owner=2), "hearts") == [10, 10, 10]


@pytest.mark.rule("K11.45")
@pytest.mark.parametrize("owner", [0, 1])
def test_too_few_celebrity_hurt_nobody(owner: int) -> None:
    match = starring("CCHHHH", holder=1, owner=owner)
    assert of_all(match, "hearts") == [10, 10, 10]
    assert match.position()["superstar"] == 1


@pytest.mark.rule("K11.45", "K12.6", "K6.3")
def test_superstar_returns_if_the_taker_dies_of_it() -> None:
    match = starring("CCCHHH", holder=1, owner=1, hearts={0: 1})
    assert of_all(match, "hearts") == [0, 10, 10]
    assert match.position()["superstar"] is None
    assert match.actor == 1  # its turn is over


@pytest.mark.rule("K11.45", "K6.3")
def test_the_taker_keeps_superstar_if_the_loser_dies_of_it() -> None:
    match = starring("CCCHHH", holder=1, owner=0, hearts={1: 2})
    assert of_all(match, "hearts") == [10, 0, 10]
    assert match.position()["superstar"] == 0
    assert (match.actor, match.decision) == (0, "resolve")


@pytest.mark.rule("K11.45", "K5.6", "K7.4")
def test_violent_star_is_no_attack() -> None:
    match = starring("CCCHHH", holder=1, owner=0)
    assert match.decision == "resolve"  # nobody is asked to flee
    monsters = [
        monster("bronx", cards=["violent-star"], energy=5),
        monster("lower", cards=["drain"]),
    ]
    match = stand(monsters, decision="resolve", dice="CCCHHH", superstar=1)
    match.play("resolve C")
    assert of_all(match, "energy") == [5, 0]


@pytest.mark.rule("K11.45", "K11.11")
def test_violent_star_waits_for_four_celebrity_against_diva() -> None:
    match = starring("CCCHHH", holder=1, owner=1, cards=("diva",))
    assert of_all(match, "hearts") == [10, 10, 10]
    match = starring("CCCCHH", holder=1, owner=1, cards=("diva",))
    assert of_all(match, "hearts") == [9, 10, 10]


@pytest.mark.rule("K11.45", "K11.28", "K6.1")
def test_violent_star_is_one_damage() -> None:
    monsters = [
        monster("bronx", cards=["violent-star"]),
        monster("lower", cards=["phoenix-blood"]),
    ]
    match = stand(monsters, decision="resolve", dice="CCCHHH", superstar=1)
    match.play("resolve C")
    assert of_all(match, "energy") == [0, 1]


@pytest.mark.rule("K11.45", "K11.58")
def test_violent_star_is_damage_by_its_owner_for_the_photo() -> None:
    monsters = [monster("bronx", cards=["violent-star"], energy=4), monster("lower")]
    match = stand(
        monsters,
        decision="resolve",
        dice="CCCHHH",
        superstar=1,
        market=["photo-op", *MARKET[:2]],
    )
    match.play("resolve C H")
    match.play("stay")
    match.play("buy photo-op")
    assert of_all(match, "stars") == [1 + 2, 0]


@pytest.mark.rule("K11.45")
@pytest.mark.parametrize("owner", [0, 1])
def test_damage_by_violent_star_comes_from_its_owner(owner: int) -> None:
    match = starring("CCCHHH", holder=1, owner=owner)
    (damaged,) = [event for event in match.events(None) if event.kind == "damaged"]
    assert damaged["player"] == 1 - owner
    assert damaged["source"] == owner
    assert damaged["cause"] == BY_CARD + 44  # the 45th card


# Webspinner: who gets tokens.


def spinning(*others: dict[str, Any], place: str = "bronx", **keys: Any) -> Match:
    """Player 0, with Webspinner, resolves."""
    cards = ["webspinner", *keys.pop("cards", ())]
    own = monster(place, cards=cards, energy=keys.pop("energy", 0))
    return stand([own, *others], **({"decision": "resolve", "dice": "AAHHHH"} | keys))


@pytest.mark.rule("K11.46")
@pytest.mark.parametrize("dice", ["AHHHHH", "AAAAHH"])
def test_a_monster_that_is_hit_gets_one_web_token(dice: str) -> None:
    match = spinning(monster("lower"), monster("queens"), dice=dice)
    (got,) = [event for event in match.play("resolve A") if event.kind == "token-gained"]
    assert got.arguments == {"player": 1, "token": WEB_TOKEN, "count": 1, "source": 0}
    assert of_all(match, "webs") == [0, 1, 0]


@pytest.mark.rule("K11.46")
def test_each_monster_that_is_hit_gets_a_web_token() -> None:
    match = spinning(monster("bronx"), monster("queens", webs=2), place="lower")
    match.play("resolve A")
    assert of_all(match, "webs") == [0, 1, 3]


@pytest.mark.rule("K11.46")
def test_without_webspinner_nobody_gets_web_tokens() -> None:
    monsters = [monster("bronx"), monster("lower", cards=["webspinner"])]
    match = stand(monsters, decision="resolve", dice="AAHHHH")
    match.play("resolve A")
    assert of_all(match, "webs") == [0, 0]


@pytest.mark.rule("K11.46", "K12.3", "K11.45")
def test_violent_star_spins_webs_for_taker_and_loser() -> None:
    cards = ("violent-star",)
    match = spinning(monster("lower"), monster("queens"), cards=cards, dice="CCCHHH", superstar=1)
    match.play("resolve C")
    assert of_all(match, "webs") == [0, 1, 0]
    monsters = [monster("bronx"), monster("lower", cards=["webspinner", *cards])]
    match = stand(monsters, decision="resolve", dice="CCCHHH", superstar=1)
    match.play("resolve C")
    assert of_all(match, "webs") == [1, 0]


@pytest.mark.rule("K11.46", "K12.3", "K11.54")
def test_general_ellis_spins_webs_for_all_but_the_buyer() -> None:
    match = spinning(
        monster("lower"),
        monster("queens"),
        decision="buy",
        energy=5,
        destroyed={"tank": 1},
        market=["general-ellis", *MARKET[:2]],
    )
    match.play("buy general-ellis")
    assert of_all(match, "hearts") == [9, 9, 9]
    assert of_all(match, "webs") == [0, 1, 1]


@pytest.mark.rule("K11.46", "K12.3")
def test_units_spin_no_webs() -> None:
    match = spinning(monster("lower"), dice="OOOHHH", units={"manhattan": {"infantry": 1}})
    match.play("resolve O")
    assert of_all(match, "hearts") == [10, 9]
    assert of_all(match, "webs") == [0, 0]


@pytest.mark.rule("K11.46", "K12.3", "K11.47")
def test_air_force_one_spins_no_webs() -> None:
    match = spinning(
        monster("lower"),
        decision="buy",
        energy=6,
        destroyed={"jet": 1},
        units={"manhattan": {"infantry": 1}},
        market=["air-force-one", *MARKET[:2]],
    )
    match.play("buy air-force-one")
    assert of_all(match, "hearts") == [10, 9]
    assert of_all(match, "webs") == [0, 0]


@pytest.mark.rule("K11.46", "K12.3", "K11.60")
def test_no_monster_spins_webs_for_itself() -> None:
    match = spinning(monster("lower"), decision="buy", market=["subterranean-cable", *MARKET[:2]])
    match.play("buy subterranean-cable")
    assert of_all(match, "hearts") == [6, 10]
    assert of_all(match, "webs") == [0, 0]


@pytest.mark.rule("K11.46", "K1.6", "K12.1")
def test_only_thirteen_web_tokens_are_given_clockwise() -> None:
    others = [monster("bronx"), monster("queens"), monster("brooklyn", webs=12)]
    match = spinning(*others, place="lower")
    match.play("resolve A")
    assert of_all(match, "webs") == [0, 1, 0, 12]
    assert of_all(match, "hearts") == [10, 8, 8, 8]


@pytest.mark.rule("K11.46", "K1.6", "K12.1")
def test_clockwise_begins_after_the_active_monster() -> None:
    monsters = [
        monster("bronx"),
        monster("queens"),
        monster("lower", cards=["webspinner"]),
        monster("brooklyn", webs=12),
        monster("staten-island"),
    ]
    match = stand(monsters, active=2, decision="resolve", dice="AHHHHH")
    match.play("resolve A")
    assert of_all(match, "webs") == [0, 0, 0, 13, 0]


@pytest.mark.rule("K11.46", "K1.6", "K12.1", "K6.3")
def test_a_dying_monster_still_takes_the_last_token_and_returns_its_own() -> None:
    others = [monster("bronx", hearts=1), monster("queens"), monster("brooklyn", webs=12)]
    match = spinning(*others, place="lower", dice="AHHHHH")
    match.play("resolve A")
    assert of_all(match, "hearts") == [10, 0, 9, 9]
    assert of_all(match, "webs") == [0, 0, 0, 12]


@pytest.mark.rule("K11.46", "K12.3", "K11.62")
def test_web_tokens_stay_when_the_card_leaves_play() -> None:
    match = spinning(
        monster("lower", webs=2),
        decision="buy",
        energy=5,
        market=["tesla-cannon", *MARKET[:2]],
    )
    match.play("buy tesla-cannon")
    assert of_all(match, "cards") == [[], []]
    assert of_all(match, "webs") == [0, 2]


@pytest.mark.rule("K11.46", "K6.3")
def test_web_tokens_stay_when_their_giver_is_eliminated() -> None:
    monsters = [
        monster("bronx", webs=1),
        monster("lower", hearts=1, cards=["webspinner"]),
        monster("queens"),
    ]
    match = stand(monsters, decision="resolve", dice="AHHHHH")
    match.play("resolve A")
    match.play("webs 0")
    assert of_all(match, "hearts") == [10, 0, 10]
    assert of_all(match, "webs") == [1, 0, 0]


# Webspinner: what tokens do.


@pytest.mark.rule("K11.46", "K4.2")
@pytest.mark.parametrize(("webs", "rerolls"), [(0, 2), (1, 1), (2, 0), (3, 0)])
def test_each_web_token_costs_a_reroll(webs: int, rerolls: int) -> None:
    match = stand([monster("bronx", webs=webs), monster("lower")])
    match.script(["die E"] * 8)
    match.play("roll")
    for _ in range(rerolls):
        assert match.decision == "reroll"
        match.play("reroll E")
    assert match.decision == "resolve"


@pytest.mark.rule("K11.46")
def test_web_tokens_of_others_cost_no_reroll() -> None:
    match = stand([monster("bronx"), monster("lower", webs=2)])
    match.script(["die E"] * 8)
    match.play("roll")
    match.play("reroll E")
    assert match.decision == "reroll"


def webbed(dice: str, webs: int, **keys: Any) -> Match:
    """Player 0 in the Bronx, with web tokens, has resolved A."""
    monsters = [monster("bronx", webs=webs), monster("lower")]
    match = stand(monsters, **({"decision": "resolve", "dice": dice} | keys))
    match.play("resolve A")
    return match


@pytest.mark.rule("K11.46")
@pytest.mark.parametrize("discarded", [0, 1, 2])
def test_attacks_can_discard_tokens_instead_of_attacking(discarded: int) -> None:
    match = webbed("AAAHHH", 2)
    assert (match.decision, match.actor) == ("webs", 0)
    assert texts(match) == ["webs 0", "webs 1", "webs 2"]
    assert refused(match, "webs 3") == "K11.46"
    match.play(f"webs {discarded}")
    assert of_all(match, "webs") == [2 - discarded, 0]
    assert of_all(match, "hearts") == [10, 10 - (3 - discarded)]


@pytest.mark.rule("K11.46")
def test_no_more_tokens_are_discarded_than_there_are_attacks() -> None:
    match = webbed("AHHHHH", 3)
    assert texts(match) == ["webs 0", "webs 1"]
    assert refused(match, "webs 2") == "K11.46"


@pytest.mark.rule("K11.46", "K5.6")
def test_if_all_attacks_discard_tokens_there_is_no_attack() -> None:
    match = webbed("AAHHHH", 2)
    match.play("webs 2")
    assert of_all(match, "hearts") == [10, 10]
    assert match.decision == "resolve"  # nobody is asked to flee


@pytest.mark.rule("K11.46", "K12.3", "K5.5")
def test_attacks_that_deal_no_damage_can_discard_tokens() -> None:
    monsters = [monster("bronx", webs=2), monster("queens")]
    match = stand(monsters, decision="resolve", dice="AHHHHH")
    match.play("resolve A")
    assert texts(match) == ["webs 0", "webs 1"]
    match.play("webs 1")
    assert of_all(match, "webs") == [1, 0]
    assert of_all(match, "hearts") == [10, 10]


@pytest.mark.rule("K11.46", "K12.3")
def test_an_attack_that_a_card_added_can_discard_a_token() -> None:
    monsters = [monster("bronx", webs=1, cards=["painbow"]), monster("lower")]
    match = stand(monsters, decision="reroll", dice="DDHHHH", rerolls_left=1)
    match.play("keep")
    match.play("resolve A")
    match.play("webs 1")
    assert of_all(match, "webs") == [0, 0]
    assert of_all(match, "hearts") == [10, 10]


@pytest.mark.rule("K11.46", "K1.6")
def test_discarded_tokens_can_be_given_again() -> None:
    monsters = [
        monster("lower", webs=1, cards=["webspinner"]),
        monster("bronx"),
        monster("queens", webs=12),
    ]
    match = stand(monsters, decision="resolve", dice="AAHHHH")
    match.play("resolve A")
    match.play("webs 1")
    assert of_all(match, "webs") == [0, 1, 12]


@pytest.mark.rule("K11.46")
def test_without_web_tokens_nothing_is_asked() -> None:
    assert webbed("AAHHHH", 0).decision == "flee"
