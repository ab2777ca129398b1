"""The socket: one connection a page, any number of tables on it."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from typing import TYPE_CHECKING

import msgspec
import structlog

from ...core.message import Message
from ..errors import Refused, refused
from ..people.doorman import Caller, caller
from ..people.person import Person
from ..protocol import Done, Move, No, Request, Turn, encode
from .asgi import Receive, Scope, Send
from .limits import Bucket
from .line import Line
from .requests import answer, put_move, read, refuse
from .wire import WIRE, Wire

if TYPE_CHECKING:
    from ..house import House

log = structlog.get_logger(__name__)

MOST_CONNECTIONS = 24
"""Sockets of one person: a few devices with a few pages each."""
UNWELCOME, BROKEN, CLOSING = 1008, 1011, 1012


class Connection:
    """One socket, and who came in by it. What it asks for is done in order, one after another."""

    __slots__ = (
        "_asked",
        "_busy",
        "_house",
        "_line",
        "_move",
        "_working",
        "bucket",
        "closed",
        "key",
        "person",
        "tables",
        "who",
    )

    def __init__(self, house: House, line: Line, who: Person | None, key: str | None) -> None:
        self.who = who
        self.key = key
        self.person = who.id if who else None
        self.tables: set[str] = set()
        pace = house.settings.limits.frames
        self.bucket = Bucket(pace.rate, pace.burst)
        self.closed = False
        self._house = house
        self._line = line
        self._busy = False
        self._asked: deque[str | bytes] | None = None
        """None as long as nothing waits: an idle socket should cost little."""
        self._move: Move | None = None
        """The move that is being written; whatever else takes time is done by a task."""
        self._working: asyncio.Task[None] | None = None

    def hear(self, text: str | bytes) -> None:
        """Something is asked for."""
        if self.closed:
            return
        if not self.bucket.take():
            self.end(UNWELCOME, "too many frames at once")
        elif not self._busy:
            self._busy = self._begins(text)
        else:
            if self._asked is None:
                self._asked = deque()
                self._line.stop_listening()
            self._asked.append(text)

    def _begins(self, text: str | bytes) -> bool:
        """Whether what is asked for takes time; else it is done."""
        try:
            request = read(text)
        except (msgspec.DecodeError, UnicodeError) as error:
            self.tell(encode(No("", "", Message("house-no-frame", {"why": str(error)[:200]}))))
            return False
        if isinstance(request, Move):
            try:
                if put_move(self._house, self, request, self._moved):
                    self._move = request
                    return True
            except Refused as refusal:
                refuse(self, request, refusal)
                return False
            except Exception as error:
                self._fail(error)
                return False
        self._working = asyncio.get_running_loop().create_task(self._work(request))
        return True

    def _moved(self, what: Done | Exception) -> None:
        """The move has been written, or refused."""
        move, self._move = self._move, None
        if isinstance(what, Done):
            self.tell(encode(what))
        elif isinstance(what, Refused) and move is not None:
            refuse(self, move, what)
        else:
            self._fail(what)
        self._go_on()

    async def _work(self, request: Request) -> None:
        try:
            await answer(self._house, self, request)
        except Exception as error:
            self._fail(error)
        finally:
            self._working = None
            self._go_on()

    def _go_on(self) -> None:
        """With what was asked for meanwhile."""
        while self._asked and not self.closed:
            if self._begins(self._asked.popleft()):
                return
        self._busy = False
        if self._asked is not None:
            self._asked = None
            self._line.go_on_listening()

    def _fail(self, error: Exception) -> None:
        log.error("socket_failed", person=self.person, exc_info=error)
        self.end(BROKEN, "something went wrong here")

    async def finish(self) -> None:
        """Nobody listens any more; what is being done is done to its end."""
        self.closed = True
        if self._working is not None:
            await asyncio.wait([self._working])

    def tell(self, frame: bytes) -> None:
        """Never waits."""
        if not self.closed:
            self._line.say(frame)

    def end(self, code: int, reason: str) -> None:
        """Close from our side."""
        if not self.closed:
            self.closed = True
            self._line.end(code, reason)


async def turn_away(send: Send, status: int, words: str) -> None:
    """Answer a knock with a status and a sentence, instead of opening."""
    kind = (b"content-type", b"text/plain; charset=utf-8")
    await send({"type": "websocket.http.response.start", "status": status, "headers": [kind]})
    await send({"type": "websocket.http.response.body", "body": words.encode(), "more_body": False})


class Sockets:
    """All connections of this node."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._open: set[Connection] = set()
        self._by_person: dict[str, list[Connection]] = {}
        self._by_address: Counter[str] = Counter()
        self._limits = house.settings.limits

    def __len__(self) -> int:
        return len(self._open)

    async def serve(self, scope: Scope, receive: Receive, send: Send, address: str) -> None:
        try:
            known = await caller(self._house.storage, self._house.seal, scope["headers"])
            self._check_room(known, address)
        except Refused as refusal:
            await turn_away(send, refusal.status, str(refusal))
            return
        person = known.person if known else None
        key = (known.device or known.token) if known else None
        wire: Wire = scope["extensions"][WIRE]["wire"]
        connection = Connection(self._house, wire.line, person, key)
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        wire.listen(connection.hear)
        self._enter(connection, address)
        try:
            while (await receive())["type"] == "websocket.receive":
                pass  # what comes too late to be heard
        finally:
            wire.line.hear = None  # a wire and its connection would otherwise hold each other
            await connection.finish()
            self._leave(connection, address)

    def _check_room(self, known: Caller | None, address: str) -> None:
        mine = len(self._by_person.get(known.person.id, ())) if known else 0
        limits = self._limits
        if len(self._open) >= limits.sockets or self._by_address[address] >= limits.sockets_each:
            raise refused("crowded", 503)
        if mine >= MOST_CONNECTIONS:
            raise refused("too-many-pages", 429, most=MOST_CONNECTIONS)

    def _enter(self, connection: Connection, address: str) -> None:
        self._open.add(connection)
        self._by_address[address] += 1
        if connection.person is not None:
            self._by_person.setdefault(connection.person, []).append(connection)

    def _leave(self, connection: Connection, address: str) -> None:
        connection.closed = True
        self._open.discard(connection)
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]
        group = self._by_person.get(connection.person or "")
        if group is not None:
            group.remove(connection)
            if not group:
                del self._by_person[connection.person or ""]
        for table_id in connection.tables:
            table = self._house.hall.here(table_id)
            if table is not None:
                table.audience.remove(connection)

    def call_person(self, person: str, table_id: str, game: str) -> bool:
        """Tell somebody that it is their turn, on pages that look elsewhere. Says whether they are in at all."""
        connections = self._by_person.get(person)
        if connections is None:
            return False
        for connection in connections:
            if table_id not in connection.tables:
                connection.tell(encode(Turn(table_id, game)))
        return True

    def of(self, person: str) -> list[Connection]:
        return list(self._by_person.get(person, ()))

    def people(self) -> list[str]:
        """Everybody who is in."""
        return list(self._by_person)

    def show_out(self, person: str) -> None:
        """Close all sockets of somebody who is not welcome any more."""
        for connection in self.of(person):
            connection.end(UNWELCOME, "not welcome any more")

    def shut_out(self, person: str, kept: str, key: str) -> None:
        """Close the sockets that came in with this device or token; without one, all of the person's but ``kept``'s."""
        for connection in self.of(person):
            came_with = connection.key or ""
            if came_with.startswith(key) and came_with != kept:
                connection.end(UNWELCOME, "signed out")

    def close(self) -> None:
        for connection in list(self._open):
            connection.end(CLOSING, "the house is closing")
