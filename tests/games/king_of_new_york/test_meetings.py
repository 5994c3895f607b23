"""Cards, places and endings that meet: what several clauses say together."""

from __future__ import annotations

from typing import Any

import pytest

from bigapple.games.king_of_new_york.cards.table import CARDS
from bigapple.games.king_of_new_york.happenings import BY_CARD
from bigapple.match import Match
from tests.games.king_of_new_york.positions import facts, monster, refused, table, texts

QUIET = ["hunter", "leveler", "can-opener"]
"""Cards for sale that change nothing while they lie there."""
RUN = ["new-york-marathon", *QUIET[1:]]
THREES = ["high-rise-3", "power-plant-3", "hospital-3"]
WORLD = ["of-another-world"]


def play(match: Match, *actions: str) -> None:
    for action in actions:
        match.play(action)


def board(*monsters: dict[str, Any], **keys: Any) -> Match:
    return table(list(monsters), **({"market": QUIET} | keys))


def resolving(dice: str, *monsters: dict[str, Any], **keys: Any) -> Match:
    return board(*monsters, decision="resolve", dice=dice, **keys)


def rerolling(dice: str, *monsters: dict[str, Any], **keys: Any) -> Match:
    return board(*monsters, **({"decision": "reroll", "dice": dice, "rerolls_left": 1} | keys))


def buying(card: str, *monsters: dict[str, Any], **keys: Any) -> Match:
    return board(*monsters, **({"decision": "buy", "market": [card, *QUIET[1:]]} | keys))


def riding(*monsters: dict[str, Any], **keys: Any) -> Match:
    """The first monster is in its Subway turn."""
    return board(*monsters, **({"extra_turn": "subway", "subway_moves": 8} | keys))


def told(match: Match, player: int, *names: str) -> list[Any]:
    return [facts(match, player)[name] for name in names]


def each(match: Match, name: str) -> list[Any]:
    return [facts(match, player)[name] for player in range(match.players)]


def winners(match: Match) -> tuple[int, ...]:
    assert match.outcome is not None
    return match.outcome.winners


# Attacks that grow.


@pytest.mark.rule("K12.1", "K11.1", "K11.33", "K11.39")
def test_shadow_double_antimatter_and_antennae_work_for_each_target_by_itself() -> None:
    match = resolving(
        "AEEEEE",
        monster("bronx", hearts=9),
        monster(
            "lower",
            hearts=9,
            cards=["shadow-double", "antimatter-pellets", "tesla-antennae"],
        ),
        monster("queens", hearts=10),
        monster("brooklyn", hearts=10),
        active=1,
    )
    # Clockwise from the attacker: 2, 3, and 0, which has no more hearts than the attacker.
    match.script(["die O", "die A", "die O"])
    match.play("resolve A")
    assert each(match, "hearts") == [9 - 4, 9, 10 - 8, 10 - 4]


@pytest.mark.rule("K12.1", "K11.39", "K11.24")
def test_antennae_compare_hearts_before_the_damage() -> None:
    match = resolving(
        "AAEEEE",
        monster("bronx", hearts=9, cards=["tesla-antennae"]),
        monster("lower", hearts=10, energy=1, cards=WORLD),
    )
    match.play("resolve A")
    assert sorted(texts(match)) == ["pay 0 energy", "pay 1 energy"]
    match.play("pay 0 energy")
    assert facts(match, 1)["hearts"] == 7


@pytest.mark.rule("K12.3", "K11.46", "K11.33", "K5.6")
def test_attacks_spent_on_webs_do_not_double_and_none_left_is_no_attack() -> None:
    cards = ["shadow-double", "trash-thrower"]
    match = resolving(
        "AAEEEE",
        monster("bronx", energy=5, webs=2, cards=cards),
        monster("lower", stars=3, cards=["drain"]),
    )
    play(match, "resolve A", "webs 1")
    assert told(match, 1, "hearts", "stars", "energy") == [8, 2, 2]
    assert match.decision == "flee"
    match.undo()
    match.play("webs 2")
    assert told(match, 1, "hearts", "stars", "energy") == [10, 3, 0]
    assert match.decision == "resolve"


@pytest.mark.rule("K11.41", "K5.6", "K7.4")
def test_towering_titan_attacks_with_no_attack_rolled() -> None:
    match = rerolling("EEEEEE", monster("bronx", cards=["towering-titan"]), monster("lower"))
    play(match, "keep", "resolve A")
    assert facts(match, 1)["hearts"] == 8
    assert (match.actor, match.decision) == (1, "flee")


# Fireball.


def crowd(*cards: str, place: str = "lower", other: str = "midtown-5-6") -> Match:
    return resolving(
        "AAEEEE",
        monster(place, cards=list(cards)),
        monster(other),
        monster("bronx"),
        monster("bronx"),
        monster("queens"),
    )


@pytest.mark.rule("K11.15", "K9.3", "K7.4")
def test_fireball_hits_the_other_monster_in_manhattan_which_may_then_flee() -> None:
    match = crowd("fireball")
    match.play("resolve A")
    assert each(match, "hearts") == [10, 8, 8, 8, 8]
    assert (match.actor, match.decision) == (1, "flee")
    assert refused(match, "go bronx") == "K7.4"
    match.play("go brooklyn")
    assert facts(match, 1)["place"] == "brooklyn"
    assert (match.actor, match.decision) == (0, "resolve")


@pytest.mark.rule("K9.3", "K5.4", "K7.4")
def test_without_fireball_the_two_in_manhattan_do_not_hit_each_other() -> None:
    match = crowd()
    match.play("resolve A")
    assert each(match, "hearts") == [10, 10, 8, 8, 8]
    assert (match.actor, match.decision) == (0, "resolve")


@pytest.mark.rule("K11.15", "K9.5", "K7.4")
def test_the_attacker_slides_when_fireball_drives_the_2_4_monster_out() -> None:
    match = crowd("fireball", place="upper-5-6", other="lower")
    play(match, "resolve A", "go brooklyn")
    assert facts(match, 0)["place"] == "upper"


@pytest.mark.rule("K11.15", "K9.3", "K9.4")
def test_fireball_from_outside_hits_both_in_manhattan_and_the_neighbour() -> None:
    match = resolving(
        "AEEEEE",
        monster("bronx", cards=["fireball"]),
        monster("lower-5-6"),
        monster("bronx"),
        monster("upper"),
        monster("queens"),
    )
    match.play("resolve A")
    assert each(match, "hearts") == [10, 9, 9, 9, 10]
    # The neighbour is not in Manhattan and does not flee; the 2–4 monster decides first.
    assert (match.actor, match.decision) == (3, "flee")
    match.play("stay")
    assert (match.actor, match.decision) == (1, "flee")
    match.play("stay")
    assert (match.actor, match.decision) == (0, "resolve")


@pytest.mark.rule("K11.15", "K11.61", "K12.9")
def test_who_left_manhattan_by_subway_hits_only_by_fireball() -> None:
    match = riding(
        monster("upper", cards=["fireball"]),
        monster("queens"),
        monster("bronx"),
        decision="resolve",
        dice="AAEEEE",
    )
    play(match, "subway queens", "resolve A")
    assert each(match, "hearts") == [10, 8, 10]


# Natural Selection.

SELECTED = ["natural-selection", "chameleon"]


def selection(dice: str, *actions: str, stars: int = 0) -> Match:
    match = resolving(
        dice, monster("bronx", stars=stars, cards=SELECTED), monster("lower"), monster("queens")
    )
    play(match, *actions, "stay", "end")
    return match


@pytest.mark.rule("K11.23", "K11.7")
@pytest.mark.parametrize(
    ("dice", "actions", "alive"),
    [
        ("CHEEEEE", ("resolve C", "resolve H", "resolve E"), False),
        ("CHEEEEE", ("chameleon H E", "resolve E"), True),
        ("CCEEEEE", ("chameleon C E", "resolve E"), True),
        ("CCHEEEE", ("chameleon H E", "resolve C", "resolve E"), False),
        ("CHEEEEE", ("chameleon H C", "resolve C", "resolve E"), False),
        ("HHEEEEE", ("resolve H", "resolve E"), True),
    ],
)
def test_natural_selection_looks_at_the_c_that_chameleon_leaves(
    dice: str, actions: tuple[str, ...], alive: bool
) -> None:
    match = selection(dice, *actions)
    assert (facts(match, 0)["hearts"] > 0) is alive
    assert ("natural-selection" in facts(match, 0)["cards"]) is alive
    assert ("natural-selection" in match.position()["discard_pile"]) is not alive
    assert match.actor == 1


@pytest.mark.rule("K11.23", "K10.2")
def test_natural_selection_kills_before_20_stars_win() -> None:
    match = selection("CEEEEEE", "resolve C", "resolve E", stars=20)
    assert match.outcome is None
    assert facts(match, 0)["hearts"] == 0
    assert winners(selection("HEEEEEE", "resolve H", "resolve E", stars=20)) == (0,)


@pytest.mark.rule("K11.23", "K11.24")
def test_natural_selections_end_is_no_damage_to_be_paid() -> None:
    match = resolving(
        "CEEEEEE",
        monster("bronx", energy=20, cards=["natural-selection", "of-another-world"]),
        monster("lower"),
        monster("queens"),
    )
    play(match, "resolve C", "resolve E", "stay", "end")
    assert facts(match, 0)["hearts"] == 0
    assert match.actor == 1


@pytest.mark.rule("K11.23", "K11.66")
@pytest.mark.parametrize(("dice", "alive"), [("CEEEEE", False), ("HEEEEE", True)])
def test_natural_selection_looks_back_in_the_turn_of_its_purchase(dice: str, alive: bool) -> None:
    match = buying(
        "natural-selection",
        monster("bronx", energy=2, hearts=3),
        monster("lower"),
        monster("queens"),
        dice=dice,
        resolved="CEH",
    )
    match.play("buy natural-selection")
    assert told(match, 0, "energy", "hearts") == [4, 7]
    match.play("end")
    assert facts(match, 0)["hearts"] == (7 if alive else 0)


@pytest.mark.rule("K11.23", "K11.50", "K12.7")
def test_natural_selection_claimed_in_anothers_turn_spares_its_owner() -> None:
    match = buying(
        "coney-island",
        monster("bronx", energy=4),
        monster("lower", hearts=3),
        claims=[1],
        dice="CCEEEE",
        resolved="CE",
    )
    match.script(["card natural-selection", "card subway"])
    match.play("buy coney-island")
    assert told(match, 1, "energy", "hearts") == [4, 7]
    match.play("end")
    assert (match.actor, match.decision) == (1, "roll")
    assert facts(match, 1)["cards"] == ["natural-selection"]
    match.script(["die E"] * 7)
    match.play("roll")
    assert len(match.position()["dice"]) == 7


@pytest.mark.rule("K11.23", "K11.14", "K4.1")
def test_extra_head_and_natural_selection_make_eight_dice() -> None:
    match = board(monster("bronx", cards=["extra-head", "natural-selection"]), monster("lower"))
    match.script(["die E"] * 8)
    match.play("roll")
    assert len(match.position()["dice"]) == 8


# Jinx Aura.


@pytest.mark.rule("K11.19", "K11.46")
@pytest.mark.parametrize(("webs", "forced"), [(0, 2), (1, 1), (2, 0), (3, 0)])
def test_jinx_aura_forces_only_the_rerolls_that_webs_leave(webs: int, forced: int) -> None:
    match = board(monster("bronx", webs=webs), monster("lower", cards=["jinx-aura"]))
    match.script(["die E"] * 8)
    match.play("roll")
    for _ in range(forced):
        assert match.decision == "reroll"
        assert refused(match, "keep") == "K11.19"
        match.play("reroll E")
    assert match.decision == "resolve"


@pytest.mark.rule("K11.19", "K11.38")
def test_jinx_aura_does_not_force_a_under_terminal_rage() -> None:
    match = board(monster("bronx", cards=["terminal-rage"]), monster("lower", cards=["jinx-aura"]))
    match.script(["die A"] * 6)
    match.play("roll")
    assert refused(match, "reroll A") == "K11.38"
    assert texts(match) == ["keep"]
    match.play("keep")
    assert match.decision == "resolve"


@pytest.mark.rule("K11.19", "K11.38")
def test_jinx_aura_forces_what_terminal_rage_leaves_until_nothing_is_left() -> None:
    match = board(monster("bronx", cards=["terminal-rage"]), monster("lower", cards=["jinx-aura"]))
    match.script([*["die A"] * 5, "die E", "die A"])
    match.play("roll")
    assert texts(match) == ["reroll E"]
    assert refused(match, "keep") == "K11.19"
    match.play("reroll E")
    assert texts(match) == ["keep"]
    match.play("keep")
    assert match.decision == "resolve"


# Columbia University.


@pytest.mark.rule("K11.50", "K11.25", "K12.7")
def test_columbia_reveals_overload_in_anothers_turn() -> None:
    match = buying("coney-island", monster("bronx", energy=4), monster("lower"), claims=[1])
    match.script(["card overload", "card subway"])
    play(match, "buy coney-island")
    assert told(match, 1, "cards", "energy") == [["overload"], 4]
    assert facts(match, 0)["energy"] == 0
    match.script(["die E"] * 6)
    play(match, "end", "roll", "keep", "resolve E")
    assert facts(match, 1)["energy"] == 4 + 1 + 6 - 1  # Lower gives one more


@pytest.mark.rule("K11.50", "K11.38", "K12.7", "K3.4")
def test_columbia_reveals_terminal_rage_in_anothers_turn() -> None:
    match = buying(
        "coney-island", monster("bronx", energy=4), monster("queens"), monster("upper"), claims=[2]
    )
    match.script(["card terminal-rage", "card subway"])
    play(match, "buy coney-island", "end")
    assert (match.actor, match.decision) == (2, "roll")
    match.script(["die A"] * 6)
    match.play("roll")
    assert refused(match, "reroll A") == "K11.38"
    play(match, "keep", "resolve A", "stay", "end")
    assert (match.actor, match.decision) == (1, "roll")


@pytest.mark.rule("K11.50", "K11.38", "K3.4", "K12.7")
def test_an_extra_turn_of_the_next_player_comes_before_its_normal_one() -> None:
    match = buying(
        "coney-island", monster("bronx", energy=4), monster("upper"), monster("queens"), claims=[1]
    )
    match.script(["card terminal-rage", "card subway"])
    play(match, "buy coney-island", "end")
    turns = []
    for _ in range(3):
        turns.append((match.actor, match.position()["extra_turn"]))
        match.script(["die E"] * 6)
        play(match, "roll", "keep", "resolve E", "stay", "end")
    assert turns == [(1, "plain"), (1, None), (2, None)]


@pytest.mark.rule("K11.50", "K11.38", "K10.1")
def test_an_extra_turn_comes_after_the_check_of_the_end() -> None:
    match = buying("terminal-rage", monster("bronx", energy=4, stars=20), monster("lower"))
    play(match, "buy terminal-rage", "end")
    assert winners(match) == (0,)


@pytest.mark.rule("K11.50", "K11.31", "K8.4")
def test_a_card_bought_from_the_discard_pile_reveals_nothing() -> None:
    match = board(
        monster("bronx", energy=9, cards=["scavenger"]),
        monster("lower"),
        decision="buy",
        discard_pile=["stomp"],
        claims=[1],
    )
    match.play("scavenge stomp")
    assert facts(match, 0)["energy"] == 9 - 3
    assert match.position()["discard_pile"] == []
    assert facts(match, 1)["cards"] == []
    assert match.position()["claims"] == [1]


# The Marathon.


@pytest.mark.rule("K11.56", "K12.5", "K11.12", "K7.4")
@pytest.mark.parametrize(("energy", "asked"), [(1, False), (2, True), (7, True)])
def test_drain_pays_for_fleeing_the_marathon(energy: int, asked: bool) -> None:
    match = resolving(
        "AEEEEE", monster("bronx", energy=energy), monster("lower", cards=["drain"]), market=RUN
    )
    match.play("resolve A")
    assert (match.decision == "flee") is asked
    if asked:
        match.play("go queens")
        assert told(match, 1, "place", "energy") == ["queens", 0]
        assert facts(match, 0)["energy"] == energy - 2


@pytest.mark.rule("K11.56", "K12.1", "K11.28", "K7.4")
def test_phoenix_blood_helps_to_pay_for_fleeing() -> None:
    match = resolving(
        "AEEEEE", monster("bronx"), monster("lower", energy=1, cards=["phoenix-blood"]), market=RUN
    )
    match.play("resolve A")
    assert (match.actor, match.decision) == (1, "flee")
    match.play("go queens")
    assert facts(match, 1)["energy"] == 0


@pytest.mark.rule("K11.56", "K11.24", "K7.4")
@pytest.mark.parametrize(("hearts", "asked"), [(4, True), (3, False)])
def test_of_another_world_flees_the_marathon_for_hearts(hearts: int, asked: bool) -> None:
    match = resolving(
        "AEEEEE", monster("bronx"), monster("lower", hearts=hearts, cards=WORLD), market=RUN
    )
    match.play("resolve A")
    assert (match.decision == "flee") is asked
    if asked:
        match.play("go queens")
        assert told(match, 1, "place", "hearts") == ["queens", 1]


# Carapace.


@pytest.mark.rule("K11.6", "K6.3", "K1.6")
def test_carapace_and_its_tokens_go_when_its_owner_dies() -> None:
    match = resolving(
        "AAEEEE",
        monster("bronx", energy=2, cards=["scavenger"]),
        monster("lower", hearts=2, cards=["carapace"]),
        monster("queens", hearts=5),
        carapace_tokens=7,
    )
    match.play("resolve A")
    assert match.position()["carapace_tokens"] == 0
    assert "carapace" in match.position()["discard_pile"]
    play(match, "resolve E", "go manhattan", "scavenge carapace")
    assert match.position()["carapace_tokens"] == 0
    assert facts(match, 0)["energy"] == 2 + 4 - 2


@pytest.mark.rule("K11.6", "K6.1", "K5.12")
def test_carapace_tokens_come_before_the_damage_but_do_not_save_their_owner() -> None:
    match = resolving(
        "OOEEEE",
        monster("bronx", hearts=1, cards=["carapace"]),
        monster("lower"),
        monster("queens"),
        units={"bronx": {"infantry": 1}},
    )
    match.play("resolve O")
    assert facts(match, 0)["hearts"] == 0
    assert match.position()["carapace_tokens"] == 0


@pytest.mark.rule("K11.6", "K11.67", "K6.2")
def test_a_discarded_carapace_heals_up_to_10_only() -> None:
    match = board(
        monster("bronx", hearts=8, cards=["carapace"]),
        monster("lower"),
        decision="buy",
        carapace_tokens=5,
    )
    match.play("carapace")
    assert told(match, 0, "hearts", "cards") == [10, []]
    assert match.position()["carapace_tokens"] == 0


# Power Tap.


@pytest.mark.rule("K11.29", "K11.55")
def test_power_tap_taps_everyone_who_goes_through_the_holland_tunnel() -> None:
    match = buying(
        "holland-tunnel",
        monster("bronx", energy=9),
        monster("lower", energy=1, cards=["power-tap"]),
        monster("queens"),
        monster("queens", energy=2),
    )
    match.play("buy holland-tunnel")
    assert each(match, "energy") == [2, 1 + 3 + 3, 2, 4]


@pytest.mark.rule("K11.29", "K11.55")
def test_the_owner_of_power_tap_does_not_pay_itself() -> None:
    match = buying(
        "holland-tunnel", monster("bronx", energy=9, cards=["power-tap"]), monster("lower")
    )
    match.play("buy holland-tunnel")
    assert each(match, "energy") == [4, 2]


@pytest.mark.rule("K11.29", "K11.55")
def test_power_tap_takes_once_a_turn_and_counts_what_was_spent() -> None:
    match = resolving(
        "EEEEEE",
        monster("bronx", energy=4),
        monster("lower", cards=["power-tap"]),
        market=["holland-tunnel", *QUIET[1:]],
    )
    match.play("resolve E")
    assert each(match, "energy") == [9, 1]
    play(match, "stay", "buy holland-tunnel")
    assert each(match, "energy") == [3, 4]


@pytest.mark.rule("K11.29", "K11.55", "K8.4")
def test_power_tap_counts_energy_that_is_already_spent() -> None:
    match = resolving(
        "EEHHHH",
        monster("bronx", energy=7),
        monster("lower", cards=["power-tap"]),
        market=["holland-tunnel", *QUIET[1:]],
    )
    play(match, "resolve E", "resolve H", "stay")
    assert each(match, "energy") == [9, 0]
    match.play("buy holland-tunnel")
    # 2 and 3 received: once over three, one is paid.
    assert each(match, "energy") == [2, 4]


@pytest.mark.rule("K11.29", "K3.1")
def test_power_tap_counts_each_turn_anew() -> None:
    match = resolving(
        "EEHHHH", monster("bronx", extra_turns=["plain"]), monster("lower", cards=["power-tap"])
    )
    match.script([*["die E"] * 2, *["die H"] * 4])
    play(match, "resolve E", "resolve H", "stay", "end")
    play(match, "roll", "keep", "resolve E")
    assert each(match, "energy") == [4, 0]


@pytest.mark.rule("K11.29", "K11.12", "K11.28")
@pytest.mark.parametrize(
    ("cards", "received", "tapped"),
    [(["drain", "phoenix-blood"], 3, 1), (["drain"], 2, 0), (["phoenix-blood"], 1, 0)],
)
def test_what_drain_takes_counts_for_power_tap(
    cards: list[str], received: int, tapped: int
) -> None:
    match = resolving(
        "AEEEEE",
        monster("bronx", energy=5),
        monster("lower", cards=cards),
        monster("queens", cards=["power-tap"]),
    )
    match.play("resolve A")
    assert facts(match, 1)["energy"] == received - tapped
    assert facts(match, 2)["energy"] == tapped


@pytest.mark.rule("K11.29", "K11.12")
def test_drain_to_the_owner_of_power_tap_is_not_tapped() -> None:
    match = resolving(
        "AEEEEE",
        monster("bronx", energy=5),
        monster("lower", cards=["drain", "phoenix-blood", "power-tap"]),
    )
    match.play("resolve A")
    assert each(match, "energy") == [3, 3]


@pytest.mark.rule("K11.29", "K11.66")
def test_power_tap_does_not_look_back_at_energy_received_before_it_was_gained() -> None:
    match = resolving(
        "EEEEEH",
        monster("bronx"),
        monster("lower"),
        market=["coney-island", *QUIET[1:]],
        claims=[1],
    )
    match.script(["card power-tap", "card subway"])
    play(match, "resolve E", "resolve H", "stay", "buy coney-island")
    assert facts(match, 1)["cards"] == ["power-tap"]
    assert each(match, "energy") == [1, 0]


@pytest.mark.rule("K11.29", "K11.66")
@pytest.mark.parametrize(
    ("card", "cost", "gain", "tapped"),
    [("new-york-marathon", 6, 2, 0), ("subterranean-cable", 0, 4, 1)],
)
def test_power_tap_counts_from_the_moment_it_was_gained(
    card: str, cost: int, gain: int, tapped: int
) -> None:
    match = buying(
        "coney-island",
        monster("bronx", energy=10),
        monster("lower"),
        market=["coney-island", card, "hunter"],
        received=[2, 0],
        claims=[1],
    )
    match.script(["card power-tap", "card subway"])
    play(match, "buy coney-island", f"buy {card}")
    assert each(match, "energy") == [6 - cost + gain - tapped, tapped]


@pytest.mark.rule("K11.29", "K11.12", "K11.28", "K12.1")
def test_power_tap_gives_an_attacker_a_part_of_drain_back() -> None:
    match = resolving(
        "AEEEEE",
        monster("bronx", energy=2, cards=["power-tap"]),
        monster("lower", cards=["drain", "phoenix-blood"]),
    )
    match.play("resolve A")
    assert each(match, "energy") == [1, 2]


@pytest.mark.rule("K11.29", "K12.4", "K11.59")
def test_power_tap_is_paid_before_a_deadly_power_substation_hurts() -> None:
    match = buying(
        "power-substation",
        monster("bronx", energy=5, hearts=3),
        monster("queens", cards=["power-tap"]),
        monster("lower"),
    )
    match.play("buy power-substation")
    assert facts(match, 0)["hearts"] == 0
    assert facts(match, 1)["energy"] == 1


@pytest.mark.rule("K11.29", "K11.25")
@pytest.mark.parametrize(("dice", "energy", "tapped"), [("EEEHHH", 2, 0), ("EEEEHH", 2, 1)])
def test_power_tap_counts_what_overload_leaves(dice: str, energy: int, tapped: int) -> None:
    match = resolving(
        dice, monster("bronx", cards=["overload"]), monster("lower", cards=["power-tap"])
    )
    match.play("resolve E")
    assert each(match, "energy") == [energy, tapped]


@pytest.mark.rule("K11.29", "K3.2", "K11.20", "K5.2")
def test_power_tap_counts_the_energy_of_the_start_of_a_turn() -> None:
    match = board(
        monster("bronx", cards=["power-tap"]), monster("upper"), monster("queens"), decision="buy"
    )
    match.play("end")
    assert each(match, "energy") == [0, 2, 0]
    match.script([*["die E"], *["die H"] * 5])
    play(match, "roll", "keep", "resolve E")
    assert each(match, "energy") == [1, 2, 0]


# Goal cards of the eliminated.


@pytest.mark.rule("K6.3", "K5.10", "K5.13")
def test_the_goal_cards_of_an_eliminated_monster_return_beside_the_deck() -> None:
    match = resolving(
        "AACCCE",
        monster("bronx", cards=["violent-star", "ego-trip"]),
        monster("lower", hearts=2, stars=6),
        monster("queens"),
        superstar=1,
        statue=1,
    )
    match.play("resolve A")
    assert match.position()["superstar"] is None
    assert match.position()["statue"] is None
    assert facts(match, 1)["stars"] == 6
    match.play("resolve C")
    assert match.position()["superstar"] == 0
    assert told(match, 0, "stars", "energy") == [1, 1]
    assert each(match, "hearts") == [10, 0, 10]


@pytest.mark.rule("K6.3", "K5.13", "K5.12")
def test_the_statue_of_an_eliminated_monster_is_taken_from_nobody() -> None:
    match = resolving(
        "AAOOOE",
        monster("bronx"),
        monster("lower", hearts=2, stars=6),
        monster("queens", stars=1),
        statue=1,
    )
    play(match, "resolve A", "resolve O")
    assert match.position()["statue"] == 0
    assert each(match, "stars") == [3, 6, 1]


@pytest.mark.rule("K5.12", "K5.13", "K6.3")
def test_the_holder_killed_by_the_ouch_itself_loses_no_stars_to_the_taker() -> None:
    match = resolving(
        "OOOEEE",
        monster("bronx"),
        monster("queens", hearts=1, stars=5),
        monster("lower"),
        units={"queens": {"infantry": 1}},
        statue=1,
    )
    match.play("resolve O")
    assert facts(match, 1)["hearts"] == 0
    assert match.position()["statue"] == 0
    assert facts(match, 0)["stars"] == 3


@pytest.mark.rule("K5.12", "K6.3")
def test_who_dies_of_three_ouch_does_not_take_the_statue() -> None:
    match = resolving(
        "OOOEEE",
        monster("bronx", hearts=1),
        monster("lower"),
        monster("queens", stars=4),
        units={"bronx": {"infantry": 1}},
        statue=2,
    )
    match.play("resolve O")
    assert match.position()["statue"] == 2
    assert facts(match, 2)["stars"] == 4
    assert match.actor == 1


@pytest.mark.rule("K12.6", "K11.45", "K6.3")
def test_violent_star_kills_the_holder_and_its_owner_keeps_superstar() -> None:
    match = resolving(
        "CCCEEE",
        monster("bronx", cards=["violent-star"]),
        monster("lower", hearts=2),
        monster("queens"),
        superstar=1,
    )
    match.play("resolve C")
    assert facts(match, 1)["hearts"] == 0
    assert match.position()["superstar"] == 0
    assert facts(match, 0)["stars"] == 1
    assert (match.actor, match.decision) == (0, "resolve")


@pytest.mark.rule("K12.6", "K11.11", "K11.45")
def test_diva_and_violent_star_of_one_monster_work_together() -> None:
    match = resolving(
        "CCCCEE", monster("bronx"), monster("lower", cards=["diva", "violent-star"]), superstar=1
    )
    match.play("resolve C")
    assert told(match, 0, "stars", "hearts") == [2, 9]
    match = resolving(
        "CCCEEE", monster("bronx"), monster("lower", cards=["diva", "violent-star"]), superstar=1
    )
    match.play("resolve C")
    assert told(match, 0, "stars", "hearts") == [0, 10]


# Five and six monsters.


@pytest.mark.rule("K9.5", "K9.6")
def test_with_four_left_the_5_6_monster_stays_if_the_2_4_monster_died() -> None:
    match = resolving(
        "AAEEEE",
        monster("bronx"),
        monster("upper", hearts=2),
        monster("midtown-5-6"),
        monster("queens"),
        monster("queens"),
    )
    match.play("resolve A")
    assert facts(match, 2)["place"] == "midtown"
    assert (match.actor, match.decision) == (2, "flee")
    match.play("stay")
    play(match, "resolve E")
    assert refused(match, "go manhattan") == "K7.2"


@pytest.mark.rule("K9.6", "K9.5")
def test_with_four_left_the_5_6_monster_leaves_if_another_died() -> None:
    match = resolving(
        "OOOEEE",
        monster("bronx"),
        monster("upper"),
        monster("midtown-5-6"),
        monster("queens", hearts=1),
        monster("queens"),
        units={"queens": {"infantry": 1}},
    )
    match.play("resolve O")
    assert facts(match, 3)["hearts"] == 0
    assert (match.actor, match.decision) == (2, "leave")
    assert sorted(texts(match)) == ["go bronx", "go brooklyn", "go queens", "go staten-island"]
    match.play("go bronx")
    assert told(match, 2, "place", "stars") == ["bronx", 0]
    assert facts(match, 1)["place"] == "upper"


@pytest.mark.rule("K9.6")
def test_with_five_left_both_stay_in_manhattan() -> None:
    match = resolving(
        "OOOEEE",
        monster("bronx"),
        monster("upper"),
        monster("midtown-5-6"),
        monster("queens", hearts=1),
        monster("queens"),
        monster("bronx"),
        units={"queens": {"infantry": 1}},
    )
    match.play("resolve O")
    assert [facts(match, player)["place"] for player in (1, 2)] == ["upper", "midtown-5-6"]
    assert (match.actor, match.decision) == (0, "resolve")


@pytest.mark.rule("K9.5", "K9.6", "K6.1")
def test_when_the_2_4_monster_and_another_die_together_the_5_6_monster_slides_and_stays() -> None:
    match = resolving(
        "OOOEEE",
        monster("bronx"),
        monster("upper", hearts=1),
        monster("midtown-5-6"),
        monster("queens", hearts=1),
        monster("queens"),
        monster("bronx"),
        units={"queens": {"infantry": 1}, "manhattan": {"infantry": 1}},
    )
    match.play("resolve O")
    assert told(match, 2, "place", "hearts") == ["midtown", 9]
    assert (match.actor, match.decision) == (0, "resolve")


@pytest.mark.rule("K9.6", "K11.35", "K11.40")
def test_stink_attack_and_tourist_work_on_leaving_by_k9_6() -> None:
    match = resolving(
        "OOOEEE",
        monster("bronx"),
        monster("upper"),
        monster("midtown-5-6", cards=["stink-attack", "tourist"]),
        monster("queens", hearts=1),
        monster("queens"),
        units={"queens": {"infantry": 1}},
        souvenirs={"manhattan": 2},
    )
    play(match, "resolve O", "go queens")
    assert told(match, 2, "stars", "energy") == [1, 1]
    assert match.position()["souvenirs"]["queens"] == 2
    assert (match.actor, match.decision) == (2, "send")
    match.play("send infantry bronx")
    assert match.position()["units"]["bronx"] == {"infantry": 1}
    assert (match.actor, match.decision) == (0, "resolve")


# The end.


@pytest.mark.rule("K10.2", "K11.54", "K13.3")
def test_if_everyone_dies_at_once_nobody_wins() -> None:
    match = buying(
        "general-ellis",
        monster("bronx", energy=5, hearts=1, stars=19),
        monster("lower", hearts=1, stars=5),
        monster("queens", hearts=1),
        destroyed={"tank": 1},
    )
    match.play("buy general-ellis")
    assert match.outcome is not None
    assert match.outcome.winners == ()
    assert match.outcome.reason == "no-winner"
    assert len(set(match.outcome.ranking)) == 1
    assert match.actor is None
    assert refused(match, "roll", 0) == "K10.1"


@pytest.mark.rule("K10.2", "K5.12")
def test_units_can_kill_everyone_at_once() -> None:
    match = resolving(
        "OOOEEE",
        monster("bronx", hearts=1),
        monster("lower", hearts=2),
        units={"bronx": {"infantry": 1}, "manhattan": {"jet": 2}},
    )
    match.play("resolve O")
    assert match.outcome is not None
    assert match.outcome.winners == ()


@pytest.mark.rule("K10.2", "K5.12", "K6.3")
def test_20_stars_and_death_in_one_turn_do_not_win() -> None:
    match = resolving(
        "CCCOEE",
        monster("bronx", hearts=1, stars=19),
        monster("lower"),
        monster("queens"),
        units={"bronx": {"infantry": 1}},
    )
    play(match, "resolve C", "resolve O")
    assert facts(match, 0)["hearts"] == 0
    assert match.outcome is None
    assert (match.actor, match.decision) == (1, "roll")


@pytest.mark.rule("K10.1", "K10.2")
def test_20_stars_lost_again_within_the_turn_do_not_win() -> None:
    match = resolving(
        "AEEEEE",
        monster("bronx", cards=["trash-thrower"]),
        monster("lower", stars=20),
        monster("queens"),
    )
    play(match, "resolve A", "stay", "resolve E", "stay", "end")
    assert match.outcome is None
    assert facts(match, 1)["stars"] == 19 + 1  # Lower's, at the start of its own turn


@pytest.mark.rule("K10.1")
def test_another_monster_wins_at_the_end_of_a_turn_that_is_not_its_own() -> None:
    match = resolving(
        "AEEEEE",
        monster("bronx"),
        monster("lower", stars=19, cards=["tourist"]),
        monster("queens"),
        souvenirs={"manhattan": 1},
    )
    play(match, "resolve A", "go brooklyn")
    assert facts(match, 1)["stars"] == 20
    assert match.outcome is None
    play(match, "resolve E", "go manhattan", "end")
    assert winners(match) == (1,)


@pytest.mark.rule("K10.1", "K10.2")
def test_if_the_active_monster_dies_another_with_20_stars_wins_at_once() -> None:
    match = buying(
        "subterranean-cable",
        monster("bronx", hearts=4, stars=25),
        monster("lower", stars=19),
        monster("queens", stars=20),
    )
    match.play("buy subterranean-cable")
    assert winners(match) == (2,)


@pytest.mark.rule("K10.1")
@pytest.mark.parametrize(("stars", "winner"), [((20, 21, 22), 1), ((20, 19, 22), 2)])
def test_of_several_with_20_stars_the_active_one_wins_then_clockwise(
    stars: tuple[int, int, int], winner: int
) -> None:
    match = board(
        monster("bronx", stars=stars[0]),
        monster("lower", stars=stars[1]),
        monster("queens", stars=stars[2]),
        decision="buy",
        active=1,
    )
    match.play("end")
    assert winners(match) == (winner,)


@pytest.mark.rule("K10.1", "K7.3")
def test_20_stars_do_not_win_within_the_turn() -> None:
    match = board(monster("bronx", stars=19), monster("queens"), decision="move")
    match.play("go manhattan")
    assert match.outcome is None
    match.play("end")
    assert winners(match) == (0,)


# Fleeing.


@pytest.mark.rule("K11.35", "K7.4")
def test_stink_attack_works_on_fleeing() -> None:
    match = resolving(
        "AEEEEE",
        monster("bronx"),
        monster("lower", cards=["stink-attack"]),
        units={"queens": {"infantry": 2, "jet": 1}, "manhattan": {"tank": 1}},
    )
    play(match, "resolve A", "go queens")
    assert (match.actor, match.decision) == (1, "send")
    assert sorted(texts(match)) == ["no", "send infantry bronx", "send jet bronx"]
    play(match, "send jet bronx", "no", "send infantry staten-island", "send infantry manhattan")
    assert match.position()["units"] == {
        "bronx": {"jet": 1},
        "staten-island": {"infantry": 1},
        "manhattan": {"infantry": 1, "tank": 1},
    }
    assert (match.actor, match.decision) == (0, "resolve")


@pytest.mark.rule("K11.35", "K7.4", "K5.12")
def test_units_sent_by_a_fleeing_monster_shoot_where_they_are() -> None:
    match = resolving(
        "AOEEEE",
        monster("bronx"),
        monster("lower", cards=["stink-attack"]),
        units={"queens": {"infantry": 1}},
    )
    play(match, "resolve A", "go queens", "send infantry bronx", "resolve O")
    assert facts(match, 0)["hearts"] == 9


@pytest.mark.rule("K11.35", "K5.9")
def test_a_new_unit_that_is_sent_away_stays_new() -> None:
    match = resolving(
        "AADDDE",
        monster("bronx"),
        monster("lower", cards=["stink-attack"]),
        piles={"bronx": THREES},
        new_units={"queens": {"jet": 1}},
        units={"queens": {"tank": 1}},
    )
    play(match, "resolve A", "go queens")
    assert sorted(texts(match)) == ["no", "send new-jet bronx", "send tank bronx"]
    match.play("send new-jet bronx")
    assert match.position()["new_units"] == {"bronx": {"jet": 1}}
    while match.decision == "send":
        match.play("no")
    match.play("resolve D")
    assert refused(match, "destroy bronx jet") == "K5.9"


@pytest.mark.rule("K11.35", "K7.4")
def test_stink_attack_does_nothing_for_who_stays() -> None:
    match = resolving(
        "AEEEEE",
        monster("bronx"),
        monster("lower", cards=["stink-attack"]),
        units={"manhattan": {"tank": 1}},
    )
    play(match, "resolve A", "stay")
    assert (match.actor, match.decision) == (0, "resolve")


@pytest.mark.rule("K11.40", "K7.4")
@pytest.mark.parametrize(("owner", "gain"), [(None, 1), (1, 0), (0, 0)])
def test_tourist_places_a_souvenir_on_fleeing_in_anothers_turn(
    owner: int | None, gain: int
) -> None:
    souvenirs = {"manhattan": 1} | ({} if owner is None else {"queens": owner})
    match = resolving(
        "AEEEEE", monster("bronx"), monster("lower", cards=["tourist"]), souvenirs=souvenirs
    )
    play(match, "resolve A", "go queens")
    assert told(match, 1, "stars", "energy") == [gain, gain]
    assert match.position()["souvenirs"]["queens"] == (1 if owner is None else owner)
    assert (match.actor, match.decision) == (0, "resolve")


@pytest.mark.rule("K11.40", "K6.3")
def test_the_souvenirs_of_an_eliminated_tourist_leave_the_board() -> None:
    match = resolving(
        "AAEEEE",
        monster("bronx", energy=5, cards=["scavenger"]),
        monster("lower", hearts=2, cards=["tourist"]),
        monster("queens"),
        souvenirs={"manhattan": 1, "queens": 1},
    )
    match.play("resolve A")
    assert not any(
        owner is not None for owner in (match.position().get("souvenirs") or {}).values()
    )
    play(match, "resolve E", "go manhattan", "scavenge tourist")
    assert told(match, 0, "stars", "energy") == [1 + 1, 5 + 4 - 5 + 1]
    assert match.position()["souvenirs"]["manhattan"] == 0


@pytest.mark.rule("K11.40", "K11.31")
def test_a_later_tourist_gets_nothing_where_a_souvenir_lies() -> None:
    match = board(
        monster("bronx", energy=5, cards=["scavenger"]),
        monster("lower"),
        decision="buy",
        discard_pile=["tourist"],
        souvenirs={"bronx": 1},
    )
    match.play("scavenge tourist")
    assert told(match, 0, "stars", "energy") == [0, 0]


@pytest.mark.rule("K11.40", "K11.56", "K12.5")
def test_a_tourist_pays_the_marathon_before_the_souvenir_is_gained() -> None:
    for energy, asked in ((1, False), (2, True)):
        match = resolving(
            "AEEEEE",
            monster("bronx"),
            monster("lower", energy=energy, cards=["tourist"]),
            souvenirs={"manhattan": 1},
            market=RUN,
        )
        match.play("resolve A")
        assert (match.decision == "flee") is asked
    match.play("go queens")
    assert told(match, 1, "stars", "energy") == [1, 1]


@pytest.mark.rule("K7.4", "K12.1", "K11.15")
def test_fleeing_leads_to_a_borough_in_which_the_same_attack_made_room() -> None:
    match = resolving(
        "AEEEEE",
        monster("bronx", cards=["fireball"]),
        monster("bronx", hearts=1),
        monster("lower"),
    )
    match.play("resolve A")
    assert (match.actor, match.decision) == (2, "flee")
    match.play("go bronx")
    assert facts(match, 2)["place"] == "bronx"


@pytest.mark.rule("K9.6", "K7.4", "K12.1")
def test_who_leaves_by_k9_6_can_fill_the_borough_to_which_another_would_flee() -> None:
    match = resolving(
        "AEEEEE",
        monster("bronx", cards=["fireball"]),
        monster("bronx", hearts=1),
        monster("lower"),
        monster("upper-5-6"),
        monster("queens"),
    )
    play(match, "resolve A", "go queens")
    assert (match.actor, match.decision) == (2, "flee")
    assert refused(match, "go queens") == "K7.4"
    assert refused(match, "go bronx") is None


@pytest.mark.rule("K9.4", "K9.5", "K7.4")
def test_the_5_6_monster_is_asked_after_it_has_slid() -> None:
    match = resolving(
        "AEEEEE",
        monster("bronx"),
        monster("upper-5-6"),
        monster("lower"),
        monster("queens"),
        monster("queens"),
    )
    play(match, "resolve A", "go brooklyn")
    assert facts(match, 1)["place"] == "upper"
    assert (match.actor, match.decision) == (1, "flee")
    match.play("go brooklyn")
    assert [facts(match, player)["place"] for player in (1, 2)] == ["brooklyn", "brooklyn"]


@pytest.mark.rule("K7.4", "K8.1", "K7.3")
def test_after_a_flight_the_attacker_must_enter_manhattan() -> None:
    match = resolving("AEEEEE", monster("bronx"), monster("upper"))
    play(match, "resolve A", "go queens", "resolve E")
    assert texts(match) == ["go manhattan"]
    match.play("go manhattan")
    assert told(match, 0, "place", "stars") == ["lower", 1]


@pytest.mark.rule("K7.4", "K9.2", "K9.5")
def test_who_enters_behind_a_slid_monster_takes_the_5_6_space() -> None:
    match = resolving(
        "AEEEEE",
        monster("bronx"),
        monster("upper-5-6"),
        monster("lower"),
        monster("queens"),
        monster("queens"),
    )
    play(match, "resolve A", "go brooklyn", "stay", "resolve E", "go manhattan")
    assert [facts(match, player)["place"] for player in (0, 1)] == ["lower-5-6", "upper"]


# Of Another World: each kind of cost.


def world(energy: int = 0, hearts: int = 10, place: str = "bronx", **more: Any) -> dict[str, Any]:
    cards = WORLD + more.pop("cards", [])
    return monster(place, energy=energy, hearts=hearts, cards=cards, **more)


@pytest.mark.rule("K11.24", "K8.4")
@pytest.mark.parametrize("hearts", range(5))
def test_of_another_world_pays_for_a_card_in_any_split(hearts: int) -> None:
    match = buying("coney-island", world(energy=9), monster("lower"))
    match.play("buy coney-island")
    assert (match.actor, match.decision) == (0, "pay-cost")
    assert sorted(texts(match)) == [f"pay {points} hearts" for points in range(5)]
    match.play(f"pay {hearts} hearts")
    assert told(match, 0, "hearts", "energy", "stars") == [10 - hearts, 9 - 4 + hearts, 3]


@pytest.mark.rule("K11.24", "K8.4")
def test_of_another_world_keeps_at_least_one_heart() -> None:
    match = buying("coney-island", world(energy=2, hearts=4), monster("lower"))
    match.play("buy coney-island")
    assert sorted(texts(match)) == ["pay 2 hearts", "pay 3 hearts"]
    assert refused(match, "pay 4 hearts") == "K11.24"
    assert refused(match, "pay 1 hearts") == "K11.24"
    match.play("pay 3 hearts")
    assert told(match, 0, "hearts", "energy") == [1, 1]
    match = buying("coney-island", world(energy=1, hearts=3), monster("lower"))
    assert refused(match, "buy coney-island") == "K8.4"


@pytest.mark.rule("K11.24", "K11.28")
def test_a_price_paid_in_hearts_is_no_damage() -> None:
    match = buying("coney-island", world(cards=["phoenix-blood"]), monster("lower"))
    match.play("buy coney-island")
    assert told(match, 0, "hearts", "energy") == [6, 0]


@pytest.mark.rule("K11.24", "K8.4")
def test_of_another_world_pays_for_a_sweep() -> None:
    match = buying("coney-island", world(hearts=3), monster("lower"))
    match.play("sweep")
    assert told(match, 0, "hearts", "energy") == [1, 0]
    assert refused(match, "sweep") == "K8.4"


@pytest.mark.rule("K11.24", "K11.31")
def test_of_another_world_pays_for_a_scavenged_card() -> None:
    match = board(
        world(energy=1, cards=["scavenger"]),
        monster("lower"),
        decision="buy",
        discard_pile=["stomp"],
    )
    match.play("scavenge stomp")
    assert sorted(texts(match)) == ["pay 2 hearts", "pay 3 hearts"]
    match.play("pay 2 hearts")
    assert told(match, 0, "hearts", "energy") == [8, 0]
    assert "stomp" in facts(match, 0)["cards"]


@pytest.mark.rule("K11.24", "K11.31", "K8.4")
def test_no_cost_goes_below_0() -> None:
    match = board(
        monster("bronx", cards=["scavenger"]),
        monster("lower"),
        decision="buy",
        discard_pile=["overload"],
    )
    match.play("scavenge overload")
    assert facts(match, 0)["energy"] == 4


@pytest.mark.rule("K11.24", "K11.32")
@pytest.mark.parametrize(("hearts", "asked"), [(2, True), (1, False)])
def test_of_another_world_pays_for_the_seismic_ray(hearts: int, asked: bool) -> None:
    match = resolving(
        "DEEEEE",
        world(hearts=hearts, cards=["seismic-ray"]),
        monster("lower"),
        piles={"bronx": THREES, "queens": ["high-rise-1", "hospital-2", "hospital-2"]},
    )
    match.play("resolve D")
    assert (match.decision == "ray") is asked
    if asked:
        match.play("ray queens")
        assert told(match, 0, "hearts", "stars") == [1, 1]


@pytest.mark.rule("K11.24", "K11.10")
def test_of_another_world_pays_for_a_cursed_reroll() -> None:
    match = rerolling("OOEEEE", world(hearts=3, curses=2), monster("lower"))
    match.script(["die E"])
    match.play("reroll O")
    assert told(match, 0, "hearts", "energy") == [1, 0]
    match = rerolling("OOEEEE", world(hearts=2, curses=2), monster("lower"))
    assert refused(match, "reroll O") == "K11.10"
    match = rerolling("OOEEEE", world(energy=1, hearts=3, curses=2), monster("lower"))
    match.play("reroll O")
    assert sorted(texts(match)) == ["pay 1 hearts", "pay 2 hearts"]


@pytest.mark.rule("K11.24", "K11.56", "K11.61")
def test_of_another_world_pays_the_marathon_for_a_move_and_a_subway_ride() -> None:
    match = board(world(energy=1), monster("lower"), decision="move", market=RUN)
    match.play("go queens")
    assert sorted(texts(match)) == ["pay 1 hearts", "pay 2 hearts"]
    match.play("pay 1 hearts")
    assert told(match, 0, "place", "hearts", "energy") == ["queens", 9, 0]
    match = riding(world(hearts=3), monster("lower"), market=RUN)
    match.play("subway queens")
    assert told(match, 0, "place", "hearts") == ["queens", 1]
    assert refused(match, "subway bronx") == "K11.56"


@pytest.mark.rule("K11.24", "K11.12")
def test_drain_takes_real_energy_from_of_another_world() -> None:
    match = resolving("AEEEEE", world(energy=1), monster("lower", cards=["drain"]))
    match.play("resolve A")
    assert told(match, 0, "hearts", "energy") == [10, 0]
    assert facts(match, 1)["energy"] == 1


@pytest.mark.rule("K11.24", "K11.29")
def test_power_tap_takes_real_energy_from_of_another_world() -> None:
    match = resolving("EEEHHH", world(), monster("lower", cards=["power-tap"]))
    match.play("resolve E")
    assert told(match, 0, "hearts", "energy") == [10, 2]
    assert match.decision == "resolve"


@pytest.mark.rule("K11.24", "K11.57", "K8.4")
def test_next_stage_heals_hearts_that_paid_for_it() -> None:
    match = buying("next-stage", world(stars=3), monster("lower"))
    match.play("buy next-stage")
    assert sorted(texts(match)) == [f"heal {points}" for points in range(4)]
    match.play("heal 3")
    assert told(match, 0, "hearts", "energy", "stars") == [9, 0, 0]


# Of Another World: each kind of damage.


@pytest.mark.rule("K11.24", "K12.1", "K5.12")
@pytest.mark.parametrize("dice", ["OEEEEE", "OOEEEE", "OOOEEE"])
def test_of_another_world_pays_for_ouch_of_its_own(dice: str) -> None:
    match = resolving(dice, world(energy=5), monster("lower"), units={"bronx": {"infantry": 2}})
    play(match, "resolve O")
    assert match.decision == "pay-damage"
    match.play("pay 2 energy")
    assert told(match, 0, "hearts", "energy") == [10, 3]


@pytest.mark.rule("K11.24", "K12.1", "K5.12")
@pytest.mark.parametrize(("dice", "place"), [("OOEEEE", "bronx"), ("OOOEEE", "queens")])
def test_of_another_world_pays_for_ouch_of_another_monster(dice: str, place: str) -> None:
    match = resolving(
        dice,
        monster("bronx"),
        world(energy=5, place=place),
        monster("lower"),
        units={place: {"infantry": 2}},
    )
    match.play("resolve O")
    assert (match.actor, match.decision) == (1, "pay-damage")
    match.play("pay 1 energy")
    assert told(match, 1, "hearts", "energy") == [9, 4]
    assert (match.actor, match.decision) == (0, "resolve")


@pytest.mark.rule("K11.24", "K12.1", "K11.45")
def test_of_another_world_pays_for_violent_star_on_either_side() -> None:
    match = resolving(
        "CCCEEE",
        monster("bronx", cards=["violent-star"]),
        world(energy=5, place="lower"),
        superstar=1,
    )
    match.play("resolve C")
    assert (match.actor, match.decision) == (1, "pay-damage")
    match.play("pay 2 energy")
    assert told(match, 1, "hearts", "energy") == [10, 3]
    match = resolving(
        "CCCEEE", world(energy=5), monster("lower", cards=["violent-star"]), superstar=1
    )
    match.play("resolve C")
    assert (match.actor, match.decision) == (0, "pay-damage")
    match.play("pay 1 energy")
    assert told(match, 0, "hearts", "energy") == [10, 4]


@pytest.mark.rule("K11.24", "K12.1", "K11.47", "K11.54")
@pytest.mark.parametrize(("card", "damage"), [("air-force-one", 2), ("general-ellis", 1)])
def test_of_another_world_pays_for_the_damage_of_cards(card: str, damage: int) -> None:
    match = buying(
        card,
        monster("bronx", energy=6),
        world(energy=5, place="queens"),
        monster("lower"),
        destroyed={"jet": 1, "tank": 1},
        units={"queens": {"infantry": 2}},
    )
    match.play(f"buy {card}")
    assert (match.actor, match.decision) == (1, "pay-damage")
    assert sorted(texts(match)) == [f"pay {points} energy" for points in range(damage + 1)]
    match.play(f"pay {damage} energy")
    assert told(match, 1, "hearts", "energy") == [10, 5 - damage]
    assert (match.actor, match.decision) == (0, "buy")


@pytest.mark.rule("K11.24", "K12.1", "K6.1")
@pytest.mark.parametrize(("paid", "hearts"), [(1, 1), (0, 0)])
def test_of_another_world_pays_to_survive(paid: int, hearts: int) -> None:
    match = resolving(
        "AAEEEE", monster("bronx"), world(energy=1, hearts=2, place="lower"), monster("queens")
    )
    play(match, "resolve A", f"pay {paid} energy")
    assert facts(match, 1)["hearts"] == hearts
    assert (match.decision == "flee") is (hearts > 0)


@pytest.mark.rule("K11.24", "K11.4", "K11.28", "K12.1")
def test_bulletproof_works_before_damage_is_paid_and_no_damage_is_none() -> None:
    cards = ["bulletproof", "phoenix-blood"]
    match = resolving(
        "OEEEEE", world(energy=5, cards=cards), monster("lower"), units={"bronx": {"infantry": 2}}
    )
    match.play("resolve O")
    assert sorted(texts(match)) == ["pay 0 energy", "pay 1 energy"]
    match.play("pay 1 energy")
    assert told(match, 0, "hearts", "energy") == [10, 5 - 1 + 1]
    match = resolving(
        "OEEEEE", world(energy=5, cards=cards), monster("lower"), units={"bronx": {"infantry": 1}}
    )
    match.play("resolve O")
    assert match.decision == "resolve"
    assert told(match, 0, "hearts", "energy") == [10, 5]


# The Subway.


@pytest.mark.rule("K11.9", "K11.61", "K11.65", "K3.4")
def test_climb_in_a_subway_turn_counts_where_the_rolling_ends() -> None:
    match = riding(
        monster("bronx", cards=["climb-the-empire-state-building"]),
        monster("queens"),
        decision="reroll",
        dice="EAHCDO",
        rerolls_left=2,
        piles={"brooklyn": THREES},
    )
    play(match, "subway manhattan", "keep")
    assert told(match, 0, "stars", "extra_turns") == [1 + 2, ["plain"]]
    play(match, "subway brooklyn", "resolve E A H C D O", "go manhattan", "end")
    assert told(match, 0, "stars", "energy")[0] == 1 + 2 + 1  # Lower's, at the start
    assert (match.actor, match.position()["extra_turn"]) == (0, "plain")
    assert refused(match, "subway queens") == "K11.61"


@pytest.mark.rule("K11.9", "K11.61", "K11.65")
def test_who_left_manhattan_before_the_rolling_ended_has_not_climbed() -> None:
    match = riding(
        monster("upper", cards=["climb-the-empire-state-building"]),
        monster("queens"),
        decision="reroll",
        dice="EAHCDO",
        rerolls_left=2,
    )
    play(match, "subway bronx", "keep", "subway manhattan")
    assert told(match, 0, "stars", "extra_turns") == [1, []]


@pytest.mark.rule("K11.61", "K8.5", "K11.48")
def test_the_subway_leads_to_where_a_card_is_cheaper() -> None:
    match = riding(
        monster("bronx", energy=5),
        monster("lower"),
        decision="buy",
        market=["brooklyn-bridge", *QUIET[1:]],
    )
    assert refused(match, "buy brooklyn-bridge") == "K8.4"
    play(match, "subway brooklyn", "buy brooklyn-bridge")
    assert told(match, 0, "stars", "energy") == [4, 0]


@pytest.mark.rule("K11.61", "K9.5", "K9.2")
def test_the_5_6_monster_slides_when_the_2_4_monster_takes_the_subway() -> None:
    match = riding(
        monster("upper"),
        monster("midtown-5-6"),
        monster("queens"),
        monster("queens"),
        monster("brooklyn"),
    )
    match.play("subway bronx")
    assert [facts(match, player)["place"] for player in (0, 1)] == ["bronx", "midtown"]
    match.play("subway manhattan")
    assert facts(match, 0)["place"] == "lower-5-6"


@pytest.mark.rule("K11.61", "K11.40", "K7.3", "K11.8")
def test_a_touring_subway_rider_gains_in_each_borough_but_enters_once() -> None:
    match = riding(
        monster("bronx", hearts=3, cards=["tourist", "chinatown-regular"]),
        monster("staten-island"),
        souvenirs={"bronx": 0},
    )
    play(match, "subway queens", "subway manhattan", "subway brooklyn", "subway manhattan")
    assert told(match, 0, "stars", "energy", "hearts") == [3 + 1, 3, 5]
    match.play("subway staten-island")
    assert told(match, 0, "stars", "energy") == [5, 4]
    match.play("subway bronx")
    assert told(match, 0, "stars", "energy") == [5, 4]
    assert set(match.position()["souvenirs"].values()) == {0}


@pytest.mark.rule("K11.61", "K11.35")
def test_stink_attack_works_on_a_subway_ride_but_not_on_going_up() -> None:
    match = riding(
        monster("bronx", cards=["stink-attack"]),
        monster("queens"),
        units={"manhattan": {"infantry": 1}},
    )
    match.play("subway manhattan")
    assert match.decision == "send"
    while match.decision == "send":
        match.play("no")
    match.play("subway manhattan")
    assert match.decision == "roll"
    assert match.position()["units"]["manhattan"] == {"infantry": 1}


@pytest.mark.rule("K11.61", "K5.5")
def test_who_enters_by_subway_in_a_turn_that_began_with_manhattan_empty_hits_nobody() -> None:
    match = riding(monster("bronx"), monster("queens"), decision="resolve", dice="AAEEEE")
    play(match, "subway manhattan", "resolve A")
    assert each(match, "hearts") == [10, 10]


@pytest.mark.rule("K11.37", "K5.5", "K7.3", "K11.8")
def test_super_speed_into_manhattan_neither_attacks_nor_enters_twice() -> None:
    match = board(
        monster("bronx", hearts=3, cards=["super-speed", "chinatown-regular"]), monster("queens")
    )
    match.script(["die A"] * 6)
    play(match, "speed manhattan")
    assert told(match, 0, "place", "stars", "hearts") == ["lower", 1, 5]
    assert refused(match, "speed manhattan") == "K11.37"
    play(match, "roll", "keep", "resolve A", "go manhattan")
    assert told(match, 0, "place", "stars", "hearts") == ["midtown", 1, 5]
    assert facts(match, 1)["hearts"] == 10


# Photo Op.


@pytest.mark.rule("K11.58", "K6.3", "K11.1", "K11.33")
def test_photo_op_shows_a_monster_that_died_this_turn() -> None:
    match = resolving(
        "AEEEEE",
        monster("bronx", cards=["shadow-double", "antimatter-pellets"]),
        monster("lower", hearts=3),
        monster("queens"),
        market=["photo-op", *QUIET[1:]],
    )
    match.script(["die O"])
    play(match, "resolve A", "resolve E", "go manhattan", "buy photo-op")
    assert sorted(texts(match)) == ["photo 2", "photo 3"]
    match.play("photo 2")
    assert facts(match, 0)["stars"] == 1 + 3


@pytest.mark.rule("K11.58", "K10.1")
def test_photo_op_after_the_last_rival_died_still_counts() -> None:
    match = resolving(
        "AAAAEE",
        monster("bronx", energy=2),
        monster("lower", hearts=4),
        market=["photo-op", *QUIET[1:]],
    )
    play(match, "resolve A", "resolve E", "go manhattan", "buy photo-op")
    assert facts(match, 0)["stars"] == 1 + 4
    match.play("end")
    assert winners(match) == (0,)


# Tesla Cannon.


@pytest.mark.rule("K11.62", "K11.23")
def test_natural_selection_discarded_to_the_tesla_cannon_no_longer_kills() -> None:
    match = buying(
        "tesla-cannon",
        monster("bronx", energy=5, cards=["natural-selection"]),
        monster("lower"),
        dice="CCEEEEE",
        resolved="CE",
    )
    play(match, "buy tesla-cannon", "end")
    assert facts(match, 0)["hearts"] == 10


@pytest.mark.rule("K11.62", "K11.38", "K3.4")
def test_the_extra_turn_of_a_terminal_rage_that_was_discarded_remains() -> None:
    match = board(
        monster("bronx", energy=9),
        monster("lower"),
        decision="buy",
        market=["terminal-rage", "tesla-cannon", "hunter"],
    )
    play(match, "buy terminal-rage", "buy tesla-cannon", "end")
    assert facts(match, 0)["cards"] == []
    assert (match.actor, match.position()["extra_turn"]) == (0, "plain")
    match.script(["die A"] * 7)
    match.play("roll")
    assert refused(match, "reroll A") is None


@pytest.mark.rule("K11.38", "K11.31", "K3.4")
def test_a_scavenged_terminal_rage_gives_an_extra_turn_again() -> None:
    match = board(
        monster("bronx", energy=3, cards=["scavenger"]),
        monster("lower"),
        decision="buy",
        discard_pile=["terminal-rage"],
    )
    match.play("scavenge terminal-rage")
    assert told(match, 0, "energy", "extra_turns") == [0, ["plain"]]


@pytest.mark.rule("K6.3", "K11.40")
def test_souvenirs_without_their_card_still_leave_with_their_owner() -> None:
    match = resolving(
        "AEEEEE",
        monster("bronx"),
        monster("lower", hearts=1),
        monster("queens"),
        souvenirs={"manhattan": 1, "brooklyn": 1},
    )
    match.play("resolve A")
    assert not any(
        owner is not None for owner in (match.position().get("souvenirs") or {}).values()
    )


# Tokens that run out.


@pytest.mark.rule("K1.6", "K12.1", "K12.3")
@pytest.mark.parametrize(("kind", "card"), [("webs", "webspinner"), ("curses", "curse")])
def test_the_last_token_goes_to_the_first_target_clockwise(kind: str, card: str) -> None:
    match = resolving(
        "AEEEEE",
        monster("bronx"),
        monster("lower", cards=[card]),
        monster("queens", **{kind: 12}),
        monster("brooklyn"),
        active=1,
    )
    match.play("resolve A")
    assert each(match, kind) == [0, 0, 13, 0]


@pytest.mark.rule("K1.6", "K6.3", "K12.1")
def test_the_token_of_a_monster_that_dies_of_the_same_attack_returns() -> None:
    match = resolving(
        "AEEEEE",
        monster("lower", cards=["webspinner"]),
        monster("queens", hearts=1, webs=12),
        monster("brooklyn"),
    )
    match.play("resolve A")
    assert facts(match, 1)["hearts"] == 0
    # It took the thirteenth before it was eliminated; only then did all of them return.
    assert facts(match, 2)["webs"] == 0


@pytest.mark.rule("K1.6", "K11.6")
def test_fifteen_carapace_tokens_are_the_most() -> None:
    match = resolving(
        "OOOEEE", monster("bronx", cards=["carapace"]), monster("lower"), carapace_tokens=14
    )
    match.play("resolve O")
    assert match.position()["carapace_tokens"] == 15


# Turns that end early.


@pytest.mark.rule("K6.3", "K3.4")
def test_after_a_death_in_an_extra_turn_the_normal_order_goes_on() -> None:
    match = board(
        monster("bronx"),
        monster("queens"),
        monster("lower", hearts=4),
        decision="buy",
        active=2,
        normal_player=0,
        extra_turn="plain",
        market=["subterranean-cable", *QUIET[1:]],
    )
    match.play("buy subterranean-cable")
    assert facts(match, 2)["hearts"] == 0
    assert (match.actor, match.decision) == (1, "roll")


@pytest.mark.rule("K6.3", "K3.4")
def test_a_dying_monster_loses_its_extra_turns_but_others_play_theirs_first() -> None:
    match = board(
        monster("bronx", hearts=4, extra_turns=["plain", "subway"]),
        monster("queens"),
        monster("lower", extra_turns=["plain"]),
        decision="buy",
        market=["subterranean-cable", *QUIET[1:]],
    )
    match.play("buy subterranean-cable")
    assert (match.actor, match.position()["extra_turn"]) == (2, "plain")


@pytest.mark.rule("K3.4")
def test_extra_turns_of_others_come_clockwise_from_the_active_monster() -> None:
    match = board(
        monster("bronx", extra_turns=["plain"]),
        monster("queens"),
        monster("upper", extra_turns=["subway", "plain"]),
        decision="buy",
        active=1,
    )
    match.play("end")
    turns = []
    for _ in range(4):
        turns.append((match.actor, match.position()["extra_turn"]))
        match.script(["die H"] * 6)
        play(match, "roll", "keep", "resolve H", "stay", "end")
    assert turns == [(2, "subway"), (2, "plain"), (0, "plain"), (2, None)]


@pytest.mark.rule("K6.3", "K5.12", "K6.1")
def test_the_turn_of_a_monster_that_dies_ends_at_once() -> None:
    match = resolving(
        "OOAAEE",
        monster("bronx", hearts=1, energy=4, webs=1, curses=2, cards=["stomp"]),
        monster("bronx"),
        monster("lower"),
        units={"bronx": {"infantry": 1}},
    )
    match.play("resolve O")
    assert told(match, 0, "hearts", "place", "cards") == [0, None, []]
    assert told(match, 0, "energy", "webs", "curses") == [0, 0, 0]
    assert facts(match, 1)["hearts"] == 9
    assert facts(match, 2)["hearts"] == 10
    assert "stomp" in match.position()["discard_pile"]
    assert (match.actor, match.decision) == (1, "roll")


@pytest.mark.rule("K11.26", "K10.3", "K10.1")
def test_painbow_wins_before_anybody_with_20_stars() -> None:
    match = rerolling(
        "DDDDDD", monster("bronx", hearts=1, cards=["painbow"]), monster("lower", stars=30)
    )
    match.play("keep")
    assert winners(match) == (0,)


# Roll and result.


@pytest.mark.rule("K11.65", "K11.27", "K11.7")
def test_personal_spotlight_counts_a_c_that_chameleon_discards() -> None:
    match = rerolling(
        "CEEEEE", monster("bronx", cards=["personal-spotlight", "chameleon"]), monster("lower")
    )
    play(match, "keep", "chameleon E H")
    assert facts(match, 0)["stars"] == 1
    assert "resolve C" not in texts(match)


@pytest.mark.rule("K11.65", "K11.9", "K11.2")
def test_climb_counts_the_roll_before_conversions() -> None:
    match = rerolling(
        "EAHCDO",
        monster("upper", cards=["climb-the-empire-state-building", "artificial-heart"]),
        monster("bronx"),
    )
    play(match, "keep", "convert 1 H E")
    assert told(match, 0, "stars", "extra_turns") == [2, ["plain"]]
    match = rerolling(
        "HHACDO",
        monster("upper", cards=["climb-the-empire-state-building", "artificial-heart"]),
        monster("bronx"),
    )
    play(match, "keep", "convert 1 H E")
    assert told(match, 0, "stars", "extra_turns") == [0, []]


# Destroying.


@pytest.mark.rule("K11.17", "K11.32", "K11.34")
def test_cabs_leave_only_units_in_the_borough_of_the_seismic_ray() -> None:
    match = resolving(
        "DEEEEE",
        monster("bronx", energy=1, cards=["hailing-cabs", "seismic-ray"]),
        monster("lower"),
        added={"D": 2},
        only_units=True,
        piles={"queens": ["high-rise-1", "high-rise-1", "high-rise-1"]},
        units={"queens": {"jet": 1, "infantry": 1}},
    )
    play(match, "resolve D", "ray queens")
    assert refused(match, "destroy queens 1") == "K11.17"
    match.play("destroy queens jet")
    assert told(match, 0, "energy", "trophies", "stars") == [2, {"jet": 1}, 0]


@pytest.mark.rule("K11.34", "K11.43", "K11.22", "K5.8")
def test_rewards_of_one_jet_add_up() -> None:
    match = resolving(
        "DDEEEE",
        monster("bronx", cards=["sharp-shooter", "trophy-hunter", "long-neck"]),
        monster("lower"),
        piles={"bronx": THREES},
        units={"queens": {"jet": 1}},
    )
    play(match, "resolve D", "destroy queens jet")
    assert told(match, 0, "stars", "energy", "trophies") == [2, 2, {"jet": 1}]


@pytest.mark.rule("K11.50", "K8.6")
def test_a_claim_is_served_from_the_reshuffled_discard_pile_too() -> None:
    keep = [card.name for card in CARDS if card.keep and card.name != "stomp"]
    once = [card.name for card in CARDS if not card.keep]
    market = ["columbia-university", "coney-island", "flatiron-building"]
    match = board(
        monster("bronx", energy=6),
        monster("lower", cards=keep),
        decision="buy",
        market=market,
        discard_pile=["stomp", *[name for name in once if name not in market]],
    )
    match.script(["card stomp", "card columbia-university"])
    match.play("buy columbia-university")
    assert facts(match, 0)["cards"] == ["stomp"]
    assert match.position()["market"] == market
    assert match.position()["discard_pile"] == []


@pytest.mark.rule("K11.56", "K11.61", "K8.4")
def test_a_marathon_that_a_sweep_turns_up_is_paid_by_the_next_ride() -> None:
    match = riding(monster("bronx", energy=4), monster("lower"), decision="buy")
    match.script(["card subway", "card new-york-marathon", "card fury"])
    play(match, "subway queens", "sweep", "subway bronx")
    assert facts(match, 0)["energy"] == 0
    assert refused(match, "subway queens") == "K11.56"


# Deaths that move others.


@pytest.mark.rule("K9.6", "K6.3", "K8.4", "K12.4")
def test_the_5_6_monster_leaves_when_a_purchase_kills_the_buyer() -> None:
    match = buying(
        "subterranean-cable",
        monster("bronx", hearts=4),
        monster("queens"),
        monster("lower"),
        monster("upper-5-6", cards=["stink-attack"]),
        monster("queens"),
        units={"brooklyn": {"jet": 1}},
    )
    match.script(["card fury"])
    match.play("buy subterranean-cable")
    assert (match.actor, match.decision) == (3, "leave")
    assert refused(match, "go queens") == "K9.6"
    match.play("go brooklyn")
    assert (match.actor, match.decision) == (3, "send")
    play(match, "send jet bronx")
    assert match.position()["market"] == ["fury", *QUIET[1:]]
    assert (match.actor, match.decision) == (1, "roll")


@pytest.mark.rule("K9.6", "K11.23", "K3.3")
def test_the_5_6_monster_leaves_when_natural_selection_takes_its_owner() -> None:
    match = board(
        monster("bronx", cards=["natural-selection"], extra_turns=["plain"]),
        monster("queens"),
        monster("lower"),
        monster("upper-5-6"),
        monster("queens"),
        decision="buy",
        dice="CEEEEEE",
        resolved="CE",
    )
    match.play("end")
    assert facts(match, 0)["hearts"] == 0
    assert (match.actor, match.decision) == (3, "leave")
    match.play("go bronx")
    assert (match.actor, match.decision) == (1, "roll")


@pytest.mark.rule("K9.5", "K11.23")
def test_the_5_6_monster_slides_when_natural_selection_takes_the_2_4_monster() -> None:
    match = board(
        monster("upper", cards=["natural-selection"]),
        monster("queens"),
        monster("bronx"),
        monster("midtown-5-6"),
        monster("queens"),
        decision="buy",
        dice="CEEEEEE",
        resolved="CE",
    )
    match.play("end")
    assert [facts(match, player)["place"] for player in (0, 3)] == [None, "midtown"]
    assert (match.actor, match.decision) == (1, "roll")


@pytest.mark.rule("K10.1", "K11.23")
def test_the_last_monster_wins_when_natural_selection_takes_the_other() -> None:
    match = board(
        monster("bronx", stars=25, cards=["natural-selection"]),
        monster("lower"),
        decision="buy",
        dice="CEEEEEE",
        resolved="CE",
    )
    match.play("end")
    assert winners(match) == (1,)


@pytest.mark.rule("K12.6", "K9.6", "K11.45")
def test_the_5_6_monster_leaves_when_violent_star_kills_the_taker() -> None:
    match = resolving(
        "CCCEEE",
        monster("bronx", hearts=1),
        monster("queens", cards=["violent-star"]),
        monster("lower"),
        monster("upper-5-6"),
        monster("queens"),
        superstar=1,
    )
    match.play("resolve C")
    assert match.position()["superstar"] is None
    assert (match.actor, match.decision) == (3, "leave")
    match.play("go bronx")
    assert (match.actor, match.decision) == (1, "roll")


@pytest.mark.rule("K9.3", "K8.1", "K9.2")
def test_when_both_in_manhattan_die_the_attacker_enters_on_the_2_4_space() -> None:
    match = resolving(
        "AEEEEE",
        monster("bronx"),
        monster("upper-5-6", hearts=1),
        monster("lower", hearts=1),
        monster("queens"),
        monster("queens"),
    )
    play(match, "resolve A", "resolve E", "go manhattan")
    assert told(match, 0, "place", "stars") == ["lower", 1]


@pytest.mark.rule("K9.4", "K7.4")
def test_the_first_to_flee_can_take_the_last_room_of_a_borough() -> None:
    match = resolving(
        "AEEEEE",
        monster("bronx"),
        monster("upper-5-6"),
        monster("lower"),
        monster("queens"),
        monster("staten-island"),
    )
    play(match, "resolve A", "go queens")
    assert (match.actor, match.decision) == (1, "flee")
    assert refused(match, "go queens") == "K7.4"
    assert refused(match, "go staten-island") is None


@pytest.mark.rule("K12.1", "K11.1", "K9.3")
def test_antimatter_rolls_clockwise_not_by_space() -> None:
    match = resolving(
        "AEEEEE",
        monster("bronx", cards=["antimatter-pellets"]),
        monster("upper-5-6"),
        monster("lower"),
        monster("queens"),
        monster("queens"),
    )
    match.script(["die O", "die E"])
    match.play("resolve A")
    assert each(match, "hearts") == [10, 8, 9, 10, 10]


@pytest.mark.rule("K11.19", "K12.9", "K11.24", "K11.10")
def test_jinx_aura_forces_a_reroll_of_o_that_hearts_can_pay() -> None:
    match = rerolling("OOOOOO", world(hearts=2, curses=1), monster("lower", cards=["jinx-aura"]))
    assert refused(match, "keep") == "K11.19"
    match.script(["die E"])
    match.play("reroll O")
    assert told(match, 0, "hearts", "energy") == [1, 0]


@pytest.mark.rule("K11.19", "K11.38", "K11.10")
def test_jinx_aura_leaves_alone_whom_rage_and_curses_hold() -> None:
    match = rerolling(
        "AAAAOO",
        monster("bronx", energy=1, curses=1, cards=["terminal-rage"]),
        monster("lower", cards=["jinx-aura"]),
    )
    assert sorted(texts(match)) == ["reroll O", "reroll O O"]
    match = board(
        monster("bronx", curses=1, cards=["terminal-rage"]),
        monster("lower", cards=["jinx-aura"]),
    )
    match.script([*["die A"] * 4, *["die O"] * 2])
    match.play("roll")
    assert texts(match) == ["keep"]
    assert refused(match, "reroll A") == "K11.38"
    assert refused(match, "reroll O") == "K11.10"


@pytest.mark.rule("K11.24", "K11.52", "K8.4")
def test_of_another_world_drinks_the_hudson_for_hearts() -> None:
    match = buying("drink-the-hudson", world(energy=3), monster("lower"))
    match.play("buy drink-the-hudson")
    assert told(match, 0, "hearts", "energy", "stars") == [1 + 2, 13, 1]
    match = buying("drink-the-hudson", world(energy=2), monster("lower"))
    assert refused(match, "buy drink-the-hudson") == "K8.4"


@pytest.mark.rule("K11.12", "K11.28", "K12.1")
def test_one_heart_left_is_enough_for_drain_and_phoenix_blood() -> None:
    match = resolving(
        "AAEEEE",
        monster("bronx", energy=5),
        monster("lower", hearts=3, cards=["drain", "phoenix-blood"]),
    )
    match.play("resolve A")
    assert told(match, 1, "hearts", "energy") == [1, 3]


@pytest.mark.rule("K11.50", "K8.4", "K12.4")
def test_the_card_that_a_dead_buyer_reveals_goes_to_a_claimant() -> None:
    match = buying(
        "subterranean-cable",
        monster("bronx", hearts=4),
        monster("queens"),
        monster("lower"),
        claims=[0, 2],
    )
    match.script(["card overload", "card subway"])
    match.play("buy subterranean-cable")
    assert told(match, 2, "cards", "energy") == [["overload"], 4]
    assert match.position()["market"] == ["subway", *QUIET[1:]]
    assert (match.actor, match.decision) == (1, "roll")


@pytest.mark.rule("K11.50", "K12.7", "K3.4")
def test_an_extra_turn_gained_in_an_extra_turn_of_another_does_not_change_the_order() -> None:
    match = buying(
        "coney-island",
        monster("upper"),
        monster("queens"),
        monster("bronx", energy=4),
        active=2,
        normal_player=0,
        extra_turn="plain",
        claims=[0],
    )
    match.script(["card terminal-rage", "card subway"])
    play(match, "buy coney-island", "end")
    turns = []
    for _ in range(3):
        turns.append((match.actor, match.position()["extra_turn"]))
        match.script(["die H"] * 6)
        play(match, "roll", "keep", "resolve H", "stay", "end")
    assert turns == [(0, "plain"), (1, None), (2, None)]


@pytest.mark.rule("K11.28", "K12.1")
def test_damage_to_others_gives_nothing_by_phoenix_blood() -> None:
    match = resolving(
        "AEEEEE", monster("bronx"), monster("lower"), monster("queens", cards=["phoenix-blood"])
    )
    match.play("resolve A")
    assert told(match, 2, "hearts", "energy") == [10, 0]


@pytest.mark.rule("K11.35", "K7.4")
def test_who_flees_without_stink_attack_sends_nothing_away() -> None:
    match = resolving(
        "AEEEEE", monster("bronx"), monster("lower"), units={"queens": {"infantry": 1}}
    )
    play(match, "resolve A", "go queens")
    assert (match.actor, match.decision) == (0, "resolve")
    assert match.position()["units"] == {"queens": {"infantry": 1}}


# What is told.

NUMBERS = {card.name: number for number, card in enumerate(CARDS)}


@pytest.mark.rule("K11.47", "K11.55", "K11.57", "K11.58", "K11.59")
@pytest.mark.parametrize(
    ("card", "actions", "kinds"),
    [
        ("air-force-one", (), ["stars-gained", "damaged"]),
        ("holland-tunnel", (), ["stars-gained", "energy-gained", "energy-gained"]),
        ("next-stage", ("heal 1",), ["stars-lost", "energy-gained", "healed"]),
        ("photo-op", (), ["stars-gained"]),
        ("power-substation", (), ["stars-gained", "energy-gained", "damaged"]),
    ],
)
def test_what_a_card_does_is_told_with_its_name(
    card: str, actions: tuple[str, ...], kinds: list[str]
) -> None:
    match = buying(
        card,
        monster("bronx", energy=9, stars=2, hearts=8),
        monster("lower"),
        destroyed={"jet": 1},
        units={"bronx": {"infantry": 1}},
        lost=[0, 2],
    )
    events = match.play(f"buy {card}")
    for action in actions:
        events += match.play(action)
    bought = [event for event in events if event.kind == "bought"]
    assert [(event["player"], event["card"]) for event in bought] == [(0, NUMBERS[card])]
    effects = [event for event in events if "cause" in event.arguments]
    assert sorted(event.kind for event in effects) == sorted(kinds)
    assert {event["cause"] for event in effects} == {BY_CARD + NUMBERS[card]}


@pytest.mark.rule("K11.29", "K11.50", "K11.58")
def test_claims_photos_and_taps_are_told() -> None:
    match = buying("columbia-university", monster("bronx", energy=6), monster("lower"))
    told_of = [
        event["player"]
        for event in match.play("buy columbia-university")
        if event.kind == "claimed"
    ]
    assert told_of == [0]
    match = buying("photo-op", monster("bronx", energy=4), monster("lower"))
    photos = [event for event in match.play("buy photo-op") if event.kind == "photographed"]
    assert [(event["player"], event["rival"]) for event in photos] == [(0, 1)]
    match = resolving("EEEHHH", monster("bronx"), monster("lower", cards=["power-tap"]))
    taps = [event for event in match.play("resolve E") if event.kind == "energy-given"]
    assert [(event["player"], event["receiver"], event["count"]) for event in taps] == [(0, 1, 1)]


@pytest.mark.rule("K11.8", "K11.66", "K7.3")
def test_chinatown_regular_bought_between_two_entries_heals_at_the_second() -> None:
    match = table(
        [monster("bronx", energy=20, hearts=3), monster("queens")],
        decision="buy",
        extra_turn="subway",
        market=["chinatown-regular", None, None],
    )
    match.play("subway manhattan")
    match.play("subway bronx")
    match.play("buy chinatown-regular")
    assert facts(match, 0)["hearts"] == 3
    match.play("subway manhattan")
    assert (facts(match, 0)["hearts"], facts(match, 0)["stars"]) == (5, 1)
    match.play("subway bronx")
    match.play("subway manhattan")
    assert (facts(match, 0)["hearts"], facts(match, 0)["stars"]) == (5, 1)


@pytest.mark.rule("K11.29")
def test_a_power_tap_that_leaves_and_comes_back_is_not_paid_twice_in_a_turn() -> None:
    match = table(
        [
            monster("bronx", energy=30, cards=["power-tap", "scavenger"]),
            monster("queens"),
        ],
        decision="buy",
        claims=[1, 1],
        market=[None, None, None],
    )
    match.script(["card overload", "card subway", "card central-park", "card tesla-cannon"])
    match.play("sweep")
    assert facts(match, 1)["energy"] == 3
    match.script(["card holland-tunnel"])
    match.play("buy tesla-cannon")
    match.play("discard power-tap")
    match.play("scavenge power-tap")
    match.script(["card natural-selection", "card coney-island", "card diva", "card drain"])
    match.play("sweep")
    assert facts(match, 1)["energy"] == 3 + 4
