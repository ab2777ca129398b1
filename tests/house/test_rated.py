"""Rated tables: for those with an account, and they move ratings."""

from __future__ import annotations

import random
from contextlib import AsyncExitStack

import pytest

from .guest import Guest, any_move, guest, play_on, sockets_of, status
from .running import Here

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
        await check_figures(people, table, outcome["winners"])


async def check_figures(people: list[Guest], table: str, winners: list[int]) -> None:
    figures = await people[0].get(f"/api/tables/{table}/statistics")
    moments = (await people[0].get(f"/api/tables/{table}/replay?limit=200"))["moments"]
    assert figures["moves"] == sum(seat["decisions"] for seat in figures["seats"]) == moments[-1]["seq"] - 1
    assert all(seat["longest"] <= seat["thought"] <= figures["milliseconds"] for seat in figures["seats"])
    assert [seat["after"] > seat["before"] for seat in figures["seats"]] == [seat in winners for seat in (0, 1)]
    for seat, one in enumerate(people):
        mine = await people[0].get(f"/api/people/{one.id}/statistics")
        score = {"games": 1, "wins": int(seat in winners)}
        assert mine["score"] == score
        assert mine["company"] == {"people": score}
        assert [(game["game"], game["score"], game["curve"]) for game in mine["games"]] == [
            ("rose-king", score, [figures["seats"][seat]["after"]])
        ]
        assert mine["games"][0]["moves"] == figures["moves"]


async def test_figures_of_casual_games_tell_bots_from_people(here: Here) -> None:
    async with guest(here.url, "Anna") as anna, anna.socket() as socket:
        table = await anna.open_table("cursed-court", seats=2, bot="random", options={"years": 1})
        assert await status(anna, f"/api/tables/{table}/statistics", "GET") == (403, "house-no-not-over")
        await socket.watch(table)
        while not socket.now["open"]["outcome"]:
            if socket.now["menu"]:
                await socket.move(any_move(socket.now, random.Random(1)))
            else:
                await socket.hear()
        while socket.room["state"] != "over":
            await socket.hear()
        figures = await anna.get(f"/api/people/{anna.id}/statistics")
        assert figures["score"]["games"] == 1
        assert list(figures["company"]) == ["bots"]
        assert figures["games"][0]["curve"] == []
        assert await status(anna, "/api/people/nobody/statistics", "GET") == (404, "house-no-person")
