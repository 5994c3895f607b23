"""Several people at one screen: nobody sees what another holds."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

import bigapple
from bigapple.fairness import keyed_chance
from bigapple.terminal.screen import CLEAR_WITH_SCROLLBACK, Screen
from bigapple.terminal.seats import Seats, seats_of
from bigapple.terminal.table import Table
from tests.terminal.sitting import Sitting, sit

NAMES = ("Ann", "Bob", "Cid", "Dee")
LOOKS = ("hand", "log all", "table", "list", "player 1")


def looking_around(sitting: Sitting) -> str:
    """Whoever sits there looks at everything, and then plays."""
    if "press Enter when nobody" in sitting.last:
        return ""
    asked = len(sitting.shown) % (len(LOOKS) + 1)
    if asked < len(LOOKS):
        return LOOKS[asked]
    return sitting.match.legal[0].text


@pytest.mark.parametrize("plain", [True, False])
@pytest.mark.parametrize(("players", "people"), [(2, 2), (3, 2)])
def test_only_ones_own_cards_are_on_the_screen(players: int, people: int, plain: bool) -> None:
    match = bigapple.new("manhattan", players=players, seed=4, names=NAMES[:players])
    hands: list[str] = []
    turns = 0

    def typist(sitting: Sitting) -> str:
        nonlocal turns
        turns += 1
        if turns > 150:
            raise EOFError
        actor = sitting.match.actor
        assert actor is not None
        hands.append(" ".join(map(str, sitting.match.position()["hands"][actor])))
        return looking_around(sitting)

    sitting = sit(match, typist, seats=seats_of(players, people), plain=plain)
    curtains = 0
    for shown, facing, hand in zip(sitting.shown, sitting.faced, hands, strict=False):
        if facing is None:
            curtains += 1
            assert "Hand the device to" in shown
            after = shown.rpartition("\n\n" if plain else CLEAR_WITH_SCROLLBACK)[2]
            assert "cards" not in after
            continue
        shown = re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", shown)
        name = NAMES[facing]
        secrets = re.findall(r"(\w+) (?:draws|is dealt) card \d|(\w+) holds the cards", shown)
        assert {first or second for first, second in secrets} <= {name}
        for own in re.findall(r"Your cards: (.*)", shown):
            assert own == hand
    assert curtains > 4


@pytest.mark.parametrize("plain", [True, False])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_that_a_player_cannot_tell_apart_look_the_same(players: int, plain: bool) -> None:
    """Whatever the others hold, everything on a player's screen is byte for byte the same."""
    match = bigapple.new("manhattan", players=players, seed=8)
    for turn in range(25):
        actor = match.actor
        assert actor is not None
        if turn % 4 == 0:
            pages = [screenful(match, actor, plain, guess) for guess in range(3)]
            assert pages[0] == pages[1] == pages[2]
        legal = match.legal
        match.play(legal[turn * 5 % len(legal)])


def screenful(match: bigapple.Match, player: int, plain: bool, guess: int) -> str:
    """All that a player can have shown, if the others held what a guess says."""
    twin = bigapple.replay(match.record(reveal=True))
    twin._game = twin.concealed(player)
    twin.definition.table.imagine(twin._game, player, keyed_chance("guess", guess))
    output = io.StringIO()
    typed = iter(["list", "table", "hand", "log all", *(f"player {n + 1}" for n in range(2))])

    def read(prompt: str) -> str:
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    console = Console(file=output, width=120, height=40, force_terminal=not plain)
    screen = Screen("en", console, plain=plain, interactive=False, read=read)
    kinds = ["greedy"] * match.players
    kinds[player] = "person"
    table = Table(twin, Seats(tuple(kinds)), screen)
    table.run()
    return re.sub(r"The game is saved in\s+\S+", "", output.getvalue())


def test_one_person_needs_no_curtain() -> None:
    match = bigapple.new("manhattan", players=2, seed=4)
    sitting = sit(match, ["1123 1224", "quit"])
    assert "Hand the device" not in sitting.transcript


def test_quitting_at_the_curtain() -> None:
    match = bigapple.new("manhattan", players=2, seed=4)
    sitting = sit(match, ["quit"], seats=seats_of(2, 2))
    assert sitting.code == 0
    assert len(match.history) == 1


def test_undo_at_a_shared_screen_goes_back_to_ones_own_decision() -> None:
    match = bigapple.new("manhattan", players=2, seed=4, first_player=0)
    seats = seats_of(2, 2)
    typed = ["", "1123 1224", "", "undo", "1124 1224", "", "undo"]
    sitting = sit(match, typed, seats=seats)
    assert "There is nothing to undo." in sitting.transcript
    assert match.actor == 0
    assert match.decision == "choose"
    assert [entry.player for entry in match.history if entry.undone] == [0, 1]
