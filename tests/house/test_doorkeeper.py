"""Whoever is banned or deleted while inside is shown out; whoever does not take what is sent is sent away."""

from __future__ import annotations

import asyncio
import socket as sockets
from contextlib import AsyncExitStack

import httpx
import pytest
from sqlalchemy import delete, update
from websockets.exceptions import ConnectionClosed

from camarilla.house.services import admin
from camarilla.house.storage import schema
from camarilla.house.web import bans
from camarilla.house.web.connection import Connection

from .guest import Guest, guest
from .running import Here, house_here

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("what", ["ban", "forget"])
async def test_who_is_not_welcome_any_more_is_shown_out(
    database: str, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    monkeypatch.setattr(bans, "CHECK_INTERVAL", 0.05)
    async with AsyncExitStack() as stack:
        here = await stack.enter_async_context(house_here(database))
        anna, boris = [await stack.enter_async_context(guest(here.url, name)) for name in ("Anna", "Boris")]
        pages = [await stack.enter_async_context(anna.socket()) for _ in range(2)]
        other = await stack.enter_async_context(boris.socket())
        stranger = await stack.enter_async_context(Guest(here.url, other_http(anna)).socket())
        await admin.with_database(database, lambda connection: getattr(admin, what)(connection, anna.id))
        for page in pages:
            with pytest.raises(ConnectionClosed) as closed:
                await page.until("nothing")
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1008, "not welcome any more")
        for welcome in (other, stranger):
            await welcome.send(do="watch", table="nowhere")
            assert (await welcome.until("no"))["why"]["id"] == "house-no-table"


async def test_a_device_or_token_ended_where_no_news_comes_from_is_worth_nothing_any_more(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As at another node while this one was not listening: the database knows, and nobody has said so."""
    monkeypatch.setattr(bans, "CHECK_INTERVAL", 0.05)
    async with AsyncExitStack() as stack:
        here = await stack.enter_async_context(house_here(database))
        anna = await stack.enter_async_context(guest(here.url, "Anna"))
        await anna.post("/api/account/sign-up", login="anna", password="correct horse battery")
        made = await anna.post("/api/bots", name="Robot")
        phone = Guest(here.url, await stack.enter_async_context(httpx.AsyncClient(base_url=here.url)))
        await phone.post("/api/account/sign-in", login="anna", password="correct horse battery")
        robot = Guest(here.url, other_http(anna))
        kept = await stack.enter_async_context(anna.socket())
        ended = [
            await stack.enter_async_context(phone.socket()),
            await stack.enter_async_context(robot.socket(Authorization=f"Bearer {made['secret']}")),
        ]
        mine = next(one["id"] for one in (await anna.get("/api/account"))["devices"] if one["this"])
        devices = update(schema.devices).where(schema.devices.c.id != mine).values(ended=1)
        await here.house.storage.write(lambda connection: connection.execute(devices))
        await here.house.storage.write(lambda connection: connection.execute(delete(schema.tokens)))
        for page in ended:
            with pytest.raises(ConnectionClosed) as closed:
                await page.until("nothing")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.reason == "signed out"
        await kept.send(do="watch", table="nowhere")
        assert (await kept.until("no"))["why"]["id"] == "house-no-table"


def other_http(somebody: Guest) -> httpx.AsyncClient:
    """Somebody without a cookie, at the same house."""
    return httpx.AsyncClient(base_url=somebody.url)


async def test_texts_of_every_length_arrive_whole_and_in_order(here: Here) -> None:
    async with guest(here.url, "Anna") as anna, anna.socket() as page:
        (connection,) = here.house.connections.of(anna.id)
        lengths = [1, 125, 126, 127, 65_535, 65_536, 200_000, 2]
        for length in lengths:
            connection.send(b"x" * length)
        assert [len(await page.raw.recv()) for _ in lengths] == lengths


async def test_a_page_that_takes_nothing_is_sent_away(here: Here) -> None:
    async with guest(here.url, "Anna") as anna:
        with sockets.create_connection(("127.0.0.1", int(here.url.rpartition(":")[2]))) as raw:
            raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
            cookie = "; ".join(f"{name}={value}" for name, value in anna.http.cookies.items())
            lines = ["GET /socket HTTP/1.1", "Host: house", "Upgrade: websocket", "Connection: Upgrade"]
            lines += ["Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "Sec-WebSocket-Version: 13", f"Cookie: {cookie}"]
            raw.sendall("\r\n".join([*lines, "", ""]).encode())
            connection = await inside(here, anna)
            for _ in range(2000):
                connection.send(b"x" * 50_000)
                await asyncio.sleep(0)
                if not here.house.connections.of(anna.id):
                    break
            async with asyncio.timeout(20):
                while here.house.connections.of(anna.id):
                    await asyncio.sleep(0.01)


async def inside(here: Here, somebody: Guest) -> Connection:
    async with asyncio.timeout(20):
        while not here.house.connections.of(somebody.id):
            await asyncio.sleep(0.01)
    return here.house.connections.of(somebody.id)[0]
