"""Hints: for whoever plays alone or at one device, from what their seat may know."""

from __future__ import annotations

from pathlib import Path

import pytest

from bigapple.bots.search import Budget, SearchBot
from bigapple.client import Client, Document
from bigapple.games import definition
from tests.server.scenes import act, begun, company, legal, play, prompt_bots, refusal
from tests.server.service import serving


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    """Compiled before a scene begins: that may take longer than a scene has."""
    SearchBot(definition("manhattan"), Budget(playouts=1))


async def hints(client: Client, table: str, seat: int = 0, **query: str) -> list[Document]:
    found: list[Document] = await client.ask("GET", f"/tables/{table}/hint", seat=seat, **query)
    return found


def test_a_hint_tells_what_to_do_how_likely_it_wins_and_why(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as service, company(service, "Ann") as (ann,):
            table = await begun([ann], bots=1)
            found = await hints(ann, table, language="fr")
            state = await ann.table(table)
            assert 1 <= len(found) <= 3
            for hint in found:
                assert hint["choice"]["text"] in legal(state)
                assert 0 <= hint["chance"] <= 1
                parts = [hint["choice"]["message"], hint["odds"], *hint["reasons"]]
                assert "%" in hint["odds"]["text"]
                assert all(part["text"] in hint["message"]["text"] for part in parts)
            chances = [hint["chance"] for hint in found]
            assert chances == sorted(chances, reverse=True)
            # Nothing has happened: a hint is no action.
            assert (await ann.table(table))["number"] == state["number"]

    play(scene())


def test_no_hints_where_others_play(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as service, company(service, "Ann", "Bob") as (ann, bob):
            table = await begun([ann, bob])
            assert await refusal(hints(ann, table)) == "hint-company"
            assert await refusal(hints(bob, table)) == "foreign-seat"

    play(scene())


def test_only_whoever_is_asked_gets_a_hint(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as service, company(service, "Ann", "Eve") as (ann, eve):
            prompt_bots(service).let.clear()
            table = await begun([ann], bots=1)
            assert await refusal(hints(eve, table)) == "unknown-table"
            assert await refusal(hints(ann, table, seat=1)) == "foreign-seat"
            assert await refusal(hints(ann, table, seat=4)) == "unknown-seat"
            await act(ann, table)
            await act(ann, table)
            assert (await ann.table(table))["actor"] == 1
            assert await refusal(hints(ann, table)) == "hint-not-asked"

    play(scene())
