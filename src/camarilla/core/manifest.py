"""What a game says about itself without being imported: ``game.toml`` beside its rules.

Whatever lists games reads it: bots, research, the ladder, the doors of the page, the credits, the pictures.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from .errors import CamarillaError
from .option import Value

FILE = "game.toml"

Level = Literal["novice", "courtier", "master"]
ObjectPath = Annotated[str, Meta(pattern=r"^[\w.]+:\w+$")]
"""Something of the game's package, loaded when it is needed: ``.bots.bot:Novice``."""
Rungs = tuple[float, float, float, float]
"""A number for each rung: novice over greedy, courtier over novice, master over courtier, master over plain search."""


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table of the file; a key that it does not know is refused."""


class Door(Entry, frozen=True, kw_only=True):
    """How the front page shows the game: a colour of the page's design, and an emblem of game-icons.net."""

    tone: str = "gold"
    emblem: str = "crown"


class Research(Entry, frozen=True, kw_only=True):
    """What environments need of a game."""

    encoder: ObjectPath
    """An ``Encoder``, made from the rules and a first position."""
    actions: ObjectPath
    """A function from a first position to every move that could ever be made at its table."""
    picture: ObjectPath | None = None
    """A function from a view and a language to an SVG."""
    batch: ObjectPath | None = None
    """A class that steps many games at once (``research.vectorised.Batch``), where the game has a fast one."""


class LadderTable(Entry, frozen=True, kw_only=True):
    """A number of players at which the levels are measured."""

    players: int
    games: tuple[int, int, int, int]
    """How many games show which bot is stronger, on each rung."""
    think: Rungs
    """Seconds a move for both bots of a rung; 0: each its own."""
    options: dict[str, Value] = {}


class Pictures(Entry, frozen=True, kw_only=True):
    """The tables of the screenshots."""

    players: int
    short: dict[str, Value] = {}
    """Options with which a game is soon over."""


class Manifest(Entry, frozen=True, kw_only=True):
    name: str
    """As in the list of games and in records."""
    designers: tuple[str, ...]
    year: int
    """In which the game was first published."""
    original: str = ""
    """The title under which it was, where that is another."""
    players: tuple[int, int]
    """The fewest and the most."""
    minutes: int
    """How long a game takes people, about."""
    door: Door = Door()
    levels: dict[Level, ObjectPath] = {}
    """The bots of the game's own, a class each."""
    research: Research | None = None
    ladder: tuple[LadderTable, ...] = ()
    pictures: Pictures | None = None


def read_manifest(folder: Path) -> Manifest:
    """The manifest of the game whose rules lie in a folder."""
    path = folder / FILE
    try:
        return msgspec.toml.decode(path.read_bytes(), type=Manifest)
    except FileNotFoundError:
        raise CamarillaError(f"{path} is missing: every game says there what it is") from None
    except msgspec.DecodeError as error:
        raise CamarillaError(f"{path}: {error}") from None
