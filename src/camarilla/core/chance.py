"""Where chance comes from: the only randomness there is, and always outside the position."""

from __future__ import annotations

import random
import secrets
from collections import deque
from collections.abc import Iterable
from typing import Any, Protocol

from .errors import CamarillaError, shown
from .position import CHANCE, Position


class Wording(Protocol):
    """What scripted chance needs of a game's rules: to read an outcome's text."""

    def move(self, position: Position, actor: int, text: str) -> int: ...


class Chance(Protocol):
    """A source of chance: asked for an outcome whenever a position waits for one."""

    def draw(self, position: Position, wording: Wording) -> int: ...


class Fair:
    """The system's secure generator: what real games are dealt with. Nobody can foresee or repeat it."""

    def draw(self, position: Position, wording: Wording) -> int:
        return _pick(position.chances(), secrets.randbelow)

    def __reduce__(self) -> tuple[object, ...]:
        return Fair, ()


class Seeded:
    """Repeatable chance: the same seed deals the same game, on every machine."""

    def __init__(self, seed: object) -> None:
        if not isinstance(seed, int):
            raise CamarillaError(f"a seed is a whole number, not {shown(seed)}")
        self._generator = random.Random(seed)

    def draw(self, position: Position, wording: Wording) -> int:
        return _pick(position.chances(), self._generator.randrange)

    def __reduce__(self) -> tuple[object, ...]:
        # A copy goes on where this one is. (A compiled class says itself how it is copied and pickled.)
        return _seeded_at, (self._generator.getstate(),)


class Scripted:
    """Outcomes laid down beforehand, in notation: for tests, puzzles and worked examples."""

    def __init__(self, outcomes: Iterable[str]) -> None:
        self._outcomes = deque(_script(outcomes))

    def draw(self, position: Position, wording: Wording) -> int:
        if not self._outcomes:
            raise CamarillaError("the script of chance has run out: the game needs one more outcome")
        return wording.move(position, CHANCE, self._outcomes.popleft())

    def __reduce__(self) -> tuple[object, ...]:
        return Scripted, (list(self._outcomes),)


def _script(outcomes: object) -> list[str]:
    """What a script of chance may be made of; anything else raises ``CamarillaError``."""
    if isinstance(outcomes, Iterable) and not isinstance(outcomes, str):
        script: list[Any] = list(outcomes)
        if all(isinstance(outcome, str) for outcome in script):
            return script
    raise CamarillaError(f"a script of chance is a list of outcomes as texts, not {shown(outcomes)}")


def _seeded_at(state: tuple[Any, ...]) -> Seeded:
    """Seeded chance that has already drawn."""
    chance = Seeded(0)
    chance._generator.setstate(state)
    return chance


class _Below(Protocol):
    def __call__(self, stop: int, /) -> int: ...


def _pick(chances: list[tuple[int, int]], below: _Below) -> int:
    left = below(sum(weight for _, weight in chances))
    for outcome, weight in chances:
        left -= weight
        if left < 0:
            return outcome
    raise AssertionError("chance was asked where nothing can happen")
