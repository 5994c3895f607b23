"""Cards that meet when a monster flees."""

from __future__ import annotations

import pytest

from tests.games.king_of_new_york.positions import (
    RUN,
    TOUGH,
    board,
    facts,
    monster,
    play,
    refused,
    resolving,
    texts,
    told,
)


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
        piles={"bronx": TOUGH},
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
