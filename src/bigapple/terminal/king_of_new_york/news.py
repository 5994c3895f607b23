"""What happened, in short: a paragraph for each turn, with signs for all that is gained or lost."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from rich.table import Table
from rich.text import Text

from bigapple.engine.agenda import NOBODY
from bigapple.engine.events import Event
from bigapple.games.king_of_new_york.cards.table import CHAMELEON, PHOTO_OP, SEISMIC_RAY
from bigapple.games.king_of_new_york.components import (
    ATTACK,
    CELEBRITY,
    CUBES,
    HEARTS,
    LOWER,
    MANHATTAN,
    STARS,
)
from bigapple.games.king_of_new_york.happenings import (
    BY_BUILDING,
    BY_CARD,
    BY_ENTERING,
    BY_FLIGHT,
    BY_LEAVING,
    BY_MANHATTAN,
    BY_SLIDING,
    BY_STATUE,
    BY_UNIT,
    FROM_CLAIM,
)
from bigapple.games.king_of_new_york.market import SWEEP_COST
from bigapple.games.king_of_new_york.people import phrases, words
from bigapple.games.king_of_new_york.people.events import TOKEN_NAMES
from bigapple.games.king_of_new_york.people.words import FACE_LETTERS, FACE_NAMES
from bigapple.games.king_of_new_york.state import Game
from bigapple.terminal.king_of_new_york.look import FACE_STYLES, Look

Told = dict[str, int]
SENTENCES = ("deck-shuffled", "claimed", "game-won", "game-ended")
"""What is said in a whole sentence."""
SILENT = (
    "tile-revealed",
    "card-revealed",
    "rerolled",
    "resolved",
    "goal-returned",
    "souvenirs-removed",
)
"""What the next drawing shows, or what comes of it is told."""
OF_A_DEED = (BY_BUILDING, BY_UNIT, BY_ENTERING, BY_STATUE)
"""Causes that have just been told."""
CHANGES = ("stars-gained", "energy-gained", "healed", "stars-lost", "hearts-lost")
NAME_WIDTH = 15


def told_of(event: Event) -> Told:
    return {name: value or 0 for name, value in event.arguments.items()}


@dataclass
class Paragraph:
    """What one monster did and what came of it."""

    player: int
    parts: list[Text] = field(default_factory=list)


class Teller:
    """Puts events into paragraphs."""

    def __init__(self, game: Game, look: Look, viewer: int | None, active: int) -> None:
        self.game = game
        self.look = look
        self.viewer = viewer
        self.paragraphs = [Paragraph(active)]
        self._dice: Text | None = None
        self._last = ""
        self._deed: Text | None = None
        """What was done last, for all that comes of it."""
        self._change: tuple[int, int, Text] | None = None
        """Who gained or lost something last, by what, and how much."""

    def tell(self, event: Event) -> None:
        told = told_of(event)
        if event.kind == "turn-started":
            self.paragraphs.append(Paragraph(told["player"]))
            self._deed = None
        elif event.kind == "rolled":
            if told["player"] != self.viewer:
                self._dice = self.look.dice([told[face] for face in FACE_NAMES])
        elif event.kind in TELLERS:
            self.tell_dice()
            TELLERS[event.kind](self, told)
        if event.kind not in CHANGES:
            self._change = None
        self._last = event.kind

    def tell_dice(self) -> None:
        """How the dice lie at last."""
        if self._dice is not None:
            self._say(self.paragraphs[-1].player, self._dice)
            self._dice = None

    # Writing.

    def _say(self, player: int, part: Text | str) -> Text:
        said = Text().append(part)
        if player not in (self.paragraphs[-1].player, NOBODY):
            said = self.look.monster(self.game, player).append(" ").append(said)
        self.paragraphs[-1].parts.append(said)
        return said

    def _add(self, part: Text | str) -> None:
        """To the last deed, as its consequence."""
        if self._deed is None:
            self._say(NOBODY, part)
        else:
            self._deed.append(" ").append(part)

    def _text(self, name: str, **parameters: object) -> str:
        return self.look.text(f"king-table-news-{name}", **parameters)

    def _card(self, number: int) -> str:
        return self.look.say(words.card(number))

    def _name(self, player: int) -> str:
        return self.look.say(words.monster(int(self.game.monsters[player])))

    # Kinds of event.

    def placed(self, told: Told) -> None:
        where = phrases.at(told["place"])
        self.paragraphs.append(Paragraph(told["player"]))
        self._say(told["player"], self._text("starts", where=where))

    def converted(self, told: Told) -> None:
        faces = Text.assemble(
            str(told["count"]), self._face(told["face"]), self.look.arrow, self._face(told["into"])
        )
        self._say(told["player"], faces.append(f" ({self._card(told['card'])})"))

    def added(self, told: Told) -> None:
        said = Text(f"+{told['count']}").append_text(self._face(told["face"]))
        self._say(told["player"], said.append(f" ({self._card(told['card'])})"))

    def chameleon(self, told: Told) -> None:
        said = Text(f"{self.look.minus}").append_text(self._face(CELEBRITY)).append(" ")
        said.append_text(self._face(told["face"])).append(self.look.arrow)
        said.append_text(self._face(told["into"])).append(f" ({self._card(CHAMELEON)})")
        self._say(told["player"], said)

    def _face(self, face: int) -> Text:
        return Text.assemble((FACE_LETTERS[face], FACE_STYLES[face]))

    def changed(self, kind: int, sign: str, told: Told) -> None:
        """★, ⚡ or ♥ gained or lost: with the cause, or added to the deed that it comes from."""
        amount = self.look.amount(kind, told["count"], sign)
        of_a_deed = told["cause"] in OF_A_DEED or self._last == "superstar-taken"
        if of_a_deed and self._deed is not None and sign == "+":
            self._add(amount)
            self._change = None
            return
        cause = self._cause(told["cause"])
        if self._change is not None and self._change[:2] == (told["player"], told["cause"]):
            self.paragraphs[-1].parts.pop()
            amount = self._change[2].append(" ").append(amount)
        whole = amount.copy().append(f" ({cause})" if cause else "")
        self._say(told["player"], whole)
        self._change = (told["player"], told["cause"], amount)

    def _cause(self, cause: int) -> str:
        if cause >= BY_CARD:
            return self._card(cause - BY_CARD)
        if cause == BY_MANHATTAN:
            return self.look.say(words.borough(MANHATTAN))
        if cause == BY_STATUE:
            return self.look.text("king-table-statue")
        return self.look.say(words.face(CELEBRITY)) if cause == CELEBRITY else ""

    def energy_given(self, told: Told) -> None:
        said = self.look.amount(CUBES, told["count"], self.look.minus)
        rest = f" {self.look.arrow} {self._name(told['receiver'])} ({self._card(told['card'])})"
        self._say(told["player"], said.append(rest))

    def paid(self, told: Told) -> None:
        """Prices of cards are said with the cards."""
        of_a_card = self._last in ("bought", "swept")
        parts = []
        if told["energy"] > 0 and not of_a_card:
            parts.append(self.look.amount(CUBES, told["energy"], self.look.minus))
        if told["hearts"] > 0:
            parts.append(self.look.amount(HEARTS, told["hearts"], self.look.minus))
        if parts and of_a_card:
            self._add(Text(" ").join(parts))
        elif parts:
            self._say(told["player"], Text(" ").join(parts))

    def die_rolled(self, told: Told) -> None:
        said = self._face(told["face"]).append(f" ({self._card(told['card'])})")
        self._say(told["player"], said)

    def damaged(self, told: Told) -> None:
        hurt = self.look.monster(self.game, told["player"])
        harm = Text(" ").append_text(
            self.look.amount(HEARTS, told["count"] - told["paid"], self.look.minus)
        )
        if told["paid"] > 0:
            paid = self.look.amount(CUBES, told["paid"], self.look.minus)
            harm.append(" ").append_text(paid)
        harm = hurt.append_text(harm)
        if self._last == "damaged":
            self._add(harm)
            return
        verb = self._text("shoot")
        if told["cause"] == ATTACK:
            verb = self._text("hits")
        elif told["cause"] >= BY_CARD:
            verb = f"{self._card(told['cause'] - BY_CARD)}:"
        self._deed = self._say(NOBODY, Text(f"{verb} ").append_text(harm))

    def eliminated(self, told: Told) -> None:
        said = self._text("eliminated", monster=self._name(told["player"]))
        self._say(NOBODY, Text(said, "bold red"))

    def token(self, sign: str, told: Told) -> None:
        name = f"king-tokens-{TOKEN_NAMES[told['token']]}"
        self._say(told["player"], sign + self.look.text(name, count=told["count"]))

    def building_destroyed(self, told: Told) -> None:
        where = phrases.at(phrases.pile_place(told["pile"]))
        said = self._text("destroys", what=words.tile(told["tile"]), where=where)
        self._deed = self._say(told["player"], said)

    def unit_appeared(self, told: Told) -> None:
        self._add(f"{self.look.arrow} {self.look.say(words.unit(told['unit']))}")

    def unit_destroyed(self, told: Told) -> None:
        where = phrases.in_borough(told["borough"])
        said = self._text("destroys", what=words.unit(told["unit"]), where=where)
        self._deed = self._say(told["player"], said)

    def unit_sent(self, told: Told) -> None:
        to = phrases.to_borough(told["destination"])
        self._say(told["player"], self._text("sends", unit=words.unit(told["unit"]), to=to))

    def ray_aimed(self, told: Told) -> None:
        where = self.look.say(phrases.in_borough(told["borough"]))
        self._say(told["player"], f"{self._card(SEISMIC_RAY)} {where}")

    def goal_taken(self, goal: str, told: Told) -> None:
        name = self.look.text(f"king-table-{goal}")
        said = self._text("takes", goal=name)
        if told["previous"] != NOBODY:
            said = self._text("takes-from", goal=name, monster=self._name(told["previous"]))
        self._deed = self._say(told["player"], Text(said, "bold yellow"))

    def moved(self, told: Told) -> None:
        to = phrases.towards(told["place"])
        if told["way"] == BY_SLIDING:
            return
        name = "goes"
        if told["way"] == BY_FLIGHT:
            name = "flees"
        elif told["way"] == BY_LEAVING:
            name = "leaves"
        elif told["place"] >= LOWER:
            name = "enters" if told["origin"] < LOWER else "climbs"
        said = self._text(name) if name == "enters" else self._text(name, to=to)
        self._deed = self._say(told["player"], said)

    def stayed(self, told: Told) -> None:
        if told["player"] != self.paragraphs[-1].player:
            self._say(told["player"], self._text("stays"))

    def souvenir(self, told: Told) -> None:
        where = phrases.in_borough(told["borough"])
        self._say(told["player"], self._text("souvenir", where=where))

    def bought(self, told: Told) -> None:
        card = self._card(told["card"])
        if told["source"] == FROM_CLAIM:
            self._say(told["player"], self._text("gets", card=card))
            return
        self._deed = self._say(told["player"], self._text("buys", card=card))
        if told["cost"] > 0:
            self._add(self.look.amount(CUBES, told["cost"], self.look.minus))

    def swept(self, told: Told) -> None:
        if self._last == "paid":
            self.paragraphs[-1].parts.pop()  # The price is said with what it is for.
        self._deed = self._say(told["player"], self._text("sweeps"))
        self._add(self.look.amount(CUBES, SWEEP_COST, self.look.minus))

    def card_lost(self, told: Told) -> None:
        self._say(told["player"], self._text("loses", card=self._card(told["card"])))

    def extra_turn(self, told: Told) -> None:
        said = f"{self.look.text('king-table-extra-turn')} ({self._card(told['card'])})"
        self._say(told["player"], said)

    def photographed(self, told: Told) -> None:
        self._say(told["player"], f"{self._card(PHOTO_OP)}: {self._name(told['rival'])}")


TELLERS: dict[str, Callable[[Teller, Told], None]] = {
    "placed": Teller.placed,
    "converted": Teller.converted,
    "added": Teller.added,
    "chameleon": Teller.chameleon,
    "stars-gained": lambda teller, told: teller.changed(STARS, "+", told),
    "energy-gained": lambda teller, told: teller.changed(CUBES, "+", told),
    "healed": lambda teller, told: teller.changed(HEARTS, "+", told),
    "stars-lost": lambda teller, told: teller.changed(STARS, teller.look.minus, told),
    "hearts-lost": lambda teller, told: teller.changed(HEARTS, teller.look.minus, told),
    "energy-given": Teller.energy_given,
    "paid": Teller.paid,
    "die-rolled": Teller.die_rolled,
    "damaged": Teller.damaged,
    "eliminated": Teller.eliminated,
    "token-gained": lambda teller, told: teller.token("+", told),
    "token-discarded": lambda teller, told: teller.token(teller.look.minus, told),
    "building-destroyed": Teller.building_destroyed,
    "unit-appeared": Teller.unit_appeared,
    "unit-destroyed": Teller.unit_destroyed,
    "unit-sent": Teller.unit_sent,
    "ray-aimed": Teller.ray_aimed,
    "superstar-taken": lambda teller, told: teller.goal_taken("superstar", told),
    "statue-taken": lambda teller, told: teller.goal_taken("statue", told),
    "moved": Teller.moved,
    "stayed": Teller.stayed,
    "souvenir-placed": Teller.souvenir,
    "bought": Teller.bought,
    "swept": Teller.swept,
    "card-lost": Teller.card_lost,
    "extra-turn": Teller.extra_turn,
    "photographed": Teller.photographed,
}


def drawn(game: Game, look: Look, paragraphs: Iterable[Paragraph]) -> Table:
    """Paragraphs with the monsters' names beside them."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(width=NAME_WIDTH, justify="right")
    table.add_column(overflow="fold")
    for paragraph in paragraphs:
        if paragraph.parts:
            table.add_row(look.monster(game, paragraph.player), look.join(paragraph.parts))
    return table
