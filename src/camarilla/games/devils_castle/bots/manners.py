"""How a sensible passenger answers, by rules of thumb: what an item is worth, whom to help, when to spend. Compiled.

The search begins with these answers and ends every simulation with them; it does not have to believe them.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ....core.position import Dice
from .. import actions as do
from ..cards import PILE
from ..hands import count_of, single
from ..kinds import (
    BAG_GOBLET,
    BAG_KEY,
    DOCTOR,
    GOBLET,
    KEY,
    KIND_COUNT,
    LODGE_RING,
    ORDER,
    PEARL,
    PRIEST,
    goal_of,
)
from ..phases.duel import Hypnosis, Support, Toll
from ..phases.gifts import Overflow
from ..phases.powers import Powers
from ..phases.reward import DoctorRound, GivingBack, Reward, Taking
from ..phases.texts import CloakChoice, SextantRound, Texts, TomeChoice
from ..phases.trade import Answer, Returning
from ..phases.turn import Ordering
from ..position import CoachRide
from ..trade import has_text

OWN_GOAL: Final = 100
THEIR_GOAL: Final = 60
A_DRAW: Final = 25
"""What a card from the pile is worth before it is seen."""
_WORTH: Final = vec[i64]([0, 0, 30, 30, 22, 22, 18, 14, 14, 8, 10, 14, 20, 8, 6, -60, 40])
"""Of each kind, goal items apart."""
_TEXT: Final = vec[i64]([0, 0, A_DRAW, A_DRAW, 0, 0, 0, 0, 0, 3, 6, 8, 16, 3, 0, 0, 0])
"""What the text of each kind is worth to who trades it away."""
CRAFT: Final = vec[i64]([6, 5, 6, 6, 6, 7, 5, 5, 8, 7])
"""What each profession is worth while it can be used."""


def worth(ride: CoachRide, seat: i64, kind: i64) -> i64:
    """What holding an item is worth to a seat: what its society needs, what the other one must not get, the rest."""
    own = ride.society(seat)
    if kind <= GOBLET:
        return OWN_GOAL if kind == goal_of(own) else THEIR_GOAL
    if kind <= BAG_GOBLET and ride.held[PILE] == 0:
        return OWN_GOAL if (kind == BAG_KEY) == (own == ORDER) else THEIR_GOAL
    if kind == LODGE_RING:
        goals = count_of(ride.hands[seat], KEY) + count_of(ride.hands[seat], GOBLET)
        return _WORTH[kind] + 20 * goals
    return _WORTH[kind]


def loss(ride: CoachRide, seat: i64, kind: i64, aloud: bool) -> i64:
    """What giving an item away costs; one that is read aloud brings something in turn."""
    cost = worth(ride, seat, kind)
    return cost - _TEXT[kind] if aloud and has_text(ride, kind) else cost


def least(ride: CoachRide, seat: i64, aloud: bool, no_bag: bool) -> i64:
    """The item that a seat misses least."""
    hand = ride.hands[seat]
    found: i64 = -1
    cheapest: i64 = 1000
    for kind in range(KIND_COUNT):
        if count_of(hand, kind) == 0 or (no_bag and BAG_KEY <= kind <= BAG_GOBLET):
            continue
        cost = loss(ride, seat, kind, aloud)
        if cost < cheapest:
            cheapest = cost
            found = kind
    return found


def best_in(ride: CoachRide, seat: i64, hand: i64) -> i64:
    """The item of a hand that a seat would like best."""
    found: i64 = -1
    dearest: i64 = -1000
    for kind in range(KIND_COUNT):
        if count_of(hand, kind) > 0 and worth(ride, seat, kind) > dearest:
            dearest = worth(ride, seat, kind)
            found = kind
    return found


def manner(ride: CoachRide, seat: i64, dice: Dice) -> i64:
    """What a sensible passenger answers in any phase but the turn itself."""
    phase = ride.asking()
    if isinstance(phase, Powers):
        return _in_powers(ride, phase, seat)
    if isinstance(phase, Support):
        return _in_support(ride, seat, dice)
    if isinstance(phase, DoctorRound):
        return _as_doctor(ride, seat)
    if isinstance(phase, Hypnosis):
        return _as_hypnotist(ride, seat)
    if isinstance(phase, Answer):
        return _answer(ride, phase, seat)
    if isinstance(phase, (Reward, Taking, GivingBack, Toll)):
        return _after_duel(ride, seat)
    if isinstance(phase, Overflow):
        return _gift(ride, phase, seat)
    if isinstance(phase, SextantRound):
        return do.HAND_ON + least(ride, seat, False, False)
    return _with_cards(ride, seat, dice)


def _with_cards(ride: CoachRide, seat: i64, dice: Dice) -> i64:
    phase = ride.asking()
    if isinstance(phase, Returning):
        return do.RETURN + least(ride, seat, True, BAG_KEY <= phase.item <= BAG_GOBLET)
    if isinstance(phase, Texts):
        return do.SPEAK
    if isinstance(phase, TomeChoice):
        return do.SWAP if craft(ride, seat) < craft(ride, phase.other) else do.KEEP
    if isinstance(phase, CloakChoice):
        return _new_profession(ride, seat)
    if isinstance(phase, Ordering):
        return _on_top(ride, seat)
    return ride.random_move(seat, dice)


# Trades


def _answer(ride: CoachRide, phase: Answer, seat: i64) -> i64:
    """Accept what is worth more than the least one can give."""
    moves = phase.moves(ride, seat)
    if len(moves) == 1:
        return moves[0]
    bag = BAG_KEY <= phase.item <= BAG_GOBLET
    given = least(ride, seat, True, bag)
    refusable = moves[len(moves) - 1] == do.REFUSE
    if given < 0 or (refusable and worth(ride, seat, phase.item) <= loss(ride, seat, given, True)):
        return do.REFUSE
    return do.ACCEPT + given


def _gift(ride: CoachRide, phase: Overflow, seat: i64) -> i64:
    """What is missed least, to a partner; a burden, to an opponent."""
    kind = least(ride, seat, False, False)
    burden = kind == PEARL
    takers = phase.takers(ride)
    for taker in takers:
        if (ride.society(taker) == ride.society(seat)) != burden:
            return do.item_to(do.GIFT, kind, taker)
    return do.item_to(do.GIFT, kind, takers[0])


def craft(ride: CoachRide, seat: i64) -> i64:
    """What a seat's profession is still good for."""
    profession = ride.professions[seat]
    return CRAFT[profession] if ride.can_use(seat, profession) else 0


def _new_profession(ride: CoachRide, seat: i64) -> i64:
    chosen: i64 = do.KEEP
    best = craft(ride, seat)
    for profession in range(10):
        if ride.profession_pile >> profession & 1 and CRAFT[profession] > best:
            best = CRAFT[profession]
            chosen = do.TAKE_UP + profession
    return chosen


def _on_top(ride: CoachRide, seat: i64) -> i64:
    pile = ride.hands[PILE]
    first = best_in(ride, seat, pile)
    rest = pile - single(first)
    return do.TOP + first * KIND_COUNT + best_in(ride, seat, rest)


# Duels


def favours(ride: CoachRide, seat: i64) -> i64:
    """1: a seat would like the attacker to win; -1: the defender; 0: it is all the same."""
    duel = ride.duel
    if seat == duel.attacker:
        return 1
    if seat == duel.defender:
        return -1
    own = ride.society(seat)
    with_attacker = ride.society(duel.attacker) == own
    if with_attacker == (ride.society(duel.defender) == own):
        return 0
    return 1 if with_attacker else -1


def _in_support(ride: CoachRide, seat: i64, dice: Dice) -> i64:
    duel = ride.duel
    if seat == duel.defender:
        return do.USE + PRIEST if ride.can_use(seat, PRIEST) else do.NO
    side = favours(ride, seat)
    # Nobody can be quite sure who is who, but most have an idea.
    if side == 0 or dice.randrange(4) == 0:
        return do.SWORDS if dice.randrange(2) == 0 else do.SHIELDS
    return do.SWORDS if side > 0 else do.SHIELDS


def _in_powers(ride: CoachRide, phase: Powers, seat: i64) -> i64:
    """Bring in what is needed while it can turn the duel, what costs nothing first."""
    duel = ride.duel
    side = duel.stands_with(seat)
    if duel.winner() == side or (
        not duel.fights(seat) and favours(ride, seat) * (1 if side == duel.attacker else -1) < 0
    ):
        return do.PASS
    menu = phase.moves(ride, seat)
    if len(menu) == 1:
        return do.PASS
    behind = duel.points(duel.attacker) - duel.points(duel.defender)
    if side == duel.attacker:
        behind = -behind
    spent = do.PASS
    for move in menu:
        verb = do.verb_of(move)
        if verb in (do.SHOW, do.USE) or move == do.DECIDE + side:
            return move
        if move == do.TOKEN and ride.tokens[seat] > behind:
            spent = do.TOKEN
    return spent


def _as_doctor(ride: CoachRide, seat: i64) -> i64:
    """Heal what went against the own society, or against oneself."""
    if not ride.can_use(seat, DOCTOR):
        return do.NO
    winner = ride.duel.winner()
    if winner < 0:
        return do.NO
    side = favours(ride, seat)
    lost = side > 0 if winner == ride.duel.defender else side < 0
    return do.USE + DOCTOR if lost else do.NO


def _as_hypnotist(ride: CoachRide, seat: i64) -> i64:
    duel = ride.duel
    moves = ride.asking().moves(ride, seat)
    if len(moves) > 1:
        for move in moves:
            if move != do.NO and duel.shields >> do.object_of(move) & 1:
                return move
    return do.NO


def _after_duel(ride: CoachRide, seat: i64) -> i64:
    phase = ride.asking()
    if isinstance(phase, Reward):
        dear = worth(ride, seat, best_in(ride, seat, ride.hands[phase.other]))
        unknown = not ride.notebook.societies[seat] >> phase.other & 1
        return do.SOCIETY if unknown and dear < THEIR_GOAL else do.SEARCH
    if isinstance(phase, Taking):
        return do.TAKE + best_in(ride, seat, ride.hands[phase.other])
    verb: i64 = do.BACK if isinstance(phase, GivingBack) else do.PAY
    return verb + least(ride, seat, False, False)
