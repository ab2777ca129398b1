"""Bots in niced processes of this machine. A bot's questions always go to the same process, which keeps its game."""

from __future__ import annotations

import asyncio
import os
from zlib import crc32

from ...metrics import THOUGHT
from . import Thinkers
from .process import WorkerProcess
from .questions import Question, kind_of

PATIENCE = 20.0
"""Seconds after which a process is taken for hung and killed: far more than any bot takes. Its question is then asked
once more of a new process, and after that answered quickly."""


class BotPool(Thinkers):
    """Processes start with their first question: a house without bots pays nothing."""

    def __init__(self, processes: int = 0, patience: float = PATIENCE) -> None:
        count = processes or max(1, (os.cpu_count() or 2) - 1)
        self._processes = [WorkerProcess(patience) for _ in range(count)]

    async def ask(self, question: Question) -> str:
        with THOUGHT.labels(kind_of(question)).time():
            return await self._process_of(question.table, question.seat).ask(question)

    def _process_of(self, table: str, seat: int) -> WorkerProcess:
        return self._processes[crc32(f"{table} {seat}".encode()) % len(self._processes)]

    def forget(self, table: str) -> None:
        for process in self._processes:
            process.forget(table)

    async def close(self) -> None:
        await asyncio.gather(*(process.close() for process in self._processes))
