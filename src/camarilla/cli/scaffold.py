"""``new-game``: a package with a small complete game, to be changed into another.

The files under ``new_game/`` are such a package, of a game called High Card; wherever it is named, the new name is put.
"""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path

from .. import find, names
from ..core.errors import CamarillaError
from .table import screen

LONGEST_NAME = 20
_NAME = re.compile(r"[a-z]{2,}[0-9]*(-[a-z0-9]+)*")
_HOUSE_CODES = ("core", "bots", "cli", "house", "page")
"""What the ids of the house's own messages begin with."""


def write_game(name: str, folder: Path | None) -> None:
    """Write the package and say what to do with it."""
    check_name(name)
    target = folder or Path(name)
    _check_folder(target)
    files_of_game = list(game_files(name))
    try:
        for path, text in files_of_game:
            place = target / path
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(text, encoding="utf-8")
    except OSError as error:
        raise CamarillaError(f"{target}: cannot be written: {error.strerror}") from None
    _tell(name, target, files_of_game)


def check_name(name: str) -> None:
    """Refuse a name that a game, its package or its messages could not have."""
    package = name.replace("-", "_")
    if not _NAME.fullmatch(name) or not 3 <= len(name) <= LONGEST_NAME:
        raise CamarillaError(
            f"{name!r} cannot be the name of a game: write 3 to {LONGEST_NAME} small Latin letters, "
            "with hyphens between words, such as secret-dice"
        )
    if name in names():
        raise CamarillaError(f"there is a game called {name} already: choose another name")
    if keyword.iskeyword(package) or find_spec(package) is not None:
        raise CamarillaError(f"Python knows something else as {package}: choose another name")
    if _code(name) in (*_HOUSE_CODES, *(find(game).code for game in names())):
        raise CamarillaError(f"{_code(name)!r} already begins the ids of other messages: choose another name")


def game_files(name: str) -> Iterator[tuple[Path, str]]:
    """Every file of the package, by its path in it."""
    for path, file in _walk(files(__package__) / "new_game", Path()):
        yield Path(_named(path.as_posix(), name)), _named(file.read_text(encoding="utf-8"), name)


def _walk(folder: Traversable, at: Path) -> Iterator[tuple[Path, Traversable]]:
    for entry in sorted(folder.iterdir(), key=lambda one: one.name):
        if entry.name.startswith((".", "__pycache__")):
            continue  # what tools leave behind
        if entry.is_file():
            yield at / entry.name, entry
        else:
            yield from _walk(entry, at / entry.name)


def _named(text: str, name: str) -> str:
    """A text of the game that we have, about the game to be written."""
    words = name.split("-")
    for old, new in {
        "high-card": name,
        "high_card": "_".join(words),
        "HighCard": "".join(word.capitalize() for word in words),
        "High Card": " ".join(word.capitalize() for word in words),
        "highcard": _code(name),
        "HIGHCARD": _code(name).upper(),
    }.items():
        text = text.replace(old, new)
    return text


def _code(name: str) -> str:
    """What the game's clauses and message ids begin with."""
    return name.replace("-", "")


def _check_folder(folder: Path) -> None:
    if folder.exists() and not folder.is_dir():
        raise CamarillaError(f"{folder} is a file: name a folder that is new or empty")
    if folder.is_dir() and any(folder.iterdir()):
        raise CamarillaError(f"{folder} is not empty, and nothing is overwritten: name a folder that is new or empty")


def _tell(name: str, folder: Path, written: list[tuple[Path, str]]) -> None:
    for path, text in written:
        screen.print(f"  {text.count(chr(10)):>4} lines  {folder / path}", markup=False, soft_wrap=True)
    screen.print(
        f"\nA small complete game called {name}, to change into yours. Next:\n\n"
        f"  pip install --editable '{folder}[test]'\n"
        f"  pytest {folder}\n"
        f"  camarilla play {name}\n"
        "  camarilla serve\n\n"
        "docs/adding-a-game.md walks through every file.",
        markup=False,
        soft_wrap=True,
    )
