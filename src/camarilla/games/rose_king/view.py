"""What is shown of The Rose King. There are no secrets: only the order of the deck is hidden, and that is nowhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import msgspec

from ...core.view import Open, Own, Preview, Setting, View


class RoseKingSetting(Setting, frozen=True, gc=False, kw_only=True, tag="rose-king"):
    size: int
    """Squares in a row of the board."""
    stones: int
    """Roses in the supply at first."""
    heroes: int
    """Heroes of each side at first."""
    hand: int
    """Cards a hand may hold."""
    cards: list[str]
    """Every card there is."""


class Card(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """A card of an open hand and where it would lead its owner now; sent as ``[card, square, use]``.

    ``use``: ``open`` (a free square), ``hero`` (an enemy rose, and a hero is left), or why it cannot be played:
    ``off`` the board, ``own`` rose, ``no-hero`` left.
    """

    card: str
    square: str | None
    use: str


class Side(msgspec.Struct, frozen=True, gc=False):
    """What a side has on the board."""

    heroes: int
    regions: list[list[str]]
    """The squares of its roses, largest region first; each region is worth its size squared."""
    score: int


class RoseKingOpen(Open, frozen=True, gc=False, kw_only=True):
    crown: str
    hands: list[list[Card]]
    """Red's, then White's; so are ``sides``."""
    sides: list[Side]
    supply: int
    unseen: list[str]
    """The cards of the deck, which anybody could work out, in the order of their names."""
    drawing: int | None
    """The seat a card is being dealt to, while it is."""


class RoseKingPreview(Preview, frozen=True, gc=False, kw_only=True, tag="rose-king"):
    """What playing a card would come to."""

    region: list[str]
    """The region that the placed or turned rose would belong to."""
    scores: list[int]
    """Red's and White's points then."""


RoseKingView: TypeAlias = View[RoseKingSetting, RoseKingOpen, Own]


def discards(view: RoseKingView) -> list[str]:
    """The cards that have been played: all that are neither in a hand nor in the deck."""
    elsewhere = {card.card for hand in view.open.hands for card in hand} | set(view.open.unseen)
    return [card for card in view.setting.cards if card not in elsewhere]


def sum_of_squares(regions: Sequence[Sequence[object]]) -> str:
    """How a score comes about, in figures: ``5² + 2²``."""
    return " + ".join(f"{len(region)}²" for region in regions) or "0"
