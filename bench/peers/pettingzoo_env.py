"""The Rose King as a raw PettingZoo environment, after the pattern of PettingZoo's own connect four."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from .plain import CHANCE, OVER, PlainRoseKing


class PlainEnv(AECEnv):
    metadata = {"name": "plain_rose_king_v0", "render_modes": []}

    def __init__(self) -> None:
        super().__init__()
        self.possible_agents = ["player_0", "player_1"]
        self.action_spaces = {agent: spaces.Discrete(50) for agent in self.possible_agents}
        seen: dict[str, spaces.Space[Any]]
        seen = {"observation": spaces.Box(0, 1, (3, 9, 9), np.int8), "action_mask": spaces.Box(0, 1, (50,), np.int8)}
        self.observation_spaces = {agent: spaces.Dict(seen) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._lot = random.Random(seed)
        self._laid_down: list[int] = list((options or {}).get("chance", ()))
        self.table = PlainRoseKing()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Any] = {agent: {} for agent in self.agents}
        self._deal()

    def _deal(self) -> None:
        """Let chance act, by lot or by what was laid down for it."""
        table = self.table
        while table.actor == CHANCE:
            table.apply(self._laid_down.pop(0) if self._laid_down else self._lot.choice(table.deck))
        if table.actor != OVER:
            self.agent_selection = self.possible_agents[table.actor]

    def observe(self, agent: str) -> dict[str, Any]:
        board = np.array(self.table.board).reshape(9, 9)
        seat = self.possible_agents.index(agent)
        crown = np.zeros((9, 9), np.int8)
        crown[divmod(self.table.crown, 9)] = 1
        mask = np.zeros(50, np.int8)
        if self.table.actor == seat:
            mask[self.table.legal()] = 1
        planes = np.stack([board == seat, board == 1 - seat, crown]).astype(np.int8)
        return {"observation": planes, "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0
        assert action is not None
        self.table.apply(int(action))
        self._deal()
        if self.table.actor == OVER:
            worth = self.table.result()
            self.rewards = {"player_0": worth, "player_1": -worth}
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
