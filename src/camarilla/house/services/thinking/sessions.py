"""Bots that keep their game. A session is a bot at a seat of a table, with the game as far as it was told: of a record,
only the moves made since are taken up. Without a session, or after a move was taken back, a new one is made."""

from __future__ import annotations

import logging
import multiprocessing
import os
import secrets
import signal
import threading
import time
from contextlib import suppress
from hashlib import blake2b

from .... import games  # noqa: F401  (registers the games of the house in a fresh process)
from ....bots import Bot, find_bot
from ....bots.careful import careful_move, patience
from ....bots.explain import advise, find_adviser
from ....bots.searcher import Advice, Searcher
from ....core.choice import Choice
from ....core.errors import CamarillaError
from ....core.game import Game
from ....core.position import Dice
from ....core.record import Record
from ...limits import Newest
from .questions import Advise, Advised, Choose, Question, SessionKey, decode, encode

log = logging.getLogger(__name__)

SECONDS_PER_PARENT_CHECK = 2.0
MAX_SESSIONS = 100
"""In one process; the least recently used are dropped. Each holds a game and the search trees of one decision."""
ADVICE_GRACE = 10.0
"""Seconds beyond twice its time after which an adviser is not waited for any longer."""


class Session:
    """A bot, or an adviser, with its game. The bot is handed its seat's perspective of it and nothing else."""

    def __init__(self, record: Record, seat: int) -> None:
        self.game = Game.resume(record, observers=[seat])
        self.seat = seat
        self._bot: Bot | None = None
        self._adviser: Searcher | None = None

    def choose(self, name: str, dice: Dice) -> str:
        """The text of the bot's move. One that failed may be in disorder, and does not come back."""
        bot = self._bot or find_bot(self.game.record.game, name)
        move, succeeded = careful_move(bot, self.game, self.seat, dice)
        self._bot = bot if succeeded else None
        return self.game.rules.text(self.game.position, self.seat, move)

    def advise(self, question: Advise) -> list[Advised]:
        """The best moves, the best first; none if the adviser failed. A move that is to be judged is always among them,
        without visits if the search did not try it."""
        game, seat = self.game, self.seat
        also = game.rules.move(game.position, seat, question.played) if question.played else None
        adviser = self._adviser or find_adviser(game.record.game)
        adviser.think, adviser.most = question.think, question.most
        self._adviser = None
        try:
            with patience(ADVICE_GRACE + 2 * question.think):
                advice = advise(adviser, game, seat, count=question.count, also=also, seed=_seed(game, seat))
        except Exception:
            log.exception("no advice on %s", game.record.game)
            return []
        self._adviser = adviser
        choices = game.choices(seat)
        advised = [_advised(option, choices) for option in advice]
        if question.played and all(move.text != question.played for move in advised):
            advised.append(Advised(question.played, *_choice_of(question.played, choices), 0.0, 0, [], []))
        return advised


class Sessions:
    """All sessions of a process."""

    def __init__(self, most: int = MAX_SESSIONS) -> None:
        self._kept: Newest[SessionKey, Session] = Newest(most)

    def __len__(self) -> int:
        return len(self._kept)

    def answer(self, question: Question, dice: Dice | None = None) -> str:
        """The answer as it is sent. A session is kept only if all went well."""
        session = self._taken_up(question)
        if isinstance(question, Choose):
            answer = session.choose(question.bot, dice or Dice(secrets.randbits(60)))
        else:
            answer = encode(session.advise(question)).decode()
        self._kept[question.session] = session
        return answer

    def forget(self, table: str) -> None:
        """Drop all sessions of a table."""
        for key in [key for key in self._kept if key[0] == table]:
            del self._kept[key]

    def _taken_up(self, question: Question) -> Session:
        """The session, brought to the moment of the question; a new one if the game has not gone on from there."""
        session, moves = self._kept.pop(question.session, None), question.record.moves
        made = session.game.record.moves if session is not None else []
        if session is None or moves[: len(made)] != made:
            return Session(question.record, question.seat)
        session.game.follow(moves[len(made) :])
        return session


def _seed(game: Game, seat: int) -> int:
    """From what the seat sees, so that advice depends on nothing else."""
    return int.from_bytes(blake2b(encode(game.view(seat)), digest_size=7).digest())


def _advised(advice: Advice, choices: list[Choice]) -> Advised:
    choice, number = _choice_of(advice.text, choices)
    return Advised(advice.text, choice, number, round(advice.value, 4), advice.visits, advice.reasons, advice.differs)


def _choice_of(text: str, choices: list[Choice]) -> tuple[Choice | None, int | None]:
    """The choice that a move belongs to, and its number where the choice stands for a family."""
    for choice in choices:
        if choice.text == text:
            return choice, None
        if choice.span is not None:
            before, _, after = choice.text.partition("{n}")
            number = text.removeprefix(before).removesuffix(after)
            if number.isdigit() and choice.with_number(int(number)) == text:
                return choice, int(number)
    return None, None


# What a worker process does

_sessions = Sessions()
"""Of this process."""


def begin() -> None:
    """A worker gives way to those who serve people, leaves Ctrl-C to its parent, and does not outlive it."""
    with suppress(OSError, AttributeError):
        os.nice(10)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None
    threading.Thread(target=exit_with, args=(parent.pid,), name="exits-with-parent", daemon=True).start()


def exit_with(parent: int | None) -> None:
    """A parent that is killed cannot tell its workers: they look for themselves. It may be gone already."""
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
