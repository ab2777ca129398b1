"""Regions: roses of one colour that touch by their sides. Compiled."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from .tables import EMPTY, RED_ROSE, WHITE_ROSE, Tables


@final
class Tally:
    """The count at the end, for one colour: RK-4.3 and the tie-breaks of RK-4.4."""

    def __init__(self) -> None:
        self.points: i64 = 0
        self.largest: i64 = 0
        self.stones: i64 = 0

    def add(self, size: i64) -> None:
        self.points += size * size
        self.stones += size
        if size > self.largest:
            self.largest = size

    def ahead_of(self, other: Tally) -> i64:
        """Above zero when this colour wins, below when the other does: points, largest region, stones (RK-4.4)."""
        if self.points != other.points:
            return self.points - other.points
        if self.largest != other.largest:
            return self.largest - other.largest
        return self.stones - other.stones


def count(tables: Tables, board: vec[u8]) -> tuple[Tally, Tally]:
    """Red and White: a region is worth its size squared (RK-4.3)."""
    red, white = Tally(), Tally()
    uncounted = board[:]
    frontier = tables.cells[:]
    for cell in tables.cells:
        stone = uncounted[cell]
        if stone == RED_ROSE:
            red.add(_take_region(uncounted, frontier, tables.stride, cell))
        elif stone == WHITE_ROSE:
            white.add(_take_region(uncounted, frontier, tables.stride, cell))
    return red, white


def _take_region(board: vec[u8], frontier: vec[i64], stride: i64, first: i64) -> i64:
    """Remove the region of a cell from a scratch board; its size. ``frontier`` is scratch room.

    The same as ``spread`` with less to look at: it is done at the end of every game that is played out.
    """
    rose = board[first]
    board[first] = EMPTY
    frontier[0] = first
    waiting: i64 = 1
    size: i64 = 0
    while waiting > 0:
        waiting -= 1
        cell = frontier[waiting]
        size += 1
        if board[cell + 1] == rose:
            board[cell + 1] = EMPTY
            frontier[waiting] = cell + 1
            waiting += 1
        if board[cell - 1] == rose:
            board[cell - 1] = EMPTY
            frontier[waiting] = cell - 1
            waiting += 1
        if board[cell + stride] == rose:
            board[cell + stride] = EMPTY
            frontier[waiting] = cell + stride
            waiting += 1
        if board[cell - stride] == rose:
            board[cell - stride] = EMPTY
            frontier[waiting] = cell - stride
            waiting += 1
    return size


def spread(board: vec[u8], labels: vec[i64], frontier: vec[i64], stride: i64, first: i64, label: i64) -> i64:
    """Write a label on all cells of a region, from its first one; its size. ``frontier`` is scratch room."""
    rose = board[first]
    labels[first] = label
    frontier[0] = first
    waiting: i64 = 1
    size: i64 = 0
    while waiting > 0:
        waiting -= 1
        cell = frontier[waiting]
        size += 1
        if board[cell + 1] == rose and labels[cell + 1] != label:
            labels[cell + 1] = label
            frontier[waiting] = cell + 1
            waiting += 1
        if board[cell - 1] == rose and labels[cell - 1] != label:
            labels[cell - 1] = label
            frontier[waiting] = cell - 1
            waiting += 1
        if board[cell + stride] == rose and labels[cell + stride] != label:
            labels[cell + stride] = label
            frontier[waiting] = cell + stride
            waiting += 1
        if board[cell - stride] == rose and labels[cell - stride] != label:
            labels[cell - stride] = label
            frontier[waiting] = cell - stride
            waiting += 1
    return size


def regions_of(tables: Tables, board: vec[u8], rose: u8) -> list[list[int]]:
    """The regions of a colour as lists of cells, largest first, of equal ones that with the lowest cell."""
    labels, frontier = tables.no_labels[:], tables.cells[:]
    regions: list[list[int]] = []
    for cell in tables.cells:
        if board[cell] == rose:
            if labels[cell] == 0:
                regions.append([])
                spread(board, labels, frontier, tables.stride, cell, len(regions))
            regions[labels[cell] - 1].append(cell)
    return sorted(regions, key=len, reverse=True)


def region_at(tables: Tables, board: vec[u8], first: i64) -> list[int]:
    """The cells of the region that a rose belongs to."""
    labels = tables.no_labels[:]
    spread(board, labels, tables.cells[:], tables.stride, first, 1)
    return [cell for cell in tables.cells if labels[cell]]
