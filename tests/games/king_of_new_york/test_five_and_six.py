"""Five and six monsters: two in Manhattan (K9.1 to K9.4)."""

from __future__ import annotations

import pytest

import bigapple
from bigapple.errors import Contradiction
from tests.games.king_of_new_york.crowds import FIRST, HOMES, SECOND, five, six
from tests.games.king_of_new_york.positions import (
    board,
    each,
    facts,
    monster,
    place,
    refused,
    resolving,
    texts,
)

# The option.


@pytest.mark.rule("K9.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_in_manhattan_is_refused_with_fewer_than_five(players: int) -> None:
    with pytest.raises(Contradiction) as error:
        bigapple.new("king-of-new-york", players=players, two_in_manhattan=True, seed=1)
    assert error.value.key == "two_in_manhattan"
    assert error.value.clause == "K9.1"


@pytest.mark.rule("K9.1")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("option", [None, False])
def test_with_fewer_than_five_manhattan_takes_one(players: int, option: bool | None) -> None:
    monsters = [monster("bronx"), monster("upper"), monster("queens"), monster("brooklyn")]
    options = {"two_in_manhattan": option}
    match = board(*monsters[:players], decision="move", options=options)
    assert refused(match, "go manhattan") == "K7.2"


@pytest.mark.rule("K9.1")
@pytest.mark.parametrize("players", [5, 6])
@pytest.mark.parametrize("option", [None, True])
def test_with_five_or_six_two_in_manhattan_is_the_default(
    players: int, option: bool | None
) -> None:
    monsters = six("bronx", "upper")[:players]
    match = board(*monsters, decision="move", options={"two_in_manhattan": option})
    assert texts(match) == ["go manhattan"]


@pytest.mark.rule("K9.1", "K7.2")
@pytest.mark.parametrize("players", [5, 6])
def test_the_option_can_be_switched_off_with_five_or_six(players: int) -> None:
    monsters = six("bronx", "upper")[:players]
    match = board(*monsters, decision="move", options={"two_in_manhattan": False})
    assert refused(match, "go manhattan") == "K7.2"
    assert refused(match, "stay") is None


# K9.1 and K9.2: spaces.


@pytest.mark.rule("K9.1")
@pytest.mark.parametrize("first", FIRST)
@pytest.mark.parametrize("second", SECOND)
def test_a_third_monster_does_not_enter(first: str, second: str) -> None:
    match = board(*five("bronx", first, second), decision="move")
    assert "go manhattan" not in texts(match)
    assert refused(match, "go manhattan") == "K7.2"


@pytest.mark.rule("K9.2", "K7.3")
def test_the_first_to_enter_takes_the_2_4_space_of_lower() -> None:
    match = board(*five("bronx"), decision="move")
    match.play("go manhattan")
    assert place(match, 0) == "lower"
    assert facts(match, 0)["stars"] == 1


@pytest.mark.rule("K9.2", "K7.3")
@pytest.mark.parametrize("taken", FIRST)
def test_the_second_to_enter_takes_the_5_6_space_of_lower(taken: str) -> None:
    match = board(*five("bronx", taken), decision="move")
    match.play("go manhattan")
    assert place(match, 0) == "lower-5-6"
    assert place(match, 1) == taken
    assert facts(match, 0)["stars"] == 1


@pytest.mark.rule("K9.2", "K8.2")
@pytest.mark.parametrize("other", FIRST)
@pytest.mark.parametrize(("zone", "above"), [SECOND[:2], SECOND[1:]])
def test_a_monster_on_a_5_6_space_goes_up_on_5_6_spaces(zone: str, above: str, other: str) -> None:
    match = board(*five(zone, other), decision="move")
    assert texts(match) == ["go manhattan"]
    match.play("go manhattan")
    assert (place(match, 0), place(match, 1)) == (above, other)
    assert facts(match, 0)["stars"] == 0


@pytest.mark.rule("K9.2", "K8.2")
@pytest.mark.parametrize("other", SECOND)
@pytest.mark.parametrize(("zone", "above"), [FIRST[:2], FIRST[1:]])
def test_a_monster_on_a_2_4_space_goes_up_on_2_4_spaces(zone: str, above: str, other: str) -> None:
    match = board(*five(zone, other), decision="move")
    assert texts(match) == ["go manhattan"]
    match.play("go manhattan")
    assert (place(match, 0), place(match, 1)) == (above, other)


@pytest.mark.rule("K9.2", "K8.2")
def test_on_the_5_6_space_of_upper_a_monster_stays() -> None:
    match = board(*five("upper-5-6", "lower"), decision="move")
    assert texts(match) == ["stay"]
    assert refused(match, "go manhattan") == "K8.2"


@pytest.mark.rule("K9.1", "K3.2")
@pytest.mark.parametrize(
    ("zone", "gain"),
    [
        ("lower-5-6", (1, 1)),
        ("midtown-5-6", (2, 1)),
        ("upper-5-6", (2, 2)),
    ],
)
def test_a_5_6_space_gives_what_its_zone_gives(zone: str, gain: tuple[int, int]) -> None:
    match = board(*five("bronx", zone, "lower"), decision="buy")
    match.play("end")
    assert (facts(match, 1)["stars"], facts(match, 1)["energy"]) == gain


# K9.3: who hits whom.


@pytest.mark.rule("K9.3", "K5.4")
@pytest.mark.parametrize("places", [("lower", "lower-5-6"), ("upper-5-6", "lower")])
def test_the_two_in_manhattan_do_not_hit_each_other(places: tuple[str, str]) -> None:
    match = resolving("AAEEEE", *five(*places))
    match.play("resolve A")
    assert each(match, "hearts") == [10, 10, 8, 8, 8]
    assert (match.decision, match.actor) == ("resolve", 0)


@pytest.mark.rule("K9.3", "K5.4")
def test_an_attack_from_outside_hits_both() -> None:
    match = resolving("AAEEEE", *five("bronx", "upper", "lower-5-6"))
    match.play("resolve A")
    assert each(match, "hearts") == [10, 8, 8, 10, 10]


@pytest.mark.rule("K9.3", "K5.3")
@pytest.mark.parametrize("zone", SECOND)
def test_hearts_do_not_heal_on_a_5_6_space(zone: str) -> None:
    match = resolving("HHHEEE", *five(zone, "lower", p0={"hearts": 4}))
    match.play("resolve H")
    assert facts(match, 0)["hearts"] == 4


@pytest.mark.rule("K9.3", "K7.4")
def test_both_may_flee() -> None:
    match = resolving("AEEEEE", *five("bronx", "upper", "lower-5-6"))
    match.play("resolve A")
    assert (match.decision, match.actor) == ("flee", 1)
    match.play("go brooklyn")
    assert (match.decision, match.actor) == ("flee", 2)
    match.play("go queens")
    assert (place(match, 1), place(match, 2)) == ("brooklyn", "queens")
    assert (match.decision, match.actor) == ("resolve", 0)


# K9.4: who decides first.


@pytest.mark.rule("K9.4")
@pytest.mark.parametrize(("first", "second"), [(1, 3), (3, 1), (2, 4), (4, 2)])
def test_the_monster_on_the_2_4_space_decides_first(first: int, second: int) -> None:
    places = list(HOMES[:5])
    places[first], places[second] = "lower", "upper-5-6"
    match = resolving("AEEEEE", *five(*places))
    match.play("resolve A")
    assert (match.decision, match.actor) == ("flee", first)
    match.play("stay")
    assert (match.decision, match.actor) == ("flee", second)
    match.play("stay")
    assert (match.decision, match.actor) == ("resolve", 0)
    assert (place(match, first), place(match, second)) == ("lower", "upper-5-6")


@pytest.mark.rule("K9.4", "K9.5")
def test_the_second_is_asked_once_after_the_first_has_fled() -> None:
    match = resolving("AEEEEE", *five("bronx", "upper", "midtown-5-6"))
    match.play("resolve A")
    match.play("go queens")
    assert (match.decision, match.actor) == ("flee", 2)
    assert place(match, 2) == "midtown"
    match.play("stay")
    assert place(match, 2) == "midtown"
    assert (match.decision, match.actor) == ("resolve", 0)


@pytest.mark.rule("K9.4")
def test_the_second_sees_where_the_first_has_gone() -> None:
    match = resolving("AEEEEE", *five("bronx", "upper", "midtown-5-6", "brooklyn", "queens"))
    match.play("resolve A")
    match.play("go queens")
    assert set(texts(match)) == {"go bronx", "go brooklyn", "go staten-island", "stay"}
    assert refused(match, "go queens") == "K7.4"


@pytest.mark.rule("K9.4", "K9.5")
def test_only_the_survivor_of_the_two_decides() -> None:
    dead_first = resolving("AEEEEE", *six("bronx", "upper", "lower-5-6", p1={"hearts": 1}))
    dead_first.play("resolve A")
    assert (dead_first.decision, dead_first.actor) == ("flee", 2)
    assert place(dead_first, 2) == "lower"
    dead_second = resolving("AEEEEE", *six("bronx", "upper", "lower-5-6", p2={"hearts": 1}))
    dead_second.play("resolve A")
    assert (dead_second.decision, dead_second.actor) == ("flee", 1)
    assert place(dead_second, 1) == "upper"
