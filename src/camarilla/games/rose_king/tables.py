"""Everything about an edition that can be worked out before the first move. Compiled.

The board is kept as a row of cells with a rim of walls around it, so that looking at a neighbour or at a card's
target never needs a test for the edge: ``cell = (row + 1) * (size + 1) + column``.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ...core.rows import row_of, small_row_of
from .edition import DIRECTIONS, RoseKingEdition, square_names

EMPTY: Final[u8] = 0
RED_ROSE: Final[u8] = 1
WHITE_ROSE: Final[u8] = 2
WALL: Final[u8] = 3

OFF_BOARD: Final = 0
"""The target of a card that leads off the board: a cell of the rim."""
SLOTS: Final = 24
"""Room for cards in the move space: eight directions, at most three distances."""

STEPS: Final = ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))
"""Rows and columns a step of each direction, clockwise from north."""


@final
class Tables:
    """The constants of one edition."""

    def __init__(self, edition: RoseKingEdition) -> None:
        size = edition.board.size
        self.size: i64 = size
        self.stride: i64 = size + 1
        self.stones: i64 = edition.stones.supply
        self.hand: i64 = edition.cards.hand
        self.heroes: i64 = edition.heroes.each
        self.cards: i64 = len(DIRECTIONS) * len(edition.cards.distances)
        cells = [(row + 1) * (size + 1) + column for row in range(size) for column in range(size)]
        self.cells: vec[i64] = row_of(cells)
        """The squares of the board, row by row from a1 on."""
        self.cell_of: dict[str, int] = dict(zip(square_names(size), cells, strict=True))
        self.square_of: dict[int, str] = {cell: name for name, cell in self.cell_of.items()}
        self.card_names: list[str] = [f"{way}{n}" for way in DIRECTIONS for n in edition.cards.distances]
        self.crown: i64 = self.cell_of[edition.board.crown]
        self.board: vec[u8] = empty_board(size)
        self.no_labels: vec[i64] = row_of([0] * len(self.board))
        """Room to number the cells of a board, nothing numbered yet."""
        self.targets: vec[i64] = card_targets(size, edition.cards.distances)
        """The cell a card leads to, at ``cell * SLOTS + card``; OFF_BOARD where it leads off."""


def empty_board(size: int) -> vec[u8]:
    """A board without stones, walls all around."""
    stride = size + 1
    board: list[int] = []
    for cell in range((size + 2) * stride + 1):
        row, column = cell // stride - 1, cell % stride
        board.append(EMPTY if 0 <= row < size and column < size else WALL)
    return small_row_of(board)


def card_targets(size: int, distances: tuple[int, ...]) -> vec[i64]:
    """Where every card leads from every cell."""
    stride = size + 1
    targets: list[int] = []
    for cell in range((size + 1) * stride):
        row, column = cell // stride - 1, cell % stride
        for slot in range(SLOTS):
            target = OFF_BOARD
            if slot < len(STEPS) * len(distances):
                up, right = STEPS[slot // len(distances)]
                distance = distances[slot % len(distances)]
                new_row, new_column = row + up * distance, column + right * distance
                if 0 <= new_row < size and 0 <= new_column < size:
                    target = (new_row + 1) * stride + new_column
            targets.append(target)
    return row_of(targets)
