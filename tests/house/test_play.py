"""Whole games over the real socket: people, bots, resends, stale moves, and what is left afterwards."""

from __future__ import annotations

import random
from contextlib import AsyncExitStack

import pytest

from camarilla import names, replay
from camarilla.core.record import parse_text

from .guest import any_move, guest, play_on, seated, sockets_of
from .running import Here

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", names())
async def test_people_play_a_whole_game_and_the_record_replays(here: Here, game: str) -> None:
    async with AsyncExitStack() as stack:
        seats = 2 if game == "rose-king" else 3
        people, table = await seated(stack, here, game, seats)
        sockets = await sockets_of(stack, people, table)
        assert (await people[0].http.get(f"/api/tables/{table}/record")).status_code == 403
        assert (await people[0].http.get(f"/api/tables/{table}/replay")).status_code == 403
        outcome = await play_on(sockets, random.Random(5), 2000)
        assert outcome is not None
        answer = await people[1].http.get(f"/api/tables/{table}/record")
        record, _ = parse_text(answer.text)
        assert [*replay(record)][-1].after.outcome() == record.result
        eyes = await people[0].get(f"/api/tables/{table}/replay?seat=1&limit=20")
        assert eyes["moments"][0]["own"]["seat"] == 1
        listed = await people[0].get("/api/tables?state=over&mine=true")
        assert [listed_table["id"] for listed_table in listed] == [table]


async def test_a_person_plays_against_a_bot_of_the_house(here: Here) -> None:
    async with guest(here.url, "Anna") as anna, anna.socket() as socket:
        table = await anna.open_table("rose-king", bot="random")
        await socket.watch(table)
        dice = random.Random(3)
        for _ in range(6):
            await socket.asked()
            assert (await socket.move(any_move(socket.now, dice)))["is"] == "done"


async def test_whoever_looks_elsewhere_is_called_once_for_every_turn(here: Here) -> None:
    async with guest(here.url, "Anna") as anna, anna.socket() as socket, anna.socket() as elsewhere:
        table = await anna.open_table("rose-king", bot="random")
        await socket.watch(table)
        dice, turns = random.Random(3), 0
        while turns < 5:
            await socket.asked()
            turns += 1
            if turns < 5:
                await socket.move(any_move(socket.now, dice))
        await elsewhere.send(do="watch", table="nowhere")
        calls = [await elsewhere.until("turn", "no") for _ in range(turns + 1)]
        assert [call["is"] for call in calls] == ["turn"] * turns + ["no"]


async def test_a_resend_does_nothing_twice_and_a_stale_move_is_refused(here: Here) -> None:
    async with AsyncExitStack() as stack:
        people, table = await seated(stack, here, "rose-king", 2)
        red, white = await sockets_of(stack, people, table)
        before = red.now["seq"]
        first = await red.move("draw" if before == 0 else any_move(red.now, random.Random(1)), move_id="one")
        again = await red.move("anything at all", seq=before, move_id="one")
        assert first["is"] == again["is"] == "done"
        assert first["seq"] == again["seq"]
        stale = await red.move("draw", seq=before, move_id="two")
        assert stale["is"] == "no"
        await white.until("update")
        wrong = await white.move("N99")
        assert wrong["why"]["id"] == "core-why-no-such-move"
        assert (await white.move(any_move(white.now, random.Random(2)), seq=before))["why"]["id"] == "house-no-stale"


async def test_only_those_who_sit_can_move(here: Here) -> None:
    async with AsyncExitStack() as stack:
        _, table = await seated(stack, here, "rose-king", 2)
        stranger = await stack.enter_async_context(guest(here.url, "Stranger"))
        watcher = await stack.enter_async_context(stranger.socket())
        seen = await watcher.watch(table)
        assert seen["own"] is None
        assert watcher.now["menu"] == []
        assert (await watcher.move("draw"))["why"]["id"] == "house-no-not-seated"


async def test_a_page_that_comes_back_is_told_what_it_missed(here: Here) -> None:
    async with AsyncExitStack() as stack:
        people, table = await seated(stack, here, "rose-king", 2)
        sockets = await sockets_of(stack, people, table)
        had = sockets[0].now["seq"]
        await play_on(sockets, random.Random(4), 4)
        late = await stack.enter_async_context(people[0].socket())
        snapshot = await late.watch(table, since=had)
        assert snapshot["since"] == had
        assert len(snapshot["log"]) == snapshot["seq"] - had
        whole = await late.watch(table)
        assert whole["since"] == 0
        assert whole["log"][-len(snapshot["log"]) :] == snapshot["log"]


@pytest.mark.parametrize("game", names())
async def test_a_table_is_the_same_after_the_house_forgot_it(here: Here, game: str) -> None:
    async with AsyncExitStack() as stack:
        people, table = await seated(stack, here, game, 2 if game == "rose-king" else 3)
        sockets = await sockets_of(stack, people, table)
        await play_on(sockets, random.Random(4), 12)
        before = await sockets[1].watch(table)
        here.house.hall._tables.pop(table)
        after = await sockets[1].watch(table)
        assert {**before, "at": 0} == {**after, "at": 0}
        for socket in sockets:
            await socket.watch(table)
        await play_on(sockets, random.Random(4), 3)
