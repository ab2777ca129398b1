"""What a game offers to research, by its manifest: its encoder, its actions, its picture, its fast tables."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ..core.encoder import Encoder
from ..core.errors import CamarillaError, unknown
from ..core.manifest import Research
from ..core.position import Position
from ..core.registry import manifest, names, part
from ..core.rules import AnyRules
from ..core.view import AnyView


def games() -> list[str]:
    """The games that can be researched."""
    return [name for name in names() if manifest(name).research]


def encoder_of(rules: AnyRules, first: Position) -> Encoder:
    """The encoder of a table, from any of its positions."""
    make: Callable[[AnyRules, Position], Encoder] = part(rules.name, _research(rules.name).encoder)
    return make(rules, first)


def moves_of(game: str, first: Position) -> Iterable[int]:
    """Every move that could ever be made at a table, from any of its positions."""
    all_moves: Callable[[Position], Iterable[int]] = part(game, _research(game).actions)
    return all_moves(first)


def draw_board(rules: AnyRules, view: AnyView, language: str = "en") -> str:
    """A view as a self-contained SVG: it shows what its observer may know."""
    picture = _research(rules.name).picture
    if picture is None:
        raise CamarillaError(f"{rules.name} has no picture of its board")
    draw: Callable[[AnyView, str], str] = part(rules.name, picture)
    return draw(view, language)


def batch_of(game: str) -> Any:
    """The class that steps many tables of a game at once (``vectorised.Batch``); None where it has none."""
    path = _research(game).batch
    return None if path is None else part(game, path)


def _research(game: str) -> Research:
    research = manifest(game).research
    if research is None:
        raise unknown("game with an encoder", game, games())
    return research
