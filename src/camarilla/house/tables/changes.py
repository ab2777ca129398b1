"""What has changed between two views of one observer: made of these two alone, it can tell nothing that they do not.

Several who are told of one move often saw the same and see the same, down to the very object. That part is found and
encoded once, for the first of them.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import msgspec

from ...core.view import View
from ..protocol import Change, encode

Seen: TypeAlias = tuple[Any, ...]
"""The values of a view's fields, in their order."""

SMALL = (int, str, bool, float, type(None))
"""Encoded as quickly as copied."""

PUT: Final = 0
AT: Final = 1
MORE: Final = 2
AT_AND_MORE: Final = 3


class Found:
    """How one field changed: from which object to which, and how that is said."""

    __slots__ = ("how", "items", "more", "new", "old")

    def __init__(self) -> None:
        self.old: object = None
        self.new: object = None
        self.how: int = PUT
        self.items: Any = None
        self.more: Any = None

    def note(self, old: object, new: object, how: int, items: Any, more: Any) -> None:
        self.old = old
        self.new = new
        self.how = how
        self.items = items
        self.more = more


_LAST_FOUND: dict[type, list[Found]] = {}


def last_found(view: View) -> list[Found]:
    """What was found last between views of this kind, a place a field."""
    found = _LAST_FOUND.get(type(view))
    if found is None:
        found = _LAST_FOUND[type(view)] = nothing_found(len(view.__struct_fields__))
    return found


def nothing_found(fields: int) -> list[Found]:
    return [Found() for _ in range(fields)]


def changes(fields: tuple[str, ...], before: Seen, after: Seen, found: list[Found]) -> Change:
    """What turns the one view into the other; both are of the same game and the same observer.

    ``found`` is what has been found for others, above all those who are told of the same move. It is used only for a
    field whose values are the same two objects, so nothing goes from one observer to another that was not in both
    views.
    """
    change = Change({}, {}, {})
    for place in range(len(fields)):
        old, new = before[place], after[place]
        if old is new:
            continue
        known = found[place]
        if known.old is not old or known.new is not new:
            if old == new:
                continue  # seen as quickly as remembered
            _find(known, old, new)
        how = known.how
        field = fields[place]
        if how == PUT:
            change.put[field] = known.items
            continue
        if how != MORE:
            change.at[field] = known.items
        if how != AT:
            change.more[field] = known.more
    return change


def _find(found: Found, old: Any, new: Any) -> None:
    if type(old) is list and type(new) is list and len(old) <= len(new):
        _find_in_list(found, old, new)
    else:
        found.note(old, new, PUT, new if isinstance(new, SMALL) else _encoded(new), None)


def _find_in_list(found: Found, old: list[Any], new: list[Any]) -> None:
    """Item by item, unless most of the list is new; a list that only grew, as a log does, is compared in one go."""
    kept = len(old)
    grew = kept < len(new) and old == new[:kept]
    differing = [] if grew else [at for at in range(kept) if old[at] is not new[at] and old[at] != new[at]]
    if 2 * (len(differing) + len(new) - kept) > len(new):
        found.note(old, new, PUT, _encoded(new), None)
        return
    more = _encoded(new[kept:]) if len(new) > kept else None
    if grew:
        found.note(old, new, MORE, None, more)
        return
    items = _encoded({at: new[at] for at in differing})
    found.note(old, new, AT if more is None else AT_AND_MORE, items, more)


def _encoded(value: object) -> msgspec.Raw:
    return msgspec.Raw(encode(value))
