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

    def begin(self, control: TimeControl, seats: int) -> None:
        self.control = control
        start = control.seconds * 1000 if control.kind == "bank" else 0
        self.banks = [start] * seats
        self.seat = None

    def ask(self, seat: int | None, at: int, by_bot: bool) -> None:
        """A decision begins."""
        running = seat is not None and not by_bot and self.control.kind != "untimed"
        self.seat = seat if running else None
        self.since = at

    def answered(self, seat: int, at: int) -> None:
        """A person was asked and time has passed: it is gone, and the increment is put in."""
        used = at - self.since
        if self.control.kind == "bank":
            left = max(0, self.banks[seat] - used)
            self.banks[seat] = left + self.control.increment * 1000
        elif self.control.kind == "move":
            # What was granted serves once the time of the decision itself is used up.
            over = max(0, used - self.control.seconds * 1000)
            self.banks[seat] -= min(self.banks[seat], over)

    def pause(self, by_bot: bool, seat: int, actor: int | None, at: int) -> None:
        """A bot takes a seat over, or its person comes back to it: with a fresh decision."""
        if seat == actor:
            self.ask(seat, at, by_bot)

    def grant(self, seat: int, seconds: int) -> None:
        if self.banks:
            self.banks[seat] += seconds * 1000

    @property
    def deadline(self) -> int | None:
        """When time is up for whoever is asked."""
        if self.seat is None:
            return None
        own = self.control.seconds * 1000 if self.control.kind == "move" else 0
        return self.since + own + self.banks[self.seat]
