"""M10.1: of several clauses that forbid an action, which one a refusal cites."""

from __future__ import annotations

from typing import Any

import pytest

import bigapple
from bigapple.engine.layout import to_bytes
from bigapple.errors import CannotRead, IllegalAction
from bigapple.games.manhattan.refusals import Refusal
from bigapple.match import Match
from tests.games.manhattan.positions import LOTS, at_last_turn, at_turn, clause, load

ALL = {"monster": "baby", "progressive": True, "anti_trust": "player"}


def ended() -> Match:
    match = at_last_turn([5] * 4, round=4)
    match.play("build 5 A 1")
    return match


def choosing(**keys: Any) -> Match:
    """Player 0 chooses; blue has three blocks of one floor and none of four."""
    return load(actor=0, towers={"A1": ["blue 1"] * 8 + ["blue 4"] * 3}, **keys)


def building(**keys: Any) -> Match:
    """Player 0 of two has the cards 1 and 5, a blue 1 and 2 and an orange 1, in round 1 of M9.6.

    With card 1: A is under the monster, in B orange has too many floors for blue, in C purple
    has too many for everybody, D to F are closed. With card 5 everything is free.
    """
    known: dict[str, Any] = {
        "monster": "A1",
        "towers": {"A1": ["orange 4"], "B1": ["orange 4"], "C1": ["purple 4"]},
    }
    return at_turn(
        [1, 1, 5, 5], {"blue": [1, 2], "orange": [1]}, players=2, options=ALL, **(known | keys)
    )


def stuck() -> Match:
    """As `building`, with card 1 only: nothing is legal."""
    towers = {"A1": ["orange 4"], "B1": ["orange 4"], "C1": ["purple 4"]}
    return at_turn(
        [1] * 4,
        {"blue": [1, 2], "orange": [1]},
        players=2,
        options=ALL,
        monster="A1",
        towers=towers,
    )


# One clause at a time.


@pytest.mark.rule("M10.1", "M7.1")
@pytest.mark.parametrize("player", [None, 0, 1, 2, 3])
@pytest.mark.parametrize(
    "action",
    ["build 5 A 1", "build 1 F9 4 yellow", "choose 1 1 1 1 1 1", "choose 1", "discard 5 1"],
)
def test_after_the_end_everything_is_refused_for_that(action: str, player: int | None) -> None:
    assert clause(ended(), action, player) == "M7.1"


@pytest.mark.rule("M10.1")
@pytest.mark.parametrize(
    ("action", "cited"),
    [
        ("choose 1 2 2 2 3 3", None),
        ("build 1 A 1", "M3.2"),
        ("discard 1 1", "M3.2"),
        ("choose 1 2 2 2 3", "M3.1"),
        ("choose 1 2 2 2 3 3 3", "M3.1"),
        ("choose", "M3.1"),
        ("choose 1 1 1 1 2 2", "M3.1"),
        ("choose 1 1 2 2 3 4", "M3.1"),
        ("choose orange 1 2 2 2 3 3", "M2.2"),
    ],
)
def test_why_a_choice_is_refused(action: str, cited: str | None) -> None:
    assert clause(choosing(), action) == cited


@pytest.mark.rule("M10.1")
@pytest.mark.parametrize(
    ("action", "cited"),
    [
        ("build 5 A 1 blue", None),
        ("build 5 C 1 orange", None),
        ("choose blue 1 1 1 1 orange 1 1 1 1", "M3.2"),
        ("discard 1 1 blue", "M3.3"),
        ("build 2 A 1 blue", "M3.2"),
        ("build 5 A 1 purple", "M2.2"),
        ("build 5 A 3 blue", "M3.2"),
        ("build 5 A 2 orange", "M3.2"),
        ("build 5 A4 1 blue", "M4.2"),
        ("build 5 D 1 blue", "M9.6"),
        ("build 1 A 1 blue", "M9.4"),
        ("build 1 B 1 orange", "M9.7"),
        ("build 1 C 1 blue", "M5.2"),
    ],
)
def test_why_a_placement_is_refused(action: str, cited: str | None) -> None:
    assert clause(building(), action) == cited


@pytest.mark.rule("M10.1")
@pytest.mark.parametrize(
    ("action", "cited"),
    [
        ("discard 1 1 blue", None),
        ("discard 1 1 orange", None),
        ("discard 2 1 blue", "M3.2"),
        ("discard 1 1 purple", "M2.2"),
        ("discard 1 3 blue", "M3.2"),
        ("discard 1 2 orange", "M3.2"),
    ],
)
def test_why_a_discard_is_refused(action: str, cited: str | None) -> None:
    assert clause(stuck(), action) == cited


# Two clauses at a time, each with the next that can forbid the same action.


def code(match: Match, action: str, player: int | None = None) -> str:
    refusal = match.why_not(action, player)
    assert refusal is not None
    return refusal.code


@pytest.mark.rule("M10.1")
def test_the_end_comes_before_the_wrong_player() -> None:
    for player in range(4):
        assert code(ended(), "build 5 A 1", player) == "refusal-game-over"


@pytest.mark.rule("M10.1")
@pytest.mark.parametrize("action", ["choose 1", "choose 4 4 4 1 1 1", "choose 1 1 1 1 1 1"])
def test_the_wrong_player_or_time_comes_before_a_bad_choice(action: str) -> None:
    # Orange has no block of four floors left and ten of one on the board.
    towers = {"A1": ["orange 1"] * 10 + ["orange 4"] * 3}
    assert clause(load(actor=0, towers=towers), action, player=1) == "M3.2"
    assert clause(at_turn([1] * 4, [1], player=1, towers=towers), action) == "M3.2"


@pytest.mark.rule("M10.1")
def test_the_wrong_player_or_time_comes_before_a_needless_discard() -> None:
    assert clause(building(), "discard 1 1 purple", player=1) == "M3.2"
    assert code(building(), "discard 1 1 purple", player=1) == "refusal-not-your-turn"
    assert clause(load(actor=0), "discard 1 1") == "M3.2"
    assert clause(load(actor=0), "discard 1 1 orange") == "M3.2"


@pytest.mark.rule("M10.1")
@pytest.mark.parametrize(
    "action",
    ["build 2 A 1 blue", "build 5 A 1 purple", "build 5 A 4 blue", "build 5 F3 4", "build 1 A 1"],
)
def test_the_wrong_player_or_time_comes_before_all_about_the_placement(action: str) -> None:
    assert clause(building(), action, player=1) == "M3.2"
    assert code(building(), action, player=1) == "refusal-not-your-turn"
    time = load(2, actor=0)
    assert clause(time, action) == "M3.2"
    assert code(time, action) == "refusal-time-to-choose"


@pytest.mark.rule("M10.1")
@pytest.mark.parametrize(
    "action",
    ["choose orange 1 1 2 2 3", "choose orange 1 1 1 1 2 2", "choose orange 2 2 2 3 3 4"],
)
def test_a_bad_choice_comes_before_a_foreign_colour(action: str) -> None:
    """Of blocks that neither the player nor, for the number, anybody may take."""
    assert clause(choosing(), action) == "M3.1"


@pytest.mark.rule("M10.1")
@pytest.mark.parametrize(
    ("players", "action"),
    [
        (2, "choose blue 1 1 1 1 orange 1 1 1 1 purple 1 1 1 1"),
        (2, "choose purple 1 1 1 1 yellow 1 1 1"),
        (2, "choose purple 1 1 1 yellow 1 1 1 1"),
        (4, "choose blue 1 1 1 1 1 1 orange 1 1 1 1 1 1"),
    ],
)
def test_a_choice_of_several_colours_is_one_choice_with_one_number(
    players: int, action: str
) -> None:
    """Too many or too few blocks come before a foreign colour, and it is this player's turn."""
    assert clause(load(players, actor=0), action) == "M3.1"


@pytest.mark.rule("M10.1")
@pytest.mark.parametrize(
    "action", ["discard 9 1 blue", "discard 9 4", "discard 1 1 purple", "discard 1 4 orange"]
)
def test_a_needless_discard_comes_before_card_colour_and_block(action: str) -> None:
    assert clause(building(), action) == "M3.3"


@pytest.mark.rule("M10.1")
def test_a_card_not_held_comes_before_a_foreign_colour() -> None:
    assert clause(building(), "build 2 A 1 purple") == "M3.2"
    assert code(building(), "build 2 A 1 purple") == "refusal-card-not-held"
    assert code(stuck(), "discard 2 1 purple") == "refusal-card-not-held"


@pytest.mark.rule("M10.1")
def test_a_card_not_held_comes_before_a_block_not_chosen() -> None:
    assert code(building(), "build 2 A 4 blue") == "refusal-card-not-held"
    assert code(stuck(), "discard 2 4 blue") == "refusal-card-not-held"


@pytest.mark.rule("M10.1")
def test_a_foreign_colour_comes_before_a_block_not_chosen() -> None:
    assert clause(building(), "build 5 A 4 purple") == "M2.2"
    assert clause(stuck(), "discard 1 4 purple") == "M2.2"


@pytest.mark.rule("M10.1")
def test_a_foreign_colour_comes_before_a_wrong_lot() -> None:
    assert clause(building(), "build 5 A4 1 purple") == "M2.2"


@pytest.mark.rule("M10.1")
def test_a_block_not_chosen_comes_before_a_wrong_lot() -> None:
    assert clause(building(), "build 5 A4 4 blue") == "M3.2"
    assert code(building(), "build 5 A4 4 blue") == "refusal-block-not-chosen"


@pytest.mark.rule("M10.1")
def test_a_wrong_lot_comes_before_a_closed_district() -> None:
    assert clause(building(), "build 5 D4 1 blue") == "M4.2"


@pytest.mark.rule("M10.1")
def test_a_block_not_chosen_comes_before_a_closed_district() -> None:
    assert clause(building(), "build 5 D 4 blue") == "M3.2"


@pytest.mark.rule("M10.1")
def test_a_closed_district_comes_before_the_monster() -> None:
    match = building(monster="D1", towers={})
    assert clause(match, "build 1 D 1 blue") == "M9.6"


@pytest.mark.rule("M10.1")
def test_the_monster_comes_before_anti_trust() -> None:
    assert clause(building(), "build 1 A 1 orange") == "M9.4"


@pytest.mark.rule("M10.1")
def test_anti_trust_comes_before_too_few_floors() -> None:
    """Blue lacks floors on the tower that its player's orange owns."""
    assert clause(building(), "build 1 B 1 blue") == "M9.7"
    free = at_turn([1] * 4, {"blue": [1], "orange": [1]}, players=2, towers={"B1": ["orange 4"]})
    assert clause(free, "build 1 B 1 blue") == "M5.2"


@pytest.mark.rule("M10.1")
def test_the_monster_comes_before_too_few_floors() -> None:
    match = building(towers={"A1": ["purple 4"]})
    assert clause(match, "build 1 A 1 blue") == "M9.4"


# All clauses at once: each change removes the reason that was cited.


@pytest.mark.rule("M10.1")
def test_the_whole_order_for_a_placement() -> None:
    """Blue's card 2 with a block of 4 on D1: everything is wrong, then one thing less each time."""
    closed = {"D1": ["orange 4"], "C1": ["orange 4"]}
    match = building(monster="D1", towers=closed)
    cited = [
        clause(match, action, player)
        for action, player in [
            ("build 2 D1 4 purple", 1),
            ("build 2 D1 4 purple", 0),
            ("build 5 D1 4 purple", 0),
            ("build 5 D1 4 blue", 0),
            ("build 5 D1 1 blue", 0),
            ("build 1 D1 1 blue", 0),
        ]
    ]
    assert cited == ["M3.2", "M3.2", "M2.2", "M3.2", "M4.2", "M9.6"]
    names = [code(match, "build 2 D1 4 purple", player) for player in (1, 0)]
    assert names == ["refusal-not-your-turn", "refusal-card-not-held"]
    tower = {"C1": ["orange 4"]}
    assert clause(building(monster="C1", towers=tower), "build 1 C 1 blue") == "M9.4"
    assert clause(building(monster="C2", towers=tower), "build 1 C 1 blue") == "M9.7"
    assert clause(building(monster="C2", towers={"C1": ["purple 4"]}), "build 1 C 1") == "M5.2"
    assert clause(building(monster="C2", towers={"C1": ["purple 1"]}), "build 1 C 1") is None


@pytest.mark.rule("M10.1")
@pytest.mark.parametrize("make", [building, stuck, choosing, ended])
def test_what_is_legal_is_what_is_not_refused(make: Any) -> None:
    match = make()
    listed = {action.index for action in match.legal}
    table = match.definition.table
    actor = int(match.game.actor)
    unrefused = {
        action
        for action in range(match.definition.actions)
        if not table.why_not(match.game, actor, action)
    }
    assert listed == unrefused
    for player in range(match.players):
        if player != actor:
            refused = (table.why_not(match.game, player, a) for a in listed)
            assert all(refused)


@pytest.mark.rule("M10.1")
@pytest.mark.parametrize(
    ("make", "action"),
    [(building, "build 1 C 1 blue"), (choosing, "choose 1"), (stuck, "discard 2 1 blue")],
)
def test_a_refusal_changes_nothing_and_says_why(make: Any, action: str) -> None:
    match = make()
    before = to_bytes(match.game)
    with pytest.raises(IllegalAction) as refusal:
        match.play(action)
    assert refusal.value.clause == clause(match, action)
    assert refusal.value.text("en")
    assert to_bytes(match.game) == before


# What cannot be read.

UNREADABLE = [
    "build 12 D 3",
    "build 0 D 3",
    "build 7 G 3",
    "build 7 D 5",
    "build 7 D 0",
    "build 7 D0 3",
    "build 7 D",
    "build",
    "build x D 3",
    "build 7 D 3 green",
    "discard 12 3",
    "discard 1 5",
    "discard 1",
    "discard 1 1 green",
    "choose 1 1 1 1 1 5",
    "choose 1 1 1 1 1 x",
    "choose green 1 1 1 1",
    "choose blue 1 1 1 orange 1 1 1 9",
    "build 0010 A 1",
    "build 0010 A1 1",
    "build 1 A 0041",
    "discard 0010 1",
    "choose 0041 1 1 1 1 1",
    "pass",
    "",
]


@pytest.mark.rule("M10.1")
@pytest.mark.parametrize("make", [building, stuck, choosing, ended])
@pytest.mark.parametrize("action", UNREADABLE)
def test_what_cannot_be_read_is_an_input_error_without_a_clause(make: Any, action: str) -> None:
    match = make()
    for player in (None, 1):
        with pytest.raises(CannotRead) as error:
            match.why_not(action, player)
        assert error.value.clause is None
        with pytest.raises(CannotRead):
            match.play(action, player)


@pytest.mark.rule("M10.1")
def test_every_card_lot_and_size_can_be_read() -> None:
    match = bigapple.new("manhattan", seed=1)
    for card in range(1, 10):
        for lot in LOTS:
            assert clause(match, f"build {card} {lot} 4") == "M3.2"


@pytest.mark.rule("M10.1")
def test_codes_are_numbered_in_the_order_in_which_reasons_are_given() -> None:
    """The numbers are public: batches write them."""
    reasons = [
        "none",
        "game over",
        "not your turn",
        "time to build",
        "time to choose",
        "wrong number",
        "colour not asked",
        "not in reserve",
        "must build",
        "card not held",
        "foreign colour",
        "block not chosen",
        "wrong lot",
        "closed district",
        "under monster",
        "anti trust",
        "too few floors",
    ]
    codes = {code.name.lower().replace("_", " "): int(code) for code in Refusal}
    assert codes == {reason: number for number, reason in enumerate(reasons)}
