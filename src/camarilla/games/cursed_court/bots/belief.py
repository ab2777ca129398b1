"""Which cards lie where one seat cannot look, judged by everybody's bets: exact over all the cards that may lie there.
Compiled.

Nobody bets by hidden cards but the two neighbours who see them. So every bet is one clue about at most two cards, and
a card between two neighbours stands under the clues of both.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ....core.position import Dice
from ..edition import NOBLES
from ..phases import BETTING, FACE_UP
from ..position import COINS, CursedCourt
from ..tables import IN_HAND, REGIONS, card
from .knowledge import NO_BET, Bettor, Worths, possible

WARMTH: Final = 0.5
"""How many points a bettor is taken to misjudge a bet by."""
CAPRICE: Final = 0.1
"""How much of a bet is taken to mean nothing; more of it where it may be a feint."""
TRUST: Final = 0.8
"""Below 1: clues of one player are not independent."""
_PAIRS: Final = NOBLES * NOBLES


@final
class Belief:
    """What one seat believes about one year's hidden cards."""

    def __init__(self, worths: Worths, bettor: Bettor, seats: int) -> None:
        self._worths = worths
        self._bettor = bettor
        self._seats: i64 = seats
        self._seat: i64 = 0
        self._court: CursedCourt | None = None
        """The year as the seat watched it; its unseen cards are not looked at."""
        self.unseen: list[int] = []
        """The places of the cards it cannot see."""
        self._first: list[int] = []
        self._second: list[int] = []
        """By seat, which of the unseen cards it looks at, by their numbers in ``unseen``; -1 for none."""
        self._clues: list[vec[float]] = []
        """By seat, how well its bets go with every pair of nobles there."""
        self._sums: vec[float] = vec[float]()
        """The weights of all that may lie there, summed up one after another."""

    # Watching a year

    def begin_year(self, world: CursedCourt, seat: i64) -> None:
        """The cards are laid: who looks where is known, and all may lie there still."""
        self._seat = seat
        self._court = _before_bets(world)
        self._sums = vec[float]()
        self.unseen = [place for place in range(world.laid) if not world.sees(seat, place)]
        self._first = []
        self._second = []
        self._clues = []
        for other in range(self._seats):
            looks = [number for number, place in enumerate(self.unseen) if world.sees(other, place)]
            self._first.append(looks[0] if looks else -1)
            self._second.append(looks[1] if len(looks) > 1 else -1)
            self._clues.append(vec[float]([1.0] * _PAIRS))

    def see_card(self, noble: i64) -> None:
        """A card was dealt face up."""
        court = self._court
        if court is not None and court.phase == FACE_UP:
            court.tableau += card(noble)
            court.phase = BETTING
            self._sums = vec[float]()

    def see_bet(self, seat: i64, region: i64, coins: i64) -> None:
        """Somebody bet. Whether it was a feint says nothing about cards."""
        court = self._court
        if court is None or court.phase != BETTING:
            return
        if seat != self._seat and self._first[seat] >= 0:
            self._take_clue(court, seat, region, coins)
            self._sums = vec[float]()
        court.apply(seat, coins * COINS + region * 2)

    def _take_clue(self, court: CursedCourt, seat: i64, region: i64, coins: i64) -> None:
        """How likely the bet was, for every pair of cards that the bettor may be looking at."""
        known = court.tableau
        for place in range(court.laid):
            if court.sees(seat, place) and court.sees(self._seat, place):
                known += card(court.face_down(place))
        likely = vec[float]([0.0] * _PAIRS)
        alone = self._second[seat] < 0
        most = 0.0
        for one in range(NOBLES):
            for other in range(one, one + 1 if alone else NOBLES):
                held = known + card(one) if alone else known + card(one) + card(other)
                if possible(court, held):
                    chance = self._chance_of(court, seat, region, coins, held)
                    likely[one * NOBLES + other] = chance
                    likely[other * NOBLES + one] = chance
                    most = max(most, chance)
        clue = self._clues[seat]
        for pair in range(_PAIRS):
            clue[pair] *= (likely[pair] / most) ** TRUST

    def _chance_of(self, court: CursedCourt, seat: i64, region: i64, coins: i64, held: i64) -> float:
        """How likely a bet is of somebody who sees these cards."""
        bettor = self._bettor
        bettor.forget()
        bettor.weigh_holding(court, seat, held)
        placed = bettor.sum_for(court, seat, region, coins)
        together = 0.0
        for other in range(REGIONS):
            if bettor.stack[other] != NO_BET and other != region:
                together += exp((bettor.gain[other] - placed) / WARMTH)
        together += exp((max(placed, bettor.gain[region]) - placed) / WARMTH)
        caprice = 3.0 * CAPRICE if court.masquerade else CAPRICE
        return (1.0 - caprice) / together + caprice / REGIONS

    # What follows from it

    def _settle(self, court: CursedCourt) -> None:
        """Weigh everything that may lie there: ways to deal it, times how well all bets go with it."""
        rest = court.tables.deck - court.left_out - self._court_known(court)
        count = len(self.unseen)
        worlds: i64 = 1
        for _place in range(count):
            worlds *= NOBLES
        nobles = vec[i64]([0] * (count + 1))
        total = 0.0
        for world in range(worlds):
            left = world
            cards = rest
            weight = 1.0
            for number in range(count):
                noble = left % NOBLES
                left //= NOBLES
                nobles[number] = noble
                weight *= int((cards >> (4 * noble)) & 15)
                if weight == 0.0:
                    break
                cards -= card(noble)
            if weight > 0.0:
                total += weight * self._fit(nobles)
            self._sums = append(self._sums, total)

    def _fit(self, nobles: vec[i64]) -> float:
        fit = 1.0
        for seat in range(self._seats):
            first: i64 = self._first[seat]
            if first >= 0 and seat != self._seat:
                second: i64 = self._second[seat]
                one = nobles[first]
                fit *= self._clues[seat][one * NOBLES + (nobles[second] if second >= 0 else one)]
        return fit

    def _court_known(self, court: CursedCourt) -> i64:
        known = court.tableau
        for place in range(court.laid):
            if court.sees(self._seat, place):
                known += card(court.face_down(place))
        return known

    def fill(self, world: CursedCourt, dice: Dice) -> None:
        """Lay the unseen cards of a world again, as likely as they are believed to lie so."""
        court = self._court
        if court is None or not self.unseen or world.year != court.year or world.laid == 0:
            return
        if len(self._sums) == 0:
            self._settle(court)
        drawn = self._world_at(dice.random())
        for place in self.unseen:
            old = world.face_down(place)
            new = drawn % NOBLES
            drawn //= NOBLES
            world.deck += card(old) - card(new)
            world.hidden += (new - old) << (4 * place)

    def guesses(self, count: int) -> list[int]:
        """So many guesses at the unseen cards, spread evenly over all that is believed; each a count of cards."""
        court = self._court
        if court is None or not self.unseen:
            return []
        if len(self._sums) == 0:
            self._settle(court)
        found: list[int] = []
        for number in range(count):
            drawn = self._world_at((number + 0.5) / count)
            cards: i64 = 0
            for _place in self.unseen:
                cards += card(drawn % NOBLES)
                drawn //= NOBLES
            found.append(cards)
        return found

    def _world_at(self, share: float) -> i64:
        """What lies there, a share of the way through all that may."""
        sums = self._sums
        low: i64 = 0
        high: i64 = len(sums) - 1
        wanted = share * sums[high]
        while low < high:
            middle = (low + high) // 2
            if sums[middle] > wanted:
                high = middle
            else:
                low = middle + 1
        return low

    def chances(self, place: int) -> list[float]:
        """How likely each noble is to lie at an unseen place."""
        court = self._court
        assert court is not None
        if len(self._sums) == 0:
            self._settle(court)
        chances = [0.0] * NOBLES
        number = self.unseen.index(place)
        before = 0.0
        for world in range(len(self._sums)):
            chances[world // NOBLES**number % NOBLES] += self._sums[world] - before
            before = self._sums[world]
        return [chance / before for chance in chances]


def _before_bets(world: CursedCourt) -> CursedCourt:
    """The year of a world before its first bet."""
    court = world.copy()
    for seat in range(world.seats):
        court.free[seat] = world.total(seat)
        court.held[seat] = 0
        court.placed[seat] = 0
        court.feints[seat] = IN_HAND
    court.board = court.tables.bare_board[:]
    court.tableau = 0
    court.season = 0
    court.phase = FACE_UP
    return court
