"""The opponents: one who knows the trick, and one who does not care."""

from __future__ import annotations

from camarilla.bots.bot import Bot, Perspective
from camarilla.core.position import Dice

from .position import MOST, Nim


class Careless(Bot):
    def choose(self, perspective: Perspective, dice: Dice) -> int:
        return 1


class Master(Bot):
    def choose(self, perspective: Perspective, dice: Dice) -> int:
        """Leave a multiple of four where that is possible."""
        assert isinstance(perspective.world, Nim)
        return perspective.world.stones % (MOST + 1) or 1
