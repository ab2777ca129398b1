"""Who is here, as the room tells it at two nodes."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import pytest

from camarilla.house.services import presence

from .guest import Json, Socket
from .running import house_here
from .test_two_nodes import at_two_nodes, watching

pytestmark = pytest.mark.anyio


async def until_here(socket: Socket, *here: bool) -> Json:
    """Listen until the room says so of its seats."""
    while [seat["here"] for seat in socket.room["seats"]] != [*here]:
        await socket.hear()
    return socket.room


async def test_each_node_knows_who_is_at_the_other(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with AsyncExitStack() as stack:
        first = await stack.enter_async_context(house_here(postgres))
        second = await stack.enter_async_context(house_here(postgres))
        people, table = await at_two_nodes(stack, first.url, second.url)
        anna, boris = await watching(stack, people, table)
        await until_here(anna, True, True)
        await until_here(boris, True, True)
        await boris.raw.close()
        await until_here(anna, True, False)
        again = (await watching(stack, people[1:], table))[0]
        await until_here(again, True, True)  # the second node asked, and the first answered
        await until_here(anna, True, True)

        # The second node falls silent without a farewell: after a while nobody is there any more.
        monkeypatch.setattr(presence, "SILENCE", -1.0)
        first.house.hall.presence._forget_the_silent()
        await until_here(anna, True, False)
        monkeypatch.undo()
        second.house.hall.presence.start_over()
        await until_here(anna, True, True)


async def test_a_node_says_that_it_is_there(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "HEARTBEAT", 0.05)
    async with house_here(postgres) as first, house_here(postgres) as second:
        nodes = [node.house.hall.presence for node in (first, second)]
        async with asyncio.timeout(20):
            while not all(node._heard for node in nodes):
                await asyncio.sleep(0.02)
