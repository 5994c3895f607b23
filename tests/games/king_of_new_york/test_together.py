"""K12: how cards work together, sentence by sentence."""

from __future__ import annotations

from typing import Any

import pytest

from bigapple.engine.events import Event
from bigapple.games.king_of_new_york.cards.table import CARDS
from bigapple.games.king_of_new_york.happenings import SOURCES, WAYS
from bigapple.match import Match
from tests.games.king_of_new_york.positions import facts, monster, refused, table, texts

QUIET = ["hunter", "leveler", "can-opener"]
"""Cards for sale that change nothing while they lie there."""
RUN = ["new-york-marathon", *QUIET[1:]]
WEB, CURSE = 0, 1


def play(match: Match, *actions: str) -> None:
    for action in actions:
        match.play(action)


def board(*monsters: dict[str, Any], **keys: Any) -> Match:
    return table(list(monsters), **({"market": QUIET} | keys))


def resolving(dice: str, *monsters: dict[str, Any], **keys: Any) -> Match:
    return board(*monsters, decision="resolve", dice=dice, **keys)


def kept(dice: str, *monsters: dict[str, Any], **keys: Any) -> Match:
    """The first monster has just stopped rolling."""
    match = board(*monsters, decision="reroll", dice=dice, rerolls_left=1, **keys)
    match.play("keep")
    return match


def buying(card: str, *monsters: dict[str, Any], **keys: Any) -> Match:
    return board(*monsters, **({"decision": "buy", "market": [card, *QUIET[1:]]} | keys))


def told(match: Match, player: int, *names: str) -> list[Any]:
    return [facts(match, player)[name] for name in names]


def each(match: Match, name: str) -> list[Any]:
    return [facts(match, player)[name] for player in range(match.players)]


def added(match: Match, face: str) -> int:
    return int((match.position().get("added") or {}).get(face, 0))


def idle(match: Match) -> None:
    """A whole turn with nothing but E, without a purchase."""
    dice = ["die E"] * 6
    match.script(dice)
    play(match, "roll", "keep", "resolve E")
    play(match, "stay" if "stay" in texts(match) else "go manhattan", "end")


# K12.1: the size of an attack.


@pytest.mark.rule("K12.1", "K11.1", "K11.33", "K11.39")
@pytest.mark.parametrize(
    ("cards", "face", "damage"),
    [
        ([], None, 1),
        (["tesla-antennae"], None, 2),
        (["shadow-double"], None, 2),
        (["antimatter-pellets"], "O", 2),
        (["antimatter-pellets"], "A", 1),
        (["tesla-antennae", "shadow-double"], None, 4),
        (["tesla-antennae", "antimatter-pellets"], "O", 4),
        (["shadow-double", "antimatter-pellets"], "O", 4),
        (["tesla-antennae", "shadow-double", "antimatter-pellets"], "O", 8),
        (["tesla-antennae", "shadow-double", "antimatter-pellets"], "D", 4),
    ],
)
def test_antennae_add_before_shadow_double_and_antimatter_double(
    cards: list[str], face: str | None, damage: int
) -> None:
    match = resolving("AEEEEE", monster("bronx", hearts=5, cards=cards), monster("lower"))
    if face is not None:
        match.script([f"die {face}"])
    match.play("resolve A")
    assert facts(match, 1)["hearts"] == 10 - damage


# K12.1: the steps of a damage.

STEPS = (
    "damaged",
    "energy-gained",
    "energy-given",
    "stars-lost",
    "token-gained",
    "eliminated",
    "moved",
)


def story(events: list[Event]) -> list[tuple[str, int | None]]:
    """What befell whom; tokens by their kind, moves by their way."""
    told = []
    for event in events:
        if event.kind in STEPS:
            kind = event.kind
            if kind == "token-gained":
                kind = "curse" if event["token"] == CURSE else "web"
            elif kind == "moved":
                way = event["way"]
                assert way is not None
                kind = WAYS[way]
            told.append((kind, event["player"]))
    return told


def assault() -> Match:
    """Player 3 hits both in Manhattan and, by Fireball, the neighbour, who will die of it."""
    return resolving(
        "AAEEEE",
        monster("midtown", stars=4, cards=["drain"]),
        monster("queens"),
        monster("bronx", hearts=2, stars=4),
        monster("bronx", energy=6, cards=["fireball", "trash-thrower", "webspinner", "curse"]),
        monster("lower-5-6", energy=5, stars=4, cards=["phoenix-blood", "of-another-world"]),
        active=3,
    )


@pytest.mark.rule("K12.1", "K6.1", "K9.6")
def test_the_steps_of_an_attack_come_in_order_each_for_all_clockwise() -> None:
    match = assault()
    events = match.play("resolve A")
    assert story(events) == []
    assert (match.actor, match.decision) == (4, "pay-damage")
    assert each(match, "hearts") == [10, 10, 2, 10, 10]
    events = match.play("pay 1 energy")
    assert story(events) == [
        ("damaged", 4),
        ("damaged", 0),
        ("damaged", 2),
        ("energy-gained", 4),
        ("energy-given", 3),
        ("stars-lost", 4),
        ("stars-lost", 0),
        ("stars-lost", 2),
        ("web", 4),
        ("web", 0),
        ("web", 2),
        ("curse", 4),
        ("curse", 0),
        ("curse", 2),
        ("eliminated", 2),
    ]
    assert told(match, 4, "hearts", "energy", "stars", "webs", "curses") == [9, 5, 3, 1, 1]
    assert told(match, 0, "hearts", "energy", "stars", "webs", "curses") == [8, 2, 3, 1, 1]


@pytest.mark.rule("K12.1", "K9.6", "K7.4")
def test_who_left_by_k9_6_is_not_asked_to_flee() -> None:
    match = assault()
    play(match, "resolve A", "pay 0 energy")
    assert (match.actor, match.decision) == (4, "leave")
    match.play("go queens")
    assert facts(match, 4)["place"] == "queens"
    assert (match.actor, match.decision) == (0, "flee")
    match.play("stay")
    assert (match.actor, match.decision) == (3, "resolve")


@pytest.mark.rule("K12.1", "K9.5", "K7.4")
def test_the_survivor_slides_before_it_may_flee() -> None:
    match = resolving(
        "AAEEEE",
        monster("bronx"),
        monster("upper", hearts=2),
        monster("lower-5-6"),
        monster("queens"),
        monster("queens"),
        monster("brooklyn"),
    )
    events = match.play("resolve A")
    assert story(events) == [
        ("damaged", 1),
        ("damaged", 2),
        ("eliminated", 1),
        ("slide", 2),
    ]
    assert facts(match, 2)["place"] == "lower"
    assert (match.actor, match.decision) == (2, "flee")


@pytest.mark.rule("K12.1", "K11.24")
@pytest.mark.parametrize("paid", range(4))
def test_damage_may_be_paid_in_any_split(paid: int) -> None:
    match = resolving(
        "AAAEEE", monster("bronx"), monster("lower", energy=5, cards=["of-another-world"])
    )
    match.play("resolve A")
    assert sorted(texts(match)) == [f"pay {points} energy" for points in range(4)]
    match.play(f"pay {paid} energy")
    assert told(match, 1, "hearts", "energy") == [10 - 3 + paid, 5 - paid]


@pytest.mark.rule("K12.1", "K11.24")
def test_no_more_damage_is_paid_than_there_is_energy_or_damage() -> None:
    match = resolving(
        "AAAEEE", monster("bronx"), monster("lower", energy=2, cards=["of-another-world"])
    )
    match.play("resolve A")
    assert sorted(texts(match)) == ["pay 0 energy", "pay 1 energy", "pay 2 energy"]
    assert refused(match, "pay 3 energy") == "K11.24"


@pytest.mark.rule("K12.1", "K11.24", "K11.28", "K11.12", "K11.42", "K11.46", "K11.10", "K7.4")
def test_wholly_paid_damage_still_counts_for_all_that_follows() -> None:
    match = resolving(
        "AAEEEE",
        monster("bronx", energy=5, cards=["trash-thrower", "webspinner", "curse"]),
        monster("lower", energy=2, stars=4, cards=["of-another-world", "phoenix-blood", "drain"]),
    )
    play(match, "resolve A", "pay 2 energy")
    assert told(match, 1, "hearts", "energy", "stars") == [10, 0 + 1 + 2, 3]
    assert told(match, 1, "webs", "curses") == [1, 1]
    assert facts(match, 0)["energy"] == 3
    assert (match.actor, match.decision) == (1, "flee")


@pytest.mark.rule("K12.1", "K11.24")
def test_each_damage_is_asked_for_anew() -> None:
    match = resolving(
        "AOEEEE",
        monster("bronx", energy=3, cards=["of-another-world"]),
        monster("lower"),
        market=["subterranean-cable", *QUIET[1:]],
        units={"bronx": {"infantry": 1}},
    )
    match.play("resolve O")
    assert match.decision == "pay-damage"
    play(match, "pay 1 energy", "resolve A", "stay", "resolve E", "stay")
    match.play("buy subterranean-cable")
    assert match.decision == "pay-damage"
    match.play("pay 3 energy")
    assert told(match, 0, "hearts", "energy") == [9, 3 - 1 + 4 + 4 - 3]


@pytest.mark.rule("K12.1", "K11.12", "K11.28")
def test_the_dead_get_nothing_by_drain_or_phoenix_blood() -> None:
    match = resolving(
        "AAEEEE",
        monster("bronx", energy=5),
        monster("lower", hearts=2, cards=["drain", "phoenix-blood"]),
        monster("queens"),
    )
    events = match.play("resolve A")
    assert story(events) == [("damaged", 1), ("eliminated", 1)]
    assert facts(match, 0)["energy"] == 5


@pytest.mark.rule("K12.1", "K12.3", "K5.6")
def test_other_damage_follows_the_same_order_where_its_steps_apply() -> None:
    match = buying(
        "general-ellis",
        monster("lower", stars=2, cards=["drain"]),
        monster("bronx", hearts=1),
        monster("bronx", energy=9, cards=["webspinner", "curse", "trash-thrower"]),
        monster("queens", energy=1, cards=["phoenix-blood", "of-another-world"]),
        active=2,
        destroyed={"tank": 1},
    )
    match.script([f"card {QUIET[0]}"])
    events = match.play("buy general-ellis")
    assert (match.actor, match.decision) == (3, "pay-damage")
    assert story(events) == []
    events = match.play("pay 1 energy")
    assert story(events) == [
        ("damaged", 2),
        ("damaged", 3),
        ("damaged", 0),
        ("damaged", 1),
        ("energy-gained", 3),
        ("web", 3),
        ("web", 0),
        ("web", 1),
        ("curse", 3),
        ("curse", 0),
        ("curse", 1),
        ("eliminated", 1),
    ]
    assert (match.actor, match.decision) == (2, "buy")


# K12.2: conversions and what is counted as resolving starts.


@pytest.mark.rule("K12.2", "K11.17", "K11.26")
@pytest.mark.parametrize(("answer", "destruction", "attack"), [("cabs", 2, 2), ("no", 0, 1)])
def test_cabs_are_decided_before_painbow_counts(answer: str, destruction: int, attack: int) -> None:
    match = kept("DDEEHH", monster("bronx", cards=["hailing-cabs", "painbow"]), monster("lower"))
    assert match.decision == "cabs"
    match.play(answer)
    assert (added(match, "D"), added(match, "A")) == (destruction, attack)


@pytest.mark.rule("K12.2", "K11.17", "K11.36", "K11.16", "K11.26", "K10.3")
def test_painbow_counts_the_d_of_cabs_stomp_and_fury() -> None:
    cards = ["hailing-cabs", "painbow", "stomp", "fury"]
    units = {"bronx": {"infantry": 3}}
    match = kept("DEEEHH", monster("bronx", cards=cards), monster("lower"), units=units)
    match.play("no")
    assert (added(match, "D"), added(match, "A")) == (2, 1)
    match = kept("DEEEHH", monster("bronx", cards=cards), monster("lower"), units=units)
    match.play("cabs")
    assert (added(match, "D"), added(match, "A")) == (4, 2)
    match = kept("DDEEHH", monster("bronx", cards=cards), monster("lower"), units=units)
    match.play("cabs")
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


@pytest.mark.rule("K12.2")
def test_conversions_and_cabs_are_asked_before_anything_is_counted() -> None:
    cards = ["artificial-heart", "universal-soldier", "hailing-cabs", "stomp", "towering-titan"]
    match = kept("HHHAEE", monster("bronx", cards=cards), monster("lower"))
    asked = []
    for answer in ("convert 1 H E", "convert 1 H A", "convert 1 A H", "no"):
        asked.append(match.decision)
        assert (added(match, "D"), added(match, "A")) == (0, 0)
        match.play(answer)
    assert asked == ["convert", "convert", "convert", "cabs"]
    assert (added(match, "D"), added(match, "A")) == (1, 2)
    assert sorted(match.position()["dice"]) == sorted("EEEAHH")


@pytest.mark.rule("K12.2", "K11.7", "K11.26")
def test_chameleon_does_not_make_painbow_count_again() -> None:
    match = kept("DEEEHC", monster("bronx", cards=["chameleon", "painbow"]), monster("lower"))
    match.play("chameleon E D")
    assert added(match, "A") == 0
    assert "resolve A" not in texts(match)


@pytest.mark.rule("K12.2", "K11.7", "K11.26", "K10.3")
def test_chameleon_does_not_complete_painbow_to_a_win() -> None:
    match = kept(
        "DDDDEC", monster("bronx", cards=["chameleon", "painbow", "stomp"]), monster("lower")
    )
    assert added(match, "A") == 2
    match.play("chameleon E D")
    assert match.outcome is None
    assert added(match, "A") == 2


@pytest.mark.rule("K12.2", "K11.41", "K11.44")
def test_added_symbols_are_not_converted() -> None:
    cards = ["universal-soldier", "towering-titan"]
    match = kept("AEEEEE", monster("bronx", cards=cards), monster("lower"))
    assert sorted(texts(match)) == ["convert 0 A H", "convert 1 A H"]
    assert refused(match, "convert 2 A H") == "K12.2"
    match = kept("EEEEEE", monster("bronx", cards=cards), monster("lower"))
    assert match.decision == "resolve"
    assert added(match, "A") == 2


@pytest.mark.rule("K12.2", "K11.2", "K11.44")
def test_a_die_is_converted_at_most_once() -> None:
    cards = ["artificial-heart", "universal-soldier"]
    match = kept("HHHAEE", monster("bronx", cards=cards), monster("lower"))
    play(match, "convert 1 H E")
    assert refused(match, "convert 3 H A") == "K12.2"
    match.play("convert 2 H A")
    assert sorted(texts(match)) == ["convert 0 A H", "convert 1 A H"]
    assert refused(match, "convert 2 A H") == "K12.2"
    match.play("convert 1 A H")
    assert sorted(match.position()["dice"]) == sorted("EEEAAH")


@pytest.mark.rule("K12.2", "K11.16")
def test_fury_does_not_count_units_that_come_later() -> None:
    piles = {"bronx": ["high-rise-1", "hospital-3", "hospital-3"]}
    match = kept(
        "DEEEEE",
        monster("bronx", cards=["fury"]),
        monster("lower"),
        units={"bronx": {"infantry": 2}},
        piles=piles,
    )
    play(match, "resolve D", "resolve E")
    assert facts(match, 0)["energy"] == 5
    assert added(match, "D") == 0


@pytest.mark.rule("K12.2", "K11.16", "K11.36")
def test_fury_and_stomp_count_once() -> None:
    match = kept(
        "HEEEEE",
        monster("bronx", hearts=5, cards=["fury", "stomp"]),
        monster("lower"),
        units={"bronx": {"tank": 3}},
        piles={"bronx": ["high-rise-3", "hospital-3", "power-plant-3"]},
    )
    assert added(match, "D") == 2
    assert facts(match, 0)["energy"] == 1
    play(match, "resolve H", "resolve D", "resolve E", "stay")
    assert facts(match, 0)["energy"] == 6
    assert match.decision == "buy"


@pytest.mark.rule("K12.2", "K11.7", "K11.41")
def test_titan_adds_two_attacks_once_whatever_chameleon_does() -> None:
    match = kept(
        "CEEEEE", monster("bronx", cards=["towering-titan", "chameleon"]), monster("lower")
    )
    play(match, "chameleon E A", "resolve A")
    assert facts(match, 1)["hearts"] == 7


# K12.3: web and curse tokens.

SPIDER = ["webspinner", "curse"]


@pytest.mark.rule("K12.3")
def test_an_attack_gives_each_target_one_token_however_large_it_is() -> None:
    match = resolving(
        "AAAAEE", monster("lower", cards=SPIDER), monster("bronx", webs=1), monster("queens")
    )
    match.play("resolve A")
    assert each(match, "webs") == [0, 2, 1]
    assert each(match, "curses") == [0, 1, 1]


@pytest.mark.rule("K12.3", "K11.45")
def test_violent_star_gives_tokens_when_its_owner_takes_superstar() -> None:
    match = resolving(
        "CCCEEE",
        monster("bronx", cards=[*SPIDER, "violent-star"]),
        monster("lower"),
        monster("queens"),
        superstar=1,
    )
    match.play("resolve C")
    assert each(match, "webs") == [0, 1, 0]
    assert each(match, "curses") == [0, 1, 0]


@pytest.mark.rule("K12.3", "K11.45")
def test_violent_star_gives_tokens_when_another_takes_superstar() -> None:
    match = resolving(
        "CCCEEE",
        monster("bronx"),
        monster("lower", cards=[*SPIDER, "violent-star"]),
        monster("queens"),
        superstar=1,
    )
    match.play("resolve C")
    assert each(match, "webs") == [1, 0, 0]
    assert each(match, "curses") == [1, 0, 0]


@pytest.mark.rule("K12.3", "K11.54")
def test_general_ellis_gives_tokens_to_the_others_but_not_to_oneself() -> None:
    match = buying(
        "general-ellis",
        monster("bronx", energy=5, cards=SPIDER),
        monster("lower"),
        monster("queens"),
        destroyed={"tank": 1},
    )
    match.play("buy general-ellis")
    assert each(match, "webs") == [0, 1, 1]
    assert each(match, "curses") == [0, 1, 1]


@pytest.mark.rule("K12.3", "K5.12")
def test_units_give_no_tokens() -> None:
    match = resolving(
        "OOOEEE",
        monster("bronx", cards=SPIDER),
        monster("bronx"),
        monster("lower"),
        units={"bronx": {"infantry": 2}, "manhattan": {"jet": 1}},
    )
    match.play("resolve O")
    assert each(match, "hearts") == [8, 8, 9]
    assert each(match, "webs") == each(match, "curses") == [0, 0, 0]


@pytest.mark.rule("K12.3", "K6.3")
def test_tokens_stay_when_the_card_leaves_play() -> None:
    match = resolving(
        "AAEEEE",
        monster("bronx", webs=2, curses=1),
        monster("lower", hearts=1, cards=SPIDER),
        monster("queens", webs=1),
    )
    play(match, "resolve A", "webs 0")
    assert facts(match, 1)["hearts"] == 0
    assert told(match, 0, "webs", "curses") == [2, 1]
    assert facts(match, 2)["webs"] == 1


@pytest.mark.rule("K12.3", "K11.46", "K11.41")
def test_an_added_attack_can_discard_a_web() -> None:
    match = resolving(
        "AEEEEE",
        monster("bronx", webs=3, cards=["towering-titan"]),
        monster("lower"),
        added={"A": 2},
    )
    match.play("resolve A")
    assert sorted(texts(match)) == ["webs 0", "webs 1", "webs 2", "webs 3"]
    play(match, "webs 2")
    assert facts(match, 0)["webs"] == 1
    assert facts(match, 1)["hearts"] == 9


@pytest.mark.rule("K12.3", "K11.46")
def test_no_more_webs_are_discarded_than_there_are_attacks_or_webs() -> None:
    match = resolving("AAEEEE", monster("bronx", webs=1), monster("lower"))
    match.play("resolve A")
    assert sorted(texts(match)) == ["webs 0", "webs 1"]
    assert refused(match, "webs 2") == "K11.46"


@pytest.mark.rule("K12.3", "K11.44")
def test_a_converted_die_can_discard_a_token() -> None:
    match = kept("HEEEEE", monster("bronx", webs=1, cards=["universal-soldier"]), monster("lower"))
    play(match, "convert 1 H A", "resolve A", "webs 1")
    assert facts(match, 0)["webs"] == 0
    assert facts(match, 1)["hearts"] == 10
    match = kept(
        "AEEEEE", monster("bronx", curses=1, cards=["universal-soldier"]), monster("lower")
    )
    play(match, "convert 1 A H", "resolve H", "curses 1")
    assert facts(match, 0)["curses"] == 0


@pytest.mark.rule("K12.3", "K5.5", "K11.46")
def test_a_discards_webs_in_a_turn_without_attacks_too() -> None:
    match = resolving("AAEEEE", monster("bronx", webs=2), monster("queens"))
    play(match, "resolve A", "webs 2")
    assert facts(match, 0)["webs"] == 0
    assert facts(match, 1)["hearts"] == 10


@pytest.mark.rule("K12.3", "K11.10", "K5.3")
def test_h_discards_curses_in_manhattan_too() -> None:
    match = resolving("HHEEEE", monster("upper", hearts=5, curses=1), monster("queens"))
    play(match, "resolve H", "curses 1")
    assert told(match, 0, "curses", "hearts") == [0, 5]
    match = resolving("HHEEEE", monster("bronx", hearts=5, curses=1), monster("lower"))
    play(match, "resolve H", "curses 1")
    assert told(match, 0, "curses", "hearts") == [0, 6]


# K12.4: cards that give first and hurt then.


@pytest.mark.rule("K12.4", "K10.2")
@pytest.mark.parametrize(
    ("card", "stars"),
    [
        ("general-ellis", 3),
        ("air-force-one", 4),
        ("power-substation", 1),
        ("subterranean-cable", 0),
    ],
)
def test_they_give_first_and_hurt_then_and_may_be_bought_though_they_kill(
    card: str, stars: int
) -> None:
    match = buying(
        card,
        monster("bronx", energy=6, hearts=1),
        monster("lower"),
        monster("queens"),
        destroyed={"jet": 1, "tank": 1},
        units={"bronx": {"infantry": 1}},
    )
    events = match.play(f"buy {card}")
    events = [event for event in events if event.arguments.get("player") == 0]
    kinds = [event.kind for event in events]
    gained = [event for event in events if event.kind == "stars-gained"]
    assert [event["count"] for event in gained] == ([stars] if stars else [])
    gift = "stars-gained" if stars else "energy-gained"
    assert kinds.index(gift) < kinds.index("damaged") < kinds.index("eliminated")
    assert facts(match, 0)["hearts"] == 0
    assert match.actor == 1


@pytest.mark.rule("K12.4", "K11.4", "K11.6", "K5.12")
def test_air_force_one_is_no_o() -> None:
    match = buying(
        "air-force-one",
        monster("bronx", energy=6, cards=["carapace", "bulletproof"]),
        monster("lower"),
        destroyed={"jet": 1},
        units={"bronx": {"infantry": 2}},
        dice="OOOEEE",
        resolved="OE",
    )
    match.play("buy air-force-one")
    assert told(match, 0, "hearts", "stars") == [8, 4]
    assert match.position()["carapace_tokens"] == 0
    assert match.position()["statue"] is None


# K12.5: the Marathon's fee.


@pytest.mark.rule("K12.5")
@pytest.mark.parametrize(
    ("place", "reached"), [("bronx", "lower"), ("lower", "midtown"), ("midtown", "upper")]
)
@pytest.mark.parametrize("energy", [0, 5])
def test_forced_moves_are_free(place: str, reached: str, energy: int) -> None:
    match = board(monster(place, energy=energy), monster("queens"), decision="move", market=RUN)
    match.play("go manhattan")
    assert told(match, 0, "place", "energy") == [reached, energy]


@pytest.mark.rule("K12.5", "K9.5", "K9.6")
def test_sliding_and_leaving_by_k9_are_free() -> None:
    match = resolving(
        "OOOEEE",
        monster("bronx", hearts=1),
        monster("upper"),
        monster("lower-5-6", energy=1),
        monster("queens"),
        monster("queens"),
        units={"bronx": {"infantry": 1}},
        market=RUN,
    )
    match.play("resolve O")
    assert (match.actor, match.decision) == (2, "leave")
    match.play("go brooklyn")
    assert told(match, 2, "place", "energy") == ["brooklyn", 1]
    match = resolving(
        "AEEEEE",
        monster("bronx"),
        monster("upper", hearts=1),
        monster("lower-5-6", energy=1),
        monster("queens"),
        monster("queens"),
        monster("brooklyn"),
        market=RUN,
    )
    match.play("resolve A")
    assert told(match, 2, "place", "energy") == ["lower", 1]


@pytest.mark.rule("K12.5", "K11.61")
@pytest.mark.parametrize("place", ["bronx", "lower"])
@pytest.mark.parametrize("decision", ["roll", "move", "buy"])
def test_a_subway_move_pays_even_where_a_move_would_be_forced(place: str, decision: str) -> None:
    for energy, clause in ((2, None), (1, "K11.56")):
        match = board(
            monster(place, energy=energy),
            monster("queens"),
            decision=decision,
            market=RUN,
            extra_turn="subway",
            subway_moves=8,
        )
        assert refused(match, "subway manhattan") == clause
        if clause is None:
            match.play("subway manhattan")
            assert facts(match, 0)["energy"] == 0


@pytest.mark.rule("K12.5", "K11.37")
@pytest.mark.parametrize(
    ("place", "other", "go", "reached"),
    [
        ("bronx", "lower", "queens", "queens"),
        ("bronx", "brooklyn", "manhattan", "lower"),
        ("midtown", "brooklyn", "manhattan", "upper"),
    ],
)
def test_a_super_speed_move_never_pays(place: str, other: str, go: str, reached: str) -> None:
    match = board(monster(place, energy=3, cards=["super-speed"]), monster(other), market=RUN)
    match.play(f"speed {go}")
    assert told(match, 0, "place", "energy") == [reached, 3]


@pytest.mark.rule("K12.5", "K7.4")
@pytest.mark.parametrize(("energy", "asked"), [(0, False), (1, False), (2, True)])
def test_who_cannot_pay_cannot_flee(energy: int, asked: bool) -> None:
    match = resolving("AEEEEE", monster("bronx"), monster("lower", energy=energy), market=RUN)
    match.play("resolve A")
    assert (match.decision == "flee") is asked


@pytest.mark.rule("K12.5", "K11.12", "K7.4")
@pytest.mark.parametrize(
    ("own", "attackers", "asked"), [(0, 2, True), (1, 1, True), (0, 1, False), (1, 0, False)]
)
def test_fleeing_is_paid_after_drain(own: int, attackers: int, asked: bool) -> None:
    match = resolving(
        "AEEEEE",
        monster("bronx", energy=attackers),
        monster("lower", energy=own, cards=["drain"]),
        market=RUN,
    )
    match.play("resolve A")
    assert facts(match, 1)["energy"] == own + attackers
    assert (match.decision == "flee") is asked
    if asked:
        match.play("go queens")
        assert told(match, 1, "place", "energy") == ["queens", own + attackers - 2]


# K12.6: taking Superstar.


@pytest.mark.rule("K12.6", "K5.11", "K11.3", "K11.13", "K11.45")
def test_only_a_change_of_holder_is_taking_superstar() -> None:
    cards = ["broadway-star", "ego-trip", "violent-star"]
    match = resolving("CCCCEE", monster("bronx", cards=cards), monster("lower"), superstar=0)
    match.play("resolve C")
    assert told(match, 0, "stars", "energy") == [4, 0]
    assert each(match, "hearts") == [10, 10]
    match = resolving("CCCCEE", monster("bronx", cards=cards), monster("lower"), superstar=1)
    match.play("resolve C")
    assert told(match, 0, "stars", "energy") == [2 + 1, 1]
    assert each(match, "hearts") == [10, 8]


@pytest.mark.rule("K12.6", "K5.10", "K11.3", "K11.13", "K11.45")
def test_superstar_from_beside_the_deck_is_taken_from_nobody() -> None:
    cards = ["broadway-star", "ego-trip", "violent-star"]
    match = resolving("CCCEEE", monster("bronx", cards=cards), monster("lower"))
    match.play("resolve C")
    assert told(match, 0, "stars", "energy") == [1 + 1, 1]
    assert each(match, "hearts") == [10, 10]
    assert match.position()["superstar"] == 0


@pytest.mark.rule("K12.6", "K11.11", "K5.10")
@pytest.mark.parametrize(
    ("dice", "holder", "stars"),
    [("CCCEEE", 1, 0), ("CCCCEE", 0, 2), ("CCCCCE", 0, 3), ("CCEEEE", 1, 0)],
)
def test_against_diva_it_takes_four(dice: str, holder: int, stars: int) -> None:
    match = resolving(dice, monster("bronx"), monster("lower", cards=["diva"]), superstar=1)
    match.play("resolve C")
    assert match.position()["superstar"] == holder
    assert facts(match, 0)["stars"] == stars
    assert each(match, "hearts") == [10, 10]


@pytest.mark.rule("K12.6", "K11.11")
@pytest.mark.parametrize("superstar", [None, 2])
def test_diva_protects_only_its_owner(superstar: int | None) -> None:
    match = resolving(
        "CCCEEE",
        monster("bronx"),
        monster("lower", cards=["diva"]),
        monster("queens"),
        superstar=superstar,
    )
    match.play("resolve C")
    assert match.position()["superstar"] == 0
    assert facts(match, 0)["stars"] == 1


@pytest.mark.rule("K12.6", "K11.45", "K6.3")
@pytest.mark.parametrize(("hearts", "holder", "actor"), [(1, None, 1), (2, 0, 0)])
def test_superstar_returns_if_violent_star_kills_the_taker(
    hearts: int, holder: int | None, actor: int
) -> None:
    match = resolving(
        "CCCEEE",
        monster("bronx", hearts=hearts),
        monster("lower", cards=["violent-star"]),
        monster("queens"),
        superstar=1,
    )
    match.play("resolve C")
    assert facts(match, 0)["hearts"] == hearts - 1
    assert match.position()["superstar"] == holder
    assert match.actor == actor


# K12.7: free cards.


@pytest.mark.rule("K12.7", "K11.50")
def test_a_free_card_counts_as_bought_for_nothing() -> None:
    match = buying(
        "columbia-university", monster("bronx", energy=6, hearts=4), monster("lower", energy=2)
    )
    match.script(["card natural-selection", "card subway"])
    events = match.play("buy columbia-university")
    free = [event for event in events if event.kind == "bought"][-1]
    assert (free["player"], free["cost"], free["source"]) == (0, 0, SOURCES.index("claim"))
    assert told(match, 0, "energy", "hearts") == [4, 8]


@pytest.mark.rule("K12.7", "K11.50", "K11.38", "K3.4")
def test_an_extra_turn_gained_in_anothers_turn_follows_after_it() -> None:
    match = buying(
        "coney-island",
        monster("bronx", energy=4),
        monster("queens"),
        monster("lower"),
        claims=[2],
    )
    match.script(["card terminal-rage", "card subway"])
    match.play("buy coney-island")
    assert told(match, 2, "cards", "extra_turns") == [["terminal-rage"], ["plain"]]
    match.play("end")
    assert (match.actor, match.position()["extra_turn"]) == (2, "plain")
    idle(match)
    assert (match.actor, match.position()["extra_turn"]) == (1, None)


@pytest.mark.rule("K12.7", "K3.4")
def test_the_active_monsters_extra_turns_come_before_others() -> None:
    match = buying(
        "coney-island",
        monster("upper", energy=4, extra_turns=["plain"]),
        monster("queens"),
        monster("brooklyn"),
        claims=[2],
    )
    match.script(["card terminal-rage", "card subway"])
    play(match, "buy coney-island", "end")
    order = [match.actor]
    for _ in range(2):
        idle(match)
        order.append(match.actor)
    assert order == [0, 2, 1]


# K12.8: keep cards and goal cards.


@pytest.mark.rule("K12.8", "K11.62")
def test_goal_cards_are_no_keep_cards() -> None:
    match = buying(
        "tesla-cannon",
        monster("bronx", energy=5, cards=["stomp"]),
        monster("lower"),
        superstar=0,
        statue=1,
    )
    match.play("buy tesla-cannon")
    assert match.position()["superstar"] == 0
    assert match.position()["statue"] == 1
    assert each(match, "cards") == [[], []]


@pytest.mark.rule("K12.8", "K11.31")
def test_goal_cards_cannot_be_scavenged_after_their_holder_died() -> None:
    match = board(
        monster("bronx", energy=9, cards=["scavenger"]),
        monster("lower"),
        decision="buy",
        discard_pile=["stomp"],
    )
    assert [text for text in texts(match) if text.startswith("scavenge")] == ["scavenge stomp"]


@pytest.mark.rule("K12.8")
def test_there_is_no_limit_on_keep_cards() -> None:
    names = [card.name for card in CARDS if card.keep]
    match = board(
        monster("bronx", energy=6, cards=[name for name in names if name != "of-another-world"]),
        monster("lower"),
        decision="buy",
        market=["of-another-world", "subway", "coney-island"],
    )
    match.play("buy of-another-world")
    assert len(facts(match, 0)["cards"]) == 46


@pytest.mark.rule("K12.8", "K11.6", "K11.62")
def test_a_carapace_taken_by_the_tesla_cannon_does_not_heal_and_hearts_drop_to_10() -> None:
    for hearts, left in ((12, 10), (5, 5)):
        match = buying(
            "tesla-cannon",
            monster("bronx", energy=5, hearts=hearts, cards=["carapace"]),
            monster("lower"),
            carapace_tokens=5,
        )
        match.play("buy tesla-cannon")
        assert facts(match, 0)["hearts"] == left
        assert match.position()["carapace_tokens"] == 0


# K12.9: Fireball and Jinx Aura.


@pytest.mark.rule("K12.9", "K11.15")
def test_fireball_hits_alone_if_manhattan_has_become_empty() -> None:
    match = resolving(
        "OOOAAE",
        monster("bronx", cards=["fireball"]),
        monster("bronx"),
        monster("lower", hearts=1),
        monster("queens"),
        units={"manhattan": {"infantry": 1}},
    )
    play(match, "resolve O", "resolve A")
    assert facts(match, 2)["hearts"] == 0
    assert each(match, "hearts") == [10, 8, 0, 10]


@pytest.mark.rule("K12.9", "K11.15", "K5.5")
def test_fireball_hits_nobody_if_manhattan_was_empty_when_the_turn_started() -> None:
    match = resolving(
        "AAAEEE", monster("bronx", cards=["fireball"]), monster("bronx"), monster("queens")
    )
    match.play("resolve A")
    assert each(match, "hearts") == [10, 10, 10]


@pytest.mark.rule("K12.9", "K11.19", "K11.10")
def test_jinx_aura_forces_a_reroll_of_o_at_its_price() -> None:
    match = board(
        monster("bronx", energy=5, curses=2),
        monster("lower", cards=["jinx-aura"]),
        decision="reroll",
        dice="OOOOOO",
        rerolls_left=1,
    )
    assert refused(match, "keep") == "K11.19"
    match.script(["die E"] * 3)
    match.play("reroll O O O")
    assert facts(match, 0)["energy"] == 3
    assert match.decision == "resolve"


@pytest.mark.rule("K12.9", "K11.19", "K11.10")
@pytest.mark.parametrize("energy", [1, 2])
def test_jinx_aura_forces_no_reroll_of_o_that_cannot_be_paid(energy: int) -> None:
    match = board(monster("bronx", energy=energy, curses=2), monster("lower", cards=["jinx-aura"]))
    match.script(["die O"] * 6)
    match.play("roll")
    if energy == 2:
        assert refused(match, "keep") == "K11.19"
    else:
        assert texts(match) == ["keep"]
        assert refused(match, "reroll O") == "K11.10"
        match.play("keep")
        assert (match.actor, match.decision) == (0, "resolve")
        assert told(match, 0, "energy", "curses") == [1, 2]


@pytest.mark.rule("K12.9", "K11.19", "K11.10")
def test_jinx_aura_leaves_the_choice_while_another_die_is_left() -> None:
    match = board(
        monster("bronx", energy=2, curses=2),
        monster("lower", cards=["jinx-aura"]),
        decision="reroll",
        dice="OOOOOE",
        rerolls_left=1,
    )
    assert refused(match, "keep") == "K11.19"
    assert refused(match, "reroll O") is None
    match.script(["die E"])
    match.play("reroll E")
    assert facts(match, 0)["energy"] == 2
    match = board(
        monster("bronx", energy=1, curses=2),
        monster("lower", cards=["jinx-aura"]),
        decision="reroll",
        dice="OOOOOE",
        rerolls_left=1,
    )
    assert texts(match) == ["reroll E"]
    assert refused(match, "reroll O") == "K11.10"


@pytest.mark.rule("K12.9", "K11.19")
def test_jinx_aura_does_not_bind_its_owner() -> None:
    match = board(
        monster("bronx", cards=["jinx-aura"]),
        monster("lower"),
        decision="reroll",
        dice="OOOOOO",
        rerolls_left=1,
    )
    assert refused(match, "keep") is None
