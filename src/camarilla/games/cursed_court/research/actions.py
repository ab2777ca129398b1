"""Every move that could ever be made at a table of Cursed Court."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product

from ..phases.year_end import LEAVE, MORE, MOST_STACKS, PLAY_ON, REBUY, SHARE, STAY
from ..position import COINS, CursedCourt
from ..tables import ASKED, CASH, REGIONS


def all_moves(first: CursedCourt) -> Iterable[int]:
    """A region, a feint or not, and a stack: at most all that is at the table before anybody buys more."""
    stack = int(first.tables.chips * first.seats if first.terms.exchange else first.tables.coins)
    most = 0 if first.coinless else stack
    marks = (0, 1) if first.masquerade else (0,)
    bets = [
        coins * COINS + 2 * region + mark for coins, region, mark in product(range(most + 1), range(REGIONS), marks)
    ]
    answers = [STAY, *(REBUY + MORE * more for more in range(MOST_STACKS)), LEAVE]
    found = bets + answers if first.terms.exchange == CASH else bets
    return [*found, SHARE, PLAY_ON] if first.terms.ties == ASKED else found
