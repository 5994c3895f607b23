"""Time to think: none kept, so much for each decision, or a bank with an increment."""

from __future__ import annotations

from dataclasses import dataclass, field

from bigapple.server.entries import TimeControl


@dataclass
class Clock:
    """The clock of a table. It runs for a person who is asked, never for a bot."""

    control: TimeControl = field(default_factory=TimeControl)
    banks: list[int] = field(default_factory=list)
    """Milliseconds that each seat has left: in its bank, or of the granted ones."""
    seat: int | None = None
    """Whose it is that runs."""
    since: int = 0
    spent: int = 0
    """What of the decision's time was used before that."""
    _answers: list[tuple[int, int, int]] = field(default_factory=list)
    """Of each action that stands: the seat, what it cost its bank, and the time it took."""

    def begin(self, control: TimeControl, seats: int) -> None:
        self.control = control
        start = control.seconds * 1000 if control.kind == "bank" else 0
        self.banks = [start] * seats
        self.seat = None

    def ask(self, seat: int | None, at: int, by_bot: bool, spent: int = 0) -> None:
        """A decision begins."""
        running = seat is not None and not by_bot and self.control.kind != "untimed"
        self.seat = seat if running else None
        self.since = at
        self.spent = spent

    def answered(self, seat: int, at: int, by_bot: bool) -> None:
        """A decision was answered: a person's time is gone, and the increment is put in."""
        if self.control.kind == "untimed":
            return
        used = 0 if by_bot else self._used(at)
        before = self.banks[seat]
        if self.control.kind == "bank" and not by_bot:
            self.banks[seat] = max(0, before - used) + self.control.increment * 1000
        elif self.control.kind == "move":
            # What was granted serves once the time of the decision itself is used up.
            over = max(0, used - self.control.seconds * 1000)
            self.banks[seat] -= min(before, over)
        self._answers.append((seat, before - self.banks[seat], used))

    def take_back(self, count: int) -> int:
        """Actions are taken back, and so is what they cost; returns the time that the decision
        which is asked again had taken, for it goes on from there."""
        used = 0
        for _ in range(min(count, len(self._answers))):
            seat, cost, used = self._answers.pop()
            self.banks[seat] = max(0, self.banks[seat] + cost)
        return used

    def pause(self, by_bot: bool, seat: int, actor: int | None, at: int) -> None:
        """A bot takes a seat over, or its person comes back to it. What was used stays used:
        else a bot for a moment would be a new clock."""
        if seat == actor:
            self.ask(seat, at, by_bot, self._used(at))

    def stop(self) -> None:
        """Nobody is asked any more."""
        self.seat = None

    def grant(self, seat: int, seconds: int) -> None:
        if self.banks:
            self.banks[seat] += seconds * 1000

    def _used(self, at: int) -> int:
        return self.spent + (at - self.since if self.seat is not None else 0)

    @property
    def deadline(self) -> int | None:
        """When time is up for whoever is asked."""
        if self.seat is None:
            return None
        own = self.control.seconds * 1000 if self.control.kind == "move" else 0
        return self.since - self.spent + own + self.banks[self.seat]
