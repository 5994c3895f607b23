"""What a player may not know: two games that somebody cannot tell apart sound the same to them.

That somebody has done something is no secret, and when; what they did may be one.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Coroutine
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError

from bigapple.client import Client, Refused
from bigapple.match import Match
from bigapple.server import database
from bigapple.server.entries import Logged
from bigapple.texts import LANGUAGES
from tests.server.ears import Ears, Line, spilled
from tests.server.scenes import Prompt, begun, company, legal, seeded
from tests.server.service import Hourglass, Service, serving
from tests.server.twins import both, copied, with_other_hands

PARTS = ("table", "turn", "district D", "hand", "player 1", "player 2", "score", "cards", "deck")
PATIENCE = 60.0


def run(scene: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(scene, PATIENCE))


async def played_for(data: Path, names: tuple[str, ...], actions: int, game: str) -> list[str]:
    """A game of people that has gone on for a while, and one who only watches; the table's id, and
    everybody's tokens."""
    choose = random.Random(actions)
    async with (
        serving(data, Hourglass()) as service,
        company(service, *names, "Dan") as people,
    ):
        *players, watcher = people
        with seeded("the first seed"):
            table = await begun(players, game)
        # Whoever only watches comes later than the game began.
        invite = await players[0].ask("POST", f"/tables/{table}/invite")
        await watcher.command(table, "join", invite=invite["invite"])
        for _ in range(actions):
            await act(players, table, choose)
        return [table, *(person.token or "" for person in people)]


async def act(players: list[Client], table: str, choose: random.Random) -> None:
    state = await players[0].table(table)
    actor = players[state["actor"]]
    texts = legal(await actor.table(table), state["actor"])
    await actor.command(table, "act", seat=state["actor"], action=choose.choice(texts))


class Pair:
    """The same person at both services."""

    def __init__(
        self, stack: AsyncExitStack, services: tuple[Service, Service], token: str, table: str
    ) -> None:
        self.ears = [Ears(service, token, table) for service in services]
        self.lines: list[tuple[Line, Line]] = []
        for ears in self.ears:
            stack.push_async_exit(ears.client)

    async def ask(self, method: str, path: str, body: Any = None, **query: Any) -> Any:
        """The same question to both; the first one's answer."""
        first, _ = [await ears.ask(method, path, body, **query) for ears in self.ears]
        return first

    async def do(self, kind: str, name: str, **details: Any) -> Any:
        first, _ = [await ears.do(kind, name, **details) for ears in self.ears]
        return first

    async def listen(self, stack: AsyncExitStack, **hello: Any) -> None:
        first, second = [await stack.enter_async_context(e.line(**hello)) for e in self.ears]
        self.lines.append((first, second))

    async def up_to(self, number: int) -> None:
        for pair in self.lines:
            for line in pair:
                await line.up_to(number)

    async def common(self, seat: int) -> list[str]:
        """What a seat of theirs may do in both."""
        first, second = [await ears.client.table(ears.table) for ears in self.ears]
        there = set(legal(second, seat))
        return [text for text in legal(first, seat) if text in there]

    def check(self) -> None:
        """Byte by byte."""
        first, second = self.ears
        for one, other in zip(first.heard, second.heard, strict=True):
            assert one == other
        for line, twin in self.lines:
            assert line.frames == twin.frames
        assert first.everything()


async def look_around(pair: Pair, number: int, seats: tuple[int, ...]) -> None:
    """Asks everything that can be asked of a table without changing it."""
    for language in (None, *LANGUAGES):
        spoken = {} if language is None else {"language": language}
        await pair.ask("GET", "", **spoken)
        await pair.ask("GET", "/entries", **spoken)
        await pair.ask("GET", "/describe", part="table", **spoken)
    for seat in (None, *seats):
        eyes = {} if seat is None else {"seat": seat}
        for moment in range(number + 2):
            await pair.ask("GET", f"/at/{moment}", **eyes)
        for part in PARTS:
            await pair.ask("GET", "/describe", part=part, **eyes)
    for page in ("/record", "/dice"):
        await pair.ask("GET", page)


async def try_around(pair: Pair, seats: tuple[int, ...], name: str) -> None:
    """Asks for what is refused."""
    texts = [f"build {card} D 1" for card in range(1, 10)]
    texts += [f"discard {card} 4" for card in range(1, 10)]
    texts += ["choose 1 1 2 3", "choose blue 1 1 2 3 orange 1 1 2 3", "choose", "nonsense", "; ;"]
    for seat in seats:
        for n, text in enumerate(texts):
            await pair.do("act", f"{name}-{seat}-{n}", seat=seat, action=text)
        if seat != seats[0]:
            # Their own is the first: what they do there is done.
            for kind in ("undo", "leave", "withdraw", "take"):
                await pair.do(kind, f"{name}-{seat}-{kind}", seat=seat)
    await pair.do("answer-undo", f"{name}-answer", agree=True)


def test_hands_of_others_are_in_nothing_that_one_is_told(tmp_path: Path) -> None:
    """Two games of three, alike to the first player and to those who watch."""

    async def scene() -> None:
        data = tmp_path / "data"
        table, *tokens = await played_for(data, ("Ann", "Bob", "Cid"), 14, "manhattan")

        def other_hands(log: list[Logged]) -> list[Logged]:
            return with_other_hands(log, viewer=0)

        twin = copied(data, table, "another seed", other_hands)
        async with AsyncExitStack() as stack:
            services = await stack.enter_async_context(both(data, twin))
            ann, bob, cid, dan = (Pair(stack, services, token, table) for token in tokens)
            players = [ann, bob, cid]
            for language in (None, "en", "ru"):
                await ann.listen(stack, language=language, since=0)
            await dan.listen(stack, language="fr")
            choose = random.Random(1)
            for turn in range(7):
                state = await ann.ask("GET", "")
                actor = state["actor"]
                if actor == 0:
                    draw_alike(services, table)
                else:
                    await try_around(ann, (0, 1), f"try-{turn}")
                text = choose.choice(await players[actor].common(actor))
                done = await players[actor].do("act", f"act-{turn}", seat=actor, action=text)
                await ann.up_to(done["number"])
                await dan.up_to(done["number"])
            await take_back(ann, dan, players)
            number = (await ann.ask("GET", ""))["number"]
            await look_around(ann, number, (0, 1, 4))
            await look_around(dan, number, (0,))
            await ann.listen(stack, since=5)
            ann.check()
            dan.check()
            # Were they alike to everybody, this would prove nothing.
            await bob.ask("GET", "")
            with pytest.raises(AssertionError):
                bob.check()

    run(scene())


def draw_alike(services: tuple[Service, Service], table: str) -> None:
    """The next card that is drawn is the same in both: whoever draws it sees it."""
    matches = []
    for service in services:
        found = service.house.hall.places[table].table
        assert found is not None
        assert found.match is not None
        matches.append(found.match)
    piles = [match.position()["pile"] for match in matches]
    card = next(card for card in piles[0] if card in piles[1])
    for match in matches:
        match.script([f"card {card}"])


async def take_back(ann: Pair, dan: Pair, players: list[Pair]) -> None:
    """Somebody else asks to take back what they did last, and may."""
    state = await ann.ask("GET", "")
    seat = next(seat for seat in (2, 1) if seat != state["actor"])
    asked = await players[seat].do("undo", "undo", seat=seat)
    for other in players:
        if other is not players[seat]:
            asked = await other.do("answer-undo", "agreed", agree=True)
    await ann.up_to(asked["number"])
    await dan.up_to(asked["number"])
    assert (await ann.ask("GET", ""))["actor"] == seat


def test_half_a_choice_is_in_nothing_that_others_are_told(tmp_path: Path) -> None:
    """With two players a choice has two parts; the first is not shown before the second is made,
    nor if it is taken back."""

    async def scene() -> None:
        data = tmp_path / "data"
        table, *tokens = await played_for(data, ("Ann", "Bob"), 0, "manhattan")
        twin = copied(data, table, "another seed", lambda log: [])
        async with AsyncExitStack() as stack:
            services = await stack.enter_async_context(both(data, twin))
            ann, bob, dan = (Pair(stack, services, token, table) for token in tokens)
            await bob.listen(stack, language="es", since=0)
            await bob.listen(stack)
            await dan.listen(stack, language="en")
            texts = await ann.common(0)
            halves = (texts[0], texts[-1])

            async def hear(done: Any) -> None:
                await bob.up_to(done["number"])
                await dan.up_to(done["number"])

            for attempt in range(2):
                for ears, text in zip(ann.ears, halves, strict=True):
                    done = await ears.do("act", f"half-{attempt}", seat=0, action=text)
                await hear(done)
                await try_around(bob, (1, 0), f"try-{attempt}")
                await look_around(bob, done["number"], (1, 0))
                await look_around(dan, done["number"], ())
                await hear(await ann.do("undo", f"undo-{attempt}", seat=0))
            shown = texts[len(texts) // 2]
            await hear(await ann.do("act", "first", seat=0, action=shown))
            second = (await ann.common(0))[0]
            done = await ann.do("act", "second", seat=0, action=second)
            await hear(done)
            await look_around(bob, done["number"], (1, 0))
            await look_around(dan, done["number"], (0,))
            bob.check()
            dan.check()
            for ears in (*bob.ears, *dan.ears):
                assert not spilled(halves, ears.everything())

    run(scene())


def test_what_chance_has_in_store_is_in_nothing_that_one_is_told(tmp_path: Path) -> None:
    """King of New York hides only what is not drawn yet: the games differ in their seeds."""

    async def scene() -> None:
        data = tmp_path / "data"
        table, *tokens = await played_for(data, ("Ann", "Bob"), 9, "king-of-new-york")
        twin = copied(data, table, "another seed", lambda log: [])
        async with AsyncExitStack() as stack:
            services = await stack.enter_async_context(both(data, twin))
            people = [Pair(stack, services, token, table) for token in tokens]
            for person in people:
                await person.listen(stack, language="en", since=0)
                state = await person.ask("GET", "")
            for seat, person in enumerate(people):
                await try_around(person, (seat, 1 - seat), f"try-{seat}")
                await look_around(person, state["number"], (1 - seat,) if seat < 2 else ())
                person.check()

    run(scene())


PEEKS = (
    "roll; resolve A",
    "roll; keep; resolve A",
    "roll; keep; resolve E; resolve H; resolve D; resolve O; resolve A; resolve C",
    "reroll all; keep; resolve A",
    "reroll A; reroll A; reroll A",
    "keep A A A; keep; resolve C",
    "keep; resolve C; resolve A; resolve E; end",
    "resolve A; resolve E; buy 1; sweep; buy 2; end; roll",
)
"""What could be said to learn how the dice would fall, were it refused then."""


def test_nobody_learns_by_a_refusal_how_the_dice_would_fall(tmp_path: Path) -> None:
    """Several actions can be said at once, and chance may lie between them. Whether they are done
    must not hang on it: else one asks until one likes the answer."""

    async def answers(data: Path, seed: str, steps: int) -> list[Any]:
        told: list[Any] = []
        async with serving(data) as service, company(service, "Ann") as (ann,):
            with seeded("the same for all"):
                table, _ = await ann.create_table("king-of-new-york", players=2, first_player=0)
            for seat in range(2):
                await ann.command(table, "take", seat=seat)
            await ann.command(table, "start")
            found = service.house.hall.places[table].table
            assert found is not None
            assert found.match is not None
            for _ in range(steps):
                await act([ann, ann], table, random.Random(0))
            # So far the games are alike; the dice that are to come are not.
            found.match.seed = seed
            for text in PEEKS:
                state = await ann.table(table)
                told.append(await answer(ann, table, state["actor"], text))
                if told[-1] is None:
                    # Alone, one can take anything back; but chance does not repeat itself.
                    await ann.command(table, "undo", seat=state["actor"])
        return told

    async def scene() -> None:
        for steps in (2, 3, 4):
            first, *others = [
                await answers(tmp_path / f"{steps}-{seed}", seed, steps) for seed in ("a", "b", "c")
            ]
            for other in others:
                assert other == first
            assert None in first

    run(scene())


async def answer(client: Client, table: str, seat: int, text: str) -> Any:
    """The problem with which an action is refused; None if it is done."""
    try:
        await client.command(table, "act", seat=seat, action=text)
    except Refused as refused:
        return refused.problem
    return None


# Secrets by name.


@pytest.mark.parametrize("game", ["manhattan", "king-of-new-york"])
def test_secrets_are_told_to_nobody_else_and_lie_in_no_log(
    game: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Much of a game of two, and one who watches."""
    caplog.set_level(logging.INFO)

    async def scene() -> None:
        async with (
            serving(tmp_path) as service,
            company(service, "Ann", "Bob", "Dan") as people,
            AsyncExitStack() as stack,
        ):
            secrets = [await own_secrets(person) for person in people]
            players, watcher = people[:2], people[2]
            table = await begun(players, game)
            invite = (await people[0].ask("POST", f"/tables/{table}/invite"))["invite"]
            await watcher.command(table, "join", invite=invite)
            # They were given it, each in their own way; from here on nobody needs it.
            secrets[0].add(invite)
            found = service.house.hall.places[table].table
            assert found is not None
            seed = found.seed
            ears = [Ears(service, person.token or "", table) for person in people]
            for one in ears:
                stack.push_async_exit(one.client)
                await stack.enter_async_context(one.line(since=0, language="en"))
            if game == "king-of-new-york":
                for seat, text in enumerate(("flee at 4 to queens", "flee at 3 to bronx")):
                    await ears[seat].do("instruct", "instruct", seat=seat, text=text)
                    secrets[seat].add(text)
            else:
                secrets[0] |= {"choose blue", "choose orange"}
                secrets[1] |= {"choose purple", "choose yellow"}
            choose = random.Random(3)
            for step in range(60 if game == "manhattan" else 40):
                await act(players, table, choose)
                if step % 20 == 0:
                    for one in ears:
                        await one.ask("GET", "")
                        await one.ask("GET", "/entries", language="en")
            number = (await people[0].table(table))["number"]
            for one in ears:
                await one.lines[0].up_to(number)
            for me, one in enumerate(ears):
                others = set().union(*secrets[:me], *secrets[me + 1 :])
                if game == "manhattan" and me == 2:
                    assert not spilled(secrets[0] | secrets[1], one.everything())
                assert not spilled({*others, seed}, one.everything())
            written = caplog.text.encode()
            texts = {text for own in secrets for text in own}
            assert not spilled({*texts, seed}, [written])

    run(scene())


def test_errors_of_the_database_name_no_values(tmp_path: Path) -> None:
    """They lie in logs; what was to be written does not."""
    engine = database.connect(f"sqlite:///{tmp_path / 'some.sqlite'}")
    database.migrate(engine)
    values = {"digest": "the secret", "person": "nobody", "kind": "session", "made_at": 1}
    with pytest.raises(IntegrityError) as caught, database.writing(engine).begin() as connection:
        connection.execute(insert(database.tokens), values)
    assert "the secret" not in str(caught.value)
    engine.dispose()


async def own_secrets(person: Client) -> set[str]:
    """What lets a person in, and what vouches for their pages."""
    me = await person.ask("GET", "/me")
    link = await person.ask("POST", "/me/link")
    assert person.token is not None
    return {person.token, me["form"], link["token"]}


def test_an_instruction_is_known_only_to_whoever_gave_it(tmp_path: Path) -> None:
    """That there is one shows, as what is done by it would; what it says does not."""

    async def scene() -> None:
        async with (
            serving(tmp_path) as service,
            company(service, "Ann", "Bob") as people,
            AsyncExitStack() as stack,
        ):
            table = await begun(people, "king-of-new-york")
            ann, bob = (Ears(service, person.token or "", table) for person in people)
            for ears in (ann, bob):
                stack.push_async_exit(ears.client)
                await stack.enter_async_context(ears.line(language="en"))
            await bob.do("instruct", "one", seat=1, text="flee at 4 to queens")
            done = await bob.do("withdraw", "two", seat=1, subject="flee")
            for ears in (ann, bob):
                await ears.lines[0].up_to(done["number"])
            for ears, text, subject in ((ann, None, None), (bob, "flee at 4 to queens", "flee")):
                *_, given, gone = await ears.ask("GET", "/entries")
                assert (given["type"], given["seat"], given["text"]) == ("instructed", 1, text)
                assert (gone["type"], gone["seat"], gone["subject"]) == ("withdrawn", 1, subject)
            assert not spilled(["flee at"], ann.lines[0].frames[-2:])

    run(scene())


# How long bots think.


class Slow(Prompt):
    """A bot that thinks for so many milliseconds of the service's time."""

    def __init__(self, time: Hourglass) -> None:
        super().__init__()
        self.time = time
        self.milliseconds = 0

    async def ask(self, match: Match, seat: int, bot: str) -> int:
        if self.milliseconds:
            await self.time.wait(self.milliseconds)
        return await super().ask(match, seat, bot)


def test_bots_answer_at_multiples_of_their_pace(tmp_path: Path) -> None:
    """How long one has thought about its cards shows no more than that."""

    async def scene() -> None:
        time = Hourglass()
        async with (
            serving(tmp_path, time, bot_pace=600) as service,
            company(service, "Ann") as people,
        ):
            bot = service.house.hall.thinking = Slow(time)
            table = await begun(people, "king-of-new-york", bots=1)
            (ann,) = people
            await ann.command(table, "leave", seat=0)
            # Each time is that of the decision after it.
            thoughts = (0, 1, 599, 601, 1500)
            for thought, following in zip(thoughts, (*thoughts[1:], 0), strict=True):
                before = await ann.table(table)
                assert before["thinking"]
                bot.milliseconds = following
                answered = 600 * (1 + thought // 600)
                await time.turn((answered - 1) / 1000)
                assert (await ann.table(table))["number"] == before["number"]
                await time.turn(0.001)
                last, new = await ann.ask(
                    "GET", f"/tables/{table}/entries", since=before["number"] - 1
                )
                assert (new["type"], new["by"]) == ("acted", "bot")
                assert new["at"] - last["at"] == answered

    run(scene())
