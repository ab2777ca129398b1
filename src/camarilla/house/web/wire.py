"""The server's protocol of one socket: it opens, answers pings, puts fragments together and says farewell. As soon as
somebody listens, its line stands in front of it and leaves to it whatever is out of the ordinary."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from .line import Chorus, Line

WIRE = "camarilla.wire"
"""Under this name the application finds the wire among a scope's extensions."""


class Wire(WebSocketsSansIOProtocol):
    chorus: ClassVar[Chorus]
    """Those of one server speak together."""

    def __init__(self, *given: Any, **named: Any) -> None:
        config = named["config"] if "config" in named else given[0]
        self.line = Line(self, self.chorus, config.ws_max_size)
        super().__init__(*given, **named)

    # What the line must know at once, for it asks nobody before it speaks.

    @property
    def close_sent(self) -> bool:
        return self.line.closing

    @close_sent.setter
    def close_sent(self, sent: bool) -> None:
        self.line.closing = sent

    @property
    def disconnected(self) -> bool:
        return self.line.gone

    @disconnected.setter
    def disconnected(self, gone: bool) -> None:
        self.line.gone = gone

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][WIRE] = {"wire": self}

    def listen(self, hear: Callable[[str | bytes], None]) -> Line:
        """From now on everything that is said goes to this one, and is answered by the line."""
        self.line.transport = self.transport
        self.line.paused = not self.writable.is_set()
        self.line.hear = hear
        self.transport.set_protocol(self.line)  # type: ignore[arg-type]  # it has all that is asked of one
        return self.line

    def send_receive_event_to_app(self) -> None:
        """What came the general way (in fragments, or as bytes) is heard in its turn, between the others."""
        hear = self.line.hear
        if hear is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        frames = b"".join(self.frames)
        whole: str | bytes = frames
        if self.curr_msg_data_type == "text":
            try:
                whole = frames.decode()
            except UnicodeDecodeError:
                self.line.hear = None
                super().send_receive_event_to_app()
                return
        self.frames = []
        hear(whole)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.line.cut()

    def bid_farewell(self, code: int, reason: str) -> None:
        """Nothing is waited for: the line writes at once."""
        farewell = self.send({"type": "websocket.close", "code": code, "reason": reason})
        try:
            farewell.send(None)
        except StopIteration:
            return
        farewell.close()


def wires() -> type[Wire]:
    """A server's own kind of wire."""

    class ServersWire(Wire):
        chorus = Chorus()

    return ServersWire
