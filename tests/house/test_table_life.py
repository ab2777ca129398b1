"""A table from opening to rematch: seats, host, clocks, the steward, undo, chat, spectators, ratings."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from typing import TypeVar

import pytest
from sqlalchemy import update

from camarilla.house.people.person import Person
from camarilla.house.services import table_store
from camarilla.house.storage import schema
from camarilla.house.storage.databases import Work
from camarilla.house.tables import lobby
from camarilla.house.tables.seating import Seating
from camarilla.house.tables.table import Table
from camarilla.house.times import DAY, now

from .guest import any_move, choices, guest, play_on, seated, sockets_of, status, view
from .running import Here

pytestmark = pytest.mark.anyio

T = TypeVar("T")


async def test_seats_are_taken_left_given_to_bots_and_cleared(here: Here) -> None:
    async with guest(here.url, "Anna") as anna, guest(here.url, "Boris") as boris, guest(here.url, "Vera") as vera:
        table = await anna.open_table("cursed-court", seats=3)
        place = f"/api/tables/{table}"
        await boris.post(f"{place}/sit", seat=2)
        assert await status(vera, f"{place}/sit", seat=2) == (409, "house-no-seat-taken")
        assert await status(boris, f"{place}/seats/1", bot="random") == (403, "house-no-not-host")
        assert await status(anna, f"{place}/seats/1", bot="nobody") == (400, "house-no-bot")
        assert await status(anna, f"{place}/seats/7", bot="random") == (400, "house-no-no-seat")
        room = await anna.post(f"{place}/seats/1", bot="random")
        assert [seat["bot"] for seat in room["seats"]] == [None, "random", None]
        assert room["state"] == "open"
        assert await status(vera, f"{place}/sit") == (409, "house-no-full")
        await anna.http.delete(f"{place}/seats/1")
        await anna.http.delete(f"{place}/seats/2")
        assert await status(boris, f"{place}/ready") == (403, "house-no-not-seated")
        await vera.post(f"{place}/sit")
        room = await anna.post(f"{place}/stand")
        assert room["host"] == vera.id
        assert (await vera.post(f"{place}/stand"))["state"] == "closed"
        assert await status(anna, f"{place}/sit") == (409, "house-no-closed")


async def test_a_seat_taken_while_the_table_is_being_opened_is_taken(
    here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table that is not in memory is read; before that is done, somebody takes a seat at it."""
    async with guest(here.url, "Anna") as anna, guest(here.url, "Boris") as boris:
        hall, table = here.house.hall, await anna.open_table("rose-king")
        hall._tables.pop(table).close()
        storage, sitting = here.house.storage, list[asyncio.Task[Table]]()
        read, sat = storage.read, Person(boris.id, "guest", "Boris", "fox", "en")

        def sit(seating: Seating) -> None:
            lobby.sit(seating, sat)

        async def meanwhile(work: Work[T]) -> T:
            result = await read(work)
            if not sitting and table in hall._opening:
                await storage.write(lambda connection: table_store.change_table(connection, table, sit))
                sitting.append(asyncio.create_task(hall.seated(table)))
            return result

        monkeypatch.setattr(storage, "read", meanwhile)
        await anna.get(f"/api/tables/{table}")
        assert (await sitting[0]).seating.seat_of(boris.id) == 1


async def test_private_tables_are_found_by_their_link_only(here: Here) -> None:
    async with guest(here.url, "Anna") as anna, guest(here.url, "Boris") as boris:
        table = await anna.open_table("rose-king", private=True)
        assert await boris.get("/api/tables?state=open") == []
        assert [mine["id"] for mine in await anna.get("/api/tables?mine=true")] == [table]
        assert (await boris.get(f"/api/tables/{table}"))["state"] == "open"


async def test_the_steward_plays_for_somebody_out_of_time_until_they_are_back(here: Here) -> None:
    async with AsyncExitStack() as stack:
        people, table = await seated(stack, here, "rose-king", 2, clock={"kind": "move", "seconds": 5})
        long_ago = update(schema.log).where(schema.log.c.table_id == table).values(at=now() - 60_000)
        await here.house.storage.write(lambda connection: connection.execute(long_ago))
        here.house.hall._tables.pop(table).close()
        red, white = await sockets_of(stack, people, table)
        while not white.now["menu"]:
            await white.hear()
        kinds = [entry.kind for entry in await here.house.storage.entries(table)]
        assert kinds[:3] == ["start", "late", "move"]
        assert white.room["seats"][0]["steward"]
        await red.send(do="back", table=table, id="b")
        await red.until("done")
        assert not (await people[1].get(f"/api/tables/{table}"))["seats"][0]["steward"]


async def test_when_somebody_leaves_they_are_played_for_and_the_game_goes_on(here: Here) -> None:
    async with AsyncExitStack() as stack:
        people, table = await seated(stack, here, "rose-king", 2)
        red, white = await sockets_of(stack, people, table)
        await red.send(do="leave", table=table, id="l")
        await red.until("done")
        while not white.now["menu"]:
            await white.hear()
        told = [message["id"] for news in white.heard if news["is"] == "update" for message in news["story"]]
        assert told[0] == "house-told-left"


async def test_a_bot_that_fails_is_asked_again_after_a_while(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    async def fails(table: Table, seat: int, bot: str) -> str:
        asked.append(seat)
        raise ValueError("no such bot")

    monkeypatch.setattr(here.house.hall, "choose", fails)
    async with AsyncExitStack() as stack:
        anna = await stack.enter_async_context(guest(here.url, "Anna"))
        table = await anna.open_table("rose-king", bot="random")
        [red] = await sockets_of(stack, [anna], table)
        await red.move(any_move(red.now, random.Random(1)))
        while not asked:
            await asyncio.sleep(0.01)
        for _ in range(5):
            await red.watch(table)
        assert asked == [1]


async def test_bots_forget_a_game_that_is_over(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    thinkers, forgotten = here.house._thinkers, list[str]()
    monkeypatch.setattr(thinkers, "forget", forgotten.append)
    async with AsyncExitStack() as stack:
        people, table = await seated(stack, here, "rose-king", 2)
        sockets = await sockets_of(stack, people, table)
        await play_on(sockets, random.Random(1), 10)
        assert forgotten == []
        await play_on(sockets, random.Random(1), 500)
        while sockets[0].room["state"] != "over":
            await sockets[0].hear()
        assert forgotten == [table]


async def test_a_vacation_moves_the_clock_of_a_correspondence_game(here: Here) -> None:
    async with AsyncExitStack() as stack:
        people, table = await seated(stack, here, "rose-king", 2, clock={"kind": "days", "days": 3})
        red, _ = await sockets_of(stack, people, table)
        assert red.now["clocks"][0]["left"] == 3 * DAY
        wishes = [people[0].http.post("/api/me/vacation", json={"days": 7}) for _ in range(2)]
        assert sorted(answer.status_code for answer in await asyncio.gather(*wishes)) == [200, 409]
        await red.until("update")
        assert red.now["clocks"][0]["left"] == 10 * DAY
        assert await status(people[0], "/api/me/vacation", days=7) == (409, "house-no-vacation")


async def test_a_move_is_taken_back_only_while_nothing_else_happened(here: Here) -> None:
    async with AsyncExitStack() as stack:
        people, table = await seated(stack, here, "rose-king", 2)
        red, white = await sockets_of(stack, people, table)
        before = view(red.now)
        card = next(choice.text for choice in choices(red.now) if choice.kind == "play")
        await red.move(card)
        while red.now["seq"] < 2:
            await red.hear()
        assert red.now["undo"]
        await white.send(do="undo", table=table, seq=2, id="x")
        assert (await white.until("no"))["why"]["id"] == "house-no-undo"
        await red.send(do="undo", table=table, seq=2, id="u")
        await red.until("done")
        again = await red.watch(table)
        assert view(again) == before
        assert again["seq"] == 3
        await red.move(card)
        while white.now["seq"] < 4:
            await white.hear()
        await white.move(next(choice.text for choice in choices(white.now) if choice.kind == "play"))
        while red.now["seq"] < 5:
            await red.hear()
        assert (await red.move("draw"))["is"] == "done"
        while red.now["seq"] < 6:
            await red.hear()
        assert not red.now["undo"]
        await red.send(do="undo", table=table, seq=6, id="v")
        assert (await red.until("no", "done"))["why"]["id"] == "house-no-undo"


async def test_the_same_company_again_one_seat_further(here: Here) -> None:
    async with AsyncExitStack() as stack:
        people, table = await seated(stack, here, "rose-king", 2)
        sockets = await sockets_of(stack, people, table)
        assert await status(people[0], f"/api/tables/{table}/rematch") == (409, "house-no-not-over")
        await play_on(sockets, random.Random(1), 500)
        while sockets[0].room["state"] != "over":
            await sockets[0].hear()
        new = await people[0].post(f"/api/tables/{table}/rematch")
        same = await people[1].post(f"/api/tables/{table}/rematch")
        assert new["table"] == same["table"] != table
        assert [seat["person"] for seat in new["seats"]] == [people[1].id, people[0].id]
        assert (new["state"], same["state"]) == ("open", "playing")


async def test_chat_reaches_all_but_those_who_muted_and_not_too_fast(here: Here) -> None:
    async with AsyncExitStack() as stack:
        people, table = await seated(stack, here, "rose-king", 2)
        red, white = await sockets_of(stack, people, table)
        await red.send(do="say", table=table, id="1", text="Good  evening")
        assert (await white.until("chat"))["text"] == "Good evening"
        await people[1].http.post(f"/api/people/{people[0].id}/mute")
        for number in range(9):
            await red.send(do="say", table=table, id=f"s{number}", text=f"line {number}")
        assert (await red.until("no"))["why"]["id"] == "house-no-chat-pace"
        snapshot = await white.watch(table)
        assert snapshot["chat"] == []
        assert [news for news in white.heard if news["is"] == "chat"][1:] == []


@pytest.mark.parametrize("game", ["rose-king", "cursed-court"])
async def test_spectators_see_it_late_where_the_table_says_so(here: Here, game: str) -> None:
    async with AsyncExitStack() as stack:
        people, table = await seated(stack, here, game, 2, delay=2)
        sockets = await sockets_of(stack, people, table)
        watcher = await stack.enter_async_context(guest(here.url, "Watcher"))
        eyes = await stack.enter_async_context(watcher.socket())
        await asyncio.sleep(2.1)
        first = await eyes.watch(table)
        assert first["own"] is None
        mover = sockets[sockets[0].now["open"]["waiting"][0]]
        await mover.move(any_move(mover.now, random.Random(1)))
        again = await eyes.watch(table)
        assert (again["seq"], view(again)) == (first["seq"], view(first))
        assert (await eyes.until("update"))["seq"] == first["seq"] + 1
        await eyes.send(do="say", table=table, id="s", text="I know!")
        assert (await eyes.until("no"))["why"]["id"] == "house-no-late-chat"


async def test_a_table_may_be_closed_to_spectators(here: Here) -> None:
    async with AsyncExitStack() as stack:
        _, table = await seated(stack, here, "rose-king", 2, watchable=False)
        watcher = await stack.enter_async_context(guest(here.url, "Watcher"))
        eyes = await stack.enter_async_context(watcher.socket())
        assert (await eyes.watch(table))["why"]["id"] == "house-no-no-watching"


async def test_those_who_looked_in_before_the_start_see_nothing_of_a_closed_game(here: Here) -> None:
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(guest(here.url, name)) for name in ("Anna", "Boris", "Watcher")]
        table = await people[0].open_table("rose-king", watchable=False)
        eyes = await stack.enter_async_context(people[2].socket())
        await eyes.send(do="watch", table=table)
        await eyes.until("room")
        await people[1].sit_ready(table)
        assert (await eyes.until("no"))["why"]["id"] == "house-no-no-watching"
        red, white = await sockets_of(stack, people[:2], table)
        await red.move(any_move(red.now, random.Random(1)))
        await white.until("update")
        await eyes.send(do="say", table=table, id="s", text="Let me in!")
        assert (await eyes.until("no"))["why"]["id"] == "house-no-no-watching"
        assert not any(news["is"] in ("snapshot", "update", "chat") for news in eyes.heard)


async def test_others_are_called_when_it_is_their_turn_elsewhere(here: Here) -> None:
    async with AsyncExitStack() as stack:
        people, table = await seated(stack, here, "rose-king", 2)
        [red] = await sockets_of(stack, people[:1], table)
        elsewhere = await stack.enter_async_context(people[1].socket())
        await red.move(any_move(red.now, random.Random(1)))
        assert (await elsewhere.until("turn"))["table"] == table
