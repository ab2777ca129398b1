"""What a good player of Cursed Court knows: what every region is worth to each pair of eyes, and what to pay for it.
Compiled.

A bet is judged by one sum: what the region is worth above the best that is free, times the hope to keep it, less the
price of the coins. The constants of that sum are a ``Manner``, found by self-play (``training/cursed_court.py``).
"""

from __future__ import annotations

from math import comb
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ....core.position import CHANCE, Dice
from ..edition import COPIES, NOBLES
from ..odds import region_odds
from ..phases import BETWEEN, ENDED, SEASONS, VOTING
from ..phases.year_end import REBUY, STAY
from ..position import COINS, CursedCourt
from ..tables import CARDS, CROWNS, REGIONS, Tables, card, count_cards, count_crowns
from .manners import Manner

_EACH: Final = 0x111111111
_MOST_DRAWS: Final = 12
_MOST_BEFORE: Final = 6
_ROW: Final = (CARDS + 1) * _MOST_DRAWS
NO_BET: Final = -1
_NEVER: Final = -1e9


@final
class Worths:
    """What regions are worth on average, by how much of them is known: exact, and counted once for an edition."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._noble = vec[float]()
        """By crowns there before (CC-5.3), copies known, cards not seen and how many of those will come."""
        self._whole = vec[float]()
        """The chance of a set, by nobles missing, cards not seen and how many of those will come."""
        points = [int(one) for one in tables.noble_points]
        for before in range(_MOST_BEFORE):
            for copies in range(COPIES + 1):
                for cards in range(CARDS + 1):
                    for draws in range(_MOST_DRAWS):
                        self._noble = append(self._noble, _noble_worth(points, before, copies, cards, draws))
        for missing in range(COPIES + 1):
            for cards in range(CARDS + 1):
                for draws in range(_MOST_DRAWS):
                    self._whole = append(self._whole, _whole_chance(missing, cards, draws))

    def appraise(self, worth: vec[float], known: i64, aside: i64, draws: i64) -> None:
        """Write down what every region is worth to who knows these cards, when so many more will come."""
        cards = CARDS - count_cards(known) - count_cards(aside)
        for region in range(REGIONS):
            worth[region] = self.worth_behind(region, known, aside, cards, draws, 0)

    def worth_behind(self, region: i64, known: i64, aside: i64, cards: i64, draws: i64, before: i64) -> float:
        """One region, for a crown that comes after so many others."""
        if aside:
            # A pile that sits out makes nobles unequal: no table for that.
            rest = self.tables.deck - known - aside
            return region_odds(self.tables, region, known, rest, draws, before).points
        place = cards * _MOST_DRAWS + draws
        if region < NOBLES:
            copies = (known >> (4 * region)) & 15
            return self._noble[(before * (COPIES + 1) + copies) * _ROW + place]
        missing = self.tables.wanted[region] & ~(known | known >> 1 | known >> 2)
        lacks: i64 = 0
        while missing:
            missing &= missing - 1
            lacks += 1
        points = self.tables.set_points[region] - before
        return self._whole[lacks * _ROW + place] * int(points) if points > 0 else 0.0


def _noble_worth(points: list[int], before: int, copies: int, cards: int, draws: int) -> float:
    rest = COPIES - copies
    if cards < rest or cards < draws:
        return 0.0
    total = 0
    for more in range(min(rest, draws) + 1):
        total += comb(rest, more) * comb(cards - rest, draws - more) * max(0, points[copies + more] - before)
    return total / comb(cards, draws)


def _whole_chance(missing: int, cards: int, draws: int) -> float:
    """All ways less those without one of the missing nobles, plus those without two, and so on."""
    if cards < missing * COPIES or cards < draws:
        return 0.0
    ways = 0
    for without in range(missing + 1):
        some = comb(missing, without) * comb(cards - without * COPIES, draws)
        ways += -some if without % 2 else some
    return ways / comb(cards, draws)


def known_to(court: CursedCourt, seat: i64) -> i64:
    """All cards that a seat has seen this year."""
    known = court.tableau
    for place in range(court.laid):
        if court.sees(seat, place):
            known += card(court.face_down(place))
    return known


def draws_after(court: CursedCourt, known: i64) -> i64:
    """How many cards of the final tableau are not among those known."""
    return court.to_lay() + SEASONS - count_cards(known)


def possible(court: CursedCourt, cards: i64) -> bool:
    """Whether the deck has so many copies of every noble, beside those that sit out."""
    # Four copies and three are seven: only a fifth would set a noble's highest bit.
    return (cards + court.left_out + 3 * _EACH) & (8 * _EACH) == 0


@final
class Bettor:
    """Bets by knowledge: for one seat at a time, from what that seat can know, or for all seats to the year's end."""

    def __init__(self, worths: Worths, manner: Manner, seats: int) -> None:
        self._worths = worths
        self._manner = manner
        self._fresh: i64 = 0
        """A bit for every seat whose worths are up to date, and one for what all know."""
        self.worths: list[vec[float]] = [vec[float]([0.0] * REGIONS) for _seat in range(seats + 1)]
        """By seat; at the number of seats, what a spectator would say."""
        self.gain: vec[float] = vec[float]([0.0] * REGIONS)
        """By region, the best sum of a bet there."""
        self.stack: vec[i64] = vec[i64]([0] * REGIONS)
        """The coins of that bet, or NO_BET."""
        self._spare = 0.0
        """What a crown brings on the best region that is left over, to the seat and as all see it."""
        self._common = 0.0
        self._rival_free: i64 = 0
        self._rival_total: i64 = 0
        self._insider: i64 = -1
        self._insight_year: i64 = 0
        self._insight = vec[i64]()
        """What one seat takes the cards to be that it cannot see: a few guesses, each as likely as the next."""
        self._known = vec[i64]()
        """All cards that the seat that bets takes for known; several when it has guesses."""
        self._mean: vec[float] = vec[float]([0.0] * REGIONS)

    # What a seat knows

    def forget(self) -> None:
        """A card has come or another world is looked at: appraise again."""
        self._fresh = 0

    def confide(self, seat: i64, year: i64, guesses: list[int]) -> None:
        """From now on this seat bets in this year by its guesses, too; each is a count of the cards unseen."""
        self._insider = seat
        self._insight_year = year
        self._insight = vec[i64](guesses)
        self.forget()

    def look(self, court: CursedCourt, seat: i64) -> vec[float]:
        """What every region is worth to a seat; for ``court.seats``, to everybody."""
        worth = self.worths[seat]
        bit: i64 = 1
        bit <<= seat
        if self._fresh & bit == 0:
            self._suppose(court, seat)
            self._appraise(court, worth)
            self._fresh |= bit
        return worth

    def _suppose(self, court: CursedCourt, seat: i64) -> None:
        known = known_to(court, seat) if seat < court.seats else court.tableau
        self._known = vec[i64]()
        if seat == self._insider and court.year == self._insight_year:
            for guess in self._insight:
                if possible(court, known + guess):
                    self._known = append(self._known, known + guess)
        if len(self._known) == 0:
            self._known = append(self._known, known)

    def _appraise(self, court: CursedCourt, worth: vec[float]) -> None:
        """The mean over all that is supposed."""
        known = self._known[0]
        self._worths.appraise(worth, known, court.left_out, self._draws(court, known))
        count: int = len(self._known)
        if count == 1:
            return
        for number in range(1, count):
            known = self._known[number]
            self._worths.appraise(self._mean, known, court.left_out, self._draws(court, known))
            for region in range(REGIONS):
                worth[region] += self._mean[region]
        for region in range(REGIONS):
            worth[region] /= count

    def _draws(self, court: CursedCourt, known: i64) -> i64:
        return draws_after(court, known) if self._manner.hopes else 0

    # What a bet is worth

    def weigh(self, court: CursedCourt, seat: i64) -> None:
        """Find for every region the best stack and its sum, as the seat sees it."""
        if court.coinless:
            self._suppose(court, seat)
            self._weigh_coinless(court, seat)
        else:
            self._weigh_coins(court, seat, self.look(court, seat))

    def weigh_holding(self, court: CursedCourt, seat: i64, known: i64) -> None:
        """The same, if these were the cards that the seat has seen."""
        self._known = vec[i64]()
        self._known = append(self._known, known)
        if court.coinless:
            self._weigh_coinless(court, seat)
        else:
            self._appraise(court, self.worths[seat])
            self._weigh_coins(court, seat, self.worths[seat])

    def sum_for(self, court: CursedCourt, seat: i64, region: i64, coins: i64) -> float:
        """The sum of one bet, after the seat's bets were weighed."""
        if court.coinless:
            return self.gain[region]
        excess = self.worths[seat][region] - self._spare
        return self._sum(court, region, coins, excess, self.worths[court.seats][region] - self._common)

    def _weigh_coins(self, court: CursedCourt, seat: i64, worth: vec[float]) -> None:
        public = self.look(court, court.seats)
        self._size_up_rivals(court, seat)
        need = CROWNS - court.placed[seat]
        self._spare = _spare(court, worth, need)
        self._common = _spare(court, public, need)
        for region in range(REGIONS):
            self.stack[region] = NO_BET
            self.gain[region] = _NEVER
            if (court.held[seat] >> region) & 1:
                continue
            low = court.least(region)
            if low <= court.free[seat]:
                excess = worth[region] - self._spare
                self._best_stack(court, seat, region, low, excess, public[region] - self._common)

    def _weigh_coinless(self, court: CursedCourt, seat: i64) -> None:
        for region in range(REGIONS):
            self.stack[region] = NO_BET
            self.gain[region] = _NEVER
            if (court.held[seat] >> region) & 1 == 0:
                self.stack[region] = 0
                self.gain[region] = self._worth_behind(court, region, count_crowns(court.board[region]))

    def _worth_behind(self, court: CursedCourt, region: i64, before: i64) -> float:
        total = 0.0
        for known in self._known:
            cards = CARDS - count_cards(known) - count_cards(court.left_out)
            draws = self._draws(court, known)
            total += self._worths.worth_behind(region, known, court.left_out, cards, draws, before)
        count: int = len(self._known)
        return total / count

    def _size_up_rivals(self, court: CursedCourt, seat: i64) -> None:
        self._rival_free = 0
        self._rival_total = 0
        for rival in range(court.seats):
            if rival != seat and court.sits(rival):
                self._rival_free = max(self._rival_free, court.free[rival])
                total = court.total(rival) if court.terms.exchange else court.tables.coins
                self._rival_total = max(self._rival_total, total)

    def _best_stack(self, court: CursedCourt, seat: i64, region: i64, low: i64, excess: float, envied: float) -> None:
        free = court.free[seat]
        beyond_free = self._rival_free // 2 + 1
        beyond_all = self._rival_total // 2 + 1
        step = max(1, free // 16)
        # Who would not miss a region pays no more for it than it takes.
        for option in range(6 if excess > 0.0 else 1):
            coins = low
            if option == 1:
                coins = low + step
            elif option == 2:
                coins = low + 3 * step
            elif option == 3:
                coins = beyond_free
            elif option == 4:
                coins = beyond_all
            elif option == 5:
                coins = free // (CROWNS - court.placed[seat])
            if low <= coins <= free:
                brings = self._sum(court, region, coins, excess, envied)
                if brings > self.gain[region]:
                    self.gain[region] = brings
                    self.stack[region] = coins

    def _sum(self, court: CursedCourt, region: i64, coins: i64, excess: float, envied: float) -> float:
        """What a bet brings above a crown on the best region left over."""
        manner = self._manner
        season = court.season
        danger = 0.0
        if 2 * coins <= self._rival_total:
            reach = 1.0 - int(2 * coins) / int(self._rival_free + 1) if 2 * coins <= self._rival_free else 0.0
            seen = envied if envied > 0.0 else 0.0
            danger = (manner.risk[season] + manner.envy * seen) * (manner.rest + (1.0 - manner.rest) * reach)
            if danger > 0.95:
                danger = 0.95
        keep = excess * (1.0 - danger) if excess > 0.0 else excess
        scale = 1.0
        if court.terms.exchange:
            scale = int(court.tables.coins) / int(court.tables.chips)
        spite = manner.spite * (envied if envied > 0.0 else 0.0) if court.board[region] else 0.0
        return keep + spite - manner.price[season] * scale * int(coins)

    # Betting on to the year's end

    def finish_year(self, court: CursedCourt, dice: Dice) -> None:
        """Everybody bets by what they know until the year is over; before it begins, the whole of it. While those who
        are tied decide, no year has begun that could be finished."""
        self.forget()
        while court.phase == BETWEEN:
            court.apply(court.actor, STAY if court.free[court.actor] else REBUY)
        year = court.year
        while court.year == year and court.phase not in (BETWEEN, VOTING, ENDED):
            actor = court.actor
            if actor == CHANCE:
                court.step(dice)
                self.forget()
            else:
                court.apply(actor, self.bet(court, actor, dice))

    def bet(self, court: CursedCourt, seat: i64, dice: Dice) -> i64:
        """The best bet by knowledge, give or take a whim."""
        self.weigh(court, seat)
        chosen: i64 = 0
        best = 2.0 * _NEVER
        for region in range(REGIONS):
            if self.stack[region] != NO_BET:
                gain = self.gain[region] + self._manner.whim * dice.random()
                if gain > best:
                    best = gain
                    chosen = region
        return self.bet_on(court, seat, chosen)

    def bet_on(self, court: CursedCourt, seat: i64, region: i64) -> i64:
        """The bet that was found best for a region, plain as long as it may be."""
        move = self.stack[region] * COINS + region * 2
        return move if court.may_be_plain(seat) else move + 1


def _spare(court: CursedCourt, worth: vec[float], need: i64) -> float:
    """What is left over when the best free regions are gone: the one that so many crowns would come down to."""
    first = 0.0
    second = 0.0
    third = 0.0
    fourth = 0.0
    for region in range(REGIONS):
        if court.board[region] == 0:
            one = worth[region]
            if one > first:
                first, second, third, fourth = one, first, second, third
            elif one > second:
                second, third, fourth = one, second, third
            elif one > third:
                third, fourth = one, third
            elif one > fourth:
                fourth = one
    if need <= 1:
        return first
    return second if need == 2 else third if need == 3 else fourth
