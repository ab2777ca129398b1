"""What would come of a move, for a board to show before it is made: where everybody would stand, and one's own goal.

Only what is in the open, and the goal of whoever is asking, is looked at.
"""

from __future__ import annotations

import msgspec

from ...core.view import Choice
from .actions import Court
from .edition import CAST
from .notation import bound
from .position import LAST_DEATH, PocketIntrigues
from .tables import BINDINGS, DEATH_MOVES


class Fate(msgspec.Struct, frozen=True):
    """What would become of a character."""

    who: str
    row: int
    """Counted from the present top row, which is 0: below zero are rows that would be new."""
    state: str


class Intrigue(Choice, frozen=True, kw_only=True):
    """A legal move, and what would come of it at once. What a death would ask for is still to be chosen then."""

    changes: list[Fate]
    total: int
    """What one's own goal would bring, were the game to end with it."""
    ends: bool
    """Whether this turn ends the game."""


def foreseen(position: PocketIntrigues, seat: int, move: int, choice: Choice) -> Intrigue:
    """A choice of the seat to move, with what would come of it."""
    court = position.court.copy()
    targets = _do(position, court, seat, move)
    for target in targets:
        if court.attackable(target) and court.attack(target):
            break  # what comes after a death is up to what it asks for
    changes = _changes(position.court, court)
    out_of_cards = position.deck == 0 and position.reshuffled
    ends = out_of_cards or position.tables.counts[court.dead] >= LAST_DEATH
    court.close_up()
    total = court.tally(position.goals[seat])[0]
    parts = {name: getattr(choice, name) for name in choice.__struct_fields__}
    return Intrigue(**parts, changes=changes, total=total, ends=ends)


def _do(position: PocketIntrigues, court: Court, seat: int, move: int) -> list[int]:
    """All of a move but its attacks; whom it attacks, in order."""
    if move >= DEATH_MOVES:
        court.do_for_dead(move)
        return position.targets()
    action = position.action(seat, move // BINDINGS)
    binding = move % BINDINGS
    court.heal_and_move(action, binding)
    cast = bound(action, binding)
    return [cast[place] for place in action.attacks]


def _changes(before: Court, after: Court) -> list[Fate]:
    ids, top = before.tables.ids, before.highest
    return [
        Fate(ids[who], after.row_of[who] - top, state_of(after, who))
        for who in range(CAST)
        if after.row_of[who] != before.row_of[who] or state_of(after, who) != state_of(before, who)
    ]


def state_of(court: Court, who: int) -> str:
    """``unharmed``, ``wounded`` or ``dead``."""
    return "dead" if court.dead >> who & 1 else "wounded" if court.wounded >> who & 1 else "unharmed"
