"""Boards as SVG pictures, one file a game, drawn from a view: a picture shows what its observer may know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...core.errors import unknown
from ...core.rules import AnyRules
from ...core.view import AnyView
from . import cursed_court, devils_castle, pocket_intrigues, rose_king

_BOARDS: dict[str, Callable[[Any, str], str]] = {
    "rose-king": rose_king.draw,
    "cursed-court": cursed_court.draw,
    "pocket-intrigues": pocket_intrigues.draw,
    "devils-castle": devils_castle.draw,
}


def draw_board(rules: AnyRules, view: AnyView, language: str = "en") -> str:
    """A view as a self-contained SVG."""
    if rules.name not in _BOARDS:
        raise unknown("game with a picture of its board", rules.name, _BOARDS)
    return _BOARDS[rules.name](view, language)
