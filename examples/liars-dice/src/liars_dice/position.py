"""The rules of Liar's Dice. Compiled where the package is built with a C compiler.

A bid is a number that grows as bids do, ``quantity * 6 + face - 1``; below the lowest lie ``DOUBT`` and ``SPOT_ON``.
A roll is its dice in order, read as a number: 11346. So are the outcomes of chance, which rolls for seat after seat.
"""

from __future__ import annotations

from bisect import bisect_right
from functools import lru_cache
from itertools import accumulate, product
from math import comb
from typing import ClassVar, Final, NamedTuple

from mypy_extensions import i64, mypyc_attr

from camarilla.core.message import Message
from camarilla.core.position import CHANCE, OVER, Dice, Position

FACES: Final = 6
DOUBT: Final = 0
SPOT_ON: Final = 1
UNSEEN: Final = 0
"""A roll under somebody else's cup."""


class Rolls:
    """Every roll of a number of dice, with its weight out of ``6 ** dice``."""

    def __init__(self, dice: int) -> None:
        weights: dict[int, int] = {}
        for faces in product(range(1, FACES + 1), repeat=dice):
            roll = int("".join([str(face) for face in sorted(faces)]))
            weights[roll] = weights.get(roll, 0) + 1
        self.chances = list(weights.items())
        self.ends = list(accumulate(weights.values()))
        """How many ways to roll there are up to each roll, for drawing one."""

    def draw(self, dice: Dice) -> int:
        return self.chances[bisect_right(self.ends, dice.randrange(self.ends[-1]))][0]


rolls_of = lru_cache(maxsize=8)(Rolls)


def dice_in(roll: int) -> list[int]:
    return [int(face) for face in str(roll)] if roll else []


@lru_cache(maxsize=8192)
def matching(roll: int, face: int, wild: bool) -> int:
    """The dice of a roll that count for a face (LD-4.2, LD-5.1)."""
    dice = str(roll)
    return dice.count(str(face)) + (dice.count("1") if wild and face != 1 else 0)


def at_least(wanted: int, dice: int, wild: bool) -> float:
    """How likely at least ``wanted`` dice show a face, or a wild one."""
    hit = 1 / 3 if wild else 1 / 6
    chances: list[float] = [comb(dice, n) * hit**n * (1 - hit) ** (dice - n) for n in range(max(0, wanted), dice + 1)]
    return sum(chances)


class Terms(NamedTuple):
    """The options of a table."""

    dice: int
    wild: bool
    spot_on: bool
    difference: bool


class Lifted:
    """The cups lifted at the end of a round: the last bid, the call, everybody's dice, and who pays. Never changed."""

    def __init__(self, terms: Terms, bidder: int, bid: int, caller: int, call: int, rolls: list[int]) -> None:
        self.bidder, self.bid, self.caller, self.call, self.rolls = bidder, bid, caller, call, rolls
        self.count = sum([matching(roll, bid % FACES + 1, terms.wild) for roll in rolls])
        off = self.count - bid // FACES
        self.loser = bidder if call == DOUBT and off < 0 else caller
        """Who begins the next round: the loser of a doubt, or whoever called spot on (LD-2.2, LD-5.3)."""
        cost = max(1, abs(off)) if terms.difference and call == DOUBT else 1  # LD-5.2
        all_others = call == SPOT_ON and off == 0
        held = [len(dice_in(roll)) for roll in rolls]
        self.lost = [min(cost, dice) if (seat != self.loser) == all_others else 0 for seat, dice in enumerate(held)]
        """Dice, by seat."""
        self.state = [bidder, bid, caller, call, *rolls]


@mypyc_attr(native_class=False)
class LiarsDice(Position):
    """A moment of the game. What lies under the cups is in ``rolls``."""

    rules_name: ClassVar[str] = "liars-dice"

    def __init__(self, seats: int, terms: Terms) -> None:
        super().__init__(seats, CHANCE)
        self.terms = terms
        self.left = [terms.dice] * seats
        """Dice by seat."""
        self.rolls = [UNSEEN] * seats
        """What everybody rolled in this round; UNSEEN before they have."""
        self.starter, self.round = 0, 1
        self.bids: list[int] = []
        self.bidders: list[int] = []
        """Of this round, and who made them; the last one counts."""
        self.lifted: Lifted | None = None
        """How the round before ended."""

    def roller(self) -> int:
        """The seat that chance rolls for next; -1 if all have rolled."""
        return next((seat for seat, dice in enumerate(self.left) if dice and not self.rolls[seat]), -1)

    def chances(self) -> list[tuple[int, int]]:
        return rolls_of(self.left[self.roller()]).chances if self.actor == CHANCE else []

    def bid(self) -> int:
        """The last bid of this round; below every bid before the first."""
        return self.bids[-1] if self.bids else FACES - 1

    def moves(self, seat: i64) -> list[int]:
        if seat != self.actor:
            return []
        calls = ([DOUBT, SPOT_ON] if self.terms.spot_on else [DOUBT]) if self.bids else []
        return [*calls, *range(self.bid() + 1, FACES * (sum(self.left) + 1))]

    def candidates(self, seat: i64, dice: Dice) -> list[int]:
        """A search looks at calls, and at bids that raise the quantity by two at most, or up to a third of all dice."""
        most = max(self.bid() + 2 * FACES, FACES * (sum(self.left) // 3 + 1))
        return [move for move in self.moves(seat) if move <= most]

    def random_move(self, actor: i64, dice: Dice) -> i64:
        """In playouts one bid in three is doubted: bids drawn from all there could be would end every round at once."""
        if actor == CHANCE:
            return rolls_of(self.left[self.roller()]).draw(dice)
        if self.bids and dice.randrange(3) == 0:
            return DOUBT
        moves = self.candidates(actor, dice)
        return moves[dice.randrange(len(moves))]

    def reason(self, actor: i64, move: i64) -> Message:
        if actor == CHANCE or move < FACES:
            return Message("core-why-not-legal")
        if move <= self.bid():
            return Message("ld-why-low", {"bid": bid_text(self.bid())})
        return Message("ld-why-high", {"dice": sum(self.left)})

    def apply(self, actor: i64, move: i64) -> None:
        if actor == CHANCE:
            self.rolls[self.roller()] = int(move)
            if self.roller() < 0:
                self.actor = self.starter
        elif move >= FACES:
            self.bids.append(int(move))
            self.bidders.append(int(actor))
            self.actor = self.next_seat(int(actor))
        else:
            self._lift(int(actor), int(move))

    def next_seat(self, seat: int) -> int:
        """The next to the left who still has dice."""
        circle = [(seat + step) % len(self.left) for step in range(1, len(self.left))]
        return next(other for other in circle if self.left[other])

    def _lift(self, caller: int, call: int) -> None:
        """All cups are lifted, somebody pays, and all roll again (LD-4)."""
        self.lifted = lifted = Lifted(self.terms, self.bidders[-1], self.bids[-1], caller, call, self.rolls)
        self.left = [dice - lost for dice, lost in zip(self.left, lifted.lost, strict=True)]
        self.starter = lifted.loser if self.left[lifted.loser] else self.next_seat(lifted.loser)
        self.rolls = [UNSEEN] * len(self.left)
        self.bids, self.bidders = [], []
        self.actor = OVER if self.left.count(0) == len(self.left) - 1 else CHANCE
        self.round += int(self.actor == CHANCE)

    def scores(self) -> list[int]:
        return self.left.copy()

    def chance_of(self, bid: int, seat: int) -> float:
        """How likely a bid is true to a seat that knows its own dice and nothing of the others'."""
        face, hidden = bid % FACES + 1, sum(self.left) - self.left[seat]
        wanted = bid // FACES - matching(self.rolls[seat], face, self.terms.wild)
        return at_least(wanted, hidden, self.terms.wild and face != 1)

    def label(self, observer: i64, actor: i64, move: i64) -> i64:
        return UNSEEN if actor == CHANCE and observer != self.roller() else move

    def copy(self) -> LiarsDice:
        made = LiarsDice(int(self.seats), self.terms)
        made.actor = self.actor
        made.left, made.rolls = self.left.copy(), self.rolls.copy()
        made.bids, made.bidders = self.bids.copy(), self.bidders.copy()
        made.starter, made.round, made.lifted = self.starter, self.round, self.lifted
        return made

    def imagine(self, observer: object, dice: Dice) -> LiarsDice:
        """The others' dice of this round are rolled again, whatever they bid: a bid proves nothing."""
        seer = self.checked_observer(observer)
        made = self.copy()
        for seat, roll in enumerate(self.rolls):
            if roll and seat != seer:
                made.rolls[seat] = rolls_of(self.left[seat]).draw(dice)
        return made

    def state(self) -> list[int]:
        lifted = self.lifted.state if self.lifted is not None else []
        return [int(self.actor), self.starter, self.round, *self.left, *self.rolls, *self.bids, *self.bidders, *lifted]


def bid_text(bid: int) -> str:
    return f"{bid // FACES}x{bid % FACES + 1}"
