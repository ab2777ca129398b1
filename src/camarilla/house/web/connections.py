"""All open sockets of this node: who may open one, who is connected, and whom to close."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ..errors import Refused, refused
from ..people.sessions import Caller, caller
from ..protocol import RematchOffer, Turn, encode
from .asgi import Scope, Send
from .connection import RESTARTING, Connection
from .websocket import EXTENSION, UNWELCOME

if TYPE_CHECKING:
    from ..house import House

MAX_CONNECTIONS_EACH = 24
"""Of one person: a few devices with a few pages each."""


async def turn_away(send: Send, status: int, words: str) -> None:
    """Answer the opening of a socket with a status and a sentence."""
    kind = (b"content-type", b"text/plain; charset=utf-8")
    await send({"type": "websocket.http.response.start", "status": status, "headers": [kind]})
    await send({"type": "websocket.http.response.body", "body": words.encode(), "more_body": False})


class Connections:
    def __init__(self, house: House) -> None:
        self._house = house
        self._open: set[Connection] = set()
        self._by_person: dict[str, list[Connection]] = {}
        self._by_address: Counter[str] = Counter()
        self._limits = house.settings.limits

    def __len__(self) -> int:
        return len(self._open)

    async def serve(self, scope: Scope, send: Send, address: str) -> None:
        try:
            known = await caller(self._house.storage, self._house.signer, scope["headers"])
            self._check_room(known, address)
        except Refused as refusal:
            await turn_away(send, refusal.status, str(refusal))
            return
        person = known.person if known else None
        key = (known.device or known.token) if known else None
        connection = Connection(self._house, scope["extensions"][EXTENSION], person, key)
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        self._enter(connection, address)
        try:
            await connection.serve()
        finally:
            self.leave(connection)
            self._release(connection, address)

    def _check_room(self, known: Caller | None, address: str) -> None:
        mine = len(self._by_person.get(known.person.id, ())) if known else 0
        if len(self._open) >= self._limits.sockets or self._by_address[address] >= self._limits.sockets_each:
            raise refused("crowded", 503)
        if mine >= MAX_CONNECTIONS_EACH:
            raise refused("too-many-pages", 429, most=MAX_CONNECTIONS_EACH)

    def _enter(self, connection: Connection, address: str) -> None:
        self._open.add(connection)
        self._by_address[address] += 1
        if connection.person is not None:
            self._by_person.setdefault(connection.person, []).append(connection)

    def leave(self, connection: Connection) -> None:
        """Somebody has gone, though their socket may take a while to close."""
        group = self._by_person.get(connection.person or "", [])
        if connection in group:
            group.remove(connection)
            if not group:
                del self._by_person[connection.person or ""]
        for table_id in connection.tables:
            table = self._house.hall.in_memory(table_id)
            if table is not None:
                table.audience.remove(connection)
        connection.tables.clear()

    def _release(self, connection: Connection, address: str) -> None:
        """A socket is closed, and makes room for another."""
        self._open.discard(connection)
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]

    def call_person(self, person: str, news: Turn | RematchOffer) -> bool:
        """Tell somebody of a table, on pages that look elsewhere. Says whether they are connected."""
        connections = self._by_person.get(person)
        if connections is None:
            return False
        for connection in connections:
            if news.table not in connection.tables:
                connection.send(encode(news))
        return True

    def of(self, person: str) -> list[Connection]:
        return list(self._by_person.get(person, ()))

    def people(self) -> list[str]:
        """Everybody who is connected."""
        return list(self._by_person)

    def close_person(self, person: str) -> None:
        """Close all sockets of somebody who is banned or deleted."""
        for connection in self.of(person):
            connection.close(UNWELCOME, "not welcome any more")

    def close_sessions(self, person: str, kept: str, key: str) -> None:
        """Close the sockets that came in with this device or token; without one, all of the person's but ``kept``'s."""
        for connection in self.of(person):
            came_with = connection.key or ""
            if came_with.startswith(key) and came_with != kept:
                connection.close(UNWELCOME, "signed out")

    def close(self) -> None:
        for connection in list(self._open):
            connection.close(RESTARTING, "the house is closing")
