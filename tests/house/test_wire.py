"""The short way in: however a text is cut on its way, it is heard whole, once and in order."""

from __future__ import annotations

import asyncio
import struct

import pytest
from websockets.exceptions import ConnectionClosed

from camarilla.house.web.frames import bounds, head

from .guest import Socket, guest
from .running import Here

TEXT, MORE, LAST, PING = 0x81, 0x01, 0x80, 0x89


def masked(payload: bytes, head: int = TEXT) -> bytes:
    """A frame as a client sends it."""
    mask = b"\x21\x43\x65\x87"
    size = struct.pack(">B", 0x80 | len(payload)) if len(payload) < 126 else struct.pack(">BH", 0xFE, len(payload))
    return bytes((head,)) + size + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload))


def ask(table: str) -> bytes:
    return b'{"do":"watch","table":"%s"}' % table.encode()


async def refused_tables(socket: Socket, count: int) -> list[str]:
    return [(await socket.until("no"))["table"] for _ in range(count)]


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


async def test_a_text_in_pieces_is_heard_between_the_others(here: Here) -> None:
    async with guest(here.url, "Vera") as vera, vera.socket() as socket:
        first, second = ask("pieces")[:9], ask("pieces")[9:]
        whole = masked(first, MORE) + masked(b"are you there", PING) + masked(second, LAST)
        socket.raw.transport.write(masked(ask("before")) + whole + masked(ask("after")))
        assert await refused_tables(socket, 3) == ["before", "pieces", "after"]


async def test_a_long_text_is_heard_and_one_that_is_too_long_never_kept(here: Here) -> None:
    async with guest(here.url, "Vera") as vera, vera.socket() as socket:
        socket.raw.transport.write(masked(ask("x" * 40) + b" " * 10_000))
        assert await refused_tables(socket, 1) == ["x" * 40]
        socket.raw.transport.write(b"\x81\xff" + (1 << 40).to_bytes(8, "big") + b"mask and the beginning")
        with pytest.raises(ConnectionClosed) as closed:
            await socket.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


@pytest.mark.parametrize("wrong", [b"\x81\x02{}", b"\xc1\x80\0\0\0\0", b"\x83\x80\0\0\0\0", masked(b"{}", LAST)])
async def test_frames_against_the_standard_close_the_socket(here: Here, wrong: bytes) -> None:
    """Not masked, with bits nobody agreed on, of no known kind, the end of what never began."""
    async with guest(here.url, "Vera") as vera, vera.socket() as socket:
        socket.raw.transport.write(wrong)
        with pytest.raises(ConnectionClosed) as closed:
            await socket.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1002


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65535, 65536])
def test_what_is_framed_is_as_long_as_it_says(size: int) -> None:
    frame = head(size) + b"x" * size
    begin, end = bounds(frame, 0)
    assert (frame[begin:end], end) == (b"x" * size, len(frame))
