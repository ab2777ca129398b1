"""The tables that the research tests sit down at: every world of the conformance suite, and one short game of each."""

from __future__ import annotations

import pytest

from camarilla.conformance import World, worlds
from camarilla.core.option import Value
from camarilla.research.game_setup import GameSetup

every_world = pytest.mark.parametrize("world", worlds(), ids=str)

SHORT: dict[str, dict[str, Value]] = {
    "rose-king": {},
    "cursed-court": {"players": 3, "years": 1, "masquerade": True},
    "pocket-intrigues": {"players": 3, "wins": 1},
    "devils-castle": {"players": 4, "turns": 12},
}
every_game = pytest.mark.parametrize("game", SHORT)


def setup_of(world: World) -> GameSetup:
    return GameSetup(world.game, world.seats, **dict(world.options))
