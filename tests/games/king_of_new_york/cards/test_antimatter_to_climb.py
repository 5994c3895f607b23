"""The keep cards from Antimatter Pellets to Climb the Empire State Building (K11.1 to K11.9)."""

from __future__ import annotations

from typing import Any

import pytest

from bigapple.engine.events import Event
from bigapple.games.king_of_new_york.cards.table import CARDS
from bigapple.games.king_of_new_york.happenings import BY_CARD
from bigapple.match import Match
from tests.games.king_of_new_york.positions import facts, monster, refused, table, texts

QUIET = ["flatiron-building", "coney-island", "brooklyn-bridge"]
"""Cards for sale that matter to nobody."""
TOPS = {"bronx": ["high-rise-3", "hospital-3", "power-plant-3"]}
THERE = monster("lower")
FAR = monster("staten-island")
CLIMB = "climb-the-empire-state-building"


def scene(decision: str, dice: str, *monsters: dict[str, Any], **keys: Any) -> Match:
    """A moment in the first monster's turn."""
    known: dict[str, Any] = {
        "decision": decision,
        "dice": dice,
        "rerolls_left": int(decision == "reroll"),
        "resolved": "".join(sorted(set(dice))) if decision in ("move", "buy") else "",
        "market": QUIET,
    }
    return table(list(monsters), **(known | keys))


def turn_of_first(*monsters: dict[str, Any], **keys: Any) -> Match:
    """The last player's turn has just ended, and the first player's has started."""
    match = scene("buy", "EEEEEE", *monsters, **({"active": len(monsters) - 1} | keys))
    match.play("end")
    assert (match.actor, match.decision) == (0, "roll")
    return match


def have(match: Match, player: int = 0) -> tuple[int, int, int]:
    """A monster's hearts, stars and energy."""
    found = facts(match, player)
    return found["hearts"], found["stars"], found["energy"]


def caused(events: list[Event], card: str) -> list[tuple[str, int | None]]:
    """What a card has given or taken: kinds of event, and how much."""
    cause = BY_CARD + [each.name for each in CARDS].index(card)
    return [
        (event.kind, event["count"]) for event in events if event.arguments.get("cause") == cause
    ]


def reason(match: Match, text: str) -> str:
    """Why an action is refused, in one word."""
    refusal = match.why_not(text)
    assert refusal is not None
    return refusal.message.id.removeprefix("king-refusal-")


@pytest.mark.parametrize(
    ("card", "cost"),
    [
        pytest.param("antimatter-pellets", 4, marks=pytest.mark.rule("K11.1")),
        pytest.param("artificial-heart", 4, marks=pytest.mark.rule("K11.2")),
        pytest.param("broadway-star", 5, marks=pytest.mark.rule("K11.3")),
        pytest.param("bulletproof", 4, marks=pytest.mark.rule("K11.4")),
        pytest.param("can-opener", 4, marks=pytest.mark.rule("K11.5")),
        pytest.param("carapace", 3, marks=pytest.mark.rule("K11.6")),
        pytest.param("chameleon", 4, marks=pytest.mark.rule("K11.7")),
        pytest.param("chinatown-regular", 3, marks=pytest.mark.rule("K11.8")),
        pytest.param(CLIMB, 3, marks=pytest.mark.rule("K11.9")),
    ],
)
def test_a_card_has_its_price_and_stays_with_its_buyer(card: str, cost: int) -> None:
    market = [card, *QUIET[:2]]
    match = scene("buy", "EEEEEE", monster("bronx", energy=cost - 1), THERE, market=market)
    assert refused(match, f"buy {card}") == "K8.4"
    match = scene("buy", "EEEEEE", monster("bronx", energy=cost), THERE, market=market)
    match.play(f"buy {card}")
    assert have(match) == (10, 0, 0)
    assert facts(match, 0)["cards"] == [card]


# K11.1 Antimatter Pellets.


@pytest.mark.rule("K11.1")
@pytest.mark.parametrize(("face", "hearts"), [("O", 4), *((face, 7) for face in "EAHCD")])
def test_antimatter_doubles_an_attack_on_whoever_rolls_o(face: str, hearts: int) -> None:
    match = scene("resolve", "AAAEEE", monster("bronx", cards=["antimatter-pellets"]), THERE)
    match.script([f"die {face}"])
    rolls = [event for event in match.play("resolve A") if event.kind == "die-rolled"]
    assert [event["player"] for event in rolls] == [1]
    assert have(match, 1)[0] == hearts


@pytest.mark.rule("K11.1", "K12.1")
def test_antimatter_lets_each_attacked_monster_roll_clockwise_for_itself() -> None:
    holder = monster("lower", cards=["antimatter-pellets"])
    match = scene("resolve", "AAEEEE", FAR, holder, monster("bronx"), FAR, active=1)
    match.script(["die E", "die O", "die H"])
    rolls = [event for event in match.play("resolve A") if event.kind == "die-rolled"]
    assert [event["player"] for event in rolls] == [2, 3, 0]
    assert [have(match, player)[0] for player in range(4)] == [8, 10, 8, 6]


@pytest.mark.rule("K11.1", "K5.4")
def test_antimatter_asks_nobody_whom_the_attack_spares() -> None:
    holder = monster("bronx", cards=["antimatter-pellets"])
    match = scene("resolve", "AAEEEE", holder, FAR, THERE)
    match.script(["die O"])
    rolls = [event for event in match.play("resolve A") if event.kind == "die-rolled"]
    assert [event["player"] for event in rolls] == [2]
    assert (have(match, 1)[0], have(match, 2)[0]) == (10, 6)


@pytest.mark.rule("K11.1", "K12.1", "K11.33", "K11.39")
@pytest.mark.parametrize(("face", "hearts"), [("O", 1), ("E", 5)])
def test_antimatter_doubles_what_antennae_and_double_have_made(face: str, hearts: int) -> None:
    cards = ["antimatter-pellets", "tesla-antennae", "shadow-double"]
    match = scene(
        "resolve", "AEEEEE", monster("bronx", hearts=5, cards=cards), monster("lower", hearts=9)
    )
    match.script([f"die {face}"])
    match.play("resolve A")
    assert have(match, 1)[0] == hearts


@pytest.mark.rule("K11.1", "K11.15")
def test_antimatter_also_doubles_what_fireball_hits() -> None:
    holder = monster("bronx", cards=["antimatter-pellets", "fireball"])
    match = scene("resolve", "AAEEEE", holder, monster("bronx"), THERE)
    match.script(["die O", "die E"])
    match.play("resolve A")
    assert (have(match, 1)[0], have(match, 2)[0]) == (6, 8)


@pytest.mark.rule("K11.1")
def test_antimatter_of_the_attacked_monster_does_nothing() -> None:
    match = scene(
        "resolve", "AAEEEE", monster("bronx"), monster("lower", cards=["antimatter-pellets"])
    )
    events = match.play("resolve A")
    assert "die-rolled" not in [event.kind for event in events]
    assert have(match, 1)[0] == 8


@pytest.mark.rule("K11.1", "K5.5", "K5.6")
def test_antimatter_rolls_for_no_attack_and_for_other_damage_not() -> None:
    holder = monster("lower", cards=["antimatter-pellets", "violent-star"])
    match = scene("resolve", "AACCCO", holder, FAR, nobody_in_manhattan=True, superstar=1)
    events = match.play("resolve A") + match.play("resolve C")
    assert "die-rolled" not in [event.kind for event in events]
    assert have(match, 1)[0] == 8  # Violent Star's 2


@pytest.mark.rule("K11.1", "K11.46", "K5.6")
@pytest.mark.parametrize(("used", "rolls", "hearts"), [(2, 0, 10), (1, 1, 8), (0, 1, 6)])
def test_antimatter_rolls_only_for_a_that_attack(used: int, rolls: int, hearts: int) -> None:
    holder = monster("bronx", webs=2, cards=["antimatter-pellets"])
    match = scene("resolve", "AAEEEE", holder, THERE)
    match.play("resolve A")
    match.script(["die O"] * rolls)
    kinds = [event.kind for event in match.play(f"webs {used}")]
    assert kinds.count("die-rolled") == rolls
    assert have(match, 1)[0] == hearts


@pytest.mark.rule("K11.1", "K12.1", "K11.24")
def test_damage_is_doubled_before_it_is_paid() -> None:
    payer = monster("lower", energy=9, cards=["of-another-world"])
    match = scene("resolve", "AAEEEE", monster("bronx", cards=["antimatter-pellets"]), payer)
    match.script(["die O"])
    match.play("resolve A")
    assert texts(match) == [f"pay {points} energy" for points in range(5)]
    match.play("pay 3 energy")
    assert have(match, 1) == (9, 0, 6)


# K11.2 Artificial Heart.


@pytest.mark.rule("K11.2")
@pytest.mark.parametrize("place", ["bronx", "lower"])
@pytest.mark.parametrize("count", range(4))
def test_artificial_heart_turns_as_many_h_as_one_likes_into_e(count: int, place: str) -> None:
    holder = monster(place, hearts=1, cards=["artificial-heart"])
    match = scene("reroll", "HHHEDD", holder, FAR if place == "lower" else THERE)
    match.play("keep")
    assert match.decision == "convert"
    assert texts(match) == [f"convert {n} H E" for n in range(4)]
    converted = [e for e in match.play(f"convert {count} H E") if e.kind == "converted"]
    assert [event["count"] for event in converted] == ([count] if count else [])
    match.play("resolve E")
    if count < 3:
        match.play("resolve H")
    else:
        assert refused(match, "resolve H") == "K5.1"
    assert have(match) == (1 if place == "lower" else 4 - count, 0, 1 + count)


@pytest.mark.rule("K11.2", "K12.2")
def test_artificial_heart_turns_nothing_else_and_no_h_that_is_not_there() -> None:
    match = scene("reroll", "HAADDD", monster("bronx", cards=["artificial-heart"]), THERE)
    match.play("keep")
    for text in ("convert 2 H E", "convert 1 A E", "convert 1 H A", "convert 1 E H"):
        assert match.why_not(text) is not None


@pytest.mark.rule("K11.2")
def test_artificial_heart_is_asked_only_of_its_owner_with_an_h() -> None:
    match = scene("reroll", "AAADDE", monster("bronx", cards=["artificial-heart"]), THERE)
    match.play("keep")
    assert match.decision == "resolve"
    match = scene("reroll", "HHHDDE", FAR, monster("lower", cards=["artificial-heart"]))
    match.play("keep")
    assert match.decision == "resolve"


@pytest.mark.rule("K11.2", "K11.44", "K12.2")
def test_a_die_is_converted_once_at_most() -> None:
    holder = monster("bronx", hearts=5, cards=["artificial-heart", "universal-soldier"])
    match = scene("reroll", "HHHACC", holder, THERE)
    match.play("keep")
    match.play("convert 1 H E")
    assert texts(match) == ["convert 0 H A", "convert 1 H A", "convert 2 H A"]
    match.play("convert 1 H A")
    assert texts(match) == ["convert 0 A H", "convert 1 A H"]
    match.play("convert 1 A H")
    match.play("resolve E H A")
    assert have(match) == (7, 0, 1)
    assert have(match, 1)[0] == 9


# K11.3 Broadway Star.


@pytest.mark.rule("K11.3")
@pytest.mark.parametrize(("dice", "stars"), [("CCCEEE", 2), ("CCCCEE", 3), ("CCEEEE", 0)])
@pytest.mark.parametrize("before", [None, 1])
def test_broadway_star_adds_a_star_when_superstar_is_taken(
    dice: str, stars: int, before: int | None
) -> None:
    match = scene(
        "resolve", dice, monster("bronx", cards=["broadway-star"]), THERE, superstar=before
    )
    match.play("resolve C")
    assert have(match) == (10, stars, 0)


@pytest.mark.rule("K11.3", "K5.11", "K12.6")
def test_broadway_star_adds_nothing_to_c_of_who_holds_superstar_already() -> None:
    match = scene(
        "resolve", "CCCEEE", monster("bronx", cards=["broadway-star"]), THERE, superstar=0
    )
    match.play("resolve C")
    assert have(match) == (10, 3, 0)


@pytest.mark.rule("K11.3")
@pytest.mark.parametrize(("superstar", "stars"), [(0, 1), (1, 0), (None, 0)])
def test_broadway_star_gives_a_star_at_the_start_while_superstar_is_held(
    superstar: int | None, stars: int
) -> None:
    match = turn_of_first(
        monster("bronx", cards=["broadway-star"]), THERE, FAR, superstar=superstar
    )
    assert [have(match, player) for player in range(3)] == [(10, stars, 0), (10, 0, 0), (10, 0, 0)]


@pytest.mark.rule("K11.3")
def test_broadway_star_is_silent_for_others_and_in_their_turns() -> None:
    match = scene("resolve", "CCCEEE", FAR, monster("lower", cards=["broadway-star"]), superstar=1)
    match.play("resolve C")
    assert (have(match)[1], have(match, 1)[1]) == (1, 0)
    match = turn_of_first(
        FAR, monster("lower", cards=["broadway-star"]), THERE | {"place": "queens"}, superstar=1
    )
    assert have(match, 1)[1] == 0


@pytest.mark.rule("K11.3", "K3.4", "K3.2")
def test_broadway_star_also_gives_a_star_at_the_start_of_an_extra_turn() -> None:
    star = monster("midtown", cards=["broadway-star"], extra_turns=["plain"])
    match = scene("buy", "EEEEEE", star, FAR, superstar=0)
    match.play("end")
    assert (match.actor, have(match)) == (0, (10, 3, 1))


# K11.4 Bulletproof.


@pytest.mark.rule("K11.4")
@pytest.mark.parametrize("units", [1, 2, 3])
@pytest.mark.parametrize("dice", ["OEEEEE", "OOEEEE", "OOOEEE"])
def test_bulletproof_takes_one_point_off_a_resolving_of_o(dice: str, units: int) -> None:
    match = scene(
        "resolve",
        dice,
        monster("bronx", cards=["bulletproof"]),
        monster("bronx"),
        THERE,
        units={"bronx": {"infantry": units}},
    )
    match.play("resolve O")
    assert have(match)[0] == 10 - units + 1
    assert have(match, 1)[0] == (10 if dice.count("O") == 1 else 10 - units)


@pytest.mark.rule("K11.4")
@pytest.mark.parametrize(("dice", "place"), [("OOEEEE", "bronx"), ("OOOEEE", "queens")])
def test_bulletproof_works_whoever_rolled_the_o(dice: str, place: str) -> None:
    match = scene(
        "resolve",
        dice,
        monster("bronx"),
        monster(place, cards=["bulletproof"]),
        THERE,
        units={place: {"tank": 1, "jet": 2}},
    )
    match.play("resolve O")
    assert have(match, 1)[0] == 8
    assert have(match)[0] == (7 if place == "bronx" else 10)


@pytest.mark.rule("K11.4", "K11.28")
@pytest.mark.parametrize(("units", "energy"), [(1, 0), (2, 1)])
def test_no_damage_is_left_where_bulletproof_took_the_only_point(units: int, energy: int) -> None:
    holder = monster("bronx", cards=["bulletproof", "phoenix-blood"])
    match = scene("resolve", "ODDDDD", holder, THERE, units={"bronx": {"infantry": units}})
    match.play("resolve O")
    assert have(match) == (10 - units + 1, 0, energy)


@pytest.mark.rule("K11.4", "K12.4")
def test_bulletproof_helps_against_no_other_damage() -> None:
    holder = monster("lower", cards=["bulletproof"])
    match = scene("resolve", "AAEEEE", monster("bronx"), holder)
    match.play("resolve A")
    assert have(match, 1)[0] == 8
    buyer = monster("bronx", energy=6, cards=["bulletproof"])
    for card, units in (("air-force-one", 2), ("general-ellis", 0), ("power-substation", 0)):
        match = scene(
            "buy",
            "EEEEEE",
            buyer,
            THERE,
            market=[card, *QUIET[:2]],
            destroyed={"jet": 1, "tank": 1},
            units={"bronx": {"infantry": units}},
        )
        match.play(f"buy {card}")
        assert (
            have(match)[0] == {"air-force-one": 8, "general-ellis": 9, "power-substation": 7}[card]
        )


# K11.5 Can Opener.


@pytest.mark.rule("K11.5")
def test_can_opener_destroys_a_tank_with_three_d() -> None:
    match = scene(
        "resolve",
        "DDDEEE",
        monster("bronx", cards=["can-opener"]),
        THERE,
        piles=TOPS,
        units={"bronx": {"tank": 1}},
    )
    match.play("resolve D")
    assert "destroy bronx tank" in texts(match)
    match.play("destroy bronx tank")
    assert have(match) == (10, 3, 0)
    assert facts(match, 0)["trophies"]["tank"] == 1
    assert match.decision == "resolve"  # the three D are spent


@pytest.mark.rule("K11.5", "K5.7")
@pytest.mark.parametrize(("dice", "tanks"), [("DDEEEE", 0), ("DDDDDE", 1), ("DDDDDD", 2)])
def test_can_opener_makes_each_tank_cost_exactly_three(dice: str, tanks: int) -> None:
    match = scene(
        "resolve",
        dice + "",
        monster("bronx", cards=["can-opener"]),
        THERE,
        only_units=True,
        units={"bronx": {"tank": 2}},
    )
    match.play("resolve D")
    assert have(match)[1] == 3 * tanks


@pytest.mark.rule("K11.5")
@pytest.mark.parametrize(("unit", "dice"), [("jet", "DDEEEE"), ("infantry", "DEEEEE")])
def test_can_opener_makes_no_other_unit_weaker(unit: str, dice: str) -> None:
    match = scene(
        "resolve",
        dice,
        monster("bronx", hearts=5, cards=["can-opener"]),
        THERE,
        piles=TOPS,
        units={"bronx": {unit: 1}},
    )
    match.play("resolve D")
    assert have(match) == (5, 0, 0)


@pytest.mark.rule("K11.5", "K5.7")
def test_can_opener_helps_its_owner_only() -> None:
    match = scene(
        "resolve",
        "DDDEEE",
        monster("bronx"),
        monster("lower", cards=["can-opener"]),
        piles=TOPS,
        units={"bronx": {"tank": 1}},
    )
    match.play("resolve D")
    assert refused(match, "destroy bronx tank") == "K5.7"


# K11.6 Carapace. When it may be discarded: K11.67.


@pytest.mark.rule("K11.6", "K6.2")
@pytest.mark.parametrize(("cards", "hearts"), [(["carapace"], 12), ([], 10)])
def test_carapace_raises_the_maximum_to_twelve(cards: list[str], hearts: int) -> None:
    other = monster("lower", cards=[] if cards else ["carapace"])
    match = scene("resolve", "HHHHEE", monster("bronx", hearts=9, cards=cards), other)
    match.play("resolve H")
    assert have(match)[0] == hearts


@pytest.mark.rule("K11.6")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_carapace_gets_a_token_for_each_o_die_before_the_damage(count: int) -> None:
    match = scene(
        "resolve",
        "O" * count + "E" * (6 - count),
        monster("bronx", cards=["carapace"]),
        THERE,
        units={"bronx": {"infantry": 2}},
        carapace_tokens=1,
    )
    kinds = [event.kind for event in match.play("resolve O")]
    assert match.position()["carapace_tokens"] == 1 + count
    assert kinds.index("token-gained") < kinds.index("damaged")


@pytest.mark.rule("K11.6")
@pytest.mark.parametrize("dice", ["OEEEEE", "OOEEEE", "OOOEEE"])
def test_carapace_gets_no_token_for_the_o_of_others(dice: str) -> None:
    holder = monster("bronx", cards=["carapace"])
    match = scene(
        "resolve", dice, monster("bronx"), holder, THERE, units={"bronx": {"infantry": 1}}
    )
    match.play("resolve O")
    assert match.position()["carapace_tokens"] == 0


@pytest.mark.rule("K11.6", "K1.6")
def test_carapace_gets_no_more_tokens_than_there_are() -> None:
    holder = monster("bronx", cards=["carapace"])
    match = scene("resolve", "OOOEEE", holder, THERE, carapace_tokens=14)
    match.play("resolve O")
    assert match.position()["carapace_tokens"] == 15


@pytest.mark.rule("K11.6", "K11.7")
def test_carapace_also_gets_a_token_for_an_o_that_chameleon_made() -> None:
    holder = monster("bronx", cards=["carapace", "chameleon"])
    match = scene("resolve", "COEEEE", holder, THERE)
    match.play("chameleon E O")
    match.play("resolve O")
    assert match.position()["carapace_tokens"] == 2


@pytest.mark.rule("K11.6", "K5.3")
@pytest.mark.parametrize("place", ["bronx", "lower"])
@pytest.mark.parametrize(
    ("hearts", "tokens", "given", "after"),
    [
        (4, 3, [("healed", 3)], 7),
        (9, 5, [("healed", 3), ("hearts-lost", 2)], 10),
        (12, 0, [("hearts-lost", 2)], 10),
    ],
)
def test_carapace_heals_by_its_tokens_when_discarded(
    place: str, hearts: int, tokens: int, given: list[tuple[str, int]], after: int
) -> None:
    holder = monster(place, hearts=hearts, cards=["carapace"])
    other = FAR if place == "lower" else THERE
    match = scene("resolve", "HHHHEE", holder, other, carapace_tokens=tokens)
    assert caused(match.play("carapace"), "carapace") == given
    assert have(match)[0] == after
    assert facts(match, 0)["cards"] == []
    assert match.position()["discard_pile"] == ["carapace"]
    assert match.position()["carapace_tokens"] == 0
    match.play("resolve H")
    assert have(match)[0] == (after if place == "lower" else min(10, after + 4))


@pytest.mark.rule("K11.6")
def test_carapace_need_not_be_discarded_and_nobody_else_can() -> None:
    holder = monster("bronx", hearts=4, cards=["carapace"])
    match = scene("buy", "EEEEEE", holder, THERE, carapace_tokens=3)
    match.play("end")
    assert have(match)[0] == 4
    assert refused(match, "carapace") == "K11.6"
    assert match.position()["carapace_tokens"] == 3


@pytest.mark.rule("K11.6", "K6.3", "K1.6")
def test_carapace_tokens_return_when_their_owner_is_eliminated() -> None:
    holder = monster("lower", hearts=1, cards=["carapace"])
    match = scene("resolve", "AEEEEE", FAR, holder, FAR, carapace_tokens=3)
    match.play("resolve A")
    assert match.position()["carapace_tokens"] == 0
    assert match.position()["discard_pile"] == ["carapace"]


@pytest.mark.rule("K11.6", "K12.8", "K11.62")
@pytest.mark.parametrize(("hearts", "after"), [(12, 10), (7, 7)])
def test_a_carapace_lost_to_tesla_cannon_does_not_heal(hearts: int, after: int) -> None:
    holder = monster("lower", hearts=hearts, cards=["carapace"])
    match = scene(
        "buy",
        "EEEEEE",
        monster("bronx", energy=5),
        holder,
        market=["tesla-cannon", *QUIET[:2]],
        carapace_tokens=3,
    )
    match.play("buy tesla-cannon")
    assert have(match, 1)[0] == after
    assert match.position()["carapace_tokens"] == 0


# K11.7 Chameleon.


@pytest.mark.rule("K11.7")
@pytest.mark.parametrize("into", "AHDOC")
def test_chameleon_turns_a_die_into_any_face_for_a_c(into: str) -> None:
    match = scene("resolve", "CCEEEE", monster("bronx", cards=["chameleon"]), THERE)
    assert [event.kind for event in match.play(f"chameleon E {into}")] == ["chameleon"]
    assert sorted(match.position()["dice"]) == sorted("CEEE" + into)
    assert have(match) == (10, 0, 0)
    match.play("resolve E")
    assert have(match) == (10, 0, 3)


@pytest.mark.rule("K11.7")
def test_chameleon_changes_one_die_for_each_c_and_never_needs_to() -> None:
    holder = monster("bronx", hearts=5, cards=["chameleon"])
    match = scene("resolve", "CCEEOO", holder, THERE)
    match.play("chameleon O H")
    match.play("chameleon O H")
    assert refused(match, "chameleon E H") == "K11.7"
    match.play("resolve H E")
    assert match.decision == "move"
    assert have(match) == (7, 0, 2)

    match = scene("resolve", "CCEEOO", holder, THERE)
    match.play("resolve C E O")
    assert have(match) == (5, 0, 2)


@pytest.mark.rule("K11.7")
def test_chameleon_works_between_faces_but_not_with_resolved_ones() -> None:
    match = scene("resolve", "CCEAAD", monster("bronx", cards=["chameleon"]), THERE)
    match.play("resolve E")
    assert refused(match, "chameleon A E") == "K11.7"
    assert reason(match, "chameleon A E") == "change-resolved"
    assert refused(match, "chameleon E A") == "K11.7"
    assert reason(match, "chameleon E A") == "nothing-to-change"
    match.play("chameleon A H")
    match.play("resolve C")
    assert refused(match, "chameleon A H") == "K11.7"
    assert reason(match, "chameleon A H") == "nothing-to-change"  # no unresolved C


@pytest.mark.rule("K11.7", "K11.23")
def test_chameleon_may_leave_the_other_die_as_it_is() -> None:
    """Its own face is a face that is not yet resolved; only the C goes."""
    holder = monster("bronx", cards=["chameleon", "natural-selection"])
    match = scene("resolve", "CEEEEEE", holder, THERE)
    match.play("chameleon E E")
    match.play("resolve E")
    match.play("stay")
    match.play("end")
    assert have(match) == (10, 0, 6)


@pytest.mark.rule("K11.7")
def test_chameleon_may_set_a_c_if_it_is_another_one() -> None:
    match = scene("resolve", "CEEEEE", monster("bronx", cards=["chameleon"]), THERE)
    assert refused(match, "chameleon C A") == "K11.7"
    match = scene("resolve", "CCEEEE", monster("bronx", cards=["chameleon"]), THERE)
    match.play("chameleon C A")
    assert sorted(match.position()["dice"]) == sorted("AEEEE")
    match.play("resolve A")
    assert have(match, 1)[0] == 9


@pytest.mark.rule("K11.7", "K5.10")
@pytest.mark.parametrize(("dice", "stars"), [("CCCCEE", 1), ("CCCEEE", 0)])
def test_a_c_that_chameleon_discards_makes_nobody_famous(dice: str, stars: int) -> None:
    match = scene("resolve", dice, monster("bronx", cards=["chameleon"]), THERE)
    match.play("chameleon E H")
    match.play("resolve C")
    assert have(match)[1] == stars


@pytest.mark.rule("K11.7", "K12.2", "K11.36")
def test_chameleon_sets_dice_and_no_symbols_that_cards_add() -> None:
    holder = monster("bronx", cards=["chameleon", "stomp"])
    match = scene("resolve", "CCEEEE", holder, THERE, added={"D": 1})
    assert refused(match, "chameleon D A") == "K11.7"


@pytest.mark.rule("K11.7", "K12.2", "K11.26")
def test_nothing_is_counted_again_after_chameleon() -> None:
    match = scene("reroll", "CDEEEE", monster("bronx", cards=["chameleon", "painbow"]), THERE)
    match.play("keep")
    match.play("chameleon E D")
    assert "resolve A" not in texts(match)
    assert refused(match, "resolve A") == "K5.1"


@pytest.mark.rule("K11.7", "K3.1")
@pytest.mark.parametrize("decision", ["reroll", "move", "buy"])
def test_chameleon_waits_until_resolving_has_started(decision: str) -> None:
    match = scene(decision, "CCEEEE", monster("bronx", cards=["chameleon"]), THERE)
    assert refused(match, "chameleon E A") == "K3.1"


@pytest.mark.rule("K11.7")
def test_chameleon_is_its_owners_in_the_owners_turn_only() -> None:
    match = scene("resolve", "CCEEEE", FAR, monster("lower", cards=["chameleon"]))
    assert refused(match, "chameleon E A") == "K11.7"
    assert reason(match, "chameleon E A") == "no-chameleon"
    assert refused(match, "chameleon E A", player=1) == "K3.1"


# K11.8 Chinatown Regular.


@pytest.mark.rule("K11.8", "K7.3")
@pytest.mark.parametrize(("hearts", "after"), [(5, 7), (9, 10)])
def test_chinatown_regular_heals_two_on_entering(hearts: int, after: int) -> None:
    holder = monster("bronx", hearts=hearts, cards=["chinatown-regular"])
    match = scene("move", "EEEEEE", holder, FAR)
    match.play("go manhattan")
    assert have(match) == (after, 1, 0)


@pytest.mark.rule("K11.8")
def test_chinatown_regular_heals_its_owner_only() -> None:
    guest = monster("queens", hearts=5, cards=["chinatown-regular"])
    match = scene("move", "EEEEEE", monster("bronx", hearts=5), guest)
    match.play("go manhattan")
    assert (have(match), have(match, 1)) == ((5, 1, 0), (5, 0, 0))


@pytest.mark.rule("K11.8", "K7.3", "K8.2")
def test_chinatown_regular_heals_neither_in_manhattan_nor_elsewhere() -> None:
    holder = monster("lower", hearts=5, cards=["chinatown-regular"])
    match = scene("move", "EEEEEE", holder, FAR)
    match.play("go manhattan")
    assert have(match) == (5, 0, 0)
    match = turn_of_first(holder, FAR)
    assert have(match) == (5, 1, 1)
    match = scene("move", "EEEEEE", holder | {"place": "bronx"}, THERE)
    match.play("go queens")
    assert have(match) == (5, 0, 0)


@pytest.mark.rule("K11.8", "K7.3", "K11.61")
def test_chinatown_regular_heals_once_a_turn() -> None:
    holder = monster("bronx", hearts=5, cards=["chinatown-regular"])
    match = scene("roll", "", holder, FAR, extra_turn="subway", subway_moves=8)
    match.play("subway manhattan")
    assert have(match) == (7, 1, 0)
    match.play("subway queens")
    match.play("subway manhattan")
    assert have(match) == (7, 1, 0)


@pytest.mark.rule("K11.8", "K7.3", "K11.61")
def test_chinatown_regular_heals_again_in_the_next_turn() -> None:
    holder = monster(
        "midtown", hearts=5, cards=["chinatown-regular"], extra_turns=["subway"], stars=3
    )
    match = scene("buy", "EEEEEE", holder, FAR, entered=True)
    match.play("end")
    match.play("subway queens")
    match.play("subway manhattan")
    assert have(match) == (7, 6, 1)  # Midtown's 2★ and 1⚡, and 1★ for entering


@pytest.mark.rule("K11.8", "K11.37")
def test_chinatown_regular_also_heals_who_enters_by_super_speed() -> None:
    holder = monster("bronx", hearts=5, cards=["chinatown-regular", "super-speed"])
    match = scene("roll", "", holder, FAR)
    match.play("speed manhattan")
    assert have(match) == (7, 1, 0)


@pytest.mark.rule("K11.8", "K9.5", "K7.3")
def test_sliding_to_the_other_space_is_no_entering() -> None:
    holder = monster("lower-5-6", hearts=5, cards=["chinatown-regular"])
    match = scene("resolve", "AEEEEE", FAR, monster("midtown"), holder, FAR, monster("bronx"))
    match.play("resolve A")
    match.play("go queens")
    assert facts(match, 2)["place"] == "lower"
    assert have(match, 2) == (4, 0, 0)


# K11.9 Climb the Empire State Building. What a roll is: K11.65.


@pytest.mark.rule("K11.9")
@pytest.mark.parametrize("place", ["lower", "midtown", "upper"])
def test_climb_gives_two_stars_and_a_turn_for_all_six_faces(place: str) -> None:
    match = scene("reroll", "EAHCDO", monster(place, cards=[CLIMB]), FAR)
    assert caused(match.play("keep"), CLIMB) == [("stars-gained", 2)]
    assert have(match) == (10, 2, 0)
    assert facts(match, 0)["extra_turns"] == ["plain"]
    assert {"resolve E", "resolve A", "resolve O"} <= set(texts(match))
    match.play("resolve E A")
    assert (have(match)[2], have(match, 1)[0]) == (1, 9)


@pytest.mark.rule("K11.9", "K3.4", "K3.2")
def test_climb_leads_to_a_full_extra_turn_and_then_to_the_next_player() -> None:
    climber = monster("upper", cards=[CLIMB])
    match = scene("buy", "EAHCDO", climber | {"extra_turns": ["plain"]}, FAR)
    match.play("end")
    assert (match.actor, match.decision) == (0, "roll")
    assert have(match) == (10, 2, 2)
    match.script([f"die {face}" for face in "EAHCDO"])
    match.play("roll")
    match.play("keep")
    assert have(match) == (10, 4, 2)
    assert facts(match, 0)["extra_turns"] == ["plain"]
    match = scene("buy", "EAHCDO", climber, FAR, extra_turn="plain")
    match.play("end")
    assert match.actor == 1


@pytest.mark.rule("K11.9")
@pytest.mark.parametrize("face", range(6))
def test_climb_needs_every_face(face: int) -> None:
    dice = "EAHCDO"
    match = scene(
        "reroll", dice.replace(dice[face], dice[face - 1]), monster("lower", cards=[CLIMB]), FAR
    )
    match.play("keep")
    assert have(match) == (10, 0, 0)
    assert facts(match, 0)["extra_turns"] == []


@pytest.mark.rule("K11.9", "K11.14")
def test_climb_also_finds_six_faces_among_seven_dice() -> None:
    climber = monster("lower", cards=[CLIMB, "extra-head"])
    match = scene("reroll", "EAHCDOO", climber, FAR)
    match.play("keep")
    assert have(match) == (10, 2, 0)


@pytest.mark.rule("K11.9")
@pytest.mark.parametrize(
    "monsters",
    [
        [monster("bronx", cards=[CLIMB]), THERE],
        [monster("bronx", cards=[CLIMB]), FAR],
        [THERE, monster("bronx", cards=[CLIMB])],
        [FAR, monster("lower", cards=[CLIMB])],
    ],
)
def test_climb_is_for_the_roll_of_its_owner_in_manhattan(monsters: list[dict[str, Any]]) -> None:
    match = scene("reroll", "EAHCDO", *monsters)
    match.play("keep")
    for player in (0, 1):
        assert have(match, player) == (10, 0, 0)
        assert facts(match, player)["extra_turns"] == []
