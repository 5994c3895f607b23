"""Every part of a table of King of New York in words."""

from __future__ import annotations

import pytest

from bigapple.errors import CannotRead
from bigapple.match import Match
from tests.games.king_of_new_york.decisions import deciding
from tests.games.king_of_new_york.positions import monster, table


def rich_table() -> Match:
    """A position with something of everything."""
    return table(
        [
            monster(
                "bronx",
                name="kong",
                stars=12,
                energy=3,
                hearts=11,
                cards=["carapace", "tourist", "power-tap"],
                curses=1,
                trophies={"jet": 1},
                extra_turns=["subway", "plain"],
            ),
            monster("midtown", name="rob", webs=2, stars=5),
            monster("midtown-5-6", name="mantis", cards=["diva"]),
            monster("queens", name="sheriff"),
            monster("queens", name="drakonis"),
            monster(hearts=0, fallen=1, stars=7, name="captain-fish"),
        ],
        decision="resolve",
        extra_turn="subway",
        subway_moves=3,
        dice="DDEEAC",
        resolved="E",
        added={"D": 1},
        piles={
            "bronx": ["high-rise-1", "hospital-3", None],
            "manhattan": ["power-plant-2", "high-rise-3", "high-rise-2"],
        },
        below={"bronx": [2, 1, 0], "manhattan": [2, 2, 2]},
        units={"bronx": {"infantry": 2}},
        new_units={"bronx": {"tank": 1}},
        souvenirs={"bronx": 0},
        market=["drink-the-hudson", None, "drain"],
        discard_pile=["curse", "subway"],
        carapace_tokens=3,
        claims=[3, 0],
        superstar=2,
        statue=0,
        destroyed={"building": 1, "jet": 2},
        lost=[0, 2, 0, 0, 0, 0],
        received=[0, 0, 2, 0, 0, 0],
        entered=True,
        only_units=True,
        normal_player=4,
    )


@pytest.mark.parametrize(
    ("part", "said"),
    [
        ("turn", "an extra turn with the Subway: Player 1 – Kong, in the Bronx. 3 subway moves"),
        ("turn", "Player 1: which face is resolved next?"),
        ("turn", "Player 1 has already gained for entering Manhattan"),
        ("turn", "only units can be destroyed"),
        ("turn", "Player 1 has destroyed in this turn: 1 building, 2 jets."),
        ("turn", "Player 2 has lost 2 life points to the active monster"),
        ("turn", "Player 3 has received 2 energy in this turn"),
        ("turn", "the order goes on after Player 5."),
        ("dice", "Dice: 2 energy, 1 attack, 1 celebrity, 2 destruction."),
        ("dice", "Added by cards: 1 destruction."),
        ("dice", "Resolved faces: energy."),
        ("dice", "Still to resolve: 1 attack, 1 celebrity, 3 destruction."),
        ("borough queens", "Queens. Monsters: Player 4 – Sheriff, Player 5 – Drakonis."),
        ("bronx", "pile 1, high-rise 1, 2 below; pile 2, hospital 3, 1 below; pile 3, empty."),
        ("the bronx", "Units: 2 infantry. New in this turn, not to be destroyed yet: 1 tank."),
        ("borough bronx", "The Bronx: a souvenir token of Player 1."),
        ("staten island", "Staten Island. No monsters."),
        ("borough Staten-Island", "No units."),
        (
            "manhattan",
            "Player 2 – Rob in Midtown Manhattan, Player 3 – Mantis in Midtown Manhattan (5–6",
        ),
        ("borough manhattan", "There is no room left."),
        ("midtown", "Lower Manhattan, power plant 2, 2 below; Midtown Manhattan, high-rise 3,"),
        ("player 1", "Player 1 – Kong, in the Bronx: 11 life points (♥) of 12, 12 victory points"),
        ("player 1", "Keep cards: Carapace, Power Tap, Tourist."),
        ("player 1", "Tokens: 1 curse token, 3 carapace tokens."),
        ("player 1", "Destroyed units kept: 1 jet."),
        ("player 1", "Holds the Statue of Liberty."),
        ("player 1", "will take 2 extra turns, in this order: with the Subway, plain."),
        ("player 1", "Your maximum is 12♥."),
        ("player 2", "Tokens: 2 web tokens."),
        ("player 3", "Holds Superstar."),
        ("player 6", "Player 6 – Captain Fish: eliminated with 7 victory points (★)."),
        ("market", "1. Drink the Hudson, discard card, 12 energy (⚡), 1 less in Manhattan, in Br"),
        ("market", "2. No card."),
        ("market", "3. Drain, keep card, 4 energy (⚡). A monster that attacks you gives"),
        ("discards", "2 cards in the discard pile: Curse, Subway."),
        ("deck", "56 cards are in the deck."),
        ("deck", "In the deck, in unknown order: Antimatter Pellets,"),
        ("tiles", "tiles are unseen"),
        ("card drain", "It is for sale."),
        ("card Power Tap", "Player 1 has it."),
        ("card curse", "It is in the discard pile."),
        (
            "card the-unisphere",
            "The Unisphere, discard card, 5 energy (⚡), 1 less in Queens. +4★.",
        ),
        ("card the-unisphere", "It is in the deck."),
        ("units", "The Bronx: 2 infantry. New in this turn, not to be destroyed yet: 1 tank."),
        ("units", "Queens: no units."),
        ("player 2", "No keep cards."),
        ("goals", "Superstar is held by Player 3. Taking it needs 4 celebrity."),
        ("goals", "The Statue of Liberty is held by Player 1."),
        ("goals", "The Bronx: a souvenir token of Player 1."),
        ("goals", "claimed, in this order: Player 4, Player 1."),
        ("goals", "11 web tokens, 12 curse tokens, 12 carapace tokens."),
        ("score", "Place 1: Player 1 – Kong, 12 victory points (★), 11 life points (♥)."),
        ("score", "Place 6: Player 6 – Captain Fish, 7 victory points (★), eliminated."),
    ],
)
def test_parts_of_the_table_in_words(part: str, said: str) -> None:
    match = rich_table()
    assert said in match.describe(part)
    assert said in match.describe(part.upper(), player=1)


def test_the_whole_table_has_all_its_parts() -> None:
    match = rich_table()
    whole = match.describe("table").splitlines()
    for part in ("turn", "dice", "market", "goals", "deck", "discards", "score", "queens"):
        lines = match.describe(part).splitlines()
        assert (set(lines) <= set(whole)) == (part != "score")


def test_an_extra_turn_after_super_speed() -> None:
    hero = monster("bronx", cards=["super-speed"])
    match = table([hero, monster("queens")], decision="roll", extra_turn="plain", sped=True)
    said = match.describe("turn")
    assert "Turn 1, an extra turn: Player 1 – Captain Fish, in the Bronx." in said
    assert "Nobody was in Manhattan when the turn started" in said
    assert "Player 1 has used Super Speed." in said
    assert match.describe("dice") == "The dice are still to be rolled: 6."


def test_a_card_that_is_being_bought() -> None:
    match = deciding("photo")
    assert "It is just being bought." in match.describe("card photo-op")
    assert "Photo Op is being bought." in match.describe("turn")


def test_damage_that_is_being_dealt() -> None:
    assert "Player 2 takes 3 damage now." in deciding("pay-damage").describe("turn")


def test_the_goals_before_anybody_has_them() -> None:
    said = deciding("roll").describe("goals")
    assert "Superstar lies beside the deck. Taking it needs 3 celebrity." in said
    assert "The Statue of Liberty lies beside the deck." in said


def test_what_is_not_there_is_said_in_a_sentence_of_its_own() -> None:
    match = table(
        [monster("bronx"), monster("queens")],
        decision="buy",
        dice="EEEAAA",
        resolved="EA",
        new_units={"bronx": {"jet": 1}},
    )
    assert "All dice are resolved." in match.describe("dice")
    assert "Manhattan. No monsters. There is room for one." in match.describe("manhattan")
    assert "Units, new in this turn and not to be destroyed yet: 1 jet." in match.describe("bronx")
    units = match.describe("units")
    assert "The Bronx, new in this turn and not to be destroyed yet: 1 jet." in units


def test_parts_of_a_line_are_separated_as_the_language_does_it() -> None:
    said = rich_table().describe("bronx", language="fr")
    assert "dessous\u00a0; pile 2" in said


def test_the_table_before_and_after_the_game() -> None:
    before = deciding("place")
    assert "The monsters take their places." in before.describe("turn")
    assert "not on the board" in before.describe("player 1")
    assert "No dice lie on the table." in before.describe("dice")
    after = deciding("over")
    assert after.describe("turn") == "Player 1 is the last monster alive and wins!"
    nobody = table(
        [monster(hearts=0, fallen=1), monster(hearts=0, fallen=1)], decision="over", ending="nobody"
    )
    assert nobody.describe("turn") == "No monster is left: nobody wins."


@pytest.mark.parametrize(
    "part",
    ["", "hand", "player", "player 0", "player 7", "player two", "card", "card nine", "borough",
     "borough jersey", "dice 2", "x" * 200],
)  # fmt: skip
def test_other_parts_cannot_be_described(part: str) -> None:
    with pytest.raises(CannotRead) as caught:
        rich_table().describe(part)
    assert caught.value.code == "input-part"
