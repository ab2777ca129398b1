"""What happens inside a worker process: bots are asked, and their moves or advice go back as text."""

from __future__ import annotations

import logging
import os
import secrets
import signal
import threading
import time
from contextlib import suppress

from .... import games  # noqa: F401  (registers the games of the house in a fresh process)
from ....core.errors import CamarillaError
from ....core.game import Game
from ....core.position import Dice
from .questions import Choose, Question, decode
from .sessions import Sessions

log = logging.getLogger(__name__)

SECONDS_PER_PARENT_CHECK = 2.0

_sessions = Sessions()
"""Of this process."""


def begin() -> None:
    """A worker gives way to those who serve people, leaves Ctrl-C to its parent, and does not outlive it."""
    with suppress(OSError, AttributeError):
        os.nice(10)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_exit_with, args=(os.getppid(),), name="exits-with-parent", daemon=True).start()


def _exit_with(parent: int) -> None:
    """A parent that is killed cannot tell its workers: they look for themselves."""
    while os.getppid() == parent:
        time.sleep(SECONDS_PER_PARENT_CHECK)
    os._exit(1)


def answer(question: bytes) -> str:
    """The answer to a question.

    A bot that fails is replaced by a quick legal move, an adviser by silence. What is wrong with the question itself
    is said in an error of the plain kind: not every exception can be sent to another process.
    """
    asked = decode(question)
    try:
        return _sessions.answer(asked)
    except Exception as error:
        log.exception("a question about table %s cannot be answered", asked.table)
        raise CamarillaError(f"{type(error).__name__}: {error}") from None


def forget(table: str) -> None:
    """A game is over: its sessions can go."""
    _sessions.forget(table)


def quick_answer(question: Question) -> str:
    """Any legal move, and no advice: for when a worker died or took far too long."""
    if not isinstance(question, Choose):
        return "[]"
    game = Game.resume(question.record)
    move = game.position.random_move(question.seat, Dice(secrets.randbits(60)))
    return game.rules.text(game.position, question.seat, move)
