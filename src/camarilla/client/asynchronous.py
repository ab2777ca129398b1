"""The client for programs that do many things at once."""

from __future__ import annotations

from collections.abc import AsyncIterator
from types import TracebackType
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from .following import Ended, Following, HouseError, Json, Moment, refusal_of, socket_of


class AsyncClient:
    """A house, seen by one program; any number of seats at a time."""

    def __init__(self, url: str, token: str | None = None, timeout: float = 30.0) -> None:
        self.url = url
        self._headers = {"authorization": f"Bearer {token}"} if token else {}
        self.http = httpx.AsyncClient(base_url=url, headers=self._headers, timeout=timeout)

    async def __aenter__(self) -> AsyncClient:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        await self.http.aclose()

    async def get(self, path: str, **query: Any) -> Any:
        return _decoded(await self.http.get(path, params=query))

    async def post(self, path: str, **body: Any) -> Any:
        return _decoded(await self.http.post(path, json=body))

    async def open_tables(self, game: str | None = None) -> list[Json]:
        """Tables that wait for players."""
        query = {"state": "open", **({"game": game} if game else {})}
        tables: list[Json] = await self.get("/api/tables", **query)
        return tables

    async def open_table(self, game: str, *, bot: str | None = None, **terms: Any) -> AsyncSeat:
        """A new table; with ``bot``, against that bot of the house, at once."""
        room = await self.post("/api/tables", terms={"game": game, **terms}, bot=bot)
        return await self.watch(room["table"])

    async def sit(self, table: str) -> AsyncSeat:
        """Sit down at a table, ready to play."""
        await self.post(f"/api/tables/{table}/sit")
        await self.post(f"/api/tables/{table}/ready")
        return await self.watch(table)

    async def join(self, game: str) -> AsyncSeat:
        """The first open table of a game that takes programs; where there is none, a new one."""
        for table in await self.open_tables(game):
            if table["your_seat"] is None and None in table["seats"]:
                try:
                    return await self.sit(table["id"])
                except HouseError:
                    continue  # somebody was quicker, or no programs are wanted there
        return await self.open_table(game)

    async def watch(self, table: str) -> AsyncSeat:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {**self._headers, **({"cookie": cookies} if cookies else {})}
        socket = await connect(socket_of(self.url), additional_headers=headers, compression=None, max_size=None)
        seat = AsyncSeat(socket, table)
        await socket.send(seat.following.watch())
        return seat


class AsyncTurn:
    """A decision that is this seat's to make."""

    def __init__(self, seat: AsyncSeat, moment: Moment) -> None:
        self._seat = seat
        self.moment = moment

    @property
    def view(self) -> Json:
        return self.moment.view

    def moves(self) -> list[str]:
        return self.moment.moves()

    async def play(self, text: str) -> None:
        """Make a move; returns when it is durable. ``HouseError`` if it is refused."""
        await self._seat.play(self.moment, text)


class AsyncSeat:
    """A seat at a table, over a socket that is opened for it."""

    def __init__(self, socket: ClientConnection, table: str) -> None:
        self.table = table
        self.following = Following(table)
        self._socket = socket

    async def turns(self) -> AsyncIterator[AsyncTurn]:
        """Every decision of this seat, until the game is over; ``result`` then says how it ended."""
        try:
            while (turn := await self.next_turn()) is not None:
                yield turn
        finally:
            await self.close()

    async def next_turn(self) -> AsyncTurn | None:
        """The next decision of this seat; None if the game is over."""
        while self.result is None:
            moment = self.following.my_turn()
            if moment is not None:
                return AsyncTurn(self, moment)
            await self._hear()
        return None

    async def close(self) -> None:
        await self._socket.close()

    @property
    def result(self) -> Ended | None:
        return self.following.ended()

    async def play(self, moment: Moment, text: str) -> None:
        await self._socket.send(self.following.move(moment, text))
        while not self.following.is_settled:
            await self._hear()

    async def _hear(self) -> None:
        answer = self.following.hear(await self._socket.recv())
        if answer is not None:
            await self._socket.send(answer)
        self.following.complain()


def _decoded(answer: httpx.Response) -> Any:
    if answer.status_code >= 400:
        raise refusal_of(answer.status_code, answer.content)
    return answer.json()
