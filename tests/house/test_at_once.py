"""A move takes the short way, without a task or a lock of its own: what may go wrong on it, and what comes after it."""

from __future__ import annotations

import random
from contextlib import AsyncExitStack

import pytest
from websockets.exceptions import ConnectionClosed

from camarilla.house.storage.writings import Entry
from camarilla.house.times import now

from .guest import any_move
from .running import Here
from .test_play import seated, sockets_of

pytestmark = pytest.mark.anyio


async def test_a_move_outrun_by_another_node_is_refused_and_the_table_goes_on(here: Here) -> None:
    async with AsyncExitStack() as stack:
        people, table = await seated(stack, here, "rose-king", 2)
        red, white = await sockets_of(stack, people, table)
        seq = int(red.now["seq"])
        # As another node would, past the table in memory.
        await here.house.ledger.append(Entry(table, seq, "left", 1, "", now(), people[1].id))
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
            broken.setattr(here.house.storage.pen, "write", full)
            with pytest.raises(ConnectionClosed) as closed:
                await red.move(any_move(red.now, random.Random(1)))
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1011
        (again,) = await sockets_of(stack, people[:1], table)
        assert (await again.move(any_move(again.now, random.Random(1))))["is"] == "done"
        assert (await white.until("update"))["seq"] == again.now["seq"]


async def test_what_is_asked_for_in_one_breath_is_answered_in_order(here: Here) -> None:
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
        assert [(one["is"], one["id"]) for one in answers] == [
            ("done", "one"),
            ("done", "one"),
            ("no", "two"),
            ("no", ""),
            ("done", "three"),
            ("no", "four"),
        ]


async def test_moves_at_a_taken_table_wait_for_it_and_are_answered_in_their_order(here: Here) -> None:
    async with AsyncExitStack() as stack:
        people, table = await seated(stack, here, "rose-king", 2)
        red, white = await sockets_of(stack, people, table)
        (again,) = await sockets_of(stack, people[:1], table)
        live = here.house.hall.here(table)
        assert live is not None
        assert live._floor.take_or_wait(lambda: None)
        seq, text = red.now["seq"], any_move(red.now, random.Random(1))
        await red.send(do="move", table=table, seq=seq, id="one", text=text)
        await red.send(do="watch", table="nowhere")  # heard after the move, answered after it
        await again.send(do="watch", table="nowhere")
        assert (await again.until("no"))["table"] == "nowhere"
        await again.send(do="move", table=table, seq=seq, id="one", text=text)
        await white.send(do="move", table=table, seq=seq, id="early", text=text)
        await white.send(do="watch", table="nowhere")
        assert live.match.seq == seq
        live._floor.give_back()
        assert await red.until("done", "no") == {"is": "done", "id": "one", "table": table, "seq": seq + 1}
        assert (await red.until("done", "no"))["table"] == "nowhere"
        assert await again.until("done", "no") == {"is": "done", "id": "one", "table": table, "seq": seq + 1}
        assert (await white.until("done", "no"))["id"] == "early"
        assert (await white.until("done", "no"))["table"] == "nowhere"
        assert live.match.seq == seq + 1
        assert not live._floor.taken
