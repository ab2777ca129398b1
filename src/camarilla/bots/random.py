"""The baseline of all baselines."""

from __future__ import annotations

from ..core.position import Dice
from .bot import Bot, Perspective


class RandomBot(Bot):
    def choose(self, perspective: Perspective, dice: Dice) -> int:
        return perspective.world.random_move(perspective.seat, dice)
