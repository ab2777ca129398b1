"""The kinds of item, the professions and the societies as numbers, in the order of ``edition.py``. Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

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


def is_bag(kind: i64) -> bool:
    return kind in (BAG_KEY, BAG_GOBLET)


def title_of(kind: i64) -> i64:
    """An item where only its title is known: of a bag, not which."""
    return A_BAG if is_bag(kind) else kind


def goal_of(society: i64) -> i64:
    """The item that a society needs."""
    return KEY if society == ORDER else GOBLET
