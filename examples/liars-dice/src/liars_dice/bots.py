"""Two opponents: one who knows the odds, and one who also reads bids and thinks of who must answer them."""

from __future__ import annotations

from math import exp

from camarilla.bots.bot import Bot, Perspective
from camarilla.core.position import Dice

from .position import DOUBT, FACES, SPOT_ON, LiarsDice, matching, rolls_of
from .show import at_least, chance_of

Odds = list[float]
"""How likely each number of matching dice is, from none on."""


class Novice(Bot):
    """Doubts what is less likely than not; else makes the highest bid that it would still believe."""

    believes = 0.5

    def choose(self, perspective: Perspective, dice: Dice) -> int:
        world, seat = perspective.world, perspective.seat
        assert isinstance(world, LiarsDice)
        if world.bids and chance_of(world, seat, world.bid()) < self.believes:
            return DOUBT
        bids = [move for move in world.moves(seat) if move >= FACES]
        return max(bids, key=lambda bid: (min(chance_of(world, seat, bid), self.believes), bid), default=DOUBT)


class Master(Bot):
    """Weighs every move by what it wins or loses: a bid by the chance that the next player doubts it, and is wrong."""

    trust = 1.5
    """How much a bid says about the dice of whoever made it."""
    bluff = 0.15
    """How often a bid is taken to say nothing."""
    nerve = 8.0
    """How surely the next player doubts what is unlikely."""
    line = 0.45
    calm = 0.0

    def choose(self, perspective: Perspective, dice: Dice) -> int:
        world, seat = perspective.world, perspective.seat
        assert isinstance(world, LiarsDice)
        mind = Mind(self, world, seat)
        worths = [(mind.worth(move) + 0.02 * dice.random(), move) for move in world.moves(seat)]
        return max(worths)[1]


class Mind:
    """What the master makes of one moment."""

    def __init__(self, master: Master, world: LiarsDice, seat: int) -> None:
        self.master, self.world, self.seat = master, world, seat
        self.wild, self.total = world.terms.wild, sum(world.left)
        self.next = world.next_seat(seat)
        players = sum(dice > 0 for dice in world.left)
        self.gain = 1 / (players - 1)
        """What a die that somebody else loses is worth, in dice of one's own."""
        others = [other for other, left in enumerate(world.left) if left and other != seat]
        weights = {other: self._weights(other) for other in others}
        self.nexts = [_odds(weights[self.next], face, self.wild) for face in range(1, FACES + 1)]
        """Of each face, what the next player may hold; and below, all the others together."""
        self.rests: list[Odds] = []
        for face in range(1, FACES + 1):
            rest = [1.0]
            for other in others:
                if other != self.next:
                    rest = _together(rest, _odds(weights[other], face, self.wild))
            self.rests.append(rest)

    def _weights(self, other: int) -> dict[int, float]:
        """How likely each roll of another player is after what that player has bid in this round."""
        world, master = self.world, self.master
        hidden = self.total - world.left[other]
        weights = {roll: float(weight) for roll, weight in rolls_of(world.left[other]).chances}
        for bidder, bid in zip(world.bidders, world.bids, strict=True):
            if bidder == other:
                quantity, face = bid // FACES, bid % FACES + 1
                wild = self.wild and face != 1
                chances = [at_least(quantity - held, hidden, wild) for held in range(world.left[other] + 1)]
                says = [master.bluff + chance**master.trust * (0.5 + held) for held, chance in enumerate(chances)]
                for roll in weights:
                    weights[roll] *= says[matching(roll, face, self.wild)]
        return weights

    def worth(self, move: int) -> float:
        """Dice won and lost by a move, by and large."""
        if move >= FACES:
            return self._bid_worth(move)
        bid = self.world.bid()
        count = _together(self.nexts[bid % FACES], self.rests[bid % FACES])
        wanted = bid // FACES - self._mine(bid)
        if move == SPOT_ON:
            exact = count[wanted] if 0 <= wanted < len(count) else 0.0
            return exact - (1 - exact)
        true = _tail(count, wanted)
        return (1 - true) * self.gain - true

    def _bid_worth(self, bid: int) -> float:
        quantity, face = bid // FACES, bid % FACES + 1
        theirs = self.world.left[self.next]
        wanted = quantity - self._mine(bid)
        worth = 0.0
        for held, chance in enumerate(self.nexts[face - 1]):
            looks = at_least(quantity - held, self.total - theirs, self.wild and face != 1)
            doubted = 1 / (1 + exp(self.master.nerve * (looks - self.master.line)))
            true = _tail(self.rests[face - 1], wanted - held)
            raised = _tail(self.rests[face - 1], wanted + 1 - held)
            goes_on = max(self.master.calm * self.gain, (1 - raised) * self.gain - raised)
            worth += chance * (doubted * (true * self.gain - (1 - true)) + (1 - doubted) * goes_on)
        return worth

    def _mine(self, bid: int) -> int:
        return matching(self.world.rolls[self.seat], bid % FACES + 1, self.wild)


def _odds(weights: dict[int, float], face: int, wild: bool) -> Odds:
    odds = [0.0] * (FACES + 1)
    for roll, weight in weights.items():
        odds[matching(roll, face, wild)] += weight
    total = sum(odds)
    return [part / total for part in odds]


def _together(some: Odds, others: Odds) -> Odds:
    odds = [0.0] * (len(some) + len(others) - 1)
    for place, chance in enumerate(some):
        for more, part in enumerate(others):
            odds[place + more] += chance * part
    return odds


def _tail(odds: Odds, wanted: int) -> float:
    """How likely there are at least so many."""
    return sum(odds[max(0, wanted) :])
