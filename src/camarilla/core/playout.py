"""Random games to the end: the yardstick of speed and the seed of every search. Compiled with the positions."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from .position import OVER, Dice, Position

NO_CAP: Final = 1_000_000_000


def playout(position: Position, dice: Dice, cap: i64 = NO_CAP) -> i64:
    """Play at random from here to the end, in place, and return how many moves the players made.

    It stops after ``cap`` moves, chance's included; the position is then not over.
    """
    moves: i64 = 0
    for _step in range(cap):  # not `_`, which mypyc would box
        actor = position.actor
        if actor >= 0:
            moves += 1
        elif actor == OVER:
            break
        position.step(dice)
    return moves


def playout_moves(position: Position, dice: Dice, cap: i64 = NO_CAP) -> list[tuple[int, int]]:
    """The same game as ``playout`` with the same dice, told move by move as ``(actor, move)``."""
    told: list[tuple[int, int]] = []
    for _step in range(cap):
        actor = position.actor
        if actor == OVER:
            break
        move = position.random_move(actor, dice)
        position.apply(actor, move)
        told.append((actor, move))
    return told


@final
class Totals:
    """What many games came to."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.moves = 0
        self.capped = 0
        self.draws = 0
        self.wins = [0] * seats
        """By seat. Who shares a victory has won as well."""
        self.scores = [0] * seats

    def add(self, end: Position, moves: int) -> None:
        """Count a game that has been played to its end, or to its cap."""
        self.games += 1
        self.moves += moves
        if end.actor != OVER:
            self.capped += 1
            return
        scores, winners = end.standing()
        for seat, score in enumerate(scores):
            self.scores[seat] += score
        if not winners:
            self.draws += 1
        for seat in winners:
            self.wins[seat] += 1


def playouts(first: Position, dice: Dice, games: int, cap: i64 = NO_CAP) -> Totals:
    """Many random games from one position, which stays as it is."""
    totals = Totals(first.seats)
    for _game in range(games):
        position = first.copy()
        moves = playout(position, dice, cap)
        totals.add(position, moves)
    return totals
