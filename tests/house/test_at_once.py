"""Several things at once at a table: what goes wrong with one stops none of the others, and all are done in order."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from camarilla.house.entries import Consequence, Entry, OnAppended
from camarilla.house.times import now

from .appending import appended
from .guest import any_move, guest, held_up, seated, sockets_of
from .running import Here

pytestmark = pytest.mark.anyio


async def test_a_move_outrun_by_another_node_is_refused_and_the_table_goes_on(here: Here) -> None:
    async with AsyncExitStack() as stack:
        people, table = await seated(stack, here, "rose-king", 2)
        red, white = await sockets_of(stack, people, table)
        seq = int(red.now["seq"])
        # As another node would, past the table in memory.
        await appended(here.house.storage, Entry(table, seq, "left", 1, "", now(), people[1].id))
        outrun = await red.move(any_move(red.now, random.Random(1)))
        assert outrun["why"]["id"] == "house-no-stale"
        assert (await white.until("update"))["story"][0]["id"] == "house-told-left"
        assert red.now["seq"] == seq + 1
        assert (await red.move(any_move(red.now, random.Random(1))))["is"] == "done"


async def test_a_move_that_cannot_be_written_ends_its_socket_and_not_the_table(
    here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: object) -> None:
        raise OSError("no space left")

    async with AsyncExitStack() as stack:
        people, table = await seated(stack, here, "rose-king", 2)
        red, white = await sockets_of(stack, people, table)
        with monkeypatch.context() as broken:
            broken.setattr(here.house.storage.database, "transact", full)
            with pytest.raises(ConnectionClosed) as closed:
                await red.move(any_move(red.now, random.Random(1)))
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1011
        (again,) = await sockets_of(stack, people[:1], table)
        assert (await again.move(any_move(again.now, random.Random(1))))["is"] == "done"
        assert (await white.until("update"))["seq"] == again.now["seq"]


async def test_a_game_that_another_node_has_just_started_is_not_started_twice(
    here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    storage, others = here.house.storage, list[Entry]()
    append = storage.append

    def outrun(entry: Entry, consequence: Consequence | None, answer: OnAppended) -> None:
        if entry.kind == "start" and not others:
            others.append(msgspec.structs.replace(entry, by="another node"))
            append(others[0], None, lambda _: None)
        append(entry, consequence, answer)

    monkeypatch.setattr(storage, "append", outrun)
    async with AsyncExitStack() as stack:
        people, table = await seated(stack, here, "rose-king", 2)
        sockets = await sockets_of(stack, people, table)
        assert [socket.now["seq"] for socket in sockets] == [1, 1]
        assert await storage.entries(table) == others


async def test_a_start_that_cannot_be_written_is_made_up_for(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    storage = here.house.storage
    append = storage.append

    def full(entry: Entry, consequence: Consequence | None, answer: OnAppended) -> None:
        if entry.kind == "start":
            asyncio.get_running_loop().call_soon(answer, OSError("no space left"))
        else:
            append(entry, consequence, answer)

    async with AsyncExitStack() as stack:
        anna = await stack.enter_async_context(guest(here.url, "Anna"))
        boris = await stack.enter_async_context(guest(here.url, "Boris"))
        table = await anna.open_table("rose-king")
        await boris.post(f"/api/tables/{table}/sit")
        with monkeypatch.context() as broken:
            broken.setattr(storage, "append", full)
            assert (await boris.http.post(f"/api/tables/{table}/ready", json={})).status_code == 500
        red, white = await sockets_of(stack, [anna, boris], table)
        assert (await red.move(any_move(red.now, random.Random(1))))["is"] == "done"
        assert (await white.until("update"))["seq"] == 2


async def test_commands_sent_at_once_are_answered_in_order(here: Here) -> None:
    async with AsyncExitStack() as stack:
        people, table = await seated(stack, here, "rose-king", 2)
        red, _ = await sockets_of(stack, people, table)
        seq, text = red.now["seq"], any_move(red.now, random.Random(1))
        await red.send(do="move", table=table, seq=seq, id="one", text=text)
        await red.send(do="move", table=table, seq=seq, id="one", text=text)
        await red.send(do="move", table=table, seq=seq, id="two", text="nonsense")
        await red.send(do="nonsense")
        await red.send(do="say", table=table, id="three", text="Well met")
        await red.send(do="move", table=table, seq=seq, id="four", text=text)
        answers = [await red.until("done", "no") for _ in range(6)]
        assert [(answer["is"], answer["id"]) for answer in answers] == [
            ("done", "one"),
            ("done", "one"),
            ("no", "two"),
            ("no", ""),
            ("done", "three"),
            ("no", "four"),
        ]


async def test_moves_at_a_busy_table_wait_for_it_and_are_answered_in_order(here: Here) -> None:
    async with AsyncExitStack() as stack:
        people, table = await seated(stack, here, "rose-king", 2)
        red, white = await sockets_of(stack, people, table)
        (again,) = await sockets_of(stack, people[:1], table)
        live = here.house.hall.in_memory(table)
        assert live is not None
        with held_up(live):
            seq, text = red.now["seq"], any_move(red.now, random.Random(1))
            await red.send(do="move", table=table, seq=seq, id="one", text=text)
            await red.send(do="watch", table="nowhere")  # heard after the move, answered after it
            await again.send(do="watch", table="nowhere")
            assert (await again.until("no"))["table"] == "nowhere"
            await again.send(do="move", table=table, seq=seq, id="one", text=text)
            await white.send(do="move", table=table, seq=seq, id="early", text=text)
            await white.send(do="watch", table="nowhere")
            assert live.match.seq == seq
        assert await red.until("done", "no") == {"is": "done", "id": "one", "table": table, "seq": seq + 1}
        assert (await red.until("done", "no"))["table"] == "nowhere"
        assert await again.until("done", "no") == {"is": "done", "id": "one", "table": table, "seq": seq + 1}
        assert (await white.until("done", "no"))["id"] == "early"
        assert (await white.until("done", "no"))["table"] == "nowhere"
        assert live.match.seq == seq + 1
        assert not live._is_busy
