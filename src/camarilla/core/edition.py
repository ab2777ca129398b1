"""Editions: the components of a game as data, in one TOML file that an owner of the box can write.

A wrong file is refused with its line and the reason, never with a traceback.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from hashlib import blake2b
from itertools import chain
from pathlib import Path
from typing import TypeVar

import msgspec

from .errors import CamarillaError, shown


class EditionError(CamarillaError):
    """A fault in an edition file: where it is and what is wrong with it."""

    def __init__(self, where: str, line: int, reason: str) -> None:
        super().__init__(f"{where}, line {line}: {reason}")
        self.line = line
        self.reason = reason


class Fault(msgspec.Struct, frozen=True):
    """What a game finds wrong with an edition that is well-formed. ``path``: ``cards[3].upper``."""

    path: str
    reason: str


class Named(msgspec.Struct, frozen=True):
    """A name in an edition that the game's own texts have no words for.

    With ``kind`` ``dc-character`` and ``key`` ``baroness`` its message is ``dc-character-baroness``.
    """

    path: str
    kind: str
    key: str
    advice: str = ": give it words, under [words.en], [words.ru] or both"
    """What its owner can do, the end of a sentence."""

    @property
    def message(self) -> str:
        return f"{self.kind}-{self.key}"


class Edition(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every edition file says first; games add their components."""

    game: str
    name: str

    def faults(self) -> Iterator[Fault]:
        """What is wrong beyond the types of the fields: games say it here."""
        return iter(())

    def named(self) -> Iterator[Named]:
        """The names that are new to the game: their owner gives the words, in the same file."""
        return iter(())

    @property
    def mark(self) -> str:
        """A digest of the components: two files with the same mark make the same game."""
        return blake2b(msgspec.json.encode(self, order="sorted"), digest_size=6).hexdigest()


class Component(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of an edition file; a key that it does not know is refused."""


def number_faults(path: str, number: int, low: int, high: int) -> Iterator[Fault]:
    """A fault if the number is not between these two."""
    if not low <= number <= high:
        yield Fault(path, f"{number} is not a number from {low} to {high}")


EditionT = TypeVar("EditionT", bound=Edition)


def read_edition(path: Path, kind: type[EditionT], game: str) -> EditionT:
    """An edition from a file, checked in full; raises ``EditionError``."""
    return parse_edition(read_text(path, "an edition file"), kind, game, str(path))


def parse_edition(source: str, kind: type[EditionT], game: str, where: str) -> EditionT:
    """The same from text; ``where`` names the source in errors.

    The words a file gives its own names are no components: they are checked here and kept by ``core.words``.
    """
    source = source.removeprefix("\ufeff")  # which some editors write before the text
    data = parse_toml(source, where)
    words = data.pop("words", {})
    if data.get("game") != game:
        given = data.get("game")
        raise EditionError(where, find_line(source, "game"), f"game is {given!r}, and this must be {game!r}")
    try:
        edition = msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        reason, _, path = str(error).partition(" - at ")
        path = path.strip("`").removeprefix("$").removeprefix(".")
        raise EditionError(where, find_line(source, path), f"{path or 'file'}: {reason}") from None
    for fault in chain(_name_faults(edition.name), edition.faults()):
        raise EditionError(where, find_line(source, fault.path), f"{fault.path}: {fault.reason}")
    named = list(edition.named())
    if named or words != {}:
        from .words import learn_names

        for fault in learn_names(words, named):
            raise EditionError(where, find_line(source, fault.path), f"{fault.path}: {fault.reason}")
    return edition


def _name_faults(name: str) -> Iterator[Fault]:
    """Records and error messages name an edition in a line of theirs."""
    if not name.strip():
        yield Fault("name", "it is empty; an edition needs a name that records can give it")
    elif not name.isprintable():
        yield Fault("name", f"{name!r} has a line break or another sign that cannot be printed; a name is one line")


def parse_toml(source: str, where: str) -> dict[str, object]:
    """TOML as plain data; a slip of syntax raises ``EditionError`` with its line."""
    try:
        return tomllib.loads(source)
    except tomllib.TOMLDecodeError as error:
        at = re.search(r"\(at line (\d+)", str(error))
        line = int(at[1]) if at else source.count("\n") + 1
        raise EditionError(where, line, f"not valid TOML: {str(error).partition(' (at')[0]}") from None


def path_of(given: Path | str, what: str) -> Path:
    """Where a file is that somebody gives as ``what``."""
    if not isinstance(given, str | Path):
        raise CamarillaError(f"{what} is the path of a file, not {shown(given)}")
    return Path(given)


def read_text(path: Path, what: str) -> str:
    """A text file that a person named, or a ``CamarillaError`` that says why it cannot be read."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise CamarillaError(f"{path}: not {what}: byte {error.start} is not UTF-8 text (a binary file?)") from None
    except OSError as error:
        raise CamarillaError(f"{path}: cannot be read: {error.strerror}") from None


_STEP = re.compile(r"([A-Za-z0-9_-]+)|\[(\d+)\]")
_HEADER = re.compile(r"\s*(\[\[?)\s*([A-Za-z0-9_.\"' -]+?)\s*\]\]?")
_KEY = re.compile(r"\s*([A-Za-z0-9_.\"'-]+)\s*=")


def find_line(source: str, path: str) -> int:
    """The line where ``path`` (``cards[3].upper``) stands, or its nearest parent that the file spells out."""
    wanted = [name or int(index) for name, index in _STEP.findall(path)]
    best_line, best_depth = 1, 0
    for line, here in _paths(source):
        depth = 0
        while depth < min(len(here), len(wanted)) and here[depth] == wanted[depth]:
            depth += 1
        if depth > best_depth and depth == len(here):
            best_line, best_depth = line, depth
    return best_line


def _paths(source: str) -> Iterator[tuple[int, list[str | int]]]:
    """Every line that opens a table or gives a key, with the full path it stands for."""
    counts: dict[str, int] = {}
    table: list[str | int] = []
    for number, line in enumerate(source.splitlines(), 1):
        if header := _HEADER.match(line):
            table = []
            names = [part.strip(" \"'") for part in header[2].split(".")]
            for depth, name in enumerate(names):
                table.append(name)
                key = ".".join(names[: depth + 1])
                if header[1] == "[[" and depth == len(names) - 1:
                    counts[key] = counts.get(key, -1) + 1
                if key in counts:
                    table.append(counts[key])
            yield number, list(table)
        elif key_line := _KEY.match(line):
            yield number, [*table, *(part.strip("\"'") for part in key_line[1].split("."))]
