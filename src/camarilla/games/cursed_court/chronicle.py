"""What was bet and scored in all years, read from a position's history. Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from .phases import BETWEEN, ENDED, FACE_DOWN, VOTING
from .position import CursedCourt
from .tables import HIDDEN_PILE, REGIONS, counts
from .view import Crown, PastCrown, Year


def is_covered(court: CursedCourt, year: int) -> bool:
    """CC-5.1, hidden pile: a past year's cards are covered from the next year's first card to the game's end."""
    if court.terms.remembers != HIDDEN_PILE or court.phase == ENDED:
        return False
    has_just_ended = court.phase in (BETWEEN, VOTING) or (court.phase == FACE_DOWN and court.laid == 0)
    over = len(court.tableaux)
    return year < over or (year == over and not has_just_ended)


def crowns_placed(court: CursedCourt) -> list[list[Crown]]:
    """By region, all crowns that were placed there this year, bumped ones too, in their order."""
    history = court.history
    placed: list[list[Crown]] = [[] for _region in range(REGIONS)]
    for number in range(len(history)):
        if _year_of(history[number]) > len(court.tableaux):
            placed[_region_of(history[number])].append(Crown(history[number] & 7, history[number] >> 34, number))
    return placed


def past_years(court: CursedCourt) -> list[Year]:
    """All of them, as everybody may look back at them now. The last one is not covered when it has just ended."""
    return [_past_year(court, year, bets) for year, bets in enumerate(_bets_that_stood(court), 1)]


def _bets_that_stood(court: CursedCourt) -> list[list[int]]:
    """By past year, the bets whose crowns stood at its end, in their order: of several on a region only the latest, but
    in a coinless court all of them."""
    history = court.history
    stood: list[dict[int, int]] = [{} for _year in range(len(court.tableaux))]
    for number in range(len(history)):
        year: int = _year_of(history[number])
        if year <= len(stood):
            place: int = number if court.coinless else _region_of(history[number])
            stood[year - 1].pop(place, None)
            stood[year - 1][place] = history[number]
    return [list(bets.values()) for bets in stood]


def _past_year(court: CursedCourt, year: int, bets: list[int]) -> Year:
    """A year with what every crown scored, after those that were placed before it (CC-5.3, CC-5.10)."""
    covered = is_covered(court, year)
    tableau, feints = court.tableaux[year - 1], court.unmasked[year - 1]
    points, before = [0] * court.seats, [0] * REGIONS
    crowns: list[PastCrown] = []
    for bet in bets:
        seat: int = bet & 7
        region: int = _region_of(bet)
        is_feint = (feints >> (5 * seat)) & 31 == region + 1
        worth: int = court.tables.worth(tableau, region)
        scored = 0 if is_feint else max(0, worth - before[region])
        points[seat] += scored
        before[region] += 1
        crowns.append(PastCrown(seat, region, bet >> 34, is_feint, None if covered else scored))
    return Year(year, points, None if covered else counts(tableau), crowns)


# Entries of the history (see ``betting.bet_entry``)


def _year_of(entry: i64) -> i64:
    return (entry >> 10) & 0xFFFFFF


def _region_of(entry: i64) -> i64:
    return (entry >> 3) & 31
