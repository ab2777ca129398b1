"""Hints on one's own move, and the master's review of a game that is over."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack

import msgspec
import pytest

from camarilla import names
from camarilla.house.services.thinking.questions import Advised
from camarilla.house.settings import Limits, Pace

from .guest import Guest, Json, choices, guest, play_on, seated, sockets_of, status, under_way
from .running import Here, house_here

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", names())
async def test_a_hint_is_a_legal_move_with_its_reasons(here: Here, game: str) -> None:
    async with AsyncExitStack() as stack:
        people, table, sockets = await under_way(stack, here, game, random.Random(3), 2)
        mover = sockets[0].now["open"]["waiting"][0]
        hint = await people[mover].post(f"/api/tables/{table}/hint")
        assert 1 <= len(hint["moves"]) <= 3
        best = msgspec.convert(hint["moves"][0], Advised)
        assert best.choice in choices(sockets[mover].now)
        assert best.choice is not None
        assert best.text == (best.choice.text if best.number is None else best.choice.with_number(best.number))
        assert 0 <= best.value <= 1
        assert all(one["reasons"] for one in hint["moves"])
        assert hint == await people[mover].post(f"/api/tables/{table}/hint")
        assert (await sockets[mover].move(best.text))["is"] == "done"


async def test_hints_are_for_the_seat_that_is_asked_at_a_casual_table(here: Here) -> None:
    async with AsyncExitStack() as stack:
        people, table = await seated(stack, here, "rose-king", 2)
        assert await status(people[1], f"/api/tables/{table}/hint") == (409, "house-no-hint-nothing")
        stranger = await stack.enter_async_context(guest(here.url, "Stranger"))
        assert await status(stranger, f"/api/tables/{table}/hint") == (403, "house-no-not-seated")
        for number, one in enumerate(people):
            await one.post("/api/account/sign-up", login=f"login-{number}", password="correct horse")
        rated = await people[0].open_table("rose-king", rated=True)
        await people[1].sit_ready(rated)
        assert await status(people[0], f"/api/tables/{rated}/hint") == (403, "house-no-hint-rated")
        assert await status(people[0], f"/api/tables/{rated}/review", seat=0) == (403, "house-no-not-over")
        for _ in range(10):
            await people[0].http.post(f"/api/tables/{rated}/hint")
        assert await status(people[0], f"/api/tables/{rated}/hint") == (429, "house-no-hint-pace")


async def whole_review(one: Guest, table: str, seat: int) -> Json:
    for _ in range(600):
        review = await one.post(f"/api/tables/{table}/review", seat=seat)
        if review["done"] == review["total"]:
            return review
        await asyncio.sleep(0.05)
    raise AssertionError("the review did not end")


async def asked_twice_at_once(here: Here, table: str) -> None:
    """Two who ask for a review in the same moment set one going."""
    adviser, there, begun = here.house.adviser, await here.house.hall.table(table), list[object]()

    async def noted(*review: object) -> None:
        begun.append(review)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(adviser, "_finish", noted)
        first, second = await asyncio.gather(adviser.review(there, 1, "anna"), adviser.review(there, 1, "boris"))
        await asyncio.sleep(0)  # what was set going begins
    assert first is second
    assert len(begun) == 1
    del adviser._reviews[table, 1]


async def test_the_master_reviews_a_game_that_is_over(here: Here) -> None:
    async with AsyncExitStack() as stack:
        people, table = await seated(stack, here, "cursed-court", 2, options={"years": 1})
        sockets = await sockets_of(stack, people, table)
        assert await play_on(sockets, random.Random(4), 500) is not None
        assert await status(people[0], f"/api/tables/{table}/review", seat=7) == (400, "house-no-no-seat")
        await asked_twice_at_once(here, table)
        review = await whole_review(people[1], table, 0)
        moments = (await people[1].get(f"/api/tables/{table}/replay?seat=0&limit=200"))["moments"]
        played = {moment["number"]: moment["text"] for moment in moments}
        assert review["moves"]
        for one in review["moves"]:
            assert played[one["number"]] == one["text"]
            assert one["mark"] in ("best", "good", "doubtful", "mistake", "blunder")
            assert one["played"]["text"] == one["text"]
            if not one["played"]["visits"]:
                assert one["mark"] == "doubtful"
            elif one["best"][0]["value"] - one["played"]["value"] > 0.25:
                assert one["mark"] == "blunder"
            elif one["best"][0]["text"] == one["text"]:
                assert one["mark"] == "best"
        while here.house.adviser._reviews:
            await asyncio.sleep(0.01)  # until it is written down
        assert await whole_review(people[0], table, 0) == review


async def test_nobody_has_one_game_after_another_reviewed(database: str) -> None:
    """Who asks how far a review has come asks as often as they like; only what sets one going counts."""
    async with AsyncExitStack() as stack:
        here = await stack.enter_async_context(house_here(database, limits=Limits(reviews=Pace(1e-9, 1))))
        people, table = await seated(stack, here, "rose-king", 2)
        sockets = await sockets_of(stack, people, table)
        assert await play_on(sockets, random.Random(4), 500) is not None
        for _ in range(5):
            assert (await people[0].post(f"/api/tables/{table}/review", seat=0))["total"] > 0
        assert await status(people[0], f"/api/tables/{table}/review", seat=1) == (429, "house-no-review-pace")
        assert (await people[1].post(f"/api/tables/{table}/review", seat=1))["total"] > 0
        assert (await people[0].post(f"/api/tables/{table}/review", seat=1))["total"] > 0
