"""Bots: what they may know, what they choose, and that greedy beats random."""

from __future__ import annotations

from typing import Any

import pytest

import bigapple
from bigapple import bots
from bigapple.engine.layout import to_bytes
from bigapple.errors import CannotRead
from bigapple.fairness import keyed_chance
from tests.bots.playing import decide, greedy_wins_against_random, play

SIMPLE = ["greedy", "random"]
"""Those that do not search; tests/bots/test_search.py has the others."""
EVERYTHING = {"urban_rules": True, "monster": "baby", "progressive": True, "anti_trust": "player"}


@pytest.mark.parametrize("name", SIMPLE)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, EVERYTHING], ids=["base", "everything"])
def test_whole_games(name: str, players: int, options: dict[str, Any]) -> None:
    assert play("manhattan", [name] * players, seed=1, **options).outcome is not None


def test_greedy_beats_random() -> None:
    """Loose and always the same games: benchmarks/bots.py measures."""
    assert greedy_wins_against_random("manhattan", 8) >= 7


@pytest.mark.parametrize("name", SIMPLE)
def test_a_bot_depends_on_what_it_may_know_and_changes_nothing(name: str) -> None:
    match = play_some(12)
    actor = match.actor
    assert actor is not None
    concealed = match.concealed(actor)
    before = to_bytes(concealed)
    bot = bots.bot(name, "manhattan")
    first = bot.choose(match.definition, concealed, keyed_chance("a", 1))
    assert to_bytes(concealed) == before
    assert bot.choose(match.definition, concealed, keyed_chance("a", 1)) == first
    # Other hands of the others, the same concealed game: the same choice.
    twin = bigapple.replay(match.record(reveal=True))
    guess = twin.concealed(actor)
    twin.definition.table.imagine(guess, actor, keyed_chance("guess", 1))
    twin.definition.table.conceal(guess, actor)
    assert bot.choose(match.definition, guess, keyed_chance("a", 1)) == first


def play_some(turns: int) -> bigapple.Match:
    match = bigapple.new("manhattan", players=4, seed=3)
    for _ in range(turns):
        match.play(match.action(decide(match, "greedy")))
    return match


def test_greedy_takes_the_tallest_tower_when_it_can() -> None:
    match = bigapple.load(
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
    assert match.action(decide(match, "greedy")).text == "build 5 D 4"


def test_greedy_takes_a_mix_of_blocks() -> None:
    match = bigapple.new("manhattan", players=4, seed=3)
    texts = {match.action(decide(match, "greedy", serial)).text for serial in range(5)}
    assert texts <= {"choose 1 1 1 2 3 4", "choose 1 1 1 2 2 3", "choose 1 1 2 2 3 4"}


def test_unknown_names_are_refused() -> None:
    with pytest.raises(CannotRead, match=r"no bot called clever.*greedy, random, search, beginner"):
        bots.bot("clever", "manhattan")
    with pytest.raises(CannotRead, match="no game called chess"):
        bots.bot("greedy", "chess")
