"""The ten urban rules of the advanced mode, each a fourth criterion of scoring (M8)."""

from __future__ import annotations

from bigapple.engine.chance import Chance, draw_from
from bigapple.engine.compiler import rule
from bigapple.engine.events import Log, emit
from bigapple.games.manhattan.components import (
    BIG_BUSINESS,
    COLOURS,
    DISTRICTS,
    FAKE_NEWS,
    FOG_FREE_VIEW,
    FOUNDER,
    HOBBIT_HOME,
    LOTS,
    LOTS_IN_DISTRICT,
    MEGACITY,
    MEGACITY_ALL,
    MULTIPLE_TOWER,
    NO_COLOUR,
    SMALL_TOWN,
    URBAN_RULES,
    VILLA,
    WORLDWIDE_EXPANSION,
)
from bigapple.games.manhattan.happenings import RULE_REVEALED, URBAN, URBAN_RULE
from bigapple.games.manhattan.scoring import NO_LOT, award, one_tallest
from bigapple.games.manhattan.state import Game
from bigapple.games.manhattan.table import open_districts
from bigapple.games.manhattan.towers import (
    block_at,
    block_colour,
    count_of,
    floors_by_colour,
    height,
    owner,
    start_of,
    towers_by_colour,
    towers_in,
)

NO_DISTRICT = -1


@rule
def turn_up_rule(game: Game, chance: Chance) -> int:
    """Turns the next urban rule up; it does not return (M8.1)."""
    unseen = 0
    for index in range(URBAN_RULES):
        unseen += int(game.unseen_rules[index])
    index = draw_from(chance, URBAN_RULE, game.unseen_rules, unseen)
    game.unseen_rules[index] = 0  # M8.1
    return index + 1


@rule
def reveal_rule(game: Game, chance: Chance, log: Log) -> None:
    game.true_rule = 0
    game.urban_rule = turn_up_rule(game, chance)  # M8.1
    emit(log, RULE_REVEALED, int(game.urban_rule), 0)


@rule
def score_urban_rule(game: Game, chance: Chance, log: Log) -> None:
    rule_card = int(game.urban_rule)
    if rule_card == FAKE_NEWS:
        rule_card = turn_up_rule(game, chance)  # M8.12
        game.true_rule = rule_card
        emit(log, RULE_REVEALED, rule_card, 1)

    if rule_card == BIG_BUSINESS:
        score_big_business(game, log)  # M8.3
    elif rule_card == FOUNDER:
        score_founder(game, log)  # M8.4
    elif rule_card == MEGACITY:
        score_megacity(game, log)  # M8.5
    elif rule_card == WORLDWIDE_EXPANSION:
        score_worldwide_expansion(game, log)  # M8.9
    elif rule_card == HOBBIT_HOME:
        score_hobbit_home(game, log)  # M8.10
    elif rule_card == SMALL_TOWN:
        score_small_town(game, log)  # M8.11
    else:
        score_properties(game, log, rule_card)  # M8.2


@rule
def score_properties(game: Game, log: Log, rule_card: int) -> None:
    """The rules that look at one tower at a time and pay its owner."""
    for lot in range(LOTS):
        colour = owner(game, lot)
        if colour == NO_COLOUR:
            continue
        points = 0
        if rule_card == FOG_FREE_VIEW and height(game, lot) >= 5:
            points = 1  # M8.6
        elif rule_card == MULTIPLE_TOWER and colours_in(game, lot) >= 3:
            points = 2  # M8.7
        elif rule_card == VILLA and height(game, lot) == 1 and has_empty_neighbour(game, lot):
            points = 2  # M8.8
        award(game, log, URBAN + rule_card, colour, points, lot)


@rule
def colours_in(game: Game, lot: int) -> int:
    floors = floors_by_colour(game, lot)
    count = 0
    for colour in range(COLOURS):
        if count_of(floors, colour) > 0:
            count += 1
    return count


@rule
def has_empty_neighbour(game: Game, lot: int) -> bool:
    """Whether an orthogonally adjacent lot of the same district has no tower."""
    row, column = lot % LOTS_IN_DISTRICT // 3, lot % 3
    if row > 0 and owner(game, lot - 3) == NO_COLOUR:
        return True  # M8.8
    if row < 2 and owner(game, lot + 3) == NO_COLOUR:
        return True  # M8.8
    if column > 0 and owner(game, lot - 1) == NO_COLOUR:
        return True  # M8.8
    return column < 2 and owner(game, lot + 1) == NO_COLOUR  # M8.8


@rule
def score_big_business(game: Game, log: Log) -> None:
    for district in range(DISTRICTS):
        first = district * LOTS_IN_DISTRICT
        lot = one_tallest(game, first, first + LOTS_IN_DISTRICT)
        if lot != NO_LOT:
            award(game, log, URBAN + BIG_BUSINESS, owner(game, lot), 2, lot)  # M8.3


@rule
def score_founder(game: Game, log: Log) -> None:
    for lot in range(LOTS):
        if owner(game, lot) != NO_COLOUR:
            founder = block_colour(block_at(game, start_of(game, lot)))
            if founder != owner(game, lot):
                award(game, log, URBAN + FOUNDER, founder, 1, lot)  # M8.4


@rule
def score_district(game: Game, log: Log, rule_card: int, district: int) -> None:
    """1 to each colour for each of its properties in a district."""
    here = towers_by_colour(game, district)
    for colour in range(COLOURS):
        award(game, log, URBAN + rule_card, colour, count_of(here, colour), district)


@rule
def score_megacity(game: Game, log: Log) -> None:
    best = NO_DISTRICT
    most = -1
    for district in range(open_districts(game)):
        towers = towers_in(game, district)
        if towers == LOTS_IN_DISTRICT and game.megacity == MEGACITY_ALL:
            score_district(game, log, MEGACITY, district)  # M8.5
        if towers > most:
            most = towers
            best = district
        elif towers == most:
            best = NO_DISTRICT  # M8.5
    scored_already = most == LOTS_IN_DISTRICT and game.megacity == MEGACITY_ALL
    if best != NO_DISTRICT and not scored_already:
        score_district(game, log, MEGACITY, best)  # M8.5


@rule
def score_worldwide_expansion(game: Game, log: Log) -> None:
    for colour in range(COLOURS):
        districts = 0
        for district in range(DISTRICTS):
            if count_of(towers_by_colour(game, district), colour) > 0:
                districts += 1
        award(game, log, URBAN + WORLDWIDE_EXPANSION, colour, districts, NO_LOT)  # M8.9


@rule
def score_hobbit_home(game: Game, log: Log) -> None:
    district = district_of_tallest(game)
    if district == NO_DISTRICT:
        return
    lowest = NO_LOT
    least = 0
    for lot in range(district * LOTS_IN_DISTRICT, (district + 1) * LOTS_IN_DISTRICT):
        here = height(game, lot)
        if here == 0:
            continue
        if least == 0 or here < least:
            least = here
            lowest = lot
        elif here == least:
            lowest = NO_LOT  # M8.10
    if lowest != NO_LOT:
        award(game, log, URBAN + HOBBIT_HOME, owner(game, lowest), 2, lowest)  # M8.10


@rule
def district_of_tallest(game: Game) -> int:
    """The one district with the tallest tower of the board, however often it has it."""
    best = NO_DISTRICT
    tallest = 0
    for lot in range(LOTS):
        here = height(game, lot)
        district = lot // LOTS_IN_DISTRICT
        if here > tallest:
            tallest = here
            best = district
        elif here == tallest and district != best:
            best = NO_DISTRICT  # M8.10
    return best


@rule
def score_small_town(game: Game, log: Log) -> None:
    best = NO_DISTRICT
    fewest = LOTS_IN_DISTRICT + 1
    for district in range(open_districts(game)):
        towers = towers_in(game, district)
        if towers < fewest:
            fewest = towers
            best = district
        elif towers == fewest:
            best = NO_DISTRICT  # M8.11
    if best != NO_DISTRICT:
        score_district(game, log, SMALL_TOWN, best)  # M8.11
