"""Rated tables: for those with an account, and they move ratings."""

from __future__ import annotations

import random
from contextlib import AsyncExitStack

import pytest

from .guest import guest
from .running import Here
from .test_play import play_on, sockets_of
from .test_table_life import status

pytestmark = pytest.mark.anyio


async def test_rated_tables_move_ratings(here: Here) -> None:
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(guest(here.url, name)) for name in ("Anna", "Boris")]
        assert await status(people[0], "/api/tables", terms={"game": "rose-king", "rated": True}) == (
            403,
            "house-no-rated-guest",
        )
        for number, one in enumerate(people):
            await one.post("/api/account/sign-up", login=f"login-{number}", password="correct horse")
        table = await people[0].open_table("rose-king", rated=True)
        await people[1].sit_ready(table)
        sockets = await sockets_of(stack, people, table)
        outcome = await play_on(sockets, random.Random(1), 500)
        assert outcome is not None
        while sockets[0].room["state"] != "over":
            await sockets[0].hear()
        leaders = await people[0].get("/api/leaderboard/rose-king")
        assert leaders[0]["who"] == people[outcome["winners"][0]].id
        profile = await people[0].get(f"/api/people/{people[1].id}")
        assert profile["ratings"][0]["games"] == 1
        assert [one["id"] for one in profile["history"]] == [table]
