"""How long people take to answer, so that an answer given for somebody who has no choice takes as long.

If such answers came sooner, or always after the same time, everybody would see from the clock what a seat could not do.
"""

from __future__ import annotations

import random
from collections import deque

SHORTEST_SECONDS = 0.8
LONGEST_SECONDS = 8.0
"""A real answer outside these bounds says more about the person than about the question."""
REMEMBERED = 200
"""Real answers kept for each question."""
ENOUGH = 20
"""With fewer real answers a usual time is drawn."""
USUAL_MEDIAN_SECONDS = 2.2
USUAL_SPREAD = 0.45
OPEN_SECONDS = 0.6
"""Where nothing is secret, or only bots look on, the time can tell nothing: one moment, to see what happens."""


class AnswerTimes:
    """By question: the id of what was asked. One for all tables of a house."""

    def __init__(self, dice: random.Random | None = None) -> None:
        self._dice = dice or random.SystemRandom()
        self._seen: dict[str, deque[float]] = {}

    def note(self, question: str, seconds: float) -> None:
        """A person has answered a question by their own choice, within the bounds."""
        self._seen.setdefault(question, deque(maxlen=REMEMBERED)).append(seconds)

    def draw(self, question: str) -> float:
        """A time after which somebody might have answered. It depends on the question alone."""
        seen = self._seen.get(question, ())
        if len(seen) >= ENOUGH:
            return self._dice.choice(seen)
        usual = USUAL_MEDIAN_SECONDS * self._dice.lognormvariate(0.0, USUAL_SPREAD)
        return min(LONGEST_SECONDS, max(SHORTEST_SECONDS, usual))
