"""What a court is worth to every goal at once, what a move would make of it, what that says about who will win, and
what a game is worth in a match. Compiled.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ..actions import Court, bound_to
from ..edition import CAST
from ..position import LAST_DEATH, PocketIntrigues
from ..tables import BINDINGS, DEATH_MOVES, GOALS, Action, Tables, goal_houses

LANE: Final = 8
"""Bits for one house in a number that holds something for each of them."""
HOUSES_IN_GOALS: Final = 4
LANE_MASK: Final = 255
MARGIN: Final = 3
"""Rows past the edge that an action may reach."""
EVEN_PULL: Final = 16
"""A house pulled neither up nor down, in its lane."""
MOST_WINS: Final = 8
"""Wins of a seat in a match fit below this."""


@final
class Scales:
    """A court weighed for all goals at once.

    A goal is worth the rows below its rising house and those above its sinking one (PI-5.3, PI-5.4), which needs no
    more than the number of rows, how deep each house stands, and how many of it are hurt."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.kin: vec[i64] = vec[i64]([_by_house(tables, members) for members in range(1 << CAST)])
        """How many of each house a set of characters holds, in lanes."""
        self.rising: vec[i64] = vec[i64]([LANE * goal_houses(goal)[0] for goal in range(GOALS)])
        self.sinking: vec[i64] = vec[i64]([LANE * goal_houses(goal)[1] for goal in range(GOALS)])
        self.rows: i64 = 0
        self.depths: i64 = 0
        self.hurt: i64 = 0
        self.deaths: i64 = 0

    def weigh(self, court: Court, wounded: i64, dead: i64) -> None:
        """Lay a court on the scales, its wounded and dead being these; empty rows do not count."""
        rows: i64 = 0
        depths: i64 = 0
        for row in range(court.highest - MARGIN, court.lowest + MARGIN + 1):
            members = court.ladder[row]
            if members != 0:
                depths += self.kin[members] * rows
                rows += 1
        self.rows = rows
        self.depths = depths
        self.hurt = self.kin[dead | (wounded & ~self.tables.painless)]
        self.deaths = self.tables.counts[dead]

    def weigh_as_it_stands(self, court: Court) -> None:
        self.weigh(court, court.wounded, court.dead)

    def weigh_after(self, court: Court, action: Action, binding: i64) -> None:
        """Lay the court on the scales as an action would leave it; the court itself stays as it is."""
        bits = self.tables.bits
        wounded = court.wounded
        dead = court.dead
        left = binding
        for symbol in range(action.symbols):
            who = left % 10
            left //= 10
            if action.heals[symbol]:
                wounded &= ~bits[who]
            steps = action.steps[symbol]
            if steps != 0:
                row = court.row_of[who]
                court.ladder[row] ^= bits[who]
                court.ladder[row + steps] ^= bits[who]
        for place in range(len(action.attacks)):
            target = bits[bound_to(binding, action.attacks[place])]
            if wounded & target:
                dead |= target
                wounded ^= target
            else:
                wounded |= target
        self.weigh(court, wounded, dead)
        left = binding
        for symbol in range(action.symbols):
            who = left % 10
            left //= 10
            steps = action.steps[symbol]
            if steps != 0:
                row = court.row_of[who]
                court.ladder[row] ^= bits[who]
                court.ladder[row + steps] ^= bits[who]

    def weigh_move(self, position: PocketIntrigues, seat: i64, move: i64) -> None:
        """Lay the court on the scales as a seat's move would leave it."""
        if move >= DEATH_MOVES:
            court = position.court.copy()
            court.do_for_dead(move)
            self.weigh_as_it_stands(court)
        else:
            self.weigh_after(position.court, position.action(seat, move // BINDINGS), move % BINDINGS)

    def worth(self, goal: i64) -> i64:
        """What a goal brings on the scales."""
        up = self.rising[goal]
        down = self.sinking[goal]
        depths = (self.depths >> down & LANE_MASK) - (self.depths >> up & LANE_MASK)
        return 2 * (self.rows - 1) + depths - (self.hurt >> up & LANE_MASK) - (self.hurt >> down & LANE_MASK)

    def pull(self, goals: vec[i64]) -> i64:
        """In lanes, how many players want each house to rise, less those who want it to sink."""
        bits = self.tables.bits
        lanes: i64 = 0
        for house in range(HOUSES_IN_GOALS):
            lanes += EVEN_PULL * bits[LANE * house]
        for goal in goals:
            lanes += bits[self.rising[goal]] - bits[self.sinking[goal]]
        return lanes

    def support(self, goal: i64, pull: i64) -> i64:
        """How many of the others pull the two houses of a goal the same way, less those who pull the other way."""
        return (pull >> self.rising[goal] & LANE_MASK) - (pull >> self.sinking[goal] & LANE_MASK) - 2

    def is_last(self) -> bool:
        """Whether the dead on the scales end the game (PI-5.1)."""
        return self.deaths >= LAST_DEATH


def _by_house(tables: Tables, members: int) -> int:
    lanes = 0
    for house in range(HOUSES_IN_GOALS):
        lanes += tables.counts[members & tables.house_masks[house]] << LANE * house
    return lanes


@final
class Weights:
    """How much each fact adds to a seat's odds of winning the game under way, as a power of e."""

    def __init__(
        self,
        point: float,
        point_after_death: float,
        point_late: float,
        point_wounded: float,
        support: float,
        support_late: float,
        waiting: float,
        waiting_after_death: float,
        waiting_late: float,
        last_word: float,
    ) -> None:
        self.point = point
        """A point as the court stands; more or less of it with somebody dead, for every draw that is missing from the
        many of the beginning, and for everybody wounded."""
        self.point_after_death = point_after_death
        self.point_late = point_late
        self.point_wounded = point_wounded
        self.support = support
        """Another player who pulls a house of the goal the same way."""
        self.support_late = support_late
        self.waiting = waiting
        """What it costs to be a turn further from moving."""
        self.waiting_after_death = waiting_after_death
        self.waiting_late = waiting_late
        self.last_word = last_word
        """To be able to end the game at once, and to win it so."""


@final
class Match:
    """What every score of a match is worth to each seat, if all play the games to come equally well."""

    def __init__(self, seats: i64, needed: i64) -> None:
        self.seats = seats
        self.needed = needed
        self.values: dict[int, list[float]] = {}
        """By the wins of all seats in one number."""

    def value(self, wins: list[int]) -> list[float]:
        """To each seat, from 0, a lost match, to 1."""
        code = 0
        for won in wins:
            code = MOST_WINS * code + won
        if code not in self.values:
            self.values[code] = self._counted(wins)
        return self.values[code]

    def _counted(self, wins: list[int]) -> list[float]:
        best = max(wins)
        if best >= self.needed:
            share = 1.0 / wins.count(best)
            return [share if won == best else 0.0 for won in wins]
        total = [0.0] * len(wins)
        for value in self.stakes(wins):
            for seat in range(len(wins)):
                total[seat] += value[seat] / len(wins)
        return total

    def stakes(self, wins: list[int]) -> list[list[float]]:
        """What the match is worth to each seat, for every seat that may win the game under way."""
        found: list[list[float]] = []
        for winner in range(self.seats):
            after = wins[:]
            after[winner] += 1
            found.append(self.value(after))
        return found
