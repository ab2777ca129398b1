"""Who belongs together: every split of the passengers, weighed by what they did in the open. Compiled.

A split is a mask of the seats that belong to the Order. All that the seat's own notes allow are kept; each sign of
sympathy or enmity between two passengers speaks for or against all splits that have them together. Signs are soft and
lean on each other, so that their sum is tempered: certainty comes from seeing a card, never from many hints.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ....core.bits import ones
from ....core.position import Dice
from ..kinds import BAG_GOBLET, BAG_KEY, GOBLET, KEY
from ..notes import ATTACKED, GAVE, REFUSED, SAW_SOCIETY, STOOD, TOOK, TRADED, parts
from ..position import CoachRide

TEMPER: Final = 0.6
STOOD_BY: Final = 0.3
"""Logarithms of how much likelier a deed is among partners: support 1.35, an accepted trade 1.12, an attack 0.85..."""
ACCEPTED: Final = 0.11
REFUSAL: Final = -0.05
ATTACK: Final = -0.16
GIFT_GIVEN: Final = 0.1
INFORMED: Final = 3.0
"""...and how much more it says of somebody who has seen the other's card."""
TAKEN: Final = 0.5
"""Somebody who takes a key, or wants one in return, probably belongs to the Order."""


@final
class Belief:
    """What one seat makes of who is who."""

    def __init__(self, seat: i64, seats: i64) -> None:
        self.seat = seat
        self.seats = seats
        self.read: i64 = 0
        """How many notes have been taken in."""
        self.ties = vec[float]([0.0] * (seats * seats))
        """For each two seats, what speaks for their being partners."""
        self.leanings = vec[float]([0.0] * seats)
        """For each seat, what speaks for the Order."""
        self.informed = vec[i64]([0] * seats)
        """Whose society each seat has seen, as all know."""
        self.splits = vec[i64]()
        self.weights = vec[float]()
        self.total = 0.0

    def attend(self, ride: CoachRide) -> None:
        """Take in the notes made since the last time, as this seat may read them, and weigh the splits again."""
        for number in range(self.read, len(ride.notes)):
            self._take_in(ride.notes[number])
        self.read = len(ride.notes)
        self.weigh(ride)

    def _take_in(self, made: i64) -> None:
        kind, one, other, content = parts(made)
        if kind == STOOD:
            for seat in range(self.seats):
                if content >> seat & 1:
                    self._stood(seat, one, other)
                elif content >> (8 + seat) & 1:
                    self._stood(seat, other, one)
        elif kind == ATTACKED:
            self._tie(one, other, ATTACK)
        elif kind == TRADED:
            self._tie(one, other, ACCEPTED)
            self._lean(other, (content & 31) - 1, TAKEN)
            self._lean(other, (content >> 5) - 1, -TAKEN)
        elif kind == REFUSED:
            self._tie(one, other, REFUSAL)
        elif kind == GAVE:
            self._tie(one, other, GIFT_GIVEN)
        elif kind == TOOK:
            self._lean(other, content - 1, TAKEN)
        elif kind == SAW_SOCIETY:
            bit: i64 = 1
            self.informed[one] |= bit << other

    def _stood(self, seat: i64, friend: i64, foe: i64) -> None:
        self._tie(seat, friend, STOOD_BY)
        self._tie(seat, foe, -STOOD_BY)

    def _tie(self, doer: i64, other: i64, sign: float) -> None:
        if self.informed[doer] >> other & 1:
            sign *= INFORMED
        low, high = (doer, other) if doer < other else (other, doer)
        self.ties[low * self.seats + high] += sign

    def _lean(self, seat: i64, kind: i64, sign: float) -> None:
        """A passenger chose an item that counts, or gave it away."""
        if kind in (KEY, BAG_KEY):
            self.leanings[seat] += sign
        elif kind in (GOBLET, BAG_GOBLET):
            self.leanings[seat] -= sign

    # Splits

    def weigh(self, ride: CoachRide) -> None:
        """All splits that the cards this seat has seen allow, each by what speaks for it."""
        seen = ride.notebook.societies[self.seat]
        cards = ride.tables.society_cards[self.seats]
        one: i64 = 1
        self.splits = vec[i64]()
        self.weights = vec[float]()
        self.total = 0.0
        for split in range(one << self.seats):
            if (split ^ ride.order) & seen:
                continue
            order = ones(split)
            if order > cards or self.seats - order > cards:
                continue
            # With an odd number a card is left over, and still all splits are dealt equally often.
            weight = exp(TEMPER * self._speaks_for(split))
            self.splits = append(self.splits, split)
            self.weights = append(self.weights, weight)
            self.total += weight

    def _speaks_for(self, split: i64) -> float:
        total = 0.0
        for seat in range(self.seats):
            here = split >> seat & 1
            total += self.leanings[seat] if here else -self.leanings[seat]
            for other in range(seat + 1, self.seats):
                if split >> other & 1 == here:
                    total += self.ties[seat * self.seats + other]
        return total

    def draw(self, dice: Dice) -> i64:
        """A split by its weight."""
        left = dice.random() * self.total
        for place in range(len(self.splits)):
            left -= self.weights[place]
            if left < 0.0:
                return self.splits[place]
        return self.splits[len(self.splits) - 1]

    def partner(self, other: i64) -> float:
        """How likely another seat is a partner."""
        together = 0.0
        for place in range(len(self.splits)):
            split = self.splits[place]
            if split >> other & 1 == split >> self.seat & 1:
                together += self.weights[place]
        return together / self.total
