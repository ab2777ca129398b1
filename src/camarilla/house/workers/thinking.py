"""What happens inside a worker: a game is replayed, a bot is asked, its move goes back as text."""

from __future__ import annotations

import os
import secrets
import signal
from contextlib import suppress

import msgspec

from ... import games  # noqa: F401  (registers the games of the house in a fresh process)
from ...bots import find_bot
from ...bots.careful import careful_move
from ...core.game import Game
from ...core.position import Dice
from ...core.record import Record


class Question(msgspec.Struct, frozen=True):
    """A seat's decision, put to a bot."""

    record: Record
    seat: int
    bot: str


def begin() -> None:
    """A worker gives way to those who serve people, and leaves Ctrl-C to its parent."""
    with suppress(OSError, AttributeError):
        os.nice(10)
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def answer(question: bytes) -> str:
    """The move a bot chooses, as text. It always comes: a bot that fails is replaced by a quick legal move."""
    asked = msgspec.json.decode(question, type=Question)
    game = Game.resume(asked.record)
    dice = Dice(secrets.randbits(60))
    move, _ = careful_move(find_bot(asked.record.game, asked.bot), game, asked.seat, dice)
    return game.rules.text(game.position, asked.seat, move)


def quick_answer(question: bytes) -> str:
    """Any legal move: when a worker died or took far too long."""
    asked = msgspec.json.decode(question, type=Question)
    game = Game.resume(asked.record)
    move = game.position.random_move(asked.seat, Dice(secrets.randbits(60)))
    return game.rules.text(game.position, asked.seat, move)
