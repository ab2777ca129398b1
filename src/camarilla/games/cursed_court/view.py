"""What is shown of Cursed Court: all but the cards others look at and which of their crowns are feints.

What changes with every bet is small, and sent as arrays.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from ...core.message import Name
from ...core.view import Open, Own, Setting, View


class Region(msgspec.Struct, frozen=True, gc=False):
    """A noble or a set of the edition."""

    key: str
    title: str | Name
    nobles: list[str]
    points: list[int]
    """What a crown scores: on a noble for one, two, three, four cards; on a set, once it is complete."""


class CursedCourtSetting(Setting, frozen=True, gc=False, kw_only=True, tag="cursed-court"):
    regions: list[Region]
    """The nine nobles, row by row, then the sets."""
    years: int
    """How many are planned; 0 without a limit."""
    coinless: bool
    masquerade: bool
    exchange: bool
    unit: str
    """What is bet: ``coins``, or ``chips`` at the Exchange."""


class Crown(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """A crown that was placed this year."""

    seat: int
    coins: int
    number: int
    """Bets are counted through the game, from 0."""


class Place(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """A region that somebody has bet on this year."""

    crowns: list[Crown]
    """Those that stand there: one, but in a coinless court several in the order they were placed."""
    bumped: list[Crown]
    """Those that stood there before, in the order they were placed."""
    least: int
    """The fewest coins that take it."""
    safe: bool
    """Nobody else can ever double the stack this year, whatever is bumped back to them."""


class Player(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """What does not change while bets are made; see ``crowns_of`` and ``staked`` for what does."""

    plays: bool
    """Whether the seat still takes part."""
    points: int
    coins: int
    """All of them, free and on the board."""
    safe: int
    """The fewest coins under a crown of this seat that nobody else could ever double this year."""
    bought: int
    cashed: int


class PastCrown(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """A crown that stood when its year ended."""

    seat: int
    region: int
    """By its place in the setting."""
    coins: int
    feint: bool
    points: int | None
    """None while the cards of that year are covered (CC-5.1)."""


class Year(msgspec.Struct, frozen=True, gc=False):
    """A year that is over."""

    year: int
    points: list[int]
    """What every seat scored."""
    tableau: list[int] | None
    """Copies of each noble; None while covered (CC-5.1)."""
    crowns: list[PastCrown]


class CursedCourtOpen(Open, frozen=True, gc=False, kw_only=True):
    phase: str
    year: int
    season: str
    marker: int | None
    regions: list[Place | None]
    """In the order of the setting; None where nobody has bet."""
    tableau: list[int]
    """Copies of each noble that lie face up."""
    face_down: list[list[int]]
    """Who looks at each card that lies face down, in clockwise order."""
    deck: int
    left_out: list[int] | None
    """The pile that sits out, where it lies open; ``left_out_cards`` are in it."""
    left_out_cards: int
    pot: int
    agreed: list[int]
    """While those who are tied decide: who of them would share the victory."""
    players: list[Player]
    past: list[Year]


class CursedCourtOwn(Own, frozen=True, gc=False, kw_only=True):
    cards: list[str | None]
    """The nobles on the face-down cards, in their order; None for a card that others look at."""
    feint: str | None
    """Where one's feint stands; None while it is in hand, and where there are no feints."""
    chances: list[int]
    """By region, how likely a crown there is to score, in thousandths, as far as the seat can know: its own, or one it
    would place now (CC-5.3). From a year's first open card to its end; nothing where the table wants no help."""
    worths: list[int]
    """By region, what that crown scores on average, in hundredths of a point."""


CursedCourtView: TypeAlias = View[CursedCourtSetting, CursedCourtOpen, CursedCourtOwn]


def crowns_on(now: CursedCourtOpen, region: int) -> list[Crown]:
    """The crowns that stand on a region, by its place in the setting."""
    place = now.regions[region]
    return place.crowns if place else []


def bumped_on(now: CursedCourtOpen, region: int) -> list[Crown]:
    place = now.regions[region]
    return place.bumped if place else []


def crowns_of(now: CursedCourtOpen, seat: int) -> list[Crown]:
    """The crowns of a seat that stand on the board."""
    return [crown for place in now.regions if place for crown in place.crowns if crown.seat == seat]


def staked(now: CursedCourtOpen, seat: int) -> int:
    """The coins of a seat that lie on the board; the rest of its coins is free."""
    return sum(crown.coins for crown in crowns_of(now, seat))
