"""A rematch: asked for at a finished table, agreed to or declined by the others, told wherever they look."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack

import pytest

from .guest import Guest, Json, Socket, guest, play_on, seated, sockets_of, status
from .running import Here

pytestmark = pytest.mark.anyio


async def finished(stack: AsyncExitStack, here: Here, game: str, seats: int) -> tuple[list[Guest], str, list[Socket]]:
    """A game between people that is over, and everybody still at the table."""
    people, table = await seated(stack, here, game, seats)
    sockets = await sockets_of(stack, people, table)
    assert await play_on(sockets, random.Random(1), 900) is not None
    for socket in sockets:
        while socket.room["state"] != "over":
            await socket.hear()
    return people, table, sockets


def ready(room: Json) -> dict[str, bool]:
    """Who sits at a table, and whether they are ready."""
    return {seat["name"]: seat["ready"] for seat in room["seats"] if seat["person"]}


def free_seat(room: Json) -> int:
    return next(seat for seat, info in enumerate(room["seats"]) if info["name"] == "")


async def test_the_others_are_told_at_once_and_the_last_to_agree_starts_the_game(here: Here) -> None:
    async with AsyncExitStack() as stack:
        people, table, sockets = await finished(stack, here, "cursed-court", 3)
        new = await people[1].post(f"/api/tables/{table}/rematch")
        for socket in sockets:
            while not socket.room["rematch"]:
                await socket.hear()
            assert socket.room["rematch"] == new["table"]
        assert (new["state"], ready(new)) == ("open", {"Guest 0": False, "Guest 1": True, "Guest 2": False})
        second = await people[0].post(f"/api/tables/{table}/rematch")
        assert (second["table"], second["state"]) == (new["table"], "open")
        assert ready(second) == {"Guest 0": True, "Guest 1": True, "Guest 2": False}
        last = await people[2].post(f"/api/tables/{table}/rematch")
        assert (last["table"], last["state"]) == (new["table"], "playing")
        assert [seat["name"] for seat in last["seats"]] == ["Guest 1", "Guest 2", "Guest 0"]
        late = await people[0].post(f"/api/tables/{table}/rematch")
        assert (late["table"], late["state"]) == (new["table"], "playing")


async def test_all_who_ask_at_the_same_moment_come_to_one_table(here: Here) -> None:
    async with AsyncExitStack() as stack:
        people, table, _ = await finished(stack, here, "cursed-court", 3)
        rooms = await asyncio.gather(*(person.post(f"/api/tables/{table}/rematch") for person in people for _ in "ab"))
        assert len({room["table"] for room in rooms}) == 1
        assert (await people[0].get(f"/api/tables/{rooms[0]['table']}"))["state"] == "playing"
        assert len(await people[0].get("/api/tables?mine=true")) == 2


async def test_who_declines_can_be_replaced_by_a_bot_or_change_their_mind(here: Here) -> None:
    async with AsyncExitStack() as stack:
        people, table, _ = await finished(stack, here, "cursed-court", 3)
        new = (await people[0].post(f"/api/tables/{table}/rematch"))["table"]
        eyes = await stack.enter_async_context(people[0].socket())
        await eyes.send(do="watch", table=new)
        await eyes.until("room")
        for person in people[1:]:
            await person.post(f"/api/tables/{new}/stand")
        while len(ready(eyes.room)) > 1:
            await eyes.hear()
        back = await people[2].post(f"/api/tables/{table}/rematch")
        started = await people[0].post(f"/api/tables/{new}/seats/{free_seat(back)}", bot="random")
        assert (started["state"], ready(started)) == ("playing", {"Guest 0": True, "Guest 2": True})
        assert (await people[1].post(f"/api/tables/{table}/rematch"))["you"] is None


async def test_whoever_has_agreed_may_place_bots_once_the_first_to_ask_has_gone(here: Here) -> None:
    async with AsyncExitStack() as stack:
        people, table, _ = await finished(stack, here, "cursed-court", 3)
        new = (await people[0].post(f"/api/tables/{table}/rematch"))["table"]
        await people[2].post(f"/api/tables/{table}/rematch")
        assert (await people[0].post(f"/api/tables/{new}/stand"))["host"] == people[2].id


async def test_a_place_that_was_given_away_is_gone(here: Here) -> None:
    async with AsyncExitStack() as stack:
        people, table, _ = await finished(stack, here, "cursed-court", 3)
        new = (await people[0].post(f"/api/tables/{table}/rematch"))["table"]
        room = await people[1].post(f"/api/tables/{new}/stand")
        await people[0].post(f"/api/tables/{new}/seats/{free_seat(room)}", bot="random")
        assert await status(people[1], f"/api/tables/{table}/rematch") == (409, "house-no-full")


async def test_once_everybody_has_left_a_rematch_it_can_be_asked_for_again(here: Here) -> None:
    async with AsyncExitStack() as stack:
        people, table, _ = await finished(stack, here, "rose-king", 2)
        new = (await people[0].post(f"/api/tables/{table}/rematch"))["table"]
        await people[1].post(f"/api/tables/{new}/stand")
        assert (await people[0].post(f"/api/tables/{new}/stand"))["state"] == "closed"
        again = await people[1].post(f"/api/tables/{table}/rematch")
        assert again["table"] != new
        assert ready(again) == {"Guest 0": False, "Guest 1": True}


async def test_people_on_other_pages_hear_of_a_rematch_and_strangers_do_not(here: Here) -> None:
    async with AsyncExitStack() as stack:
        people, table, sockets = await finished(stack, here, "rose-king", 2)
        elsewhere = await stack.enter_async_context(people[1].socket())
        stranger = await stack.enter_async_context(guest(here.url, "Stranger"))
        eyes = await stack.enter_async_context(stranger.socket())
        new = await people[0].post(f"/api/tables/{table}/rematch")
        assert await elsewhere.until("rematch") == {
            "is": "rematch",
            "table": table,
            "rematch": new["table"],
            "game": "rose-king",
            "name": "Guest 0",
        }
        assert (await eyes.watch(table))["is"] == "snapshot"
        for socket in (eyes, *sockets):
            assert "rematch" not in [news["is"] for news in socket.heard]


async def test_my_list_says_when_the_last_move_was_made_and_others_lists_do_not(here: Here) -> None:
    async with AsyncExitStack() as stack:
        people, table = await seated(stack, here, "rose-king", 2, delay=2)
        sockets = await sockets_of(stack, people, table)
        [begun] = await people[0].get("/api/tables?mine=true")
        await asyncio.sleep(0.01)
        await play_on(sockets, random.Random(1), 1)
        [listed] = await people[0].get("/api/tables?mine=true")
        assert begun["created"] <= begun["moved"] < listed["moved"]
        [public] = [one for one in await people[0].get("/api/tables?state=playing") if one["id"] == table]
        assert public["moved"] is None
