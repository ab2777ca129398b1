"""What a search may know of a game beyond its rules: which worlds are likely, which moves promise something, and who
stands better. Compiled with the search; the guides of the games subclass this one, which knows nothing.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from ..core.playout import NO_CAP, playout
from ..core.position import Dice, Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """Knows nothing: all worlds that fit are alike, all moves promise the same, and a position is judged by a random
    game to its end."""

    def __init__(self, cap: int = NO_CAP) -> None:
        self.cap: i64 = cap
        """Moves of a random game before it is judged as it stands: some games wander when played at random."""
        self.leads: bool = False
        """Whether it has promises to make."""
        self.trust = 1.5
        """How far its promises lead the search before results do: the less its judgement wavers, the less is needed."""
        self.doubt = 0.05
        """How much worse an untried move is taken to be than those tried."""

    def imagine(self, world: Position, seat: i64, dice: Dice) -> Position:
        """A world for one simulation, of those that look to the seat like this one; it may be changed freely."""
        return world.imagine(seat, dice)

    def candidates(self, world: Position, seat: i64, dice: Dice) -> list[int]:
        """The legal moves worth looking at."""
        return world.candidates(seat, dice)

    def promises(self, world: Position, seat: i64, moves: list[int]) -> list[float]:
        """How much each move promises before anything was tried, in shares of any sum; asked only of a guide
        that ``leads``, and once for a branch of the tree, in the first world that has it."""
        raise NotImplementedError

    def judge(self, world: Position, dice: Dice) -> list[float]:
        """What a position is worth to each seat, from 0 to 1. The world may be played on in place."""
        playout(world, dice, self.cap)
        return utilities(world)


def utilities(world: Position) -> list[float]:
    """What it is worth to each seat if it ends here."""
    worth: list[float] = []
    for seat in range(world.seats):
        worth.append(world.utility(seat))
    return worth
