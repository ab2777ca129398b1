"""Moves weighed by what random games make of them. Compiled with the positions."""

from __future__ import annotations

from math import log, sqrt

from ..core.playout import playout
from ..core.position import Dice, Position


def weigh(world: Position, seat: int, moves: list[int], dice: Dice, games: int, cap: int) -> list[float]:
    """How much each move is worth to a seat, from 0 to 1, after ``games`` random games in all.

    Every game is played in a world of its own, imagined anew from what the seat knows. Moves that do well are tried
    more often (UCB1). A game that reaches its ``cap`` counts as if it ended there.
    """
    tries = [0] * len(moves)
    worth = [0.0] * len(moves)
    for game in range(games):
        chosen = game if game < len(moves) else _most_promising(tries, worth, game)
        imagined = world.imagine(seat, dice)
        imagined.apply(seat, moves[chosen])
        playout(imagined, dice, cap)
        tries[chosen] += 1
        worth[chosen] += imagined.utility(seat)
    return [worth[one] / tries[one] if tries[one] else 0.0 for one in range(len(moves))]


def _most_promising(tries: list[int], worth: list[float], games: int) -> int:
    best = 0
    best_bound = -1.0
    spread = log(games)
    for one in range(len(tries)):
        bound = worth[one] / tries[one] + sqrt(spread / tries[one])
        if bound > best_bound:
            best = one
            best_bound = bound
    return best
