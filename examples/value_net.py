"""A small value network in plain numpy: what a position of The Rose King is worth to whoever has just moved.

One hidden layer, Adam, and the eight symmetries of the board, by which every position teaches seven others.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from camarilla.games.rose_king.edition import DIRECTIONS
from camarilla.games.rose_king.tables import SLOTS
from camarilla.research.game_setup import GameSetup

Floats = NDArray[np.float32]
Rows = NDArray[np.int16]

_SETUP = GameSetup("rose-king")
_AT = _SETUP.encoder.places
_SIZE = 9
_RANGE = SLOTS // len(DIRECTIONS)
_BITS = ("own_roses", "rival_roses", "crown", "own_hand", "rival_hand", "discards")
_GAINS = ("own_gains", "rival_gains")


def features(rows: Rows) -> Floats:
    """Observations as the network reads them: numbers about as large as one."""
    parts = [rows[:, _AT[name]].astype(np.float32) for name in _BITS]
    gains = [np.log1p(rows[:, _AT[name]].astype(np.float32)) / 3 for name in _GAINS]
    one = {name: rows[:, _AT[name]].astype(np.float32) for name in ("own_points", "rival_points", "supply", "drawing")}
    lead = one["own_points"] - one["rival_points"]
    left = one["supply"] / 52
    numbers = [
        np.tanh(lead / 20),
        np.tanh(lead / 80),
        np.tanh(lead / (4 + 100 * left)),
        left,
        one["drawing"],
        rows[:, _AT["own_heroes"]] / 4,
        rows[:, _AT["rival_heroes"]] / 4,
        rows[:, _AT["own_hand"]].sum(1, keepdims=True) / 5,
        rows[:, _AT["rival_hand"]].sum(1, keepdims=True) / 5,
        *(gain.max(1, keepdims=True) for gain in gains),
        *((gain > 0).sum(1, keepdims=True) / 5 for gain in gains),
    ]
    return np.concatenate([*parts, *gains, *numbers], axis=1, dtype=np.float32)


def symmetries() -> list[NDArray[np.intp]]:
    """Eight orders of an observation's numbers: the board turned and mirrored, the cards' directions with it."""
    found = []
    squares = np.arange(_SIZE * _SIZE).reshape(_SIZE, _SIZE)
    ways = np.arange(len(DIRECTIONS))
    for mirrored in (False, True):
        for turns in range(4):
            # Row 0 lies in the south: an array turned to the left is a board turned to the right.
            board = np.rot90(squares[:, ::-1] if mirrored else squares, turns).ravel()
            turned = (ways - 2 * turns) % 8
            compass = (-turned) % 8 if mirrored else turned
            cards = (compass[:, None] * _RANGE + np.arange(_RANGE)).ravel()
            order = np.arange(_SETUP.encoder.size)
            for name in ("own_roses", "rival_roses", "crown"):
                order[_AT[name]] = _AT[name].start + board
            for name in ("own_hand", "own_gains", "rival_hand", "rival_gains", "discards"):
                order[_AT[name]] = _AT[name].start + cards
            found.append(order)
    return found


class ValueNet:
    """From -1, a sure loss, to 1, a sure win."""

    def __init__(self, hidden: int, seed: int) -> None:
        lot = np.random.default_rng(seed)
        inputs = features(np.zeros((1, _SETUP.encoder.size), np.int16)).shape[1]
        self.weights: list[Floats] = [
            (lot.standard_normal((inputs, hidden)) / 16).astype(np.float32),
            np.zeros(hidden, np.float32),
            (lot.standard_normal(hidden) / 16).astype(np.float32),
            np.zeros(1, np.float32),
        ]
        self._means = [np.zeros_like(weight) for weight in self.weights]
        self._squares = [np.zeros_like(weight) for weight in self.weights]
        self._updates = 0

    def values(self, rows: Rows) -> Floats:
        first, bias, second, last = self.weights
        worth: Floats = np.tanh(np.maximum(features(rows) @ first + bias, 0) @ second + last)
        return worth

    def learn(self, rows: Rows, targets: Floats, rate: float) -> float:
        """One step of Adam towards the targets; the mean square error before it."""
        first, bias, second, last = self.weights
        seen = features(rows)
        inner = seen @ first + bias
        active = np.maximum(inner, 0)
        worth = np.tanh(active @ second + last)
        wrong = worth - targets
        slope = (wrong * (1 - worth * worth) / len(rows)).astype(np.float32)
        back = np.where(inner > 0, slope[:, None] * second, 0).astype(np.float32)
        self._adam([seen.T @ back, back.sum(0), active.T @ slope, slope.sum(keepdims=True)], rate)
        return float((wrong * wrong).mean())

    def _adam(self, slopes: list[Floats], rate: float) -> None:
        self._updates += 1
        for weight, slope, mean, square in zip(self.weights, slopes, self._means, self._squares, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            fair = square / (1 - 0.999**self._updates)
            weight -= rate * mean / (1 - 0.9**self._updates) / (np.sqrt(fair) + 1e-8)

    def save(self, path: Path) -> None:
        np.savez_compressed(path, *self.weights)

    @classmethod
    def load(cls, path: Path) -> ValueNet:
        net = cls(1, 0)
        with np.load(path) as kept:
            net.weights = [kept[name] for name in kept.files]
        return net
