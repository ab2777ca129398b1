"""What the search knows of Pocket Intrigues. Compiled.

Only the game under way is searched; what its end is worth in the match is counted. The others are taken to do what
serves the goals they probably have, so that the tree is about one's own choices. A leaf is judged when its turn is
over, by the points as they stand, the time that is left and, for the shrewd, by who pulls the same way and who has the
last word: that told more than games played to their end.
"""

from __future__ import annotations

from math import exp
from typing import Final, cast, final

from mypy_extensions import i64

from ....bots.guide import Guide
from ....core.position import CHANCE, OVER, Dice, Position
from ..dealing import imagine_cards
from ..phases import ACT
from ..position import LAST_DEATH, PocketIntrigues
from .belief import Belief
from .knowledge import Match, Scales, Weights

PLAIN: Final = Weights(
    point=0.28,
    point_after_death=0.21,
    point_late=0.028,
    point_wounded=0.0,
    support=0.0,
    support_late=0.0,
    waiting=0.13,
    waiting_after_death=0.0,
    waiting_late=0.0,
    last_word=0.0,
)
"""What the points alone say, to whoever has not been taught more."""
LEAST_POINT: Final = 0.05
"""A point is never worth less, however early: nobody throws points away."""
DRAWS: Final = 20
"""With fewer draws left than this, it is getting late."""

ENVY: Final = 0.3
"""How much a player minds a point for every rival, against one of their own."""
SHREWD_ENVY: Final = 0.75
"""How much masters mind it, by what they chose in games with each other."""
LAST_WORD: Final = 4.0
"""How many points it is worth to end the game when ahead, and how many it costs when behind."""
CALM: Final = 1.5
"""The more of it, the less promises differ between moves that bring more and less."""
TRIES: Final = 4
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
        self.weights = PLAIN
        self.envy: float = ENVY
        self.tries: i64 = TRIES
        """Moves that come to the mind of the others."""
        self.steady: bool = False
        """Whether it leaves out of what a world is worth how lucky its goals lie: that is no move's merit."""
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
        self.usual: list[float] = []
        """What the match is worth to each seat before the decision, on average over all that is believed."""
        self.here: list[float] = []
        """The same in the world that is imagined."""

    def grow_shrewd(self, weights: Weights) -> None:
        """Judge by what games of masters taught, and take the others for players who think of everything and begrudge
        each other every point."""
        self.weights = weights
        self.envy = SHREWD_ENVY
        self.tries = ALL
        self.steady = True
        self.belief.envy = SHREWD_ENVY

    def look_up(self, world: PocketIntrigues) -> None:
        """Before a decision: what is at stake, and what the others may be after."""
        self.belief.settle(world.goals[self.seat])
        self.stakes = self.match.stakes(list(world.wins))
        mine = [value[self.seat] for value in self.stakes]
        stake = max(mine) - min(mine)
        self.trust = self.daring * stake
        self.doubt = 0.05 * stake
        self.options = []
        if self.steady:
            self.usual = self.expected(world)

    # For the search

    def imagine(self, world: Position, seat: i64, dice: Dice) -> Position:
        new = cast(PocketIntrigues, world).copy()
        self.belief.deal(new, dice)
        imagine_cards(new, seat, dice)
        new.needed = 1  # the search ends with the game; the match is for `judge` to count
        self.at_root = True
        if self.steady:
            self.here = self.estimate(new)
        return new

    def candidates(self, world: Position, seat: i64, dice: Dice) -> list[int]:
        """One's own moves; of the others the one that tempts them."""
        if seat != self.seat:
            return [self.tempted(cast(PocketIntrigues, world), seat, self.tries, dice)]
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
        worth = self.outlook(cast(PocketIntrigues, world), dice)
        if not self.steady:
            return worth
        return [worth[seat] + self.usual[seat] - self.here[seat] for seat in range(len(worth))]

    def outlook(self, position: PocketIntrigues, dice: Dice) -> list[float]:
        """What the match is worth to each seat when the turn under way is over."""
        while position.actor != OVER:
            actor = position.actor
            if actor == CHANCE:
                position.step(dice)
            elif position.phase == ACT:
                return self.estimate(position)
            else:
                position.apply(actor, self.tempted(position, actor, self.tries, dice))
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
        appeal = float(own) - self.envy * rivals / (int(position.seats) - 1)
        if scales.is_last():
            appeal += LAST_WORD if own > best else -LAST_WORD if own < best else 0.0
        return appeal

    def tempted(self, position: PocketIntrigues, seat: i64, tries: i64, dice: Dice) -> i64:
        """The most appealing of a few moves that come to mind."""
        if tries >= ALL:
            return self.most_appealing(position, seat)
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

    def most_appealing(self, position: PocketIntrigues, seat: i64) -> i64:
        """The best of all moves at first sight."""
        chosen: i64 = -1
        best = -1e9
        for move in position.moves(seat):
            appeal = self.appeal(position, seat, move)
            if appeal > best:
                best = appeal
                chosen = move
        return chosen

    def expected(self, position: PocketIntrigues) -> list[float]:
        """What the match is worth to each seat, on average over all that is believed."""
        world = position.copy()
        worth: list[float] = [0.0] * position.seats
        before = 0.0
        for place in range(len(self.belief.worlds)):
            weight = self.belief.weights[place] - before
            before = self.belief.weights[place]
            self.belief.deal_goals(world, self.belief.worlds[place])
            value = self.estimate(world)
            for seat in range(position.seats):
                worth[seat] += weight * value[seat]
        return [one / before for one in worth]

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
        """How likely each seat is to win the game: by the points as they stand, who pulls the same way, who is to move
        and how soon the end may come."""
        scales = self.scales
        weights = self.weights
        scales.weigh_as_it_stands(position.court)
        deaths = int(scales.deaths)
        late = int(lateness(position))
        wounded = int(position.tables.counts[position.court.wounded])
        point = weights.point + weights.point_after_death * deaths + weights.point_late * late
        point = max(LEAST_POINT, point + weights.point_wounded * wounded)
        support = weights.support + weights.support_late * late
        waiting = weights.waiting + weights.waiting_after_death * deaths + weights.waiting_late * late
        pull = scales.pull(position.goals)
        leanings: list[float] = []
        for seat in range(position.seats):
            goal = position.goals[seat]
            waits = int((seat - position.actor + position.seats) % position.seats)
            helped = int(scales.support(goal, pull))
            leanings.append(point * int(scales.worth(goal)) + support * helped - waiting * waits)
        if weights.last_word != 0.0 and self.has_last_word(position):
            leanings[position.actor] += weights.last_word
        odds = [exp(leaning) for leaning in leanings]
        total = sum(odds)
        return [one / total for one in odds]

    def has_last_word(self, position: PocketIntrigues) -> bool:
        """Whether whoever is to act can end the game at once and win it."""
        court = position.court
        if position.phase != ACT or position.tables.counts[court.dead] < LAST_DEATH - 1 or court.wounded == 0:
            return False
        for way in range(4):
            action = position.action(position.actor, way)
            for place in range(action.count if len(action.attacks) > 0 else 0):
                if action.bound[place] & court.wounded and court.fits(action, place):
                    self.scales.weigh_after(court, action, action.bindings[place])
                    if self.scales.is_last() and self._is_ahead(position, position.actor):
                        return True
        return False

    def _is_ahead(self, position: PocketIntrigues, seat: i64) -> bool:
        """Whether a seat has most points on the scales, and nobody else as many."""
        own = self.scales.worth(position.goals[seat])
        for other in range(position.seats):
            if other != seat and self.scales.worth(position.goals[other]) >= own:
                return False
        return True


def lateness(position: PocketIntrigues) -> i64:
    """Draws that are missing from the many of the beginning."""
    return max(0, DRAWS - draws_left(position))


def draws_left(position: PocketIntrigues) -> i64:
    """Cards that can still be drawn before the game must end (PI-3.4)."""
    counts = position.tables.counts
    deck = position.deck
    left = counts[deck & 1023] + counts[deck >> 10 & 1023] + counts[deck >> 20 & 1023]
    return left if position.reshuffled else left + position.tables.cards - position.seats - 1
