"""The names of the cards, for messages. Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ...core.message import Name
from .edition import KINDS, PROFESSIONS, SOCIETIES
from .tables import is_bag

BAG: Final = "bag"
"""What both bags are called by those who know only the title."""

_BAG_NAME: Final = Name("dc-item-bag")
_ITEMS: Final = [Name("dc-item-" + key.replace("_", "-")) for key in KINDS]
_PROFESSIONS: Final = [Name("dc-profession-" + key) for key in PROFESSIONS]
_SOCIETIES: Final = [Name("dc-society-" + key) for key in SOCIETIES]


def item_name(kind: i64) -> Name:
    return _ITEMS[kind]


def title_name(kind: i64) -> Name:
    """An item where only its title is known: of the bags, not which."""
    return _BAG_NAME if is_bag(kind) else _ITEMS[kind]


def title_key(kind: i64) -> str:
    """The same, as notation and views have it."""
    return BAG if is_bag(kind) else KINDS[kind]


def profession_name(profession: i64) -> Name:
    return _PROFESSIONS[profession]


def society_name(society: i64) -> Name:
    return _SOCIETIES[society]
