"""Somebody who visits the house: HTTP with a cookie, and a socket; and several of them at one table."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from camarilla.client.following import changed
from camarilla.core.choice import Choice, Menu, choices_of
from camarilla.house.tables.table import Table

from .running import Here

Json = dict[str, Any]

UNLESS_SENT: Json = {"ask": None, "menu": [], "clocks": None, "undo": False}
"""What is left out of a moment that is sent, if it is so."""


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
        body_of_answer: Json = answer.json()
        return body_of_answer

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
            self.now = {**UNLESS_SENT, **news}
        elif news["is"] == "update":
            assert news["seq"] == self.now["seq"] + 1
            self.now = {**UNLESS_SENT, **news, **self._parts_after(news)}
        elif news["is"] == "room":
            self.room = news
        return news

    def _parts_after(self, update: Json) -> Json:
        """The three parts of the view after an update."""
        now = self.now
        own = None if now["own"] is None else changed(now["own"], update.get("own"))
        return {"setting": now["setting"], "open": changed(now["open"], update.get("open")), "own": own}

    async def until(self, *kinds: str) -> Json:
        while True:
            news = await self.hear()
            if news["is"] in kinds:
                return news

    async def asked(self) -> None:
        """Wait for a choice of mine; where there is only one answer, the house gives it."""
        while len(choices(self.now)) < 2:
            await self.hear()

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


def choices(now: Json) -> list[Choice]:
    """What a moment offers."""
    return choices_of(msgspec.convert(now["menu"], Menu), now["setting"]["names"])


def view(now: Json) -> Json:
    """The three parts of the view."""
    return {part: now[part] for part in ("setting", "open", "own")}


def any_move(now: Json, dice: random.Random) -> str:
    """One of the moves a moment offers, by its text."""
    choice = dice.choice(choices(now))
    return choice.with_number(dice.randint(choice.span.low, choice.span.high)) if choice.span else choice.text


@asynccontextmanager
async def guest(url: str, name: str, **more: str) -> AsyncIterator[Guest]:
    async with httpx.AsyncClient(base_url=url, timeout=20) as http:
        somebody = Guest(url, http)
        await somebody.introduce(name, **more)
        yield somebody


async def status(somebody: Guest, path: str, method: str = "POST", **body: object) -> tuple[int, str]:
    """How a request was answered: its status, and the message if it was refused."""
    answer = await somebody.http.request(method, path, json=body)
    return answer.status_code, answer.json()["why"]["id"] if answer.status_code >= 400 else ""


# Several guests at one table


async def seated(stack: AsyncExitStack, here: Here, game: str, seats: int, **terms: object) -> tuple[list[Guest], str]:
    """This many guests at one table, the game started."""
    people = [await stack.enter_async_context(guest(here.url, f"Guest {number}")) for number in range(seats)]
    table = await people[0].open_table(game, seats=seats, **terms)
    for person in people[1:]:
        await person.sit_ready(table)
    return people, table


async def sockets_of(stack: AsyncExitStack, people: list[Guest], table: str) -> list[Socket]:
    sockets = [await stack.enter_async_context(person.socket()) for person in people]
    for socket in sockets:
        assert (await socket.watch(table))["is"] == "snapshot"
    return sockets


async def follow(sockets: list[Socket]) -> None:
    """Until everybody has heard what the first to hear it has."""
    latest = max(int(socket.now["seq"]) for socket in sockets)
    for socket in sockets:
        while socket.now["seq"] < latest:
            await socket.hear()


async def play_on(sockets: list[Socket], dice: random.Random, most: int) -> Json | None:
    """Random moves of whoever is asked, everybody following; the outcome, if the game ends."""
    for _ in range(most):
        await follow(sockets)
        now = sockets[0].now
        if now["open"]["outcome"]:
            outcome: Json = now["open"]["outcome"]
            return outcome
        mover = sockets[now["open"]["waiting"][0]]
        answer = await mover.move(any_move(mover.now, dice))
        assert answer["is"] == "done", answer
    return None


async def under_way(
    stack: AsyncExitStack, here: Here, game: str, dice: random.Random, moves: int
) -> tuple[list[Guest], str, list[Socket]]:
    """A table some random moves into a game; where those have ended it already, another."""
    while True:
        people, table = await seated(stack, here, game, 2 if game == "rose-king" else 3)
        sockets = await sockets_of(stack, people, table)
        await play_on(sockets, dice, moves)
        await follow(sockets)
        if not sockets[0].now["open"]["outcome"]:
            return people, table, sockets


@contextmanager
def held_up(table: Table) -> Iterator[None]:
    """The table as it is while something is being written: all else waits."""
    table._is_busy = True
    yield
    table._go_on()
