"""Spectators who see a game with a delay: neither the game nor the room tells them early."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import pytest

from camarilla.house.entries import Entry
from camarilla.house.tables import delayed
from camarilla.house.terms import Terms, checked
from camarilla.house.times import now

from .guest import Socket, choices, guest, seated, sockets_of
from .running import Here

pytestmark = pytest.mark.anyio


async def heard_by_now(socket: Socket) -> list[str]:
    """What a socket has been told: everything from before the answer to something that is refused."""
    await socket.send(do="watch", table="nowhere")
    await socket.until("no")
    return [news["is"] for news in socket.heard]


async def test_the_room_tells_spectators_late_that_somebody_has_left(
    here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A steward sits down at once for the players, and for spectators when they are shown that entry of the log."""
    async with AsyncExitStack() as stack:
        people, table = await seated(stack, here, "rose-king", 2, delay=600, clock={"kind": "days", "days": 3})
        red, white = await sockets_of(stack, people, table)
        watcher = await stack.enter_async_context(guest(here.url, "Watcher"))
        eyes = await stack.enter_async_context(watcher.socket())
        await eyes.send(do="watch", table=table)
        await eyes.until("room")
        away = next(player for player in (red, white) if not player.now["menu"])
        gone = away.room["you"]
        before = await heard_by_now(eyes)
        await away.send(do="leave", table=table, id="l")
        await away.until("done")
        assert await heard_by_now(eyes) == [*before, "no"], "not even that something happened"
        assert red.room["you"] == 0
        asked = await watcher.get(f"/api/tables/{table}")
        assert not any(seat["steward"] for seat in asked["seats"])
        later = await stack.enter_async_context(guest(here.url, "Later"))
        later_eyes = await stack.enter_async_context(later.socket())
        await later_eyes.send(do="watch", table=table)
        assert not any(seat["steward"] for seat in (await later_eyes.until("room"))["seats"])
        assert not any(seat["steward"] for seat in (await eyes.until("room"))["seats"])

        audience = (await here.house.hall.table(table)).audience
        assert audience._delayed is not None
        ahead = now() + 601_000
        monkeypatch.setattr(delayed, "now", lambda: ahead)
        audience._delayed._release()
        while not eyes.room["seats"][gone]["steward"]:
            await eyes.hear()
        assert eyes.now["own"] is None
        assert eyes.now["clocks"] is None


async def test_whoever_came_before_the_start_sees_the_game_when_it_is_due(here: Here) -> None:
    async with AsyncExitStack() as stack:
        anna = await stack.enter_async_context(guest(here.url, "Anna"))
        boris = await stack.enter_async_context(guest(here.url, "Boris"))
        watcher = await stack.enter_async_context(guest(here.url, "Watcher"))
        table = await anna.open_table("rose-king", delay=1)
        eyes = await stack.enter_async_context(watcher.socket())
        await eyes.send(do="watch", table=table)
        await eyes.until("room")
        await boris.sit_ready(table)
        first = await eyes.until("snapshot")
        assert (first["seq"], first["since"]) == (1, 0)
        await eyes.send(do="unwatch", table=table)
        mover = await stack.enter_async_context(anna.socket())
        now = await mover.watch(table)
        await mover.move(choices(now)[0].text)
        await asyncio.sleep(1.1)
        assert (await eyes.watch(table))["seq"] == 2


async def test_spectators_see_the_game_though_an_earlier_one_sat_down(here: Here) -> None:
    """The delay began with somebody who looked in before the start, and then took the seat."""
    async with AsyncExitStack() as stack:
        anna, boris, watcher = [await stack.enter_async_context(guest(here.url, name)) for name in ("A", "B", "W")]
        table = await anna.open_table("rose-king", delay=1)
        white = await stack.enter_async_context(boris.socket())
        await white.send(do="watch", table=table)
        await white.until("room")
        await boris.sit_ready(table)
        [red] = await sockets_of(stack, [anna], table)
        await red.move(choices(red.now)[0].text)
        await asyncio.sleep(1.1)
        eyes = await stack.enter_async_context(watcher.socket())
        assert (await eyes.watch(table))["seq"] == 2
        while not white.now.get("menu"):
            await white.hear()
        await white.move(choices(white.now)[0].text)
        assert (await eyes.until("update"))["seq"] == 3


async def test_an_entry_is_shown_though_its_timer_rings_early(monkeypatch: pytest.MonkeyPatch) -> None:
    """Timers and the house's time are two clocks."""
    shown: list[int] = []
    time = 1_000_000
    monkeypatch.setattr(delayed, "now", lambda: time)
    match = delayed.DelayedMatch(checked(Terms(game="rose-king")), 20, lambda entry, _: shown.append(entry.seq))
    opening = match.match.plan_opening()
    match.hold(Entry("t", 0, "start", -1, opening.text, time, "house"))
    await asyncio.sleep(0.05)
    assert shown == []
    time += 20
    await asyncio.sleep(0.05)
    assert shown == [0]
    match.close()
