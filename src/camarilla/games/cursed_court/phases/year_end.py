"""The end of a year: crowns score, chips change hands, and the next year begins or none does. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ....core.bits import lowest
from ....core.message import Message
from ....core.position import OVER, Dice
from ..tables import ASKED, CASH, ELIMINATION, IN_HAND, REGIONS, SHARED, card, count_crowns
from . import BETWEEN, ENDED, VOTING

if TYPE_CHECKING:
    from ..position import CursedCourt

STAY: Final = 54
REBUY: Final = 55
LEAVE: Final = 56
"""What may be answered between two years of a cash game: numbers that no bet has."""
MORE: Final = 64
"""Added to REBUY for every stack after the first, as a coin is added to a bet."""
MOST_STACKS: Final = 5
"""How many stacks may be bought at a time (CC-5.6)."""
SHARE: Final = 57
PLAY_ON: Final = 58
"""What those who are tied may answer (CC-4.7)."""


def end_year(court: CursedCourt) -> None:
    """Called when the last crown of Winter stands."""
    tableau = court.tableau
    for place in range(court.laid):
        tableau += card(court.face_down(place))  # CC-4.1
    gains = vec[i64]([0] * court.seats)
    for region in range(REGIONS):
        if court.board[region]:
            _score(court, gains, region, court.tables.worth(tableau, region))
    for seat in range(court.seats):
        court.points[seat] += gains[seat]
    if court.terms.exchange:
        _share_pot(court, gains)
    _clear(court, tableau)
    if court.terms.exchange == ELIMINATION:
        for seat in court.circle():
            if court.free[seat] == 0:
                _rise(court, seat)  # CC-5.5
    if court.players < 2:
        _end(court)
    elif 0 < court.terms.years <= court.year:
        _end_unless_tied(court)
    else:
        _go_on(court)


def _end_unless_tied(court: CursedCourt) -> None:
    """All years that were planned have been played, but a tie may bring another one (CC-4.6, CC-4.7). In a cash game
    somebody of the tied must still sit at the table, and only they are asked (CC-5.16)."""
    if court.terms.ties == SHARED:
        _end(court)
        return
    winners = court.winners()
    tied = [seat for seat in winners if court.sits(seat)]
    if len(winners) < 2 or not tied:
        _end(court)
    elif court.terms.ties == ASKED:
        court.asked = sum([1 << seat for seat in tied])
        court.phase = VOTING
        court.actor = tied[0]
    else:
        _go_on(court)


def _go_on(court: CursedCourt) -> None:
    """Another year begins; before it, the players of a cash game are asked (CC-5.6)."""
    if court.terms.exchange == CASH:
        court.phase = BETWEEN
        court.actor = court.next(court.seats - 1)
    else:
        court.year += 1
        court.begin_year()


def _score(court: CursedCourt, gains: vec[i64], region: i64, worth: i64) -> None:
    """The crowns of one region, the latest first: each scores one less for every earlier one (CC-5.3)."""
    crowns = court.board[region]
    if not court.coinless:
        crowns &= 7
    while crowns:
        seat = (crowns & 7) - 1
        crowns >>= 3
        points = worth - count_crowns(crowns)
        if points > 0 and court.feints[seat] != region:  # CC-5.10, CC-5.12
            gains[seat] += points


def _share_pot(court: CursedCourt, gains: vec[i64]) -> None:
    """CC-5.4: the chips go to who scored most; tied, in equal parts, and what is over stays (CC-5.7)."""
    for region in range(REGIONS):
        stack = court.board[region]
        if stack:
            owner = (stack & 7) - 1
            if court.feints[owner] == region:
                court.free[owner] += stack >> 3  # CC-5.13
            else:
                court.pot += stack >> 3
    best = max([gains[seat] for seat in court.circle()])
    tied = [seat for seat in court.circle() if gains[seat] == best]
    for seat in tied:
        court.free[seat] += court.pot // len(tied)
    court.pot %= len(tied)


def _clear(court: CursedCourt, tableau: i64) -> None:
    """Crowns and coins go home (CC-4.5), the cards to the deck or, where the court remembers, aside (CC-5.1)."""
    masks: i64 = 0
    for seat in range(court.seats):
        masks |= (court.feints[seat] + 1) << (5 * seat)
        court.feints[seat] = IN_HAND
        court.held[seat] = 0
        court.placed[seat] = 0
        if court.terms.exchange == 0:
            court.free[seat] = 0 if court.coinless else court.tables.coins
    court.tableaux = append(court.tableaux, tableau)
    court.unmasked = append(court.unmasked, masks)
    court.board = court.tables.bare_board[:]
    court.tableau = 0
    court.hidden = 0
    court.laid = 0
    court.left_out = tableau if court.terms.remembers else 0
    court.deck = court.tables.deck - court.left_out


def _rise(court: CursedCourt, seat: i64) -> None:
    """A player leaves the table; the seats close up from the next year on."""
    bit: i64 = 1
    court.table -= bit << seat
    court.players -= 1


def vote(court: CursedCourt, seat: i64, move: i64) -> None:
    """CC-4.7: one who wants another year is enough for it; the tie is declared when all of them agree."""
    bit: i64 = 1
    bit <<= seat
    if move == SHARE:
        court.asked -= bit
        court.agreed |= bit
        if court.asked:
            court.actor = lowest(court.asked)
            return
        _end(court)
    else:
        _go_on(court)
    court.asked = 0
    court.agreed = 0


def stacks_of(move: i64) -> i64:
    """How many stacks a move buys; 0 if it buys none."""
    return move // MORE + 1 if move & (MORE - 1) == REBUY else 0


def answers(court: CursedCourt, seat: i64) -> list[int]:
    """What somebody who is asked between years may answer."""
    if court.phase == VOTING:
        return [SHARE, PLAY_ON]
    stacks = [REBUY + MORE * more for more in range(MOST_STACKS)]
    return [STAY, *stacks, LEAVE] if court.free[seat] else [*stacks, LEAVE]


def why_no_answer(court: CursedCourt, move: i64) -> Message:
    if court.phase == BETWEEN and move == STAY:
        return Message("cc-why-broke")
    if court.phase == BETWEEN and move & (MORE - 1) == REBUY:
        return Message("cc-why-stacks", {"most": MOST_STACKS})
    return Message("core-why-not-legal")


def random_answer(court: CursedCourt, seat: i64, dice: Dice) -> i64:
    """Whatever is asked between years, all kinds of answers are equally likely."""
    if court.phase == VOTING:
        return SHARE + dice.randrange(2)
    drawn: i64 = STAY + dice.randrange(3) if court.free[seat] else REBUY + dice.randrange(2)
    return drawn + MORE * dice.randrange(MOST_STACKS) if drawn == REBUY else drawn


def answer(court: CursedCourt, seat: i64, move: i64) -> None:
    """CC-5.6: stay, buy stacks, or leave; then the next seat is asked, or the year begins."""
    chips = court.tables.chips * stacks_of(move)
    if chips:
        court.free[seat] += chips
        court.bought[seat] += chips
    elif move == LEAVE:
        court.cashed[seat] = court.free[seat]
        court.free[seat] = 0
        _rise(court, seat)
    following = [other for other in court.circle() if other > seat]
    if following:
        court.actor = following[0]
    elif court.players < 2:
        _end(court)
    else:
        court.year += 1
        court.begin_year()


def _end(court: CursedCourt) -> None:
    court.phase = ENDED
    court.actor = OVER
