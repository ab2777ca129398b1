"""Who stands better in the coach: how likely each society, and each holder of the Lodge ring, is to win. Compiled.

At the beginning of a turn every possible end (a society wins, or one passenger alone) gets a score, a weighted sum of
what speaks for it; the odds of the ends are as the exponentials of their scores. The weights are learned from games of
the bots against each other by ``training/devils_castle.py``.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ....core.bits import ones
from ....core.position import OVER
from ..cards import GOBLET_CARDS, KEY_CARDS, PILE
from ..hands import count_of
from ..kinds import BAG_GOBLET, BAG_KEY, BROTHERHOOD, DAGGER, LODGE_RING, ORDER, PEARL, WHIP
from ..phases.declaration import NEEDED, counting, may_ring, needed
from ..position import CoachRide
from .manners import craft
from .weights import RING_WEIGHTS, TEAM_WEIGHTS

ALONE: Final = 1.0
TOGETHER: Final = 0.95
"""What a win is worth, alone and shared."""
NOBODY: Final = 0.05
"""What is left when another wins alone: at least the other society has not."""


def results(ride: CoachRide) -> list[float]:
    """What the end is worth to each seat."""
    worth: list[float] = []
    alone = ones(ride.won) == 1 and ones(ride.members(_society_of(ride.won, ride))) > 1
    for seat in range(ride.seats):
        if ride.won == 0:
            worth.append(1.0 / int(ride.seats))
        elif ride.won >> seat & 1:
            worth.append(ALONE if alone else TOGETHER)
        else:
            worth.append(NOBODY if alone else 0.0)
    return worth


def _society_of(won: i64, ride: CoachRide) -> i64:
    return ORDER if won & ride.order else BROTHERHOOD


def closeness(ride: CoachRide, seat: i64) -> float:
    """1 for who is to move, less for each seat that moves before."""
    before = (seat + ride.seats - ride.turn_seat) % ride.seats
    return 1.0 - int(before) / int(ride.seats)


def has_won(ride: CoachRide, seat: i64) -> bool:
    """Whether a seat can declare on the strength of its own hand, or knows that its partners hold the rest."""
    if count_of(ride.hands[seat], PEARL) > 0:
        return False
    society = ride.society(seat)
    own = counting(ride, seat, society)
    if own >= NEEDED or may_ring(ride, seat):
        return True
    return own > 0 and own + _known_with_partners(ride, seat, society) >= surely_enough(ride, seat, society)


def surely_enough(ride: CoachRide, seat: i64, society: i64) -> i64:
    """How many items are enough as far as a seat can be sure: two only if it has seen that the others are more."""
    others = ones(ride.notebook.societies[seat] & ride.members(1 - society))
    return NEEDED - 1 if ride.seats % 2 == 1 and 2 * others > ride.seats else NEEDED


def _known_with_partners(ride: CoachRide, seat: i64, society: i64) -> i64:
    """How many goal items a seat knows to be with partners whose society it has seen."""
    partners = ride.notebook.societies[seat] & ride.members(society)
    cards: i64 = KEY_CARDS if society == ORDER else GOBLET_CARDS
    found: i64 = 0
    for other in range(ride.seats):
        if other != seat and partners >> other & 1:
            found += ones(ride.notebook.known(seat, other) & cards)
    return found


def known_partners(ride: CoachRide, seat: i64, society: i64) -> i64:
    """The partners who, as a seat knows for sure, hold goal items; as a mask."""
    partners = ride.notebook.societies[seat] & ride.members(society)
    cards: i64 = KEY_CARDS if society == ORDER else GOBLET_CARDS
    one: i64 = 1
    found: i64 = 0
    for other in range(ride.seats):
        if other != seat and partners >> other & 1 and ride.notebook.known(seat, other) & cards:
            found |= one << other
    return found


def _weapons(hand: i64) -> i64:
    found: i64 = 0
    for kind in range(DAGGER, WHIP + 1):
        found += count_of(hand, kind)
    return found


@final
class Team:
    """A society as it stands: what its members hold, and who of them may soon declare."""

    def __init__(self, ride: CoachRide, society: i64) -> None:
        self.members = ride.members(society)
        self.held: i64 = 0
        self.best: i64 = 0
        """The most goal items that a member who may declare holds alone."""
        self.blocked: i64 = 0
        """Goal items of the other society."""
        self.bags: i64 = 0
        self.tokens: i64 = 0
        self.weapons: i64 = 0
        self.items: i64 = 0
        self.burdened: i64 = 0
        self.crafts: i64 = 0
        self.seen: i64 = 0
        self.soon = 0.0
        for seat in range(ride.seats):
            if self.members >> seat & 1:
                self._add(ride, society, seat)

    def _add(self, ride: CoachRide, society: i64, seat: i64) -> None:
        hand = ride.hands[seat]
        own = counting(ride, seat, society)
        self.held += own
        self.blocked += counting(ride, seat, 1 - society)
        if ride.held[PILE] > 0:
            self.bags += count_of(hand, BAG_KEY if society == ORDER else BAG_GOBLET)
        self.tokens += ride.tokens[seat]
        self.weapons += _weapons(hand)
        self.items += ride.held[seat]
        self.crafts += craft(ride, seat)
        self.seen += ones(ride.notebook.societies[seat]) - 1
        if count_of(hand, PEARL) > 0:
            self.burdened += 1 if own > 0 else 0
            return
        if own > self.best:
            self.best = own
        if has_won(ride, seat):
            self.soon = max(self.soon, closeness(ride, seat))


def team_signs(ride: CoachRide, society: i64) -> list[float]:
    """What speaks for a society."""
    team = Team(ride, society)
    need = needed(ride, society)
    missing = max(0, need - team.held)
    size = int(ones(team.members))
    return [
        1.0 if missing == 0 else 0.0,
        1.0 if missing == 1 else 0.0,
        1.0 if missing == 2 else 0.0,
        1.0 if team.soon > 0.0 else 0.0,
        team.soon,
        1.0 if team.best == need - 1 else 0.0,
        int(team.bags) * 3.0 / int(3 + ride.held[PILE]),
        int(team.tokens) / 4.0,
        int(team.weapons) / 3.0,
        int(team.items) / (size * int(ride.limit)),
        float(int(team.burdened)),
        int(team.crafts) / 10.0,
        int(team.seen) / (size * int(ride.seats - 1)),
        1.0 if team.members >> ride.turn_seat & 1 else 0.0,
        int(team.blocked) / 3.0,
        size / int(ride.seats),
        1.0 if missing == 0 and team.best >= need - 1 else 0.0,
    ]


def ring_signs(ride: CoachRide, seat: i64) -> list[float]:
    """What speaks for a passenger winning alone."""
    hand = ride.hands[seat]
    goals = counting(ride, seat, ORDER) + counting(ride, seat, BROTHERHOOD)
    ring = count_of(hand, LODGE_RING) > 0
    ready = ring and goals >= NEEDED and count_of(hand, PEARL) == 0
    strength = int(ride.tokens[seat] + _weapons(hand)) / 4.0
    return [
        1.0,
        1.0 if ring else 0.0,
        1.0 if ring and goals == 1 else 0.0,
        1.0 if ring and goals == 2 else 0.0,
        1.0 if ring and goals >= 3 else 0.0,
        closeness(ride, seat) if ready else 0.0,
        1.0 if not ring and goals == 2 else 0.0,
        1.0 if not ring and goals >= 3 else 0.0,
        strength,
        strength if ring else 0.0,
        1.0 if count_of(hand, PEARL) > 0 else 0.0,
        int(ride.seats) / 4.0,
    ]


def _score(signs: list[float], weights: vec[float]) -> float:
    total = 0.0
    for place in range(len(signs)):
        total += signs[place] * weights[place]
    return total


def ends(ride: CoachRide) -> list[float]:
    """How likely each end is: the Order wins, the Brotherhood wins, then each seat alone."""
    odds: list[float] = [
        exp(_score(team_signs(ride, ORDER), TEAM_WEIGHTS)),
        exp(_score(team_signs(ride, BROTHERHOOD), TEAM_WEIGHTS)),
    ]
    for seat in range(ride.seats):
        odds.append(exp(_score(ring_signs(ride, seat), RING_WEIGHTS)))
    total = 0.0
    for one in odds:
        total += one
    return [one / total for one in odds]


def prospects(ride: CoachRide) -> list[float]:
    """What a position at the beginning of a turn is worth to each seat; who is to move takes a sure win."""
    if ride.actor == OVER:
        return results(ride)
    if has_won(ride, ride.turn_seat):
        return _taken(ride, ride.turn_seat)
    odds = ends(ride)
    somebody = 1.0 - odds[0] - odds[1]
    worth: list[float] = []
    for seat in range(ride.seats):
        alone = odds[2 + seat]
        together = odds[ride.society(seat)]
        worth.append(ALONE * alone + TOGETHER * together + NOBODY * (somebody - alone))
    return worth


def _taken(ride: CoachRide, winner: i64) -> list[float]:
    """What it is worth to each seat that this one declares now."""
    worth: list[float] = []
    alone = may_ring(ride, winner)
    for seat in range(ride.seats):
        if seat == winner:
            worth.append(ALONE if alone else TOGETHER)
        elif alone:
            worth.append(NOBODY)
        else:
            worth.append(TOGETHER if ride.society(seat) == ride.society(winner) else 0.0)
    return worth
