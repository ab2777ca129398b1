"""Bots in niced processes of this machine. A bot's questions always go to the same process, which keeps its game."""

from __future__ import annotations

import asyncio
import os
from zlib import crc32

from ...metrics import THOUGHT
from ...settings import PATIENCE
from . import Thinkers
from .process import WorkerProcess
from .questions import Question


class BotPool(Thinkers):
    """Processes start with their first question: a house without bots pays nothing."""

    def __init__(self, processes: int = 0, patience: float = PATIENCE) -> None:
        count = processes or max(1, (os.cpu_count() or 2) - 1)
        self._processes = [WorkerProcess(patience) for _ in range(count)]

    async def ask(self, question: Question) -> str:
        process = self._processes[crc32(f"{question.table} {question.seat}".encode()) % len(self._processes)]
        with THOUGHT.labels(question.kind).time():
            return await process.ask(question)

    def forget(self, table: str) -> None:
        for process in self._processes:
            process.forget(table)

    async def close(self) -> None:
        await asyncio.gather(*(process.close() for process in self._processes))
