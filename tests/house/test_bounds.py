"""What the house keeps in memory has an end, and what it asks of the database too."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack

import pytest
from sqlalchemy import Connection, select, update

from camarilla.house.entries import Appended, Entry
from camarilla.house.limits import Newest
from camarilla.house.services import alerts as alerting
from camarilla.house.services import hall
from camarilla.house.services.alerts import Contact
from camarilla.house.storage import schema
from camarilla.house.times import now

from .appending import appended
from .guest import any_move, guest, seated, sockets_of
from .running import Here

pytestmark = pytest.mark.anyio


def test_what_was_written_longest_ago_is_forgotten_first() -> None:
    kept: Newest[int, str] = Newest(3)
    for number in range(5):
        kept[number] = "x"
    assert list(kept) == [2, 3, 4]
    kept[2] = "y"
    kept[9] = "z"
    assert kept == {2: "y", 4: "x", 9: "z"}


async def test_a_thousand_turns_ask_the_database_once(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    alerts = here.house.alerts
    look_up = alerts.look_up

    async def counted(person: str) -> Contact:
        asked.append(person)
        return await look_up(person)

    monkeypatch.setattr(alerts, "look_up", counted)
    async with guest(here.url, "Anna") as anna:
        await asyncio.gather(*(alerts.turn(anna.id, f"table{number}", "rk") for number in range(1000)))
        assert asked == [anna.id]
        await anna.http.post("/api/me/alerts", json={"email": None, "webhook": None})
        asked.pop()  # what stood there before
        await alerts.turn(anna.id, "table", "rk")
        assert asked == [anna.id] * 2
        later = now() + alerting.CONTACT_LIFETIME
        monkeypatch.setattr(alerting, "now", lambda: later)
        await alerts.turn(anna.id, "table", "rk")
        assert asked == [anna.id] * 3


async def test_an_entry_stands_though_what_follows_from_it_cannot_be_written(here: Here) -> None:
    async with guest(here.url, "Anna") as anna:
        table = await anna.open_table("rose-king")

        def fails(connection: Connection) -> None:
            connection.execute(update(schema.tables).values(host="somebody else"))
            raise ValueError("the ratings are upset")

        entry = Entry(table, 0, "left", 0, "", 1, anna.id)
        assert await appended(here.house.storage, entry, fails) is Appended.ALONE
        assert await here.house.storage.entries(table) == [entry]
        host = select(schema.tables.c.host).where(schema.tables.c.id == table)
        assert await here.house.storage.read(lambda connection: connection.execute(host).scalar()) == anna.id


async def test_watched_tables_drive_out_none_that_is_asked_for(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many tables are watched, one more is opened once, and who watches it hears what happens there."""
    monkeypatch.setattr(hall, "MAX_IDLE_TABLES", 1)
    async with AsyncExitStack() as stack:
        for _ in range(3):
            people, table = await seated(stack, here, "rose-king", 2)
            red, white = await sockets_of(stack, people, table)
        assert (await red.move(any_move(red.now, random.Random(1))))["is"] == "done"
        assert (await white.until("update"))["seq"] == 2


async def test_tables_whose_clock_runs_are_forgotten_too(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    """Correspondence lasts for weeks: when a clock runs out stands in the database, and need not be kept in memory."""
    monkeypatch.setattr(hall, "MAX_IDLE_TABLES", 1)
    async with AsyncExitStack() as stack:
        for _ in range(3):
            await seated(stack, here, "rose-king", 2, clock={"kind": "days", "days": 3})
        assert len(here.house.hall) <= 2
