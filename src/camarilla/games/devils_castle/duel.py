"""A duel under way: who stands where, and what has been brought in. All of it lies open. Compiled."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.bits import ones


@final
class Duel:
    """What lies open in a duel: who stands where, and what has been brought in."""

    def __init__(self, attacker: i64, defender: i64) -> None:
        self.attacker = attacker
        self.defender = defender
        self.swords: i64 = 0
        self.shields: i64 = 0
        """Third parties that stand with the attacker, and with the defender, as masks."""
        self.hypnotised: i64 = -1
        self.brought = vec[i64]([1, 1, 0, 0])
        """Points by role: the fighters with their characters, and what third parties brought beyond support."""
        self.used: i64 = 0
        """Items shown, as a mask of kinds; and the professions that have given a point, as a mask of seats:"""
        self.helped: i64 = 0
        self.duelist: i64 = -1
        self.poisoner: i64 = -1
        self.decided: i64 = -1
        """Who wins by the Alchemist's word."""

    def copy(self) -> Duel:
        if self.attacker < 0:
            return self
        new = Duel(self.attacker, self.defender)
        new.swords, new.shields, new.hypnotised = self.swords, self.shields, self.hypnotised
        new.brought = self.brought[:]
        new.used, new.helped = self.used, self.helped
        new.duelist, new.poisoner, new.decided = self.duelist, self.poisoner, self.decided
        return new

    def state(self) -> list[int]:
        if self.attacker < 0:
            return []
        return [
            *(self.attacker, self.defender, self.swords, self.shields, self.hypnotised),
            *self.brought,
            *(self.used, self.helped, self.duelist, self.poisoner, self.decided),
        ]

    def fights(self, seat: i64) -> bool:
        return seat == self.attacker or seat == self.defender

    def role(self, seat: i64) -> i64:
        """0: the attacker; 1: the defender; 2 and 3: who stands with them."""
        if self.fights(seat):
            return 0 if seat == self.attacker else 1
        return 2 if self.swords >> seat & 1 else 3

    def stands_with(self, seat: i64) -> i64:
        """The fighter a seat stands with: itself, or the one it supports."""
        return self.attacker if self.role(seat) % 2 == 0 else self.defender

    def points(self, seat: i64) -> i64:
        """What the attacker or the defender has; a Duelist leaves only what is their own."""
        side = self.role(seat)
        if self.duelist >= 0:
            return self.brought[side]
        supporters = self.swords if side == 0 else self.shields
        if self.hypnotised >= 0:
            supporters &= ~(1 << self.hypnotised)
        return self.brought[side] + ones(supporters) + self.brought[side + 2]

    def add(self, seat: i64) -> None:
        """A point for the side a seat stands on (DC-3.4)."""
        self.brought[self.role(seat)] += 1

    def alchemist_decides(self) -> bool:
        """Only a Duelist answers the Alchemist (DC-7.3)."""
        return self.decided >= 0 and self.duelist < 0

    def winner(self) -> i64:
        """Who wins, or -1 for a tie: the Alchemist's word, the count, the Poison ring (DC-7.3)."""
        if self.alchemist_decides():
            return self.decided
        swords, shields = self.points(self.attacker), self.points(self.defender)
        if swords != shields:
            return self.attacker if swords > shields else self.defender
        return self.poisoner

    def loser(self) -> i64:
        return self.defender if self.winner() == self.attacker else self.attacker


NO_DUEL: Final = Duel(-1, -1)
