"""What bots are asked, and what they answer. Questions and answers are JSON between processes and machines."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

import msgspec

from ....core.choice import Choice
from ....core.message import Message
from ....core.record import Record

MOVES_IN_ADVICE = 3

SessionKey: TypeAlias = tuple[str, int, str]
"""Who keeps the game from one question to the next: a table, a seat, and a bot's name or what it advises on."""


class Choose(msgspec.Struct, frozen=True, kw_only=True, tag="choose"):
    """A decision, put to a bot; the answer is the text of a move."""

    kind: ClassVar[str] = "move"
    urgency: ClassVar[int] = 2
    """A whole table waits for it."""
    think: ClassVar[float] = 0.0
    """Bots look after their time themselves."""

    table: str
    seat: int
    record: Record
    bot: str

    @property
    def session(self) -> SessionKey:
        return self.table, self.seat, self.bot


class Advise(msgspec.Struct, frozen=True, kw_only=True, tag="advise"):
    """A decision, put to the strongest bot; the answer is a list of ``Advised``, the best first."""

    kind: ClassVar[str] = "advice"

    table: str
    seat: int
    record: Record
    think: float
    most: int
    count: int = MOVES_IN_ADVICE
    played: str = ""
    """A move that is to be judged among the others: a review."""

    @property
    def urgency(self) -> int:
        """One person waits for a hint, nobody for a review."""
        return 0 if self.played else 1

    @property
    def session(self) -> SessionKey:
        return self.table, self.seat, "/review" if self.played else "/hint"


Question: TypeAlias = Choose | Advise


class Advised(msgspec.Struct):
    """A move worth thinking of."""

    text: str
    choice: Choice | None
    number: int | None
    """The number chosen, where the choice has a span."""
    value: float
    """How good the end looks after it: from 0, a sure loss, to 1, a sure win."""
    visits: int
    reasons: list[Message]
    differs: list[Message]
    """What it costs or brings more or less than the best of the list."""


encode = msgspec.json.encode
decode = msgspec.json.Decoder(Choose | Advise).decode


def seconds_allowed(question: Question, timeout: float) -> float:
    """How long to wait for an answer."""
    return timeout + 2 * question.think
