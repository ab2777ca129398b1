"""Everything about an edition that can be worked out before the first move. Compiled."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from msgspec.structs import astuple
from mypy_extensions import i64

from ...core.bits import ones
from .cards import cards_of
from .edition import FEWEST, MOST, DevilsCastleEdition


@final
class Tables:
    """The constants of one edition."""

    def __init__(self, edition: DevilsCastleEdition) -> None:
        items = astuple(edition.items)
        self.characters: list[str] = list(edition.characters)
        self.tokens: i64 = edition.tokens.supply
        self.all_items: i64 = _packed([item.count for item in items])
        self.red: i64 = _packed([item.red for item in items])
        self.green: i64 = _packed([item.green for item in items])
        self.item_cards: i64 = sum([_cards(kind, item.count) for kind, item in enumerate(items)])
        """The notebook's cards that there are."""
        self.item_total: i64 = edition.total("count")
        self.limits: vec[i64] = vec[i64]([0] * FEWEST + list(edition.hands.limits))
        self.society_cards: vec[i64] = vec[i64]([0] * FEWEST + list(edition.societies.cards))
        self.once: i64 = sum([1 << number for number, one in enumerate(astuple(edition.professions)) if one.once])
        """The professions that work a single time, as a mask."""

    def laid_aside(self, seats: i64) -> i64:
        """The sealed items that are always dealt out (DC-1.4, DC-1.5)."""
        return self.red + self.green if seats == MOST else self.red

    def dealt_out(self, seats: i64) -> i64:
        """How many items are dealt in all; random ones join those with seals (DC-1.4 to DC-1.6)."""
        return 2 * seats if seats == FEWEST else seats


def _cards(kind: i64, count: i64) -> int:
    """The lowest cards of a kind."""
    cards = cards_of(kind)
    return cards & cards >> (ones(cards) - count)


def _packed(counts: list[int]) -> int:
    return sum([count << (2 * kind) for kind, count in enumerate(counts)])
