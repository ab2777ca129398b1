"""Bots in a pool of niced processes on this machine. A worker that dies or hangs costs one move's thought, no more."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import structlog

from ..metrics import THOUGHT
from .thinking import Choose, Question, answer, begin, encode, quick_answer

log = structlog.get_logger(__name__)

PATIENCE = 20.0
"""Seconds after which a worker is taken for dead: far more than any bot takes."""


class BotPool:
    """Asks bots. The processes start with the first question: a house without bots pays nothing."""

    def __init__(self, processes: int = 0, patience: float = PATIENCE) -> None:
        self._processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._patience = patience
        self._pool: ProcessPoolExecutor | None = None

    async def ask(self, question: Question) -> str:
        asked = encode(question)
        pool = self._standing()
        try:
            with THOUGHT.labels(kind_of(question)).time():
                future = asyncio.get_running_loop().run_in_executor(pool, answer, asked)
                return await asyncio.wait_for(future, self._patience * (1 + self._queued()))
        except (BrokenProcessPool, TimeoutError) as error:
            log.error("bot_worker_lost", kind=kind_of(question), game=question.record.game, error=repr(error))
            self._rebuild(pool)
        except asyncio.CancelledError:
            if _told_to_stop():
                raise
            # The pool was given up for another question's sake while this one was waiting in it.
        return quick_answer(asked)

    def _queued(self) -> int:
        """How many questions wait before this one, in rounds of all processes."""
        return len(getattr(self._pool, "_pending_work_items", ())) // self._processes

    def _standing(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, mp_context=context, initializer=begin)
        return self._pool

    def _rebuild(self, broken: ProcessPoolExecutor) -> None:
        if self._pool is broken:
            self._pool = None
            _end(broken)

    async def close(self) -> None:
        if self._pool is not None:
            _end(self._pool)
            self._pool = None


def _told_to_stop() -> bool:
    """Whether it is the task that is cancelled, and not only what it waits for."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


def kind_of(question: Question) -> str:
    """For logs and figures: a move, or advice."""
    return "move" if isinstance(question, Choose) else "advice"


def _end(pool: ProcessPoolExecutor) -> None:
    processes = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()
