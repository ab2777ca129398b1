"""Coming and going at awkward moments: what was asked before a socket closed is done, what was begun for somebody who
has gone is ended, and nobody slips in while a game starts."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from typing import Any

import pytest

from camarilla.house.entries import Entry
from camarilla.house.services import chat
from camarilla.house.web import websocket

from .guest import any_move, guest, seated, sockets_of
from .running import Here
from .test_wire import CLOSE, masked

pytestmark = pytest.mark.anyio
GOODBYE = masked((1000).to_bytes(2, "big"), CLOSE)


async def test_a_move_followed_by_a_farewell_counts(here: Here) -> None:
    async with AsyncExitStack() as stack:
        people, table = await seated(stack, here, "rose-king", 2)
        red, white = await sockets_of(stack, people, table)
        text = any_move(red.now, random.Random(1))
        move = f'{{"do":"move","table":"{table}","seq":{red.now["seq"]},"id":"m","text":"{text}"}}'
        red.raw.transport.write(masked(move.encode()) + GOODBYE)
        while white.now["seq"] < 2:
            await white.hear()


@pytest.mark.parametrize("says_goodbye", [False, True])
async def test_a_page_that_takes_nothing_is_cut_off(
    here: Here, monkeypatch: pytest.MonkeyPatch, says_goodbye: bool
) -> None:
    monkeypatch.setattr(websocket, "PING_SECONDS", 0.2)
    monkeypatch.setattr(websocket, "FAREWELL_SECONDS", 0.2)
    async with guest(here.url, "Vera") as vera, vera.socket() as socket:
        [connection] = here.house.connections.of(vera.id)
        socket.raw.transport.pause_reading()
        for _ in range(100):
            connection.send(b"x" * 500_000)
            await asyncio.sleep(0)
        if says_goodbye:
            socket.raw.transport.write(GOODBYE)
        async with asyncio.timeout(20):
            while len(here.house.connections):
                await asyncio.sleep(0.01)
        socket.raw.transport.abort()


async def test_a_spectator_who_goes_while_coming_stops_nobody_elses_game(
    here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At a table with a delay: the first one goes while the log is read for them."""
    async with AsyncExitStack() as stack:
        people, table = await seated(stack, here, "rose-king", 2, delay=1)
        red, white = await sockets_of(stack, people, table)
        live = await here.house.hall.table(table)
        log = type(live.surroundings.log)
        read, reading, gone = log.entries, asyncio.Event(), asyncio.Event()

        async def read_slowly(self: Any, *given: Any) -> list[Entry]:
            reading.set()
            await gone.wait()
            return await read(self, *given)

        monkeypatch.setattr(log, "entries", read_slowly)
        hasty = await stack.enter_async_context(guest(here.url, "Hasty"))
        async with hasty.socket() as socket:
            await socket.send(do="watch", table=table)
            await reading.wait()
        while here.house.connections.of(hasty.id):
            await asyncio.sleep(0.01)
        gone.set()
        assert (await red.move(any_move(red.now, random.Random(1))))["is"] == "done"
        patient = await stack.enter_async_context(guest(here.url, "Patient"))
        watcher = await stack.enter_async_context(patient.socket())
        await watcher.send(do="watch", table=table)
        while white.now["seq"] < live.match.seq:
            await white.hear()
        assert (await white.move(any_move(white.now, random.Random(1))))["is"] == "done"
        async with asyncio.timeout(20):
            while watcher.now.get("seq", 0) < live.match.seq:
                await watcher.hear()


async def test_nobody_slips_in_while_a_game_without_spectators_starts(
    here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with AsyncExitStack() as stack:
        host, other, nosy = [await stack.enter_async_context(guest(here.url, name)) for name in ("Ann", "Bo", "Cy")]
        table = await host.open_table("rose-king", seats=2, watchable=False)
        recent, reading, begun = chat.recent, asyncio.Event(), asyncio.Event()

        async def recent_slowly(*given: Any) -> Any:
            reading.set()
            await begun.wait()
            return await recent(*given)

        monkeypatch.setattr(chat, "recent", recent_slowly)
        socket = await stack.enter_async_context(nosy.socket())
        await socket.send(do="watch", table=table)
        await reading.wait()
        await other.sit_ready(table)
        begun.set()
        assert (await socket.until("snapshot", "no"))["is"] == "no"
