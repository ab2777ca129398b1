"""What has changed between two views of one observer: made of these two alone, it can tell nothing that they do not.

Several who are told of one move often saw the same and see the same, down to the very object. That part is found and
encoded once, for the first of them.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ...core.view import View
from ..protocol import Change, encode

SMALL = (int, str, bool, float, type(None))
"""Encoded as quickly as copied."""

PUT, AT, MORE, AT_AND_MORE, NOTHING = range(5)


class Found:
    """How one field changed: from which object to which, and how that is said."""

    __slots__ = ("how", "items", "more", "new", "old")

    def __init__(self, old: object, new: object, how: int, items: Any, more: Any) -> None:
        self.old = old
        self.new = new
        self.how = how
        self.items = items
        self.more = more


def changes(before: View, after: View, found: dict[str, Found]) -> Change:
    """What turns the one view into the other; both are of the same game and the same observer.

    ``found`` is what has been found for others who are told of the same move. It is used only for a field whose values
    are the same two objects, so nothing goes from one observer to another that was not in both views.
    """
    change = Change({}, {}, {})
    for field in after.__struct_fields__:
        old, new = getattr(before, field), getattr(after, field)
        if old is new:
            continue
        known = found.get(field)
        if known is None or known.old is not old or known.new is not new:
            known = _find(old, new)
            found[field] = known
        how = known.how
        if how == NOTHING:
            continue
        if how == PUT:
            change.put[field] = known.items
            continue
        if how != MORE:
            change.at[field] = known.items
        if how != AT:
            change.more[field] = known.more
    return change


def _find(old: Any, new: Any) -> Found:
    if type(old) is list and type(new) is list and len(old) <= len(new):
        return _find_in_list(old, new)
    if old == new:
        return Found(old, new, NOTHING, None, None)
    return Found(old, new, PUT, new if isinstance(new, SMALL) else _encoded(new), None)


def _find_in_list(old: list[Any], new: list[Any]) -> Found:
    """Item by item, unless most of the list is new."""
    kept = len(old)
    differing = [place for place in range(kept) if old[place] is not new[place] and old[place] != new[place]]
    if 2 * (len(differing) + len(new) - kept) > len(new):
        return Found(old, new, PUT, _encoded(new), None)
    more = _encoded(new[kept:]) if len(new) > kept else None
    if not differing:
        return Found(old, new, NOTHING if more is None else MORE, None, more)
    items = _encoded({place: new[place] for place in differing})
    return Found(old, new, AT if more is None else AT_AND_MORE, items, more)


def _encoded(value: object) -> msgspec.Raw:
    return msgspec.Raw(encode(value))
