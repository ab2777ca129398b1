"""What has changed between two views of one observer: made of these two alone, it can tell nothing that they do not."""

from __future__ import annotations

from typing import Any

from ...core.view import View
from ..protocol import Change


def changes(before: View, after: View) -> Change:
    """What turns the one view into the other; both are of the same game and the same observer."""
    change = Change({}, {}, {})
    for field in after.__struct_fields__:
        old, new = getattr(before, field), getattr(after, field)
        if old is new or old == new:
            continue
        if type(old) is list and type(new) is list and len(old) <= len(new):
            _change_list(change, field, old, new)
        else:
            change.put[field] = new
    return change


def _change_list(change: Change, field: str, old: list[Any], new: list[Any]) -> None:
    """Item by item, unless most of the list is new."""
    kept = len(old)
    differing = [place for place in range(kept) if old[place] is not new[place] and old[place] != new[place]]
    if 2 * (len(differing) + len(new) - kept) > len(new):
        change.put[field] = new
        return
    if differing:
        change.at[field] = {place: new[place] for place in differing}
    if len(new) > kept:
        change.more[field] = new[kept:]
