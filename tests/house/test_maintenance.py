"""Tables that have not begun: not too many of one host, and closed when nobody comes any more."""

from __future__ import annotations

import pytest
from sqlalchemy import update

from camarilla.house.services import maintenance, table_store
from camarilla.house.storage import schema
from camarilla.house.times import DAY, now

from .guest import guest, status
from .running import Here

pytestmark = pytest.mark.anyio

ROSE_KING = {"game": "rose-king"}


async def grow_old(here: Here, *tables: str) -> None:
    """Nobody has been at these tables since the day before yesterday."""
    rows = schema.tables
    older = update(rows).where(rows.c.id.in_(tables)).values(created=now() - 2 * DAY, visited=now() - 2 * DAY)
    await here.house.storage.write(lambda connection: connection.execute(older))


async def test_a_host_looks_after_only_so_many_tables_that_have_not_begun(here: Here) -> None:
    async with guest(here.url, "Anna") as anna, guest(here.url, "Boris") as boris:
        tables = [await anna.open_table("rose-king") for _ in range(table_store.MAX_OPEN_TABLES_PER_HOST)]
        assert await status(anna, "/api/tables", terms=ROSE_KING) == (409, "house-no-open-tables")
        assert len(await anna.get("/api/tables?state=open&mine=true")) == table_store.MAX_OPEN_TABLES_PER_HOST
        await anna.open_table("rose-king", bot="random")  # begins at once
        await boris.open_table("rose-king")
        await boris.sit_ready(tables[0])  # so does this one, now
        assert await status(anna, "/api/tables", terms=ROSE_KING) == (201, "")


async def test_tables_that_nobody_comes_to_are_closed(here: Here) -> None:
    async with guest(here.url, "Anna") as anna, anna.socket() as page:
        left, young, watched = [await anna.open_table("rose-king") for _ in range(3)]
        letters = await anna.open_table("rose-king", clock={"kind": "days", "days": 3})
        playing = await anna.open_table("rose-king", bot="random")
        seen = await anna.open_table("rose-king")
        await page.send(do="watch", table=watched)
        await page.until("room")
        await grow_old(here, left, watched, letters, playing, seen)
        await anna.post(f"/api/tables/{seen}/ready", yes=False)
        for _ in range(2):
            await here.house._maintenance.close_deserted()
        states = {table["id"]: table["state"] for table in await anna.get("/api/tables?mine=true")}
        assert states == {young: "open", watched: "open", letters: "open", playing: "playing", seen: "open"}
        assert await status(anna, f"/api/tables/{left}/ready") == (409, "house-no-closed")
        assert (await anna.get(f"/api/tables/{left}"))["state"] == "closed"  # in memory, too


async def test_while_somebody_is_at_a_table_that_is_written_down_for_other_nodes(here: Here) -> None:
    async with guest(here.url, "Anna") as anna:
        table = await anna.open_table("rose-king")
        async with anna.socket() as page:
            await page.send(do="watch", table=table)
            await page.until("room")
            await grow_old(here, table)
            await here.house._maintenance.close_deserted()
        before = now() - maintenance.DESERTED_AFTER
        closing = here.house.storage.write(lambda connection: table_store.close_deserted(connection, table, before))
        assert not await closing
