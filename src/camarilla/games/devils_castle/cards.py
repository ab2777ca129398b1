"""Where cards can be, and the single cards as bits, for the notebook: 21 items, then ten professions. Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .kinds import GOBLET, KEY, is_bag

# With a seat (0 to 7), in the pile, or laid aside to be dealt out.
PILE: Final = 8
ASIDE: Final = 9
PLACES: Final = 10

# Keys are the cards 0 to 2, goblets 3 to 5, then the other kinds follow.
KEY_CARDS: Final = 0b000111
GOBLET_CARDS: Final = 0b111000
BAG_CARDS: Final = 3 << 6
TEXT_CARDS: Final = 31 << 13
"""Tome to Sextant: read out and carried out when they are traded away. The bags are, too, while there is a pile."""
MIRROR_CARD: Final = 1 << 18
PEARL_CARD: Final = 1 << 19
ITEM_CARDS: Final = (1 << 21) - 1
ITEM_COUNT: Final = 21
FIRST_PROFESSION: Final = 21
PROFESSION_CARDS: Final = 1023 << 21
CARD_COUNT: Final = 31


def cards_of(kind: i64) -> i64:
    """The cards of one kind of item."""
    if kind == KEY:
        return KEY_CARDS
    return GOBLET_CARDS if kind == GOBLET else 1 << (kind + 4)


def kind_of(card: i64) -> i64:
    """The kind of a card, by its number."""
    if card < 3:
        return KEY
    return GOBLET if card < 6 else card - 4


def title_cards(kind: i64) -> i64:
    """The cards that go by the title of an item."""
    return BAG_CARDS if is_bag(kind) else cards_of(kind)
