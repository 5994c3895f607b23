"""A bot that plays over the network: it takes a seat by an invitation and answers at random.

python examples/network_bot.py http://127.0.0.1:8000 TABLE INVITE SEAT
"""

from __future__ import annotations

import asyncio
import random
import sys

from httpx import HTTPError

from bigapple.client import Client, Live, Refused


async def play(live: Live, seat: int, choose: random.Random) -> None:
    """Plays a seat until the game is over."""
    async for _ in live:
        state = live.state
        if state["phase"] == "over":
            return
        if state["phase"] != "playing" or state["actor"] != seat:
            continue
        (eyes,) = [eyes for eyes in state["eyes"] if eyes["seat"] == seat]
        action = choose.choice(eyes["legal"])["text"]
        await live.ask("act", seat=seat, action=action, decision=state["asked"])


async def main(url: str, table: str, invite: str, seat: int) -> None:
    async with Client(url) as client:
        await client.become("Network bot", "slate")
        await client.command(table, "join", invite=invite)
        async with client.live(table) as live:
            await live.ask("take", seat=seat)
            await play(live, seat, random.Random())


if __name__ == "__main__":
    if len(sys.argv) != 5:
        sys.exit(__doc__)
    try:
        asyncio.run(main(sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4])))
    except (HTTPError, OSError, Refused) as error:
        sys.exit(f"{sys.argv[1]}: {error}")
