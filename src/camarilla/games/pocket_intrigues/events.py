"""What happens in Pocket Intrigues, for programs that draw conclusions: facts with more than words in them."""

from __future__ import annotations

from ...core.facts import Fact


class RowsLaidOut(Fact, frozen=True, gc=False, kw_only=True):
    """A game begins. Bit ``house`` of ``upper`` puts the second noble of that house on top."""

    upper: int


class CardTurnedUp(Fact, frozen=True, gc=False, kw_only=True):
    """There is a new open card; cards are counted from 0 here, as in positions."""

    card: int


class CardPlayed(Fact, frozen=True, gc=False, kw_only=True):
    """A seat carries out an action of a card."""

    seat: int
    card: int
    move: int


class DeathUsed(Fact, frozen=True, gc=False, kw_only=True):
    """A killer does what a death allows."""

    seat: int
    move: int
