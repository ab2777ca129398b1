"""What a bot is, and what it is handed: an imagined world and its own seat's record, never the true position."""

from __future__ import annotations

from abc import ABC, abstractmethod

from ..core.game import Game
from ..core.position import Dice, Position
from ..core.replay import Seen
from ..core.rules import AnyRules


class Perspective:
    """One seat's side of a game under way.

    ``world`` is a position in which all that the seat cannot know has been redrawn: it looks to the seat exactly like
    the true one, which a bot never gets. ``world.imagine(seat, dice)`` gives further such worlds.
    """

    def __init__(self, game: Game, seat: int, dice: Dice) -> None:
        self.seat = seat
        self.world: Position = game.position.imagine(seat, dice)
        self.seen: list[Seen] = game.seen_by(seat)
        """The record as this seat saw it. Made at once: nothing here leads back to the game."""
        self.rules: AnyRules = game.rules

    def moves_since(self, number: int) -> list[tuple[int, int]]:
        """The players' moves after so many entries of the record, each with its seat, as this seat saw them."""
        return [(seen.actor, seen.label) for seen in self.seen[number:] if seen.actor >= 0]


class Bot(ABC):
    """A player. It may keep notes between its moves; a new game gets a new bot.

    Its name is the message ``bots-NAME``; what it is like says ``about_bot``.
    """

    think: float = 0.0
    """Seconds it may take over a move, if it searches."""
    by_processor: bool = False
    """Whether its seconds are those of the processor: in contests, so that a busy machine favours nobody."""
    patience: float = 10.0
    """Seconds beyond twice its time after which a bot is not waited for any longer."""
    most: int = 10**9
    """Simulations it may take over a move: for games that must repeat exactly, whatever the machine."""

    @abstractmethod
    def choose(self, perspective: Perspective, dice: Dice) -> int:
        """A legal move of the perspective's seat."""
