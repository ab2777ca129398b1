"""What a declaration would rest on, as far as a notebook goes, and how the one that ended the game came out."""

from __future__ import annotations

import msgspec

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
    why_not_declare,
)
from .position import CoachRide
from .tables import BAG_GOBLET, BAG_KEY, GOBLET, KEY, ORDER, PILE, cards_of, ones

SURE, OPEN, WRONG = "sure", "open", "wrong"
"""A claim as the notebook sees it: certainly true, uncertain, certainly false."""


class HoldingView(msgspec.Struct, frozen=True):
    """What the notebook says of one passenger's part in a claim."""

    member: bool | None
    """Whether they belong to that society; None: not known."""
    certain: int
    """How many items that count are certainly there."""
    more: bool
    """Whether there may be more."""


class ClaimView(msgspec.Struct, frozen=True):
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


class CountView(msgspec.Struct, frozen=True):
    seat: int
    society: str
    items: int


class VerdictView(msgspec.Struct, frozen=True):
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


def known_societies(ride: CoachRide, row: int) -> list[int]:
    """Seats whose society the observer has seen, or that follow once all cards of one society have been."""
    seen = int(ride.notebook.societies[row])
    cards = ride.tables.society_cards[ride.seats]
    members = ones(ride.order & seen)
    if cards in (members, ones(seen) - members):
        return list(range(ride.seats))
    return named(seen)


def claims(ride: CoachRide, observer: int) -> list[ClaimView]:
    """What a seat may think of claiming; nothing for spectators, and before the first turn."""
    if observer < 0 or ride.turn_seat < 0:
        return []
    own = int(ride.society(observer))
    found = [_claim(ride, observer, own, OWN)]
    return [*found, _claim(ride, observer, 1 - own, OTHER)] if ride.divination else found


def _claim(ride: CoachRide, seat: int, about: int, how: int) -> ClaimView:
    may = may_declare(ride, seat) if how == OWN else may_divine(ride, seat)
    societies = known_societies(ride, seat)
    return ClaimView(
        kind="declare" if how == OWN else "divine",
        society=SOCIETIES[about],
        item=KINDS[KEY if about == ORDER else GOBLET],
        counting=[KINDS[kind] for kind in _kinds(ride, about)],
        needed=_needed(ride, seat, about),
        holdings=[_holding(ride, seat, other, about, other in societies) for other in range(ride.seats)],
        why_not=None if may else why_not_declare(ride, seat) if how == OWN else Message("dc-why-pearl"),
    )


def _kinds(ride: CoachRide, about: int) -> list[int]:
    """The kinds that count for a society now (DC-4.2)."""
    plain, bag = (KEY, BAG_KEY) if about == ORDER else (GOBLET, BAG_GOBLET)
    return [plain] if ride.held[PILE] else [plain, bag]


def _needed(ride: CoachRide, row: int, about: int) -> list[int]:
    """The least and the most a society may need: sure only of who knows all the societies (DC-4.3)."""
    if ride.seats % 2 == 0:
        return [NEEDED, NEEDED]
    if len(known_societies(ride, row)) < ride.seats:
        return [NEEDED - 1, NEEDED]
    return [int(needed(ride, about))] * 2


def _holding(ride: CoachRide, row: int, seat: int, about: int, society_known: bool) -> HoldingView:
    member = bool(ride.society(seat) == about) if society_known else None
    certain, most = _counted(ride, row, seat, about)
    return HoldingView(member, certain, most > certain)


def _counted(ride: CoachRide, row: int, seat: int, about: int) -> tuple[int, int]:
    """How many items of a seat count: certainly, and at most."""
    cards = sum(int(cards_of(kind)) for kind in _kinds(ride, about))
    certain = int(ones(ride.notebook.known(row, seat) & cards))
    most = int(ones((ride.notebook.possible(row, seat) | ride.notebook.known(row, seat)) & cards))
    return certain, min(most, int(ride.held[seat]))


def how_sure(ride: CoachRide, seat: int, about: int, mask: int) -> str:
    """Whether a claim is certainly true, certainly false or open, by what the declarer's notebook holds alone."""
    own = about == ride.society(seat)
    known = known_societies(ride, seat)
    others = named(mask)
    counted = [_counted(ride, seat, one, about) for one in others]
    start = _counted(ride, seat, seat, about)[0] if own else 0
    low, high = _needed(ride, seat, about)
    strangers = [one for one in others if one in known and ride.society(one) != about]
    if strangers or any(most == 0 for _, most in counted) or start + sum(most for _, most in counted) < low:
        return WRONG
    if all(one in known for one in others) and all(least for least, _ in counted):
        return SURE if start + sum(least for least, _ in counted) >= high else OPEN
    return OPEN


def verdict(ride: CoachRide) -> VerdictView | None:
    """How the game's declaration came out; None while it goes on, and where nobody declared."""
    notes = list(ride.notes)
    for made in notes[::-1]:
        if on.kind_of_note(made) == on.DECLARED:
            return _verdict(ride, int(on.seat_of(made)), int(on.other_of(made)), int(on.content_of(made)))
    return None


def _verdict(ride: CoachRide, seat: int, how: int, content: int) -> VerdictView:
    own = int(ride.society(seat))
    right = bool(content & 256)
    if how == ALONE:
        items = int(counting(ride, seat, 0) + counting(ride, seat, 1))
        alone = CountView(seat, SOCIETIES[own], items)
        either = [KINDS[kind] for about in (0, 1) for kind in _kinds(ride, about)]
        return VerdictView(seat, "alone", None, None, [alone], either, NEEDED, right)
    about = own if how == OWN else 1 - own
    looked_at = [*([seat] if how == OWN else []), *named(content & 255)]
    return VerdictView(
        seat=seat,
        how="own" if how == OWN else "other",
        society=SOCIETIES[about],
        item=KINDS[KEY if about == ORDER else GOBLET],
        counts=[CountView(one, SOCIETIES[ride.society(one)], int(counting(ride, one, about))) for one in looked_at],
        counting=[KINDS[kind] for kind in _kinds(ride, about)],
        needed=int(needed(ride, about)),
        right=right,
    )
