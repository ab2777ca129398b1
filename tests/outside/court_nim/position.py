"""One pile of stones; whoever takes the last one wins. Compiled where the package is built with a compiler."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from camarilla.core.position import OVER, Dice, Position

MOST = 3


@mypyc_attr(native_class=False)
class Nim(Position):
    """A plain class with compiled methods: it extends one that was compiled elsewhere."""

    rules_name: ClassVar[str] = "court-nim"

    def __init__(self, stones: int) -> None:
        super().__init__(2, 0)
        self.stones = stones
        self.last = 0
        """Who took the last stones."""

    def moves(self, seat: i64) -> list[int]:
        return list(range(1, min(MOST, self.stones) + 1)) if seat == self.actor else []

    def apply(self, actor: i64, move: i64) -> None:
        self.stones -= int(move)
        self.actor = OVER if self.stones == 0 else 1 - actor
        self.last = int(actor)

    def scores(self) -> list[int]:
        return [int(self.last == seat) for seat in range(2)]

    def copy(self) -> Nim:
        made = Nim(self.stones)
        made.actor = self.actor
        made.last = self.last
        return made

    def imagine(self, observer: object, dice: Dice) -> Nim:
        self.checked_observer(observer)
        return self.copy()

    def state(self) -> list[int]:
        return [self.stones, int(self.actor), self.last]
