"""The socket as a client sees it: however a text is cut on its way, it is heard whole, once and in order; frames that
must not be close the socket with the code that the standard has for it; and whoever reads too slowly may come back."""

from __future__ import annotations

import asyncio
import random
import struct
from contextlib import AsyncExitStack

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from camarilla.house.web import websocket

from .guest import Socket, any_move, guest, held_up, seated, sockets_of
from .running import Here

pytestmark = pytest.mark.anyio

TEXT, BINARY, MORE, LAST, PING, CLOSE = 0x81, 0x82, 0x01, 0x80, 0x89, 0x88
LONGEST = 16 * 1024


def masked(payload: bytes, head: int = TEXT) -> bytes:
    """A frame as a client sends it."""
    mask = b"\x21\x43\x65\x87"
    size = struct.pack(">B", 0x80 | len(payload)) if len(payload) < 126 else struct.pack(">BH", 0xFE, len(payload))
    return bytes((head,)) + size + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload))


def ask(table: str) -> bytes:
    return b'{"do":"watch","table":"%s"}' % table.encode()


async def refused_tables(socket: Socket, count: int) -> list[str]:
    return [(await socket.until("no"))["table"] for _ in range(count)]


async def close_code(socket: Socket) -> int:
    """The code that the house closes this socket with."""
    with pytest.raises(ConnectionClosed) as closed:
        await socket.until("nothing more")
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


# In


async def test_frames_are_heard_in_order_however_they_are_cut(here: Here) -> None:
    async with guest(here.url, "Vera") as vera, vera.socket() as socket:
        write = socket.raw.transport.write
        write(masked(ask("a")) + masked(ask("b")) + masked(ask("c"))[:5])
        await asyncio.sleep(0.05)
        write(masked(ask("c"))[5:9])
        await asyncio.sleep(0.05)
        write(masked(ask("c"))[9:] + masked(ask("d"))[:1])
        await asyncio.sleep(0.05)
        write(masked(ask("d"))[1:])
        assert await refused_tables(socket, 4) == ["a", "b", "c", "d"]


async def test_many_frames_in_one_write_are_all_heard_in_order(here: Here) -> None:
    async with guest(here.url, "Vera") as vera, vera.socket() as socket:
        tables = [f"t{number}" for number in range(100)]
        socket.raw.transport.write(b"".join(masked(ask(table)) for table in tables))
        assert await refused_tables(socket, 100) == tables


async def test_a_text_in_fragments_is_heard_between_the_others(here: Here) -> None:
    async with guest(here.url, "Vera") as vera, vera.socket() as socket:
        first, second = ask("pieces")[:9], ask("pieces")[9:]
        whole = masked(first, MORE) + masked(b"are you there", PING) + masked(second, LAST)
        socket.raw.transport.write(masked(ask("before")) + whole + masked(ask("after")))
        assert await refused_tables(socket, 3) == ["before", "pieces", "after"]


async def test_a_binary_frame_is_read_like_a_text(here: Here) -> None:
    async with guest(here.url, "Vera") as vera, vera.socket() as socket:
        socket.raw.transport.write(masked(ask("bytes"), BINARY) + masked(b"\xff\xfe", BINARY))
        assert await refused_tables(socket, 2) == ["bytes", ""]


async def test_pings_are_answered_even_while_a_command_waits(here: Here) -> None:
    async with AsyncExitStack() as stack:
        people, table = await seated(stack, here, "rose-king", 2)
        [red] = await sockets_of(stack, people[:1], table)
        live = await here.house.hall.table(table)
        with held_up(live):
            text = any_move(red.now, random.Random(1))
            await red.send(do="move", table=table, seq=red.now["seq"], id="waits", text=text)
            await asyncio.sleep(0.05)
            await asyncio.wait_for(await red.raw.ping(), 20)
        assert (await red.until("done", "no"))["id"] == "waits"


# What closes a socket


async def test_a_long_text_is_heard_and_one_that_is_too_long_never_kept(here: Here) -> None:
    async with guest(here.url, "Vera") as vera, vera.socket() as socket:
        socket.raw.transport.write(masked(ask("x" * 40).ljust(LONGEST)))
        assert await refused_tables(socket, 1) == ["x" * 40]
        socket.raw.transport.write(b"\x81\xff" + (1 << 40).to_bytes(8, "big") + b"mask and the beginning")
        assert await close_code(socket) == 1009


async def test_a_text_too_long_in_fragments_is_too_long(here: Here) -> None:
    async with guest(here.url, "Vera") as vera, vera.socket() as socket:
        socket.raw.transport.write(masked(b" " * 10_000, MORE) + masked(b" " * 10_000, LAST))
        assert await close_code(socket) == 1009


@pytest.mark.parametrize("wrong", [b"\x81\x02{}", b"\xc1\x80\0\0\0\0", b"\x83\x80\0\0\0\0", masked(b"{}", LAST)])
async def test_frames_against_the_standard_close_the_socket(here: Here, wrong: bytes) -> None:
    """Not masked, with bits nobody agreed on, of no known kind, the end of what never began."""
    async with guest(here.url, "Vera") as vera, vera.socket() as socket:
        socket.raw.transport.write(wrong)
        assert await close_code(socket) == 1002


async def test_a_text_that_is_not_utf8_closes_the_socket(here: Here) -> None:
    async with guest(here.url, "Vera") as vera, vera.socket() as socket:
        socket.raw.transport.write(masked(ask("fine")) + masked(b'{"do":"\xc3("}'))
        assert await close_code(socket) == 1007


async def test_a_text_that_is_not_utf8_across_fragments_closes_the_socket(here: Here) -> None:
    async with guest(here.url, "Vera") as vera, vera.socket() as socket:
        socket.raw.transport.write(masked(b'{"do":"\xc3', MORE) + masked(b'("}', LAST))
        assert await close_code(socket) == 1007


@pytest.mark.parametrize("payload", [b"\x03", (999).to_bytes(2, "big"), (1005).to_bytes(2, "big")])
async def test_a_closing_frame_against_the_standard_is_an_error(here: Here, payload: bytes) -> None:
    """Half a code, and codes that nobody may send."""
    async with guest(here.url, "Vera") as vera, vera.socket() as socket:
        socket.raw.transport.write(masked(payload, CLOSE))
        assert await close_code(socket) == 1002


async def test_a_fragmented_ping_closes_the_socket(here: Here) -> None:
    async with guest(here.url, "Vera") as vera, vera.socket() as socket:
        socket.raw.transport.write(masked(b"", PING & ~LAST))
        assert await close_code(socket) == 1002


async def test_a_page_that_answers_no_ping_is_closed(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "PING_SECONDS", 0.1)
    async with guest(here.url, "Vera") as vera, vera.socket() as answering, vera.socket() as silent:
        silent.raw.transport.pause_reading()
        async with asyncio.timeout(20):
            while len(here.house.connections) > 1:
                await asyncio.sleep(0.01)
        await answering.send(do="watch", table="nowhere")
        assert await refused_tables(answering, 1) == ["nowhere"]


async def test_a_socket_that_fails_to_open_is_told_so(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ValueError("a fault of ours")

    monkeypatch.setattr(here.house.connections, "_check_room", broken)
    async with guest(here.url, "Vera") as vera:
        with pytest.raises(InvalidStatus) as refused:
            async with vera.socket():
                pass
    assert refused.value.response.status_code == 500


async def test_too_many_frames_at_once_close_the_socket_after_the_answers(here: Here) -> None:
    async with guest(here.url, "Vera") as vera, vera.socket() as socket:
        socket.raw.transport.write(b"".join(masked(ask("nowhere")) for _ in range(1000)))
        assert await close_code(socket) == 1008
        assert 120 <= len(socket.heard) < 1000


@pytest.mark.parametrize("small", [masked(b"", PING), masked(b"", 0x8A), masked(b"", MORE) + masked(b"", 0x00) * 300])
async def test_a_flood_of_small_frames_closes_the_socket_and_disturbs_nobody(here: Here, small: bytes) -> None:
    """Pings, pongs nobody asked for, and a text in empty fragments that never ends."""
    async with guest(here.url, "Vera") as vera, vera.socket() as flooding, vera.socket() as other:
        flooding.raw.transport.write(small * 1000)
        await other.send(do="watch", table="nowhere")
        assert await refused_tables(other, 1) == ["nowhere"]
        assert await close_code(flooding) in (1002, 1008)


async def test_whoever_is_closed_and_goes_makes_room_at_once(here: Here) -> None:
    async with guest(here.url, "Vera") as vera, vera.socket() as socket:
        socket.raw.transport.write(b"".join(masked(ask("nowhere")) for _ in range(1000)))
        assert await close_code(socket) == 1008
        async with asyncio.timeout(5):
            while len(here.house.connections):
                await asyncio.sleep(0.01)


async def test_a_farewell_is_answered_with_the_same_code(here: Here) -> None:
    async with guest(here.url, "Vera") as vera, vera.socket() as socket:
        await socket.raw.close(4321, "that was it")
        assert socket.raw.close_code == 4321
        async with asyncio.timeout(20):
            while here.house.connections.of(vera.id):
                await asyncio.sleep(0.01)


# Out


async def test_many_frames_at_once_are_no_sign_of_a_slow_reader(here: Here) -> None:
    async with guest(here.url, "Vera") as vera, vera.socket() as socket:
        [connection] = here.house.connections.of(vera.id)
        for number in range(1000):
            connection.send(b'{"is":"number","number":%d}' % number)
        assert [(await socket.hear())["number"] for _ in range(1000)] == list(range(1000))


async def test_a_slow_reader_is_closed_and_can_come_back(here: Here) -> None:
    """A page that takes nothing is gone from its tables at once, and told so when it reads again."""
    async with AsyncExitStack() as stack:
        people, table = await seated(stack, here, "rose-king", 2)
        red, white = await sockets_of(stack, people, table)
        [connection] = here.house.connections.of(people[1].id)
        white.raw.transport.pause_reading()
        for _ in range(2000):
            connection.send(b'{"is":"padding","text":"%s"}' % (b"x" * 50_000))
            await asyncio.sleep(0)
            if connection.closed:
                break
        while red.room["seats"][1]["here"]:
            await red.hear()
        assert (await red.move(any_move(red.now, random.Random(1))))["is"] == "done"
        white.raw.transport.resume_reading()
        assert await close_code(white) == 1013
        [again] = await sockets_of(stack, people[1:], table)
        assert again.now["seq"] == 2
        assert (await again.move(any_move(again.now, random.Random(1))))["is"] == "done"


async def test_a_slow_reader_keeps_its_room_until_its_socket_is_closed(here: Here) -> None:
    """Sockets that take nothing count as open as long as they are: nobody can hold more of them than of others."""
    async with guest(here.url, "Vera") as vera, vera.socket() as socket:
        [connection] = here.house.connections.of(vera.id)
        socket.raw.transport.pause_reading()
        for _ in range(2000):
            connection.send(b"x" * 50_000)
            await asyncio.sleep(0)
            if connection.closed:
                break
        await asyncio.sleep(0.05)
        assert here.house.connections.of(vera.id) == []
        assert len(here.house.connections) == 1
        socket.raw.transport.abort()
        async with asyncio.timeout(20):
            while len(here.house.connections):
                await asyncio.sleep(0.01)
