"""Legal moves as a person chooses them: a kind, its parts, perhaps a number. Words are made where they are read."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec


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


class ChoiceGroup(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Choices of one form, as they are sent: a row for each, with the values of ``parts`` in order.

    With a ``span`` a row ends with the lowest and the highest number.
    """

    kind: str
    form: str
    parts: list[str]
    rows: list[list[str | int]]
    span: str = ""


def ungrouped(groups: Iterable[ChoiceGroup]) -> list[Choice]:
    """The choices that were sent in groups."""
    return [_choice(group, row) for group in groups for row in group.rows]


def _choice(group: ChoiceGroup, row: list[str | int]) -> Choice:
    count = len(group.parts)
    parts = {part: str(value) for part, value in zip(group.parts, row[:count], strict=True)}
    span = Span(group.span, int(row[count]), int(row[count + 1])) if group.span else None
    return Choice(group.kind, group.form, parts, span)
