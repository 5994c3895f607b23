"""Hints: the best actions first, with chances and reasons in every language."""

from __future__ import annotations

import re
from importlib import resources
from typing import Any

import pytest

import bigapple
from bigapple.bots.hint import Hint, explained
from bigapple.bots.outlook import EVEN, Outlook, outlooks
from bigapple.bots.search import Thought
from bigapple.errors import CannotRead
from bigapple.texts import LANGUAGES
from tests.games.king_of_new_york.positions import after, monster, resolving, scene, table


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


def thought(match: bigapple.Match, text: str, tries: float, chance: float) -> Thought:
    by_text = {action.text: action.index for action in match.legal}
    return Thought(by_text[text], tries, chance)


def seen(match: bigapple.Match, *thoughts: Thought, count: int = 3) -> list[Outlook]:
    """As if a search had found this."""
    concealed = match.concealed(match.actor)
    return outlooks(match.definition, concealed, thoughts, count, "test")


def outlooks_of(match: bigapple.Match, *texts: str) -> list[Outlook]:
    """Of actions in this order, each clearly better than the next."""
    found = [thought(match, text, 100.0, 0.5 - place / 50) for place, text in enumerate(texts)]
    return seen(match, *found, count=len(texts))


def listed(match: bigapple.Match, *thoughts: Thought, count: int = 3) -> list[str]:
    return [match.action(one.action).text for one in seen(match, *thoughts, count=count)]


def reasons(match: bigapple.Match, *texts: str) -> list[str]:
    found = explained(match, outlooks_of(match, *texts))
    return [" ".join(reason.text("en") for reason in hint.reasons) for hint in found]


def test_a_reason_tells_of_the_tallest_tower() -> None:
    [said] = reasons(tallest(), "build 5 D 4")
    assert "If it were scored right now: Tallest tower, on D5: blue" in said


def last_block(towers: dict[str, list[str]], **changes: Any) -> bigapple.Match:
    """The last block of a round: it is scored when it lies."""
    document = {
        "game": "manhattan",
        "options": {"players": 4},
        "actor": 3,
        "first_player": 0,
        "towers": towers,
        "hands": [None, None, None, [4, 5, 6, 7]],
        "chosen": {"yellow": [3]},
        "seed": 7,
    }
    return bigapple.load(document | changes)


ORANGE_LEADS = {"A1": ["orange 2"], "A2": ["orange 1"], "B3": ["yellow 1"]}


def test_where_the_round_is_scored_reasons_are_what_the_block_changes() -> None:
    match = last_block(ORANGE_LEADS)
    [hint, _] = explained(match, outlooks_of(match, "build 6 A 3", "build 7 C 3"))
    assert [reason.text("en") for reason in hint.reasons] == [
        "Tallest tower, on A2: yellow scores 3 points.",
        "No longer: Majority in district A: orange scores 2 points.",
        "1 less than before: Towers: orange scores 1 point.",
    ]


def test_a_rivals_lower_total_is_said_to_be_lower() -> None:
    match = last_block({"A1": ["orange 4"], "A2": ["orange 1"], "A3": ["orange 2"]})
    [said, _] = reasons(match, "build 6 A 3", "build 7 C 3")
    assert "1 less than before: Towers: orange scores 2 points." in said


def test_what_all_hints_share_is_told_only_where_nothing_else_is_left() -> None:
    more = "1 more than before: Towers: yellow scores 2 points."
    match = last_block(ORANGE_LEADS)
    for said in reasons(match, "build 4 C 3", "build 4 D 3"):
        assert "Tallest tower" in said
        assert more not in said
    match = last_block({"A1": ["orange 4"], "A2": ["orange 1"], "B3": ["yellow 1"]})
    assert reasons(match, "build 4 A 3", "build 5 A 3") == [more, more]


def test_the_last_block_of_a_game_that_wins_comes_first_and_says_so() -> None:
    score = {"orange": 13, "yellow": 9}
    match = last_block(ORANGE_LEADS, round=4, first_player=1, score=score)
    hardly = thought(match, "build 6 A 3", 0.0, 0.0)
    usual = thought(match, "build 7 A 3", 100.0, 0.6)
    [best, other] = explained(match, seen(match, usual, hardly))
    assert best.action.text == "build 6 A 3"
    assert best.describe("en").startswith(best.action.describe("en") + " — wins the game. ")
    assert not other.wins


def test_a_reroll_says_what_often_follows() -> None:
    match = table([monster("bronx"), monster("queens")], decision="reroll", dice="CCAAHO")
    fame, fight = reasons(match, "reroll A A H O", "reroll H C C O")
    assert re.search("Then, about .* \\(otherwise .*\\): Player 1 becomes", fame)
    assert "becomes the Superstar!" in fame
    assert "rerolls" not in fame
    assert "becomes the Superstar!" not in fight


def test_whoever_flees_is_spared_what_would_follow() -> None:
    others = [monster("bronx"), monster("queens"), monster("brooklyn")]
    match = resolving("AH", *others, monster("lower", hearts=4))
    match.play("resolve A")
    flee, stay = reasons(match, "go staten-island", "stay")
    assert re.search("Then, hardly ever \\(otherwise .*\\): .* hits", flee)
    assert "hits" not in stay


def test_ways_to_flee_are_told_from_staying_though_no_hint_tells_of_it() -> None:
    others = [monster("bronx"), monster("queens"), monster("brooklyn")]
    match = resolving("AH", *others, monster("lower", hearts=4))
    match.play("resolve A")
    ways = [thought(match, f"go {place}", 100.0, 0.5) for place in ("bronx", "brooklyn")]
    for hint in explained(match, seen(match, *ways, thought(match, "stay", 1.0, 0.1), count=2)):
        assert any("hits" in reason.text("en") for reason in hint.reasons)


def test_choosing_blocks_has_reasons_too() -> None:
    match = bigapple.new("manhattan", players=4, seed=7)
    [mixed, _] = reasons(match, "choose 1 1 2 2 3 4", "choose 1 1 1 1 1 1")
    assert re.search("Then, about .* \\(otherwise hardly ever\\): Tallest tower", mixed)


def test_a_choice_between_two_is_compared_though_one_hint_is_wanted() -> None:
    match = table([monster("bronx"), monster("queens")], decision="reroll", dice="CCAAHO")
    best = thought(match, "reroll A A H O", 100.0, 0.6)
    [only] = seen(match, best, thought(match, "reroll H C C O", 1.0, 0.1), count=1)
    assert only.action == best.action
    assert any(one.share > one.otherwise for one in only.tendencies)


def duel(dice: str, **changes: Any) -> bigapple.Match:
    """The first monster resolves dice against one in Manhattan that three hits eliminate."""
    return resolving(dice, monster("bronx", hearts=5), monster("lower", hearts=3), **changes)


def test_the_action_that_wins_comes_first_though_it_was_hardly_tried() -> None:
    match = duel("AAAOOE")
    idle, energy = thought(match, "resolve O", 900.0, 1.0), thought(match, "resolve E", 90.0, 1.0)
    found = explained(match, seen(match, idle, energy, thought(match, "resolve A", 1.0, 1.0)))
    assert [hint.action.text for hint in found] == ["resolve A", "resolve E", "resolve O"]
    assert found[0].describe("en") == (
        "Resolve 3 attack: hit Drakonis — wins the game. "
        "Player 2 is eliminated! Player 1 hits Player 2: 3 damage."
    )
    # What the attack will do is no merit of the others.
    assert [hint.describe("en").partition(" — ")[2] for hint in found[1:]] == [
        "almost always wins."
    ] * 2


def test_what_nothing_tells_apart_says_what_it_may_lead_to() -> None:
    match = resolving("COAAA", monster("bronx", hearts=5), monster("lower", hearts=9))
    idle, other = thought(match, "resolve O", 50.0, 0.5), thought(match, "resolve C", 50.0, 0.5)
    found = explained(match, seen(match, idle, other))
    reasons = [[reason.text("en") for reason in hint.reasons] for hint in found]
    assert reasons == [["Then, almost always: Player 1 hits Player 2: 3 damage."]] * 2


def test_the_last_rival_falls_but_the_own_dice_would_still_kill() -> None:
    match = resolving(
        "AAAOO",
        monster("bronx", hearts=1),
        monster("lower", hearts=3),
        units={"bronx": {"infantry": 1}},
    )
    [outlook] = seen(match, thought(match, "resolve A", 100.0, 0.0))
    assert not outlook.wins


def test_of_actions_that_are_as_good_what_gains_at_once_comes_first() -> None:
    piles = {"bronx": ["high-rise-3", "hospital-3", "power-plant-3"]}
    match = resolving("EEODDD", monster("bronx"), monster("queens"), piles=piles)
    idle, energy = thought(match, "resolve O", 900.0, 0.4), thought(match, "resolve E", 90.0, 0.39)
    found = seen(match, idle, energy, thought(match, "resolve D", 80.0, 0.4))
    texts = [match.action(one.action).text for one in found]
    assert texts == ["resolve E", "resolve D", "resolve O"]
    # A search cannot tell them apart.
    assert len({one.chance for one in found}) == 1
    clearly = thought(match, "resolve E", 90.0, 0.4 - 2 * EVEN)
    assert listed(match, idle, clearly) == ["resolve O", "resolve E"]


def test_piles_that_look_alike_share_a_place() -> None:
    match = after(
        resolving(
            "DDO",
            monster("bronx"),
            monster("queens"),
            piles={"bronx": ["high-rise-1", "high-rise-1", "high-rise-2"]},
        ),
        "resolve D",
    )
    first, second = (thought(match, f"destroy bronx {n}", 40.0, c) for n, c in ((1, 0.5), (2, 0.4)))
    other = thought(match, "destroy bronx 3", 50.0, 0.3)
    [same, _] = found = seen(match, other, first, second)
    assert len(found) == 2
    assert same.action == first.action
    assert same.chance == pytest.approx(0.45)
    # Its gain is in its name already.
    assert same.certain == ()


def test_what_rivals_gain_speaks_for_nothing() -> None:
    match = scene("buy", "EEEEEE", monster("bronx", energy=2), monster("lower"))
    assert not any("Player 2 gains" in said for said in reasons(match, "end", "sweep"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_and_its_percent_sign_stay_together(language: str) -> None:
    texts = resources.files("bigapple") / "locale" / language / "bots.ftl"
    shares = re.findall(r"}(.?)%", texts.read_text("utf-8"))
    assert shares
    assert set(shares) == {"\N{NO-BREAK SPACE}"}


@pytest.mark.parametrize(
    ("chance", "said"),
    [
        (0.0, "hardly ever wins"),
        (0.33, "wins about 33\N{NO-BREAK SPACE}% of the time"),
        (0.999, "almost always wins"),
    ],
)
def test_a_chance_is_said_as_what_it_is(chance: float, said: str) -> None:
    [action, *_] = tallest().legal
    assert Hint(action, chance, False, ()).odds.text("en") == said


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
