"""What was bet and scored in all years, read from a position's history as one observer may know it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec
from msgspec.structs import replace
from mypy_extensions import i64

from .position import CursedCourt
from .tables import BETWEEN, ENDED, FACE_DOWN, HIDDEN_PILE, VOTING, Tables

SEASON_NAMES = ("spring", "summer", "autumn", "winter")
_YEARS: Final = 0xFFFFFF


class Bet(msgspec.Struct, frozen=True, gc=False):
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


class Past(msgspec.Struct, frozen=True, gc=False):
    """A year that is over: what was bet, what lay face up at its end, and where the feints stood."""

    tables: Tables
    history: tuple[int, ...]
    tableau: int
    unmasked: int
    coinless: bool
    masquerade: bool


def years_over(court: CursedCourt) -> list[Past]:
    """All of them, the first one first, each with its part of the history (see ``position.bet_entry``)."""
    history = court.history
    begun: i64 = 0
    found = []
    for place in range(len(court.tableaux)):
        ended = begun
        while ended < len(history) and history[ended] >> 10 & _YEARS == place + 1:
            ended += 1
        bets = tuple(history[begun:ended])
        found.append(
            Past(court.tables, bets, court.tableaux[place], court.unmasked[place], court.coinless, court.masquerade)
        )
        begun = ended
    return found


def is_covered(court: CursedCourt, year: int) -> bool:
    """CC-5.1, hidden pile: a past year's cards are covered from the next year's first card to the game's end."""
    if court.terms.remembers != HIDDEN_PILE or court.phase == ENDED:
        return False
    if year > len(court.tableaux):
        return False  # it is still going on
    fresh = court.phase in (BETWEEN, VOTING) or (court.phase == FACE_DOWN and court.laid == 0)
    return not (fresh and year == len(court.tableaux))


# Every bet so far


def open_bets(court: CursedCourt, over: list[Past]) -> list[Bet]:
    """As everybody knows them. A bet of which nothing new is known is the very same object as a moment ago."""
    found: list[Bet] = []
    begun = 0
    for year, past in enumerate(over, 1):
        found += _covered(past) if is_covered(court, year) else scored(past)
        begun += len(past.history)
    return found + _made(court.tables, tuple(court.history[begun:]), court.coinless)


def own_bets(court: CursedCourt, known: list[Bet], observer: int) -> list[Bet]:
    """In a masquerade: the same, as known to a seat that sees its own mask among this year's crowns."""
    feint = int(court.feints[observer])
    over = len(court.tableaux)
    found = []
    for bet in known:
        if bet.seat == observer and bet.year > over and not bet.bumped:
            bet = _marked(bet, court.tables.region_of[bet.region] == feint)
        found.append(bet)
    return found


@lru_cache(maxsize=1024)
def scored(past: Past) -> list[Bet]:
    """The bets of a year that is over, with what each came to."""
    tables = past.tables
    crowns: dict[int, int] = {}
    found = []
    for bet in _made(tables, past.history, past.coinless):
        region = tables.region_of[bet.region]
        before = crowns.get(region, 0)
        crowns[region] = before + 1
        if bet.bumped:
            found.append(replace(bet, points=0))
            continue
        feint = past.unmasked >> 5 * bet.seat & 31 == region + 1
        worth = int(tables.worth(past.tableau, region)) - (before if past.coinless else 0)
        points = 0 if feint else max(0, worth)
        found.append(replace(bet, feint=feint if past.masquerade else None, points=points))
    return found


def year_points(past: Past, seats: int) -> list[int]:
    """What every seat scored in a year that is over."""
    gains = [0] * seats
    for bet in scored(past):
        gains[bet.seat] += bet.points or 0
    return gains


@lru_cache(maxsize=1024)
def _covered(past: Past) -> list[Bet]:
    """The same as long as nobody may look at that year's cards."""
    return [replace(bet, points=None) for bet in scored(past)]


@lru_cache(maxsize=4096)
def _made(tables: Tables, history: tuple[int, ...], coinless: bool) -> list[Bet]:
    """The bets of one year as they lie before everybody while it goes on: those before the last one, and it."""
    if not history:
        return []
    made = [*_made(tables, history[:-1], coinless), _bet(tables, history[-1], False)]
    if not coinless:
        region: i64 = history[-1] >> 3 & 31
        for place in range(len(history) - 2, -1, -1):
            if history[place] >> 3 & 31 == region:
                made[place] = _bet(tables, history[place], True)
                break
    return made


@lru_cache(maxsize=16384)
def _bet(tables: Tables, entry: int, bumped: bool) -> Bet:
    season, region = SEASON_NAMES[entry >> 8 & 3], tables.keys[entry >> 3 & 31]
    return Bet(entry >> 10 & _YEARS, season, entry & 7, region, entry >> 34, bumped, None, None)


@lru_cache(maxsize=1024)
def _marked(bet: Bet, feint: bool) -> Bet:
    return replace(bet, feint=feint)
