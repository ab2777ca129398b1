"""A duel as everybody sees it: who stands where, and every piece that has been laid into the scales."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from . import notes as on
from .edition import KINDS, PROFESSIONS
from .notation import named, seat_or_none
from .phases.duel import Duel, duel_of
from .position import CoachRide
from .tables import ALCHEMIST, POISON_RING, places_in

SWORDS, SHIELDS = "swords", "shields"


class PieceView(msgspec.Struct, frozen=True, gc=False):
    """Something that speaks for one side of a duel."""

    side: str
    what: str
    """``fighter``, ``support``, ``token``, or the item or profession that was shown."""
    seat: int | None
    """Whose it is; None: a token of one of the supporters."""
    points: int
    void: bool
    """It has been shut out, by a Hypnotist or a Duelist."""


class DuelView(msgspec.Struct, frozen=True, gc=False):
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
    works = [int(ride.professions[seat]) for seat in named(int(duel.helped))]
    return _duel_view(tuple(duel.state()), tuple(_shown(ride)), tuple(works))


@lru_cache(maxsize=4_000)
def _duel_view(state: tuple[int, ...], shown: tuple[int, ...], works: tuple[int, ...]) -> DuelView:
    """A duel, the notes of items shown in it, and the professions that helped. Remembered: many let it pass by."""
    duel = duel_of(state)
    return DuelView(
        attacker=duel.attacker,
        defender=duel.defender,
        swords=named(int(duel.swords)),
        shields=named(int(duel.shields)),
        points=[duel.points(duel.attacker), duel.points(duel.defender)],
        pieces=_pieces(duel, shown, works),
        hypnotised=seat_or_none(duel.hypnotised),
        duelist=seat_or_none(duel.duelist),
        poisoner=seat_or_none(duel.poisoner),
        decided=seat_or_none(duel.decided),
        shown=[KINDS[kind] for kind in places_in(duel.used)],
    )


def _pieces(duel: Duel, shown: tuple[int, ...], works: tuple[int, ...]) -> list[PieceView]:
    laid = [_laid(duel, duel.attacker, "fighter"), _laid(duel, duel.defender, "fighter")]
    laid += [_laid(duel, seat, "support") for seat in named(int(duel.swords | duel.shields))]
    for made in shown:
        kind = on.content_of(made) - 1
        laid.append(_laid(duel, on.seat_of(made), KINDS[kind], int(kind != POISON_RING)))
    for seat, work in zip(named(int(duel.helped)), works, strict=True):
        laid.append(_laid(duel, seat, PROFESSIONS[work], int(work != ALCHEMIST)))
    return [*laid, *_tokens(duel, laid)]


def _laid(duel: Duel, seat: int, what: str, points: int = 1) -> PieceView:
    side = SWORDS if duel.stands_with(seat) == duel.attacker else SHIELDS
    shut_out = duel.duelist >= 0 and not duel.fights(seat)
    return PieceView(side, what, seat, points, shut_out or (what == "support" and seat == duel.hypnotised))


def _shown(ride: CoachRide) -> list[int]:
    """The notes of the items shown in this duel."""
    found: list[int] = []
    number = len(ride.notes) - 1
    while number >= 0 and on.kind_of_note(ride.notes[number]) != on.ATTACKED:
        if on.kind_of_note(ride.notes[number]) == on.SHOWED:
            found.append(int(ride.notes[number]))
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
