"""Positions that say only some things: the others are derived from them, drawn, or fresh."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import bigapple
from bigapple.match import Match
from tests.games.king_of_new_york.positions import facts, monster, table
from tests.games.king_of_new_york.test_fuzzed_positions import check
from tests.games.king_of_new_york.test_setup import BOROUGHS, DISCARD, KEEP, TILES

DEAD = {"place": None, "hearts": 0, "fallen": 1}
TWO = [monster("bronx"), monster("lower")]


def load(players: int = 4, options: dict[str, Any] | None = None, **keys: Any) -> Match:
    head = {"game": "king-of-new-york", "options": {"players": players} | (options or {})}
    return bigapple.load(head | keys)


# What is left out.


@pytest.mark.rule("K2.1", "K2.2", "K2.3")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_an_empty_position_is_a_fresh_game_at_the_first_roll(players: int) -> None:
    match = load(players, seed=5)
    check(match)
    position = match.position()
    assert (match.decision, match.actor, position["turn_number"]) == ("roll", 0, 1)
    places = ["bronx", "queens", "brooklyn", "staten-island", "bronx", "queens"]
    assert [one["place"] for one in position["monsters"]] == places[:players]
    for one in position["monsters"]:
        assert (one["hearts"], one["stars"], one["energy"]) == (10, 0, 0)
        assert (one["cards"], one["trophies"], one["fallen"]) == ([], {}, 0)
    assert len({one["name"] for one in position["monsters"]}) == players
    assert position["below"] == {borough: [2, 2, 2] for borough in BOROUGHS}
    assert sum(position["unseen_tiles"].values()) == 30
    assert len(position["market"]) == 3
    assert (len(position["deck"]), position["discard_pile"]) == (61, [])
    assert position["nobody_in_manhattan"] is True
    for key in ("superstar", "statue", "card_in_play", "extra_turn", "damage"):
        assert position[key] is None
    for key in ("dice", "resolved", "added", "units", "souvenirs", "claims", "destroyed"):
        assert not position[key]


def test_what_is_unknown_is_drawn_from_the_seed() -> None:
    known: dict[str, Any] = {
        "piles": {"bronx": ["hospital-3", "?", None]},
        "units": {"bronx": {"infantry": 2, "tank": 1}},
    }
    first, same, other = (load(seed=s, **known).position() for s in (1, 1, 2))
    assert first == same
    assert first["piles"] != other["piles"]
    assert first["market"] != other["market"]
    for position in (first, other):
        assert position["piles"]["bronx"][0] == "hospital-3"
        assert position["piles"]["bronx"][2] is None
        assert position["below"]["bronx"][2] == 0


@pytest.mark.rule("K13.2", "K1.4")
def test_unseen_tiles_are_what_is_neither_up_nor_turned() -> None:
    match = load(
        2,
        monsters=[monster("bronx", trophies={"tank": 1, "infantry": 2}), monster("queens")],
        units={"bronx": {"jet": 1}},
        new_units={"manhattan": {"infantry": 3}},
        piles={borough: ["high-rise-1"] * 3 for borough in BOROUGHS},
    )
    check(match)
    position = match.position()
    unseen = dict(TILES)
    unseen["high-rise-1"] -= 15 + 2 + 3
    unseen["high-rise-2"] -= 1
    unseen["high-rise-3"] -= 1
    assert position["unseen_tiles"] == unseen
    assert sum(n for counts in position["below"].values() for n in counts) == 45 - 15 - 7


@pytest.mark.rule("K13.2", "K1.4")
def test_units_that_were_no_high_rises_can_be_told_by_the_unseen_tiles() -> None:
    unseen = TILES | {"high-rise-1": 22 - 15, "power-plant-2": 2}
    match = load(
        2,
        units={"bronx": {"jet": 1}},
        unseen_tiles=unseen,
        piles={borough: ["high-rise-1"] * 3 for borough in BOROUGHS},
    )
    check(match)
    assert match.position()["unseen_tiles"] == unseen


def everywhere(match: Match) -> Counter[str]:
    """The tiles that are buildings: on top, or unseen."""
    position = match.position()
    tops = Counter(tile for tiles in position["piles"].values() for tile in tiles if tile)
    return tops + Counter(position["unseen_tiles"])


@pytest.mark.rule("K13.2", "K1.4")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_unknown_tops_are_drawn_from_the_unseen_tiles_that_are_given(seed: int) -> None:
    """The jet was a power plant, so that no more than two of them can be drawn."""
    unseen = TILES | {"power-plant-2": 2}
    match = load(2, units={"bronx": {"jet": 1}}, unseen_tiles=unseen, seed=seed)
    check(match)
    assert everywhere(match) == Counter(unseen)


@pytest.mark.rule("K13.2", "K1.4")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_unknown_tops_are_all_others_if_the_unseen_tiles_are_without_them(seed: int) -> None:
    """As many tiles are given as lie below: then it is known what the tops are, but not where."""
    tops = Counter({"high-rise-1": 9, "hospital-3": 3, "high-rise-3": 3})
    unseen = dict(Counter(TILES) - tops)
    known = {"bronx": ["hospital-3", "?", "high-rise-3"], "queens": ["high-rise-1"]}
    match = load(2, unseen_tiles=unseen, piles=known, seed=seed)
    check(match)
    position = match.position()
    assert Counter(position["unseen_tiles"]) == Counter(unseen)
    assert everywhere(match) - Counter(unseen) == tops
    assert position["piles"]["bronx"][0::2] == ["hospital-3", "high-rise-3"]


@pytest.mark.rule("K13.2", "K2.1")
def test_tiles_that_are_gone_are_missing_in_the_last_piles() -> None:
    match = load(2, units={"queens": {"infantry": 5}})
    check(match)
    below = match.position()["below"]
    assert below["bronx"] == [2, 2, 2]
    assert sum(below["manhattan"]) + sum(below["staten-island"]) == 12 - 5


@pytest.mark.rule("K13.2", "K2.1")
def test_how_many_tiles_lie_below_may_be_said_for_some_boroughs() -> None:
    match = load(2, units={"queens": {"infantry": 3}}, below={"bronx": [0, 1, 2]})
    check(match)
    below = match.position()["below"]
    assert below.pop("bronx") == [0, 1, 2]
    assert all(counts == [2, 2, 2] for counts in below.values())


@pytest.mark.rule("K13.2", "K2.1")
def test_how_many_tiles_lie_below_may_be_said_for_some_piles_of_a_borough() -> None:
    match = load(2, units={"queens": {"infantry": 1}}, below={"bronx": [1]})
    check(match)
    assert match.position()["below"] == {borough: [2, 2, 2] for borough in BOROUGHS} | {
        "bronx": [1, 2, 2]
    }


@pytest.mark.rule("K13.2", "K2.1")
def test_where_almost_all_tiles_are_units_the_last_piles_are_empty() -> None:
    match = load(2, units={"queens": {"infantry": 22, "jet": 14}}, below={"manhattan": [0, 1]})
    check(match)
    position = match.position()
    assert sum(tile is not None for tiles in position["piles"].values() for tile in tiles) == 8
    assert position["piles"]["staten-island"] == [None, None, None]
    assert position["piles"]["manhattan"][0::2] == [None, None]
    assert position["piles"]["manhattan"][1] is not None
    assert position["below"]["manhattan"] == [0, 1, 0]


@pytest.mark.rule("K13.2", "K2.2")
def test_the_deck_is_what_lies_nowhere_else() -> None:
    match = load(
        2,
        monsters=[monster("bronx", cards=["drain", "curse"]), monster("queens")],
        market=["diva", None, "subway"],
        discard_pile=["fury"],
    )
    check(match)
    position = match.position()
    known = {"drain", "curse", "diva", "subway", "fury"}
    assert set(position["deck"]) == {*KEEP, *DISCARD} - known
    assert position["discard_pile"] == ["fury"]


@pytest.mark.rule("K13.2", "K8.6")
def test_with_a_deck_the_discard_pile_is_the_rest() -> None:
    match = load(2, deck=["drain", "curse"], market=["diva", "fury", "subway"])
    check(match)
    position = match.position()
    assert sorted(position["deck"]) == ["curse", "drain"]
    assert len(position["discard_pile"]) == 64 - 5


@pytest.mark.rule("K8.4")
def test_a_card_in_play_has_left_its_place_for_sale() -> None:
    keys: dict[str, Any] = {"decision": "photo", "card_in_play": "photo-op"}
    match = load(3, **keys)
    check(match)
    first, *others = match.position()["market"]
    assert first is None
    assert None not in others
    turn, purchase = {"do": "turn", "step": "buy"}, {"do": "purchase", "left": 2}
    assert load(3, **keys, agenda=[turn, purchase]).position()["market"][2] is None


@pytest.mark.rule("K8.6")
def test_a_market_is_drawn_as_far_as_the_deck_goes() -> None:
    match = load(2, deck=["drain", "curse"])
    check(match)
    assert Counter(match.position()["market"]) == Counter(["drain", "curse", None])
    assert match.position()["deck"] == []


def test_names_of_monsters_are_those_of_the_options_or_still_free() -> None:
    match = load(3, monsters=[{}, {"name": "captain-fish"}, {}])
    assert [facts(match, p)["name"] for p in range(3)] == ["drakonis", "captain-fish", "kong"]
    chosen = load(2, options={"monsters": ["rob", "kong"]}, monsters=[{}, {"name": "kong"}])
    assert [facts(chosen, p)["name"] for p in range(2)] == ["rob", "kong"]


def test_the_first_who_lives_is_active_and_the_falls_are_counted() -> None:
    match = load(3, monsters=[DEAD, monster("lower"), DEAD | {"fallen": 2}])
    check(match)
    position = match.position()
    assert (match.actor, position["active"], position["normal_player"]) == (1, 1, 1)
    assert position["falls"] == 2


@pytest.mark.rule("K5.5")
def test_whether_nobody_was_in_manhattan_is_as_it_is_now_unless_it_is_said() -> None:
    assert load(2).position()["nobody_in_manhattan"] is True
    assert table(TWO).position()["nobody_in_manhattan"] is False
    assert table(TWO, nobody_in_manhattan=True).position()["nobody_in_manhattan"] is True


@pytest.mark.rule("K4.2", "K11.46")
@pytest.mark.parametrize(("webs", "rerolls"), [(0, 2), (1, 1)])
def test_rerolls_are_two_less_the_webs(webs: int, rerolls: int) -> None:
    monsters = [monster("bronx", webs=webs), monster("queens")]
    match = table(monsters, decision="reroll", dice="EEAHDO")
    assert match.position()["rerolls_left"] == rerolls
    assert table(monsters).position()["rerolls_left"] == 0


@pytest.mark.rule("K11.61")
def test_a_turn_of_the_subway_has_its_moves() -> None:
    assert table(TWO, extra_turn="subway").position()["subway_moves"] == 8
    assert table(TWO, extra_turn="subway", subway_moves=3).position()["subway_moves"] == 3
    assert table(TWO, extra_turn="plain").position()["subway_moves"] == 0


@pytest.mark.rule("K4.2")
def test_whoever_has_stopped_rolling_has_no_rerolls() -> None:
    match = table(TWO, decision="resolve", dice="EEAHDO", rerolls_left=1)
    assert match.position()["rerolls_left"] == 0


@pytest.mark.rule("K5.1")
def test_at_the_end_of_a_turn_all_faces_are_resolved() -> None:
    for decision in ("move", "buy"):
        position = table(TWO, decision=decision, dice="EEAHHO").position()
        assert position["resolved"] == "EAHO"
    assert table(TWO, decision="resolve", dice="EEAHHO").position()["resolved"] == ""


@pytest.mark.rule("K2.4", "K2.5")
def test_the_first_player_is_the_first_who_has_a_place() -> None:
    match = table([monster(), monster(), monster("bronx")], decision="place")
    position = match.position()
    assert (match.actor, position["active"], position["first_player"]) == (0, 2, 2)
    match.play("go queens")
    match.play("go queens")
    assert (match.decision, match.actor) == ("roll", 2)
    fresh = table([monster(), monster(), monster()], decision="place", actor=1)
    assert (fresh.actor, fresh.position()["first_player"]) == (1, 1)
