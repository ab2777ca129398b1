"""The odds of every region for one pair of eyes: exact counting, no sampling. Compiled.

All that an observer has not seen is alike to it, cards face down elsewhere and cards still to come: together they
are so many cards drawn from all that it has not seen.
"""

from __future__ import annotations

from math import comb
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from .edition import NOBLES
from .phases import SEASONS
from .position import CursedCourt
from .tables import CARDS, HIDDEN_PILE, REGIONS, Tables, card, count_cards, count_crowns

_WIDTH: Final = CARDS + 1
# How many ways there are to take m cards of n, at n * _WIDTH + m.
_WAYS: Final = vec[i64]([comb(n, m) for n in range(_WIDTH) for m in range(_WIDTH)])


@final
class Odds:
    """The odds of one region."""

    def __init__(self, chance: float, points: float) -> None:
        self.chance = chance
        """That a crown there scores at the year's end: the observer's own, or one it would place now."""
        self.points = points
        """What that crown scores on average."""


def odds(court: CursedCourt, observer: i64) -> list[Odds]:
    """The odds of all regions, as a seat or the SPECTATOR may know them."""
    known, rest, draws = cards_known(court, observer)
    found: list[Odds] = []
    for region in range(REGIONS):
        before = crowns_before(court, observer, region)
        found.append(region_odds(court.tables, region, known, rest, draws, before))
    return found


def cards_known(court: CursedCourt, observer: i64) -> tuple[i64, i64, i64]:
    """The cards an observer knows of the year's, those that the others are drawn from, and how many these are."""
    known = court.tableau
    unseen = court.to_lay()
    for place in range(court.laid):
        if court.sees(observer, place):
            known += card(court.face_down(place))
            unseen -= 1
    face_up = count_cards(court.tableau)
    # CC-5.1: a pile that lies covered is not used; its cards count as not seen.
    aside: i64 = 0 if court.terms.remembers == HIDDEN_PILE else court.left_out
    return known, court.tables.deck - known - aside, unseen + SEASONS - face_up


def region_odds(tables: Tables, region: i64, known: i64, rest: i64, draws: i64, before: i64 = 0) -> Odds:
    """One region when ``draws`` more cards come out of ``rest``; ``before``: crowns that were there first (CC-5.3)."""
    cards = count_cards(rest)
    scoring: i64 = 0
    total: i64 = 0
    if region < NOBLES:
        copies = (rest >> (4 * region)) & 15
        for more in range(copies + 1):
            if more <= draws:
                ways = _ways(copies, more) * _ways(cards - copies, draws - more)
                points = tables.noble_points[((known >> (4 * region)) & 15) + more]
                if points > before:
                    scoring += ways
                    total += ways * (points - before)
    else:
        points = tables.set_points[region]
        if points > before:
            scoring = _ways_with_all(_missing(tables.wanted[region], known), rest, cards, draws)
            total = scoring * (points - before)
    everything = int(_ways(cards, draws))
    return Odds(int(scoring) / everything, int(total) / everything)


def _ways(cards: i64, draws: i64) -> i64:
    return _WAYS[cards * _WIDTH + draws]


def _missing(wanted: i64, known: i64) -> i64:
    """The nobles of a set that are not known to come: a bit in the place of each."""
    return wanted & ~(known | known >> 1 | known >> 2)


def _ways_with_all(missing: i64, rest: i64, cards: i64, draws: i64) -> i64:
    """Ways to draw at least one of every missing noble: all ways, less those without the first of them."""
    if missing == 0:
        return _WAYS[cards * _WIDTH + draws]
    others = missing & (missing - 1)
    copies = (rest // (missing - others)) & 15
    with_or_without = _ways_with_all(others, rest, cards, draws)
    return with_or_without - _ways_with_all(others, rest, cards - copies, draws)


def crowns_before(court: CursedCourt, observer: i64, region: i64) -> i64:
    """Coinless: how many crowns stand on a region before the observer's, or before one it would add."""
    if not court.coinless:
        return 0
    crowns = court.board[region]
    if observer >= 0 and (court.held[observer] >> region) & 1:
        while (crowns & 7) - 1 != observer:
            crowns >>= 3
        crowns >>= 3
    return count_crowns(crowns)
