"""The cards as numbers, and everything about an edition that can be worked out before the first move. Compiled.

A hand is one number with two bits for every kind of item (how many of it are held). For the notebook every single card
has a bit of its own: 21 items, three of them keys and three goblets, then ten professions.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from msgspec.structs import astuple
from mypy_extensions import i64

from .edition import FEWEST, MOST, DevilsCastleEdition

KEY: Final = 0
GOBLET: Final = 1
BAG_KEY: Final = 2
BAG_GOBLET: Final = 3
DAGGER: Final = 4
GLOVES: Final = 5
POISON_RING: Final = 6
KNIVES: Final = 7
WHIP: Final = 8
TOME: Final = 9
CLOAK: Final = 10
PRIVILEGE: Final = 11
MONOCLE: Final = 12
SEXTANT: Final = 13
MIRROR: Final = 14
PEARL: Final = 15
LODGE_RING: Final = 16
KIND_COUNT: Final = 17
A_BAG: Final = 2
"""The title of both bags, where only the title is known; as a number it is the bag with the key."""

THUG: Final = 0
GRANDMASTER: Final = 1
BODYGUARD: Final = 2
HYPNOTIST: Final = 3
DUELIST: Final = 4
ALCHEMIST: Final = 5
DOCTOR: Final = 6
PRIEST: Final = 7
DIPLOMAT: Final = 8
CLAIRVOYANT: Final = 9
PROFESSION_COUNT: Final = 10

ORDER: Final = 0
BROTHERHOOD: Final = 1

# Where an item can be: with a seat, in the pile, or laid aside to be dealt out.
PILE: Final = 8
ASIDE: Final = 9
PLACES: Final = 10

# Cards of the notebook, as bits: keys 0-2, goblets 3-5, then the other kinds; professions from 21 on.
KEY_CARDS: Final = 0b000111
GOBLET_CARDS: Final = 0b111000
BAG_CARDS: Final = 3 << 6
MIRROR_CARD: Final = 1 << 18
PEARL_CARD: Final = 1 << 19
ITEM_CARDS: Final = (1 << 21) - 1
TEXT_CARDS: Final = 31 << 13
"""Tome to Sextant: read out and carried out when they are traded away. The bags are, too, while there is a pile."""
FIRST_PROFESSION: Final = 21
PROFESSION_CARDS: Final = 1023 << 21
CARD_COUNT: Final = 31
ITEM_COUNT: Final = 21


def cards_of(kind: i64) -> i64:
    """The notebook's cards of one kind of item."""
    if kind == KEY:
        return KEY_CARDS
    if kind == GOBLET:
        return GOBLET_CARDS
    return 1 << (kind + 4)


def kind_of(card: i64) -> i64:
    if card < 3:
        return KEY
    return GOBLET if card < 6 else card - 4


def count_of(hand: i64, kind: i64) -> i64:
    return hand >> (2 * kind) & 3


def single(kind: i64) -> i64:
    """A hand of one item: add it to a hand, or take it from one."""
    return _shifted(1, 2 * kind)


def _shifted(bits: i64, places: i64) -> i64:
    """A parameter is shifted in 64 bits; of a literal, or a variable that never changes, mypyc shifts only 32."""
    return bits << places


def is_bag(kind: i64) -> bool:
    return kind in (BAG_KEY, BAG_GOBLET)


def title_of(kind: i64) -> i64:
    """An item where only its title is known: of a bag, not which."""
    return A_BAG if is_bag(kind) else kind


def title_cards(kind: i64) -> i64:
    """The notebook's cards that go by the title of an item."""
    return BAG_CARDS if is_bag(kind) else cards_of(kind)


def goal_of(society: i64) -> i64:
    """The item that a society needs."""
    return KEY if society == ORDER else GOBLET


def once(hand: i64) -> i64:
    """A hand with one item of every kind that is in this one."""
    return (hand | hand >> 1) & 0x155555555


def nth_item(hand: i64, number: i64) -> i64:
    """The kind of the item with this number (from 0) in a hand."""
    kind: i64 = 0
    while True:
        number -= hand & 3
        if number < 0:
            return kind
        hand >>= 2
        kind += 1


def kinds_in(hand: i64) -> list[int]:
    return [kind for kind in range(KIND_COUNT) if count_of(hand, kind) > 0]


def items_in(hand: i64) -> list[int]:
    """Every item of a hand by its kind, several of one kind several times."""
    return [kind for kind in range(KIND_COUNT) for _copy in range(count_of(hand, kind))]


def ones(bits: i64) -> i64:
    """How many bits are set, of at most 36."""
    count: i64 = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def lowest(bits: i64) -> i64:
    """The number of the lowest bit that is set; there must be one."""
    number: i64 = 0
    while not bits & 1:
        bits >>= 1
        number += 1
    return number


def nth_bit(bits: i64, number: i64) -> i64:
    for _step in range(number):
        bits &= bits - 1
    return lowest(bits)


def places_in(bits: i64) -> list[int]:
    """The numbers of the bits that are set."""
    return [number for number in range(40) if bits >> number & 1]


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
