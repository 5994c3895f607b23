"""M4: what lot a card shows."""

from __future__ import annotations

import pytest

from tests.games.manhattan.positions import (
    COLOURS,
    DISTRICTS,
    SHOWN,
    at_turn,
    clause,
    districts_offered,
    legal,
    part,
)

CARDS = range(1, 10)

# Where the north lies for each player, said by what the player sees: far, left, near, right.
FACING = {
    0: ("north", "west", "south", "east"),
    1: ("east", "north", "west", "south"),
    2: ("south", "east", "north", "west"),
    3: ("west", "south", "east", "north"),
}
LOT_TOWARDS = {
    frozenset({"north", "west"}): 1,
    frozenset({"north"}): 2,
    frozenset({"north", "east"}): 3,
    frozenset({"west"}): 4,
    frozenset[str](): 5,
    frozenset({"east"}): 6,
    frozenset({"south", "west"}): 7,
    frozenset({"south"}): 8,
    frozenset({"south", "east"}): 9,
}


def built(side: int, card: int, district: str) -> str:
    """The lot on which the player at a side builds with a card."""
    match = at_turn([card] * 4, [1], player=side)
    match.play(f"build {card} {district} 1")
    ((lot, tower),) = part(match, "towers").items()
    assert tower == [f"{COLOURS[side]} 1"]
    return str(lot)


@pytest.mark.rule("M4.1")
@pytest.mark.parametrize("side", range(4))
@pytest.mark.parametrize("card", CARDS)
def test_a_card_shows_a_cell_as_its_player_sees_it(side: int, card: int) -> None:
    """Row 0 is far, column 0 left, cells are numbered 1 to 9 row by row."""
    far, left, near, right = FACING[side]
    row, column = (card - 1) // 3, (card - 1) % 3
    towards = {[far, "", near][row], [left, "", right][column]} - {""}
    assert built(side, card, "E") == f"E{LOT_TOWARDS[frozenset(towards)]}"


@pytest.mark.rule("M4.2")
@pytest.mark.parametrize("side", range(4))
def test_the_table_of_sides_cards_and_lots(side: int) -> None:
    assert tuple(int(built(side, card, "A")[1]) for card in CARDS) == SHOWN[side]


@pytest.mark.rule("M4.2")
@pytest.mark.parametrize("side", range(4))
@pytest.mark.parametrize("card", CARDS)
def test_the_lot_is_the_cell_turned_once_for_each_side(side: int, card: int) -> None:
    row, column = divmod(card - 1, 3)
    for _ in range(side):
        row, column = column, 2 - row
    assert built(side, card, "B") == f"B{3 * row + column + 1}"


@pytest.mark.rule("M4.2")
@pytest.mark.parametrize("side", range(4))
@pytest.mark.parametrize("card", CARDS)
def test_another_lot_than_the_cards_is_refused(side: int, card: int) -> None:
    match = at_turn([card] * 4, [1], player=side)
    for lot in range(1, 10):
        expected = None if lot == SHOWN[side][card - 1] else "M4.2"
        assert clause(match, f"build {card} C{lot} 1") == expected


@pytest.mark.rule("M4.2")
def test_lots_are_called_by_their_district_and_number() -> None:
    match = at_turn([1, 2, 3, 4], [1], towers={"C7": ["orange 2"], "F9": ["purple 1"]})
    assert match.describe("lot C7") != match.describe("lot F9")
    assert "C7" in match.describe("lot C7")
    assert "F9" in match.describe("lot F9")


@pytest.mark.rule("M4.3")
@pytest.mark.parametrize("side", range(4))
@pytest.mark.parametrize("card", CARDS)
def test_the_same_lot_is_offered_in_every_district(side: int, card: int) -> None:
    match = at_turn([card] * 4, [1], player=side)
    assert legal(match) == {f"build {card} {district} 1" for district in DISTRICTS}
    lot = SHOWN[side][card - 1]
    assert [built(side, card, d) for d in DISTRICTS] == [f"{d}{lot}" for d in DISTRICTS]


@pytest.mark.rule("M4.3")
@pytest.mark.parametrize("side", range(4))
@pytest.mark.parametrize("card", CARDS)
def test_a_lot_that_may_not_be_built_on_is_the_cards_in_its_district(side: int, card: int) -> None:
    """A tower that cannot be conquered closes its district to just the card that shows it."""
    lot = SHOWN[side][card - 1]
    rival = COLOURS[(side + 1) % 4]
    for district in DISTRICTS:
        towers = {f"{district}{lot}": [f"{rival} 4"]}
        match = at_turn([card] * 4, [1], player=side, towers=towers)
        assert districts_offered(match, card, 1) == DISTRICTS.replace(district, "")
        assert clause(match, f"build {card} {district} 1") == "M5.2"


@pytest.mark.rule("M4.3")
@pytest.mark.parametrize(("number", "open_districts"), [(1, "ABC"), (2, "ABCD"), (3, "ABCDE")])
def test_the_lot_is_offered_in_open_districts_only(number: int, open_districts: str) -> None:
    match = at_turn([7] * 4, [1], round=number, options={"progressive": True})
    assert districts_offered(match, 7, 1) == open_districts
