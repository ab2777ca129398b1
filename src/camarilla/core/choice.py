"""Legal moves as a person chooses them: a kind, its parts, perhaps a number. Words are made where they are read.

Games hand them out as a ``Menu``, by columns, which is also how they are sent; ``choices_of`` lists them one by one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import msgspec

Value: TypeAlias = str | int
"""A part of a move: a text, or the place of one in ``Setting.names``."""
Column: TypeAlias = Value | list[Value]
"""A part of several moves, one value for each; a single value where it is the same for all."""
Numbers: TypeAlias = int | list[int]


class Span(msgspec.Struct, frozen=True, gc=False):
    """A number that is part of a move and may be chosen freely between two ends."""

    part: str
    low: int
    high: int


class Choice(msgspec.Struct, frozen=True, gc=False):
    """A legal move with its parts, for a board to light and a list to show.

    ``form`` is the move's notation with the parts' names in braces: ``offer {item} {seat}``. With a ``span`` the choice
    stands for a family of moves, and ``{n}`` is where the number goes.
    """

    kind: str
    form: str
    parts: dict[str, str] = {}
    span: Span | None = None

    @property
    def text(self) -> str:
        """The notation; with a ``span`` it still holds ``{n}``."""
        text = self.form
        for part, value in self.parts.items():
            text = text.replace(f"{{{part}}}", value)
        return text

    def with_number(self, number: int) -> str:
        """The notation of one move of a family."""
        return self.text.replace("{n}", str(number))


class Spans(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """The spans of a group; sent as an array."""

    part: str
    low: Numbers
    high: Numbers


class ChoiceGroup(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """Choices of one kind and form, by columns: for every part its values, choice by choice. Sent as an array.

    A number among the values is a place in the ``names`` of the setting. A column with the same value for all choices
    has that value alone, without a list; so a group of one choice has no lists at all.
    """

    kind: str
    form: str
    parts: dict[str, Column] = {}
    span: Spans | None = None


Menu: TypeAlias = list[ChoiceGroup]


def choices_of(menu: Menu, names: Sequence[str]) -> list[Choice]:
    """The choices of a menu one by one; ``names`` are those of the setting."""
    return [choice for group in menu for choice in _choices(group, names)]


def _choices(group: ChoiceGroup, names: Sequence[str]) -> list[Choice]:
    spans = group.span
    columns: list[object] = [*group.parts.values()]
    if spans is not None:
        columns += [spans.low, spans.high]
    count = max((len(column) for column in columns if isinstance(column, list)), default=1)
    choices = []
    for place in range(count):
        parts = {part: _text_at(column, place, names) for part, column in group.parts.items()}
        span = Span(spans.part, _number_at(spans.low, place), _number_at(spans.high, place)) if spans else None
        choices.append(Choice(group.kind, group.form, parts, span))
    return choices


def _text_at(column: Column, place: int, names: Sequence[str]) -> str:
    value = column[place] if isinstance(column, list) else column
    return value if isinstance(value, str) else names[value]


def _number_at(column: Numbers, place: int) -> int:
    return column[place] if isinstance(column, list) else column
