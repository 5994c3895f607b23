"""Manhattan for people: words, texts and documents."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from bigapple.engine.agenda import GameRecord
from bigapple.engine.events import Event
from bigapple.errors import CannotRead
from bigapple.games.manhattan.people import description, notation, position, sentences
from bigapple.games.manhattan.scoring import place_of, points_of
from bigapple.games.manhattan.state import Game
from bigapple.people import Attempt, Document, Names, People, Standing
from bigapple.texts import Message


class ManhattanPeople:
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
        return sentences.refusal(cast(Game, game), player, attempt, code)

    def describe_event(self, game: GameRecord, event: Event, names: Names) -> Message | None:
        return sentences.describe_event(cast(Game, game), event, names)

    def describe(self, game: GameRecord, part: str, player: int, names: Names) -> list[Message]:
        return description.describe(cast(Game, game), part, player, names)

    def question(self, game: GameRecord, names: Names) -> Message:
        return sentences.question(cast(Game, game), names)

    def read_standing(self, text: str) -> Standing:
        """Nobody decides in another player's turn."""
        raise CannotRead(Message("standing-none"))

    def follow(self, game: GameRecord, wishes: Mapping[str, Standing]) -> int | None:
        return None

    def outcome_text(self, what: int, outcome: int) -> str:
        return notation.outcome_text(what, outcome)

    def parse_outcome(self, text: str) -> tuple[int, int]:
        return notation.parse_outcome(text)

    def ranking(self, game: GameRecord) -> tuple[list[int], list[int]]:
        players = range(cast(Game, game).players)
        places = [place_of(cast(Game, game), player) for player in players]
        return places, [points_of(cast(Game, game), player) for player in players]

    def write_position(self, game: GameRecord) -> Document:
        return position.write(cast(Game, game))

    def read_position(
        self, document: Mapping[str, Any], options: Mapping[str, Any], seed: str
    ) -> GameRecord:
        return position.read(document, options, seed)


PEOPLE: People = ManhattanPeople()
