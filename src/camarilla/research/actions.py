"""Moves as actions: for one table, every move that could ever be made there, numbered from 0 without gaps."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import product
from typing import cast

from ..core.errors import unknown
from ..core.position import Position
from ..games.cursed_court.phases.year_end import LEAVE, MORE, MOST_STACKS, PLAY_ON, REBUY, SHARE, STAY
from ..games.cursed_court.position import COINS, CursedCourt
from ..games.cursed_court.tables import ASKED, CASH, REGIONS
from ..games.devils_castle.notation import all_moves
from ..games.pocket_intrigues.position import PocketIntrigues
from ..games.pocket_intrigues.tables import BINDINGS, DEATH_MOVES, SWAPS
from .rose_king import ACTIONS


class Actions:
    """The fixed space of actions of one table. Their order is that of the moves."""

    def __init__(self, moves: Iterable[int]) -> None:
        self.moves = tuple(sorted(set(moves)))
        self.size = len(self.moves)
        self._numbers = {move: number for number, move in enumerate(self.moves)}

    def number(self, move: int) -> int | None:
        """The action of a move; None for a bet too large for the space (a cash game's bought chips)."""
        return self._numbers.get(move)

    def legal(self, position: Position, seat: int) -> list[int]:
        """The actions a seat may take now, lowest first."""
        numbers = self._numbers
        return sorted([numbers[move] for move in position.moves(seat) if move in numbers])


def actions_of(game: str, first: Position) -> Actions:
    """The action space of a table, from any of its positions."""
    if game not in _SPACES:
        raise unknown("game with an action space", game, _SPACES)
    return Actions(_SPACES[game](first))


def _rose_king(first: Position) -> Iterable[int]:
    return range(ACTIONS)


def _cursed_court(first: Position) -> Iterable[int]:
    """A region, a feint or not, and a stack: at most all that is at the table before anybody buys more."""
    court = cast(CursedCourt, first)
    stack = int(court.tables.chips * court.seats if court.terms.exchange else court.tables.coins)
    most = 0 if court.coinless else stack
    marks = (0, 1) if court.masquerade else (0,)
    bets = [
        coins * COINS + 2 * region + mark for coins, region, mark in product(range(most + 1), range(REGIONS), marks)
    ]
    answers = [STAY, *(REBUY + MORE * more for more in range(MOST_STACKS)), LEAVE]
    found = bets + answers if court.terms.exchange == CASH else bets
    return [*found, SHARE, PLAY_ON] if court.terms.ties == ASKED else found


def _pocket_intrigues(first: Position) -> Iterable[int]:
    """An action of hand or open card bound to characters, as far as any card of the edition can be; or a death's."""
    tables = cast(PocketIntrigues, first).tables
    ways = [way * BINDINGS + binding for way in range(4) for action in tables.actions[way % 2 :: 2]
            for binding in action.bindings]  # fmt: skip
    swaps = [SWAPS + 10 * one + other for one in range(10) for other in range(one + 1, 10)]
    return [*ways, *range(DEATH_MOVES, SWAPS), *swaps]


def _devils_castle(first: Position) -> Iterable[int]:
    return all_moves(int(first.seats))


_SPACES: dict[str, Callable[[Position], Iterable[int]]] = {
    "rose-king": _rose_king,
    "cursed-court": _cursed_court,
    "pocket-intrigues": _pocket_intrigues,
    "devils-castle": _devils_castle,
}
