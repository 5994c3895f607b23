"""The end: 20 stars, the last one alive, Painbow (K10)."""

from __future__ import annotations

import pytest

from bigapple.errors import IllegalAction
from bigapple.match import Match
from tests.games.king_of_new_york.crowds import HOMES, Monster
from tests.games.king_of_new_york.endings import at_end, dead, ended, living
from tests.games.king_of_new_york.positions import IDLE, board, facts, monster, refused

# K10.1: 20★ at the end of a turn.


@pytest.mark.rule("K10.1")
@pytest.mark.parametrize(("stars", "over"), [(19, False), (20, True), (21, True), (40, True)])
def test_twenty_stars_win_at_the_end_of_the_turn(stars: int, over: bool) -> None:
    match = at_end(stars, 5, 7)
    assert match.outcome is None
    match.play("end")
    if over:
        assert ended(match).winners == (0,)
        assert ended(match).reason == "victory"
    else:
        assert match.outcome is None
        assert (match.decision, match.actor) == ("roll", 1)


@pytest.mark.rule("K10.1")
def test_twenty_stars_do_not_end_the_game_within_a_turn() -> None:
    match = board(
        monster("lower", stars=18, energy=5),
        monster("queens"),
        decision="resolve",
        dice="CCCCEE",
        market=IDLE,
    )
    for text in ("resolve C", "resolve E", "go manhattan"):
        match.play(text)
        assert facts(match, 0)["stars"] == 20
        assert match.outcome is None
    match.play("buy hunter")
    assert match.outcome is None
    match.play("end")
    assert ended(match).winners == (0,)


@pytest.mark.rule("K10.1", "K3.2")
def test_twenty_stars_at_the_start_of_a_turn_must_last_until_its_end() -> None:
    match = board(monster("bronx"), monster("upper", stars=18), decision="buy")
    match.play("end")
    assert facts(match, 1)["stars"] == 20
    assert (match.outcome, match.decision, match.actor) == (None, "roll", 1)


@pytest.mark.rule("K10.1", "K5.13")
def test_stars_that_are_lost_before_the_end_of_the_turn_do_not_win() -> None:
    match = board(
        monster("bronx"), monster("queens", stars=22), decision="resolve", dice="OOOEEE", statue=1
    )
    for text in ("resolve O", "resolve E", "go manhattan", "end"):
        match.play(text)
    assert facts(match, 1)["stars"] == 19
    assert match.outcome is None


@pytest.mark.rule("K10.1")
@pytest.mark.parametrize(
    ("stars", "active", "winner"),
    [
        ((20, 25, 30, 20), 0, 0),
        ((25, 20, 30, 20), 1, 1),
        ((20, 0, 0, 25), 1, 3),
        ((25, 0, 20, 0), 1, 2),
        ((20, 25, 0, 0), 3, 0),
        ((0, 20, 25, 0), 3, 1),
        ((20, 0, 25, 0), 2, 2),
        ((20, 30, 0, 0), 2, 0),
    ],
)
def test_the_active_monster_wins_first_then_clockwise(
    stars: tuple[int, ...], active: int, winner: int
) -> None:
    match = at_end(*stars, active=active)
    match.play("end")
    assert ended(match).winners == (winner,)


@pytest.mark.rule("K10.1", "K3.4")
def test_the_game_ends_before_an_extra_turn() -> None:
    monsters = [monster("bronx", stars=20, extra_turns=["plain"]), monster("queens")]
    match = board(*monsters, decision="buy")
    match.play("end")
    assert ended(match).winners == (0,)


@pytest.mark.rule("K10.1", "K3.4")
def test_the_end_is_checked_after_an_extra_turn_too() -> None:
    match = at_end(3, 20, extra_turn="plain", normal_player=1)
    match.play("end")
    assert ended(match).winners == (1,)


@pytest.mark.rule("K10.1")
def test_only_the_living_can_have_won() -> None:
    match = board(monster("bronx"), dead(1, stars=25), monster("queens"), decision="buy")
    match.play("end")
    assert (match.outcome, match.actor) == (None, 2)


@pytest.mark.rule("K10.1")
def test_the_only_living_monster_wins_at_the_end_of_the_turn() -> None:
    match = board(
        dead(1),
        monster("lower", stars=2),
        monster("bronx", hearts=1, stars=19),
        active=1,
        decision="resolve",
        dice="AEEEEE",
    )
    for text in ("resolve A", "resolve E", "go manhattan"):
        match.play(text)
        assert match.outcome is None
    match.play("end")
    assert ended(match).winners == (1,)
    assert ended(match).reason == "victory"


@pytest.mark.rule("K10.1")
def test_two_living_monsters_play_on() -> None:
    match = board(monster("bronx"), dead(1), monster("queens"), dead(2), decision="buy")
    match.play("end")
    assert (match.outcome, match.decision, match.actor) == (None, "roll", 2)


@pytest.mark.rule("K10.1", "K13.1")
def test_after_the_end_nothing_is_played() -> None:
    match = at_end(20, 0)
    match.play("end")
    for player in range(2):
        for text in ("end", "roll", "go queens"):
            assert refused(match, text, player) == "K10.1"
    with pytest.raises(IllegalAction):
        match.play("roll")


def dying(stars: int, *others: Monster, hearts: int = 3) -> Match:
    """Player 0 buys Power Substation: 1★ more, then 3 damage."""
    return board(
        monster("bronx", stars=stars, hearts=hearts, energy=5),
        *others,
        decision="buy",
        market=["power-substation", "hunter", "diva"],
    )


# K10.2: eliminated with 20★, and nobody left.


@pytest.mark.rule("K10.2", "K11.59")
def test_who_reaches_twenty_and_dies_in_the_same_turn_has_not_won() -> None:
    match = dying(19, monster("queens"), monster("brooklyn"))
    match.play("buy power-substation")
    assert facts(match, 0)["hearts"] == 0
    assert (match.outcome, match.decision, match.actor) == (None, "roll", 1)


@pytest.mark.rule("K10.2")
def test_who_reaches_twenty_and_survives_has_won() -> None:
    match = dying(19, monster("queens"), monster("brooklyn"), hearts=4)
    match.play("buy power-substation")
    assert match.outcome is None
    match.play("end")
    assert ended(match).winners == (0,)


@pytest.mark.rule("K10.2", "K10.1")
def test_who_dies_with_twenty_leaves_the_game_to_the_last_one_alive() -> None:
    match = dying(30, monster("queens"))
    match.play("buy power-substation")
    assert ended(match).winners == (1,)
    assert ended(match).ranking == (2, 1)


@pytest.mark.rule("K10.2", "K10.1")
def test_who_dies_with_twenty_leaves_the_game_to_another_who_has_them() -> None:
    match = dying(30, monster("queens"), monster("brooklyn", stars=20))
    match.play("buy power-substation")
    assert ended(match).winners == (2,)


@pytest.mark.rule("K10.1", "K6.3")
@pytest.mark.parametrize(("stars", "winner"), [((20, 0, 0, 25), 3), ((20, 0, 21, 0), 2)])
def test_after_the_active_monsters_death_the_next_clockwise_wins(
    stars: tuple[int, ...], winner: int
) -> None:
    monsters = living(*stars)
    monsters[1]["hearts"] = 1
    match = board(
        *monsters, active=1, decision="resolve", dice="OEEEEE", units={"queens": {"infantry": 1}}
    )
    match.play("resolve O")
    assert ended(match).winners == (winner,)


@pytest.mark.rule("K10.2")
def test_a_monster_that_is_killed_with_twenty_in_anothers_turn_has_not_won() -> None:
    match = board(
        monster("lower"),
        monster("bronx", stars=24, hearts=2),
        monster("queens"),
        decision="resolve",
        dice="AAEEEE",
    )
    for text in ("resolve A", "resolve E", "go manhattan", "end"):
        match.play(text)
    assert (match.outcome, match.actor) == (None, 2)


@pytest.mark.rule("K10.2", "K11.23")
def test_natural_selection_comes_before_the_end_is_checked() -> None:
    """Its owner ends the turn with a C and dies of it, 20★ or not."""
    monsters = [monster("bronx", stars=25, cards=["natural-selection"]), monster("queens", stars=3)]
    match = board(*monsters, monster("queens"), decision="buy", dice="CEEEEEE")
    match.play("end")
    assert facts(match, 0)["hearts"] == 0
    assert (match.outcome, match.decision, match.actor) == (None, "roll", 1)


def last_shots(*hearts: int, stars: tuple[int, ...] = (0, 0, 0)) -> Match:
    """Player 0 is about to hurt every monster by 1."""
    return board(
        *[
            monster(home, hearts=left, stars=count) | ({"energy": 5} if home == "bronx" else {})
            for home, left, count in zip(HOMES[:3], hearts, stars, strict=True)
        ],
        decision="buy",
        market=["general-ellis", "hunter", "diva"],
        destroyed={"tank": 1},
    )


@pytest.mark.rule("K10.2", "K13.3")
def test_if_nobody_lives_nobody_wins() -> None:
    match = last_shots(1, 1, 1, stars=(30, 20, 5))
    events = match.play("buy general-ellis")
    assert match.position()["ending"] == "nobody"
    assert [e.kind for e in events][-1] == "game-ended"
    assert "game-won" not in [e.kind for e in events]
    outcome = ended(match)
    assert outcome.winners == ()
    assert outcome.reason == "no-winner"
    assert outcome.ranking == (1, 1, 1)


@pytest.mark.rule("K10.2", "K5.12")
def test_units_may_leave_nobody_alive() -> None:
    match = board(
        monster("bronx", hearts=1),
        monster("queens", hearts=2),
        decision="resolve",
        dice="OOOEEE",
        units={"bronx": {"infantry": 1}, "queens": {"infantry": 2}},
    )
    match.play("resolve O")
    assert ended(match).winners == ()
    assert match.position()["statue"] is None


@pytest.mark.rule("K10.2", "K13.3")
def test_those_who_die_last_together_share_the_first_place() -> None:
    match = board(
        monster("bronx", hearts=1, energy=5, stars=3),
        dead(1, stars=15),
        monster("queens", hearts=1, stars=8),
        dead(2, stars=1),
        decision="buy",
        market=["general-ellis", "hunter", "diva"],
        destroyed={"tank": 1},
        falls=2,
    )
    match.play("buy general-ellis")
    assert ended(match).winners == ()
    assert ended(match).ranking == (1, 4, 1, 3)


@pytest.mark.rule("K10.2", "K10.1")
def test_if_one_lives_that_one_wins_though_the_others_died_together() -> None:
    match = last_shots(1, 2, 1, stars=(30, 0, 20))
    events = match.play("buy general-ellis")
    assert match.position()["ending"] == "survival"
    assert [e["player"] for e in events if e.kind == "game-won"] == [1]
    assert ended(match).winners == (1,)
    assert ended(match).ranking == (2, 1, 2)


def rainbow(dice: str, cards: list[str], stars: int = 0) -> Match:
    return board(
        monster("bronx", stars=stars, cards=cards),
        monster("queens", stars=25),
        decision="reroll",
        dice=dice,
        rerolls_left=1,
    )


# K10.3: Painbow.


@pytest.mark.rule("K10.3", "K11.26")
def test_painbow_wins_within_the_turn() -> None:
    match = rainbow("DDDDDD", ["painbow"])
    match.play("keep")
    assert ended(match).winners == (0,)
    assert ended(match).ranking == (1, 2)


@pytest.mark.rule("K10.3", "K11.26", "K12.2")
def test_painbow_wins_with_a_destruction_that_a_card_adds() -> None:
    match = rainbow("DDDDDE", ["painbow", "stomp"])
    match.play("keep")
    assert ended(match).winners == (0,)


@pytest.mark.rule("K10.3")
def test_six_destructions_without_painbow_win_nothing() -> None:
    match = rainbow("DDDDDD", [])
    match.play("keep")
    assert (match.outcome, match.decision) == (None, "resolve")


@pytest.mark.rule("K10.3", "K11.26")
def test_five_destructions_do_not_win_and_nothing_else_wins_within_a_turn() -> None:
    match = rainbow("DDDDDE", ["painbow"], stars=20)
    match.play("keep")
    assert (match.outcome, match.decision) == (None, "resolve")
