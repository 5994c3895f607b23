"""The counting of `soak.py`, as compiled rules: what each action of a random game shows."""

from __future__ import annotations

from bigapple.engine.agenda import NOBODY
from bigapple.engine.chance import Chance, below, seed
from bigapple.engine.compiler import rule
from bigapple.engine.events import WIDTH
from bigapple.engine.layout import Array, Record, int64
from bigapple.games.king_of_new_york import actions, frames, happenings
from bigapple.games.king_of_new_york.cards import table
from bigapple.games.king_of_new_york.cards.fame import NEEDED
from bigapple.games.king_of_new_york.components import (
    ATTACK,
    BOROUGHS,
    CELEBRITY,
    ENERGY,
    FACES,
    FOR_SALE,
    OUCH,
    WON_BY_PAINBOW,
)
from bigapple.games.king_of_new_york.dice import must_reroll
from bigapple.games.king_of_new_york.legality import legal
from bigapple.games.king_of_new_york.monsters import (
    borough_of,
    has,
    owner_of,
    units_in,
)
from bigapple.games.king_of_new_york.state import Game
from bigapple.games.king_of_new_york.turn import apply, deal

CHOICES = (
    "Artificial Heart converts",
    "Universal Soldier converts H",
    "Universal Soldier converts A",
    "Hailing Cabs",
    "Carapace is discarded",
    "Chameleon changes a die",
    "an A discards a web token",
    "an H discards a curse token",
    "Seismic Ray is aimed",
    "Sharp Shooter shoots elsewhere",
    "Of Another World pays a cost in ♥",
    "Of Another World pays damage in ⚡",
    "Super Speed moves",
    "Subway moves",
    "Stink Attack sends a unit",
    "Scavenger buys",
    "Next Stage heals",
    "a monster flees",
    "the market is swept",
    "a card is bought",
    "a monster moves to another borough",
    "a reroll",
)
(
    ARTIFICIAL_HEART,
    SOLDIER_HEARTS,
    SOLDIER_ATTACKS,
    CABS,
    CARAPACE,
    CHAMELEON,
    WEBS,
    CURSES,
    RAY,
    SHARP_SHOOTER,
    COST_IN_HEARTS,
    DAMAGE_IN_ENERGY,
    SPEED,
    SUBWAY,
    SEND,
    SCAVENGE,
    SPLIT,
    FLEE,
    SWEEP,
    BUY,
    MOVE,
    REROLL,
) = range(len(CHOICES))


class Counts(Record):
    actions: int = int64()
    turns: int = int64()
    deepest: int = int64()
    longest: int = int64()
    faults: int = int64()
    bought: Array = int64(len(table.CARDS))
    done: Array = int64(len(table.CARDS))
    choices: Array = int64(len(CHOICES), 2)
    decisions: Array = int64(len(happenings.DECISIONS))
    events: Array = int64(len(happenings.EVENTS))
    endings: Array = int64(5)


@rule
def play_range(
    games: Array,
    chances: Array,
    options: Array,
    key: int,
    first: int,
    last: int,
    log: Array,
    out: Array,
    counts: Array,
) -> None:
    """Plays games at random from the deal to the end, and counts.

    Of the three games, one is being played, one is as it was before the last action, and one is
    blank.
    """
    for index in range(first, last):
        games[NOW] = games[BLANK]
        seed(chances[0], key, index)
        play_one(games, chances[0], options, log, out, counts[0])


NOW = 0
BEFORE = 1
BLANK = 2


@rule
def play_one(
    games: Array, chance: Chance, options: Array, log: Array, out: Array, counts: Counts
) -> None:
    game = games[NOW]
    log[0] = 0
    deal(game, chance, options, log)
    games[BEFORE] = games[NOW]
    count_events(games, log, counts)
    while game.actor != NOBODY:
        n = legal(game, out)
        action = int(out[below(chance, n)])
        counts.actions += 1
        counts.decisions[game.decision] += 1
        counts.longest = max(int(counts.longest), n)
        count_choice(game, action, out, n, counts)
        count_silent_cards(game, action, counts)
        games[BEFORE] = games[NOW]
        log[0] = 0
        apply(game, action, chance, log)
        count_events(games, log, counts)
        counts.deepest = max(int(counts.deepest), int(game.depth))
        if game.fault:
            counts.faults += 1
            return
    counts.turns += int(game.turn_number)
    counts.endings[game.ending] += 1


# Choices.


@rule
def choose(counts: Counts, choice: int, taken: bool) -> None:
    counts.choices[choice, 1 if taken else 0] += 1


@rule
def offered(out: Array, n: int, first: int, count: int) -> bool:
    """Whether one of some actions is legal."""
    found = False
    for i in range(n):
        found |= actions.within(int(out[i]), first, count)
    return found


@rule
def count_choice(game: Game, action: int, out: Array, n: int, counts: Counts) -> None:
    decision = int(game.decision)
    amount = action - actions.FIRST_AMOUNT
    if decision == happenings.CONVERT:
        step = int(game.agenda[game.depth - 1].step)
        choose(counts, ARTIFICIAL_HEART + step - frames.HEARTS_TO_ENERGY, amount > 0)
    elif decision == happenings.CABS:
        choose(counts, CABS, action == actions.CABS)
    elif decision == happenings.WEBS:
        choose(counts, WEBS, amount > 0)
    elif decision == happenings.CURSES:
        choose(counts, CURSES, amount > 0)
    elif decision == happenings.RAY:
        choose(counts, RAY, action != actions.PASS)
    elif decision == happenings.DESTROY and offered(out, n, actions.PASS, 1):
        choose(counts, SHARP_SHOOTER, action != actions.PASS)
    elif decision == happenings.PAY_COST:
        choose(counts, COST_IN_HEARTS, amount > 0)
    elif decision == happenings.PAY_DAMAGE:
        choose(counts, DAMAGE_IN_ENERGY, amount > 0)
    elif decision == happenings.SEND:
        choose(counts, SEND, action != actions.PASS)
    elif decision == happenings.SPLIT:
        choose(counts, SPLIT, amount > 0)
    elif decision == happenings.FLEE:
        choose(counts, FLEE, action != actions.STAY)
    elif decision == happenings.REROLL:
        choose(counts, REROLL, actions.within(action, actions.KEEP_ALL + 1, actions.MASKS - 1))
    elif decision == happenings.MOVE and offered(out, n, actions.STAY, 1):
        choose(counts, MOVE, actions.within(action, actions.FIRST_GO, BOROUGHS))
    if decision == happenings.BUY:
        count_purchase_choice(action, out, n, counts)
    for choice, first, count in (
        (CARAPACE, actions.USE_CARAPACE, 1),
        (CHAMELEON, actions.FIRST_CHAMELEON, FACES * FACES),
        (SPEED, actions.FIRST_SPEED, BOROUGHS),
        (SUBWAY, actions.FIRST_SUBWAY, BOROUGHS),
    ):
        if offered(out, n, first, count):
            choose(counts, choice, actions.within(action, first, count))


@rule
def count_purchase_choice(action: int, out: Array, n: int, counts: Counts) -> None:
    for choice, first, count in (
        (BUY, actions.FIRST_BUY, FOR_SALE),
        (SWEEP, actions.SWEEP, 1),
        (SCAVENGE, actions.FIRST_SCAVENGE, table.KEEP_CARDS),
    ):
        if offered(out, n, first, count):
            choose(counts, choice, actions.within(action, first, count))


# Cards that do something without an event of their own.


@rule
def count_silent_cards(game: Game, action: int, counts: Counts) -> None:
    player = int(game.actor)
    decision = int(game.decision)
    if decision == happenings.REROLL:
        counts.done[table.JINX_AURA] += must_reroll(game, player)
        rage = has(game, player, table.TERMINAL_RAGE) and game.dice[ATTACK] > 0
        counts.done[table.TERMINAL_RAGE] += rage
    elif decision == happenings.ROLL and action == actions.ROLL:
        for card in table.WITH_DICE:
            counts.done[card] += has(game, player, int(card))
    elif decision == happenings.RESOLVE:
        if action == actions.FIRST_RESOLVE + ENERGY:
            counts.done[table.OVERLOAD] += has(game, player, table.OVERLOAD)
        elif action == actions.FIRST_RESOLVE + CELEBRITY:
            holder = int(game.superstar)
            if holder != NOBODY and holder != player and game.dice[CELEBRITY] == NEEDED:
                counts.done[table.DIVA] += has(game, holder, table.DIVA)
        elif action == actions.FIRST_RESOLVE + OUCH:
            owner = owner_of(game, table.BULLETPROOF)
            if owner == player or (owner != NOBODY and game.dice[OUCH] >= 3):
                shot_at = units_in(game, borough_of(game, owner)) > 0
                counts.done[table.BULLETPROOF] += shot_at


# Events.


@rule
def count_events(games: Array, log: Array, counts: Counts) -> None:
    if 1 + WIDTH * log[0] > len(log):
        counts.faults += 1
        return
    for number in range(log[0]):
        start = 1 + WIDTH * number
        counts.events[log[start]] += 1
        count_event(games, log, start, counts)


@rule
def count_event(games: Array, log: Array, start: int, counts: Counts) -> None:
    kind, a, b = int(log[start]), int(log[start + 1]), int(log[start + 2])
    c, d = int(log[start + 3]), int(log[start + 4])
    before = games[BEFORE]
    if kind == happenings.BOUGHT:
        counts.bought[b] += 1
        if b >= table.KEEP_CARDS:
            counts.done[b] += 1
        if d == happenings.FROM_DISCARD_PILE:
            counts.done[table.SCAVENGER] += 1
    elif (
        kind == happenings.STARS_GAINED
        or kind == happenings.ENERGY_GAINED
        or kind == happenings.HEALED
        or kind == happenings.STARS_LOST
        or kind == happenings.HEARTS_LOST
    ):
        if happenings.BY_CARD <= c < happenings.BY_CARD + table.KEEP_CARDS:
            counts.done[c - happenings.BY_CARD] += 1
    elif kind == happenings.DIE_ROLLED:
        counts.done[c] += 1
    elif kind == happenings.ENERGY_GIVEN or kind == happenings.ADDED:
        counts.done[d] += 1
    elif kind == happenings.CONVERTED:
        counts.done[int(log[start + 5])] += 1
    elif kind == happenings.EXTRA_TURN:
        counts.done[b] += b < table.KEEP_CARDS
    elif kind == happenings.CHAMELEON_USED:
        counts.done[table.CHAMELEON] += 1
    elif kind == happenings.RAY_AIMED:
        counts.done[table.SEISMIC_RAY] += 1
    elif kind == happenings.UNIT_SENT:
        counts.done[table.STINK_ATTACK] += 1
    elif kind == happenings.SOUVENIR_PLACED:
        counts.done[table.TOURIST] += 1
    elif kind == happenings.MOVED:
        counts.done[table.SUPER_SPEED] += d == happenings.BY_SPEED
    elif kind == happenings.TOKEN_GAINED:
        token_card = (table.WEBSPINNER, table.CURSE, table.CARAPACE)[b]
        counts.done[token_card] += 1
    elif kind == happenings.PAID:
        counts.done[table.OF_ANOTHER_WORLD] += c > 0
    elif kind == happenings.UNIT_DESTROYED:
        for card in table.WITH_WEAKENS:
            counts.done[card] += table.WEAKENS[card, c] and has(before, a, int(card))
    elif kind == happenings.GAME_WON:
        counts.done[table.PAINBOW] += b == WON_BY_PAINBOW
    elif kind == happenings.DAMAGED:
        count_damage(before, a, c, int(log[start + 5]), int(log[start + 6]), counts)


@rule
def count_damage(
    before: Game, player: int, paid: int, cause: int, source: int, counts: Counts
) -> None:
    counts.done[table.OF_ANOTHER_WORLD] += paid > 0
    if cause >= happenings.BY_CARD:
        if cause == happenings.BY_CARD + table.VIOLENT_STAR:
            counts.done[table.VIOLENT_STAR] += 1
    elif cause == ATTACK:
        together = borough_of(before, player) == borough_of(before, source)
        counts.done[table.FIREBALL] += together
        counts.done[table.SHADOW_DOUBLE] += has(before, source, table.SHADOW_DOUBLE)
        stronger = before.hearts[player] > before.hearts[source]
        counts.done[table.TESLA_ANTENNAE] += stronger and has(before, source, table.TESLA_ANTENNAE)
