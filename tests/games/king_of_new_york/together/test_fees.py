"""Cards that give first and hurt then, and the Marathon's fee (K12.4, K12.5)."""

from __future__ import annotations

import pytest

from tests.games.king_of_new_york.positions import (
    RUN,
    board,
    buying,
    facts,
    monster,
    refused,
    resolving,
    told,
)

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
