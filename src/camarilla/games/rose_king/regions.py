"""Walking over a region: the one way in which searchers and learners number the cells that hang together. Compiled.

Counting at a game's end (``position.py``) walks by itself: it eats the board as it goes, and needs no numbers.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8


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
