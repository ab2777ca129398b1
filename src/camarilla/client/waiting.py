"""The client for programs that do one thing after another."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack
from types import TracebackType
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from .following import Ended, Following, HouseError, Json, Moment, refusal_of, socket_of


class Client:
    """A house, seen by one program (or, with a cookie of its own, by a guest)."""

    def __init__(self, url: str, token: str | None = None, timeout: float = 30.0) -> None:
        self.url = url
        self._headers = {"authorization": f"Bearer {token}"} if token else {}
        self.http = httpx.Client(base_url=url, headers=self._headers, timeout=timeout)

    def __enter__(self) -> Client:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        self.http.close()

    def get(self, path: str, **query: Any) -> Any:
        return _told(self.http.get(path, params=query))

    def post(self, path: str, **body: Any) -> Any:
        return _told(self.http.post(path, json=body))

    def open_tables(self, game: str | None = None) -> list[Json]:
        """Tables that wait for players."""
        query = {"state": "open", **({"game": game} if game else {})}
        tables: list[Json] = self.get("/api/tables", **query)
        return tables

    def open_table(self, game: str, *, bot: str | None = None, **terms: Any) -> Seat:
        """A table of one's own; with ``bot``, against that bot of the house, at once."""
        room = self.post("/api/tables", terms={"game": game, **terms}, bot=bot)
        return Seat(self, room["table"])

    def sit(self, table: str) -> Seat:
        """Sit down at a table and say that one is ready."""
        self.post(f"/api/tables/{table}/sit")
        self.post(f"/api/tables/{table}/ready")
        return Seat(self, table)

    def join(self, game: str) -> Seat:
        """The first open table of a game that takes programs; where there is none, a new one."""
        for table in self.open_tables(game):
            if table["your_seat"] is None and None in table["seats"]:
                try:
                    return self.sit(table["id"])
                except HouseError:
                    continue  # somebody was quicker, or no programs are wanted there
        return self.open_table(game)

    def connect(self) -> AbstractContextManager[ClientConnection]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {**self._headers, **({"cookie": cookies} if cookies else {})}
        return connect(socket_of(self.url), additional_headers=headers, compression=None, max_size=None)


class Turn:
    """A decision that is this seat's to make."""

    def __init__(self, seat: Seat, moment: Moment) -> None:
        self._seat = seat
        self.moment = moment

    @property
    def view(self) -> Json:
        return self.moment.view

    def moves(self) -> list[str]:
        return self.moment.moves()

    def play(self, text: str) -> None:
        """Make a move; returns when the house has it safe. ``HouseError`` if it says no."""
        self._seat.play(self.moment, text)


class Seat:
    """A seat at a table, over a socket that is opened for it."""

    def __init__(self, house: Client, table: str) -> None:
        self.table = table
        self.following = Following(table)
        self._open = ExitStack()
        self._socket = self._open.enter_context(house.connect())
        self._socket.send(self.following.watch())

    def turns(self) -> Iterator[Turn]:
        """Every decision of this seat, until the game is over; ``result`` tells then how it ended."""
        try:
            while self.result is None:
                moment = self.following.my_turn()
                if moment is not None:
                    yield Turn(self, moment)
                else:
                    self._hear()
        finally:
            self._open.close()

    @property
    def result(self) -> Ended | None:
        return self.following.ended()

    def play(self, moment: Moment, text: str) -> None:
        self._socket.send(self.following.move(moment, text))
        while not self.following.is_settled:
            self._hear()

    def _hear(self) -> None:
        answer = self.following.hear(self._socket.recv())
        if answer is not None:
            self._socket.send(answer)
        self.following.complain()


def _told(answer: httpx.Response) -> Any:
    if answer.status_code >= 400:
        raise refusal_of(answer.status_code, answer.content)
    return answer.json()
