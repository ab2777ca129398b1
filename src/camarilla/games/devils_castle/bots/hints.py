"""Why a move is worth thinking of, in the words of the coach."""

from __future__ import annotations

from ....bots.tree import Weighed
from ....core.message import Message, Who
from .. import actions as do
from ..cards import GOBLET_CARDS, KEY_CARDS, PILE
from ..kinds import (
    BAG_GOBLET,
    BAG_KEY,
    DOCTOR,
    GOBLET,
    LODGE_RING,
    MONOCLE,
    PEARL,
    PRIEST,
    goal_of,
)
from ..names import ITEM_NAMES
from ..phases.declaration import NEEDED, counting
from ..phases.reward import Reward
from ..phases.trade import Answer
from ..position import CoachRide
from .guide import CastleGuide

LIKELY = 0.6
UNLIKELY = 0.4
_GIVEN = (do.ACCEPT, do.RETURN, do.PAY, do.BACK, do.HAND_ON)


def hints(guide: CastleGuide, ride: CoachRide, seat: int, weighed: Weighed) -> list[Message]:
    """The weightiest first; at least one."""
    move = weighed.move
    verb = do.verb_of(move)
    found = _declaring(guide, ride, seat, move)
    if verb == do.OFFER:
        found += _offering(ride, do.item_in(move), do.seat_in(move))
    elif verb in (do.DUEL, do.SPY):
        found += _approaching(guide, ride, seat, verb, do.object_of(move))
    elif verb in (do.SWORDS, do.SHIELDS):
        found += _standing(guide, ride, verb)
    elif verb in (*_GIVEN, do.REFUSE, do.GIFT):
        found += _giving(ride, seat, move)
    elif verb in (do.SOCIETY, do.SEARCH, do.TAKE):
        found += _rewarded(ride, seat, move)
    elif verb in (do.TOKEN, do.SHOW, do.USE, do.DECIDE, do.PASS):
        found += _in_duel(ride, seat, move)
    return found or [Message("dc-hint-search-says")]


_SPENDS = {do.TOKEN: "token", do.USE: "profession", do.SHOW: "item"}
"""What moves give away that others keep: a duel token, a profession still unknown, an item that nobody has seen."""


def differences(first: int, other: int) -> list[Message]:
    """What is spent or kept."""
    kept, spent = (_SPENDS.get(do.verb_of(move)) for move in (first, other))
    if kept == spent:
        return []
    return [
        *([Message(f"dc-differs-spends-{spent}")] if spent else []),
        *([Message(f"dc-differs-keeps-{kept}")] if kept else []),
    ]


def _percent(chance: float) -> int:
    return round(100 * chance)


def _declaring(guide: CastleGuide, ride: CoachRide, seat: int, move: int) -> list[Message]:
    if move == do.RING:
        return [Message("dc-hint-ring")]
    if move == do.DECLARE and counting(ride, seat, ride.society(seat)) >= NEEDED:
        return [Message("dc-hint-own-hand")]
    words = {do.DECLARE: "dc-hint-declare", do.DIVINE: "dc-hint-divine"}.get(do.verb_of(move))
    chances = [hope.chance for hope in guide.hopes if hope.move == move]
    return [Message(words, {"percent": _percent(chances[0])})] if words and chances else []


def _offering(ride: CoachRide, kind: int, other: int) -> list[Message]:
    if kind in (BAG_KEY, BAG_GOBLET) and ride.held[PILE] > 0:
        return [Message("dc-hint-bag")]
    if kind == PEARL:
        return [Message("dc-hint-pearl")]
    if kind == MONOCLE:
        return [Message("dc-hint-monocle", {"who": Who(other)})]
    return [] if kind in (GOBLET, LODGE_RING) else [Message("dc-hint-token")]


def _approaching(guide: CastleGuide, ride: CoachRide, seat: int, verb: int, other: int) -> list[Message]:
    if verb == do.SPY:
        return [Message("dc-hint-spy", {"who": Who(other)})]
    found = _trust(guide, other)
    if ride.notebook.known(seat, other) & (KEY_CARDS | GOBLET_CARDS):
        found.append(Message("dc-hint-loot", {"who": Who(other)}))
    return found


def _trust(guide: CastleGuide, other: int) -> list[Message]:
    chance = guide.belief.partner(other)
    if UNLIKELY < chance < LIKELY:
        return []
    words = "dc-hint-partner" if chance >= LIKELY else "dc-hint-opponent"
    percent = _percent(max(chance, 1 - chance))
    return [Message(words, {"who": Who(other), "percent": percent, "rest": 100 - percent})]


def _standing(guide: CastleGuide, ride: CoachRide, verb: int) -> list[Message]:
    attacker, defender = int(ride.duel.attacker), int(ride.duel.defender)
    friend, foe = (attacker, defender) if verb == do.SWORDS else (defender, attacker)
    return [
        *(one for one in _trust(guide, friend) if one.id == "dc-hint-partner"),
        *(one for one in _trust(guide, foe) if one.id == "dc-hint-opponent"),
    ]


def _giving(ride: CoachRide, seat: int, move: int) -> list[Message]:
    phase = ride.asking()
    found = []
    if isinstance(phase, Answer) and move != do.REFUSE and phase.item <= GOBLET:
        found.append(_wanted(ride, seat, int(phase.item)))
    if move == do.REFUSE:
        return [Message("dc-hint-refuse")]
    kind = do.item_in(move) if do.verb_of(move) == do.GIFT else do.object_of(move)
    if kind in (BAG_KEY, BAG_GOBLET) and do.verb_of(move) in (do.ACCEPT, do.RETURN) and ride.held[PILE] > 0:
        return [*found, Message("dc-hint-bag")]
    return found if kind in (goal_of(ride.society(seat)), LODGE_RING) else [*found, Message("dc-hint-least")]


def _wanted(ride: CoachRide, seat: int, kind: int) -> Message:
    own = kind == goal_of(ride.society(seat))
    return Message("dc-hint-counts" if own else "dc-hint-deny", {"item": ITEM_NAMES[kind]})


def _rewarded(ride: CoachRide, seat: int, move: int) -> list[Message]:
    phase = ride.asking()
    if do.verb_of(move) == do.TAKE:
        kind = do.object_of(move)
        return [_wanted(ride, seat, kind)] if kind <= GOBLET else []
    if move == do.SOCIETY and isinstance(phase, Reward):
        return [Message("dc-hint-society", {"who": Who(int(phase.other))})]
    return [Message("dc-hint-search")]


def _in_duel(ride: CoachRide, seat: int, move: int) -> list[Message]:
    if ride.duel.attacker < 0 or move in (do.USE + DOCTOR, do.USE + PRIEST):
        return []
    ahead = ride.duel.winner() == ride.duel.stands_with(seat)
    if move == do.PASS:
        return [Message("dc-hint-ahead")] if ahead else [Message("dc-hint-save")]
    return [] if ahead else [Message("dc-hint-turns-duel")]
