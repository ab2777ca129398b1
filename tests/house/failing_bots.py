"""Bots that fail or say where they are, for processes of the house. They stand apart from the tests: a new process
imports them with its first question, and the time that takes counts."""

from __future__ import annotations

import os
import time

from camarilla.core.record import Record
from camarilla.house.services.thinking import sessions
from camarilla.house.services.thinking.questions import decode
from camarilla.house.services.thinking.sessions import answer

_new_games = 0


class CountedSession(sessions.Session):
    def __init__(self, record: Record, seat: int) -> None:
        global _new_games
        _new_games += 1
        super().__init__(record, seat)


def hang(question: bytes) -> str:
    time.sleep(60)
    return question.decode()


def hang_over_one_table(question: bytes) -> str:
    if decode(question).table == "hangs":
        time.sleep(60)
    return answer(question)


def die_over_one_table(question: bytes) -> str:
    if decode(question).table == "dies":
        os._exit(1)
    return answer(question)


def dawdle(question: bytes) -> str:
    time.sleep(0.1)
    return answer(question)


def say_which_process(question: bytes) -> str:
    return str(os.getpid())


def count_new_games(question: bytes) -> str:
    """The answer, and how many games this process has played through from their records."""
    sessions.Session = CountedSession  # type: ignore[misc]
    return f"{answer(question)}/{_new_games}"
