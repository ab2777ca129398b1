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


class Foresight:
    """What would come of one move."""

    def __init__(self, fates: list[int], total: int, ends: bool) -> None:
        self.fates = fates
        """Places among all that could become of anybody."""
        self.total = total
        self.ends = ends


def foreseen(position: PocketIntrigues, seat: i64, moves: list[int], choices: list[Intrigue]) -> list[Choice]:
    """The choices that stand for these moves of the seat to act, with what would come of each."""
    fates = _fates(position.tables)
    found: list[Choice] = []
    for place in range(len(moves)):
        then = _foresee(position, seat, moves[place])
        changes = [fates[one] for one in then.fates]
        found.append(replace(choices[place], changes=changes, total=then.total, ends=then.ends))
    return found


def foreseen_written(position: PocketIntrigues, seat: i64, moves: list[int], begun: list[bytes]) -> bytes:
    """As encoding ``foreseen`` would write it. ``begun``: the beginning of each choice, up to what is foreseen."""
    fates = _fates_written(position.tables)
    pieces: list[bytes] = []
    before = b"["
    for place in range(len(moves)):
        then = _foresee(position, seat, moves[place])
        pieces.append(before)
        pieces.append(begun[place])
        for number, one in enumerate(then.fates):
            if number:
                pieces.append(b",")
            pieces.append(fates[one])
        pieces.append(_ending(then.total, then.ends))
        before = b","
    pieces.append(b"]")
    return b"".join(pieces)


def beginning(choice: Intrigue) -> bytes:
    """How a choice of which nothing is foreseen yet is written, up to there."""
    return msgspec.json.encode(choice).removesuffix(_written_ending(0, False))


def _written_ending(total: int, ends: bool) -> bytes:
    return b'],"total":%d,"ends":%s}' % (total, b"true" if ends else b"false")


MOST_POINTS: Final = 100
_ENDINGS = [_written_ending(total, ends) for total in range(-MOST_POINTS, MOST_POINTS) for ends in (False, True)]


def _ending(total: i64, ends: bool) -> bytes:
    """What stands after the changes."""
    if -MOST_POINTS <= total < MOST_POINTS:
        return _ENDINGS[2 * (total + MOST_POINTS) + (1 if ends else 0)]
    return _written_ending(total, ends)


def _foresee(position: PocketIntrigues, seat: i64, move: i64) -> Foresight:
    tables = position.tables
    court = position.court.copy()
    _do(position, court, seat, move)
    fates = _changes(position.court, court)
    ends = tables.counts[court.dead] >= LAST_DEATH or (position.deck == 0 and position.reshuffled)
    court.close_up()
    return Foresight(fates, court.tally(position.goals[seat])[0], ends)


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


def _changes(before: Court, after: Court) -> list[int]:
    """Whose fate it would be, by places among all fates."""
    found: list[int] = []
    harmed = (before.wounded ^ after.wounded) | (before.dead ^ after.dead)
    for who in range(CAST):
        row = after.row_of[who]
        if row != before.row_of[who] or harmed >> who & 1:
            state = state_of(who, after.wounded, after.dead)
            found.append((who * 2 * ROWS + ROWS + row - before.highest) * 3 + state)
    return found


@lru_cache(maxsize=16)
def _fates(tables: Tables) -> list[Fate]:
    """All that could become of anybody: by who, row and state."""
    return [Fate(who, row, state) for who in tables.ids for row in range(-ROWS, ROWS) for state in STATES]


@lru_cache(maxsize=16)
def _fates_written(tables: Tables) -> list[bytes]:
    return [msgspec.json.encode(fate) for fate in _fates(tables)]


def state_of(who: i64, wounded: i64, dead: i64) -> i64:
    """Which of the STATES somebody is in, given the masks of the wounded and the dead."""
    return 2 if dead >> who & 1 else wounded >> who & 1
