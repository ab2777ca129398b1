"""What a declaration would rest on, as far as a notebook goes, and how the one that ended the game came out."""

from __future__ import annotations

from functools import lru_cache
from typing import final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from ...core.message import Message
from . import notes as on
from .edition import KINDS, SOCIETIES
from .notation import named
from .phases.declaration import (
    ALONE,
    NEEDED,
    OTHER,
    OWN,
    counting,
    may_declare,
    may_divine,
    needed,
    no_goal_item,
)
from .position import CoachRide
from .tables import BAG_GOBLET, BAG_KEY, GOBLET, KEY, ORDER, PEARL, PILE, cards_of, count_of, ones

SURE, OPEN, WRONG = "sure", "open", "wrong"
"""A claim as the notebook sees it: certainly true, uncertain, certainly false."""


class HoldingView(msgspec.Struct, frozen=True, gc=False):
    """What the notebook says of one passenger's part in a claim."""

    member: bool | None
    """Whether they belong to that society; None: not known."""
    certain: int
    """How many items that count are certainly there."""
    more: bool
    """Whether there may be more."""


class ClaimView(msgspec.Struct, frozen=True, gc=False):
    """A declaration the observer may think of: of the own society, or by divination of the other."""

    kind: str
    society: str
    item: str
    counting: list[str]
    """The items that count for it now; a bag only once the pile is empty."""
    needed: list[int]
    """How many it needs, at least and at most, as far as the observer can tell."""
    holdings: list[HoldingView]
    why_not: Message | None
    """Why it cannot be declared; None: on the own turn it can."""


class CountView(msgspec.Struct, frozen=True, gc=False):
    seat: int
    society: str
    items: int


class VerdictView(msgspec.Struct, frozen=True, gc=False):
    """The declaration that ended the game, counted out."""

    seat: int
    how: str
    """``own``, ``other`` (divination) or ``alone`` (the lodge ring)."""
    society: str | None
    item: str | None
    counts: list[CountView]
    """Everybody whose items are looked at, the declarer first."""
    counting: list[str]
    """The items that count for it."""
    needed: int
    right: bool


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
        self.low: i64 = NEEDED
        self.high: i64 = NEEDED
        """The least and the most it may need: sure only of who knows all the societies (DC-4.3)."""
        if ride.seats % 2 == 1:
            all_known = known == ride.all_seats()
            self.low = needed(ride, about) if all_known else NEEDED - 1
            self.high = self.low if all_known else NEEDED
        self.certain = vec[i64]([0] * ride.seats)
        """How many items of each seat count: certainly, and at most."""
        self.most = vec[i64]([0] * ride.seats)
        self._count(ride, seat, about)
        self.own: i64 = self.certain[seat] if about == ride.society(seat) else 0
        """What the declarer brings."""

    def _count(self, ride: CoachRide, row: i64, about: i64) -> None:
        cards: i64 = 0
        for kind in _kinds(about, ride.held[PILE] == 0):
            cards |= cards_of(kind)
        notebook = ride.notebook_of(row)
        sure = ~notebook.unsure(row)
        for seat in range(ride.seats):
            here = notebook.possible(row, seat) & cards
            most = ones(here)
            self.certain[seat] = ones(here & sure)
            self.most[seat] = most if most < ride.held[seat] else ride.held[seat]

    def sure(self, named: i64) -> str:
        """Whether the claim that names these is certainly true, certainly false or open."""
        if named & self.strangers:
            return WRONG
        least, most = self.own, self.own
        proven = not named & ~self.members
        for seat in range(len(self.most)):
            if named >> seat & 1:
                if self.most[seat] == 0:
                    return WRONG
                proven = proven and self.certain[seat] > 0
                least += self.certain[seat]
                most += self.most[seat]
        if most < self.low:
            return WRONG
        return SURE if proven and least >= self.high else OPEN

    def holdings(self) -> i64:
        """Each passenger's part in six bits, as ``_holding`` reads them."""
        packed: i64 = 0
        for seat in range(len(self.most)):
            part = self.certain[seat] << 3 | (4 if self.most[seat] > self.certain[seat] else 0)
            part |= (self.members >> seat & 1) | (self.strangers >> seat & 1) << 1
            packed |= part << (6 * seat)
        return packed


def claims(ride: CoachRide, observer: int) -> list[ClaimView]:
    """What a seat may think of claiming; nothing for spectators, and before the first turn."""
    if observer < 0 or ride.turn_seat < 0:
        return []
    own = ride.society(observer)
    found = [_claim(ride, observer, own, OWN, may_declare(ride, observer))]
    if ride.divination:
        found.append(_claim(ride, observer, 1 - own, OTHER, may_divine(ride, observer)))
    return found


def _claim(ride: CoachRide, seat: i64, about: i64, how: i64, may: bool) -> ClaimView:
    grounds = Grounds(ride, seat, about)
    late, pearl = ride.held[PILE] == 0, count_of(ride.hands[seat], PEARL) > 0
    return _claim_view(
        how, about, late, grounds.low, grounds.high, may, pearl, int(ride.seats), int(grounds.holdings())
    )


@lru_cache(maxsize=20_000)
def _claim_view(
    how: int, about: int, late: bool, low: int, high: int, may: bool, pearl: bool, seats: int, holdings: int
) -> ClaimView:
    """Remembered: most moves leave most claims as they were."""
    hindrance = Message("dc-why-pearl") if pearl or how == OTHER else no_goal_item(about)
    return ClaimView(
        kind="declare" if how == OWN else "divine",
        society=SOCIETIES[about],
        item=KINDS[KEY if about == ORDER else GOBLET],
        counting=[KINDS[kind] for kind in _kinds(about, late)],
        needed=[low, high],
        holdings=[_holding(holdings >> 6 * seat & 63) for seat in range(seats)],
        why_not=None if may else hindrance,
    )


def _holding(part: int) -> HoldingView:
    member = bool(part & 1) if part & 3 else None
    return HoldingView(member, part >> 3, bool(part & 4))


def _kinds(about: i64, late: bool) -> list[int]:
    """The kinds that count for a society: the bag only late, when the pile is empty (DC-4.2)."""
    plain, bag = (KEY, BAG_KEY) if about == ORDER else (GOBLET, BAG_GOBLET)
    return [plain, bag] if late else [plain]


def verdict(ride: CoachRide) -> VerdictView | None:
    """How the game's declaration came out; None while it goes on, and where nobody declared."""
    for made in list(ride.notes)[::-1]:
        if on.kind_of_note(made) == on.DECLARED:
            return _verdict(ride, int(on.seat_of(made)), int(on.other_of(made)), int(on.content_of(made)))
    return None


def _verdict(ride: CoachRide, seat: int, how: int, content: int) -> VerdictView:
    own = int(ride.society(seat))
    right, late = bool(content & 256), ride.held[PILE] == 0
    if how == ALONE:
        items = int(counting(ride, seat, 0) + counting(ride, seat, 1))
        alone = CountView(seat, SOCIETIES[own], items)
        either = [KINDS[kind] for about in (0, 1) for kind in _kinds(about, late)]
        return VerdictView(seat, "alone", None, None, [alone], either, NEEDED, right)
    about = own if how == OWN else 1 - own
    looked_at = [*([seat] if how == OWN else []), *named(content & 255)]
    return VerdictView(
        seat=seat,
        how="own" if how == OWN else "other",
        society=SOCIETIES[about],
        item=KINDS[KEY if about == ORDER else GOBLET],
        counts=[CountView(one, SOCIETIES[ride.society(one)], int(counting(ride, one, about))) for one in looked_at],
        counting=[KINDS[kind] for kind in _kinds(about, late)],
        needed=int(needed(ride, about)),
        right=right,
    )
