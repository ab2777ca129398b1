"""Alerts do no harm: not to the house's own network, not to somebody else's letter-box, not to the house."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import pytest

from camarilla.house.services import alerts
from camarilla.house.settings import Mail

from .guest import guest, status
from .running import Here, free_port, house_here

pytestmark = pytest.mark.anyio


async def test_a_webhook_is_called_at_the_address_that_was_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that leads outside when it is looked at, and home when it is called, gains nothing."""
    heads: list[bytes] = []

    async def take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heads.append(await reader.readuntil(b"\r\n\r\n"))
        writer.write(b"HTTP/1.1 204 No Content\r\n\r\n")
        await writer.drain()
        writer.close()

    monkeypatch.setattr(alerts, "check_webhook", lambda url, private: "127.0.0.1")
    async with await asyncio.start_server(take, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        await alerts.call_webhook(f"http://somebody.invalid:{port}/turn?mine=1", b"{}", private=False)
    assert heads[0].startswith(b"POST /turn?mine=1 HTTP/1.1\r\n")
    assert f"host: somebody.invalid:{port}\r\n".encode() in heads[0].lower()


async def test_a_webhook_that_never_answers_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    gone = asyncio.Event()

    async def drip(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while await reader.read(1000):
            writer.write(b"H")
        gone.set()
        writer.close()

    monkeypatch.setattr(alerts, "WEBHOOK_SECONDS", 1.0)
    async with await asyncio.start_server(drip, "127.0.0.1", 0) as server:
        await alerts.call_webhook(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/", b"{}", private=True)
        async with asyncio.timeout(30):
            await gone.wait()


@pytest.mark.parametrize("url", ["http://[", "http://224.0.0.1/", "http://[::ffff:127.0.0.1]/", "http://a" + "b" * 80])
async def test_a_webhook_that_leads_nowhere_is_refused(here: Here, url: str) -> None:
    async with guest(here.url, "Anna") as anna:
        assert await status(anna, "/api/me/alerts", webhook=url) == (400, "house-no-webhook")


async def test_letters_go_to_one_plain_address_and_not_too_many(database: str) -> None:
    async with AsyncExitStack() as stack:
        mail = Mail(host="127.0.0.1", port=free_port())
        running = await stack.enter_async_context(house_here(database, mail=mail))
        anna, boris = [await stack.enter_async_context(guest(running.url, name)) for name in ("Anna", "Boris")]
        for address in ("a@b\n", "a,c@b", "a;c@b", "a@[1", "<a@b", "a@b..c", "a\u0000@b", "a@b\r\nBcc: c"):
            answer = await anna.http.post("/api/me/alerts", json={"email": address})
            assert answer.status_code == 400, address
        for number in range(3):
            assert (await anna.post("/api/me/alerts", email="v@example.org"))["asked"], number
        assert await status(anna, "/api/me/alerts", email="w@example.org") == (429, "house-no-letters")
        assert await status(boris, "/api/me/alerts", email="V@example.org") == (429, "house-no-letters")
        assert (await boris.post("/api/me/alerts", email="b@example.org"))["asked"]
