"""What was bet and scored in all years, read from a position's history. Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .edition import NOBLES
from .position import CursedCourt
from .tables import BETWEEN, ENDED, FACE_DOWN, HIDDEN_PILE, REGIONS, VOTING
from .view import Crown, PastCrown, Year

_YEARS: Final = 0xFFFFFF


def is_covered(court: CursedCourt, year: int) -> bool:
    """CC-5.1, hidden pile: a past year's cards are covered from the next year's first card to the game's end."""
    if court.terms.remembers != HIDDEN_PILE or court.phase == ENDED:
        return False
    if year > len(court.tableaux):
        return False  # it is still going on
    fresh = court.phase in (BETWEEN, VOTING) or (court.phase == FACE_DOWN and court.laid == 0)
    return not (fresh and year == len(court.tableaux))


def crowns_placed(court: CursedCourt) -> list[list[Crown]]:
    """By region, all crowns that were placed there this year, bumped ones too, in their order."""
    history = court.history
    placed: list[list[Crown]] = [[] for _region in range(REGIONS)]
    number = len(history)
    while number > 0 and _year_of(history[number - 1]) > len(court.tableaux):
        number -= 1
    while number < len(history):
        entry = history[number]
        placed[_region_of(entry)].append(Crown(entry & 7, entry >> 34, number))
        number += 1
    return placed


# Entries of the history (see ``betting.bet_entry``)


def _year_of(entry: i64) -> i64:
    return (entry >> 10) & _YEARS


def _region_of(entry: i64) -> i64:
    return (entry >> 3) & 31


def _bumped(court: CursedCourt) -> vec[i64]:
    """By bet, 1 for one that a later bet on the same region in the same year has bumped."""
    history = court.history
    bumped = vec[i64]([0] * len(history))
    if court.coinless:
        return bumped
    taken: i64 = 0
    year: i64 = 0
    for place in range(len(history) - 1, -1, -1):
        entry = history[place]
        if _year_of(entry) != year:
            year = _year_of(entry)
            taken = 0
        bit: i64 = 1
        bit <<= _region_of(entry)
        bumped[place] = 1 if taken & bit else 0
        taken |= bit
    return bumped


# Years that are over


def past_years(court: CursedCourt) -> list[Year]:
    """All of them, as everybody may look back at them now. The last one is not covered when it has just ended."""
    return [_year(court, year, crowns) for year, crowns in enumerate(_past_crowns(court), 1)]


def _year(court: CursedCourt, year: int, crowns: list[PastCrown]) -> Year:
    points = [0] * court.seats
    for crown in crowns:
        points[crown.seat] += crown.points or 0
    if is_covered(court, year):
        crowns = [PastCrown(one.seat, one.region, one.coins, one.feint, None) for one in crowns]
        return Year(year, points, None, crowns)
    return Year(year, points, counts(court.tableaux[year - 1]), crowns)


def _past_crowns(court: CursedCourt) -> list[list[PastCrown]]:
    """By year, the crowns that stood in the end."""
    history = court.history
    bumped = _bumped(court)
    over = len(court.tableaux)
    stood: list[list[PastCrown]] = [[] for _year in range(over)]
    for place in range(len(history)):
        year: int = _year_of(history[place])
        if year <= over and bumped[place] == 0:
            stood[year - 1].append(_past_crown(court, history[place], year, stood[year - 1]))
    return stood


def _past_crown(court: CursedCourt, entry: i64, year: int, earlier: list[PastCrown]) -> PastCrown:
    """A crown with what it scored, after the crowns that were placed before it (CC-5.3, CC-5.10)."""
    seat, region = entry & 7, _region_of(entry)
    before = len([one for one in earlier if one.region == region])
    feint = (court.unmasked[year - 1] >> (5 * seat)) & 31 == region + 1
    worth: int = court.tables.worth(court.tableaux[year - 1], region)
    return PastCrown(seat, region, entry >> 34, feint, 0 if feint else max(0, worth - before))


def counts(cards: i64) -> list[int]:
    """A count of cards, noble by noble."""
    return [(cards >> (4 * noble)) & 15 for noble in range(NOBLES)]
