"""What has changed between two states of one part of a view. Made of these two alone, it can tell nothing more."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import astuple

from ..protocol import Change


def changes(before: msgspec.Struct, after: msgspec.Struct) -> Change | None:
    """What turns the one into the other; None if nothing has changed. Both are of the same type."""
    change = Change({}, {}, {})
    old, new = astuple(before), astuple(after)
    for place, field in enumerate(after.__struct_fields__):
        if old[place] != new[place]:
            _note(change, field, old[place], new[place])
    return change if change.put or change.at or change.more else None


def _note(change: Change, field: str, old: Any, new: Any) -> None:
    """A list item by item, unless most of it is new; everything else whole."""
    if isinstance(old, list) and isinstance(new, list) and len(old) <= len(new):
        kept = len(old)
        differing = [place for place in range(kept) if old[place] != new[place]]
        if 2 * (len(differing) + len(new) - kept) <= len(new):
            if differing:
                change.at[field] = {place: new[place] for place in differing}
            if len(new) > kept:
                change.more[field] = new[kept:]
            return
    change.put[field] = new
