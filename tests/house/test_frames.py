"""Frames by the rules of RFC 6455, one test to a rule, and the ``websockets`` library as a second opinion.

How a socket behaves with them (answers, closing, floods, slow readers) is in ``test_wire.py`` and ``test_leaving.py``.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.client import ClientProtocol
from websockets.frames import Close, Frame, Opcode
from websockets.protocol import OPEN, SERVER, Protocol
from websockets.uri import parse_uri

from camarilla.house.web.frames import BadFrame, FrameReader, close_frame, frame

FINAL, CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0x80, 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
MAX_SIZE = 70_000


def sent(payload: bytes, head: int = FINAL | TEXT) -> bytes:
    """A frame as a client sends it."""
    mask = b"\x12\x34\x56\x78"
    size = len(payload)
    if size < 126:
        heading = struct.pack(">BB", head, 0x80 | size)
    elif size < 1 << 16:
        heading = struct.pack(">BBH", head, 0xFE, size)
    else:
        heading = struct.pack(">BBQ", head, 0xFF, size)
    return heading + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload))


def read(*chunks: bytes, max_size: int = MAX_SIZE) -> Iterator[tuple[int, str | bytes]]:
    reader = FrameReader(max_size)
    for chunk in chunks:
        reader.feed(chunk)
        while (found := reader.next()) is not None:
            yield found


def code_of(*chunks: bytes, max_size: int = MAX_SIZE) -> int:
    """The code that these bytes close a socket with."""
    with pytest.raises(BadFrame) as bad:
        list(read(*chunks, max_size=max_size))
    return bad.value.code


# 5.2: the base framing


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, MAX_SIZE])
def test_sizes_are_read_in_all_three_ways(size: int) -> None:
    assert list(read(sent(b"x" * size) + sent(b"next"))) == [(0x81, "x" * size), (0x81, "next")]


@pytest.mark.parametrize("size", [0, 5, 126, 65_536])
def test_a_frame_may_come_in_any_pieces(size: int) -> None:
    data = sent(b"y" * size) + sent(b"next", FINAL | BINARY)
    for cut in [*range(20), len(data) - 3]:
        assert list(read(data[:cut], data[cut:])) == [(0x81, "y" * size), (0x82, b"next")]


def test_a_frame_may_come_byte_by_byte() -> None:
    data = sent(b"z" * 200)
    assert list(read(*(data[place : place + 1] for place in range(len(data))))) == [(0x81, "z" * 200)]


@pytest.mark.parametrize("bit", [0x40, 0x20, 0x10])
@pytest.mark.parametrize("kind", [TEXT, BINARY, PING, CLOSE])
def test_reserved_bits_are_zero(bit: int, kind: int) -> None:
    assert code_of(sent(b"", FINAL | bit | kind)) == 1002


@pytest.mark.parametrize("kind", [3, 4, 5, 6, 7, 11, 12, 13, 14, 15])
def test_kinds_nobody_knows_are_an_error(kind: int) -> None:
    assert code_of(sent(b"", FINAL | kind)) == 1002


@pytest.mark.parametrize("payload", [b"\x7e\x00\x05", b"\x7e\x00\x7d", b"\x7f" + (65_535).to_bytes(8, "big")])
def test_a_size_takes_no_more_bytes_than_it_needs(payload: bytes) -> None:
    assert code_of(b"\x81" + bytes((payload[0] | 0x80,)) + payload[1:]) == 1002


# 5.1 and 5.3: masks


@pytest.mark.parametrize("kind", [TEXT, BINARY, PING, PONG, CLOSE])
def test_a_client_masks_everything(kind: int) -> None:
    assert code_of(bytes((FINAL | kind, 0))) == 1002


def test_every_mask_is_taken_off() -> None:
    frames = b"".join(Frame(Opcode.TEXT, b"how do you do").serialize(mask=True) for _ in range(50))
    assert list(read(frames)) == [(0x81, "how do you do")] * 50


# 5.4: fragments


def test_fragments_are_put_together() -> None:
    data = sent(b"one ", TEXT) + sent(b"", CONTINUATION) + sent(b"two", FINAL | CONTINUATION) + sent(b"three")
    assert list(read(data)) == [(0x01, b""), (0x00, b""), (0x80, "one two"), (0x81, "three")]
    data = sent(b"\xff", BINARY) + sent(b"\xfe", FINAL | CONTINUATION)
    assert list(read(data)) == [(0x02, b""), (0x80, b"\xff\xfe")]


def test_control_frames_may_come_between_fragments() -> None:
    data = sent(b"one ", TEXT) + sent(b"?", FINAL | PING) + sent(b"two", FINAL | CONTINUATION)
    assert list(read(data)) == [(0x01, b""), (0x89, b"?"), (0x80, "one two")]


@pytest.mark.parametrize("head", [CONTINUATION, FINAL | CONTINUATION])
def test_nothing_goes_on_that_has_not_begun(head: int) -> None:
    assert code_of(sent(b"", head)) == 1002
    assert code_of(sent(b"", TEXT), sent(b"", FINAL | CONTINUATION), sent(b"", head)) == 1002


@pytest.mark.parametrize("head", [TEXT, BINARY, FINAL | TEXT, FINAL | BINARY])
def test_no_message_begins_inside_another(head: int) -> None:
    assert code_of(sent(b"", TEXT), sent(b"", head)) == 1002


# 5.5: control frames


@pytest.mark.parametrize("kind", [CLOSE, PING, PONG])
def test_a_control_frame_is_whole_and_short(kind: int) -> None:
    assert code_of(sent(b"", kind)) == 1002
    assert code_of(sent(b"x" * 126, FINAL | kind)) == 1002


@pytest.mark.parametrize("kind", [PING, PONG])
def test_a_control_frame_brings_its_payload(kind: int) -> None:
    assert list(read(sent(b"\xff" * 125, FINAL | kind))) == [(FINAL | kind, b"\xff" * 125)]


# 5.5.1 and 7.4: closing


@pytest.mark.parametrize("code", [1000, 1001, 1002, 1003, *range(1007, 1015), 3000, 3999, 4000, 4999])
def test_codes_that_may_be_sent(code: int) -> None:
    payload = code.to_bytes(2, "big") + "до свидания".encode()
    assert list(read(sent(payload, FINAL | CLOSE))) == [(0x88, payload)]


@pytest.mark.parametrize("code", [0, 999, 1004, 1005, 1006, 1015, 1016, 1999, 2000, 2999, 5000, 65_535])
def test_codes_that_may_not_be_sent(code: int) -> None:
    assert code_of(sent(code.to_bytes(2, "big"), FINAL | CLOSE)) == 1002


def test_a_closing_frame_has_a_whole_code_or_nothing() -> None:
    assert list(read(sent(b"", FINAL | CLOSE))) == [(0x88, b"")]
    assert code_of(sent(b"\x03", FINAL | CLOSE)) == 1002


def test_a_reason_is_utf8() -> None:
    assert code_of(sent(b"\x03\xe8\xff", FINAL | CLOSE)) == 1007


# 8.1: texts


@pytest.mark.parametrize("payload", [b"\xff", b"\xc3(", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xc0\xaf", b"\xe2\x82"])
def test_a_text_is_utf8(payload: bytes) -> None:
    """Not a beginning, no continuation, a surrogate, beyond Unicode, too long a form, cut short."""
    assert code_of(sent(payload)) == 1007
    assert code_of(sent(payload[:1], TEXT), sent(payload[1:], FINAL | CONTINUATION)) == 1007


def test_a_character_may_be_divided_among_fragments() -> None:
    data = sent(b"\xe2", TEXT) + sent(b"\x82", CONTINUATION) + sent(b"\xac", FINAL | CONTINUATION)
    assert list(read(data))[-1] == (0x80, "€")


# 10.4: limits


def test_a_message_has_a_greatest_size() -> None:
    assert list(read(sent(b"x" * 10), max_size=10))
    assert code_of(sent(b"x" * 11), max_size=10) == 1009
    assert code_of(sent(b"x" * 6, TEXT), sent(b"x" * 5, FINAL | CONTINUATION), max_size=10) == 1009
    assert list(read(sent(b"x" * 6, TEXT), sent(b"?" * 9, FINAL | PING), sent(b"x" * 4, 0x80), max_size=10))


@pytest.mark.parametrize("size", [1 << 16, 1 << 40, (1 << 63) - 1, 1 << 63, (1 << 64) - 1])
def test_a_size_that_is_too_great_is_refused_before_anything_is_kept(size: int) -> None:
    assert code_of(b"\x81\xff" + size.to_bytes(8, "big"), max_size=1 << 14) == 1009


# Out


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 200_000])
@pytest.mark.parametrize("kind", [TEXT, PONG])
def test_frames_are_made_as_the_library_makes_them(size: int, kind: int) -> None:
    if kind == PONG and size > 125:
        return  # never made
    assert frame(kind, b"x" * size) == Frame(Opcode(kind), b"x" * size).serialize(mask=False)


def test_a_closing_frame_is_read_by_a_client() -> None:
    client = ClientProtocol(parse_uri("ws://localhost/"), state=OPEN)
    client.receive_data(close_frame(1013, "frames were not taken"))
    assert client.close_rcvd == Close(1013, "frames were not taken")


# A second opinion

FRAMES = st.builds(
    lambda head, payload: sent(payload, head),
    st.one_of(st.sampled_from([0x81, 0x01, 0x00, 0x80, 0x82, 0x89, 0x8A, 0x88]), st.integers(0, 255)),
    st.one_of(st.binary(max_size=130), st.text(max_size=20).map(str.encode), st.just(b"\x03\xe8bye")),
)


@given(st.lists(FRAMES, max_size=8).map(b"".join), st.lists(st.integers(0, 300), max_size=5))
def test_the_library_reads_the_same(data: bytes, cuts: list[int]) -> None:
    """The same messages, and the same code where something is wrong, however the bytes are cut."""
    edges = [0, *sorted(min(cut, len(data)) for cut in cuts), len(data)]
    chunks = [data[begin:end] for begin, end in pairwise(edges)]
    assert _ours(chunks) == _theirs(data)


def _ours(chunks: list[bytes]) -> tuple[list[str | bytes], int]:
    """Messages and control frames in order, and the code to close with; 0 if nothing closes."""
    found: list[str | bytes] = []
    try:
        for head, message in read(*chunks, max_size=200):
            if head & 0xF == CLOSE:
                return found, 1
            if head & FINAL:
                found.append(message)
    except BadFrame as bad:
        return found, bad.code
    return found, 0


def _theirs(data: bytes) -> tuple[list[str | bytes], int]:
    server, found, parts, is_text = Protocol(SERVER, state=OPEN, max_size=200), list[str | bytes](), list[bytes](), True
    server.receive_data(data)
    for event in server.events_received():
        assert isinstance(event, Frame)
        payload = bytes(event.data)
        if event.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            if event.opcode is not Opcode.CONT:
                is_text, parts = event.opcode is Opcode.TEXT, []
            parts.append(payload)
            if not event.fin:
                continue
            try:
                found.append(b"".join(parts).decode() if is_text else b"".join(parts))
            except UnicodeDecodeError:
                return found, 1007
        elif event.opcode is not Opcode.CLOSE:
            found.append(payload)
    if server.close_rcvd is not None:
        return found, 1
    return found, server.close_sent.code if server.parser_exc is not None and server.close_sent is not None else 0
