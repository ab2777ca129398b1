"""Two opponents: one who knows the odds, and one who also reads bids and thinks of who must answer them."""

from __future__ import annotations

from math import exp

from camarilla.bots.bot import Bot, Perspective
from camarilla.core.position import Dice

from .position import DOUBT, FACES, SPOT_ON, LiarsDice, at_least, matching, rolls_of

Odds = list[float]
"""How likely each number of matching dice is, from none on."""


class Novice(Bot):
    """Doubts what is less likely than not; else makes the highest bid that it would still believe."""

    def choose(self, perspective: Perspective, dice: Dice) -> int:
        world, seat = perspective.world, perspective.seat
        assert isinstance(world, LiarsDice)
        if world.bids and world.chance_of(world.bid(), seat) < 0.5:
            return DOUBT
        bids = [move for move in world.moves(seat) if move >= FACES]
        return max(bids, key=lambda bid: (min(world.chance_of(bid, seat), 0.5), bid), default=DOUBT)


class Master(Bot):
    """Weighs every move by the dice it may win or lose: a bid by who would doubt it, and be wrong."""

    trust = 0.7
    """How much a bid says about the dice of whoever made it."""
    bluff = 0.15
    """How often a bid is taken to say nothing."""
    nerve = 8.0
    """How surely the next player doubts what is less likely than the line."""
    line = 0.45

    def choose(self, perspective: Perspective, dice: Dice) -> int:
        """The best move; of those that are nearly as good, any: who always bids alike is soon read."""
        world, seat = perspective.world, perspective.seat
        assert isinstance(world, LiarsDice)
        self.world, self.total, self.wild = world, sum(world.left), world.terms.wild
        self.mine, self.next = world.rolls[seat], world.next_seat(seat)
        others = [other for other, left in enumerate(world.left) if left and other != seat]
        self.gain = 1 / len(others)
        """What a die that somebody else loses is worth, in dice of this seat."""
        weights = {other: self._weights(other) for other in others}
        self.nexts, self.rests = [], []
        for face in range(1, FACES + 1):
            self.nexts.append(self._odds(weights[self.next], face))
            rest = [1.0]
            for other in others:
                rest = rest if other == self.next else together(rest, self._odds(weights[other], face))
            self.rests.append(rest)
        return max((self._worth(move) + 0.02 * dice.random(), move) for move in world.moves(seat))[1]

    def _weights(self, other: int) -> dict[int, float]:
        """How likely each roll of another player is after what that player has bid in this round."""
        left = self.world.left[other]
        weights = {roll: float(weight) for roll, weight in rolls_of(left).chances}
        for bidder, bid in zip(self.world.bidders, self.world.bids, strict=True):
            if bidder == other:
                chances = [self._looks(bid, held, self.total - left) for held in range(left + 1)]
                says = [self.bluff + chance**self.trust * (0.5 + held) for held, chance in enumerate(chances)]
                for roll in weights:
                    weights[roll] *= says[matching(roll, bid % FACES + 1, self.wild)]
        return weights

    def _odds(self, weights: dict[int, float], face: int) -> Odds:
        odds, total = [0.0] * (FACES + 1), sum(weights.values())
        for roll, weight in weights.items():
            odds[matching(roll, face, self.wild)] += weight / total
        return odds

    def _looks(self, bid: int, held: int, hidden: int) -> float:
        """How likely a bid is to somebody with ``held`` dice of its face who reads nothing into bids."""
        return at_least(bid // FACES - held, hidden, self.wild and bid % FACES > 0)

    def _worth(self, move: int) -> float:
        bid = move if move >= FACES else self.world.bid()
        theirs, rest = self.nexts[bid % FACES], self.rests[bid % FACES]
        wanted = bid // FACES - matching(self.mine, bid % FACES + 1, self.wild)
        if move >= FACES:
            return sum(chance * self._bid_worth(bid, held, tail(rest, wanted - held), tail(rest, wanted + 1 - held))
                       for held, chance in enumerate(theirs) if chance)  # fmt: skip
        true, more = (tail(together(theirs, rest), least) for least in (wanted, wanted + 1))
        return 2 * (true - more) - 1 if move == SPOT_ON else (1 - true) * self.gain - true

    def _bid_worth(self, bid: int, held: int, true: float, raised: float) -> float:
        """If the next player has ``held`` of the face: doubted, the bid may be ``true``; raised, others may doubt."""
        looks = self._looks(bid, held, self.total - self.world.left[self.next])
        doubted = 1 / (1 + exp(self.nerve * (looks - self.line)))
        goes_on = max(0.0, (1 - raised) * self.gain - raised)
        return doubted * (true * self.gain - (1 - true)) + (1 - doubted) * goes_on


def together(some: Odds, others: Odds) -> Odds:
    odds = [0.0] * (len(some) + len(others) - 1)
    for place, chance in enumerate(some):
        for more, part in enumerate(others):
            odds[place + more] += chance * part
    return odds


def tail(odds: Odds, wanted: int) -> float:
    """How likely at least ``wanted`` are."""
    return sum(odds[max(0, wanted) :])
