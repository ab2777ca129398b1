"""Camarilla: a house of court-intrigue games, on one set of rules.

>>> import camarilla
>>> game = camarilla.start(camarilla.names()[0], seed=7)
>>> game.play(game.moves()[0])
>>> what_if = game.copy()
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from . import games  # registers the games of the house
from .core.chance import Chance, Fair, Scripted, Seeded
from .core.edition import Edition, EditionError, path_of
from .core.errors import CamarillaError, IllegalMove, NoSuchSeat
from .core.game import Game
from .core.option import Value
from .core.position import CHANCE, OVER, SPECTATOR, Dice, Position
from .core.record import Record, RecordError
from .core.registry import find, names
from .core.replay import load_records, replay, seen_by
from .core.words import say

__version__ = "0.1.0"


def start(
    name: str,
    *,
    seats: int | None = None,
    seed: int | None = None,
    options: Mapping[str, Value] | None = None,
    edition: Path | str | None = None,
    people: Sequence[str] = (),
    chance: Chance | None = None,
) -> Game:
    """A new game by name. With a ``seed`` chance is repeatable; without one it is fair."""
    if seed is not None and chance is not None:
        raise CamarillaError("give a seed or a chance, not both: a seed is short for chance=Seeded(seed)")
    return Game(
        name,
        seats=seats,
        options=options,
        edition=None if edition is None else find(name).read_edition(path_of(edition, "edition")),
        people=people,
        chance=chance if seed is None else Seeded(seed),
    )


__all__ = [
    "CHANCE",
    "OVER",
    "SPECTATOR",
    "CamarillaError",
    "Chance",
    "Dice",
    "Edition",
    "EditionError",
    "Fair",
    "Game",
    "IllegalMove",
    "NoSuchSeat",
    "Position",
    "Record",
    "RecordError",
    "Scripted",
    "Seeded",
    "find",
    "games",
    "load_records",
    "names",
    "replay",
    "say",
    "seen_by",
    "start",
]
