"""What the layer for people asks of each game: words, texts and documents."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from bigapple.engine.agenda import GameRecord
from bigapple.engine.events import Event
from bigapple.texts import Message

Document = dict[str, Any]


@dataclass(frozen=True)
class Attempt:
    """An action that somebody named, legal or not.

    Some things can be said but are no action of the engine's (a card with another lot, somebody
    else's colour): `flaw` is their refusal code, and `index` the action nearest to what was said.
    """

    index: int
    flaw: int = 0


@dataclass(frozen=True)
class Names:
    """How players are called."""

    names: tuple[str | Message | None, ...] = ()
    """A bot's name is a message: it is another one in each language."""

    def __call__(self, player: int) -> Message | str:
        name = self.names[player] if player < len(self.names) else None
        return name or Message("player-number", {"number": player + 1})


@dataclass(frozen=True)
class Standing:
    """An answer given in advance to a question that may come in another player's turn."""

    subject: str
    """What it is about; a player has one instruction for each subject."""
    text: str
    """In canonical words."""
    limit: int | None = None
    order: tuple[int, ...] = ()
    """What is wanted first: boroughs, cards, …"""


class People(Protocol):
    """One game's half of the layer for people."""

    parts: Sequence[str]
    """What `describe` can be asked for, as patterns of its grammar."""

    def action_text(self, game: GameRecord, action: int) -> str:
        """The canonical text of an action of the actor's."""

    def parse(self, game: GameRecord, player: int, text: str) -> list[Attempt]:
        """Reads an action, or several that are said at once; CannotRead if it is neither."""

    def describe_action(self, game: GameRecord, player: int, action: int) -> Message: ...

    def refusal(
        self, game: GameRecord, player: int, attempt: Attempt, code: int, names: Names
    ) -> Message:
        """Why an attempt is refused."""

    def describe_event(self, game: GameRecord, event: Event, names: Names) -> Message | None:
        """What happened; None if there is nothing to say about it."""

    def describe(self, game: GameRecord, part: str, player: int, names: Names) -> list[Message]:
        """A part of the table in words, from a game that is concealed for the player."""

    def question(self, game: GameRecord, names: Names) -> Message:
        """What is asked of whom."""

    def read_standing(self, text: str) -> Standing:
        """Reads a standing instruction; CannotRead if it is none."""

    def follow(self, game: GameRecord, wishes: Mapping[str, Standing]) -> int | None:
        """The action by which the actor's instructions answer the question, if they do."""

    def outcome_text(self, what: int, outcome: int) -> str:
        """The text of an outcome of chance."""

    def parse_outcome(self, text: str) -> tuple[int, int]:
        """The kind of chance and its outcome; CannotRead if it is neither."""

    def ranking(self, game: GameRecord) -> tuple[list[int], list[int]]:
        """Each player's place and points."""

    def write_position(self, game: GameRecord) -> Document:
        """A game as a document; what is concealed is null."""

    def read_position(
        self, document: Mapping[str, Any], options: Mapping[str, Any], seed: str
    ) -> GameRecord:
        """The game of a document; Contradiction or CannotRead if there is none."""
