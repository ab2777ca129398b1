"""A duel as everybody sees it: who stands where, and every piece that has been laid into the scales."""

from __future__ import annotations

import msgspec

from . import notes as on
from .edition import KINDS, PROFESSIONS
from .notation import named
from .phases.duel import Duel
from .position import CoachRide
from .tables import ALCHEMIST, POISON_RING, places_in

SWORDS, SHIELDS = "swords", "shields"


class PieceView(msgspec.Struct, frozen=True):
    """Something that speaks for one side of a duel."""

    side: str
    what: str
    """``fighter``, ``support``, ``token``, or the item or profession that was shown."""
    seat: int | None
    """Whose it is; None: a token of one of the supporters."""
    points: int
    void: bool
    """It has been shut out, by a Hypnotist or a Duelist."""


class DuelView(msgspec.Struct, frozen=True):
    attacker: int
    defender: int
    swords: list[int]
    """Who stands with the attacker, once it is shown; with the defender:"""
    shields: list[int]
    points: list[int]
    """The tally so far: attacker, defender."""
    pieces: list[PieceView]
    """What the tally is made of."""
    hypnotised: int | None
    duelist: int | None
    poisoner: int | None
    decided: int | None
    shown: list[str]


def duel_view(ride: CoachRide) -> DuelView | None:
    duel = ride.duel
    if duel.attacker < 0:
        return None
    return DuelView(
        attacker=duel.attacker,
        defender=duel.defender,
        swords=named(int(duel.swords)),
        shields=named(int(duel.shields)),
        points=[duel.points(duel.attacker), duel.points(duel.defender)],
        pieces=_pieces(ride, duel),
        hypnotised=_seat_or_none(duel.hypnotised),
        duelist=_seat_or_none(duel.duelist),
        poisoner=_seat_or_none(duel.poisoner),
        decided=_seat_or_none(duel.decided),
        shown=[KINDS[kind] for kind in places_in(duel.used)],
    )


def _seat_or_none(seat: int) -> int | None:
    return seat if seat >= 0 else None


def _pieces(ride: CoachRide, duel: Duel) -> list[PieceView]:
    laid = [_laid(duel, duel.attacker, "fighter"), _laid(duel, duel.defender, "fighter")]
    laid += [_laid(duel, seat, "support") for seat in named(int(duel.swords | duel.shields))]
    laid += [_laid(duel, seat, KINDS[kind], int(kind != POISON_RING)) for seat, kind in _shown(ride)]
    for seat in named(int(duel.helped)):
        work = int(ride.professions[seat])
        laid.append(_laid(duel, seat, PROFESSIONS[work], int(work != ALCHEMIST)))
    return [*laid, *_tokens(duel, laid)]


def _laid(duel: Duel, seat: int, what: str, points: int = 1) -> PieceView:
    side = SWORDS if duel.stands_with(seat) == duel.attacker else SHIELDS
    shut_out = duel.duelist >= 0 and not duel.fights(seat)
    return PieceView(side, what, seat, points, shut_out or (what == "support" and seat == duel.hypnotised))


def _shown(ride: CoachRide) -> list[tuple[int, int]]:
    """The items shown in this duel, with whose they are, as everybody has noted."""
    found: list[tuple[int, int]] = []
    number = len(ride.notes) - 1
    while number >= 0 and on.kind_of_note(ride.notes[number]) != on.ATTACKED:
        made = ride.notes[number]
        if on.kind_of_note(made) == on.SHOWED:
            found.append((int(on.seat_of(made)), int(on.content_of(made)) - 1))
        number -= 1
    return found[::-1]


def _tokens(duel: Duel, laid: list[PieceView]) -> list[PieceView]:
    """The points that no card and no passenger accounts for."""
    counted = [piece for piece in laid if piece.what != "support"]
    made: list[PieceView] = []
    for side, fighter, own, more in (
        (SWORDS, int(duel.attacker), int(duel.own_swords), int(duel.more_swords)),
        (SHIELDS, int(duel.defender), int(duel.own_shields), int(duel.more_shields)),
    ):
        of_fighter = sum(piece.points for piece in counted if piece.seat == fighter)
        of_others = sum(piece.points for piece in counted if piece.side == side and piece.seat != fighter)
        made += [PieceView(side, "token", fighter, 1, False)] * (own - of_fighter)
        made += [PieceView(side, "token", None, 1, duel.duelist >= 0)] * (more - of_others)
    return made
