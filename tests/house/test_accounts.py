"""Accounts: a guest who stays, devices, bots with tokens, rated tables."""

from __future__ import annotations

import random
from contextlib import AsyncExitStack

import httpx
import pytest

from .guest import Guest, guest
from .running import Here
from .test_play import play_on, sockets_of
from .test_table_life import status

pytestmark = pytest.mark.anyio


async def keep(one: Guest, login: str) -> None:
    await one.post("/api/account/password", login=login, password="correct horse")


async def test_a_guest_stays_and_comes_in_elsewhere(here: Here) -> None:
    async with guest(here.url, "Anna") as anna, guest(here.url, "Other") as other:
        await keep(anna, "Anna")
        assert await status(other, "/api/account/password", login="ANNA", password="correct horse") == (
            409,
            "house-no-login-taken",
        )
        async with httpx.AsyncClient(base_url=here.url) as http:
            phone = Guest(here.url, http)
            wrong = await status(phone, "/api/account/enter", login="anna", password="wrong horse")
            unknown = await status(phone, "/api/account/enter", login="nobody", password="wrong horse")
            assert wrong == unknown == (401, "house-no-password")
            me = await phone.post("/api/account/enter", login="anna", password="correct horse")
            assert me["person"]["id"] == anna.id
            assert me["person"]["kind"] == "account"
            devices = await phone.get("/api/account/devices")
            assert [device["this"] for device in devices].count(True) == 1
            old = next(device["id"] for device in devices if not device["this"])
            await phone.http.delete(f"/api/account/devices/{old}")
            assert (await anna.get("/api/me"))["person"] is None
            await phone.post("/api/account/leave")
            assert (await phone.get("/api/me"))["person"] is None


async def test_a_bot_of_ones_own_plays_with_its_token(here: Here) -> None:
    async with AsyncExitStack() as stack:
        anna = await stack.enter_async_context(guest(here.url, "Anna"))
        assert await status(anna, "/api/account/bots", name="Automaton") == (403, "house-no-bot-owner")
        await keep(anna, "anna")
        made = await anna.post("/api/account/bots", name="Automaton")
        bearer = {"Authorization": f"Bearer {made['token']}"}
        http = await stack.enter_async_context(httpx.AsyncClient(base_url=here.url, headers=bearer))
        bot = Guest(here.url, http)
        assert (await bot.get("/api/me"))["person"]["kind"] == "bot"
        closed = await anna.open_table("rose-king", guests_bots=False)
        assert await status(bot, f"/api/tables/{closed}/sit") == (403, "house-no-no-bots")
        table = await anna.open_table("rose-king")
        await bot.sit_ready(table)
        sockets = await sockets_of(stack, [anna], table)
        sockets.append(await stack.enter_async_context(bot.socket(**bearer)))
        await sockets[1].watch(table)
        await play_on(sockets, random.Random(1), 6)
        renewed = await anna.post(f"/api/account/bots/{made['bot']['id']}/token")
        assert renewed["token"] != made["token"]
        assert await status(bot, "/api/me") == (401, "house-no-token")


async def test_rated_tables_move_ratings(here: Here) -> None:
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(guest(here.url, name)) for name in ("Anna", "Boris")]
        assert await status(people[0], "/api/tables", terms={"game": "rose-king", "rated": True}) == (
            403,
            "house-no-rated-guest",
        )
        for number, one in enumerate(people):
            await keep(one, f"login-{number}")
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
