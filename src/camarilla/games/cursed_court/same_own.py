"""Whether a move has left what a seat knows as it was: compared here is all that ``show.own`` is made of. Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from .position import CursedCourt


def same_own(before: CursedCourt, after: CursedCourt, seat: i64) -> bool:
    """A bet is made every move, cards and feints are laid now and then. Coinless, every crown shifts the odds."""
    return (
        not after.coinless
        and before.tableau == after.tableau
        and before.laid == after.laid
        and before.hidden == after.hidden
        and before.left_out == after.left_out
        and before.feints[seat] == after.feints[seat]
        and before.table == after.table
        and before.players == after.players
    )
