"""What would come of a move, for a board to show before it is made: where everybody would stand, and one's own goal.

Only what is in the open, and the goal of whoever is asking, is looked at. Compiled.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .actions import Court, bound_to
from .edition import CAST
from .position import LAST_DEATH, PocketIntrigues
from .tables import BINDINGS, DEATH_MOVES
from .view import Fate, PocketIntriguesPreview

STATES: Final[tuple[str, ...]] = ("unharmed", "wounded", "dead")


def foresee(position: PocketIntrigues, seat: i64, move: i64) -> PocketIntriguesPreview:
    """What a legal move of the seat to act would do."""
    court = position.court.copy()
    _do(position, court, seat, move)
    changes = _changes(position.court, court)
    ends = position.tables.counts[court.dead] >= LAST_DEATH or (position.deck == 0 and position.reshuffled)
    court.close_up()
    return PocketIntriguesPreview(changes=changes, total=court.tally(position.goals[seat])[0], ends=ends)


def _do(position: PocketIntrigues, court: Court, seat: i64, move: i64) -> None:
    """All of a move, and its attacks up to a death: what comes after that is up to what it asks for."""
    if move >= DEATH_MOVES:
        court.do_for_dead(move)
        for target in position.targets():
            if _kills(court, target):
                return
    else:
        action = position.action(seat, move // BINDINGS)
        binding = move % BINDINGS
        court.heal_and_move(action, binding)
        for symbol in action.attacks:
            if _kills(court, bound_to(binding, symbol)):
                return


def _kills(court: Court, target: i64) -> bool:
    return court.attackable(target) and court.attack(target)


def _changes(before: Court, after: Court) -> list[Fate]:
    harmed = (before.wounded ^ after.wounded) | (before.dead ^ after.dead)
    changes: list[Fate] = []
    for who in range(CAST):
        row = after.row_of[who]
        if row != before.row_of[who] or harmed >> who & 1:
            state = STATES[2 if after.dead >> who & 1 else after.wounded >> who & 1]
            changes.append(Fate(after.tables.ids[who], row - before.highest, state))
    return changes
