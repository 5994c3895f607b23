"""The course of a game: a turn as K3 tells it, and every action carried out."""

from __future__ import annotations

from bigapple.engine.agenda import OVER, ask, pop, push, top
from bigapple.engine.chance import Chance
from bigapple.engine.compiler import rule
from bigapple.engine.events import Log, emit
from bigapple.engine.layout import Array
from bigapple.games.king_of_new_york import actions, frames, happenings
from bigapple.games.king_of_new_york.cards.carapace import use_carapace
from bigapple.games.king_of_new_york.cards.dice import (
    adding_cards,
    chameleon,
    climb_the_empire_state_building,
    convert,
    convertible,
    fury,
    hailing_cabs,
    natural_selection,
    painbow,
    result,
)
from bigapple.games.king_of_new_york.cards.table import (
    AT_TURN_START,
    HAILING_CABS,
    KEEP_CARDS,
    TURN_START,
    TURN_START_IN,
    TURN_START_OF_SUPERSTAR,
)
from bigapple.games.king_of_new_york.cards.travelling import send_unit, sending_goes_on
from bigapple.games.king_of_new_york.components import (
    ATTACK,
    BOROUGHS,
    FACES,
    FOR_SALE,
    LOWER,
    WON_BY_PAINBOW,
    ZONE_ENERGY,
    ZONE_STARS,
    ZONES,
)
from bigapple.games.king_of_new_york.damage import bury, damage_goes_on
from bigapple.games.king_of_new_york.destroying import aim_ray, destroy, destruction_goes_on
from bigapple.games.king_of_new_york.dice import first_roll, reroll, rolled_cards, throw
from bigapple.games.king_of_new_york.ending import begin_turn, check_end, choose_next, end_game
from bigapple.games.king_of_new_york.faces import resolve, take_statue, use_tokens
from bigapple.games.king_of_new_york.gains import gain_energy, gain_stars, give
from bigapple.games.king_of_new_york.hand import lose_card
from bigapple.games.king_of_new_york.market import sweep
from bigapple.games.king_of_new_york.monsters import borough_of, has, in_manhattan, in_play
from bigapple.games.king_of_new_york.paying import pay
from bigapple.games.king_of_new_york.purchase import (
    answer_purchase,
    begin_sweep,
    buy,
    discards_go_on,
    next_discard,
    purchase_goes_on,
    scavenge,
)
from bigapple.games.king_of_new_york.setup import set_up
from bigapple.games.king_of_new_york.state import Game
from bigapple.games.king_of_new_york.travelling import set_out, travel


@rule
def deal(game: Game, chance: Chance, options: Array, log: Log) -> None:
    """Sets up a new game in a blank record."""
    set_up(game, chance, options, log)
    run(game, chance, log)


@rule
def run(game: Game, chance: Chance, log: Log) -> None:
    """Carries the agenda out up to the next decision."""
    while True:
        frame = top(game)
        kind = int(frame.kind)
        player = int(frame.player)
        if kind == frames.TURN:
            if turn_goes_on(game, log):
                return
        elif kind == frames.DAMAGE:
            if damage_goes_on(game, log):
                return
        elif kind == frames.DESTRUCTION:
            if destruction_goes_on(game, chance, log):
                return
        elif kind == frames.REROLLING:
            count = int(frame.left)
            pop(game)
            throw(game, count, chance, log)
        elif kind == frames.TRAVEL:
            borough, way = int(frame.left), int(frame.step)
            pop(game)
            travel(game, player, borough, way, log)
        elif kind == frames.PURCHASE:
            if purchase_goes_on(game, chance, log):
                return
        elif kind == frames.SWEEPING:
            pop(game)
            sweep(game, player, chance, log)
        elif kind == frames.STATUE:
            pop(game)
            take_statue(game, player, log)
        elif kind == frames.TOKENS:
            ask(game, player, happenings.WEBS if frame.step == ATTACK else happenings.CURSES)
            return
        elif kind == frames.SENDING:
            if sending_goes_on(game):
                ask(game, player, happenings.SEND)
                return
            pop(game)
        elif kind == frames.PAYMENT:
            ask(game, player, happenings.PAY_COST)
            return
        elif kind == frames.DISCARDS:
            if discards_go_on(game, log):
                return
        elif placing_goes_on(game):
            return


@rule
def placing_goes_on(game: Game) -> bool:
    """In turn order each monster takes a place (K2.5); then the first turn begins."""
    frame = top(game)
    if frame.left > 0:
        ask(game, int(frame.player), happenings.PLACE)  # K2.5
        return True
    pop(game)
    push(game, frames.TURN, int(game.active), 0)
    return False


@rule
def turn_goes_on(game: Game, log: Log) -> bool:
    """Carries a turn on through its phases (K3.1); whether it asks the active player."""
    frame = top(game)
    player = int(game.active)
    if not in_play(game, player) and frame.step < frames.DONE:
        frame.step = frames.DONE  # K6.3
    if frame.step == frames.START:
        frame.step = frames.ROLL
        begin_turn(game, log)
        start_phase(game, player, log)
    if frame.step == frames.ROLL:
        ask(game, player, happenings.ROLL)
        return True
    if frame.step == frames.REROLL:
        if game.rerolls_left > 0:
            ask(game, player, happenings.REROLL)  # K4.2
            return True
        frame.step = frames.ROLLED
    if frame.step < frames.RESOLVE:
        if preparing_asks(game, player, log):
            return True
        if game.decision == OVER:
            return True
    if frame.step == frames.RESOLVE:
        for face in range(FACES):
            if result(game, face) > 0 and not game.resolved[face]:
                ask(game, player, happenings.RESOLVE)  # K5.1
                return True
        frame.step = frames.MOVE
    if frame.step == frames.MOVE:
        ask(game, player, happenings.MOVE)
        return True
    if frame.step == frames.BUY:
        ask(game, player, happenings.BUY)
        return True
    if frame.step == frames.END:
        frame.step = frames.DONE
        if natural_selection(game, player, log):
            bury(game)
            return False
    if check_end(game, log):  # K3.3, K10.1
        return True
    choose_next(game)
    frame.player = game.active
    frame.step = frames.START
    frame.left = 0
    return False


@rule
def start_phase(game: Game, player: int, log: Log) -> None:
    if in_manhattan(game, player):
        zone = (int(game.places[player]) - LOWER) % ZONES
        gain_stars(game, player, int(ZONE_STARS[zone]), happenings.BY_MANHATTAN, log)  # K3.2
        gain_energy(game, player, int(ZONE_ENERGY[zone]), happenings.BY_MANHATTAN, log)  # K3.2
    for number in AT_TURN_START:
        card = int(number)
        if has(game, player, card):
            where = TURN_START_IN[card] < 0 or TURN_START_IN[card] == borough_of(game, player)
            famous = TURN_START_OF_SUPERSTAR[card] == 0 or game.superstar == player
            if where and famous:
                give(game, player, TURN_START, card, log)  # K3.2


@rule
def preparing_asks(game: Game, player: int, log: Log) -> bool:
    """From the end of rolling to the first face (K11.65, K12.2); whether it asks something."""
    frame = top(game)
    if frame.step == frames.ROLLED:
        frame.step = frames.HEARTS_TO_ENERGY
        game.rerolls_left = 0
        rolled_cards(game, player, log)  # K11.65
        climb_the_empire_state_building(game, player, log)  # K11.65
        frame.left = game.dice[ATTACK]
    while frame.step < frames.CABS:
        if convertible(game, player, int(frame.step), int(frame.left)) > 0:
            ask(game, player, happenings.CONVERT)  # K12.2
            return True
        frame.step += 1
    if frame.step == frames.CABS:
        frame.left = 0
        if has(game, player, HAILING_CABS):
            ask(game, player, happenings.CABS)  # K11.17
            return True
        frame.step = frames.COUNT
    frame.step = frames.RESOLVE
    fury(game, player, log)  # K12.2
    adding_cards(game, player, log)  # K12.2
    if painbow(game, player, log):  # K12.2
        end_game(game, player, WON_BY_PAINBOW, log)  # K10.3
    return False


@rule
def apply(game: Game, action: int, chance: Chance, log: Log) -> None:
    """Carries one legal action of the actor out, up to the next decision."""
    frame = top(game)
    player = int(game.actor)
    decision = int(game.decision)
    if actions.within(action, actions.FIRST_REROLL, actions.MASKS):
        if action == actions.KEEP_ALL:
            frame.step = frames.ROLLED  # K4.2
        else:
            reroll(game, player, action - actions.FIRST_REROLL, log)
    elif actions.within(action, actions.FIRST_RESOLVE, FACES):
        resolve(game, player, action - actions.FIRST_RESOLVE, chance, log)
    elif action == actions.ROLL:
        frame.step = frames.REROLL
        first_roll(game, player, chance, log)  # K4.1
    elif actions.within(action, actions.FIRST_GO, BOROUGHS + 1):
        go(game, player, decision, action, log)
    elif action == actions.PASS:
        decline(game, decision)
    elif actions.within(action, actions.FIRST_BUY, FOR_SALE):
        buy(game, player, action - actions.FIRST_BUY, log)
    elif action == actions.SWEEP:
        begin_sweep(game, player, log)
    elif actions.FIRST_BUILDING <= action < actions.FIRST_SEND:
        destroy(game, player, action, chance, log)
    elif actions.within(action, actions.FIRST_AMOUNT, actions.AMOUNTS):
        give_amount(game, player, decision, action - actions.FIRST_AMOUNT, chance, log)
    else:
        use_card(game, player, action, log)
    run(game, chance, log)


@rule
def go(game: Game, player: int, decision: int, action: int, log: Log) -> None:
    """Going to a borough or staying, in the move phase or when asked where to."""
    frame = top(game)
    borough = action - actions.FIRST_GO
    way = happenings.BY_MOVE
    if decision == happenings.PLACE:
        game.places[player] = borough  # K2.5
        emit(log, happenings.PLACED, player, borough)
        frame.left -= 1
        frame.player = (player + 1) % int(game.players)
        return
    if decision == happenings.MOVE:
        frame.step = frames.BUY
    elif decision == happenings.FLEE:
        way = happenings.BY_FLIGHT
    else:
        way = happenings.BY_LEAVING
    if action == actions.STAY:
        emit(log, happenings.STAYED, player, int(game.places[player]))
    else:
        set_out(game, player, borough, way, log)


@rule
def decline(game: Game, decision: int) -> None:
    frame = top(game)
    if decision == happenings.BUY:
        frame.step = frames.END
    elif decision == happenings.CABS:
        frame.step = frames.COUNT
    elif decision == happenings.RAY:
        frame.step = frames.DESTROYING
    elif decision == happenings.SEND:
        frame.step += 1
    else:
        pop(game)  # K11.34


@rule
def give_amount(
    game: Game, player: int, decision: int, amount: int, chance: Chance, log: Log
) -> None:
    """Answers a question of how many."""
    frame = top(game)
    if decision == happenings.CONVERT:
        convert(game, player, int(frame.step), amount, log)
        frame.step += 1
    elif decision == happenings.WEBS or decision == happenings.CURSES:
        use_tokens(game, amount, chance, log)
    elif decision == happenings.PAY_COST:
        cost = int(frame.left)
        pop(game)
        pay(game, player, cost, amount, log)
    elif decision == happenings.PAY_DAMAGE:
        game.damage_paid[player] = amount  # K11.24
        game.energy[player] -= amount
        frame.step = frames.HURTING
    else:
        answer_purchase(game, player, amount, log)


@rule
def use_card(game: Game, player: int, action: int, log: Log) -> None:
    """What cards let their owners do."""
    frame = top(game)
    if action == actions.USE_CARAPACE:
        use_carapace(game, player, log)
    elif action == actions.CABS:
        frame.step = frames.COUNT
        hailing_cabs(game, player, log)
    elif actions.within(action, actions.FIRST_CHAMELEON, FACES * FACES):
        shown, wanted = divmod(action - actions.FIRST_CHAMELEON, FACES)
        chameleon(game, player, shown, wanted, log)
    elif actions.within(action, actions.FIRST_SUBWAY, BOROUGHS):
        game.subway_moves -= 1  # K11.61
        set_out(game, player, action - actions.FIRST_SUBWAY, happenings.BY_SUBWAY, log)
    elif actions.within(action, actions.FIRST_SPEED, BOROUGHS):
        game.sped = 1  # K11.37
        set_out(game, player, action - actions.FIRST_SPEED, happenings.BY_SPEED, log)
    elif actions.within(action, actions.FIRST_RAY, BOROUGHS):
        aim_ray(game, player, action - actions.FIRST_RAY, log)
    elif actions.FIRST_SEND <= action < actions.FIRST_AMOUNT:
        send_unit(game, action - actions.FIRST_SEND, log)
        frame.step += 1
    elif actions.within(action, actions.FIRST_SCAVENGE, KEEP_CARDS):
        scavenge(game, player, action - actions.FIRST_SCAVENGE, log)
    elif actions.within(action, actions.FIRST_DISCARD, KEEP_CARDS):
        lose_card(game, player, action - actions.FIRST_DISCARD, log)
        next_discard(game)
    else:
        answer_purchase(game, player, action - actions.FIRST_PHOTO, log)
