"""King of New York for people: words, texts and documents."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from bigapple.engine.agenda import GameRecord
from bigapple.engine.events import Event
from bigapple.games.king_of_new_york.ending import place_of
from bigapple.games.king_of_new_york.people import (
    description,
    events,
    notation,
    position,
    questions,
    refusals,
    sentences,
    standing,
)
from bigapple.games.king_of_new_york.state import Game
from bigapple.people import Attempt, Document, Names, People, Standing
from bigapple.texts import Message


class KingPeople:
    parts: Sequence[str] = description.PARTS

    def action_text(self, game: GameRecord, action: int) -> str:
        return notation.action_text(cast(Game, game), action)

    def parse(self, game: GameRecord, player: int, text: str) -> list[Attempt]:
        return notation.parse(cast(Game, game), player, text)

    def describe_action(self, game: GameRecord, player: int, action: int) -> Message:
        return sentences.describe_action(cast(Game, game), player, action)

    def refusal(
        self, game: GameRecord, player: int, attempt: Attempt, code: int, names: Names
    ) -> Message:
        return refusals.refusal(cast(Game, game), player, attempt, code, names)

    def describe_event(self, game: GameRecord, event: Event, names: Names) -> Message | None:
        return events.describe_event(cast(Game, game), event, names)

    def describe(self, game: GameRecord, part: str, player: int, names: Names) -> list[Message]:
        return description.describe(cast(Game, game), part, player, names)

    def question(self, game: GameRecord, names: Names) -> Message:
        return questions.question(cast(Game, game), names)

    def read_standing(self, text: str) -> Standing:
        return standing.read_standing(text)

    def follow(self, game: GameRecord, wishes: Mapping[str, Standing]) -> int | None:
        return standing.follow(cast(Game, game), wishes)

    def outcome_text(self, what: int, outcome: int) -> str:
        return notation.outcome_text(what, outcome)

    def parse_outcome(self, text: str) -> tuple[int, int]:
        return notation.parse_outcome(text)

    def ranking(self, game: GameRecord) -> tuple[list[int], list[int]]:
        record = cast(Game, game)
        players = range(record.players)
        places = [int(place_of(record, player)) for player in players]
        return places, [int(record.stars[player]) for player in players]

    def write_position(self, game: GameRecord) -> Document:
        return position.write(cast(Game, game))

    def read_position(
        self, document: Mapping[str, Any], options: Mapping[str, Any], seed: str
    ) -> GameRecord:
        return position.read(document, options, seed)


PEOPLE: People = KingPeople()
