"""Houses for the tests: one in this process, to look behind the doors; one as a process of its own, to be killed."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.error import URLError
from urllib.request import urlopen

import uvicorn

from camarilla.house.house import House
from camarilla.house.serve import server_config
from camarilla.house.settings import Effort, Settings
from camarilla.house.web.app import make_app


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Here:
    """A house in this process, and where it is reached."""

    def __init__(self, house: House, port: int) -> None:
        self.house = house
        self.url = f"http://127.0.0.1:{port}"


@asynccontextmanager
async def house_here(database: str, **more: object) -> AsyncIterator[Here]:
    port = free_port()
    # By simulations, not by the clock: advice is then the same whatever else the machine does.
    little = {"hint": Effort(60, 12), "review": Effort(60, 6), **more}
    settings = Settings(database=database, port=port, bot_processes=1, **little)  # type: ignore[arg-type]
    app = make_app(settings)
    server = uvicorn.Server(server_config(app, settings))
    task = asyncio.create_task(server._serve())
    while not server.started:
        if task.done():
            task.result()
        await asyncio.sleep(0.01)
    try:
        yield Here(app.house, port)
    finally:
        server.should_exit = True
        await task


class Apart:
    """A house as a process of its own."""

    def __init__(self, database: str, port: int | None = None, *more: str) -> None:
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        command = [sys.executable, "-m", "camarilla", "serve", "--port", str(self.port), "--database", database]
        self.process = subprocess.Popen([*command, "--bots", "1", *more], stdout=subprocess.DEVNULL, env=os.environ)
        self._await_open()

    def _await_open(self) -> None:
        for _ in range(600):
            try:
                with urlopen(f"{self.url}/ready") as answer:
                    assert answer.status == 200
                    return
            except URLError:
                assert self.process.poll() is None, "the house did not open"
            time.sleep(0.05)
        raise AssertionError("the house did not open in time")

    def kill(self) -> None:
        """The way a power cut ends a process."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=20)
