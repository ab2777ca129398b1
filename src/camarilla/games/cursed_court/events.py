"""What happens in Cursed Court, for programs that draw conclusions: facts with more than words in them."""

from __future__ import annotations

from ...core.facts import Fact


class YearBegins(Fact, frozen=True, gc=False, kw_only=True):
    """The first card of a year is about to be laid."""

    year: int


class CardAppears(Fact, frozen=True, gc=False, kw_only=True):
    """A card is dealt face up."""

    noble: int


class BetMade(Fact, frozen=True, gc=False, kw_only=True):
    """A crown is placed. Whether it is a feint is nobody else's business."""

    seat: int
    region: int
    coins: int
