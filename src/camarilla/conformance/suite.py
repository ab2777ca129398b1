"""The list of checks: each module beside this one adds its own by the two decorators."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from .. import names
from .worlds import World, worlds

_TABLE_CHECKS: list[Callable[[World], None]] = []
_GAME_CHECKS: list[Callable[[str], None]] = []


class Check(NamedTuple):
    """One thing that is asked of one game, at one table; calling it raises ``AssertionError`` if it does not hold."""

    name: str
    run: Callable[[], None]

    def __call__(self) -> None:
        self.run()

    def __str__(self) -> str:
        return self.name


def every_table(check: Callable[[World], None]) -> Callable[[World], None]:
    """Ask this of a game at every number of players and with every option."""
    _TABLE_CHECKS.append(check)
    return check


def every_game(check: Callable[[str], None]) -> Callable[[str], None]:
    """Ask this of a game once."""
    _GAME_CHECKS.append(check)
    return check


def checks(*games: str) -> list[Check]:
    """All that is asked of some games, by their names; without any, of all that are registered."""
    tables = worlds(*games)
    return [
        *(_check(ask, world) for ask in _TABLE_CHECKS for world in tables),
        *(_check(ask, game) for ask in _GAME_CHECKS for game in games or names()),
    ]


def _check(ask: Callable[[World], None] | Callable[[str], None], subject: World | str) -> Check:
    run: Callable[..., None] = ask
    topic = ask.__module__.rpartition(".")[2]
    return Check(f"{topic}-{ask.__name__}-{subject}", lambda: run(subject))
