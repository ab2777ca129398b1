"""The grey cardinals of Pocket Intrigues, in three strengths."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import cast

import msgspec

from ....bots.bot import Perspective
from ....bots.guide import Guide
from ....bots.searcher import Searcher
from ....bots.tree import Weighed
from ....core.facts import Fact
from ....core.message import Argument, Message, Who
from ....core.position import Dice, Position
from .. import RULES
from ..events import CardPlayed, CardTurnedUp, DeathUsed, RowsLaidOut
from ..position import PocketIntrigues
from ..show import shown_goal
from ..tables import GOALS
from .belief import KEENNESS, Belief
from .guide import ALL, PocketGuide
from .knowledge import Weights

SUSPICION = 0.5
"""From here on a guess at somebody's goal is worth saying."""
AHEAD = 0.5


@cache
def learned() -> dict[int, dict[str, float]]:
    """What ``training/pocket_intrigues.py`` wrote: the weights by the number of players."""
    return msgspec.json.decode((files(__package__) / "weights.json").read_bytes(), type=dict[int, dict[str, float]])


class Cardinal(Searcher):
    """Watches what everybody does, wonders which goal that serves, and searches the game under way."""

    keenness: float = KEENNESS
    """How much it reads into what others do."""
    glance: int = ALL
    """Moves it looks at."""
    shrewd: bool = False
    """Whether it judges by what games of masters taught, and takes the others for as shrewd as itself."""

    def __init__(self) -> None:
        super().__init__()
        self._read = 0

    def guide(self) -> PocketGuide:
        guide = PocketGuide(RULES.begin(RULES.players[0]), 0)
        guide.glance = self.glance
        return guide

    def attend(self, guide: Guide, perspective: Perspective) -> None:
        assert isinstance(guide, PocketGuide)
        world = cast(PocketIntrigues, perspective.world)
        if self._read == 0:
            guide.sit_down(world, perspective.seat)
            guide.belief.keenness = self.keenness
            if self.shrewd:
                guide.grow_shrewd(Weights(**learned()[world.seats]))
        for seen in perspective.seen[self._read :]:
            for fact in seen.facts:
                _notice(guide.belief, fact)
        self._read = len(perspective.seen)
        guide.look_up(world)

    def weigh(self, perspective: Perspective, dice: Dice) -> list[Weighed]:
        """All moves, the best first. Few simulations may find more than a sure win, for goals lay better in them than
        they do on average."""
        found = super().weigh(perspective, dice)
        for one in found:
            one.worth = min(1.0, max(0.0, one.worth))
        return found

    def reasons(self, world: Position, seat: int, weighed: Weighed) -> list[Message]:
        assert isinstance(self._guide, PocketGuide)
        return why(self._guide, cast(PocketIntrigues, world), weighed)

    def differences(self, world: Position, seat: int, first: int, other: int) -> list[Message]:
        """What the goal would bring right after the move, and whether that ends the game."""
        assert isinstance(self._guide, PocketGuide)
        position, guide = cast(PocketIntrigues, world), self._guide
        goal = position.goals[seat]
        (points, ends), (most, ended) = (
            (_all_worth(guide, position, move)[goal], guide.scales.is_last()) for move in (other, first)
        )
        told: list[Message] = []
        if ends != ended:
            told.append(Message("pi-differs-ends" if ends else "pi-differs-goes-on"))
        if points != most:
            told.append(
                Message("pi-differs-more" if points > most else "pi-differs-less", {"points": abs(points - most)})
            )
        return told


class Novice(Cardinal):
    """Looks at a dozen moves, about once each."""

    think = 0.05
    sight = 12
    reuses = False
    keenness = 0.0
    glance = 12


class Courtier(Cardinal):
    """Looks at all moves and at the likely answers, and draws no conclusions about goals."""

    think = 0.2
    sight = 120
    keenness = 0.0


class Master(Cardinal):
    """Looks as far as time allows, and draws conclusions from everything."""

    think = 0.7
    shrewd = True


def _notice(belief: Belief, fact: Fact) -> None:
    """Something that the seat was told."""
    if isinstance(fact, CardPlayed):
        belief.act(fact.seat, fact.card, fact.move)
    elif isinstance(fact, DeathUsed):
        belief.use_death(fact.move)
    elif isinstance(fact, CardTurnedUp):
        belief.turn_up(fact.card)
    elif isinstance(fact, RowsLaidOut):
        belief.begin(fact.upper)


def why(guide: PocketGuide, world: PocketIntrigues, weighed: Weighed) -> list[Message]:
    """Why a move is worth thinking of. Of the others' goals only what the guide believes is spoken of."""
    told: list[Message] = []
    before = _all_worth(guide, world, None)
    after = _all_worth(guide, world, weighed.move)
    if guide.scales.is_last() and weighed.worth > AHEAD:
        told.append(Message("pi-hint-last-word"))
    gained = after[world.goals[guide.seat]] - before[world.goals[guide.seat]]
    if gained > 0:
        told.append(Message("pi-hint-gains", {"points": gained}))
    for rival in range(world.seats):
        goal = max(range(GOALS), key=lambda one: guide.belief.chance(rival, one))
        lost = before[goal] - after[goal]
        if rival != guide.seat and lost > 0 and guide.belief.chance(rival, goal) >= SUSPICION:
            told.append(Message("pi-hint-hinders", {"points": lost, **_suspect(rival, goal)}))
    if gained < 0:
        told.append(Message("pi-hint-patience", {"points": -gained}))
    return told or [Message("pi-hint-waits")]


def _all_worth(guide: PocketGuide, world: PocketIntrigues, move: int | None) -> list[int]:
    """What every goal brings: now, or after a move."""
    if move is None:
        guide.scales.weigh_as_it_stands(world.court)
    else:
        guide.scales.weigh_move(world, guide.seat, move)
    return [guide.scales.worth(goal) for goal in range(GOALS)]


def _suspect(rival: int, goal: int) -> dict[str, Argument]:
    return {"who": Who(rival), **shown_goal(goal).words()}
