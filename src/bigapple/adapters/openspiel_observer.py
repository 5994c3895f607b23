"""OpenSpiel's observers: the named pieces of an observation, or all that a player has seen."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from bigapple.engine.events import SPECTATOR
from bigapple.engine.observation import Encoding


class Observer:
    """What a player may know now (`perfect_recall=False`: a tensor of named pieces, and a text),
    or ever knew (`perfect_recall=True`: a text).

    Private information is that of the player (`SINGLE_PLAYER`) or left out (`NONE`).
    """

    def __init__(self, encoding: Encoding, kind: Any = None) -> None:
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("no observer sees the private information of all players")
        if not kind.public_info:
            raise ValueError("every observer sees what is public")
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.recall = bool(kind.perfect_recall)
        self.encoding = encoding
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if not self.recall:
            self.tensor = np.zeros(encoding.length, np.float32)
            self.dict = dict(encoding.named(self.tensor))

    def set_from(self, state: Any, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = state.observation(self._eyes(player))

    def string_from(self, state: Any, player: int) -> str:
        eyes = self._eyes(player)
        pieces = self.encoding.named(state.observation(eyes))
        texts = [f"{name} {' '.join(map(str, piece.flat))}" for name, piece in pieces.items()]
        text = "\n".join(texts)
        return f"{state.seen(eyes)}\n{text}" if self.recall else text

    def _eyes(self, player: int) -> int:
        return player if self.private else SPECTATOR
