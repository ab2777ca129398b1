"""How The Rose King is judged and led: a small mind that learned from self-play who is going to win. Compiled."""

from __future__ import annotations

from math import exp
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from ....bots.guide import Guide, utilities
from ....core.position import CHANCE, OVER, Dice, Position
from ..position import RoseKing
from .knowledge import FACTS, HINTS, Survey


@final
class Mind:
    """One hidden layer between the facts of a position and the chance to win of whoever is to move."""

    def __init__(self, hidden: list[list[float]], last: list[float], leanings: list[float]) -> None:
        self.width: i64 = len(hidden)
        self._hidden = vec[float]([weight for row in hidden for weight in row])
        """A row of FACTS weights and one more, its own inclination, for each hidden cell."""
        self._last = vec[float](last)
        self._leanings = vec[float](leanings)
        """What each hint about a move is worth."""

    def chance(self, facts: vec[float]) -> float:
        """From 0, a sure loss, to 1, a sure win."""
        hidden = self._hidden
        total = self._last[self.width]
        at: i64 = 0
        for cell in range(self.width):
            excited = 0.0
            for fact in range(FACTS):
                excited += hidden[at] * facts[fact]
                at += 1
            excited += hidden[at]
            at += 1
            if excited > 0.0:
                total += excited * self._last[cell]
        return 1.0 / (1.0 + exp(-total))

    def leaning(self, hints: vec[float]) -> float:
        """How much a move promises."""
        total = 0.0
        for hint in range(HINTS):
            total += self._leanings[hint] * hints[hint]
        return exp(total)


@final
class RoseKingGuide(Guide):
    """Judges at once, without playing on: the mind has seen how such positions end."""

    def __init__(self, mind: Mind) -> None:
        super().__init__()
        self.leads = True
        self.trust = 0.15  # what is judged at once wavers little, so the search can go deep instead of wide
        self._mind = mind
        self._survey: Survey | None = None

    def judge(self, world: Position, dice: Dice) -> list[float]:
        while world.actor == CHANCE:
            world.step(dice)
        mover = world.actor
        if mover == OVER:
            return utilities(world)
        assert isinstance(world, RoseKing)
        chance = self._mind.chance(self.survey(world).describe(world, mover))
        return [chance, 1.0 - chance] if mover == 0 else [1.0 - chance, chance]

    def promises(self, world: Position, seat: i64, moves: list[int]) -> list[float]:
        assert isinstance(world, RoseKing)
        survey = self.survey(world)
        survey.take(world)
        return [self._mind.leaning(survey.describe_move(world, seat, move)) for move in moves]

    def survey(self, world: RoseKing) -> Survey:
        survey = self._survey
        if survey is None:
            survey = self._survey = Survey(world.tables)
        return survey
