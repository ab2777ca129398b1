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
from websockets.exceptions import WebSocketException

from camarilla.house.storage import schema
from camarilla.house.storage.engine import Storage
from camarilla.house.storage.group_commit import GroupCommit
from camarilla.house.storage.migrate import migrate
from camarilla.house.storage.writings import Entry, Written
from camarilla.house.tables.match import Match
from camarilla.house.tables.terms import Terms, checked

from .guest import Guest, any_move
from .running import Apart, free_port

pytestmark = pytest.mark.anyio

KILLS = int(os.environ.get("CAMARILLA_KILLS", "3"))
TABLES = 6

Acknowledged = list[tuple[str, int, str, str]]


async def two_guests(url: str) -> tuple[Guest, Guest, str]:
    people = [Guest(url, httpx.AsyncClient(base_url=url, timeout=20)) for _ in range(2)]
    for number, one in enumerate(people):
        await one.introduce(f"Guest {number}")
    table = await people[0].open_table("rose-king")
    await people[1].sit_ready(table)
    return people[0], people[1], table


async def keep_playing(one: Guest, table: str, acknowledged: Acknowledged, stop: asyncio.Event) -> None:
    """Play on whenever asked; when the house is gone, knock until it is back."""
    dice = random.Random(one.id)
    while not stop.is_set():
        try:
            async with one.socket() as socket, asyncio.timeout(10):
                await socket.watch(table)
                while not stop.is_set() and not socket.now["view"]["outcome"]:
                    if not socket.now["choices"]:
                        await socket.hear()
                        continue
                    text, move_id = any_move(socket.now, dice), f"{dice.getrandbits(60)}"
                    answer = await socket.move(text, move_id=move_id)
                    if answer["is"] == "done":
                        acknowledged.append((table, answer["seq"] - 1, text, move_id))
                    while socket.now["seq"] < answer.get("seq", 0):
                        await socket.hear()
                if socket.now["view"]["outcome"]:
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
        asyncio.create_task(keep_playing(one, table, acknowledged, stop))
        for first, second, table in pairs
        for one in (first, second)
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
    storage = Storage(database)
    async with storage.read.connect() as connection:
        rows = [Entry(*row) for row in await connection.execute(select(schema.log).order_by(schema.log.c.seq))]
        terms = {row.id: row.terms for row in await connection.execute(select(schema.tables))}
    await storage.close()
    assert set(terms) == {entry.table_id for entry in rows}
    by_place = {(entry.table_id, entry.seq): entry for entry in rows}
    for table, seq, text, move_id in acknowledged:
        entry = by_place[table, seq]
        assert entry.text.split("\n")[0] == text
        assert entry.move_id == move_id
    assert max(Counter(entry.move_id for entry in rows if entry.move_id).values()) == 1
    for table in terms:
        match = Match(checked(Terms(game="rose-king")))
        for entry in rows:
            if entry.table_id == table:
                match.replay(entry)


async def test_an_append_is_a_compare_and_set(database: str) -> None:
    storage = Storage(database)
    await migrate(storage)
    ledger = GroupCommit(storage)
    tries = [Entry("t", seq, "move", 0, f"{one}", 0, "me", "") for seq in range(5) for one in range(3)]
    done = await asyncio.gather(*(ledger.append(entry) for entry in tries))
    assert [done[place : place + 3].count(Written.WHOLE) for place in range(0, 15, 3)] == [1] * 5
    await ledger.close()
    await storage.close()


async def test_the_house_stops_in_order_and_opens_again(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'house.db'}"
    house = Apart(database)
    async with httpx.AsyncClient(base_url=house.url) as http:
        one = Guest(house.url, http)
        await one.introduce("Anna")
        table = await one.open_table("rose-king", bot="random")
        async with one.socket() as socket:
            snapshot = await socket.watch(table)
            assert house.stop() == 0
    again = Apart(database, house.port)
    async with httpx.AsyncClient(base_url=again.url, cookies=one.http.cookies) as http:
        back = Guest(again.url, http)
        async with back.socket() as socket:
            assert (await socket.watch(table))["view"] == snapshot["view"]
    assert again.stop() == 0
