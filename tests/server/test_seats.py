"""Seats: taking, leaving, giving, several on one device, bots for people and people for bots."""

from __future__ import annotations

from pathlib import Path

from bigapple.client import Document
from bigapple.match import Match
from bigapple.server.app import House
from tests.server.scenes import (
    act,
    begun,
    company,
    gathered,
    id_of,
    legal,
    log,
    play,
    prompt_bots,
    refusal,
    state_when,
    wire,
)
from tests.server.service import serving


def chairs(state: Document) -> list[tuple[str | None, str | None]]:
    return [(seat["person"], seat["bot"]) for seat in state["seats"]]


def happenings(entry: Document) -> list[Document]:
    """What one pair of eyes saw."""
    (eyes,) = entry["eyes"]
    return list(eyes["events"])


def match_of(house: House, table: str) -> Match:
    place = house.hall.places[table]
    assert place.table is not None
    assert place.table.match is not None
    return place.table.match


def test_seats_are_taken_and_left_before_the_game(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as service, company(service, "Ann", "Bob") as (ann, bob):
            table, invite = await ann.create_table("manhattan", players=3)
            await bob.command(table, "join", invite=invite)
            a, b = await id_of(ann), await id_of(bob)
            await ann.command(table, "take", seat=0)
            assert await refusal(bob.command(table, "take", seat=0)) == "seat-taken"
            assert await refusal(bob.command(table, "take", seat=3)) == "unknown-seat"
            await bob.command(table, "take", seat=2)
            assert chairs(await ann.table(table)) == [(a, None), (None, None), (b, None)]
            assert await refusal(ann.command(table, "leave", seat=2)) == "foreign-seat"
            assert await refusal(ann.command(table, "leave", seat=1)) == "foreign-seat"
            await bob.command(table, "leave", seat=2)
            assert chairs(await ann.table(table)) == [(a, None), (None, None), (None, None)]

    play(scene())


def test_a_seat_is_given_to_a_guest(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            serving(tmp_path) as service,
            company(service, "Ann", "Bob", "Cid", "Dee") as (ann, bob, cid, dee),
        ):
            table, invite = await ann.create_table("manhattan", players=2)
            for guest in (bob, cid):
                await guest.command(table, "join", invite=invite)
            b, c, d = await id_of(bob), await id_of(cid), await id_of(dee)
            assert await refusal(bob.command(table, "give", seat=0, person=b)) == "only-host"
            await ann.command(table, "give", seat=0, person=b)
            # It is Bob's now: the host cannot give it away, he can.
            assert await refusal(ann.command(table, "give", seat=0, person=c)) == "seat-taken"
            assert await refusal(bob.command(table, "give", seat=0, person=d)) == "unknown-guest"
            await bob.command(table, "give", seat=0, person=c)
            assert chairs(await ann.table(table)) == [(c, None), (None, None)]

    play(scene())


def test_one_person_plays_several_seats_on_one_device(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as service, company(service, "Ann") as (ann,):
            table, _ = await ann.create_table("manhattan", players=3, first_player=0)
            for seat in range(3):
                await ann.command(table, "take", seat=seat)
            await ann.command(table, "start")
            acted = []
            for _ in range(6):
                state = await ann.table(table)
                assert [eyes["seat"] for eyes in state["eyes"]] == [0, 1, 2]
                # Each seat's eyes see that seat's hand and no other.
                for seat, eyes in enumerate(state["eyes"]):
                    assert [hand is not None for hand in eyes["view"]["hands"]] == [
                        other == seat for other in range(3)
                    ]
                acted.append(state["actor"])
                # Only the seat that is asked has something to choose.
                others = [seat for seat in range(3) if seat != state["actor"]]
                assert [legal(state, seat) for seat in others] == [[], []]
                await act(ann, table)
            assert acted == [0, 1, 2] * 2

    play(scene())


def test_nobody_acts_for_a_foreign_seat(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            serving(tmp_path) as service,
            company(service, "Ann", "Bob", "Cid") as (ann, bob, cid),
        ):
            prompt_bots(service).let.clear()
            table, invite = await ann.create_table("manhattan", players=3, first_player=0)
            for guest in (bob, cid):
                await guest.command(table, "join", invite=invite)
            await ann.command(table, "take", seat=0)
            await bob.command(table, "take", seat=1)
            await ann.command(table, "seat-bot", seat=2, bot="greedy")
            await ann.command(table, "start")
            action = legal(await ann.table(table))[0]
            before = (await ann.table(table))["number"]
            # Neither for another player, nor for a bot, nor as a spectator, nor out of turn.
            for person, seat, code in (
                (bob, 0, "foreign-seat"),
                (bob, 2, "foreign-seat"),
                (ann, 2, "foreign-seat"),
                (cid, 0, "foreign-seat"),
                (bob, 1, "refusal-not-your-turn"),
            ):
                answer = await refusal(person.command(table, "act", seat=seat, action=action))
                assert answer == code, seat
            for kind in ("undo", "instruct", "withdraw"):
                details = {"text": "never flee"} if kind == "instruct" else {}
                asked = bob.command(table, kind, seat=0, **details)
                assert await refusal(asked) == "foreign-seat"
            looks = (f"/tables/{table}/describe", {"part": "hand", "seat": 0})
            assert await refusal(bob.ask("GET", looks[0], **looks[1])) == "foreign-seat"
            assert (await ann.table(table))["number"] == before

    play(scene())


def test_the_host_removes_a_guest_for_good(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            serving(tmp_path) as service,
            company(service, "Ann", "Bob", "Cid") as (ann, bob, cid),
        ):
            prompt_bots(service).let.clear()
            table = await begun([ann, bob, cid])
            invite = (await ann.ask("POST", f"/tables/{table}/invite"))["invite"]
            a, b, c = [await id_of(person) for person in (ann, bob, cid)]
            assert await refusal(bob.command(table, "remove", person=c)) == "only-host"
            assert await refusal(ann.command(table, "remove", person=a)) == "unknown-guest"
            async with wire(bob, table) as his, wire(cid, table) as theirs:
                await his.receive("welcome")
                await theirs.receive("welcome")
                await ann.command(table, "remove", person=b)
                assert await his.closed() == 4003
                told = await theirs.receive("entries")
                kinds = [entry["type"] for entry in told["entries"]]
                assert kinds == ["seated", "removed"]
            # A bot keeps the seat, and nobody else is disturbed.
            state = await cid.table(table)
            assert chairs(state) == [(a, None), (None, "greedy"), (c, None)]
            assert b not in [guest["id"] for guest in state["guests"]]
            # He is out: no view, no command, no way back, not even with the invitation.
            assert await refusal(bob.table(table)) == "unknown-table"
            assert await refusal(bob.command(table, "take", seat=1)) == "unknown-table"
            assert await refusal(bob.command(table, "join", invite=invite)) == "unknown-table"
            assert await bob.ask("GET", "/me/tables") == []
            async with wire(bob, table) as line:
                assert (await line.receive())["problem"]["code"] == "unknown-table"
                assert await line.closed() == 4003

    play(scene())


def test_a_removed_guest_cannot_come_back_to_an_open_table(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as service, company(service, "Ann", "Bob") as (ann, bob):
            table, _ = await ann.create_table("manhattan", players=2, open=True)
            await bob.command(table, "join")
            await bob.command(table, "take", seat=1)
            await ann.command(table, "remove", person=await id_of(bob))
            assert await refusal(bob.command(table, "join")) == "unknown-table"
            # Before the game the seat is simply open again.
            assert chairs(await ann.table(table))[1] == (None, None)

    play(scene())


def test_a_bot_keeps_a_seat_until_its_person_takes_it_back(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as service, company(service, "Ann", "Bob") as (ann, bob):
            table = await begun([ann, bob], bots=1)
            a = await id_of(ann)
            # Nor can anybody make the service think for as long as they like.
            for name in ("x", "search:600s", "search:100000000", "search:"):
                refused = await refusal(ann.command(table, "seat-bot", seat=0, bot=name))
                assert refused == "bot-unknown", name
            # A real bot of a level, in its own process: it plays Ann's turn and the third seat's.
            await ann.command(table, "seat-bot", seat=0, bot="random")
            state = await state_when(bob, table, lambda state: state["actor"] == 1)
            assert chairs(state)[0] == (a, "random")
            assert [entry["by"] for entry in await log(bob, table) if entry["type"] == "acted"] == [
                "bot"
            ]
            await ann.command(table, "take", seat=0)
            await act(bob, table)
            state = await state_when(ann, table, lambda state: state["actor"] == 0)
            assert chairs(state)[0] == (a, None)
            await act(ann, table)

    play(scene())


def test_a_person_comes_back_by_simply_acting(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as service, company(service, "Ann", "Bob") as (ann, bob):
            bots = prompt_bots(service)
            bots.let.clear()
            table = await begun([ann, bob])
            await ann.command(table, "seat-bot", seat=0, bot="greedy")
            assert (await bob.table(table))["thinking"]
            before = (await ann.table(table))["number"]
            await act(ann, table)
            state = await ann.table(table)
            assert chairs(state)[0] == (await id_of(ann), None)
            kinds = [entry["type"] for entry in await log(bob, table, before)]
            assert kinds == ["seated", "acted"]
            # What the bot had thought of comes too late, and is not done.
            number = state["number"]
            bots.let.set()
            await bob.command(table, "say", what="thanks")
            assert (await bob.table(table))["number"] == number + 1

    play(scene())


def test_an_action_that_is_refused_does_not_take_the_seat_back(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as service, company(service, "Ann", "Bob") as (ann, bob):
            prompt_bots(service).let.clear()
            table = await begun([ann, bob])
            await ann.command(table, "seat-bot", seat=0, bot="greedy")
            before = (await ann.table(table))["number"]
            await refusal(ann.command(table, "act", seat=0, action="nonsense"))
            state = await ann.table(table)
            assert chairs(state)[0] == (await id_of(ann), "greedy")
            assert state["number"] == before

    play(scene())


def test_a_bot_that_is_seated_again_thinks_again(tmp_path: Path) -> None:
    """A bot, its person, and the bot again within one decision: the table goes on."""

    async def scene() -> None:
        async with serving(tmp_path) as service, company(service, "Ann", "Bob") as (ann, bob):
            bots = prompt_bots(service)
            bots.let.clear()
            table = await begun([ann, bob])
            await ann.command(table, "seat-bot", seat=0, bot="greedy")
            await ann.command(table, "take", seat=0)
            # The first one ends its thinking while Ann has the seat.
            bots.let.set()
            await bob.command(table, "say", what="hello")
            state = await ann.table(table)
            assert state["actor"] == 0
            await ann.command(table, "seat-bot", seat=0, bot="greedy")
            await state_when(bob, table, lambda state: state["actor"] == 1)

    play(scene())


def test_the_host_lets_a_bot_keep_the_seat_of_somebody_who_is_away(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            serving(tmp_path) as service,
            company(service, "Ann", "Bob", "Cid") as (ann, bob, cid),
        ):
            prompt_bots(service)
            table = await gathered([ann, bob, cid])
            asked = ann.command(table, "seat-bot", seat=1, bot="greedy")
            assert await refusal(asked) == "seat-taken"
            await ann.command(table, "start")
            await act(ann, table)
            # Bob does not answer. Whoever is not the host can do nothing about it.
            asked = cid.command(table, "seat-bot", seat=1, bot="greedy")
            assert await refusal(asked) == "only-host"
            await ann.command(table, "seat-bot", seat=1, bot="greedy")
            state = await state_when(cid, table, lambda state: state["actor"] == 2)
            # It is still his, and he comes back when he likes.
            b = await id_of(bob)
            assert chairs(state)[1] == (b, "greedy")
            await bob.command(table, "take", seat=1)
            assert chairs(await cid.table(table))[1] == (b, None)

    play(scene())


def test_whoever_leaves_a_game_leaves_a_bot_behind(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            serving(tmp_path) as service,
            company(service, "Ann", "Bob", "Cid") as (ann, bob, cid),
        ):
            prompt_bots(service)
            table = await begun([ann, bob])
            await ann.command(table, "leave", seat=0)
            state = await state_when(bob, table, lambda state: state["actor"] == 1)
            assert chairs(state)[0] == (None, "greedy")
            # She has given it up: it is no longer hers to act for, but anybody's to take.
            asked = ann.command(table, "act", seat=0, action="x")
            assert await refusal(asked) == "foreign-seat"
            assert (await ann.table(table))["eyes"][0]["seat"] is None
            invite = (await ann.ask("POST", f"/tables/{table}/invite"))["invite"]
            await cid.command(table, "join", invite=invite)
            await cid.command(table, "take", seat=0)
            assert chairs(await bob.table(table))[0] == (await id_of(cid), None)

    play(scene())


def test_nobody_looks_into_two_hands(tmp_path: Path) -> None:
    """A bot's seat is no window: who knows one hand does not get another while others play."""

    async def scene() -> None:
        async with serving(tmp_path) as service, company(service, "Ann", "Bob") as (ann, bob):
            prompt_bots(service).let.clear()
            table = await begun([ann, bob], bots=1)
            a = await id_of(ann)
            code = "knows-another-hand"
            assert await refusal(ann.command(table, "take", seat=2)) == code
            assert await refusal(ann.command(table, "give", seat=2, person=a)) == code
            assert await refusal(bob.command(table, "take", seat=2)) == code
            # Not by leaving one's own first either, but back to that one she may.
            await ann.command(table, "leave", seat=0)
            assert await refusal(ann.command(table, "take", seat=2)) == code
            await ann.command(table, "take", seat=0)
            # Where nobody else plays there is nobody to hide anything from.
            await bob.command(table, "leave", seat=1)
            await ann.command(table, "take", seat=2)
            assert (await ann.table(table))["you"]["seats"] == [0, 2]

    play(scene())


def test_spectators_see_what_spectators_may(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            serving(tmp_path) as service,
            company(service, "Ann", "Bob", "Eve") as (ann, bob, eve),
        ):
            table = await begun([ann, bob])
            invite = (await ann.ask("POST", f"/tables/{table}/invite"))["invite"]
            await eve.command(table, "join", invite=invite)
            async with wire(eve, table, since=0) as line:
                welcome = await line.receive("welcome")
                for state in (welcome["state"], await eve.table(table)):
                    (eyes,) = state["eyes"]
                    assert eyes["seat"] is None
                    assert eyes["view"] == match_of(service.house, table).view(None)
                    assert eyes["legal"] == []
                    assert "instructions" not in eyes
                await act(ann, table)
                await act(ann, table)
                await act(bob, table)
                await act(bob, table)
                await line.receive("entries")
                told = [entry for entry in await log(eve, table) if "eyes" in entry]
                assert [eyes["seat"] for entry in told for eyes in entry["eyes"]] == [None] * 5
                cards = [event for event in happenings(told[0]) if event["kind"] == "card-dealt"]
                assert [event["arguments"]["card"] for event in cards] == [None] * 8
            # Nor does she by another way: an earlier moment, the record, words.
            at = f"/tables/{table}/at/{told[1]['number']}"
            assert await refusal(eve.ask("GET", at, seat=0)) == "foreign-seat"
            assert (await eve.ask("GET", at))["hands"] == [None, None]
            assert (await ann.ask("GET", at, seat=0))["hands"][0] is not None
            assert await refusal(eve.ask("GET", f"/tables/{table}/record")) == "not-over"

    play(scene())


def test_watching_is_all_that_a_spectator_does(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            serving(tmp_path) as service,
            company(service, "Ann", "Bob", "Eve") as (ann, bob, eve),
        ):
            table = await begun([ann, bob])
            invite = (await ann.ask("POST", f"/tables/{table}/invite"))["invite"]
            await eve.command(table, "join", invite=invite)
            before = (await eve.table(table))["number"]
            for kind, details, code in (
                ("take", {"seat": 0}, "seat-taken"),
                ("grant", {"seat": 0, "seconds": 60}, "only-players"),
                ("undo", {"seat": 0}, "foreign-seat"),
                ("answer-undo", {"agree": True}, "no-undo-asked"),
                ("rematch", {}, "not-over"),
                ("close", {}, "only-host"),
            ):
                assert await refusal(eve.command(table, kind, **details)) == code
            assert (await eve.table(table))["number"] == before

    play(scene())


def called(state: Document) -> list[str]:
    """How each seat is called, in English."""
    return [
        seat["called"] if isinstance(seat["called"], str) else seat["called"]["text"]
        for seat in state["seats"]
    ]


def test_everybody_at_a_table_has_a_name(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as service, company(service, "Ann", "Bob") as (ann, bob):
            table, invite = await ann.create_table("king-of-new-york", players=4, first_player=1)
            await bob.command(table, "join", invite=invite)

            async def names() -> list[str]:
                return called(await bob.table(table, language="en"))

            await ann.command(table, "take", seat=0)
            assert await names() == ["Ann", "Player 2", "Player 3", "Player 4"]
            # Somebody who plays several seats can tell them apart, better still by names.
            await ann.command(table, "take", seat=1)
            await ann.command(table, "seat-bot", seat=3, bot="random")
            assert await names() == ["Ann (1)", "Ann (2)", "Player 3", "Dexter (Random)"]
            await ann.command(table, "name", seat=1, name="Tom")
            assert await names() == ["Ann (1)", "Tom", "Player 3", "Dexter (Random)"]
            assert await refusal(bob.command(table, "name", seat=1, name="Tim")) == "foreign-seat"
            for bad in ("", " Tom", "To\nm", "x" * 41):
                assert await refusal(ann.command(table, "name", seat=1, name=bad)) == "name"
            await bob.command(table, "take", seat=2)
            await ann.command(table, "start")
            # The game's own sentences call them so, also where one sentence is inside another.
            state = await bob.table(table, language="en")
            assert state["eyes"][0]["question"]["text"].startswith("Tom: ")
            match = match_of(service.house, table)
            assert "Tom: " in str(match.why_not("roll", player=2))
            # What a seat is called is its person's, and goes with them.
            await ann.command(table, "give", seat=1, person=await id_of(bob))
            assert (await names())[:3] == ["Ann", "Bob (2)", "Bob (3)"]
            await bob.command(table, "leave", seat=1)
            assert (await names())[1:3] == ["Bruno (Greedy)", "Bob"]

    play(scene())


def test_names_of_seats_come_along_to_the_next_game(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as service, company(service, "Ann") as (ann,):
            prompt_bots(service)
            table, _ = await ann.create_table("manhattan", players=2)
            for seat, name in enumerate(("Tim", None)):
                await ann.command(table, "take", seat=seat)
                await ann.command(table, "name", seat=seat, name=name)
            await ann.command(table, "start")
            for seat in range(2):
                await ann.command(table, "seat-bot", seat=seat, bot="greedy")
            await state_when(ann, table, lambda state: state["phase"] == "over")
            await ann.command(table, "rematch")
            successor = (await ann.table(table))["successor"]
            again = await ann.table(successor, language="en")
            assert called(again) == ["Tim", "Ann (2)"]

    play(scene())
