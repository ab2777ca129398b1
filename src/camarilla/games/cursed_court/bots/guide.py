"""Leads the search through a year at the cursed court: few bets, worlds as the bets suggest them, and years played on
by knowledge instead of by lot. Compiled.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from mypy_extensions import i64

from ....bots.guide import Guide, utilities
from ....core.position import OVER, Dice, Position
from ..phases import BETTING, BETWEEN, VOTING
from ..phases.year_end import LEAVE, MORE, MOST_STACKS, REBUY, STAY
from ..position import COINS, CursedCourt
from ..tables import ELIMINATION, REGIONS
from .belief import Belief
from .knowledge import NO_BET, Bettor

GUESSES: Final = 12
"""How many guesses at the unseen cards a seat bets by."""
WIDTH: Final = 8
"""How many regions are worth a look."""
WARMTH: Final = 0.4
"""By how many points a bet must be better to promise e times as much."""
OTHER_STACK: Final = 0.6
"""What a stack promises that is not the one found best for its region."""
FORTUNE: Final = 9.0
"""How much luck a year brings: the variance of its points."""
LUCK: Final = 2.0
"""Luck that remains in the last count, so that a lead by more is better than a lead by one."""
CHIPS: Final = 15.0
"""Chips of the Exchange that weigh as much as a point."""
MARGIN: Final = 0.2
"""How much of a finished game's worth goes by points instead of victory."""


@final
class CourtGuide(Guide):
    """Knows what bets are good, and what the others' bets say, if it listens."""

    def __init__(self, bettor: Bettor, belief: Belief | None) -> None:
        super().__init__()
        self.leads = True
        self._bettor = bettor
        self._belief = belief

    def imagine(self, world: Position, seat: i64, dice: Dice) -> Position:
        new = world.imagine(seat, dice)
        if self._belief is not None:
            assert isinstance(new, CursedCourt)
            self._belief.fill(new, dice)
        return new

    def confide(self, world: CursedCourt, seat: i64) -> None:
        """From now on the seat bets by what is believed."""
        if self._belief is not None:
            self._bettor.confide(seat, world.year, self._belief.guesses(GUESSES))

    def candidates(self, world: Position, seat: i64, dice: Dice) -> list[int]:
        assert isinstance(world, CursedCourt)
        if world.phase != BETTING:
            return _answers(world, seat)
        bettor = self._bettor
        bettor.forget()
        bettor.weigh(world, seat)
        found: list[int] = []
        taken: i64 = 0
        for _rank in range(WIDTH):
            best = -1e8
            chosen: i64 = -1
            for region in range(REGIONS):
                bit: i64 = 1
                bit <<= region
                if bettor.stack[region] != NO_BET and taken & bit == 0 and bettor.gain[region] > best:
                    best = bettor.gain[region]
                    chosen = region
            if chosen < 0:
                break
            bit = 1
            bit <<= chosen
            taken |= bit
            self._add_bets(world, seat, chosen, found)
        return found

    def _add_bets(self, court: CursedCourt, seat: i64, region: i64, found: list[int]) -> None:
        bettor = self._bettor
        stack = bettor.stack[region]
        move = bettor.bet_on(court, seat, region)
        found.append(move)
        if court.may_be_feint(seat) and court.may_be_plain(seat):
            found.append(move + 1)
        if court.coinless:
            return
        low = court.least(region)
        if stack > low:
            found.append(move - (stack - low) * COINS)
        more = stack * 2 if stack > 1 else stack + 2
        if more <= court.free[seat]:
            found.append(move + (more - stack) * COINS)

    def promises(self, world: Position, seat: i64, moves: list[int]) -> list[float]:
        assert isinstance(world, CursedCourt)
        if world.phase != BETTING:
            return [1.0] * len(moves)
        gain = self._bettor.gain
        best = -1e9
        for move in moves:
            region: i64 = (move & (COINS - 1)) >> 1
            if gain[region] > best:
                best = gain[region]
        found: list[float] = []
        for move in moves:
            region = (move & (COINS - 1)) >> 1
            share = exp((gain[region] - best) / WARMTH)
            if move // COINS != self._bettor.stack[region]:
                share *= OTHER_STACK
            found.append(share)
        return found

    def judge(self, world: Position, dice: Dice) -> list[float]:
        assert isinstance(world, CursedCourt)
        if world.actor != OVER:
            self._bettor.finish_year(world, dice)
        return prospects(world)


def _answers(court: CursedCourt, seat: i64) -> list[int]:
    """Between years: of all the stacks that may be bought, one, and as many as make up for the richest rival's lead."""
    if court.phase != BETWEEN:
        return court.moves(seat)
    richest: i64 = 0
    for rival in range(court.seats):
        if rival != seat and court.sits(rival):
            richest = max(richest, court.free[rival])
    missing = min(MOST_STACKS, (richest - court.free[seat]) // court.tables.chips)
    found: list[int] = [STAY] if court.free[seat] else []
    found.append(REBUY)
    if missing > 1:
        found.append(REBUY + MORE * (missing - 1))
    found.append(LEAVE)
    return found


def prospects(court: CursedCourt) -> list[float]:
    """What a court between two years is worth to each seat: about the chance to win in the end. Those who are tied
    when all years are over are taken to share the victory, until they decide otherwise."""
    terms = court.terms
    scores = court.scores()
    over = court.actor == OVER or court.phase == VOTING
    if terms.exchange == ELIMINATION and not over:
        total = max(1, sum(scores))
        return [score / total for score in scores]
    spread = sqrt(LUCK + FORTUNE * years_left(court))
    if terms.exchange:
        spread *= CHIPS
    best = max(scores)
    shares = [exp((score - best) / spread) for score in scores]
    total_share = 0.0
    for share in shares:
        total_share += share
    if over:
        ends = utilities(court)
        return [(1.0 - MARGIN) * ends[seat] + MARGIN * shares[seat] / total_share for seat in range(len(shares))]
    return [share / total_share for share in shares]


def years_left(court: CursedCourt) -> int:
    """Years still to be played, the present one among them unless it is over."""
    if court.actor == OVER or court.phase == VOTING:
        return 0
    left: int = court.terms.years - court.year
    return max(0, left if court.phase == BETWEEN else left + 1)
