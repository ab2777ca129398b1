"""How long people take to answer, so that an answer given for somebody who has no choice takes as long.

If such answers came sooner, or always after the same time, everybody would see from the clock what a seat could not do.
So they take as long as the same person's own answers lately, or as other people's to the same question.
"""

from __future__ import annotations

import random
from collections import OrderedDict, deque

SHORTEST_SECONDS = 0.4
LONGEST_SECONDS = 15.0
"""A real answer outside these bounds says more about the person than about the question."""
REMEMBERED = 200
"""Real answers kept for each question."""
REMEMBERED_OF_EACH = 20
"""Real answers kept for each person, to whatever question."""
REMEMBERED_PEOPLE = 10_000
ENOUGH = 20
"""With fewer real answers to a question, or ``ENOUGH_OF_ONE`` of a person, one is drawn elsewhere."""
ENOUGH_OF_ONE = 6
JITTER = 0.2
"""Nobody takes exactly the same time twice."""
USUAL_MEDIAN_SECONDS = 2.2
USUAL_SPREAD = 0.45
OPEN_SECONDS = 0.6
"""Where nothing is secret, or only bots look on, the time can tell nothing: one moment, to see what happens."""


class AnswerTimes:
    """By question, the id of what was asked, and by person. One for all tables of a house."""

    def __init__(self, dice: random.Random | None = None) -> None:
        self._dice = dice or random.SystemRandom()
        self._seen: dict[str, deque[float]] = {}
        self._people: OrderedDict[str, deque[float]] = OrderedDict()

    def note(self, question: str, seconds: float, person: str = "") -> None:
        """A person has answered a question by their own choice, within the bounds."""
        self._seen.setdefault(question, deque(maxlen=REMEMBERED)).append(seconds)
        if person:
            self._people.setdefault(person, deque(maxlen=REMEMBERED_OF_EACH)).append(seconds)
            self._people.move_to_end(person)
            if len(self._people) > REMEMBERED_PEOPLE:
                self._people.popitem(last=False)

    def draw(self, question: str, person: str = "") -> float:
        """A time after which somebody might have answered. It depends on the question and the person's pace alone."""
        own = self._people.get(person, ())
        if len(own) >= ENOUGH_OF_ONE:
            return self._near(self._dice.choice(own))
        seen = self._seen.get(question, ())
        if len(seen) >= ENOUGH:
            return self._near(self._dice.choice(seen))
        return self._near(USUAL_MEDIAN_SECONDS * self._dice.lognormvariate(0.0, USUAL_SPREAD))

    def _near(self, seconds: float) -> float:
        return min(LONGEST_SECONDS, max(SHORTEST_SECONDS, seconds * self._dice.uniform(1 - JITTER, 1 + JITTER)))
