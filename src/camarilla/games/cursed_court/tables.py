"""Everything about an edition and the terms of a table that is fixed before the first move. Compiled.

Cards are counted, never ordered: a deck or a tableau is one number with four bits for each noble.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.message import Argument, Name
from ...core.option import Options
from ...core.position import Dice
from .edition import COPIES, NOBLES, SET_SIZES, CursedCourtEdition, Noble, Set
from .view import Region

REGIONS: Final = 27
"""Nine nobles, then eighteen sets (CC-1.3)."""
CARDS: Final = 36

# The words of options; the place of a word is what the constants after it say.
PILES: Final = ("no", "open", "hidden")
OPEN_PILE: Final = 1
HIDDEN_PILE: Final = 2
"""How The Court Remembers is played; 0 without it."""
EXCHANGES: Final = ("no", "elimination", "cash")
ELIMINATION: Final = 1
CASH: Final = 2
"""How The Great Exchange is played; 0 without it."""
TIES: Final = ("shared", "another-year", "ask")
SHARED: Final = 0
ASKED: Final = 2
"""What becomes of a tie (CC-4.6): the victory is shared, another year is played, or those who are tied are asked."""

CROWNS: Final = 4
COINS: Final = 64
"""A coin's weight in a bet: ``coins * COINS + region * 2 + feint``."""
IN_HAND: Final = -1
"""Where a feint is that stands on no region."""

# One bit in every noble's place, and the same bits one by one (a table, as mypyc shifts literals in 32 bits).
_EACH: Final = 0x111111111
_CARD: Final = vec[i64]([16**noble for noble in range(NOBLES)])


@final
class Terms:
    """What the players of a table agreed on: the variants of section 5."""

    def __init__(self, options: Options) -> None:
        self.remembers: i64 = PILES.index(str(options["remembers"]))
        self.coinless = bool(options["coinless"])
        self.exchange: i64 = EXCHANGES.index(str(options["exchange"]))
        self.masquerade = bool(options["masquerade"])
        self.years: i64 = int(options["limit" if self.exchange else "years"])
        """How many years are played: CC-2.1, or the limit of the Exchange (CC-5.8), where 0 means no limit."""
        self.ties: i64 = TIES.index(str(options["ties"]))
        self.odds = bool(options["odds"])
        """Whether every player is shown the odds of the regions."""


@final
class Tables:
    """The constants of one edition."""

    def __init__(self, edition: CursedCourtEdition) -> None:
        self.coins: i64 = edition.coins.each
        self.chips: i64 = edition.coins.chips
        noble_points = [0, *edition.scoring.nobles]
        self.noble_points: vec[i64] = vec[i64](noble_points)
        """By copies in the tableau (CC-4.2)."""
        sizes = dict(zip(SET_SIZES, edition.scoring.sets, strict=True))
        set_points = [sizes[len(one.nobles)] for one in edition.sets]
        self.set_points: vec[i64] = vec[i64]([0] * NOBLES + set_points)
        """By region, for a complete set (CC-4.3)."""
        nobles = [noble.key for noble in edition.nobles]
        self.keys: list[str] = [*nobles, *(one.key for one in edition.sets)]
        self.region_of: dict[str, int] = {key: region for region, key in enumerate(self.keys)}
        members = [[key] for key in nobles] + [[*one.nobles] for one in edition.sets]
        self.groups: list[list[int]] = [[nobles.index(key) for key in group] for group in members]
        """The nobles of every region."""
        self.wanted: vec[i64] = vec[i64]([sum([16**noble for noble in group]) for group in self.groups])
        """By region, a bit in the place of every noble it needs."""
        titles = [_title("cc-noble", noble) for noble in edition.nobles]
        titles += [_title("cc-set", one) for one in edition.sets]
        self._words = {key: [_words(key, title) for title in titles] for key in ("region", "noble")}
        points = [list(edition.scoring.nobles)] * NOBLES + [[scored] for scored in set_points]
        self.regions: list[Region] = list(map(Region, self.keys, titles, members, points))
        """As they are shown."""
        self.bare_board: vec[i64] = vec[i64]([0] * REGIONS)
        self.deck: i64 = COPIES * _EACH

    def worth(self, tableau: i64, region: i64) -> i64:
        """What a crown on a region scores with this tableau (CC-4.2, CC-4.3)."""
        if region < NOBLES:
            return self.noble_points[tableau >> (4 * region) & 15]
        wanted = self.wanted[region]
        present = (tableau | tableau >> 1 | tableau >> 2) & _EACH
        return self.set_points[region] if present & wanted == wanted else 0

    def words(self, region: int, key: str = "region") -> dict[str, Argument]:
        """A region (or the noble on a card) as an argument of a message."""
        return self._words[key][region]


def _words(key: str, title: str | Name) -> dict[str, Argument]:
    return {key: title, f"{key}-acc": title} if isinstance(title, str) else {key: title}


def _title(prefix: str, entry: Noble | Set) -> str | Name:
    return entry.title or Name(f"{prefix}-{entry.key}")


def card(noble: i64) -> i64:
    """One card of a noble, as a number to add to a count of cards or to take from it."""
    return _CARD[noble]


def counts(cards: i64) -> list[int]:
    """A count of cards, noble by noble."""
    return [(cards >> (4 * noble)) & 15 for noble in range(NOBLES)]


def count_cards(cards: i64) -> i64:
    """How many cards a count holds in all."""
    number: i64 = 0
    while cards:
        number += cards & 15
        cards >>= 4
    return number


def count_crowns(crowns: i64) -> i64:
    """How many crowns share a region of a coinless court (see ``CursedCourt.board``)."""
    number: i64 = 0
    while crowns:
        number += 1
        crowns >>= 3
    return number


def draw_card(cards: i64, dice: Dice) -> i64:
    """A card by lot from a count of cards: one of all that exist, again and again until it is there."""
    while True:
        drawn: i64 = dice.randrange(CARDS)
        noble = drawn // COPIES
        if drawn % COPIES < (cards >> (4 * noble)) & 15:
            return noble
