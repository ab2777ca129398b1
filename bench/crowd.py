"""A crowd for the house: writes tables and people into its database, then plays all seats over raw sockets.

The crowd must cost less than the house it measures: frames are cut by their headers and searched as bytes, and only the
one that asks for a move is looked at more closely. Masks are zero, which the standard allows.
"""

from __future__ import annotations

import asyncio
import base64
import os
import random
import struct
import time
from collections import Counter, deque
from collections.abc import Callable
from functools import cache
from typing import cast
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import Connection, insert

from camarilla.core import registry
from camarilla.core.choice import Menu, choices_of
from camarilla.house.people.sessions import Signer, load_signer
from camarilla.house.storage import schema
from camarilla.house.storage.databases import open_database
from camarilla.house.storage.migrate import migrate
from camarilla.house.storage.storage import Storage
from camarilla.house.terms import Terms, checked
from camarilla.house.times import now

Rows = dict[str, list[dict[str, object]]]

COMPANY = 4
"""People at a table: where a game takes fewer, the others watch."""
ENDS = ("declare", "divine")
"""Moves that end a game at once: a crowd that chose at random would play no games of any length."""
PATIENCE = 50
"""Turns on which such a move could be made until one is, on average."""


class OldSpan(msgspec.Struct):
    low: int


class OldChoice(msgspec.Struct):
    """A choice as houses before version 0.2 sent it: a crowd can play there too, to compare."""

    text: str
    span: OldSpan | None = None


class OldGroup(msgspec.Struct):
    """Choices as houses sent them next: row by row, at the end of a row the lowest and the highest number."""

    form: str
    parts: list[str]
    rows: list[list[str | int]]

    def texts(self) -> list[str]:
        texts = []
        for row in self.rows:
            text = self.form
            for part, value in zip([*self.parts, "n"], row, strict=False):
                text = text.replace(f"{{{part}}}", str(value))
            texts.append(text)
        return texts


class Asked(msgspec.Struct):
    """What a player looks at in a frame that asks for a move."""

    seq: int
    menu: Menu = []

    def texts(self, names: list[str]) -> list[str]:
        """Every choice by its text, the lowest number where one may be chosen."""
        return [choice.with_number(choice.span.low if choice.span else 0) for choice in choices_of(self.menu, names)]


class OldAsked(msgspec.Struct):
    """The same from an older house."""

    seq: int
    menu: list[OldGroup] = []
    choices: list[OldChoice] = []

    def texts(self, _names: list[str]) -> list[str]:
        spans = [(choice.text, choice.span.low if choice.span else 0) for choice in self.choices]
        return [
            *(text.replace("{n}", str(low)) for text, low in spans),
            *(t for group in self.menu for t in group.texts()),
        ]


_asked_now = msgspec.json.Decoder(Asked).decode
_asked_then = msgspec.json.Decoder(OldAsked).decode


MENUS = (b'"menu":[[', b'"menu":[{', b'"choices":[{')
"""How the legal moves begin in a frame of a house, newest houses first."""


def _asked(payload: bytes) -> Asked | OldAsked:
    return _asked_now(payload) if MENUS[0] in payload else _asked_then(payload)


@cache
def _names(game: str) -> list[str]:
    """What the numbers of its menus stand for."""
    rules = registry.find(game)
    return rules.setting(rules.begin()).names


class Company(msgspec.Struct):
    """Four people who meet for one game, at one table after another."""

    game: str
    cookies: list[str]
    tables: list[str]


# Setting the tables


async def set_tables(database: str, mix: list[str], companies: int, games: int) -> list[Company]:
    """People, devices and started tables, written straight into the database. Companies take turns at the mix of games;
    each stays with its own."""
    opened = open_database(database)
    await migrate(opened)
    storage = Storage(opened)
    signer = await load_signer(storage)
    terms = [_terms(game) for game in mix]
    made = [Company(mix[number % len(mix)], [], []) for number in range(companies)]
    for first in range(0, companies, 500):
        rows: Rows = {"people": [], "devices": [], "tables": [], "seats": []}
        for number, company in enumerate(made[first : first + 500], first):
            _company(company, rows, signer, terms[number % len(terms)], games)
        await storage.write(lambda connection, rows=rows: _fill(connection, rows))  # type: ignore[misc]
    await storage.close()
    return made


def _terms(game: str) -> Terms:
    """With the options of a table of bots: houses of all versions know those."""
    rules = registry.find(game)
    seats = min(COMPANY, rules.players.stop - 1)
    return checked(Terms(game=game, seats=seats, options=rules.read_options(seats, {})))


def _fill(connection: Connection, rows: Rows) -> None:
    for name, filled in rows.items():
        connection.execute(insert(schema.metadata.tables[name]), filled)


def new_id() -> str:
    return os.urandom(7).hex()


def _company(company: Company, rows: Rows, signer: Signer, terms: Terms, games: int) -> None:
    people = [new_id() for _ in range(COMPANY)]
    look = {"name": "Somebody", "avatar": "rose"}
    for person in people:
        device = new_id()
        rows["people"].append({"id": person, "kind": "guest", "language": "en", "created": now(), **look})
        rows["devices"].append({"id": device, "person": person, "created": now(), "label": "crowd"})
        company.cookies.append(signer.sign(device))
    for _ in range(games):
        table = new_id()
        company.tables.append(table)
        rows["tables"].append(
            {
                "id": table,
                "game": terms.game,
                "terms": msgspec.json.encode(terms).decode(),
                "state": "playing",
                "private": False,
                "host": people[0],
                "created": now(),
                "started": now(),
            }
        )
        rows["seats"] += [
            {"table_id": table, "seat": seat, "person": person, "ready": True, **look}
            for seat, person in enumerate(people[: terms.seats])
        ]


# Frames


def frame(payload: bytes) -> bytes:
    if len(payload) < 126:
        return struct.pack(">BB4x", 0x81, 0x80 | len(payload)) + payload
    return struct.pack(">BBH4x", 0x81, 0x80 | 126, len(payload)) + payload


class Wire(asyncio.Protocol):
    """A socket by hand: the handshake, then every frame as bytes to ``hear``."""

    def __init__(self, host: str, cookie: str | None, hear: Callable[[bytes], None]) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        cookies = f"Cookie: camarilla={cookie}\r\n" if cookie else ""
        self._hello = (
            f"GET /socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{cookies}\r\n"
        ).encode()
        self._hear = hear
        self._rest = b""
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self._hello)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(ConnectionError("the house closed the door"))

    def data_received(self, data: bytes) -> None:
        data = self._rest + data
        if not self.open.done():
            head, ended, data = data.partition(b"\r\n\r\n")
            if not ended:
                self._rest = head
                return
            if b" 101 " not in head:
                self.open.set_exception(ConnectionError(head[:80].decode()))
                return
            self.open.set_result(None)
        self._rest = data[self._cut(data) :]

    def _cut(self, data: bytes) -> int:
        """Hand on every whole frame; how far they reach."""
        at, end = 0, len(data)
        while end - at >= 2:
            length, begin = data[at + 1] & 127, at + 2
            if length == 126:
                length, begin = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                length, begin = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if begin + length > end:
                break
            if data[at] & 15 == 9:
                self.transport.write(struct.pack(">BB4x", 0x8A, 0x80 | length) + data[begin : begin + length])
            else:
                self._hear(data[begin : begin + length])
            at = begin + length
        return at


async def connect(url: str, cookie: str | None, hear: Callable[[bytes], None]) -> Wire:
    parts = urlsplit(url)
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(
        lambda: Wire(parts.netloc, cookie, hear), parts.hostname or "", parts.port or 80
    )
    await wire.open
    return wire


# Playing


class Crowd:
    """All companies together. ``pace``: moves a second, or None for as many as the house will take."""

    def __init__(self, pace: float | None = None) -> None:
        self.pace = pace
        self.done = 0
        self.refused = 0
        self.heard = 0
        self.waits: list[float] = []
        self.moves: Counter[str] = Counter()
        self.bytes: Counter[str] = Counter()
        """Moves, and bytes of what was told of them, by game."""
        self._sent: dict[bytes, float] = {}
        self._count = 0
        self._released = 0
        self._ready: deque[tuple[Player, bytes]] = deque()
        self.playing = False

    async def seat(self, urls: list[str], companies: list[Company]) -> None:
        """Everybody connects and watches their first table; nobody moves before all are seated, for those who play
        would keep the others waiting at the door. Seats take turns at the nodes of the house."""
        for company in companies:
            table = Party(self, company)
            for seat, cookie in enumerate(company.cookies):
                await table.come(urls[seat % len(urls)], cookie)
            table.watch()
            while table.waits_for_house():
                await asyncio.sleep(0.001)

    async def play(self, seconds: float) -> float:
        """Moves acknowledged a second."""
        self.done, self.refused, self._released, self.waits = 0, 0, 0, []
        self.moves.clear()
        self.bytes.clear()
        self.playing = True
        begun = time.perf_counter()
        if self.pace is None:
            self._release(float("inf"))
        while (left := begun + seconds - time.perf_counter()) > 0:
            if self.pace is not None:
                self._release(time.perf_counter() - begun)
            await asyncio.sleep(min(left, 0.002 if self.pace else 0.1))
        return self.done / (time.perf_counter() - begun)

    def move(self, player: Player, request: bytes) -> None:
        if self.pace is None and self.playing:
            self._send(player, request)
        else:
            self._ready.append((player, request))

    def _release(self, passed: float) -> None:
        while self._ready and self._released < passed * (self.pace or 1):
            self._released += 1
            self._send(*self._ready.popleft())

    def _send(self, player: Player, request: bytes) -> None:
        self._count += 1
        number = b"%d" % self._count
        self._sent[number] = time.perf_counter()
        player.wire.transport.write(frame(request.replace(b"#", number, 1)))

    def acknowledged(self, payload: bytes, refused: bool) -> None:
        begun = payload.find(b'"id":"') + 6
        sent = self._sent.pop(payload[begun : payload.find(b'"', begun)], None)
        if sent is not None:
            self.waits.append(time.perf_counter() - sent)
            self.done += not refused
            self.refused += refused


class Party:
    """A company at its present table."""

    def __init__(self, crowd: Crowd, company: Company) -> None:
        self.crowd = crowd
        self.company = company
        self.number = 0
        self.players: list[Player] = []

    async def come(self, url: str, cookie: str) -> None:
        player = Player(self)
        player.wire = await connect(url, cookie, player.hear)
        self.players.append(player)

    @property
    def table(self) -> bytes:
        return self.company.tables[self.number].encode()

    def watch(self) -> None:
        for player in self.players:
            player.wire.transport.write(frame(b'{"do":"watch","table":"%s"}' % self.table))

    def waits_for_house(self) -> bool:
        """Whether somebody has not been shown the table yet."""
        return not all(player.seen for player in self.players)

    def over(self) -> None:
        """On to the next table, if one is left."""
        for player in self.players:
            player.wire.transport.write(frame(b'{"do":"unwatch","table":"%s"}' % self.table))
        if self.number + 1 < len(self.company.tables):
            self.number += 1
            self.watch()


class Player:
    """One seat: hears everything, and answers what it is asked with any move, one at a time."""

    def __init__(self, party: Party) -> None:
        self._party = party
        self._asked: bytes | None = None
        self._waits = False
        self.seen = False
        self.wire: Wire

    def hear(self, payload: bytes) -> None:
        self._party.crowd.heard += 1
        if payload.startswith((b'{"is":"update"', b'{"is":"snapshot"')):
            self.seen = True
            self._asked = payload if any(begin in payload for begin in MENUS) else None
            if payload.startswith(b'{"is":"update"'):
                self._party.crowd.bytes[self._party.company.game] += len(payload)
        elif payload.startswith((b'{"is":"done"', b'{"is":"no"')):
            self._waits = False
            self._party.crowd.moves[self._party.company.game] += payload.startswith(b'{"is":"done"')
            self._party.crowd.acknowledged(payload, refused=payload.startswith(b'{"is":"no"'))
        elif payload.startswith(b'{"is":"over"') and self is self._party.players[0]:
            self._party.over()
        if self._asked is not None and not self._waits:
            self._choose(self._asked)

    def _choose(self, payload: bytes) -> None:
        asked = _asked(payload)
        texts = asked.texts(_names(self._party.company.game))
        lasting = [text for text in texts if not text.startswith(ENDS)]
        text = random.choice(lasting if lasting and random.random() * PATIENCE > 1 else texts)
        request = b'{"do":"move","table":"%s","seq":%d,"id":"#","text":"%s"}'
        self._asked, self._waits = None, True
        self._party.crowd.move(self, request % (self._party.table, asked.seq, text.encode()))
