"""What is legal, why something is not, and what an absent player does (K13.1)."""

from __future__ import annotations

from bigapple.engine.agenda import OVER, top
from bigapple.engine.compiler import large_rule, rule
from bigapple.engine.layout import Array
from bigapple.games.king_of_new_york import actions, happenings
from bigapple.games.king_of_new_york.cards.dice import convertible, result, why_not_chameleon
from bigapple.games.king_of_new_york.cards.once import most_healing, why_not_photo
from bigapple.games.king_of_new_york.cards.table import (
    CARAPACE,
    CHAMELEON,
    COST,
    KEEP_CARDS,
    SCAVENGER,
    SUPER_SPEED,
)
from bigapple.games.king_of_new_york.components import (
    BOROUGHS,
    FACES,
    FOR_SALE,
    MANHATTAN,
    MOST_PLAYERS,
    PILES,
    PILES_IN_BOROUGH,
    SUBWAY_TURN,
    UNIT_KINDS,
)
from bigapple.games.king_of_new_york.destroying import (
    why_not_building,
    why_not_stop,
    why_not_unit,
)
from bigapple.games.king_of_new_york.dice import (
    must_reroll,
    why_not_reroll,
    why_not_reroll_face,
)
from bigapple.games.king_of_new_york.market import why_not_buy, why_not_scavenge, why_not_sweep
from bigapple.games.king_of_new_york.monsters import has, has_room
from bigapple.games.king_of_new_york.paying import fewest_hearts, payable_hearts
from bigapple.games.king_of_new_york.refusals import Refusal
from bigapple.games.king_of_new_york.state import Game
from bigapple.games.king_of_new_york.travelling import (
    why_not_flee,
    why_not_go,
    why_not_leave,
    why_not_speed,
    why_not_stay,
    why_not_subway,
)


@rule
def is_between_steps(decision: int) -> bool:
    """Whether Carapace and Subway may be used at a decision (K11.67)."""
    return (
        decision == happenings.ROLL
        or decision == happenings.REROLL
        or decision == happenings.RESOLVE
        or decision == happenings.MOVE
        or decision == happenings.BUY
    )


@rule
def why_not(game: Game, player: int, action: int) -> int:
    """0, or the code of the first reason against an action."""
    if game.decision == OVER:
        return Refusal.GAME_OVER  # K10.1
    if player != game.actor:
        return Refusal.NOT_YOUR_DECISION  # K3.1
    decision = int(game.decision)
    if action == actions.USE_CARAPACE or actions.within(action, actions.FIRST_SUBWAY, BOROUGHS):
        if not is_between_steps(decision):
            return Refusal.WRONG_DECISION  # K11.67
        return why_not_between_steps(game, player, action)
    if decision == happenings.REROLL:
        if actions.within(action, actions.FIRST_REROLL, actions.MASKS):
            return why_not_reroll(game, player, action - actions.FIRST_REROLL)
    elif decision == happenings.RESOLVE:
        return why_not_at_resolving(game, player, action)
    elif decision == happenings.ROLL:
        if action == actions.ROLL:
            return Refusal.NONE
        if actions.within(action, actions.FIRST_SPEED, BOROUGHS):
            return why_not_speed(game, player, action - actions.FIRST_SPEED)
    elif decision == happenings.BUY:
        return why_not_at_buying(game, player, action)
    elif decision == happenings.RAY or decision == happenings.DESTROY:
        return why_not_at_destroying(game, player, action)
    elif actions.within(action, actions.FIRST_GO, BOROUGHS + 1):
        return why_not_going(game, player, decision, action)
    elif actions.within(action, actions.FIRST_AMOUNT, actions.AMOUNTS):
        return why_not_amount(game, player, decision, action - actions.FIRST_AMOUNT)
    elif decision == happenings.CABS:
        if action == actions.CABS or action == actions.PASS:
            return Refusal.NONE
    elif decision == happenings.SEND:
        if action == actions.PASS:
            return Refusal.NONE
        if actions.FIRST_SEND <= action < actions.FIRST_AMOUNT:
            return why_not_send(game, action - actions.FIRST_SEND)
    elif decision == happenings.PHOTO:
        if actions.within(action, actions.FIRST_PHOTO, MOST_PLAYERS):
            return why_not_photo(game, player, action - actions.FIRST_PHOTO)
    elif decision == happenings.DISCARD and action >= actions.FIRST_DISCARD:
        held = has(game, player, action - actions.FIRST_DISCARD)
        return Refusal.NONE if held else Refusal.CARD_NOT_HELD  # K11.62
    return Refusal.WRONG_DECISION  # K3.1


@rule
def why_not_between_steps(game: Game, player: int, action: int) -> int:
    if action == actions.USE_CARAPACE:
        return Refusal.NONE if has(game, player, CARAPACE) else Refusal.NO_CARAPACE  # K11.6
    if game.extra_turn != SUBWAY_TURN:
        return Refusal.NO_SUBWAY  # K11.61
    return why_not_subway(game, player, action - actions.FIRST_SUBWAY)


@rule
def why_not_at_resolving(game: Game, player: int, action: int) -> int:
    if actions.within(action, actions.FIRST_RESOLVE, FACES):
        face = action - actions.FIRST_RESOLVE
        if game.resolved[face]:
            return Refusal.FACE_RESOLVED  # K5.1
        return Refusal.NONE if result(game, face) > 0 else Refusal.NO_SUCH_FACE  # K5.1
    if actions.within(action, actions.FIRST_CHAMELEON, FACES * FACES):
        shown, wanted = divmod(action - actions.FIRST_CHAMELEON, FACES)
        return why_not_chameleon(game, player, shown, wanted)
    return Refusal.WRONG_DECISION  # K3.1


@rule
def why_not_at_buying(game: Game, player: int, action: int) -> int:
    if action == actions.PASS:
        return Refusal.NONE
    if actions.within(action, actions.FIRST_BUY, FOR_SALE):
        return why_not_buy(game, player, action - actions.FIRST_BUY)
    if action == actions.SWEEP:
        return why_not_sweep(game, player)
    if actions.within(action, actions.FIRST_SCAVENGE, KEEP_CARDS):
        return why_not_scavenge(game, player, action - actions.FIRST_SCAVENGE)
    return Refusal.WRONG_DECISION  # K3.1


@rule
def why_not_at_destroying(game: Game, player: int, action: int) -> int:
    if game.decision == happenings.RAY:
        if action == actions.PASS:
            return Refusal.NONE
        if actions.within(action, actions.FIRST_RAY, BOROUGHS):
            home = action - actions.FIRST_RAY == top(game).player
            return Refusal.RAY_AT_HOME if home else Refusal.NONE  # K11.32
        return Refusal.WRONG_DECISION  # K3.1
    if action == actions.PASS:
        return why_not_stop(game, player)
    if actions.within(action, actions.FIRST_BUILDING, PILES):
        return why_not_building(game, action - actions.FIRST_BUILDING)
    if actions.within(action, actions.FIRST_UNIT, BOROUGHS * UNIT_KINDS):
        borough, kind = divmod(action - actions.FIRST_UNIT, UNIT_KINDS)
        return why_not_unit(game, player, borough, kind)
    return Refusal.WRONG_DECISION  # K3.1


@rule
def why_not_going(game: Game, player: int, decision: int, action: int) -> int:
    borough = action - actions.FIRST_GO
    if decision == happenings.MOVE:
        if action == actions.STAY:
            return why_not_stay(game, player)
        return why_not_go(game, player, borough, happenings.BY_MOVE)
    if decision == happenings.FLEE:
        return Refusal.NONE if action == actions.STAY else why_not_flee(game, player, borough)
    if decision == happenings.LEAVE:
        return Refusal.MUST_LEAVE if action == actions.STAY else why_not_leave(game, borough)
    if decision == happenings.PLACE and action != actions.STAY:
        if borough == MANHATTAN:
            return Refusal.PLACE_IN_MANHATTAN  # K2.5
        return Refusal.NONE if has_room(game, borough) else Refusal.PLACE_FULL  # K2.5
    return Refusal.WRONG_DECISION  # K3.1


@rule
def amounts(game: Game, player: int, decision: int) -> tuple[int, int, int]:
    """The least and the most that may be answered, and why no other amount may."""
    frame = top(game)
    if decision == happenings.CONVERT:
        most = convertible(game, player, int(frame.step), int(frame.left))
        return 0, most, Refusal.TOO_MANY_CONVERTED
    if decision == happenings.WEBS:
        return 0, min(int(frame.left), int(game.webs[player])), Refusal.TOO_MANY_WEBS
    if decision == happenings.CURSES:
        return 0, min(int(frame.left), int(game.curses[player])), Refusal.TOO_MANY_CURSES
    if decision == happenings.PAY_COST:
        cost = int(frame.left)
        most = min(cost, payable_hearts(game, player))
        return fewest_hearts(game, player, cost), most, Refusal.WRONG_COST_PAYMENT
    if decision == happenings.PAY_DAMAGE:
        most = min(int(game.damage[player]), int(game.energy[player]))
        return 0, most, Refusal.WRONG_DAMAGE_PAYMENT
    if decision == happenings.SPLIT:
        return 0, most_healing(game, player), Refusal.WRONG_SPLIT
    return 0, -1, Refusal.WRONG_DECISION


@rule
def why_not_amount(game: Game, player: int, decision: int, amount: int) -> int:
    least, most, reason = amounts(game, player, decision)
    return Refusal.NONE if least <= amount <= most else reason


@rule
def why_not_send(game: Game, kind: int) -> int:
    borough = int(top(game).left)
    if kind < UNIT_KINDS:
        there = game.units[borough, kind]
    else:
        there = game.new_units[borough, kind - UNIT_KINDS]
    return Refusal.NONE if there > 0 else Refusal.NO_UNIT_TO_SEND  # K11.35


# The list of legal actions.


@rule
def legal(game: Game, out: Array) -> int:
    """Writes the actor's legal actions and returns how many there are."""
    decision = int(game.decision)
    player = int(game.actor)
    n = 0
    if decision == OVER:
        return 0
    if decision == happenings.REROLL:
        n = list_rerolls(game, player, out)
    elif decision == happenings.RESOLVE:
        n = list_faces(game, out)
    elif decision == happenings.ROLL:
        out[0] = actions.ROLL
        n = 1
    elif decision == happenings.MOVE:
        n = list_moves(game, player, out)
    elif decision == happenings.BUY:
        n = list_purchases(game, player, out)
    elif decision == happenings.FLEE:
        out[0] = actions.STAY
        n = 1
        for borough in range(MANHATTAN):
            if why_not_flee(game, player, borough) == Refusal.NONE:
                out[n] = actions.FIRST_GO + borough
                n += 1
    elif decision == happenings.DESTROY:
        n = list_targets(game, player, out)
    elif decision == happenings.LEAVE or decision == happenings.PLACE:
        for borough in range(MANHATTAN):
            if has_room(game, borough):
                out[n] = actions.FIRST_GO + borough
                n += 1
    elif is_amount(decision):
        least, most, _ = amounts(game, player, decision)
        for amount in range(least, most + 1):
            out[n] = actions.FIRST_AMOUNT + amount
            n += 1
    # Tried in one place: a copy of `why_not` for each would be most of the code of this rule.
    for part in range(RARE_PARTS):
        first, count = rare(game, player, decision, part)
        for action in range(first, first + count):
            if why_not(game, player, action) == Refusal.NONE:
                out[n] = action
                n += 1
    return n


@rule
def is_amount(decision: int) -> bool:
    """Whether it is asked how many."""
    return (
        decision == happenings.CONVERT
        or decision == happenings.WEBS
        or decision == happenings.CURSES
        or decision == happenings.PAY_COST
        or decision == happenings.PAY_DAMAGE
        or decision == happenings.SPLIT
    )


RARE_PARTS = 3


@rule
def rare(game: Game, player: int, decision: int, part: int) -> tuple[int, int]:
    """What is seldom possible, in parts: the first action of each, and how many may be tried."""
    first, count = 0, 0
    if part == 0:
        if decision == happenings.RESOLVE:
            if has(game, player, CHAMELEON):
                first, count = actions.FIRST_CHAMELEON, FACES * FACES
        elif decision == happenings.ROLL:
            if has(game, player, SUPER_SPEED):
                first, count = actions.FIRST_SPEED, BOROUGHS
        elif decision == happenings.BUY:
            if has(game, player, SCAVENGER):
                first, count = actions.FIRST_SCAVENGE, KEEP_CARDS
        elif decision == happenings.PHOTO:
            first, count = actions.FIRST_PHOTO, MOST_PLAYERS
        elif decision == happenings.DISCARD:
            first, count = actions.FIRST_DISCARD, KEEP_CARDS
        elif decision == happenings.DESTROY:
            first, count = actions.PASS, 1
        elif (
            decision == happenings.RAY or decision == happenings.CABS or decision == happenings.SEND
        ):
            first, count = actions.PASS, 2 + BOROUGHS
    elif is_between_steps(decision):
        if part == 1 and has(game, player, CARAPACE):
            first, count = actions.USE_CARAPACE, 1
        elif part == 2 and game.subway_moves > 0:
            first, count = actions.FIRST_SUBWAY, BOROUGHS
    elif part == 1 and decision == happenings.SEND:
        first, count = actions.FIRST_SEND, 2 * UNIT_KINDS
    return first, count


@rule
def list_faces(game: Game, out: Array) -> int:
    n = 0
    for face in range(FACES):
        if result(game, face) > 0 and not game.resolved[face]:
            out[n] = actions.FIRST_RESOLVE + face
            n += 1
    return n


@rule
def list_moves(game: Game, player: int, out: Array) -> int:
    n = 0
    for borough in range(BOROUGHS):
        if why_not_go(game, player, borough, happenings.BY_MOVE) == Refusal.NONE:
            out[n] = actions.FIRST_GO + borough
            n += 1
    if why_not_stay(game, player) == Refusal.NONE:
        out[n] = actions.STAY
        n += 1
    return n


@rule
def list_purchases(game: Game, player: int, out: Array) -> int:
    out[0] = actions.PASS
    n = 1
    for slot in range(FOR_SALE):
        if why_not_buy(game, player, slot) == Refusal.NONE:
            out[n] = actions.FIRST_BUY + slot
            n += 1
    if why_not_sweep(game, player) == Refusal.NONE:
        out[n] = actions.SWEEP
        n += 1
    return n


@rule
def list_targets(game: Game, player: int, out: Array) -> int:
    n = 0
    home = int(top(game).player)
    for i in range(PILES_IN_BOROUGH):
        pile = home * PILES_IN_BOROUGH + i
        if why_not_building(game, pile) == Refusal.NONE:
            out[n] = actions.FIRST_BUILDING + pile
            n += 1
    for borough in range(BOROUGHS):
        for kind in range(UNIT_KINDS):
            if why_not_unit(game, player, borough, kind) == Refusal.NONE:
                out[n] = actions.unit(borough, kind)
                n += 1
    return n


@rule
def list_rerolls(game: Game, player: int, out: Array) -> int:
    """Every choice of dice: some of each face that may be rerolled."""
    out[0] = actions.KEEP_ALL
    n = 1
    start = 0
    for face in range(FACES):
        count = int(game.dice[face])
        if count > 0 and why_not_reroll_face(game, player, face) == Refusal.NONE:
            before = n
            for taken in range(1, count + 1):
                part = ((1 << taken) - 1) << start
                for i in range(before):
                    out[n] = out[i] + part
                    n += 1
        start += count
    if n > 1 and must_reroll(game, player):
        n -= 1
        out[0] = out[n]  # K11.19
    return n


# What an absent player does.


@rule
def absent(game: Game) -> int:
    """Nothing that can be helped: no reroll, no flight, no purchase, no payment in ♥."""
    player = int(game.actor)
    decision = int(game.decision)
    if decision == happenings.ROLL:
        return actions.ROLL
    if decision == happenings.REROLL:
        return actions.KEEP_ALL if not must_reroll(game, player) else first_reroll(game, player)
    if decision == happenings.RESOLVE:
        return first_legal(game, player, actions.FIRST_RESOLVE)
    if decision == happenings.MOVE or decision == happenings.FLEE:
        if why_not(game, player, actions.STAY) == Refusal.NONE:
            return actions.STAY
        return first_legal(game, player, actions.FIRST_GO)
    if decision == happenings.PLACE or decision == happenings.LEAVE:
        return first_legal(game, player, actions.FIRST_GO)
    if decision == happenings.DESTROY:
        if why_not(game, player, actions.PASS) == Refusal.NONE:
            return actions.PASS
        return first_legal(game, player, actions.FIRST_BUILDING)
    if decision == happenings.PHOTO:
        return best_photo(game, player)
    if decision == happenings.DISCARD:
        return cheapest_card(game, player)
    if decision == happenings.SPLIT:
        return actions.FIRST_AMOUNT + most_healing(game, player)
    if (
        decision == happenings.BUY
        or decision == happenings.CABS
        or decision == happenings.RAY
        or decision == happenings.SEND
    ):
        return actions.PASS
    least, _, _ = amounts(game, player, decision)
    return actions.FIRST_AMOUNT + least


@large_rule
def first_legal(game: Game, player: int, first: int) -> int:
    action = first
    while why_not(game, player, action) != Refusal.NONE:
        action += 1
    return action


@rule
def first_reroll(game: Game, player: int) -> int:
    """One die, of the first face that may be rerolled."""
    start = 0
    for face in range(FACES):
        if game.dice[face] > 0 and why_not_reroll_face(game, player, face) == Refusal.NONE:
            break
        start += int(game.dice[face])
    return actions.FIRST_REROLL + (1 << start)


@rule
def best_photo(game: Game, player: int) -> int:
    best = actions.FIRST_PHOTO
    most = -1
    for rival in range(game.players):
        if why_not_photo(game, player, rival) == Refusal.NONE and game.lost[rival] > most:
            most = int(game.lost[rival])
            best = actions.FIRST_PHOTO + rival
    return best


@rule
def cheapest_card(game: Game, player: int) -> int:
    best = 0
    for card in range(KEEP_CARDS):
        if has(game, player, card) and (not has(game, player, best) or COST[card] < COST[best]):
            best = card
    return actions.FIRST_DISCARD + best
