"""A duel as everybody sees it: who stands where, and every piece that has been laid into the scales. Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from ...core.bits import bits_in
from .duel import Duel
from .edition import KINDS, PROFESSIONS
from .kinds import ALCHEMIST, POISON_RING
from .notes import ATTACKED, SHOWED, parts
from .position import CoachRide
from .view import DuelPiece, DuelTally


def tally(ride: CoachRide) -> DuelTally | None:
    duel = ride.duel
    if duel.attacker < 0:
        return None
    return DuelTally(
        attacker=duel.attacker,
        defender=duel.defender,
        swords=bits_in(duel.swords),
        shields=bits_in(duel.shields),
        points=[duel.points(duel.attacker), duel.points(duel.defender)],
        pieces=_pieces(ride, duel),
        hypnotised=seat_or_none(duel.hypnotised),
        duelist=seat_or_none(duel.duelist),
        poisoner=seat_or_none(duel.poisoner),
        decided=seat_or_none(duel.decided),
    )


def seat_or_none(seat: i64) -> int | None:
    """A seat for those who are shown it; below 0 nobody is meant."""
    return seat if seat >= 0 else None


def _pieces(ride: CoachRide, duel: Duel) -> list[DuelPiece]:
    laid = [_laid(duel, duel.attacker, "fighter", 1), _laid(duel, duel.defender, "fighter", 1)]
    laid += [_laid(duel, seat, "support", 1) for seat in bits_in(duel.swords | duel.shields)]
    shown: list[DuelPiece] = []
    for made in ride.notes:
        kind, seat, _fighter, content = parts(made)
        if kind == ATTACKED:
            shown = []
        elif kind == SHOWED:
            shown.append(_laid(duel, seat, KINDS[content - 1], 0 if content - 1 == POISON_RING else 1))
    laid += shown
    for seat in bits_in(duel.helped):
        work = ride.professions[seat]
        laid.append(_laid(duel, seat, PROFESSIONS[work], 0 if work == ALCHEMIST else 1))
    return laid + _tokens(duel, laid, duel.attacker) + _tokens(duel, laid, duel.defender)


def _laid(duel: Duel, seat: i64, what: str, points: i64) -> DuelPiece:
    """A piece lies with the side it helps: an Alchemist's with the winner he names, whomever he supports."""
    helped = duel.decided if what == PROFESSIONS[ALCHEMIST] else seat
    shut_out = duel.duelist >= 0 and not duel.fights(seat)
    return DuelPiece(
        _side(duel, helped), what, seat, points, shut_out or (what == "support" and seat == duel.hypnotised)
    )


def _side(duel: Duel, seat: i64) -> str:
    return "swords" if duel.stands_with(seat) == duel.attacker else "shields"


def _tokens(duel: Duel, laid: list[DuelPiece], fighter: i64) -> list[DuelPiece]:
    """The points of a fighter's side that no card and no passenger accounts for."""
    side, role = _side(duel, fighter), duel.role(fighter)
    counted = [piece for piece in laid if piece.side == side and piece.what != "support"]
    of_fighter = sum([piece.points for piece in counted if piece.seat == fighter])
    of_others = sum([piece.points for piece in counted if piece.seat != fighter])
    tokens = [DuelPiece(side, "token", fighter, 1, False)] * (duel.brought[role] - of_fighter)
    return tokens + [DuelPiece(side, "token", None, 1, duel.duelist >= 0)] * (duel.brought[role + 2] - of_others)
