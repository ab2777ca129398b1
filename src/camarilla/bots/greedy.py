"""Looks one move ahead and counts points: the baseline for who does not look further."""

from __future__ import annotations

from ..core.position import CHANCE, Dice, Position
from .bot import Bot, Perspective

WORLDS = 4


class GreedyBot(Bot):
    def choose(self, perspective: Perspective, dice: Dice) -> int:
        seat = perspective.seat
        moves = perspective.world.candidates(seat, dice)
        worlds = [perspective.world.imagine(seat, dice) for _ in range(WORLDS)]
        gains = [sum(_lead_after(world, seat, move, dice) for world in worlds) for move in moves]
        best = max(gains)
        equal = [move for move, gain in zip(moves, gains, strict=True) if gain == best]
        return equal[dice.randrange(len(equal))]


def _lead_after(world: Position, seat: int, move: int, dice: Dice) -> int:
    """Points ahead of the best rival once the move is made and chance has had its say."""
    after = world.copy()
    after.apply(seat, move)
    while after.actor == CHANCE:
        after.step(dice)
    scores = after.scores()
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
