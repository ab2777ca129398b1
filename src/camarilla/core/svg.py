"""The few SVG shapes that cards and boards are drawn with."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

INK, PARCHMENT, PAPER, RULE = "#2b2118", "#efe6d2", "#fbf7ec", "#b9a67c"


def sheet(width: float, height: float, parts: Iterable[str], font: str, head: Iterable[str] = ()) -> str:
    """A whole picture on parchment; ``head`` is for what is not drawn, such as a title."""
    opening = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" '
        f'font-family="{font}" role="img">'
    )
    return "\n".join([opening, *head, box(0, 0, width, height, PARCHMENT, "none", 0), *parts, "</svg>"]) + "\n"


def box(
    x: float,
    y: float,
    width: float,
    height: float,
    fill: str = PAPER,
    stroke: str = RULE,
    radius: float = 6,
    border: float = 1.5,
) -> str:
    return (
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{radius}" fill="{fill}" stroke="{stroke}" '
        f'stroke-width="{border}"/>'
    )


def disc(x: float, y: float, radius: float, fill: str, stroke: str = INK, border: float = 1.5) -> str:
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{fill}" stroke="{stroke}" stroke-width="{border}"/>'


def line(
    x: float, y: float, text: str, size: float = 14, colour: str = INK, anchor: str = "start", bold: bool = False
) -> str:
    """A line of text."""
    weight = ' font-weight="bold"' if bold else ""
    return (
        f'<text x="{x}" y="{y}" font-size="{size}" fill="{colour}" text-anchor="{anchor}"{weight}>{escape(text)}</text>'
    )
