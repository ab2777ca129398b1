"""Moves as people write them: ``N2`` a card, ``N2*`` a card with a hero, ``draw``, ``pass``; a dealt card is ``N2``."""

from __future__ import annotations

from typing import Final

from ...core.position import CHANCE
from .position import DRAW, HERO, PASS
from .tables import Tables

_RUSSIAN: Final = str.maketrans("СВЮЗ", "NESW")
"""The points of the compass as Russian boards and logs write them: ``СВ2`` is ``NE2``."""


def text(tables: Tables, actor: int, move: int) -> str:
    if move == DRAW and actor != CHANCE:
        return "draw"
    if move == PASS and actor != CHANCE:
        return "pass"
    if move >= HERO:
        return f"{tables.card_names[move - HERO]}*"
    return tables.card_names[move]


def parse(tables: Tables, actor: int, written: str) -> int | None:
    """The move a text stands for, legal or not; None if it is no move of this game at all."""
    word = written.strip().upper().translate(_RUSSIAN)
    if actor != CHANCE and word in ("DRAW", "PASS"):
        return DRAW if word == "DRAW" else PASS
    card = word.removesuffix("*") if actor != CHANCE else word
    if card not in tables.card_names:
        return None
    number = tables.card_names.index(card)
    return number + HERO if word.endswith("*") else number
