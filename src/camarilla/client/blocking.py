"""The client for programs that do one thing after another: an ``AsyncClient`` whose event loop runs in a thread.

The thread answers the server's pings while the program thinks.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from threading import Thread
from types import TracebackType
from typing import Any, TypeVar

from .asynchronous import AsyncClient, AsyncSeat, AsyncTurn
from .following import Ended, Json, Moment

T = TypeVar("T")


class Client:
    """A house, seen by one program (or, after ``POST /api/me``, by a guest)."""

    def __init__(self, url: str, token: str | None = None, timeout: float = 30.0) -> None:
        self.url = url
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, name="camarilla-client", daemon=True)
        self._thread.start()
        self._client = AsyncClient(url, token, timeout)

    def wait_for(self, work: Coroutine[Any, Any, T]) -> T:
        """The result of something that the asynchronous client does."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    def __enter__(self) -> Client:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        if self._loop.is_closed():
            return
        self.wait_for(self._client.close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def get(self, path: str, **query: Any) -> Any:
        return self.wait_for(self._client.get(path, **query))

    def post(self, path: str, **body: Any) -> Any:
        return self.wait_for(self._client.post(path, **body))

    def open_tables(self, game: str | None = None) -> list[Json]:
        """Tables that wait for players."""
        return self.wait_for(self._client.open_tables(game))

    def open_table(self, game: str, *, bot: str | None = None, **terms: Any) -> Seat:
        """A new table; with ``bot``, against that bot of the house, at once."""
        return Seat(self, self.wait_for(self._client.open_table(game, bot=bot, **terms)))

    def sit(self, table: str) -> Seat:
        """Sit down at a table, ready to play."""
        return Seat(self, self.wait_for(self._client.sit(table)))

    def join(self, game: str) -> Seat:
        """The first open table of a game that takes programs; where there is none, a new one."""
        return Seat(self, self.wait_for(self._client.join(game)))


class Turn:
    """A decision that is this seat's to make."""

    def __init__(self, client: Client, turn: AsyncTurn) -> None:
        self._client = client
        self._turn = turn

    @property
    def moment(self) -> Moment:
        return self._turn.moment

    @property
    def view(self) -> Json:
        return self._turn.view

    def moves(self) -> list[str]:
        return self._turn.moves()

    def play(self, text: str) -> None:
        """Make a move; returns when it is durable. ``HouseError`` if it is refused."""
        self._client.wait_for(self._turn.play(text))


class Seat:
    """A seat at a table, over a socket that is opened for it."""

    def __init__(self, client: Client, seat: AsyncSeat) -> None:
        self.table = seat.table
        self._client = client
        self._seat = seat

    def turns(self) -> Iterator[Turn]:
        """Every decision of this seat, until the game is over; ``result`` then says how it ended."""
        try:
            while (turn := self._client.wait_for(self._seat.next_turn())) is not None:
                yield Turn(self._client, turn)
        finally:
            self._client.wait_for(self._seat.close())

    @property
    def result(self) -> Ended | None:
        return self._seat.result
