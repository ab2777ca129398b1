"""What would come of a move, for a board to show before it is made: where everybody would stand, and one's own goal.

Only what is in the open, and the goal of whoever is asking, is looked at.
"""

from __future__ import annotations

import msgspec
from mypy_extensions import i64

from ...core.view import Choice
from .actions import Court, bound_to
from .edition import CAST
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


def foreseen(position: PocketIntrigues, seat: i64, move: i64, choice: Choice) -> Intrigue:
    """A choice of the seat to move, with what would come of it."""
    court = position.court.copy()
    _do(position, court, seat, move)
    changes = _changes(position.court, court)
    out_of_cards = position.deck == 0 and position.reshuffled
    ends = out_of_cards or position.tables.counts[court.dead] >= LAST_DEATH
    court.close_up()
    return Intrigue(
        text=choice.text,
        kind=choice.kind,
        parts=choice.parts,
        words=choice.words,
        changes=changes,
        total=court.tally(position.goals[seat])[0],
        ends=ends,
    )


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
    found: list[Fate] = []
    harmed = (before.wounded ^ after.wounded) | (before.dead ^ after.dead)
    for who in range(CAST):
        row = after.row_of[who]
        if row != before.row_of[who] or harmed >> who & 1:
            found.append(Fate(before.tables.ids[who], row - before.highest, state_of(who, after.wounded, after.dead)))
    return found


def state_of(who: i64, wounded: i64, dead: i64) -> str:
    """``unharmed``, ``wounded`` or ``dead``, given the masks of those who are."""
    return "dead" if dead >> who & 1 else "wounded" if wounded >> who & 1 else "unharmed"
