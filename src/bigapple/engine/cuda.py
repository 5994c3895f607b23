"""Many games at once on a GPU: the same rules, the same bytes, one thread a game.

    batch = CudaBatch(definition, 1_000_000, options, seed=7)

It has the verbs of `bigapple.engine.batch.Batch`. Arrays live on the device: any that speaks
the CUDA array interface (PyTorch, CuPy, JAX, Numba) is written in place; one that speaks only
DLPack is taken through CuPy or PyTorch, whichever is there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np

if not hasattr(np, "row_stack"):
    # Some releases of numba-cuda still name it; NumPy 2.5 dropped this alias of vstack.
    vars(np)["row_stack"] = np.vstack

from numba import cuda, int64
from numba.cuda.dispatcher import CUDADispatcher

from bigapple.engine import loops
from bigapple.engine.chance import Chance
from bigapple.engine.compiler import rule_class, widened
from bigapple.engine.contract import GameDefinition
from bigapple.engine.loops import (
    ACTOR,
    choose_one,
    mask_one,
    observe_one,
    outcome_one,
    reset_one,
    start_one,
    step_one,
)

THREADS = 64
"""In a block."""
PLAYING_THREADS = 1024
"""In a block that plays whole games …"""
PLAYING_REGISTERS = 64
"""… and as many registers as such a block has for each."""

Device = Any

# Known when a kernel is bound to a game.
RECORD: Any = None
GAME_WORDS: Any = None
ROOM: Any = None
RHYTHM: Any = None
GROUPS: Any = None
GROUP: Any = None
apply: Any = None

CHANCE = Chance.dtype
CHANCE_WORDS = Chance.dtype.itemsize // 8


def start_kernel(chances: Device, key: int) -> None:
    i = cuda.grid(1)
    if i < chances.shape[0]:
        start_one(chances, i, key)


def reset_kernel(
    games: Device, chances: Device, which: Device, blank: Device, options: Device
) -> None:
    i = cuda.grid(1)
    if i < games.shape[0] and which[i]:
        # Dealt in local memory and written at once: a game's bytes lie far from its neighbours'.
        game = cuda.local.array(GAME_WORDS, int64).view(RECORD)
        chance = cuda.local.array(CHANCE_WORDS, int64).view(CHANCE)
        chance[0] = chances[i]
        reset_one(game, chance, 0, blank, options)
        games[i] = game[0]
        chances[i] = chance[0]


def mask_kernel(games: Device, mask: Device) -> None:
    i = cuda.grid(1)
    if i < games.shape[0]:
        scratch = cuda.local.array(ROOM, np.int16)
        mask_one(games, i, mask, scratch)


def step_kernel(games: Device, chances: Device, actions: Device, refused: Device) -> None:
    i = cuda.grid(1)
    if i < games.shape[0]:
        step_one(games, chances, i, actions, refused)


def observe_kernel(games: Device, players: Device, out: Device) -> None:
    i = cuda.grid(1)
    if i < games.shape[0]:
        observe_one(games, i, players, out)


def outcome_kernel(games: Device, payoff: Device, done: Device) -> None:
    i = cuda.grid(1)
    if i < games.shape[0]:
        outcome_one(games, i, payoff, done)


def playout_kernel(games: Device, chances: Device, counts: Device, begun: Device) -> None:
    """Plays games to their ends, each thread one after another.

    The rules are far more code than a GPU's instruction caches hold, so all threads of a block
    work in step: in the rhythm in which the game asks them they choose, whoever is asked that kind
    of decision, and then carry their actions out group by group; whoever is asked another kind
    waits. That plays whole games of King of New York several times as fast. Games lie in local
    memory, which the hardware interleaves between threads.
    """
    scratch = cuda.local.array(ROOM, np.int16)
    # Declared as words and viewed as records: a local array of records is not aligned.
    game = cuda.local.array(GAME_WORDS, int64).view(RECORD)
    chance = cuda.local.array(CHANCE_WORDS, int64).view(CHANCE)
    i = cuda.atomic.add(begun, 0, 1)
    fresh = True
    count = 0
    while True:
        playing = i < games.shape[0]
        if cuda.syncthreads_or(1 if playing else 0) == 0:
            break
        if playing and fresh:
            game[0] = games[i]
            chance[0] = chances[i]
            count = 0
            fresh = False
        for beat in range(len(RHYTHM)):
            action = 0
            group = -1
            if playing and game[0].decision == RHYTHM[beat]:
                action = choose_one(game, chance, 0, scratch)
                group = int(GROUP[action])
                count += 1
            if cuda.syncthreads_or(group + 1) != 0:
                for current in range(GROUPS):
                    if group == current:
                        apply(game[0], action, chance[0], None)
                    cuda.syncthreads()
        if playing and game[0].actor < 0:
            games[i] = game[0]
            chances[i] = chance[0]
            counts[i] = count
            i = cuda.atomic.add(begun, 0, 1)
            fresh = True


class DeviceRule(CUDADispatcher):  # type: ignore[misc]  # Numba has no types.
    """A rule on the device: compiled once, and copied into its callers as the compiler likes.

    Force-inlined as on the CPU, the kernels of a large game take a quarter of an hour to compile.
    Left to the compiler alone, copies of the longest rules crowd the instruction caches: those
    that a game names are called. That plays King of New York half as fast again.
    """

    apart = False

    @classmethod
    def of(cls, rule: Any) -> DeviceRule:
        if rule not in cls._known:
            cls._known[rule] = cls(rule.py_func, {"device": True, "debug": False, "opt": True})
        return cls._known[rule]

    def get_call_template(self, args: Any, kws: Any) -> Any:
        return super().get_call_template(widened(args), kws)

    def compile_device(self, args: Any, return_type: Any = None) -> Any:
        compiled = super().compile_device(args, return_type)
        if self.apart:
            function = compiled.library.get_function(compiled.fndesc.llvm_func_name)
            function.attributes.add("noinline")
        return compiled

    _known: ClassVar[dict[Any, DeviceRule]] = {}


DEVICE_HALF = "_CUDATypingContext__dispatcher"
"""Where numba-cuda looks for the half of a rule on the device; else it makes its own."""
type.__setattr__(rule_class(), DEVICE_HALF, property(DeviceRule.of))


class CudaBatch:
    """Games of one kind and the same options, on a GPU."""

    _kernels: ClassVar[dict[tuple[str, str], Any]] = {}

    def __init__(
        self, definition: GameDefinition, count: int, options: Mapping[str, Any], seed: int = 0
    ) -> None:
        if count < 1:
            raise ValueError("a batch needs at least one game")
        for rule in definition.apart:
            DeviceRule.of(rule).apart = True
        self.definition = definition
        self.count = count
        self.games = cuda.device_array(count, definition.record.dtype)
        self.chances = cuda.to_device(np.zeros(count, Chance.dtype))
        self._options = cuda.to_device(definition.codes(options))
        self._blank = cuda.to_device(np.zeros(1, definition.record.dtype))
        self._everything = cuda.to_device(np.ones(count, np.bool_))
        self._actors = cuda.to_device(np.full(count, ACTOR, np.int64))
        self._dealt = False
        self._launch(start_kernel, self.chances, seed)

    def reset(self, which: Any = None) -> None:
        """As on the CPU, but the first time all games: which are dealt is not read back."""
        if which is None:
            self._dealt = True
        self._check_dealt()
        marked = self._everything if which is None else self._given(which, np.bool_, (self.count,))
        self._launch(reset_kernel, self.games, self.chances, marked, self._blank, self._options)

    def legal_mask(self, out: Any = None) -> Device:
        self._check_dealt()
        mask = self._given(out, np.bool_, (self.count, self.definition.actions))
        self._launch(mask_kernel, self.games, mask)
        return mask

    def step(self, actions: Any, refused: Any = None) -> Device:
        """As on the CPU, but refusal codes are always returned, never raised: no waiting."""
        self._check_dealt()
        chosen = self._given(actions, np.int64, (self.count,))
        codes = self._given(refused, np.int16, (self.count,))
        self._launch(step_kernel, self.games, self.chances, chosen, codes)
        return codes

    def observe(self, out: Any = None, players: Any = None) -> Device:
        self._check_dealt()
        shape = (self.count, self.definition.encoding.length)
        observations = self._given(out, np.int16, shape)
        seats = self._actors if players is None else self._given(players, np.int64, (self.count,))
        self._launch(observe_kernel, self.games, seats, observations)
        return observations

    def outcome(self, payoff: Any = None, done: Any = None) -> tuple[Device, Device]:
        self._check_dealt()
        payoffs = self._given(payoff, np.float64, (self.count, self.definition.most_players))
        over = self._given(done, np.bool_, (self.count,))
        self._launch(outcome_kernel, self.games, payoffs, over)
        return payoffs, over

    def playout(self, counts: Any = None) -> Device:
        self._check_dealt()
        taken = self._given(counts, np.int64, (self.count,))
        begun = cuda.to_device(np.zeros(1, np.int64))
        kernel = self._kernel(playout_kernel, max_registers=PLAYING_REGISTERS)
        needed = (self.count + PLAYING_THREADS - 1) // PLAYING_THREADS
        processors = cuda.get_current_device().MULTIPROCESSOR_COUNT
        blocks = min(needed, processors)
        kernel[blocks, PLAYING_THREADS](self.games, self.chances, taken, begun)
        return taken

    def _check_dealt(self) -> None:
        """Refuses what needs games before there are any: their memory holds anything at all."""
        if not self._dealt:
            raise ValueError("the games are not dealt: reset() must come first")

    def _launch(self, body: Any, *arguments: Any) -> None:
        blocks = (self.count + THREADS - 1) // THREADS
        self._kernel(body)[blocks, THREADS](*arguments)

    def _kernel(self, body: Any, **options: Any) -> Any:
        key = (self.definition.id, body.__name__)
        if key not in self._kernels:
            record = self.definition.record.dtype
            names = {
                "ROOM": self.definition.list_room,
                "RECORD": record,
                "GAME_WORDS": record.itemsize // 8,
                "RHYTHM": np.array(self.definition.rhythm, np.int64),
                "GROUPS": len(self.definition.groups),
                "GROUP": self._group_of_each_action(),
            }
            self._kernels[key] = cuda.jit(loops.bind(body, self.definition, names), **options)
        return self._kernels[key]

    def _group_of_each_action(self) -> Device:
        actions = np.arange(self.definition.actions)
        return np.searchsorted(self.definition.groups, actions, side="right") - 1

    def _given(self, array: Any, kind: Any, shape: tuple[int, ...]) -> Device:
        """The caller's device array, or a new one."""
        if array is None:
            return cuda.device_array(shape, kind)
        if isinstance(array, np.ndarray):
            raise ValueError("an array on the GPU is needed, not one of NumPy's")
        if not hasattr(array, "__cuda_array_interface__"):
            array = _from_dlpack(array)
        device = cuda.as_cuda_array(array)
        if device.shape != shape or device.dtype != np.dtype(kind) or not device.is_c_contiguous():
            raise ValueError(f"a C array of {np.dtype(kind)} and shape {shape} is needed")
        return device


def _from_dlpack(array: Any) -> Any:
    for library in ("cupy", "torch"):
        try:
            module = __import__(library)
        except ImportError:
            continue
        return module.from_dlpack(array)
    raise ValueError("this array speaks only DLPack: that needs CuPy or PyTorch")
