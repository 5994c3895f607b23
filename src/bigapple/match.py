"""A match: one game as people play it, with texts, undo, records and scripted chance."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np

from bigapple.engine.agenda import NOBODY, GameRecord
from bigapple.engine.chance import ANY_KIND, CAPACITY, NOTED, SCRIPTED, Chance
from bigapple.engine.contract import GameDefinition
from bigapple.engine.events import (
    SPECTATOR,
    WIDTH,
    Event,
    Written,
    empty_log,
    missing_room,
    read,
    redact,
)
from bigapple.engine.layout import reading, to_bytes
from bigapple.errors import CannotRead, Contradiction, IllegalAction, ImpossibleOutcome
from bigapple.fairness import commitment, keyed_chance
from bigapple.people import Attempt, Document, Names, Standing
from bigapple.texts import Message

if TYPE_CHECKING:
    from bigapple.bots.hint import Hint

GIVEN = "*"
"""In a record, behind an outcome of chance that was given instead of drawn."""
ROOM = 64
"""Events that an action usually has room for; a log that is too small is made larger."""


@dataclass(frozen=True)
class Action:
    """Something that the actor may do."""

    index: int
    text: str
    message: Message

    def describe(self, language: str = "en") -> str:
        return self.message.text(language)


@dataclass(frozen=True)
class Outcome:
    """How a match ended."""

    winners: tuple[int, ...]
    ranking: tuple[int, ...]
    """Each player's place, from 1; equals share one."""
    scores: tuple[int, ...]
    reason: str


@dataclass(frozen=True)
class Draw:
    """An outcome of chance: what kind, which, and whether it was given instead of drawn."""

    what: int
    outcome: int
    given: bool = False


@dataclass
class Entry:
    """One line of a match's history: the deal, an action, or an undo."""

    text: str
    player: int
    draws: tuple[Draw, ...] = ()
    log: Written = field(default_factory=lambda: empty_log(0))
    undone: bool = False


class Match:
    """A game that people play. Use `bigapple.new`, `bigapple.load` or `bigapple.replay`."""

    def __init__(
        self,
        definition: GameDefinition,
        options: Mapping[str, Any],
        names: Sequence[str | None] = (),
        seed: int | str | None = None,
    ) -> None:
        self.definition = definition
        self.options = dict(options)
        self.names = Names(tuple(names))
        self.seed = secrets.token_hex(16) if seed is None else str(seed)
        self.commitment: str | None = commitment(self.seed)
        """What a table publishes before it begins; None if no one seed explains the match."""
        self.start: Document | None = None
        """The position that the match began from, if it was not dealt."""
        self.standing: dict[int, dict[str, Standing]] = {}
        """Each player's standing instructions, by subject. They are not part of the record: what
        they lead to is."""
        self.history: list[Entry] = []
        self.past: list[tuple[bytes, Entry]] = []
        """The actions that can be taken back, each with the bytes of before."""
        self._game = definition.record.new()
        self._reading: tuple[GameRecord, GameRecord] | None = None
        self._script: list[tuple[int, int]] = []

    def __repr__(self) -> str:
        turn = "over" if self.actor is None else f"player {self.actor} to {self.decision}"
        return f"<Match {self.definition.id}, {self.players} players, {turn}>"

    # What is.

    @property
    def game(self) -> GameRecord:
        """A copy of the record: changing it does not change the match."""
        return self.definition.record.copy(self._game)

    @property
    def players(self) -> int:
        return int(self.options["players"])

    @property
    def actor(self) -> int | None:
        """The player who decides, or None when the game is over."""
        actor = int(self._read.actor)
        return None if actor == NOBODY else actor

    @property
    def decision(self) -> str:
        """What is asked; "over" when the game is over."""
        return self.definition.decisions[self._read.decision]

    @property
    def legal(self) -> list[Action]:
        """All that the actor may do."""
        out = np.zeros(self.definition.list_room, np.int16)
        count = self.definition.table.legal(self._game, out)
        game = self._read
        return [self._action(game, index) for index in out[:count].tolist()]

    def action(self, index: int) -> Action:
        """The actor's action of an index, legal or not."""
        return self._action(self._read, index)

    def _action(self, game: GameRecord, index: int) -> Action:
        people = self.definition.people
        text = people.action_text(game, index)
        return Action(index, text, people.describe_action(game, int(game.actor), index))

    @property
    def outcome(self) -> Outcome | None:
        """None while the game is going on."""
        payoff = np.zeros(self.definition.most_players)
        if not self.definition.table.outcome(self._game, payoff):
            return None
        places, scores = self.definition.people.ranking(self._game)
        winners = tuple(int(player) for player in np.flatnonzero(payoff))
        reason = "victory" if len(winners) == 1 else "shared-victory" if winners else "no-winner"
        return Outcome(winners, tuple(places), tuple(scores), reason)

    def concealed(self, player: int | None) -> GameRecord:
        """The game as a player (None: a spectator) may know it."""
        game = self.game
        self.definition.table.conceal(game, SPECTATOR if player is None else player)
        return game

    def view(self, player: int | None) -> Document:
        """What a player (None: a spectator) may know, as a document."""
        return self.document(self.concealed(self._seat(player)))

    def view_of(self, data: bytes, player: int | None) -> Document:
        """What a player could know at an earlier moment, by the bytes of the game then."""
        game = self.definition.record.from_bytes(data)
        seat = self._seat(player)
        self.definition.table.conceal(game, SPECTATOR if seat is None else seat)
        return self.document(game)

    def events(self, player: int | None, since: int = 0) -> list[Event]:
        """What a player (None: a spectator) may know of what happened, undone actions left out."""
        events = []
        for entry in self.history[since:]:
            if not entry.undone:
                events += self.entry_events(entry, player)
        return events

    def entry_events(self, entry: Entry, player: int | None) -> list[Event]:
        return read(self.redacted(entry, player), self.definition.events)

    def redacted(self, entry: Entry, player: int | None) -> Written:
        """An entry's log as a player (None: a spectator) may know it."""
        seat = SPECTATOR if player is None else player
        return redact(entry.log, self.definition.events, seat)

    def describe(self, part: str, *, player: int | None = None, language: str = "en") -> str:
        """A part of the table in words, as a player (None: a spectator) may know it."""
        seat = self._seat(player)
        game = reading(self.concealed(seat))
        lines = self.definition.people.describe(
            game, part, SPECTATOR if seat is None else seat, self.names
        )
        return "\n".join(line.text(language) for line in lines)

    def question(self, language: str = "en", *, player: int | None = None) -> str:
        """What is asked of whom, as a player (None: a spectator) may know it."""
        return self.asked(player).text(language)

    def asked(self, player: int | None = None) -> Message:
        """The question as a message, for whoever puts it into a language later."""
        game = reading(self.concealed(self._seat(player)))
        return self.definition.people.question(game, self.names)

    def narrate(self, events: Iterable[Event], language: str = "en") -> list[str]:
        """Events as sentences."""
        told = self.told(events)
        return [message.text(language) for message in told if message is not None]

    def told(self, events: Iterable[Event]) -> list[Message | None]:
        """A message for each event; None where there is nothing to say about it."""
        game = self._read
        describe = self.definition.people.describe_event
        return [describe(game, event, self.names) for event in events]

    # What may be done.

    def why_not(
        self, action: str | Action | int, player: int | None = None
    ) -> IllegalAction | None:
        """Why an action is refused now, to the actor or another player; None if it is legal."""
        try:
            self._try(action, self._acting(player), self._chance(), empty_log(0))
        except IllegalAction as refusal:
            return refusal
        return None

    def play(self, action: str | Action | int, player: int | None = None) -> list[Event]:
        """Carries an action out, or refuses it and changes nothing.

        Of several that are said at once, those after an outcome of chance count while they can.
        """
        return self._play(action, player, strict=False)

    def repeat(self, action: str | None, outcomes: Sequence[str]) -> None:
        """Carries a recorded action (None: the deal) out again with just these outcomes."""
        self.script(outcome.removesuffix(GIVEN) for outcome in outcomes)
        if action is None:
            self.deal(strict=True)
        else:
            self._play(action, None, strict=True)
        if self._script:
            self._script = []
            raise ImpossibleOutcome(Message("chance-left-over", {"outcome": outcomes[-1]}))
        entry = self.history[-1]
        entry.draws = tuple(
            Draw(draw.what, draw.outcome, text.endswith(GIVEN))
            for draw, text in zip(entry.draws, outcomes, strict=True)
        )

    def _play(self, action: str | Action | int, player: int | None, strict: bool) -> list[Event]:
        seat = self._acting(player)
        room = ROOM
        while True:
            log = empty_log(room)
            chance = self._chance(strict)
            game, texts = self._try(action, seat, chance, log)
            if not missing_room(log):
                break
            room = int(log[0])
        # Only what is used of the log is kept: a long match has many.
        kept = log[: 1 + WIDTH * int(log[0])].copy()
        self._accept(Entry("; ".join(texts), seat, self._draws(chance), kept), game)
        return self.entry_events(self.history[-1], seat)

    def _try(
        self, action: str | Action | int, player: int, chance: Chance, log: Written
    ) -> tuple[GameRecord, list[str]]:
        """Carries an action out on a copy of the game; also says it in canonical words."""
        people, table = self.definition.people, self.definition.table
        game = self.game
        if isinstance(action, str):
            attempts = people.parse(reading(game), player, action)
        else:
            attempts = [Attempt(action.index if isinstance(action, Action) else action)]
        texts = []
        for attempt in attempts:
            try:
                self._check(game, player, attempt)
            except IllegalAction:
                if not chance.used:
                    raise
                # A refusal would tell what chance has in store: what led up to it stands.
                break
            texts.append(people.action_text(reading(game), attempt.index))
            table.apply(game, attempt.index, chance, log)
        return game, texts

    def absent(self) -> Action:
        """What an absent player does here."""
        return self.action(int(self.definition.table.absent(self._game)))

    def instruct(self, player: int, text: str) -> Standing:
        """Gives a standing instruction; it replaces the player's other one on the same subject."""
        seat = self._acting(player)
        standing = self.definition.people.read_standing(text)
        self.standing.setdefault(seat, {})[standing.subject] = standing
        return standing

    def withdraw(self, player: int, subject: str | None = None) -> None:
        """Takes a player's standing instruction on a subject back, or all of them."""
        given = self.standing.get(self._acting(player), {})
        for known in list(given) if subject is None else [subject]:
            given.pop(known, None)

    def instructed(self) -> Action | None:
        """What the actor has said in advance to do here, if anything."""
        if self.actor is None or self.actor not in self.standing:
            return None
        index = self.definition.people.follow(self._read, self.standing[self.actor])
        return None if index is None else self.action(index)

    def hint(self, count: int = 3, playouts: int = 2000, seconds: float = 2.0) -> list[Hint]:
        """The actor's best few actions with their chance of winning and what speaks for them.

        It looks at nothing but what the actor may know; none when the game is over.
        """
        from bigapple.bots.hint import hints
        from bigapple.bots.search import Budget

        return hints(self, count, Budget(playouts, seconds))

    def undo(self) -> None:
        """Takes the last action back: the bytes of before. Chance does not repeat itself."""
        if not self.past:
            raise IllegalAction(Message("refusal-nothing-to-undo"))
        data, entry = self.past.pop()
        entry.undone = True
        self._game = self.definition.record.from_bytes(data)
        self.history.append(Entry("undo", entry.player))

    def script(self, outcomes: Iterable[str | int]) -> None:
        """Gives the next outcomes of chance instead of letting them be drawn.

        It replaces what was given before; an empty list takes that back.
        """
        outcomes = [outcomes] if isinstance(outcomes, str) else outcomes
        read = [
            (ANY_KIND, o) if isinstance(o, int) else self.definition.people.parse_outcome(o)
            for o in outcomes
        ]
        if len(read) > CAPACITY or any(not 0 <= outcome < 128 for _, outcome in read):
            raise ImpossibleOutcome(Message("chance-script-too-long", {"most": CAPACITY}))
        self._script = read

    # Documents.

    def position(self) -> Document:
        """The whole position; `bigapple.load` reads it back."""
        return self.document(self._game)

    def record(self, reveal: bool | None = None) -> str:
        """The match as text; the seed is in it once the game is over, or as `reveal` says."""
        from bigapple.record import write_record

        return write_record(self, self.actor is None if reveal is None else reveal)

    def document(self, game: GameRecord) -> Document:
        """A game of this match, such as a concealed one, as a document."""
        head = {
            "format": "bigapple-position",
            "version": 1,
            "game": self.definition.id,
            "rules": self.definition.rules_version,
            "options": dict(self.options),
        }
        return head | self.definition.people.write_position(reading(game))

    # How it is done.

    def deal(self, strict: bool = False) -> None:
        """Sets the game up; called once by whoever makes the match."""
        game = self.definition.record.new()
        chance = self._chance(strict)
        log = empty_log(ROOM)
        self.definition.table.deal(game, chance, self.definition.codes(self.options), log)
        self._game = game
        self.history.append(Entry("deal", NOBODY, self._draws(chance), log))

    def begin_from(self, game: GameRecord) -> None:
        """Begins from a position; called once by whoever makes the match."""
        self._game = game
        # All of it, and without the seed that may have filled its gaps.
        self.start = self.position()
        self.history.append(Entry("start", NOBODY))

    def go_on(self, game: GameRecord, past: list[tuple[bytes, Entry]]) -> None:
        """Goes on from where a snapshot was taken; called once by whoever reads it."""
        self._game = game
        self.past = past

    def _accept(self, entry: Entry, game: GameRecord) -> None:
        self.past.append((to_bytes(self._game), entry))
        self._game = game
        self.history.append(entry)

    @property
    def _read(self) -> GameRecord:
        """The game, quick to read: it is replaced with every action and never changed."""
        if self._reading is None or self._reading[0] is not self._game:
            self._reading = (self._game, reading(self._game))
        return self._reading[1]

    def _seat(self, player: int | None) -> int | None:
        if player is not None and player not in range(self.players):
            raise Contradiction("player", Message("input-seat", {"player": str(player)}))
        return player

    def _acting(self, player: int | None) -> int:
        if player is None:
            return max(int(self._read.actor), 0)
        seat = self._seat(player)
        assert seat is not None
        return seat

    def _check(self, game: GameRecord, player: int, attempt: Attempt) -> None:
        """Refuses what may not be done, for the first reason there is."""
        if attempt.index not in range(self.definition.actions):
            raise CannotRead(Message("input-action", {"action": str(attempt.index)}))
        code = int(self.definition.table.why_not(game, player, attempt.index))
        if attempt.flaw and (code == 0 or attempt.flaw < code):
            code = attempt.flaw
        if code:
            message = self.definition.people.refusal(game, player, attempt, code, self.names)
            raise IllegalAction(message, self.definition.refusals[code])

    def _chance(self, strict: bool = False) -> Chance:
        """The chance of the next entry: keyed by the seed and a serial that never goes back."""
        chance = keyed_chance(self.seed, len(self.history))
        chance.mode = SCRIPTED if strict else NOTED
        chance.given = len(self._script)
        for i, (what, outcome) in enumerate(self._script):
            chance.what[i] = what
            chance.outcome[i] = outcome
        return chance

    def _draws(self, chance: Chance) -> tuple[Draw, ...]:
        """What chance gave; takes it off the script."""
        if chance.fault:
            index = int(chance.fault) - 1
            if index >= len(self._script):
                raise ImpossibleOutcome(Message("chance-missing", {"number": index + 1}))
            what, outcome = self._script[index]
            said = (
                str(outcome)
                if what == ANY_KIND
                else self.definition.people.outcome_text(what, outcome)
            )
            raise ImpossibleOutcome(
                Message("chance-impossible", {"number": index + 1, "outcome": said})
            )
        given = int(chance.given)
        draws = tuple(
            Draw(int(chance.what[i]), int(chance.outcome[i]), i < given)
            for i in range(int(chance.used))
        )
        self._script = self._script[int(chance.used) :]
        return draws
