"""The spaces of actions, masks and observations."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from bigapple.engine.contract import GameDefinition

SMALLEST, LARGEST = np.iinfo(np.int16).min, np.iinfo(np.int16).max


def action_space(definition: GameDefinition) -> spaces.Discrete:
    return spaces.Discrete(definition.actions)


def mask_space(definition: GameDefinition) -> spaces.Box:
    return spaces.Box(0, 1, (definition.actions,), np.int8)


def observation_space(definition: GameDefinition) -> spaces.Box:
    return spaces.Box(SMALLEST, LARGEST, (definition.encoding.length,), np.int16)
