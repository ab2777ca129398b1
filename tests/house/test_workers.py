"""Bots on other machines: two nodes put questions on the queue, workers answer them, and nobody waits for the dead."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import Executable, func, select, text
from sqlalchemy.exc import SQLAlchemyError

from camarilla.core.errors import CamarillaError
from camarilla.house.services.thinking import queue
from camarilla.house.services.thinking.queue import queue_app
from camarilla.house.storage import schema
from camarilla.house.storage.databases import open_database

from .guest import Socket, any_move, choices, guest
from .running import Here, house_here
from .test_advice import whole_review

pytestmark = pytest.mark.anyio


@contextmanager
def worker(database: str) -> Iterator[subprocess.Popen[bytes]]:
    command = [sys.executable, "-m", "camarilla", "worker", "--database", database, "--processes", "1"]
    process = subprocess.Popen(command, env=os.environ, stderr=subprocess.DEVNULL)
    try:
        yield process
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGTERM)
            assert process.wait(timeout=30) == 0


async def play_against_bot(socket: Socket, dice: random.Random, most: int) -> bool:
    """Some moves of mine, each answered by the bot; whether the game is over."""
    for _ in range(most):
        while len(choices(socket.now)) < 2:  # where there is only one answer, the house gives it
            if socket.now["open"]["outcome"]:
                return True
            await socket.hear()
        assert (await socket.move(any_move(socket.now, dice)))["is"] == "done"
    return False


async def counted(here: Here, query: Executable) -> int:
    return int(await here.house.storage.read(lambda connection: connection.execute(query).scalar_one()))


async def until_thinking(here: Here) -> None:
    """Until a worker has begun with a question."""
    doing = text("SELECT count(*) FROM procrastinate_jobs WHERE status = 'doing'")
    for _ in range(400):
        if await counted(here, doing):
            return
        await asyncio.sleep(0.01)
    raise AssertionError("no worker began")


async def test_two_nodes_and_a_worker_play_hint_and_review(postgres: str) -> None:
    async with AsyncExitStack() as stack:
        nodes = [await stack.enter_async_context(house_here(postgres, workers="queue")) for _ in range(2)]
        stack.enter_context(worker(postgres))
        for node in nodes:
            anna = await stack.enter_async_context(guest(node.url, "Anna"))
            socket = await stack.enter_async_context(anna.socket())
            options = {"years": 1}
            table = await anna.open_table("cursed-court", seats=2, bot="random", options=options)
            await socket.watch(table)
            while not socket.now["menu"]:
                await socket.hear()
            assert (await anna.post(f"/api/tables/{table}/hint"))["moves"]
            assert await play_against_bot(socket, random.Random(1), 300)
            assert (await whole_review(anna, table, 0))["moves"]
        jobs = text("SELECT count(*) FROM procrastinate_jobs")
        thoughts = select(func.count()).select_from(schema.thoughts)
        bots = select(func.count()).where(schema.log.c.by == "@random")
        assert await counted(nodes[0], jobs) == 0
        assert await counted(nodes[0], thoughts) == 0
        assert await counted(nodes[0], bots) >= 4


async def test_a_killed_workers_question_goes_to_another(postgres: str, caplog: pytest.LogCaptureFixture) -> None:
    """The first worker dies over a move: the second finds out, thinks it over, and the game goes on."""
    async with AsyncExitStack() as stack:
        node = await stack.enter_async_context(house_here(postgres, workers="queue", bot_timeout=60))
        anna = await stack.enter_async_context(guest(node.url, "Anna"))
        socket = await stack.enter_async_context(anna.socket())
        with worker(postgres) as first:
            table = await anna.open_table("rose-king", bot="master")
            await socket.watch(table)
            await play_against_bot(socket, random.Random(2), 1)
            await until_thinking(node)
            first.kill()
            first.wait()
        stack.enter_context(worker(postgres))
        assert not await play_against_bot(socket, random.Random(2), 2)
        steps = [frame for frame in socket.heard if frame["is"] == "update"]
        assert len(steps) >= 4
    assert "no worker answered" not in caplog.text


async def test_where_nobody_answers_the_game_goes_on(postgres: str) -> None:
    async with AsyncExitStack() as stack:
        node = await stack.enter_async_context(house_here(postgres, workers="queue", bot_timeout=0.2))
        anna = await stack.enter_async_context(guest(node.url, "Anna"))
        socket = await stack.enter_async_context(anna.socket())
        table = await anna.open_table("rose-king", bot="master")
        await socket.watch(table)
        await play_against_bot(socket, random.Random(3), 4)
        left = text("SELECT count(*) FROM procrastinate_jobs WHERE status = 'todo'")
        for _ in range(200):
            if await counted(node, left) == 0:
                return
            await asyncio.sleep(0.02)
        raise AssertionError("questions that nobody waits for lie on the queue")


def test_a_queue_needs_postgresql(database: str) -> None:
    with pytest.raises(CamarillaError, match="needs PostgreSQL"):
        queue_app(open_database(database))
    command = [sys.executable, "-m", "camarilla", "worker", "--database", "postgresql://127.0.0.1:1/nothing"]
    told = subprocess.run(command, env=os.environ, capture_output=True, text=True, check=False)
    assert told.returncode == 2
    assert told.stderr.startswith("camarilla: the database does not answer")


async def test_a_worker_goes_on_tending_when_the_database_was_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    looks = 0

    class Manager:
        async def get_stalled_jobs(self, **_: object) -> list[object]:
            nonlocal looks
            looks += 1
            raise (asyncio.CancelledError if looks == 3 else SQLAlchemyError)("the database is gone")

    monkeypatch.setattr(queue, "HEARTBEAT", 0)
    app: Any = SimpleNamespace(job_manager=Manager())
    storage: Any = None
    with pytest.raises(asyncio.CancelledError):
        await queue._tend(app, storage)
    assert looks == 3
