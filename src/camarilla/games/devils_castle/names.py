"""The names of the cards, for messages. Compiled."""

from __future__ import annotations

from typing import Final

from ...core.message import Name
from .edition import KINDS, PROFESSIONS, SOCIETIES
from .kinds import is_bag

BAG: Final = "bag"
"""What both bags are called by those who know only the title."""
TITLE_KEYS: Final = [BAG if is_bag(kind) else key for kind, key in enumerate(KINDS)]
"""The items in notation and views where only their title is known."""


def message_id(part: str, key: str) -> str:
    """The message that names a card by its key in the edition."""
    return f"dc-{part}-{key.replace('_', '-')}"


ITEM_NAMES: Final = [Name(message_id("item", key)) for key in KINDS]
TITLE_NAMES: Final = [Name(message_id("item", key)) for key in TITLE_KEYS]
PROFESSION_NAMES: Final = [Name(message_id("profession", key)) for key in PROFESSIONS]
SOCIETY_NAMES: Final = [Name(message_id("society", key)) for key in SOCIETIES]
