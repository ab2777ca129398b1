"""Choices put together as they are sent. Compiled: it is done for everybody who is to move, at every move."""

from __future__ import annotations

from collections.abc import Iterable

from .choice import Choice, ChoiceGroup


def grouped(choices: Iterable[Choice]) -> list[ChoiceGroup]:
    """Choices as they are sent; a choice with the same form as others costs only its values."""
    groups: dict[tuple[str, str, str], ChoiceGroup] = {}
    for choice in choices:
        span = choice.span
        key = (choice.kind, choice.form, span.part if span else "")
        group = groups.get(key)
        if group is None:
            group = groups[key] = ChoiceGroup(choice.kind, choice.form, list(choice.parts), [], key[2])
        row: list[str | int] = [*choice.parts.values()]
        if span is not None:
            row += [span.low, span.high]
        group.rows.append(row)
    return list(groups.values())
