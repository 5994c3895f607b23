"""What people say to each other: a fixed set of friendly messages, and nothing else."""

from __future__ import annotations

from pathlib import Path

from bigapple.server.commands import MESSAGES
from bigapple.texts import LANGUAGES, Message
from tests.server.scenes import begun, company, id_of, log, play, refusal, wire
from tests.server.service import serving


def test_everybody_hears_a_message(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            serving(tmp_path) as service,
            company(service, "Ann", "Bob", "Eve") as (ann, bob, eve),
        ):
            table = await begun([ann, bob])
            invite = (await ann.ask("POST", f"/tables/{table}/invite"))["invite"]
            await eve.command(table, "join", invite=invite)
            assert set((await ann.ask("GET", "/games"))["messages"]) == set(MESSAGES)
            async with wire(bob, table) as his, wire(eve, table, language="fr") as theirs:
                await his.receive("welcome")
                await theirs.receive("welcome")
                await ann.command(table, "say", what="good-luck")
                for line in (his, theirs):
                    (entry,) = (await line.receive("entries"))["entries"]
                    assert entry["type"] == "said"
                    assert (entry["person"], entry["what"]) == (await id_of(ann), "good-luck")
                # Each in their own language.
                assert entry["message"]["text"] == Message("said-good-luck").text("fr")
                # Spectators may be friendly as well.
                await eve.command(table, "say", what="well-played")
                (entry,) = (await his.receive("entries"))["entries"]
                assert entry["person"] == await id_of(eve)

    play(scene())


def test_there_is_no_free_text(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as service, company(service, "Ann", "Bob") as (ann, bob):
            table = await begun([ann, bob])
            before = await log(bob, table)
            for what in ("you fool", "Hello", "hello ", "hello!", "said-hello", "<b>", "x" * 64):
                assert await refusal(bob.command(table, "say", what=what)) == "unknown-message"
            for body in ({}, {"what": ""}, {"what": "x" * 65}, {"what": "hello", "text": "fool"}):
                assert await refusal(bob.command(table, "say", **body)) == "request"
            # What is refused is not repeated to anybody, not even to whoever said it.
            async with wire(bob, table) as line:
                await line.receive("welcome")
                command = {"type": "say", "what": "you-fool"}
                await line.send({"id": "1", "command": command})
                refused = await line.receive("refused")
                assert refused["problem"]["code"] == "unknown-message"
                assert "fool" not in str(refused)
            assert await log(bob, table) == before

    play(scene())


def test_every_message_has_words_in_every_language() -> None:
    for what in MESSAGES:
        said = {language: Message(f"said-{what}").text(language) for language in LANGUAGES}
        assert all(text and "said-" not in text for text in said.values()), what


def test_what_is_said_does_not_touch_the_game(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as service, company(service, "Ann", "Bob") as (ann, bob):
            table = await begun([ann, bob])
            before = await ann.table(table)
            await bob.command(table, "say", what="wow")
            after = await ann.table(table)
            assert after.pop("number") == before.pop("number") + 1
            assert after == before

    play(scene())
