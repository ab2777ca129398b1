"""One WebSocket: an asyncio protocol that the server puts in charge of a connection once a client asks for an upgrade.

The frames are read and written by the sans-I/O protocol of the ``websockets`` library. The opening goes through the
application as ASGI describes it; after that, messages are handed over directly, without ASGI's queue, events and tasks:
``bench/websocket.py`` prints what that saves.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any, Protocol, cast
from urllib.parse import unquote

from websockets.exceptions import InvalidState
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from ..limits import Bucket
from .asgi import Event, Scope

if TYPE_CHECKING:
    from uvicorn.config import Config
    from uvicorn.server import ServerState

log = logging.getLogger(__name__)

EXTENSION = "camarilla.websocket"
"""Where the application finds the WebSocket among a scope's extensions."""
MAX_HELD_FRAMES = 200
"""Frames kept for a page that does not take them; then it is closed, to come back and ask for a snapshot."""
PING_SECONDS = 20.0
"""A page that has not answered a ping by the time of the next one is gone."""
FAREWELL_SECONDS = 10.0
"""For the other side to answer our closing frame."""
SMALL_FRAMES_PER_SECOND, SMALL_FRAMES_AT_ONCE = 20, 200
"""Of one socket: pings, pongs, fragments and binary frames. A page sends none of them but an answer to our pings."""
MAX_BYTES_PARSED_AT_ONCE = 4096
UNWELCOME, TOO_SLOW = 1008, 1013


class Receiver(Protocol):
    """Whoever a WebSocket's messages are for."""

    def receive(self, message: str | bytes) -> None: ...
    def disconnected(self) -> None: ...


class WebSocket(asyncio.Protocol):
    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        self._app = config.loaded_app
        self._loop = asyncio.get_running_loop()
        self._server = server_state
        self._state = app_state
        self._frames = ServerProtocol(max_size=config.ws_max_size)
        self._answer: Response | None = None
        """What the library makes of the request to open."""
        self._refusal: Event | None = None
        self._receiver: Receiver | None = None
        self._fragments: list[bytes] = []
        self._is_text = True
        self._outgoing: list[bytes] = []
        """Frames that are written together when this turn of the loop is over, or when the other side takes any."""
        self._is_paused = False
        """Whether the other side takes nothing for now."""
        self._small_frames = Bucket(SMALL_FRAMES_PER_SECOND, SMALL_FRAMES_AT_ONCE)
        self._awaits_pong = False
        self._timer: asyncio.TimerHandle | None = None
        self._lost = False
        self._waits_for_loss: asyncio.Future[None] | None = None

    # Opening

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # the loop's own kind
        self._server.connections.add(self)  # type: ignore[arg-type]  # a protocol like the server's own

    def _open(self, request: Request) -> None:
        self._answer = self._frames.accept(request)
        if self._answer.status_code != 101:
            self._frames.send_response(self._answer)
            self._end()
            return
        self._transport.pause_reading()  # until the application has decided
        task = self._loop.create_task(self._run(self._scope(request)))
        self._server.tasks.add(task)
        task.add_done_callback(self._server.tasks.discard)

    def _scope(self, request: Request) -> Scope:
        path, _, query = request.path.partition("?")
        return {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "server": self._transport.get_extra_info("sockname"),
            "client": self._transport.get_extra_info("peername"),
            "root_path": "",
            "path": unquote(path),
            "raw_path": path.encode("ascii"),
            "query_string": query.encode("ascii"),
            "headers": [
                (name.lower().encode(), value.encode("latin-1")) for name, value in request.headers.raw_items()
            ],
            "subprotocols": [],
            "state": self._state.copy(),
            "extensions": {"websocket.http.response": {}, EXTENSION: self},
        }

    async def _run(self, scope: Scope) -> None:
        """The application, until it has done with this socket."""
        try:
            await self._app(scope, _connect, self._handshake)
        except Exception:
            log.exception("a WebSocket failed")
        if self._frames.state is State.CONNECTING and not self._transport.is_closing():
            if self._refusal is None:
                self._frames.send_response(self._frames.reject(500, "Something went wrong here."))
            self._end()
        elif not self._transport.is_closing():
            self.close(CloseCode.INTERNAL_ERROR, "something went wrong here")

    async def _handshake(self, event: Event) -> None:
        """ASGI's side of the opening: the application accepts, or answers the request with a status and words."""
        if self._transport.is_closing():
            return
        if event["type"] == "websocket.accept":
            assert self._answer is not None
            self._frames.send_response(self._answer)
            self._put(*self._frames.data_to_send())
            self._schedule_ping()
            self._transport.resume_reading()
        elif event["type"] == "websocket.http.response.start":
            self._refusal = event
        elif event["type"] == "websocket.http.response.body" and self._refusal is not None:
            response = self._frames.reject(self._refusal["status"], event["body"].decode())
            for name, value in self._refusal["headers"]:
                response.headers[name.decode()] = value.decode()
            self._frames.send_response(response)

    def listen(self, receiver: Receiver) -> None:
        """From now on, messages go to ``receiver``."""
        self._receiver = receiver
        if self._transport.is_closing():
            self._disconnect()

    # In

    def data_received(self, data: bytes) -> None:
        """In slices: a read may bring tens of thousands of tiny frames, and after one too many no more are parsed."""
        for start in range(0, len(data), MAX_BYTES_PARSED_AT_ONCE):
            self._parse(data[start : start + MAX_BYTES_PARSED_AT_ONCE])
            if self._transport.is_closing() or self._frames.close_sent is not None:
                break

    def _parse(self, data: bytes) -> None:
        frames = self._frames
        frames.receive_data(data)
        for event in frames.events_received():
            if isinstance(event, Frame):
                self._take(event)
            else:
                assert isinstance(event, Request)
                self._open(event)
        if frames.parser_exc is not None or frames.close_rcvd is not None:
            self._end()

    def _take(self, frame: Frame) -> None:
        """The library has answered pings and closing frames by itself."""
        if frame.opcode is Opcode.TEXT and frame.fin:
            self._is_text = True
            self._hand_over(bytes(frame.data))
            return
        # Whole messages are counted by whoever receives them, all others here: answering pings is work, too.
        if frame.opcode is not Opcode.CLOSE and not self._small_frames.take():
            self._put(*self._frames.data_to_send())
            self.close(UNWELCOME, "too many frames at once")
            return
        if frame.opcode is Opcode.TEXT or frame.opcode is Opcode.BINARY:
            self._is_text = frame.opcode is Opcode.TEXT
            if frame.fin:
                self._hand_over(bytes(frame.data))
            else:
                self._fragments = [bytes(frame.data)]
        elif frame.opcode is Opcode.CONT:
            self._fragments.append(bytes(frame.data))
            if frame.fin:
                whole, self._fragments = b"".join(self._fragments), []
                self._hand_over(whole)
        elif frame.opcode is Opcode.PONG:
            self._awaits_pong = False
        else:
            self._put(*self._frames.data_to_send())

    def _hand_over(self, data: bytes) -> None:
        if self._receiver is None:
            return  # closing
        try:
            self._receiver.receive(data.decode() if self._is_text else data)
        except UnicodeDecodeError:
            self._frames.fail(CloseCode.INVALID_DATA, "a text must be UTF-8")
            self._end()

    def pause_reading(self) -> None:
        """For a while: what else the other side sends may wait there."""
        self._transport.pause_reading()

    def resume_reading(self) -> None:
        if not self._transport.is_closing():
            self._transport.resume_reading()

    # Out

    def send(self, text: bytes) -> None:
        """Never waits: frames are sent in order as fast as the other side takes them."""
        if self._frames.close_sent is not None or self._lost:
            return
        self._put(text_frame(text))

    def close(self, code: int, reason: str) -> None:
        """Say goodbye after all that was sent. Whoever does not answer, or takes nothing, is cut off after a while."""
        try:
            self._frames.send_close(code, reason)
        except InvalidState:
            return
        self._put(*self._frames.data_to_send())
        self._set_timer(FAREWELL_SECONDS, self._transport.abort)
        self.resume_reading()  # to see it answered, or the other side gone
        self._disconnect()

    def _put(self, *frames: bytes) -> None:
        """Every write is a system call that wakes somebody, so all frames of one turn go in one."""
        if not self._outgoing and not self._is_paused:
            self._loop.call_soon(self._write)
        self._outgoing += frames
        if self._is_paused and len(self._outgoing) > MAX_HELD_FRAMES:
            self._outgoing.clear()
            self.close(TOO_SLOW, "frames were not taken")

    def _write(self) -> None:
        if self._outgoing and not self._is_paused and not self._transport.is_closing():
            outgoing, self._outgoing = self._outgoing, []
            self._transport.write(outgoing[0] if len(outgoing) == 1 else b"".join(outgoing))

    def pause_writing(self) -> None:
        self._is_paused = True

    def resume_writing(self) -> None:
        self._is_paused = False
        self._write()

    # Staying and going

    def _schedule_ping(self) -> None:
        self._set_timer(PING_SECONDS, self._ping)

    def _ping(self) -> None:
        if self._awaits_pong:
            self._frames.fail(CloseCode.INTERNAL_ERROR, "a ping was not answered")
            self._end()
            return
        self._awaits_pong = True
        self._frames.send_ping(b"")
        self._put(*self._frames.data_to_send())
        self._schedule_ping()

    def _set_timer(self, seconds: float, call: Any) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._loop.call_later(seconds, call)

    def _end(self) -> None:
        """Nothing more is read or said after what is on its way; whoever does not take that is cut off."""
        if not self._transport.is_closing():
            self._transport.write(b"".join([*self._outgoing, *self._frames.data_to_send()]))
            self._outgoing = []
            self._set_timer(FAREWELL_SECONDS, self._transport.abort)
        self._transport.close()
        self._disconnect()

    def _disconnect(self) -> None:
        receiver, self._receiver = self._receiver, None
        if receiver is not None:
            receiver.disconnected()

    def connection_lost(self, error: Exception | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._server.connections.discard(self)
        self._disconnect()
        self._lost = True
        if self._waits_for_loss is not None and not self._waits_for_loss.done():
            self._waits_for_loss.set_result(None)

    async def wait_lost(self) -> None:
        """Until nothing is left of the connection: a socket that is closing still takes up room."""
        if not self._lost:
            self._waits_for_loss = self._loop.create_future()
            await self._waits_for_loss

    def shutdown(self) -> None:
        """The server is closing, and does not wait for answers."""
        self.close(CloseCode.SERVICE_RESTART, "the house is closing")
        self._end()


def text_frame(text: bytes) -> bytes:
    """A whole text as a server sends it (RFC 6455, 5.2): final, not masked. The library takes five times as long."""
    size = len(text)
    if size < 126:
        return (0x8100 | size).to_bytes(2, "big") + text
    if size < 1 << 16:
        return (0x817E0000 | size).to_bytes(4, "big") + text
    return (0x817F << 64 | size).to_bytes(10, "big") + text


async def _connect() -> Event:
    return {"type": "websocket.connect"}
