"""A game again: mine under way from my own eyes only; once it is over, from anybody's, or with everything open."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack

import pytest

from camarilla import names
from camarilla.house.limits import Newest
from camarilla.house.services import background
from camarilla.house.settings import Limits, Pace

from .guest import guest, play_on, seated, sockets_of, status, under_way
from .running import Here, house_here

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", names())
async def test_a_game_under_way_is_replayed_from_ones_own_eyes_only(here: Here, game: str) -> None:
    async with AsyncExitStack() as stack:
        people, table, sockets = await under_way(stack, here, game, random.Random(2), 2)
        snapshot = await sockets[1].watch(table)
        replay = await people[1].get(f"/api/tables/{table}/replay?seat=1")
        assert replay["setting"] == snapshot["setting"]
        moments = replay["moments"]
        assert (moments[-1]["open"], moments[-1]["own"]) == (snapshot["open"], snapshot["own"])
        assert moments[-1]["seq"] == snapshot["seq"]
        assert [one["number"] for one in moments] == list(range(1, len(moments) + 1))
        told = [[message for one in moments if one["seq"] == seq + 1 for message in one["story"]] for seq in range(3)]
        assert told == snapshot["log"][:3]
        recent = await people[1].get(f"/api/tables/{table}/replay?seat=1&since={snapshot['seq'] - 1}")
        assert recent["moments"] == [one for one in moments if one["seq"] == snapshot["seq"]]
        stranger = await stack.enter_async_context(guest(here.url, "Stranger"))
        for one, eyes in ((people[1], "?seat=0"), (people[1], ""), (stranger, "?seat=1"), (people[1], "/open")):
            assert (await one.http.get(f"/api/tables/{table}/replay{eyes}")).status_code == 403


async def test_a_hidden_pile_is_not_looked_into_again(here: Here) -> None:
    """CC-5.1: cards that the rules have covered are left to people's memory, in a replay as in the log."""
    terms = {"options": {"years": 2, "remembers": "hidden", "ties": "shared"}}  # a tie would add a year
    async with AsyncExitStack() as stack:
        people, table = await seated(stack, here, "cursed-court", 3, **terms)
        sockets = await sockets_of(stack, people, table)
        while sockets[0].now["open"]["year"] == 1:
            await play_on(sockets, random.Random(1), 1)
        await play_on(sockets, random.Random(1), 2)
        shown = await people[0].get(f"/api/tables/{table}/replay?seat=0")
        assert {moment["open"]["year"] for moment in shown["moments"]} == {2}
        assert await play_on(sockets, random.Random(1), 500) is not None
        whole = await people[0].get(f"/api/tables/{table}/replay?seat=0&limit=200")
        assert {moment["open"]["year"] for moment in whole["moments"]} == {1, 2}


@pytest.mark.parametrize("game", ["cursed-court", "devils-castle"])
async def test_when_it_is_over_everything_is_open(here: Here, game: str) -> None:
    async with AsyncExitStack() as stack:
        people, table = await seated(stack, here, game, 3)
        sockets = await sockets_of(stack, people, table)
        assert await play_on(sockets, random.Random(5), 2000) is not None
        stranger = await stack.enter_async_context(guest(here.url, "Stranger"))
        opened = (await stranger.get(f"/api/tables/{table}/replay/open?limit=30"))["moments"]
        pages = [await stranger.get(f"/api/tables/{table}/replay?seat={seat}&limit=30") for seat in range(3)]
        eyes = [page["moments"] for page in pages]
        for number, moment in enumerate(opened):
            assert moment["owns"] == [seen[number]["own"] for seen in eyes]
            assert all(seen[number]["open"] == moment["open"] for seen in eyes)
            assert "?" not in moment["text"]
            told = eyes[moment["teller"]][number]["story"] if moment["teller"] is not None else moment["story"]
            assert moment["story"] == told
        assert any(moment["teller"] is not None for moment in opened)


async def test_bumped_feints_are_told_when_the_game_is_over_and_not_before(here: Here) -> None:
    """CC-5.11: by the record and by the open replay, to everybody; under way, to nobody but their owners."""
    terms = {"options": {"years": 1, "masquerade": True, "ties": "shared"}}
    async with AsyncExitStack() as stack:
        people, table = await seated(stack, here, "cursed-court", 2, **terms)
        sockets = await sockets_of(stack, people, table)
        first = sockets[0].now["open"]["waiting"][0]
        assert (await sockets[first].move("bet king 3 feint"))["is"] == "done"
        while sockets[1 - first].now["seq"] < sockets[first].now["seq"]:
            await sockets[1 - first].hear()
        assert (await sockets[1 - first].move("bet king 6"))["is"] == "done"
        rival = await people[1 - first].get(f"/api/tables/{table}/replay?seat={1 - first}")
        assert "bet king 3 ?" in [moment["text"] for moment in rival["moments"]]
        stranger = await stack.enter_async_context(guest(here.url, "Stranger"))
        for path in ("record", "replay/open"):
            assert (await stranger.http.get(f"/api/tables/{table}/{path}")).status_code == 403
        assert await play_on(sockets, random.Random(5), 500) is not None
        king = [region["key"] for region in sockets[0].now["setting"]["regions"]].index("king")
        stood = [crown for year in sockets[0].now["open"]["past"] for crown in year["crowns"]]
        assert stood
        assert not any(crown[:3] == [first, king, 3] for crown in stood)
        record = await stranger.http.get(f"/api/tables/{table}/record")
        assert f"{'AB'[first]} bet king 3 feint" in record.text.splitlines()
        opened = await stranger.get(f"/api/tables/{table}/replay/open?limit=30")
        moment = next(moment for moment in opened["moments"] if moment["text"] == "bet king 3 feint")
        assert "cc-your-feint" in [message["id"] for message in moment["story"]]
        assert moment["teller"] == first


async def test_others_are_seen_to_while_a_replay_is_worked_out(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background, "PIECE", 0.0)
    async with AsyncExitStack() as stack:
        people, table = await seated(stack, here, "rose-king", 2)
        sockets = await sockets_of(stack, people, table)
        assert await play_on(sockets, random.Random(5), 500) is not None
        seen_to = 0

        async def others() -> None:
            nonlocal seen_to
            while True:
                seen_to += 1
                await asyncio.sleep(0)

        there = await here.house.hall.table(table)
        somebody = asyncio.create_task(others())
        steps = await here.house.replays.steps(there)
        assert seen_to >= len(steps) > 50
        seen_to = 0
        assert await here.house.replays.steps(there) is steps
        assert seen_to == 0
        somebody.cancel()


async def test_only_games_that_are_over_are_kept_and_the_last_few_of_them(here: Here) -> None:
    here.house.replays._kept = Newest(1)
    async with AsyncExitStack() as stack:
        people, running = await seated(stack, here, "rose-king", 2)
        await sockets_of(stack, people, running)
        await people[0].get(f"/api/tables/{running}/replay?seat=0")
        assert not here.house.replays._kept
        for seed in range(2):
            people, table = await seated(stack, here, "rose-king", 2)
            await play_on(await sockets_of(stack, people, table), random.Random(seed), 500)
            await people[0].get(f"/api/tables/{table}/replay?seat=0")
            assert list(here.house.replays._kept) == [table]


async def test_nobody_asks_for_replays_without_end(database: str) -> None:
    async with AsyncExitStack() as stack:
        here = await stack.enter_async_context(house_here(database, limits=Limits(replays=Pace(1e-9, 3))))
        people, table = await seated(stack, here, "rose-king", 2)
        await play_on(await sockets_of(stack, people, table), random.Random(5), 500)
        place = f"/api/tables/{table}"
        for path in ("replay?seat=0", "replay/open", "statistics"):
            await people[0].get(f"{place}/{path}")
        for path in ("replay?seat=0", "replay/open", "statistics"):
            assert await status(people[1], f"{place}/{path}", "GET") == (429, "house-no-too-fast")
