"""What was acknowledged survives: the server is killed at random moments under load, again and again.

``CAMARILLA_KILLS=300`` kills it three hundred times; by default a few times, to keep the suite quick.
"""

from __future__ import annotations

import asyncio
import os
import random
from collections import Counter
from pathlib import Path

import httpx
import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed, WebSocketException

from camarilla.house.entries import Appended, Entry
from camarilla.house.storage import schema
from camarilla.house.storage.databases import open_database
from camarilla.house.storage.migrate import migrate
from camarilla.house.storage.storage import Storage
from camarilla.house.tables.match import Match
from camarilla.house.terms import Terms, checked

from .appending import appended
from .guest import Guest, any_move, view
from .running import Apart, free_port

pytestmark = pytest.mark.anyio

KILLS = int(os.environ.get("CAMARILLA_KILLS", "3"))
TABLES = 6

Acknowledged = list[tuple[str, int, str, str]]


async def two_guests(url: str) -> tuple[Guest, Guest, str]:
    people = [Guest(url, httpx.AsyncClient(base_url=url, timeout=20)) for _ in range(2)]
    for number, somebody in enumerate(people):
        await somebody.introduce(f"Guest {number}")
    table = await people[0].open_table("rose-king")
    await people[1].sit_ready(table)
    return people[0], people[1], table


async def keep_playing(player: Guest, table: str, acknowledged: Acknowledged, stop: asyncio.Event) -> None:
    """Play on whenever asked; when the house is gone, knock until it is back."""
    dice = random.Random(player.id)
    while not stop.is_set():
        try:
            async with player.socket() as socket, asyncio.timeout(10):
                await socket.watch(table)
                while not stop.is_set() and not socket.now["open"]["outcome"]:
                    if not socket.now["menu"]:
                        await socket.hear()
                        continue
                    text, move_id = any_move(socket.now, dice), f"{dice.getrandbits(60)}"
                    answer = await socket.move(text, move_id=move_id)
                    if answer["is"] == "done":
                        acknowledged.append((table, answer["seq"] - 1, text, move_id))
                    while socket.now["seq"] < answer.get("seq", 0):
                        await socket.hear()
                if socket.now["open"]["outcome"]:
                    return
        except (OSError, WebSocketException, TimeoutError):
            await asyncio.sleep(0.2)


async def test_nothing_acknowledged_is_lost_when_the_house_is_killed(database: str) -> None:
    await killed_and_killed_again(database)


async def test_nor_on_postgresql(postgres: str) -> None:
    await killed_and_killed_again(postgres)


async def killed_and_killed_again(database: str) -> None:
    port = free_port()
    house = Apart(database, port)
    acknowledged: Acknowledged = []
    stop = asyncio.Event()
    pairs = [await two_guests(house.url) for _ in range(TABLES)]
    players = [
        asyncio.create_task(keep_playing(player, table, acknowledged, stop))
        for first, second, table in pairs
        for player in (first, second)
    ]
    dice = random.Random(1)
    for _ in range(KILLS):
        wanted = len(acknowledged) + dice.randint(5, 40)
        while len(acknowledged) < wanted and not all(player.done() for player in players):
            await asyncio.sleep(dice.uniform(0, 0.02))
        house.kill()
        house = await asyncio.to_thread(Apart, database, port)
    stop.set()
    assert house.stop() == 0
    await asyncio.gather(*players)
    for first, second, _ in pairs:
        await first.http.aclose()
        await second.http.aclose()
    assert len(acknowledged) > KILLS
    await everything_is_there(database, acknowledged)


async def everything_is_there(database: str, acknowledged: Acknowledged) -> None:
    storage = Storage(open_database(database))
    log, tables = select(schema.log).order_by(schema.log.c.seq), select(schema.tables.c.id)
    rows = [Entry(*row) for row in await storage.read(lambda connection: connection.execute(log).all())]
    ids = await storage.read(lambda connection: connection.execute(tables).scalars().all())
    await storage.close()
    assert set(ids) == {entry.table_id for entry in rows}
    by_place = {(entry.table_id, entry.seq): entry for entry in rows}
    for table, seq, text, move_id in acknowledged:
        entry = by_place[table, seq]
        assert entry.text.split("\n")[0] == text
        assert entry.move_id == move_id
    assert max(Counter(entry.move_id for entry in rows if entry.move_id).values()) == 1
    for table in ids:
        match = Match(checked(Terms(game="rose-king")))
        for entry in rows:
            if entry.table_id == table:
                match.settle(entry)


@pytest.mark.parametrize("kind", ["database", "postgres"])
async def test_an_append_is_a_compare_and_set(kind: str, request: pytest.FixtureRequest) -> None:
    """Of several for one place, the one that is acknowledged is the one that was written."""
    database: str = request.getfixturevalue(kind)
    storage = Storage(open_database(database))
    await migrate(storage.database)
    tries = [Entry("t", seq, "move", 0, f"{text}", 0, "me", "") for seq in range(5) for text in range(3)]
    became = await asyncio.gather(*(appended(storage, entry) for entry in tries))
    assert [became[place : place + 3].count(Appended.DURABLE) for place in range(0, 15, 3)] == [1] * 5
    assert became.count(Appended.TAKEN) == 10
    durable = [entry for entry, result in zip(tries, became, strict=True) if result is Appended.DURABLE]
    assert await storage.entries("t") == durable
    assert await appended(storage, tries[0]) is Appended.TAKEN
    await storage.close()


async def test_the_house_stops_in_order_and_opens_again(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'house.db'}"
    house = Apart(database)
    async with httpx.AsyncClient(base_url=house.url) as http:
        anna = Guest(house.url, http)
        await anna.introduce("Anna")
        table = await anna.open_table("rose-king", bot="random")
        async with anna.socket() as socket:
            snapshot = await socket.watch(table)
            assert house.stop() == 0
            with pytest.raises(ConnectionClosed) as closed:
                await socket.until("nothing more")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
    again = Apart(database, house.port)
    async with httpx.AsyncClient(base_url=again.url, cookies=anna.http.cookies) as http:
        back = Guest(again.url, http)
        async with back.socket() as socket:
            assert view(await socket.watch(table)) == view(snapshot)
    assert again.stop() == 0
