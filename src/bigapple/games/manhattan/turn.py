"""Setting up (M2.3, M2.4) and the course of a game: rounds, choices, turns (M3)."""

from __future__ import annotations

from bigapple.engine.agenda import NOBODY, OVER, ask, pop, push, top
from bigapple.engine.chance import Chance, draw, draw_from
from bigapple.engine.compiler import rule
from bigapple.engine.events import Log, emit
from bigapple.engine.layout import Array
from bigapple.games.manhattan import actions
from bigapple.games.manhattan.components import (
    BLOCKS_OF_SIZE,
    CARDS,
    CARDS_IN_BOX,
    COPIES_OF_CARD,
    HAND,
    LOTS,
    NO_COLOUR,
    NO_MONSTER,
    NOWHERE,
    SIZES,
    URBAN_RULES,
)
from bigapple.games.manhattan.happenings import (
    BLOCKS_CHOSEN,
    BUILD,
    BUILT,
    CARD,
    CARD_DEALT,
    CARD_DRAWN,
    CHOOSE,
    FIRST_PLAYER,
    GAME_ENDED,
    GAME_STARTED,
    GAVE_UP,
    MONSTER_LOT,
    MONSTER_PLACED,
    PILE_SHUFFLED,
    ROUND_SCORED,
    ROUND_STARTED,
)
from bigapple.games.manhattan.monster import move_monster
from bigapple.games.manhattan.options import (
    ADJACENT,
    ANTI_TRUST,
    EDITION,
    FIRST,
    MEGACITY,
    MONSTER,
    PLAYERS,
    PROGRESSIVE,
    URBAN_RULES_ON,
)
from bigapple.games.manhattan.placing import lot_shown
from bigapple.games.manhattan.scoring import score_board
from bigapple.games.manhattan.state import Game
from bigapple.games.manhattan.table import (
    colour_of,
    colours_each,
    rounds,
    start_player,
    turns_each_round,
)
from bigapple.games.manhattan.towers import add_block, owner
from bigapple.games.manhattan.urban_rules import reveal_rule, score_urban_rule

# Frames of the agenda.
ROUNDS = 1
CHOICES = 2
TURNS = 3
SCORING = 4


@rule
def set_options(game: Game, options: Array) -> None:
    game.players = options[PLAYERS]
    game.first_player = options[FIRST]
    game.edition = options[EDITION]
    game.urban_rules = options[URBAN_RULES_ON]
    game.megacity = options[MEGACITY]
    game.monster = options[MONSTER]
    game.progressive = options[PROGRESSIVE]
    game.anti_trust = options[ANTI_TRUST]
    game.adjacent = options[ADJACENT]


@rule
def deal(game: Game, chance: Chance, options: Array, log: Log) -> None:
    """Sets up a new game in a blank record."""
    set_options(game, options)
    if game.first_player < 0:
        game.first_player = draw(chance, FIRST_PLAYER, int(game.players))  # M2.3
    emit(log, GAME_STARTED, int(game.first_player))

    for lot in range(LOTS):
        game.top_colour[lot] = NO_COLOUR
    for player in range(game.players):
        for which in range(colours_each(game)):
            for size in range(1, SIZES + 1):
                colour = colour_of(game, player, which)
                game.reserve[colour, size - 1] = BLOCKS_OF_SIZE[size - 1]  # M1.2

    for card in range(CARDS):
        game.pile[card] = COPIES_OF_CARD  # M1.3
    game.pile_size = CARDS_IN_BOX
    for player in range(game.players):
        for _ in range(HAND):
            card = take_card(game, player, chance)  # M2.4
            emit(log, CARD_DEALT, player, card)

    game.monster_lot = NOWHERE
    if game.monster != NO_MONSTER:
        game.monster_lot = draw(chance, MONSTER_LOT, LOTS)  # M9.1
        emit(log, MONSTER_PLACED, int(game.monster), int(game.monster_lot))
    if game.urban_rules:
        for index in range(URBAN_RULES):
            game.unseen_rules[index] = 1  # M8.1
    game.tallest = NO_COLOUR

    push(game, ROUNDS, 0, rounds(game))
    run(game, chance, log)


@rule
def run(game: Game, chance: Chance, log: Log) -> None:
    """Carries the agenda out up to the next decision."""
    while True:
        frame = top(game)
        if frame.kind == ROUNDS:
            if frame.left == 0:
                end_game(game, log)
                return
            frame.left -= 1
            start_round(game, chance, log)
        elif frame.left == 0:
            pop(game)
        elif frame.kind == CHOICES:
            ask(game, int(frame.player), CHOOSE)
            return
        elif frame.kind == TURNS:
            ask(game, int(frame.player), BUILD)
            return
        else:
            pop(game)
            score_round(game, chance, log)


@rule
def start_round(game: Game, chance: Chance, log: Log) -> None:
    game.round_number += 1
    first = start_player(game)
    emit(log, ROUND_STARTED, int(game.round_number), first)
    if game.urban_rules:
        reveal_rule(game, chance, log)  # M8.1
    players = int(game.players)
    push(game, SCORING, 0, 1)
    push(game, TURNS, first, turns_each_round(game) * players)  # M3.2
    push(game, CHOICES, first, players)  # M3.1


@rule
def score_round(game: Game, chance: Chance, log: Log) -> None:
    score_board(game, log)
    if game.urban_rules:
        score_urban_rule(game, chance, log)
    score = game.score
    emit(log, ROUND_SCORED, int(game.round_number), score[0], score[1], score[2], score[3], 0)


@rule
def end_game(game: Game, log: Log) -> None:
    pop(game)
    ask(game, NOBODY, OVER)  # M7.1
    emit(log, GAME_ENDED)


@rule
def apply(game: Game, action: int, chance: Chance, log: Log) -> None:
    """Carries one legal action of the actor out, up to the next decision."""
    if actions.is_choice(action):
        choose_blocks(game, action, log)
    elif actions.is_discard(action):
        give_up(game, action, chance, log)
    else:
        build(game, action, chance, log)
    run(game, chance, log)


@rule
def pass_on(game: Game) -> None:
    """The next player clockwise takes over the top frame's decision."""
    frame = top(game)
    frame.player += 1  # M3.2
    if frame.player == game.players:
        frame.player = 0
    frame.step = 0
    frame.left -= 1


@rule
def choose_blocks(game: Game, action: int, log: Log) -> None:
    frame = top(game)
    player = int(frame.player)
    if frame.step + 1 == colours_each(game):
        if colours_each(game) == 2:
            lay_out(game, player, colour_of(game, player, 0), log)
        set_aside(game, action)
        lay_out(game, player, colour_of(game, player, int(frame.step)), log)
        pass_on(game)
    else:
        set_aside(game, action)  # M3.1
        frame.step += 1


@rule
def set_aside(game: Game, action: int) -> None:
    for size in range(1, SIZES + 1):
        game.pending[size - 1] = actions.chosen_count(action, size)


@rule
def lay_out(game: Game, player: int, colour: int, log: Log) -> None:
    """Moves the blocks that were set aside from the reserve into the open."""
    pending = game.pending
    emit(log, BLOCKS_CHOSEN, player, colour, pending[0], pending[1], pending[2], pending[3])
    for size in range(1, SIZES + 1):
        game.reserve[colour, size - 1] -= pending[size - 1]  # M3.1
        game.chosen[colour, size - 1] += pending[size - 1]  # M3.1
        pending[size - 1] = 0


@rule
def build(game: Game, action: int, chance: Chance, log: Log) -> None:
    """A turn: card, block, monster, draw."""
    player = int(game.actor)
    which, card, district, size = actions.build_parts(action)
    colour = colour_of(game, player, which)
    lot = lot_shown(game, player, card, district)  # M4.3
    conquered = owner(game, lot)
    game.chosen[colour, size - 1] -= 1  # M3.2
    add_block(game, lot, colour, size)  # M3.2
    emit(log, BUILT, player, card, lot, colour, size, conquered)
    end_turn(game, player, card, chance, log)


@rule
def give_up(game: Game, action: int, chance: Chance, log: Log) -> None:
    """A turn without a legal placement."""
    player = int(game.actor)
    which, card, size = actions.discard_parts(action)
    colour = colour_of(game, player, which)
    game.chosen[colour, size - 1] -= 1  # M3.4
    game.given_up[colour, size - 1] += 1  # M3.4
    emit(log, GAVE_UP, player, card, colour, size)
    end_turn(game, player, card, chance, log)


@rule
def end_turn(game: Game, player: int, card: int, chance: Chance, log: Log) -> None:
    game.hands[player, card] -= 1
    game.played[card] += 1  # M3.2
    if game.monster != NO_MONSTER:
        move_monster(game, player, card, log)  # M9.2
    drawn = take_card(game, player, chance)  # M3.2
    emit(log, CARD_DRAWN, player, drawn)
    shuffle_if_empty(game, log)
    pass_on(game)


@rule
def take_card(game: Game, player: int, chance: Chance) -> int:
    card = draw_from(chance, CARD, game.pile, int(game.pile_size))
    game.pile[card] -= 1
    game.pile_size -= 1
    game.hands[player, card] += 1
    return card


@rule
def shuffle_if_empty(game: Game, log: Log) -> None:
    """An empty pile is made of the played cards at once (M3.5)."""
    if game.pile_size == 0:
        for card in range(CARDS):
            game.pile_size += game.played[card]
            game.pile[card] = game.played[card]  # M3.5
            game.played[card] = 0  # M3.5
        emit(log, PILE_SHUFFLED, int(game.pile_size))
