"""Plain tree search: no knowledge of any game but its rules. The baseline that better bots have to beat."""

from __future__ import annotations

from ..core.position import Dice
from .bot import Bot, Perspective
from .tree import Search

CAP = 400
"""Moves of a random game before it is judged as it stands: some games wander when played at random."""


class IsmctsBot(Bot):
    think = 0.2

    def choose(self, perspective: Perspective, dice: Dice) -> int:
        # Over a single move as long as over many: how long a bot takes must not tell what it holds.
        search = Search(perspective.world, perspective.seat, dice, CAP)
        search.run(self.think, self.most)
        return search.weighed()[0].move
