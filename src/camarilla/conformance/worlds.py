"""Every table the suite sits down at: each game, number of players and set of options."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product

import msgspec

from .. import CamarillaError, Dice, Position, find, names
from ..core.option import Options
from ..core.playout import playout_moves
from ..core.rules import AnyRules

MOST_SETTINGS = 18
"""For each number of players. The usual options and every single change are always among them; of the
combinations, where they multiply, so many are drawn, others for each number of players."""
CAP = 3000
"""Random games may be long; what matters here happens early and late, and a cap keeps the suite quick."""


class World(msgspec.Struct, frozen=True):
    """One way to set a game up."""

    game: str
    seats: int
    options: tuple[tuple[str, bool | int | str], ...]

    @property
    def rules(self) -> AnyRules:
        return find(self.game)

    def first(self) -> Position:
        return self.rules.begin(self.seats, dict(self.options))

    def __str__(self) -> str:
        told = [f"{name}={value}" for name, value in self.options]
        return "-".join([self.game, str(self.seats), *told])


def worlds(*games: str) -> list[World]:
    """The tables of some games, in a fixed order; without any, of all that are registered."""
    return [world for name in games or names() for world in _worlds_of(find(name))]


def _worlds_of(rules: AnyRules) -> Iterator[World]:
    usual = {option.name: option.default for option in rules.options}
    for seats in rules.players:
        changes = [tuple((k, v) for k, v in options.items() if v != usual[k]) for options in _settings(rules)]
        changes = [changed for changed in changes if _goes(rules, seats, dict(changed))]
        simple = [changed for changed in changes if len(changed) <= 1]
        combined = [changed for changed in changes if len(changed) > 1]
        room = max(0, MOST_SETTINGS - len(simple))
        if len(combined) > room:
            combined = random.Random(seats).sample(combined, room)
        for changed in [*simple, *combined]:
            yield World(rules.name, seats, changed)


def _settings(rules: AnyRules) -> Iterator[Options]:
    names_of = [option.name for option in rules.options]
    for values in product(*(option.samples() for option in rules.options)):
        yield dict(zip(names_of, values, strict=True))


def _goes(rules: AnyRules, seats: int, options: Options) -> bool:
    try:
        rules.read_options(seats, options)
    except CamarillaError:
        return False
    return True


def random_game(world: World, seed: int) -> list[tuple[int, int]]:
    """A random game as ``(actor, move)``, the same for the same seed."""
    return playout_moves(world.first(), Dice(seed), CAP)


def moments(world: World, seed: int, count: int) -> list[Position]:
    """Positions spread over a random game, the first and the last among them."""
    moves = random_game(world, seed)
    wanted = {round(place * len(moves) / max(1, count - 1)) for place in range(count)}
    position = world.first()
    found = [position.copy()]
    for number, (actor, move) in enumerate(moves, 1):
        position.apply(actor, move)
        if number in wanted:
            found.append(position.copy())
    return found
