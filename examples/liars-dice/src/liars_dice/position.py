"""The rules of Liar's Dice. Compiled where the package is built with a C compiler.

A bid is a number that grows as bids do: ``quantity * 6 + face - 1``; below the lowest bid lie ``DOUBT`` and ``SPOT_ON``.
A roll is its dice in order, read as a number: 11346. That is also the outcome of chance, who rolls for one seat at a time.
"""

from __future__ import annotations

from bisect import bisect_right
from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial
from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from camarilla.core.message import Message
from camarilla.core.position import CHANCE, OVER, Dice, Position

FACES: Final = 6
DOUBT: Final = 0
SPOT_ON: Final = 1
UNSEEN: Final = 0
"""A roll under somebody else's cup."""


class Rolls:
    """Every roll of so many dice, with its weight out of ``6 ** dice``."""

    def __init__(self, dice: int) -> None:
        self.chances: list[tuple[int, int]] = []
        self.starts: list[int] = []
        """How many of all ways to roll come before each roll, for drawing one."""
        self.ways = 0
        for faces in combinations_with_replacement("123456", dice):
            weight = factorial(dice)
            for face in set(faces):
                weight //= factorial(faces.count(face))
            self.chances.append((int("".join(faces)), weight))
            self.starts.append(self.ways)
            self.ways += weight

    def draw(self, dice: Dice) -> int:
        return self.chances[bisect_right(self.starts, dice.randrange(self.ways)) - 1][0]


rolls_of = lru_cache(maxsize=8)(Rolls)


def dice_in(roll: int) -> list[int]:
    return [int(face) for face in str(roll)] if roll else []


@lru_cache(maxsize=8192)
def matching(roll: int, face: int, wild: bool) -> int:
    """The dice of a roll that count for a face (LD-4.2, LD-5.1)."""
    dice = str(roll)
    return dice.count(str(face)) + (dice.count("1") if wild and face != 1 else 0)


class Terms:
    """The options of a table."""

    def __init__(self, dice: int, wild: bool, spot_on: bool, difference: bool) -> None:
        self.dice = dice
        self.wild = wild
        self.spot_on = spot_on
        self.difference = difference


class Lifted:
    """The cups lifted at the end of a round: the last bid, the call, everybody's dice, and who pays. Never changed."""

    def __init__(self, terms: Terms, bidder: int, bid: int, caller: int, call: int, rolls: list[int]) -> None:
        self.bidder = bidder
        self.bid = bid
        self.caller = caller
        self.call = call
        self.rolls = rolls
        self.count = sum([matching(roll, bid % FACES + 1, terms.wild) for roll in rolls])
        self.lost = self._losses(terms.difference)
        """Dice, by seat."""

    def _losses(self, difference: bool) -> list[int]:
        held = [len(dice_in(roll)) for roll in self.rolls]
        off = self.count - self.bid // FACES
        if self.call == SPOT_ON and off == 0:  # LD-5.3: everybody but the caller
            return [int(seat != self.caller and dice > 0) for seat, dice in enumerate(held)]
        loser = self.bidder if self.call == DOUBT and off < 0 else self.caller
        dice = max(1, abs(off)) if difference and self.call == DOUBT else 1  # LD-5.2
        return [min(dice, held[seat]) if seat == loser else 0 for seat in range(len(held))]

    def state(self) -> list[int]:
        return [self.bidder, self.bid, self.caller, self.call, *self.rolls]


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
        self.starter = 0
        self.round = 1
        self.bids: list[int] = []
        """Of this round, the last one counts."""
        self.bidders: list[int] = []
        self.lifted: Lifted | None = None
        """How the round before ended."""

    # Rolling

    def roller(self) -> int:
        """The seat that chance rolls for next; -1 if all have rolled."""
        for seat, dice in enumerate(self.left):
            if dice and not self.rolls[seat]:
                return seat
        return -1

    def chances(self) -> list[tuple[int, int]]:
        return rolls_of(self.left[self.roller()]).chances if self.actor == CHANCE else []

    # Bidding

    def bid(self) -> int:
        """The last bid of this round; below every bid before the first."""
        return self.bids[-1] if self.bids else FACES - 1

    def moves(self, seat: i64) -> list[int]:
        if seat != self.actor:
            return []
        bids = list(range(self.bid() + 1, FACES * (sum(self.left) + 1)))
        if not self.bids:
            return bids
        return [DOUBT, SPOT_ON, *bids] if self.terms.spot_on else [DOUBT, *bids]

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
        if actor == CHANCE or move < 0:
            return Message("core-why-not-legal")
        if move == SPOT_ON and not self.terms.spot_on:
            return Message("ld-why-no-spot-on")
        if move < FACES:
            return Message("ld-why-no-bid")
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
        seat = (seat + 1) % len(self.left)
        while not self.left[seat]:
            seat = (seat + 1) % len(self.left)
        return seat

    def _lift(self, caller: int, call: int) -> None:
        """All cups are lifted, somebody pays, and all roll again (LD-4)."""
        lifted = Lifted(self.terms, self.bidders[-1], self.bids[-1], caller, call, self.rolls)
        self.lifted = lifted
        self.left = [dice - lost for dice, lost in zip(self.left, lifted.lost, strict=True)]
        bidder_pays = call == DOUBT and lifted.lost[lifted.bidder] > 0
        starter = lifted.bidder if bidder_pays else caller
        self.starter = starter if self.left[starter] else self.next_seat(starter)
        self.rolls = [UNSEEN] * len(self.left)
        self.bids, self.bidders = [], []
        self.round += 1
        self.actor = OVER if self.left.count(0) == len(self.left) - 1 else CHANCE

    # The end

    def scores(self) -> list[int]:
        return self.left.copy()

    # What others see

    def label(self, observer: i64, actor: i64, move: i64) -> i64:
        return UNSEEN if actor == CHANCE and observer != self.roller() else move

    def copy(self) -> LiarsDice:
        made = LiarsDice(int(self.seats), self.terms)
        made.actor = self.actor
        made.left = self.left.copy()
        made.rolls = self.rolls.copy()
        made.starter = self.starter
        made.round = self.round
        made.bids, made.bidders = self.bids.copy(), self.bidders.copy()
        made.lifted = self.lifted
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
        lifted = self.lifted.state() if self.lifted is not None else []
        return [int(self.actor), self.starter, self.round, *self.left, *self.rolls, *self.bids, *self.bidders, *lifted]


def bid_text(bid: int) -> str:
    return f"{bid // FACES}x{bid % FACES + 1}"
