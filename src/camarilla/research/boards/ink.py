"""Paper, ink and letters: the few shapes that all boards are drawn with."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from html import escape

from ...core.message import Message, Name
from ...core.words import say

INK, FAINT, PARCHMENT, PAPER, RULE = "#2b2118", "#8a7a62", "#efe6d2", "#fbf7ec", "#b9a67c"
GOLD, BLOOD = "#c99a2e", "#9c2730"
SEATS = ("#9c2730", "#2c4f8c", "#2f6b45", "#6a3b80", "#b0661f", "#3a7d86", "#7a5c3a", "#4a4a4a")
"""A colour for every seat; its letter always stands beside it."""


def sheet(width: float, height: float, parts: Iterable[str]) -> str:
    """A whole picture."""
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" '
        """font-family="'DejaVu Sans', sans-serif">"""
    )
    return "\n".join([head, box(0, 0, width, height, PARCHMENT, "none", 0), *parts, "</svg>"]) + "\n"


def box(
    x: float, y: float, width: float, height: float, fill: str = PAPER, stroke: str = RULE, radius: float = 6
) -> str:
    return (
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{radius}" fill="{fill}" stroke="{stroke}" '
        'stroke-width="1.5"/>'
    )


def disc(x: float, y: float, radius: float, fill: str, stroke: str = INK) -> str:
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{fill}" stroke="{stroke}" stroke-width="1.5"/>'


def line(
    x: float, y: float, text: str, size: float = 14, colour: str = INK, anchor: str = "start", bold: bool = False
) -> str:
    weight = ' font-weight="bold"' if bold else ""
    return (
        f'<text x="{x}" y="{y}" font-size="{size}" fill="{colour}" text-anchor="{anchor}"{weight}>{escape(text)}</text>'
    )


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
