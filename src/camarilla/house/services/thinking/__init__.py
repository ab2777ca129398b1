"""Where bots think: in processes of their own, so that nobody at a table waits for another table's bot."""

from __future__ import annotations

import msgspec

from ....core.record import Record
from ...settings import Effort
from .questions import Advise, Advised, Choose, Question

_decode_advice = msgspec.json.Decoder(list[Advised]).decode


class Thinkers:
    """Answers questions about games. Bots keep their game from move to move, and are asked with the whole record."""

    async def choose(self, table: str, seat: int, bot: str, record: Record) -> str:
        """The text of a bot's move."""
        return await self.ask(Choose(table=table, seat=seat, record=record, bot=bot))

    async def advise(self, table: str, seat: int, record: Record, effort: Effort, played: str = "") -> list[Advised]:
        """What the strongest bot thinks of, the best first, and of ``played``; empty if there was no advice to get."""
        question = Advise(table=table, seat=seat, record=record, think=effort.think, most=effort.most, played=played)
        return _decode_advice(await self.ask(question))

    async def ask(self, question: Question) -> str:
        """The answer. It always comes: if nobody thinks in time, a quick one (``sessions.quick_answer``)."""
        raise NotImplementedError

    async def hear(self, question: str | None) -> None:
        """News that a question was answered elsewhere; without a name: perhaps some were while nobody listened."""

    def forget(self, table: str) -> None:
        """A game is over: nobody will ask about it again soon."""

    async def close(self) -> None:
        """Nobody asks any more."""
