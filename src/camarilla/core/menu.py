"""Groups of a menu. Compiled: games make them for everybody who is to move, at every move."""

from __future__ import annotations

from .choice import ChoiceGroup, Column, Numbers, Spans


def group(kind: str, form: str, parts: dict[str, Column], spans: Spans | None = None) -> ChoiceGroup:
    """Choices of one form, given by whole columns, as they are sent: what is the same for all stands there once."""
    if spans is not None:
        spans = Spans(spans.part, _numbers(spans.low), _numbers(spans.high))
    return ChoiceGroup(kind, form, {part: _column(values) for part, values in parts.items()}, spans)


def _column(values: Column) -> Column:
    if isinstance(values, list):
        first = values[0]
        if values.count(first) == len(values):
            return first
    return values


def _numbers(values: Numbers) -> Numbers:
    if isinstance(values, list):
        first = values[0]
        if values.count(first) == len(values):
            return first
    return values
