"""Paper, ink and letters: the few shapes that all boards are drawn with."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from . import svg
from .message import Message, Name
from .svg import INK as INK
from .svg import PAPER as PAPER
from .svg import RULE as RULE
from .svg import box as box
from .svg import disc as disc
from .svg import line as line
from .words import say

FAINT, GOLD, BLOOD = "#8a7a62", "#c99a2e", "#9c2730"
SEATS = ("#9c2730", "#2c4f8c", "#2f6b45", "#6a3b80", "#b0661f", "#3a7d86", "#7a5c3a", "#4a4a4a")
"""A colour for every seat; its letter always stands beside it."""


def sheet(width: float, height: float, parts: Iterable[str]) -> str:
    """A whole picture."""
    return svg.sheet(width, height, parts, font="'DejaVu Sans', sans-serif")


def seal(x: float, y: float, seat: int, note: str = "") -> list[str]:
    """A seat's disc with its letter, and a note below the letter."""
    return [
        disc(x, y, 13, SEATS[seat]),
        line(x, y + 5, f"{letter(seat)}{note}", 13 if not note else 11, PAPER, "middle", bold=True),
    ]


def letter(seat: int) -> str:
    return chr(ord("A") + seat)


@cache
def word(message: str, language: str) -> str:
    return say(Message(message), language)


def title(name: str | Name, language: str) -> str:
    """A name that is a message, or one that an edition gives itself."""
    return word(name.id, language) if isinstance(name, Name) else name
