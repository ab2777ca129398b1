"""What a WebSocket costs beside the move it carries: our own protocol for the server against the server's ASGI path.

    python bench/websocket.py [--rounds 5] [--seconds 3]
    python bench/websocket.py --frames

A frame of 90 bytes comes in from one of four people at a table, and one of 500 bytes goes out to each of them. Both
kinds of server run in a process of their own on the first core, by turns; microseconds of processor a frame that came
in, and the ratio of the medians.

With ``--frames`` only the frames are read and made, without a server: by hand (``house/web/frames.py``) and by the
``websockets`` library, which the server's ASGI path uses.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path
from socket import socket
from statistics import median
from typing import Any

import uvicorn
import uvloop
from crowd import Wire, connect, frame
from websockets.frames import Frame, Opcode
from websockets.protocol import Protocol, Side, State

from camarilla.house.web import frames
from camarilla.house.web.asgi import Event, Receive, Scope, Send
from camarilla.house.web.frames import FrameReader
from camarilla.house.web.websocket import EXTENSION, WebSocket

TABLES, PEOPLE = 100, 4
ASKED, TOLD = b"a" * 90, b"t" * 500
CORES = sorted(os.sched_getaffinity(0))
TICKS = os.sysconf("SC_CLK_TCK")


class Echo:
    """An application that sends every frame on to everybody at the table, four connections after another."""

    def __init__(self) -> None:
        self.tables: list[list[Any]] = []

    def join(self, member: object) -> list[Any]:
        if not self.tables or len(self.tables[-1]) == PEOPLE:
            self.tables.append([])
        self.tables[-1].append(member)
        return self.tables[-1]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            return
        await send({"type": "websocket.accept"})
        if EXTENSION in scope["extensions"]:
            await Direct(scope["extensions"][EXTENSION], self).served()
        else:
            await self._serve(receive, send)

    async def _serve(self, receive: Receive, send: Send) -> None:
        """By ASGI. Nobody may wait for others, so everybody has a task that sends what is in a queue."""
        outgoing: asyncio.Queue[bytes] = asyncio.Queue()
        table = self.join(outgoing)
        sender = asyncio.create_task(_send_all(outgoing, send))
        while (event := await receive())["type"] != "websocket.disconnect":
            if event["type"] == "websocket.receive":
                for member in table:
                    member.put_nowait(TOLD)
        sender.cancel()


async def _send_all(outgoing: asyncio.Queue[bytes], send: Send) -> None:
    while True:
        event: Event = {"type": "websocket.send", "text": (await outgoing.get()).decode()}
        await send(event)


class Direct:
    """By our own protocol."""

    def __init__(self, websocket: WebSocket, echo: Echo) -> None:
        self._websocket = websocket
        self._table = echo.join(websocket)
        websocket.listen(self)

    def receive(self, message: str | bytes) -> None:
        for member in self._table:
            member.send(TOLD)

    def disconnected(self) -> None: ...

    async def served(self) -> None:
        await self._websocket.wait_lost()


def by_hand(asked: bytes, count: int) -> None:
    reader = FrameReader(1 << 14)
    for _ in range(count):
        reader.feed(asked)
        assert reader.next() is not None
        for _ in range(PEOPLE):
            frames.frame(frames.TEXT, TOLD)


def by_library(asked: bytes, count: int) -> None:
    protocol = Protocol(Side.SERVER, state=State.OPEN, max_size=1 << 14)
    for _ in range(count):
        protocol.receive_data(asked)
        assert protocol.events_received()
        for _ in range(PEOPLE):
            protocol.send_text(TOLD)
        assert protocol.data_to_send()


def compare_frames(count: int = 20_000) -> None:
    """Microseconds of processor for a frame in and four out; the best of five, by turns."""
    asked = Frame(Opcode.TEXT, ASKED).serialize(mask=True)
    best = {by_hand: float("inf"), by_library: float("inf")}
    for _ in range(5):
        for way in best:
            begun = time.process_time()
            way(asked, count)
            best[way] = min(best[way], (time.process_time() - begun) / count * 1e6)
    hand, library = best[by_hand], best[by_library]
    print(f"frames by hand {hand:.1f} us, by the library {library:.1f} us, ratio {library / hand:.1f}")


def serve(kind: str, port: int) -> None:
    ws: Any = WebSocket if kind == "ours" else "websockets-sansio"
    config = uvicorn.Config(
        Echo(), port=port, ws=ws, ws_per_message_deflate=False, lifespan="off", log_config=None, access_log=False
    )
    uvicorn.Server(config).run()


def processor_seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


class Player:
    """Asks again as soon as it is told; one of each table begins."""

    def __init__(self) -> None:
        self.asked = 0
        self.wire: Wire | None = None

    def ask(self) -> None:
        assert self.wire is not None
        self.asked += 1
        self.wire.transport.write(frame(ASKED))

    def hear(self, _: bytes) -> None:
        self.ask()


async def load(kind: str, seconds: float) -> float:
    """Microseconds of processor a frame."""
    with socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    server = subprocess.Popen([sys.executable, __file__, "--serve", kind, "--port", str(port)])
    os.sched_setaffinity(server.pid, {CORES[0]})
    try:
        players = await _seat(f"http://127.0.0.1:{port}")
        for player in players:
            player.ask()
        await asyncio.sleep(0.5)
        before, spent = sum(player.asked for player in players), processor_seconds(server.pid)
        await asyncio.sleep(seconds)
        spent = processor_seconds(server.pid) - spent
        return spent / (sum(player.asked for player in players) - before) * 1e6
    finally:
        server.terminate()
        server.wait()


async def _seat(url: str) -> list[Player]:
    """The player of each table; the others only listen."""
    players = []
    for _ in range(TABLES):
        player = Player()
        player.wire = await _patiently(url, player)
        for _ in range(PEOPLE - 1):
            await connect(url, None, lambda _: None)
        players.append(player)
    return players


async def _patiently(url: str, player: Player) -> Wire:
    for _ in range(500):
        try:
            return await connect(url, None, player.hear)
        except OSError:
            await asyncio.sleep(0.02)
    raise SystemExit("the server did not open")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--serve", choices=("ours", "asgi"), help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--frames", action="store_true")
    given = parser.parse_args()
    if given.frames:
        compare_frames()
        return
    if given.serve:
        serve(given.serve, given.port)
        return
    os.sched_setaffinity(0, {CORES[-1]})
    figures: dict[str, list[float]] = {"ours": [], "asgi": []}
    for number in range(given.rounds):
        for kind in ("ours", "asgi") if number % 2 else ("asgi", "ours"):
            figures[kind].append(uvloop.run(load(kind, given.seconds)))
            print(f"{kind}: {figures[kind][-1]:.1f} us a frame", file=sys.stderr, flush=True)
    ours, asgi = median(figures["ours"]), median(figures["asgi"])
    print(f"ours {ours:.1f} us, ASGI {asgi:.1f} us, ratio {asgi / ours:.2f}")


if __name__ == "__main__":
    main()
