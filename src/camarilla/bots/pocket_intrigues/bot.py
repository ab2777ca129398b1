"""The grey cardinals of Pocket Intrigues, in three strengths."""

from __future__ import annotations

from typing import cast

from ...core.message import Message
from ...core.position import Position
from ...core.record import Seen
from ...games.pocket_intrigues import RULES
from ...games.pocket_intrigues.position import PocketIntrigues
from ...games.pocket_intrigues.tables import DEATH_MOVES
from ..bot import Perspective
from ..guide import Guide
from ..searcher import Searcher
from ..tree import Weighed
from .guide import PocketGuide


class Cardinal(Searcher):
    """Watches what everybody does, wonders which goal that serves, and searches the game under way."""

    def __init__(self) -> None:
        super().__init__()
        self._read = 0

    def guide(self) -> Guide:
        return PocketGuide(RULES.begin(RULES.players[0]), 0)

    def attend(self, guide: Guide, perspective: Perspective) -> None:
        assert isinstance(guide, PocketGuide)
        world = cast(PocketIntrigues, perspective.world)
        if self._read == 0:
            guide.sit_down(world, perspective.seat)
        seats = {perspective.rules.seat_label(seat): seat for seat in range(world.seats)}
        for one in perspective.seen[self._read :]:
            if one.actor in seats:
                _watch(guide, seats[one.actor], one)
            else:
                _notice(guide, one.text.split())
        self._read = len(perspective.seen)
        guide.belief.settle(world.goals[perspective.seat])

    def reasons(self, world: Position, seat: int, weighed: Weighed) -> list[Message]:
        return []


def _notice(guide: PocketGuide, brought: list[str]) -> None:
    """What chance brought for all to see."""
    belief = guide.belief
    tables = belief.tables
    kind, *what = brought
    if kind == "rows":
        seconds = [tables.ids[tables.members[2 * house + 1]] for house in range(len(what))]
        belief.begin(sum(1 << house for house, who in enumerate(what) if who == seconds[house]))
    elif kind in ("card", "open"):
        belief.end_turn()
        if kind == "open":
            belief.turn_up(int(what[0]) - 1)


def _watch(guide: PocketGuide, seat: int, seen: Seen) -> None:
    """What a player did."""
    if seen.glimpse >= DEATH_MOVES:
        guide.belief.use_death(seat, seen.glimpse)
        return
    card = next(told.args["card"] for told in seen.story if told.id == "pi-plays")
    assert isinstance(card, int)
    guide.belief.act(seat, card - 1, seen.glimpse)


class Novice(Cardinal):
    think = 0.05
    sight = 60


class Courtier(Cardinal):
    think = 0.2
    sight = 600


class Master(Cardinal):
    think = 0.8
