"""The bot that searches, levels and characters: sound, blind to secrets, and repeatable."""

from __future__ import annotations

from typing import Any

import pytest

import bigapple
from bigapple import bots, games
from bigapple.bots.levels import LEVELS as MADE
from bigapple.bots.search import NODES, Budget, SearchBot, nodes_for
from bigapple.bots.tree import FORESIGHT
from bigapple.engine.layout import to_bytes
from bigapple.errors import CannotRead
from bigapple.fairness import keyed_chance
from bigapple.texts import LANGUAGES
from tests.games.king_of_new_york.positions import monster, table

KING = "king-of-new-york"
MANHATTAN = "manhattan"
VARIANTS = {"urban_rules": True, "monster": "baby", "progressive": True, "anti_trust": "player"}


def bot_of(game_id: str, playouts: int, threads: int = 1) -> SearchBot:
    return SearchBot(games.definition(game_id), Budget(playouts=playouts, threads=threads))


def decide(match: bigapple.Match, bot: bots.Bot, serial: int | None = None) -> str:
    chance = keyed_chance("test", len(match.history) if serial is None else serial)
    index = bot.choose(match.definition, match.concealed(match.actor), chance)
    return match.action(index).text


@pytest.mark.parametrize(
    ("game_id", "players", "options"),
    [
        (MANHATTAN, 2, {}),
        (MANHATTAN, 3, VARIANTS),
        (MANHATTAN, 4, {}),
        (KING, 2, {}),
        (KING, 4, {}),
        (KING, 6, {}),
    ],
)
def test_whole_games_are_legal(game_id: str, players: int, options: dict[str, Any]) -> None:
    match = bigapple.new(game_id, players=players, seed=5, **options)
    bot = bot_of(game_id, 20)
    while match.actor is not None:
        match.play(decide(match, bot))
    assert match.outcome is not None


@pytest.mark.parametrize("name", [*bots.LEVELS, *bots.CHARACTERS])
@pytest.mark.parametrize("game_id", [MANHATTAN, KING])
def test_levels_choose_something_legal_and_leave_the_game_alone(name: str, game_id: str) -> None:
    match = bigapple.new(game_id, players=3, seed=2)
    level = MADE[name]
    few = Budget(playouts=min(60, level.budget.playouts or 60))
    bot = SearchBot(games.definition(game_id), few, level.tuning.get(game_id))
    for _ in range(12):
        concealed = match.concealed(match.actor)
        before = to_bytes(concealed)
        action = bot.choose(match.definition, concealed, keyed_chance("a", 1))
        assert to_bytes(concealed) == before
        assert match.why_not(action) is None
        match.play(action)


def some_match(game_id: str, actions: int, players: int = 3) -> bigapple.Match:
    match = bigapple.new(game_id, players=players, seed=11)
    bot = bots.bot("greedy", game_id)
    for _ in range(actions):
        match.play(decide(match, bot))
    return match


@pytest.mark.parametrize("game_id", [MANHATTAN, KING])
@pytest.mark.parametrize("threads", [1, 2])
def test_the_same_chance_gives_the_same_choice(game_id: str, threads: int) -> None:
    match = some_match(game_id, 13)
    first = decide(match, bot_of(game_id, 200, threads), serial=1)
    assert decide(match, bot_of(game_id, 200, threads), serial=1) == first


def test_it_sees_nothing_that_is_hidden() -> None:
    match = some_match(MANHATTAN, 13)
    actor = match.actor
    assert actor is not None
    bot = bot_of(MANHATTAN, 200)
    first = bot.choose(match.definition, match.concealed(actor), keyed_chance("a", 1))
    # Other hands of the others, the same concealed game: the same choice.
    guess = match.concealed(actor)
    match.definition.table.imagine(guess, actor, keyed_chance("guess", 1))
    assert to_bytes(guess) != to_bytes(match.game)
    match.definition.table.conceal(guess, actor)
    assert bot.choose(match.definition, guess, keyed_chance("a", 1)) == first


def test_it_finds_the_build_that_wins_at_manhattan() -> None:
    """The last block of the game: only the tallest tower makes up for the points that lack."""
    match = bigapple.load(
        {
            "game": "manhattan",
            "options": {"players": 3},
            "actor": 0,
            "first_player": 0,
            "round": 6,
            "towers": {"D5": ["orange 4"], "A1": ["purple 1"]},
            "hands": [[5, 1, 2, 3], None, None],
            "chosen": {"blue": [4]},
            "score": {"blue": 1, "orange": 2, "purple": 0},
            "seed": 7,
        }
    )
    assert decide(match, bot_of(MANHATTAN, 400)) == "build 5 D 4"


def test_it_buys_the_victory_at_king_of_new_york() -> None:
    match = table(
        [monster("bronx", stars=16, energy=9), monster("lower", stars=19)],
        decision="buy",
        market=["drain", "brooklyn-bridge", "diva"],
    )
    assert decide(match, bot_of(KING, 200)) == "buy brooklyn-bridge"


def test_it_keeps_the_dice_that_win_at_king_of_new_york() -> None:
    """Three celebrities make a superstar: the twentieth star."""
    match = table(
        [monster("bronx", stars=19, hearts=8), monster("queens", stars=19), monster("lower")],
        decision="reroll",
        dice="CCCHHE",
        rerolls_left=1,
    )
    chosen = decide(match, bot_of(KING, 400))
    assert "C" not in chosen.removeprefix("reroll")


def test_it_goes_on_with_its_tree_where_nothing_came_between() -> None:
    match = table([monster("bronx"), monster("queens")], decision="resolve", dice="CCEEHH")
    bot = bot_of(KING, 300)
    match.play(decide(match, bot))
    assert match.actor == 0
    assert match.decision == "resolve"
    thoughts = bot.think(match.concealed(0), keyed_chance("a", 1))
    assert sum(thought.tries for thought in thoughts) > 300
    # A game that it did not foresee starts anew.
    other = table([monster("bronx"), monster("queens")], decision="resolve", dice="EEEHHA")
    thoughts = bot.think(other.concealed(0), keyed_chance("a", 1))
    assert sum(thought.tries for thought in thoughts) == 300


@pytest.mark.parametrize("players", [2, 3])
def test_at_manhattan_first_impressions_go_on_fading(players: int) -> None:
    match = some_match(MANHATTAN, 13, players)
    concealed = match.concealed(match.actor)
    definition, budget = match.definition, Budget(playouts=2000)
    usual, rash = (
        # With impressions that never fade, both sides do what comes to mind first.
        SearchBot(definition, budget, tuning).think(concealed, keyed_chance("a", 1))
        for tuning in ({}, {FORESIGHT: 1.0})
    )
    assert usual != rash


def test_who_thinks_longer_has_more_room_for_its_tree() -> None:
    few, many, more = (nodes_for(Budget(count)) for count in (10_000, 300_000, 10**12))
    assert nodes_for(Budget(seconds=3.0)) == few == NODES
    assert many == 3 * NODES
    assert nodes_for(Budget(300_000, threads=3)) == NODES
    assert many < more <= 16 * NODES


def test_it_thinks_in_seconds_too() -> None:
    match = some_match(MANHATTAN, 4)
    bot = bots.bot("search:0.01s", MANHATTAN)
    assert decide(match, bot) in [action.text for action in match.legal]


@pytest.mark.parametrize("name", ["search:", "search:0", "search:-3", "search:fast", "search:0s"])
def test_impossible_budgets_are_refused(name: str) -> None:
    with pytest.raises(CannotRead, match="cannot think"):
        bots.bot(name, MANHATTAN)


def test_only_the_searcher_takes_a_budget() -> None:
    with pytest.raises(CannotRead, match="no bot called greedy:5"):
        bots.bot("greedy:5", MANHATTAN)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_and_a_manner_in_every_language(language: str) -> None:
    told = [bots.title(name).text(language) for name in bots.names()]
    told += [bots.manner(name).text(language) for name in bots.names()]
    assert len(set(told)) == 2 * len(bots.names())


@pytest.mark.parametrize("game_id", [MANHATTAN, KING])
def test_a_bot_that_stops_early_takes_what_it_would_have_taken(game_id: str) -> None:
    """It thinks until no other action can become the most tried one."""
    match = bigapple.new(game_id, players=2, seed=4)
    hasty, patient = bot_of(game_id, 1500), bot_of(game_id, 1500)
    for step in range(6):
        concealed, chance = match.concealed(match.actor), keyed_chance("early", step)
        choice = hasty.choose(match.definition, concealed, chance)
        if len(match.legal) > 1:
            # A bot of its own for each decision: only the hasty one keeps its tree.
            hasty = bot_of(game_id, 1500)
            thoughts = patient.think(concealed, keyed_chance("early", step))
            assert choice == thoughts[0].action
        match.play(match.action(choice))
    assert patient.playouts > 0
