"""The cast: characters of the house whom its bots play, eight to a level.

A character's name, with its cases, is the message ``bots-cast-ID``; its attribute ``role`` says what they are at court,
and ``bots-cast-ID-about`` what they are like. The page reads the same file, and has their crests.
"""

from __future__ import annotations

import random
from collections.abc import Collection
from importlib.resources import files
from typing import Literal

import msgspec


class Character(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody of the house. ``level``: the bot that plays them."""

    id: str
    level: Literal["novice", "courtier", "master"]
    gender: Literal["f", "m"]


_ALL = msgspec.json.decode((files(__package__) / "cast.json").read_bytes(), type=list[Character])

CAST: dict[str, Character] = {character.id: character for character in _ALL}
"""By id; the weakest level first."""


def draw_character(level: str, taken: Collection[str], dice: random.Random) -> str | None:
    """Somebody of a level, by id, who is not at the table yet; None if there is nobody."""
    free = [character.id for character in _ALL if character.level == level and character.id not in taken]
    return dice.choice(free) if free else None
