"""Where bots think: processes of their own, so that nobody at a table waits for another's bot."""

from __future__ import annotations

from typing import Protocol

from .thinking import Question


class Thinkers(Protocol):
    async def ask(self, question: Question) -> str:
        """The answer. It always comes: where nobody thinks in time, a quick one (``thinking.quick_answer``)."""

    async def close(self) -> None: ...
