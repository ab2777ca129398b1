"""Records: who sat where, what chance brought and what everybody did. They replay without any seed.

The text form has headers, a blank line, then a move a line, each with its actor:

    camarilla-record: 1
    game: my-game
    edition: classic

    chance N2
    red NE1
    white draw

An edition whose name is not a single word stands in quotation marks: ``edition: "My cards" 0f3a...``.

The JSON form holds the same; a file of several games has one JSON object a line.
"""

from __future__ import annotations

import json
import re

import msgspec

from . import registry
from .errors import CamarillaError, unknown
from .option import Value, read_number, word
from .rules import AnyRules
from .view import Outcome

FORMAT = 1
_FIRST = "camarilla-record"
_HEADERS = (_FIRST, "game", "edition", "seats", "date", "scores", "winners")
_NUMBERED_HEADER = re.compile(r"option \S+|seat [1-9][0-9]?")
_MARK = re.compile(r"[0-9a-f]+")
_BYTE_ORDER_MARK = "\ufeff"
"""What some editors write before the text."""


class RecordError(CamarillaError):
    """A record that cannot be: which file, which line, and why."""

    def __init__(self, where: str, line: int | None, reason: str) -> None:
        super().__init__(f"{where}, line {line}: {reason}" if line else f"{where}: {reason}")
        self.line = line
        self.reason = reason


class Record(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game as it was played. ``moves`` holds ``"actor text"``, chance's among them."""

    game: str
    edition: str
    seats: int
    edition_mark: str = ""
    """Only for an edition that is not the game's own: the digest its file must have."""
    options: dict[str, Value] = {}
    people: list[str] = []
    date: str = ""
    result: Outcome | None = None
    moves: list[str] = []

    def copy(self) -> Record:
        """An independent record, equal to this one."""
        return msgspec.structs.replace(
            self, options=dict(self.options), people=list(self.people), moves=list(self.moves)
        )

    def to_json(self) -> str:
        """One line of JSON."""
        return msgspec.json.encode(self).decode()

    def to_text(self) -> str:
        """The form for people."""
        heads: list[tuple[str, str]] = [
            (_FIRST, str(FORMAT)),
            ("game", self.game),
            ("seats", str(self.seats)),
            *((f"option {name}", word(value)) for name, value in self.options.items()),
            *((f"seat {number}", name) for number, name in enumerate(self.people, 1)),
        ]
        if self.date:
            heads.append(("date", self.date))
        if self.result:
            heads.append(("scores", " ".join(map(str, self.result.scores))))
            heads.append(("winners", " ".join(str(seat + 1) for seat in self.result.winners)))
        # A name may hold anything but a new line, which would begin a header of its own.
        lines = [_one_line(f"{key}: {value}") for key, value in heads]
        lines.insert(2, f"edition: {self._edition_header()}")
        return "\n".join([*lines, "", *self.moves]) + "\n"

    def _edition_header(self) -> str:
        name = self.edition
        if name.split() != [name] or name.startswith('"'):
            name = json.dumps(name, ensure_ascii=not name.isprintable())
        return f"{name} {_one_line(self.edition_mark)}".rstrip()

    @property
    def rules(self) -> AnyRules:
        return registry.find(self.game)


def parse_json(source: str | bytes, where: str = "record", line: int | None = None) -> Record:
    """A record from its JSON form."""
    if isinstance(source, str):
        source = source.removeprefix(_BYTE_ORDER_MARK)
    try:
        return msgspec.json.decode(source, type=Record)
    except (msgspec.DecodeError, UnicodeError) as error:
        ends_early = " (cut short?)" if "truncated" in str(error) else ""
        raise RecordError(where, line, f"not a record{ends_early}: {error}") from None


def parse_text(source: str, where: str = "record") -> tuple[Record, int]:
    """A record from its text form, and the line number of its first move."""
    lines = source.removeprefix(_BYTE_ORDER_MARK).splitlines()
    heads: dict[str, str] = {}
    numbers: dict[str, int] = {}
    if not lines or lines[0].strip() != f"{_FIRST}: {FORMAT}":
        raise RecordError(where, 1, f"a record begins with the line '{_FIRST}: {FORMAT}'")
    for number, line in enumerate(lines, 1):
        if not line.strip():
            break
        key, value = _header(line, where, number)
        if key in heads:
            raise RecordError(where, number, f"the header '{key}:' stands there twice")
        heads[key], numbers[key] = value, number
    moves = [line.strip() for line in lines[number:]]
    while moves and not moves[-1]:
        moves.pop()
    return _from_heads(heads, numbers, moves, where), number + 1


def _header(line: str, where: str, number: int) -> tuple[str, str]:
    key, colon, value = line.partition(":")
    if not colon:
        raise RecordError(where, number, f"a header is 'name: value', not {line!r} (a blank line ends the headers)")
    key = " ".join(key.split())
    if key not in _HEADERS and not _NUMBERED_HEADER.fullmatch(key):
        raise RecordError(where, number, str(unknown("header", key, (*_HEADERS, "option NAME", "seat NUMBER"))))
    return key, value.strip()


def _from_heads(heads: dict[str, str], lines: dict[str, int], moves: list[str], where: str) -> Record:
    """``lines``: where in the file each header stands."""
    for needed in ("game", "edition", "seats"):
        if not heads.get(needed):
            raise RecordError(where, None, f"the header '{needed}:' is missing (is the file cut short?)")
    edition, mark = _edition_named(heads["edition"], where)
    seats = _numbers("seats", heads, lines, where)
    if len(seats) != 1:
        raise RecordError(where, lines["seats"], f"the header 'seats:' holds one number, not {heads['seats']!r}")
    result = None
    if "scores" in heads:
        winners = [seat - 1 for seat in _numbers("winners", heads, lines, where)]
        result = Outcome(scores=_numbers("scores", heads, lines, where), winners=winners)
    options: dict[str, Value] = {k.removeprefix("option "): v for k, v in heads.items() if k.startswith("option ")}
    return Record(
        game=heads["game"],
        edition=edition,
        edition_mark=mark,
        seats=seats[0],
        options=options,
        people=_people(heads, where),
        date=heads.get("date", ""),
        result=result,
        moves=moves,
    )


def _numbers(key: str, heads: dict[str, str], lines: dict[str, int], where: str) -> list[int]:
    """What a header holds; nothing if it is not there."""
    try:
        return [read_number(text) for text in heads.get(key, "").split()]
    except ValueError as error:
        raise RecordError(where, lines[key], f"the header '{key}:' holds whole numbers: {error}") from None


def _edition_named(header: str, where: str) -> tuple[str, str]:
    """Name and mark of an edition. In older records a name of several words stands there without quotation marks."""
    if not header.startswith('"'):
        name, _, mark = header.rpartition(" ")
        return (name, mark) if name and _MARK.fullmatch(mark) else (header, "")
    try:
        name, end = json.JSONDecoder().raw_decode(header)
    except json.JSONDecodeError:
        raise RecordError(where, None, f"the header 'edition:' lacks a quotation mark: {header}") from None
    return name, header[end:].strip()


def _people(heads: dict[str, str], where: str) -> list[str]:
    seats = [key for key in heads if key.startswith("seat ")]
    wanted = [f"seat {number}" for number in range(1, len(seats) + 1)]
    missing = [key for key in wanted if key not in heads]
    if missing:
        raise RecordError(where, None, f"the header '{missing[0]}:' is missing: name everybody, or nobody")
    return [heads[key] for key in wanted]


def _one_line(text: str) -> str:
    return " ".join(text.split())
