"""Bots that fail, for processes of the house. They stand apart from the tests: a new process imports them with its
first question, and the time that takes counts."""

from __future__ import annotations

import os
import time

from camarilla.house.services.thinking.answering import answer
from camarilla.house.services.thinking.questions import decode


def hang(question: bytes) -> str:
    time.sleep(60)
    return question.decode()


def hang_over_one_table(question: bytes) -> str | None:
    if decode(question).table == "hangs":
        time.sleep(60)
    return answer(question)


def die_over_one_table(question: bytes) -> str | None:
    if decode(question).table == "dies":
        os._exit(1)
    return answer(question)


def dawdle(question: bytes) -> str | None:
    time.sleep(0.1)
    return answer(question)
