"""One table as researchers see it: a game with its players and options, its actions, its observations, its rewards."""

from __future__ import annotations

from typing import TypedDict

from ..core.errors import CamarillaError
from ..core.option import Value
from ..core.position import CHANCE, Dice, IllegalMove, Position
from ..core.registry import find
from .actions import actions_of
from .extra import missing_extra
from .parts import encoder_of

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise missing_extra(error) from None


class Observation(TypedDict):
    """What an agent is handed."""

    observation: NDArray[np.int16]
    action_mask: NDArray[np.int8]


class GameSetup:
    """Everything about a table that stays the same from game to game."""

    def __init__(self, game: str, players: int | None = None, **options: Value) -> None:
        self.rules = find(game)
        seats = self.rules.seats(players)
        self._lay(self.rules.begin(seats, self.rules.read_options(seats, options)))

    @classmethod
    def around(cls, game: str, position: Position) -> GameSetup:
        """The setup of a game under way, which every deal of it then goes on from."""
        made = cls.__new__(cls)
        made.rules = find(game)
        made._lay(position)
        return made

    def _lay(self, first: Position) -> None:
        self.first = first
        self.seats = int(first.seats)
        self.actions = actions_of(self.rules.name, first)
        self.encoder = encoder_of(self.rules, first)

    def deal(self, dice: Dice) -> Position:
        """A new game, as far as the first decision."""
        return settle(self.first.copy(), dice)

    def observation(self, position: Position, seat: int) -> NDArray[np.int16]:
        """What a seat may know, in the order of ``encoder.fields``."""
        return np.frombuffer(self.encoder.encode(position, seat), np.int16)

    def mask(self, position: Position, seat: int) -> NDArray[np.int8]:
        """1 for every action that a seat may take now."""
        mask = np.zeros(self.actions.size, np.int8)
        mask[self.actions.legal(position, seat)] = 1
        return mask

    def observe(self, position: Position, seat: int) -> Observation:
        return {"observation": self.observation(position, seat), "action_mask": self.mask(position, seat)}

    def move(self, position: Position, seat: int, action: int) -> int:
        """The move of an action; one that is not legal now raises ``IllegalMove`` and says why."""
        if not 0 <= action < self.actions.size:
            raise CamarillaError(f"action {action}: {self.rules.name} has actions from 0 to {self.actions.size - 1}")
        move = self.actions.moves[action]
        why = position.why_not(seat, move)
        if why is not None:
            raise IllegalMove(why)
        return move

    def rewards(self, end: Position) -> list[float]:
        """What an end is worth to every seat: 1 for a win alone, zero in all; the rest shares the loss."""
        fair = 1 / self.seats
        return [(end.utility(seat) - fair) / (1 - fair) for seat in range(self.seats)]

    def bounds(self) -> tuple[NDArray[np.int16], NDArray[np.int16]]:
        """The lowest and the highest value of every number of an observation."""
        fields = self.encoder.fields
        sizes = [field.size for field in fields]
        low = np.repeat(np.array([field.low for field in fields], np.int16), sizes)
        return low, np.repeat(np.array([field.high for field in fields], np.int16), sizes)


def settle(position: Position, dice: Dice) -> Position:
    """Let chance act until somebody has to decide, or the game is over."""
    while position.actor == CHANCE:
        position.step(dice)
    return position
