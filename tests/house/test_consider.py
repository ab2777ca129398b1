"""What would come of a move? Answered to whoever asks, for their own seat, and it changes nothing."""

from __future__ import annotations

import random
from contextlib import AsyncExitStack

import msgspec
import pytest

from camarilla.core.registry import names

from .guest import Json, Socket, choices, guest, seated, sockets_of, under_way, view
from .running import Here

pytestmark = pytest.mark.anyio


async def considered(socket: Socket, table: str, text: str) -> Json:
    await socket.send(do="consider", table=table, id="c", text=text)
    return await socket.until("considered", "no")


async def heard_by_now(socket: Socket) -> int:
    """How many frames of a game a socket has been sent before it is refused something."""
    await socket.send(do="watch", table="nowhere")
    await socket.until("no")
    return sum(news["is"] != "no" for news in socket.heard)


@pytest.mark.parametrize("game", names())
async def test_a_legal_move_has_its_preview_and_nothing_else_happens(here: Here, game: str) -> None:
    async with AsyncExitStack() as stack:
        _, table, sockets = await under_way(stack, here, game, random.Random(2), 4)
        seat = sockets[0].now["open"]["waiting"][0]
        before = view(await sockets[seat].watch(table))
        heard = [await heard_by_now(socket) for socket in sockets]
        match = (await here.house.hall.table(table)).match
        offered = choices(sockets[seat].now)[:30]
        for choice in offered:
            text = choice.with_number(choice.span.low) if choice.span else choice.text
            preview = match.rules.preview(match.position, seat, match.rules.move(match.position, seat, text))
            told = msgspec.json.decode(msgspec.json.encode(preview))
            answer = await considered(sockets[seat], table, text)
            assert answer == {"is": "considered", "id": "c", "table": table, "preview": told, "why": None}
        heard[seat] += len(offered)
        assert [await heard_by_now(socket) for socket in sockets] == heard
        assert view(await sockets[seat].watch(table)) == before
        assert len(await here.house.storage.entries(table)) == sockets[seat].now["seq"]


async def test_an_illegal_move_has_its_reason(here: Here) -> None:
    async with AsyncExitStack() as stack:
        people, table = await seated(stack, here, "rose-king", 2)
        red, white = await sockets_of(stack, people, table)
        for text, why in (("N99", "core-why-no-such-move"), ("pass", "rk-why-no-pass"), ("draw", "rk-why-hand-full")):
            move = await red.move(text)
            answer = await considered(red, table, text)
            assert answer["why"] == move["why"]
            assert (answer["why"]["id"], answer["preview"]) == (why, None)
        answer = await considered(white, table, choices(red.now)[0].text)
        assert answer["why"]["id"] == "core-why-not-waited-for"


async def test_only_those_who_sit_may_ask(here: Here) -> None:
    async with AsyncExitStack() as stack:
        people, table = await seated(stack, here, "rose-king", 2)
        [red] = await sockets_of(stack, people[:1], table)
        stranger = await stack.enter_async_context(guest(here.url, "Stranger"))
        watcher = await stack.enter_async_context(stranger.socket())
        await watcher.watch(table)
        answer = await considered(watcher, table, choices(red.now)[0].text)
        assert (answer["is"], answer["why"]["id"]) == ("no", "house-no-not-seated")
