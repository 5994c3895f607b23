"""Many games at once, step by step or to the end, on CPU threads.

    batch = Batch(definition, 1024, options, seed=7)
    batch.reset()
    batch.legal_mask(mask)        # bool, (games, actions)
    batch.step(actions)           # integers, (games,)
    batch.observe(observations)   # int16, (games, encoding.length)

Every array belongs to the caller and may come from any library that speaks DLPack. Chance is
keyed by the seed and the index of the game, so results depend neither on the number of threads
nor on how the games are cut into chunks.
"""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ClassVar, NamedTuple

import numpy as np
import numpy.typing as npt

from bigapple.engine import loops
from bigapple.engine.agenda import NOBODY, OVER
from bigapple.engine.chance import Chance
from bigapple.engine.compiler import EntryPoint, prepare
from bigapple.engine.contract import GameDefinition, numba_type
from bigapple.engine.loops import ACTOR

CHUNK = 256
"""Games that a thread takes at a time: enough to hide the cost of handing them out."""


class View(NamedTuple):
    """What a learner is told of each game after a step: arrays of the caller's, written over."""

    observations: npt.NDArray[np.int16]
    """(games, numbers): what the player who decides may know."""
    mask: npt.NDArray[np.bool_]
    """(games, actions): what that player may do."""
    players: npt.NDArray[np.int64]
    """(games): who that is."""
    rewards: npt.NDArray[np.float64]
    """(games): the payoff of the hero, or of whoever acted, if the game has just ended."""
    done: npt.NDArray[np.bool_]
    """(games): whether it has just ended; another is dealt already."""
    payoff: npt.NDArray[np.float64]
    """(games, most players): everybody's payoff, if it has just ended."""
    final: npt.NDArray[np.int16]
    """(games, numbers): the last observation of games that have just ended; else of before."""


class Batch:
    """Games of one kind and the same options, on the CPU."""

    def __init__(
        self,
        definition: GameDefinition,
        count: int,
        options: Mapping[str, Any],
        seed: int = 0,
        threads: int = 1,
    ) -> None:
        if count < 1 or threads < 1:
            raise ValueError("a batch needs at least one game and one thread")
        self.definition = definition
        self.count = count
        self.games = definition.record.many(count)
        self.chances = Chance.many(count)
        self._options = definition.codes(options)
        self._blank = definition.record.many(1)
        self._everything = np.ones(count, np.bool_)
        self._dealt = False
        self._threads = threads
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self._compiled = BatchCode.of(definition)
        self.players = int(options["players"])
        self.seed(seed)

    def seed(self, seed: int) -> None:
        """Starts every game's chance anew, as a new batch of this seed would."""
        self._run(self._compiled.start, self.chances, seed)

    def reset(self, which: npt.ArrayLike | None = None) -> None:
        """Deals all games anew, or those marked in `which`; their chance goes on."""
        marked = self._everything if which is None else self._array(which, np.bool_, (self.count,))
        self._run(
            self._compiled.reset, self.games, self.chances, marked, self._blank, self._options
        )

    def legal_mask(self, out: Any = None) -> npt.NDArray[np.bool_]:
        mask: npt.NDArray[np.bool_] = self._out(
            out, np.bool_, (self.count, self.definition.actions)
        )
        self._check_dealt()
        self._run(self._compiled.mask, self.games, mask, self.definition.list_room)
        return mask

    def step(self, actions: Any, refused: Any = None) -> npt.NDArray[np.int16]:
        """One action of each game's actor; games that are over ignore theirs.

        An illegal action leaves its game as it is: its refusal code (−1: no action at all) is
        written into `refused`, or raised if the caller gave no such array.
        """
        chosen = self.chosen(actions)
        codes: npt.NDArray[np.int16] = self._out(refused, np.int16, (self.count,))
        self._check_dealt()
        self._run(self._compiled.step, self.games, self.chances, chosen, codes)
        if refused is None:
            self.refuse(chosen, codes)
        return codes

    def refusals(self, actions: Any) -> npt.NDArray[np.int16]:
        """The codes that `step` would give these actions; nothing changes."""
        chosen = self.chosen(actions)
        codes = np.zeros(self.count, np.int16)
        self._check_dealt()
        self._run(self._compiled.step, self.games.copy(), self.chances.copy(), chosen, codes)
        return codes

    def refuse(self, chosen: npt.NDArray[np.int64], codes: npt.NDArray[np.int16]) -> None:
        """Raises the first refusal among codes, if there is one."""
        if codes.any():
            game = int(np.flatnonzero(codes)[0])
            action, code = int(chosen[game]), int(codes[game])
            clause = self.definition.refusals.get(code, "none: there is no such action")
            raise ValueError(
                f"action {action} of game {game} is refused: code {code}, clause {clause}"
            )

    def chosen(self, actions: Any) -> npt.NDArray[np.int64]:
        """Anybody's actions, one for each game, as the loops take them."""
        return self._array(actions, np.int64, (self.count,))

    def observe(self, out: Any = None, players: Any = None) -> npt.NDArray[np.int16]:
        """What the actor of each game may know, or the players given (−1: a spectator)."""
        shape = (self.count, self.definition.encoding.length)
        observations: npt.NDArray[np.int16] = self._out(out, np.int16, shape)
        seats = np.full(self.count, ACTOR, np.int64) if players is None else players
        seats = self._array(seats, np.int64, (self.count,))
        self._check_dealt()
        self._run(self._compiled.observe, self.games, seats, observations)
        return observations

    def outcome(self, payoff: Any = None, done: Any = None) -> tuple[Any, Any]:
        """Payoffs by player, all 0 while a game is going on, and which games are over."""
        payoffs = self._out(payoff, np.float64, (self.count, self.definition.most_players))
        over = self._out(done, np.bool_, (self.count,))
        self._check_dealt()
        self._run(self._compiled.outcome, self.games, payoffs, over)
        return payoffs, over

    def view(self, observations: Any = None, mask: Any = None) -> View:
        """Arrays for `advance`; the two large ones may be the caller's own."""
        definition, count = self.definition, self.count
        numbers = (count, definition.encoding.length)
        return View(
            observations=self._out(observations, np.int16, numbers),
            mask=self._out(mask, np.bool_, (count, definition.actions)),
            players=np.zeros(count, np.int64),
            rewards=np.zeros(count),
            done=np.zeros(count, np.bool_),
            payoff=np.zeros((count, definition.most_players)),
            final=np.zeros(numbers, np.int16),
        )

    def advance(
        self, view: View, actions: Any, heroes: Any = None, fresh: Any = None
    ) -> npt.NDArray[np.int16]:
        """`step`, `outcome`, `reset` of what is over, `observe` and `legal_mask` in one pass.

        A game with a hero (−1: none) is played on at random until the hero decides. Games
        marked in `fresh` are dealt anew instead. Returns refusal codes, as `step` does.
        """
        shape = (self.count,)
        chosen = self.chosen(actions)
        seats = np.full(self.count, -1) if heroes is None else heroes
        seats = self._array(seats, np.int64, shape)
        marked = ~self._everything if fresh is None else self._array(fresh, np.bool_, shape)
        refused = np.zeros(self.count, np.int16)
        self._check_dealt(but=marked)
        self._run(
            self._compiled.advance,
            self.games,
            self.chances,
            self._blank,
            self._options,
            chosen,
            seats,
            marked,
            refused,
            view,
            self.definition.list_room,
        )
        return refused

    def playout(self, counts: Any = None) -> npt.NDArray[np.int64]:
        """Plays every game to its end at random; returns how many actions each took."""
        taken: npt.NDArray[np.int64] = self._out(counts, np.int64, (self.count,))
        room = self.definition.list_room
        self._check_dealt()
        self._run(self._compiled.playout, self.games, self.chances, taken, room)
        return taken

    def _check_dealt(self, but: npt.NDArray[np.bool_] | None = None) -> None:
        """Refuses blank records but for those marked: the rules would run wild in them.

        Looked at until there are none, since games may also be written into `games`.
        """
        if self._dealt:
            return
        # A game that goes on asks somebody something, and one that is over nobody.
        blank = (self.games["decision"] == OVER) & (self.games["actor"] != NOBODY)
        missing = blank if but is None else blank & ~but
        if missing.any():
            game = int(np.flatnonzero(missing)[0])
            raise ValueError(f"game {game} is not dealt: reset() must come first")
        self._dealt = not blank.any()

    def _run(self, entry: EntryPoint, *arguments: Any) -> None:
        if self._pool is None:
            entry(*arguments, 0, self.count)
            return
        starts = range(0, self.count, CHUNK)
        jobs = [
            self._pool.submit(entry, *arguments, start, min(start + CHUNK, self.count))
            for start in starts
        ]
        for job in jobs:
            job.result()

    def _array(self, given: Any, kind: npt.DTypeLike, shape: tuple[int, ...]) -> npt.NDArray[Any]:
        """An array to read from; converted if its type is another."""
        foreign = not isinstance(given, np.ndarray) and hasattr(given, "__dlpack__")
        array = np.from_dlpack(given) if foreign else np.asarray(given)
        if array.shape != shape:
            raise ValueError(f"an array of shape {shape} is needed, not {array.shape}")
        if array.dtype.kind not in "biu":
            # Cut off, a fraction would be another action.
            raise ValueError(f"an array of {np.dtype(kind)} is needed, not of {array.dtype}")
        # The compiled loops take arrays that could be written; those of some libraries cannot.
        return np.require(array, kind, ["C", "W"])

    def _out(self, given: Any, kind: npt.DTypeLike, shape: tuple[int, ...]) -> npt.NDArray[Any]:
        """The caller's array to write into, or a new one."""
        if given is None:
            return np.zeros(shape, kind)
        needed = f"a writable C array of {np.dtype(kind)} and shape {shape} is needed"
        if not hasattr(given, "__dlpack__"):
            raise ValueError(f"{needed}, not a {type(given).__name__}")
        array = given if isinstance(given, np.ndarray) else np.from_dlpack(given)
        fits = array.dtype == kind and array.shape == shape and array.flags.c_contiguous
        if not (fits and array.flags.writeable):
            raise ValueError(needed)
        return array


class BatchCode:
    """The batch loops of one game, compiled when they are first used."""

    _known: ClassVar[dict[str, BatchCode]] = {}

    @classmethod
    def of(cls, definition: GameDefinition) -> BatchCode:
        if definition.id not in cls._known:
            cls._known[definition.id] = cls(definition)
        return cls._known[definition.id]

    def __init__(self, definition: GameDefinition) -> None:
        def entry(body: Any, *parts: str, purpose: str = "batch") -> EntryPoint:
            def signature() -> Any:
                return tuple(_array_type(part, definition) for part in (*parts, "int", "int"))

            return EntryPoint(loops.bind(body, definition), signature, f"{definition.id}-{purpose}")

        self.start = entry(loops.start_range, "chances", "int")
        self.reset = entry(loops.reset_range, "games", "chances", "bool", "games", "options")
        self.mask = entry(loops.mask_range, "games", "bool 2", "int")
        self.step = entry(loops.step_range, "games", "chances", "int64", "int16")
        self.observe = entry(loops.observe_range, "games", "int64", "int16 2")
        self.outcome = entry(loops.outcome_range, "games", "float64 2", "bool")
        self.playout = entry(loops.playout_range, "games", "chances", "int64", "int")
        prepare([value for value in vars(self).values() if isinstance(value, EntryPoint)])
        # What only learners need is compiled when it is first used.
        self.advance = entry(
            loops.advance_range,
            *("games", "chances", "games", "options", "int64", "int64", "bool", "int16"),
            *("view", "int"),
            purpose="learning",
        )


VIEW = ("int16 2", "bool 2", "int64", "float64", "bool", "float64 2", "int16 2")
"""The types of the arrays of a view."""


def _array_type(part: str, definition: GameDefinition) -> Any:
    import numba
    from numba import types

    if part in ("int", "options"):
        return numba_type(part, definition)
    if part == "games":
        return types.Array(numba.from_dtype(definition.record.dtype), 1, "C")
    if part == "chances":
        return types.Array(numba.from_dtype(Chance.dtype), 1, "C")
    if part == "view":
        return types.NamedTuple([_array_type(kind, definition) for kind in VIEW], View)
    name, _, dimensions = part.partition(" ")
    element = {"bool": types.boolean}.get(name) or getattr(types, name)
    return types.Array(element, int(dimensions or 1), "C")
