"""Moves as actions: for one table, every move that could ever be made there, numbered from 0 without gaps."""

from __future__ import annotations

from collections.abc import Iterable

from ..core.position import Position
from .parts import moves_of


class Actions:
    """The fixed space of actions of one table. Their order is that of the moves."""

    def __init__(self, moves: Iterable[int]) -> None:
        self.moves = tuple(sorted(set(moves)))
        self.size = len(self.moves)
        self._numbers = {move: number for number, move in enumerate(self.moves)}

    def number(self, move: int) -> int | None:
        """The action of a move; None for a bet too large for the space (a cash game's bought chips)."""
        return self._numbers.get(move)

    def legal(self, position: Position, seat: int) -> list[int]:
        """The actions a seat may take now, lowest first."""
        numbers = self._numbers
        return sorted([numbers[move] for move in position.moves(seat) if move in numbers])


def actions_of(game: str, first: Position) -> Actions:
    """The action space of a table, from any of its positions."""
    return Actions(moves_of(game, first))
