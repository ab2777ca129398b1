"""Many games at once, numpy in and numpy out: every step makes one move in every game.

A game whose manifest names a batch is stepped and encoded there, in compiled code; the others go one by one through the
same rules, with the same arrays at the end. A game that is over is dealt again at once.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol

from ..core.errors import CamarillaError
from ..core.message import Message
from ..core.option import Value
from ..core.position import OVER, Dice, IllegalMove, Position
from .extra import missing_extra
from .game_setup import GameSetup, settle
from .parts import batch_of

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise missing_extra(error) from None


class Moment(NamedTuple):
    """What lies before the N agents that are to move, and what came of the games just played."""

    observations: NDArray[np.int16]
    """N rows, each as the seat to move sees its game."""
    masks: NDArray[np.bool_]
    """N rows: which actions are legal."""
    seats: NDArray[np.uint8]
    """Who is to move."""
    rewards: NDArray[np.float32]
    """N rows, a reward for each seat; zeros unless the game ended with the last step."""
    done: NDArray[np.bool_]
    """Which games ended with the last step: their rows show the next game."""


class _Tables(Protocol):
    def step(self, actions: list[int]) -> tuple[NDArray[np.float32], NDArray[np.bool_]]: ...
    def observations(self) -> bytes: ...
    def masks(self) -> bytes: ...
    def seats(self) -> bytes: ...


class Tables:
    """N games side by side.

    >>> tables = Tables(game, 8, seed=1)
    >>> moment = tables.reset()
    >>> moment = tables.step(moment.masks.argmax(axis=1))
    """

    def __init__(
        self,
        game: str,
        tables: int = 1024,
        *,
        players: int | None = None,
        seed: int = 0,
        **options: Value,
    ) -> None:
        if tables < 1:
            raise CamarillaError(f"{tables} tables: at least one is needed")
        self.setup = GameSetup(game, players, **options)
        self.count = tables
        self._seed = seed
        self._tables = self._lay(seed)

    def _lay(self, seed: int) -> _Tables:
        batch = batch_of(self.setup.rules.name)
        if batch is not None:
            return _Batched(batch(self.setup.first, self.count, seed), self.setup.seats)
        return _OneByOne(self.setup, self.count, seed)

    def reset(self, seed: int | None = None) -> Moment:
        """New games at every table; the same seed gives the same deals."""
        self._seed = self._seed if seed is None else seed
        self._tables = self._lay(self._seed)
        return self._moment(np.zeros((self.count, self.setup.seats), np.float32), np.zeros(self.count, np.bool_))

    def step(self, actions: NDArray[np.integer]) -> Moment:
        """An action at every table. If one is not legal, ``IllegalMove`` is raised and nothing is played."""
        return self._moment(*self._tables.step(actions.tolist()))

    def _moment(self, rewards: NDArray[np.float32], done: NDArray[np.bool_]) -> Moment:
        tables = self._tables
        return Moment(
            np.frombuffer(tables.observations(), np.int16).reshape(self.count, -1),
            np.frombuffer(tables.masks(), np.bool_).reshape(self.count, -1),
            np.frombuffer(tables.seats(), np.uint8),
            rewards,
            done,
        )

    def afterstates(self) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.int16]]:
        """Every legal action at every table: the table, the action, and what the mover sees once it is done.

        For games in which everything is open; a card to be drawn has not come yet.
        """
        if not isinstance(self._tables, _Batched):
            raise CamarillaError(f"{self.setup.rules.name} has secrets: what follows a move is not known to the mover")
        tables, actions, rows = self._tables.afterstates()
        seen = np.frombuffer(rows, np.int16).reshape(len(actions), -1)
        return np.array(tables), np.array(actions), seen


class Batch(Protocol):
    """Many games of an open game side by side, made from a first position, their number and a seed.

    Rows are bytes, game after game, so that numpy reads them where they lie. ``step`` gives a byte for each game: 0 if
    it goes on, 1 + seat if that seat has won, 1 + the number of seats if all share the win.
    """

    def step(self, moves: list[int]) -> bytes: ...
    def observations(self) -> bytes: ...
    def masks(self) -> bytes: ...
    def seats(self) -> bytes: ...
    def afterstates(self) -> tuple[list[int], list[int], bytes]: ...


class _Batched:
    """The tables of a batch, their results made into rewards."""

    def __init__(self, batch: Batch, seats: int) -> None:
        self._batch = batch
        self.observations = batch.observations
        self.masks = batch.masks
        self.seats = batch.seats
        self.afterstates = batch.afterstates
        self._worth = np.zeros((seats + 2, seats), np.float32)
        """By result, what it is worth to every seat."""
        self._worth[1 : seats + 1] = -1 / (seats - 1)
        np.fill_diagonal(self._worth[1:], 1)

    def step(self, actions: list[int]) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        results = np.frombuffer(self._batch.step(actions), np.uint8)
        return self._worth[results], results != 0


class _OneByOne:
    """Any game, one position after the other. Where several seats decide at once, the first one waited for does."""

    def __init__(self, setup: GameSetup, count: int, seed: int) -> None:
        self._setup = setup
        self._dice = Dice(seed)
        self._games: list[Position] = [setup.deal(self._dice) for _ in range(count)]

    def step(self, actions: list[int]) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        moves = self._moves(actions)
        rewards = np.zeros((len(moves), self._setup.seats), np.float32)
        done = np.zeros(len(moves), np.bool_)
        for table, move in enumerate(moves):
            game = self._games[table]
            game.apply(game.actor, move)
            if settle(game, self._dice).actor == OVER:
                rewards[table] = self._setup.rewards(game)
                done[table] = True
                self._games[table] = self._setup.deal(self._dice)
        return rewards, done

    def _moves(self, actions: list[int]) -> list[int]:
        """All checked before any is made."""
        if len(actions) != len(self._games):
            raise ValueError(f"{len(actions)} moves for {len(self._games)} games: one each is wanted")
        space = self._setup.actions
        if any(not 0 <= action < space.size for action in actions):
            raise IllegalMove(Message("core-why-not-legal"))
        pairs = zip(self._games, actions, strict=True)
        return [self._setup.move(game, int(game.actor), action) for game, action in pairs]

    def observations(self) -> bytes:
        encode = self._setup.encoder.encode
        return b"".join([encode(game, game.actor) for game in self._games])

    def masks(self) -> bytes:
        return b"".join([self._setup.mask(game, game.actor).tobytes() for game in self._games])

    def seats(self) -> bytes:
        return bytes([game.actor for game in self._games])
