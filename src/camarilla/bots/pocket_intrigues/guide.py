"""What the search knows of Pocket Intrigues. Compiled.

Only the game under way is searched; what its end is worth in the match is counted. The others are taken to do what
serves the goals they probably have, so that the tree is about one's own choices. A leaf is judged when its turn is
over, by the points as they stand and the time that is left: that told more than games played to their end.
"""

from __future__ import annotations

from math import exp
from typing import Final, cast, final

from mypy_extensions import i64

from ...core.position import CHANCE, OVER, Dice, Position
from ...games.pocket_intrigues.position import ACT, PocketIntrigues
from ..guide import Guide
from .belief import Belief
from .knowledge import Match, Scales

# What a point is worth, as a power of e in the odds of winning the game: in general, with one dead, and for every draw
# that is missing from the many of the beginning. Fitted to the games of training/pocket_intrigues.py.
POINT: Final = 0.28
POINT_AFTER_DEATH: Final = 0.21
POINT_LATE: Final = 0.028
DRAWS: Final = 20
WAITING: Final = 0.13
"""What it costs to be a turn further from moving."""

ENVY: Final = 0.3
"""How much a player minds a rival's point, against one of their own."""
LAST_WORD: Final = 4.0
"""How many points it is worth to end the game when ahead, and how many it costs when behind."""
CALM: Final = 1.5
"""The more of it, the less promises differ between moves that bring more and less."""
TRIES: Final = 4
"""Moves that come to the mind of the others."""
ALL: Final = 1000


@final
class PocketGuide(Guide):
    """Sits at one seat of one match."""

    def __init__(self, world: PocketIntrigues, seat: int) -> None:
        super().__init__()
        self.leads = True
        self.daring: float = 0.7
        """How far promises lead, for a whole match at stake."""
        self.glance: i64 = ALL
        """Moves of its own that it looks at."""
        self.sit_down(world, seat)

    def sit_down(self, world: PocketIntrigues, seat: i64) -> None:
        """Take a seat at a table, with no idea yet of what the others are after."""
        self.seat: i64 = seat
        self.scales = Scales(world.tables)
        self.belief = Belief(self.scales, world.seats, seat)
        self.match = Match(world.seats, world.needed)
        self.stakes: list[list[float]] = []
        self.at_root: bool = False
        self.options: list[int] = []

    def look_up(self, world: PocketIntrigues) -> None:
        """Before a decision: what is at stake, and what the others may be after."""
        self.belief.settle(world.goals[self.seat])
        self.stakes = self.match.stakes(list(world.wins))
        mine = [value[self.seat] for value in self.stakes]
        stake = max(mine) - min(mine)
        self.trust = self.daring * stake
        self.doubt = 0.05 * stake
        self.options = []

    # For the search

    def imagine(self, world: Position, seat: i64, dice: Dice) -> Position:
        new = cast(PocketIntrigues, world).copy()
        self.belief.deal(new, dice)
        new.imagine_cards(seat, dice)
        new.needed = 1  # the search ends with the game; the match is for `judge` to count
        self.at_root = True
        return new

    def candidates(self, world: Position, seat: i64, dice: Dice) -> list[int]:
        """One's own moves; of the others the one that tempts them."""
        if seat != self.seat:
            return [self.tempted(cast(PocketIntrigues, world), seat, TRIES, dice)]
        if not self.at_root:
            return world.moves(seat)
        # In all imagined worlds the same, and worked out once.
        self.at_root = False
        if not self.options:
            self.options = world.moves(seat)
            while len(self.options) > self.glance:
                self.options.pop(dice.randrange(len(self.options)))
        return self.options

    def promises(self, world: Position, seat: i64, moves: list[int]) -> list[float]:
        if len(moves) == 1:
            return [1.0]
        appeals: list[float] = []
        for move in moves:
            appeals.append(self.appeal(cast(PocketIntrigues, world), seat, move))
        best = max(appeals)
        return [exp((appeal - best) / CALM) for appeal in appeals]

    def judge(self, world: Position, dice: Dice) -> list[float]:
        position = cast(PocketIntrigues, world)
        while position.actor != OVER:
            actor = position.actor
            if actor == CHANCE:
                position.step(dice)
            elif position.phase == ACT:
                return self.estimate(position)
            else:
                position.apply(actor, self.tempted(position, actor, TRIES, dice))
        return self.match.value(list(position.wins))

    # What it knows

    def appeal(self, position: PocketIntrigues, seat: i64, move: i64) -> float:
        """How a move looks to a seat at first sight, in points: its own, with some envy those of the others, and
        whether it ends the game at the right time."""
        scales = self.scales
        scales.weigh_move(position, seat, move)
        own = int(scales.worth(position.goals[seat]))
        rivals = 0
        best = -1000
        for other in range(position.seats):
            if other != seat:
                worth = int(scales.worth(position.goals[other]))
                rivals += worth
                if worth > best:
                    best = worth
        appeal = float(own) - ENVY * rivals / (int(position.seats) - 1)
        if scales.is_last():
            appeal += LAST_WORD if own > best else -LAST_WORD if own < best else 0.0
        return appeal

    def tempted(self, position: PocketIntrigues, seat: i64, tries: i64, dice: Dice) -> i64:
        """The most appealing of a few moves that come to mind."""
        chosen: i64 = position.random_move(seat, dice)
        best = self.appeal(position, seat, chosen)
        for _try in range(1, tries):
            move = position.random_move(seat, dice)
            if move != chosen:
                appeal = self.appeal(position, seat, move)
                if appeal > best:
                    best = appeal
                    chosen = move
        return chosen

    def estimate(self, position: PocketIntrigues) -> list[float]:
        """What the match is worth to each seat at the beginning of a turn."""
        worth: list[float] = [0.0] * position.seats
        chances = self.chances(position)
        for winner in range(position.seats):
            value = self.stakes[winner]
            for seat in range(position.seats):
                worth[seat] += chances[winner] * value[seat]
        return worth

    def chances(self, position: PocketIntrigues) -> list[float]:
        """How likely each seat is to win the game, by the points as they stand and the time that is left."""
        scales = self.scales
        scales.weigh_as_it_stands(position.court)
        point = POINT + POINT_AFTER_DEATH * int(scales.deaths) + POINT_LATE * int(max(0, DRAWS - draws_left(position)))
        odds: list[float] = []
        total = 0.0
        for seat in range(position.seats):
            waits = (seat - position.actor + position.seats) % position.seats
            one = exp(point * int(scales.worth(position.goals[seat])) - WAITING * int(waits))
            odds.append(one)
            total += one
        return [one / total for one in odds]


def draws_left(position: PocketIntrigues) -> i64:
    """Cards that can still be drawn before the game must end (PI-3.4)."""
    counts = position.tables.counts
    deck = position.deck
    left = counts[deck & 1023] + counts[deck >> 10 & 1023] + counts[deck >> 20 & 1023]
    return left if position.reshuffled else left + position.tables.cards - position.seats - 1
