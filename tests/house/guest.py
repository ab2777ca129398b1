"""Somebody who visits the house: HTTP with a cookie, and a socket."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from camarilla.client.following import changed

Json = dict[str, Any]


class Guest:
    def __init__(self, url: str, http: httpx.AsyncClient) -> None:
        self.url = url
        self.http = http
        self.id = ""
        self._moves = 0

    async def introduce(self, name: str, **more: str) -> None:
        self.id = (await self.post("/api/me", name=name, **more))["person"]["id"]

    async def post(self, path: str, **body: object) -> Json:
        answer = await self.http.post(path, json=body)
        assert answer.status_code < 300, answer.text
        told: Json = answer.json()
        return told

    async def get(self, path: str) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def open_table(self, game: str, *, bot: object = None, **terms: object) -> str:
        table: str = (await self.post("/api/tables", terms={"game": game, **terms}, bot=bot))["table"]
        return table

    async def sit_ready(self, table: str) -> None:
        await self.post(f"/api/tables/{table}/sit")
        await self.post(f"/api/tables/{table}/ready")

    @asynccontextmanager
    async def socket(self, **headers: str) -> AsyncIterator[Socket]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        sent = {"Cookie": cookies, **headers} if cookies else headers
        address = self.url.replace("http", "ws") + "/socket"
        async with connect(address, additional_headers=sent, compression=None, max_size=None) as socket:
            yield Socket(socket)


class Socket:
    """A socket that remembers the last moment of each table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.raw = socket
        self.now: Json = {}
        self.room: Json = {}
        self.heard: list[Json] = []
        self._count = 0

    async def send(self, **request: object) -> None:
        await self.raw.send(msgspec.json.encode(request).decode())

    async def hear(self) -> Json:
        async with asyncio.timeout(90):
            news: Json = msgspec.json.decode(await self.raw.recv())
        self.heard.append(news)
        if news["is"] == "snapshot":
            self.now = news
        elif news["is"] == "update":
            assert news["seq"] == self.now["seq"] + 1
            self.now = {**news, "view": changed(self.now["view"], news["change"])}
        elif news["is"] == "room":
            self.room = news
        return news

    async def until(self, *kinds: str) -> Json:
        while True:
            news = await self.hear()
            if news["is"] in kinds:
                return news

    async def watch(self, table: str, since: int = 0) -> Json:
        """Watch a table that has started; the snapshot."""
        await self.send(do="watch", table=table, since=since)
        return await self.until("snapshot", "no")

    async def move(self, text: str, seq: int | None = None, move_id: str = "") -> Json:
        """Make a move; whether it was done or refused."""
        self._count += 1
        seen = self.now["seq"] if seq is None else seq
        table = self.now["table"]
        await self.send(do="move", table=table, seq=seen, id=move_id or f"m{self._count}", text=text)
        return await self.until("done", "no")


def any_move(now: Json, dice: random.Random) -> str:
    """One of the moves a moment offers, by its text."""
    choice = dice.choice(now["choices"])
    span = choice["span"]
    text: str = choice["text"]
    return text.replace("{n}", str(dice.randint(span["low"], span["high"]))) if span else text


@asynccontextmanager
async def guest(url: str, name: str, **more: str) -> AsyncIterator[Guest]:
    async with httpx.AsyncClient(base_url=url, timeout=20) as http:
        one = Guest(url, http)
        await one.introduce(name, **more)
        yield one
