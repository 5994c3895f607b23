"""Scoring (M6), places (M7) and urban rules (M8) once more, from the rulebook alone.

It reads a position document and knows nothing of the engine, so that the two can be compared.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

Points = Counter[str]

COLOURS = ("blue", "orange", "purple", "yellow")
DISTRICTS = "ABCDEF"


@dataclass(frozen=True)
class Tower:
    """A tower and where it stands: the colours and floors of its blocks from the ground up."""

    district: str
    lot: int
    blocks: tuple[tuple[str, int], ...]

    @property
    def owner(self) -> str:
        return self.blocks[-1][0]

    @property
    def founder(self) -> str:
        return self.blocks[0][0]

    @property
    def height(self) -> int:
        return sum(floors for _, floors in self.blocks)

    @property
    def colours(self) -> set[str]:
        return {colour for colour, _ in self.blocks}


@dataclass(frozen=True)
class Board:
    """What the scoring looks at."""

    towers: tuple[Tower, ...]
    open_districts: str
    every_megacity: bool

    def in_district(self, district: str) -> list[Tower]:
        return [tower for tower in self.towers if tower.district == district]


def board(document: Mapping[str, Any]) -> Board:
    towers = []
    for name, blocks in document["towers"].items():
        words = [block.split() for block in blocks]
        towers.append(Tower(name[0], int(name[1]), tuple((c, int(floors)) for c, floors in words)))
    options = document["options"]
    is_open = min(6, 2 + document["round"]) if options["progressive"] else 6
    return Board(tuple(towers), DISTRICTS[:is_open], options["megacity"] == "all")


def the_one(towers: list[Tower]) -> Tower | None:
    """The only one of some towers; None if there are none or several."""
    return towers[0] if len(towers) == 1 else None


def tallest_of(towers: list[Tower]) -> list[Tower]:
    return [tower for tower in towers if tower.height == max(t.height for t in towers)]


def lowest_of(towers: list[Tower]) -> list[Tower]:
    return [tower for tower in towers if tower.height == min(t.height for t in towers)]


# The three criteria.


def owner_of_tallest(b: Board) -> str | None:
    tower = the_one(tallest_of(list(b.towers)))
    return tower.owner if tower else None


def majorities(b: Board) -> Points:
    """How many districts each colour has the majority in."""
    won: Points = Counter()
    for district in DISTRICTS:
        owned = Counter(tower.owner for tower in b.in_district(district))
        for colour, count in owned.items():
            if all(count > other for rival, other in owned.items() if rival != colour):
                won[colour] += 1
    return won


def base_points(b: Board) -> Points:
    points: Points = Counter()
    tallest = owner_of_tallest(b)
    if tallest:
        points[tallest] += 3
    for colour, count in majorities(b).items():
        points[colour] += 2 * count
    for tower in b.towers:
        points[tower.owner] += 1
    return points


# The urban rules.


def big_business(b: Board) -> Points:
    points: Points = Counter()
    for district in DISTRICTS:
        tower = the_one(tallest_of(b.in_district(district)))
        if tower:
            points[tower.owner] += 2
    return points


def founder(b: Board) -> Points:
    return Counter(tower.founder for tower in b.towers if tower.founder != tower.owner)


def properties_in(b: Board, districts: list[str]) -> Points:
    return Counter(tower.owner for tower in b.towers if tower.district in districts)


def megacity(b: Board) -> Points:
    towers = {district: len(b.in_district(district)) for district in b.open_districts}
    full = [district for district, count in towers.items() if count == 9]
    if full and b.every_megacity:
        return properties_in(b, full)
    most = [district for district, count in towers.items() if count == max(towers.values())]
    qualified = full or most
    return properties_in(b, qualified) if len(qualified) == 1 else Counter()


def fog_free_view(b: Board) -> Points:
    return Counter(tower.owner for tower in b.towers if tower.height >= 5)


def multiple_tower(b: Board) -> Points:
    points: Points = Counter()
    for tower in b.towers:
        if len(tower.colours) >= 3:
            points[tower.owner] += 2
    return points


NEIGHBOURS = {
    1: {2, 4},
    2: {1, 3, 5},
    3: {2, 6},
    4: {1, 5, 7},
    5: {2, 4, 6, 8},
    6: {3, 5, 9},
    7: {4, 8},
    8: {5, 7, 9},
    9: {6, 8},
}


def villa(b: Board) -> Points:
    points: Points = Counter()
    for tower in b.towers:
        built_on = {other.lot for other in b.in_district(tower.district)}
        if tower.height == 1 and NEIGHBOURS[tower.lot] - built_on:
            points[tower.owner] += 2
    return points


def worldwide_expansion(b: Board) -> Points:
    present: dict[str, set[str]] = defaultdict(set)
    for tower in b.towers:
        present[tower.owner].add(tower.district)
    return Counter({colour: len(districts) for colour, districts in present.items()})


def hobbit_home(b: Board) -> Points:
    districts = {tower.district for tower in tallest_of(list(b.towers))}
    if len(districts) != 1:
        return Counter()
    home = the_one(lowest_of(b.in_district(districts.pop())))
    return Counter({home.owner: 2}) if home else Counter()


def small_town(b: Board) -> Points:
    towers = {district: len(b.in_district(district)) for district in b.open_districts}
    fewest = [district for district, count in towers.items() if count == min(towers.values())]
    return properties_in(b, fewest) if len(fewest) == 1 else Counter()


URBAN_RULES: dict[str, Callable[[Board], Points]] = {
    "big-business": big_business,
    "founder": founder,
    "megacity": megacity,
    "fog-free-view": fog_free_view,
    "multiple-tower": multiple_tower,
    "villa": villa,
    "worldwide-expansion": worldwide_expansion,
    "hobbit-home": hobbit_home,
    "small-town": small_town,
}


# What is asked from outside.


def points_of_round(document: Mapping[str, Any], rule: str | None) -> dict[str, int]:
    """What scoring the board of a document gives each colour, with an urban rule (None: without).

    In a round of fake news the rule is the one that it turned out to be.
    """
    b = board(document)
    points = base_points(b)
    if rule:
        points += URBAN_RULES[rule](b)
    return {colour: points[colour] for colour in document["score"]}


def places(document: Mapping[str, Any]) -> list[int]:
    """Each player's place in the finished game of a document."""
    players = document["options"]["players"]
    each = 2 if players == 2 else 1
    b = board(document)
    tallest, won = owner_of_tallest(b), majorities(b)
    standings = []
    for player in range(players):
        colours = COLOURS[player * each : (player + 1) * each]
        standing = [sum(document["score"][colour] for colour in colours)]
        if document["options"]["edition"] == "2018":
            standing += [int(tallest in colours), sum(won[colour] for colour in colours)]
        standings.append(standing)
    return [1 + sum(other > mine for other in standings) for mine in standings]
