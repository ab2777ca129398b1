"""A simple opponent for every game: it imagines what it cannot see and plays each move out at random, many times."""

from __future__ import annotations

from ..core.position import Dice
from .bot import Bot, Perspective
from .weighing import weigh

GAMES = 600
MOST_MOVES = 40
CAP = 400


class PlayoutBot(Bot):
    about = "Tries every move in a few hundred games at random and takes the one that went best."

    def choose(self, perspective: Perspective, dice: Dice) -> int:
        moves = self._candidates(perspective, dice)
        if len(moves) == 1:
            return moves[0]
        worth = weigh(perspective.world, perspective.seat, moves, dice, GAMES, CAP)
        return moves[worth.index(max(worth))]

    def _candidates(self, perspective: Perspective, dice: Dice) -> list[int]:
        """All legal moves, or a fair sample where there are more than can be weighed."""
        moves = perspective.world.moves(perspective.seat)
        while len(moves) > MOST_MOVES:
            moves.pop(dice.randrange(len(moves)))
        return moves
