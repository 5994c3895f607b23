"""Hints: the best actions first, with chances and reasons in every language."""

from __future__ import annotations

import pytest

import bigapple
from bigapple.bots.hint import explained
from bigapple.bots.outlook import Outlook, outlooks
from bigapple.bots.search import Thought
from bigapple.errors import CannotRead
from bigapple.texts import LANGUAGES
from tests.games.king_of_new_york.positions import monster, resolving, table


def tallest() -> bigapple.Match:
    return bigapple.load(
        {
            "game": "manhattan",
            "options": {"players": 4},
            "actor": 0,
            "first_player": 0,
            "towers": {"D5": ["orange 4"], "A1": ["purple 1"]},
            "hands": [[5, 1, 1, 1], None, None, None],
            "chosen": {"blue": [4, 1, 1, 1, 1, 1]},
            "seed": 7,
        }
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_says_what_and_how_likely_and_why(language: str) -> None:
    match = tallest()
    before = match.position()
    hints = match.hint(playouts=600, seconds=20)
    assert 1 <= len(hints) <= 3
    assert match.position() == before
    chances = [hint.chance for hint in hints]
    assert chances == sorted(chances, reverse=True)
    assert all(0 <= chance <= 1 for chance in chances)
    for hint in hints:
        said = hint.describe(language)
        assert str(round(100 * hint.chance)) in said
        assert hint.action.describe(language) in said
    assert any(hint.reasons for hint in hints)


def outlooks_of(match: bigapple.Match, *texts: str) -> list[Outlook]:
    """Of actions in this order, as if a search had found them so."""
    by_text = {action.text: action.index for action in match.legal}
    thoughts = [
        Thought(by_text[text], tries=100.0, chance=0.5 - place / 100)
        for place, text in enumerate(texts)
    ]
    concealed = match.concealed(match.actor)
    return outlooks(match.definition, concealed, thoughts, len(texts), "test")


def reasons(match: bigapple.Match, *texts: str) -> list[str]:
    found = explained(match, outlooks_of(match, *texts))
    return [" ".join(reason.text("en") for reason in hint.reasons) for hint in found]


def test_a_reason_tells_of_the_tallest_tower() -> None:
    [said] = reasons(tallest(), "build 5 D 4")
    assert "If it were scored right now: Tallest tower, on D5: blue" in said


def test_a_reroll_says_what_often_follows() -> None:
    match = table([monster("bronx"), monster("queens")], decision="reroll", dice="CCAAHO")
    fame, fight = reasons(match, "reroll A A H O", "reroll H C C O")
    assert "What often follows" in fame
    assert "becomes the Superstar!" in fame
    assert "rerolls" not in fame
    assert "becomes the Superstar!" not in fight


def test_whoever_flees_is_spared_what_would_follow() -> None:
    others = [monster("bronx"), monster("queens"), monster("brooklyn")]
    match = resolving("AH", *others, monster("lower", hearts=4))
    match.play("resolve A")
    flee, stay = reasons(match, "go staten-island", "stay")
    assert "Rarer than otherwise" in flee
    assert "otherwise" not in stay


def test_choosing_blocks_has_reasons_too() -> None:
    match = bigapple.new("manhattan", players=4, seed=7)
    for said in reasons(match, "choose 1 1 2 2 3 4", "choose 1 1 1 1 1 1"):
        assert "What often follows" in said


def test_a_choice_between_two_is_compared_though_one_hint_is_wanted() -> None:
    match = table([monster("bronx"), monster("queens")], decision="reroll", dice="CCAAHO")
    by_text = {action.text: action.index for action in match.legal}
    thoughts = [
        Thought(by_text["reroll A A H O"], tries=100.0, chance=0.6),
        Thought(by_text["reroll H C C O"], tries=1.0, chance=0.1),
    ]
    [only] = outlooks(match.definition, match.concealed(0), thoughts, 1, "test")
    assert only.action == by_text["reroll A A H O"]
    assert any(one.share > one.otherwise for one in only.tendencies)


def test_what_follows_is_the_same_for_the_same_key() -> None:
    match = table([monster("bronx"), monster("queens")], decision="reroll", dice="CCAAHO")
    first = outlooks_of(match, "reroll A A H O", "reroll H C C O")
    assert outlooks_of(match, "reroll A A H O", "reroll H C C O") == first


@pytest.mark.parametrize(
    "wanted",
    [{"count": 0}, {"playouts": 0}, {"playouts": -3}, {"seconds": -1.0}, {"seconds": 1e9}],
)
def test_impossible_hints_are_refused(wanted: dict[str, float]) -> None:
    with pytest.raises(CannotRead):
        tallest().hint(**wanted)  # type: ignore[arg-type]


def test_a_purchase_that_wins_is_the_first_hint_and_says_so() -> None:
    match = table(
        [monster("bronx", stars=16, energy=9), monster("lower", stars=19)],
        decision="buy",
        market=["drain", "brooklyn-bridge", "diva"],
    )
    best = match.hint(playouts=200, seconds=20)[0]
    assert best.action.text == "buy brooklyn-bridge"
    assert best.chance > 0.9
    assert any("4" in reason.text("en") for reason in best.reasons)


def test_a_game_that_is_over_has_no_hints() -> None:
    match = bigapple.new("manhattan", players=2, seed=1)
    while match.actor is not None:
        match.play(match.legal[0])
    assert match.hint() == []
