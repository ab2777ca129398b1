"""OpenSpiel's own search bots as opponents: ``openspiel-mcts`` and ``openspiel-ismcts``, in the arena and elsewhere.

They get what every bot gets, an imagined world, and search it through ``research.openspiel`` with OpenSpiel's random
rollouts. These are its Python searches: its C++ ones cannot step a game that is written in Python.
"""

from __future__ import annotations

from time import perf_counter
from typing import Any

from ..bots import add_bot
from ..bots.bot import Bot, Perspective
from ..core.position import Dice, Position
from .extra import missing_extra
from .game_setup import GameSetup
from .openspiel import CamarillaGame, CamarillaState, game_info, game_type

try:
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts
except ImportError as error:
    raise missing_extra(error) from None

EXPLORATION = 1.4
CAP = 400
"""Moves of a rollout before it counts as a draw."""
TRIAL = 4
"""Simulations that tell how many more the time allows."""


class GameFromHere(CamarillaGame):
    """An OpenSpiel game that begins in the middle of one of ours."""

    def __init__(self, name: str, world: Position) -> None:
        self.name = name
        self.setup = GameSetup.around(self.name, world)
        # Called imperfect whatever it is: OpenSpiel's IS-MCTS insists.
        kind = game_type(self.setup.rules, imperfect=True)
        pyspiel.Game.__init__(self, kind, game_info(self.setup), {})


class _Guest(Bot):
    """What both searches have in common: a state to search, and no more time than they may take."""

    think = 0.5

    def choose(self, perspective: Perspective, dice: Dice) -> int:
        game = GameFromHere(perspective.rules.name, perspective.world)
        state: CamarillaState = game.new_initial_state()
        state.asked = perspective.seat
        lot = np.random.RandomState(dice.randrange(2**32))
        began = perf_counter()
        count = min(TRIAL, self.most)
        action = self.search(game, count, lot).step(state)
        each = (perf_counter() - began) / count
        more = min(self.most, int(self.think / each) - count)
        if more > count:
            action = self.search(game, more, lot).step(state)
        return game.setup.actions.moves[int(action)]

    def search(self, game: CamarillaGame, simulations: int, lot: Any) -> Any:
        """OpenSpiel's bot."""
        raise NotImplementedError


class OpenSpielMcts(_Guest):
    """Monte Carlo tree search in the one world it is handed."""

    def search(self, game: CamarillaGame, simulations: int, lot: Any) -> Any:
        return mcts.MCTSBot(game, EXPLORATION, simulations, _rollouts(lot), solve=False, random_state=lot)


class OpenSpielIsmcts(_Guest):
    """Information-set tree search: a new world for every simulation."""

    def search(self, game: CamarillaGame, simulations: int, lot: Any) -> Any:
        return ismcts.ISMCTSBot(
            game, _rollouts(lot), EXPLORATION, simulations, random_state=lot, use_observation_string=True
        )


def _rollouts(lot: Any) -> Any:
    return mcts.RandomRolloutEvaluator(1, lot, max_length=CAP)


def invite() -> None:
    """Make both known by name."""
    add_bot("openspiel-mcts", OpenSpielMcts)
    add_bot("openspiel-ismcts", OpenSpielIsmcts)
