"""The Rose King as an OpenSpiel Python game, after the pattern of OpenSpiel's own tic-tac-toe."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from .plain import CARDS, CHANCE, OVER, PlainRoseKing

NAME = "plain_rose_king"
_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="The Rose King by hand",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={},
)
_INFO = pyspiel.GameInfo(
    num_distinct_actions=50,
    max_chance_outcomes=CARDS,
    num_players=2,
    min_utility=-1.0,
    max_utility=1.0,
    utility_sum=0.0,
    max_game_length=2000,
)


class PlainGame(pyspiel.Game):
    def __init__(self, params: Any = None) -> None:
        super().__init__(_TYPE, _INFO, params or {})

    def new_initial_state(self) -> PlainState:
        return PlainState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> PlainObserver:
        return PlainObserver()


class PlainState(pyspiel.State):
    def __init__(self, game: PlainGame) -> None:
        super().__init__(game)
        self.table = PlainRoseKing()

    def current_player(self) -> int:
        if self.table.actor == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.table.actor == CHANCE else self.table.actor

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(card, 1 / len(self.table.deck)) for card in sorted(self.table.deck)]

    def _apply_action(self, action: int) -> None:
        self.table.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return str(action)

    def is_terminal(self) -> bool:
        return self.table.actor == OVER

    def returns(self) -> list[float]:
        worth = float(self.table.result()) if self.is_terminal() else 0.0
        return [worth, -worth]

    def __str__(self) -> str:
        return str(vars(self.table))


class PlainObserver:
    """Board and crown, as planes."""

    def __init__(self) -> None:
        self.tensor = np.zeros(3 * 81, np.float32)
        self.dict = {"board": self.tensor.reshape(3, 81)}

    def set_from(self, state: PlainState, player: int) -> None:
        board = np.array(state.table.board)
        self.dict["board"][0] = board == player
        self.dict["board"][1] = board == 1 - player
        self.dict["board"][2] = np.arange(81) == state.table.crown

    def string_from(self, state: PlainState, player: int) -> str:
        return str(state)


pyspiel.register_game(_TYPE, PlainGame)
