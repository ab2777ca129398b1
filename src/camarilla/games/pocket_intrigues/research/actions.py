"""Every move that could ever be made at a table of Pocket Intrigues."""

from __future__ import annotations

from collections.abc import Iterable

from ..position import PocketIntrigues
from ..tables import BINDINGS, DEATH_MOVES, SWAPS


def all_moves(first: PocketIntrigues) -> Iterable[int]:
    """An action of hand or open card bound to characters, as far as any card of the edition can be; or a death's."""
    actions = first.tables.actions
    ways = [way * BINDINGS + binding for way in range(4) for action in actions[way % 2 :: 2]
            for binding in action.bindings]  # fmt: skip
    swaps = [SWAPS + 10 * one + other for one in range(10) for other in range(one + 1, 10)]
    return [*ways, *range(DEATH_MOVES, SWAPS), *swaps]
