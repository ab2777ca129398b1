"""Bots in niced processes of this machine. A bot's questions always go to the same process, which keeps its game."""

from __future__ import annotations

import asyncio
import itertools
import logging
import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from zlib import crc32

from ...metrics import THOUGHT
from ...settings import BOT_TIMEOUT_SECONDS
from . import Thinkers
from .questions import Question, encode, seconds_allowed
from .sessions import answer, begin, forget, quick_answer

log = logging.getLogger(__name__)

START_TIMEOUT_SECONDS = 60.0
TRIES = 2
"""A question that has cost this many processes gets the quick answer."""


class BotPool(Thinkers):
    """Processes start with their first question: a house without bots pays nothing."""

    def __init__(self, processes: int = 0, timeout: float = BOT_TIMEOUT_SECONDS) -> None:
        count = processes or max(1, (os.cpu_count() or 2) - 1)
        self._processes = [WorkerProcess(timeout) for _ in range(count)]

    async def ask(self, question: Question) -> str:
        process = self._processes[crc32(f"{question.table} {question.seat}".encode()) % len(self._processes)]
        with THOUGHT.labels(question.kind).time():
            return await process.ask(question)

    def forget(self, table: str) -> None:
        for process in self._processes:
            process.forget(table)

    async def close(self) -> None:
        await asyncio.gather(*(process.close() for process in self._processes))


class WorkerProcess:
    """Works on one question at a time, the most urgent first. If the process dies, or does not answer within
    ``timeout`` seconds and is killed, its question is asked once more of a new process; those that wait are not
    touched."""

    def __init__(self, timeout: float) -> None:
        self._timeout = timeout
        self._executor: ProcessPoolExecutor | None = None
        self._pid = 0
        self._waiting: asyncio.PriorityQueue[tuple[int, int, Question, asyncio.Future[str]]] = asyncio.PriorityQueue()
        self._numbers = itertools.count()
        self._task: asyncio.Task[None] | None = None

    def ask(self, question: Question) -> asyncio.Future[str]:
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((-question.urgency, next(self._numbers), question, answer))
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="bot-process")
        return answer

    def forget(self, table: str) -> None:
        """Drop the sessions of a table once the question under way is answered."""
        if self._executor is not None:
            with suppress(BrokenProcessPool):  # they are lost already
                self._executor.submit(forget, table)

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        while not self._waiting.empty():
            self._waiting.get_nowait()[-1].cancel()
        self._kill()

    # One question after another

    async def _run(self) -> None:
        while True:
            _, _, question, answer = await self._waiting.get()
            if answer.done():
                continue  # whoever asked has gone
            try:
                text = await self._answer(question)
            except asyncio.CancelledError:
                answer.cancel()
                raise
            except Exception as error:
                if not answer.done():
                    answer.set_exception(error)
            else:
                if not answer.done():
                    answer.set_result(text)

    async def _answer(self, question: Question) -> str:
        for _ in range(TRIES):
            try:
                return await self._call(question)
            except (BrokenProcessPool, TimeoutError) as error:
                log.error("lost a bot's process over a question about table %s: %r", question.table, error)
                self._kill()
        return await asyncio.to_thread(quick_answer, question)

    async def _call(self, question: Question) -> str:
        executor = self._executor or await self._start()
        # Not ``wait_for``: Python 3.11's loses a cancellation that comes with the answer, and nobody could close this.
        async with asyncio.timeout(seconds_allowed(question, self._timeout)):
            return await asyncio.get_running_loop().run_in_executor(executor, answer, encode(question))

    # The process

    async def _start(self) -> ProcessPoolExecutor:
        """A new process; the time it takes to start does not count against the question."""
        context = multiprocessing.get_context("spawn")
        self._executor = ProcessPoolExecutor(1, mp_context=context, initializer=begin)
        async with asyncio.timeout(START_TIMEOUT_SECONDS):
            self._pid = await asyncio.get_running_loop().run_in_executor(self._executor, os.getpid)
        return self._executor

    def _kill(self) -> None:
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)
            for child in multiprocessing.active_children():
                if child.pid == self._pid:
                    child.kill()
        self._executor = None
        self._pid = 0
