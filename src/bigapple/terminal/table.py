"""A table: a match, who sits at it, and the screen they share."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from bigapple import bots
from bigapple.errors import BigAppleError, CannotRead, IllegalAction
from bigapple.fairness import keyed_chance
from bigapple.match import Action, Match
from bigapple.terminal import answers, instructions, saves
from bigapple.terminal.commands import Command, parse_command
from bigapple.terminal.paging import Pages
from bigapple.terminal.rules import show_rules
from bigapple.terminal.screen import Screen
from bigapple.terminal.seats import Seats
from bigapple.terminal.view import Scene, Sight, view_of
from bigapple.texts import Message, text

FINISHED = 0
INTERRUPTED = 130
NOT_ACTIONS = ("deal", "start", "undo")


class Left(Exception):
    """Somebody has asked to leave the table."""


class Table:
    def __init__(
        self, match: Match, seats: Seats, screen: Screen, path: Path | None = None
    ) -> None:
        self.match = match
        self.seats = seats
        self.screen = screen
        self.path = path
        """Where the game is saved, once it has been."""
        self.view = view_of(match.definition.id)
        self._bots = {
            player: bots.bot(kind, match.definition.id)
            for player, kind in enumerate(seats.kinds)
            if not seats.is_person(player)
        }
        self._seen = {player: self._last_decision(player) for player in seats.people}
        """How much of the history each person has been told."""
        self._told = max(self._seen.values(), default=0)
        """How much of it anybody has."""
        self._facing: int | None = seats.people[0] if len(seats.people) == 1 else None
        """The person whose eyes the screen is for."""
        self._fresh = True
        """Whether the next drawing must be whole."""
        self._plan: tuple[int, list[str]] = (0, [])
        """What a person has said that is still to be carried out, and who."""

    def run(self) -> int:
        """Plays until the game is over or somebody leaves; returns the exit code."""
        try:
            try:
                return self._play()
            except (EOFError, OSError):
                # OSError: the terminal itself is gone, or whoever read the output.
                return self._leave(INTERRUPTED)
        except KeyboardInterrupt:
            # Outside of the other one: a closing window gives both, one right after the other.
            return self._leave(INTERRUPTED)

    def _play(self) -> int:
        try:
            if self.seats.people and self.match.actor is not None:
                self.screen.say("greeting")
            while (actor := self.match.actor) is not None:
                if self.seats.is_person(actor):
                    self._ask(actor)
                else:
                    self._let_play(actor)
            self._finish()
        except Left:
            pass
        return self._leave(FINISHED)

    def _leave(self, code: int) -> int:
        """Saves wherever it can be done: a game is not lost because a folder or the screen is."""
        game_id = self.match.definition.id
        paths = [self.path] if self.path else []
        told: list[Message] = []
        for path in (*paths, saves.new_path(game_id), saves.spare_path(game_id)):
            told.append(self._save(path))
            if told[-1].id == "saved":
                break
        with suppress(OSError):
            if code == INTERRUPTED:
                self.screen.print("")
            for message in told:
                self._tell(message)
        return code

    # Decisions.

    def _let_play(self, player: int) -> None:
        """A bot decides, with a chance of its own that depends on the seed alone."""
        match = self.match
        chance = keyed_chance(f"bots {match.seed}", len(match.history))
        concealed = match.concealed(player)
        index = self._bots[player].choose(match.definition, concealed, chance)
        match.play(match.action(index), player)
        if not self.seats.people:
            self._tell_news(None, self._told)

    def _ask(self, player: int) -> None:
        """A person decides: asks until something has changed."""
        if self.view.secret and len(self.seats.people) > 1 and self._facing != player:
            self._hand_over(player)
        self._facing = player
        legal = self.match.legal
        sight = self._tell_news(player, self._seen[player] if self.view.secret else self._told)
        self._seen[player] = len(self.match.history)
        if self._goes_on(player, legal):
            return
        pages = Pages(self.view.groups(self.match, legal, self.screen.language))
        self._show(sight, legal, pages)
        before = len(self.match.history)
        while len(self.match.history) == before:
            line = self.screen.ask(self.match.question(self.screen.language, player=player))
            try:
                self._answer(player, line, pages)
            except BigAppleError as error:
                self._refuse(error, line)

    def _refuse(self, error: BigAppleError, line: str) -> None:
        """Why nothing has come of a line; what is asked is asked again anyway."""
        if error.code.endswith("input-verb"):
            # The words with which actions begin are many, and English.
            self.screen.say("not-understood", text=line[:40])
            self.screen.say("greeting")
            return
        if "question" in error.message.parameters:
            told = {**error.message.parameters, "question": ""}
            error = IllegalAction(Message(error.code, told), error.clause)
        self.screen.refuse(error)

    def _goes_on(self, player: int, legal: Sequence[Action]) -> bool:
        """Carries out what needs no question: what was said before, or what is forced."""
        instructed = self.match.instructed()
        if instructed is not None:
            told = instructed.describe(self.screen.language)
            self.screen.say("instruction-followed", player=self._name(player), action=told)
            self.match.play(instructed, player)
            return True
        planner, steps = self._plan
        steps = self.view.plan(self.match, steps) if planner == player else []
        if steps and self.match.why_not(steps[0], player) is None:
            self._plan = (player, steps[1:])
            self.match.play(steps[0], player)
            return True
        if planner == player:
            self._plan = (player, steps)
        forced = self.view.forced(self.match, legal)
        if forced is None:
            return False
        self.screen.say("forced", action=forced.describe(self.screen.language))
        self.match.play(forced, player)
        return True

    def _show(self, sight: Sight, legal: Sequence[Action], pages: Pages) -> None:
        """All that a person sees before the question."""
        screen = self.screen
        if not screen.plain:
            screen.show(self.view.draw(sight, screen))
            self._fresh = False
        screen.print(self.view.facts(sight, screen))
        entered = self.view.on_enter(self.match, legal)
        if entered is not None:
            screen.say("enter-does", action=entered.describe(screen.language))
        elif not screen.plain or self.view.few(self.match, legal):
            pages.show_first(screen, self.view.listed(self.match))

    def _hand_over(self, player: int) -> None:
        """Nobody sees another's cards: the screen is blank until the next person is there."""
        self._facing = None
        self.screen.curtain()
        name = self._name(player)
        line = self.screen.ask(self.screen.text("curtain", player=name))
        command = parse_command(line, self.screen.language)
        if command is not None and command.name == "quit":
            raise Left
        self.screen.curtain()

    def _answer(self, player: int, line: str, pages: Pages) -> None:
        """A command, a part of the table, a number of the list, or an action."""
        screen, match = self.screen, self.match
        command = parse_command(line, screen.language)
        if not line:
            entered = self.view.on_enter(match, match.legal)
            if entered is None:
                pages.show(screen)
            else:
                match.play(entered, player)
        elif self.view.claims(match, line, screen.language):
            self._play_text(player, line)
        elif command is not None:
            self._obey(player, command, pages)
        elif answers.can_describe(match, self.view, player, screen, line):
            answers.describe(match, self.view, player, screen, line)
        elif answers.is_number(line) and len(line) < 4:
            self._play_number(player, line, pages)
        else:
            self._play_text(player, line)

    def _play_text(self, player: int, line: str) -> None:
        """An action; of several that are said at once, each must be possible now."""
        first, *rest = self.view.steps(self.view.reading(self.match, line, self.screen.language))
        for step in rest:
            refusal = self.match.why_not(step, player)
            if refusal is not None:
                raise refusal
        self.match.play(first, player)
        if rest:
            self._plan = (player, rest)

    def _play_number(self, player: int, number: str, pages: Pages) -> None:
        if not pages.shown:
            # Whoever has not seen the list may mean a card or a block.
            self.screen.say("list-first")
            pages.show(self.screen)
            return
        action = pages.action(number)
        if action is None:
            raise CannotRead(Message("list-no-number", {"number": number}))
        self.match.play(action, player)

    def _obey(self, player: int, command: Command, pages: Pages) -> None:
        screen, match, rest = self.screen, self.match, command.rest
        if command.name == "list":
            pages.show(screen, rest)
        elif command.name == "why":
            answers.why(match, self.view, player, screen, rest, pages)
        elif command.name == "hint":
            answers.hint(match, screen)
        elif command.name == "undo":
            self._undo(player)
        elif command.name == "draw" and not screen.plain:
            self._fresh = True
            screen.show(self.view.draw(self._sight(player), screen))
            self._fresh = False
        elif command.name in ("describe", "draw"):
            answers.describe(match, self.view, player, screen, rest)
        elif command.name == "rules":
            show_rules(screen, rest)
        elif command.name == "save":
            self._save_as(rest)
        elif command.name == "log":
            answers.log(match, player, screen, rest)
        elif command.name == "instruct":
            instructions.instruct(match, self.view, player, screen, rest)
        elif command.name == "instructions":
            instructions.show(match, self.view, player, screen)
        elif command.name == "withdraw":
            instructions.withdraw(match, self.view, player, screen, rest)
        elif command.name == "help":
            screen.print(screen.text("help").splitlines())
            screen.print(screen.text(f"help-{match.definition.id}").splitlines())
        else:
            raise Left

    def _undo(self, player: int) -> None:
        """Back to the person's own last decision, over whatever came after it."""
        match = self.match
        acted = [e for e in match.history if not e.undone and e.text not in NOT_ACTIONS]
        own = [number for number, entry in enumerate(acted) if entry.player == player]
        if not own:
            raise IllegalAction(Message("refusal-nothing-to-undo"))
        last = len(acted)
        for number in reversed(own):
            for _ in acted[number:last]:
                match.undo()
            last = number
            if match.instructed() is None and self.view.forced(match, match.legal) is None:
                break  # Whatever was forced or said in advance was no decision.
        self._plan = (player, [])
        self._fresh = True
        self.screen.say("undone")

    def _last_decision(self, player: int) -> int:
        """Which entry of the history a player's last decision is; 0 if there was none."""
        for number, entry in reversed(list(enumerate(self.match.history))):
            if entry.player == player and not entry.undone and entry.text not in NOT_ACTIONS:
                return number
        return 0

    # Telling.

    def _sight(self, player: int | None, changed: frozenset[int] = frozenset()) -> Sight:
        players = range(self.match.players)
        names, labels = map(self._name, players), map(self._label, players)
        return Sight(self.match, player, list(names), list(labels), changed, self._fresh)

    def _tell_news(self, player: int | None, since: int) -> Sight:
        """Tells a person what happened since they were last told, and returns what they see."""
        events = self.match.events(player, since)
        sight = self._sight(player, self.view.changes(events) if since else frozenset())
        for news in self.view.news(sight, events, self.screen):
            if isinstance(news, str):
                self.screen.print(news)
            elif isinstance(news, Scene):
                self.screen.show(news.drawing)
                self.screen.pause()
            else:
                self.screen.show(news)
        self._told = len(self.match.history)
        return sight

    def _finish(self) -> None:
        """The last news, the ranking and the winners."""
        if self.view.secret and len(self.seats.people) > 1:
            self._facing = None
            self.screen.curtain()
        player = self._facing
        self._tell_news(player, self._told)
        self._fresh = True
        if not self.screen.plain:
            self.screen.show(self.view.draw(self._sight(None), self.screen))
        language = self.screen.language
        self.screen.print(self.match.describe("score", language=language).splitlines())
        outcome = self.match.outcome
        assert outcome is not None
        winners = ", ".join(self._name(winner) for winner in outcome.winners)
        self.screen.say("winners", winners=winners, count=len(outcome.winners))

    def _name(self, player: int) -> str:
        name = self.match.names(player)
        return name.text(self.screen.language) if isinstance(name, Message) else name

    def _label(self, player: int) -> str:
        kind = self.seats.kinds[player]
        if self.seats.is_person(player):
            if player != self._facing:
                return self._name(player)
            return text("label-you", self.screen.language, player=self._name(player))
        return text("label-bot", self.screen.language, player=self._name(player), bot=kind)

    # Saving.

    def _save_as(self, name: str) -> None:
        path = saves.chosen_path(name) if name else self.path
        self._tell(self._save(path or saves.new_path(self.match.definition.id)))

    def _save(self, path: Path) -> Message:
        """Saves if it can be done, and returns what is to be said about it."""
        try:
            saves.save(self.match, self.seats, path)
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            return Message("save-failed", {"file": str(path), "reason": reason})
        self.path = path
        return Message("saved", {"file": str(path)})

    def _tell(self, message: Message) -> None:
        self.screen.print(message.text(self.screen.language), unbroken=True)
