"""Moves as numbers: a verb and what it is done with; one space for all phases. Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SPAN: Final = 1024

# In the label of a move of which somebody sees only a part (``Position.label``)
HIDDEN: Final = -1
"""All of it is hidden."""
UNSEEN: Final = 127
"""In place of an item or a profession."""
AFTER: Final = 128
"""In place of an item, where another one was read out before, or its title (``heard``)."""
UNSEEN_ORDER: Final = 1023
"""In place of the two items on top of the pile."""

# Chance
DEAL_SOCIETY: Final = 1 * SPAN
DEAL_PROFESSION: Final = 2 * SPAN
DEAL_ITEM: Final = 3 * SPAN
FIRST: Final = 4 * SPAN

# A turn
SPY: Final = 5 * SPAN
OFFER: Final = 6 * SPAN
DUEL: Final = 7 * SPAN
DECLARE: Final = 8 * SPAN
DIVINE: Final = 9 * SPAN
RING: Final = 10 * SPAN
ASK_FOR: Final = 11 * SPAN
LOOK: Final = 12 * SPAN
TOP: Final = 13 * SPAN

# Trades
REFUSE: Final = 14 * SPAN
ACCEPT: Final = 15 * SPAN
YIELD: Final = 16 * SPAN
LACK: Final = 17 * SPAN
RETURN: Final = 18 * SPAN
SPEAK: Final = 19 * SPAN
HUSH: Final = 20 * SPAN
SWAP: Final = 21 * SPAN
KEEP: Final = 22 * SPAN
TAKE_UP: Final = 23 * SPAN
LEFT: Final = 24 * SPAN
RIGHT: Final = 25 * SPAN
HAND_ON: Final = 26 * SPAN
GIFT: Final = 27 * SPAN

# Duels
SWORDS: Final = 28 * SPAN
SHIELDS: Final = 29 * SPAN
USE: Final = 30 * SPAN
NO: Final = 31 * SPAN
HYPNOTISE: Final = 32 * SPAN
TOKEN: Final = 33 * SPAN
SHOW: Final = 34 * SPAN
DECIDE: Final = 35 * SPAN
PASS: Final = 36 * SPAN
SOCIETY: Final = 37 * SPAN
SEARCH: Final = 38 * SPAN
TAKE: Final = 39 * SPAN
BACK: Final = 40 * SPAN
PAY: Final = 41 * SPAN


def verb_of(move: i64) -> i64:
    return move - move % SPAN


def object_of(move: i64) -> i64:
    return move % SPAN


def item_to(verb: i64, kind: i64, seat: i64) -> i64:
    """Moves that speak of an item and a seat: offers, gifts, demands."""
    return verb + kind * 8 + seat


def item_in(move: i64) -> i64:
    return move % SPAN // 8


def seat_in(move: i64) -> i64:
    return move % 8


def heard(first: i64, bag: bool) -> i64:
    """An item given in a trade, in the label of somebody who has heard no more than this: which item was read out
    first (-1: none), and perhaps that the given one is a bag."""
    if first < 0 and not bag:
        return UNSEEN
    return AFTER + 2 * (first + 1) + (1 if bag else 0)
