"""What bots are asked, and what they answer. Questions and answers are JSON between processes and machines."""

from __future__ import annotations

from hashlib import blake2b
from typing import TypeAlias

import msgspec

from ....core.choice import Choice
from ....core.message import Message
from ....core.record import Record

MOVES_IN_ADVICE = 3


class _AboutGame(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of a game at a certain moment."""

    table: str
    seat: int
    record: Record
    """The game, without its first ``known`` moves."""
    known: int = 0
    """Moves that were told before. A worker that has not made exactly these is lost, and asks for the whole record."""
    digest: str = ""
    """Of the known moves (``digest_of``)."""

    @property
    def is_whole(self) -> bool:
        return self.known == 0


class Choose(_AboutGame, frozen=True, kw_only=True, tag="choose"):
    """A decision, put to a bot; the answer is the text of a move."""

    bot: str


class Advise(_AboutGame, frozen=True, kw_only=True, tag="advise"):
    """A decision, put to the strongest bot; the answer is a list of ``Advised``, the best first."""

    think: float
    most: int
    count: int = MOVES_IN_ADVICE
    played: str = ""
    """A move that is to be judged among the others."""


class Forget(msgspec.Struct, frozen=True, tag="forget"):
    """A game is over; the answer is empty."""

    table: str


Question: TypeAlias = Choose | Advise
SessionKey: TypeAlias = tuple[str, int, str]


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


encode = msgspec.json.encode
decode = msgspec.json.Decoder(Choose | Advise | Forget).decode
decode_question = msgspec.json.Decoder(Choose | Advise).decode


def session_key(question: Question) -> SessionKey:
    """Who keeps the game from one question to the next: a bot at a seat, or somebody's adviser."""
    if isinstance(question, Choose):
        return question.table, question.seat, question.bot
    return question.table, question.seat, "/review" if question.played else "/hint"


def without_known(question: Question, known: int) -> Question:
    """The question for somebody who has been told the first moves already."""
    moves = question.record.moves
    rest = msgspec.structs.replace(question.record, moves=moves[known:], result=None)
    return msgspec.structs.replace(question, record=rest, known=known, digest=digest_of(moves[:known]))


def digest_of(moves: list[str]) -> str:
    return blake2b("\n".join(moves).encode(), digest_size=8).hexdigest()


def urgency(question: Question) -> int:
    """A table waits for a move, one person for a hint, nobody for a review."""
    if isinstance(question, Choose):
        return 2
    return 0 if question.played else 1


def kind_of(question: Question) -> str:
    """For logs and metrics: a move, or advice."""
    return "move" if isinstance(question, Choose) else "advice"


def seconds_allowed(question: Question, patience: float) -> float:
    """How long an answer may take before it is given up."""
    return patience + (2 * question.think if isinstance(question, Advise) else 0)
