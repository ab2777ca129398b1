"""A bot's move that always comes: one that fails, answers nonsense or takes too long is replaced by a legal move."""

from __future__ import annotations

import logging
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from ..core.game import Game
from ..core.position import Dice
from .bot import Bot, Perspective

log = logging.getLogger(__name__)

STARVED = 12
"""How many times longer by the wall a bot may take whose time is the processor's: on a busy machine it gets a share."""


class OutOfTime(Exception):
    """A bot that did not come to a decision."""


def careful_move(bot: Bot, game: Game, seat: int, dice: Dice) -> tuple[int, bool]:
    """The bot's choice and True; or, if it failed, any legal move and False. The failure is logged."""
    try:
        allowed = bot.patience + 2 * bot.think
        with patience(STARVED * allowed if bot.by_processor else allowed):
            move = bot.choose(Perspective(game, seat, dice), dice)
        if game.position.is_legal(seat, move):
            return move, True
        log.error("%s chose %r, which is not legal, in %s", type(bot).__name__, move, game.record.game)
    except Exception:
        log.exception("%s failed in %s", type(bot).__name__, game.record.game)
    return game.position.random_move(seat, dice), False


@contextmanager
def patience(seconds: float) -> Iterator[None]:
    """Raise ``OutOfTime`` in what runs inside once the time is over.

    By an alarm, which only the main thread of a Unix process can set; elsewhere there is no limit, and whoever runs
    bots there keeps the clock over the whole process. Compiled loops answer it when they return to Python.
    """
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(number: int, frame: FrameType | None) -> None:
        raise OutOfTime(f"no decision within {seconds:g} s")

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
