"""The components of The Rose King as data: what ``edition.toml`` may say."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.edition import Component, Edition, Fault, number_faults

DIRECTIONS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
"""Clockwise from north, where White sits. A card's direction is the board's, not the player's (RK-2.2)."""
MOST_DISTANCES = 3
MOST_HAND = 9


class Board(Component, frozen=True):
    size: int
    crown: str


class Stones(Component, frozen=True):
    supply: int


class Cards(Component, frozen=True):
    distances: tuple[int, ...]
    hand: int


class Heroes(Component, frozen=True):
    each: int


class RoseKingEdition(Edition, frozen=True, kw_only=True):
    board: Board
    stones: Stones
    cards: Cards
    heroes: Heroes

    def faults(self) -> Iterator[Fault]:
        size = self.board.size
        if not 3 <= size <= 9:
            yield Fault("board.size", f"{size} is not a size from 3 to 9")
            return
        if self.board.crown not in square_names(size):
            last = square_names(size)[-1]
            yield Fault("board.crown", f"{self.board.crown!r} is not a square of this board (a1 to {last})")
        if not 1 <= self.stones.supply <= size * size:
            yield Fault("stones.supply", f"{self.stones.supply} stones do not fit: 1 to {size * size}")
        yield from self._card_faults()
        yield from number_faults("heroes.each", self.heroes.each, 0, 9)

    def _card_faults(self) -> Iterator[Fault]:
        distances = self.cards.distances
        if not 1 <= len(distances) <= MOST_DISTANCES:
            yield Fault("cards.distances", f"{len(distances)} distances: 1 to {MOST_DISTANCES} are possible")
        for distance in distances:
            if not 1 <= distance < self.board.size:
                most = self.board.size - 1
                yield Fault("cards.distances", f"{distance} leads off every square: 1 to {most} are possible")
            if distances.count(distance) > 1:
                yield Fault("cards.distances", f"{distance} stands there twice")
        # A deck must be left after both hands are dealt and filled, or a draw could find nothing.
        fullest = min(MOST_HAND, (len(DIRECTIONS) * len(distances) - 1) // 2)
        yield from number_faults("cards.hand", self.cards.hand, 1, fullest)


def square_names(size: int) -> list[str]:
    """a1 in the south-west corner, row by row to the north-east."""
    return [f"{'abcdefghi'[column]}{row + 1}" for row in range(size) for column in range(size)]
