"""What has changed between two states of one part of a view. Made of these two alone, it can tell nothing more."""

from __future__ import annotations

from typing import Any

import msgspec

from ..protocol import Change


def changes(before: msgspec.Struct, after: msgspec.Struct) -> Change | None:
    """What turns the one into the other; None if nothing has changed. Both are of the same type."""
    if before == after:
        return None
    change = Change({}, {}, {})
    for field in after.__struct_fields__:
        old, new = getattr(before, field), getattr(after, field)
        if old != new:
            _note(change, field, old, new)
    return change


def _note(change: Change, field: str, old: Any, new: Any) -> None:
    """A list item by item, unless most of it is new; everything else whole."""
    if type(old) is not list or type(new) is not list or len(old) > len(new):
        change.put[field] = new
        return
    kept = len(old)
    differing = [place for place in range(kept) if old[place] != new[place]]
    if 2 * (len(differing) + len(new) - kept) > len(new):
        change.put[field] = new
        return
    if differing:
        change.at[field] = {place: new[place] for place in differing}
    if len(new) > kept:
        change.more[field] = new[kept:]
