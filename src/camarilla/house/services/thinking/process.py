"""One process in which bots think, as the house sees it. It works on one question at a time, the most urgent first."""

from __future__ import annotations

import asyncio
import itertools
import logging
import multiprocessing
import os
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from .answering import answer, begin, quick_answer
from .questions import (
    Forget,
    Question,
    SessionKey,
    encode,
    kind_of,
    seconds_allowed,
    session_key,
    urgency,
    without_known,
)
from .sessions import MAX_SESSIONS

log = logging.getLogger(__name__)

START_WITHIN = 60.0
"""Seconds that a new process has before it is given up."""
TRIES = 2
"""A question that has cost this many processes gets the quick answer."""
FORGETTING = -1
"""The urgency of dropping what nobody needs."""


class WorkerProcess:
    """Starts with its first question. If it dies, or does not answer within ``patience`` seconds and is killed, the
    question under way is asked once more of a new process; those that wait are not touched."""

    def __init__(self, patience: float) -> None:
        self._patience = patience
        self._executor: ProcessPoolExecutor | None = None
        self._pid = 0
        self._told: OrderedDict[SessionKey, int] = OrderedDict()
        """How many moves each session of the process has been told; a guess, which the process checks."""
        self._waiting: asyncio.PriorityQueue[tuple[int, int, _Waiting]] = asyncio.PriorityQueue()
        self._numbers = itertools.count()
        self._task: asyncio.Task[None] | None = None

    async def ask(self, question: Question) -> str:
        waiting = _Waiting(question)
        self._put(urgency(question), waiting)
        return await waiting.answer

    def forget(self, table: str) -> None:
        """Drop the sessions of a table, if there are any."""
        keys = [key for key in self._told if key[0] == table]
        for key in keys:
            del self._told[key]
        if keys:
            self._put(FORGETTING, _Waiting(Forget(table)))

    def _put(self, urgency: int, waiting: _Waiting) -> None:
        self._waiting.put_nowait((-urgency, next(self._numbers), waiting))
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="bot-process")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        while not self._waiting.empty():
            self._waiting.get_nowait()[-1].answer.cancel()
        self._kill()

    # One question after another

    async def _run(self) -> None:
        while True:
            waiting = (await self._waiting.get())[-1]
            if waiting.answer.done():
                continue  # whoever asked has gone
            try:
                waiting.set_answer(await self._answer(waiting.question))
            except asyncio.CancelledError:
                waiting.answer.cancel()
                raise
            except Exception as error:
                waiting.set_error(error)

    async def _answer(self, question: Question | Forget) -> str:
        if isinstance(question, Forget):
            return await self._drop(question)
        for _ in range(TRIES):
            try:
                return await self._think(question)
            except (BrokenProcessPool, TimeoutError) as error:
                log.error("lost a bot's process over %s in %s: %r", kind_of(question), question.record.game, error)
                self._kill()
        return await asyncio.to_thread(quick_answer, question)

    async def _think(self, question: Question) -> str:
        """Only what is new is sent; if the process does not know the rest any more, the whole record."""
        key, moves = session_key(question), question.record.moves
        allowed = seconds_allowed(question, self._patience)
        known = self._told.pop(key, 0)
        answered = None
        if 0 < known <= len(moves):
            answered = await self._call(without_known(question, known), allowed)
        if answered is None:
            answered = await self._call(question, allowed)
        if answered is None:
            raise RuntimeError("a worker was lost with the whole record before it")
        self._told[key] = len(moves)
        if len(self._told) > MAX_SESSIONS:
            self._told.popitem(last=False)
        return answered

    async def _drop(self, forget: Forget) -> str:
        if self._executor is not None:
            try:
                await self._call(forget, self._patience)
            except (BrokenProcessPool, TimeoutError):
                self._kill()
        return ""

    async def _call(self, question: Question | Forget, seconds: float) -> str | None:
        executor = self._executor or await self._start()
        future = asyncio.get_running_loop().run_in_executor(executor, answer, encode(question))
        return await asyncio.wait_for(future, seconds)

    # The process

    async def _start(self) -> ProcessPoolExecutor:
        """A new process; the time it takes to start does not count against the question."""
        context = multiprocessing.get_context("spawn")
        self._executor = ProcessPoolExecutor(1, mp_context=context, initializer=begin)
        started = asyncio.get_running_loop().run_in_executor(self._executor, os.getpid)
        self._pid = await asyncio.wait_for(started, START_WITHIN)
        return self._executor

    def _kill(self) -> None:
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)
            for child in multiprocessing.active_children():
                if child.pid == self._pid:
                    child.kill()
        self._executor = None
        self._pid = 0
        self._told.clear()


class _Waiting:
    """A question, and whoever waits for its answer."""

    def __init__(self, question: Question | Forget) -> None:
        self.question = question
        self.answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    def set_answer(self, answer: str) -> None:
        if not self.answer.done():
            self.answer.set_result(answer)

    def set_error(self, error: Exception) -> None:
        if not self.answer.done():
            self.answer.set_exception(error)
