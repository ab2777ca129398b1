"""What happens inside a worker: a game is replayed, a bot is asked, its move or its advice goes back as text."""

from __future__ import annotations

import logging
import os
import secrets
import signal
import threading
import time
from contextlib import suppress
from hashlib import blake2b

import msgspec

from ... import games  # noqa: F401  (registers the games of the house in a fresh process)
from ...bots import find_bot
from ...bots.careful import careful_move, patience
from ...bots.explain import explain
from ...bots.searcher import Advice
from ...core.game import Game
from ...core.message import Message
from ...core.position import Dice
from ...core.record import Record
from ...core.view import Choice

log = logging.getLogger(__name__)

LOOK = 2.0
"""Seconds between two looks at whether the parent still lives."""
GRACE = 10.0
"""Seconds beyond twice its time after which nobody waits for advice any longer."""


class Choose(msgspec.Struct, frozen=True, tag="choose"):
    """A seat's decision, put to a bot; the answer is the text of a move."""

    record: Record
    seat: int
    bot: str


class Advise(msgspec.Struct, frozen=True, tag="advise"):
    """A seat's decision, put to the strongest bot; the answer is a list of ``Advised`` as JSON, the best first."""

    record: Record
    seat: int
    think: float
    most: int
    count: int = 3
    played: str = ""
    """A move that is to be judged among the others."""


Question = Choose | Advise


class Advised(msgspec.Struct):
    """A move worth thinking of. ``number``: what stands where its choice has a span."""

    text: str
    choice: Choice | None
    number: int | None
    value: float
    """How good the end looks after it: from 0, a sure loss, to 1, a sure win."""
    visits: int
    reasons: list[Message]


encode = msgspec.json.encode
decode = msgspec.json.Decoder(Question).decode


def begin() -> None:
    """A worker gives way to those who serve people, leaves Ctrl-C to its parent, and does not outlive it."""
    with suppress(OSError, AttributeError):
        os.nice(10)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with, args=(os.getppid(),), name="leaves-with-parent", daemon=True).start()


def _leave_with(parent: int) -> None:
    """Whoever is killed cannot tell its workers: they look for themselves."""
    while os.getppid() == parent:
        time.sleep(LOOK)
    os._exit(1)


def answer(question: bytes) -> str:
    """The answer to a question. It always comes: a bot that fails is replaced by a quick legal move, or silence."""
    asked: Question = decode(question)
    game = Game.resume(asked.record)
    if isinstance(asked, Advise):
        return encode(_advised(asked, game)).decode()
    move, _ = careful_move(find_bot(asked.record.game, asked.bot), game, asked.seat, Dice(secrets.randbits(60)))
    return game.rules.text(game.position, asked.seat, move)


def quick_answer(question: bytes) -> str:
    """Any legal move, and no advice: when a worker died or took far too long."""
    asked: Question = decode(question)
    if isinstance(asked, Advise):
        return "[]"
    game = Game.resume(asked.record)
    move = game.position.random_move(asked.seat, Dice(secrets.randbits(60)))
    return game.rules.text(game.position, asked.seat, move)


def _advised(asked: Advise, game: Game) -> list[Advised]:
    also = game.rules.move(game.position, asked.seat, asked.played) if asked.played else None
    try:
        with patience(GRACE + 2 * asked.think):
            found = explain(
                game,
                asked.seat,
                think=asked.think,
                most=asked.most,
                count=asked.count,
                also=also,
                seed=_seed(game, asked.seat),
            )
    except Exception:
        log.exception("no advice on %s", asked.record.game)
        return []
    choices = game.choices(asked.seat)
    return [_told(one, choices) for one in found]


def _seed(game: Game, seat: int) -> int:
    """From what the seat sees, so that asking twice gives the same answer, and no answer depends on more."""
    return int.from_bytes(blake2b(encode(game.view(seat)), digest_size=7).digest())


def _told(one: Advice, choices: list[Choice]) -> Advised:
    choice, number = _among(one.text, choices)
    return Advised(one.text, choice, number, round(one.value, 4), one.visits, one.reasons)


def _among(text: str, choices: list[Choice]) -> tuple[Choice | None, int | None]:
    """The choice that a move belongs to, and its number where the choice stands for a family."""
    for choice in choices:
        if choice.text == text:
            return choice, None
        if choice.span is not None:
            before, _, after = choice.text.partition("{n}")
            number = text.removeprefix(before).removesuffix(after)
            if number.isdigit() and choice.text.replace("{n}", number) == text:
                return choice, int(number)
    return None, None
