"""The positions of the games as people are shown them: their form, for clients that are made
from it. What is hidden is null or missing; `docs/formats/position.md` says what the keys mean."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

Number = Annotated[int, Meta(ge=0)]
Seat = Annotated[int, Meta(ge=0, le=5, description="A seat, from 0.")]


class Position(Struct, frozen=True, kw_only=True, tag_field="game"):
    format: Literal["bigapple-position"]
    version: Literal[1]
    rules: int
    options: dict[str, Any]
    decision: str
    actor: Seat | None
    first_player: Seat | None


# Manhattan.

BlockColour = Literal["blue", "orange", "purple", "yellow"]
Cards = list[Annotated[int, Meta(ge=1, le=9)]]
Blocks = dict[BlockColour, list[Annotated[int, Meta(ge=1, le=4)]]]


class LastScoring(Struct, frozen=True):
    tallest: BlockColour | None
    majorities: dict[BlockColour, Number]


class Manhattan(Position, frozen=True, kw_only=True, tag="manhattan"):
    round: Number
    towers: Annotated[
        dict[str, list[str]], Meta(description="Blocks on each lot, such as blue 3, upwards.")
    ]
    score: dict[BlockColour, Number]
    last_scoring: LastScoring
    hands: list[Cards | None]
    played: Cards
    pile: Cards | None
    pile_size: Number
    reserve: Blocks
    chosen: Blocks
    destroyed: Blocks
    given_up: Blocks
    set_aside: list[Annotated[int, Meta(ge=1, le=4)]] | UnsetType = UNSET
    monster: str | UnsetType = UNSET
    urban_rule: str | UnsetType = UNSET
    true_rule: str | UnsetType | None = UNSET
    unseen_rules: list[str] | UnsetType = UNSET


# King of New York.

Borough = Literal["bronx", "brooklyn", "manhattan", "queens", "staten-island"]
Counts = dict[str, Number]


class Monster(Struct, frozen=True):
    name: str
    place: str | None
    hearts: Number
    stars: Number
    energy: Number
    cards: list[str]
    webs: Number
    curses: Number
    trophies: Counts
    extra_turns: list[str]
    fallen: Number


class Damage(Struct, frozen=True):
    cause: str
    source: Seat | None
    points: list[Number]
    paid: list[Number]


class Frame(Struct, frozen=True):
    """Something that is under way."""

    do: str
    player: int | UnsetType = UNSET
    left: int | UnsetType = UNSET
    step: str | UnsetType = UNSET
    borough: Borough | UnsetType = UNSET


class KingOfNewYork(Position, frozen=True, kw_only=True, tag="king-of-new-york"):
    turn_number: Number
    active: Seat
    normal_player: Seat
    extra_turn: str | None
    subway_moves: Number
    monsters: list[Monster]
    dice: Annotated[str, Meta(description="A letter for each die.")]
    rerolls_left: Number
    resolved: str
    added: Counts
    only_units: bool
    nobody_in_manhattan: bool
    entered: bool
    entering_cards: list[str]
    sped: bool
    destroyed: Counts
    received: list[Number]
    lost: list[Number]
    fell_now: list[Seat]
    market: list[str | None]
    deck: Annotated[list[str], Meta(description="What is in it; nobody knows the order.")]
    discard_pile: list[str]
    card_in_play: str | None
    carapace_tokens: Number
    claims: list[Seat]
    superstar: Seat | None
    statue: Seat | None
    souvenirs: dict[Borough, Seat]
    damage: Damage | None
    agenda: list[Frame]
    falls: Number
    piles: dict[Borough, list[str | None]]
    below: dict[Borough, list[Number]]
    unseen_tiles: Counts
    units: dict[Borough, Counts]
    new_units: dict[Borough, Counts]
    ending: str | UnsetType = UNSET
    winner: Seat | UnsetType | None = UNSET


View = Manhattan | KingOfNewYork
