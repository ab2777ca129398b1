"""What a declaration would rest on, going by a notebook, and how the one that ended the game came out. Compiled."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.bits import bits_in, ones
from .cards import PILE, cards_of
from .edition import KINDS, SOCIETIES
from .kinds import BROTHERHOOD, ORDER, goal_of
from .notes import DECLARED, parts
from .phases.declaration import ALONE, NEEDED, OWN, bag_for, counting, may_declare, may_divine, needed, why_not_declare
from .position import CoachRide
from .view import Claim, Counted, Holding, Verdict


def known_societies(ride: CoachRide, row: i64) -> i64:
    """Seats whose society the observer has seen, or that follow once all cards of one society have been; a mask."""
    seen = ride.notebook.societies[row]
    cards = ride.tables.society_cards[ride.seats]
    members = ones(ride.order & seen)
    return ride.all_seats() if cards == members or cards == ones(seen) - members else seen


@final
class Grounds:
    """What a claim of a seat about a society would rest on: all that its notebook says for and against it."""

    def __init__(self, ride: CoachRide, seat: i64, about: i64) -> None:
        known, members = known_societies(ride, seat), ride.members(about)
        self.members = known & members
        self.strangers = known & ~members
        sure = ride.seats % 2 == 0 or known == ride.all_seats()
        self.low: i64 = needed(ride, about) if sure else NEEDED - 1
        self.high: i64 = self.low if sure else NEEDED
        """The least and the most it may need: sure only of who knows all the societies (DC-4.3)."""
        self.certain = vec[i64]([0] * ride.seats)
        """How many items of each seat count: certainly, and at most."""
        self.most = vec[i64]([0] * ride.seats)
        self._count(ride, seat, about)
        self.own: i64 = self.certain[seat] if about == ride.society(seat) else 0
        """What the declarer brings."""

    def _count(self, ride: CoachRide, row: i64, about: i64) -> None:
        cards = cards_of(goal_of(about))
        if ride.held[PILE] == 0:
            cards |= cards_of(bag_for(about))
        notebook = ride.notebook_of(row)
        sure = ~notebook.unsure(row)
        for seat in range(ride.seats):
            here = notebook.possible(row, seat) & cards
            most = ones(here)
            self.certain[seat] = ones(here & sure)
            self.most[seat] = most if most < ride.held[seat] else ride.held[seat]

    def sure(self, named: i64) -> str:
        """Whether the claim that names these is certainly true (``sure``), certainly false (``wrong``) or ``open``."""
        if named & self.strangers:
            return "wrong"
        least, most = self.own, self.own
        proven = not named & ~self.members
        for seat in range(len(self.most)):
            if named >> seat & 1:
                if self.most[seat] == 0:
                    return "wrong"
                proven = proven and self.certain[seat] > 0
                least += self.certain[seat]
                most += self.most[seat]
        if most < self.low:
            return "wrong"
        return "sure" if proven and least >= self.high else "open"

    def holding(self, seat: i64) -> Holding:
        """One passenger's part."""
        member = True if self.members >> seat & 1 else False if self.strangers >> seat & 1 else None
        return Holding(member, self.certain[seat], self.most[seat] > self.certain[seat])


def claims(ride: CoachRide, seat: i64) -> list[Claim]:
    """What a seat may think of claiming; nothing before the first turn."""
    if ride.turn_seat < 0:
        return []
    own = ride.society(seat)
    divinations = [_claim(ride, seat, "divine", 1 - own, may_divine(ride, seat))] if ride.divination else []
    return [_claim(ride, seat, "declare", own, may_declare(ride, seat)), *divinations]


def _claim(ride: CoachRide, seat: i64, kind: str, about: i64, may: bool) -> Claim:
    grounds = Grounds(ride, seat, about)
    return Claim(
        kind=kind,
        society=SOCIETIES[about],
        item=KINDS[goal_of(about)],
        counting=_keys(ride, about),
        needed=[grounds.low, grounds.high],
        holdings=[grounds.holding(other) for other in range(ride.seats)],
        why_not=None if may else why_not_declare(ride, seat, about),
    )


def _keys(ride: CoachRide, about: i64) -> list[str]:
    """The kinds that count for a society: the bag only when the pile is empty (DC-4.2)."""
    goal = KINDS[goal_of(about)]
    return [goal, KINDS[bag_for(about)]] if ride.held[PILE] == 0 else [goal]


def verdict(ride: CoachRide) -> Verdict | None:
    """How the declaration that ended the game came out; None if nobody declared."""
    kind, seat, how, content = parts(ride.notes[len(ride.notes) - 1])
    if kind != DECLARED:
        return None
    own = ride.society(seat)
    right = content & 256 != 0
    if how == ALONE:
        items = counting(ride, seat, ORDER) + counting(ride, seat, BROTHERHOOD)
        either = _keys(ride, ORDER) + _keys(ride, BROTHERHOOD)
        return Verdict(seat, "alone", None, None, [Counted(seat, SOCIETIES[own], items)], either, NEEDED, right)
    about = own if how == OWN else 1 - own
    looked_at = [*([int(seat)] if how == OWN else []), *bits_in(content & 255)]
    return Verdict(
        seat=seat,
        how="own" if how == OWN else "other",
        society=SOCIETIES[about],
        item=KINDS[goal_of(about)],
        counts=[Counted(one, SOCIETIES[ride.society(one)], counting(ride, one, about)) for one in looked_at],
        counting=_keys(ride, about),
        needed=needed(ride, about),
        right=right,
    )
