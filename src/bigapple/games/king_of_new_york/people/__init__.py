"""King of New York for people: words, texts and documents."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from bigapple.engine.agenda import GameRecord
from bigapple.engine.events import Event
from bigapple.games.king_of_new_york.ending import place_of
from bigapple.games.king_of_new_york.people import notation, position
from bigapple.games.king_of_new_york.state import Game
from bigapple.people import Attempt, Document, Names, People
from bigapple.texts import Message


class KingPeople:
    parts: Sequence[str] = ()

    def action_text(self, game: GameRecord, action: int) -> str:
        return notation.action_text(cast(Game, game), action)

    def parse(self, game: GameRecord, player: int, text: str) -> list[Attempt]:
        return notation.parse(cast(Game, game), player, text)

    def describe_action(self, game: GameRecord, player: int, action: int) -> Message:
        return Message("nothing")

    def refusal(self, game: GameRecord, player: int, attempt: Attempt, code: int) -> Message:
        return Message("nothing")

    def describe_event(self, game: GameRecord, event: Event, names: Names) -> Message | None:
        return Message("nothing")

    def describe(self, game: GameRecord, part: str, player: int, names: Names) -> list[Message]:
        return [Message("nothing")]

    def question(self, game: GameRecord, names: Names) -> Message:
        return Message("nothing")

    def outcome_text(self, what: int, outcome: int) -> str:
        return notation.outcome_text(what, outcome)

    def parse_outcome(self, text: str) -> tuple[int, int]:
        return notation.parse_outcome(text)

    def ranking(self, game: GameRecord) -> tuple[list[int], list[int]]:
        record = cast(Game, game)
        players = range(record.players)
        return [place_of(record, p) for p in players], [int(record.stars[p]) for p in players]

    def write_position(self, game: GameRecord) -> Document:
        return position.write(cast(Game, game))

    def read_position(
        self, document: Mapping[str, Any], options: Mapping[str, Any], seed: str
    ) -> GameRecord:
        return position.read(document, options, seed)


PEOPLE: People = KingPeople()
