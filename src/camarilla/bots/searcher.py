"""A bot that searches a tree, led by what its guide knows of the game; and what it would advise."""

from __future__ import annotations

from abc import abstractmethod

import msgspec

from ..core.message import Message
from ..core.position import Dice, Position
from .bot import Bot, Perspective
from .guide import Guide
from .tree import Search, Weighed


class Advice(msgspec.Struct, frozen=True):
    """One move worth thinking of."""

    move: int
    text: str
    """The move in the game's notation."""
    value: float
    """How good the end looks after it: from 0, a sure loss, to 1, a sure win."""
    visits: int
    """How many simulations went into it."""
    reasons: list[Message]
    """Why, the weightiest first."""
    differs: list[Message]
    """What it costs or brings more or less than the first move; empty where nothing is known."""


class Searcher(Bot):
    """Thinks as long as it may, over a single move as long as over many: how long it takes must not tell what it holds.

    A game's own bots say what they know in ``guide`` and ``reasons``. A level sees less far by ``sight``.
    """

    sight: int = 10**9
    """Simulations of this level, whatever its time: it is as strong on a slow machine as on a fast one."""
    reuses: bool = True
    """Whether it goes on from the tree of its last move."""

    def __init__(self) -> None:
        self._guide: Guide | None = None
        self._search: Search | None = None
        self._seen = 0

    @abstractmethod
    def guide(self) -> Guide:
        """A fresh guide for one game."""

    def attend(self, guide: Guide, perspective: Perspective) -> None:
        """Before each search: let the guide learn from what the seat has seen since."""

    def reasons(self, world: Position, seat: int, weighed: Weighed) -> list[Message]:
        """Why a move is worth thinking of, in the words of the game."""
        return []

    def differences(self, world: Position, seat: int, first: int, other: int) -> list[Message]:
        """How a move differs from the best one in what can be counted at once, in the words of the game."""
        return []

    def choose(self, perspective: Perspective, dice: Dice) -> int:
        weighed = self.weigh(perspective, dice)
        left = dice.random()
        for option in weighed:
            left -= option.share
            if left < 0:
                return option.move
        return weighed[0].move

    def explain(self, perspective: Perspective, dice: Dice, count: int = 3, also: int | None = None) -> list[Advice]:
        """The best few moves, with what the search found and why; ``also`` this one, wherever it stands."""
        world, seat = perspective.world, perspective.seat
        weighed = self.weigh(perspective, dice)
        tried = [one for place, one in enumerate(weighed) if one.visits and (place < count or one.move == also)]
        return [
            Advice(
                move=one.move,
                text=perspective.rules.text(world, seat, one.move),
                value=one.worth,
                visits=one.visits,
                reasons=self.reasons(world, seat, one),
                differs=[] if one is tried[0] else self.differences(world, seat, tried[0].move, one.move),
            )
            for one in tried
        ]

    def weigh(self, perspective: Perspective, dice: Dice) -> list[Weighed]:
        """All moves, the best first."""
        if self._guide is None:
            self._guide = self.guide()
        self.attend(self._guide, perspective)
        search = self._continued(perspective, dice, self._guide)
        search.run(self.think, min(self.sight, self.most), self.by_processor)
        return search.weighed()

    def _continued(self, perspective: Perspective, dice: Dice, guide: Guide) -> Search:
        search = self._search
        if search is None:
            search = Search(perspective.world, perspective.seat, dice, guide)
        else:
            search.follow(perspective.world, perspective.moves_since(self._seen))
        if self.reuses:
            self._search = search
        self._seen = len(perspective.seen)
        return search
