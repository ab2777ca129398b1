"""What was bet and scored in all years, read from a position's history as one observer may know it."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from .position import CursedCourt
from .tables import BETWEEN, ENDED, FACE_DOWN, HIDDEN_PILE, Tables

SEASON_NAMES = ("spring", "summer", "autumn", "winter")
NO_FEINT = -2
_YEARS = (1 << 24) - 1


class Bet(msgspec.Struct, frozen=True):
    """One bet, bumped or not."""

    year: int
    season: str
    seat: int
    region: str
    coins: int
    bumped: bool
    feint: bool | None
    """None where it is not known: another's crown on the board, and whatever was bumped (CC-5.11)."""
    points: int | None
    """What the crown scored, once its year is over; None, too, while that year's cards are covered (CC-5.1)."""


class Entry(msgspec.Struct, frozen=True):
    """A bet of the history with what came of it, known or not."""

    year: int
    season: int
    seat: int
    region: int
    coins: int
    bumped: bool
    before: int
    """Crowns that stood there first, in a coinless court."""


def entries(court: CursedCourt) -> list[Entry]:
    """The history unpacked (see ``position.bet_entry``), the oldest bet first."""
    return _unpacked(tuple(court.history), court.coinless)


@lru_cache(maxsize=64)
def _unpacked(history: tuple[int, ...], coinless: bool) -> list[Entry]:
    """Remembered: everybody at a table looks at the same history, several times over."""
    standing = {_spot(entry): number for number, entry in enumerate(history)}
    crowns: dict[int, int] = {}
    found = []
    for number, entry in enumerate(history):
        spot = _spot(entry)
        before = crowns.get(spot, 0) if coinless else 0
        crowns[spot] = before + 1
        found.append(
            Entry(
                year=entry >> 10 & _YEARS,
                season=entry >> 8 & 3,
                seat=entry & 7,
                region=entry >> 3 & 31,
                coins=entry >> 34,
                bumped=not coinless and standing[spot] != number,
                before=before,
            )
        )
    return found


def _spot(entry: int) -> int:
    """The region and the year of a bet, in one number."""
    return (entry >> 10 & _YEARS) << 5 | entry >> 3 & 31


class Past(msgspec.Struct, frozen=True):
    """All years that are over: what lay face up at the end of each, and where the feints stood."""

    tables: Tables
    tableaux: tuple[int, ...]
    unmasked: tuple[int, ...]


def past_of(court: CursedCourt) -> Past:
    return Past(court.tables, tuple(court.tableaux), tuple(court.unmasked))


def feint_of(past: Past, year: int, seat: int) -> int:
    """The region that a seat's feint stood on at the end of a past year; below zero when there was none."""
    return (past.unmasked[year - 1] >> (5 * seat) & 31) - 1


def points_of(past: Past, entry: Entry) -> int:
    """What a bet of a past year scored."""
    if entry.bumped or feint_of(past, entry.year, entry.seat) == entry.region:
        return 0
    return max(0, int(past.tables.worth(past.tableaux[entry.year - 1], entry.region)) - entry.before)


def year_points(court: CursedCourt) -> list[list[int]]:
    """Year by year, what every seat scored."""
    return _year_points(past_of(court), tuple(court.history), court.coinless, int(court.seats))


@lru_cache(maxsize=64)
def _year_points(past: Past, history: tuple[int, ...], coinless: bool, seats: int) -> list[list[int]]:
    years = [[0] * seats for _ in past.tableaux]
    for entry in _unpacked(history, coinless):
        if entry.year <= len(years):
            years[entry.year - 1][entry.seat] += points_of(past, entry)
    return years


def is_covered(court: CursedCourt, year: int) -> bool:
    """CC-5.1, hidden pile: a past year's cards are covered from the next year's first card to the game's end."""
    if court.terms.remembers != HIDDEN_PILE or court.phase == ENDED:
        return False
    if year > len(court.tableaux):
        return False  # it is still going on
    fresh = court.phase == BETWEEN or (court.phase == FACE_DOWN and court.laid == 0)
    return not (fresh and year == len(court.tableaux))


def bets(court: CursedCourt, observer: int) -> list[Bet]:
    """Every bet so far, as an observer knows it."""
    covered = tuple(is_covered(court, year) for year in range(1, len(court.tableaux) + 1))
    mask = None
    if court.masquerade:
        mask = Mask(observer, int(court.feints[observer]) if observer >= 0 else NO_FEINT)
    return _bets(past_of(court), tuple(court.history), court.coinless, covered, mask)


class Mask(msgspec.Struct, frozen=True):
    """In a masquerade, what an observer knows of this year's feints: where their own stands."""

    observer: int
    feint: int


@lru_cache(maxsize=64)
def _bets(
    past: Past, history: tuple[int, ...], coinless: bool, covered: tuple[bool, ...], mask: Mask | None
) -> list[Bet]:
    """Remembered: without masks, everybody knows the same."""
    found = []
    for entry in _unpacked(history, coinless):
        feint: bool | None = None
        points: int | None = None
        if entry.year <= len(covered):
            if mask is not None and not entry.bumped:
                feint = feint_of(past, entry.year, entry.seat) == entry.region
            if not covered[entry.year - 1]:
                points = points_of(past, entry)
        elif mask is not None and not entry.bumped and entry.seat == mask.observer:
            feint = mask.feint == entry.region
        season, region = SEASON_NAMES[entry.season], past.tables.keys[entry.region]
        found.append(Bet(entry.year, season, entry.seat, region, entry.coins, entry.bumped, feint, points))
    return found
