"""What would come of a move, for a board to show before it is made: where everybody would stand, and one's own goal.

Only what is in the open, and the goal of whoever is asking, is looked at.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec
from msgspec.structs import replace
from mypy_extensions import i64

from ...core.message import Message
from ...core.view import Choice
from .actions import ROWS, Court, bound_to
from .edition import CAST
from .position import LAST_DEATH, PocketIntrigues
from .tables import BINDINGS, DEATH_MOVES, Tables

STATES: Final[tuple[str, ...]] = ("unharmed", "wounded", "dead")


class Fate(msgspec.Struct, frozen=True, gc=False):
    """What would become of a character."""

    who: str
    row: int
    """Counted from the present top row, which is 0: below zero are rows that would be new."""
    state: str


class Intrigue(Choice, frozen=True, kw_only=True, gc=False):
    """A legal move, and what would come of it at once. What a death would ask for is still to be chosen then."""

    changes: list[Fate]
    total: int
    """What one's own goal would bring, were the game to end with it."""
    ends: bool
    """Whether this turn ends the game."""


def unforeseen(text: str, kind: str, parts: dict[str, str], words: Message) -> Intrigue:
    """A move of which nothing is foreseen yet."""
    return Intrigue(text=text, kind=kind, parts=parts, words=words, changes=[], total=0, ends=False)


def foreseen(position: PocketIntrigues, seat: i64, moves: list[int], choices: list[Intrigue]) -> list[Choice]:
    """The choices that stand for these moves of the seat to act, with what would come of each."""
    tables, goal = position.tables, position.goals[seat]
    fates = _fates(tables)
    out_of_cards = position.deck == 0 and position.reshuffled
    found: list[Choice] = []
    for place in range(len(moves)):
        court = position.court.copy()
        _do(position, court, seat, moves[place])
        changes = _changes(position.court, court, fates)
        ends = out_of_cards or tables.counts[court.dead] >= LAST_DEATH
        court.close_up()
        found.append(replace(choices[place], changes=changes, total=court.tally(goal)[0], ends=ends))
    return found


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


def _changes(before: Court, after: Court, fates: list[list[Fate]]) -> list[Fate]:
    found: list[Fate] | None = None
    harmed = (before.wounded ^ after.wounded) | (before.dead ^ after.dead)
    for who in range(CAST):
        row = after.row_of[who]
        if row != before.row_of[who] or harmed >> who & 1:
            state = state_of(who, after.wounded, after.dead)
            fate = fates[(who * 2 * ROWS + ROWS + row - before.highest) * 3 + state]
            found = fate if found is None else found + fate
    return [] if found is None else found


@lru_cache(maxsize=16)
def _fates(tables: Tables) -> list[list[Fate]]:
    """All that could become of anybody, each in a list of its own: by who, row and state."""
    return [[Fate(who, row, state)] for who in tables.ids for row in range(-ROWS, ROWS) for state in STATES]


def state_of(who: i64, wounded: i64, dead: i64) -> i64:
    """Which of the STATES somebody is in, given the masks of the wounded and the dead."""
    return 2 if dead >> who & 1 else wounded >> who & 1
