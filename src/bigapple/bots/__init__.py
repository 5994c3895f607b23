"""Opponents. They see concealed games only, and are found by name.

from bigapple import bots

bot = bots.bot("greedy", "manhattan")
action = bot.choose(match.definition, match.concealed(match.actor), chance)
"""

from __future__ import annotations

from bigapple.bots.bot import Bot, bot, check_name, names

__all__ = ["Bot", "bot", "check_name", "names"]
