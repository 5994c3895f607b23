"""Opponents. They see concealed games only, and are found by name.

from bigapple import bots

bot = bots.bot("greedy", "manhattan")
action = bot.choose(match.definition, match.concealed(match.actor), chance)
"""

from __future__ import annotations

from bigapple.bots.bot import (
    CHARACTERS,
    LEVELS,
    Bot,
    bot,
    check_name,
    manner,
    names,
    prepare,
    title,
)

__all__ = [
    "CHARACTERS",
    "LEVELS",
    "Bot",
    "bot",
    "check_name",
    "manner",
    "names",
    "prepare",
    "title",
]
