"""One WebSocket: an asyncio protocol that the server puts in charge of a connection once a client asks for an upgrade.

The ``websockets`` library reads the request to open, and the application decides on it as ASGI describes. After that,
messages are handed over directly, without ASGI's queue, events and tasks: ``bench/websocket.py`` prints what that
saves. Compiled.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Protocol, cast
from urllib.parse import unquote
from weakref import WeakKeyDictionary

from websockets.frames import CloseCode
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

from ..limits import Bucket
from .asgi import Event, Scope
from .frames import CLOSE, FINAL, PING, PONG, TEXT, WHOLE_TEXT, BadFrame, FrameReader, close_frame, frame

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
UNWELCOME: Final = 1008
TOO_SLOW: Final = 1013


class Receiver(Protocol):
    """Whoever a WebSocket's messages are for."""

    def receive(self, message: str | bytes) -> None: ...
    def disconnected(self) -> None: ...


class Turn:
    """The sockets that have something to send when this turn of the loop is over. A write is a system call that wakes
    somebody, so each has one for all its frames; and one callback does for all sockets: ``bench/websocket.py``."""

    def __init__(self) -> None:
        self._sockets: list[WebSocket] = []

    def end_with(self, socket: WebSocket) -> None:
        if not self._sockets:
            asyncio.get_running_loop().call_soon(self._end)
        self._sockets.append(socket)

    def _end(self) -> None:
        sockets, self._sockets = self._sockets, []
        for socket in sockets:
            socket.write()


_turns: WeakKeyDictionary[asyncio.AbstractEventLoop, Turn] = WeakKeyDictionary()


def _turn_of(loop: asyncio.AbstractEventLoop) -> Turn:
    turn = _turns.get(loop)
    if turn is None:
        turn = _turns[loop] = Turn()
    return turn


class WebSocket:
    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        self._app = config.loaded_app
        self._loop = asyncio.get_running_loop()
        self._server = server_state
        self._state = app_state
        self._opening: ServerProtocol | None = ServerProtocol()
        """Reads and answers the request to open; None from then on."""
        self._answer: Response | None = None
        """What the library makes of that request."""
        self._refusal: Event | None = None
        self._frames = FrameReader(config.ws_max_size)
        self._receiver: Receiver | None = None
        self._has_said_goodbye = False
        self._turn = _turn_of(self._loop)
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

    def _open(self, opening: ServerProtocol, data: bytes) -> None:
        opening.receive_data(data)
        if opening.handshake_exc is not None:  # a header that is too long: the library has answered
            self._put(b"".join(opening.data_to_send()))
            self._end()
        for request in opening.events_received():
            assert isinstance(request, Request)
            self._transport.pause_reading()  # until the application has decided
            self._answer = opening.accept(request)
            if self._answer.status_code != 101:
                self._reply(self._answer)
                self._end()
                return
            task = self._loop.create_task(self._run(self._scope(request)))
            self._server.tasks.add(task)
            task.add_done_callback(self._server.tasks.discard)

    def _reply(self, response: Response) -> None:
        opening, self._opening = self._opening, None
        assert opening is not None
        opening.send_response(response)
        self._put(b"".join(opening.data_to_send()))

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
        if self._transport.is_closing():
            return
        if self._opening is None:
            self.close(CloseCode.INTERNAL_ERROR, "something went wrong here")
            return
        self._reply(self._opening.reject(500, "Something went wrong here."))
        self._end()

    async def _handshake(self, event: Event) -> None:
        """ASGI's side of the opening: the application accepts, or answers the request with a status and words."""
        if self._opening is None or self._transport.is_closing():
            return
        if event["type"] == "websocket.accept":
            assert self._answer is not None
            self._reply(self._answer)
            self._schedule_ping()
            self._transport.resume_reading()
        elif event["type"] == "websocket.http.response.start":
            self._refusal = event
        elif event["type"] == "websocket.http.response.body" and self._refusal is not None:
            response = self._opening.reject(self._refusal["status"], event["body"].decode())
            for name, value in self._refusal["headers"]:
                response.headers[name.decode()] = value.decode()
            self._reply(response)
            self._end()

    def listen(self, receiver: Receiver) -> None:
        """From now on, messages go to ``receiver``."""
        self._receiver = receiver
        if self._transport.is_closing():
            self._disconnect()

    # In

    def data_received(self, data: bytes) -> None:
        if self._opening is not None:
            self._open(self._opening, data)
            return
        frames = self._frames
        frames.feed(data)
        try:
            while not self._transport.is_closing() and (found := frames.next()) is not None:
                self._take(found[0], found[1])
        except BadFrame as error:
            self._fail(error.code, error.reason)

    def _take(self, head: int, message: str | bytes) -> None:
        if head == WHOLE_TEXT:
            self._hand_over(message)
        elif head & 0xF == CLOSE:
            assert isinstance(message, bytes)
            self._say_goodbye(frame(CLOSE, message))  # the standard wants the same code back
            self._end()
        # Whole texts are counted by whoever receives them, all others here: answering pings is work, too.
        elif self._has_said_goodbye:
            return
        elif not self._small_frames.take():
            self.close(UNWELCOME, "too many frames at once")
        elif head & 0xF == PING:
            assert isinstance(message, bytes)
            self._put(frame(PONG, message))
        elif head & 0xF == PONG:
            self._awaits_pong = False
        elif head & FINAL:
            self._hand_over(message)

    def _hand_over(self, message: str | bytes) -> None:
        if self._receiver is not None:
            self._receiver.receive(message)

    def pause_reading(self) -> None:
        """For a while: what else the other side sends may wait there."""
        self._transport.pause_reading()

    def resume_reading(self) -> None:
        if not self._transport.is_closing():
            self._transport.resume_reading()

    # Out

    def send(self, text: bytes) -> None:
        """Never waits: frames are sent in order as fast as the other side takes them."""
        if not self._has_said_goodbye and not self._lost:
            self._put(frame(TEXT, text))

    def close(self, code: int, reason: str) -> None:
        """Say goodbye after all that was sent. Whoever does not answer, or takes nothing, is cut off after a while."""
        if self._has_said_goodbye or self._opening is not None:
            return
        self._say_goodbye(close_frame(code, reason))
        self._set_timer(FAREWELL_SECONDS, self._transport.abort)
        self.resume_reading()  # to see it answered, or the other side gone
        self._disconnect()

    def _say_goodbye(self, closing: bytes) -> None:
        """Once; nothing is said after it."""
        if not self._has_said_goodbye:
            self._put(closing)
            self._has_said_goodbye = True

    def _put(self, data: bytes) -> None:
        if not self._outgoing and not self._is_paused:
            self._turn.end_with(self)
        self._outgoing.append(data)
        if self._is_paused and len(self._outgoing) > MAX_HELD_FRAMES and not self._has_said_goodbye:
            self._outgoing.clear()
            self.close(TOO_SLOW, "frames were not taken")

    def write(self) -> None:
        """All that is to be sent, if the other side takes it."""
        if self._outgoing and not self._is_paused and not self._transport.is_closing():
            outgoing, self._outgoing = self._outgoing, []
            self._transport.write(outgoing[0] if len(outgoing) == 1 else b"".join(outgoing))

    def pause_writing(self) -> None:
        self._is_paused = True

    def resume_writing(self) -> None:
        self._is_paused = False
        self.write()

    # Staying and going

    def _schedule_ping(self) -> None:
        self._set_timer(PING_SECONDS, self._ping)

    def _ping(self) -> None:
        if self._awaits_pong:
            self._fail(CloseCode.INTERNAL_ERROR, "a ping was not answered")
            return
        self._awaits_pong = True
        self._put(frame(PING, b""))
        self._schedule_ping()

    def _set_timer(self, seconds: float, call: Callable[[], None]) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._loop.call_later(seconds, call)

    def _fail(self, code: int, reason: str) -> None:
        """Say why, and wait for no answer."""
        self._say_goodbye(close_frame(code, reason))
        self._end()

    def _end(self) -> None:
        """Nothing more is read or said after what is on its way; whoever does not take that is cut off."""
        if not self._transport.is_closing():
            self._is_paused = False  # the transport keeps what is not taken
            self.write()
            self._set_timer(FAREWELL_SECONDS, self._transport.abort)
        self._transport.close()
        self._disconnect()

    def _disconnect(self) -> None:
        receiver, self._receiver = self._receiver, None
        if receiver is not None:
            receiver.disconnected()

    def eof_received(self) -> None:
        """The loop closes the connection by itself."""

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


async def _connect() -> Event:
    return {"type": "websocket.connect"}
